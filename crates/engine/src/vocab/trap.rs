vocabulary! {
    /// Togawa's four Traps, one token each, named after what the victim loses.
    Trap, "Trap" {
        /// 2 popularity.
        Popularity = "popularity",
        /// 3 power.
        Power = "power",
        /// 4 coins.
        Coins = "coins",
        /// 2 combat cards at random.
        CombatCards = "cards",
    }
}

impl Trap {
    /// How much the victim loses, as far as it has it.
    pub const fn loss(self) -> u8 {
        match self {
            Trap::Popularity => 2,
            Trap::Power => 3,
            Trap::Coins => 4,
            Trap::CombatCards => 2,
        }
    }
}
