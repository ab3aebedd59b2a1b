//! Shield (Albion): before a combat in which it defends it gains power.

use crate::abilities::BeforeCombatEffect;
use crate::state::Side;
use crate::tables::SHIELD_GAIN;

/// What it does.
pub(crate) const EFFECT: BeforeCombatEffect =
    BeforeCombatEffect { gain: SHIELD_GAIN, ..BeforeCombatEffect::NONE };

/// Whether the side is the one it helps.
pub(crate) fn usable(side: Side) -> bool {
    side == Side::Defender
}
