//! The rules of Scythe: states, legal moves, what they do, chance, scores, views, notation and records.
//!
//! The engine does no input or output, reads no clock, starts no thread and keeps no global randomness: the same
//! moves give the same state everywhere. Start with [`Setup`], ask [`State::awaiting`] who must decide, list
//! [`State::legal`] or [`State::chance`], and [`State::apply`] one of the moves.
//!
//! ```
//! use kosa_engine::{Actor, Awaiting, Setup};
//! use kosa_engine::vocab::{Faction, Mat};
//!
//! let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
//! let mut state = setup.start().unwrap();
//! while state.awaiting() == Awaiting::Chance {
//!     let (outcome, _weight) = state.chance()[0];
//!     state.apply(Actor::Chance, outcome).unwrap();
//! }
//! let Awaiting::Seats(seats) = state.awaiting() else { panic!() };
//! let first = seats.iter().next().unwrap();
//! assert_eq!(state.public().player(first).mat(), Some(Mat::Industrial));
//! assert_eq!(state.legal(first)[0].to_string(), "section upgrade");
//! ```

#![forbid(unsafe_code)]

mod abilities;
pub mod automa;
pub mod error;
pub mod event;
mod facts;
mod invaders;
#[cfg(feature = "serde")]
mod json;
mod map;
mod moves;
mod notation;
mod perft;
pub mod position;
pub mod random;
mod reach;
pub mod record;
mod record_fault;
mod rules;
pub mod score;
mod search;
mod secrets;
pub mod setup;
mod state;
mod tables;
mod tracks;
mod view;
mod viewer;
pub mod vocab;
mod wind_gambit;

pub use event::{Event, Listener, Silence};
pub use facts::{
    AbilityInPlay, AtOnce, BottomHalf, Carrying, CombatFacts, ConditionProgress, Counted, Distances, Half,
    Idle, Lack, Meaning, Outlook, Paid, Part, ProduceChoice, SeatReach, SectionFacts, SideFacts,
    StarProgress, Threat, TrapAhead, Trial, TrialEnd, UnitReach, Way, WhyNot,
};
pub use moves::{Actor, ChanceList, Move, MoveList};
pub use notation::NotationError;
pub use perft::perft;
pub use position::{PositionDoc, PositionError};
pub use record::{Record, RecordError, RecordFault};
pub use rules::{GiftError, MoveError, Rules, Switch};
pub use score::{Ranking, Score};
pub use search::{GoneOn, Next, SingleSteps};
pub use secrets::Seen;
pub use setup::Setup;
pub use state::{
    Automa, AutomaDials, AutomaKind, Awaiting, Combat, ContestedStep, Ending, FactionTokens, Moving, Own,
    PayWith, Pending, PlacedTrap, Player, Public, Question, Seated, Side, State, TakeWhat, Turn,
};
pub use tables::{DOUBTS, Doubt};
pub use view::{HiddenDoc, HiddenSeatDoc, View, ViewDoc, ViewError};
pub use viewer::Viewer;
pub use vocab::SeatSet;
pub use wind_gambit::UncheckedTile;

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
