//! What may be taken back: a seat's own latest decisions, until a person has learned something hidden from one
//! ([`Event::reveals_to`](kosa_engine::Event::reveals_to)), chance has spoken or somebody else has decided. A card that
//! people lay down themselves is shown to nobody where no other person plays.
//!
//! Half of a secret choice in a combat does not show, so it must not show in what an opponent may take back either:
//! it stands in nobody's way. A whole secret choice does not stop the other combatant from changing its own.

use kosa_engine::vocab::Seat;
use kosa_engine::{Move, Question, State};

/// A decision that was taken back.
///
/// ```
/// use kosa_engine::{Awaiting, Setup};
/// use kosa_table::Table;
///
/// let mut table = Table::new(Setup::random(2), 7).unwrap();
/// let Awaiting::Seats(seats) = table.awaiting() else { panic!() };
/// let seat = seats.iter().next().unwrap();
/// let mv = table.legal(seat)[0];
/// table.play(seat, mv).unwrap();
/// assert_eq!(table.undo(seat).unwrap().mv, mv);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    /// Its place in the record.
    pub entry: usize,
    /// What was decided.
    pub mv: Move,
}

/// A decision that may still be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    /// The state before it.
    pub(crate) before: State,
    /// Its place in the record.
    pub(crate) entry: usize,
    pub(crate) seat: Seat,
    pub(crate) mv: Move,
    /// Made while both combatants choose in secret.
    pub(crate) secret: bool,
}

/// The decisions since the last moment nobody may go back behind.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    decisions: Vec<Decision>,
}

/// What taking back a decision means.
pub(crate) enum TakeBack {
    /// Go back to the state before it; what came after it falls away.
    All(Decision),
    /// Go back to the state before it and make these others again.
    Only(Decision, Vec<Decision>),
}

/// Whether both combatants are choosing in secret.
pub(crate) fn in_secret(state: &State) -> bool {
    state.public().question() == Some(Question::Dials)
}

impl History {
    /// Nobody may go back behind this moment.
    pub(crate) fn clear(&mut self) {
        self.decisions.clear();
    }

    /// Remembers a decision that showed nothing.
    pub(crate) fn push(&mut self, decision: Decision) {
        if !decision.secret && self.decisions.last().is_some_and(|last| last.seat != decision.seat) {
            self.clear();
        }
        self.decisions.push(decision);
    }

    fn last_of(&self, seat: Seat, now: &State) -> Option<usize> {
        let i = self.decisions.iter().rposition(|d| d.seat == seat)?;
        if self.decisions[i].secret {
            return Some(i);
        }
        // The question itself is taken back: not once another has answered it for everybody to see.
        let answered = |d: &Decision| {
            now.public().combat().is_some_and(|c| c.side(d.seat).is_some_and(|side| c.has_committed(side)))
        };
        let free = self.decisions[i + 1..].iter().all(|d| d.secret && !answered(d));
        free.then_some(i)
    }

    /// Whether the seat may take its last decision back.
    pub(crate) fn may_undo(&self, seat: Seat, now: &State) -> bool {
        self.last_of(seat, now).is_some()
    }

    /// Takes the seat's last decision back.
    pub(crate) fn undo(&mut self, seat: Seat, now: &State) -> Option<TakeBack> {
        let i = self.last_of(seat, now)?;
        let later = self.decisions.split_off(i + 1);
        let decision = self.decisions.pop()?;
        Some(if decision.secret { TakeBack::Only(decision, later) } else { TakeBack::All(decision) })
    }
}
