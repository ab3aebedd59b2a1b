//! What a server answers to single requests.

use kosa_lang::Texts;
use kosa_wire::{Refusal, Room};
use serde::Deserialize;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiError {
    /// Nobody answers.
    Unreachable,
    /// The server says why.
    Refused(Refusal),
    /// The answer makes no sense: there is something else at this address.
    Nonsense,
}

impl ApiError {
    /// Why, in a sentence.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            ApiError::Unreachable | ApiError::Nonsense => texts.say("online-unreachable"),
            ApiError::Refused(refusal) => kosa_client::link::far_text(refusal, texts),
        }
    }
}

/// Somebody, as the server knows it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Person {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
}

/// What the server is to whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ServerDoc {
    /// Whether there are tables.
    pub tables: bool,
    /// Who asks, if it is known.
    pub you: Option<Person>,
    /// The key with which browsers subscribe to notices, where the host has set one.
    #[serde(default)]
    pub push: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// When something last changed in the list, in milliseconds since 1970.
    pub changed: u64,
    /// Who sits there and what is played.
    pub room: Room,
    /// Whether it waits for whoever asks.
    pub waits_for_you: bool,
}

/// The sheet of victories of the server's people.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct VictorySheet {
    /// How many categories there are.
    pub of: usize,
    /// What is entered, the first first.
    pub victories: Vec<VictoryDoc>,
    /// Won games of whoever asks that may still be entered.
    #[serde(default)]
    pub open: Vec<OpenVictories>,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct VictoryDoc {
    /// The category, by its word.
    pub category: String,
    /// What was reached.
    pub value: u32,
    /// What the winner is called.
    pub name: String,
    /// When it was entered, in milliseconds since 1970.
    pub at: u64,
}

/// A game that may still be entered.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct OpenVictories {
    /// Its table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// What it has earned.
    pub categories: Vec<Earned>,
}

/// A category that a game has earned.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Earned {
    /// The category, by its word.
    pub category: String,
    /// What was reached.
    pub value: u32,
}
