//! What the airship tiles of The Wind Gambit would take from an opponent, before it is done.

use crate::state::Public;
use crate::vocab::*;
use crate::wind_gambit::tiles::{bombard, espionage};

impl Public {
    /// The power an opponent would lose if this many resources were spent on it by Bombard: no more than it has.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::Seat};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; rules rulebook +airships; active 1; airship-tiles bombard craft; encounters; \
    ///      seat nordic industrial; airship h11; aboard metal 2; seat crimea mechanical; power 2; character h11",
    /// ).unwrap();
    /// let [me, them] = [0, 1].map(|i| Seat::new(i).unwrap());
    /// assert_eq!([1, 2].map(|spent| state.public().bombard_loss(me, them, spent)), [1, 2], "of three there are two");
    /// ```
    pub fn bombard_loss(&self, seat: Seat, target: Seat, spent: u8) -> u8 {
        bombard::loss(self, seat, target, spent)
    }

    /// What a look at an opponent's combat cards costs with Espionage, and how many of them would be taken: no more than it
    /// holds. Nothing without the tile or the coins.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::Seat};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; rules rulebook +airships; active 1; airship-tiles espionage craft; encounters; \
    ///      seat nordic industrial; coins 5; airship h11; seat crimea mechanical; character h11",
    /// ).unwrap();
    /// let [me, them] = [0, 1].map(|i| Seat::new(i).unwrap());
    /// assert_eq!(state.public().spy_deal(me, them).unwrap().1, 0, "its hand is empty");
    /// ```
    pub fn spy_deal(&self, seat: Seat, other: Seat) -> Option<(u8, u8)> {
        let (coins, cards) = espionage::price(self, seat)?;
        Some((coins, espionage::taken(self, other, cards)))
    }
}
