//! Whole turns: the sequences of moves by which a seat can take its turn, and the positions they end in.
//!
//! A turn is a dozen answers, and most orders of them come to the same. [`Turns::of`] goes through them from a complete
//! [`State`] (a bot makes one of its view by [`View::resample`](kosa_engine::View::resample)) and lists the [`End`]s:
//!
//! - answers that give something up for nothing are left out ([`State::legal_full_into`]), and of payments and loads those
//!   that nobody would choose ([`prune`]);
//! - positions that are equal ([`State::key`]) are gone on from once;
//! - where the branches multiply, at the questions which unit moves next and whether the bottom row is taken, only the best
//!   positions of each section go on, as many as [`Width`] says, in the opinion of whoever asks;
//! - combat cards that are drawn come from one generator for all branches, so that none has better luck than the others;
//! - it stops where the turn is over, where an encounter or Factory card is turned or a combat decided ([`TurnStop`]): what
//!   comes after is another question, and whoever follows a plan asks again there.
//!
//! ```
//! use kosa_bots::turns::{TurnStop, Turns, Width};
//! use kosa_engine::{Actor, State, vocab::Seat};
//!
//! let state = State::from_position(
//!     "kosa-position 1; active 1; seat nordic industrial; coins 3; workers h04 h05; seat crimea mechanical",
//! ).unwrap();
//! let me = Seat::new(0).unwrap();
//! // Opinion: what the score would be now.
//! let turns = Turns::of(&state, me, &Width::FULL, 7, |state| state.score(me).total() as f32);
//! let best = turns.ends.iter().max_by(|a, b| a.worth.total_cmp(&b.worth)).unwrap();
//! assert_eq!(best.stop, TurnStop::TurnOver);
//! // The moves lead there.
//! let mut played = state;
//! for mv in turns.moves(best) {
//!     played.apply(Actor::Seat(me), mv).unwrap();
//! }
//! assert_eq!(played.key(), best.state.key());
//! ```

mod prune;
mod walk;

pub use prune::prune;

use kosa_engine::vocab::Seat;
use kosa_engine::{Move, State};

/// How much of all turns is looked at.
///
/// ```
/// use kosa_bots::turns::Width;
/// let narrow = Width { units: 6, bottoms: 6, ..Width::FULL };
/// assert!(narrow.nodes == Width::FULL.nodes);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    /// Positions that go on at the question which unit moves next, for each number of units still to move.
    pub units: usize,
    /// Positions of each section that go on at the bottom row.
    pub bottoms: usize,
    /// Positions of each section and kind at which chance or a combat decides.
    pub events: usize,
    /// Ends that are kept, the best ones.
    pub ends: usize,
    /// Positions that may be made; beyond, each branch is brought to its end by the first answer that leaves things.
    pub nodes: u32,
}

impl Width {
    /// Everything, within reason.
    pub const FULL: Width = Width {
        units: usize::MAX,
        bottoms: usize::MAX,
        events: usize::MAX,
        ends: usize::MAX,
        nodes: 1_000_000,
    };
}

/// Why a sequence of moves stops.
///
/// ```
/// use kosa_bots::turns::TurnStop;
/// assert!(TurnStop::Over.is_final() && !TurnStop::Combat.is_final());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnStop {
    /// The turn is over, and somebody else's begins.
    TurnOver,
    /// The game is over.
    Over,
    /// A combat is to be decided.
    Combat,
    /// A card is turned: an encounter, the Factory's, something that only chance knows.
    Chance,
    /// Somebody else is asked.
    Other,
}

impl TurnStop {
    /// Whether the seat has nothing more to do in this turn.
    pub const fn is_final(self) -> bool {
        matches!(self, TurnStop::TurnOver | TurnStop::Over)
    }
}

/// Where a sequence of moves ends.
///
/// ```
/// use kosa_bots::turns::{Turns, Width};
/// use kosa_engine::{State, vocab::Seat};
///
/// let text = "kosa-position 1; active 1; encounters h11; seat nordic industrial; character h04; seat crimea mechanical";
/// let state = State::from_position(text).unwrap();
/// let turns = Turns::of(&state, Seat::new(0).unwrap(), &Width::FULL, 7, |_| 0.0);
/// // A turn that leads the character onto an encounter stops where its card is turned.
/// let met = turns.ends.iter().find(|end| !end.stop.is_final()).unwrap();
/// assert!(turns.moves(met).iter().any(|mv| mv.to_string().starts_with("step character")));
/// ```
#[derive(Clone, Debug)]
pub struct End {
    /// The position.
    pub state: State,
    /// Why it stops there.
    pub stop: TurnStop,
    /// What whoever asked thinks of the position.
    pub worth: f32,
    path: u32,
}

/// The turns of a seat.
///
/// ```
/// use kosa_bots::turns::{Turns, Width};
/// use kosa_engine::{State, vocab::Seat};
///
/// let text = "kosa-position 1; active 1; seat nordic industrial; coins 3; seat crimea mechanical";
/// let state = State::from_position(text).unwrap();
/// let me = Seat::new(0).unwrap();
/// let opinion = |state: &State| state.score(me).total() as f32;
/// let all = Turns::of(&state, me, &Width::FULL, 7, opinion);
/// let few = Turns::of(&state, me, &Width { ends: 3, ..Width::FULL }, 7, opinion);
/// assert!(all.nodes as usize > all.ends.len(), "positions on the way are made too");
/// assert!(few.ends.len() < all.ends.len());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Turns {
    /// The ends that were kept. Never empty where the seat is asked.
    pub ends: Vec<End>,
    /// Positions that were made.
    pub nodes: u32,
    /// Moves with the one before each; 0 begins.
    steps: Vec<(u32, Move)>,
}

impl Turns {
    /// The turns of a seat from here on, or what is left of the turn. `opinion` says what a position is worth to the seat: it
    /// orders what goes on where the width does not suffice, and is asked about positions in the middle of a turn too. What
    /// is drawn follows from `luck`. Nothing where the seat is not asked.
    pub fn of(
        state: &State,
        seat: Seat,
        width: &Width,
        luck: u64,
        opinion: impl FnMut(&State) -> f32,
    ) -> Turns {
        walk::Walk::new(seat, width, luck, opinion).from(state)
    }

    /// The seat's own moves that lead to an end.
    pub fn moves(&self, end: &End) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = end.path;
        while let Some((before, mv)) = (at as usize).checked_sub(1).and_then(|i| self.steps.get(i)) {
            moves.push(*mv);
            at = *before;
        }
        moves.reverse();
        moves
    }
}
