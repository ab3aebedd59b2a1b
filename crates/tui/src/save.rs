//! Games on disk: the record of each game in a file of its own in the platform's data directory, every entry appended
//! and synced before it is shown as done. After an undo the file is written anew beside the old one, which stays
//! whole until then.

use etcetera::BaseStrategy;
use kosa_engine::Record;
use kosa_lang::Texts;
use std::fs::{File, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Why a game cannot be saved or found.
#[derive(Debug)]
pub enum SaveError {
    /// The platform names no data directory.
    NoDirectory,
    /// A file is there already and is not overwritten.
    Exists(PathBuf),
    /// The game is being played in another window.
    InUse(PathBuf),
    /// Reading failed.
    Read(PathBuf, std::io::Error),
    /// Writing failed.
    Write(PathBuf, std::io::Error),
    /// No game waits to be gone on with.
    NothingToResume(PathBuf),
}

impl SaveError {
    /// The sentence in the person's language.
    pub fn text(&self, texts: &Texts) -> String {
        let file = |path: &Path| path.display().to_string().into();
        match self {
            SaveError::NoDirectory => texts.say("tui-save-no-directory"),
            SaveError::Exists(path) => texts.fill("tui-save-exists", &[("file", file(path))]),
            SaveError::InUse(path) => texts.fill("tui-save-in-use", &[("file", file(path))]),
            SaveError::Read(path, e) => {
                texts.fill("tui-save-read", &[("file", file(path)), ("why", io_reason(texts, e).into())])
            }
            SaveError::Write(path, e) => {
                texts.fill("tui-save-write", &[("file", file(path)), ("why", io_reason(texts, e).into())])
            }
            SaveError::NothingToResume(path) => texts.fill("tui-save-nothing", &[("file", file(path))]),
        }
    }
}

impl core::fmt::Display for SaveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.text(&Texts::new(kosa_lang::Lang::English)))
    }
}

impl core::error::Error for SaveError {}

/// The operating system's reason without its number, in the person's language where it is a common one.
pub fn io_reason(texts: &Texts, e: &std::io::Error) -> String {
    match e.kind() {
        std::io::ErrorKind::NotFound => texts.say("tui-why-not-found"),
        std::io::ErrorKind::PermissionDenied => texts.say("tui-why-denied"),
        std::io::ErrorKind::StorageFull => texts.say("tui-why-full"),
        std::io::ErrorKind::FileTooLarge => texts.say("tui-why-too-long"),
        std::io::ErrorKind::IsADirectory => texts.say("tui-why-directory"),
        _ => {
            let said = e.to_string();
            said.split_once(" (os error").map_or(said.as_str(), |(words, _)| words).to_string()
        }
    }
}

/// Reads to the end, but no more than a record may have: a longer file is refused before it fills the memory.
pub fn read_record(from: impl Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(Record::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > Record::MAX_BYTES {
        return Err(std::io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// As [`read_record`], from a file.
pub(crate) fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    read_record(File::open(path)?)
}

/// Where games are saved; the directory is made if it is not there.
pub fn directory() -> Result<PathBuf, SaveError> {
    let base = etcetera::base_strategy::choose_native_strategy().map_err(|_| SaveError::NoDirectory)?;
    let path = base.data_dir().join("kosa").join("games");
    std::fs::create_dir_all(&path).map_err(|e| SaveError::Write(path.clone(), e))?;
    Ok(path)
}

/// The unfinished game that was played last. One that is being played in another window is refused: an older one is
/// hardly what somebody means.
pub fn latest() -> Result<PathBuf, SaveError> {
    let directory = directory()?;
    let files = std::fs::read_dir(&directory).map_err(|e| SaveError::Read(directory.clone(), e))?;
    let mut games: Vec<(SystemTime, PathBuf)> = files
        .filter_map(|file| {
            let path = file.ok()?.path();
            let named = path.extension().is_some_and(|e| e == "kosa");
            let time = path.metadata().and_then(|m| m.modified()).ok()?;
            (named && is_unfinished(&path)).then_some((time, path))
        })
        .collect();
    games.sort();
    let (_, latest) = games.pop().ok_or(SaveError::NothingToResume(directory))?;
    if is_free(&latest) { Ok(latest) } else { Err(SaveError::InUse(latest)) }
}

/// A finished game ends with its hash.
fn is_unfinished(path: &Path) -> bool {
    let Ok(bytes) = read(path) else { return false };
    let text = String::from_utf8_lossy(&bytes);
    text.starts_with("kosa-record") && !text.trim_end().lines().last().is_some_and(|l| l.starts_with("hash "))
}

fn is_free(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| !matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

/// A record on disk.
pub struct RecordFile {
    path: PathBuf,
    file: File,
    written: usize,
}

impl RecordFile {
    /// A new file; one that is there already is not overwritten.
    pub fn create(path: &Path, record: &Record) -> Result<RecordFile, SaveError> {
        let file = match File::create_new(path) {
            Ok(file) => file,
            Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {
                return Err(SaveError::Exists(path.to_path_buf()));
            }
            Err(e) => return Err(SaveError::Write(path.to_path_buf(), e)),
        };
        RecordFile::begin(path, file, record)
    }

    /// A new file in the data directory, named after the moment.
    pub fn create_new(record: &Record) -> Result<RecordFile, SaveError> {
        let directory = directory()?;
        let stamp = stamp(SystemTime::now());
        for number in 1..1000 {
            let name = if number == 1 { format!("{stamp}.kosa") } else { format!("{stamp}-{number}.kosa") };
            match RecordFile::create(&directory.join(name), record) {
                Err(SaveError::Exists(_)) => continue,
                done => return done,
            }
        }
        Err(SaveError::Exists(directory))
    }

    /// The whole record in place of what the file holds.
    pub fn rewrite(path: &Path, record: &Record) -> Result<RecordFile, SaveError> {
        if let Ok(old) = File::open(path) {
            taken(path, &old)?;
        }
        RecordFile::replace(path, record)
    }

    fn replace(path: &Path, record: &Record) -> Result<RecordFile, SaveError> {
        // First under another name: if the program is ended now, the old file is still whole.
        let mut name = path.as_os_str().to_owned();
        name.push(".new");
        let beside = PathBuf::from(name);
        let trouble = |e| SaveError::Write(path.to_path_buf(), e);
        let file = File::create(&beside).map_err(trouble)?;
        let begun = RecordFile::begin(path, file, record)?;
        std::fs::rename(&beside, path).map_err(trouble)?;
        Ok(begun)
    }

    fn begin(path: &Path, mut file: File, record: &Record) -> Result<RecordFile, SaveError> {
        taken(path, &file)?;
        let done = file.write_all(record.to_text().as_bytes()).and_then(|()| file.sync_data());
        done.map_err(|e| SaveError::Write(path.to_path_buf(), e))?;
        Ok(RecordFile { path: path.to_path_buf(), file, written: record.entries().len() })
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends what is new and waits until it lies on the disk.
    pub fn append(&mut self, record: &Record) -> Result<(), SaveError> {
        let mut text = String::new();
        for entry in record.entries().iter().skip(self.written) {
            text.push_str(&format!("{entry}\n"));
        }
        let done = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        done.map_err(|e| SaveError::Write(self.path.clone(), e))?;
        self.written = record.entries().len();
        Ok(())
    }

    /// Writes everything anew, after an undo or a change of the head.
    pub fn renew(&mut self, record: &Record) -> Result<(), SaveError> {
        *self = RecordFile::replace(&self.path, record)?;
        Ok(())
    }
}

/// Whether somebody else writes this file. Where locks do not exist nobody can tell.
fn taken(path: &Path, file: &File) -> Result<(), SaveError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(SaveError::InUse(path.to_path_buf())),
        _ => Ok(()),
    }
}

/// `2026-11-15-225410`, in universal time.
fn stamp(now: SystemTime) -> String {
    let seconds = now.duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let (days, time) = (seconds / 86_400, seconds % 86_400);
    // Days since 1 March 0000, counted in eras of 400 years: leap days then end each of them.
    let day = days + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let date = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}-{:02}{:02}{:02}", time / 3600, time / 60 % 60, time % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn stamps_are_dates() {
        let at = |seconds| stamp(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01-000000");
        assert_eq!(at(951_782_400), "2000-02-29-000000");
        assert_eq!(at(1_794_783_250), "2026-11-15-225410");
    }
}
