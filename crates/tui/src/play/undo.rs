//! Taking decisions back, as far as the table allows it.

use super::{Effect, Gathering, Mode, Overlay, Play, Undoable};
use crate::input::Input;
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Move};
use kosa_table::Undone;

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

    /// Takes so many decisions of the record back.
    pub(super) fn undo_steps(&mut self, steps: usize) -> Effect {
        let Some(seat) = self.undoer() else { return Effect::Stay };
        self.gathered.clear();
        let mut wrong = None;
        for _ in 0..steps {
            if let Err(error) = self.table.undo(seat) {
                wrong = Some(error);
                break;
            }
        }
        let entries = self.table.record().entries().len();
        self.log.take_back(entries);
        self.left = None;
        match wrong {
            Some(error) => self.trouble(self.texts.table_error(&error)),
            None => self.message = Some((self.texts.say("tui-taken-back"), false)),
        }
        if matches!(self.mode, Mode::HandOver(_)) {
            // Whoever pressed the key sat down already: the cards of the one who goes on stay covered.
            self.facing = None;
            self.cover(seat);
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
            Some(last) => self.undo_steps(last.steps),
            None => {
                self.trouble(self.texts.say("tui-nothing-to-undo"));
                Effect::Stay
            }
        }
    }

    /// What keys and the mouse do in the list of decisions; `line` is the one that was clicked.
    pub(super) fn take_back_input(&mut self, input: Input, line: Option<usize>) -> Effect {
        let Some(Overlay::TakeBack(found, selected)) = &mut self.overlay else { return Effect::Stay };
        let last = found.len().saturating_sub(1);
        let typed = core::mem::take(&mut self.typed);
        let taken = match input {
            Input::Up | Input::WheelUp(_) => {
                *selected = selected.saturating_sub(1);
                None
            }
            Input::Down | Input::WheelDown(_) => {
                *selected = (*selected + 1).min(last);
                None
            }
            Input::PageUp | Input::Home => {
                *selected = 0;
                None
            }
            Input::PageDown | Input::End => {
                *selected = last;
                None
            }
            Input::Char(c) if c.is_ascii_digit() => {
                // Taken at once unless another digit could follow.
                let number: usize = format!("{typed}{c}").parse().unwrap_or(0);
                let index = number.checked_sub(1).filter(|i| *i <= last);
                if let Some(index) = index {
                    *selected = index;
                }
                let longer = number > 0 && number * 10 <= last + 1;
                if longer {
                    self.typed = number.to_string();
                }
                index.filter(|_| !longer)
            }
            Input::Click(_) if line.is_some() => line,
            Input::Enter | Input::Char(' ') => Some(*selected),
            Input::Esc | Input::Back | Input::Char('q') | Input::Click(_) => {
                self.overlay = None;
                return Effect::Stay;
            }
            _ => None,
        };
        let Some(steps) = taken.and_then(|i| found.get(i)).map(|f| f.steps) else { return Effect::Stay };
        self.overlay = None;
        self.undo_steps(steps)
    }

    /// The decisions that can be taken back, the latest first. What only had one answer was none; the territories of
    /// one Produce, the tokens of one payment and the load of one unit are one.
    pub(super) fn undoable(&self) -> Vec<Undoable> {
        let Some(seat) = self.undoer() else { return Vec::new() };
        let entries = self.table.record().entries();
        let mut trial = self.table.clone();
        let (mut found, mut words, mut steps) = (Vec::new(), Vec::new(), 0);
        while let Ok(Undone { entry, mv }) = trial.undo(seat) {
            steps += 1;
            if Play::unpayable(&trial, seat).is_some() {
                continue;
            }
            let goes_on = goes_on(entries, entry, seat, &mv);
            // The end of what came before says nothing of its own.
            if !(goes_on && mv == Move::Done) {
                words.push(self.texts.describe(&mv, &trial.view(seat), seat));
            }
            // What a payment began with may have been shown: then only the rest of it can be taken back.
            if !goes_on || !trial.may_undo(seat) {
                words.reverse();
                found.push(Undoable { steps, words: words.join(", ") });
                words.clear();
            }
        }
        found
    }
}

/// Whether this decision belongs to what the one before it began: the territories of one Produce, the tokens of one
/// payment, the load of one unit.
fn goes_on(entries: &[Entry], entry: usize, seat: Seat, mv: &Move) -> bool {
    let before = entry.checked_sub(1).and_then(|i| entries.get(i));
    let Some(Entry::Move(Actor::Seat(by), before)) = before else { return false };
    let produces = |mv: &Move| matches!(mv, Move::ProduceOn { .. });
    let loads = |mv: &Move| matches!(mv, Move::Carry { .. });
    let both = |is: &dyn Fn(&Move) -> bool| is(before) && is(mv);
    let ends = produces(before) && *mv == Move::Done;
    *by == seat && (both(&Move::is_payment) || both(&produces) || both(&loads) || ends)
}
