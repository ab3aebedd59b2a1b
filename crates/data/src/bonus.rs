use serde::Deserialize;

use crate::words::{Fields, words};

words! {
    /// In the order of the engine's type, which is also that of the bottom-row actions whose recruits earn them.
    BonusKind, "recruit bonus" {
        Power = "power",
        Coins = "coins",
        Popularity = "popularity",
        CombatCard = "combat_card",
    }
}

/// What a recruit gives: one kind, so and so many.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(try_from = "toml::Table")]
pub(crate) struct Bonus {
    pub(crate) kind: BonusKind,
    pub(crate) amount: u8,
}

impl TryFrom<toml::Table> for Bonus {
    type Error = String;

    fn try_from(table: toml::Table) -> Result<Bonus, String> {
        let Some(key) = table.keys().next().cloned() else { return Err("a recruit bonus of nothing".into()) };
        let kind = BonusKind::from_id(&key)?;
        let mut fields = Fields(table);
        let amount = fields.amount(&key)?;
        fields.finish()?;
        Ok(Bonus { kind, amount })
    }
}
