//! The record on disk: every entry is appended and flushed as it is made, so that nothing is lost when the program
//! is ended. After an undo the file is written anew.

use crate::fault::{Fault, Outcome, failed};
use crate::input::reason;
use kosa_engine::Record;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

pub struct RecordFile {
    path: PathBuf,
    file: File,
    written: usize,
}

impl RecordFile {
    /// A new file; one that is there already is not overwritten.
    pub fn create(path: &Path, record: &Record) -> Outcome<RecordFile> {
        match File::create_new(path) {
            Ok(file) => RecordFile::begin(path, file, record),
            Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => failed(format!(
                "{0} is there already: go on with it by --resume {0}, or name another file",
                path.display()
            )),
            Err(e) => Err(trouble(path, &e)),
        }
    }

    /// The whole record in place of what the file holds.
    pub fn rewrite(path: &Path, record: &Record) -> Outcome<RecordFile> {
        // First under another name: if the program is ended now, the old file is still whole.
        let mut name = path.as_os_str().to_owned();
        name.push(".new");
        let beside = PathBuf::from(name);
        let write = || -> std::io::Result<File> {
            let mut file = File::create(&beside)?;
            file.write_all(record.to_text().as_bytes())?;
            file.sync_data()?;
            std::fs::rename(&beside, path)?;
            Ok(file)
        };
        let file = write().map_err(|e| trouble(path, &e))?;
        Ok(RecordFile { path: path.to_path_buf(), file, written: record.entries().len() })
    }

    fn begin(path: &Path, mut file: File, record: &Record) -> Outcome<RecordFile> {
        file.write_all(record.to_text().as_bytes()).map_err(|e| trouble(path, &e))?;
        Ok(RecordFile { path: path.to_path_buf(), file, written: record.entries().len() })
    }

    /// Appends what is new.
    pub fn append(&mut self, record: &Record) -> Outcome {
        let mut text = String::new();
        for entry in record.entries().iter().skip(self.written) {
            text.push_str(&format!("{entry}\n"));
        }
        let done = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        done.map_err(|e| trouble(&self.path, &e))?;
        self.written = record.entries().len();
        Ok(())
    }

    /// Writes everything anew, after an undo or a change of the head.
    pub fn renew(&mut self, record: &Record) -> Outcome {
        *self = RecordFile::rewrite(&self.path, record)?;
        Ok(())
    }
}

fn trouble(path: &Path, e: &std::io::Error) -> Fault {
    Fault::Failed(format!("{} cannot be written: {}", path.display(), reason(e)))
}
