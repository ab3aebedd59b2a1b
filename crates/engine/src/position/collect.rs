//! Collecting faults: a position is read to the end, so that every fault can be named at once.

use super::error::FaultPlace;
use super::fault::PositionFault;
use crate::vocab::*;
use core::str::FromStr;

/// Collects faults while reading.
pub(crate) struct Check {
    pub(crate) faults: Vec<(FaultPlace, PositionFault)>,
}

impl Check {
    pub(crate) fn fault(&mut self, place: impl Into<FaultPlace>, fault: impl Into<PositionFault>) {
        if self.faults.len() < 64 {
            self.faults.push((place.into(), fault.into()));
        }
    }

    pub(crate) fn read<T: FromStr<Err: Into<PositionFault>>>(
        &mut self,
        place: impl Into<FaultPlace>,
        text: &str,
    ) -> Option<T> {
        text.parse().map_err(|e: T::Err| self.fault(place, e)).ok()
    }

    pub(crate) fn read_all<T: FromStr<Err: Into<PositionFault>>>(
        &mut self,
        place: impl Into<FaultPlace>,
        texts: &[String],
    ) -> Vec<T> {
        let place = place.into();
        texts.iter().filter_map(|t| self.read(place, t)).collect()
    }

    pub(crate) fn seat(&mut self, place: impl Into<FaultPlace>, number: u8, seats: usize) -> Option<Seat> {
        let seat = number.checked_sub(1).filter(|n| (*n as usize) < seats).and_then(Seat::new);
        if seat.is_none() {
            self.fault(place, PositionFault::NoSeat { number, seats });
        }
        seat
    }

    /// Cards that lie somewhere else already.
    pub(crate) fn elsewhere(&mut self, place: impl Into<FaultPlace>, cards: u64) {
        let place = place.into();
        for card in (0..64u8).filter(|n| cards & (1 << n) != 0) {
            self.fault(place, PositionFault::CardElsewhere { card });
        }
    }

    /// A set of cards, each once and from the box.
    pub(crate) fn cards(&mut self, place: impl Into<FaultPlace>, numbers: &[u8], allowed: u64) -> u64 {
        let place = place.into();
        let mut set = 0u64;
        for &card in numbers {
            if card >= 64 || allowed & (1 << card) == 0 {
                self.fault(place, PositionFault::CardNotInGame { card });
            } else if set & (1 << card) != 0 {
                self.fault(place, PositionFault::CardTwice { card });
            } else {
                set |= 1 << card;
            }
        }
        set
    }
}
