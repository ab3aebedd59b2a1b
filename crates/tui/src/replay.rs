//! A record on the board, move by move, forwards and backwards.

mod draw;

use crate::help::{Help, Keys, about_mats, about_score};
use crate::input::Input;
use crate::panels::airships::{about_tiles, has_tiles};
use crate::panels::pressed;
use crate::panels::spot::topics;
use crate::scroll::Scroll;
use crate::theme::Theme;
use kosa_client::Moment;
use kosa_engine::vocab::{Hex, Place, Seat};
use kosa_engine::{Public, Ranking, Record, RecordError, View, Viewer};
use kosa_lang::Texts;
use kosa_table::Occupant;
use ratatui::layout::Rect;
use std::sync::Arc;

/// What the large area shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Main {
    Board,
    Mat(Seat),
    Score,
}

/// What lies over everything.
enum Overlay {
    Help(Help),
    /// The airship and resolution tiles in force.
    Tiles,
    /// What the last entry did, in full.
    Entry,
    /// Everything on the place under the cursor.
    Place,
}

/// What the entry before the position did, and the turn up to it.
#[derive(Default)]
struct Told {
    entry: String,
    lines: Vec<(String, bool)>,
    /// What happened in the turn before it.
    before: Vec<String>,
}

/// A record being looked at.
pub struct Replay {
    texts: Arc<Texts>,
    theme: Theme,
    replay: kosa_client::Replay,
    /// How the position looks to whoever looks.
    view: View,
    told: Told,
    main: Main,
    cursor: Place,
    typed: String,
    /// Where the keys at the bottom were, for the mouse.
    keys: Vec<(Rect, Input)>,
    overlay: Option<Overlay>,
    /// How far the page that lies over everything has been scrolled.
    scroll: Scroll,
    /// Whether it goes on by itself, and how long the entry has been shown.
    playing: bool,
    ticks: u8,
}

/// So many fifths of a second an entry is shown when the record plays by itself.
const SHOWN: u8 = 4;

impl Replay {
    /// Checks the whole record and begins before its first entry.
    pub fn new(
        record: Record,
        viewer: Viewer,
        texts: Arc<Texts>,
        theme: Theme,
    ) -> Result<Replay, RecordError> {
        let replay = kosa_client::Replay::new(record, viewer)?;
        Ok(Replay {
            texts,
            theme,
            view: replay.view(),
            replay,
            told: Told::default(),
            main: Main::Board,
            cursor: Hex::FACTORY.place(),
            typed: String::new(),
            keys: Vec::new(),
            overlay: None,
            scroll: Scroll::default(),
            playing: false,
            ticks: 0,
        })
    }

    /// A fifth of a second has passed; whether the record has gone on.
    pub fn tick(&mut self) -> bool {
        if !self.playing || self.overlay.is_some() {
            return false;
        }
        self.ticks += 1;
        if self.ticks < SHOWN {
            return false;
        }
        self.ticks = 0;
        let at = self.replay.at();
        self.go(at + 1);
        self.playing = self.replay.at() > at;
        true
    }

    fn public(&self) -> &Public {
        self.view.public()
    }

    /// The name of the person on a seat, if the record has one.
    fn name_of(&self, seat: Seat) -> Option<String> {
        let (_, sat) = self.replay.record().tags.iter().find(|(key, _)| *key == format!("seat{seat}"))?;
        match sat.parse() {
            Ok(Occupant::Human(name)) if !name.is_empty() => Some(name),
            _ => None,
        }
    }

    /// Goes to the position after so many entries.
    fn go(&mut self, to: usize) {
        self.replay.go(to);
        self.look();
    }

    fn jump(&mut self, forwards: bool) {
        self.replay.jump(Moment::Turn, forwards);
        self.look();
    }

    /// Looks at the position that the record has come to.
    fn look(&mut self) {
        self.view = self.replay.view();
        let lines = self.replay.sentences(&self.texts);
        let sealed = lines.is_empty() && self.public().is_over();
        let lines = if sealed { self.final_score() } else { lines };
        let entry = self.replay.words(&self.texts).unwrap_or_default();
        self.told = Told { entry, lines, before: self.replay.so_far(&self.texts) };
        if let Some(place) = self.replay.marks().iter().last() {
            self.cursor = place;
        }
    }

    /// Everybody's place and points.
    fn final_score(&self) -> Vec<(String, bool)> {
        let public = self.public();
        let line = |rank: Ranking| {
            let seat = rank.seat;
            let called = self.name_of(seat).unwrap_or_else(|| self.texts.who(public, seat));
            (format!("{}. {called}: {}", rank.place, public.score(seat).total()), false)
        };
        public.ranking().into_iter().map(line).collect()
    }

    /// A person does something; whether the screen stays.
    pub fn input(&mut self, input: Input) -> bool {
        if input == Input::Interrupt {
            return false;
        }
        if self.overlay.is_some() {
            self.overlay_input(input);
            return true;
        }
        let input = pressed(&self.keys, input);
        if let Input::Char(c) = input
            && c.is_ascii_digit()
            && self.typed.len() < 7
        {
            self.typed.push(c);
            return true;
        }
        let typed = core::mem::take(&mut self.typed);
        // Whoever does anything goes on by hand.
        let played = core::mem::take(&mut self.playing);
        self.ticks = 0;
        match input {
            Input::Char('a') => self.playing = !played,
            Input::Char('i') => self.lay_over(Overlay::Place),
            Input::Enter if !typed.is_empty() => self.go(typed.parse().unwrap_or(usize::MAX)),
            Input::Left | Input::Right if matches!(self.main, Main::Mat(_)) => {
                self.turn_mats(input == Input::Right)
            }
            Input::Right | Input::Enter | Input::Char(' ') | Input::WheelDown(_) => {
                self.go(self.replay.at() + 1)
            }
            Input::Left | Input::Back | Input::WheelUp(_) => self.go(self.replay.at().saturating_sub(1)),
            Input::Down | Input::Char('n') => self.jump(true),
            Input::Up | Input::Char('p') => self.jump(false),
            Input::PageDown => self.go(self.replay.at() + 20),
            Input::PageUp => self.go(self.replay.at().saturating_sub(20)),
            Input::Home => self.go(0),
            Input::End => self.go(usize::MAX),
            Input::Char('m') => {
                let seat = self.public().active();
                self.main = if matches!(self.main, Main::Mat(_)) { Main::Board } else { Main::Mat(seat) };
            }
            Input::Char('s') => {
                self.main = if self.main == Main::Score { Main::Board } else { Main::Score };
            }
            Input::Char('t') if has_tiles(self.public()) => self.lay_over(Overlay::Tiles),
            Input::Char('l') => self.lay_over(Overlay::Entry),
            Input::Char('?') => {
                let public = self.public();
                let here = match self.main {
                    Main::Board => topics(public, self.cursor),
                    Main::Mat(seat) => about_mats(public, seat),
                    Main::Score => about_score(public),
                };
                self.lay_over(Overlay::Help(Help::new(&self.texts, here, Keys::Replay)));
            }
            Input::Esc if self.main != Main::Board => self.main = Main::Board,
            Input::Esc | Input::Char('q') => return false,
            _ => {}
        }
        true
    }

    fn lay_over(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.scroll = Scroll::default();
    }

    /// A page over everything is scrolled, and stays while the record goes on below it; any other key closes it.
    fn overlay_input(&mut self, input: Input) {
        if let Some(Overlay::Help(help)) = &mut self.overlay {
            if help.input(input) {
                self.overlay = None;
            }
            return;
        }
        match input {
            Input::Char('?') if matches!(self.overlay, Some(Overlay::Tiles)) => {
                let here = about_tiles(self.public());
                self.lay_over(Overlay::Help(Help::new(&self.texts, here, Keys::Replay)));
            }
            Input::Left | Input::Right => {
                let to = if input == Input::Right {
                    self.replay.at() + 1
                } else {
                    self.replay.at().saturating_sub(1)
                };
                self.scroll = Scroll::default();
                self.go(to);
            }
            _ if self.scroll.input(input) => {}
            _ => self.overlay = None,
        }
    }

    fn turn_mats(&mut self, right: bool) {
        if let Main::Mat(seat) = self.main {
            let count = self.public().seat_count();
            let next = (seat.index() + if right { 1 } else { count - 1 }) % count;
            self.main = Main::Mat(Seat::new(next as u8).unwrap_or(seat));
        }
    }
}
