//! Settling learns what is in the samples, and knows of samples it has never seen.

use kosa_bots::{Inputs, features};
use kosa_engine::random::below;
use kosa_train::{Learner, Sample, settle};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Samples whose targets follow from their first two inputs, with some luck.
fn samples(count: usize, rng: &mut Pcg64Mcg) -> Vec<Sample> {
    let even = |rng: &mut Pcg64Mcg| below(rng, 1_000) as f32 / 1_000.0;
    (0..count)
        .map(|_| {
            let (a, b, luck) = (even(rng), even(rng), 0.2 * (even(rng) - 0.5));
            let mut inputs = Inputs::new();
            inputs.number(a);
            inputs.number(b);
            inputs.pass(features::WIDTH - 2);
            Sample::new(&inputs, [a + luck, a * b + luck, if a > b { 0.8 } else { 0.2 }])
        })
        .collect()
}

#[test]
fn samples_that_were_not_learned_from_are_known_too() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let samples = samples(20_000, &mut rng);
    let mut told = Vec::new();
    let learner = Learner::new(features::WIDTH, &mut rng);
    let net = settle(learner, &samples, 4, 1e-2, &mut rng, |pass, _, kept| told.push((pass, kept)));
    assert_eq!(told.iter().map(|(pass, _)| *pass).collect::<Vec<_>>(), [1, 2, 3, 4]);
    // Luck alone is 0.0033; whoever knew nothing would be off by 0.08, 0.05 and 0.09.
    let (_, [score, margin, win]) = told[3];
    assert!(score < 0.006 && margin < 0.006 && win < 0.02, "{told:?}");
    assert_eq!(net.first.len(), features::WIDTH);
}

#[test]
fn the_same_samples_and_luck_give_the_same_weights() {
    let settled = || {
        let mut rng = Pcg64Mcg::seed_from_u64(2);
        let samples = samples(3_000, &mut rng);
        let learner = Learner::new(features::WIDTH, &mut rng);
        settle(learner, &samples, 1, 1e-3, &mut rng, |_, _, _| {})
    };
    assert!(settled() == settled());
}
