//! Disarm (Saxony): before a combat on a tunnel the opponent loses power.

use crate::rules::Switch;
use crate::state::Public;
pub(crate) use crate::tables::DISARM_LOSS as LOSS;
use crate::tables::TUNNELS;
use crate::vocab::*;

/// Whether the territory counts. The printings differ on Saxony's own Mine.
#[inline]
pub(crate) fn works_on(public: &Public, seat: Seat, place: Place) -> bool {
    let mine = if public.rules.has(Switch::DisarmOnMine) {
        public.player(seat).structures[Structure::Mine.index()].bit()
    } else {
        0
    };
    (TUNNELS | mine) & place.bit() != 0
}
