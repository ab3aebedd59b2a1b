//! Move: which unit steps where, and what it takes along.

use super::{Apply, Eyes, push, push_amounts};
use crate::abilities::{camaraderie, speed};
use crate::event::{Event, Listener};
use crate::invaders::toka;
use crate::moves::{Move, MoveList};
use crate::reach::Reach;
use crate::rules::Switch;
use crate::state::{ContestedStep, Draw, Moving, Public, Question, Then};
use crate::tables::{FACTORY_MOVE_STEPS, FACTORY_MOVE_UNITS, LAKES, LAND};
use crate::vocab::*;
use crate::wind_gambit::flight::may_fly;
use crate::wind_gambit::tiles::{boost, ferry, siege_engine, toll};

/// Where the entries of a list stand that have not moved; `all` is the set of the whole list.
#[inline]
fn unmoved<const N: usize>(places: &[Place; N], moved: u8, all: PlaceSet) -> PlaceSet {
    if moved == 0 {
        return all;
    }
    let mut set = PlaceSet::NONE;
    for (i, place) in places.iter().enumerate() {
        set |= place.set().when((moved >> i) & 1 == 0);
    }
    set
}

/// Where the active player has units that may still move, each once (RL-008): character, mechs, workers. A worker that was carried has not
/// moved by itself (RL-009).
#[inline]
pub(crate) fn movable(public: &Public) -> [PlaceSet; 3] {
    let player = public.player(public.active);
    let turn = &public.turn;
    [
        if turn.moved_character { PlaceSet::NONE } else { player.character.set() },
        unmoved(&player.mechs, turn.moved_mechs, player.mechs_at()),
        unmoved(&player.workers, turn.moved_workers, player.workers_at),
    ]
}

/// Whether any unit has a step left.
pub(crate) fn any_step(public: &Public) -> bool {
    if may_fly(public) {
        return true;
    }
    // Nearly always a neighbour on the same side of the river will do, and abilities need not be looked at: first of the character,
    // then of the mechs.
    let ashore = |from: Place| LAND.get(from.index()).is_some_and(|land| !land.is_empty());
    let by_land = !public.airships_fly();
    if by_land && !public.turn.moved_character && ashore(public.player(public.active).character) {
        return true;
    }
    let units = movable(public);
    if by_land && units[UnitKind::Mech.index()].iter().any(ashore) {
        return true;
    }
    let reach = Reach::of(public, public.active);
    [UnitKind::Character, UnitKind::Mech, UnitKind::Worker].into_iter().any(|kind| {
        units[kind.index()].iter().any(|from| !steps(public, &reach, kind, from, true).is_empty())
    })
}

/// Where a unit may step, once the airships of others have their say.
#[inline]
pub(crate) fn steps(public: &Public, reach: &Reach, unit: UnitKind, from: Place, first: bool) -> PlaceSet {
    open(public, unit, from, first, reach.unit(unit, from))
}

/// Those of the steps that the airships of others leave open.
#[inline(always)]
fn open(public: &Public, unit: UnitKind, from: Place, first: bool, to: PlaceSet) -> PlaceSet {
    if public.airships_fly() { under_airships(public, unit, from, first, to) } else { to }
}

/// What the airships of others leave open: Siege Engine holds a unit that begins its move, Toll asks for a resource.
#[cold]
fn under_airships(public: &Public, unit: UnitKind, from: Place, first: bool, to: PlaceSet) -> PlaceSet {
    let seat = public.active;
    if first && unit.fights() && !siege_engine::lets_go(public, seat, from) {
        return PlaceSet::NONE;
    }
    let barred = to & toll::barred(public, seat);
    if barred.is_empty() {
        return to;
    }
    let carried: u32 =
        if public.enemies_at(seat).contains(from) { 0 } else { public.all_controlled_tokens(from.set()) };
    let closed = barred.iter().filter(|place| toll::needed(public, seat, *place) as u32 > carried);
    to & !closed.collect::<PlaceSet>()
}

pub(crate) fn units(eyes: &Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let reach = Reach::of(public, eyes.seat);
    let units = movable(public);
    for unit in [UnitKind::Character, UnitKind::Mech] {
        for from in units[unit.index()] {
            let open = open(public, unit, from, true, reach.fighter(from));
            list.extend(open.iter().map(|to| Move::Step { unit, from, to }));
        }
    }
    for from in units[UnitKind::Worker.index()] {
        let unit = UnitKind::Worker;
        let open = open(public, unit, from, true, reach.worker(from));
        list.extend(open.iter().map(|to| Move::Step { unit, from, to }));
    }
    if may_fly(public) {
        push(list, Move::Fly);
    }
    push(list, Move::Done);
}

pub(crate) fn onward(eyes: &Eyes, list: &mut MoveList) {
    let public = eyes.public;
    if let Some(Moving { unit, from, .. }) = public.turn.moving {
        let reach = Reach::of(public, eyes.seat);
        let open = steps(public, &reach, unit, from, false);
        list.extend(open.iter().map(|to| Move::Step { unit, from, to }));
    }
    push(list, Move::Done);
}

/// Least and most of a cargo that the moving unit may take along: tokens for all, workers for mechs only (RL-010, RL-011).
#[inline]
pub(crate) fn cargo_bounds(public: &Public, moving: &Moving, cargo: Cargo) -> (u8, u8) {
    let player = public.player(public.active);
    let from = moving.from;
    let on_lake = LAKES.contains(from);
    match cargo.resource() {
        Some(resource) => {
            let there = public.resources[from.index()][resource.index()];
            // Where a combat is due the defender still controls what lies there (RL-029).
            if there == 0 || public.enemies_at(public.active).contains(from) {
                return (0, 0);
            }
            // Nothing is left behind on a lake (RL-025).
            let alone = player.fighters_on(from) <= moving.unit.fights() as u8;
            if on_lake && alone {
                return (there, there);
            }
            // What a toll still asks for and later kinds do not cover must come along.
            let needed = toll::needed(public, public.active, moving.to);
            if needed == 0 {
                return (0, there);
            }
            let chosen: u8 = moving.load[..resource.index()].iter().fold(0, |n, l| n.saturating_add(*l));
            let later = public.resources[from.index()][resource.index() + 1..]
                .iter()
                .fold(0u8, |n, l| n.saturating_add(*l));
            (needed.saturating_sub(chosen).saturating_sub(later).min(there), there)
        }
        None if moving.unit != UnitKind::Mech => (0, 0),
        None => {
            let there = public.active_workers(from, cargo == Cargo::MovedWorkers);
            let last_mech = player.mechs_on(from) <= 1;
            let land = ferry::lake(player).contains(from);
            (if on_lake && last_mech && !land { there } else { 0 }, there)
        }
    }
}

/// Of which cargo something lies where the unit leaves, by a glance: of any other there is nothing to ask.
#[inline]
fn cargo_there(public: &Public, moving: &Moving) -> [bool; Cargo::COUNT] {
    let [food, metal, oil, wood] = public.resources[moving.from.index()].map(|tokens| tokens > 0);
    let workers =
        moving.unit == UnitKind::Mech && public.player(public.active).workers_at.contains(moving.from);
    [food, metal, oil, wood, workers, workers]
}

pub(crate) fn carry(eyes: &Eyes, list: &mut MoveList) {
    let Some(moving) = eyes.public.turn.moving else { return };
    let Some(cargo) = moving.asking else { return };
    let (min, max) = cargo_bounds(eyes.public, &moving, cargo);
    push_amounts(list, min, max, |amount| Move::Carry { cargo, amount });
}

/// Steps the active player's unit has in all: one territory, more with a Factory card or Speed (RL-026).
pub(crate) fn steps_of(public: &Public, unit: UnitKind, from: Place) -> u8 {
    let printed = if public.turn.factory_move { FACTORY_MOVE_STEPS } else { 1 };
    let player = public.player(public.active);
    printed + speed::extra_steps(player, unit) + boost::extra_steps(player, unit, from)
}

/// Whether the unit on its way has all the steps it would have from where it stands.
pub(crate) fn has_all_steps(public: &Public, moving: &Moving) -> bool {
    moving.steps == steps_of(public, moving.unit, moving.from)
}

impl<L: Listener> Apply<'_, L> {
    /// The Move action, or the one of the Factory card: one unit, up to twice.
    pub(crate) fn begin_move(&mut self, factory: bool) {
        let seat = self.active();
        let public = self.public_mut();
        public.turn.end_of_move();
        public.turn.factory_move = factory;
        public.turn.units_left = if factory { FACTORY_MOVE_UNITS } else { public.player(seat).move_units() };
        self.push(Then::Settle);
        self.push(Question::Units);
    }

    #[inline(never)]
    pub(crate) fn unit_step(&mut self, mv: Move) {
        if mv == Move::Fly {
            return self.fly();
        }
        let Move::Step { unit, from, to } = mv else { return self.pop() };
        let public = self.public_mut();
        public.turn.units_left = public.turn.units_left.saturating_sub(1);
        let steps = steps_of(public, unit, from);
        if unit.fights() && public.airships_fly() {
            self.pay_siege(from);
        }
        self.begin_step(Moving { unit, from, to, load: [0; Cargo::COUNT], asking: None, steps, first: true });
    }

    #[inline(never)]
    pub(crate) fn onward(&mut self, mv: Move) {
        self.pop();
        match (mv, self.state.public.turn.moving) {
            (Move::Step { to, .. }, Some(moving)) => {
                self.begin_step(Moving { to, load: [0; Cargo::COUNT], asking: None, first: false, ..moving });
            }
            (_, Some(moving)) => {
                self.public_mut().turn.moving = None;
                self.movement_ended(moving.unit, moving.from);
            }
            _ => {}
        }
    }

    fn begin_step(&mut self, moving: Moving) {
        self.public_mut().turn.moving = Some(moving);
        // Most steps leave nothing behind that could be taken along.
        if cargo_there(&self.state.public, &moving) == [false; Cargo::COUNT] {
            self.take_step(moving, None);
        } else {
            self.next_cargo(0);
        }
    }

    #[inline(never)]
    pub(crate) fn carry(&mut self, mv: Move) {
        let Move::Carry { cargo, amount } = mv else { return };
        self.pop();
        if let Some(moving) = &mut self.public_mut().turn.moving {
            moving.load[cargo.index()] = amount;
        }
        self.next_cargo(cargo.index() + 1);
    }

    /// Asks for the next cargo there is a choice about; when there is none left the step is taken.
    fn next_cargo(&mut self, from: usize) {
        let Some(mut moving) = self.state.public.turn.moving else { return };
        let there = cargo_there(&self.state.public, &moving);
        for cargo in Cargo::ALL.into_iter().skip(from) {
            if !there[cargo.index()] {
                debug_assert_eq!(cargo_bounds(&self.state.public, &moving, cargo), (0, 0));
                continue;
            }
            let (min, max) = super::cargo_bounds(&self.state.public, &moving, cargo);
            if min == max {
                moving.load[cargo.index()] = max;
            } else {
                moving.asking = Some(cargo);
                self.public_mut().turn.moving = Some(moving);
                return self.push(Question::Carry);
            }
        }
        // Nothing is asked any more: while a toll is paid this would be a trace that positions do not show.
        moving.asking = None;
        self.public_mut().turn.moving = Some(moving);
        self.take_step(moving, None);
    }

    /// Pays the tolls that are still due, one airship after the other, then takes the step.
    pub(crate) fn take_step(&mut self, moving: Moving, paid: Option<Seat>) {
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
            self.public_mut().turn.toka_used = true;
        }
        self.public_mut().shift_unit(unit, from, to, load, first);
        self.tell(Event::UnitMoved { seat, unit, from, to, load });
        if unit == UnitKind::Character {
            self.public_mut().turn.arrival = true;
        }
        let trapped = self.spring_trap(to);
        let stopped = (unit.fights() && self.meet(unit, from, to, load)) || trapped;
        let steps = steps - 1;
        let goes_on = !stopped && steps > 0 && {
            let public = &self.state.public;
            !super::steps(public, &Reach::of(public, seat), unit, to, false).is_empty()
        };
        let public = self.public_mut();
        if goes_on {
            public.turn.moving = Some(Moving {
                unit,
                from: to,
                to,
                load: [0; Cargo::COUNT],
                asking: None,
                steps,
                first: false,
            });
            self.push(Question::Onward);
        } else {
            public.turn.moving = None;
            self.movement_ended(unit, to);
        }
    }

    /// What a character or mech meets on arriving; who only drives workers off has fought no combat (RL-034). Says whether its move ends (RL-021, RL-063).
    fn meet(&mut self, unit: UnitKind, from: Place, to: Place, load: [u8; Cargo::COUNT]) -> bool {
        let seat = self.active();
        let public = &self.state.public;
        let mut stopped = false;
        let at_once = public.rules.has(Switch::WorkersRetreatAtOnce);
        // Kept to be taken back, should the game end while the territory is shared.
        let met = if at_once { public.enemy_fighters_at(seat) } else { public.enemies_at(seat) };
        if met.contains(to) {
            stopped = true;
            let entry = ContestedStep { unit, from, to, load };
            if let Some(free) = self.public_mut().turn.contested.iter_mut().find(|e| e.is_none()) {
                *free = Some(entry);
            }
        } else if public.enemies_at(seat).contains(to) {
            stopped = true;
            self.drive_off(to);
        }
        let public = &self.state.public;
        stopped || (unit == UnitKind::Character && public.encounter_tokens.contains(to))
    }

    /// Enemy workers on a territory go home; each costs the active player 1 popularity (RL-016, RL-017, RL-020, RL-030). Where they
    /// are an Automa's the resources there are found (R33).
    pub(crate) fn drive_off(&mut self, place: Place) {
        let by = self.active();
        for owner in self.state.public.seats() {
            if owner == by || !self.state.public.player(owner).workers_at.contains(place) {
                continue;
            }
            let home = self.state.public.player(owner).faction.home();
            let count = self.public_mut().send_all_workers(owner, place, home);
            self.tell(Event::WorkersDrivenOff { seat: owner, by, from: place, count });
            self.offer_refuge(owner, count);
            if self.state.public.player(by).is_automa() {
                continue;
            }
            self.public_mut().turn.forced_retreat = true;
            let loss = camaraderie::without_combat(&self.state.public, by, count);
            self.lose_popularity(by, loss);
            if self.state.public.player(owner).is_automa() {
                self.find_resources(by, owner, place);
            }
        }
    }

    /// After all moves: combats in the active player's order, then the encounter, then the Factory (RL-032, RL-055).
    #[inline(never)]
    pub(crate) fn settle(&mut self) {
        let seat = self.active();
        self.public_mut().turn.forget_marks();
        if !self.state.public.rules.has(Switch::WorkersRetreatAtOnce) {
            let public = &self.state.public;
            let met =
                public.player(seat).fighters_at & public.enemies_at(seat) & !public.enemy_fighters_at(seat);
            for place in met {
                self.drive_off(place);
                self.public_mut().turn.forget_steps_onto(place);
            }
        }
        if self.state.public.frames.top() != Some(Then::Settle.into()) {
            return;
        }
        if let Some(rival) = self.public_mut().turn.duel.take() {
            return self.begin_duel(rival);
        }
        let contested = self.state.public.contested();
        match contested.count() {
            0 => {}
            1 => {
                if let Some(place) = contested.first() {
                    self.begin_combat(place);
                }
                return;
            }
            _ => return self.push(Question::CombatOrder),
        }
        let public = self.public_mut();
        let character = public.player(seat).character;
        // Only a character that has moved takes the token, which leaves the game with it (RL-056, RL-057).
        if public.turn.arrival
            && public.encounter_tokens.contains(character)
            && !public.encounter_deck.is_empty()
        {
            public.turn.arrival = false;
            public.encounter_tokens &= !character.set();
            return self.push(Draw::Encounter);
        }
        if public.gives_factory_card(seat, character) {
            return self.visit_factory();
        }
        if self.late_tokens() {
            return;
        }
        self.public_mut().turn.end_of_move();
        self.pop();
    }
}
