//! Records on disk: each whole or not at all.

use kosa_engine::Record;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What could not be written, and why.
///
/// ```
/// use kosa_simulate::RecordFolder;
/// use std::path::Path;
///
/// let error = RecordFolder::open(Path::new("Cargo.toml/records")).err().unwrap();
/// assert!(error.to_string().contains("Cargo.toml"));
/// ```
#[derive(Debug)]
pub struct FolderError {
    /// The file or directory.
    pub path: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

impl core::fmt::Display for FolderError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "writing {}: {}", self.path.display(), self.error)
    }
}

impl core::error::Error for FolderError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.error)
    }
}

type Writer = dyn FnMut(&mut File, &[u8]) -> io::Result<()>;

/// A directory with one record for each game of a series: `000001.kosa` and so on.
///
/// ```no_run
/// use kosa_engine::{Record, Setup, vocab::{Faction, Mat}};
/// use kosa_simulate::RecordFolder;
/// use std::path::Path;
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// let mut folder = RecordFolder::open(Path::new("games")).unwrap();
/// folder.keep(0, &Record::new(setup.start().unwrap())).unwrap(); // games/000001.kosa
/// ```
pub struct RecordFolder {
    path: PathBuf,
    write: Box<Writer>,
}

impl RecordFolder {
    /// The directory, made if it is not there.
    pub fn open(path: &Path) -> Result<RecordFolder, FolderError> {
        RecordFolder::with_writer(path, |file, bytes| {
            file.write_all(bytes)?;
            // Before the file gets its name: what a name leads to is whole, whenever the machine stops.
            file.sync_data()
        })
    }

    /// As [`RecordFolder::open`], with another way to write the files: to test a full disk, for example.
    pub fn with_writer(
        path: &Path,
        write: impl FnMut(&mut File, &[u8]) -> io::Result<()> + 'static,
    ) -> Result<RecordFolder, FolderError> {
        std::fs::create_dir_all(path).map_err(|error| FolderError { path: path.to_path_buf(), error })?;
        Ok(RecordFolder { path: path.to_path_buf(), write: Box::new(write) })
    }

    /// Writes the record of a game, numbered from 0, in place of one that is there. If that fails, the directory is as
    /// it was before.
    pub fn keep(&mut self, game: u64, record: &Record) -> Result<(), FolderError> {
        let path = self.path.join(format!("{:06}.kosa", game + 1));
        // Under another name first: nobody takes a half of it for a record.
        let mut name = path.clone().into_os_string();
        name.push(".new");
        let beside = PathBuf::from(name);
        let text = record.to_text();
        let filled = File::create(&beside).and_then(|mut file| (self.write)(&mut file, text.as_bytes()));
        filled.and_then(|()| std::fs::rename(&beside, &path)).map_err(|error| {
            // It may never have been made, or the disk may be gone altogether.
            let _ = std::fs::remove_file(&beside);
            FolderError { path, error }
        })
    }
}
