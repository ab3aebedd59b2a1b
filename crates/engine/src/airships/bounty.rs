//! Bounty and War Correspondent: combats under the airship pay its owner.

use crate::state::{Combat, Public};
use crate::vocab::*;

/// What the player gains by a combat that is over, and how often.
pub(crate) fn gains(public: &Public, seat: Seat, combat: &Combat) -> Option<(&'static [Effect], u8)> {
    let player = public.player(seat);
    if player.under_airship() & combat.hex.bit() == 0 {
        return None;
    }
    player.tile(|e| match e {
        TileEffect::CombatGain { paying: Paying::EveryCombat, gains } => Some((gains, 1)),
        TileEffect::CombatGain { paying: Paying::WonPerFighter, gains }
            if combat.seat(combat.winner) == seat =>
        {
            Some((gains, combat.fighters_beaten))
        }
        _ => None,
    })
}
