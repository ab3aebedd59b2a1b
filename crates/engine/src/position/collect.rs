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
    pub(crate) fn elsewhere(&mut self, place: impl Into<FaultPlace>, cards: impl CardSet) {
        let place = place.into();
        for card in cards.numbers() {
            self.fault(place, PositionFault::CardElsewhere { card });
        }
    }

    /// A set of cards, each once and from the box.
    pub(crate) fn cards<S: CardSet>(
        &mut self,
        place: impl Into<FaultPlace>,
        numbers: &[u8],
        allowed: S,
    ) -> S {
        let place = place.into();
        let mut set = S::default();
        for &number in numbers {
            match S::card(number).filter(|card| allowed.has(*card)) {
                None => self.fault(place, PositionFault::CardNotInGame { card: number }),
                Some(card) if set.has(card) => self.fault(place, PositionFault::CardTwice { card: number }),
                Some(card) => set.put(card),
            }
        }
        set
    }
}
