//! Computer players. A bot sees a [`View`](kosa_engine::View), never the state; it has a generator of its own and a budget
//! counted in positions. No threads, files or clock: the same code runs in the arena, the terminal, the server and in a
//! browser, and answers the same for a seed and a budget.

#![forbid(unsafe_code)]

mod ahead;
mod bot;
mod combat;
mod course;
pub mod features;
mod inputs;
mod kind;
mod level;
mod mind;
mod net;
mod plan;
mod taste;
pub mod turns;

pub use ahead::Search;
pub use bot::Bot;
pub use course::CourseStage;
pub use inputs::Inputs;
pub use kind::{KINDS, USUAL_KIND, bot, maker};
pub use level::{Budget, Level, UnknownLevel};
pub use mind::Mind;
pub use net::{FIRST, LEAK, MARGIN_UNIT, Net, OUTPUTS, SCORE_UNIT, SECOND, WIDE};
pub use plan::{Plan, Value, plans, value};
pub use taste::Taste;

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
