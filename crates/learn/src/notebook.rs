//! Small texts that are kept beside the games: which lessons are solved, which victories are entered.

use kosa_client::Storage;
use std::io::{ErrorKind, Result};
use std::path::PathBuf;

/// The longest page that is read: a page has a few kilobytes.
const MAX_BYTES: usize = 1 << 20;

/// Pages of text in a storage of their own, each under a name. A page is read and written whole.
///
/// ```
/// use kosa_client::Disk;
/// use kosa_learn::{Learned, Notebook};
///
/// let folder = std::env::temp_dir().join(format!("kosa-notebook-{}", std::process::id()));
/// let mut notebook = Notebook::new(Disk::new(Some(folder.clone())));
/// assert_eq!(Learned::read(&notebook).unwrap(), Learned::default(), "nothing has been written yet");
/// let mut learned = Learned::default();
/// learned.solve("tunnels", 1);
/// learned.write(&mut notebook).unwrap();
/// assert_eq!(Learned::read(&notebook).unwrap(), learned);
/// # std::fs::remove_dir_all(&folder).unwrap();
/// ```
#[derive(Debug)]
pub struct Notebook<S> {
    storage: S,
}

impl<S: Storage> Notebook<S> {
    /// Pages in the usual place of this storage; games lie in another one.
    pub fn new(storage: S) -> Notebook<S> {
        Notebook { storage }
    }

    fn name(&self, page: &str) -> PathBuf {
        self.storage.usual_place().join(page)
    }

    /// What stands on a page; nothing if it has never been written.
    pub fn read(&self, page: &str) -> Result<String> {
        match self.storage.read(&self.name(page)) {
            Ok(bytes) if bytes.len() > MAX_BYTES => Err(ErrorKind::FileTooLarge.into()),
            Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
            Err(e) if e.kind() == ErrorKind::NotFound => Ok(String::new()),
            Err(e) => Err(e),
        }
    }

    /// Puts a text in place of the page.
    pub fn write(&mut self, page: &str, text: &str) -> Result<()> {
        self.storage.replace(&self.name(page), text.as_bytes())
    }
}
