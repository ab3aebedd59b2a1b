//! Parts of the screen that several screens show.

pub mod airships;
pub mod choices;
pub mod hand;
pub mod log;
pub mod mat;
pub mod notice;
pub mod players;
pub mod printed;
pub mod score;
pub mod spot;

use crate::input::Input;
use crate::scroll::Scroll;
use crate::theme::Theme;
use crate::wrap::clip;
use kosa_lang::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// The words and colours every panel needs.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The colours.
    pub theme: Theme,
}

/// A line across with a title in it; what is left of the area below it.
pub fn titled(look: Look, title: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    if area.height == 0 || area.width < 4 {
        return area;
    }
    let rule = "─".repeat(area.width as usize);
    buffer.set_string(area.x, area.y, rule, look.theme.side());
    let title = format!(" {} ", clip(title, area.width as usize - 4));
    buffer.set_string(area.x + 1, area.y, title, look.theme.title());
    Rect::new(area.x, area.y + 1, area.width, area.height - 1)
}

/// Lines from the top, as many as fit.
pub fn lines(lines: &[Line], area: Rect, buffer: &mut Buffer) {
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        buffer.set_line(area.x, y, line, area.width);
    }
}

/// Empties an area and frames it; the inside.
pub fn framed(look: Look, title: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    use ratatui::widgets::{Block, BorderType, Clear, Widget};
    Clear.render(area, buffer);
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(look.theme.title())
        .title(format!(" {title} "));
    let inside = block.inner(area);
    block.render(area, buffer);
    Rect::new(inside.x + 1, inside.y, inside.width.saturating_sub(2), inside.height)
}

/// Draws a page in a frame over everything else, as far as it has been scrolled. A longer one says where it stands.
pub fn page(
    look: Look,
    title: &str,
    rows: impl Fn(usize) -> Vec<(String, Style)>,
    scroll: &mut Scroll,
    area: Rect,
    buffer: &mut Buffer,
) {
    let width = area.width.saturating_sub(8).min(96);
    let rows = rows(width.saturating_sub(4) as usize);
    let height = (rows.len() as u16).saturating_add(2).min(area.height.saturating_sub(4));
    let inside = framed(look, title, middle(area, width, height), buffer);
    let first = scroll.drawn(rows.len(), inside.height as usize);
    for (y, (row, style)) in (inside.y..inside.bottom()).zip(rows.into_iter().skip(first)) {
        buffer.set_string(inside.x, y, row, style);
    }
    if let Some(place) = scroll.place() {
        let place = format!(" ↑↓ {place} ");
        let x = inside.right().saturating_sub(crate::wrap::width(&place) as u16);
        buffer.set_string(x, inside.bottom(), place, look.theme.key());
    }
}

/// An area of this size in the middle of another.
pub fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

/// Keys and what they do, in one line; what does not fit is left out. Says where each lies, for the mouse.
pub fn key_line(look: Look, keys: &[(&str, String)], area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Input)> {
    buffer.set_style(area, look.theme.bar());
    let mut hits = Vec::new();
    let mut x = area.x + 1;
    for (signs, what) in keys {
        let key = key_name(look.texts, signs);
        let width = (crate::wrap::width(&key) + crate::wrap::width(what) + 3) as u16;
        if x + width > area.right() + 1 {
            break;
        }
        buffer.set_string(x, area.y, &key, look.theme.bar().patch(look.theme.key()));
        let after = x + crate::wrap::width(&key) as u16 + 1;
        buffer.set_string(after, area.y, what, look.theme.bar());
        if let Some(input) = key_of(signs) {
            hits.push((Rect::new(x, area.y, width.saturating_sub(2), 1), input));
        }
        x += width;
    }
    hits
}

/// What somebody does if a click on the name of a key is a press of it.
pub fn pressed(keys: &[(Rect, Input)], input: Input) -> Input {
    let Input::Click(at) = input else { return input };
    keys.iter().find(|(rect, _)| rect.contains(at)).map_or(input, |(_, key)| *key)
}

/// What a click on the name of a key means: the last of several.
fn key_of(signs: &str) -> Option<Input> {
    let last = signs.split(' ').next_back()?;
    Some(match last {
        "Enter" => Input::Enter,
        "Esc" => Input::Esc,
        "Tab" => Input::Tab,
        "Space" => Input::Char(' '),
        "→" => Input::Right,
        "←" => Input::Left,
        "PgDn" => Input::PageDown,
        "End" => Input::End,
        _ => {
            let mut letters = last.chars();
            let letter = letters.next().filter(|c| c.is_ascii_graphic() && letters.next().is_none())?;
            Input::Char(letter)
        }
    })
}

/// Keys as they are called in the language: keyboards of different countries print different words on them.
pub fn key_name(texts: &Texts, keys: &str) -> String {
    let name = |key: &str| match key {
        "Enter" => texts.say("tui-name-enter"),
        "Space" => texts.say("tui-name-space"),
        "Home" => texts.say("tui-name-home"),
        "End" => texts.say("tui-name-end"),
        "PgUp" => texts.say("tui-name-page-up"),
        "PgDn" => texts.say("tui-name-page-down"),
        sign => sign.to_string(),
    };
    keys.split(' ').map(name).collect::<Vec<_>>().join(" ")
}

/// Signs at the right side of an area: there is more above, or below.
pub fn more(look: Look, above: bool, below: bool, area: Rect, buffer: &mut Buffer) {
    let x = area.right().saturating_sub(1);
    if above && area.height > 0 {
        buffer.set_string(x, area.y, "▲", look.theme.key());
    }
    if below && area.height > 0 {
        buffer.set_string(x, area.bottom() - 1, "▼", look.theme.key());
    }
}

/// A style for text that is neither.
pub fn plain() -> Style {
    Style::new()
}
