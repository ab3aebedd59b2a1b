//! Computer players. A bot sees a [`View`](kosa_engine::View), never the state; it has a generator of its own and a budget
//! counted in positions. No threads, files or clock: the same code runs in the arena, the terminal, the server and in a
//! browser, and answers the same for a seed and a budget.

#![forbid(unsafe_code)]

mod bot;
mod kind;
mod level;
mod plan;
pub mod turns;

pub use bot::Bot;
pub use kind::{KINDS, USUAL_KIND, bot, maker};
pub use level::{Budget, Level, UnknownLevel};
pub use plan::{Plan, Value, plans, value};
