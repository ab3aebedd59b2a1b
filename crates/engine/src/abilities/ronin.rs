//! Ronin (Togawa): before a combat with exactly one unit, the character or one mech and no worker, it may gain power.

use crate::state::Player;
pub(crate) use crate::tables::RONIN_GAIN as GAIN;
use crate::vocab::*;

/// Whether exactly one unit fights.
pub(crate) fn usable(player: &Player, place: Place) -> bool {
    player.fighters_on(place) == 1 && player.workers_on(place) == 0
}
