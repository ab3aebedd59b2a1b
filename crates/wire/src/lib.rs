//! What goes between a table and those who sit at it or watch: the words both sides know.
//!
//! A [`Request`] carries an id and the version of the game it was made for, and gets exactly one [`Answer`]. What happens is told
//! in [`Message`]s. The types can hold only what somebody may know: [`Seen`](kosa_engine::Seen) events, and [`Patch`]es that are
//! made between two [`View`](kosa_engine::View)s and nothing else.
//!
//! Numbers count what this receiver has been told, never entries of the record: that an entry was made that does not show
//! (half of a secret choice in a combat) would itself tell something.

#![forbid(unsafe_code)]

mod game;
mod message;
mod options;
mod patch;
mod read;
mod refusal;
mod request;
mod room;
mod table_state;

pub use game::{Decision, Game, Standing, Step, Stop, Told, Undo};
pub use message::{Answer, Happened, Joined, Message, Outcome, Present, TakenBack};
pub use options::{Absent, Bidding, Clock, Options, Unsound};
pub use patch::{Patch, PatchError, Position};
pub use read::{read, unread};
pub use refusal::{GiftRefusal, Refusal};
pub use request::{Command, LONGEST_ID, MOST_MOVES, Request};
pub use room::{Chair, DraftDoc, DraftPlace, Phase, Room, Sitter, TalkLine};
pub use table_state::{BidsDoc, ClockDoc, LotDoc, Offer, OfferDoc, ResultLine};

/// The version of these words. It stands in the address (`/api/v1/…`); a change that an old client would not understand makes a new
/// one.
pub const VERSION: u32 = 1;

/// The code of the README is run like every other example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
