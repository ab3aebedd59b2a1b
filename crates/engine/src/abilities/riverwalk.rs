//! Riverwalk (one for each base faction): the character and mechs cross rivers onto two terrains. The terrain of the
//! destination counts (RL-013, RL-022).

use crate::state::Player;
use crate::tables::OF_TERRAIN;
use crate::vocab::*;

/// Territories that may be entered over a river.
#[inline]
pub(crate) fn destinations(player: &Player) -> PlaceSet {
    let mut set = PlaceSet::NONE;
    for ability in player.abilities() {
        if let MechAbility::Riverwalk(terrains) = ability {
            for terrain in terrains {
                set |= OF_TERRAIN[terrain.index()];
            }
        }
    }
    set
}
