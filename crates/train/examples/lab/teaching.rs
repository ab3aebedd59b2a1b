//! Teaching, with every option; and settling.

use kosa_bots::features;
use kosa_train::{Options, run};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

pub fn train(words: &[String]) {
    let mut options = Options::default();
    let mut it = words.iter();
    while let (Some(key), Some(value)) = (it.next(), it.next()) {
        match key.as_str() {
            "folder" => options.folder = value.into(),
            "games" => options.games = value.parse().unwrap(),
            "threads" => options.threads = value.parse().unwrap(),
            "rate" => options.rate = value.parse().unwrap(),
            "steady" => options.steady = value.parse().unwrap(),
            "lambda" => options.lambda = value.parse().unwrap(),
            "passes" => options.passes = value.parse().unwrap(),
            "beginning" => options.beginning = value.parse().unwrap(),
            "store" => options.store = value.parse().unwrap(),
            "habit" => options.habit = value.parse().unwrap(),
            "guided" => options.guided = value.parse().unwrap(),
            "among" => options.among_bots = value.parse().unwrap(),
            "from" => options.among_from = value.parse().unwrap(),
            "ahead" => options.ahead = value == "1",
            "seed" => options.seed = value.parse().unwrap(),
            "weights" => options.from = Some((value.into(), 0)),
            "played" => options.from.as_mut().unwrap().1 = value.parse().unwrap(),
            "gather" => options.gather = value.parse().unwrap(),
            "round" => options.per_round = value.parse().unwrap(),
            "share" => options.share = value.parse().unwrap(),
            "save" => options.save_every = value.parse().unwrap(),
            other => panic!("{other}"),
        }
    }
    let began = Instant::now();
    let at = run(&options, &AtomicBool::new(false), |point| {
        println!("{:>5}s {}", began.elapsed().as_secs(), point.describe());
    });
    println!("{} games", at.map(|at| at.games).unwrap_or(0));
}

/// `settle CHECKPOINT OUT PASSES RATE [fresh]`: fits the weights of a checkpoint to the whole of its store, with steps that shrink to nothing; from
/// nothing where `fresh` is said.
pub fn settle(words: &[String]) {
    use rand_core::SeedableRng;
    let at = kosa_train::Checkpoint::load(words[0].as_ref()).unwrap().unwrap();
    let (passes, rate) = (words[2].parse().unwrap(), words[3].parse().unwrap());
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(at.games);
    let learner = match words.get(4).map(String::as_str) {
        Some("fresh") => kosa_train::Learner::new(features::WIDTH, &mut rng),
        _ => kosa_train::Learner::from(at.learner.average.clone()),
    };
    let net =
        kosa_train::settle(learner, &at.store.samples, passes, rate, &mut rng, |pass, learned, kept| {
            println!("pass {pass}: errors {learned:.4?}, of samples that are not learned from {kept:.4?}");
        });
    std::fs::write(&words[1], net.to_bytes()).unwrap();
}
