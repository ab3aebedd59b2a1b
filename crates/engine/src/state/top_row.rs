//! What the top row gives a player now: the printed amounts, better where a cube has left its green box.

use super::Player;
use crate::tables::TOP;
use crate::vocab::*;

impl Player {
    #[inline]
    fn better(&self, amounts: [u8; 2], cube: Cube) -> u8 {
        amounts[self.has_moved(cube) as usize]
    }

    /// Units a Move action moves.
    #[inline]
    pub fn move_units(&self) -> u8 {
        self.better(TOP.move_units, Cube::MoveUnit)
    }

    /// Coins a Move action gives instead.
    #[inline]
    pub fn move_coins(&self) -> u8 {
        self.better(TOP.move_coins, Cube::MoveCoin)
    }

    /// Coins Bolster costs.
    #[inline]
    pub fn bolster_cost(&self) -> u16 {
        TOP.bolster_cost
    }

    /// Power Bolster gives.
    #[inline]
    pub fn bolster_power(&self) -> u8 {
        self.better(TOP.bolster_power, Cube::BolsterPower)
    }

    /// Combat cards Bolster gives instead.
    #[inline]
    pub fn bolster_cards(&self) -> u8 {
        self.better(TOP.bolster_cards, Cube::BolsterCard)
    }

    /// Coins Trade costs.
    #[inline]
    pub fn trade_cost(&self) -> u16 {
        TOP.trade_cost
    }

    /// Resources Trade gives.
    #[inline]
    pub fn trade_resources(&self) -> u8 {
        TOP.trade_resources
    }

    /// Popularity Trade gives instead.
    #[inline]
    pub fn trade_popularity(&self) -> u8 {
        self.better(TOP.trade_popularity, Cube::TradePopularity)
    }

    /// Territories Produce reaches, the Mill's not counted.
    #[inline]
    pub fn produce_territories(&self) -> u8 {
        self.better(TOP.produce_territories, Cube::ProduceTerritory)
    }
}
