//! Chance: what may be drawn, with exact weights. Every list names cards or tiles of one kind, each once, and a
//! [`ChanceList`] has room for all of any kind: no outcome can be lost.

use super::Apply;
use crate::event::{Event, Listener};
use crate::moves::{ChanceList, Move};
use crate::setup::{DealStep, deal_step, first_seat};
use crate::state::{Draw, State};
use crate::vocab::*;

fn cards(list: &mut ChanceList, pile: CombatCards, outcome: fn(CombatCard) -> Move) {
    for card in CombatCard::ALL {
        if pile.of(card) > 0 {
            list.push((outcome(card), pile.of(card) as u32));
        }
    }
}

fn automa_cards(state: &State, seat: Seat, list: &mut ChanceList) {
    let public = &state.public;
    let Some(automa) = public.player(public.automa_deck_owner(seat)).automa() else { return };
    for card in automa.deck.iter() {
        list.push((Move::AutomaCard(card), 1));
    }
}

/// Objective cards that may be drawn: not those that have been put under the deck.
pub(crate) fn objectives_to_draw(state: &State) -> ObjectiveSet {
    let under = state.own.iter().fold(state.public.revealed, |set, own| set | own.put_away);
    state.hidden.objective_deck & !under
}

pub(crate) fn outcomes(state: &State, list: &mut ChanceList) {
    let public = &state.public;
    if public.over {
        return;
    }
    let Some(draw) = public.draw() else { return };
    match draw {
        Draw::Deal { dealt } => match deal_step(public, dealt) {
            Some(crate::setup::DealStep::Tile) => {
                for tile in StructureTile::ALL {
                    list.push((Move::DealTile(tile), 1));
                }
            }
            Some(crate::setup::DealStep::Airship(side, _)) => {
                for tile in public.airship_tiles_left(side).iter() {
                    list.push((Move::DealAirship(tile), 1));
                }
            }
            Some(crate::setup::DealStep::Resolution) => {
                for tile in public.rules.resolution_tiles().iter() {
                    list.push((Move::DealResolution(tile), 1));
                }
            }
            Some(crate::setup::DealStep::Mission | crate::setup::DealStep::Objective(_)) => {
                for card in state.hidden.objective_deck.iter() {
                    list.push((Move::DealObjective(card), 1));
                }
            }
            Some(crate::setup::DealStep::CombatCard(_)) => cards(list, state.hidden.deck, Move::Draw),
            None => {}
        },
        Draw::CombatCards { .. } => cards(list, state.hidden.deck, Move::Draw),
        Draw::Steal { side } => {
            let victim = public.combat.seat(side.other());
            cards(list, state.own(victim).hand, Move::Steal);
        }
        Draw::SpySteal { from, .. } => cards(list, state.own(from).hand, Move::Steal),
        Draw::Objective => {
            for card in objectives_to_draw(state).iter() {
                list.push((Move::DealObjective(card), 1));
            }
        }
        Draw::LoseCards { .. } => cards(list, state.own(public.active).hand, Move::Lose),
        Draw::AutomaTrap => {
            for trap in Trap::ALL.into_iter().filter(|t| !state.own(public.active).traps.contains(*t)) {
                list.push((Move::DealTrap(trap), 1));
            }
        }
        Draw::AutomaTurn => automa_cards(state, public.active, list),
        Draw::AutomaFight { side } => automa_cards(state, public.combat.seat(side), list),
        Draw::AutomaFlip { .. } => cards(list, state.hidden.deck, Move::Flip),
        Draw::AutomaCards { side, .. } => {
            let own = state.own(public.combat.seat(side));
            cards(list, own.hand.minus(own.played.cards()).unwrap_or_default(), Move::Add);
        }
        Draw::AutomaFactory => {
            for card in state.hidden.factory_pool.iter() {
                list.push((Move::DealFactory(card), 1));
            }
        }
        Draw::Encounter => {
            for card in public.encounter_deck.iter() {
                list.push((Move::DrawEncounter(card), 1));
            }
        }
        Draw::FactoryCards { .. } => {
            let taken: FactoryCardSet =
                public.seats().filter_map(|s| public.player(s).factory_card).collect();
            let box_ = public.rules.factory_cards() & !taken & !state.hidden.factory_pool;
            for card in box_.iter() {
                list.push((Move::DealFactory(card), 1));
            }
        }
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

    /// As [`Self::prepare_draw`], for a card that is only turned.
    pub(crate) fn prepare_flip(&mut self, deploy: bool) -> bool {
        let empty = self.prepare_draw(self.active());
        if empty {
            self.nothing_to_flip(deploy);
        }
        empty
    }

    pub(crate) fn draw(&mut self, seat: Seat, left: u8, mv: Move) {
        let Move::Draw(card) = mv else { return };
        self.countdown(left, |left| Draw::CombatCards { seat, left });
        self.take_card(seat, card);
    }
}
