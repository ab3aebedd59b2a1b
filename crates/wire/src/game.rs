//! A game, as one receiver may know it.

use crate::patch::{Patch, Position};
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Move, Seen};
use serde::{Deserialize, Serialize};

/// A game from its beginning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Counts what this receiver has been told; the one to be sent back with a request.
    pub version: u64,
    /// Who sits on each seat, as records say it: `human Anna`, `bot random`, `automa`.
    pub occupants: Vec<String>,
    /// The seats whose people are at this device.
    pub here: Vec<Seat>,
    /// What lay open before the first step.
    pub start: Position,
    /// What has happened.
    pub steps: Vec<Step>,
    /// How it stands now.
    pub standing: Standing,
}

/// Something that happened and shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Who decided; nobody for a gift.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Actor>,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
    /// What changed of what lies open.
    #[serde(default, skip_serializing_if = "Patch::is_empty")]
    pub open: Patch,
}

/// One event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// As everybody may know it.
    pub open: Seen,
    /// As these seats of this receiver know it instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<(Seat, Seen)>,
}

/// How a game stands for one receiver. What lies open is known from the steps.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// What each seat of this receiver sees, as the difference to what lies open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub views: Vec<(Seat, Patch)>,
    /// What each of them may take back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undo: Vec<(Seat, Undo)>,
}

/// What a seat may take back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Undo {
    /// Its decisions, the latest first.
    pub decisions: Vec<Decision>,
    /// Why nothing before them can be taken back.
    pub stop: Stop,
}

/// A decision that can be taken back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The number of its step, from 0.
    pub step: u64,
    /// What was decided.
    pub mv: Move,
    /// How the seat saw the game before it, as the difference to how it sees it now.
    pub before: Patch,
    /// The decision of the same seat right before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Move>,
}

/// Why no more can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// The game began there.
    Beginning,
    /// Something was left to chance.
    Chance,
    /// Somebody else has decided since.
    Others,
    /// Coins were given.
    Gift,
    /// Something hidden was shown.
    Revealed,
    /// The game is over.
    Over,
}
