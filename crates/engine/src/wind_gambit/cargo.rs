//! What every airship may load and drop. On each territory things are dropped first and loaded then, each kind once:
//! every exchange has one order.

use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{AIRSHIP_RESOURCES, AIRSHIP_WORKERS, LAKES};
use crate::vocab::*;
use crate::wind_gambit::tiles::ferry;

/// The stage of loading the first kind: drops come before.
pub(crate) const LOADING: u8 = Cargo::COUNT as u8;

/// Whether the player's airship carries this kind of freight: what its tile shows for the whole game, or by the other
/// reading either, but not what is of the other kind than what is aboard (RL-133).
pub(crate) fn carries(public: &Public, seat: Seat, freight: Freight) -> bool {
    let player = public.player(seat);
    let Some(shown) = player.aggressive.and_then(|t| t.face().freight) else { return false };
    if !public.rules.has(Switch::AirshipEitherFreight) {
        return shown == freight;
    }
    match freight {
        Freight::Resources => player.workers_on(Place::ABOARD) == 0,
        Freight::Workers => player.tokens_aboard() == 0,
    }
}

/// Resource tokens for which there is room.
pub(crate) fn room_for_resources(public: &Public, seat: Seat) -> u8 {
    if carries(public, seat, Freight::Resources) {
        AIRSHIP_RESOURCES.saturating_sub(public.player(seat).tokens_aboard())
    } else {
        0
    }
}

/// Aboard of one kind.
pub(crate) fn aboard(public: &Public, seat: Seat, cargo: Cargo) -> u8 {
    match cargo.resource() {
        Some(resource) => public.player(seat).aboard[resource.index()],
        None => public.active_workers(Place::ABOARD, cargo == Cargo::MovedWorkers),
    }
}

/// The most of a cargo that may be set down where the active player's airship is (RL-135).
pub(crate) fn most_to_drop(public: &Public, cargo: Cargo) -> u8 {
    let seat = public.active;
    let player = public.player(seat);
    let place = player.airship;
    if place.hex().is_none() {
        return 0;
    }
    let lake = LAKES.contains(place);
    let allowed = match cargo.resource() {
        Some(_) => !lake,
        // On a lake workers stay only with a mech of their own, or where it counts as land for units.
        None => {
            let safe = (player.mechs_at() | ferry::lake(player)).contains(place);
            !public.enemies_at(seat).contains(place) && (!lake || safe)
        }
    };
    if allowed { aboard(public, seat, cargo) } else { 0 }
}

/// The most of a cargo that may be taken aboard where the active player's airship is: a worker brings no tokens with it (RL-136).
pub(crate) fn most_to_load(public: &Public, cargo: Cargo) -> u8 {
    let seat = public.active;
    let place = public.player(seat).airship;
    match cargo.resource() {
        Some(resource) => {
            let there =
                public.resources[place.index()][resource.index()].min(room_for_resources(public, seat));
            // Who controls the territory is asked only where something lies: it is the dearer question.
            let open = there > 0
                && if public.rules.has(Switch::AirshipLoadsOwn) {
                    public.controlled_by(seat).contains(place)
                } else {
                    !public.controlled_by_others(seat, place)
                };
            if open { there } else { 0 }
        }
        None => {
            // An airship does not take a worker away from where it could not walk.
            let held = public.enemies_at(seat).contains(place);
            if !carries(public, seat, Freight::Workers) || (held && !public.rules.has(Switch::WorkersWalkOut))
            {
                return 0;
            }
            let room = AIRSHIP_WORKERS.saturating_sub(public.player(seat).workers_on(Place::ABOARD));
            public.active_workers(place, cargo == Cargo::MovedWorkers).min(room)
        }
    }
}
