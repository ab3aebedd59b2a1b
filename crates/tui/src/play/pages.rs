//! What others did, in pages: the one that is read beside the board, and the last turns in full.

use super::Play;
use crate::panels::Look;
use crate::wrap::wrap;
use kosa_client::log::LogLine;
use kosa_client::pages::Page;
use kosa_engine::Viewer;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl Play {
    /// Lines that the page takes in this width.
    pub(super) fn page_height(&self, look: Look, width: usize) -> usize {
        let reader = self.session.reader();
        self.session.page().map_or(0, |page| page_rows(look, page, reader, width).len())
    }

    /// Draws the page; thoughts give way where it is longer than its window.
    pub(super) fn draw_page(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let Some(page) = self.session.page() else { return };
        let reader = self.session.reader();
        let width = area.width as usize;
        let mut told = page_rows(look, page, reader, width);
        let hint = wrap(&look.texts.say("tui-page-hint"), width);
        let room = (area.height as usize).saturating_sub(hint.len() + 1);
        // Thoughts give way to what was done; they can be read in full elsewhere.
        if told.len() > room {
            told = short_rows(look, page, reader, width, room);
        }
        let first = self.reading.drawn(told.len(), room);
        for (y, (row, style)) in (area.y..area.bottom()).zip(told.iter().skip(first).take(room)) {
            buffer.set_stringn(area.x, y, row, width, *style);
        }
        let foot = area.bottom().saturating_sub(hint.len() as u16);
        if let Some(place) = self.reading.place() {
            let more = if self.reading.is_at_end() { "▲" } else { "▼" };
            buffer.set_string(area.x, foot.saturating_sub(1), format!("{more} {place}"), look.theme.key());
        }
        for (y, row) in (foot..area.bottom()).zip(hint) {
            buffer.set_string(area.x, y, row, look.theme.key());
        }
    }

    /// Draws the last turns of the others with every reason.
    pub(super) fn draw_others(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let width = area.width as usize;
        let mut rows: Vec<(String, Style)> = Vec::new();
        let reader = self.session.reader();
        for page in self.session.others() {
            rows.extend(page_rows(look, page, reader, width));
            rows.push((String::new(), Style::new()));
        }
        if rows.is_empty() {
            let none = wrap(&look.texts.say("play-others-none"), width);
            rows.extend(none.into_iter().map(|row| (row, look.theme.quiet())));
        }
        let first = self.scroll.drawn(rows.len(), area.height as usize);
        for (y, (row, style)) in (area.y..area.bottom()).zip(rows.iter().skip(first)) {
            buffer.set_stringn(area.x, y, row, width, *style);
        }
    }
}

/// All sentences of a page in lines.
fn page_rows(look: Look, page: &Page, reader: Viewer, width: usize) -> Vec<(String, Style)> {
    rows_of(look, page.lines.iter(), reader, width)
}

fn rows_of<'a>(
    look: Look,
    lines: impl Iterator<Item = &'a LogLine>,
    reader: Viewer,
    width: usize,
) -> Vec<(String, Style)> {
    let mut rows = Vec::new();
    for line in lines {
        let style = if line.is_thought() { look.theme.quiet() } else { Style::new() };
        let text = line.text(reader, look.texts);
        for (i, row) in wrap(&text, width.saturating_sub(2)).into_iter().enumerate() {
            let indent = if i == 0 { "" } else { "  " };
            rows.push((format!("{indent}{row}"), style));
        }
    }
    rows
}

/// The same without as many thoughts as needed, the last ones first.
fn short_rows(look: Look, page: &Page, reader: Viewer, width: usize, room: usize) -> Vec<(String, Style)> {
    let mut lines: Vec<&LogLine> = page.lines.iter().collect();
    let mut left_out = 0;
    loop {
        let mut rows = rows_of(look, lines.iter().copied(), reader, width);
        let last = lines.iter().rposition(|line| line.is_thought());
        let Some(last) = last.filter(|_| rows.len() + 1 > room) else {
            if left_out > 0 {
                let more = look.texts.fill("tui-thoughts-left", &[("n", left_out.into())]);
                rows.push((more, look.theme.quiet()));
            }
            return rows;
        };
        lines.remove(last);
        left_out += 1;
    }
}
