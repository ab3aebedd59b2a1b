//! The program: screens, the terminal and files together.

use crate::app::App;
use crate::input::Input;
use crate::new_game::NewGame;
use crate::play::Effect;
use crate::replay::Replay;
use crate::save::{self, RecordFile, SaveError};
use crate::terminal::{Screen, run};
use crate::theme::Theme;
use kosa_engine::vocab::Seat;
use kosa_engine::{Record, RecordError};
use kosa_lang::Texts;
use kosa_table::{BOTS, Occupant, Seed, Table, TableError};
use ratatui::Frame;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Why the program stopped.
#[derive(Debug)]
pub enum TuiError {
    /// A game cannot be saved or read.
    Save(SaveError),
    /// A record is not one, or does not fit its seed.
    Record(PathBuf, TableError),
    /// A record cannot be replayed.
    Replay(RecordError),
    /// A seed in a record is none.
    Seed(PathBuf),
    /// The terminal cannot be used.
    Terminal(std::io::Error),
}

impl TuiError {
    /// The sentence in the person's language.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            TuiError::Save(e) => e.text(texts),
            TuiError::Record(path, e) => format!("{}: {}", path.display(), texts.table_error(e)),
            TuiError::Replay(e) => texts.record_error(e),
            TuiError::Seed(path) => {
                texts.fill("tui-save-seed", &[("file", path.display().to_string().into())])
            }
            TuiError::Terminal(e) => texts.fill("tui-terminal-fails", &[("why", e.to_string().into())]),
        }
    }
}

impl core::fmt::Display for TuiError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.text(&Texts::new(kosa_lang::Lang::English)))
    }
}

impl core::error::Error for TuiError {}

impl From<SaveError> for TuiError {
    fn from(e: SaveError) -> TuiError {
        TuiError::Save(e)
    }
}

/// What the program begins with.
pub enum Start {
    /// The set-up, filled in so far, with the seed that was asked for.
    SetUp(NewGame, Option<Seed>),
    /// A game, with the seed that was asked for.
    Game(NewGame, Option<Seed>),
    /// A game that was broken off, from this file.
    Resume(PathBuf, Option<Seed>),
}

/// Reads a game that was broken off, even in the middle of a line.
pub fn resume(path: &Path, seed: Option<Seed>, any_seed: Seed) -> Result<Table, TuiError> {
    let bytes = crate::save::read(path).map_err(|e| SaveError::Read(path.to_path_buf(), e))?;
    // A name may have been cut off in the middle of a letter.
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    let wrong = |e: TableError| TuiError::Record(path.to_path_buf(), e);
    let record = Record::recover(text).map_err(|e| wrong(e.into()))?;
    let tag = record.tags.iter().find(|(k, _)| k == "seed").map(|(_, v)| v.clone());
    let seed = match (seed, tag) {
        (Some(seed), _) => seed,
        (None, Some(tag)) => tag.parse().map_err(|_| TuiError::Seed(path.to_path_buf()))?,
        (None, None) => any_seed,
    };
    let mut table = Table::resume(text, seed).map_err(wrong)?;
    table.set_tag("seed", &seed.to_string()).map_err(wrong)?;
    for seat in table.state().public().seats() {
        // A kind of bot this program does not know gives way to one it does.
        if let Some(Occupant::Bot(kind)) = table.occupant(seat)
            && !BOTS.contains(&kind.as_str())
        {
            table.take_over(seat, Occupant::Bot(BOTS[0].to_string())).map_err(wrong)?;
        }
    }
    Ok(table)
}

/// A game and its file.
struct Session {
    app: App,
    file: Option<RecordFile>,
    /// Where the record is to be written, if not in the data directory.
    path: Option<PathBuf>,
}

impl Session {
    fn do_outside(&mut self, effect: Effect) -> bool {
        let done = match effect {
            Effect::Stay => Ok(()),
            Effect::Leave => return false,
            Effect::Begin => self.begin(),
            Effect::Resume => self.resume(),
            Effect::Append => self.with_file(RecordFile::append),
            Effect::Rewrite => self.with_file(RecordFile::renew),
        };
        if let Err(e) = done {
            let text = e.text(self.app.texts());
            self.app.trouble(text);
        }
        true
    }

    fn with_file(
        &mut self,
        what: impl Fn(&mut RecordFile, &Record) -> Result<(), SaveError>,
    ) -> Result<(), TuiError> {
        match (&mut self.file, self.app.play()) {
            (Some(file), Some(play)) => Ok(what(file, play.table().record())?),
            // It could not be made before: perhaps now it can.
            (None, Some(_)) => self.begin(),
            (_, None) => Ok(()),
        }
    }

    fn begin(&mut self) -> Result<(), TuiError> {
        let Some(play) = self.app.play() else { return Ok(()) };
        let record = play.table().record();
        let file = match &self.path {
            Some(path) => RecordFile::create(path, record)?,
            None => RecordFile::create_new(record)?,
        };
        self.adopt(file)
    }

    /// Takes a file as the game's own. What bots have decided since it was read is appended.
    fn adopt(&mut self, mut file: RecordFile) -> Result<(), TuiError> {
        if let Some(play) = self.app.play_mut() {
            play.saved_as = file.path().display().to_string();
            file.append(play.table().record())?;
        }
        self.file = Some(file);
        Ok(())
    }

    fn resume(&mut self) -> Result<(), TuiError> {
        let path = save::latest()?;
        let table = resume(&path, None, Seed::from(0))?;
        let file = RecordFile::rewrite(&path, table.record())?;
        self.app.sit_down(table);
        self.adopt(file)
    }
}

impl Screen for Session {
    fn input(&mut self, input: Input) -> bool {
        // What was decided lies on the disk before it is shown.
        let effect = self.app.input(input);
        self.do_outside(effect)
    }

    fn paste(&mut self, text: &str) {
        self.app.paste(text);
    }

    fn draw(&mut self, frame: &mut Frame) {
        self.app.draw(frame);
    }
}

/// Plays in the terminal. The record goes to `path`, or to a new file in the data directory. Says where the game is
/// saved if it is not over.
pub fn play(
    start: Start,
    path: Option<PathBuf>,
    texts: Texts,
    theme: Theme,
    any_seed: Seed,
) -> Result<Option<PathBuf>, TuiError> {
    let texts = Rc::new(texts);
    let mut session = match start {
        Start::SetUp(game, seed) => {
            // One that is open in another window is there all the same: who asks for it is told.
            let none = matches!(
                save::latest(),
                Err(SaveError::NothingToResume(_) | SaveError::NoDirectory | SaveError::Write(..))
            );
            let app = App::set_up(&game, seed, texts, theme, !none);
            Session { app, file: None, path }
        }
        Start::Game(game, seed) => {
            let (mut app, effect) = App::start(game, texts, theme);
            if let Some(seed) = seed {
                app.remember_seed(seed);
            }
            let mut session = Session { app, file: None, path };
            match effect {
                // A game that cannot be saved is refused while nothing has been played.
                Effect::Begin => session.begin()?,
                _ => _ = session.do_outside(effect),
            }
            session
        }
        Start::Resume(from, seed) => {
            let table = resume(&from, seed, any_seed)?;
            let file = match path.as_ref().filter(|to| **to != from) {
                Some(to) => RecordFile::create(to, table.record())?,
                None => RecordFile::rewrite(&from, table.record())?,
            };
            let mut session = Session { app: App::resumed(table, texts, theme), file: None, path };
            session.adopt(file)?;
            session
        }
    };
    run(&mut session).map_err(TuiError::Terminal)?;
    let unfinished = session.app.play().is_some_and(|play| !play.is_over());
    Ok(session.file.filter(|_| unfinished).map(|f| f.path().to_path_buf()))
}

impl Screen for Replay {
    fn input(&mut self, input: Input) -> bool {
        Replay::input(self, input)
    }

    fn draw(&mut self, frame: &mut Frame) {
        Replay::draw(self, frame);
    }
}

/// Shows a record in the terminal, as everybody, a seat or a bystander may see it.
pub fn replay(
    record: Record,
    viewer: Option<Option<Seat>>,
    texts: Texts,
    theme: Theme,
) -> Result<(), TuiError> {
    let mut replay = Replay::new(record, viewer, Rc::new(texts), theme).map_err(TuiError::Replay)?;
    run(&mut replay).map_err(TuiError::Terminal)
}
