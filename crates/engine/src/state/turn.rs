use crate::vocab::*;

/// A step being prepared: which unit goes where and what it takes along so far.
///
/// ```
/// use kosa_engine::{Actor, State, vocab::{Seat, UnitKind}};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; at h04 oil 1; seat nordic industrial; mechs 1 at h04; seat crimea mechanical",
/// ).unwrap();
/// let me = Actor::Seat(Seat::new(0).unwrap());
/// for mv in ["section build", "move", "step mech h04 h05"] {
///     state.apply(me, mv.parse().unwrap()).unwrap();
/// }
/// let moving = state.public().turn().moving().unwrap();
/// assert_eq!((moving.unit, moving.to), (UnitKind::Mech, "h05".parse().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moving {
    /// The kind of unit.
    pub unit: UnitKind,
    /// Where it leaves.
    pub from: Place,
    /// Where it goes; after the step the same as `from`.
    pub to: Place,
    /// Amounts by [`Cargo`].
    pub load: [u8; Cargo::COUNT],
    /// The cargo being asked for, while any is.
    pub asking: Option<Cargo>,
    /// Steps the unit still has, this one included.
    pub steps: u8,
    /// This is its first step.
    pub first: bool,
}

/// A step onto enemy characters or mechs, kept so that it can be undone if the game ends before the combat.
///
/// ```
/// use kosa_engine::{ContestedStep, vocab::{Cargo, UnitKind}};
///
/// let mut load = [0; Cargo::COUNT];
/// load[Cargo::Workers.index()] = 2;
/// let (from, to) = ("h29".parse().unwrap(), "h30".parse().unwrap());
/// let step = ContestedStep { unit: UnitKind::Mech, from, to, load };
/// assert_ne!(step.from, step.to);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ContestedStep {
    /// The kind of unit.
    pub unit: UnitKind,
    /// Where it came from.
    pub from: Place,
    /// Where the combat is due.
    pub to: Place,
    /// Amounts taken along, by [`Cargo`].
    pub load: [u8; Cargo::COUNT],
}

/// What the active player has done this turn, as far as the rules still need it.
///
/// ```
/// use kosa_engine::{Actor, State, vocab::Seat};
///
/// let mut state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let me = Actor::Seat(Seat::new(0).unwrap());
/// for mv in ["section build", "move"] {
///     state.apply(me, mv.parse().unwrap()).unwrap();
/// }
/// assert_eq!(state.public().turn().units_left(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    pub(crate) moved_character: bool,
    /// Which entries of the sorted list of mechs have moved.
    pub(crate) moved_mechs: u8,
    /// Which entries of the sorted list of workers have moved.
    pub(crate) moved_workers: u8,
    /// Units that may still be moved by this action.
    pub(crate) units_left: u8,
    /// The Factory card's move: one unit, up to twice.
    pub(crate) factory_move: bool,
    pub(crate) moving: Option<Moving>,
    /// At most three units move in one action.
    pub(crate) contested: [Option<ContestedStep>; 3],
    /// The character has moved and its encounter or Factory visit is still to come.
    pub(crate) arrival: bool,
    /// Disarmed Traps that may be armed once a combat there is won.
    pub(crate) arm_later: PlaceSet,
    /// A Flag or Trap waits for a combat or an encounter.
    pub(crate) token_later: bool,
    pub(crate) toka_used: bool,
    pub(crate) moved_airship: bool,
    /// The airship the active player's airship fights once the moves are done.
    pub(crate) duel: Option<Seat>,
    /// The turn began after the end was triggered.
    pub(crate) last_turn: bool,
    pub(crate) coercion_used: bool,
    pub(crate) forced_retreat: bool,
}

impl Turn {
    /// Units that may still be moved by the action in hand.
    pub const fn units_left(&self) -> u8 {
        self.units_left
    }

    /// The step being prepared or the unit that may go on.
    pub const fn moving(&self) -> Option<Moving> {
        self.moving
    }

    /// Whether the active player has made an opponent's worker retreat this turn.
    pub const fn forced_retreat(&self) -> bool {
        self.forced_retreat
    }

    /// Forgets which units have moved: no more will move, and new pieces may join the lists.
    pub(crate) fn forget_marks(&mut self) {
        self.moved_character = false;
        self.moved_mechs = 0;
        self.moved_workers = 0;
        self.moved_airship = false;
    }

    /// Forgets the steps onto one territory; the others close up.
    pub(crate) fn forget_steps_onto(&mut self, to: Place) {
        let mut kept = [None; 3];
        let others = self.contested.into_iter().flatten().filter(|e| e.to != to);
        for (slot, entry) in kept.iter_mut().zip(others) {
            *slot = Some(entry);
        }
        self.contested = kept;
    }

    /// Forgets what belongs to one Move action.
    pub(crate) fn end_of_move(&mut self) {
        self.forget_marks();
        self.units_left = 0;
        self.factory_move = false;
        self.moving = None;
        self.contested = [None; 3];
        self.arrival = false;
        self.arm_later = PlaceSet::NONE;
        self.token_later = false;
        self.duel = None;
    }
}
