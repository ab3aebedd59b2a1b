//! A game at this device, kept in the browser at every decision.

use crate::storage::{self, Games};
use kosa_client::link::Thought;
use kosa_client::wishes::{Start, Who, Wishes};
use kosa_client::{Command, NewGame, News, RecordFile, SaveError, SavedTable, Storage, TableLink, saves};
use kosa_engine::vocab::Seat;
use kosa_engine::{Record, State};
use kosa_table::{Occupant, Seed, Table, TableError};
use leptos::prelude::*;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

/// How a game is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Keeping {
    /// It is.
    #[default]
    Good,
    /// It is played in another window since.
    Elsewhere,
    /// It is not, and this is why.
    Not(String),
}

/// A table whose record lies in the browser, shared by the session that plays at it and the room around it.
#[derive(Clone)]
pub struct Kept {
    table: Rc<RefCell<SavedTable<Games>>>,
    /// How it is kept, after every decision. It lives as long as the game, not as long as the room that opened it.
    pub keeping: ArcRwSignal<Keeping>,
    /// The words in which troubles are told.
    words: crate::words::Words,
    /// What is told once: what was wrong with the record.
    pub told: Option<String>,
}

/// A seed nobody can guess.
pub fn any_seed() -> Seed {
    Seed::from(storage::random_bytes::<32>())
}

impl Kept {
    fn of(table: Table, file: RecordFile<Games>, words: crate::words::Words) -> Kept {
        let table = Rc::new(RefCell::new(SavedTable::new(table, file)));
        let kept = Kept { table, keeping: ArcRwSignal::new(Keeping::Good), words, told: None };
        kept.save();
        kept
    }

    /// Deals a game and keeps it.
    pub fn deal(game: NewGame, words: crate::words::Words) -> Result<Kept, TableError> {
        Ok(Kept::of(game.deal()?, RecordFile::new(storage::games(), None), words))
    }

    /// A new game that begins at a moment of another: a person takes a seat, the others are played by bots and Automas.
    pub fn from_moment(state: State, seat: Seat, words: crate::words::Words) -> Result<Kept, TableError> {
        let mut table = Table::from_state(state, any_seed());
        // The bots of whoever asks for some.
        let bots = Start::Bots.wishes();
        let kind = bots.seats.iter().find_map(|seat| match &seat.who {
            Who::Bot(kind) => Some(kind.clone()),
            _ => None,
        });
        let bot = Occupant::Bot(kind.unwrap_or_else(|| kosa_table::BOTS[0].to_string()));
        let others = state.public().seats().filter(|s| !state.public().player(*s).is_automa());
        for other in others {
            let occupant = if other == seat { Occupant::Human(String::new()) } else { bot.clone() };
            table.take_over(other, occupant)?;
        }
        Ok(Kept::of(table, RecordFile::new(storage::games(), None), words))
    }

    /// Opens a game that is kept; a damaged one as it was before. `seize` takes it from another window.
    pub fn open(name: &str, seize: bool, words: crate::words::Words) -> Result<Kept, SaveError> {
        let path = Path::new(name);
        let mut games = storage::games();
        if seize {
            games.seize(path).map_err(|e| SaveError::Write(path.to_path_buf(), e))?;
        }
        let open = saves::open(games, path, None, any_seed(), true)?;
        let told = open.damage.map(|damage| damage.text(&words.peek()));
        let mut kept = Kept::of(open.table, open.file, words);
        kept.told = told;
        Ok(kept)
    }

    /// Its name in the storage; empty if it is not there.
    pub fn name(&self) -> String {
        let table = self.table.borrow();
        table.file().path().map(|path| path.display().to_string()).unwrap_or_default()
    }

    /// The whole record as a text.
    pub fn text(&self) -> String {
        self.with_record(Record::to_text)
    }

    /// The wishes for another game of the same people by the same rules, with whatever chance deals them.
    pub fn same_table(&self) -> Wishes {
        Wishes::again(self.table.borrow().near().table())
    }

    /// Looks at the record.
    pub fn with_record<T>(&self, look: impl FnOnce(&Record) -> T) -> T {
        look(self.table.borrow().near().record())
    }

    /// Keeps the game if it is not kept yet, and looks whether it is.
    pub fn save(&self) {
        self.table.borrow_mut().save();
        self.look();
    }

    /// Says how it is kept.
    fn look(&self) {
        let keeping = match self.table.borrow().trouble() {
            None => Keeping::Good,
            Some(SaveError::InUse(_)) => Keeping::Elsewhere,
            Some(e) => Keeping::Not(e.text(&self.words.peek())),
        };
        let before = self.keeping.get_untracked();
        // One trouble is told once: another failure of the same kind is no news.
        let same = matches!((&before, &keeping), (Keeping::Not(_), Keeping::Not(_)));
        if before != keeping && !same {
            self.keeping.set(keeping);
        }
    }

    /// Renews the mark by which other windows know that it is played here.
    pub fn touch(&self) {
        let (name, mut games) = (self.name(), storage::games());
        if !name.is_empty() && games.take(Path::new(&name)).is_err() {
            self.save();
        }
    }

    /// Lets other windows have it.
    pub fn release(&self) {
        let (name, mut games) = (self.name(), storage::games());
        if !name.is_empty() && games.take(Path::new(&name)).is_ok() {
            // A mark that cannot be removed grows old by itself.
            let _ = games.release();
        }
    }
}

impl TableLink for Kept {
    fn send(&mut self, command: Command) -> Vec<News> {
        let news = self.table.borrow_mut().send(command);
        self.look();
        news
    }

    fn thought(&self) -> Option<Thought> {
        self.table.borrow().thought()
    }
}
