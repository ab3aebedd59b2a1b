//! The two factions of the expansion and their mechs.

use serde::Deserialize;

use super::Others;
use crate::bonus::BonusKind;
use crate::checks::agree;
use crate::factions::{FactionMat, Factions, MechAbility};
use crate::map::HexRef;
use crate::words::{Confidence, Faction};

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct OneTime {
    power: u8,
    coins: u8,
    popularity: u8,
    combat_cards: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct NewFaction {
    pub(super) id: Faction,
    name: String,
    character: String,
    color: String,
    start_power: u8,
    start_combat_cards: u8,
    home: String,
    start_worker_hexes: Vec<HexRef>,
    speed_ability: bool,
    recruit_one_time: OneTime,
    pub(super) confidence: Confidence,
}

#[derive(Deserialize, Debug)]
pub(super) struct NewMech {
    pub(super) faction: Faction,
    pub(super) id: String,
    opponent_power: Option<i8>,
    own_power: Option<u8>,
    extra_combat_cards_on_lake: Option<u8>,
    pub(super) confidence: Confidence,
}

impl NewFaction {
    pub(super) fn check(&self, mat: &FactionMat, others: &Others<'_>) -> Result<(), String> {
        const FILE: &str = "factions.toml";
        agree("name", &self.name, FILE, &mat.name)?;
        agree("character", self.character.as_str(), FILE, &mat.character())?;
        agree("color", self.color.as_str(), FILE, mat.colour())?;
        agree("start_power", self.start_power, FILE, mat.start_power)?;
        agree("start_combat_cards", self.start_combat_cards, FILE, mat.start_combat_cards)?;
        let speed = mat.mech.iter().any(|m| matches!(m.ability, MechAbility::Speed(_)));
        agree("speed_ability", self.speed_ability, FILE, speed)?;
        let one_time = &self.recruit_one_time;
        let here = [one_time.power, one_time.coins, one_time.popularity, one_time.combat_cards];
        for ((kind, got), there) in BonusKind::ALL.iter().zip(here).zip(others.factions.one_time()) {
            agree(&format!("recruit_one_time {}", kind.id()), got, FILE, there)?;
        }
        let Some(home) = others.map.home(self.id) else { return Ok(()) };
        agree("home", &self.home, "map.toml", &home.location)?;
        let same = self.start_worker_hexes.len() == home.connects.len()
            && home.connects.iter().all(|h| self.start_worker_hexes.contains(h));
        if same {
            Ok(())
        } else {
            Err("start_worker_hexes are not the hexes its home base connects to in map.toml".into())
        }
    }
}

impl NewMech {
    pub(super) fn check(&self, factions: &Factions) -> Result<(), String> {
        let (opponent, own, cards) = match self.id.as_str() {
            "sword" => (Some("SWORD_LOSS"), None, None),
            "shield" => (None, Some("SHIELD_GAIN"), None),
            "ronin" => (None, Some("RONIN_GAIN"), None),
            "suiton" => (None, None, Some("SUITON_CARDS")),
            _ => (None, None, None),
        };
        let there = |name: Option<&str>| name.and_then(|n| factions.number(n)).map(i16::from);
        let numbers = [
            ("opponent_power", self.opponent_power.map(i16::from), there(opponent).map(|n| -n)),
            ("own_power", self.own_power.map(i16::from), there(own)),
            ("extra_combat_cards_on_lake", self.extra_combat_cards_on_lake.map(i16::from), there(cards)),
        ];
        let show = |n: Option<i16>| n.map_or("nothing".into(), |n| n.to_string());
        for (what, got, there) in numbers {
            agree(&format!("{}: {what}", self.id), show(got), "factions.toml", show(there))?;
        }
        Ok(())
    }
}
