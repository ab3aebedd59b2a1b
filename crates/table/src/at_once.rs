//! Several answers at once, at a table: worked out by the engine.

use crate::Table;
use kosa_engine::AtOnce;
use kosa_engine::vocab::Seat;

impl Table {
    /// What the seat may answer to this question and those that follow it, all at once ([`kosa_engine::State::at_once`]).
    pub fn at_once(&self, seat: Seat) -> Vec<AtOnce> {
        self.state().at_once(seat)
    }

    /// Every way in which the seat can pay all that it owes now ([`kosa_engine::State::payments`]).
    pub fn payments(&self, seat: Seat) -> Option<Vec<AtOnce>> {
        self.state().payments(seat)
    }
}
