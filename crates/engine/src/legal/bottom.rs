//! The bottom row: take the action, with as many of its coins and with or without the own recruit bonus, or leave it.

use super::{Eyes, payment, push};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn answers(eyes: Eyes, section: Section, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    match (section.bottom(), player.mat.section(section)) {
        (Some(action), Some(printed)) => {
            if payment::can_pay_tokens(eyes.public, eyes.seat, action.resource(), player.cost(action)) {
                let bonuses: &[bool] = if player.has_enlisted(action) { &[true, false] } else { &[false] };
                for bonus in bonuses {
                    for coins in (0..=printed.coins).rev() {
                        push(list, Move::Pay { coins, bonus: *bonus });
                    }
                }
            }
        }
        _ if eyes.public.no_move() => {}
        _ => push(list, Move::MoveUnits),
    }
    push(list, Move::Skip);
}
