//! What a seat has seen of other hands: cards it was shown, or that were taken from it, are remembered as long as they must
//! still be there.
//!
//! For each other seat the least number of cards of each value is kept. A hand that is looked at is known whole. Cards drawn
//! into it are unknown; a card laid open is crossed off; and if somebody takes a card unseen, it may have been any of them.

use super::State;
use crate::vocab::*;

/// Combat cards that one seat knows to be in other hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Knowledge([PackedCards; MAX_SEATS - 1]);

impl Knowledge {
    /// Nobody needs room for their own hand.
    fn slot(by: Seat, of: Seat) -> Option<usize> {
        let (by, of) = (by.index(), of.index());
        match of.cmp(&by) {
            core::cmp::Ordering::Less => Some(of),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Greater => Some(of - 1),
        }
    }

    /// What the seat `by` knows to be in the hand of the seat `of`.
    pub(crate) fn of(&self, by: Seat, of: Seat) -> CombatCards {
        Knowledge::slot(by, of).map_or(CombatCards::NONE, |slot| self.0[slot].cards())
    }

    pub(crate) fn set(&mut self, by: Seat, of: Seat, cards: CombatCards) {
        if let Some(slot) = Knowledge::slot(by, of) {
            self.0[slot] = cards.into();
        }
    }

    /// Whether nothing is known.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|cards| cards.is_empty())
    }

    /// For keys: the words this is kept in.
    pub(crate) fn words(&self) -> (u64, u64) {
        let [a, b, c, d, e, f] = self.0.map(|cards| cards.bits() as u64);
        (a | b << 16 | c << 32 | d << 48, e | f << 16)
    }
}

/// As many of each value as surely remain when these are gone.
fn without(known: CombatCards, gone: CombatCards) -> CombatCards {
    let mut rest = known;
    for i in 0..rest.0.len() {
        rest.0[i] = rest.0[i].saturating_sub(gone.0[i]);
    }
    rest
}

impl State {
    /// A person looks at a hand.
    pub(crate) fn remember_hand(&mut self, by: Seat, of: Seat) {
        if !self.public.player(by).is_automa() {
            let hand = self.own(of).hand;
            self.own[by.index()].known.set(by, of, hand);
        }
    }

    /// Cards have left a hand for everybody to see: a card that was known there may have been one of them.
    pub(crate) fn cross_off(&mut self, of: Seat, cards: CombatCards) {
        for by in self.public.seats() {
            let known = &mut self.own[by.index()].known;
            if !known.is_empty() {
                known.set(by, of, without(known.of(by, of), cards));
            }
        }
    }

    /// A card is about to change hands unseen by all but the two players. They know which; for the others any of the known cards
    /// may be gone, unless the hand was known whole and all its cards were alike.
    pub(crate) fn remember_theft(&mut self, thief: Seat, from: Seat, card: CombatCard) {
        let count = self.public.player(from).hand_count;
        for by in self.public.seats().filter(|by| *by != from) {
            let own = &mut self.own[by.index()];
            if own.known.is_empty() {
                continue;
            }
            let known = own.known.of(by, from);
            let one = |card: CombatCard| {
                let mut one = CombatCards::NONE;
                one.add(card);
                one
            };
            let alike = CombatCard::ALL.into_iter().find(|value| known.of(*value) == count);
            let (gone, seen) = if by == thief {
                (one(card), None)
            } else if let Some(value) = alike {
                (one(value), Some(value))
            } else {
                (CombatCards([1; 4]), None)
            };
            own.known.set(by, from, without(known, gone));
            if let Some(value) = seen {
                let taken = own.known.of(by, thief).plus(one(value));
                own.known.set(by, thief, taken);
            }
        }
        if !self.public.player(from).is_automa() {
            let known = &mut self.own[from.index()].known;
            let mut cards = known.of(from, thief);
            cards.add(card);
            known.set(from, thief, cards);
        }
    }
}
