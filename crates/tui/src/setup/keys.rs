//! What keys and the mouse do in the set-up.

use super::{Asked, Field, Form, Over};
use crate::help::Help;
use crate::input::Input;
use crate::panels::pressed;
use crate::saved::Picked;
use kosa_lang::Texts;
use ratatui::layout::Position;

impl Form {
    /// A person does something.
    pub fn input(&mut self, input: Input, texts: &Texts) -> Asked {
        if input == Input::Interrupt {
            return Asked::Leave;
        }
        let input = pressed(&self.buttons, input);
        if self.over.is_some() {
            return self.over_input(input);
        }
        let field = self.field();
        let last = self.rows().len().saturating_sub(1);
        let page = self.room.saturating_sub(1).max(1);
        match input {
            Input::Enter => return self.start(),
            Input::Up | Input::WheelUp(_) => self.row = self.row.saturating_sub(1),
            Input::Down | Input::WheelDown(_) => self.row = (self.row + 1).min(last),
            Input::PageUp => self.row = self.row.saturating_sub(page),
            Input::PageDown => self.row = (self.row + page).min(last),
            Input::Home => self.row = 0,
            Input::End => self.row = last,
            Input::Left if self.fields_beside() > 1 => self.column = self.column_in_row().saturating_sub(1),
            Input::Right if self.fields_beside() > 1 => {
                self.column = (self.column_in_row() + 1).min(self.fields_beside() - 1);
            }
            Input::Click(at) => return self.click(at),
            Input::Left => return self.change(field, -1),
            Input::Right => return self.change(field, 1),
            Input::Tab | Input::BackTab => {
                self.page = 1 - self.page;
                let here = (self.row, self.column);
                (self.row, self.column) = core::mem::replace(&mut self.elsewhere, here);
            }
            Input::Esc => return self.leave(),
            Input::Back if self.is_typing() => {
                self.typed(field).map(String::pop);
            }
            Input::Char(c) if self.is_typing() && !c.is_control() => {
                if let Some(text) = self.typed(field).filter(|t| t.chars().count() < 64) {
                    text.push(c);
                }
            }
            Input::Char(c @ '1'..='9') => {
                let n = c.to_digit(10).map_or(0, |n| n as usize - 1);
                return self.pick(field, n);
            }
            Input::Char(' ' | '+') => return self.change(field, 1),
            Input::Back | Input::Char('-') => return self.change(field, -1),
            Input::Char('r') if self.resumable => return Asked::List,
            Input::Char('q') => return self.leave(),
            Input::Char('?') => {
                let help = Help::of_set_up(texts, self.called(texts), self.about(texts));
                self.over = Some(Over::Help(Box::new(help)));
            }
            _ => {}
        }
        Asked::Open
    }

    /// Something lies over the keys: they cannot be clicked.
    pub fn cover_keys(&mut self) {
        self.buttons.clear();
    }

    /// A text is pasted: into the field under the cursor, where letters go into one.
    pub fn paste(&mut self, text: &str) {
        let field = self.field();
        if self.over.is_none()
            && self.is_typing()
            && let Some(typed) = self.typed(field)
        {
            let room = 64usize.saturating_sub(typed.chars().count());
            typed.extend(text.trim().chars().filter(|c| !c.is_control()).take(room));
        }
    }

    /// Whether letters go into the field under the cursor.
    pub(super) fn is_typing(&self) -> bool {
        matches!(self.field(), Field::Name(_) | Field::Seed)
    }

    /// Out; what has been chosen is not thrown away unasked.
    fn leave(&mut self) -> Asked {
        if self.chosen == self.at_first {
            return Asked::Leave;
        }
        self.over = Some(Over::Leave);
        Asked::Open
    }

    fn over_input(&mut self, input: Input) -> Asked {
        let closed = match &mut self.over {
            Some(Over::Help(help)) => help.input(input),
            Some(Over::Saves(list)) => match list.input(input) {
                Picked::Open => false,
                Picked::Game(index) => return Asked::Resume(index),
                Picked::Closed => true,
            },
            Some(Over::Leave) => match input {
                Input::Enter | Input::Char('q' | 'y') => return Asked::Leave,
                Input::WheelUp(_) | Input::WheelDown(_) => false,
                _ => true,
            },
            None => false,
        };
        if closed {
            self.over = None;
        }
        Asked::Open
    }

    /// A click on an arrow turns the value that way. Elsewhere the first click goes to the field, the next one changes
    /// it.
    fn click(&mut self, at: Position) -> Asked {
        if let Some((_, n)) = self.picks.iter().find(|(rect, _)| rect.contains(at)) {
            return self.pick(self.field(), *n);
        }
        let Some(hit) = self.hits.iter().find(|hit| hit.rect.contains(at)).copied() else {
            return Asked::Open;
        };
        let was_here = (hit.row, hit.column) == (self.row, self.column_in_row());
        (self.row, self.column) = (hit.row, hit.column);
        let by = match () {
            () if hit.arrows && at.x <= hit.rect.x + 1 => -1,
            () if hit.arrows && at.x + 2 >= hit.rect.right() => 1,
            () if was_here => 1,
            () => return Asked::Open,
        };
        self.change(self.field(), by)
    }
}
