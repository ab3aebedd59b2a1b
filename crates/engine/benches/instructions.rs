//! What legal, apply, copy and view cost over fixed positions of fixed games. `cargo xtask bench` runs this under
//! valgrind, once for each mode, and takes `none` off, so that only the calls themselves are counted. Run without a mode
//! it prints times.

use kosa_engine::random::{below, draw};
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Move, MoveList, Setup, State, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hint::black_box;
use std::time::Instant;

const MODES: [&str; 5] = ["legal", "apply", "apply-unchecked", "copy", "view"];
/// Every so many decisions of a game give a position.
const EVERY: usize = 37;
const ROUNDS: usize = 20;

/// A position, the seat that is asked, and the move it makes.
struct Sample {
    state: State,
    seat: Seat,
    mv: Move,
}

/// Positions from games with 2 to 5 seats.
fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    for game in 0..8u64 {
        let mut rng = Pcg64Mcg::seed_from_u64(game);
        let mut setup = Setup::random(2 + game as usize % 4);
        setup.settle(&mut rng).expect("an ordinary game");
        let mut state = setup.start().expect("an ordinary game");
        let mut list = MoveList::new();
        for decision in 0..3000 {
            let (actor, mv) = match state.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => (Actor::Chance, draw(&mut rng, &state.chance()).expect("an outcome")),
                Awaiting::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    state.legal_into(seat, &mut list);
                    let mv = list[below(&mut rng, list.len() as u32) as usize];
                    if decision % EVERY == 0 {
                        samples.push(Sample { state, seat, mv });
                    }
                    (Actor::Seat(seat), mv)
                }
            };
            state.apply_unchecked(actor, mv);
        }
    }
    samples
}

/// One call for each sample and round; how many that were.
fn run(mode: &str, samples: &[Sample]) -> usize {
    let mut list = MoveList::new();
    for _ in 0..ROUNDS {
        for sample in samples {
            let Sample { state, seat, mv } = black_box(sample);
            match mode {
                "legal" => {
                    state.legal_into(*seat, &mut list);
                    black_box(&list);
                }
                "apply" => {
                    let mut next = *state;
                    black_box(next.apply(Actor::Seat(*seat), *mv)).expect("a legal move");
                    black_box(&next);
                }
                "apply-unchecked" => {
                    let mut next = *state;
                    next.apply_unchecked(Actor::Seat(*seat), *mv);
                    black_box(&next);
                }
                "copy" => {
                    let next = *state;
                    black_box(&next);
                }
                "view" => {
                    black_box(View::of(state, Some(*seat)));
                }
                _ => {}
            }
        }
    }
    ROUNDS * samples.len()
}

fn main() {
    let samples = samples();
    match std::env::args().nth(1).filter(|arg| !arg.starts_with('-')) {
        Some(mode) if mode == "none" || MODES.contains(&mode.as_str()) => {
            println!("{}", run(&mode, &samples))
        }
        Some(other) => {
            eprintln!("'{other}' is no mode: expected none, {}", MODES.join(", "));
            std::process::exit(2);
        }
        None => {
            for mode in MODES {
                let begin = Instant::now();
                let calls = run(mode, &samples);
                println!("{mode:<16} {:>8.1} ns", begin.elapsed().as_nanos() as f64 / calls as f64);
            }
        }
    }
}
