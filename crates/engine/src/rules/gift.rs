//! Gifts of coins: the only thing that may change hands in a deal, at any time, by anybody.
//!
//! A gift answers no question, so it stands in no legal list: it has its own entry point (RL-045, RL-146).

use super::Apply;
use crate::event::{Event, Listener};
use crate::rules::Switch;
use crate::state::State;
use crate::vocab::*;

/// Why a gift was refused. Nothing has changed.
///
/// ```
/// use kosa_engine::{GiftError, Silence, State, vocab::Seat};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; coins 2; seat crimea mechanical",
/// ).unwrap();
/// let [from, to] = [0, 1].map(|i| Seat::new(i).unwrap());
/// assert_eq!(state.give(from, to, 3, &mut Silence), Err(GiftError::TooFewCoins { has: 2 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GiftError {
    /// The game has ended.
    GameOver,
    /// Tournament rules: coins may not change hands.
    Forbidden,
    /// No such seat, or giver and receiver are the same.
    NoSuchSeat(Seat),
    /// An Automa neither gives nor takes coins in a deal.
    Automa(Seat),
    /// Nothing would be given.
    Nothing,
    /// The receiver could not hold that many coins.
    PurseFull,
    /// The giver has fewer coins.
    TooFewCoins {
        /// Coins the giver has.
        has: u16,
    },
}

impl core::fmt::Display for GiftError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no gift: ")?;
        match self {
            GiftError::GameOver => f.write_str("game over"),
            GiftError::Forbidden => f.write_str("forbidden by no-gifts"),
            GiftError::NoSuchSeat(seat) => write!(f, "not to or from seat {seat}"),
            GiftError::Automa(seat) => write!(f, "Automa on seat {seat}"),
            GiftError::Nothing => f.write_str("0 coins"),
            GiftError::PurseFull => f.write_str("too many coins to count"),
            GiftError::TooFewCoins { has } => write!(f, "only {has} coins"),
        }
    }
}

impl core::error::Error for GiftError {}

impl State {
    /// Gives coins to another player.
    pub fn give(
        &mut self,
        from: Seat,
        to: Seat,
        amount: u16,
        listener: &mut impl Listener,
    ) -> Result<(), GiftError> {
        let public = &self.public;
        if public.over {
            return Err(GiftError::GameOver);
        }
        if public.rules.has(Switch::NoGifts) {
            return Err(GiftError::Forbidden);
        }
        if from.index() >= public.seat_count() {
            return Err(GiftError::NoSuchSeat(from));
        }
        if to == from || to.index() >= public.seat_count() {
            return Err(GiftError::NoSuchSeat(to));
        }
        if let Some(seat) = [from, to].into_iter().find(|s| public.player(*s).is_automa()) {
            return Err(GiftError::Automa(seat));
        }
        let has = public.player(from).coins;
        if amount == 0 {
            return Err(GiftError::Nothing);
        }
        if has < amount {
            return Err(GiftError::TooFewCoins { has });
        }
        if public.player(to).coins.checked_add(amount).is_none() {
            return Err(GiftError::PurseFull);
        }
        self.public.player_mut(from).coins -= amount;
        self.public.player_mut(to).gain_coins(amount);
        Apply { state: self, listener }.tell(Event::CoinsGiven { from, to, amount });
        Ok(())
    }
}
