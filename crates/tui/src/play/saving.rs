//! What the person is told about saving: all the time that the game on the screen is not the one on the disk.

use super::{Effect, Overlay, Play};
use crate::input::Input;
use crate::panels::{Look, framed, middle, notice};
use crate::wrap::{clip, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Why the game is not saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsaved {
    /// The reason in a few words.
    pub short: String,
    /// The reason in a sentence, with the file.
    pub why: String,
    /// Whether an earlier state of the game is saved.
    pub earlier: bool,
    /// A file it could be saved in instead.
    pub instead: String,
}

impl Play {
    /// Whether the person was asked whether to leave and knows that the game is not saved.
    pub fn leaves_unsaved(&self) -> bool {
        matches!(self.overlay, Some(Overlay::Quit)) && self.unsaved.is_some()
    }

    /// Asks whether to leave.
    pub fn ask_to_leave(&mut self) -> Effect {
        self.overlay = Some(Overlay::Quit);
        // What is said there must be true when it is said.
        Effect::Check
    }

    /// Asks for another file.
    pub(super) fn ask_elsewhere(&mut self) -> Effect {
        let path = self.unsaved.as_ref().map_or_else(String::new, |u| u.instead.clone());
        self.overlay = Some(Overlay::Elsewhere { path, refused: None });
        Effect::Stay
    }

    /// The other file that was asked for.
    pub fn elsewhere(&self) -> Option<&str> {
        match &self.overlay {
            Some(Overlay::Elsewhere { path, .. }) => Some(path),
            _ => None,
        }
    }

    /// The other file was written, or why not.
    pub fn answer_elsewhere(&mut self, done: Result<String, String>) {
        match (done, &mut self.overlay) {
            (Ok(said), _) => {
                self.overlay = None;
                self.message = Some((said, false));
            }
            (Err(why), Some(Overlay::Elsewhere { refused, .. })) => *refused = Some(why),
            (Err(why), _) => self.trouble(why),
        }
    }

    /// A text is pasted: a name of a file, where one is asked for.
    pub fn paste(&mut self, text: &str) {
        if let Some(Overlay::Elsewhere { path, .. }) = &mut self.overlay {
            path.extend(text.trim().chars().filter(|c| !c.is_control()).take(1000));
        }
    }

    /// What keys do where another file is asked for.
    pub(super) fn elsewhere_input(&mut self, input: Input) -> Effect {
        let Some(Overlay::Elsewhere { path, refused }) = &mut self.overlay else { return Effect::Stay };
        match input {
            Input::Enter if !path.trim().is_empty() => return Effect::SaveElsewhere,
            Input::Esc => self.overlay = None,
            Input::Back => {
                path.pop();
                *refused = None;
            }
            Input::Char(c) if !c.is_control() && path.chars().count() < 1000 => {
                path.push(c);
                *refused = None;
            }
            _ => {}
        }
        Effect::Stay
    }

    /// What keys do where it is asked whether to leave.
    pub(super) fn quit_input(&mut self, input: Input) -> Effect {
        match input {
            Input::WheelUp(_) | Input::WheelDown(_) => {}
            Input::Enter | Input::Char('y') => return Effect::Leave,
            Input::Char('q') if self.unsaved.is_none() => return Effect::Leave,
            // A second press by mistake loses nothing.
            Input::Char('q') => {}
            Input::Char('r') if self.unsaved.is_some() => return Effect::Check,
            Input::Char('w') if self.unsaved.is_some() => return self.ask_elsewhere(),
            _ => self.overlay = None,
        }
        Effect::Stay
    }

    /// How many columns at the right of the last line the notice takes.
    pub(super) fn notice_width(&self, look: Look, area: Rect) -> u16 {
        let Some(text) = self.notice(look, area) else { return 0 };
        width(&text) as u16
    }

    fn notice(&self, look: Look, area: Rect) -> Option<String> {
        let unsaved = self.unsaved.as_ref()?;
        let text = look.texts.fill("save-not", &[("why", unsaved.short.clone().into())]);
        Some(format!(" {} ", clip(&text, area.width as usize / 2)))
    }

    /// Beside the keys, as long as it is true.
    pub(super) fn draw_notice(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        if let Some(text) = self.notice(look, area) {
            let x = area.right().saturating_sub(width(&text) as u16);
            buffer.set_string(x, area.bottom().saturating_sub(1), text, look.theme.trouble());
        }
    }

    pub(super) fn draw_quit(&self, look: Look, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Input)> {
        let texts = look.texts;
        let title = texts.say("tui-quit");
        let Some(unsaved) = &self.unsaved else {
            let mut text = vec![texts.say("tui-quit-ask")];
            if !self.saved_as.is_empty() {
                text.push(texts.fill("play-saved-as", &[("file", self.saved_as.clone().into())]));
            }
            let keys = [
                ("Enter", texts.say("tui-key-quit"), Input::Enter),
                ("Esc", texts.say("tui-key-stay"), Input::Esc),
            ];
            return notice::question(look, &title, &text, &keys, area, buffer);
        };
        let left = if unsaved.earlier { "save-not-earlier" } else { "save-not-anything" };
        let text = [texts.fill("save-not-ask", &[("why", unsaved.why.clone().into())]), texts.say(left)];
        let keys = [
            ("Esc", texts.say("tui-key-stay"), Input::Esc),
            ("w", texts.say("save-key-elsewhere"), Input::Char('w')),
            ("r", texts.say("save-key-again"), Input::Char('r')),
            ("Enter", texts.say("save-key-leave"), Input::Enter),
        ];
        notice::question(look, &title, &text, &keys, area, buffer)
    }

    pub(super) fn draw_elsewhere(&self, look: Look, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Input)> {
        let Some(Overlay::Elsewhere { path, refused }) = &self.overlay else { return Vec::new() };
        let texts = look.texts;
        let wide = 76.min(area.width.saturating_sub(4));
        let room = (wide as usize).saturating_sub(4);
        let ask = wrap(&texts.say("save-elsewhere-ask"), room);
        let typed = wrap(&format!("{path}_"), room);
        let refused = refused.as_ref().map_or_else(Vec::new, |why| wrap(why, room));
        let rows = ask.len() + typed.len() + refused.len();
        let inside = framed(look, &texts.say("save-elsewhere"), middle(area, wide, rows as u16 + 6), buffer);
        let ask = ask.into_iter().map(|row| (row, look.theme.prompt()));
        let typed = typed.into_iter().map(|row| (row, look.theme.key()));
        let refused = refused.into_iter().map(|row| (row, look.theme.trouble()));
        let blank = || core::iter::once((String::new(), look.theme.prompt()));
        let rows = ask.chain(blank()).chain(typed).chain(blank()).chain(refused);
        for (y, (row, style)) in (inside.y..inside.bottom()).zip(rows) {
            buffer.set_string(inside.x, y, row, style);
        }
        let keys = [
            ("Enter", texts.say("save-key-save"), Input::Enter),
            ("Esc", texts.say("tui-key-back"), Input::Esc),
        ];
        let foot = Rect::new(inside.x, inside.bottom().saturating_sub(1), inside.width, 1);
        notice::buttons(look, &keys, foot, buffer)
    }
}
