use super::TopAction;
use super::macros::{set_algebra, set_members, vocabulary, word_set};

vocabulary! {
    /// The six technology cubes, named after the green box they lie on at the start.
    Cube, "technology cube" {
        /// One more unit moves.
        MoveUnit = "move_unit",
        /// One more coin from Move.
        MoveCoin = "move_coin",
        /// One more power from Bolster.
        BolsterPower = "bolster_power",
        /// One more card from Bolster.
        BolsterCard = "bolster_card",
        /// One more popularity from Trade.
        TradePopularity = "trade_popularity",
        /// One more territory produces.
        ProduceTerritory = "produce_territory",
    }
}

word_set! {
    /// A set of technology cubes.
    CubeSet(u8) of Cube, "technology cube"
}

impl Cube {
    /// The top-row action the cube lies on.
    pub const fn top(self) -> TopAction {
        match self {
            Cube::MoveUnit | Cube::MoveCoin => TopAction::Move,
            Cube::BolsterPower | Cube::BolsterCard => TopAction::Bolster,
            Cube::TradePopularity => TopAction::Trade,
            Cube::ProduceTerritory => TopAction::Produce,
        }
    }
}
