//! Taking decisions back, as far as the table allows it. What had only one answer was no
//! decision; the territories of one Produce, the tokens of one payment, the steps and load of one unit, power and cards of one
//! combat are a single decision.

use super::{Session, Stage, decide};
use crate::link::{Command, Reversible, TableLink, UndoStop};
use kosa_engine::Move;
use kosa_engine::vocab::Seat;

/// Decisions that are taken back together.
///
/// ```
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// session.choose(0);
/// let list = session.undo_list();
/// assert_eq!(list.len(), 1);
/// assert!(!list[0].words.is_empty());
/// assert!(session.undo_to(0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// How many moves of the record are taken back with it: it and all after it.
    pub steps: usize,
    /// What was decided, in words.
    pub words: String,
}

impl<L: TableLink> Session<L> {
    /// Whose decisions may be taken back: the person asked, or the one who has just played.
    pub fn undoer(&self) -> Option<Seat> {
        match self.stage {
            Stage::Asking(seat) => Some(seat),
            Stage::HandOver(_) => self.facing,
            _ => None,
        }
    }

    fn undoable(&self) -> Option<&crate::link::Undoable> {
        let seat = self.undoer()?;
        self.table.as_ref()?.standing.undo.iter().find(|(s, _)| *s == seat).map(|(_, undo)| undo)
    }

    /// Whether something can be taken back: something prepared, or a decision.
    pub fn may_undo(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.may_go_back()) || !self.undo_list().is_empty()
    }

    /// The decisions that can be taken back, the latest first.
    pub fn undo_list(&self) -> Vec<TakeBack> {
        let (Some(undo), Some(seat)) = (self.undoable(), self.undoer()) else { return Vec::new() };
        let (mut found, mut words, mut steps) = (Vec::new(), Vec::new(), 0);
        for (i, decision) in undo.decisions.iter().enumerate() {
            steps += 1;
            // It was left by itself, because it could only be left.
            if decision.mv == Move::Skip && decide::unpayable(&decision.before).is_some() {
                continue;
            }
            let goes_on = goes_on(decision);
            // The end of what came before says nothing of its own.
            if !(goes_on && decision.mv == Move::Done) {
                words.push(self.texts.describe(&decision.mv, &decision.before, seat));
            }
            // What it began with may have been shown: then only the rest of it can be taken back.
            if !goes_on || i + 1 == undo.decisions.len() {
                words.reverse();
                found.push(TakeBack { steps, words: words.join(", ") });
                words.clear();
            }
        }
        found
    }

    /// Why nothing before the decisions in the list can be taken back.
    pub fn undo_stop(&self) -> Option<UndoStop> {
        self.undoable().map(|undo| undo.stop)
    }

    /// The same in a sentence.
    pub fn undo_stop_text(&self) -> Option<String> {
        self.undo_stop().map(|stop| self.texts.say(stop.key()))
    }

    /// Takes the last step back: of what is prepared, else the last decision; whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.asked.as_mut().is_some_and(|asked| asked.back()) {
            return true;
        }
        self.undo_to(0)
    }

    /// Takes back the decision with this place in [`Session::undo_list`] and all after it.
    pub fn undo_to(&mut self, index: usize) -> bool {
        let (Some(seat), Some(last)) = (self.undoer(), self.undo_list().into_iter().nth(index)) else {
            return false;
        };
        if self.sent {
            return false;
        }
        self.refused = None;
        self.send(Command::Undo { seat, steps: last.steps });
        self.refused.is_none()
    }
}

/// Whether this decision belongs to what the one before it began.
fn goes_on(decision: &Reversible) -> bool {
    let Some(before) = decision.after else { return false };
    let mv = decision.mv;
    let produces = |mv: &Move| matches!(mv, Move::ProduceOn { .. });
    let steps = |mv: &Move| matches!(mv, Move::Step { .. } | Move::Carry { .. });
    let flies = |mv: &Move| {
        matches!(mv, Move::Fly | Move::Load { .. } | Move::Drop { .. } | Move::Embark | Move::Step { .. })
    };
    let onward = decision.before.public().question();
    let under_way = matches!(
        onward,
        Some(
            kosa_engine::Question::Carry | kosa_engine::Question::Onward | kosa_engine::Question::Toll { .. }
        )
    );
    let in_flight = matches!(onward, Some(kosa_engine::Question::Flight { .. }));
    (before.is_payment() && mv.is_payment())
        || (produces(&before) && (produces(&mv) || mv == Move::Done))
        || (under_way && (steps(&before) || before.is_payment()))
        || (in_flight && flies(&before))
        || (matches!(before, Move::Dial(_)) && matches!(mv, Move::Play(_)))
}
