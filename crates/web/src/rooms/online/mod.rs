//! Tables on the server: the lobby, a new table, a table before its game, the game live and its end; and people: oneself, others, ratings,
//! statistics.

mod account;
mod before;
mod bids;
mod call;
mod card;
mod clock;
mod draft;
mod live;
mod lobby;
mod name;
mod nav;
mod notes;
mod open;
mod options;
mod profile;
mod ratings;
mod result;
mod statistics;
mod table;
mod talk;
mod way;

pub use account::{AccountRoom, DeviceRoom};
pub use lobby::TablesRoom;
pub use notes::OfferWays;
pub use open::OpenTableRoom;
pub use profile::ProfileRoom;
pub use ratings::RatingsRoom;
pub use result::headline;
pub use statistics::StatisticsRoom;
pub use table::TableRoom;
pub use talk::{BellField, LogAndTalk, TalkPanel};
pub use way::OnlineWay;
