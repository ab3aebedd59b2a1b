//! A game on the screen.

use super::teach::Told;
use super::{Focus, Main, Overlay, Play};
use crate::board::Board;
use crate::frame::{Parts, is_large_enough, too_small, top_bar};
use crate::input::Input;
use crate::panels::{
    Look, airships, choices, framed, hand, key_line, log, mat, middle, notice, players, score, spot, titled,
};
use crate::scroll::Scroll;
use crate::wrap::wrap;
use kosa_client::ask::{Asked, Hand};
use kosa_client::{Confirm, Stage};
use kosa_engine::Switch;
use kosa_engine::vocab::{PlaceSet, Seat, Timing};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// Lines of the log, with its title, that a question leaves.
const LOG: usize = 5;

/// Lines of answers that the log leaves where they are scrolled.
const ANSWERS: usize = 4;

impl Play {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        self.render(area, frame.buffer_mut());
    }

    fn render(&mut self, area: Rect, buffer: &mut Buffer) {
        let texts = self.texts().clone();
        let look = Look { texts: &texts, theme: self.theme };
        self.hits = super::Hits::default();
        if !is_large_enough(area) {
            too_small(&texts, area, buffer);
            return;
        }
        let parts = Parts::of(area);
        if let Stage::HandOver(seat) = self.session.stage() {
            self.draw_hand_over(look, seat, area, buffer);
        } else {
            // Mats take the place of the one below the board: it would be shown twice.
            let (main, strip) = match (self.main, parts.strip) {
                (Main::Mat(_), Some(strip)) => {
                    (Rect { height: parts.main.height + strip.height, ..parts.main }, None)
                }
                (_, strip) => (parts.main, strip),
            };
            self.draw_main(look, main, buffer);
            if let Some(strip) = strip {
                self.draw_strip(look, strip, buffer);
            }
            self.draw_side(look, parts.side, buffer);
        }
        // Last, for the keys depend on whether a page is longer than its window.
        self.draw_bars(look, &parts, buffer);
        let notice = self.notice_width(look, area);
        self.draw_message(look, Rect { width: area.width - notice, ..area }, buffer);
        self.draw_notice(look, area, buffer);
        if self.message.is_some() {
            // It lies over the keys.
            self.hits.keys.clear();
        }
        self.draw_overlay(look, area, buffer);
    }

    fn draw_bars(&mut self, look: Look, parts: &Parts, buffer: &mut Buffer) {
        let texts = look.texts;
        let public = self.public();
        // A page shows the table after it, when the turn has gone on already.
        let turns = public.turns().saturating_sub((public.active() != self.at_turn()).into()).max(1);
        let round = public.round_of(turns);
        let who = texts.who(public, self.at_turn());
        let args = [("n", round.into()), ("turn", turns.into()), ("who", who.into())];
        // What a game must be called leaves no room for the number of the turn.
        let turn = match public.is_unofficial() {
            false => texts.fill("tui-round", &args),
            true => texts.fill("tui-round-only", &[args[0].clone(), args[2].clone()]),
        };
        let mut left = format!("Kosa · {turn}");
        if public.is_unofficial() {
            left.push_str(&format!(" · {}", texts.say("term-unofficial")));
        }
        let tile =
            public.structure_tile().map(|t| texts.fill("tui-tile", &[("tile", texts.named(&t).into())]));
        top_bar(look, &left, &tile.unwrap_or_default(), parts.top, buffer);
        let keys = self.hints(look);
        let bottom = parts.bottom;
        let bottom = Rect { width: bottom.width - self.notice_width(look, bottom), ..bottom };
        self.hits.keys = key_line(look, &keys, bottom, buffer);
    }

    /// What the person is told lies over the keys until the next one is pressed.
    fn draw_message(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        if let Some((text, trouble)) = &self.message {
            let said = look.theme.bar().patch(look.theme.title());
            notice::message(text, if *trouble { look.theme.trouble() } else { said }, area, buffer);
        }
    }

    /// The keys that matter now.
    fn hints(&self, look: Look) -> Vec<(&'static str, String)> {
        let say = |key: &'static str| look.texts.say(key);
        let mut keys = match self.session.stage() {
            Stage::Asking(_) => {
                let mut keys = vec![("↑↓ Enter", say("tui-key-choose"))];
                if self.session.asked().is_some_and(Asked::may_go_back) {
                    keys.push(("Esc", say("tui-key-back")));
                }
                keys.push((
                    "Tab",
                    say(if self.focus == Focus::List { "tui-key-board" } else { "tui-key-list" }),
                ));
                if self.session.may_undo() {
                    keys.push(("u", say("tui-key-undo")));
                }
                keys
            }
            Stage::Reading => vec![("Enter", say("tui-key-next")), ("Esc", say("tui-key-skip"))],
            Stage::HandOver(_) => {
                let mut keys = vec![("Enter", say("tui-key-ready"))];
                if self.session.may_undo() {
                    keys.push(("u", say("tui-key-undo")));
                }
                keys.push(("q", say("tui-key-quit")));
                if self.unsaved.is_some() {
                    keys.push(("w", say("save-key-elsewhere")));
                }
                return keys;
            }
            Stage::Watching => vec![("Enter", say("tui-key-next"))],
            Stage::Over => vec![
                ("Enter", say("tui-key-board")),
                ("n", say("tui-key-again")),
                ("e", say("tui-key-victory")),
                ("v", say("review-key")),
            ],
            Stage::Connecting | Stage::Thinking(_) | Stage::Waiting(_) => Vec::new(),
        };
        if self.only_watches() && matches!(self.session.stage(), Stage::Reading | Stage::Watching) {
            let key = if self.session.stops() { "tui-replay-plays" } else { "tui-key-pause" };
            keys.push(("p", say(key)));
        }
        if self.main != Main::Board && !self.is_over() {
            // The first key that closes what lies over the board.
            keys.retain(|(key, _)| *key != "Esc" && *key != "Tab");
            keys.insert(0, ("Esc", say("tui-key-board")));
        }
        if self.unsaved.is_some() {
            keys.insert(0, ("w", say("save-key-elsewhere")));
        }
        match self.main {
            Main::Mat(_) => keys.push(("← →", say("tui-key-other-mats"))),
            Main::Log | Main::Others | Main::Score if self.scroll.place().is_some() => {
                keys.push(("PgUp PgDn", say("tui-key-scroll")));
            }
            Main::Board | Main::Score | Main::Log | Main::Others => {}
        }
        // What is cut off in a narrow window is told by the help.
        keys.extend([("?", say("play-key-help")), ("m", say("tui-key-mat")), ("s", say("play-key-score"))]);
        if airships::has_tiles(self.public()) {
            keys.push(("t", say("tui-key-tiles")));
        }
        keys.push(("q", say("tui-key-quit")));
        if matches!(self.session.stage(), Stage::Asking(_)) {
            keys.push(("h", say("hint-key")));
        }
        keys.extend([("l", say("play-key-log")), ("a", say("tui-key-others"))]);
        if self.main == Main::Board {
            keys.extend([("r", say("tui-key-reach")), ("i", say("tui-key-place"))]);
        }
        keys
    }

    fn draw_main(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let viewer = self.viewer();
        match self.main {
            Main::Board => self.draw_board(look, area, buffer),
            Main::Mat(seat) => {
                let called = self.session.called(seat);
                mat::draw(look, self.public(), seat, &called, area, buffer);
            }
            Main::Score => {
                let end = if self.is_over() { self.farewell(look) } else { Vec::new() };
                let mut scroll = self.scroll;
                let name_of = |seat| self.name_of(seat);
                score::draw(look, self.public(), &name_of, &end, &mut scroll, area, buffer);
                self.scroll = scroll;
            }
            Main::Log => {
                let inside = titled(look, &look.texts.say("play-log"), area, buffer);
                let rows =
                    log::rows(look, self.session.log(), viewer, true, inside.width as usize, usize::MAX);
                log::draw(&rows, &mut self.scroll, inside, buffer);
            }
            Main::Others => {
                let inside = titled(look, &look.texts.say("play-others"), area, buffer);
                self.draw_others(look, inside, buffer);
                if let Some(place) = self.scroll.place() {
                    let place = format!(" {place} ");
                    let x = area.right().saturating_sub(crate::wrap::width(&place) as u16 + 1);
                    buffer.set_string(x, area.y, place, look.theme.key());
                }
            }
        }
    }

    /// Who has won and why, the seed and where the record lies, at the end.
    fn farewell(&self, look: Look) -> Vec<String> {
        let mut lines = Vec::new();
        let public = self.public();
        // People against Automas win or lose together: the averages say who.
        if !public.rules().has(Switch::AutomaCooperative) {
            let first = public.ranking().into_iter().filter(|rank| rank.place == 1);
            let names: Vec<String> = first.map(|rank| self.session.called(rank.seat)).collect();
            lines.push(look.texts.fill("play-wins", &[("who", look.texts.list(&names).into())]));
            lines.extend(look.texts.tie(public));
            let ranking = public.ranking();
            if let [first, second, ..] = ranking.as_slice()
                && first.key[0] > second.key[0]
            {
                lines.push(look.texts.fill("tui-margin", &[("n", (first.key[0] - second.key[0]).into())]));
            }
        }
        // Which stars were placed, and the popularity that says what they are worth.
        for rank in public.ranking() {
            let player = public.player(rank.seat);
            let args = [
                ("who", self.session.called(rank.seat).into()),
                ("popularity", player.popularity().into()),
                ("stars", look.texts.stars(player.stars()).into()),
            ];
            lines.push(look.texts.fill("tui-stars-of", &args));
        }
        lines.push(look.texts.fill("tui-seed-was", &[("seed", self.table().seed().to_string().into())]));
        if !self.saved_as.is_empty() && self.unsaved.is_none() {
            lines.push(look.texts.fill("play-saved-as", &[("file", self.saved_as.clone().into())]));
        }
        lines
    }

    fn draw_board(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let targets = self.session.asked().map_or_else(Vec::new, |asked| asked.menu().places());
        let marks = match (self.session.page(), self.session.asked().map(Asked::hand)) {
            _ if self.reach.is_some() => self.reached().unwrap_or(PlaceSet::NONE),
            (Some(page), _) => page.marks,
            (None, Some(Hand::Gathered(gathered))) => gathered.iter().map(|(hex, _)| hex.place()).collect(),
            (None, Some(Hand::Unit(_, from))) if !from.is_aboard() => core::iter::once(*from).collect(),
            _ => self.guided_place().into_iter().collect(),
        };
        let reads = self.session.stage() == Stage::Reading;
        let cursor = (!reads || self.focus == Focus::Board).then_some(self.cursor);
        let public = *self.public();
        let board =
            Board { public: &public, texts: look.texts, theme: self.theme, targets: &targets, marks, cursor };
        let geometry = board.draw(area, buffer);
        let [.., low] = geometry.corners();
        let low = Rect::new(low.x + 1, low.y, low.width.saturating_sub(1), low.height);
        spot::draw(look, &public, self.cursor, low, buffer);
        self.hits.board = Some(geometry);
    }

    fn draw_strip(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let public = self.public();
        let seat = self.viewer().seat().or(match self.main {
            Main::Mat(seat) => Some(seat),
            _ => None,
        });
        let shown = seat.or_else(|| self.session.here().first().copied());
        if let Some(seat) = shown.filter(|s| !public.player(*s).is_automa()) {
            mat::strip(look, public.player(seat), area, buffer);
        }
    }

    fn draw_side(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let public = *self.public();
        let viewer = self.viewer();
        let seats = public.seat_count() as u16;
        let table = Rect::new(area.x, area.y, area.width, seats + 1);
        let name = |seat| self.name_of(seat);
        self.hits.players = players::draw(look, &public, &name, viewer.seat(), self.at_turn(), table, buffer);
        let mut y = table.bottom();
        y += airships::clock(look, &public, Rect::new(area.x, y, area.width, 1), buffer);
        let stage = self.session.stage();
        let width = area.width as usize;
        let question = self.session.prompt();
        let (notes, details) = (self.answer_notes(), self.details());
        let need = |paragraphs: &choices::Paragraphs| {
            let asked = self.session.asked();
            asked.map_or(0, |asked| choices::height(paragraphs, asked.menu(), &notes, &details, width))
        };
        // The guide says all it knows where the answers have room beside it: with the titles, the hand in short and a little log. Before
        // an answer is pushed out of sight, it says no more than what to choose.
        let hand = self.session.view().filter(|_| viewer.seat().is_some());
        let hand = hand.map_or(0, |view| hand::lines_of(look, view, width, false).len());
        let fits = |paragraphs: &choices::Paragraphs, log: usize| {
            y as usize + hand + need(paragraphs) + 2 + log <= area.bottom() as usize
        };
        let mut paragraphs = self.paragraphs(look, Told::Whole);
        if !fits(&paragraphs, LOG) {
            paragraphs = self.paragraphs(look, Told::Short);
        }
        if !fits(&paragraphs, 0) {
            paragraphs = self.paragraphs(look, Told::Least);
        }
        if let Some(view) = self.session.view().filter(|_| viewer.seat().is_some()) {
            // Objectives in full if the question leaves room for them.
            let full = hand::lines_of(look, view, width, true).len() as u16;
            let need = match self.session.asked() {
                Some(asked) => choices::height(&paragraphs, asked.menu(), &notes, &details, width),
                None if stage == Stage::Reading => self.page_height(look, width),
                None => 4,
            };
            // Two titles and the lines the log keeps.
            let roomy = y as usize + full as usize + need + 2 + LOG <= area.bottom() as usize;
            let lines = hand::lines_of(look, view, width, roomy);
            let height = lines.len() as u16 + 1;
            // Where the objectives have no room, the key that shows them stands with them.
            let cut = lines.len() < full as usize;
            let key = if cut { " c: … " } else { "" };
            let taken = crate::wrap::width(key);
            let title = self.hand_title(look, width.saturating_sub(4 + taken));
            hand::draw(look, &title, view, roomy, Rect::new(area.x, y, area.width, height), buffer);
            let x = area.right().saturating_sub(taken as u16 + 1);
            buffer.set_string(x, y, key, look.theme.key());
            y += height;
        }
        let rest = Rect::new(area.x, y, area.width, area.bottom().saturating_sub(y));
        let need = match self.session.asked() {
            Some(asked) => choices::height(&paragraphs, asked.menu(), &notes, &details, width),
            None if stage == Stage::Reading => usize::MAX,
            None => wrap(&question, width).len() + 1,
        };
        // The question gets what it needs; where it would have to be scrolled anyway, the log keeps a few lines.
        let spare = (rest.height as usize).checked_sub(need.saturating_add(1));
        // Before an answer is pushed out of sight for it, the rule behind the marked one goes, and the log.
        let least =
            self.session.asked().map(|asked| choices::height(&paragraphs, asked.menu(), &notes, &[], width));
        let fits = least.is_some_and(|least| least < rest.height as usize);
        // Among many players a combat would leave a single answer beside it: then the log waits behind its key.
        let answers = (rest.height as usize)
            .saturating_sub(1 + choices::question_height(&paragraphs, width))
            .saturating_sub(LOG);
        let keeps = if fits || answers < ANSWERS { 0 } else { LOG };
        let log_height = spare.unwrap_or(keeps) as u16;
        let log_height = if stage == Stage::Reading { 0 } else { log_height.min(rest.height) };
        let ask = Rect::new(rest.x, rest.y, rest.width, rest.height - log_height);
        let ask = titled(look, &self.ask_title(look), ask, buffer);
        match self.session.asked() {
            Some(asked) => {
                let list = choices::List {
                    question: &paragraphs,
                    menu: asked.menu(),
                    notes: &notes,
                    typed: &self.typed,
                    detail: &self.detail(),
                };
                self.hits.choices = choices::draw(look, &list, ask, buffer);
                self.hits.list = ask;
            }
            None if stage == Stage::Reading => self.draw_page(look, ask, buffer),
            None => {
                for (y, row) in (ask.y..ask.bottom()).zip(wrap(&question, width)) {
                    buffer.set_string(ask.x, y, row, look.theme.prompt());
                }
            }
        }
        if log_height > 1 {
            let area = Rect::new(rest.x, ask.bottom(), rest.width, log_height);
            let inside = titled(look, &look.texts.say("play-log"), area, buffer);
            let (width, enough) = (inside.width as usize, inside.height as usize);
            let rows = log::rows(look, self.session.log(), viewer, false, width, enough);
            log::draw(&rows, &mut Scroll::default(), inside, buffer);
        }
    }

    fn ask_title(&self, look: Look) -> String {
        match self.session.stage() {
            Stage::Asking(seat) => self.session.called(seat),
            Stage::Reading => {
                let (page, pages) = self.session.page_number();
                let args = [
                    ("who", self.session.called(self.at_turn()).into()),
                    ("n", (page + 1).into()),
                    ("of", pages.into()),
                ];
                look.texts.fill("play-page", &args)
            }
            _ => look.texts.say("tui-table"),
        }
    }

    fn draw_hand_over(&mut self, look: Look, seat: Seat, area: Rect, buffer: &mut Buffer) {
        // What happened since lies open: whoever takes over reads it before the hand is shown.
        let (width, most) = (76, area.height.saturating_sub(4) as usize);
        let ask = wrap(&self.session.prompt(), width as usize - 4);
        let since = self.since();
        let mut told: Vec<(String, Style)> = Vec::new();
        if !since.is_empty() {
            let title = if self.session.has_had_a_turn() { "tui-since" } else { "tui-so-far" };
            told.push((look.texts.say(title), look.theme.title()));
            let rows = since.iter().flat_map(|line| wrap(line, width as usize - 4));
            told.extend(rows.map(|row| (row, Style::new())));
        }
        let room = most.saturating_sub(ask.len() + 4);
        if told.len() > room && room > 1 {
            // The last things are the ones that matter; the log has all of them.
            let title = told.remove(0);
            told.drain(..told.len() + 2 - room);
            told.insert(0, ("…".into(), look.theme.quiet()));
            told.insert(0, title);
        }
        let height = (ask.len() + told.len() + 4) as u16;
        let inside = framed(look, &self.session.called(seat), middle(area, width, height.max(9)), buffer);
        let ask = ask.into_iter().map(|row| (row, look.theme.prompt()));
        let rows = ask.chain([(String::new(), Style::new())]).chain(told);
        for (y, (row, style)) in (inside.y + 1..inside.bottom()).zip(rows) {
            buffer.set_string(inside.x, y, row, style);
        }
        self.covered = true;
    }

    fn draw_overlay(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        let texts = look.texts;
        let public = *self.public();
        match &mut self.overlay {
            Some(Overlay::Help(help)) => return help.draw(look, area, buffer),
            Some(Overlay::Tiles(scroll)) => return airships::draw(look, &public, scroll, area, buffer),
            Some(Overlay::Notes(notes, scroll)) => {
                let called = |seat: Seat| self.session.called(seat);
                return notes.draw(look, &called, &public, scroll, area, buffer);
            }
            _ => {}
        }
        match &self.overlay {
            None | Some(Overlay::Help(_) | Overlay::Tiles(_) | Overlay::Notes(..)) => {}
            Some(Overlay::Victory { .. }) => self.draw_victory(look, area, buffer),
            Some(Overlay::Cards) => {
                let Some(view) = self.session.view() else { return };
                let mut lines = hand::lines_of(look, view, 70, true);
                // What the mark on a card means is no word of the card.
                if view.own().objectives().any(|card| card.face().timing == Timing::EndOfTurn) {
                    let when = wrap(&texts.say("tui-objectives-when"), 70);
                    lines.extend(when.into_iter().map(|row| Line::styled(row, look.theme.quiet())));
                }
                let area = middle(area, 76, lines.len() as u16 + 3);
                let inside = framed(look, &self.hand_title(look, 70), area, buffer);
                crate::panels::lines(&lines, inside, buffer);
            }
            Some(Overlay::Quit) => self.hits.buttons = self.draw_quit(look, area, buffer),
            Some(Overlay::Elsewhere { .. }) => self.hits.buttons = self.draw_elsewhere(look, area, buffer),
            Some(Overlay::Final(what, moves)) => {
                let go_on = match what {
                    Confirm::Combat => ("+", Input::Char('+')),
                    Confirm::Turn | Confirm::Game | Confirm::Card => ("Enter", Input::Enter),
                };
                let keys = [
                    (go_on.0, texts.say("tui-key-go-on"), go_on.1),
                    ("Esc", texts.say("tui-key-think"), Input::Esc),
                ];
                let title = match what {
                    Confirm::Turn => "tui-ends-turn",
                    Confirm::Game => "tui-ends-game",
                    Confirm::Combat => "tui-commits",
                    Confirm::Card => "tui-spends-card",
                };
                let mut ask = vec![what.text(texts)];
                match what {
                    Confirm::Game => ask.extend(self.would_end(moves)),
                    Confirm::Combat => ask.extend(self.would_commit(moves)),
                    Confirm::Turn | Confirm::Card => {}
                }
                self.hits.buttons = notice::question(look, &texts.say(title), &ask, &keys, area, buffer);
            }
            Some(Overlay::TakeBack(found, selected)) => {
                let longest = found.iter().map(|f| crate::wrap::width(&f.words)).max().unwrap_or(0) as u16;
                let width = (longest + 8).max(66).min(area.width - 4);
                // Why the list begins where it does.
                let stop = self.session.undo_stop_text().unwrap_or_default();
                let stop = wrap(&stop, width as usize - 4);
                let height = (found.len() + stop.len()) as u16 + 4;
                let inside = framed(look, &texts.say("play-take-back"), middle(area, width, height), buffer);
                buffer.set_string(inside.x, inside.y, texts.say("play-take-back-ask"), look.theme.prompt());
                let foot = inside.bottom().saturating_sub(stop.len() as u16);
                for (y, row) in (foot..inside.bottom()).zip(stop) {
                    buffer.set_string(inside.x, y, row, look.theme.quiet());
                }
                let room = foot.saturating_sub(inside.y + 1) as usize;
                let first = (selected + 1).saturating_sub(room);
                for (y, (i, decision)) in (inside.y + 1..foot).zip(found.iter().enumerate().skip(first)) {
                    let style = if i == *selected { look.theme.selected() } else { Style::new() };
                    let mark = if i == *selected { '›' } else { ' ' };
                    let line = format!("{:>2}{mark} {}", i + 1, decision.words);
                    buffer.set_string(inside.x, y, crate::wrap::pad(&line, inside.width as usize), style);
                    self.hits.lines.push((Rect::new(inside.x, y, inside.width, 1), i));
                }
            }
            Some(Overlay::Gift { from, to, amount }) => {
                let (takers, several) = (self.session.takers(*from), self.session.here().len() > 1);
                let width = 60;
                let ask = texts.say(if several { "tui-gift-ask-who" } else { "tui-gift-ask" });
                let ask = wrap(&ask, width as usize - 4);
                let height = (ask.len() + several as usize + takers.len() + 4) as u16;
                let inside = framed(look, &texts.say("tui-gift"), middle(area, width, height), buffer);
                let mut y = inside.y;
                for row in ask {
                    buffer.set_string(inside.x, y, row, look.theme.prompt());
                    y += 1;
                }
                if several {
                    let line = format!("{} ‹ {} ›", texts.say("tui-gift-from"), self.session.called(*from));
                    buffer.set_string(inside.x, y, line, look.theme.key());
                    self.hits.buttons.push((Rect::new(inside.x, y, inside.width, 1), Input::Right));
                    y += 1;
                }
                for (i, seat) in takers.iter().enumerate() {
                    let style = if i == *to { look.theme.selected() } else { Style::new() };
                    let mark = if i == *to { '›' } else { ' ' };
                    let line = format!("{mark} {}", self.session.called(*seat));
                    let line = crate::wrap::pad(&line, inside.width as usize);
                    buffer.set_string(inside.x, y, line, style);
                    self.hits.lines.push((Rect::new(inside.x, y, inside.width, 1), i));
                    y += 1;
                }
                let y = inside.bottom().saturating_sub(1);
                buffer.set_string(
                    inside.x,
                    y,
                    format!("{} {amount}_", texts.say("tui-gift-coins")),
                    look.theme.key(),
                );
            }
        }
    }
}
