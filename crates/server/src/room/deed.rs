//! What is written into the log of a table: what was done, and what came of it.

use kosa_engine::Actor;
use kosa_engine::record::Entry;
use kosa_wire::{Offer, Options};
use serde::{Deserialize, Serialize};

/// One line of the log of a table. Together with the wishes and the seed the lines are the whole table: any process makes it of
/// them. What stands here is read by every later version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Deed {
    /// The table was made.
    Made {
        /// What it has chosen beside the game.
        #[serde(default)]
        options: Options,
        /// The [`EDITION`](super::EDITION) of the version that has made it.
        #[serde(default, skip_serializing_if = "is_first")]
        edition: u32,
    },
    /// Something else is to be played.
    Wish {
        /// The wishes in one line.
        wishes: String,
        /// What the table has chosen beside the game, if that changes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        options: Option<Options>,
    },
    /// A person sat down.
    Sit {
        /// The place, from 0.
        place: usize,
        /// What the person is called there.
        name: String,
    },
    /// A person got up, or was too long away.
    Leave {
        /// The place, from 0.
        place: usize,
        /// Whether somebody else may take it over.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        for_good: bool,
    },
    /// The game was dealt, or the mats for a draft.
    Start,
    /// A faction was taken.
    Choose {
        /// Which.
        faction: String,
    },
    /// Somebody bid for a pair of faction and mat.
    Bid {
        /// The place, from 0.
        place: usize,
        /// The pair, from 0.
        lot: usize,
        /// How much.
        coins: u16,
    },
    /// Somebody wrote down bids for all pairs.
    Seal {
        /// The place, from 0.
        place: usize,
        /// How much for each.
        bids: Vec<u16>,
    },
    /// The clock of a person is out: a bot plays on.
    Away {
        /// The place, from 0.
        place: usize,
    },
    /// It is here again.
    Back {
        /// The place, from 0.
        place: usize,
    },
    /// A person kept the others waiting and loses popularity.
    Stalled {
        /// The line of the record.
        line: String,
    },
    /// Something was offered.
    Offer {
        /// What.
        offer: Offer,
        /// Where the record goes back to, if all agree.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<usize>,
    },
    /// An offer was answered.
    Reply {
        /// Whether it is agreed to.
        agree: bool,
    },
    /// Somebody decided. What chance made of it stands here too: a record needs no generator.
    Play {
        /// Lines of the record.
        lines: Vec<String>,
    },
    /// Coins changed hands.
    Give {
        /// The line of the record.
        line: String,
    },
    /// Decisions were taken back.
    Undo {
        /// Whose, from 1.
        seat: u8,
        /// How many.
        steps: u32,
    },
    /// Somebody said something.
    Talk {
        /// What it is called.
        name: String,
        /// What.
        text: String,
    },
    /// The table was closed.
    Close,
}

fn is_first(edition: &u32) -> bool {
    *edition == 0
}

impl Deed {
    /// The same as whoever did it may know it while the game goes on: what chance made of it may be a card of somebody else, and how long the
    /// record is tells of choices that nobody has seen yet.
    #[must_use]
    pub fn as_its_person_knows_it(self) -> Deed {
        let decided = |line: &String| matches!(line.parse(), Ok(Entry::Move(Actor::Seat(_), _)));
        match self {
            Deed::Play { lines } => Deed::Play { lines: lines.into_iter().filter(decided).collect() },
            Deed::Offer { offer, .. } => Deed::Offer { offer, entry: None },
            other => other,
        }
    }
}
