//! What is wrong with a position, and where.

use crate::{Arg, Texts};
use kosa_engine::PositionError;
use kosa_engine::position::{FaultPlace, PositionFault};
use kosa_engine::vocab::Seat;

fn seat(seat: Seat) -> (&'static str, Arg) {
    ("seat", Arg::from(seat.index() + 1))
}

impl Texts {
    /// Why a position cannot be read.
    pub fn position_error(&self, error: &PositionError) -> String {
        self.fill("position-error", &[("faults", self.position_faults(error).into())])
    }

    /// The faults of a position, each with its place; of many only the first ones, and how many more there are.
    pub fn position_faults(&self, error: &PositionError) -> String {
        let shown = error.faults.iter().take(PositionError::SHOWN);
        let mut all: Vec<String> = shown
            .map(|(place, fault)| {
                let (place, fault) = (self.fault_place(place), self.position_fault(fault));
                self.fill("position-fault", &[("place", place.into()), ("fault", fault.into())])
            })
            .collect();
        if let more @ 1.. = error.faults.len().saturating_sub(PositionError::SHOWN) {
            all.push(self.fill("position-more", &[("n", more.into())]));
        }
        all.join("; ")
    }

    /// Where a fault is. A key of the format is the same in every language.
    pub fn fault_place(&self, place: &FaultPlace) -> String {
        match *place {
            FaultPlace::Line(line) => self.fill("position-place-line", &[("line", line.into())]),
            FaultPlace::Column { line, column } => {
                self.fill("position-place-column", &[("line", line.into()), ("column", column.into())])
            }
            FaultPlace::Key(_) | FaultPlace::At(_) => place.to_string(),
            FaultPlace::Seat(s) => self.fill("position-place-seat", &[seat(s)]),
            FaultPlace::SeatKey(s, key) => {
                self.fill("position-place-seat-key", &[seat(s), ("key", key.into())])
            }
        }
    }

    /// One fault of a position. The words of the format are English and so are its faults; an unknown word may have
    /// been meant for anything, and is told like any other.
    pub fn position_fault(&self, fault: &PositionFault) -> String {
        match fault {
            PositionFault::WrongWord { fault } => self.unknown_name(fault),
            fault => fault.to_string(),
        }
    }
}
