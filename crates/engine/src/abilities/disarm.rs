//! Disarm (Saxony): before a combat on a tunnel the opponent loses power.

use super::BeforeCombatEffect;
use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{DISARM_LOSS, TUNNELS};
use crate::vocab::*;

/// What it does.
pub(crate) const EFFECT: BeforeCombatEffect =
    BeforeCombatEffect { others_loss: DISARM_LOSS, ..BeforeCombatEffect::NONE };

/// Whether the territory counts. The printings differ on Saxony's own Mine (RL-116).
#[inline]
pub(crate) fn works_on(public: &Public, seat: Seat, place: Place) -> bool {
    let mine = if public.rules.has(Switch::DisarmOnMine) {
        public.player(seat).structures[Structure::Mine.index()].set()
    } else {
        PlaceSet::NONE
    };
    (TUNNELS | mine).contains(place)
}
