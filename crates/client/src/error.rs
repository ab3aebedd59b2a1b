//! Why a game cannot be saved, found or opened.

use crate::key_value::KeyValueError;
use kosa_lang::{Arg, Lang, Texts};
use kosa_table::TableError;
use std::io;
use std::path::{Path, PathBuf};

/// Why a game cannot be saved, found or opened.
///
/// ```
/// use kosa_client::SaveError;
/// use kosa_lang::{Lang, Texts};
///
/// let error = SaveError::Exists("game.kosa".into());
/// assert!(error.text(&Texts::new(Lang::English)).contains("game.kosa"));
/// ```
#[derive(Debug)]
pub enum SaveError {
    /// The platform names no data directory.
    NoDirectory,
    /// A file is there already and is not overwritten.
    Exists(PathBuf),
    /// The game is being played in another window.
    InUse(PathBuf),
    /// Reading failed.
    Read(PathBuf, io::Error),
    /// Writing failed.
    Write(PathBuf, io::Error),
    /// No game waits to be gone on with.
    NothingToResume(PathBuf),
    /// What should be a record is not one, or does not fit its seed.
    Record(PathBuf, TableError),
    /// A record is damaged, but can be opened as it was before the damage.
    Damaged(PathBuf, TableError),
    /// What a record gives as its seed is not one.
    Seed(PathBuf),
}

impl SaveError {
    /// What it means that a storage could not write this record.
    pub(crate) fn writing(path: &Path, e: io::Error) -> SaveError {
        match e.kind() {
            io::ErrorKind::AlreadyExists => SaveError::Exists(path.to_path_buf()),
            io::ErrorKind::WouldBlock => SaveError::InUse(path.to_path_buf()),
            _ => SaveError::Write(path.to_path_buf(), e),
        }
    }

    /// What it means that a storage could not open this record.
    pub(crate) fn opening(path: &Path, e: io::Error) -> SaveError {
        match e.kind() {
            io::ErrorKind::WouldBlock => SaveError::InUse(path.to_path_buf()),
            _ => SaveError::Read(path.to_path_buf(), e),
        }
    }

    /// The sentence in the person's language, without a full stop.
    pub fn text(&self, texts: &Texts) -> String {
        let file = |path: &Path| ("file", Arg::from(path.display().to_string()));
        let why = |e: &io::Error| ("why", Arg::from(io_reason(texts, e)));
        match self {
            SaveError::NoDirectory => texts.say("play-save-no-directory"),
            SaveError::Exists(path) => texts.fill("play-save-exists", &[file(path)]),
            SaveError::InUse(path) => texts.fill("play-save-in-use", &[file(path)]),
            SaveError::Read(path, e) => texts.fill("play-save-read", &[file(path), why(e)]),
            SaveError::Write(path, e) => texts.fill("play-save-write", &[file(path), why(e)]),
            SaveError::NothingToResume(path) => texts.fill("play-save-nothing", &[file(path)]),
            SaveError::Record(path, e) => format!("{}: {}", path.display(), texts.table_error(e)),
            SaveError::Damaged(path, e) => {
                texts.fill("save-damaged", &[file(path), ("fault", texts.table_error(e).into())])
            }
            SaveError::Seed(path) => texts.fill("play-save-seed", &[file(path)]),
        }
    }

    /// The reason alone, in a few words, where the file is named elsewhere.
    pub fn short(&self, texts: &Texts) -> String {
        match self {
            SaveError::NoDirectory => texts.say("save-why-no-directory"),
            SaveError::Exists(_) => texts.say("save-why-exists"),
            SaveError::InUse(_) => texts.say("save-why-in-use"),
            SaveError::Read(_, e) | SaveError::Write(_, e) => io_reason(texts, e),
            SaveError::NothingToResume(_)
            | SaveError::Record(..)
            | SaveError::Damaged(..)
            | SaveError::Seed(_) => self.text(texts),
        }
    }
}

impl core::fmt::Display for SaveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.text(&Texts::new(Lang::English)))
    }
}

impl core::error::Error for SaveError {}

/// The operating system's reason without its number, in the person's language where it is a common one.
pub fn io_reason(texts: &Texts, e: &io::Error) -> String {
    match e.get_ref().and_then(|inner| inner.downcast_ref::<KeyValueError>()) {
        Some(KeyValueError::Refused) => return texts.say("save-why-store-refused"),
        Some(KeyValueError::Full) => return texts.say("save-why-store-full"),
        Some(KeyValueError::Other(_)) | None => {}
    }
    match e.kind() {
        io::ErrorKind::NotFound => texts.say("play-why-not-found"),
        io::ErrorKind::PermissionDenied => texts.say("play-why-denied"),
        io::ErrorKind::AlreadyExists => texts.say("save-why-exists"),
        io::ErrorKind::ReadOnlyFilesystem => texts.say("save-why-read-only"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => texts.say("play-why-full"),
        io::ErrorKind::FileTooLarge => texts.say("play-why-too-long"),
        io::ErrorKind::InvalidData => texts.say("save-why-no-record"),
        io::ErrorKind::IsADirectory => texts.say("play-why-directory"),
        _ => {
            let said = e.to_string();
            said.split_once(" (os error").map_or(said.as_str(), |(words, _)| words).to_string()
        }
    }
}
