//! The turn: which section, which half of its top row.

use super::{Eyes, bolster, factory, produce, push, trade};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn sections(eyes: Eyes, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    for section in Section::ALL {
        if player.may_choose(section, eyes.public.rules) {
            push(list, Move::Choose(section));
        }
    }
}

pub(super) fn top(eyes: Eyes, section: Section, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    match player.mat.section(section) {
        None => factory::top(eyes, list),
        Some(printed) => match printed.top {
            TopAction::Move => {
                if !eyes.public.no_move() {
                    push(list, Move::MoveUnits);
                }
                for coins in (1..=player.move_coins()).rev() {
                    push(list, Move::MoveCoins(coins));
                }
            }
            TopAction::Bolster => bolster::answers(eyes, list),
            TopAction::Trade => trade::answers(eyes, list),
            TopAction::Produce => produce::begin(eyes, list),
        },
    }
    push(list, Move::Skip);
}
