use serde::Deserialize;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::map::Map;
use crate::words::{Faction, Fields, Ruling, Status, Terrain, unknown, words};

words! {
    Ability, "faction ability" {
        Swim = "swim",
        Relentless = "relentless",
        Maifuku = "maifuku",
        Coercion = "coercion",
        Dominate = "dominate",
        Meander = "meander",
        Exalt = "exalt",
    }
}

words! {
    FactionSet, "set" {
        Base = "base",
        Invaders = "invaders_from_afar",
    }
}

words! {
    Phase, "phase" {
        Move = "move",
        BeforeCombat = "before_combat",
        Combat = "combat",
        AfterCombat = "after_combat",
    }
}

/// A mech ability: either one that several factions share, told by its effect, or one of a kind, told by its
/// identifier and held as the name the engine has for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MechAbility {
    Riverwalk([Terrain; 2]),
    Speed,
    OneOfAKind(&'static str),
}

/// Effect, identifier, phase, and the engine's name. The engine has the numbers of these abilities built in, so a
/// new pair of effect and identifier needs code there first.
const ONE_OF_A_KIND: &[(&str, &str, Phase, &str)] = &[
    ("lake_movement", "seaworthy", Phase::Move, "Lake(LakeMovement::Seaworthy)"),
    ("lake_movement", "submerge", Phase::Move, "Lake(LakeMovement::Submerge)"),
    ("lake_movement", "suiton", Phase::Move, "Lake(LakeMovement::Suiton)"),
    ("mutually_adjacent", "township", Phase::Move, "Township"),
    ("mutually_adjacent", "underpass", Phase::Move, "Underpass"),
    ("move_to_home_base", "wayfare", Phase::Move, "Wayfare"),
    ("pay_power_opponent_loses_power", "artillery", Phase::BeforeCombat, "Before(BeforeCombat::Artillery)"),
    ("opponent_loses_power", "disarm", Phase::BeforeCombat, "Before(BeforeCombat::Disarm)"),
    ("steal_combat_card", "scout", Phase::BeforeCombat, "Before(BeforeCombat::Scout)"),
    ("opponent_loses_power", "sword", Phase::BeforeCombat, "Before(BeforeCombat::Sword)"),
    ("gain_power", "shield", Phase::BeforeCombat, "Before(BeforeCombat::Shield)"),
    ("gain_power", "ronin", Phase::BeforeCombat, "Before(BeforeCombat::Ronin)"),
    ("extra_combat_card", "peoples_army", Phase::Combat, "PeoplesArmy"),
    ("no_popularity_loss", "camaraderie", Phase::AfterCombat, "Camaraderie"),
    ("cross_river_once_per_turn", "toka", Phase::Move, "Toka"),
    ("move_to_token", "shinobi", Phase::Move, "Shinobi"),
    ("cross_river_to_or_from_tunnel", "burrow", Phase::Move, "Burrow"),
    ("move_to_token", "rally", Phase::Move, "Rally"),
];

#[derive(Deserialize)]
struct RawMech {
    slot: u8,
    id: String,
    phase: Phase,
    effect: String,
    params: toml::Table,
}

#[derive(Deserialize, Debug)]
#[serde(try_from = "RawMech")]
pub(crate) struct Mech {
    slot: u8,
    pub(crate) ability: MechAbility,
}

impl TryFrom<RawMech> for Mech {
    type Error = String;

    fn try_from(raw: RawMech) -> Result<Mech, String> {
        let mut params = Fields(raw.params);
        let fault = |e: String| format!("mech {}: {e}", raw.id);
        let (ability, phase) = match raw.effect.as_str() {
            "cross_river_onto" => {
                let names = params.strings("terrains").map_err(fault)?;
                let terrains: Vec<_> =
                    names.iter().map(|n| Terrain::from_id(n)).collect::<Result<_, _>>().map_err(fault)?;
                params.finish().map_err(fault)?;
                let two =
                    <[Terrain; 2]>::try_from(terrains).map_err(|_| fault("terrains must name two".into()))?;
                (MechAbility::Riverwalk(two), Phase::Move)
            }
            "extra_hexes" => {
                params.exactly("hexes", 1).map_err(fault)?;
                params.finish().map_err(fault)?;
                (MechAbility::Speed, Phase::Move)
            }
            effect => {
                let of_effect: Vec<_> = ONE_OF_A_KIND.iter().filter(|k| k.0 == effect).collect();
                if of_effect.is_empty() {
                    let mut known = vec!["cross_river_onto", "extra_hexes"];
                    known.extend(ONE_OF_A_KIND.iter().map(|k| k.0));
                    known.sort_unstable();
                    known.dedup();
                    return Err(fault(unknown("effect", effect, &known)));
                }
                let Some(kind) = of_effect.iter().find(|k| k.1 == raw.id) else {
                    let known: Vec<_> = of_effect.iter().map(|k| k.1).collect();
                    return Err(unknown(&format!("mech id for effect {effect}:"), &raw.id, &known));
                };
                (MechAbility::OneOfAKind(kind.3), kind.2)
            }
        };
        if raw.phase != phase {
            return Err(fault(format!("phase is {:?}, expected {:?}", raw.phase.id(), phase.id())));
        }
        Ok(Mech { slot: raw.slot, ability })
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct FactionAbility {
    pub(crate) id: Ability,
}

#[derive(Deserialize, Debug)]
pub(crate) struct FactionMat {
    id: Faction,
    pub(crate) name: String,
    pub(crate) set: FactionSet,
    clockwise: usize,
    pub(crate) start_power: u8,
    pub(crate) start_combat_cards: u8,
    start_worker_terrains: Vec<Terrain>,
    pub(crate) ability: FactionAbility,
    pub(crate) mech: Vec<Mech>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Factions {
    pub(crate) status: Status,
    clockwise_order: Vec<Faction>,
    clockwise_order_base: Vec<Faction>,
    faction: Vec<Spanned<FactionMat>>,
    pub(crate) ruling: Vec<Ruling>,
}

impl Factions {
    /// The mats, clockwise.
    pub(crate) fn mats(&self) -> impl Iterator<Item = &FactionMat> {
        self.faction.iter().map(Spanned::get_ref)
    }

    pub(crate) fn check(&self, source: &Source, map: &Map) -> Result<(), DataError> {
        if self.faction.len() != Faction::ALL.len() {
            return Err(source.fault_of_file(format!("{} factions, expected 7", self.faction.len())));
        }
        let base = |f: &Faction| !matches!(f, Faction::Togawa | Faction::Albion);
        let base_order: Vec<_> = Faction::ALL.iter().copied().filter(base).collect();
        if self.clockwise_order != Faction::ALL || self.clockwise_order_base != base_order {
            let fault =
                "clockwise_order and clockwise_order_base do not run clockwise from nordic as in map.toml";
            return Err(source.fault_of_file(fault));
        }
        for (i, spanned) in self.faction.iter().enumerate() {
            let mat = spanned.get_ref();
            let fault = |message: String| Err(source.fault(spanned.span(), message));
            if mat.id != Faction::ALL[i] || mat.clockwise != i + 1 {
                return fault(format!("number {} clockwise must be {}", i + 1, Faction::ALL[i].id()));
            }
            if (mat.set == FactionSet::Base) != base(&mat.id) {
                return fault(format!("set is {:?}", mat.set.id()));
            }
            let sum = match mat.id {
                Faction::Albion => 3,
                Faction::Togawa => 2,
                _ => 5,
            };
            let got = u32::from(mat.start_power) + u32::from(mat.start_combat_cards);
            if got != sum {
                return fault(format!(
                    "bad checksum: start_power + start_combat_cards is {got}, expected {sum}"
                ));
            }
            if mat.ability.id != Ability::ALL[i] {
                return fault(format!(
                    "the ability is {}, expected {}",
                    mat.ability.id.id(),
                    Ability::ALL[i].id()
                ));
            }
            if !mat.mech.iter().map(|m| m.slot).eq(1..=4) {
                return fault("the mechs must stand on slots 1, 2, 3 and 4, in this order".into());
            }
            let connects = map.home(mat.id).map(|h| h.connects.as_slice()).unwrap_or_default();
            let mut on_map: Vec<_> = connects.iter().filter_map(|h| map.terrain(*h)).collect();
            let mut on_mat = mat.start_worker_terrains.clone();
            on_map.sort_unstable();
            on_mat.sort_unstable();
            if on_map != on_mat {
                return fault(
                    "start_worker_terrains are not the terrains its home base connects to in map.toml".into(),
                );
            }
        }
        Ok(())
    }
}
