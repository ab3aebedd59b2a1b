//! Toll: an opponent's unit enters the airship's territory only with a resource, one of which goes aboard while there is
//! room. An airship flies freely and pays nothing.

use super::cargo;
use crate::state::Public;
use crate::vocab::*;

/// Tiles that ask for resources.
const TILES: u16 = tiles_with!(TileEffect::EnteringCosts { .. });

/// The territories that a unit of the seat enters only with a resource.
#[inline]
pub(crate) fn barred(public: &Public, seat: Seat) -> u64 {
    public.under_enemy_airships(seat, TILES)
}

/// Resources each airship over the territory takes from a unit that enters: none if it is full.
pub(crate) fn dues(public: &Public, seat: Seat, to: Place) -> impl Iterator<Item = (Seat, u8)> + '_ {
    public.enemy_airships(seat, to).filter_map(|owner| {
        let asked = public
            .player(owner)
            .tile(|e| if let TileEffect::EnteringCosts { resources } = e { Some(resources) } else { None })?;
        Some((owner, asked.min(cargo::room_for_resources(public, owner))))
    })
}

/// Resources a unit must carry to enter: one at least, even where every airship is full.
#[inline]
pub(crate) fn needed(public: &Public, seat: Seat, to: Place) -> u8 {
    if !public.airships_fly() || barred(public, seat) & to.bit() == 0 {
        return 0;
    }
    let asked = dues(public, seat, to).map(|(_, due)| due).reduce(|sum, due| sum + due);
    asked.map_or(0, |sum| sum.max(1))
}
