//! Siege Engine: an opponent's character or mech pays to leave the territory where it begins its move.

use crate::event::{Event, Listener};
use crate::rules::Apply;
use crate::state::Public;
use crate::vocab::*;

/// Tiles that ask for coins.
const TILES: AirshipTileSet = tiles_with!(TileEffect::LeavingCosts { .. });

/// What each airship over the territory asks for a unit that leaves it: owners and coins.
pub(crate) fn tolls(public: &Public, seat: Seat, from: Place) -> impl Iterator<Item = (Seat, u8)> + '_ {
    public.enemy_airships(seat, from).filter_map(|owner| {
        let coins = public
            .player(owner)
            .tile(|e| if let TileEffect::LeavingCosts { coins } = e { Some(coins) } else { None })?;
        Some((owner, coins))
    })
}

/// Whether a character or mech of the seat may leave.
#[inline]
pub(crate) fn lets_go(public: &Public, seat: Seat, from: Place) -> bool {
    if !public.airships_fly() || !public.under_enemy_airships(seat, TILES).contains(from) {
        return true;
    }
    let asked: u16 = tolls(public, seat, from).map(|(_, coins)| coins as u16).sum();
    public.player(seat).coins >= asked
}

impl<L: Listener> Apply<'_, L> {
    /// Coins to the owners of the airships that hold the unit back.
    pub(crate) fn pay_siege(&mut self, from: Place) {
        let seat = self.active();
        for owner in self.state.public.seats() {
            let asked = tolls(&self.state.public, seat, from).find(|(s, _)| *s == owner);
            let Some((_, coins)) = asked else { continue };
            let public = self.public_mut();
            let paid = (coins as u16).min(public.player(seat).coins);
            public.player_mut(seat).coins -= paid;
            public.player_mut(owner).gain_coins(paid);
            self.tell(Event::CoinsGiven { from: seat, to: owner, amount: paid });
        }
    }
}
