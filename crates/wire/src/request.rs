//! What somebody wants of a table.

use crate::options::Options;
use crate::table_state::Offer;
use kosa_engine::Move;
use kosa_engine::vocab::{Faction, Seat};
use serde::{Deserialize, Serialize};

/// The longest id of a request, in bytes.
pub const LONGEST_ID: usize = 40;
/// The most moves of one request.
pub const MOST_MOVES: usize = 64;

/// Something that is asked of a table. It gets exactly one answer; sent again with the same id it is done once.
///
/// ```
/// use kosa_wire::{Command, Request};
///
/// let text = r#"{"id":"7f","at":12,"command":{"do":"play","seat":1,"moves":["section build"]}}"#;
/// let request: Request = serde_json::from_str(text).unwrap();
/// assert!(matches!(request.command, Command::Play { .. }));
/// assert_eq!(serde_json::to_string(&request).unwrap(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by whoever asks, never twice at one table: any word of up to [`LONGEST_ID`] visible letters.
    pub id: String,
    /// The version of the game it was made for, where it answers to something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// What is asked.
    pub command: Command,
}

/// What is asked of a table.
///
/// ```
/// use kosa_wire::Command;
///
/// let commands = [
///     r#"{"do":"join"}"#,
///     r#"{"do":"play","seat":1,"moves":["section build","move"]}"#,
///     r#"{"do":"undo","seat":1,"steps":2}"#,
///     r#"{"do":"give","from":1,"to":3,"amount":2}"#,
///     r#"{"do":"sit","place":2,"name":"Anna"}"#,
///     r#"{"do":"leave","place":2,"for_good":true}"#,
///     r#"{"do":"wish","wishes":"kosa1;seats=human,human"}"#,
///     r#"{"do":"options","options":{"rated":true}}"#,
///     r#"{"do":"start"}"#,
///     r#"{"do":"choose","faction":"nordic"}"#,
///     r#"{"do":"bid","lot":0,"coins":3}"#,
///     r#"{"do":"seal","bids":[3,0,7]}"#,
///     r#"{"do":"back"}"#,
///     r#"{"do":"offer","offer":{"what":"end"}}"#,
///     r#"{"do":"reply","offer":1,"agree":true}"#,
///     r#"{"do":"talk","text":"Hello"}"#,
///     r#"{"do":"close"}"#,
/// ];
/// for text in commands {
///     let command: Command = serde_json::from_str(text).unwrap();
///     assert_eq!(serde_json::to_string(&command).unwrap(), text);
/// }
/// assert!(serde_json::from_str::<Command>(r#"{"do":"start","now":true}"#).is_err(), "what means nothing is refused");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Everything as it stands. Nothing changes by it.
    Join {},
    /// A seat decides: one move, or several one after the other, all of them or none.
    Play {
        /// Who decides.
        seat: Seat,
        /// What, in this order.
        moves: Vec<Move>,
    },
    /// A seat takes back so many of its latest decisions.
    Undo {
        /// Whose.
        seat: Seat,
        /// How many.
        steps: u32,
    },
    /// Coins change hands.
    Give {
        /// Who gives.
        from: Seat,
        /// Who receives.
        to: Seat,
        /// How many.
        amount: u16,
    },
    /// Sits down at a place that waits for a person. While a game is played only whoever has got up from it, or where that was for good
    /// somebody who has played no other place of it.
    Sit {
        /// The place, from 1, in the order of the wishes.
        place: u8,
        /// What the person there is called; else by its own name. Several people may play on one device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Gets up. While a game is played a bot plays on, until the same person sits down there again.
    Leave {
        /// The place, from 1.
        place: u8,
        /// Whether somebody else may take the place over, who has played no other in this game.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        for_good: bool,
    },
    /// Plays something else: the wishes of the table, as a line. Only whoever has made the table, before it starts.
    Wish {
        /// The wishes.
        wishes: String,
    },
    /// Chooses something else beside the game: clocks, bids and the like. Only whoever has made the table, before it starts.
    Options {
        /// All of it.
        options: Options,
    },
    /// Deals and begins; only whoever has made the table, once everybody sits.
    Start {},
    /// Takes a faction, where they are drafted.
    Choose {
        /// Which.
        faction: Faction,
    },
    /// Bids for a pair of faction and mat, where bids are open.
    Bid {
        /// Which of the pairs, from 0.
        lot: u8,
        /// How many coins: more than was bid for it before.
        coins: u16,
    },
    /// Bids for every pair, where bids are sealed.
    Seal {
        /// Coins for each of the pairs.
        bids: Vec<u16>,
    },
    /// Is here again: the bot that has played on gives the seat back. Coming back to the table or deciding something says the same.
    Back {},
    /// Offers the others something.
    Offer {
        /// What.
        offer: Offer,
    },
    /// Answers an offer; whoever has made it takes it back by refusing.
    Reply {
        /// The number of the offer.
        offer: u64,
        /// Whether it is agreed to.
        agree: bool,
    },
    /// Says something.
    Talk {
        /// What.
        text: String,
    },
    /// Ends the table, before its game is dealt. Only whoever has made it.
    Close {},
}
