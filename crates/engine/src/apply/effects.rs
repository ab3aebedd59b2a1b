//! Gains of cards: the one interpreter for encounters and Factory cards.

use super::Doing;
use crate::event::{Event, Listener};
use crate::moves::Move;
use crate::state::{Question, Source, TakeWhat, Then};
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    /// Starts the next gain of a card, or ends with the last.
    pub(super) fn next_effect(&mut self, source: Source, option: u8, index: u8) {
        let seat = self.active();
        let (effects, at): (&[Effect], Place) = match source {
            Source::Encounter(card) => (
                card.face().options.get(option as usize).map_or(&[], |o| o.gains),
                self.state.public.player(seat).character,
            ),
            Source::Factory(card) => {
                (card.face().options.get(option as usize).copied().unwrap_or(&[]), Place::OFF)
            }
        };
        let Some(effect) = effects.get(index as usize) else { return self.pop() };
        self.public().frames.set(Then::Effects { source, option, index: index + 1 });
        let take = |what, max| Question::Take { what, max, at };
        match *effect {
            Effect::Coins(n) => self.push(take(TakeWhat::Coins, n)),
            Effect::Popularity(n) => self.push(take(TakeWhat::Popularity, n)),
            Effect::Power(n) => self.push(take(TakeWhat::Power, n)),
            Effect::CombatCards(n) => self.push(take(TakeWhat::CombatCards, n)),
            // Encounters place with the character; Factory cards ask for a territory with an own worker.
            Effect::Resource(resource, n) => self.push(take(TakeWhat::Resource(resource), n)),
            Effect::AnyResources(count) if at.is_on_board() => {
                self.push(Question::PickResources { count, at })
            }
            Effect::AnyResources(count) => self.resources_with_worker(count),
            Effect::Workers(n) if at.is_on_board() => self.push(take(TakeWhat::Workers, n)),
            Effect::Workers(n) => (0..n).for_each(|_| self.push(Question::WorkerPlace)),
            Effect::Upgrade => self.push(Question::Upgrade),
            Effect::Deploy => self.push(Question::Deploy { at }),
            Effect::Build => self.push(Question::Build { at }),
            Effect::Enlist => self.push(Question::Enlist),
            Effect::Produce(left) => self.push(Question::Produce { left, next: 0, mill: false }),
            Effect::Peek => self.push(Question::Peek),
            Effect::Airlift => self.push(Question::Airlift { to: Place::OFF, unit: UnitKind::Mech }),
        }
    }

    pub(super) fn take(&mut self, what: TakeWhat, at: Place, mv: Move) {
        let Move::Take(amount) = mv else { return };
        let seat = self.active();
        self.pop();
        match what {
            TakeWhat::Coins => self.gain_coins(seat, amount as u16),
            TakeWhat::Popularity => self.gain_popularity(seat, amount),
            TakeWhat::Power => self.gain_power(seat, amount),
            TakeWhat::CombatCards => self.gain_cards(seat, amount),
            TakeWhat::Resource(resource) => self.gain_resource(seat, at, resource, amount),
            TakeWhat::Workers => self.gain_workers(seat, at, amount),
        }
    }

    pub(super) fn place_on(&mut self, count: u8, mv: Move) {
        self.pop();
        if let Move::On(at) = mv {
            self.push(Question::PickResources { count, at });
        }
    }

    pub(super) fn pick_resources(&mut self, at: Place, mv: Move) {
        let Move::Resources(tokens) = mv else { return };
        let seat = self.active();
        self.pop();
        for resource in Resource::ALL {
            self.gain_resource(seat, at, resource, tokens[resource.index()]);
        }
    }

    pub(super) fn worker_place(&mut self, mv: Move) {
        self.pop();
        if let Move::On(at) = mv {
            self.gain_workers(self.active(), at, 1);
        }
    }

    pub(super) fn peek(&mut self, mv: Move) {
        self.pop();
        if let Move::Peek(of) = mv {
            let hand = self.state.own(of).hand;
            self.tell(Event::HandSeen { seat: self.active(), of, hand: Some(hand) });
        }
    }

    /// Mechs, then workers, then the character, which the others leave from.
    pub(super) fn airlift(&mut self, to: Place, unit: UnitKind, mv: Move) {
        match (to.is_on_board(), mv) {
            (false, Move::On(to)) => self.public().frames.set(Question::Airlift { to, unit: UnitKind::Mech }),
            (true, Move::Take(amount)) => {
                let seat = self.active();
                let from = self.state.public.player(seat).character;
                for _ in 0..amount {
                    self.public().send(seat, unit, from, to);
                    self.tell(Event::UnitMoved { seat, unit, from, to, load: [0; 6] });
                }
                match unit {
                    UnitKind::Mech => {
                        self.public().frames.set(Question::Airlift { to, unit: UnitKind::Worker })
                    }
                    UnitKind::Worker => {
                        self.public().frames.set(Question::Airlift { to, unit: UnitKind::Character })
                    }
                    UnitKind::Character | UnitKind::Airship => self.pop(),
                }
            }
            _ => self.pop(),
        }
    }
}
