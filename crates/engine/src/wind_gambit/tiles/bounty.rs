//! Bounty and War Correspondent: combats under the airship pay its owner.

use crate::event::{Event, Listener};
use crate::rules::Apply;
use crate::state::{Combat, Public};
use crate::vocab::*;

/// What the player gains by a combat that is over, and how often.
pub(crate) fn gains(public: &Public, seat: Seat, combat: &Combat) -> Option<(&'static [Effect], u8)> {
    let player = public.player(seat);
    if !player.under_airship().contains(combat.hex) {
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

impl<L: Listener> Apply<'_, L> {
    /// What tiles of The Wind Gambit pay for a combat: spoils for the winner, gains for whose airship is above.
    pub(crate) fn pay_for_combat(&mut self, combat: &Combat) {
        let (winner, loser) = (combat.seat(combat.winner), combat.seat(combat.winner.other()));
        let spoils = self.state.public.ending.face().map_or(0, |f| f.combat_coins as u16);
        let spoils = spoils.min(self.state.public.player(loser).coins);
        if spoils > 0 {
            let public = self.public_mut();
            public.player_mut(loser).coins -= spoils;
            public.player_mut(winner).gain_coins(spoils);
            self.tell(Event::CoinsGiven { from: loser, to: winner, amount: spoils });
        }
        if !self.state.public.airships_fly() {
            return;
        }
        for seat in self.state.public.seats() {
            if let Some((gains, times)) = gains(&self.state.public, seat, combat) {
                self.gain_flat(seat, gains, times);
            }
        }
    }
}
