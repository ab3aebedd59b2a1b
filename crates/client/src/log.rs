//! What has happened. A line keeps the event and not its sentence, so that it can be told in any language, to each reader
//! as far as they may know it, and so that the moment can be shown on the board again.

use crate::link::{Step, Told};
use kosa_engine::vocab::{Place, Seat};
use kosa_engine::{Event, Public, Seen, Viewer};
use kosa_lang::{Narrator, Texts};
use std::sync::Arc;

/// One thing that happened.
///
/// ```
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// session.choose(0);
/// let line = &session.log().lines()[0];
/// assert!(!line.text(session.viewer(), session.texts()).is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct LogLine {
    /// Entries of the record before it.
    pub entry: usize,
    /// Whose turn it was when it happened.
    pub at_turn: Seat,
    /// What lay open after it; in a step of a person or a bot, after the whole step.
    pub public: Arc<Public>,
    told: Told,
    /// What the sentence needs of those before it.
    narrator: Narrator,
}

impl LogLine {
    /// What happened, as this viewer may know it.
    pub fn seen(&self, viewer: Viewer) -> Seen {
        self.told.to(viewer)
    }

    /// The sentence as this viewer may read it.
    pub fn text(&self, viewer: Viewer, texts: &Texts) -> String {
        let mut narrator = self.narrator;
        texts.event(&mut narrator, &self.seen(viewer), &self.public)
    }

    /// Whether it is a thought of an Automa on the way and not something that happened.
    pub fn is_thought(&self) -> bool {
        self.told.open.event().is_thought()
    }

    /// Whose turn begins here.
    pub fn turn(&self) -> Option<Seat> {
        if let Event::TurnBegan { seat } = self.told.open.event() { Some(seat) } else { None }
    }

    /// The places it is about.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        self.told.open.event().places()
    }
}

/// The log of a game.
///
/// ```
/// use kosa_client::log::Log;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// session.choose(0);
/// assert!(!session.log().lines().is_empty());
/// assert!(Log::new(session.board().unwrap()).lines().is_empty(), "a game that begins here");
/// ```
#[derive(Clone, Debug)]
pub struct Log {
    lines: Vec<LogLine>,
    narrator: Narrator,
    at_turn: Option<Seat>,
    begins: Option<Seat>,
}

/// Games of bots alone may run for hundreds of thousands of events; nobody reads back that far.
const MOST: usize = 4000;

impl Log {
    /// An empty log of a game that begins here.
    pub fn new(start: &Public) -> Log {
        Log {
            lines: Vec::new(),
            narrator: Narrator::default(),
            at_turn: Some(start.active()),
            begins: Some(start.active()),
        }
    }

    /// The log of a game that has not been heard of yet.
    pub fn empty() -> Log {
        Log { lines: Vec::new(), narrator: Narrator::default(), at_turn: None, begins: None }
    }

    /// Hears a step; the lines that came of it.
    pub fn hear(&mut self, step: &Step) -> &[LogLine] {
        if self.lines.len() >= MOST {
            self.lines.drain(..MOST / 4);
        }
        let first = self.lines.len();
        for (i, told) in step.told.iter().enumerate() {
            if let Event::TurnBegan { seat } = told.open.event() {
                self.at_turn = Some(seat);
            }
            self.lines.push(LogLine {
                entry: step.entry,
                at_turn: self.at_turn.unwrap_or(step.public.active()),
                public: step.public_after(i).clone(),
                told: told.clone(),
                narrator: self.narrator,
            });
            self.narrator.hear(&told.open);
        }
        &self.lines[first..]
    }

    /// Forgets what was taken back: the record now has this many entries.
    pub fn take_back(&mut self, entries: usize) {
        let Some(first) = self.lines.iter().position(|line| line.entry >= entries) else { return };
        self.narrator = self.lines[first].narrator;
        self.lines.truncate(first);
        self.at_turn = self.lines.last().map_or(self.begins, |line| Some(line.at_turn));
    }

    /// All lines, oldest first.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }
}
