//! Records as files.

use crate::date;
use crate::storage::{Found, Listed, Storage};
use kosa_engine::Record;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{Error, ErrorKind, Read, Result, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Records as files, the usual place a directory. The file that is taken is locked as long as it is.
///
/// ```
/// use kosa_client::{Disk, Storage};
///
/// let folder = std::env::temp_dir().join("kosa-example-of-a-disk");
/// let mut disk = Disk::new(Some(folder.clone()));
/// let name = disk.propose(1).unwrap();
/// disk.replace(&name, b"a record").unwrap();
/// assert_eq!(disk.read(&name).unwrap(), b"a record");
/// # drop(disk);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug, Default)]
pub struct Disk {
    directory: Option<PathBuf>,
    taken: Option<(PathBuf, File)>,
}

impl Disk {
    /// Files with this directory as their usual place, if there is one. It is made when something is written there.
    pub fn new(directory: Option<PathBuf>) -> Disk {
        Disk { directory, taken: None }
    }

    /// The file that is taken, if it has this name.
    fn taken(&mut self, name: &Path) -> Result<&mut File> {
        match &mut self.taken {
            Some((taken, file)) if taken == name => Ok(file),
            _ => Err(ErrorKind::NotFound.into()),
        }
    }

    /// Whether the file that is taken still lies under its name.
    fn still_lies(&mut self, name: &Path, there: &Metadata) -> Result<bool> {
        match self.taken(name) {
            Ok(file) => Ok(is_same(&file.metadata()?, there)),
            Err(_) => Ok(false),
        }
    }
}

#[cfg(unix)]
fn is_same(file: &Metadata, there: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino()) == (there.dev(), there.ino())
}

/// Where files cannot be told apart, one of another length is another one.
#[cfg(not(unix))]
fn is_same(file: &Metadata, there: &Metadata) -> bool {
    file.len() == there.len()
}

/// Reads to the end, but no more than a record may have: a longer file is refused before it fills the memory.
pub fn read_record(from: impl Read) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(Record::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > Record::MAX_BYTES {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Locks a file; refused if somebody else has. Where locks do not exist nobody can tell.
fn lock(file: &File) -> Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(ErrorKind::WouldBlock.into()),
        _ => Ok(()),
    }
}

fn beside(name: &Path, ending: &str) -> PathBuf {
    let mut beside = name.as_os_str().to_owned();
    beside.push(ending);
    PathBuf::from(beside)
}

/// A name outlasts a crash only once its directory lies on the disk too.
#[cfg(unix)]
fn sync_directory(name: &Path) -> Result<()> {
    let directory = name.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Some directories may be written but not opened, and some file systems know nothing of this.
    let Ok(directory) = File::open(directory) else { return Ok(()) };
    match directory.sync_all() {
        Err(e) if !matches!(e.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Err(e),
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
fn sync_directory(_name: &Path) -> Result<()> {
    Ok(())
}

/// Writes a file beside the one that is meant and puts it in its place, locked.
fn write_whole(name: &Path, bytes: &[u8]) -> Result<File> {
    // A link stays one: the file it leads to is replaced.
    let name = &name.canonicalize().unwrap_or_else(|_| name.to_path_buf());
    let new = beside(name, ".new");
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&new)?;
    lock(&file)?;
    let written = file
        .set_len(0)
        .and_then(|()| file.write_all(bytes))
        .and_then(|()| match name.metadata() {
            Ok(old) => file.set_permissions(old.permissions()),
            Err(_) => Ok(()),
        })
        .and_then(|()| file.sync_all())
        .and_then(|()| std::fs::rename(&new, name));
    match written {
        Ok(()) => Ok(file),
        Err(e) => {
            // Half a file helps nobody, and on a full disk it is in the way.
            let _ = std::fs::remove_file(&new);
            Err(e)
        }
    }
}

impl Storage for Disk {
    fn list(&self) -> Result<Vec<Listed>> {
        let Some(directory) = &self.directory else { return Ok(Vec::new()) };
        let files = match std::fs::read_dir(directory) {
            Err(e) if e.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            files => files?,
        };
        let listed = files.filter_map(|file| {
            let name = file.ok()?.path();
            let written = name.metadata().and_then(|m| m.modified()).ok();
            name.extension().is_some_and(|e| e == "kosa").then_some(Listed { name, written })
        });
        Ok(listed.collect())
    }

    fn usual_place(&self) -> PathBuf {
        self.directory.clone().unwrap_or_default()
    }

    fn propose(&self, number: usize) -> Result<PathBuf> {
        let directory = self.directory.as_ref().ok_or(Error::from(ErrorKind::Unsupported))?;
        std::fs::create_dir_all(directory)?;
        let stamp = date::stamp(SystemTime::now());
        let name = if number == 1 { format!("{stamp}.kosa") } else { format!("{stamp}-{number}.kosa") };
        Ok(directory.join(name))
    }

    fn read(&self, name: &Path) -> Result<Vec<u8>> {
        read_record(File::open(name)?)
    }

    fn is_taken(&self, name: &Path) -> bool {
        let Ok(file) = File::open(name) else { return false };
        let own = match &self.taken {
            Some((taken, own)) if taken == name => {
                own.metadata().and_then(|own| Ok(is_same(&own, &file.metadata()?))).unwrap_or(false)
            }
            _ => false,
        };
        !own && lock(&file).is_err()
    }

    fn take(&mut self, name: &Path) -> Result<()> {
        let file = match OpenOptions::new().read(true).write(true).open(name) {
            // What cannot be written can perhaps be replaced.
            Err(e) if matches!(e.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => {
                File::open(name)?
            }
            file => file?,
        };
        lock(&file)?;
        self.taken = Some((name.to_path_buf(), file));
        Ok(())
    }

    fn look(&mut self, name: &Path) -> Result<Option<Found>> {
        let there = match std::fs::metadata(name) {
            Err(e) if e.kind() == ErrorKind::NotFound => return Ok(None),
            there => there?,
        };
        if !self.still_lies(name, &there)? {
            return Ok(Some(Found { bytes: self.read(name)?, taken: false }));
        }
        let file = self.taken(name)?;
        file.seek(SeekFrom::Start(0))?;
        Ok(Some(Found { bytes: read_record(file)?, taken: true }))
    }

    fn create(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        // The empty file keeps the name; nobody sees half a record under it.
        File::create_new(name)?;
        let done = write_whole(name, bytes).and_then(|file| sync_directory(name).map(|()| file));
        match done {
            Ok(file) => {
                self.taken = Some((name.to_path_buf(), file));
                Ok(())
            }
            Err(e) => {
                let _ = std::fs::remove_file(name);
                Err(e)
            }
        }
    }

    fn keep(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        File::create_new(name)?;
        let done = write_whole(name, bytes).and_then(|_| sync_directory(name));
        if done.is_err() {
            let _ = std::fs::remove_file(name);
        }
        done
    }

    fn append(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        let file = self.taken(name)?;
        let before = file.seek(SeekFrom::End(0))?;
        let done = file.write_all(bytes).and_then(|()| file.sync_data());
        if done.is_err() {
            // If even this fails, what is left is found by the next look.
            let _ = file.set_len(before);
        }
        done
    }

    fn truncate(&mut self, name: &Path, length: usize) -> Result<()> {
        let file = self.taken(name)?;
        file.set_len(length as u64)?;
        file.sync_all()
    }

    fn replace(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        if self.is_taken(name) {
            return Err(ErrorKind::WouldBlock.into());
        }
        if let Some(directory) = self.directory.as_deref().filter(|d| name.parent() == Some(d)) {
            std::fs::create_dir_all(directory)?;
        }
        let file = write_whole(name, bytes)?;
        self.taken = Some((name.to_path_buf(), file));
        sync_directory(name)
    }
}
