//! A record on the screen.

use super::{Main, Replay};
use crate::board::Board;
use crate::frame::{Parts, is_large_enough, too_small, top_bar};
use crate::panels::{Look, airships, hand, key_line, mat, middle, plain, players, score, spot, titled};
use crate::wrap::wrap;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

impl Replay {
    /// Draws the position and what led to it.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let texts = self.texts.clone();
        let look = Look { texts: &texts, theme: self.theme };
        if !is_large_enough(area) {
            too_small(&texts, area, buffer);
            return;
        }
        let parts = Parts::of(area);
        self.draw_bars(look, &parts, buffer);
        let public = self.state.public();
        match self.main {
            Main::Board => self.draw_board(look, parts.main, buffer),
            Main::Mat(seat) => {
                let called = texts.who(public, seat);
                mat::draw(look, public, seat, &called, parts.main, buffer);
            }
            Main::Score => score::draw(look, public, parts.main, buffer),
            Main::Tiles => {
                airships::draw(look, public, 0, parts.main, buffer);
            }
        }
        if let Some(strip) = parts.strip.filter(|_| !public.player(public.active()).is_automa()) {
            mat::strip(look, public.player(public.active()), strip, buffer);
        }
        self.draw_side(look, parts.side, buffer);
        if let Some(help) = &mut self.help {
            let area = middle(area, area.width.saturating_sub(8).min(110), area.height.saturating_sub(4));
            help.draw(look, area, buffer);
        }
    }

    fn draw_bars(&self, look: Look, parts: &Parts, buffer: &mut Buffer) {
        let texts = look.texts;
        let public = self.state.public();
        let round = (public.turns() as usize).div_ceil(public.seat_count());
        let turn = texts
            .fill("tui-round", &[("n", round.into()), ("who", texts.who(public, public.active()).into())]);
        let place =
            texts.fill("tui-replay-at", &[("n", self.at.into()), ("of", self.record.entries().len().into())]);
        top_bar(look, &format!("Kosa · {turn}"), &place, parts.top, buffer);
        let jump = texts.say("tui-replay-jump");
        let mut keys = vec![
            ("→", texts.say("tui-key-next")),
            ("←", texts.say("tui-key-back")),
            ("↑↓", texts.say("tui-replay-turns")),
            ("0-9 Enter", if self.typed.is_empty() { jump } else { format!("{jump} {}_", self.typed) }),
            ("Home End", texts.say("tui-replay-ends")),
            ("m", texts.say("tui-key-mat")),
            ("s", texts.say("tui-key-score")),
            ("?", texts.say("tui-key-help")),
            ("q", texts.say("tui-key-quit")),
        ];
        if airships::has_tiles(public) {
            keys.push(("t", texts.say("tui-key-tiles")));
        }
        key_line(look, &keys, parts.bottom, buffer);
    }

    fn draw_board(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let public = self.state.public();
        let board = Board {
            public,
            texts: look.texts,
            theme: self.theme,
            targets: &[],
            marks: self.told.marks,
            cursor: Some(self.cursor),
        };
        let geometry = board.draw(area, buffer);
        let [.., low] = geometry.corners();
        let low = Rect::new(low.x + 1, low.y, low.width.saturating_sub(1), low.height);
        spot::draw(look, public, self.cursor, low, buffer);
    }

    fn draw_side(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let public = self.state.public();
        let table = Rect::new(area.x, area.y, area.width, public.seat_count() as u16 + 1);
        let view = self.view();
        players::draw(look, public, view.viewer(), public.active(), table, buffer);
        let mut y = table.bottom();
        y += airships::clock(look, public, Rect::new(area.x, y, area.width, 1), buffer);
        if view.viewer().is_some() {
            let lines = hand::lines_of(look, &view, area.width as usize, true);
            let height = (lines.len() as u16 + 1).min(area.bottom().saturating_sub(y));
            hand::draw(look, &view, true, Rect::new(area.x, y, area.width, height), buffer);
            y += height;
        }
        let rest = Rect::new(area.x, y, area.width, area.bottom().saturating_sub(y));
        let rest = titled(look, &look.texts.say("tui-replay-entry"), rest, buffer);
        let width = rest.width as usize;
        let mut rows: Vec<(String, ratatui::style::Style)> =
            wrap(&self.told.entry, width).into_iter().map(|r| (r, look.theme.prompt())).collect();
        for (line, thought) in &self.told.lines {
            let style = if *thought { look.theme.quiet() } else { plain() };
            rows.extend(wrap(line, width).into_iter().map(|r| (r, style)));
        }
        for (y, (row, style)) in (rest.y..rest.bottom()).zip(rows) {
            buffer.set_string(rest.x, y, row, style);
        }
    }
}
