use kosa_engine::setup::SetupFaults;
use kosa_engine::vocab::Seat;
use kosa_engine::{GiftError, MoveError, RecordError};

/// Why the table refused. Nothing has changed.
///
/// ```
/// use kosa_engine::{Setup, vocab::Seat};
/// use kosa_table::{Table, TableError};
///
/// let mut table = Table::new(Setup::random(2), 7).unwrap();
/// let nobody = Seat::new(0).unwrap();
/// assert_eq!(table.undo(nobody), Err(TableError::NothingToUndo(nobody)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// The game cannot be set up.
    Setup(SetupFaults),
    /// The move is not possible.
    Move(MoveError),
    /// The gift is not possible.
    Gift(GiftError),
    /// The record cannot be read or does not replay.
    Record(RecordError),
    /// The game has no such seat.
    NoSuchSeat(Seat),
    /// An Automa sits there: nobody else can, and it gives no coins away.
    AutomaSeat(Seat),
    /// An Automa cannot sit down in the middle of a game.
    NoAutoma(Seat),
    /// The seat has nothing to take back: it has not decided anything, or somebody has decided or seen something since.
    NothingToUndo(Seat),
    /// This is not a key of a tag: a key is one word of visible letters. It is cut short where it is long.
    TagKey(String),
    /// The value of the tag with this key is not one line of visible letters.
    TagValue(String),
    /// The record was made with another seed.
    WrongSeed,
    /// An outcome of chance in the record is not the one its seed gives.
    ChanceDiffers {
        /// Which outcome of chance, from 1.
        outcome: u64,
    },
}

impl core::fmt::Display for TableError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            TableError::Setup(e) => e.fmt(f),
            TableError::Move(e) => e.fmt(f),
            TableError::Gift(e) => e.fmt(f),
            TableError::Record(e) => e.fmt(f),
            TableError::NoSuchSeat(seat) => write!(f, "no seat {seat}"),
            TableError::AutomaSeat(seat) => write!(f, "Automa on seat {seat}"),
            TableError::NoAutoma(seat) => write!(f, "no Automa for seat {seat} in the middle of a game"),
            TableError::NothingToUndo(seat) => write!(f, "nothing to take back for seat {seat}"),
            TableError::TagKey(key) => write!(f, "wrong key '{key}' of a tag, expected: one word"),
            TableError::TagValue(key) => write!(f, "wrong value of the tag '{key}', expected: one line"),
            TableError::WrongSeed => f.write_str("not the seed of this record"),
            TableError::ChanceDiffers { outcome } => {
                write!(f, "outcome {outcome} of chance not from the seed")
            }
        }
    }
}

impl core::error::Error for TableError {}

impl From<SetupFaults> for TableError {
    fn from(e: SetupFaults) -> Self {
        TableError::Setup(e)
    }
}

impl From<MoveError> for TableError {
    fn from(e: MoveError) -> Self {
        TableError::Move(e)
    }
}

impl From<GiftError> for TableError {
    fn from(e: GiftError) -> Self {
        TableError::Gift(e)
    }
}

impl From<RecordError> for TableError {
    fn from(e: RecordError) -> Self {
        TableError::Record(e)
    }
}
