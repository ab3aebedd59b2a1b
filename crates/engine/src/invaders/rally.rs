//! Rally (Albion): to any territory that holds one of its workers or a Flag, at any distance, whoever is there.

use crate::state::Public;
use crate::tables::ALL_HEXES;
use crate::vocab::*;

/// The territories that may be entered from anywhere.
pub(crate) fn destinations(public: &Public, seat: Seat) -> u64 {
    let player = public.player(seat);
    if !player.has_ability(MechAbility::Rally) {
        return 0;
    }
    (player.workers_at | public.tokens.flags) & ALL_HEXES
}
