//! Brisk play beside the random play of a chess library, by turns in one run, so that both meet the same machine: decisions per
//! second on one core. At every decision of either game all legal moves are listed, one is chosen and made.

mod common;

use cozy_chess::Board;
use kosa_engine::random::below;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Each game is played for so long before it is the other's turn.
const SLICE: Duration = Duration::from_millis(50);
/// Turns of both.
const SLICES: usize = 60;

/// One game of chess, to mate, stalemate or fifty moves of nothing. How many decisions that were.
fn chess_game(rng: &mut Pcg64Mcg) -> usize {
    let mut board = Board::startpos();
    let mut list = Vec::with_capacity(256);
    let mut decisions = 0;
    while board.halfmove_clock() < 100 {
        list.clear();
        board.generate_moves(|moves| {
            list.extend(moves);
            false
        });
        if list.is_empty() {
            break;
        }
        board.play_unchecked(list[below(rng, list.len() as u32) as usize]);
        decisions += 1;
    }
    black_box(&board);
    decisions
}

/// Decisions made, and the seconds they took.
#[derive(Default)]
struct Pace {
    decisions: usize,
    seconds: f64,
}

impl Pace {
    fn slice(&mut self, mut game: impl FnMut() -> usize) {
        let (begun, before) = (Instant::now(), seconds_on_core());
        while begun.elapsed() < SLICE {
            self.decisions += game();
        }
        let elapsed = begun.elapsed().as_secs_f64();
        self.seconds += before.zip(seconds_on_core()).map_or(elapsed, |(before, now)| now - before);
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// What this thread has had of a core, where the system tells it (Linux): other programs then make a run longer, but not slower.
fn seconds_on_core() -> Option<f64> {
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(line.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}

fn main() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let (mut seed, mut again) = (0, 0);
    let (mut brisk, mut twice, mut chess) = (Pace::default(), Pace::default(), Pace::default());
    for _ in 0..SLICES {
        brisk.slice(|| {
            seed += 1;
            common::brisk_game(seed)
        });
        chess.slice(|| chess_game(&mut rng));
        twice.slice(|| {
            again += 1;
            common::brisk_game_chosen_twice(again)
        });
    }
    let (brisk, chess) = (brisk.per_second(), chess.per_second());
    println!("brisk play, five seats   {brisk:>12.0} decisions per second");
    println!("chess, random play       {chess:>12.0} decisions per second");
    println!("brisk play to chess      {:>12.2}", brisk / chess);
    // Chess chooses by one number drawn; what brisk play wants is worked out, which is no work of the rules.
    let choosing = 1.0 / twice.per_second() - 1.0 / brisk;
    println!("choosing in brisk play   {:>12.1} of {:.1} ns a decision", choosing * 1e9, 1e9 / brisk);
    println!("rules alone to chess     {:>12.2}", 1.0 / (1.0 / brisk - choosing) / chess);
}
