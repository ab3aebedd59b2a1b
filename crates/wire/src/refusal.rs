//! Why a table does not do something.

use kosa_engine::Move;
use kosa_engine::vocab::Seat;
use serde::{Deserialize, Serialize};

/// Why a table does not do something. Nothing has changed.
///
/// ```
/// use kosa_wire::Refusal;
/// let refusal: Refusal = serde_json::from_str(r#"{"why":"something that nobody has thought of yet"}"#).unwrap();
/// assert_eq!(refusal, Refusal::Unknown);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// It is not a request that could be understood.
    Malformed,
    /// It holds a field that means nothing here.
    UnknownField {
        /// The name of the field, or how it begins.
        field: String,
    },
    /// There is more of it than is taken.
    TooLong,
    /// It was made for another version of the game. Everything as it stands follows.
    Stale,
    /// Whoever asks is not known here, and can only watch.
    Stranger,
    /// This seat is somebody else's.
    NotYours {
        /// The seat.
        seat: Seat,
    },
    /// This seat is not asked now.
    NotAsked,
    /// The rules do not allow this move.
    Illegal {
        /// The move.
        mv: Move,
    },
    /// The game is over.
    GameOver,
    /// There is nothing to take back.
    NothingToUndo,
    /// The gift is not possible.
    Gift {
        /// Why.
        gift: GiftRefusal,
    },
    /// There is no such place or seat.
    NoSuchPlace,
    /// Somebody sits there.
    Taken,
    /// The place is kept for whoever has got up from it.
    Kept,
    /// Whoever has seen one hand of a game sees no other.
    OtherSeat,
    /// Only whoever has made the table may do this.
    NotOwner,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is not over.
    NotOver,
    /// A place waits for somebody.
    SomebodyMissing,
    /// The wishes cannot be read, or cannot be fulfilled.
    Wishes {
        /// What is wrong with them, in English sentences for whoever writes a program; a client that has made the wishes knows it itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        faults: Vec<String>,
    },
    /// A seed that somebody chose tells every card: at a table of several people nobody chooses it.
    ChosenSeed,
    /// This faction cannot be taken now.
    NoSuchFaction,
    /// This bid cannot be made now.
    NoSuchBid,
    /// There is no such offer, or no longer.
    NoSuchOffer,
    /// Name and password do not fit, or the link is not valid any more.
    WrongPassword,
    /// This password is too short, or too long.
    WeakPassword,
    /// Somebody else has this name.
    NameTaken,
    /// Nothing was said.
    Empty,
    /// The table is closed.
    Closed,
    /// Too many requests: a little later.
    TooMany,
    /// Whoever asks has made as many tables as one person may whose games are not over.
    TooManyTables,
    /// An offer waits for an answer already.
    OfferOpen,
    /// The server cannot keep it now; whether it is kept will be known when it is sent again with the same id.
    Unavailable,
    /// The record of this table cannot be played on with this version of the program.
    Broken,
    /// There is nothing at this address, or it cannot be asked so.
    NoSuchWay,
    /// A reason that a later version has given.
    #[serde(other)]
    Unknown,
}

impl Refusal {
    /// The key of its sentence.
    pub const fn key(&self) -> &'static str {
        match self {
            Refusal::Malformed => "far-malformed",
            Refusal::UnknownField { .. } => "far-unknown-field",
            Refusal::TooLong => "far-too-long",
            Refusal::Stale => "link-late",
            Refusal::Stranger => "far-stranger",
            Refusal::NotYours { .. } => "far-not-yours",
            Refusal::NotAsked => "far-not-asked",
            Refusal::Illegal { .. } => "far-illegal",
            Refusal::GameOver => "far-game-over",
            Refusal::NothingToUndo => "far-nothing-to-undo",
            Refusal::Gift { .. } => "far-gift",
            Refusal::NoSuchPlace => "far-no-such-place",
            Refusal::Taken => "far-taken",
            Refusal::Kept => "far-kept",
            Refusal::OtherSeat => "far-other-seat",
            Refusal::NotOwner => "far-not-owner",
            Refusal::Begun => "far-begun",
            Refusal::NotBegun => "far-not-begun",
            Refusal::NotOver => "far-not-over",
            Refusal::SomebodyMissing => "far-somebody-missing",
            Refusal::Wishes { .. } => "far-wishes",
            Refusal::ChosenSeed => "far-chosen-seed",
            Refusal::NoSuchFaction => "far-no-such-faction",
            Refusal::NoSuchBid => "far-no-such-bid",
            Refusal::NoSuchOffer => "far-no-such-offer",
            Refusal::WrongPassword => "far-wrong-password",
            Refusal::WeakPassword => "far-weak-password",
            Refusal::NameTaken => "far-name-taken",
            Refusal::Empty => "far-empty",
            Refusal::Closed => "far-closed",
            Refusal::TooMany => "far-too-many",
            Refusal::TooManyTables => "far-too-many-tables",
            Refusal::OfferOpen => "far-offer-open",
            Refusal::Unavailable => "far-unavailable",
            Refusal::Broken => "far-broken",
            Refusal::NoSuchWay => "far-no-such-way",
            Refusal::Unknown => "far-unknown",
        }
    }
}

/// Why coins cannot change hands.
///
/// ```
/// use kosa_wire::{GiftRefusal, Refusal};
///
/// let refusal: Refusal = serde_json::from_str(r#"{"why":"gift","gift":"amount"}"#).unwrap();
/// assert_eq!(refusal, Refusal::Gift { gift: GiftRefusal::Amount }, "more than the giver has");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GiftRefusal {
    /// The rules of this game forbid it.
    Forbidden,
    /// To nobody, to oneself, or to an Automa.
    Whom,
    /// No coins, more than the giver has, or more than the receiver could count.
    Amount,
}
