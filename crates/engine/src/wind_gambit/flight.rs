//! Airships: what one may do on its flight, and what its tiles offer where it ends. They know no tunnels and no home bases (RL-137), and
//! wake neither combats, Traps nor encounters (RL-138).

use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::{Apply, Eyes, push};
use crate::state::{Public, Question};
use crate::tables::{ADJACENT, AIRSHIP_FACTORY_RANGE, ALL_HEXES};
use crate::vocab::*;
use crate::wind_gambit::cargo;
use crate::wind_gambit::tiles::{blitzkrieg, bombard, espionage, hero, negotiate};

/// Whether the active player's airship may still be moved by this action.
#[inline]
pub(crate) fn may_fly(public: &Public) -> bool {
    public.player(public.active).airship.is_on_board()
        && public.player(public.active).passive.is_some()
        && !public.turn.moved_airship
}

/// Where the active player's airship may fly next.
#[inline]
fn courses(public: &Public, steps: u8) -> PlaceSet {
    if steps == 0 {
        return PlaceSet::NONE;
    }
    ADJACENT[public.player(public.active).airship.index()] & ALL_HEXES
}

/// Whether it may fly to more than one territory.
#[inline]
pub(crate) fn has_two_courses(public: &Public, steps: u8) -> bool {
    courses(public, steps).count() > 1
}

pub(crate) fn answers(eyes: &Eyes, (steps, stage, flown, bombed): (u8, u8, bool, bool), list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let from = player.airship;
    for cargo in Cargo::ALL {
        if cargo.index() as u8 >= stage {
            for amount in (1..=cargo::most_to_drop(public, cargo)).rev() {
                push(list, Move::Drop { cargo, amount });
            }
        }
    }
    for cargo in Cargo::ALL {
        if cargo::LOADING + cargo.index() as u8 >= stage {
            for amount in (1..=cargo::most_to_load(public, cargo)).rev() {
                push(list, Move::Load { cargo, amount });
            }
        }
    }
    if hero::may_embark(public) {
        push(list, Move::Embark);
    }
    if !bombed {
        let most = player.tokens_aboard().min(bombard::losses(public, eyes.seat).len() as u8);
        if most > 0 {
            for target in bombard::targets(public, eyes.seat) {
                for amount in (1..=most).rev() {
                    push(list, Move::Bombard { target, amount });
                }
            }
        }
    }
    for to in courses(public, steps) {
        push(list, Move::Step { unit: UnitKind::Airship, from, to });
    }
    // Loading and dropping belong to a move: without one the airship was not moved.
    if flown {
        if hero::may_disembark(public) {
            push(list, Move::Disembark);
        }
        push(list, Move::Done);
    }
}

impl<L: Listener> Apply<'_, L> {
    /// The airship is the next unit to move.
    pub(crate) fn fly(&mut self) {
        let seat = self.active();
        let public = self.public_mut();
        public.turn.units_left = public.turn.units_left.saturating_sub(1);
        public.turn.moved_airship = true;
        let range = public.player(seat).passive.map_or(0, |t| t.face().range);
        let steps = range + if public.turn.factory_move { AIRSHIP_FACTORY_RANGE } else { 0 };
        self.push(Question::Flight { steps, stage: 0, flown: false, bombed: false });
    }

    #[inline(never)]
    pub(crate) fn flight(&mut self, (steps, stage, flown, bombed): (u8, u8, bool, bool), mv: Move) {
        let seat = self.active();
        let place = self.state.public.player(seat).airship;
        let set = |doing: &mut Self, stage| {
            doing.public_mut().frames.set(Question::Flight { steps, stage, flown, bombed });
        };
        match mv {
            Move::Step { from, to, .. } => {
                let flight =
                    Question::Flight { steps: steps.saturating_sub(1), stage: 0, flown: true, bombed };
                let public = self.public_mut();
                public.frames.set(flight);
                public.send(seat, UnitKind::Airship, from, to);
                let load = [0; Cargo::COUNT];
                self.tell(Event::UnitMoved { seat, unit: UnitKind::Airship, from, to, load });
            }
            Move::Drop { cargo, amount } => {
                set(self, cargo.index() as u8 + 1);
                self.shift_cargo(Place::ABOARD, place, cargo, amount);
                self.tell(Event::Dropped { seat, place, cargo, amount });
            }
            Move::Load { cargo, amount } => {
                set(self, cargo::LOADING + cargo.index() as u8 + 1);
                self.shift_cargo(place, Place::ABOARD, cargo, amount);
                self.tell(Event::Loaded { seat, place, cargo, amount });
            }
            Move::Embark => {
                self.public_mut().send(seat, UnitKind::Character, place, Place::ABOARD);
                self.tell(Event::Embarked { seat, place });
            }
            Move::Bombard { target, amount } => {
                // What lies below may now be loaded into the room that was made.
                let stage = stage.min(cargo::LOADING);
                self.public_mut().frames.set(Question::Flight { steps, stage, flown, bombed: true });
                self.bombard(target, amount);
            }
            Move::Disembark => {
                self.pop();
                self.flight_ended();
                self.disembark(place);
            }
            _ => {
                self.pop();
                self.flight_ended();
            }
        }
    }

    /// Tokens or workers of the active player go aboard or leave the airship.
    fn shift_cargo(&mut self, from: Place, to: Place, cargo: Cargo, amount: u8) {
        let seat = self.active();
        let public = self.public_mut();
        match cargo.resource() {
            Some(resource) if to.is_aboard() => public.load_tokens(seat, from, resource, amount),
            Some(resource) => public.drop_tokens(seat, to, resource, amount),
            None => {
                for _ in 0..amount {
                    public.shift_worker(from, to, cargo == Cargo::MovedWorkers);
                }
            }
        }
    }

    /// What the tiles offer where the flight ends. The last pushed is asked first.
    fn flight_ended(&mut self) {
        let seat = self.active();
        if negotiate::gains(&self.state.public, seat).is_some() {
            self.push(Question::Exchange);
        }
        let public = &self.state.public;
        if espionage::price(public, seat).is_some() && espionage::victims(public, seat).next().is_some() {
            self.push(Question::Spy);
        }
        if blitzkrieg::rivals(&self.state.public, seat).next().is_some() {
            self.push(Question::Challenge);
        }
    }
}
