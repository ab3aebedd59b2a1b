//! Collecting faults: a position is read to the end, so that every fault can be named at once.

use crate::vocab::*;
use core::fmt::Display;
use core::str::FromStr;

/// Collects faults while reading.
pub(super) struct Check {
    pub(super) faults: Vec<(String, String)>,
}

impl Check {
    pub(super) fn fault(&mut self, place: &str, fault: impl Display) {
        if self.faults.len() < 64 {
            self.faults.push((place.to_string(), fault.to_string()));
        }
    }

    pub(super) fn read<T: FromStr<Err: Display>>(&mut self, place: &str, text: &str) -> Option<T> {
        text.parse().map_err(|e| self.fault(place, e)).ok()
    }

    pub(super) fn read_all<T: FromStr<Err: Display>>(&mut self, place: &str, texts: &[String]) -> Vec<T> {
        texts.iter().filter_map(|t| self.read(place, t)).collect()
    }

    pub(super) fn seat(&mut self, place: &str, number: u8, seats: usize) -> Option<Seat> {
        let seat = number.checked_sub(1).filter(|n| (*n as usize) < seats).and_then(Seat::new);
        if seat.is_none() {
            self.fault(place, format!("seat {number} does not exist: the game has seats 1 to {seats}"));
        }
        seat
    }

    /// A set of cards, each once and from the box.
    pub(super) fn cards(&mut self, place: &str, numbers: &[u8], allowed: u64) -> u64 {
        let mut set = 0u64;
        for n in numbers {
            if *n >= 64 || allowed & (1 << n) == 0 {
                self.fault(place, format!("card {n} is not in this game"));
            } else if set & (1 << n) != 0 {
                self.fault(place, format!("card {n} stands twice"));
            } else {
                set |= 1 << n;
            }
        }
        set
    }
}
