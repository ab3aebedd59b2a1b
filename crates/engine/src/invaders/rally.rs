//! Rally (Albion): to any territory that holds one of its workers or a Flag, at any distance, whoever is there (RL-123); not to a worker
//! aboard an airship (RL-139).

use crate::state::Public;
use crate::tables::ALL_HEXES;
use crate::vocab::*;

/// The territories that may be entered from anywhere.
pub(crate) fn destinations(public: &Public, seat: Seat) -> PlaceSet {
    let player = public.player(seat);
    if !player.has_ability(MechAbility::Rally) {
        return PlaceSet::NONE;
    }
    (player.workers_at | public.tokens.flags) & ALL_HEXES
}
