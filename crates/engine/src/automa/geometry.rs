//! Distances and neighbourhoods.

use crate::reach::Reach;
use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{ADJACENT, ALL_HEXES, AXIAL, LAND};
use crate::vocab::*;

/// Lattice distance (R9): rivers, lakes, tunnels and occupants make no difference. A home base lies on the lattice point
/// of its medallion (R10).
#[inline]
pub(crate) fn distance(a: Place, b: Place) -> u8 {
    let ((aq, ar), (bq, br)) = (AXIAL[a.index()], AXIAL[b.index()]);
    let (dq, dr) = (aq - bq, ar - br);
    dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
}

/// Distance to a home base: to its medallion, or (switch) one more than to the nearer of its two land territories.
pub(crate) fn distance_to_base(public: &Public, place: Place, base: Place) -> u8 {
    if place == base {
        return 0;
    }
    if public.rules.has(Switch::AutomaBaseByLand) {
        return PlaceSet(LAND[base.index()]).map(|p| distance(place, p) + 1).min().unwrap_or(u8::MAX);
    }
    distance(place, base)
}

/// Distance to a territory or a home base.
pub(crate) fn distance_between(public: &Public, from: Place, to: Place) -> u8 {
    if to.hex().is_some() { distance(from, to) } else { distance_to_base(public, from, to) }
}

/// Distance to the Factory.
#[inline]
pub(crate) fn distance_to_factory(place: Place) -> u8 {
    distance(place, Hex::FACTORY.place())
}

/// Whether rivers and lakes still hold the Automa back (R30, R41).
pub(crate) fn held_by_water(public: &Public, seat: Seat) -> bool {
    public.player(seat).automa.is_some_and(|a| a.kind.level.face().no_water & (1 << a.marker) != 0)
}

/// The territories one Automa unit reaches in a step, its own included; none on a base (R13).
#[inline]
pub(crate) fn automa_neighbourhood(place: Place, held: bool) -> u64 {
    match place.hex() {
        None => 0,
        Some(_) if held => place.bit() | LAND[place.index()],
        Some(_) => place.bit() | (ADJACENT[place.index()] & ALL_HEXES),
    }
}

/// The territories an enemy combat unit reaches in a step, its own included; none on a base (R14).
pub(crate) fn enemy_neighbourhood(public: &Public, enemy: Seat, reach: &Reach, place: Place) -> u64 {
    if place.hex().is_none() {
        return 0;
    }
    if public.player(enemy).is_automa() {
        return automa_neighbourhood(place, held_by_water(public, enemy));
    }
    let mut near = reach.fighter(place) & ALL_HEXES;
    if public.rules.has(Switch::AutomaAdjacentOnly) {
        near &= ADJACENT[place.index()];
    }
    place.bit() | near
}
