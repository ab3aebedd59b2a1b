//! The component facts, generated from data/*.toml at build time.

use crate::vocab::*;

/// A component fact, or a reading of the rules, that rests on less than two independent sources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The data file, such as `data/factory.toml`.
    pub file: &'static str,
    /// What in the file is meant, such as `factory card 3`.
    pub item: &'static str,
    /// How well it is known, such as `single-source`, or `open` for a rules question without an answer.
    pub status: &'static str,
    /// What the doubt is.
    pub note: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
