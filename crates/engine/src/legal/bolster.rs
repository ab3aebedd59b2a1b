//! Bolster: 1 coin for power or combat cards; the Monument adds popularity to either.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::state::Player;
use crate::vocab::*;

/// What Bolster costs.
const COST: u16 = 1;

/// With and without the structure's bonus, where the structure stands.
pub(super) fn bonuses(player: &Player, structure: Structure) -> &'static [bool] {
    if player.has_built(structure) { &[true, false] } else { &[false] }
}

pub(super) fn answers(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    if player.coins < COST {
        return;
    }
    let power = (2 + player.has_moved(Cube::BolsterPower) as u8).min(crate::tracks::MAX_POWER - player.power);
    let cards = (1 + player.has_moved(Cube::BolsterCard) as u8).min(public.deck_count + public.discard.count());
    for bonus in bonuses(player, Structure::Monument) {
        for amount in (1..=power).rev() {
            push(list, Move::BolsterPower { amount, bonus: *bonus });
        }
        for amount in (1..=cards).rev() {
            push(list, Move::BolsterCards { amount, bonus: *bonus });
        }
        // Any part of a benefit may be left, even all of it.
        push(list, Move::BolsterPower { amount: 0, bonus: *bonus });
    }
}
