//! Settling: weights are fitted to many samples at once, with steps that shrink to nothing.
//!
//! Training itself follows the last games with steps of some size, so that its weights always carry the luck of those games; and a search looks for
//! exactly the positions that luck has made look good. What it has learned lies in the samples: many of them, learned to the end, leave less to luck.

use crate::learn::Learner;
use crate::sample::Sample;
use kosa_bots::{Net, OUTPUTS};
use kosa_engine::random::below;
use rand_core::Rng;

/// Samples of a step.
const BATCH: usize = 256;
/// A block has so many samples in a row, fewer where there are few of them.
const BLOCK: usize = 2_000;
/// One of so many blocks is not learned from, but asked how well others were learned.
const KEPT: usize = 20;

/// Fits weights to samples, `passes` times through all of them, and gives the averaged weights ([`Learner::average`]). After each pass it tells the
/// mean errors of what was learned, and those of the averaged weights for samples that are not learned from.
pub fn settle(
    mut learner: Learner,
    samples: &[Sample],
    passes: u32,
    rate: f32,
    rng: &mut impl Rng,
    mut tell: impl FnMut(u32, [f32; OUTPUTS], [f32; OUTPUTS]),
) -> Net {
    // Whole games, nearly: positions of one game are alike.
    let block = (samples.len() / KEPT).clamp(1, BLOCK);
    let is_kept = |i: &usize| (i / block) % KEPT == KEPT - 1;
    let (kept, mut order): (Vec<usize>, Vec<usize>) = (0..samples.len()).partition(is_kept);
    let steps = (order.len() / BATCH).max(1) as u32;
    let all = (steps * passes).max(1);
    let mut done = 0;
    for pass in 0..passes {
        for i in (1..order.len()).rev() {
            order.swap(i, below(rng, i as u32 + 1) as usize);
        }
        let mut sum = [0.0; OUTPUTS];
        for batch in order.chunks(BATCH).take(steps as usize) {
            let left = 1.0 - done as f32 / all as f32;
            let errors = learner.step(batch.iter().map(|i| &samples[*i]), rate * left);
            sum.iter_mut().zip(errors).for_each(|(sum, error)| *sum += error / steps as f32);
            done += 1;
        }
        tell(pass + 1, sum, errors(&learner.average, kept.iter().map(|i| &samples[*i])));
    }
    learner.average
}

/// The mean squared errors of weights.
fn errors<'a>(net: &Net, samples: impl Iterator<Item = &'a Sample>) -> [f32; OUTPUTS] {
    let mut sum = [0.0; OUTPUTS];
    let mut count = 0;
    for sample in samples {
        let [score, margin, win] = net.outputs_of(sample.inputs());
        for ((sum, said), target) in sum.iter_mut().zip([score, margin, Net::chance(win)]).zip(sample.target)
        {
            *sum += (said - target) * (said - target);
        }
        count += 1;
    }
    sum.map(|sum| sum / count.max(1) as f32)
}
