use super::macros::{set_algebra, set_members, vocabulary, word_set};

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

word_set! {
    /// A set of recruit bonuses.
    RecruitBonusSet(u8) of RecruitBonus, "recruit bonus"
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
