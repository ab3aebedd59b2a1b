vocabulary! {
    /// What a recruit gives: two at once when enlisted (on the faction mat), one each time from then on (on the
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
    pub const ONE_TIME: u8 = 2;
    /// How many the ongoing bonus gives.
    pub const ONGOING: u8 = 1;
}
