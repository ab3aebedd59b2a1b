//! What is remembered of games: what a finished record tells, victories, statistics, lists for other programs.

mod category;
mod export;
mod finished_game;
mod history;
mod play_log;
mod statistics;
mod victories;

pub use category::Category;
pub use finished_game::{FinishedGame, FinishedSeat};
pub use history::History;
pub use statistics::{Group, Groups, Statistics, Sums};
pub use victories::{EnterError, Victories, Victory};
