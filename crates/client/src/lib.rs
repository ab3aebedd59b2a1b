//! A client without a screen: what every client does with games, whatever it shows them on.
//!
//! [`Wishes`] are everything that can be chosen before a game, and in a [`DraftSession`] factions are chosen. A [`Session`]
//! is the game at one device. It speaks to a table through a [`TableLink`], near or far, and knows only what the people at
//! the device may know. A question is an [`Asked`]: choices in steps, each with the thing on the screen that it points at.
//! [`RecordFile`] keeps the record of a game; [`saves`] lists what is kept and opens it again, damaged records too. Where
//! records lie is a [`Storage`]: the disk, the storage of a browser, or one in memory that fails on purpose.

#![forbid(unsafe_code)]

pub mod analysis;
pub mod ask;
mod beside;
mod date;
#[cfg(not(target_family = "wasm"))]
mod disk;
mod draft;
mod error;
mod fairness;
mod key_value;
pub mod link;
pub mod log;
mod new_game;
pub mod pages;
mod preview;
mod reach;
mod record_file;
mod replay;
pub mod saves;
mod session;
mod storage;
pub mod wishes;

pub use ask::{Asked, Choice, Target};
pub use beside::{combat_lines, objective_note, refused_options, section_note};
pub use date::readable as readable_date;
#[cfg(not(target_family = "wasm"))]
pub use disk::{Disk, read_record};
pub use draft::{Chosen, DraftSeat, DraftSession};
pub use error::{SaveError, io_reason};
pub use fairness::{ASKED, Dealt, Fair, Known, Unfair, fairness};
pub use key_value::{KeyValue, KeyValueError, KeyValueStorage};
pub use link::{Command, FarTable, NearTable, News, SavedTable, TableLink, Wire};
pub use new_game::NewGame;
pub use preview::{Change, Changed, Numbers, Preview};
pub use reach::next_reach;
pub use record_file::RecordFile;
pub use replay::{Moment, Replay};
pub use saves::{Damage, Imported, Open, SaveState, SavedGame, Summary};
pub use session::{Answered, Bots, Confirm, Session, Stage, TakeBack};
pub use storage::{Found, Listed, Storage};
pub use wishes::{WishFault, WishField, Wishes};

/// The example of the crate's own page is run like any other.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
