//! Airships: what one may do on its flight, and what its tiles offer where it ends.

use super::{Eyes, push};
use crate::airships::{blitzkrieg, bombard, cargo, espionage, hero};
use crate::moves::{Move, MoveList};
use crate::state::Public;
use crate::tables::{ADJACENT, ALL_HEXES};
use crate::vocab::*;

/// Whether the active player's airship may still be moved by this action.
#[inline]
pub(crate) fn may_fly(public: &Public) -> bool {
    public.player(public.active).airship.is_on_board()
        && public.player(public.active).passive.is_some()
        && !public.turn.moved_airship
}

pub(super) fn flight(eyes: Eyes, (steps, stage, flown, bombed): (u8, u8, bool, bool), list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let from = player.airship;
    for cargo in Cargo::ALL {
        if cargo.index() as u8 >= stage {
            for amount in (1..=cargo::most_to_drop(public, cargo)).rev() {
                push(list, Move::Drop { cargo, amount });
            }
        }
    }
    for cargo in Cargo::ALL {
        if cargo::LOADING + cargo.index() as u8 >= stage {
            for amount in (1..=cargo::most_to_load(public, cargo)).rev() {
                push(list, Move::Load { cargo, amount });
            }
        }
    }
    if hero::may_embark(public) {
        push(list, Move::Embark);
    }
    if !bombed {
        let most = player.tokens_aboard().min(bombard::losses(public, eyes.seat).len() as u8);
        if most > 0 {
            for target in bombard::targets(public, eyes.seat) {
                for amount in (1..=most).rev() {
                    push(list, Move::Bombard { target, amount });
                }
            }
        }
    }
    if steps > 0 {
        for to in PlaceSet(ADJACENT[from.index()] & ALL_HEXES) {
            push(list, Move::Step { unit: UnitKind::Airship, from, to });
        }
    }
    // Loading and dropping belong to a move: without one the airship was not moved.
    if flown {
        if hero::may_disembark(public) {
            push(list, Move::Disembark);
        }
        push(list, Move::Done);
    }
}

/// The resources a unit about to enter carries.
pub(super) fn toll(eyes: Eyes, list: &mut MoveList) {
    let Some(moving) = eyes.public.turn.moving else { return };
    for resource in Resource::ALL {
        if moving.load[resource.index()] > 0 {
            push(list, Move::PayToken { resource, from: moving.from });
        }
    }
}

pub(super) fn challenge(eyes: Eyes, list: &mut MoveList) {
    for rival in blitzkrieg::rivals(eyes.public, eyes.seat) {
        push(list, Move::Challenge(rival));
    }
    push(list, Move::Skip);
}

pub(super) fn spy(eyes: Eyes, list: &mut MoveList) {
    for victim in espionage::victims(eyes.public, eyes.seat) {
        push(list, Move::Peek(victim));
    }
    push(list, Move::Skip);
}

pub(super) fn exchange(eyes: Eyes, list: &mut MoveList) {
    for card in eyes.own.objectives() {
        push(list, Move::Exchange(card));
    }
    push(list, Move::Skip);
}

pub(super) fn refuge(count: u8, list: &mut MoveList) {
    for amount in (0..=count).rev() {
        push(list, Move::Take(amount));
    }
}
