//! Move: steps, what goes along, and what they meet.

use super::Doing;
use crate::abilities::{camaraderie, speed, toka};
use crate::airships::boost;
use crate::event::{Event, Listener};
use crate::legal;
use crate::moves::Move;
use crate::reach::Reach;
use crate::rules::Switch;
use crate::state::{ContestedStep, Draw, Moving, Public, Question, Then};
use crate::tables::{FACTORY_MOVE_STEPS, FACTORY_MOVE_UNITS};
use crate::vocab::*;

/// Steps the active player's unit has in all: one territory, more with a Factory card or Speed.
pub(crate) fn steps_of(public: &Public, unit: UnitKind, from: Place) -> u8 {
    let printed = if public.turn.factory_move { FACTORY_MOVE_STEPS } else { 1 };
    let player = public.player(public.active);
    printed + speed::extra_steps(player, unit) + boost::extra_steps(player, unit, from)
}

/// Whether the unit on its way has all the steps it would have from where it stands.
pub(crate) fn has_all_steps(public: &Public, moving: &Moving) -> bool {
    moving.steps == steps_of(public, moving.unit, moving.from)
}

impl<L: Listener> Doing<'_, L> {
    /// The Move action, or the one of the Factory card: one unit, up to twice.
    pub(super) fn begin_move(&mut self, factory: bool) {
        let seat = self.active();
        let public = self.public();
        public.turn.end_of_move();
        public.turn.factory_move = factory;
        public.turn.units_left = if factory { FACTORY_MOVE_UNITS } else { public.player(seat).move_units() };
        self.push(Then::Settle);
        self.push(Question::Units);
    }

    pub(super) fn unit_step(&mut self, mv: Move) {
        if mv == Move::Fly {
            return self.fly();
        }
        let Move::Step { unit, from, to } = mv else { return self.pop() };
        let public = self.public();
        public.turn.units_left = public.turn.units_left.saturating_sub(1);
        let steps = steps_of(public, unit, from);
        if unit.fights() && public.airships_fly() {
            self.pay_siege(from);
        }
        self.begin_step(Moving { unit, from, to, load: [0; Cargo::COUNT], asking: 0, steps, first: true });
    }

    pub(super) fn onward(&mut self, mv: Move) {
        self.pop();
        match (mv, self.state.public.turn.moving) {
            (Move::Step { to, .. }, Some(moving)) => {
                self.begin_step(Moving { to, load: [0; Cargo::COUNT], asking: 0, first: false, ..moving });
            }
            (_, Some(moving)) => {
                self.public().turn.moving = None;
                self.movement_ended(moving.unit, moving.from);
            }
            _ => {}
        }
    }

    fn begin_step(&mut self, moving: Moving) {
        self.public().turn.moving = Some(moving);
        self.next_cargo(0);
    }

    pub(super) fn carry(&mut self, mv: Move) {
        let Move::Carry { cargo, amount } = mv else { return };
        self.pop();
        if let Some(moving) = &mut self.public().turn.moving {
            moving.load[cargo.index()] = amount;
        }
        self.next_cargo(cargo.index() + 1);
    }

    /// Asks for the next cargo there is a choice about; when there is none left the step is taken.
    fn next_cargo(&mut self, from: usize) {
        let Some(mut moving) = self.state.public.turn.moving else { return };
        for cargo in Cargo::ALL.into_iter().skip(from) {
            let (min, max) = legal::cargo_bounds(&self.state.public, &moving, cargo);
            if min == max {
                moving.load[cargo.index()] = max;
            } else {
                moving.asking = cargo.index() as u8;
                self.public().turn.moving = Some(moving);
                return self.push(Question::Carry);
            }
        }
        // Nothing is asked any more: while a toll is paid this would be a trace that positions do not show.
        moving.asking = 0;
        self.public().turn.moving = Some(moving);
        self.take_step(moving, None);
    }

    /// Pays the tolls that are still due, one airship after the other, then takes the step.
    pub(super) fn take_step(&mut self, moving: Moving, paid: Option<Seat>) {
        if !self.state.public.airships_fly() || !self.toll_due(&moving, paid) {
            self.step(moving);
        }
    }

    /// The step itself.
    fn step(&mut self, moving: Moving) {
        let Moving { unit, from, to, load, steps, first, .. } = moving;
        let seat = self.active();
        // Toka's one river a turn: crossed if no other way leads there.
        if toka::used_by(&self.state.public, seat, unit, from, to) {
            self.public().turn.toka_used = true;
        }
        self.public().shift_unit(unit, from, to, load, first);
        self.tell(Event::UnitMoved { seat, unit, from, to, load });
        if unit == UnitKind::Character {
            self.public().turn.arrival = true;
        }
        let trapped = self.spring_trap(to);
        let stopped = (unit.fights() && self.meet(unit, from, to, load)) || trapped;
        let steps = steps - 1;
        let goes_on = !stopped && steps > 0 && {
            let public = &self.state.public;
            legal::steps(public, &Reach::of(public, seat), unit, to, false) != 0
        };
        let public = self.public();
        if goes_on {
            public.turn.moving =
                Some(Moving { unit, from: to, to, load: [0; Cargo::COUNT], asking: 0, steps, first: false });
            self.push(Question::Onward);
        } else {
            public.turn.moving = None;
            self.movement_ended(unit, to);
        }
    }

    /// What a character or mech meets on arriving. Says whether its move ends.
    fn meet(&mut self, unit: UnitKind, from: Place, to: Place, load: [u8; Cargo::COUNT]) -> bool {
        let seat = self.active();
        let public = &self.state.public;
        let mut stopped = false;
        let at_once = public.rules.has(Switch::WorkersRetreatAtOnce);
        // Kept to be taken back, should the game end while the territory is shared.
        let met = if at_once { public.enemy_fighters_at(seat) } else { public.enemies_at(seat) };
        if met & to.bit() != 0 {
            stopped = true;
            let entry = ContestedStep { unit, from, to, load };
            if let Some(free) = self.public().turn.entries.iter_mut().find(|e| e.is_none()) {
                *free = Some(entry);
            }
        } else if public.enemies_at(seat) & to.bit() != 0 {
            stopped = true;
            self.drive_off(to);
        }
        let public = &self.state.public;
        stopped || (unit == UnitKind::Character && public.encounter_tokens & to.bit() != 0)
    }

    /// Enemy workers on a territory go home; each costs the active player 1 popularity.
    pub(super) fn drive_off(&mut self, place: Place) {
        let by = self.active();
        for owner in self.state.public.seats() {
            if owner == by || self.state.public.player(owner).workers_at & place.bit() == 0 {
                continue;
            }
            let home = self.state.public.player(owner).faction.home();
            let count = self.public().send_all_workers(owner, place, home);
            self.tell(Event::WorkersDrivenOff { seat: owner, by, from: place, count });
            self.offer_refuge(owner, count);
            if self.state.public.player(by).is_automa() {
                continue;
            }
            self.public().turn.forced_retreat = true;
            let loss = camaraderie::without_combat(&self.state.public, by, count);
            self.lose_popularity(by, loss);
            if self.state.public.player(owner).is_automa() {
                self.find_resources(by, owner, place);
            }
        }
    }

    /// After all moves: combats in the active player's order, then the encounter, then the Factory.
    pub(super) fn settle(&mut self) {
        let seat = self.active();
        self.public().turn.forget_marks();
        if !self.state.public.rules.has(Switch::WorkersRetreatAtOnce) {
            let public = &self.state.public;
            let met =
                public.player(seat).fighters_at & public.enemies_at(seat) & !public.enemy_fighters_at(seat);
            for place in PlaceSet(met) {
                self.drive_off(place);
                self.public().turn.forget_steps_onto(place);
            }
        }
        if self.state.public.frames.top() != Some(Then::Settle.into()) {
            return;
        }
        if let Some(rival) = self.public().turn.duel.take() {
            return self.begin_duel(rival);
        }
        let contested = self.state.public.contested();
        match contested.count_ones() {
            0 => {}
            1 => {
                if let Some(place) = PlaceSet(contested).next() {
                    self.begin_combat(place);
                }
                return;
            }
            _ => return self.push(Question::CombatOrder),
        }
        let public = self.public();
        let character = public.player(seat).character;
        if public.turn.arrival && public.encounter_tokens & character.bit() != 0 && public.encounter_deck != 0
        {
            public.turn.arrival = false;
            public.encounter_tokens &= !character.bit();
            return self.push(Draw::Encounter);
        }
        if public.gives_factory_card(seat, character) {
            return self.visit_factory();
        }
        if self.late_tokens() {
            return;
        }
        self.public().turn.end_of_move();
        self.pop();
    }
}
