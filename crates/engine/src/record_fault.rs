//! What can be wrong with a game record.

use crate::error::UnknownName;
use crate::record::HEADER;
use crate::setup::SetupFaults;
use crate::{GiftError, MoveError, NotationError, PositionError};

/// What is wrong with a record, and on which line.
///
/// ```
/// use kosa_engine::{Record, record::RecordFault};
///
/// let error = Record::from_text("a letter").unwrap_err();
/// assert_eq!((error.line, error.fault), (1, RecordFault::Header("a letter".into())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Line of the text, from 1; entry number for a record that was not read from text.
    pub line: usize,
    /// What is wrong.
    pub fault: RecordFault,
}

/// What is wrong on a line of a record. Texts in it are cut short where they are long.
///
/// ```
/// use kosa_engine::{Record, RecordFault};
///
/// assert_eq!(Record::from_text("").unwrap_err().fault, RecordFault::Empty);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The text begins like this, and not like a record.
    Header(String),
    /// The text is longer than any game.
    TooLong {
        /// Its length in bytes.
        bytes: usize,
        /// The most that is read.
        most: usize,
    },
    /// The text is empty.
    Empty,
    /// The moves never begin.
    BreaksOff,
    /// This stands where rules and seats are expected.
    Unknown(String),
    /// The position at the start is wrong.
    Position(PositionError),
    /// The game cannot be set up like this.
    Setup(SetupFaults),
    /// A name is unknown.
    Name(UnknownName),
    /// This is not an entry.
    NoEntry(String),
    /// This is not a hash.
    NoHash(String),
    /// This is not a gift.
    NoGift(String),
    /// An entry holds no move.
    NoMove(NotationError),
    /// The move is not possible.
    Move(MoveError),
    /// The gift is not possible.
    Gift(GiftError),
    /// The game has gone another way than recorded.
    HashDiffers {
        /// The hash of the state.
        own: u64,
        /// The hash in the record.
        said: u64,
    },
}

impl core::fmt::Display for RecordError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "record, line {}: {}", self.line, self.fault)
    }
}

impl core::fmt::Display for RecordFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            RecordFault::Header(got) => write!(f, "unknown header '{got}', expected: {HEADER}"),
            RecordFault::TooLong { bytes, most } => write!(f, "too long: {bytes} of at most {most} bytes"),
            RecordFault::Empty => write!(f, "empty, expected: {HEADER}"),
            RecordFault::BreaksOff => f.write_str("breaks off, expected: moves"),
            RecordFault::Unknown(got) => {
                write!(f, "unknown line '{got}', expected: rules | seat | tag | kosa-position | moves")
            }
            RecordFault::Position(e) => e.fmt(f),
            RecordFault::Setup(e) => e.fmt(f),
            RecordFault::Name(e) => e.fmt(f),
            RecordFault::NoEntry(got) => {
                write!(f, "unknown entry '{got}', expected: SEAT: MOVE | *: OUTCOME | hash HASH")
            }
            RecordFault::NoHash(got) => write!(f, "wrong hash '{got}', expected: 16 hexadecimal digits"),
            RecordFault::NoGift(got) => write!(f, "wrong gift '{got}', expected: SEAT: give SEAT COINS"),
            RecordFault::NoMove(e) => e.fmt(f),
            RecordFault::Move(e) => e.fmt(f),
            RecordFault::Gift(e) => e.fmt(f),
            RecordFault::HashDiffers { own, said } => {
                write!(f, "another game: hash {own:016x}, recorded {said:016x}")
            }
        }
    }
}

impl core::error::Error for RecordError {}

impl core::error::Error for RecordFault {}

macro_rules! faults {
    ($($variant:ident($kind:ty)),+ $(,)?) => {
        $(impl From<$kind> for RecordFault {
            fn from(e: $kind) -> Self {
                RecordFault::$variant(e)
            }
        })+
    };
}

faults! {
    Position(PositionError),
    Setup(SetupFaults),
    Name(UnknownName),
    NoMove(NotationError),
    Move(MoveError),
    Gift(GiftError),
}
