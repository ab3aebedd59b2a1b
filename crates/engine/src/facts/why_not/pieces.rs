//! Cubes, mechs, structures, recruits, workers and what they produce, Flags and Traps.

use super::{WhyNot, outside};
use crate::invaders::exalt;
use crate::moves::Move;
use crate::rules;
use crate::rules::Eyes;
use crate::state::Public;
use crate::tables::{ADJACENT, LAKES, MECHS, WORKERS};
use crate::vocab::*;

/// Why what is placed beside one of the player's workers cannot be placed there.
pub(super) fn with_worker(eyes: &Eyes, place: Place) -> Option<WhyNot> {
    if !eyes.public.player(eyes.seat).workers_at.contains(place) {
        return Some(WhyNot::NoWorkerThere);
    }
    (!eyes.public.controlled_by(eyes.seat).contains(place)).then_some(WhyNot::NotControlled)
}

pub(super) fn worker_place(eyes: &Eyes, place: Place) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    if player.worker_count() >= WORKERS as u8 {
        Some(WhyNot::NoWorkersLeft)
    } else if !player.mechs_at().contains(place) {
        Some(WhyNot::NoMechThere)
    } else {
        Some(WhyNot::NotControlled)
    }
}

pub(super) fn airlift(eyes: &Eyes, to: Option<Place>, mv: Move) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    match mv {
        Move::On(_) if to.is_some() => Some(WhyNot::OtherQuestion),
        Move::On(place) => Some(if !ADJACENT[player.character.index()].contains(place) {
            WhyNot::TooFar
        } else if LAKES.contains(place) {
            WhyNot::NotOnLake
        } else {
            WhyNot::Occupied
        }),
        Move::Take(_) if to.is_some() => {
            let mut list = crate::moves::MoveList::new();
            eyes.legal_into(&mut list);
            let most = list.iter().filter(|mv| matches!(mv, Move::Take(_))).filter_map(Move::amount).max();
            most.map(|most| WhyNot::Amount { least: 0, most })
        }
        _ => Some(WhyNot::OtherQuestion),
    }
}

pub(super) fn produce(
    eyes: &Eyes,
    (left, next, is_action): (u8, u8, bool),
    hex: Hex,
    amount: u8,
) -> Option<WhyNot> {
    let (public, seat) = (eyes.public, eyes.seat);
    let player = public.player(seat);
    let bit = hex.place().set();
    if matches!(hex.terrain(), Terrain::Lake | Terrain::Factory) {
        return Some(WhyNot::NothingMadeThere);
    }
    let by_mill = is_action && rules::mill_hex(public, seat).meets(bit);
    if !rules::workplaces(public, seat).meets(bit) && !by_mill {
        return with_worker(eyes, hex.place());
    }
    if hex.index() < next as usize {
        return Some(WhyNot::ProducedInOrder);
    }
    if left == 0 && !by_mill && !rules::left_to_produce(public, seat, left, next, is_action).0.meets(bit) {
        return Some(WhyNot::AllChosen);
    }
    let most = rules::yield_of(public, seat, hex.place(), by_mill);
    if most == 0 && player.worker_count() >= WORKERS as u8 {
        return Some(WhyNot::NoWorkersLeft);
    }
    outside(amount, 1, most)
}

pub(super) fn upgrade(eyes: &Eyes, cube: Cube, to: BottomAction) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    Some(if player.has_moved(cube) { WhyNot::CubeMoved } else { WhyNot::NoBoxLeft { action: to } })
}

/// Why a mech or a structure does not come there: a place that a card names, a lake, no worker of the player's.
fn not_there(public: &Public, seat: Seat, named: Option<Place>, at: Place) -> Option<WhyNot> {
    if let Some(named) = named {
        return (named != at).then_some(WhyNot::OnlyThere { at: named });
    }
    if LAKES.contains(at) {
        return Some(WhyNot::NotOnLake);
    }
    if !public.player(seat).workers_at.contains(at) {
        return Some(WhyNot::NoWorkerThere);
    }
    (!public.controlled_by(seat).contains(at)).then_some(WhyNot::NotControlled)
}

pub(super) fn deploy(eyes: &Eyes, named: Option<Place>, slot: MechSlot, at: Place) -> Option<WhyNot> {
    if slot as usize >= MECHS {
        return Some(WhyNot::NotListed);
    }
    if eyes.public.player(eyes.seat).has_deployed(slot) {
        return Some(WhyNot::MechDeployed);
    }
    not_there(eyes.public, eyes.seat, named, at)
}

pub(super) fn build(eyes: &Eyes, named: Option<Place>, structure: Structure, at: Place) -> Option<WhyNot> {
    if eyes.public.player(eyes.seat).has_built(structure) {
        return Some(WhyNot::StructureBuilt);
    }
    if eyes.public.structures_at().contains(at) {
        return Some(WhyNot::TerritoryBuilt);
    }
    not_there(eyes.public, eyes.seat, named, at)
}

pub(super) fn enlist(eyes: &Eyes, recruit: BottomAction, bonus: RecruitBonus) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    if player.has_enlisted(recruit) {
        return Some(WhyNot::RecruitEnlisted);
    }
    if player.has_taken(bonus) {
        return Some(WhyNot::BonusTaken);
    }
    let room = eyes.public.room_for(eyes.seat, bonus);
    Some(match bonus {
        _ if room >= bonus.one_time() => WhyNot::Amount { least: 0, most: bonus.one_time() },
        RecruitBonus::CombatCards => WhyNot::CardsLeft { left: room },
        RecruitBonus::Power | RecruitBonus::Popularity | RecruitBonus::Coins => WhyNot::TrackEnds { room },
    })
}

pub(super) fn token(eyes: &Eyes, mv: Move) -> Option<WhyNot> {
    let flags = exalt::has_flag(eyes.public, eyes.public.player(eyes.seat));
    Some(match mv {
        Move::PlaceTrap(_) if !flags => WhyNot::TrapPlaced,
        _ => WhyNot::OtherFaction,
    })
}
