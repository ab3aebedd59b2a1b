//! Bolster.

use super::Doing;
use crate::event::Listener;
use crate::tables::MONUMENT_POPULARITY;

impl<L: Listener> Doing<'_, L> {
    fn monument(&mut self, bonus: bool) {
        let seat = self.active();
        let cost = self.state.public.player(seat).bolster_cost();
        self.spend_coins(seat, cost);
        if bonus {
            self.gain_popularity(seat, MONUMENT_POPULARITY);
        }
    }

    pub(super) fn bolster_power(&mut self, amount: u8, bonus: bool) {
        self.monument(bonus);
        self.gain_power(self.active(), amount);
    }

    pub(super) fn bolster_cards(&mut self, amount: u8, bonus: bool) {
        self.monument(bonus);
        self.gain_cards(self.active(), amount);
    }
}
