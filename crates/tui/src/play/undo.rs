//! Taking decisions back, as far as the table allows it.

use super::{Effect, Overlay, Play};
use crate::input::Input;

impl Play {
    /// Takes the decision with this place in the list back, and all after it.
    fn undo_to(&mut self, index: usize) -> Effect {
        if !self.session.undo_to(index) {
            let refused = self.session.refused().map(|refusal| refusal.text(self.texts()));
            let why = refused.or_else(|| self.session.undo_stop_text());
            self.trouble(why.unwrap_or_else(|| self.texts().say("tui-nothing-to-undo")));
            return Effect::Stay;
        }
        self.turn();
        self.message = Some((self.texts().say("tui-taken-back"), false));
        Effect::Rewrite
    }

    /// Takes the last step back: of what is prepared, else the last decision.
    pub(super) fn undo(&mut self) -> Effect {
        if self.session.asked_mut().is_some_and(|asked| asked.back()) {
            self.typed.clear();
            self.follow();
            return Effect::Stay;
        }
        self.undo_to(0)
    }

    /// Lists the decisions that can be taken back.
    pub(super) fn list_decisions(&mut self) -> Effect {
        let found = self.session.undo_list();
        if found.is_empty() {
            return self.undo();
        }
        self.typed.clear();
        self.overlay = Some(Overlay::TakeBack(found, 0));
        Effect::Stay
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
        let Some(index) = taken else { return Effect::Stay };
        self.overlay = None;
        self.undo_to(index)
    }
}
