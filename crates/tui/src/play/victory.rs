//! The end of a game: a name on the sheet of victories, and another game.

use super::{Effect, Overlay, Play};
use crate::input::Input;
use crate::panels::{Look, framed, middle, more};
use crate::wrap::wrap;
use kosa_lang::capital;
use kosa_learn::{Category, FinishedGame, Victories};
use kosa_table::Occupant;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl Play {
    /// What the finished record tells.
    pub(super) fn played(&self) -> Option<FinishedGame> {
        FinishedGame::of(self.table().record()).ok().flatten()
    }

    /// The sheet as it is kept, for whoever wants to write on it.
    pub fn bring_sheet(&mut self, sheet: Victories) {
        let open = self.played().map(|played| sheet.open(&played)).unwrap_or_default();
        self.sheet = Some(sheet);
        if open.is_empty() {
            self.message = Some((self.texts().say("victory-none-open"), false));
            return;
        }
        let winner = self.played().and_then(|played| played.winner().map(|winner| winner.occupant.clone()));
        let name = match winner {
            Some(Occupant::Human(name)) => name,
            _ => String::new(),
        };
        self.overlay = Some(Overlay::Victory { selected: 0, name, refused: None });
    }

    /// The sheet to be kept.
    pub fn sheet(&self) -> Option<&Victories> {
        self.sheet.as_ref()
    }

    fn open_categories(&self) -> Vec<(Category, u32)> {
        let (Some(sheet), Some(played)) = (&self.sheet, self.played()) else { return Vec::new() };
        sheet.open(&played)
    }

    pub(super) fn victory_input(&mut self, input: Input, line: Option<usize>) -> Effect {
        let open = self.open_categories();
        let Some(Overlay::Victory { selected, name, refused }) = &mut self.overlay else {
            return Effect::Stay;
        };
        *refused = None;
        if let Some(line) = line {
            *selected = line;
        }
        match input {
            Input::Esc => self.overlay = None,
            Input::Up | Input::WheelUp(_) => *selected = selected.saturating_sub(1),
            Input::Down | Input::WheelDown(_) | Input::Tab => {
                *selected = (*selected + 1).min(open.len().saturating_sub(1));
            }
            Input::Back => {
                name.pop();
            }
            Input::Char(c) if name.chars().count() < 60 => name.push(c),
            Input::Enter => {
                let (chosen, name) = (*selected, name.clone());
                return self.enter(&open, chosen, &name);
            }
            _ => {}
        }
        Effect::Stay
    }

    fn enter(&mut self, open: &[(Category, u32)], chosen: usize, name: &str) -> Effect {
        let (Some((category, _)), Some(played)) = (open.get(chosen), self.played()) else {
            return Effect::Stay;
        };
        let Some(sheet) = &mut self.sheet else { return Effect::Stay };
        let day = kosa_client::readable_date(std::time::SystemTime::now());
        match sheet.enter(&played, *category, name, &day) {
            Ok(()) => {
                let args = [("what", category.text(self.texts()).into()), ("name", name.trim().into())];
                self.message = Some((self.texts().fill("victory-entered", &args), false));
                let more = !self.open_categories().is_empty();
                self.overlay =
                    more.then(|| Overlay::Victory { selected: 0, name: name.to_string(), refused: None });
                Effect::KeepSheet
            }
            Err(e) => {
                let why = capital(&e.text(self.texts()));
                if let Some(Overlay::Victory { refused, .. }) = &mut self.overlay {
                    *refused = Some(format!("{why}."));
                }
                Effect::Stay
            }
        }
    }

    pub(super) fn draw_victory(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let open = self.open_categories();
        let Some(Overlay::Victory { selected, name, refused }) = &self.overlay else { return };
        let texts = look.texts;
        let width = 66.min(area.width.saturating_sub(4));
        let head = wrap(&texts.say("study-enter-about"), width as usize - 4);
        let most = area.height.saturating_sub(head.len() as u16 + 10) as usize;
        let shown = open.len().min(most.max(1));
        let keys = wrap(&texts.say("tui-victory-keys"), width as usize - 4);
        let height = (head.len() + shown + keys.len() + 6) as u16;
        let inside = framed(look, &texts.say("study-enter"), middle(area, width, height), buffer);
        let mut y = inside.y;
        for row in head {
            buffer.set_string(inside.x, y, row, Style::new());
            y += 1;
        }
        y += 1;
        let first = (selected + 1).saturating_sub(shown);
        for (i, (category, value)) in open.iter().enumerate().skip(first).take(shown) {
            let style = if i == *selected { look.theme.selected() } else { Style::new() };
            let mark = if i == *selected { '›' } else { ' ' };
            let line = format!("{mark} {} ({value})", capital(&category.text(texts)));
            buffer.set_string(inside.x, y, crate::wrap::pad(&line, inside.width as usize), style);
            self.hits.lines.push((Rect::new(inside.x, y, inside.width, 1), i));
            y += 1;
        }
        let list = Rect::new(inside.x, y - shown as u16, inside.width, shown as u16);
        more(look, first > 0, first + shown < open.len(), list, buffer);
        let foot = inside.bottom().saturating_sub(keys.len() as u16);
        for (y, row) in (foot..inside.bottom()).zip(keys) {
            buffer.set_string(inside.x, y, row, look.theme.quiet());
        }
        let line = format!("{}: {name}_", texts.say("study-name"));
        buffer.set_string(inside.x, y + 1, crate::wrap::clip(&line, inside.width as usize), look.theme.key());
        if let Some(why) = refused {
            buffer.set_string(
                inside.x,
                y + 2,
                crate::wrap::clip(why, inside.width as usize),
                look.theme.trouble(),
            );
        }
    }
}
