//! Whole games of brisk play, for every measurement of it.

use kosa_engine::random::draw;
use kosa_engine::{Actor, Awaiting, MoveList, Setup};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hint::black_box;

/// One game with five seats, dealt and played to its end: every decision lists the moves, chooses one and makes it. How many
/// decisions that were.
#[inline(never)]
pub fn brisk_game(seed: u64) -> usize {
    game::<1>(seed)
}

/// The same game in which every choice is made twice: how much longer it takes is what choosing costs, at least.
#[allow(dead_code, reason = "not every measurement asks for it")]
#[inline(never)]
pub fn brisk_game_chosen_twice(seed: u64) -> usize {
    game::<2>(seed)
}

#[inline(always)]
fn game<const CHOICES: usize>(seed: u64) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut setup = Setup::random(5);
    setup.settle(&mut rng).expect("an ordinary game");
    let mut state = setup.start().expect("an ordinary game");
    let mut list = MoveList::new();
    let mut decisions = 0;
    loop {
        match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let outcome = draw(&mut rng, &state.chance()).expect("an outcome");
                state.apply_unchecked(Actor::Chance, outcome);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                state.legal_into(seat, &mut list);
                for _ in 1..CHOICES {
                    black_box(state.brisk(seat, &list, &mut rng.clone()));
                }
                let mv = state.brisk(seat, &list, &mut rng).expect("a move");
                state.apply_unchecked(Actor::Seat(seat), mv);
                decisions += 1;
            }
        }
    }
    black_box(&state);
    decisions
}
