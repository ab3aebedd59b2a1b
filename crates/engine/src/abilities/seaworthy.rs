//! Seaworthy (Nordic): onto and off lakes; a beaten unit may retreat onto an adjacent lake without enemy units.

use crate::state::Public;
use crate::tables::{ADJACENT, LAKES};
use crate::vocab::*;

/// Lakes a beaten unit of this player may retreat to from a combat.
#[inline]
pub(crate) fn retreat_lakes(public: &Public, seat: Seat, combat: Place) -> PlaceSet {
    if !public.player(seat).has_ability(MechAbility::Lake(LakeMovement::Seaworthy)) {
        return PlaceSet::NONE;
    }
    // The combat's own territory is no neighbour of itself, so a lake combat is left in any case.
    ADJACENT[combat.index()] & LAKES & !public.enemies_at(seat)
}

/// Whether the player's character and mechs enter and leave lakes (any of the lake abilities).
#[inline]
pub(crate) fn sails(public: &Public, seat: Seat) -> bool {
    public.player(seat).sails()
}
