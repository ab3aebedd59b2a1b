//! The Factory: which card is kept, once in a game (RL-059), and the top half of the card as a fifth section, which brings what it says
//! and no bonus (RL-060).

use super::{Apply, Eyes, payment, push};
use crate::event::{Event, Listener};
use crate::moves::{ChanceList, Move, MoveList};
use crate::state::{Draw, Question, Source, State, Then};
use crate::vocab::*;

/// Factory cards in the box.
pub(crate) fn cards(state: &State, list: &mut ChanceList) {
    let public = &state.public;
    let taken: FactoryCardSet = public.seats().filter_map(|s| public.player(s).factory_card).collect();
    let box_ = public.rules.factory_cards() & !taken & !state.hidden.factory_pool;
    list.extend(box_.iter().map(|card| (Move::DealFactory(card), 1)));
}

pub(crate) fn pick(eyes: &Eyes, list: &mut MoveList) {
    for card in eyes.pool().iter() {
        push(list, Move::Keep(card));
    }
}

/// Whether the seat has a card and can pay for its top half.
pub(crate) fn is_payable(eyes: &Eyes) -> bool {
    let card = eyes.public.player(eyes.seat).factory_card;
    card.is_some_and(|card| payment::can_pay(eyes.public, eyes.seat, &card.face().cost))
}

pub(crate) fn top(eyes: &Eyes, list: &mut MoveList) {
    let Some(card) = eyes.public.player(eyes.seat).factory_card else { return };
    let face = card.face();
    if is_payable(eyes) {
        for option in 0..face.options.len() {
            push(list, Move::FactoryOption(option as u8));
        }
    }
}

impl<L: Listener> Apply<'_, L> {
    /// The first visitor's cards are drawn from the box; later visitors find what is left (RL-058).
    pub(crate) fn visit_factory(&mut self) {
        let public = self.public_mut();
        if public.factory_dealt {
            self.look_through();
        } else {
            let left = public.factory_count;
            self.push(Draw::FactoryCards { left });
        }
    }

    pub(crate) fn deal_factory(&mut self, left: u8, mv: Move) {
        let Move::DealFactory(card) = mv else { return };
        self.state.hidden.factory_pool.insert(card);
        if left > 1 {
            self.public_mut().frames.set(Draw::FactoryCards { left: left - 1 });
        } else {
            self.pop();
            self.public_mut().factory_dealt = true;
            self.look_through();
        }
    }

    fn look_through(&mut self) {
        let seat = self.active();
        self.public_mut().factory_seen.insert(seat);
        let cards = self.state.hidden.factory_pool;
        self.tell(Event::FactorySeen { seat, cards: Some(cards) });
        self.push(Question::FactoryPick);
    }

    #[inline(never)]
    pub(crate) fn keep_factory_card(&mut self, mv: Move) {
        let Move::Keep(card) = mv else { return };
        let seat = self.active();
        self.pop();
        self.state.hidden.factory_pool.remove(card);
        let public = self.public_mut();
        public.factory_count = public.factory_count.saturating_sub(1);
        public.player_mut(seat).factory_card = Some(card);
        self.tell(Event::FactoryCardKept { seat, card });
    }

    pub(crate) fn factory_option(&mut self, option: u8) {
        let seat = self.active();
        let Some(card) = self.state.public.player(seat).factory_card else { return };
        self.tell(Event::FactoryUsed { seat, card, option });
        self.push(Then::Effects { source: Source::Factory(card), option, index: 0 });
        self.pay_cost(&card.face().cost);
    }
}
