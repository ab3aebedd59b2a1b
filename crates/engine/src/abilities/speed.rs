//! Speed: one more territory per move for the character and mechs.

use crate::state::Player;
use crate::vocab::*;

/// Steps added to a unit's move. A Factory card's move gains one step too, not two.
#[inline]
pub(crate) fn extra_steps(player: &Player, unit: UnitKind) -> u8 {
    (unit.fights() && player.has_ability(MechAbility::Speed)) as u8
}
