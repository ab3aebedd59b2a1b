//! Training, round by round.

use crate::checkpoint::{Checkpoint, CheckpointError};
use crate::curriculum::{Curriculum, Kind};
use crate::curve::{Curve, Point};
use crate::game::{TrainingGame, play};
use crate::learn::{Learner, SHARE};
use crate::sample::Store;
use kosa_bots::turns::Width;
use kosa_bots::{CourseStage, Net, Search, features};
use kosa_engine::random::below;
use kosa_engine::vocab::AutomaLevel;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// What training is asked to do.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where checkpoints, curves and weights are kept.
    pub folder: PathBuf,
    /// Games to play in all, those of the checkpoint included.
    pub games: u64,
    /// Everything left to chance follows from it.
    pub seed: u64,
    /// Threads that play.
    pub threads: usize,
    /// Games of a round.
    pub per_round: u64,
    /// How much of a target is the end of the game and not the next position.
    pub lambda: f32,
    /// The size of a step of fitting at the beginning.
    pub rate: f32,
    /// From so many games on steps become smaller, in proportion to the games.
    pub steady: u64,
    /// Times each sample is learned from, on the average.
    pub passes: f32,
    /// A step's share of the averaged weights.
    pub share: f32,
    /// Samples in the store.
    pub store: usize,
    /// Games by taste alone at the very beginning.
    pub beginning: u64,
    /// Until so many games a beginner's taste goes along with the weights, less and less.
    pub guided: u64,
    /// What is left of that taste for good.
    pub habit: f32,
    /// Of a hundred games so many among bots, from `among_from` games on.
    pub among_bots: u32,
    /// See above.
    pub among_from: u64,
    /// Whether games are played with a look at the next turn.
    pub ahead: bool,
    /// Samples that are gathered before the first step of fitting.
    pub gather: usize,
    /// Weights to begin with where the folder has no checkpoint, and the games that made them.
    pub from: Option<(PathBuf, u64)>,
    /// Rounds between checkpoints.
    pub save_every: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            folder: PathBuf::from("training"),
            games: 50_000,
            seed: 1,
            threads: 1,
            per_round: 200,
            lambda: 0.85,
            rate: 1e-3,
            steady: 20_000,
            passes: 8.0,
            share: SHARE,
            store: 120_000,
            beginning: 1_500,
            guided: 14_000,
            habit: 0.25,
            among_bots: 15,
            among_from: 8_000,
            ahead: false,
            gather: 2_000,
            from: None,
            save_every: 5,
        }
    }
}

/// The search of training: narrow and quick.
fn search(ahead: bool) -> Search {
    let width = Width { units: 4, bottoms: 3, events: 1, ends: 6, nodes: 20_000 };
    let next = Width { units: 3, bottoms: 3, events: 1, ends: 1, nodes: 2_000 };
    let stages: &[CourseStage] = if ahead { &[CourseStage { ends: 6, ways: 1 }] } else { &[] };
    Search {
        nodes: width.nodes,
        width,
        stages,
        next,
        trust: 0.5,
        replies: 0,
        worlds: 1,
        samples: 1,
        hands: 0,
        depth: 1,
        noise: 0.0,
    }
}

/// Sums of a round.
#[derive(Default)]
struct Tally {
    margins: [(f64, u32); 4],
    wins: [u32; 4],
    rounds: (f64, u32),
    winner: f64,
    workers: (f64, u32),
    popularity: f64,
}

impl Tally {
    fn add(&mut self, played: &TrainingGame, kind: Kind) {
        let public = played.state.public();
        let people: Vec<_> = public.seats().filter(|s| !public.player(*s).is_automa()).collect();
        if kind.plain {
            for seat in &people {
                self.workers.0 += public.player(*seat).worker_count() as f64;
                self.workers.1 += 1;
                self.popularity += public.player(*seat).popularity() as f64;
            }
        }
        if let (Some(level), true, [seat]) = (kind.automa, kind.plain, people.as_slice()) {
            let other = public.seats().find(|s| s != seat);
            let margin =
                public.score(*seat).total() as f64 - other.map_or(0, |s| public.score(s).total()) as f64;
            let i = AutomaLevel::index(level);
            self.margins[i].0 += margin;
            self.margins[i].1 += 1;
            self.wins[i] += public.ranking().iter().any(|r| r.seat == *seat && r.place == 1) as u32;
        }
        if kind.plain && !public.has_automa() {
            self.rounds.0 += public.turns() as f64 / public.seat_count() as f64;
            self.rounds.1 += 1;
            self.winner += public.seats().map(|s| public.score(s).total()).max().unwrap_or(0) as f64;
        }
    }

    fn point(&self, games: u64, loss: [f32; 3], before: Option<&Point>) -> Point {
        let last = before.copied().unwrap_or_default();
        let mut point = Point { games, loss, ..last };
        for level in 0..4 {
            let (sum, count) = self.margins[level];
            if count > 0 {
                point.margins[level] = (sum / count as f64) as f32;
                point.wins[level] = self.wins[level] as f32 / count as f32;
            }
        }
        if self.rounds.1 > 0 {
            point.rounds = (self.rounds.0 / self.rounds.1 as f64) as f32;
            point.winner = (self.winner / self.rounds.1 as f64) as f32;
        }
        if self.workers.1 > 0 {
            point.workers = (self.workers.0 / self.workers.1 as f64) as f32;
            point.popularity = (self.popularity / self.workers.1 as f64) as f32;
        }
        point
    }
}

/// Trains until enough games have been played or `stop` is set, telling each point of the curve. Goes on where the checkpoint of the
/// folder stopped. Says where it stands.
pub fn run(
    options: &Options,
    stop: &AtomicBool,
    mut tell: impl FnMut(&Point),
) -> Result<Checkpoint, CheckpointError> {
    let io = |path: &PathBuf, error| CheckpointError::Io(path.clone(), error);
    std::fs::create_dir_all(&options.folder).map_err(|e| io(&options.folder, e))?;
    let path = options.folder.join("checkpoint.bin");
    let mut rng = Pcg64Mcg::seed_from_u64(options.seed);
    let mut at = match Checkpoint::load(&path)? {
        Some(checkpoint) => checkpoint,
        None => {
            let mut learner = Learner::new(features::WIDTH, &mut rng);
            let mut games = 0;
            if let Some((path, played)) = &options.from {
                let bytes = std::fs::read(path).map_err(|e| io(path, e))?;
                let strange = || CheckpointError::Strange(path.clone());
                learner = Learner::from(Net::from_bytes(&bytes).ok_or_else(strange)?);
                games = *played;
            }
            Checkpoint {
                rounds: games / options.per_round.max(1),
                games,
                ancestors: options.from.iter().map(|_| learner.net.clone()).collect(),
                learner,
                store: Store::new(options.store),
                curve: Curve::default(),
            }
        }
    };
    at.store.resize(options.store);
    at.learner.share = options.share;
    let mut tally = Tally::default();
    while at.games < options.games && !stop.load(Ordering::Relaxed) {
        let beginning = at.games < options.beginning;
        let curriculum = Curriculum {
            net: Arc::new(if beginning { Net::blank(features::WIDTH) } else { at.learner.average.clone() }),
            ancestors: at.ancestors.iter().cloned().map(Arc::new).collect(),
            search: search(options.ahead && !beginning),
            beginning,
            guide: (1.0 - at.games as f32 / options.guided.max(1) as f32).max(options.habit),
            among_bots: if at.games >= options.among_from { options.among_bots } else { 10 },
        };
        // While nothing is known only the end of the game counts.
        let lambda = if at.games < 2 * options.beginning { 0.98 } else { options.lambda };
        let played = play_round(options, &curriculum, at.games, lambda, stop);
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let mut fresh = 0;
        for (game, kind) in played {
            tally.add(&game, kind);
            fresh += game.samples.len();
            game.samples.into_iter().for_each(|sample| at.store.add(sample));
        }
        at.games += options.per_round;
        at.rounds += 1;
        let mut rng = Pcg64Mcg::seed_from_u64(options.seed ^ at.rounds.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let loss = fit(&mut at, options, fresh, &mut rng);
        if at.rounds % 5 == 0 || at.games >= options.games {
            let point = tally.point(at.games, loss, at.curve.0.last());
            tally = Tally::default();
            tell(&point);
            at.curve.0.push(point);
        }
        if at.rounds % 60 == 0 {
            at.ancestors.push(at.learner.average.clone());
            if at.ancestors.len() > 8 {
                at.ancestors.remove(1);
            }
        }
        if at.rounds % options.save_every == 0 {
            keep(&at, options)?;
        }
    }
    keep(&at, options)?;
    Ok(at)
}

fn keep(at: &Checkpoint, options: &Options) -> Result<(), CheckpointError> {
    at.save(&options.folder.join("checkpoint.bin"))?;
    let files = [
        ("value.bin", at.learner.average.to_bytes()),
        ("curve.svg", at.curve.to_svg().into_bytes()),
        ("curve.txt", at.curve.0.iter().map(|p| p.describe() + "\n").collect::<String>().into_bytes()),
    ];
    for (name, bytes) in files {
        let path = options.folder.join(name);
        std::fs::write(&path, bytes).map_err(|error| CheckpointError::Io(path.clone(), error))?;
    }
    Ok(())
}

/// Plays the games of a round on all threads; they come back in their order.
fn play_round(
    options: &Options,
    curriculum: &Curriculum,
    first: u64,
    lambda: f32,
    stop: &AtomicBool,
) -> Vec<(TrainingGame, Kind)> {
    let next = AtomicU64::new(0);
    let done: Mutex<Vec<(u64, TrainingGame, Kind)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= options.per_round || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let seed = (options.seed << 32) ^ (first + index).wrapping_mul(0xd134_2543_de82_ef95);
                    let (seating, kind) = curriculum.seating(seed);
                    if let Some(game) = play(seating, &curriculum.net, lambda, seed ^ 0x1234_5678)
                        && let Ok(mut done) = done.lock()
                    {
                        done.push((index, game, kind));
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(index, ..)| *index);
    done.into_iter().map(|(_, game, kind)| (game, kind)).collect()
}

/// Fits the weights to samples of the store; says the mean errors.
fn fit(at: &mut Checkpoint, options: &Options, fresh: usize, rng: &mut Pcg64Mcg) -> [f32; 3] {
    const BATCH: usize = 256;
    let count = at.store.samples.len();
    if count < options.gather.max(BATCH) {
        return [0.0; 3];
    }
    // While the store is small it is not learned by heart.
    let fill = (count as f32 / 20_000.0).min(1.0);
    let steps = ((fresh as f32 * options.passes * fill / BATCH as f32) as usize).max(1);
    let rate = options.rate * (options.steady as f32 / at.games.max(1) as f32).clamp(0.05, 1.0);
    let mut sum = [0.0; 3];
    for _ in 0..steps {
        let picks: Vec<usize> = (0..BATCH).map(|_| below(rng, count as u32) as usize).collect();
        let batch = picks.iter().map(|i| &at.store.samples[*i]);
        let loss = at.learner.step(batch, rate);
        for (sum, loss) in sum.iter_mut().zip(loss) {
            *sum += loss / steps as f32;
        }
    }
    sum
}
