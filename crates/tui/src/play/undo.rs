//! Taking decisions back, as far as the table allows it.

use super::{Effect, Gathering, Mode, Play, Undoable};
use kosa_engine::Frame;
use kosa_engine::vocab::Seat;
use kosa_table::TableError;

impl Play {
    pub(crate) fn may_undo(&self) -> bool {
        self.undo_is_open
    }

    /// Whose decisions may be taken back: the person asked, or the one who has just played.
    pub(super) fn undoer(&self) -> Option<Seat> {
        match (&self.mode, self.facing) {
            (Mode::Asking(seat, _), _) => Some(*seat),
            (Mode::HandOver(_), facing) => facing,
            _ => None,
        }
    }

    /// Goes back to before this decision.
    pub(super) fn undo_to(&mut self, entry: usize) -> Effect {
        let Some(seat) = self.undoer() else { return Effect::Stay };
        self.gathered.clear();
        while self.table.record().entries().len() > entry {
            if let Err(error) = self.table.undo(seat) {
                self.trouble(self.texts.table_error(&error));
                break;
            }
        }
        let entries = self.table.record().entries().len();
        self.log.take_back(entries);
        self.decided.retain(|(entry, ..)| *entry < entries);
        self.left = None;
        self.message = Some((self.texts.say("tui-taken-back"), false));
        if matches!(self.mode, Mode::HandOver(_)) {
            // Whoever pressed the key sat down already: the cards of the one who goes on stay covered.
            self.facing = None;
            self.mode = Mode::HandOver(seat);
            self.undo_is_open = false;
        } else {
            self.ask(seat);
        }
        Effect::Rewrite
    }

    /// Takes the last decision back.
    pub(super) fn undo(&mut self) -> Effect {
        let Some(seat) = self.undoer() else { return Effect::Stay };
        if !self.gathered.is_empty() {
            return self.gather(seat, Gathering::Back);
        }
        match self.undoable().first() {
            Some(last) => self.undo_to(last.entry),
            None => {
                self.trouble(self.texts.table_error(&TableError::NothingToUndo(seat)));
                Effect::Stay
            }
        }
    }

    /// The decisions that can be taken back, the latest first. What only had one answer was none.
    pub(super) fn undoable(&self) -> Vec<Undoable> {
        let Some(seat) = self.undoer() else { return Vec::new() };
        let mut trial = self.table.clone();
        let mut found = Vec::new();
        while trial.undo(seat).is_ok() {
            // Nor was what was gathered and then decided in one go.
            let between = match trial.state().public().frame() {
                Some(Frame::Produce { next, .. }) => next > 0,
                Some(Frame::Pay { kind, place, .. }) => kind > 0 || place > 0,
                _ => false,
            };
            if between || Play::unpayable(&trial, seat).is_some() {
                continue;
            }
            let entry = trial.record().entries().len();
            let known = self.decided.iter().rev().find(|(e, s, _)| *e == entry && *s == seat);
            let words = match (known, self.table.record().entries().get(entry)) {
                (Some((.., words)), _) => words.clone(),
                (None, Some(entry)) => entry.to_string(),
                (None, None) => String::new(),
            };
            found.push(Undoable { entry, words });
        }
        found
    }
}
