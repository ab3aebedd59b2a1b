//! Something said over everything else: a question with the keys that answer it, or a sentence at the bottom.

use super::{Look, framed, key_name, middle};
use crate::input::Input;
use crate::wrap::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A key that answers a question: what it is called, what it does, and what a click on it means.
pub type Button = (&'static str, String, Input);

/// A few sentences in the middle of the screen, and under them the keys; where a click means which of these.
pub fn question(
    look: Look,
    title: &str,
    text: &[String],
    buttons: &[Button],
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<(Rect, Input)> {
    let width = 64.min(area.width.saturating_sub(4));
    let rows: Vec<String> = text.iter().flat_map(|t| wrap(t, (width as usize).saturating_sub(4))).collect();
    let feet = feet(look, buttons, width.saturating_sub(4));
    let inside = framed(look, title, middle(area, width, rows.len() as u16 + 4 + feet), buffer);
    for (y, row) in (inside.y + 1..inside.bottom()).zip(&rows) {
        buffer.set_string(inside.x, y, row, look.theme.prompt());
    }
    let foot = Rect::new(inside.x, inside.bottom().saturating_sub(feet), inside.width, feet);
    self::buttons(look, buttons, foot, buffer)
}

/// How wide a key and what it does are.
fn wide(look: Look, (key, what, _): &Button) -> u16 {
    (crate::wrap::width(&key_name(look.texts, key)) + crate::wrap::width(what) + 1) as u16
}

/// How many lines keys take.
fn feet(look: Look, buttons: &[Button], room: u16) -> u16 {
    let (mut feet, mut x) = (1, 0);
    for button in buttons {
        let wide = wide(look, button);
        if x > 0 && x + wide > room {
            (feet, x) = (feet + 1, 0);
        }
        x += wide + 3;
    }
    feet
}

/// Keys in a line, or in more if there are more, as many as fit; where a click means which of these.
pub fn buttons(look: Look, buttons: &[Button], area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Input)> {
    let mut hits = Vec::new();
    let (mut x, mut y) = (area.x, area.y);
    for button in buttons {
        let (key, what, means) = button;
        let (key, wide) = (key_name(look.texts, key), wide(look, button));
        if x + wide > area.right() && x > area.x {
            (x, y) = (area.x, y + 1);
        }
        if x + wide > area.right() || y >= area.bottom() {
            break;
        }
        buffer.set_string(x, y, &key, look.theme.key());
        buffer.set_string(x + crate::wrap::width(&key) as u16 + 1, y, what, Style::new());
        hits.push((Rect::new(x, y, wide, 1), *means));
        x += wide + 3;
    }
    hits
}

/// A sentence over the last lines of the screen, as many as it needs.
pub fn message(text: &str, style: Style, area: Rect, buffer: &mut Buffer) {
    let rows = wrap(text, (area.width as usize).saturating_sub(2));
    let top = area.bottom().saturating_sub(rows.len() as u16).max(area.y);
    for (y, row) in (top..area.bottom()).zip(rows) {
        buffer.set_string(area.x, y, crate::wrap::pad(&format!(" {row}"), area.width as usize), style);
    }
}
