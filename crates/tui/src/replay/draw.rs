//! A record on the screen.

use super::{Main, Overlay, Replay, Told};
use crate::board::Board;
use crate::frame::{Parts, is_large_enough, too_small, top_bar};
use crate::panels::{Look, airships, hand, key_line, mat, page, plain, players, score, spot, titled};
use crate::scroll::Scroll;
use crate::wrap::wrap;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl Replay {
    /// Draws the position and what led to it.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let texts = self.texts.clone();
        let look = Look { texts: &texts, theme: self.theme };
        self.keys.clear();
        if !is_large_enough(area) {
            too_small(&texts, area, buffer);
            return;
        }
        let parts = Parts::of(area);
        self.draw_bars(look, &parts, buffer);
        let public = *self.public();
        match self.main {
            Main::Board => self.draw_board(look, parts.main, buffer),
            Main::Mat(seat) => {
                let called = texts.who(&public, seat);
                mat::draw(look, &public, seat, &called, parts.main, buffer);
            }
            Main::Score => {
                let name_of = |seat| self.name_of(seat);
                score::draw(look, &public, &name_of, &[], &mut Scroll::default(), parts.main, buffer);
            }
        }
        if let Some(strip) = parts.strip.filter(|_| !public.player(public.active()).is_automa()) {
            mat::strip(look, public.player(public.active()), strip, buffer);
        }
        self.draw_side(look, parts.side, buffer);
        match &mut self.overlay {
            None => {}
            Some(Overlay::Help(help)) => help.draw(look, area, buffer),
            Some(Overlay::Tiles) => airships::draw(look, &public, &mut self.scroll, area, buffer),
            Some(Overlay::Place) => {
                let mut parts = spot::words(&texts, &public, self.cursor).into_iter();
                let title = kosa_lang::capital(&parts.next().unwrap_or_default());
                let lines: Vec<String> = parts.map(|part| kosa_lang::capital(&part)).collect();
                let rows = |width: usize| {
                    let rows = lines.iter().flat_map(|line| wrap(line, width));
                    rows.map(|row| (row, plain())).collect::<Vec<_>>()
                };
                page(look, &title, rows, &mut self.scroll, area, buffer);
            }
            Some(Overlay::Entry) => {
                let (told, title) = (&self.told, texts.say("tui-replay-entry"));
                let rows = |width: usize| {
                    let mut rows = before_rows(look, told, width);
                    rows.extend(told_rows(look, told, width));
                    rows
                };
                page(look, &title, rows, &mut self.scroll, area, buffer);
            }
        }
    }

    fn draw_bars(&mut self, look: Look, parts: &Parts, buffer: &mut Buffer) {
        let texts = look.texts;
        let public = self.public();
        // Before the first turn the cards of the first round are dealt.
        let turns = public.turns().max(1);
        let turn = texts.fill(
            "tui-round",
            &[
                ("n", public.round().into()),
                ("turn", turns.into()),
                ("who", texts.who(public, public.active()).into()),
            ],
        );
        let place = texts.fill(
            "tui-replay-at",
            &[("n", self.replay.at().into()), ("of", self.replay.record().entries().len().into())],
        );
        top_bar(look, &format!("Kosa · {turn}"), &place, parts.top, buffer);
        let jump = texts.say("tui-replay-jump");
        let mut keys = vec![("→", texts.say("tui-key-next")), ("←", texts.say("tui-key-back"))];
        keys.push(("↑↓", texts.say("tui-replay-turns")));
        keys.push(("a", texts.say(if self.playing { "tui-key-pause" } else { "tui-replay-plays" })));
        if !self.typed.is_empty() {
            keys.push(("0-9 Enter", format!("{jump} {}_", self.typed)));
        }
        keys.extend([("?", texts.say("play-key-help")), ("q", texts.say("tui-key-quit"))]);
        keys.extend([("m", texts.say("tui-key-mat")), ("s", texts.say("play-key-score"))]);
        if airships::has_tiles(public) {
            keys.push(("t", texts.say("tui-key-tiles")));
        }
        keys.push(("l", texts.say("tui-replay-all")));
        // What is cut off in a narrow window is told by the help.
        if self.typed.is_empty() {
            keys.push(("0-9 Enter", jump));
        }
        keys.push(("Home End", texts.say("tui-replay-ends")));
        self.keys = key_line(look, &keys, parts.bottom, buffer);
    }

    fn draw_board(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let public = self.public();
        let board = Board {
            public,
            texts: look.texts,
            theme: self.theme,
            targets: &[],
            marks: self.replay.marks(),
            cursor: Some(self.cursor),
        };
        let geometry = board.draw(area, buffer);
        let [.., low] = geometry.corners();
        let low = Rect::new(low.x + 1, low.y, low.width.saturating_sub(1), low.height);
        spot::draw(look, public, self.cursor, low, buffer);
    }

    fn draw_side(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let texts = look.texts;
        let public = self.public();
        let table = Rect::new(area.x, area.y, area.width, public.seat_count() as u16 + 1);
        let view = &self.view;
        let name = |seat| self.name_of(seat);
        // Nobody plays it any more, so no row is one's own.
        players::draw(look, public, &name, None, public.active(), table, buffer);
        let mut y = table.bottom();
        y += airships::clock(look, public, Rect::new(area.x, y, area.width, 1), buffer);
        if let Some(seat) = view.seat() {
            // Whoever looks need not be whose cards they are.
            let title = look.texts.faction(public.player(seat).faction());
            let lines = hand::lines_of(look, view, area.width as usize, true);
            let height = (lines.len() as u16 + 1).min(area.bottom().saturating_sub(y));
            hand::draw(look, &title, view, true, Rect::new(area.x, y, area.width, height), buffer);
            y += height;
        }
        let rest = Rect::new(area.x, y, area.width, area.bottom().saturating_sub(y));
        let rest = titled(look, &texts.say("tui-replay-entry"), rest, buffer);
        let mut rows = told_rows(look, &self.told, rest.width as usize);
        let room = rest.height as usize;
        if rows.len() > room && room > 0 {
            rows.truncate(room - 1);
            rows.push((texts.say("tui-replay-more"), look.theme.key()));
        } else {
            // Whoever goes turn by turn reads the turn, as far back as there is room.
            let before = before_rows(look, &self.told, rest.width as usize);
            let fitting = before.len().min(room - rows.len());
            rows.splice(..0, before.into_iter().rev().take(fitting).rev());
        }
        for (y, (row, style)) in (rest.y..rest.bottom()).zip(rows) {
            buffer.set_string(rest.x, y, row, style);
        }
    }
}

/// What happened in the turn before an entry, in rows of this width.
fn before_rows(look: Look, told: &Told, width: usize) -> Vec<(String, Style)> {
    let rows = told.before.iter().flat_map(|line| wrap(line, width));
    rows.map(|row| (row, look.theme.quiet())).collect()
}

/// What an entry did, in rows of this width.
fn told_rows(look: Look, told: &Told, width: usize) -> Vec<(String, Style)> {
    let mut rows: Vec<(String, Style)> =
        wrap(&told.entry, width).into_iter().map(|r| (r, look.theme.prompt())).collect();
    for (line, thought) in &told.lines {
        let style = if *thought { look.theme.quiet() } else { plain() };
        rows.extend(wrap(line, width).into_iter().map(|r| (r, style)));
    }
    rows
}
