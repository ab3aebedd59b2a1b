//! The log: the last sentences, or as far back as somebody has scrolled.

use super::Look;
use crate::scroll::Scroll;
use crate::wrap::wrap;
use kosa_client::log::Log;
use kosa_engine::Viewer;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The end of the log in rows of this width, the oldest first: at least so many if there are as many.
pub fn rows(
    look: Look,
    log: &Log,
    viewer: Viewer,
    thoughts: bool,
    width: usize,
    enough: usize,
) -> Vec<(String, Style)> {
    let mut rows: Vec<(String, Style)> = Vec::new();
    for line in log.lines().iter().rev().filter(|l| thoughts || !l.is_thought()) {
        let style = match (line.turn(), line.is_thought()) {
            (Some(_), _) => look.theme.title(),
            (None, true) => look.theme.quiet(),
            (None, false) => Style::new(),
        };
        let wrapped = wrap(&line.text(viewer, look.texts), width.saturating_sub(2));
        for (i, text) in wrapped.into_iter().enumerate().rev() {
            let indent = if i == 0 { "" } else { "  " };
            rows.push((format!("{indent}{text}"), style));
        }
        if rows.len() >= enough {
            break;
        }
    }
    rows.reverse();
    rows
}

/// Draws rows from the end; scrolling goes back from there.
pub fn draw(rows: &[(String, Style)], scroll: &mut Scroll, area: Rect, buffer: &mut Buffer) {
    let room = area.height as usize;
    let back = scroll.drawn(rows.len(), room);
    let first = rows.len().saturating_sub(room + back);
    for (y, (text, style)) in (area.y..area.bottom()).zip(rows.iter().skip(first)) {
        buffer.set_stringn(area.x, y, text, area.width as usize, *style);
    }
}
