//! Shinobi (Togawa): to any territory with a Trap, at any distance; a unit that ends its movement on a disarmed Trap may
//! arm it (RL-128).

use crate::state::Public;
use crate::vocab::*;

/// The territories that may be entered from anywhere.
pub(crate) fn destinations(public: &Public, seat: Seat) -> PlaceSet {
    if public.player(seat).has_ability(MechAbility::Shinobi) {
        public.tokens.traps_at()
    } else {
        PlaceSet::NONE
    }
}

/// Whether a disarmed Trap lies there that the player may arm.
pub(crate) fn may_arm(public: &Public, seat: Seat, place: Place) -> bool {
    let disarmed = public.tokens.traps_at() & !public.tokens.armed_at();
    public.player(seat).has_ability(MechAbility::Shinobi) && disarmed.contains(place)
}
