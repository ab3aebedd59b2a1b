//! Burrow (Albion): cross a river into or out of an adjacent tunnel territory; its own Mine counts, an enemy's does not.

use crate::state::Player;
use crate::vocab::*;

/// The territories that a river may be crossed into or out of.
pub(crate) fn ends(player: &Player, tunnels: u64) -> u64 {
    if player.has_ability(MechAbility::Burrow) { tunnels } else { 0 }
}
