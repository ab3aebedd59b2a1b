//! Chance: cards drawn and dealt.

use super::Doing;
use crate::event::{Event, Listener};
use crate::moves::Move;
use crate::setup::{DealStep, deal_step, first_seat};
use crate::state::Draw;
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    /// One card of the set-up.
    pub(super) fn deal(&mut self, dealt: u8, mv: Move) {
        match (deal_step(&self.state.public, dealt), mv) {
            (Some(DealStep::Airship(_, seat)), Move::DealAirship(tile)) => {
                self.public().give_airship_tile(tile, seat);
                self.tell(Event::AirshipTileDealt { seat, tile });
                return self.deal_next(dealt);
            }
            (Some(DealStep::Resolution), Move::DealResolution(tile)) => {
                self.public().lay_resolution(tile);
                self.tell(Event::ResolutionDealt { tile });
                return self.deal_next(dealt);
            }
            (Some(DealStep::Mission), Move::DealObjective(card)) => {
                self.state.hidden.objective_deck &= !(card.bit() as u32);
                let public = self.public();
                public.revealed |= card.bit();
                if let Some(free) = public.ending.missions.iter_mut().find(|m| m.is_none()) {
                    *free = Some(card);
                }
                self.tell(Event::MissionDealt { card });
                return self.deal_next(dealt);
            }
            (Some(DealStep::Tile), Move::DealTile(tile)) => {
                self.public().tile = Some(tile);
                self.tell(Event::TileDealt { tile });
            }
            (Some(DealStep::Objective(seat)), Move::DealObjective(card)) => {
                self.state.hidden.objective_deck &= !(card.bit() as u32);
                let own = &mut self.state.own[seat.index()];
                if let Some(free) = own.objectives.iter_mut().find(|o| o.is_none()) {
                    *free = Some(card);
                }
                own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
                self.public().player_mut(seat).objective_count += 1;
                self.tell(Event::ObjectiveDealt { seat, card: Some(card) });
            }
            (Some(DealStep::CombatCard(seat)), Move::Draw(card)) => self.take_card(seat, card),
            _ => return,
        }
        self.deal_next(dealt + 1);
    }

    /// Goes on dealing, or begins the first turn.
    fn deal_next(&mut self, dealt: u8) {
        if deal_step(&self.state.public, dealt).is_some() {
            self.public().frames.set(Draw::Deal { dealt });
        } else {
            self.pop();
            let first = first_seat(&self.state.public);
            self.begin_turn(first);
        }
    }

    fn take_card(&mut self, seat: Seat, card: CombatCard) {
        self.state.hidden.deck.remove(card);
        self.state.own[seat.index()].hand.add(card);
        let public = self.public();
        public.deck_count = public.deck_count.saturating_sub(1);
        public.player_mut(seat).hand_count += 1;
        self.tell(Event::CardDrawn { seat, card: Some(card) });
    }

    /// Makes the discards the new deck when the deck is empty; ends the draw when there is no card at all. Says
    /// whether nothing is to be drawn.
    pub(super) fn prepare_draw(&mut self, seat: Seat) -> bool {
        debug_assert!(self.state.public.player(seat).hand_count <= 42);
        if self.state.public.deck_count > 0 {
            return false;
        }
        let discard = core::mem::take(&mut self.public().discard);
        if discard.is_empty() {
            self.pop();
            return true;
        }
        self.state.hidden.deck = discard;
        self.public().deck_count = discard.count();
        self.tell(Event::DeckReshuffled);
        false
    }

    /// As [`Self::prepare_draw`], for a card that is only turned.
    pub(super) fn prepare_flip(&mut self, deploy: bool) -> bool {
        let empty = self.prepare_draw(self.active());
        if empty {
            self.nothing_to_flip(deploy);
        }
        empty
    }

    pub(super) fn draw(&mut self, seat: Seat, left: u8, mv: Move) {
        let Move::Draw(card) = mv else { return };
        if left > 1 {
            self.public().frames.set(Draw::CombatCards { seat, left: left - 1 });
        } else {
            self.pop();
        }
        self.take_card(seat, card);
    }
}
