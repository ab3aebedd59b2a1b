//! Many games between bots, on as many threads as the machine has, with statistics.
//!
//! Every game has its own seed derived from the one of the series, and games are handed over in their order: the number
//! of threads changes nothing but the time, and a series that is interrupted has played exactly what a shorter one
//! would have. Nothing is kept that grows with the number of games.
//!
//! Anybody may take part: a [`Contestant`] is made of whatever implements [`kosa_table::Player`], or of a function that
//! is shown a view and the legal moves and has a generator to draw from.
//!
//! ```
//! use kosa_engine::Setup;
//! use kosa_simulate::{Contestant, Report, SeriesPlan, run};
//! use std::convert::Infallible;
//! use std::sync::atomic::AtomicBool;
//!
//! let last = Contestant::deciding("last", |_view, legal, _generator| legal[legal.len() - 1]);
//! let plan = SeriesPlan {
//!     setup: Setup::random(2),
//!     players: vec![Some(last), Contestant::bot("random")],
//!     seed: 7.into(),
//!     games: 3,
//!     max_turns: 50,
//!     records: false,
//! };
//! let mut report = Report::default();
//! let ended = run(&plan, 1, &AtomicBool::new(false), |game| {
//!     report.add(&game.result);
//!     Ok::<(), Infallible>(())
//! });
//! assert!(!ended.unwrap().interrupted());
//! assert_eq!(report.games, 3);
//! ```

#![forbid(unsafe_code)]

mod contestant;
mod error;
mod folder;
mod game;
mod histogram;
mod plan;
mod report;
mod series;
mod spread;

pub use contestant::Contestant;
pub use error::{PlanError, SeriesError};
pub use folder::{FolderError, RecordFolder};
pub use game::{GameResult, SeatResult, SimulatedGame};
pub use histogram::Histogram;
pub use plan::SeriesPlan;
pub use report::{AutomaTally, Report, SidesTally, Tally};
pub use series::{Ended, run, run_each};
pub use spread::Spread;

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
