//! Encounters: one option that can be paid; two for Polania.

use super::{Eyes, payment, push};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn options(eyes: Eyes, card: Encounter, taken: u8, list: &mut MoveList) {
    for (i, option) in card.face().options.iter().enumerate() {
        if taken & (1 << i) == 0 && payment::can_pay(eyes.public, eyes.seat, &option.cost) {
            push(list, Move::Option(i as u8));
        }
    }
    // The first option must be taken, the second may be left.
    if taken != 0 {
        push(list, Move::Done);
    }
}
