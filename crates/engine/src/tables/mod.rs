//! The component facts. `generated.rs` is written from `data/*.toml` by `cargo xtask tables` and checked in, so that its
//! names can be searched for and building needs nothing beside this crate; a test of kosa-data says when it is stale.

use crate::vocab::*;

#[rustfmt::skip]
mod generated;
pub use generated::*;

/// A component fact, or a reading of the rules, that rests on less than two independent sources.
///
/// ```
/// use kosa_engine::DOUBTS;
///
/// for doubt in DOUBTS {
///     println!("{}: {} ({}): {}", doubt.file, doubt.item, doubt.status, doubt.note);
/// }
/// ```
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

/// The top row of a player mat. Amounts come in pairs: before the upgrade and after it.
pub(crate) struct TopActions {
    pub(crate) move_units: [u8; 2],
    pub(crate) move_coins: [u8; 2],
    /// Coins.
    pub(crate) bolster_cost: u16,
    pub(crate) bolster_power: [u8; 2],
    pub(crate) bolster_cards: [u8; 2],
    /// Coins.
    pub(crate) trade_cost: u16,
    /// No cube lies here.
    pub(crate) trade_resources: u8,
    pub(crate) trade_popularity: [u8; 2],
    pub(crate) produce_territories: [u8; 2],
}

/// A tier of the popularity track.
pub(crate) struct Tier {
    /// The popularity at which it begins.
    pub(crate) from: u8,
    /// Coins for a star, a territory and a pair of resources.
    pub(crate) rates: (u32, u32, u32),
}

/// A goal of the Triumph Track.
pub(crate) struct Goal {
    /// How much of it earns a star.
    pub(crate) need: u8,
    /// Spaces on the track, and so stars for it.
    pub(crate) spaces: u8,
}
