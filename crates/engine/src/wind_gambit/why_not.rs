//! Why an airship cannot do what it is told on its flight.

use crate::facts::{WhyNot, outside};
use crate::moves::Move;
use crate::rules::Eyes;
use crate::vocab::*;
use crate::wind_gambit::cargo;
use crate::wind_gambit::tiles::{bombard, hero};

pub(crate) fn flight(eyes: &Eyes, (steps, stage, bombed): (u8, u8, bool), mv: Move) -> Option<WhyNot> {
    let (public, seat) = (eyes.public, eyes.seat);
    let player = public.player(seat);
    match mv {
        Move::Step { unit: UnitKind::Airship, from, to } => Some(if from != player.airship {
            WhyNot::NoUnitThere { unit: UnitKind::Airship }
        } else if steps == 0 {
            WhyNot::NoStepsLeft
        } else if from == to {
            WhyNot::SamePlace
        } else if to.hex().is_none() {
            WhyNot::HomeBase
        } else {
            WhyNot::TooFar
        }),
        Move::Step { .. } => Some(WhyNot::OtherUnitMoving { unit: UnitKind::Airship }),
        Move::Drop { cargo, amount } => {
            let aboard = cargo::aboard(public, seat, cargo);
            if aboard == 0 {
                return Some(WhyNot::NothingAboard);
            }
            if stage > cargo.index() as u8 {
                return Some(WhyNot::ExchangeInOrder);
            }
            match cargo::most_to_drop(public, cargo) {
                0 => Some(WhyNot::CannotSetDown),
                most => outside(amount, 1, most),
            }
        }
        Move::Load { cargo, amount } => {
            if stage > cargo::LOADING + cargo.index() as u8 {
                return Some(WhyNot::ExchangeInOrder);
            }
            match cargo::most_to_load(public, cargo) {
                0 => Some(nothing_loaded(eyes, cargo)),
                most => outside(amount, 1, most),
            }
        }
        Move::Embark | Move::Disembark if !player.has_tile(hero::TILES) => Some(WhyNot::NoTile),
        Move::Embark if player.character != player.airship => {
            Some(WhyNot::NoUnitThere { unit: UnitKind::Character })
        }
        Move::Embark => public
            .seats()
            .find(|s| *s != seat && public.player(*s).units_at().contains(player.airship))
            .map(|of| WhyNot::HeldByEnemies { of }),
        Move::Disembark if !player.character.is_aboard() => Some(WhyNot::NothingAboard),
        // Where it could be set down, it has not flown yet.
        Move::Disembark if hero::may_disembark(public) => Some(WhyNot::FlyFirst),
        Move::Disembark => Some(WhyNot::CannotSetDown),
        Move::Bombard { target, amount } => {
            let losses = bombard::losses(public, seat).len() as u8;
            if losses == 0 {
                Some(WhyNot::NoTile)
            } else if bombed {
                Some(WhyNot::OncePerFlight)
            } else if player.tokens_aboard() == 0 {
                Some(WhyNot::NothingAboard)
            } else if !bombard::targets(public, seat).any(|s| s == target) {
                Some(WhyNot::NobodyThere)
            } else {
                outside(amount, 1, losses.min(player.tokens_aboard()))
            }
        }
        _ => Some(WhyNot::OtherQuestion),
    }
}

/// Why nothing of a cargo can be taken aboard.
fn nothing_loaded(eyes: &Eyes, cargo: Cargo) -> WhyNot {
    let (public, seat) = (eyes.public, eyes.seat);
    let place = public.player(seat).airship;
    let (freight, there) = match cargo.resource() {
        Some(resource) => (Freight::Resources, public.resources(place)[resource.index()]),
        None => (Freight::Workers, public.active_workers(place, cargo == Cargo::MovedWorkers)),
    };
    if !cargo::carries(public, seat, freight) {
        return WhyNot::OtherFreight;
    }
    if there == 0 {
        return WhyNot::NothingToLoad;
    }
    let enemy = public.seats().find(|s| *s != seat && public.player(*s).units_at().contains(place));
    match (freight, enemy) {
        (Freight::Resources, _) if cargo::room_for_resources(public, seat) == 0 => WhyNot::NoRoom,
        (Freight::Resources, _) => WhyNot::NotControlled,
        (Freight::Workers, Some(of)) if !public.rules.has(crate::rules::Switch::WorkersWalkOut) => {
            WhyNot::HeldByEnemies { of }
        }
        (Freight::Workers, _) => WhyNot::NoRoom,
    }
}
