//! Espionage: for coins the owner looks at the combat cards of an opponent below and takes some.

use crate::event::{Event, Listener};
use crate::moves::{ChanceList, Move, MoveList};
use crate::rules::{Apply, Eyes, push, push_cards};
use crate::state::{Draw, Public, State};
use crate::vocab::*;

/// Price and cards, if the tile is in force and the price can be paid.
pub(crate) fn price(public: &Public, seat: Seat) -> Option<(u8, u8)> {
    let player = public.player(seat);
    let spy =
        player.tile(|e| if let TileEffect::Spy { coins, cards } = e { Some((coins, cards)) } else { None });
    spy.filter(|(coins, _)| player.coins >= *coins as u16)
}

/// Cards that are taken of a hand: no more than it holds.
pub(crate) fn taken(public: &Public, of: Seat, cards: u8) -> u8 {
    cards.min(public.player(of).hand_count)
}

/// Opponents below who hold combat cards.
pub(crate) fn victims(public: &Public, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let under = public.player(seat).under_airship();
    let victim = move |s: &Seat| {
        let other = public.player(*s);
        *s != seat && other.units_at().meets(under) && other.hand_count > 0
    };
    public.seats().filter(victim)
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    for victim in victims(eyes.public, eyes.seat) {
        push(list, Move::Peek(victim));
    }
    push(list, Move::Skip);
}

/// Combat cards that may be taken from the player looked at.
pub(crate) fn thefts(state: &State, from: Seat, list: &mut ChanceList) {
    push_cards(list, state.own(from).hand, Move::Steal);
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn spy(&mut self, mv: Move) {
        self.pop();
        let Move::Peek(of) = mv else { return };
        let seat = self.active();
        let Some((coins, cards)) = price(&self.state.public, seat) else { return };
        self.spend_coins(seat, coins as u16);
        let cards = taken(&self.state.public, of, cards);
        let hand = self.state.own(of).hand;
        self.state.remember_hand(seat, of);
        self.tell(Event::HandSeen { seat, of, hand: Some(hand) });
        if cards > 0 {
            self.push(Draw::SpySteal { from: of, left: cards });
        }
    }

    /// Nothing is taken from an empty hand. Says so.
    pub(crate) fn prepare_spy_steal(&mut self, from: Seat) -> bool {
        self.leave_empty_hand(from)
    }

    pub(crate) fn spy_steal(&mut self, from: Seat, left: u8, mv: Move) {
        let Move::Steal(card) = mv else { return };
        self.countdown(left, |left| Draw::SpySteal { from, left });
        self.take_from_hand(self.active(), from, card);
    }
}
