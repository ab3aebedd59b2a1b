//! Bolster: coins for power or combat cards; the Monument adds popularity to either.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::state::Player;
use crate::tracks::MAX_POWER;
use crate::vocab::*;

/// With and without the structure's bonus, where the structure stands.
pub(super) fn bonuses(player: &Player, structure: Structure) -> &'static [bool] {
    if player.has_built(structure) { &[true, false] } else { &[false] }
}

pub(super) fn answers(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    if player.coins < player.bolster_cost() {
        return;
    }
    let power = player.bolster_power().min(MAX_POWER - player.power);
    let cards = player.bolster_cards().min(public.deck_count + public.discard.count());
    for bonus in bonuses(player, Structure::Monument) {
        for amount in (1..=power).rev() {
            push(list, Move::BolsterPower { amount, bonus: *bonus });
        }
        // With no card left anywhere the action may still be taken for them, as Enlist may: nothing is drawn.
        for amount in (cards.min(1)..=cards).rev() {
            push(list, Move::BolsterCards { amount, bonus: *bonus });
        }
        // Any part of a benefit may be left, even all of it.
        push(list, Move::BolsterPower { amount: 0, bonus: *bonus });
    }
}
