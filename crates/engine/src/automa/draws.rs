//! What an Automa draws: what may come, getting ready for it, and what it does. The rulings R1 to R83 stand in `docs/automa.md`.

use crate::event::{Event, Listener};
use crate::moves::{ChanceList, Move};
use crate::rules::{Apply, Switch, push_cards};
use crate::state::{Automa, Draw, Frame, Public, Side, State, Then};
use crate::tables::AUTOMA_POWER_COLUMNS;
use crate::vocab::*;
use crate::wind_gambit::tiles::distract;

/// Cards of the deck from which the Automa on this seat draws.
pub(crate) fn cards(state: &State, seat: Seat, list: &mut ChanceList) {
    let public = &state.public;
    let Some(automa) = public.player(public.automa_deck_owner(seat)).automa() else { return };
    list.extend(automa.deck.iter().map(|card| (Move::AutomaCard(card), 1)));
}

/// Combat cards that may be turned for a dial.
pub(crate) fn flips(state: &State, list: &mut ChanceList) {
    push_cards(list, state.hidden.deck, Move::Flip);
}

/// Combat cards of its hand that may be added in a combat.
pub(crate) fn additions(state: &State, side: Side, list: &mut ChanceList) {
    let own = state.own(state.public.combat.seat(side));
    push_cards(list, own.hand.minus(own.played.cards()).unwrap_or_default(), Move::Add);
}

/// Factory cards that lie on the board.
pub(crate) fn factory_cards(state: &State, list: &mut ChanceList) {
    list.extend(state.hidden.factory_pool.iter().map(|card| (Move::DealFactory(card), 1)));
}

/// Traps that it has not laid.
pub(crate) fn traps(state: &State, list: &mut ChanceList) {
    let placed = state.own(state.public.active).traps;
    let left = Trap::ALL.into_iter().filter(|trap| !placed.contains(*trap));
    list.extend(left.map(|trap| (Move::DealTrap(trap), 1)));
}

impl<L: Listener> Apply<'_, L> {
    /// Takes a card out of the deck this Automa draws from.
    fn take_automa_card(&mut self, seat: Seat, card: AutomaCard) {
        let owner = self.state.public.automa_deck_owner(seat);
        if let Some(automa) = self.automa_mut(owner) {
            automa.deck.remove(card);
        }
    }

    /// An empty deck is made again of all 19 cards before a card is needed (R48).
    pub(crate) fn prepare_automa_deck(&mut self, seat: Seat) {
        let owner = self.state.public.automa_deck_owner(seat);
        if self.automa(owner).is_some_and(|a| a.deck.is_empty()) {
            self.fill_automa_deck(owner);
        }
    }

    /// The card of the turn: what it does follows row by row, unless the card says skip and the level or a dial obeys (R4).
    pub(crate) fn automa_draw(&mut self, mv: Move) {
        let Move::AutomaCard(card) = mv else { return };
        let seat = self.active();
        self.take_automa_card(seat, card);
        self.pop();
        let owner = self.state.public.automa_deck_owner(seat);
        if let Some(automa) = self.automa_mut(owner) {
            automa.resources = card.face().resources;
        }
        let second = self.automa(seat).is_some_and(|a| a.second_scheme);
        self.tell(Event::AutomaDrew { seat, card, second_scheme: second });
        if card.face().skip && self.automa(seat).is_some_and(|a| a.skips()) {
            self.tell(Event::AutomaSkips { seat });
            return self.end_turn();
        }
        if self.state.public.rules.has(Switch::AutomaStarFirst) {
            self.push(Then::AutomaRecruits { card, next: 0 });
            self.push(Then::AutomaStar { card });
        } else {
            self.push(Then::AutomaStar { card });
            self.push(Then::AutomaRecruits { card, next: 0 });
        }
        self.push(Then::AutomaGains { card, next: 0, deploys: true });
        self.push(Then::AutomaMoves { card, next: 0, checked: false });
    }

    /// It lays the Trap where its character stands.
    pub(crate) fn automa_trap(&mut self, mv: Move) {
        let Move::DealTrap(trap) = mv else { return };
        self.pop();
        let seat = self.active();
        let place = self.state.public.player(seat).character;
        self.lay_trap(seat, place, trap);
    }

    /// The Factory card goes to it unseen.
    pub(crate) fn automa_factory(&mut self, mv: Move) {
        let Move::DealFactory(card) = mv else { return };
        self.pop();
        self.state.hidden.factory_pool.remove(card);
        self.automa_keeps_factory_card();
    }

    /// A combat card turned for a dial (R45): 4 or 5 cancels.
    pub(crate) fn automa_flip(&mut self, deploy: bool, mv: Move) {
        let Move::Flip(card) = mv else { return };
        let seat = self.active();
        self.pop();
        self.state.hidden.deck.remove(card);
        let public = self.public_mut();
        public.deck_count = public.deck_count.saturating_sub(1);
        public.discard.add(card);
        let cancels = card.value() >= 4;
        self.tell(Event::AutomaFlipped { seat, card, cancels });
        match self.state.public.frames.top() {
            Some(Frame::Then(Then::AutomaMoves { card, next, .. })) if !deploy => {
                if cancels {
                    self.pop();
                } else {
                    self.public_mut().frames.set(Then::AutomaMoves { card, next, checked: true });
                }
            }
            Some(Frame::Then(Then::AutomaGains { card, next, .. })) => {
                self.public_mut().frames.set(Then::AutomaGains { card, next, deploys: !cancels });
                if !cancels {
                    self.deploy_one(seat, card, next);
                }
            }
            _ => {}
        }
    }

    /// With no combat card anywhere nothing is cancelled.
    fn nothing_to_flip(&mut self, deploy: bool) {
        match self.state.public.frames.top() {
            Some(Frame::Then(Then::AutomaMoves { card, next, .. })) if !deploy => {
                self.public_mut().frames.set(Then::AutomaMoves { card, next, checked: true });
            }
            Some(Frame::Then(Then::AutomaGains { card, next, .. })) => {
                self.deploy_one(self.active(), card, next)
            }
            _ => {}
        }
    }

    /// As for any draw of combat cards, for one that is only turned. Says whether none can be.
    pub(crate) fn prepare_flip(&mut self, deploy: bool) -> bool {
        let empty = self.prepare_draw(self.active());
        if empty {
            self.nothing_to_flip(deploy);
        }
        empty
    }

    /// The card an Automa draws for a combat: as much power and as many cards as it has (R34, RL-156).
    pub(crate) fn automa_fight(&mut self, side: Side, mv: Move) {
        let Move::AutomaCard(card) = mv else { return };
        let seat = self.state.public.combat.seat(side);
        self.take_automa_card(seat, card);
        let (power, cards) = self.state.public.automa_fights_with(seat, card);
        self.state.own[seat.index()].dial = Some(power);
        self.tell(Event::AutomaFights { seat, card, power, cards });
        if cards > 0 {
            self.public_mut().frames.set(Draw::AutomaCards { side, left: cards });
        } else {
            self.pop();
            self.commit(seat);
        }
    }

    /// One combat card of its hand, at random.
    pub(crate) fn automa_plays(&mut self, side: Side, left: u8, mv: Move) {
        let Move::Add(card) = mv else { return };
        let seat = self.state.public.combat.seat(side);
        let own = &mut self.state.own[seat.index()];
        let mut played = own.played.cards();
        played.add(card);
        own.played = played.into();
        if left > 1 {
            self.public_mut().frames.set(Draw::AutomaCards { side, left: left - 1 });
        } else {
            self.pop();
            self.commit(seat);
        }
    }
}

impl Public {
    /// The cards an Automa may draw next: a deck that has run out is made again before it is drawn from.
    pub(crate) fn automa_deck(&self, seat: Seat) -> AutomaCardSet {
        let deck = self.player(self.automa_deck_owner(seat)).automa().map(|automa| automa.deck);
        deck.filter(|deck| !deck.is_empty()).unwrap_or(Automa::FULL_DECK)
    }

    /// Power and the number of cards with which an Automa fights when it draws a card for it: by the column of its power, no more than it has (R34).
    pub(crate) fn automa_fights_with(&self, seat: Seat, card: AutomaCard) -> (u8, u8) {
        let player = self.player(seat);
        let column = AUTOMA_POWER_COLUMNS.iter().filter(|from| player.power >= **from).count();
        let power = card.face().combat_power[column].min(player.power);
        let fewer = distract::fewer_cards(self, seat);
        let mut cards = card.face().combat_cards.saturating_sub(fewer).min(player.hand_count);
        if self.rules.has(Switch::AutomaCardLimit) {
            cards = cards.min(player.fighters_on(self.combat.hex));
        }
        (power, cards)
    }
}
