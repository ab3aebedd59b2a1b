//! Coercion (Crimea): once a turn one combat card, whatever its value, stands for one resource of any kind (RL-108).

use crate::state::Public;
use crate::vocab::*;

/// Whether a combat card may stand for a resource now.
#[inline]
pub(crate) fn available(public: &Public, seat: Seat) -> bool {
    let player = public.player(seat);
    player.faction.ability() == FactionAbility::Coercion
        && !public.turn.coercion_used
        && seat == public.active
        && player.hand_count > 0
}
