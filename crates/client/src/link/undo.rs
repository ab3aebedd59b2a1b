//! What may be taken back, as the table knows it.

use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Move, View};
use kosa_table::{Table, Undone};

/// What a seat may take back.
///
/// ```
/// use kosa_client::link::{UndoStop, Undoable};
/// # use kosa_table::Table;
/// # let mut table = Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let active = table.state().public().active();
/// # let mv = table.view(active).legal()[0];
/// # table.play(active, mv).unwrap();
///
/// let undoable = Undoable::of(&table, active);
/// assert_eq!((undoable.decisions.len(), undoable.stop), (1, UndoStop::Chance), "cards were dealt before");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undoable {
    /// Its decisions, the latest first.
    pub decisions: Vec<Reversible>,
    /// Why nothing before them can be taken back.
    pub stop: UndoStop,
}

/// A decision that can be taken back.
///
/// ```
/// use kosa_client::link::Undoable;
/// # use kosa_table::Table;
/// # let mut table = Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let active = table.state().public().active();
/// # let mv = table.view(active).legal()[0];
/// # table.play(active, mv).unwrap();
///
/// let undoable = Undoable::of(&table, active);
/// let last = &undoable.decisions[0];
/// assert_eq!((last.entry, last.mv, last.after), (table.record().entries().len() - 1, mv, None));
/// assert!(last.before.legal().contains(&mv));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reversible {
    /// Its number in the record.
    pub entry: usize,
    /// What was decided.
    pub mv: Move,
    /// How the seat saw the game before it.
    pub before: Box<View>,
    /// Whether what shows before it is a decision of the same seat, and which.
    pub after: Option<Move>,
}

/// Why no more can be taken back.
///
/// ```
/// use kosa_client::link::UndoStop;
/// use kosa_lang::{Lang, Texts};
///
/// assert!(!Texts::new(Lang::Polish).say(UndoStop::Chance.key()).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoStop {
    /// The game began there.
    Beginning,
    /// Cards were drawn, or something else was left to chance.
    Chance,
    /// Somebody else has decided since.
    Others,
    /// Coins were given: a deal stands.
    Gift,
    /// Something hidden was shown.
    Revealed,
    /// The game is over.
    Over,
}

impl UndoStop {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            UndoStop::Beginning => "undo-stop-beginning",
            UndoStop::Chance => "undo-stop-chance",
            UndoStop::Others => "undo-stop-others",
            UndoStop::Gift => "undo-stop-gift",
            UndoStop::Revealed => "undo-stop-revealed",
            UndoStop::Over => "undo-stop-over",
        }
    }
}

impl Undoable {
    /// What the seat may take back at this table.
    pub fn of(table: &Table, seat: Seat) -> Undoable {
        let entries = table.record().entries();
        let mut decisions = Vec::new();
        if table.may_undo(seat) {
            let mut trial = table.clone();
            while let Ok(Undone { entry, mv }) = trial.undo(seat) {
                let before = Box::new(trial.view(seat));
                // Half of a secret choice of another's is in nobody's way, here neither.
                let after =
                    match trial.record().entries()[..entry].iter().rev().find(|entry| entry.shows_to(seat)) {
                        Some(Entry::Move(Actor::Seat(by), mv)) if *by == seat => Some(*mv),
                        _ => None,
                    };
                decisions.push(Reversible { entry, mv, before, after });
            }
        }
        let first = decisions.last().map_or(entries.len(), |d| d.entry);
        Undoable { decisions, stop: stop(table, &entries[..first], seat) }
    }
}

/// Why the entries before cannot be taken back.
fn stop(table: &Table, before: &[Entry], seat: Seat) -> UndoStop {
    if table.is_over() {
        return UndoStop::Over;
    }
    match before.iter().rev().find(|entry| entry.shows_to(seat)) {
        None => UndoStop::Beginning,
        Some(Entry::Move(Actor::Chance, _)) => UndoStop::Chance,
        Some(Entry::Move(Actor::Seat(by), _)) if *by == seat => UndoStop::Revealed,
        Some(Entry::Move(Actor::Seat(_), _)) => UndoStop::Others,
        Some(Entry::Gift { .. }) => UndoStop::Gift,
        // The clock has spoken: to the seat it is as if somebody else had.
        Some(Entry::Stalled(_)) => UndoStop::Others,
        Some(Entry::Hash(_)) => UndoStop::Over,
    }
}
