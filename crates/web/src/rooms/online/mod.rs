//! Tables on the server: the lobby, a new table, a table before its game, and the game live.

mod before;
mod card;
mod draft;
mod live;
mod lobby;
mod name;
mod open;
mod table;
mod talk;
mod way;

pub use lobby::TablesRoom;
pub use open::OpenTableRoom;
pub use table::TableRoom;
pub use talk::{BellField, LogAndTalk, TalkPanel};
pub use way::OnlineWay;
