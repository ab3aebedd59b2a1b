//! Steps and loads.

use super::{WhyNot, outside};
use crate::invaders::toka;
use crate::reach::Reach;
use crate::rules;
use crate::rules::Eyes;
use crate::state::Public;
use crate::tables::{ADJACENT, LAKES, RIVER};
use crate::vocab::*;
use crate::wind_gambit::tiles::{siege_engine, toll};

pub(super) fn step(eyes: &Eyes, first: bool, unit: UnitKind, from: Place, to: Place) -> Option<WhyNot> {
    let (public, seat) = (eyes.public, eyes.seat);
    if unit == UnitKind::Airship {
        return Some(WhyNot::OtherQuestion);
    }
    if !first {
        let moving = public.turn.moving?;
        if (moving.unit, moving.from) != (unit, from) {
            return Some(WhyNot::OtherUnitMoving { unit: moving.unit });
        }
    } else if !stands(public, seat, unit, from) {
        return Some(WhyNot::NoUnitThere { unit });
    } else if !rules::movable(public)[unit.index()].contains(from) {
        return Some(WhyNot::AlreadyMoved { unit });
    }
    if from == to {
        return Some(WhyNot::SamePlace);
    }
    let reach = Reach::of(public, seat);
    if reach.unit(unit, from).contains(to) {
        return Some(held_by_airships(public, seat, unit, from, to, first));
    }
    Some(unreachable(public, seat, unit, from, to))
}

fn stands(public: &Public, seat: Seat, unit: UnitKind, at: Place) -> bool {
    let player = public.player(seat);
    let places = match unit {
        UnitKind::Character => player.character.set(),
        UnitKind::Mech => player.mechs_at(),
        UnitKind::Worker => player.workers_at,
        UnitKind::Airship => player.airship.set(),
    };
    places.contains(at)
}

/// The step leads there, but airships of others close it.
fn held_by_airships(
    public: &Public,
    seat: Seat,
    unit: UnitKind,
    from: Place,
    to: Place,
    first: bool,
) -> WhyNot {
    if first && unit.fights() && !siege_engine::lets_go(public, seat, from) {
        let need = siege_engine::tolls(public, seat, from).map(|(_, coins)| coins as u16).sum();
        return WhyNot::LeavingCosts { need, has: public.player(seat).coins };
    }
    WhyNot::TollUnpaid { need: toll::needed(public, seat, to) }
}

/// No step leads there: for the nearest reason that can be named.
fn unreachable(public: &Public, seat: Seat, unit: UnitKind, from: Place, to: Place) -> WhyNot {
    let enemies = public.enemies_at(seat);
    let enemy_on =
        |place: Place| public.seats().find(|s| *s != seat && public.player(*s).units_at().contains(place));
    if to.hex().is_none() {
        return WhyNot::HomeBase;
    }
    let worker = unit == UnitKind::Worker;
    if worker
        && !public.rules.has(crate::rules::Switch::WorkersWalkOut)
        && enemies.contains(from)
        && let Some(of) = enemy_on(from)
    {
        return WhyNot::HeldByEnemies { of };
    }
    let neighbours = ADJACENT[from.index()].contains(to);
    if !neighbours {
        // A network of tunnels or villages leads there, but a worker does not walk onto units of others.
        return match enemy_on(to) {
            Some(of) if worker && would_reach(public, seat, unit, from, to) => WhyNot::EnemyUnits { of },
            _ => WhyNot::TooFar,
        };
    }
    if LAKES.meets(to.set() | from.set()) {
        return WhyNot::Lake;
    }
    if RIVER[from.index()].contains(to) && !(worker && would_reach(public, seat, unit, from, to)) {
        let toka = public.player(seat).has_ability(MechAbility::Toka) && !toka::available(public, seat);
        return match (worker, toka) {
            (true, _) => WhyNot::WorkerAndRiver,
            (false, true) => WhyNot::RiverUsed,
            (false, false) => WhyNot::River,
        };
    }
    match enemy_on(to) {
        Some(of) if worker => WhyNot::EnemyUnits { of },
        _ => WhyNot::TooFar,
    }
}

/// Whether a worker would reach the place if nobody stood there.
fn would_reach(public: &Public, seat: Seat, unit: UnitKind, from: Place, to: Place) -> bool {
    let mut empty = *public;
    let others: arrayvec::ArrayVec<Seat, MAX_SEATS> = public.seats().filter(|s| *s != seat).collect();
    for other in others {
        let home = public.player(other).faction.home();
        empty.send_all_workers(other, to, home);
        for kind in [UnitKind::Character, UnitKind::Mech, UnitKind::Mech, UnitKind::Mech, UnitKind::Mech] {
            empty.send(other, kind, to, home);
        }
    }
    Reach::of(&empty, seat).unit(unit, from).contains(to)
}

pub(super) fn carry(eyes: &Eyes, cargo: Cargo, amount: u8) -> Option<WhyNot> {
    let moving = eyes.public.turn.moving?;
    let asked = moving.asking?;
    if asked != cargo {
        return Some(WhyNot::OtherCargo { asked });
    }
    let (least, most) = rules::cargo_bounds(eyes.public, &moving, cargo);
    outside(amount, least, most)
}
