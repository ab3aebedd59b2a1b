//! The rooms around a game: start, set-up, saved games, replay, tables on a server, settings, help. `shell` is what they share.

mod frame;
mod games;
mod help;
mod kept;
mod later;
mod learn;
mod online;
mod play;
mod replay;
mod settings;
mod setup;
mod shell;
mod start;
mod transfer;

pub use kosa_scene::rooms::Route;

pub use frame::{Notices, TopBar};
pub use games::GamesRoom;
pub use help::{HelpRoom, HelpTopics};
pub use kept::{Keeping, Kept, any_seed};
pub use later::{LaterRoom, draw, draw_game, fetch_game};
pub use learn::{
    AnalyseRoom, BookRoom, BookTopicView, Coach, CoachSwitch, LearnRoom, LessonRoom, PlayedRoom, RiversCard,
    SharedRoom,
};
pub use online::{
    AccountRoom, BellField, DeviceRoom, LogAndTalk, OfferWays, OpenTableRoom, ProfileRoom, RatingsRoom,
    StatisticsRoom, TableRoom, TablesRoom, TalkPanel, headline,
};
pub use play::PlayRoom;
pub use replay::{ReplayRecord, ReplayRoom};
pub use settings::{SettingsRoom, ThemeField};
pub use shell::{Shell, language, use_shell};
pub use start::{LanguageField, StartRoom};
