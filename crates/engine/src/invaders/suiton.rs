//! Suiton (Togawa): onto and off lakes; more combat cards in a combat on a lake (RL-129).

use crate::state::Player;
use crate::tables::{LAKES, SUITON_CARDS};
use crate::vocab::*;

/// Combat cards allowed beyond one for each character and mech: for the combat, not for each unit.
pub(crate) fn extra_cards(player: &Player, place: Place) -> u8 {
    let on_lake = LAKES.contains(place);
    if on_lake && player.has_ability(MechAbility::Lake(LakeMovement::Suiton)) { SUITON_CARDS } else { 0 }
}
