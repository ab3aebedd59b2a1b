//! Gains of cards: how much is taken, of what, and where it goes.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::state::TakeWhat;
use crate::tables::{ADJACENT, LAKES, WORKERS};
use crate::vocab::*;

pub(super) fn take(eyes: Eyes, what: TakeWhat, max: u8, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let room = match what {
        TakeWhat::Power => crate::tracks::MAX_POWER - player.power,
        TakeWhat::Popularity => crate::tracks::MAX_POPULARITY - player.popularity,
        TakeWhat::CombatCards => public.deck_count + public.discard.count(),
        TakeWhat::Workers => WORKERS as u8 - player.worker_count(),
        TakeWhat::Coins | TakeWhat::Resource(_) => max,
    };
    for amount in (0..=max.min(room)).rev() {
        push(list, Move::Take(amount));
    }
}

pub(super) fn place_on(eyes: Eyes, list: &mut MoveList) {
    for place in PlaceSet(eyes.public.with_own_worker(eyes.seat)) {
        push(list, Move::On(place));
    }
    push(list, Move::Skip);
}

/// The fullest choices first: what is left is rarely wanted.
pub(super) fn pick_resources(count: u8, list: &mut MoveList) {
    for total in (0..=count).rev() {
        for food in (0..=total).rev() {
            for metal in (0..=total - food).rev() {
                for oil in (0..=total - food - metal).rev() {
                    push(list, Move::Resources([food, metal, oil, total - food - metal - oil]));
                }
            }
        }
    }
}

pub(super) fn worker_place(eyes: Eyes, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    if player.worker_count() < WORKERS as u8 {
        for place in PlaceSet(player.mechs_at & eyes.public.controlled_by(eyes.seat)) {
            push(list, Move::On(place));
        }
    }
    push(list, Move::Skip);
}

pub(super) fn peek(eyes: Eyes, list: &mut MoveList) {
    for seat in eyes.public.seats().filter(|s| *s != eyes.seat) {
        push(list, Move::Peek(seat));
    }
    push(list, Move::Skip);
}

pub(super) fn airlift(eyes: Eyes, to: Place, unit: UnitKind, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let from = player.character;
    if !to.is_on_board() {
        // Empty: no unit of anybody. The card says neither more nor less.
        let taken = public.enemies_at(eyes.seat) | player.units_at();
        if from.is_on_board() {
            for place in PlaceSet(ADJACENT[from.index()] & !LAKES & !taken) {
                push(list, Move::On(place));
            }
        }
        push(list, Move::Skip);
        return;
    }
    let there = match unit {
        UnitKind::Mech => player.mechs_on(from),
        UnitKind::Worker => player.workers_on(from),
        UnitKind::Airship => 0,
        UnitKind::Character => 1,
    };
    for amount in (0..=there).rev() {
        push(list, Move::Take(amount));
    }
}
