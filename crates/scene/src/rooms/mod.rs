//! What the rooms around a game work out: addresses, lists, sums, plots.

pub mod learn;
pub mod online;
pub mod replay;
mod route;

pub use route::Route;
