//! Burrow (Albion): cross a river into or out of an adjacent tunnel territory; its own Mine counts, an enemy's does not (RL-122).

use crate::state::Player;
use crate::vocab::*;

/// The territories that a river may be crossed into or out of.
pub(crate) fn ends(player: &Player, tunnels: PlaceSet) -> PlaceSet {
    if player.has_ability(MechAbility::Burrow) { tunnels } else { PlaceSet::NONE }
}
