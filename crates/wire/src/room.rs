//! A table around its game: who sits there, what is said.

use crate::options::Options;
use crate::table_state::{BidsDoc, ClockDoc, OfferDoc, ResultLine};
use kosa_engine::vocab::{Faction, Mat, Seat};
use serde::{Deserialize, Serialize};

/// A table around its game. Everybody who looks at it is told the same.
///
/// ```
/// use kosa_wire::{Phase, Room, Sitter};
///
/// let text = r#"{"table":"gqx7svec","phase":"waiting","wishes":"kosa1;seats=human,bot:easy","owner":"p1",
///     "places":[{"sitter":{"who":"free"}},{"sitter":{"who":"bot","kind":"easy"}}],"commitment":"9f86d081",
///     "options":{"clock":{"kind":"days","days":2}}}"#;
/// let room: Room = serde_json::from_str(text).unwrap();
/// assert_eq!(room.phase, Phase::Waiting);
/// // Chairs are counted from 1, as `sit` names them.
/// let free = room.places.iter().position(|chair| chair.sitter == Sitter::Free).map(|i| i + 1);
/// assert_eq!(free, Some(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// The id of the table.
    pub table: String,
    /// How far it is.
    pub phase: Phase,
    /// What is played, in one line.
    pub wishes: String,
    /// The person who has made it.
    pub owner: String,
    /// The chairs, in the order of the wishes.
    pub places: Vec<Chair>,
    /// The hash of the seed.
    pub commitment: String,
    /// The seed, once the game is over: every draw can be checked with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The draft, while there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<DraftDoc>,
    /// What the table has chosen beside the game.
    #[serde(default)]
    pub options: Options,
    /// Bids for factions and mats, while they are made; the table is [`Phase::Drafting`] then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bids: Option<BidsDoc>,
    /// The clocks, where the table has some and somebody is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockDoc>,
    /// An offer that waits for somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferDoc>,
    /// How everybody did, the best first, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub result: Vec<ResultLine>,
    /// Whether the game was ended by consent, before its rules ended it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub ended_early: bool,
}

/// How far a table is.
///
/// ```
/// use kosa_wire::Phase;
///
/// let phases: [Phase; 5] = serde_json::from_str(r#"["waiting","drafting","playing","over","closed"]"#).unwrap();
/// assert_eq!((phases[0], phases[4]), (Phase::Waiting, Phase::Closed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// Factions are drafted, or bid for.
    Drafting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// Nobody plays here any more.
    Closed,
}

/// A chair at a table: `place` in the JSON of commands and clocks is its number, from 1. (A `Place` of the engine is one of the board.)
///
/// ```
/// use kosa_wire::{Chair, Sitter};
///
/// let text = r#"{"sitter":{"who":"person","id":"p1","name":"Anna"},"seat":2,"away":true}"#;
/// let chair: Chair = serde_json::from_str(text).unwrap();
/// assert!(chair.away && matches!(chair.sitter, Sitter::Person { .. }), "a bot plays on for Anna");
/// assert_eq!(chair.seat.map(|seat| seat.index()), Some(1));
/// assert_eq!(serde_json::to_string(&chair).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Who is there.
    pub sitter: Sitter,
    /// Its seat, once the game is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether a bot plays on for the person who sits there, until it comes back.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub away: bool,
}

/// Who sits on a chair.
///
/// ```
/// use kosa_wire::Sitter;
///
/// let text = r#"[{"who":"free"},{"who":"person","id":"p1","name":"Anna"},{"who":"bot","kind":"easy"},{"who":"automa"}]"#;
/// let sitters: Vec<Sitter> = serde_json::from_str(text).unwrap();
/// assert_eq!((&sitters[0], &sitters[3]), (&Sitter::Free, &Sitter::Automa));
/// assert_eq!(serde_json::to_string(&sitters).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet: it waits for a person. A bot may play meanwhile.
    Free,
    /// A person.
    Person {
        /// The id of the person.
        id: String,
        /// What it is called.
        name: String,
    },
    /// A bot, by the name of its kind.
    Bot {
        /// Its kind.
        kind: String,
    },
    /// An Automa.
    Automa,
}

/// A draft: mats are dealt, factions are chosen, the lowest mat first.
///
/// ```
/// use kosa_engine::vocab::{Faction, Mat};
/// use kosa_wire::DraftDoc;
///
/// let text = r#"{"places":[{"mat":"industrial","faction":"nordic","chooses":false},
///     {"mat":"mechanical","faction":null,"chooses":true}],"open":["crimea","saxony"]}"#;
/// let draft: DraftDoc = serde_json::from_str(text).unwrap();
/// let asked = draft.places.iter().find(|place| place.chooses).unwrap();
/// assert_eq!((asked.mat, draft.open[0]), (Some(Mat::Mechanical), Faction::Crimea));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DraftDoc {
    /// Everybody, in the order of the wishes.
    pub places: Vec<DraftPlace>,
    /// What can be chosen now.
    pub open: Vec<Faction>,
}

/// Somebody in a draft.
///
/// ```
/// use kosa_wire::DraftPlace;
///
/// let place: DraftPlace = serde_json::from_str(r#"{"mat":"industrial","faction":null,"chooses":true}"#).unwrap();
/// assert!(place.chooses && place.faction.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DraftPlace {
    /// The mat that was dealt.
    pub mat: Option<Mat>,
    /// The faction, once it is chosen.
    pub faction: Option<Faction>,
    /// Whether this one chooses now.
    pub chooses: bool,
}

/// Something that was said.
///
/// ```
/// use kosa_wire::TalkLine;
///
/// let text = r#"{"number":12,"by":"p1","name":"Anna","text":"Your <b>turn</b>","at":1794957183364}"#;
/// let line: TalkLine = serde_json::from_str(text).unwrap();
/// assert_eq!(line.text, "Your <b>turn</b>", "as it was written: a page shows it as text");
/// assert_eq!(serde_json::to_string(&line).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TalkLine {
    /// Its number at this table, from 1.
    pub number: u64,
    /// The id of the person.
    pub by: String,
    /// What it is called.
    pub name: String,
    /// What was said: plain text, never to be shown as anything else.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}
