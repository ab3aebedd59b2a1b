//! A game being played, on the screen: what lies over the board, where the cursor is, what has been typed. The game itself,
//! its questions, pages and undo are the session's. No input or output: what must be saved is said to the caller.

mod draw;
mod gift;
mod keys;
mod look;
mod notes;
mod pages;
mod saving;
mod sections;
mod teach;
mod undo;
mod victory;

pub use saving::Unsaved;

use crate::help::Help;
use crate::input::Input;
use crate::panels::airships::has_tiles;
use crate::scroll::Scroll;
use crate::theme::Theme;
use kosa_client::ask::Asked;
use kosa_client::{Bots, Confirm, NearTable, Session, Stage, TakeBack};
use kosa_engine::vocab::{Hex, Place, Seat};
use kosa_engine::{Move, Public, Viewer};
use kosa_lang::Texts;
use kosa_table::Table;
use ratatui::layout::Rect;
use std::sync::Arc;

/// What must be done outside after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    Stay,
    /// A game has begun: its record gets a file.
    Begin,
    /// The saved games are listed.
    List,
    /// The game with this place in the list is gone on with.
    Open(usize),
    /// New entries of the record are written.
    Append,
    /// The record is written again.
    Rewrite,
    /// Whether the game is saved is looked up, and tried again if it is not.
    Check,
    /// The game is saved in another file.
    SaveElsewhere,
    /// The sheet of victories is brought, to be written on.
    BringSheet,
    /// The sheet of victories is kept.
    KeepSheet,
    /// Another game of the same people by the same rules.
    Again,
    /// The program ends.
    Leave,
}

/// What the large area shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Main {
    Board,
    Mat(Seat),
    Score,
    Log,
    /// The last turns of others, in full.
    Others,
}

/// Where arrow keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    List,
    Board,
}

/// What lies over everything.
pub(crate) enum Overlay {
    Help(Help),
    /// Decisions that can be taken back, the latest first, and the one chosen.
    TakeBack(Vec<TakeBack>, usize),
    /// The moves are final.
    Final(Confirm, Vec<Move>),
    /// Who gives, to which of the others, and how much is typed so far.
    Gift {
        from: Seat,
        to: usize,
        amount: String,
    },
    /// Everything in hand, in full.
    Cards,
    /// The airship and resolution tiles in force.
    Tiles(Scroll),
    /// What a bot thinks of the game.
    Notes(notes::Notes, Scroll),
    Quit,
    /// A name for the sheet of victories: which category is marked, the name so far, and why the last one would not do.
    Victory {
        selected: usize,
        name: String,
        refused: Option<String>,
    },
    /// Another file for the game, as far as it is typed, and why the last one would not do.
    Elsewhere {
        path: String,
        refused: Option<String>,
    },
}

/// Where things were drawn, for the mouse.
#[derive(Default)]
pub(crate) struct Hits {
    pub(crate) board: Option<crate::geometry::Geometry>,
    pub(crate) choices: Vec<(Rect, usize)>,
    pub(crate) list: Rect,
    pub(crate) players: Vec<(Rect, Seat)>,
    /// What a click means while something lies over everything: a line of its list, or a key.
    pub(crate) lines: Vec<(Rect, usize)>,
    pub(crate) buttons: Vec<(Rect, Input)>,
    /// Keys of the line at the bottom.
    pub(crate) keys: Vec<(Rect, Input)>,
}

impl Hits {
    /// The line of a list that was clicked.
    fn line_at(&self, input: Input) -> Option<usize> {
        let Input::Click(at) = input else { return None };
        self.lines.iter().find(|(rect, _)| rect.contains(at)).map(|(_, line)| *line)
    }
}

/// So many fifths of a second a page is shown when a game goes on by itself.
const SHOWN: u8 = 6;

/// A game being played.
pub struct Play {
    pub(crate) session: Session<NearTable>,
    bots: Bots,
    /// A bot could not decide: it is asked again when a person does something.
    stuck: bool,
    pub(crate) theme: Theme,
    pub(crate) main: Main,
    pub(crate) focus: Focus,
    pub(crate) cursor: Place,
    /// How far the page that is shown has been scrolled.
    pub(crate) scroll: Scroll,
    /// How far the turn of somebody else has been, while it is read.
    pub(crate) reading: Scroll,
    pub(crate) overlay: Option<Overlay>,
    /// A sentence for the person, and whether it is about trouble.
    pub(crate) message: Option<(String, bool)>,
    /// Digits of a number being typed.
    pub(crate) typed: String,
    /// Whether the cover of the hand-over has been drawn: what was pressed before that was meant for something else.
    covered: bool,
    /// Fifths of a second that a page has been shown in a game that goes on by itself.
    ticks: u8,
    pub(crate) hits: Hits,
    /// Where the game is saved, to be told.
    pub saved_as: String,
    /// Why it is not saved, as long as it is not.
    pub unsaved: Option<Unsaved>,
    /// Whether the guide speaks in the first turns.
    guide: bool,
    /// Whose reach is shown on the board.
    pub(crate) reach: Option<Seat>,
    /// A task that stands above every question.
    task: Option<String>,
    /// The sheet of victories, at the end of a game.
    sheet: Option<kosa_learn::Victories>,
}

impl Play {
    /// Sits down at a table, new or resumed.
    pub fn new(table: Table, texts: Arc<Texts>, theme: Theme) -> Play {
        let mut play = Play {
            session: Session::new(NearTable::new(table), texts),
            bots: Bots::default(),
            stuck: false,
            theme,
            main: Main::Board,
            focus: Focus::List,
            cursor: Hex::FACTORY.place(),
            scroll: Scroll::default(),
            reading: Scroll::default(),
            overlay: None,
            message: None,
            typed: String::new(),
            covered: false,
            ticks: 0,
            hits: Hits::default(),
            saved_as: String::new(),
            unsaved: None,
            guide: false,
            reach: None,
            task: None,
            sheet: None,
        };
        if play.session.stage() == Stage::Watching {
            // Where nobody is a person the first turn is watched without being asked for.
            play.session.watch();
        }
        play.turn();
        // What is played is shown once, at the start, whoever begins.
        let public = play.session.link().public();
        if public.turns() <= 1 && has_tiles(public) {
            play.overlay = Some(Overlay::Tiles(Scroll::default()));
        }
        play
    }

    /// The table, for saving.
    pub fn table(&self) -> &Table {
        self.session.link().table()
    }

    /// The place under the cursor.
    pub fn cursor(&self) -> Place {
        self.cursor
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.session.stage() == Stage::Over
    }

    /// Tells the person that something outside went wrong.
    pub fn trouble(&mut self, text: String) {
        self.message = Some((text, true));
    }

    /// Whether nobody at the table is a person: then there are only turns to watch.
    pub(crate) fn only_watches(&self) -> bool {
        self.session.here().is_empty()
    }

    /// A fifth of a second has passed; whether the game has gone on. Where nobody is a person and turns need not be read they pass
    /// by themselves.
    pub fn tick(&mut self) -> bool {
        if self.session.stops() || !self.only_watches() || self.overlay.is_some() {
            self.ticks = 0;
            return false;
        }
        self.ticks += 1;
        if self.ticks < SHOWN {
            return false;
        }
        self.ticks = 0;
        match self.session.stage() {
            Stage::Reading => self.session.turn_page(true),
            Stage::Watching => self.session.watch(),
            _ => return false,
        }
        self.message = None;
        self.turn();
        true
    }

    /// Lets bots decide until none must. What a person decided before it should be saved by then.
    pub fn let_bots_decide(&mut self) -> Effect {
        if !matches!(self.session.stage(), Stage::Thinking(_)) {
            return Effect::Stay;
        }
        if !self.session.let_bots_decide(&mut self.bots) {
            self.bots_failed();
        }
        self.turn();
        Effect::Append
    }

    /// Lets one bot make one decision, so that the screen can be drawn in between; nothing to be saved if none did.
    pub fn let_a_bot_decide(&mut self) -> Effect {
        if !matches!(self.session.stage(), Stage::Thinking(_)) || self.stuck {
            return Effect::Stay;
        }
        if !self.session.let_a_bot_decide(&mut self.bots) {
            self.bots_failed();
            return Effect::Stay;
        }
        self.turn();
        Effect::Append
    }

    fn bots_failed(&mut self) {
        self.stuck = true;
        let why = self.session.refused().map(|refusal| refusal.text(self.session.texts()));
        self.trouble(why.unwrap_or_else(|| self.session.prompt()));
    }

    /// The words.
    pub(crate) fn texts(&self) -> &Arc<Texts> {
        self.session.texts()
    }

    /// Who looks at the screen now.
    pub(crate) fn viewer(&self) -> Viewer {
        self.session.viewer()
    }

    /// The board as it is shown: while pages are read, as it was after them.
    pub(crate) fn public(&self) -> &Public {
        self.session.board().unwrap_or(self.session.link().public())
    }

    /// Whose turn is shown.
    pub(crate) fn at_turn(&self) -> Seat {
        self.session.at_turn().unwrap_or(self.public().active())
    }

    /// The name of the person on a seat.
    pub(crate) fn name_of(&self, seat: Seat) -> Option<String> {
        self.session.name_of(seat).map(str::to_string)
    }

    /// The game has gone on: the screen turns to what comes next.
    fn turn(&mut self) {
        self.typed.clear();
        self.reach = None;
        self.scroll = Scroll::default();
        self.reading = Scroll::default();
        self.covered = false;
        match self.session.stage() {
            Stage::Reading => self.main = Main::Board,
            Stage::Over => self.main = Main::Score,
            Stage::Asking(_) => {
                self.focus = Focus::List;
                if let Some(place) = self.session.asked().and_then(Asked::place) {
                    self.cursor = place;
                }
                if !matches!(self.main, Main::Mat(_)) {
                    self.main = Main::Board;
                }
                self.mark_advised();
                self.follow();
            }
            Stage::Connecting
            | Stage::HandOver(_)
            | Stage::Thinking(_)
            | Stage::Watching
            | Stage::Waiting(_) => {}
        }
    }

    /// The cursor on the board follows the selection of the list.
    pub(crate) fn follow(&mut self) {
        let selected = self.session.asked().and_then(|asked| asked.menu().current());
        if let Some(place) = selected.and_then(|choice| choice.place) {
            self.cursor = place;
        }
    }
}
