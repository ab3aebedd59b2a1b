//! Gains of cards: how much is taken, of what, and where it goes.

use super::{Apply, Eyes, push, push_amounts};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::state::{Question, Source, TakeWhat, Then};
use crate::tables::{ADJACENT, ENCOUNTERS, FACTORY, LAKES, TOP};
use crate::vocab::*;

/// How much of a gain can be taken.
#[inline]
pub(super) fn most_to_take(eyes: &Eyes, what: TakeWhat, max: u8) -> u8 {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let room = match what {
        TakeWhat::Power => crate::tracks::MAX_POWER - player.power,
        TakeWhat::Popularity => crate::tracks::MAX_POPULARITY - player.popularity,
        TakeWhat::CombatCards => public.deck_count + public.discard.count(),
        TakeWhat::Workers => player.workers_left(),
        TakeWhat::Coins | TakeWhat::Resource(_) => max,
    };
    max.min(room)
}

pub(crate) fn take(eyes: &Eyes, what: TakeWhat, max: u8, list: &mut MoveList) {
    push_amounts(list, 0, most_to_take(eyes, what, max), Move::Take);
}

/// Whether tokens can be placed anywhere: what [`place_on`] lists besides leaving them.
#[inline]
pub(super) fn has_place(eyes: &Eyes) -> bool {
    !eyes.public.with_own_worker(eyes.seat).is_empty()
}

pub(crate) fn place_on(eyes: &Eyes, list: &mut MoveList) {
    for place in eyes.public.with_own_worker(eyes.seat) {
        push(list, Move::On(place));
    }
    push(list, Move::Skip);
}

/// The most tokens that anything lets a player choose.
const MOST_PICKED: usize = 5;

/// A card that gives more does not compile: some of its choices would be missing.
const _: () = {
    const fn fits(gains: &[Effect]) -> bool {
        let mut i = 0;
        while i < gains.len() {
            if let Effect::AnyResources(count) = gains[i]
                && count as usize > MOST_PICKED
            {
                return false;
            }
            i += 1;
        }
        true
    }
    assert!(TOP.trade_resources as usize <= MOST_PICKED);
    let mut card = 0;
    while card < ENCOUNTERS.len() {
        let mut option = 0;
        while option < ENCOUNTERS[card].options.len() {
            assert!(fits(ENCOUNTERS[card].options[option].gains));
            option += 1;
        }
        card += 1;
    }
    let mut card = 0;
    while card < FACTORY.len() {
        let mut option = 0;
        while option < FACTORY[card].options.len() {
            assert!(fits(FACTORY[card].options[option]));
            option += 1;
        }
        card += 1;
    }
};

/// The ways to choose this many tokens or fewer: five things, the four kinds and what is left, in one row.
const fn picks(count: usize) -> usize {
    (count + 1) * (count + 2) * (count + 3) * (count + 4) / 24
}

/// All choices, the fullest first: what is left is rarely wanted. A smaller choice is the end of a greater one.
static PICKS: [Move; picks(MOST_PICKED)] = {
    let mut all = [Move::Resources([0; Resource::COUNT]); picks(MOST_PICKED)];
    let mut at = 0;
    let most = MOST_PICKED as u8;
    let mut left_out = 0;
    while left_out <= most {
        let mut others = 0;
        while others <= most - left_out {
            let food = most - left_out - others;
            let mut rest = 0;
            while rest <= others {
                let mut wood = 0;
                while wood <= rest {
                    all[at] = Move::Resources([food, others - rest, rest - wood, wood]);
                    at += 1;
                    wood += 1;
                }
                rest += 1;
            }
            others += 1;
        }
        left_out += 1;
    }
    assert!(at == all.len());
    all
};

pub(crate) fn pick_resources(count: u8, list: &mut MoveList) {
    let count = (count as usize).min(MOST_PICKED);
    let fits = list.try_extend_from_slice(&PICKS[picks(MOST_PICKED) - picks(count)..]);
    debug_assert!(fits.is_ok());
}

/// Where a new worker can be placed with a mech.
#[inline]
fn worker_places(eyes: &Eyes) -> PlaceSet {
    let player = eyes.public.player(eyes.seat);
    let any_left = player.workers_left() > 0;
    (player.mechs_at() & eyes.public.controlled_by(eyes.seat)).when(any_left)
}

/// Whether a new worker can be placed anywhere.
#[inline]
pub(super) fn has_worker_place(eyes: &Eyes) -> bool {
    !worker_places(eyes).is_empty()
}

pub(crate) fn worker_place(eyes: &Eyes, list: &mut MoveList) {
    for place in worker_places(eyes) {
        push(list, Move::On(place));
    }
    push(list, Move::Skip);
}

pub(crate) fn peek(eyes: &Eyes, list: &mut MoveList) {
    for seat in eyes.public.seats().filter(|s| *s != eyes.seat) {
        push(list, Move::Peek(seat));
    }
    push(list, Move::Skip);
}

pub(crate) fn airlift(eyes: &Eyes, to: Option<Place>, unit: UnitKind, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let from = player.character;
    if to.is_none() {
        // Empty: no unit of anybody. The card says neither more nor less.
        let taken = public.enemies_at(eyes.seat) | player.units_at();
        if from.is_on_board() {
            for place in ADJACENT[from.index()] & !LAKES & !taken {
                push(list, Move::On(place));
            }
        }
        push(list, Move::Skip);
        return;
    }
    let there = match unit {
        UnitKind::Mech => player.mechs_on(from),
        UnitKind::Worker => player.workers_on(from),
        UnitKind::Airship => 0,
        UnitKind::Character => 1,
    };
    for amount in (0..=there).rev() {
        push(list, Move::Take(amount));
    }
}

impl<L: Listener> Apply<'_, L> {
    /// Starts the next gain of a card, or ends with the last.
    #[inline(never)]
    pub(crate) fn next_effect(&mut self, source: Source, option: u8, index: u8) {
        let seat = self.active();
        let (effects, at): (&[Effect], Option<Place>) = match source {
            Source::Encounter(card) => (
                card.face().options.get(option as usize).map_or(&[], |o| o.gains),
                Some(self.state.public.player(seat).character),
            ),
            Source::Factory(card) => (card.face().options.get(option as usize).copied().unwrap_or(&[]), None),
        };
        let Some(effect) = effects.get(index as usize) else { return self.pop() };
        self.public_mut().frames.set(Then::Effects { source, option, index: index + 1 });
        let take = |what, max| Question::Take { what, max, at };
        match *effect {
            Effect::Coins(n) => self.push(take(TakeWhat::Coins, n)),
            Effect::Popularity(n) => self.push(take(TakeWhat::Popularity, n)),
            Effect::Power(n) => self.push(take(TakeWhat::Power, n)),
            Effect::CombatCards(n) => self.push(take(TakeWhat::CombatCards, n)),
            // Encounters place with the character; Factory cards ask for a territory with an own worker (RL-052, RL-061).
            Effect::Resource(resource, n) => self.push(take(TakeWhat::Resource(resource), n)),
            Effect::AnyResources(count) => match at {
                Some(at) => self.push(Question::PickResources { count, at }),
                None => self.resources_with_worker(count),
            },
            Effect::Workers(n) if at.is_some() => self.push(take(TakeWhat::Workers, n)),
            Effect::Workers(n) => (0..n).for_each(|_| self.push(Question::WorkerPlace)),
            Effect::Upgrade => self.push(Question::Upgrade),
            Effect::Deploy => self.push(Question::Deploy { at }),
            Effect::Build => self.push(Question::Build { at }),
            Effect::Enlist => self.push(Question::Enlist),
            Effect::Produce(left) => self.push(Question::Produce { left, next: 0, is_action: false }),
            Effect::Peek => self.push(Question::Peek),
            Effect::Airlift => self.push(Question::Airlift { to: None, unit: UnitKind::Mech }),
        }
    }

    #[inline(never)]
    pub(crate) fn take(&mut self, what: TakeWhat, at: Option<Place>, mv: Move) {
        let Move::Take(amount) = mv else { return };
        let seat = self.active();
        self.pop();
        match what {
            TakeWhat::Coins => self.gain_coins(seat, amount as u16),
            TakeWhat::Popularity => self.gain_popularity(seat, amount),
            TakeWhat::Power => self.gain_power(seat, amount),
            TakeWhat::CombatCards => self.gain_cards(seat, amount),
            TakeWhat::Resource(resource) => {
                if let Some(at) = at {
                    self.gain_resource(seat, at, resource, amount);
                }
            }
            TakeWhat::Workers => {
                if let Some(at) = at {
                    self.gain_workers(seat, at, amount);
                }
            }
        }
    }

    #[inline(never)]
    pub(crate) fn place_on(&mut self, count: u8, mv: Move) {
        self.pop();
        if let Move::On(at) = mv {
            self.push(Question::PickResources { count, at });
        }
    }

    #[inline(never)]
    pub(crate) fn pick_resources(&mut self, at: Place, mv: Move) {
        let Move::Resources(tokens) = mv else { return };
        let seat = self.active();
        self.pop();
        for resource in Resource::ALL {
            self.gain_resource(seat, at, resource, tokens[resource.index()]);
        }
    }

    #[inline(never)]
    pub(crate) fn worker_place(&mut self, mv: Move) {
        self.pop();
        if let Move::On(at) = mv {
            self.gain_workers(self.active(), at, 1);
        }
    }

    #[inline(never)]
    pub(crate) fn peek(&mut self, mv: Move) {
        self.pop();
        if let Move::Peek(of) = mv {
            let hand = self.state.own(of).hand;
            self.state.remember_hand(self.active(), of);
            self.tell(Event::HandSeen { seat: self.active(), of, hand: Some(hand) });
        }
    }

    /// Mechs, then workers, then the character, which the others leave from.
    #[inline(never)]
    pub(crate) fn airlift(&mut self, to: Option<Place>, unit: UnitKind, mv: Move) {
        match (to, mv) {
            (None, Move::On(to)) => {
                self.public_mut().frames.set(Question::Airlift { to: Some(to), unit: UnitKind::Mech })
            }
            (Some(place), Move::Take(amount)) => {
                let seat = self.active();
                let from = self.state.public.player(seat).character;
                for _ in 0..amount {
                    self.public_mut().send(seat, unit, from, place);
                    self.tell(Event::UnitMoved { seat, unit, from, to: place, load: [0; 6] });
                }
                match unit {
                    UnitKind::Mech => {
                        self.public_mut().frames.set(Question::Airlift { to, unit: UnitKind::Worker })
                    }
                    UnitKind::Worker => {
                        self.public_mut().frames.set(Question::Airlift { to, unit: UnitKind::Character })
                    }
                    UnitKind::Character | UnitKind::Airship => self.pop(),
                }
            }
            _ => self.pop(),
        }
    }
}
