//! Scout (Crimea): before a combat it takes one combat card at random from the opponent.

use crate::state::Player;

/// Whether there is a card to take.
#[inline]
pub(crate) fn usable(opponent: &Player) -> bool {
    opponent.hand_count > 0
}
