//! Learning the game and remembering it: lessons, the coach of the first turns, the rule book, victories, statistics, and games
//! and positions that come as links.

mod analyse;
mod book;
mod coach;
mod lesson;
mod lessons;
mod notes;
mod played;
pub(super) mod plots;
mod rail;
mod rivers;
mod server_sheet;
mod shared;
mod task;
mod victory;

pub use analyse::AnalyseRoom;
pub use book::{BookRoom, BookTopicView};
pub use coach::{Coach, CoachSwitch};
pub use lesson::LessonRoom;
pub use lessons::LearnRoom;
pub use played::PlayedRoom;
pub use rivers::RiversCard;
pub use shared::SharedRoom;
pub use victory::EnterVictory;
