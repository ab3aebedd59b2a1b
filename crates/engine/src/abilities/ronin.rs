//! Ronin (Togawa): before a combat with exactly one unit, the character or one mech and no worker, it may gain 2 power.

use crate::state::Player;
use crate::vocab::*;

/// Power gained.
pub(crate) const GAIN: u8 = 2;

/// Whether exactly one unit fights.
pub(crate) fn usable(player: &Player, place: Place) -> bool {
    player.fighters_on(place) == 1 && player.workers_on(place) == 0
}
