//! A position that is refused: where its faults are.

use super::fault::PositionFault;
use crate::vocab::{Place, Seat};
use core::fmt::{self, Display, Formatter};

/// What is wrong with a position: every fault, each with its place.
///
/// ```
/// use kosa_engine::State;
///
/// let error = State::from_position("kosa-position 1; active 1; seat nordic industrial").unwrap_err();
/// assert_eq!(error.faults.len(), 1, "one player is too few: {error}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// One entry per fault: where, and what.
    pub faults: Vec<(FaultPlace, PositionFault)>,
}

/// Where in a position a fault is.
///
/// ```
/// use kosa_engine::{State, position::FaultPlace};
///
/// let error = State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\ncoins many").unwrap_err();
/// assert_eq!(error.faults[0].0, FaultPlace::Line(4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultPlace {
    /// A line of the text, from 1.
    Line(usize),
    /// A place in JSON.
    Column {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The line with this key.
    Key(&'static str),
    /// The line `at` with this place.
    At(Place),
    /// A seat.
    Seat(Seat),
    /// The line of a seat with this key.
    SeatKey(Seat, &'static str),
}

impl PositionError {
    /// The most faults that a message names; of the others it says how many there are.
    pub const SHOWN: usize = 8;

    pub(crate) fn one(place: impl Into<FaultPlace>, fault: PositionFault) -> Self {
        PositionError { faults: vec![(place.into(), fault)] }
    }
}

impl From<&'static str> for FaultPlace {
    fn from(key: &'static str) -> Self {
        FaultPlace::Key(key)
    }
}

impl From<Seat> for FaultPlace {
    fn from(seat: Seat) -> Self {
        FaultPlace::Seat(seat)
    }
}

impl Display for FaultPlace {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            FaultPlace::Line(line) => write!(f, "line {line}"),
            FaultPlace::Column { line, column } => write!(f, "line {line} column {column}"),
            FaultPlace::Key(key) => f.write_str(key),
            FaultPlace::At(place) => write!(f, "at {place}"),
            FaultPlace::Seat(seat) => write!(f, "seat {seat}"),
            FaultPlace::SeatKey(seat, key) => write!(f, "seat {seat} {key}"),
        }
    }
}

impl Display for PositionError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("position: ")?;
        for (i, (place, fault)) in self.faults.iter().take(Self::SHOWN).enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{place}: {fault}")?;
        }
        if self.faults.len() > Self::SHOWN {
            write!(f, "; and {} more", self.faults.len() - Self::SHOWN)?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionError {}
