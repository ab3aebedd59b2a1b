//! Whole ways: where each unit can get in the Move action in hand, with everything it may use. The rules ask for steps,
//! loads and tolls one by one; people mean "this mech goes there, with its workers". Ways are found by making the steps on a
//! copy of the state, so that they know every ability, tile and stop that the rules know, and nothing else.

use super::Outlook;
use crate::event::Event;
use crate::moves::{Actor, Move};
use crate::state::{Question, State};
use crate::view::View;
use crate::vocab::*;

/// What a unit is to take along, as far as the rules allow.
///
/// ```
/// use kosa_engine::{Carrying, vocab::Cargo};
/// let mut one_worker = Carrying::NOTHING;
/// one_worker.load[Cargo::Workers.index()] = 1;
/// assert_ne!(one_worker, Carrying::EVERYTHING);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Carrying {
    /// The most of each cargo taken from where the unit begins, and carried to the end of its way.
    pub load: [u8; Cargo::COUNT],
    /// Airships: whether the character comes aboard where it begins, and is set down at the end.
    pub character: bool,
    /// Airships: whether everything aboard is set down at the end.
    pub set_down: bool,
}

impl Carrying {
    /// No more than the rules force upon it.
    pub const NOTHING: Carrying = Carrying { load: [0; Cargo::COUNT], character: false, set_down: false };
    /// Everything that lies or stands there and may come along.
    pub const EVERYTHING: Carrying =
        Carrying { load: [u8::MAX; Cargo::COUNT], character: true, set_down: true };

    /// All resources, but no more workers than wanted.
    fn with_resources(mut self) -> Carrying {
        for resource in Resource::ALL {
            self.load[resource.index()] = u8::MAX;
        }
        self
    }

    /// Nothing of the load; the rest as wanted.
    fn without_load(self) -> Carrying {
        Carrying { load: [0; Cargo::COUNT], ..self }
    }
}

/// The way of one unit from where it stands to where its move ends.
///
/// ```
/// use kosa_engine::{Actor, Carrying, State, vocab::Seat};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; workers h04 h04; seat crimea mechanical",
/// ).unwrap();
/// let seat = Seat::new(0).unwrap();
/// for mv in ["section build", "move"] {
///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
/// }
/// for way in state.ways(seat, &Carrying::NOTHING) {
///     assert_eq!(way.to(), *way.places.last().unwrap());
///     assert!(way.outlook.is_quiet(), "nobody else is near");
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The kind of unit.
    pub unit: UnitKind,
    /// Where it stands.
    pub from: Place,
    /// The places it steps onto, one after the other; the last is where it ends.
    pub places: Vec<Place>,
    /// The decisions it is made of, in their order: steps, loads, tolls, and that it goes no farther.
    pub moves: Vec<Move>,
    /// What it takes along on its last step; for an airship, what is aboard at the end.
    pub load: [u8; Cargo::COUNT],
    /// What awaits it at the end.
    pub outlook: Outlook,
    /// Coins paid to the owners of airships for leaving.
    pub siege: u8,
    /// Resources left aboard the airships of others, all steps together.
    pub toll: u8,
    /// Whether it uses up the one river of the turn (Toka).
    pub toka: bool,
}

impl Way {
    /// Where it ends.
    pub fn to(&self) -> Place {
        self.places.last().copied().unwrap_or(self.from)
    }

    /// Of two ways to the same place the one with less of this is better: what it pays, the one river, its steps.
    fn cost(&self) -> (u8, u8, bool, usize) {
        (self.siege, self.toll, self.toka, self.places.len())
    }
}

/// The most ways to one place that are kept.
const ALTERNATIVES: usize = 8;

impl State {
    /// Every way of every unit that the seat may move now, in the order of the units, and for each unit by place; of
    /// several ways to the same place the best comes first: the one that pays and uses up least, then the shortest. Nothing
    /// unless the seat is asked which unit moves, or whether it goes on.
    ///
    /// A place that cannot be reached with the load that was asked for is reached with another, if any: all resources where
    /// a toll is due, or nothing. No way comes back to a place where it has been.
    ///
    /// ```
    /// use kosa_engine::{Actor, Carrying, State, vocab::{Seat, UnitKind}};
    /// // Riverwalk and Speed: over the river and on.
    /// let mut state = State::from_position(
    ///     "kosa-position 1\nactive 1\nat h29 oil 2\nseat nordic industrial\nmechs 1 4 at h29 h29\nworkers h29 h29\n\
    ///      seat crimea mechanical",
    /// ).unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// for mv in ["section build", "move"] {
    ///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
    /// }
    /// let ways = state.ways(seat, &Carrying::EVERYTHING);
    /// let way = ways.iter().find(|way| way.unit == UnitKind::Mech && way.places.len() == 2).unwrap();
    /// for mv in &way.moves {
    ///     state.apply(Actor::Seat(seat), *mv).unwrap();
    /// }
    /// assert_eq!(state.public().player(seat).workers_on(way.to()), 2);
    /// assert_eq!(state.public().resources(way.to())[2], 2);
    /// ```
    pub fn ways(&self, seat: Seat, carrying: &Carrying) -> Vec<Way> {
        let mut ways: Vec<Way> = Vec::new();
        for (unit, from) in self.beginnings(seat) {
            let mut of_unit = self.ways_with(seat, unit, from, carrying);
            for other in [carrying.with_resources(), carrying.without_load()] {
                if other != *carrying {
                    let known: PlaceSet = of_unit.iter().map(Way::to).collect();
                    let more = self.ways_with(seat, unit, from, &other);
                    of_unit.extend(more.into_iter().filter(|way| !known.contains(way.to())));
                }
            }
            of_unit.sort_by_key(|way| (way.to(), way.cost(), way.places.clone()));
            let mut same = 0;
            let mut last = None;
            of_unit.retain(|way| {
                same = if last == Some(way.to()) { same + 1 } else { 0 };
                last = Some(way.to());
                same < ALTERNATIVES
            });
            ways.extend(of_unit);
        }
        ways
    }

    /// The units that may move now and where they stand, each once.
    fn beginnings(&self, seat: Seat) -> Vec<(UnitKind, Place)> {
        if !matches!(
            self.public.question(),
            Some(Question::Units | Question::Onward | Question::Flight { .. })
        ) {
            return Vec::new();
        }
        let mut units = Vec::new();
        for mv in self.legal(seat) {
            let found = match mv {
                Move::Step { unit, from, .. } => (unit, from),
                Move::Fly => (UnitKind::Airship, self.public.player(seat).airship),
                _ => continue,
            };
            if !units.contains(&found) {
                units.push(found);
            }
        }
        units
    }

    fn ways_with(&self, seat: Seat, unit: UnitKind, from: Place, carrying: &Carrying) -> Vec<Way> {
        let mut search = Search { seat, carrying, ways: Vec::new(), shortest: [usize::MAX; Place::COUNT] };
        let way = Way {
            unit,
            from,
            places: Vec::new(),
            moves: Vec::new(),
            load: [0; Cargo::COUNT],
            outlook: Outlook::default(),
            siege: 0,
            toll: 0,
            toka: false,
        };
        if unit == UnitKind::Airship {
            search.fly(self, way);
        } else {
            search.walk(self, way);
        }
        search.ways
    }

    /// The answers that lead from here to the choice of a unit: those of the Move action, and those of the Factory card's
    /// move. Empty where a unit is asked for already; none at all where no move can be begun now.
    pub fn move_openings(&self, seat: Seat) -> Vec<Vec<Move>> {
        let mut openings = Vec::new();
        let first = self.legal(seat);
        match self.public.question() {
            Some(Question::Units) if !first.is_empty() => openings.push(Vec::new()),
            Some(Question::Section) => {
                for mv in first.iter().filter(|mv| matches!(mv, Move::Choose(_))) {
                    let mut trial = *self;
                    trial.apply_unchecked(Actor::Seat(seat), *mv);
                    openings.extend(trial.opening(seat).map(|rest| [vec![*mv], rest].concat()));
                }
            }
            _ => openings.extend(self.opening(seat)),
        }
        openings
    }

    /// From the halves of a section to the choice of a unit.
    fn opening(mut self, seat: Seat) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        loop {
            let legal = self.legal(seat);
            let skips = matches!(self.public.question(), Some(Question::Top(Section::Factory)));
            let mv = match self.public.question()? {
                Question::Units => return Some(moves),
                Question::Top(_) | Question::Bottom(_) if legal.contains(&Move::MoveUnits) => Move::MoveUnits,
                Question::Top(_) if skips && legal.contains(&Move::Skip) => Move::Skip,
                _ => return None,
            };
            self.apply_unchecked(Actor::Seat(seat), mv);
            moves.push(mv);
        }
    }
}

impl View {
    /// As [`State::ways`], for the viewer.
    pub fn ways(&self, carrying: &Carrying) -> Vec<Way> {
        self.seat().map(|seat| self.trial().ways(seat, carrying)).unwrap_or_default()
    }

    /// The ways that the viewer's units would have if a move were begun now, after each of the answers that begin one
    /// ([`State::move_openings`]).
    pub fn ways_ahead(&self, carrying: &Carrying) -> Vec<(Vec<Move>, Vec<Way>)> {
        let Some(seat) = self.seat() else { return Vec::new() };
        let trial = self.trial();
        let after = |opening: &Vec<Move>| {
            let mut state = trial;
            opening.iter().for_each(|mv| state.apply_unchecked(Actor::Seat(seat), *mv));
            state.ways(seat, carrying)
        };
        trial.move_openings(seat).into_iter().map(|opening| (opening.clone(), after(&opening))).collect()
    }
}

struct Search<'a> {
    seat: Seat,
    carrying: &'a Carrying,
    ways: Vec<Way>,
    /// Airships: the fewest steps to each place so far.
    shortest: [usize; Place::COUNT],
}

impl Search<'_> {
    fn make(&self, state: &mut State, way: &mut Way, mv: Move) {
        let mut events: Vec<Event> = Vec::new();
        state.apply_unchecked_with(Actor::Seat(self.seat), mv, &mut events);
        let taken =
            |event: &Event| if let Event::UnitMoved { load, .. } = event { Some(*load) } else { None };
        way.load = events.iter().find_map(taken).unwrap_or(way.load);
        way.moves.push(mv);
    }

    /// Tries every next step of a character, mech or worker.
    fn walk(&mut self, state: &State, way: Way) {
        let here = way.to();
        for mv in state.legal(self.seat) {
            let Move::Step { unit, from, to } = mv else { continue };
            if unit != way.unit || from != here || to == way.from || way.places.contains(&to) {
                continue;
            }
            let (mut next, mut way) = (*state, way.clone());
            way.outlook = state.public.outlook(self.seat, unit, to);
            way.toll += way.outlook.toll;
            if way.places.is_empty() {
                let paid = state.public.leaving_costs(self.seat, unit, from);
                way.siege = paid.map(|(_, coins)| coins).sum();
            }
            // At the beginning as much as wanted; later what was brought along, and no more.
            let wanted = if way.places.is_empty() { self.carrying.load } else { way.load };
            let river_left = !next.public.turn.toka_used;
            self.make(&mut next, &mut way, mv);
            self.load(&mut next, &mut way, wanted);
            way.places.push(to);
            way.toka |= river_left && next.public.turn.toka_used;
            if next.public.question() == Some(Question::Onward) {
                self.walk(&next, way.clone());
                way.moves.push(Move::Done);
            }
            self.ways.push(way);
        }
    }

    /// Answers what is asked before the step is taken: the load, and which resource goes as a toll.
    fn load(&self, next: &mut State, way: &mut Way, wanted: [u8; Cargo::COUNT]) {
        while let Some(Question::Carry | Question::Toll { .. }) = next.public.question() {
            let off = |mv: &&Move| match **mv {
                Move::Carry { cargo, amount } => amount.abs_diff(wanted[cargo.index()]),
                _ => 0,
            };
            let legal = next.legal(self.seat);
            let answers = legal.iter().filter(|mv| matches!(mv, Move::Carry { .. } | Move::PayToken { .. }));
            let Some(mv) = answers.min_by_key(off) else { return };
            self.make(next, way, *mv);
        }
    }

    /// The airship takes aboard what it is to carry, and tries every flight.
    fn fly(&mut self, state: &State, mut way: Way) {
        let mut next = *state;
        if next.public.question() == Some(Question::Units) {
            self.make(&mut next, &mut way, Move::Fly);
        }
        for cargo in Cargo::ALL {
            let wanted = self.carrying.load[cargo.index()];
            let fits = |mv: &&Move| matches!(**mv, Move::Load { cargo: c, amount } if c == cargo && amount <= wanted);
            if let Some(mv) = next.legal(self.seat).iter().find(fits) {
                self.make(&mut next, &mut way, *mv);
            }
        }
        if self.carrying.character && next.legal(self.seat).contains(&Move::Embark) {
            self.make(&mut next, &mut way, Move::Embark);
        }
        self.fly_on(&next, way);
    }

    /// Tries every next step of an airship; airships meet nobody, so that the first shortest way is as good as any.
    fn fly_on(&mut self, state: &State, way: Way) {
        for mv in state.legal(self.seat) {
            let Move::Step { to, .. } = mv else { continue };
            if to == way.from || way.places.len() + 1 >= self.shortest[to.index()] {
                continue;
            }
            let (mut next, mut way) = (*state, way.clone());
            self.make(&mut next, &mut way, mv);
            way.places.push(to);
            self.shortest[to.index()] = way.places.len();
            if flies(&next) {
                self.fly_on(&next, way.clone());
            }
            self.land(next, way);
        }
    }

    /// The end of a flight: what is aboard is set down, if it is to be.
    fn land(&mut self, mut state: State, mut way: Way) {
        for cargo in Cargo::ALL {
            way.load[cargo.index()] = crate::wind_gambit::cargo::aboard(&state.public, self.seat, cargo);
        }
        let load = way.load;
        for cargo in Cargo::ALL.into_iter().filter(|_| self.carrying.set_down) {
            let all = |mv: &&Move| matches!(**mv, Move::Drop { cargo: c, .. } if c == cargo);
            if let Some(mv) = state.legal(self.seat).iter().find(all) {
                self.make(&mut state, &mut way, *mv);
            }
        }
        way.load = load;
        // Where nothing else could be done the rules have ended the flight themselves.
        let ends = if !flies(&state) {
            None
        } else if self.carrying.character && state.legal(self.seat).contains(&Move::Disembark) {
            way.outlook = state.public.outlook(self.seat, UnitKind::Character, way.to());
            Some(Move::Disembark)
        } else {
            Some(Move::Done)
        };
        way.moves.extend(ends);
        self.ways.retain(|other| other.to() != way.to());
        self.ways.push(way);
    }
}

fn flies(state: &State) -> bool {
    matches!(state.public.question(), Some(Question::Flight { .. }))
}
