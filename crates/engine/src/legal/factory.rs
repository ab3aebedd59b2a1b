//! The Factory: which card is kept, and the top half of the card as a fifth section.

use super::{Eyes, payment, push};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn pick(eyes: Eyes, list: &mut MoveList) {
    for card in FactoryCard::of_set(eyes.pool as u64) {
        push(list, Move::Keep(card));
    }
}

pub(super) fn top(eyes: Eyes, list: &mut MoveList) {
    let Some(card) = eyes.public.player(eyes.seat).factory_card else { return };
    let face = card.face();
    if payment::can_pay(eyes.public, eyes.seat, &face.cost) {
        for option in 0..face.options.len() {
            push(list, Move::FactoryOption(option as u8));
        }
    }
}
