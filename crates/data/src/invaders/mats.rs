//! The player mats of the expansion, and the rows they share with all others.

use serde::Deserialize;

use crate::bonus::BonusKind;
use crate::checks::agree;
use crate::mats::{Mat, PlayerMat};
use crate::rows::{Bottom, ProduceCost, Rows, Structure, Top, TopGain};
use crate::words::{Confidence, Resource, words};

words! {
    /// In the order of [`BonusKind`].
    ColumnBonus, "recruit bonus" {
        Power = "power",
        Coins = "coin",
        Popularity = "popularity",
        CombatCard = "combat_card",
    }
}

words! {
    SlotCost, "worker slot cost" {
        Nothing = "",
        Power = "power",
        Popularity = "popularity",
        Coins = "coin",
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Column {
    top: Top,
    structure: Structure,
    bottom: Bottom,
    resource: Resource,
    cost: u8,
    bracketed: u8,
    coins: u8,
    recruit_bonus: ColumnBonus,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMat {
    pub(super) id: Mat,
    name: String,
    number: String,
    objective_cards: u8,
    popularity: u8,
    coins: u8,
    columns: Vec<Column>,
    pub(super) confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct MoveRow {
    units: u8,
    upgraded_units: u8,
    or_coins: u8,
    upgraded_coins: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct BolsterRow {
    pay_coins: u8,
    power: u8,
    upgraded_power: u8,
    or_cards: u8,
    upgraded_cards: u8,
    monument_popularity: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    pay_coins: u8,
    resources: u8,
    or_popularity: u8,
    upgraded_popularity: u8,
    armory_power: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct ProduceRow {
    territories: u8,
    upgraded_territories: u8,
    worker_slot_costs: Vec<SlotCost>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TopRows {
    #[serde(rename = "move")]
    movement: MoveRow,
    bolster: BolsterRow,
    trade: TradeRow,
    produce: ProduceRow,
    pub(super) confidence: Confidence,
}

impl NewMat {
    pub(super) fn check(&self, mat: &PlayerMat, rows: &Rows) -> Result<(), String> {
        const FILE: &str = "player_mats.toml";
        agree("name", &self.name, FILE, &mat.name)?;
        // The rulebooks write 2a, the mats 2A.
        agree("number", self.number.to_lowercase(), FILE, mat.number.to_lowercase())?;
        agree("objective_cards", self.objective_cards, FILE, mat.start_objectives)?;
        agree("popularity", self.popularity, FILE, mat.start_popularity)?;
        agree("coins", self.coins, FILE, mat.start_coins)?;
        agree("the number of columns", self.columns.len(), FILE, mat.section.len())?;
        for ((column, section), position) in self.columns.iter().zip(&mat.section).zip(1..) {
            let of_column = || {
                agree("top", column.top.id(), FILE, section.top.id())?;
                agree("structure", column.structure.id(), FILE, rows.structure(section.top).id())?;
                agree("bottom", column.bottom.id(), FILE, section.bottom.id())?;
                if let Some((resource, bonus)) = rows.bottom(section.bottom) {
                    agree("resource", column.resource.id(), FILE, resource.id())?;
                    let bonus = column_bonus(bonus);
                    agree("recruit_bonus", column.recruit_bonus.id(), FILE, bonus.id())?;
                }
                agree("cost", column.cost, FILE, section.cost)?;
                agree("bracketed", column.bracketed, FILE, section.reducible)?;
                agree("coins", column.coins, FILE, section.coins)
            };
            of_column().map_err(|e| format!("column {position}: {e}"))?;
        }
        Ok(())
    }
}

const fn column_bonus(kind: BonusKind) -> ColumnBonus {
    match kind {
        BonusKind::Power => ColumnBonus::Power,
        BonusKind::Coins => ColumnBonus::Coins,
        BonusKind::Popularity => ColumnBonus::Popularity,
        BonusKind::CombatCard => ColumnBonus::CombatCard,
    }
}

impl TopRows {
    pub(super) fn check(&self, rows: &Rows) -> Result<(), String> {
        let TopRows { movement, bolster, trade, produce, .. } = self;
        let units = rows.amounts(Top::Move, TopGain::MoveUnits);
        let coins = rows.amounts(Top::Move, TopGain::Coins);
        let power = rows.amounts(Top::Bolster, TopGain::Power);
        let cards = rows.amounts(Top::Bolster, TopGain::CombatCard);
        let popularity = rows.amounts(Top::Trade, TopGain::Popularity);
        let territories = rows.amounts(Top::Produce, TopGain::Territories);
        let numbers = [
            ("move: units", movement.units, units[0]),
            ("move: upgraded_units", movement.upgraded_units, units[1]),
            ("move: or_coins", movement.or_coins, coins[0]),
            ("move: upgraded_coins", movement.upgraded_coins, coins[1]),
            ("bolster: pay_coins", bolster.pay_coins, rows.coins(Top::Bolster)),
            ("bolster: power", bolster.power, power[0]),
            ("bolster: upgraded_power", bolster.upgraded_power, power[1]),
            ("bolster: or_cards", bolster.or_cards, cards[0]),
            ("bolster: upgraded_cards", bolster.upgraded_cards, cards[1]),
            ("bolster: monument_popularity", bolster.monument_popularity, rows.monument_popularity()),
            ("trade: pay_coins", trade.pay_coins, rows.coins(Top::Trade)),
            ("trade: resources", trade.resources, rows.amounts(Top::Trade, TopGain::Resource)[0]),
            ("trade: or_popularity", trade.or_popularity, popularity[0]),
            ("trade: upgraded_popularity", trade.upgraded_popularity, popularity[1]),
            ("trade: armory_power", trade.armory_power, rows.armory_power()),
            ("produce: territories", produce.territories, territories[0]),
            ("produce: upgraded_territories", produce.upgraded_territories, territories[1]),
        ];
        for (what, got, there) in numbers {
            agree(what, got, "player_mats.toml", there)?;
        }
        // Kinds only: the list tells no amounts.
        if !produce.worker_slot_costs.iter().copied().map(Some).eq(rows.produce_spaces().map(slot_cost)) {
            return Err(
                "produce: worker_slot_costs are not those of the produce_track in player_mats.toml".into()
            );
        }
        Ok(())
    }
}

/// The kind of a space's cost, if it is of one kind.
const fn slot_cost(cost: ProduceCost) -> Option<SlotCost> {
    match (cost.power > 0, cost.popularity > 0, cost.coins > 0) {
        (false, false, false) => Some(SlotCost::Nothing),
        (true, false, false) => Some(SlotCost::Power),
        (false, true, false) => Some(SlotCost::Popularity),
        (false, false, true) => Some(SlotCost::Coins),
        _ => None,
    }
}
