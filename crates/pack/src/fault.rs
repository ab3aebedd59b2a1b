//! What can go wrong with a page that is being made.

use core::fmt::{self, Display, Formatter};
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no page.
#[derive(Debug)]
pub enum Fault {
    /// A file or folder that cannot be read.
    Read(PathBuf, io::Error),
    /// A file or folder that cannot be written.
    Write(PathBuf, io::Error),
    /// A file of the page that is no text.
    NoText(PathBuf),
    /// A text names a file that the page does not have.
    NoFile { text: String, file: String },
    /// The JavaScript cannot be made.
    Glue(String),
    /// The program cannot be taken into parts.
    Split(String),
}

impl Fault {
    /// For a path that cannot be read.
    pub fn read(path: &Path) -> impl FnOnce(io::Error) -> Fault {
        move |e| Fault::Read(path.into(), e)
    }

    /// For a path that cannot be written.
    pub fn write(path: &Path) -> impl FnOnce(io::Error) -> Fault {
        move |e| Fault::Write(path.into(), e)
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Read(path, e) => write!(f, "{} cannot be read: {e}", path.display()),
            Fault::Write(path, e) => write!(f, "{} cannot be written: {e}", path.display()),
            Fault::NoText(path) => write!(f, "{} is no text in UTF-8", path.display()),
            Fault::NoFile { text, file } => write!(f, "{text} names {file}, which the page does not have"),
            Fault::Glue(why) => write!(f, "wasm-bindgen: {why}"),
            Fault::Split(why) => write!(f, "the program cannot be taken into parts: {why}"),
        }
    }
}

impl core::error::Error for Fault {}
