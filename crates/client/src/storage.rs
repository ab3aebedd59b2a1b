//! Where records are kept.

use std::io::Result;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A place for records, each under a name. A storage is used by one game at a time, and that game has at most one name
/// taken: nobody else writes there meanwhile.
///
/// Whatever changes something returns only when it would outlast a crash, and either does all of it or fails; what a
/// failed [`append`](Storage::append) or [`truncate`](Storage::truncate) leaves behind is looked at before anything else
/// is written.
///
/// A name is a path for files and any text elsewhere: it is never looked into, only handed back. Nothing here asks what time
/// it is; a storage that knows says so with what it lists.
///
/// Errors have the kinds of the file system: `NotFound`, `AlreadyExists`, `WouldBlock` where somebody else has taken the
/// name, `Unsupported` where there is no usual place.
///
/// ```
/// use kosa_client::{Disk, Storage};
/// use std::io::ErrorKind;
///
/// let storage = Disk::new(None);
/// assert!(storage.list().unwrap().is_empty());
/// assert_eq!(storage.propose(1).unwrap_err().kind(), ErrorKind::Unsupported, "there is no usual place");
/// ```
pub trait Storage {
    /// Every record in the usual place, in no order; none if the place does not exist.
    fn list(&self) -> Result<Vec<Listed>>;

    /// What the usual place is called, as far as there is one.
    fn usual_place(&self) -> PathBuf;

    /// A name in the usual place for a new record. The numbers count from 1, for names that are there already.
    fn propose(&self, number: usize) -> Result<PathBuf>;

    /// All that lies under a name.
    fn read(&self, name: &Path) -> Result<Vec<u8>>;

    /// Whether another game has taken the name.
    fn is_taken(&self, name: &Path) -> bool;

    /// Takes the name of a record that exists.
    fn take(&mut self, name: &Path) -> Result<()>;

    /// What lies under a name now; nothing if it is gone.
    fn look(&mut self, name: &Path) -> Result<Option<Found>>;

    /// A new record under a name that is free, which is taken by it.
    fn create(&mut self, name: &Path, bytes: &[u8]) -> Result<()>;

    /// A copy under a name that is free. It is not taken.
    fn keep(&mut self, name: &Path, bytes: &[u8]) -> Result<()>;

    /// Adds to the end of the record that is taken.
    fn append(&mut self, name: &Path, bytes: &[u8]) -> Result<()>;

    /// Cuts the record that is taken to a length.
    fn truncate(&mut self, name: &Path, length: usize) -> Result<()>;

    /// Puts a whole record in place of whatever lies under the name, or of nothing, and takes it. A crash leaves the old
    /// one or the new one, each whole.
    fn replace(&mut self, name: &Path, bytes: &[u8]) -> Result<()>;
}

/// A record in the usual place.
///
/// ```
/// use kosa_client::Listed;
///
/// let listed = Listed { name: "game.kosa".into(), written: None };
/// assert!(listed.written.is_none(), "not every storage has a clock");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub name: PathBuf,
    /// When it was last written, where the storage knows.
    pub written: Option<SystemTime>,
}

/// What lies under a name.
///
/// ```
/// use kosa_client::Found;
///
/// let found = Found { bytes: b"a record".to_vec(), taken: false };
/// assert!(!found.taken, "somebody else has put it there");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// All of it.
    pub bytes: Vec<u8>,
    /// Whether it is the very record that was taken. Another one may hold the same bytes, but what is appended would not
    /// reach it.
    pub taken: bool,
}
