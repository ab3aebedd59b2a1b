//! Artillery (Nordic): before a combat it may pay power; the opponent then loses more.

use super::BeforeCombatEffect;
use crate::state::Player;
use crate::tables::{ARTILLERY_COST, ARTILLERY_LOSS};

/// What it does.
pub(crate) const EFFECT: BeforeCombatEffect =
    BeforeCombatEffect { cost: ARTILLERY_COST, others_loss: ARTILLERY_LOSS, ..BeforeCombatEffect::NONE };

/// Whether the price can be paid.
#[inline]
pub(crate) fn usable(own: &Player) -> bool {
    own.power >= EFFECT.cost
}
