//! What a table tells.

use crate::game::{Game, Standing, Step};
use crate::patch::Position;
use crate::refusal::Refusal;
use crate::room::{Room, TalkLine};
use crate::table_state::ClockDoc;
use kosa_engine::vocab::Seat;
use serde::{Deserialize, Serialize};

/// What a table tells one receiver.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum Message {
    /// Everything as it stands: the first message, and the one after which whoever missed something is right again.
    Joined(Box<Joined>),
    /// Something about the places has changed.
    Room(Box<Room>),
    /// Somebody said something.
    Talk(TalkLine),
    /// Who is there has changed.
    Present(Present),
    /// The clocks of somebody else run.
    Clock(ClockDoc),
    /// The game went on.
    Happened(Box<Happened>),
    /// Decisions were taken back.
    TakenBack(Box<TakenBack>),
    /// The one answer to a request.
    Answer(Answer),
}

/// Everything as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Joined {
    /// The id of whoever receives this; nothing for somebody who is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<String>,
    /// The table.
    pub room: Room,
    /// What was said lately.
    pub talk: Vec<TalkLine>,
    /// The game, once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Game>,
    /// When this was sent, in milliseconds since 1970, so that clocks can be shown that are set otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<u64>,
}

/// Who is at a table now, as far as the server knows. Everybody who looks at it is told the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Present {
    /// The ids of people who sit there, in their order.
    pub people: Vec<String>,
    /// How many others watch.
    pub watching: u32,
}

/// The game went on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Happened {
    /// The version before it: who has another has missed something.
    pub from: u64,
    /// The version after it.
    pub version: u64,
    /// The number of the first step, from 0.
    pub first: u64,
    /// What happened.
    pub steps: Vec<Step>,
    /// How it stands now.
    pub standing: Standing,
}

/// Decisions were taken back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TakenBack {
    /// The version before it.
    pub from: u64,
    /// The version after it.
    pub version: u64,
    /// Whose decisions.
    pub seat: Seat,
    /// So many steps are left: what was told of later ones is no longer so.
    pub left: u64,
    /// What lies open after them.
    pub open: Position,
    /// Steps that were made again after it.
    pub steps: Vec<Step>,
    /// How it stands now.
    pub standing: Standing,
}

/// The one answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The id of the request; empty where it could not be read.
    pub id: String,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is done, and kept.
    Done,
    /// It is not.
    Refused(Refusal),
}
