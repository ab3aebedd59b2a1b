//! Suiton (Togawa): onto and off lakes; one more combat card in a combat on a lake.

use crate::state::Player;
use crate::tables::LAKES;
use crate::vocab::*;

/// Combat cards allowed beyond one for each character and mech: one for the combat.
pub(crate) fn extra_cards(player: &Player, place: Place) -> u8 {
    (LAKES & place.bit() != 0 && player.has_ability(MechAbility::Lake(LakeMovement::Suiton))) as u8
}
