//! Flags and Traps: whether one is placed, which, and whether a Trap is armed again.

use super::{Eyes, push};
use crate::abilities::exalt;
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn place(eyes: Eyes, list: &mut MoveList) {
    if exalt::has_flag(eyes.public, eyes.public.player(eyes.seat)) {
        push(list, Move::PlaceFlag);
    } else {
        for trap in Trap::ALL {
            if !eyes.own.traps.contains(&Some(trap)) {
                push(list, Move::PlaceTrap(trap));
            }
        }
    }
    push(list, Move::Skip);
}

pub(super) fn arm(list: &mut MoveList) {
    push(list, Move::Use);
    push(list, Move::Skip);
}
