//! The word for Togawa's tokens.

use crate::vocab::vocabulary;

vocabulary! {
    /// Togawa's four Traps, one token each, named after what the victim loses.
    Trap, "Trap" {
        /// Popularity.
        Popularity = "popularity",
        /// Power.
        Power = "power",
        /// Coins.
        Coins = "coins",
        /// Combat cards at random.
        CombatCards = "cards",
    }
}

impl Trap {
    /// How much the victim loses, as far as it has it.
    pub const fn loss(self) -> u8 {
        crate::tables::TRAP_LOSS[self.index()]
    }
}
