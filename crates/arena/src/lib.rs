//! Series of games that say how strong players are: bots and Automas in any mix, everybody on every seat of every deal,
//! with statistics, a ladder with confidence intervals, and a log that survives a kill. Nothing is printed here.
//!
//! ```
//! use kosa_arena::{Entrant, Series, Standings};
//! use kosa_simulate::Contestant;
//! use std::convert::Infallible;
//! use std::sync::atomic::AtomicBool;
//!
//! let random = Entrant::bot("random", Contestant::bot("random").unwrap());
//! let automa = Entrant::automa("automa:1", "automa:1".parse().unwrap());
//! let series = Series { games: 2, ..Series::new(vec![random, automa]) };
//! let mut standings = Standings::new(series.entrants.iter().map(|entrant| entrant.name.as_str()));
//! series.run(0..2, 1, &AtomicBool::new(false), |game| Ok::<(), Infallible>(standings.add(&game.line))).unwrap();
//! assert_eq!(standings.games, 2);
//! ```

#![forbid(unsafe_code)]

mod bids;
mod entrant;
mod game_line;
mod ladder;
mod log;
mod series;
mod standings;
mod timed;
mod wilson;

pub use bids::{Bids, BidsError, Correlation, spearman};
pub use entrant::Entrant;
pub use game_line::{ArenaGame, GameLine, SeatLine};
pub use ladder::{Ladder, Order, Rung};
pub use log::{Log, LogError, fingerprint};
pub use series::{Fixture, MOST_LINEUPS, Series};
pub use standings::{Mean, PlayerTally, Standings, Tally};
pub use timed::TurnCost;
pub use wilson::wilson;

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
