//! Wayfare (Crimea): to its own home base or that of a faction not in the game, at any distance, as one step.

use crate::rules::Switch;
use crate::state::Public;
use crate::vocab::*;

/// The home bases that may be entered.
#[inline]
pub(crate) fn bases(public: &Public, seat: Seat) -> u64 {
    let player = public.player(seat);
    if !player.has_ability(MechAbility::Wayfare) {
        return 0;
    }
    let mut set = 0;
    for faction in Faction::ALL {
        set |= faction.home().bit();
    }
    for other in public.seats() {
        if other != seat || !public.rules.has(Switch::WayfareHome) {
            set &= !public.player(other).faction.home().bit();
        }
    }
    set
}
