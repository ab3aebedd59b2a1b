//! What can go wrong with the database.

use core::fmt::{self, Display, Formatter};
use std::path::PathBuf;

/// Why something was not kept or not found. Whether what was being written is kept is not known: whoever tries it again
/// under the same command id is told.
#[derive(Debug)]
pub enum StoreError {
    /// The database says this.
    Database(sqlx::Error),
    /// The database was written by a newer program.
    Newer {
        /// Its version.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// No PostgreSQL answers.
    Unreachable {
        /// Where: never with the password.
        at: String,
        /// Why.
        why: String,
    },
    /// Something in it cannot be read.
    Damaged(String),
    /// Another process was faster; tried again it may work.
    Conflict,
    /// A file cannot be made.
    Unwritable(PathBuf, std::io::Error),
    /// Only a database in a file can be copied so.
    NotAFile,
    /// The one who writes has stopped.
    Closed,
}

impl Display for StoreError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Database(e) => write!(f, "database: {e}"),
            StoreError::Newer { found, known } => {
                write!(f, "the database has version {found}, this program knows {known}")
            }
            StoreError::Unreachable { at, why } => write!(f, "PostgreSQL at {at}: {why}"),
            StoreError::Damaged(what) => write!(f, "not readable in the database: {what}"),
            StoreError::Conflict => f.write_str("another process was faster"),
            StoreError::Unwritable(path, e) => write!(f, "{} cannot be written: {e}", path.display()),
            StoreError::NotAFile => f.write_str("this database is not a file: pg_dump makes a copy of it"),
            StoreError::Closed => f.write_str("the database is closed"),
        }
    }
}

impl core::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(e: sqlx::Error) -> StoreError {
        StoreError::Database(e)
    }
}
