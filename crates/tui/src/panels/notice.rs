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
    let inside = framed(look, title, middle(area, width, rows.len() as u16 + 5), buffer);
    for (y, row) in (inside.y + 1..inside.bottom()).zip(&rows) {
        buffer.set_string(inside.x, y, row, look.theme.prompt());
    }
    let mut hits = Vec::new();
    let (mut x, y) = (inside.x, inside.bottom().saturating_sub(1));
    for (key, what, means) in buttons {
        let key = key_name(look.texts, key);
        let wide = (crate::wrap::width(&key) + crate::wrap::width(what) + 1) as u16;
        if x + wide > inside.right() {
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
