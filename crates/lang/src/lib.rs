//! Every text a player reads, in English, Italian, Spanish and Polish, for all clients.
//!
//! The texts are Fluent files compiled into the program, all languages or those whose features (`en`, `it`, `es`, `pl`) are on;
//! [`Texts::from_source`] loads a language that is not. [`Texts`] says them: plain ones with [`Texts::say`] and
//! [`Texts::fill`], and what the engine tells or asks with typed helpers.
//!
//! ```
//! use kosa_engine::vocab::Terrain;
//! use kosa_lang::{Lang, Texts};
//!
//! let texts = Texts::new(Lang::English);
//! assert_eq!(texts.name(&Terrain::Lake), "lake");
//! ```

#![forbid(unsafe_code)]

mod arg;
mod at_once;
mod cards;
mod counts;
mod errors;
mod events;
mod faults;
mod help;
mod lang;
mod moves;
mod names;
mod number;
mod positions;
mod prompts;
mod score;
mod sources;
mod spots;
mod texts;
mod tiles;
mod why;

pub use arg::{Arg, Phrase};
pub use events::Narrator;
pub use help::{Dial, Term, Topic};
pub use lang::{Lang, UnknownLang};
pub use names::Named;
pub use number::{MINUS, readable, signed};
pub use texts::{SourceError, Texts, capital};
pub use tiles::TileInForce;

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
