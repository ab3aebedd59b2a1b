//! Gifts and other people on seats: at any time, whoever is asked and whatever is shown.

use super::Session;
use crate::link::{Command, TableLink};
use kosa_engine::vocab::Seat;
use kosa_table::Occupant;

impl<L: TableLink> Session<L> {
    /// Everybody the giver's coins can go to: Automas make no deals.
    pub fn takers(&self, from: Seat) -> Vec<Seat> {
        let Some(public) = self.view().map(|view| view.public()) else { return Vec::new() };
        public.seats().filter(|s| *s != from && !public.player(*s).is_automa()).collect()
    }

    /// A person at this device gives coins; whether the table has not refused. The question in hand is asked again.
    pub fn give(&mut self, from: Seat, to: Seat, amount: u16) -> bool {
        if self.sent || !self.is_here(from) {
            return false;
        }
        self.refused = None;
        self.send(Command::Give { from, to, amount });
        self.refused.is_none()
    }

    /// Puts somebody else on a seat; whether the table has not refused.
    pub fn take_over(&mut self, seat: Seat, occupant: Occupant) -> bool {
        if self.sent {
            return false;
        }
        self.refused = None;
        self.send(Command::TakeOver { seat, occupant });
        self.refused.is_none()
    }
}
