//! Trade.

use super::Doing;
use crate::event::Listener;
use crate::rules::Switch;
use crate::state::Question;
use crate::tables::ARMORY_POWER;

impl<L: Listener> Doing<'_, L> {
    fn armory(&mut self, bonus: bool) {
        let seat = self.active();
        let cost = self.state.public.player(seat).trade_cost();
        self.spend_coins(seat, cost);
        if bonus {
            self.gain_power(seat, ARMORY_POWER);
        }
    }

    pub(super) fn trade_popularity(&mut self, amount: u8, bonus: bool) {
        self.armory(bonus);
        self.gain_popularity(self.active(), amount);
    }

    pub(super) fn trade_resources(&mut self, bonus: bool) {
        self.armory(bonus);
        let tokens = self.state.public.player(self.active()).trade_resources();
        self.resources_with_worker(tokens);
    }

    /// Asks where tokens of any kind go: all together, or one by one where the rules let them be split.
    pub(super) fn resources_with_worker(&mut self, count: u8) {
        if self.state.public.rules.has(Switch::TradeSplit) {
            for _ in 0..count {
                self.push(Question::PlaceOn { count: 1 });
            }
        } else {
            self.push(Question::PlaceOn { count });
        }
    }
}
