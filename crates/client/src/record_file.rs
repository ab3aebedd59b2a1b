//! The record of a game, kept as it is played.

use crate::error::SaveError;
use crate::storage::{Found, Storage};
use kosa_engine::Record;
use std::io;
use std::path::{Path, PathBuf};

/// How many names are tried for one file.
const NAMES: usize = 1000;

/// The record of a game in a storage: it knows what is kept, and whether that is the game that is played.
///
/// After every change of the game [`save`](RecordFile::save) brings the storage there, whatever happened before. It
/// appends only to exactly what it believes to be kept, cuts that where decisions were taken back, and in all other cases
/// puts the whole record in its place. What fails is tried again by the next call. What somebody else has put under the
/// name meanwhile is not thrown away but kept under another one.
///
/// ```
/// # use kosa_client::{Disk, RecordFile};
/// # let folder = std::env::temp_dir().join("kosa-example-record-file");
/// # let _ = std::fs::remove_dir_all(&folder);
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
///
/// let mut file = RecordFile::new(Disk::new(Some(folder.clone())), None);
/// assert!(!file.is_saved() && file.path().is_none());
/// assert!(file.save(table.record()));
/// assert_eq!(std::fs::read_to_string(file.path().unwrap()).unwrap(), table.record().to_text());
/// # drop(file);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub struct RecordFile<S> {
    storage: S,
    /// Where a new record is to be, if not in the usual place.
    wish: Option<PathBuf>,
    /// Where it is.
    path: Option<PathBuf>,
    /// What is kept, as far as it was ever certain.
    kept: Vec<u8>,
    /// What was last found and known to be ours, and what was tried since then: a failed attempt may have left any part
    /// of what it added.
    seen: Vec<u8>,
    tried: Vec<u8>,
    /// Whether what was last found is an earlier state of this game.
    earlier: bool,
    /// Whether what lies under the name was ever this game.
    own: bool,
    trouble: Option<SaveError>,
    /// Where something was put that lay in the way.
    aside: Option<PathBuf>,
}

impl<S: Storage> RecordFile<S> {
    /// A record that is not kept yet: the first [`save`](RecordFile::save) makes a new file of it, at a path or in the
    /// usual place. One that is there already is not overwritten.
    pub fn new(storage: S, path: Option<PathBuf>) -> RecordFile<S> {
        RecordFile {
            storage,
            wish: path,
            path: None,
            kept: Vec::new(),
            seen: Vec::new(),
            tried: Vec::new(),
            earlier: false,
            own: false,
            trouble: None,
            aside: None,
        }
    }

    /// A record that exists and is gone on with, and what it holds. Nobody else may have taken it.
    pub(crate) fn open(mut storage: S, path: &Path) -> Result<(RecordFile<S>, Vec<u8>), SaveError> {
        let opening = |e| SaveError::opening(path, e);
        storage.take(path).map_err(opening)?;
        let Some(Found { bytes, .. }) = storage.look(path).map_err(opening)? else {
            return Err(opening(io::ErrorKind::NotFound.into()));
        };
        let mut file = RecordFile::new(storage, None);
        file.path = Some(path.to_path_buf());
        file.kept.clone_from(&bytes);
        file.seen.clone_from(&bytes);
        file.own = true;
        Ok((file, bytes))
    }

    /// What is kept is not what will be saved: it stays under another name.
    pub(crate) fn disown(&mut self) {
        self.kept.clear();
        self.seen.clear();
        self.own = false;
    }

    /// Where the record is, once it is anywhere.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The storage, for what it can do besides keeping records.
    pub fn storage_mut(&mut self) -> &mut S {
        &mut self.storage
    }

    /// Whether the game as it was last given to [`save`](RecordFile::save) is kept.
    pub fn is_saved(&self) -> bool {
        self.path.is_some() && self.trouble.is_none()
    }

    /// Why the game is not saved.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// The same, when the file is given up.
    pub fn take_trouble(&mut self) -> Option<SaveError> {
        self.trouble.take()
    }

    /// Whether the game is not saved, but an earlier state of it is.
    pub fn holds_earlier(&self) -> bool {
        self.trouble.is_some() && self.earlier
    }

    /// Where something was put that lay in the way, to be told once.
    pub fn take_aside(&mut self) -> Option<PathBuf> {
        self.aside.take()
    }

    /// Saves the game as it stands; whether it is saved now. Nothing is written where it is already.
    pub fn save(&mut self, record: &Record) -> bool {
        self.trouble = self.bring(record.to_text().as_bytes()).err();
        self.trouble.is_none()
    }

    /// Saves the game in a new file, which it goes on in. If this fails all stays as it was.
    pub fn save_elsewhere(&mut self, path: &Path, record: &Record) -> Result<(), SaveError> {
        let text = record.to_text();
        self.storage.create(path, text.as_bytes()).map_err(|e| SaveError::writing(path, e))?;
        self.path = Some(path.to_path_buf());
        self.certain(text.as_bytes());
        self.trouble = None;
        Ok(())
    }

    fn bring(&mut self, text: &[u8]) -> Result<(), SaveError> {
        let Some(path) = self.path.clone() else { return self.begin(text) };
        let writing = |e| SaveError::writing(&path, e);
        self.earlier = false;
        let found = self.storage.look(&path).map_err(writing)?;
        if let Some(Found { bytes, taken }) = found {
            let known = self.knows(&bytes);
            if known {
                self.seen.clone_from(&bytes);
            }
            self.earlier = known && self.own;
            if taken && known && bytes == self.kept && self.change_in_place(&path, text) {
                self.certain(text);
                return Ok(());
            }
            // What somebody else plays there is neither copied nor touched.
            if !taken && self.storage.is_taken(&path) {
                return Err(SaveError::InUse(path));
            }
            if !known {
                self.put_aside(&path, &bytes)?;
                self.seen = bytes;
                self.own = false;
            }
        }
        self.tried = text.to_vec();
        self.storage.replace(&path, text).map_err(writing)?;
        self.certain(text);
        Ok(())
    }

    /// Appends or cuts what is exactly as it is believed to be; whether that was enough.
    fn change_in_place(&mut self, path: &Path, text: &[u8]) -> bool {
        self.tried = text.to_vec();
        match text.strip_prefix(self.kept.as_slice()) {
            Some([]) => true,
            Some(new) => self.storage.append(path, new).is_ok(),
            // A failed cut leaves the record as it was, or as it should be.
            None if self.kept.starts_with(text) => self.storage.truncate(path, text.len()).is_ok(),
            None => false,
        }
    }

    /// A new file.
    fn begin(&mut self, text: &[u8]) -> Result<(), SaveError> {
        let path = match self.wish.clone() {
            Some(path) => {
                self.storage.create(&path, text).map_err(|e| SaveError::writing(&path, e))?;
                path
            }
            None => free_name(&mut self.storage, |storage, path| storage.create(path, text))?,
        };
        self.path = Some(path);
        self.certain(text);
        Ok(())
    }

    /// Whether this is what was last found or tried, or something between the two.
    fn knows(&self, bytes: &[u8]) -> bool {
        bytes == self.seen
            || bytes == self.tried
            || (!self.seen.is_empty() && bytes.starts_with(&self.seen) && self.tried.starts_with(bytes))
    }

    /// Keeps what lies under our name and is not ours.
    fn put_aside(&mut self, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        if bytes.is_empty() {
            return Ok(());
        }
        for number in 1..NAMES {
            let mut name = path.as_os_str().to_owned();
            name.push(if number == 1 { ".kept".to_string() } else { format!(".kept-{number}") });
            let aside = PathBuf::from(name);
            match self.storage.keep(&aside, bytes) {
                Ok(()) => {
                    self.aside = Some(aside);
                    return Ok(());
                }
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {
                    // It may have been kept before, when what came after failed.
                    if self.storage.read(&aside).is_ok_and(|kept| kept == bytes) {
                        self.aside = Some(aside);
                        return Ok(());
                    }
                }
                Err(e) => return Err(SaveError::writing(path, e)),
            }
        }
        Err(SaveError::Exists(path.to_path_buf()))
    }

    /// This is kept.
    fn certain(&mut self, text: &[u8]) {
        self.kept = text.to_vec();
        self.seen = text.to_vec();
        self.tried.clear();
        self.own = true;
    }
}

/// The first name in the usual place under which a new record can be made.
pub(crate) fn free_name<S: Storage>(
    storage: &mut S,
    mut make: impl FnMut(&mut S, &Path) -> io::Result<()>,
) -> Result<PathBuf, SaveError> {
    let mut last = PathBuf::new();
    for number in 1..NAMES {
        let path = match storage.propose(number) {
            Ok(path) => path,
            Err(e) if e.kind() == io::ErrorKind::Unsupported => return Err(SaveError::NoDirectory),
            Err(e) => return Err(SaveError::Write(storage.usual_place(), e)),
        };
        match make(storage, &path) {
            Ok(()) => return Ok(path),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => last = path,
            Err(e) => return Err(SaveError::writing(&path, e)),
        }
    }
    Err(SaveError::Exists(last))
}
