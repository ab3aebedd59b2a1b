//! The log: the last sentences, or as far back as somebody has scrolled.

use super::Look;
use crate::log::Log;
use crate::wrap::wrap;
use kosa_engine::vocab::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws the end of the log; `back` lines further up.
pub fn draw(
    look: Look,
    log: &Log,
    viewer: Option<Seat>,
    thoughts: bool,
    back: usize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let room = area.height as usize;
    let mut rows: Vec<(String, Style)> = Vec::new();
    // From the end, only as much as is shown.
    for line in log.lines().iter().rev().filter(|l| thoughts || !l.thought) {
        let style = match (line.turn, line.thought) {
            (Some(_), _) => look.theme.title(),
            (None, true) => look.theme.quiet(),
            (None, false) => Style::new(),
        };
        let wrapped = wrap(line.text(viewer), (area.width as usize).saturating_sub(2));
        for (i, text) in wrapped.into_iter().enumerate().rev() {
            let indent = if i == 0 { "" } else { "  " };
            rows.push((format!("{indent}{text}"), style));
        }
        if rows.len() >= room + back {
            break;
        }
    }
    let first = back.min(rows.len().saturating_sub(room));
    let shown = &rows[first..rows.len().min(first + room)];
    for (y, (text, style)) in (area.y..area.bottom()).zip(shown.iter().rev()) {
        buffer.set_stringn(area.x, y, text, area.width as usize, *style);
    }
}
