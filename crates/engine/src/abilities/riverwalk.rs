//! Riverwalk (one for each base faction): the character and mechs cross rivers onto two terrains. The terrain of the
//! destination counts (RL-013, RL-022).

use crate::state::Player;
use crate::vocab::PlaceSet;

/// Territories that may be entered over a river.
#[inline]
pub(crate) fn destinations(player: &Player) -> PlaceSet {
    player.riverwalk()
}
