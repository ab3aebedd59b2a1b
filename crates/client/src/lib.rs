//! A client without a screen: what every client does with games, whatever it shows them on.
//!
//! So far this is saving them. [`RecordFile`] keeps the record of a game and knows whether what is kept is the game that is
//! played; [`saves`] lists what is kept and opens it again, damaged records too. Where records lie is a [`Storage`]: the
//! disk ([`Disk`]), the storage of a browser, or one in memory that fails on purpose.

#![forbid(unsafe_code)]

mod date;
mod disk;
mod error;
mod record_file;
pub mod saves;
mod storage;

pub use disk::{Disk, read_record};
pub use error::{SaveError, io_reason};
pub use record_file::RecordFile;
pub use saves::{Condition, Damage, Open, SavedGame, Summary};
pub use storage::{Found, Listed, Storage};
