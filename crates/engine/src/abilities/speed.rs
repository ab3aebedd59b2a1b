//! Speed: more territories per move for the character and mechs.

use crate::state::Player;
use crate::tables::SPEED_HEXES;
use crate::vocab::*;

/// Steps added to a unit's move. A Factory card's move gains them once, not for each of its steps.
#[inline]
pub(crate) fn extra_steps(player: &Player, unit: UnitKind) -> u8 {
    if unit.fights() && player.has_ability(MechAbility::Speed) { SPEED_HEXES } else { 0 }
}
