//! The set-up on the screen.

use super::{Field, Form, Hit, Over};
use crate::frame::{is_large_enough, too_small, top_bar};
use crate::input::Input;
use crate::panels::{Look, key_line, more, notice, plain, titled};
use crate::wrap::{clip, pad, width, wrap};
use kosa_lang::Dial;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Columns the name of a row takes.
const LABEL: usize = 18;

impl Form {
    /// Draws the form.
    pub fn draw(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        self.hits.clear();
        self.picks.clear();
        self.buttons.clear();
        let texts = look.texts;
        if !is_large_enough(area) {
            too_small(texts, area, buffer);
            return;
        }
        let bar = Rect::new(area.x, area.y, area.width, 1);
        top_bar(look, &texts.say("tui-setup-title"), &self.rules_text(texts), bar, buffer);
        let body = Rect::new(area.x + 2, area.y + 2, area.width - 4, area.height - 8);
        let title = texts.say(if self.page == 0 { "tui-setup-table" } else { "tui-setup-switches" });
        let inside = titled(look, &title, body, buffer);
        self.draw_rows(look, inside, buffer);
        self.draw_foot(look, Rect::new(body.x, body.bottom(), body.width, 4), buffer);
        let last = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        let keys = self.keys(look);
        self.buttons = key_line(look, &keys, last, buffer);
        match &mut self.over {
            None => {}
            Some(Over::Help(help)) => {
                self.buttons.clear();
                help.draw(look, area, buffer);
            }
            Some(Over::Saves(list)) => {
                self.buttons.clear();
                list.draw(look, area, buffer);
            }
            Some(Over::Leave) => {
                let keys = [
                    ("Enter", texts.say("tui-key-quit"), Input::Enter),
                    ("Esc", texts.say("tui-key-stay"), Input::Esc),
                ];
                let (title, ask) = (texts.say("tui-quit"), [texts.say("tui-setup-leave-ask")]);
                self.buttons = notice::question(look, &title, &ask, &keys, area, buffer);
            }
        }
    }

    /// The keys that matter now: letters are none where they are typed.
    fn keys(&self, look: Look) -> Vec<(&'static str, String)> {
        let say = |key: &str| look.texts.say(key);
        let mut keys = vec![("Enter", say("tui-setup-key-start"))];
        if !self.is_typing() {
            keys.push(("Space", say("tui-setup-key-change")));
        }
        if !self.picks.is_empty() {
            keys.push(("1 2 …", say("tui-setup-key-pick")));
        }
        keys.push(("Tab", say(if self.page == 0 { "tui-setup-key-rules" } else { "tui-setup-key-table" })));
        keys.push(("Esc", say("tui-key-quit")));
        if !self.is_typing() {
            keys.push(("?", say("play-key-help")));
        }
        if self.resumable && !self.is_typing() {
            keys.push(("r", say("tui-setup-key-resume")));
        }
        keys.push(("↑↓←→", say("tui-setup-key-move")));
        keys
    }

    /// The rows around the cursor, and signs where there are more.
    fn draw_rows(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let rows = self.rows();
        self.room = area.height as usize;
        let most = rows.len().saturating_sub(self.room);
        let lowest = (self.row + 1).saturating_sub(self.room);
        self.first = self.first.clamp(lowest, self.row.max(lowest)).min(most);
        // The last columns are left to the signs.
        let inside = Rect::new(area.x, area.y, area.width.saturating_sub(2), area.height);
        for (y, (i, row)) in (inside.y..inside.bottom()).zip(rows.iter().enumerate().skip(self.first)) {
            self.draw_row(look, i, row, Rect::new(inside.x, y, inside.width, 1), buffer);
        }
        more(look, self.first > 0, self.first < most, area, buffer);
        let used = inside.y + rows.len().min(self.room) as u16 + 1;
        self.draw_values(
            look,
            Rect { y: used, height: inside.bottom().saturating_sub(used), ..inside },
            buffer,
        );
    }

    /// Everything the field under the cursor can be, where the rows leave room for all of it.
    fn draw_values(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let field = self.field();
        let values = self.values(field, look.texts);
        if values.len() > area.height as usize {
            return;
        }
        let (top, x) = (area.bottom() - values.len() as u16, area.x + LABEL as u16);
        for (y, (i, value)) in (top..area.bottom()).zip(values.iter().enumerate()) {
            let style = match (i == self.picked(field), value.free) {
                (true, _) => look.theme.selected(),
                (false, true) => plain(),
                (false, false) => look.theme.quiet(),
            };
            let number = if i < 9 { format!("{}", i + 1) } else { " ".into() };
            let line = clip(&format!("{number} {}", value.name), area.right().saturating_sub(x) as usize);
            buffer.set_string(x, y, &line, style);
            self.picks.push((Rect::new(x, y, width(&line) as u16, 1), i));
        }
    }

    /// What is wrong, or what the field under the cursor means.
    fn draw_foot(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let texts = look.texts;
        let (text, style) = match self.faults() {
            Some(faults) => (super::says::faults(texts, &faults), look.theme.trouble()),
            None if self.seed_is_wrong() => (texts.say("play-setup-seed-wrong"), look.theme.trouble()),
            None => (self.about(texts), look.theme.quiet()),
        };
        for (y, row) in (area.y + 1..area.bottom()).zip(wrap(&text, area.width as usize)) {
            buffer.set_string(area.x, y, row, style);
        }
    }

    fn draw_row(&mut self, look: Look, index: usize, row: &[Field], area: Rect, buffer: &mut Buffer) {
        let here = index == self.row;
        let label = row.first().map_or_else(String::new, |f| self.label(look.texts, *f));
        let style = if here { look.theme.prompt() } else { look.theme.quiet() };
        buffer.set_string(area.x, area.y, pad(&label, LABEL), style);
        let mut x = area.x + LABEL as u16;
        for (i, field) in row.iter().enumerate() {
            let selected = here && i == self.column_in_row();
            let room = area.right().saturating_sub(x) as usize;
            let text = self.shown(look, *field, selected, room);
            let wide = self.column(look, *field).unwrap_or_else(|| width(&text));
            let style = if selected { look.theme.selected() } else { plain() };
            buffer.set_string(x, area.y, clip(&pad(&text, wide), room), style);
            let rect = Rect::new(x, area.y, wide.min(room) as u16, 1);
            self.hits.push(Hit { rect, row: index, column: i, arrows: text.starts_with('◂') });
            x += wide as u16 + 2;
            if x >= area.right() {
                break;
            }
        }
    }

    /// The width of the column a field stands in; nothing for its own.
    fn column(&self, look: Look, field: Field) -> Option<usize> {
        match field {
            Field::Who(_) => Some(16),
            Field::Faction(_) => Some(22),
            Field::Mat(_) | Field::Level(_) => Some(18),
            // Two lines of dials stand below each other.
            Field::Dial(seat, dial) => {
                let place = |d: Dial| Dial::ALL.iter().position(|x| *x == d).unwrap_or(0) % super::DIALS;
                let same = Dial::ALL.into_iter().filter(|d| place(*d) == place(dial));
                same.map(|d| width(&self.value(look.texts, Field::Dial(seat, d)))).max()
            }
            _ => None,
        }
    }

    /// A value; where it is typed, its end with the cursor, as much as fits.
    fn shown(&self, look: Look, field: Field, selected: bool, room: usize) -> String {
        let before = |name: &str| look.texts.fill("tui-setup-name", &[("name", name.into())]);
        let typed = match field {
            Field::Name(i) => self.chosen.seats.get(i).map(|s| s.name.as_str()),
            Field::Seed if selected && !self.chosen.seed.is_empty() => Some(self.chosen.seed.as_str()),
            _ => None,
        };
        match (field, typed) {
            (Field::Name(_), Some(name)) if !selected => clip(&before(name), room),
            (Field::Name(_), Some(name)) => {
                let room = room.saturating_sub(width(&before("")) + 1);
                before(&format!("{}_", end(name, room)))
            }
            (_, Some(seed)) => format!("{}_", end(seed, room.saturating_sub(1))),
            _ => self.value(look.texts, field),
        }
    }
}

/// The end of a text that fits, with a sign if something was cut before it.
fn end(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_string();
    }
    let mut short = text;
    while width(short) + 1 > room && !short.is_empty() {
        short = &short[short.chars().next().map_or(0, char::len_utf8)..];
    }
    format!("…{short}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_long_text_is_shown() {
        assert_eq!(end("Anna", 4), "Anna");
        assert_eq!(end("Bartłomiej", 5), "…miej");
        assert_eq!(end("Anna", 0), "…");
    }
}
