//! Move: which unit steps where, and what it takes along.

use super::airship::may_fly;
use super::{Eyes, push};
use crate::airships::{ferry, siege_engine, toll};
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
pub(crate) fn movable(public: &Public) -> [u64; 3] {
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
    if may_fly(public) {
        return true;
    }
    let reach = Reach::of(public, public.active);
    let units = movable(public);
    [UnitKind::Character, UnitKind::Mech, UnitKind::Worker]
        .into_iter()
        .any(|kind| PlaceSet(units[kind.index()]).any(|from| steps(public, &reach, kind, from, true) != 0))
}

/// Where a unit may step, once the airships of others have their say.
#[inline]
pub(crate) fn steps(public: &Public, reach: &Reach, unit: UnitKind, from: Place, first: bool) -> u64 {
    open(public, unit, from, first, reach.unit(unit, from))
}

/// Those of the steps that the airships of others leave open.
#[inline(always)]
fn open(public: &Public, unit: UnitKind, from: Place, first: bool, to: u64) -> u64 {
    if public.airships_fly() { under_airships(public, unit, from, first, to) } else { to }
}

/// What the airships of others leave open: Siege Engine holds a unit that begins its move, Toll asks for a resource.
#[cold]
fn under_airships(public: &Public, unit: UnitKind, from: Place, first: bool, to: u64) -> u64 {
    let seat = public.active;
    if first && unit.fights() && !siege_engine::lets_go(public, seat, from) {
        return 0;
    }
    let barred = to & toll::barred(public, seat);
    if barred == 0 {
        return to;
    }
    let carried: u32 =
        if public.enemies_at(seat) & from.bit() != 0 { 0 } else { public.all_controlled_tokens(from.bit()) };
    let closed = PlaceSet(barred).filter(|place| toll::needed(public, seat, *place) as u32 > carried);
    to & !closed.fold(0, |set, place| set | place.bit())
}

pub(super) fn units(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let reach = Reach::of(public, eyes.seat);
    let units = movable(public);
    for unit in [UnitKind::Character, UnitKind::Mech] {
        for from in PlaceSet(units[unit.index()]) {
            for to in PlaceSet(open(public, unit, from, true, reach.fighter(from))) {
                push(list, Move::Step { unit, from, to });
            }
        }
    }
    for from in PlaceSet(units[UnitKind::Worker.index()]) {
        for to in PlaceSet(open(public, UnitKind::Worker, from, true, reach.worker(from))) {
            push(list, Move::Step { unit: UnitKind::Worker, from, to });
        }
    }
    if may_fly(public) {
        push(list, Move::Fly);
    }
    push(list, Move::Done);
}

pub(super) fn onward(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    if let Some(Moving { unit, from, .. }) = public.turn.moving {
        let reach = Reach::of(public, eyes.seat);
        for to in PlaceSet(steps(public, &reach, unit, from, false)) {
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
            if on_lake && alone {
                return (there, there);
            }
            // What a toll still asks for and later kinds do not cover must come along.
            let needed = toll::needed(public, public.active, moving.to);
            if needed == 0 {
                return (0, there);
            }
            let chosen: u8 = moving.load[..resource.index()].iter().fold(0, |n, l| n.saturating_add(*l));
            let later = public.resources[from.index()][resource.index() + 1..]
                .iter()
                .fold(0u8, |n, l| n.saturating_add(*l));
            (needed.saturating_sub(chosen).saturating_sub(later).min(there), there)
        }
        None if moving.unit != UnitKind::Mech => (0, 0),
        None => {
            let there = public.active_workers(from, cargo == Cargo::MovedWorkers);
            let last_mech = player.mechs_on(from) <= 1;
            let land = ferry::lake(player) & from.bit() != 0;
            (if on_lake && last_mech && !land { there } else { 0 }, there)
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
