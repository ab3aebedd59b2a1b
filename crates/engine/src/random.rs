//! Fair choices from any generator. The engine owns no randomness: the caller brings it.

use crate::moves::{ChanceList, Move};
use rand_core::Rng;

/// A number from 0 up to but not including `bound`, every one equally likely (0 for a bound of 0).
///
/// Multiply and reject: exact on every platform, unlike a remainder.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    let mut product = rng.next_u32() as u64 * bound as u64;
    if (product as u32) < bound {
        let reject = bound.wrapping_neg() % bound;
        while (product as u32) < reject {
            product = rng.next_u32() as u64 * bound as u64;
        }
    }
    (product >> 32) as u32
}

/// An outcome of chance, drawn by its weight.
#[inline]
pub fn draw(rng: &mut impl Rng, outcomes: &ChanceList) -> Option<Move> {
    let total: u32 = outcomes.iter().map(|(_, weight)| *weight).sum();
    let at = below(rng, total);
    // The outcomes passed are counted to the end of the list: where a loop that stops at the right one ends is what nobody can tell.
    let (mut sum, mut passed) = (0, 0);
    for (_, weight) in outcomes {
        sum += weight;
        passed += (sum <= at) as usize;
    }
    outcomes.get(passed).map(|(outcome, _)| *outcome)
}

/// Puts a slice in random order.
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(rng, i as u32 + 1) as usize);
    }
}
