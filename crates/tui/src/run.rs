//! The program: screens, the terminal and files together.

use crate::app::App;
use crate::input::Input;
use crate::play::{Effect, Unsaved};
use crate::replay::Replay;
use crate::save::{disk, notes};
use crate::terminal::{Screen, run};
use crate::theme::Theme;
use kosa_client::NewGame;
use kosa_client::saves::{self, Open};
use kosa_client::{Disk, RecordFile, SaveError, SaveState, Storage};
use kosa_engine::{Record, RecordError, Viewer};
use kosa_lang::Texts;
use kosa_learn::{Notebook, Victories};
use kosa_table::Seed;
use ratatui::Frame;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why the program stopped.
#[derive(Debug)]
pub enum TuiError {
    /// A game cannot be saved or read.
    Save(SaveError),
    /// A record cannot be replayed.
    Replay(RecordError),
    /// The terminal cannot be used.
    Terminal(std::io::Error),
}

impl TuiError {
    /// The sentence in the person's language.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            TuiError::Save(e) => e.text(texts),
            TuiError::Replay(e) => texts.record_error(e),
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
    /// The same, with the saved games listed over it, and why none of them goes on by itself.
    List(NewGame, Option<Seed>, SaveError),
    /// A game, with the seed that was asked for.
    Game(NewGame, Option<Seed>),
    /// A game that was broken off, from this file.
    Resume {
        /// The file.
        from: PathBuf,
        /// The seed that was asked for.
        seed: Option<Seed>,
        /// Whether a damaged one may be opened as it was before.
        mend: bool,
    },
}

/// How the program was left.
#[derive(Debug)]
pub enum Ending {
    /// No game was begun.
    Nothing,
    /// The game goes on from this file.
    Saved(PathBuf),
    /// The game is over, its record in this file.
    Over(PathBuf),
    /// The game is not saved.
    Unsaved(SaveError),
}

/// A game and its file.
struct Session {
    app: App,
    file: Option<RecordFile<Disk>>,
    /// Where the record is to be written, if not in the data directory.
    path: Option<PathBuf>,
}

impl Session {
    /// Does what must be done outside; whether the screen stays. One who leaves at once is asked nothing.
    fn do_outside(&mut self, effect: Effect, at_once: bool) -> bool {
        match effect {
            Effect::Stay => {}
            Effect::Leave => return !self.leave(at_once),
            Effect::Begin => self.begin(),
            Effect::List => self.list(),
            Effect::Open(index) => {
                if let Err(e) = self.open(index) {
                    let text = e.text(self.app.texts());
                    self.app.trouble(text);
                }
            }
            Effect::Append | Effect::Rewrite | Effect::Check => self.save(),
            Effect::SaveElsewhere => self.save_elsewhere(),
            Effect::BringSheet => self.bring_sheet(),
            Effect::KeepSheet => self.keep_sheet(),
            Effect::Again => {
                self.save();
                let effect = self.app.again(any_seed());
                if effect == Effect::Begin {
                    self.path = None;
                    return self.do_outside(effect, at_once);
                }
            }
        }
        true
    }

    /// Whether the program may end: it may not if the game turns out not to be saved and nobody has been told.
    fn leave(&mut self, at_once: bool) -> bool {
        let knows = self.app.play().is_some_and(|play| play.leaves_unsaved());
        self.save();
        let saved = self.file.as_ref().is_none_or(RecordFile::is_saved);
        if saved || knows || at_once || !self.app.can_ask() {
            return true;
        }
        if let Some(play) = self.app.play_mut() {
            play.ask_to_leave();
        }
        false
    }

    fn begin(&mut self) {
        // Whoever has never saved a game is led through the first turns.
        let first = disk().list().is_ok_and(|listed| listed.is_empty());
        if let Some(play) = self.app.play_mut().filter(|_| first) {
            play.set_guide(true);
        }
        self.file = Some(RecordFile::new(disk(), self.path.clone()));
        self.save();
    }

    /// Bots decide once what was decided before lies on the disk, and what they decide is saved before it is shown.
    fn let_bots_decide(&mut self) {
        if self.app.let_bots_decide() != Effect::Stay {
            self.save();
        }
    }

    /// Brings the file to where the game is, and tells the person how that went.
    fn save(&mut self) {
        if let (Some(file), Some(play)) = (&mut self.file, self.app.play()) {
            file.save(play.table().record());
        }
        self.tell();
    }

    fn tell(&mut self) {
        let texts = self.app.texts();
        let Some(file) = &mut self.file else { return };
        let unsaved = file.trouble().map(|e| Unsaved {
            short: e.short(texts),
            why: e.text(texts),
            earlier: file.holds_earlier(),
            instead: instead(file.path()),
        });
        let aside = file.take_aside().map(|aside| {
            let name = aside.display().to_string();
            texts.fill("save-kept", &[("file", name.into())])
        });
        let saved_as = file.path().map_or_else(String::new, |path| path.display().to_string());
        if let Some(play) = self.app.play_mut() {
            play.saved_as = saved_as;
            play.unsaved = unsaved;
            if let Some(text) = aside {
                play.trouble(text);
            }
        }
    }

    fn save_elsewhere(&mut self) {
        let (Some(file), Some(play)) = (&mut self.file, self.app.play()) else { return };
        let path = play.elsewhere().map(from_home).unwrap_or_default();
        let done = file.save_elsewhere(&path, play.table().record());
        let texts = self.app.texts();
        let said = match done {
            Ok(()) => Ok(texts.fill("save-now", &[("file", path.display().to_string().into())])),
            Err(e) => Err(e.text(texts)),
        };
        self.tell();
        if let Some(play) = self.app.play_mut() {
            play.answer_elsewhere(said);
        }
    }

    fn bring_sheet(&mut self) {
        match Victories::read(&Notebook::new(notes())) {
            Ok(sheet) => {
                if let Some(play) = self.app.play_mut() {
                    play.bring_sheet(sheet);
                }
            }
            Err(e) => self.not_kept(&e),
        }
    }

    fn keep_sheet(&mut self) {
        let Some(sheet) = self.app.play().and_then(|play| play.sheet()).cloned() else { return };
        if let Err(e) = sheet.write(&mut Notebook::new(notes())) {
            self.not_kept(&e);
        }
    }

    fn not_kept(&mut self, e: &std::io::Error) {
        let texts = self.app.texts();
        let why = kosa_client::io_reason(texts, e);
        let text = texts.fill("study-not-kept", &[("why", why.into())]);
        self.app.trouble(text);
    }

    fn list(&mut self) {
        match saves::list(&disk()) {
            Ok(games) => self.app.show_saves(games),
            Err(e) => {
                let text = e.text(self.app.texts());
                self.app.trouble(text);
            }
        }
    }

    /// Goes on with a game of the list. What is wrong with a damaged one was said there.
    fn open(&mut self, index: usize) -> Result<(), SaveError> {
        let Some(game) = self.app.saved_game(index) else { return Ok(()) };
        let mend = matches!(game.state, SaveState::Damaged(..));
        let opened = saves::open(disk(), &game.path, None, Seed::from(0), mend)?;
        self.sit_down(opened);
        Ok(())
    }

    /// Goes on with a game.
    fn sit_down(&mut self, opened: Open<Disk>) {
        let Open { table, file, damage } = opened;
        self.app.sit_down(table);
        self.file = Some(file);
        if let (Some(file), Some(play)) = (&mut self.file, self.app.play()) {
            file.save(play.table().record());
        }
        let texts = self.app.texts();
        // It is said with the rest of what there is to say about the damage.
        let aside = self.file.as_mut().filter(|_| damage.is_some()).and_then(RecordFile::take_aside);
        let said = damage.zip(aside).map(|(damage, aside)| {
            let args = [("n", damage.lost.into()), ("file", aside.display().to_string().into())];
            texts.fill("save-opened-damaged", &args)
        });
        self.tell();
        if let Some(text) = said {
            self.app.trouble(text);
        }
        // The first game of a device is guided wherever it was broken off.
        let first = disk().list().is_ok_and(|listed| listed.len() <= 1);
        if let Some(play) = self.app.play_mut().filter(|_| first) {
            play.set_guide(true);
        }
    }

    fn refuse_unsaved(&mut self) -> Result<(), SaveError> {
        self.file.as_mut().and_then(RecordFile::take_trouble).map_or(Ok(()), Err)
    }

    /// How the game stands when the program ends.
    fn ending(mut self) -> Ending {
        // Who was ended from outside had no chance to be asked.
        self.save();
        let Some((mut file, play)) = self.file.zip(self.app.play()) else { return Ending::Nothing };
        let over = play.is_over();
        match file.path().map(Path::to_path_buf).filter(|_| file.is_saved()) {
            Some(path) if over => Ending::Over(path),
            Some(path) => Ending::Saved(path),
            None => file.take_trouble().map_or(Ending::Nothing, Ending::Unsaved),
        }
    }
}

/// A seed that nobody has asked for: what a program gets from its surroundings for its own tables.
fn any_seed() -> Seed {
    use std::hash::{BuildHasher, Hasher, RandomState};
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&RandomState::new().build_hasher().finish().to_le_bytes());
    }
    Seed::from(bytes)
}

/// A file that is probably writable where this one is not.
fn instead(path: Option<&Path>) -> String {
    let name = path.and_then(Path::file_name).unwrap_or("game.kosa".as_ref());
    let home = std::env::home_dir().map(|home| home.join(name)).filter(|there| Some(there.as_path()) != path);
    home.unwrap_or_else(|| std::env::temp_dir().join(name)).display().to_string()
}

/// A path as it is typed: `~` is the home directory.
fn from_home(typed: &str) -> PathBuf {
    let typed = typed.trim();
    match (typed.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(typed),
    }
}

impl Screen for Session {
    fn input(&mut self, input: Input) -> bool {
        // Bots that were still thinking come first, unless somebody will not wait.
        if input != Input::Interrupt {
            self.let_bots_decide();
        }
        // What was decided lies on the disk before it is shown.
        let effect = self.app.input(input);
        self.do_outside(effect, input == Input::Interrupt)
    }

    fn work(&mut self) -> bool {
        if self.app.let_a_bot_decide() != Effect::Stay {
            self.save();
            return true;
        }
        self.app.look_back()
    }

    fn paste(&mut self, text: &str) {
        self.app.paste(text);
    }

    fn tick(&mut self) -> bool {
        let goes_on = self.app.tick();
        if goes_on {
            self.save();
        }
        goes_on
    }

    fn draw(&mut self, frame: &mut Frame) {
        self.app.draw(frame);
    }
}

/// Plays in the terminal. The record goes to `path`, or to a new file in the data directory. Says whether the game is
/// saved, and where.
pub fn play(
    start: Start,
    path: Option<PathBuf>,
    texts: Texts,
    theme: Theme,
    any_seed: Seed,
) -> Result<Ending, TuiError> {
    let texts = Arc::new(texts);
    // Whoever asks for the list is told how each game stands.
    let any = || disk().list().is_ok_and(|listed| !listed.is_empty());
    let mut session = match start {
        Start::SetUp(game, seed) => {
            Session { app: App::set_up(&game, seed, texts, theme, any()), file: None, path }
        }
        Start::List(game, seed, why) => {
            let said = why.text(&texts);
            let app = App::set_up(&game, seed, texts, theme, true);
            let mut session = Session { app, file: None, path };
            session.list();
            session.app.trouble(said);
            session
        }
        Start::Game(game, seed) => {
            let (mut app, effect) = App::start(game, texts, theme);
            if let Some(seed) = seed {
                app.remember_seed(seed);
            }
            let mut session = Session { app, file: None, path };
            session.do_outside(effect, false);
            // A game that cannot be saved is refused while nothing has been played.
            session.refuse_unsaved()?;
            session
        }
        Start::Resume { from, seed, mend } => {
            let opened = match path.as_ref().filter(|to| **to != from) {
                Some(to) => saves::open_into(disk(), &from, to.clone(), seed, any_seed, mend)?,
                None => saves::open(disk(), &from, seed, any_seed, mend)?,
            };
            let nobody = NewGame {
                setup: Default::default(),
                players: Vec::new(),
                seed: opened.table.seed(),
                draft: false,
            };
            let app = App::set_up(&nobody, None, texts, theme, false);
            let mut session = Session { app, file: None, path };
            session.sit_down(opened);
            session.refuse_unsaved()?;
            session
        }
    };
    run(&mut session).map_err(TuiError::Terminal)?;
    Ok(session.ending())
}

impl Screen for Replay {
    fn input(&mut self, input: Input) -> bool {
        Replay::input(self, input)
    }

    fn draw(&mut self, frame: &mut Frame) {
        Replay::draw(self, frame);
    }

    fn tick(&mut self) -> bool {
        Replay::tick(self)
    }
}

/// Shows a record in the terminal, as everybody, a seat or a bystander may see it.
pub fn replay(record: Record, viewer: Viewer, texts: Texts, theme: Theme) -> Result<(), TuiError> {
    let mut replay = Replay::new(record, viewer, Arc::new(texts), theme).map_err(TuiError::Replay)?;
    run(&mut replay).map_err(TuiError::Terminal)
}
