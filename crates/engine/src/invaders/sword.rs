//! Sword (Albion): before a combat in which it attacks the opponent loses power.

use crate::abilities::BeforeCombatEffect;
use crate::state::Side;
use crate::tables::SWORD_LOSS;

/// What it does.
pub(crate) const EFFECT: BeforeCombatEffect =
    BeforeCombatEffect { others_loss: SWORD_LOSS, ..BeforeCombatEffect::NONE };

/// Whether the side is the one it helps.
pub(crate) fn usable(side: Side) -> bool {
    side == Side::Attacker
}
