//! Counting move sequences: they catch what nobody thought of.

use crate::moves::{Actor, MoveList};
use crate::state::{Awaiting, State};

/// Number of sequences of exactly `depth` moves from here, chance outcomes counted once each (weights ignored). A game
/// that ends earlier counts nothing more. Where two seats choose in secret the first of them moves first.
pub fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.awaiting() {
        Awaiting::Over => 0,
        Awaiting::Chance => {
            let outcomes = state.chance();
            if depth == 1 {
                return outcomes.len() as u64;
            }
            outcomes
                .iter()
                .map(|(outcome, _)| {
                    let mut next = *state;
                    next.apply_unchecked(Actor::Chance, *outcome);
                    perft(&next, depth - 1)
                })
                .sum()
        }
        Awaiting::Seats(seats) => {
            let Some(seat) = seats.iter().next() else { return 0 };
            let mut list = MoveList::new();
            state.legal_into(seat, &mut list);
            if depth == 1 {
                return list.len() as u64;
            }
            list.iter()
                .map(|mv| {
                    let mut next = *state;
                    next.apply_unchecked(Actor::Seat(seat), *mv);
                    perft(&next, depth - 1)
                })
                .sum()
        }
    }
}
