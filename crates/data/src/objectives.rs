use serde::Deserialize;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::words::{Fields, Ruling, Status, Terrain, unknown, words};

const OBJECTIVES: usize = 27;
const BASE_OBJECTIVES: usize = 23;

words! {
    Timing, "timing" {
        OwnTurn = "own_turn",
        EndOfTurn = "end_of_turn",
    }
}

words! {
    ObjectiveSet, "set" {
        Base = "base",
        Promo3 = "promo_3",
    }
}

/// Conditions with `min`, `max` or `equals`, and the engine's names for them.
const RANGES: &[(&str, &str)] = &[
    ("power", "Power"),
    ("popularity", "Popularity"),
    ("coins", "Coins"),
    ("workers", "Workers"),
    ("mechs", "Mechs"),
    ("structures", "Structures"),
    ("recruits", "Recruits"),
    ("upgrades", "Upgrades"),
    ("factory_cards", "FactoryCards"),
    ("combat_cards", "CombatCards"),
    ("combat_stars", "CombatStars"),
];

/// Conditions with `min` alone.
const MINIMA: &[(&str, &str)] = &[
    ("control_tunnels", "ControlTunnels"),
    ("control_adjacent_to_factory", "ControlAdjacentToFactory"),
    ("control_around_one_lake", "ControlAroundOneLake"),
    ("resources_one_type", "ResourcesOneType"),
    ("resources_each_type", "ResourcesEachType"),
    ("workers_on_territory_adjacent_to_factory", "WorkersAdjacentToFactory"),
    ("structures_not_adjacent_to_own_home", "StructuresAwayFromHome"),
];

/// Conditions without a number.
const PLAIN: &[(&str, &str)] = &[
    ("control_factory", "ControlFactory"),
    ("control_each_primary_terrain_with_worker", "ControlEachPrimaryTerrainWithWorker"),
    ("highest_power", "HighestPower"),
    ("forced_worker_retreat", "ForcedWorkerRetreat"),
    ("workers_equal_recruits", "WorkersEqualRecruits"),
];

const SPECIAL: &[&str] =
    &["control_terrain", "tokens_on_one_territory", "territory_with", "resources_on_one_territory"];

/// One condition of a card, under the engine's name where several have the same shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Plain(&'static str),
    Minimum(&'static str, u8),
    Range(&'static str, u8, u8),
    ControlTerrain(Terrain, u8),
    TokensOnOneTerritory(u8),
    TerritoryWith { mechs: u8, workers: u8, resources: u8 },
    ResourcesOnOneTerritory { min: u8, each: u8 },
}

// By hand: the derived code would take the names for text borrowed from the file.
impl<'de> Deserialize<'de> for Condition {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Condition::from_table(toml::Table::deserialize(d)?).map_err(serde::de::Error::custom)
    }
}

impl Condition {
    fn from_table(table: toml::Table) -> Result<Condition, String> {
        let mut fields = Fields(table);
        let kind = fields.string("kind")?;
        let condition = Condition::read(&kind, &mut fields).and_then(|c| fields.finish().map(|()| c));
        // The sentence about an unknown condition names it already.
        condition.map_err(|e| {
            if e.starts_with("unknown condition") { e } else { format!("condition {kind}: {e}") }
        })
    }

    fn read(kind: &str, fields: &mut Fields) -> Result<Condition, String> {
        let find =
            |list: &[(&str, &'static str)]| list.iter().find(|(id, _)| *id == kind).map(|(_, name)| *name);
        if let Some(name) = find(PLAIN) {
            if kind == "highest_power" {
                fields.must_be_true("ties_count")?;
            }
            return Ok(Condition::Plain(name));
        }
        if let Some(name) = find(MINIMA) {
            return Ok(Condition::Minimum(name, fields.count("min")?));
        }
        if let Some(name) = find(RANGES) {
            return Condition::read_range(name, fields);
        }
        match kind {
            "control_terrain" => {
                let terrain = Terrain::from_id(&fields.string("terrain")?)?;
                Ok(Condition::ControlTerrain(terrain, fields.count("min")?))
            }
            "tokens_on_one_territory" => {
                let mut tokens = fields.strings("tokens")?;
                tokens.sort_unstable();
                if tokens != ["character", "mech", "structure", "worker"] {
                    return Err("tokens must be character, worker, mech and structure".into());
                }
                Ok(Condition::TokensOnOneTerritory(fields.count("min")?))
            }
            "territory_with" => {
                fields.must_be_true("character")?;
                Ok(Condition::TerritoryWith {
                    mechs: fields.count("mechs_equals")?,
                    workers: fields.count("workers_equals")?,
                    resources: fields.count("resources_min")?,
                })
            }
            "resources_on_one_territory" => Ok(Condition::ResourcesOnOneTerritory {
                min: fields.count("min")?,
                each: fields.count("each_type_min")?,
            }),
            _ => {
                let named = PLAIN.iter().chain(MINIMA).chain(RANGES).map(|(id, _)| *id);
                let known: Vec<_> = named.chain(SPECIAL.iter().copied()).collect();
                Err(unknown("condition", kind, &known))
            }
        }
    }

    fn read_range(name: &'static str, fields: &mut Fields) -> Result<Condition, String> {
        if fields.has("equals") {
            let n = fields.count("equals")?;
            return Ok(Condition::Range(name, n, n));
        }
        if !fields.has("min") && !fields.has("max") {
            return Err("expected min, max or equals".into());
        }
        let min = if fields.has("min") { fields.count("min")? } else { 0 };
        let max = if fields.has("max") { fields.count("max")? } else { u8::MAX };
        if min <= max { Ok(Condition::Range(name, min, max)) } else { Err("min is above max".into()) }
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct Objective {
    pub(crate) number: usize,
    pub(crate) name: String,
    pub(crate) set: ObjectiveSet,
    pub(crate) timing: Timing,
    pub(crate) all: Vec<Condition>,
    pub(crate) text: String,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Objectives {
    pub(crate) status: Status,
    primary_terrains: Vec<Terrain>,
    objective: Vec<Spanned<Objective>>,
    pub(crate) ruling: Vec<Ruling>,
}

impl Objectives {
    /// The cards by number.
    pub(crate) fn cards(&self) -> impl Iterator<Item = &Objective> {
        self.objective.iter().map(Spanned::get_ref)
    }

    pub(crate) fn check(&self, source: &Source) -> Result<(), DataError> {
        let primary = [Terrain::Farm, Terrain::Forest, Terrain::Mountain, Terrain::Tundra, Terrain::Village];
        if self.primary_terrains != primary {
            return Err(
                source.fault_of_file("primary_terrains must be farm, forest, mountain, tundra, village")
            );
        }
        for (i, spanned) in self.objective.iter().enumerate() {
            let card = spanned.get_ref();
            let fault = |message: String| Err(source.fault(spanned.span(), message));
            if card.number != i + 1 {
                return fault(format!("objective {} is missing or out of order", i + 1));
            }
            if (card.set == ObjectiveSet::Base) != (card.number <= BASE_OBJECTIVES) {
                return fault(format!(
                    "set is {:?}, but objectives 1 to {BASE_OBJECTIVES} are base",
                    card.set.id()
                ));
            }
            if card.all.is_empty() {
                return fault("no condition".into());
            }
        }
        if self.objective.len() != OBJECTIVES {
            let fault = format!("{} objectives, expected {OBJECTIVES}", self.objective.len());
            return Err(source.fault_of_file(fault));
        }
        Ok(())
    }
}
