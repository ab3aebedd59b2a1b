//! Who can get where: what each seat could enter in its next turn, how far everything is for a unit, and who threatens whom.
//! Steps are those of the rules ([`crate::reach::Reach`], what airships leave open), taken on copies of what everybody
//! sees: where a unit has gone, control and with it the networks of some factions have changed.

use super::Outlook;
use crate::invaders::toka;
use crate::rules::steps_of;
use crate::state::{Public, Turn};
use crate::tables::{ADJACENT, ALL_HEXES, MECHS, WORKERS};
use crate::vocab::*;
use crate::wind_gambit::tiles::toll;
use crate::{reach, rules};
use arrayvec::ArrayVec;

/// Units of one kind on one place, and where each of them could go.
///
/// ```
/// use kosa_engine::{State, vocab::{Seat, UnitKind}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; workers h04 h04; seat crimea mechanical",
/// ).unwrap();
/// let reach = state.public().reach(Seat::new(0).unwrap());
/// let workers = reach.units.iter().find(|units| units.unit == UnitKind::Worker).unwrap();
/// assert_eq!((workers.count, workers.from), (2, "h04".parse().unwrap()));
/// assert!(!workers.places.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitReach {
    /// The kind of unit.
    pub unit: UnitKind,
    /// Where they stand.
    pub from: Place,
    /// How many of them.
    pub count: u8,
    /// Where one of them could be after its move.
    pub places: PlaceSet,
}

/// Where the units of a seat could be after its next turn's moves, with everything it may use.
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
/// let state = State::from_position(
///     "kosa-position 1\nactive 1\nseat nordic industrial\nseat crimea mechanical\nmechs 3 at h44\nworkers h44 h44",
/// ).unwrap();
/// let reach = state.public().reach(Seat::new(1).unwrap());
/// assert!(reach.by_move && !reach.by_factory);
/// assert!(reach.fighters().contains("h43".parse::<kosa_engine::vocab::Place>().unwrap()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatReach {
    /// Whether the section with the Move action may be chosen; an Automa always moves if its card says so.
    pub by_move: bool,
    /// Whether the Factory card's move may be used.
    pub by_factory: bool,
    /// The units, each kind and place once.
    pub units: ArrayVec<UnitReach, { 2 + MECHS + WORKERS }>,
}

impl SeatReach {
    fn of_kind(&self, kind: impl Fn(UnitKind) -> bool) -> PlaceSet {
        self.units.iter().filter(|u| kind(u.unit)).map(|u| u.places).collect()
    }

    /// What its character and mechs could enter.
    pub fn fighters(&self) -> PlaceSet {
        self.of_kind(UnitKind::fights)
    }

    /// What its workers could enter on foot.
    pub fn workers(&self) -> PlaceSet {
        self.of_kind(|unit| unit == UnitKind::Worker)
    }

    /// How many of its characters and mechs could come to a place, all of them together.
    pub fn fighters_to(&self, place: Place) -> u8 {
        self.units.iter().filter(|u| u.unit.fights() && u.places.contains(place)).map(|u| u.count).sum()
    }
}

/// Characters and mechs of another seat that could come where a seat has something to lose.
///
/// ```
/// use kosa_engine::{State, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; workers h04 h30; seat crimea mechanical; mechs 1 at h29",
/// ).unwrap();
/// let threats = state.public().threats(Seat::new(0).unwrap());
/// let threat = threats.iter().find(|threat| threat.place == "h30".parse().unwrap()).unwrap();
/// assert_eq!((threat.by, threat.fighters), (Seat::new(1).unwrap(), 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Where.
    pub place: Place,
    /// Who could come.
    pub by: Seat,
    /// With how many characters and mechs at most.
    pub fighters: u8,
    /// What they would meet.
    pub outlook: Outlook,
}

/// Steps from one place to every other.
///
/// ```
/// use kosa_engine::{State, vocab::{Hex, Seat, UnitKind}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; workers h04 h04; seat crimea mechanical",
/// ).unwrap();
/// let from = "h04".parse().unwrap();
/// let far = state.public().distances(Seat::new(0).unwrap(), UnitKind::Worker, from);
/// assert_eq!(far.to(from), Some(0));
/// assert_eq!(far.to(Hex::FACTORY), Some(3));
/// assert!(far.within(1).count() < 7, "rivers and the lake are in the way");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Distances([u8; Place::COUNT]);

impl Distances {
    /// Steps to a place; nothing where it cannot be reached.
    pub fn to(&self, place: impl Into<Place>) -> Option<u8> {
        self.0.get(place.into().index()).copied().filter(|steps| *steps != u8::MAX)
    }

    /// Places within this many steps, the starting place included.
    pub fn within(&self, steps: u8) -> PlaceSet {
        (0..Place::COUNT)
            .filter(|i| self.0[*i] <= steps && self.0[*i] != u8::MAX)
            .filter_map(Place::from_index)
            .collect()
    }
}

/// Steps of one unit, in waves.
struct Walk {
    unit: UnitKind,
    /// One turn: tokens and Traps stop the unit, and one river is crossed by Toka. Otherwise only units of others do.
    one_turn: bool,
    steps: u8,
}

impl Walk {
    /// Walks from a place on a board where it is the walker's turn; hears of every place when it is first reached.
    fn from(&self, board: &Public, from: Place, mut reached: impl FnMut(Place, u8)) {
        let seat = board.active;
        let toll = board.airships_fly() && !toll::barred(board, seat).is_empty();
        let mut been = from.set();
        // Who has used Toka's river on the way may get less far: such a place is entered once more without.
        let mut been_dry = from.set();
        let mut wave: Vec<(Public, Place)> = vec![(*board, from)];
        for step in 1..=self.steps {
            let first = step == 1;
            let mut next = Vec::new();
            for (board, at) in wave {
                let reach = reach::Reach::of(&board, seat);
                let to = rules::steps(&board, &reach, self.unit, at, first);
                for to in to {
                    let river = self.one_turn
                        && (board.turn.toka_used || toka::used_by(&board, seat, self.unit, at, to));
                    let known = if river { been } else { been_dry };
                    if known.contains(to) {
                        continue;
                    }
                    if !been.contains(to) {
                        reached(to, step);
                    }
                    been |= to.set();
                    been_dry |= if river { PlaceSet::NONE } else { to.set() };
                    if step < self.steps && !self.stops(&board, to) {
                        let mut board = board;
                        let load = if toll { tokens_of(&board, at) } else { [0; Cargo::COUNT] };
                        board.shift_unit(self.unit, at, to, load, first);
                        board.turn.toka_used |= river;
                        next.push((board, to));
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            wave = next;
        }
    }

    fn stops(&self, board: &Public, to: Place) -> bool {
        let outlook = board.outlook(board.active, self.unit, to);
        if self.one_turn { outlook.stops() } else { outlook.combat.is_some() || outlook.drives_off.is_some() }
    }
}

/// All resources of a place as a load.
fn tokens_of(board: &Public, at: Place) -> [u8; Cargo::COUNT] {
    let mut load = [0; Cargo::COUNT];
    if !board.enemies_at(board.active).contains(at) {
        load[..Resource::COUNT].copy_from_slice(&board.resources[at.index()]);
    }
    load
}

impl Public {
    /// The board as if the seat's turn began now.
    fn on_its_turn(&self, seat: Seat) -> Public {
        let mut board = *self;
        board.active = seat;
        board.turn = Turn { last_turn: self.ending.trigger.is_some(), ..Turn::default() };
        board
    }

    /// What the seat could enter in its next turn, as the board is now; for the seat whose turn it is and that has not chosen a section
    /// yet it is this turn. Steps that lead back to where the unit began are not counted. For an Automa it is what the first
    /// symbol of a card could lead to.
    pub fn reach(&self, seat: Seat) -> SeatReach {
        let player = self.player(seat);
        let mut found = SeatReach::default();
        if player.is_automa() {
            found.by_move = true;
            let (fighters, workers) = crate::automa::reach(self, seat);
            for (unit, from, count) in self.units_of(seat) {
                let places = if unit.fights() { fighters } else { workers } & !from.set();
                found.units.push(UnitReach { unit, from, count, places });
            }
            return found;
        }
        let mut board = self.on_its_turn(seat);
        if board.no_move() {
            return found;
        }
        found.by_move = player.mat().into_iter().flat_map(Mat::sections).any(|(section, printed)| {
            printed.top == TopAction::Move && player.may_choose(section, self.rules)
        });
        found.by_factory = player.may_choose(Section::Factory, self.rules);
        for (unit, from, count) in self.units_of(seat) {
            let mut places = PlaceSet::NONE;
            for factory in [false, true] {
                if if factory { found.by_factory } else { found.by_move } {
                    board.turn.factory_move = factory;
                    let steps = steps_of(&board, unit, from);
                    Walk { unit, one_turn: true, steps }.from(&board, from, |to, _| places |= to.set());
                }
            }
            found.units.push(UnitReach { unit, from, count, places });
        }
        found
    }

    /// Characters, mechs and workers of the seat on the board, by kind and place.
    fn units_of(&self, seat: Seat) -> impl Iterator<Item = (UnitKind, Place, u8)> + '_ {
        let player = self.player(seat);
        let character = Some(player.character).filter(|p| !p.set().is_empty());
        let character = character.into_iter().map(|at| (UnitKind::Character, at, 1));
        let mechs = player.mechs_at().iter().map(|at| (UnitKind::Mech, at, player.mechs_on(at)));
        let workers = player.workers_at.iter().map(|at| (UnitKind::Worker, at, player.workers_on(at)));
        character.chain(mechs).chain(workers)
    }

    /// Steps from a place to every other for a unit of the seat, with all its abilities and as the board is now. Units of
    /// others can be reached but not passed. It says nothing of turns: Toka's river counts as open each time.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::{Hex, Seat, UnitKind}};
    /// let state = State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\nseat crimea mechanical").unwrap();
    /// let nordic = Seat::new(0).unwrap();
    /// let from = state.public().player(nordic).character();
    /// let distances = state.public().distances(nordic, UnitKind::Character, from);
    /// // Rivers close the way for the character, and Swim opens it for workers.
    /// assert_eq!(distances.to(Hex::FACTORY), None);
    /// assert_eq!(state.public().distances(nordic, UnitKind::Worker, from).to(Hex::FACTORY), Some(4));
    /// ```
    pub fn distances(&self, seat: Seat, unit: UnitKind, from: Place) -> Distances {
        let mut far = [u8::MAX; Place::COUNT];
        if from.index() >= Place::COUNT {
            return Distances(far);
        }
        far[from.index()] = 0;
        let automa = self.player(seat).is_automa();
        if unit == UnitKind::Airship || automa {
            let held = self.held_by_water(seat);
            let near = |at: Place| match (automa, at.hex()) {
                (true, Some(_)) => crate::automa::automa_neighbourhood(at, held),
                (true, None) => crate::tables::LAND[at.index()],
                (false, _) => ADJACENT[at.index()] & ALL_HEXES,
            };
            waves(from, near, |to, steps| far[to.index()] = steps);
        } else {
            let walk = Walk { unit, one_turn: false, steps: Place::COUNT as u8 };
            walk.from(&self.with_unit_at(seat, unit, from), from, |to, steps| far[to.index()] = steps);
        }
        Distances(far)
    }

    /// The board on the seat's turn, with one of its units of the kind where it is to begin.
    fn with_unit_at(&self, seat: Seat, unit: UnitKind, from: Place) -> Public {
        let mut board = self.on_its_turn(seat);
        let somewhere = self.units_of(seat).find(|(kind, ..)| *kind == unit);
        let there = self.units_of(seat).any(|(kind, at, _)| kind == unit && at == from);
        if let (false, Some((_, at, _))) = (there, somewhere) {
            board.send(seat, unit, at, from);
        }
        board
    }

    /// Every place where the seat has units, structures or control and another seat could come with characters or mechs in
    /// its next turn; by place.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::Seat};
    /// let state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\nworkers h43 h43\nseat crimea mechanical\nmechs 3 at h44\nworkers h44 h44",
    /// ).unwrap();
    /// let threats = state.public().threats(Seat::new(0).unwrap());
    /// assert_eq!(threats.len(), 1);
    /// assert_eq!((threats[0].place.to_string(), threats[0].fighters, threats[0].outlook.workers), ("h43".into(), 2, 2));
    /// ```
    pub fn threats(&self, seat: Seat) -> Vec<Threat> {
        let mine = (self.player(seat).units_at() | self.controlled_by(seat)) & ALL_HEXES;
        let mut threats = Vec::new();
        for by in self.seats().filter(|s| *s != seat) {
            let reach = self.reach(by);
            let most = self.most_units_moved(by, &reach);
            for place in reach.fighters() & mine {
                let fighters = reach.fighters_to(place).min(most);
                threats.push(Threat {
                    place,
                    by,
                    fighters,
                    outlook: self.outlook(by, UnitKind::Mech, place),
                });
            }
        }
        threats.sort_by_key(|threat| (threat.place, threat.by));
        threats
    }

    /// Units that the seat moves at most in its next turn.
    fn most_units_moved(&self, seat: Seat, reach: &SeatReach) -> u8 {
        let player = self.player(seat);
        match (player.is_automa(), reach.by_move) {
            (true, _) => u8::MAX,
            (false, true) => player.move_units(),
            (false, false) => crate::tables::FACTORY_MOVE_UNITS,
        }
    }
}

/// Places in the order of their distance, where a step depends on nothing but the place.
fn waves(from: Place, near: impl Fn(Place) -> PlaceSet, mut reached: impl FnMut(Place, u8)) {
    let mut been = from.set();
    let mut wave = been;
    for steps in 1..=Place::COUNT as u8 {
        wave = wave.iter().map(&near).collect::<PlaceSet>() & !been;
        been |= wave;
        wave.iter().for_each(|to| reached(to, steps));
    }
}
