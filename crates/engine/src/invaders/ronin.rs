//! Ronin (Togawa): before a combat with exactly one unit, the character or one mech and no worker, it may gain power (RL-127).

use crate::abilities::BeforeCombatEffect;
use crate::state::Player;
use crate::tables::RONIN_GAIN;
use crate::vocab::*;

/// What it does.
pub(crate) const EFFECT: BeforeCombatEffect =
    BeforeCombatEffect { gain: RONIN_GAIN, ..BeforeCombatEffect::NONE };

/// Whether exactly one unit fights.
pub(crate) fn usable(player: &Player, place: Place) -> bool {
    player.fighters_on(place) == 1 && player.workers_on(place) == 0
}
