//! Trade: coins for any two resources (RL-078) or for popularity, which the upgrade raises (RL-082); the Armory adds power to either
//! (RL-081).

use super::{Apply, Eyes, bolster, push, push_amounts};
use crate::event::Listener;
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::state::Question;
use crate::tables::ARMORY_POWER;
use crate::tracks::MAX_POPULARITY;
use crate::vocab::*;

/// Whether either half can be paid and taken.
#[inline]
pub(crate) fn is_possible(eyes: &Eyes) -> bool {
    let player = eyes.public.player(eyes.seat);
    player.coins >= player.trade_cost()
        && (!eyes.public.rules.has(Switch::TradeNeedsWorker)
            || !eyes.public.with_own_worker(eyes.seat).is_empty())
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    if !is_possible(eyes) {
        return;
    }
    let popularity = player.trade_popularity().min(MAX_POPULARITY - player.popularity);
    // The resource half needs a worker on a territory, the popularity half does not (RL-079).
    let resources = !eyes.public.with_own_worker(eyes.seat).is_empty();
    for bonus in bolster::bonuses(player, Structure::Armory) {
        if resources {
            push(list, Move::TradeResources { bonus: *bonus });
        }
        push_amounts(list, 0, popularity, |amount| Move::TradePopularity { amount, bonus: *bonus });
    }
}

impl<L: Listener> Apply<'_, L> {
    fn armory(&mut self, bonus: bool) {
        let seat = self.active();
        let cost = self.state.public.player(seat).trade_cost();
        self.spend_coins(seat, cost);
        if bonus {
            self.gain_power(seat, ARMORY_POWER);
        }
    }

    pub(crate) fn trade_popularity(&mut self, amount: u8, bonus: bool) {
        self.armory(bonus);
        self.gain_popularity(self.active(), amount);
    }

    pub(crate) fn trade_resources(&mut self, bonus: bool) {
        self.armory(bonus);
        let tokens = self.state.public.player(self.active()).trade_resources();
        self.resources_with_worker(tokens);
    }

    /// Asks where tokens of any kind go: all together, or one by one where the rules let them be split (RL-080).
    pub(crate) fn resources_with_worker(&mut self, count: u8) {
        if self.state.public.rules.has(Switch::TradeSplit) {
            for _ in 0..count {
                self.push(Question::PlaceOn { count: 1 });
            }
        } else {
            self.push(Question::PlaceOn { count });
        }
    }
}
