//! What a table tells.

use crate::game::{Game, Standing, Step};
use crate::patch::Position;
use crate::refusal::Refusal;
use crate::room::{Room, TalkLine};
use crate::table_state::ClockDoc;
use kosa_engine::vocab::Seat;
use serde::{Deserialize, Serialize};

/// What a table tells one receiver.
///
/// ```
/// use kosa_wire::{Answer, Message, Outcome};
///
/// let message: Message = serde_json::from_str(r#"{"tell":"answer","id":"7f","outcome":"done"}"#).unwrap();
/// assert_eq!(message, Message::Answer(Answer { id: "7f".into(), outcome: Outcome::Done }));
///
/// let text = r#"{"tell":"talk","number":1,"by":"p1","name":"Anna","text":"Hello","at":1794957183364}"#;
/// assert!(matches!(serde_json::from_str(text).unwrap(), Message::Talk(line) if line.name == "Anna"));
/// ```
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
///
/// ```
/// use kosa_wire::{Joined, Phase};
///
/// let text = r#"{"you":"p1","room":{"table":"gqx7svec","phase":"waiting","wishes":"kosa1;seats=human,human",
///     "owner":"p1","places":[{"sitter":{"who":"person","id":"p1","name":"Anna"}},{"sitter":{"who":"free"}}],
///     "commitment":"9f86d081"},"talk":[]}"#;
/// let joined: Joined = serde_json::from_str(text).unwrap();
/// assert_eq!((joined.room.phase, joined.you.as_deref()), (Phase::Waiting, Some("p1")));
/// assert!(joined.game.is_none(), "it is not dealt yet");
/// ```
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
///
/// ```
/// use kosa_wire::{Message, Present};
///
/// let text = r#"{"tell":"present","people":["p1","p2"],"watching":3}"#;
/// let Message::Present(Present { people, watching }) = serde_json::from_str(text).unwrap() else { panic!() };
/// assert_eq!((people.len(), watching), (2, 3));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Present {
    /// The ids of people who sit there, in their order.
    pub people: Vec<String>,
    /// How many others watch.
    pub watching: u32,
}

/// The game went on.
///
/// ```
/// use kosa_wire::Happened;
///
/// let text = r#"{"from":3,"version":4,"first":7,
///     "steps":[{"by":"2","told":[{"open":{"event":"coins_gained","seat":2,"amount":1}}]}],"standing":{}}"#;
/// let happened: Happened = serde_json::from_str(text).unwrap();
/// let mine = 3;
/// assert_eq!(happened.from, mine, "else something was missed, and `join` brings everything as it stands");
/// assert_eq!(happened.first + happened.steps.len() as u64, 8, "so many steps are known now");
/// ```
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
///
/// ```
/// use kosa_wire::TakenBack;
///
/// let text = r#"{"from":4,"version":5,"seat":2,"left":7,"open":{"viewer":"bystander"},"steps":[],"standing":{}}"#;
/// let back: TakenBack = serde_json::from_str(text).unwrap();
/// let mut steps = vec!["a step"; 9];
/// steps.truncate(back.left as usize);
/// assert_eq!(steps.len(), 7, "the last two are no longer so");
/// ```
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
///
/// ```
/// use kosa_wire::{Answer, Outcome, Refusal};
///
/// let text = r#"{"id":"7f","outcome":{"refused":{"why":"illegal","mv":"dial 3"}}}"#;
/// let answer: Answer = serde_json::from_str(text).unwrap();
/// assert!(matches!(&answer.outcome, Outcome::Refused(Refusal::Illegal { mv }) if mv.to_string() == "dial 3"));
/// assert_eq!(serde_json::to_string(&answer).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The id of the request; empty where it could not be read.
    pub id: String,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of a request.
///
/// ```
/// use kosa_wire::{Outcome, Refusal};
///
/// let outcomes = [Outcome::Done, Outcome::Refused(Refusal::Stale)];
/// assert_eq!(serde_json::to_string(&outcomes).unwrap(), r#"["done",{"refused":{"why":"stale"}}]"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is done, and kept.
    Done,
    /// It is not.
    Refused(Refusal),
}
