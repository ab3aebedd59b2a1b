//! Bolster.

use super::Doing;
use crate::event::Listener;

impl<L: Listener> Doing<'_, L> {
    fn monument(&mut self, bonus: bool) {
        let seat = self.active();
        self.spend_coins(seat, 1);
        if bonus {
            self.gain_popularity(seat, 1);
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
