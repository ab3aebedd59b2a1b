//! The ends of the tracks and of the power dial, as printed on the board.

pub(crate) use crate::tables::{MAX_DIAL, MAX_POPULARITY, MAX_POWER};
