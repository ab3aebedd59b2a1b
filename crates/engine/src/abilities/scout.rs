//! Scout (Crimea): before a combat it takes one combat card at random from the opponent.

use super::BeforeCombatEffect;
use crate::state::Player;

/// What it does.
pub(crate) const EFFECT: BeforeCombatEffect = BeforeCombatEffect { cards: 1, ..BeforeCombatEffect::NONE };

/// Whether there is a card to take (RL-044).
#[inline]
pub(crate) fn usable(opponent: &Player) -> bool {
    opponent.hand_count > 0
}
