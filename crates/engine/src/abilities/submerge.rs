//! Submerge (Polania): onto and off lakes, and from any lake to any other in one step (RL-014, RL-114).

use crate::state::Player;
use crate::tables::LAKES;
use crate::vocab::*;

/// The lakes that are adjacent to each other for this player.
#[inline]
pub(crate) fn lake_network(player: &Player) -> PlaceSet {
    if player.has_ability(MechAbility::Lake(LakeMovement::Submerge)) { LAKES } else { PlaceSet::NONE }
}
