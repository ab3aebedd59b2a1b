//! The games that are kept: a list of them, and opening one again, even a damaged one.

use crate::date;
use crate::error::SaveError;
use crate::record_file::{RecordFile, free_name};
use crate::storage::{Listed, Storage};
use kosa_bots::{KINDS, USUAL_KIND};
use kosa_engine::vocab::Seat;
use kosa_engine::{Public, Record};
use kosa_lang::Texts;
use kosa_table::{Occupant, Seed, Table, TableError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A game that is kept.
///
/// ```
/// use kosa_client::saves;
/// # use kosa_client::{Disk, RecordFile};
/// # let folder = std::env::temp_dir().join("kosa-example-saved-game");
/// # let _ = std::fs::remove_dir_all(&folder);
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// # let mut file = RecordFile::new(Disk::new(Some(folder.clone())), None);
/// # assert!(file.save(table.record()));
/// # drop(file);
/// let disk = Disk::new(Some(folder.clone()));
/// let games = saves::list(&disk).unwrap();
/// assert_eq!(games.len(), 1);
/// assert!(games[0].name().ends_with(".kosa") && games[0].summary().is_some());
/// # drop(disk);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub struct SavedGame {
    /// Its name.
    pub path: PathBuf,
    /// When it was last written.
    pub written: Option<SystemTime>,
    /// How it stands.
    pub state: SaveState,
}

/// How a game that is kept stands.
///
/// ```
/// use kosa_client::{SaveState, saves};
/// # use kosa_client::{Disk, RecordFile};
/// # let folder = std::env::temp_dir().join("kosa-example-save-state");
/// # let _ = std::fs::remove_dir_all(&folder);
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// # let mut file = RecordFile::new(Disk::new(Some(folder.clone())), None);
/// # assert!(file.save(table.record()));
/// # drop(file);
/// let disk = Disk::new(Some(folder.clone()));
/// let games = saves::list(&disk).unwrap();
/// assert!(matches!(games[0].state, SaveState::Unfinished(_)));
/// # drop(disk);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub enum SaveState {
    /// It waits to be gone on with.
    Unfinished(Box<Summary>),
    /// It is over.
    Finished(Box<Summary>),
    /// It is being played in another window.
    InUse(Option<Box<Summary>>),
    /// It can be opened as it was before it was damaged.
    Damaged(Box<Summary>, Damage),
    /// It cannot be opened.
    Unreadable(SaveError),
}

/// What is told of a game in a list.
///
/// ```
/// use kosa_client::Summary;
/// use kosa_lang::{Lang, Texts};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
///
/// let summary = Summary::of(&table);
/// assert_eq!(summary.round(), 1);
/// assert!(summary.seats(&Texts::new(Lang::English)).contains("Anna"));
/// ```
#[derive(Clone, Debug)]
pub struct Summary {
    /// Where it stands.
    pub public: Public,
    /// Who plays, by seats.
    pub players: Vec<Occupant>,
}

/// What is wrong with a damaged record.
///
/// ```
/// use kosa_client::saves;
/// use kosa_table::Seed;
/// use std::path::Path;
/// # use kosa_table::Table;
/// # let mut table = Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let active = table.state().public().active();
/// # let mv = table.view(active).legal()[0];
/// # table.play(active, mv).unwrap();
///
/// let text = table.record().to_text() + "1: nonsense\n1: more of it\n";
/// let read = saves::read(Path::new("game.kosa"), text.as_bytes(), Some(Seed::from(7)), Seed::from(7)).unwrap();
/// let damage = read.damage.unwrap();
/// assert_eq!(damage.lost, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The last line that is good.
    pub good: usize,
    /// How many lines after it are given up.
    pub lost: usize,
    /// What is wrong with the next one.
    pub fault: TableError,
}

/// A game that was opened.
///
/// ```
/// use kosa_client::saves;
/// use kosa_table::Seed;
/// # use kosa_client::{Disk, RecordFile};
/// # let folder = std::env::temp_dir().join("kosa-example-open");
/// # let _ = std::fs::remove_dir_all(&folder);
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// # let mut file = RecordFile::new(Disk::new(Some(folder.clone())), None);
/// # assert!(file.save(table.record()));
/// # let path = file.path().unwrap().to_path_buf();
/// # drop(file);
/// let disk = Disk::new(Some(folder.clone()));
/// let open = saves::open(disk, &path, None, Seed::from(1), false).unwrap();
/// assert!(open.damage.is_none());
/// assert_eq!(open.table.state(), table.state());
/// # drop(open);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub struct Open<S> {
    /// The game.
    pub table: Table,
    /// Its record.
    pub file: RecordFile<S>,
    /// What was wrong with the record. The damaged one is kept under another name as soon as the game is saved.
    pub damage: Option<Damage>,
}

/// What a record says, as far as it is good.
///
/// ```
/// use kosa_client::saves;
/// use kosa_table::Seed;
/// use std::path::Path;
/// # use kosa_table::Table;
/// # let mut table = Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let active = table.state().public().active();
/// # let mv = table.view(active).legal()[0];
/// # table.play(active, mv).unwrap();
///
/// let text = table.record().to_text() + "1: nonsense\n1: more of it\n";
/// let read = saves::read(Path::new("game.kosa"), text.as_bytes(), Some(Seed::from(7)), Seed::from(7)).unwrap();
/// assert!(read.damage.is_some());
/// assert_eq!(read.table.state(), table.state(), "as it was before the damage");
/// ```
#[derive(Debug)]
pub struct Read {
    /// The game.
    pub table: Table,
    /// What is wrong with the rest.
    pub damage: Option<Damage>,
}

impl Summary {
    /// The game of a table.
    pub fn of(table: &Table) -> Summary {
        let public = *table.state().public();
        let players = public.seats().filter_map(|seat| table.occupant(seat).cloned()).collect();
        Summary { public, players }
    }

    /// The round being played.
    pub fn round(&self) -> u16 {
        self.public.round()
    }

    /// Who plays what: `Anna (Nordic Kingdoms), Automa (Crimean Khanate)`.
    pub fn seats(&self, texts: &Texts) -> String {
        let seat = |(seat, player): (Seat, &Occupant)| {
            let who = texts.who(&self.public, seat);
            match player {
                Occupant::Human(name) if !name.is_empty() => format!("{name} ({who})"),
                _ => who,
            }
        };
        self.public.seats().zip(&self.players).map(seat).collect::<Vec<_>>().join(", ")
    }
}

impl SavedGame {
    /// What is told of it, if anything can be.
    pub fn summary(&self) -> Option<&Summary> {
        match &self.state {
            SaveState::Unfinished(summary)
            | SaveState::Finished(summary)
            | SaveState::Damaged(summary, _) => Some(summary),
            SaveState::InUse(summary) => summary.as_deref(),
            SaveState::Unreadable(_) => None,
        }
    }

    /// Its name without where it lies.
    pub fn name(&self) -> String {
        self.path.file_name().unwrap_or(self.path.as_os_str()).to_string_lossy().into_owned()
    }

    /// When it was last written, in universal time.
    pub fn date(&self) -> String {
        self.written.map_or_else(|| "?".to_string(), date::readable)
    }

    /// How it stands, in a word.
    pub fn state(&self, texts: &Texts) -> String {
        texts.say(match &self.state {
            SaveState::Unfinished(_) => "save-state-unfinished",
            SaveState::Finished(_) => "save-state-finished",
            SaveState::InUse(_) => "save-state-in-use",
            SaveState::Damaged(..) => "save-state-damaged",
            SaveState::Unreadable(_) => "save-state-unreadable",
        })
    }

    /// What somebody should know before opening it; nothing if all is well.
    pub fn warning(&self, texts: &Texts) -> Option<String> {
        match &self.state {
            SaveState::Unfinished(_) | SaveState::Finished(_) => None,
            SaveState::InUse(_) => Some(SaveError::InUse(self.path.clone()).text(texts)),
            SaveState::Damaged(_, damage) => Some(damage.text(texts)),
            SaveState::Unreadable(e) => Some(e.text(texts)),
        }
    }
}

impl Damage {
    /// What is wrong and what opening it means, in sentences.
    pub fn text(&self, texts: &Texts) -> String {
        // The line is named already, and a question that is quoted brings a full stop of its own.
        let fault = match &self.fault {
            TableError::Record(error) => texts.record_fault(&error.fault),
            fault => texts.table_error(fault),
        };
        let args = [
            ("line", (self.good + 1).into()),
            ("n", self.lost.into()),
            ("fault", fault.trim_end_matches('.').into()),
        ];
        texts.fill("save-damage", &args)
    }
}

/// Every game that is kept, the latest first. Files that hold nothing at all are left out.
pub fn list(storage: &impl Storage) -> Result<Vec<SavedGame>, SaveError> {
    let mut listed = storage.list().map_err(|e| SaveError::Read(storage.usual_place(), e))?;
    listed.sort_by(|a, b| (b.written, &b.name).cmp(&(a.written, &a.name)));
    Ok(listed.into_iter().filter_map(|listed| saved_game(storage, listed)).collect())
}

fn saved_game(storage: &impl Storage, Listed { name: path, written }: Listed) -> Option<SavedGame> {
    let in_use = storage.is_taken(&path);
    let state = match storage.read(&path) {
        Ok(bytes) if bytes.is_empty() => return None,
        Ok(bytes) => match read(&path, &bytes, None, Seed::from(0)) {
            Ok(Read { table, .. }) if in_use => SaveState::InUse(Some(Box::new(Summary::of(&table)))),
            Err(_) if in_use => SaveState::InUse(None),
            Ok(Read { table, damage: Some(damage) }) => {
                SaveState::Damaged(Box::new(Summary::of(&table)), damage)
            }
            Ok(Read { table, damage: None }) if table.is_over() => {
                SaveState::Finished(Box::new(Summary::of(&table)))
            }
            Ok(Read { table, damage: None }) => SaveState::Unfinished(Box::new(Summary::of(&table))),
            Err(e) => SaveState::Unreadable(e),
        },
        Err(_) if in_use => SaveState::InUse(None),
        Err(e) => SaveState::Unreadable(SaveError::Read(path.clone(), e)),
    };
    Some(SavedGame { path, written, state })
}

/// A record that was taken in from outside.
///
/// ```
/// use kosa_client::saves;
/// use std::path::Path;
/// # use kosa_client::Disk;
/// # let folder = std::env::temp_dir().join("kosa-example-imported");
/// # let _ = std::fs::remove_dir_all(&folder);
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
///
/// let mut disk = Disk::new(Some(folder.clone()));
/// let text = table.record().to_text();
/// let imported = saves::import(&mut disk, Path::new("sent.kosa"), text.as_bytes()).unwrap();
/// assert!(imported.damage.is_none());
/// assert_eq!(saves::export(&disk, &imported.path).unwrap(), text, "it is kept as it came");
/// # drop(disk);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub struct Imported {
    /// Its name among the games that are kept.
    pub path: PathBuf,
    /// What is told of it.
    pub summary: Summary,
    /// What is wrong with it: it is kept as it came, and opens as it was before that.
    pub damage: Option<Damage>,
}

/// Keeps a record that comes from outside, as a file somebody was sent. One that cannot be opened, not even in part, is
/// refused and nothing is kept; `from` names it in the error.
pub fn import(storage: &mut impl Storage, from: &Path, bytes: &[u8]) -> Result<Imported, SaveError> {
    if bytes.len() > Record::MAX_BYTES {
        return Err(SaveError::Read(from.to_path_buf(), io::ErrorKind::FileTooLarge.into()));
    }
    let Read { table, damage } = read(from, bytes, None, Seed::from(0))?;
    let path = free_name(storage, |storage, path| storage.keep(path, bytes))?;
    Ok(Imported { path, summary: Summary::of(&table), damage })
}

/// The record under a name as a text, to be taken elsewhere; a damaged one as far as it is text.
pub fn export(storage: &impl Storage, path: &Path) -> Result<String, SaveError> {
    let bytes = storage.read(path).map_err(|e| SaveError::opening(path, e))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What `--resume` without a name means.
///
/// ```
/// use kosa_client::saves;
/// # use kosa_client::{Disk, RecordFile};
/// # let folder = std::env::temp_dir().join("kosa-example-latest");
/// # let _ = std::fs::remove_dir_all(&folder);
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// # let mut file = RecordFile::new(Disk::new(Some(folder.clone())), None);
/// # assert!(file.save(table.record()));
/// # drop(file);
/// let disk = Disk::new(Some(folder.clone()));
/// assert!(matches!(saves::latest(&disk), Ok(saves::Latest::Game(_))));
/// # drop(disk);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub enum Latest {
    /// This game.
    Game(PathBuf),
    /// This one, because every later one is damaged: the first of them, and what is wrong with it.
    Older(PathBuf, SaveError),
}

/// The unfinished game that was played last. One that is being played in another window is refused: an older one is hardly
/// what somebody means. A damaged one is passed over, which must be said.
pub fn latest(storage: &impl Storage) -> Result<Latest, SaveError> {
    let mut damaged = None;
    for game in list(storage)? {
        match game.state {
            SaveState::Finished(_) => {}
            SaveState::InUse(_) => return Err(SaveError::InUse(game.path)),
            SaveState::Unfinished(_) => {
                return Ok(match damaged {
                    Some(fault) => Latest::Older(game.path, fault),
                    None => Latest::Game(game.path),
                });
            }
            SaveState::Damaged(_, damage) => {
                damaged.get_or_insert(SaveError::Damaged(game.path, damage.fault));
            }
            SaveState::Unreadable(e) => {
                damaged.get_or_insert(e);
            }
        }
    }
    Err(damaged.unwrap_or(SaveError::NothingToResume(storage.usual_place())))
}

/// Opens a game to go on with it. A damaged one is refused unless `mend` says that it may be opened as it was before the damage.
pub fn open<S: Storage>(
    storage: S,
    path: &Path,
    seed: Option<Seed>,
    any_seed: Seed,
    mend: bool,
) -> Result<Open<S>, SaveError> {
    let (mut file, bytes) = RecordFile::open(storage, path)?;
    let Read { table, damage } = read_for(path, &bytes, seed, any_seed, mend)?;
    if damage.is_some() {
        file.disown();
    }
    Ok(Open { table, file, damage })
}

/// Opens a game to go on with it in a new file; the one it is read from stays as it is.
pub fn open_into<S: Storage>(
    storage: S,
    path: &Path,
    into: PathBuf,
    seed: Option<Seed>,
    any_seed: Seed,
    mend: bool,
) -> Result<Open<S>, SaveError> {
    let bytes = storage.read(path).map_err(|e| SaveError::opening(path, e))?;
    let Read { table, damage } = read_for(path, &bytes, seed, any_seed, mend)?;
    Ok(Open { table, file: RecordFile::new(storage, Some(into)), damage })
}

fn read_for(
    path: &Path,
    bytes: &[u8],
    seed: Option<Seed>,
    any_seed: Seed,
    mend: bool,
) -> Result<Read, SaveError> {
    match read(path, bytes, seed, any_seed)? {
        Read { damage: Some(damage), .. } if !mend => {
            Err(SaveError::Damaged(path.to_path_buf(), damage.fault))
        }
        read => Ok(read),
    }
}

/// Reads a game that was broken off, even in the middle of a line. Where a line is damaged, the game is read up to there.
pub fn read(path: &Path, bytes: &[u8], seed: Option<Seed>, any_seed: Seed) -> Result<Read, SaveError> {
    // A name may have been cut off in the middle of a letter.
    let text = String::from_utf8_lossy(bytes);
    let whole = text.trim_start_matches('\u{feff}');
    let wrong = |e: TableError| SaveError::Record(path.to_path_buf(), e);
    let mut text = whole;
    let mut fault: Option<TableError> = None;
    let mut table = loop {
        let read = seed_of(path, text, seed).and_then(|known| {
            // Where nobody names the seed, nothing is proved by it: the game goes on with another.
            let (seed, table) = match known {
                Some(seed) => (seed, Table::resume(text, seed)),
                None => (any_seed, Table::resume_unproved(text, any_seed)),
            };
            let mut table = table.map_err(wrong)?;
            table.set_tag("seed", &seed.to_string()).map_err(wrong)?;
            Ok(table)
        });
        match read {
            Ok(table) => break table,
            Err(SaveError::Record(_, e)) => match before(text, &e) {
                Some(good) => {
                    text = good;
                    fault.get_or_insert(e);
                }
                None => return Err(wrong(fault.unwrap_or(e))),
            },
            Err(e) => return Err(e),
        }
    };
    for seat in table.state().public().seats() {
        // A kind of bot this program does not know gives way to one it does.
        if let Some(Occupant::Bot(kind)) = table.occupant(seat)
            && !KINDS.contains(&kind.as_str())
        {
            table.take_over(seat, Occupant::Bot(USUAL_KIND.to_string())).map_err(wrong)?;
        }
    }
    let good = text.lines().count();
    let damage = fault.map(|fault| Damage { good, lost: whole.lines().count() - good, fault });
    Ok(Read { table, damage })
}

/// The seed that is given, or the one the record names.
fn seed_of(path: &Path, text: &str, seed: Option<Seed>) -> Result<Option<Seed>, SaveError> {
    if seed.is_some() {
        return Ok(seed);
    }
    let record = Record::recover(text).map_err(|e| SaveError::Record(path.to_path_buf(), e.into()))?;
    let named = record.tags.iter().find(|(key, _)| key == "seed");
    named.map(|(_, tag)| tag.parse().map_err(|_| SaveError::Seed(path.to_path_buf()))).transpose()
}

/// The text before the line that is wrong, as long as it is a move: without its head a record says nothing.
fn before<'a>(text: &'a str, fault: &TableError) -> Option<&'a str> {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let moves = lines.iter().position(|line| line.trim() == "moves")?;
    let wrong = match fault {
        TableError::Record(e) => e.line.checked_sub(1)?,
        TableError::ChanceDiffers { outcome } => {
            let nth = usize::try_from(outcome.checked_sub(1)?).ok()?;
            let chance = |(i, line): &(usize, &&str)| *i > moves && line.trim().starts_with("*:");
            lines.iter().enumerate().filter(chance).nth(nth)?.0
        }
        _ => return None,
    };
    let length = lines.get(..wrong)?.iter().map(|line| line.len()).sum();
    (wrong > moves && wrong < lines.len()).then(|| &text[..length])
}
