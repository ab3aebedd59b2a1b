use serde::Deserialize;
use toml::Spanned;

use crate::bonus::{Bonus, BonusKind};
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
    /// With the territories it adds to a move.
    Speed(u8),
    OneOfAKind(&'static str),
}

/// Workers every faction begins with on the board: one on each territory its home base connects to.
pub(crate) const START_WORKERS: usize = 2;

/// Players from which abilities are replaced, as the field `replaced_at_6_or_7_players` says.
pub(crate) const SWAPPED_FROM: u8 = 6;

/// How the number of an ability is written.
enum Number {
    /// So many are paid or gained.
    Amount,
    /// So many are lost by the opponent: negative in the file.
    Loss,
}

/// The numbers on the mechs' spaces: identifier, field, and the name and meaning the tables give them.
const NUMBERS: &[(&str, &str, Number, &str, &str)] = &[
    ("artillery", "pay_power", Number::Amount, "ARTILLERY_COST", "Power that Artillery costs."),
    ("artillery", "opponent_power", Number::Loss, "ARTILLERY_LOSS", "Power the opponent loses by Artillery."),
    ("disarm", "opponent_power", Number::Loss, "DISARM_LOSS", "Power the opponent loses by Disarm."),
    ("peoples_army", "cards", Number::Amount, "PEOPLES_ARMY_CARDS", "Combat cards People's Army adds."),
    ("sword", "opponent_power", Number::Loss, "SWORD_LOSS", "Power the opponent loses by Sword."),
    ("shield", "power", Number::Amount, "SHIELD_GAIN", "Power gained by Shield."),
    ("ronin", "power", Number::Amount, "RONIN_GAIN", "Power gained by Ronin."),
    (
        "suiton",
        "combat_on_lake_extra_card",
        Number::Amount,
        "SUITON_CARDS",
        "Combat cards Suiton adds on a lake.",
    ),
];

/// Effect, identifier, phase, and the engine's name. A new pair of effect and identifier needs code in the engine
/// first.
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
    replaced_at_6_or_7_players: Option<Replacement>,
}

/// What an ability becomes with [`SWAPPED_FROM`] players or more.
#[derive(Deserialize)]
struct Replacement {
    effect: String,
    params: toml::Table,
}

impl Replacement {
    fn params(self, effect: &str) -> Result<Fields, String> {
        if self.effect == effect {
            Ok(Fields(self.params))
        } else {
            Err(format!("the effect of the replacement is {:?}, expected {effect:?}", self.effect))
        }
    }
}

#[derive(Deserialize, Debug)]
#[serde(try_from = "RawMech")]
pub(crate) struct Mech {
    slot: u8,
    pub(crate) id: String,
    pub(crate) ability: MechAbility,
    /// Numbers of the ability with the name and meaning the tables give them.
    numbers: Vec<(&'static str, &'static str, u8)>,
}

impl TryFrom<RawMech> for Mech {
    type Error = String;

    fn try_from(raw: RawMech) -> Result<Mech, String> {
        let mut params = Fields(raw.params);
        let id = raw.id.clone();
        let fault = |e: String| format!("mech {id}: {e}");
        let mut numbers = Vec::new();
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
                let hexes = params.amount("hexes").map_err(fault)?;
                params.finish().map_err(fault)?;
                (MechAbility::Speed(hexes), Phase::Move)
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
                numbers = read_numbers(&raw.id, &mut params).map_err(fault)?;
                (MechAbility::OneOfAKind(kind.3), kind.2)
            }
        };
        if raw.phase != phase {
            return Err(fault(format!("phase is {:?}, expected {:?}", raw.phase.id(), phase.id())));
        }
        check_replacement(&raw.id, raw.replaced_at_6_or_7_players).map_err(fault)?;
        Ok(Mech { slot: raw.slot, id: raw.id, ability, numbers })
    }
}

/// The engine has built in what Wayfare becomes, and that no other mech is replaced.
fn check_replacement(id: &str, replacement: Option<Replacement>) -> Result<(), String> {
    match (id, replacement) {
        ("wayfare", Some(replacement)) => {
            let mut params = replacement.params("move_to_terrain")?;
            let terrain = params.string("terrain")?;
            if Terrain::from_id(&terrain)? != Terrain::Farm {
                return Err(format!("the replacement leads to a {terrain}, expected a farm"));
            }
            params.must_be_true("unoccupied")?;
            params.must_be_true("any_distance")?;
            params.finish()
        }
        ("wayfare", None) => Err("missing field \"replaced_at_6_or_7_players\"".into()),
        (_, Some(_)) => Err("only wayfare is replaced at 6 or 7 players".into()),
        (_, None) => Ok(()),
    }
}

fn read_numbers(id: &str, params: &mut Fields) -> Result<Vec<(&'static str, &'static str, u8)>, String> {
    if id == "scout" {
        // The engine asks for one stolen card and no more.
        params.exactly("cards", 1)?;
    }
    let of_mech = NUMBERS.iter().filter(|n| n.0 == id);
    of_mech
        .map(|(_, field, written, name, meaning)| {
            let number = match written {
                Number::Amount => params.amount(field)?,
                Number::Loss => params.loss(field)?,
            };
            Ok((*name, *meaning, number))
        })
        .collect()
}

#[derive(Deserialize)]
struct RawAbility {
    id: Ability,
    params: toml::Table,
    replaced_at_6_or_7_players: Option<Replacement>,
}

#[derive(Deserialize, Debug)]
#[serde(try_from = "RawAbility")]
pub(crate) struct FactionAbility {
    pub(crate) id: Ability,
    /// Options the faction may take of one encounter card.
    encounter_options: u8,
    /// Coins at the end for each encounter territory, with [`SWAPPED_FROM`] players or more.
    encounter_coins: u8,
    /// Flags or Traps the faction has.
    pub(crate) tokens: u8,
}

impl TryFrom<RawAbility> for FactionAbility {
    type Error = String;

    fn try_from(raw: RawAbility) -> Result<FactionAbility, String> {
        let id = raw.id;
        FactionAbility::read(raw).map_err(|e| format!("ability {}: {e}", id.id()))
    }
}

impl FactionAbility {
    fn read(raw: RawAbility) -> Result<FactionAbility, String> {
        let mut params = Fields(raw.params);
        let mut ability = FactionAbility { id: raw.id, encounter_options: 1, encounter_coins: 0, tokens: 0 };
        match raw.id {
            Ability::Meander => {
                ability.encounter_options = params.amount("options")?;
                let Some(replacement) = raw.replaced_at_6_or_7_players else {
                    return Err("missing field \"replaced_at_6_or_7_players\"".into());
                };
                let mut params = replacement.params("encounter_options")?;
                params.exactly("options", ability.encounter_options)?;
                ability.encounter_coins =
                    params.amount("end_game_coins_per_controlled_encounter_territory")?;
                params.finish()?;
                return Ok(ability);
            }
            // The engine remembers whether the card of the turn is spent, not how many.
            Ability::Coercion => params.exactly("cards_per_turn", 1)?,
            Ability::Exalt | Ability::Maifuku => {
                ability.tokens = params.amount("tokens")?;
                params.exactly("tokens_per_territory", 1)?;
            }
            _ => {}
        }
        match raw.replaced_at_6_or_7_players {
            Some(_) => Err("only meander is replaced at 6 or 7 players".into()),
            None => Ok(ability),
        }
    }
}

words! {
    /// In the order of the engine's type.
    Penalty, "trap penalty" {
        Popularity = "popularity",
        Power = "power",
        Coins = "coins",
        CombatCards = "combat_card_random",
    }
}

#[derive(Deserialize)]
struct RawTraps {
    penalties: Vec<toml::Table>,
}

/// What each Trap takes, in the order of [`Penalty`].
#[derive(Deserialize, Debug)]
#[serde(try_from = "RawTraps")]
struct Traps([u8; Penalty::ALL.len()]);

impl TryFrom<RawTraps> for Traps {
    type Error = String;

    fn try_from(raw: RawTraps) -> Result<Traps, String> {
        let mut losses = [0; Penalty::ALL.len()];
        if raw.penalties.len() != losses.len() {
            return Err(format!("{} trap penalties, expected {}", raw.penalties.len(), losses.len()));
        }
        for ((table, penalty), loss) in raw.penalties.into_iter().zip(Penalty::ALL).zip(&mut losses) {
            for key in table.keys() {
                let got = Penalty::from_id(key)?;
                if got != *penalty {
                    return Err(format!("trap penalty {} where {} must stand", got.id(), penalty.id()));
                }
            }
            *loss = Fields(table).loss(penalty.id()).map_err(|e| format!("trap penalty: {e}"))?;
        }
        Ok(Traps(losses))
    }
}

/// The pieces each faction has.
#[derive(Deserialize, Debug)]
pub(crate) struct Pieces {
    character: usize,
    pub(crate) mechs: usize,
    pub(crate) workers: usize,
    pub(crate) stars: usize,
    pub(crate) structures: usize,
    pub(crate) recruits: usize,
    pub(crate) technology_cubes: usize,
}

impl Pieces {
    /// The engine names each mech slot, structure, recruit and cube, and marks the workers that have moved in one
    /// byte.
    fn check(&self) -> Result<(), String> {
        let built_in = [
            ("character", self.character, 1),
            ("mechs", self.mechs, 4),
            ("structures", self.structures, 4),
            ("recruits", self.recruits, 4),
            ("technology_cubes", self.technology_cubes, 6),
        ];
        if let Some((what, got, expected)) = built_in.iter().find(|(_, got, expected)| got != expected) {
            return Err(format!("{what} is {got}, expected {expected}"));
        }
        if !(START_WORKERS + 1..=8).contains(&self.workers) {
            return Err(format!("workers is {}, expected {} to 8", self.workers, START_WORKERS + 1));
        }
        Ok(())
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct FactionMat {
    pub(crate) id: Faction,
    pub(crate) name: String,
    colour: String,
    character: String,
    companions: Vec<String>,
    pub(crate) set: FactionSet,
    clockwise: usize,
    pub(crate) start_power: u8,
    pub(crate) start_combat_cards: u8,
    start_worker_terrains: Vec<Terrain>,
    pub(crate) ability: FactionAbility,
    trap: Option<Traps>,
    pub(crate) mech: Vec<Mech>,
}

impl FactionMat {
    pub(crate) fn colour(&self) -> &str {
        &self.colour
    }

    /// The character and its animals, as in "Akiko & Jiro".
    pub(crate) fn character(&self) -> String {
        let names = std::iter::once(&self.character).chain(&self.companions);
        names.map(String::as_str).collect::<Vec<_>>().join(" & ")
    }

    /// The engine names the four Traps, so there must be a token for each, and nobody else has any.
    fn check_tokens(&self) -> Result<(), String> {
        if (self.id == Faction::Togawa) != self.trap.is_some() {
            return Err("togawa, and nobody else, has a table trap".into());
        }
        match &self.trap {
            Some(traps) if usize::from(self.ability.tokens) != traps.0.len() => {
                Err(format!("{} tokens, but {} trap penalties", self.ability.tokens, traps.0.len()))
            }
            _ => Ok(()),
        }
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct Factions {
    pub(crate) status: Status,
    clockwise_order: Vec<Faction>,
    clockwise_order_base: Vec<Faction>,
    recruit_one_time_bonuses: Spanned<Vec<Bonus>>,
    pieces: Spanned<Pieces>,
    faction: Vec<Spanned<FactionMat>>,
    pub(crate) ruling: Vec<Ruling>,
}

impl Factions {
    /// The mats, clockwise.
    pub(crate) fn mats(&self) -> impl Iterator<Item = &FactionMat> {
        self.faction.iter().map(Spanned::get_ref)
    }

    pub(crate) fn pieces(&self) -> &Pieces {
        self.pieces.get_ref()
    }

    /// The one-time recruit bonuses in the order of their kinds.
    pub(crate) fn one_time(&self) -> impl Iterator<Item = u8> {
        self.recruit_one_time_bonuses.get_ref().iter().map(|b| b.amount)
    }

    /// The territories Speed adds to a move, the same for everybody who has it.
    pub(crate) fn speed_hexes(&self) -> u8 {
        self.speeds().next().unwrap_or_default()
    }

    fn speeds(&self) -> impl Iterator<Item = u8> {
        self.mechs().filter_map(|m| match m.ability {
            MechAbility::Speed(hexes) => Some(hexes),
            _ => None,
        })
    }

    /// The options Meander gives of one encounter card.
    pub(crate) fn meander_options(&self) -> u8 {
        self.mats().map(|m| m.ability.encounter_options).max().unwrap_or_default()
    }

    /// The coins Meander adds at the end for each encounter territory once it is replaced.
    pub(crate) fn meander_coins(&self) -> u8 {
        self.mats().map(|m| m.ability.encounter_coins).max().unwrap_or_default()
    }

    pub(crate) fn mat(&self, faction: Faction) -> Option<&FactionMat> {
        self.mats().find(|m| m.id == faction)
    }

    /// The Flags or Traps of a faction.
    pub(crate) fn tokens(&self, faction: Faction) -> u8 {
        self.mat(faction).map_or(0, |m| m.ability.tokens)
    }

    /// What the Traps take, in the order of [`Penalty`].
    pub(crate) fn trap_losses(&self) -> impl Iterator<Item = u8> {
        self.mats().filter_map(|m| m.trap.as_ref()).flat_map(|t| t.0)
    }

    /// A number of a mech ability by the name the tables give it.
    pub(crate) fn number(&self, name: &str) -> Option<u8> {
        self.numbers().find(|n| n.0 == name).map(|n| n.2)
    }

    /// Numbers of mech abilities: name, meaning and value.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = (&'static str, &'static str, u8)> {
        self.mechs().flat_map(|m| m.numbers.iter().copied())
    }

    fn mechs(&self) -> impl Iterator<Item = &Mech> {
        self.mats().flat_map(|m| &m.mech)
    }

    pub(crate) fn check(&self, source: &Source, map: &Map) -> Result<(), DataError> {
        self.pieces().check().map_err(|e| source.fault(self.pieces.span(), e))?;
        let bonuses = self.recruit_one_time_bonuses.get_ref();
        if !bonuses.iter().map(|b| b.kind).eq(BonusKind::ALL.iter().copied()) {
            let ids: Vec<_> = BonusKind::ALL.iter().map(|k| k.id()).collect();
            let fault = format!("recruit_one_time_bonuses must be {}, in this order", ids.join(", "));
            return Err(source.fault(self.recruit_one_time_bonuses.span(), fault));
        }
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
            mat.check_tokens().or_else(fault)?;
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
        self.check_abilities(source)
    }

    fn check_abilities(&self, source: &Source) -> Result<(), DataError> {
        // The tables give each number one name, so no ability may be missing, or be there twice.
        for (_, id, _, name) in ONE_OF_A_KIND {
            let count = self.mechs().filter(|m| m.ability == MechAbility::OneOfAKind(name)).count();
            if count != 1 {
                return Err(source.fault_of_file(format!("{count} mechs {id}, expected 1")));
            }
        }
        if self.speed_hexes() == 0 || self.speeds().any(|hexes| hexes != self.speed_hexes()) {
            return Err(source.fault_of_file("extra_hexes must be the same for all factions that have it"));
        }
        Ok(())
    }
}
