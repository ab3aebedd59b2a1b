//! Toka (Togawa): once a turn the character or one mech may cross one river, onto any land.

use crate::state::Public;
use crate::vocab::*;

/// Whether a river may still be crossed this turn.
pub(crate) fn available(public: &Public, seat: Seat) -> bool {
    let used = seat == public.active && public.turn.toka_used;
    !used && public.player(seat).has_ability(MechAbility::Toka)
}
