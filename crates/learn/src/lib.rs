//! Learning the game and remembering it: no input or output, no clock; it compiles for WebAssembly.
//!
//! [`Lesson`]s are positions with a task that the engine checks, and [`Learned`] keeps which are solved. [`first_game`] is a page
//! for newcomers, and [`Guide`] leads through their first five turns. [`Rulebook`] holds all rules by topic, [`Rivers`] who crosses
//! which water, [`why_not`] the rule that forbids what is pointed at, [`not_now`] all that cannot be chosen,
//! [`named`] what somebody means who types a name. [`FinishedGame`] is what a finished record tells: [`Victories`],
//! [`History`] and [`Statistics`] are made of it. [`share_record`] and [`share_position`] make links that hold a whole game.

#![forbid(unsafe_code)]

mod book;
mod first_game;
mod guide;
mod learned;
mod lesson;
mod named;
mod not_now;
mod notebook;
mod remember;
mod rivers;
mod share;
mod why;

pub use book::{BookTopic, Rulebook};
pub use first_game::first_game;
pub use guide::{Advice, Aim, Below, Guide, Look, Midway};
pub use learned::Learned;
pub use lesson::{
    AnswerFault, Comparison, Failure, Lesson, LessonCondition, LessonDeed, LessonFault, LessonTexts,
    Progress, Quantity,
};
pub use named::{named, named_on_mats};
pub use not_now::{not_now, not_now_lines};
pub use notebook::Notebook;
pub use remember::{
    Category, EnterError, FinishedGame, FinishedSeat, Group, Groups, History, Statistics, Sums, Victories,
    Victory,
};
pub use rivers::{Rivers, WaterWay};
pub use share::{ShareError, Shared, is_shared, read_shared, share_position, share_record};
pub use why::{why_not, why_not_asked};

/// The example of the crate's own page is run like any other.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
