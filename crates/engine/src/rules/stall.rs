//! Stopping the game: a variant of the booklets for whoever keeps the others waiting. Who waited too long is not known here: whoever
//! runs the game has the clock.

use super::{Apply, MoveError};
use crate::event::Listener;
use crate::moves::Actor;
use crate::state::{Awaiting, State};
use crate::vocab::*;

/// Popularity it costs (RL-149).
const POPULARITY: u8 = 2;

impl State {
    /// A seat that is asked has stopped the game for too long and loses popularity, at most what it has.
    ///
    /// ```
    /// use kosa_engine::{Silence, State, vocab::Seat};
    ///
    /// let mut state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; popularity 3; seat crimea mechanical",
    /// ).unwrap();
    /// let [first, other] = [0, 1].map(|i| Seat::new(i).unwrap());
    /// assert!(state.stall(other, &mut Silence).is_err(), "nobody waits for the other");
    /// state.stall(first, &mut Silence).unwrap();
    /// assert_eq!(state.public().player(first).popularity(), 1);
    /// ```
    pub fn stall(&mut self, seat: Seat, listener: &mut impl Listener) -> Result<(), MoveError> {
        let awaiting = self.awaiting();
        match awaiting {
            Awaiting::Over => Err(MoveError::GameOver),
            Awaiting::Seats(seats) if seats.contains(seat) => {
                Apply { state: self, listener }.lose_popularity(seat, POPULARITY);
                Ok(())
            }
            Awaiting::Seats(_) | Awaiting::Chance => {
                Err(MoveError::NotAsked { actor: Actor::Seat(seat), awaiting })
            }
        }
    }
}
