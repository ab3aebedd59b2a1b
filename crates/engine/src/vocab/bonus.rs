use super::macros::vocabulary;

vocabulary! {
    /// What a recruit gives: once when enlisted (on the faction mat), and again and again from then on (on the
    /// player mat).
    RecruitBonus, "recruit bonus" {
        /// Power.
        Power = "power",
        /// Coins.
        Coins = "coins",
        /// Popularity.
        Popularity = "popularity",
        /// Combat cards.
        CombatCards = "cards",
    }
}

impl RecruitBonus {
    /// How many the one-time bonus gives.
    #[inline]
    pub const fn one_time(self) -> u8 {
        crate::tables::ONE_TIME_BONUS[self.index()]
    }

    /// How many the ongoing bonus gives.
    #[inline]
    pub const fn ongoing(self) -> u8 {
        crate::tables::ONGOING_BONUS[self.index()]
    }
}
