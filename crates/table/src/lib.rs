//! One running game: the engine, the people and bots on its seats, chance rolled from a committed seed, the record,
//! undo and takeover. No network, no database, no clock.
//!
//! ```
//! use kosa_engine::{Awaiting, Setup};
//! use kosa_table::{Seed, Table};
//!
//! let mut table = Table::new(Setup::random(2), Seed::from(7)).unwrap();
//! let Awaiting::Seats(seats) = table.awaiting() else { panic!() };
//! let seat = seats.iter().next().unwrap();
//! let first = table.legal(seat)[0];
//! table.play(seat, first).unwrap();
//! assert!(table.may_undo(seat));
//! table.undo(seat).unwrap();
//! ```

#![forbid(unsafe_code)]

mod at_once;
mod error;
mod occupant;
mod player;
mod seed;
mod table;
mod undo;

pub use error::TableError;
pub use kosa_engine::{AtOnce, Meaning, Paid};
pub use occupant::Occupant;
pub use player::{BOTS, BotMaker, GuardPlayer, IdlePlayer, Player, RandomPlayer, bot, bot_maker};
pub use seed::{Generator, Seed, SeedError};
pub use table::Table;
pub use undo::Undone;

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
