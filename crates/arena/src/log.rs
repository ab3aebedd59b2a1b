//! The log of a series: a file that only grows, one line for each finished game, so that a series goes on after a kill.
//!
//! Each line is JSON and ends with a check of what stands before it. The first says which series it is. Whoever kills the
//! program in the middle of a line loses that line and nothing else.

use crate::game_line::GameLine;
use serde::Serialize;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What a line has after its last field.
const CHECK: &str = ",\"check\":\"";
/// How long that is with its sixteen digits and what closes it.
const TAIL: usize = CHECK.len() + 16 + 2;

/// Why a log cannot be gone on with.
///
/// ```
/// use kosa_arena::{Log, LogError};
///
/// let path = std::env::temp_dir().join(format!("kosa-no-log-{}", std::process::id()));
/// std::fs::write(&path, "a letter to a friend\n").unwrap();
/// let refused = Log::open(&path, &["a series"], |_| {}).unwrap_err();
/// assert!(matches!(refused, LogError::NoLog(_)));
/// assert_eq!(std::fs::read_to_string(&path).unwrap(), "a letter to a friend\n", "nothing is changed");
/// # std::fs::remove_file(&path).unwrap();
/// ```
#[derive(Debug)]
pub enum LogError {
    /// The file cannot be read or written.
    Io(PathBuf, io::Error),
    /// It is no log of a series.
    NoLog(PathBuf),
    /// It is the log of another series.
    Other(PathBuf),
    /// A whole line is damaged: which, counted from 1.
    Damaged(PathBuf, u64),
    /// Another program writes into it.
    InUse(PathBuf),
}

impl core::fmt::Display for LogError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            LogError::Io(path, e) => write!(f, "{}: {e}", path.display()),
            LogError::NoLog(path) => write!(f, "{}: no log of a series", path.display()),
            LogError::Other(path) => write!(f, "{}: the log of another series", path.display()),
            LogError::Damaged(path, line) => write!(f, "{}: line {line} is damaged", path.display()),
            LogError::InUse(path) => write!(f, "{}: in use", path.display()),
        }
    }
}

impl core::error::Error for LogError {}

/// A log that is open for the next game.
///
/// ```
/// use kosa_arena::{GameLine, Log};
/// use std::collections::BTreeMap;
///
/// let path = std::env::temp_dir().join(format!("kosa-log-{}", std::process::id()));
/// let head = BTreeMap::from([("kosa_arena", "a series of two")]);
/// let line = GameLine { game: 0, finished: true, turns: 40, refused: 0, seats: vec![] };
/// let mut log = Log::open(&path, &head, |_| panic!("it is new")).unwrap();
/// log.add(&line).unwrap();
/// drop(log);
///
/// // After a kill it goes on where it was.
/// let mut known = Vec::new();
/// let log = Log::open(&path, &head, |line| known.push(line)).unwrap();
/// assert_eq!((log.games(), known), (1, vec![line]));
/// # std::fs::remove_file(&path).unwrap();
/// ```
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    games: u64,
}

impl Log {
    /// Opens the log of the series that `head` describes, or begins one. The games in it are handed over in their order;
    /// what a kill has left of a line is cut off. Nothing is changed where something is wrong.
    pub fn open(
        path: &Path,
        head: &impl Serialize,
        mut known: impl FnMut(GameLine),
    ) -> Result<Log, LogError> {
        let io = |e| LogError::Io(path.to_path_buf(), e);
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(LogError::InUse(path.to_path_buf())),
            // Some file systems know no locks; two programs at once are then their people's affair.
            Err(TryLockError::Error(_)) => {}
        }
        let head = line(head).map_err(io)?;
        let mut reader = BufReader::new(&file);
        let mut first = Vec::new();
        reader.read_until(b'\n', &mut first).map_err(io)?;
        let mut log = Log { path: path.to_path_buf(), file: file.try_clone().map_err(io)?, games: 0 };
        if first.len() < head.len() && head.as_bytes().starts_with(&first) {
            // A new file, or one that was killed before it had its head.
            log.cut(0)?;
            log.write(&head)?;
            return Ok(log);
        }
        if first != head.as_bytes() {
            let path = path.to_path_buf();
            let is_log = checked(&first).is_some_and(|body| body.starts_with(b"{\"kosa_arena\":"));
            return Err(if is_log { LogError::Other(path) } else { LogError::NoLog(path) });
        }
        let (mut good, mut number) = (first.len() as u64, 1);
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let read = reader.read_until(b'\n', &mut bytes).map_err(io)?;
            if read == 0 {
                break;
            }
            number += 1;
            let game = checked(&bytes).and_then(|body| serde_json::from_slice::<GameLine>(&body).ok());
            match game.filter(|game| game.game == log.games) {
                Some(game) => {
                    good += read as u64;
                    log.games += 1;
                    known(game);
                }
                // What a kill leaves of a line has no end; a line that has one was whole.
                None if !bytes.ends_with(b"\n") => break,
                None => return Err(LogError::Damaged(path.to_path_buf(), number)),
            }
        }
        log.cut(good)?;
        Ok(log)
    }

    /// How many games are in it: the number of the next one.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Writes the next game down.
    pub fn add(&mut self, game: &GameLine) -> Result<(), LogError> {
        let text = line(game).map_err(|e| LogError::Io(self.path.clone(), e))?;
        self.write(&text)?;
        self.games += 1;
        Ok(())
    }

    fn cut(&mut self, length: u64) -> Result<(), LogError> {
        let cut = |file: &mut File| {
            if file.metadata()?.len() != length {
                file.set_len(length)?;
            }
            file.seek(SeekFrom::Start(length)).map(drop)
        };
        cut(&mut self.file).map_err(|e| LogError::Io(self.path.clone(), e))
    }

    fn write(&mut self, text: &str) -> Result<(), LogError> {
        // One call for one line: whoever is killed between two calls leaves whole lines.
        self.file.write_all(text.as_bytes()).map_err(|e| LogError::Io(self.path.clone(), e))
    }
}

/// A value as one line with its check.
fn line(value: &impl Serialize) -> io::Result<String> {
    let mut text = serde_json::to_string(value)?;
    let check = fingerprint(text.as_bytes());
    text.pop();
    text.push_str(&format!("{CHECK}{check:016x}\"}}\n"));
    Ok(text)
}

/// What stands before the check of a whole line, if the check is right.
fn checked(line: &[u8]) -> Option<Vec<u8>> {
    let line = line.strip_suffix(b"\n")?;
    let (body, tail) = line.split_at_checked(line.len().checked_sub(TAIL)?)?;
    let digits = tail.strip_prefix(CHECK.as_bytes())?.strip_suffix(b"\"}")?;
    let check = u64::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok()?;
    let mut body = body.to_vec();
    body.push(b'}');
    (fingerprint(&body) == check).then_some(body)
}

/// The hash of Fowler, Noll and Vo: enough against accidents.
///
/// ```
/// assert_ne!(kosa_arena::fingerprint(b"a"), kosa_arena::fingerprint(b"b"));
/// ```
pub fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
