//! What is remembered of games: what a finished record tells, victories, statistics, lists for other programs.

mod category;
mod export;
mod history;
mod play_log;
mod played;
mod statistics;
mod victories;

pub use category::Category;
pub use history::History;
pub use played::{Played, PlayedSeat};
pub use statistics::{Group, Groups, Statistics, Tally};
pub use victories::{EnterError, Victories, Victory};
