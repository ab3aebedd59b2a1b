//! Toka (Togawa): once a turn the character or one mech may cross one river, onto any land (RL-130).

use crate::reach::Reach;
use crate::state::Public;
use crate::vocab::*;

/// Whether a river may still be crossed this turn.
pub(crate) fn available(public: &Public, seat: Seat) -> bool {
    let used = seat == public.active && public.turn.toka_used;
    !used && public.player(seat).has_ability(MechAbility::Toka)
}

/// Whether a step uses up the one river of the turn: nothing else leads there.
pub(crate) fn used_by(public: &Public, seat: Seat, unit: UnitKind, from: Place, to: Place) -> bool {
    unit.fights() && available(public, seat) && !Reach::without_toka(public, seat).fighter(from).contains(to)
}
