//! Bolster: coins for power or combat cards; the Monument adds popularity to either.

use super::{Apply, Eyes, push, push_amounts};
use crate::event::Listener;
use crate::moves::{Move, MoveList};
use crate::state::Player;
use crate::tables::MONUMENT_POPULARITY;
use crate::tracks::MAX_POWER;
use crate::vocab::*;

/// With and without the structure's bonus, where the structure stands.
pub(crate) fn bonuses(player: &Player, structure: Structure) -> &'static [bool] {
    if player.has_built(structure) { &[true, false] } else { &[false] }
}

#[inline]
pub(crate) fn is_payable(player: &Player) -> bool {
    player.coins >= player.bolster_cost()
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    if !is_payable(player) {
        return;
    }
    let power = player.bolster_power().min(MAX_POWER - player.power);
    let cards = player.bolster_cards().min(public.deck_count + public.discard.count());
    for bonus in bonuses(player, Structure::Monument) {
        push_amounts(list, 1, power, |amount| Move::BolsterPower { amount, bonus: *bonus });
        // With no card left anywhere the action may still be taken for them, as Enlist may: nothing is drawn.
        push_amounts(list, cards.min(1), cards, |amount| Move::BolsterCards { amount, bonus: *bonus });
        // Any part of a benefit may be left, even all of it (RL-005, RL-083).
        push(list, Move::BolsterPower { amount: 0, bonus: *bonus });
    }
}

impl<L: Listener> Apply<'_, L> {
    fn monument(&mut self, bonus: bool) {
        let seat = self.active();
        let cost = self.state.public.player(seat).bolster_cost();
        self.spend_coins(seat, cost);
        if bonus {
            self.gain_popularity(seat, MONUMENT_POPULARITY);
        }
    }

    pub(crate) fn bolster_power(&mut self, amount: u8, bonus: bool) {
        self.monument(bonus);
        self.gain_power(self.active(), amount);
    }

    pub(crate) fn bolster_cards(&mut self, amount: u8, bonus: bool) {
        self.monument(bonus);
        self.gain_cards(self.active(), amount);
    }
}
