//! Move: which unit steps where, and what it takes along.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::reach::Reach;
use crate::state::{Moving, Public};
use crate::tables::LAKES;
use crate::vocab::*;

/// Entries of a list that have not moved, one for each place.
#[inline]
fn unmoved<const N: usize>(places: &[Place; N], moved: u8) -> u64 {
    let mut set = 0;
    for (i, place) in places.iter().enumerate() {
        if (moved >> i) & 1 == 0 {
            set |= place.bit();
        }
    }
    set
}

/// Where the active player has units that may still move: character, mechs, workers.
#[inline]
fn movable(public: &Public) -> [u64; 3] {
    let player = public.player(public.active);
    let turn = &public.turn;
    [
        if turn.moved_character { 0 } else { player.character.bit() },
        unmoved(&player.mechs, turn.moved_mechs),
        unmoved(&player.workers, turn.moved_workers),
    ]
}

/// Whether any unit has a step left.
pub(crate) fn any_step(public: &Public) -> bool {
    let reach = Reach::of(public, public.active);
    let units = movable(public);
    UnitKind::ALL
        .into_iter()
        .any(|kind| PlaceSet(units[kind.index()]).any(|from| reach.unit(kind, from) != 0))
}

pub(super) fn units(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let reach = Reach::of(public, eyes.seat);
    let units = movable(public);
    for unit in [UnitKind::Character, UnitKind::Mech] {
        for from in PlaceSet(units[unit.index()]) {
            for to in PlaceSet(reach.fighter(from)) {
                push(list, Move::Step { unit, from, to });
            }
        }
    }
    for from in PlaceSet(units[UnitKind::Worker.index()]) {
        for to in PlaceSet(reach.worker(from)) {
            push(list, Move::Step { unit: UnitKind::Worker, from, to });
        }
    }
    push(list, Move::Done);
}

pub(super) fn onward(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    if let Some(Moving { unit, from, .. }) = public.turn.moving {
        let reach = Reach::of(public, eyes.seat);
        for to in PlaceSet(reach.unit(unit, from)) {
            push(list, Move::Step { unit, from, to });
        }
    }
    push(list, Move::Done);
}

/// Least and most of a cargo that the moving unit may take along.
#[inline]
pub(crate) fn cargo_bounds(public: &Public, moving: &Moving, cargo: Cargo) -> (u8, u8) {
    let player = public.player(public.active);
    let from = moving.from;
    let on_lake = LAKES & from.bit() != 0;
    match cargo.resource() {
        Some(resource) => {
            // Where a combat is due the defender still controls what lies there.
            if public.enemies_at(public.active) & from.bit() != 0 {
                return (0, 0);
            }
            let there = public.resources[from.index()][resource.index()];
            // Nothing is left behind on a lake.
            let alone = player.fighters_on(from) <= moving.unit.fights() as u8;
            (if on_lake && alone { there } else { 0 }, there)
        }
        None if moving.unit != UnitKind::Mech => (0, 0),
        None => {
            let there = public.active_workers(from, cargo == Cargo::MovedWorkers);
            let last_mech = player.mechs_on(from) <= 1;
            (if on_lake && last_mech { there } else { 0 }, there)
        }
    }
}

pub(super) fn carry(eyes: Eyes, list: &mut MoveList) {
    let Some(moving) = eyes.public.turn.moving else { return };
    let Some(cargo) = Cargo::from_index(moving.asking as usize) else { return };
    let (min, max) = cargo_bounds(eyes.public, &moving, cargo);
    for amount in (min..=max).rev() {
        push(list, Move::Carry { cargo, amount });
    }
}
