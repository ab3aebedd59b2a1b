//! Chance: what may be drawn, with exact weights. Every list names cards or tiles of one kind, each once, and a
//! [`ChanceList`] has room for all of any kind: no outcome can be lost.

use super::{Apply, combat, encounter, factory};
use crate::automa::draws;
use crate::event::{Event, Listener};
use crate::invaders::tokens;
use crate::moves::{ChanceList, Move};
use crate::setup::{DealStep, deal_step, first_seat};
use crate::state::{Draw, State};
use crate::vocab::*;
use crate::wind_gambit::tiles::{espionage, negotiate};

/// The cards of a pile, each kind as often as it lies there.
pub(crate) fn push_cards(list: &mut ChanceList, pile: CombatCards, outcome: fn(CombatCard) -> Move) {
    for card in CombatCard::ALL {
        if pile.of(card) > 0 {
            list.push((outcome(card), pile.of(card) as u32));
        }
    }
}

/// The outcomes of the draw in hand, each from the part of the rules that says what becomes of it.
pub(crate) fn outcomes(state: &State, list: &mut ChanceList) {
    let public = &state.public;
    if public.over {
        return;
    }
    let Some(draw) = public.draw() else { return };
    match draw {
        Draw::Deal { dealt } => deals(state, dealt, list),
        Draw::CombatCards { .. } => push_cards(list, state.hidden.deck, Move::Draw),
        Draw::Steal { side } => combat::before::thefts(state, side, list),
        Draw::SpySteal { from, .. } => espionage::thefts(state, from, list),
        Draw::Objective => negotiate::objectives(state, list),
        Draw::LoseCards { .. } => tokens::losses(state, list),
        Draw::AutomaTrap => draws::traps(state, list),
        Draw::AutomaTurn => draws::cards(state, public.active, list),
        Draw::AutomaFight { side } => draws::cards(state, public.combat.seat(side), list),
        Draw::AutomaFlip { .. } => draws::flips(state, list),
        Draw::AutomaCards { side, .. } => draws::additions(state, side, list),
        Draw::AutomaFactory => draws::factory_cards(state, list),
        Draw::Encounter => encounter::cards(state, list),
        Draw::FactoryCards { .. } => factory::cards(state, list),
    }
}

/// What the set-up deals next.
fn deals(state: &State, dealt: u8, list: &mut ChanceList) {
    let public = &state.public;
    match deal_step(public, dealt) {
        Some(DealStep::Tile) => list.extend(StructureTile::ALL.map(|tile| (Move::DealTile(tile), 1))),
        Some(DealStep::Airship(side, _)) => {
            list.extend(public.airship_tiles_left(side).iter().map(|tile| (Move::DealAirship(tile), 1)));
        }
        Some(DealStep::Resolution) => {
            list.extend(public.rules.resolution_tiles().iter().map(|tile| (Move::DealResolution(tile), 1)));
        }
        Some(DealStep::Mission | DealStep::Objective(_)) => {
            list.extend(state.hidden.objective_deck.iter().map(|card| (Move::DealObjective(card), 1)));
        }
        Some(DealStep::CombatCard(_)) => push_cards(list, state.hidden.deck, Move::Draw),
        None => {}
    }
}

impl<L: Listener> Apply<'_, L> {
    /// One card of the set-up.
    pub(crate) fn deal(&mut self, dealt: u8, mv: Move) {
        match (deal_step(&self.state.public, dealt), mv) {
            (Some(DealStep::Airship(_, seat)), Move::DealAirship(tile)) => {
                self.public_mut().give_airship_tile(tile, seat);
                self.tell(Event::AirshipTileDealt { seat, tile });
                return self.deal_next(dealt);
            }
            (Some(DealStep::Resolution), Move::DealResolution(tile)) => {
                self.public_mut().lay_resolution(tile);
                self.tell(Event::ResolutionDealt { tile });
                return self.deal_next(dealt);
            }
            (Some(DealStep::Mission), Move::DealObjective(card)) => {
                self.state.hidden.objective_deck.remove(card);
                let public = self.public_mut();
                public.revealed.insert(card);
                if let Some(free) = public.ending.missions.iter_mut().find(|m| m.is_none()) {
                    *free = Some(card);
                }
                self.tell(Event::MissionDealt { card });
                return self.deal_next(dealt);
            }
            (Some(DealStep::Tile), Move::DealTile(tile)) => {
                self.public_mut().structure_tile = Some(tile);
                self.tell(Event::TileDealt { tile });
            }
            (Some(DealStep::Objective(seat)), Move::DealObjective(card)) => {
                self.state.hidden.objective_deck.remove(card);
                let own = &mut self.state.own[seat.index()];
                if let Some(free) = own.objectives.iter_mut().find(|o| o.is_none()) {
                    *free = Some(card);
                }
                own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
                self.public_mut().player_mut(seat).objective_count += 1;
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
            self.public_mut().frames.set(Draw::Deal { dealt });
        } else {
            self.pop();
            let first = first_seat(&self.state.public);
            self.begin_turn(first);
        }
    }

    fn take_card(&mut self, seat: Seat, card: CombatCard) {
        self.state.hidden.deck.remove(card);
        self.state.own[seat.index()].hand.add(card);
        let public = self.public_mut();
        public.deck_count = public.deck_count.saturating_sub(1);
        public.player_mut(seat).hand_count += 1;
        self.tell(Event::CardDrawn { seat, card: Some(card) });
    }

    /// Makes the discards the new deck when the deck is empty, for combat cards are limited (RL-031); ends the draw when there is no card at all. Says
    /// whether nothing is to be drawn.
    pub(crate) fn prepare_draw(&mut self, seat: Seat) -> bool {
        debug_assert!(self.state.public.player(seat).hand_count <= 42);
        if self.state.public.deck_count > 0 {
            return false;
        }
        let discard = core::mem::take(&mut self.public_mut().discard);
        if discard.is_empty() {
            self.pop();
            return true;
        }
        self.state.hidden.deck = discard;
        self.public_mut().deck_count = discard.count();
        self.tell(Event::DeckReshuffled);
        false
    }

    pub(crate) fn draw(&mut self, seat: Seat, left: u8, mv: Move) {
        let Move::Draw(card) = mv else { return };
        self.countdown(left, |left| Draw::CombatCards { seat, left });
        self.take_card(seat, card);
    }
}
