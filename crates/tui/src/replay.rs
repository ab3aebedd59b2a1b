//! A record on the board, move by move, forwards and backwards.

mod draw;

use crate::help::{Help, Keys, about_mats, about_score};
use crate::input::Input;
use crate::panels::airships::{about_tiles, has_tiles};
use crate::panels::pressed;
use crate::panels::spot::topics;
use crate::scroll::Scroll;
use crate::theme::Theme;
use kosa_engine::record::Entry;
use kosa_engine::vocab::{Hex, Place, PlaceSet, Seat};
use kosa_engine::{Actor, Event, Ranking, Record, RecordError, State, View, Viewer};
use kosa_lang::{Narrator, Texts};
use kosa_table::Occupant;
use ratatui::layout::Rect;
use std::rc::Rc;

/// States are kept at this distance; those between are made again when somebody goes back.
const APART: usize = 64;

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
}

/// What the entry before the position did.
#[derive(Default)]
struct Told {
    entry: String,
    lines: Vec<(String, bool)>,
    marks: PlaceSet,
}

/// A record being looked at.
pub struct Replay {
    texts: Rc<Texts>,
    theme: Theme,
    record: Record,
    /// Whose eyes are looked through.
    viewer: Viewer,
    /// The states before every so many entries.
    kept: Vec<State>,
    /// Entries at which a turn begins.
    turns: Vec<usize>,
    /// Entries carried out.
    at: usize,
    state: State,
    told: Told,
    main: Main,
    cursor: Place,
    typed: String,
    /// Where the keys at the bottom were, for the mouse.
    keys: Vec<(Rect, Input)>,
    overlay: Option<Overlay>,
    /// How far the page that lies over everything has been scrolled.
    scroll: Scroll,
}

impl Replay {
    /// Checks the whole record and begins before its first entry.
    pub fn new(
        record: Record,
        viewer: Viewer,
        texts: Rc<Texts>,
        theme: Theme,
    ) -> Result<Replay, RecordError> {
        let mut kept = vec![*record.start()];
        let mut turns = Vec::new();
        let mut at = 0;
        record.replay_with(|_, events, state| {
            at += 1;
            if at % APART == 0 {
                kept.push(*state);
            }
            if events.iter().any(|e| matches!(e, Event::TurnBegan { .. })) {
                turns.push(at);
            }
        })?;
        let state = *record.start();
        Ok(Replay {
            texts,
            theme,
            record,
            viewer,
            kept,
            turns,
            at: 0,
            state,
            told: Told::default(),
            main: Main::Board,
            cursor: Hex::FACTORY.place(),
            typed: String::new(),
            keys: Vec::new(),
            overlay: None,
            scroll: Scroll::default(),
        })
    }

    /// The name of the person on a seat, if the record has one.
    fn name_of(&self, seat: Seat) -> Option<String> {
        let (_, sat) = self.record.tags.iter().find(|(key, _)| *key == format!("seat{seat}"))?;
        match sat.parse() {
            Ok(Occupant::Human(name)) if !name.is_empty() => Some(name),
            _ => None,
        }
    }

    /// The view of whoever looks; somebody who may see everything sees through the eyes of whoever is at turn.
    fn view(&self) -> View {
        let viewer = match self.viewer {
            Viewer::Everything => self.state.public().active().into(),
            viewer => viewer,
        };
        View::of(&self.state, viewer)
    }

    /// Goes to the position after so many entries.
    fn go(&mut self, to: usize) {
        let to = to.min(self.record.entries().len());
        // One before, so that the last entry is told.
        let from = to.saturating_sub(1);
        let mut at = from / APART * APART;
        self.state = self.kept.get(at / APART).copied().unwrap_or(*self.record.start());
        let mut narrator = Narrator::default();
        self.told = Told::default();
        while at < to {
            let Some(entry) = self.record.entries().get(at).copied() else { break };
            let mut events: Vec<Event> = Vec::new();
            let before = self.state;
            // The record was checked when it was opened.
            let _ = entry.apply(&mut self.state, &mut events);
            at += 1;
            self.told = self.tell(&entry, &before, &events, &mut narrator);
        }
        self.at = to;
        if let Some(place) = self.told.marks.iter().last() {
            self.cursor = place;
        }
    }

    fn tell(&self, entry: &Entry, before: &State, events: &[Event], narrator: &mut Narrator) -> Told {
        let public = self.state.public();
        let lines = events
            .iter()
            .map(|event| {
                let seen = event.seen_by(self.viewer);
                (self.texts.event(narrator, &seen, public), event.is_thought())
            })
            .collect();
        let secret = entry.is_secret(events, self.viewer);
        let entry = match entry {
            // The hash at the end seals the score.
            Entry::Hash(_) if public.is_over() => self.texts.say("tui-score-final"),
            Entry::Move(actor, _) if secret => {
                format!("{actor}: {}", self.texts.say("tui-replay-hidden"))
            }
            Entry::Hash(_) if secret => format!("hash {}", self.texts.say("tui-replay-hidden")),
            Entry::Move(Actor::Seat(seat), mv) => {
                let view = View::of(before, *seat);
                format!("{seat}: {}", self.texts.describe(mv, &view, *seat))
            }
            Entry::Move(Actor::Chance, mv) => {
                let view = View::of(before, Viewer::Bystander);
                format!("*: {}", self.texts.describe(mv, &view, before.public().active()))
            }
            Entry::Gift { .. } | Entry::Hash(_) => entry.to_string(),
        };
        let lines = if events.is_empty() && public.is_over() { self.final_score() } else { lines };
        let marks = events.iter().flat_map(|event| event.places()).collect();
        Told { entry, lines, marks }
    }

    /// Everybody's place and points.
    fn final_score(&self) -> Vec<(String, bool)> {
        let public = self.state.public();
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
        match input {
            Input::Enter if !typed.is_empty() => self.go(typed.parse().unwrap_or(usize::MAX)),
            Input::Left | Input::Right if matches!(self.main, Main::Mat(_)) => {
                self.turn_mats(input == Input::Right)
            }
            Input::Right | Input::Enter | Input::Char(' ') | Input::WheelDown(_) => self.go(self.at + 1),
            Input::Left | Input::Back | Input::WheelUp(_) => self.go(self.at.saturating_sub(1)),
            Input::Down | Input::Char('n') => {
                let next = self.turns.iter().find(|t| **t > self.at).copied();
                self.go(next.unwrap_or(usize::MAX));
            }
            Input::Up | Input::Char('p') => {
                let before = self.turns.iter().rev().find(|t| **t < self.at).copied();
                self.go(before.unwrap_or(0));
            }
            Input::PageDown => self.go(self.at + 20),
            Input::PageUp => self.go(self.at.saturating_sub(20)),
            Input::Home => self.go(0),
            Input::End => self.go(usize::MAX),
            Input::Char('m') => {
                let seat = self.state.public().active();
                self.main = if matches!(self.main, Main::Mat(_)) { Main::Board } else { Main::Mat(seat) };
            }
            Input::Char('s') => {
                self.main = if self.main == Main::Score { Main::Board } else { Main::Score };
            }
            Input::Char('t') if has_tiles(self.state.public()) => self.lay_over(Overlay::Tiles),
            Input::Char('l') => self.lay_over(Overlay::Entry),
            Input::Char('?') => {
                let public = self.state.public();
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
                let here = about_tiles(self.state.public());
                self.lay_over(Overlay::Help(Help::new(&self.texts, here, Keys::Replay)));
            }
            Input::Left | Input::Right => {
                let to = if input == Input::Right { self.at + 1 } else { self.at.saturating_sub(1) };
                self.scroll = Scroll::default();
                self.go(to);
            }
            _ if self.scroll.input(input) => {}
            _ => self.overlay = None,
        }
    }

    fn turn_mats(&mut self, right: bool) {
        if let Main::Mat(seat) = self.main {
            let count = self.state.public().seat_count();
            let next = (seat.index() + if right { 1 } else { count - 1 }) % count;
            self.main = Main::Mat(Seat::new(next as u8).unwrap_or(seat));
        }
    }
}
