//! Submerge (Polania): onto and off lakes, and from any lake to any other in one step.

use crate::state::Player;
use crate::tables::LAKES;
use crate::vocab::*;

/// The lakes that are adjacent to each other for this player.
#[inline]
pub(crate) fn lake_network(player: &Player) -> u64 {
    if player.has_ability(MechAbility::Lake(LakeMovement::Submerge)) { LAKES } else { 0 }
}
