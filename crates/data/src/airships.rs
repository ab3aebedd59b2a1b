//! The airship module of The Wind Gambit: what airships carry, and the tiles.

use serde::Deserialize;
use toml::Spanned;

use crate::checks::{agree, each, exactly};
use crate::error::{DataError, Source};
use crate::tile_effects::TileEffect;
use crate::wind_gambit::{Basis, Built, Known, ModuleRules, OpenPoint, TileState};
use crate::words::{Confidence, words};

words! {
    /// In the order of the engine's type, which is that of the printed numbers: the tables are indexed by it.
    TileId, "airship tile" {
        Bombard = "bombard",
        Bounty = "bounty",
        SiegeEngine = "siege_engine",
        Distract = "distract",
        Espionage = "espionage",
        Blitzkrieg = "blitzkrieg",
        Toll = "toll",
        WarCorrespondent = "war_correspondent",
        Ferry = "ferry",
        Boost = "boost",
        Drill = "drill",
        Hero = "hero",
        SafeHaven = "safe_haven",
        Reap = "reap",
        Craft = "craft",
        Negotiate = "negotiate",
    }
}

/// Tiles of either kind: the aggressive ones come first.
const OF_A_KIND: usize = 8;

/// Airships there are: one of each faction.
const AIRSHIPS: usize = 7;

/// The farthest an airship could move in one action; more would make its range pointless on a board this size.
const LONGEST_RANGE: u8 = 6;

words! {
    TileSide, "kind of airship tile" {
        Aggressive = "aggressive",
        Passive = "passive",
    }
}

words! {
    Freight, "freight" {
        Resources = "resources",
        Workers = "workers",
    }
}

words! {
    /// What an aggressive tile prints.
    Carry, "carry" {
        Resources = "resources",
        Workers = "workers",
        Unknown = "unknown",
    }
}

impl Carry {
    const fn known(self) -> Option<Freight> {
        match self {
            Carry::Resources => Some(Freight::Resources),
            Carry::Workers => Some(Freight::Workers),
            Carry::Unknown => None,
        }
    }
}

/// How much an airship carries, by freight.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Capacity {
    pub(crate) resources: u8,
    pub(crate) workers: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct CarryRules {
    either: Spanned<Capacity>,
    when: String,
    pick_up_from_enemy_controlled: bool,
    carry_characters_or_mechs: bool,
    confidence: Confidence,
}

impl CarryRules {
    fn check(&self) -> Result<(), String> {
        agree("pick_up_from_enemy_controlled", self.pick_up_from_enemy_controlled, "the engine", false)?;
        agree("carry_characters_or_mechs", self.carry_characters_or_mechs, "the engine", false)?;
        if self.when.trim().is_empty() { Err("when is empty".into()) } else { Ok(()) }
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Components {
    airships: usize,
    aggressive_tiles: usize,
    passive_tiles: usize,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct RangesSeen {
    values: Vec<u8>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tile {
    pub(crate) number: usize,
    pub(crate) id: TileId,
    pub(crate) name: String,
    #[serde(rename = "kind")]
    pub(crate) side: TileSide,
    carry: Option<Carry>,
    range: Option<u8>,
    range_hint: Option<u8>,
    pub(crate) state: TileState,
    effect: Option<String>,
    when_full: Option<String>,
    fragment: Option<String>,
    #[serde(default)]
    open_points: Vec<OpenPoint>,
    usable_with_automa: Option<bool>,
    basis: Basis,
    confidence: Confidence,
    effect_confidence: f64,
    proposal: Option<String>,
    proposal_carry: Option<Freight>,
    proposal_range: Option<u8>,
    pub(crate) text: String,
    pub(crate) does: Vec<TileEffect>,
}

impl Tile {
    pub(crate) fn known(&self) -> Known<'_> {
        Known {
            name: &self.name,
            text: &self.text,
            state: self.state,
            effect: self.effect.as_deref(),
            fragment: self.fragment.as_deref(),
            basis: self.basis,
            confidence: self.confidence,
            effect_confidence: self.effect_confidence,
            open_points: &self.open_points,
            proposal: self.proposal.as_deref(),
        }
    }

    /// What airships carry with it: as printed, or else as we propose.
    pub(crate) fn freight(&self) -> Option<Freight> {
        self.carry.and_then(Carry::known).or(self.proposal_carry)
    }

    /// How far airships move with it: as printed, or else as we propose.
    pub(crate) fn moves(&self) -> u8 {
        self.range.filter(|r| *r > 0).or(self.proposal_range).unwrap_or_default()
    }

    pub(crate) fn with_automa(&self) -> bool {
        self.usable_with_automa.unwrap_or(true)
    }

    fn check(&self, capacity: Capacity, power: u8) -> Result<(), String> {
        self.known().check()?;
        match self.side {
            TileSide::Aggressive => self.check_carry()?,
            TileSide::Passive => self.check_range()?,
        }
        if self.when_full.as_deref().is_some_and(|w| w.trim().is_empty()) {
            return Err("when_full is empty".into());
        }
        if self.does.is_empty() {
            return Err("it does nothing".into());
        }
        for (i, effect) in self.does.iter().enumerate() {
            if self.does[..i].iter().any(|other| other.word() == effect.word()) {
                return Err(format!("the effect {} stands there twice", effect.word().id()));
            }
            effect
                .check(self.freight(), capacity, power)
                .map_err(|e| format!("effect {}: {e}", effect.word().id()))?;
        }
        Ok(())
    }

    fn check_carry(&self) -> Result<(), String> {
        if self.range.is_some() || self.range_hint.is_some() || self.proposal_range.is_some() {
            return Err("a range is for passive tiles".into());
        }
        let printed = self.carry.ok_or("missing field \"carry\"")?.known();
        match (self.state, printed, self.proposal_carry) {
            (TileState::Ready, None, _) => Err("a ready tile says what it carries".into()),
            (TileState::Ready, _, Some(_)) => Err("a ready tile has no proposal_carry".into()),
            (_, None, None) => Err("carry is unknown: it needs a proposal_carry".into()),
            (_, Some(printed), Some(ours)) => agree("proposal_carry", ours.id(), "carry", printed.id()),
            _ => Ok(()),
        }
    }

    fn check_range(&self) -> Result<(), String> {
        if self.carry.is_some() || self.proposal_carry.is_some() {
            return Err("what airships carry stands on aggressive tiles".into());
        }
        let printed = Some(self.range.ok_or("missing field \"range\"")?).filter(|r| *r > 0);
        let numbers =
            [("range", printed), ("range_hint", self.range_hint), ("proposal_range", self.proposal_range)];
        for (what, number) in numbers {
            if let Some(wrong) = number.filter(|n| !(1..=LONGEST_RANGE).contains(n)) {
                return Err(format!("{what} is {wrong}, expected 1 to {LONGEST_RANGE}"));
            }
        }
        match (self.state, printed, self.proposal_range) {
            (TileState::Ready, None, _) => Err("a ready tile says its range".into()),
            (TileState::Ready, _, Some(_)) => Err("a ready tile has no proposal_range".into()),
            (_, None, None) => Err("range is 0: it needs a proposal_range".into()),
            (_, Some(printed), Some(ours)) => agree("proposal_range", ours, "range", printed),
            _ => Ok(()),
        }
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Airships {
    format: u8,
    components: Spanned<Components>,
    airship_setup: Spanned<ModuleRules>,
    airship_variant_advanced: Spanned<ModuleRules>,
    airship_rules: Spanned<ModuleRules>,
    airship_carry: Spanned<CarryRules>,
    airship_resources: Spanned<ModuleRules>,
    airship_workers: Spanned<ModuleRules>,
    airship_tile: Vec<Spanned<Tile>>,
    airship_ranges_seen: Spanned<RangesSeen>,
    aggressive_told_without_name: Spanned<ModuleRules>,
}

const YES: Built<'_> = Built::Is("true");
const NO: Built<'_> = Built::Is("false");

const SETUP: [(&str, Built<'_>); 5] = [
    ("airships_per_player", Built::Is("1")),
    ("start", Built::Text),
    ("shuffle_apart", Built::Texts),
    ("reveal", Built::Is("{ aggressive = 1, passive = 1 }")),
    ("applies_to", Built::Text),
];

const RULES: [(&str, Built<'_>); 18] = [
    ("is_unit", YES),
    ("is_character_or_mech", NO),
    ("controls_territory", NO),
    ("occupies_territory", NO),
    ("moved_by", Built::Text),
    ("range", Built::Text),
    ("one_unit_at_a_time", YES),
    ("rivers_and_lakes_restrict", NO),
    ("enter_enemy_territory", YES),
    ("airships_per_territory", Built::Text),
    ("enter_home_base", NO),
    ("tunnels_and_mines", NO),
    ("mech_abilities", NO),
    ("factory_card_move", Built::Text),
    ("adds_combat_cards", NO),
    ("triggers_traps", NO),
    ("stops_for_enemies_or_encounters", NO),
    ("retreats", Built::Text),
];

const RESOURCES: [(&str, Built<'_>); 6] = [
    ("stay_under_control", Built::Text),
    ("spend_from_airship", YES),
    ("drop", Built::Text),
    ("drop_on_lake", NO),
    ("count_at_end", YES),
    ("on_the_ground_under_a_lone_airship", Built::Text),
];

const WORKERS: [(&str, Built<'_>); 9] = [
    ("control_territory", NO),
    ("produce_or_trade", NO),
    ("enemy_interaction", NO),
    ("drop_only_if", Built::Text),
    ("drop_during", Built::Text),
    ("step_off_to_another_territory", NO),
    ("bring_resources_aboard", NO),
    ("rally_target", NO),
    ("ronin_counts", NO),
];

impl Airships {
    /// The tiles by number.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = &Tile> {
        self.airship_tile.iter().map(Spanned::get_ref)
    }

    pub(crate) fn capacity(&self) -> Capacity {
        *self.airship_carry.get_ref().either.get_ref()
    }

    /// Territories the Move of a Factory card adds to the range.
    pub(crate) fn factory_range(&self) -> u8 {
        self.read_factory_range().unwrap_or_default()
    }

    /// The file writes it as the rulebook has it: the range and so many more.
    fn read_factory_range(&self) -> Option<u8> {
        let text = self.airship_rules.get_ref().text("factory_card_move")?;
        text.strip_prefix("range + ")?.parse().ok().filter(|n| (1..=LONGEST_RANGE).contains(n))
    }

    /// How sure the file is of everything but the tiles, in the order of the file.
    pub(crate) fn entries(&self) -> [(&'static str, Confidence); 8] {
        [
            ("set-up of airships", self.airship_setup.get_ref().confidence()),
            ("advanced variant", self.airship_variant_advanced.get_ref().confidence()),
            ("rules of airships", self.airship_rules.get_ref().confidence()),
            ("what airships carry", self.airship_carry.get_ref().confidence),
            ("resources aboard", self.airship_resources.get_ref().confidence()),
            ("workers aboard", self.airship_workers.get_ref().confidence()),
            ("ranges of airships", self.airship_ranges_seen.get_ref().confidence),
            ("tile told without its name", self.aggressive_told_without_name.get_ref().confidence()),
        ]
    }

    pub(crate) fn check(&self, source: &Source, power: u8) -> Result<(), DataError> {
        if self.format != 1 {
            return Err(source.fault_of_file(format!("format is {}, expected 1", self.format)));
        }
        let tables: [(_, &[_]); 6] = [
            (&self.airship_setup, &SETUP),
            (
                &self.airship_variant_advanced,
                &[("rule", Built::Text), ("discouraged_from_players", Built::Is("4"))],
            ),
            (&self.airship_rules, &RULES),
            (&self.airship_resources, &RESOURCES),
            (&self.airship_workers, &WORKERS),
            (&self.aggressive_told_without_name, &[]),
        ];
        for (table, fields) in tables {
            table.get_ref().check(source, table.span(), fields)?;
        }
        if self.read_factory_range().is_none() {
            let at = self.airship_rules.get_ref().span("factory_card_move");
            let fault =
                format!("factory_card_move is not \"range + \" and a number from 1 to {LONGEST_RANGE}");
            return Err(source.fault(at, fault));
        }
        self.check_carry(source)?;
        self.check_tiles(source, power)
    }

    fn check_carry(&self, source: &Source) -> Result<(), DataError> {
        let carry = self.airship_carry.get_ref();
        let capacity = self.capacity();
        if !(1..=9).contains(&capacity.resources) || !(1..=8).contains(&capacity.workers) {
            let fault = "expected 1 to 9 resources and 1 to 8 workers";
            return Err(source.fault(carry.either.span(), fault));
        }
        carry.check().map_err(|e| source.fault(self.airship_carry.span(), e))?;
        let seen = &self.airship_ranges_seen;
        if seen.get_ref().values.iter().any(|r| !(1..=LONGEST_RANGE).contains(r)) {
            return Err(source.fault(seen.span(), format!("values: expected 1 to {LONGEST_RANGE}")));
        }
        Ok(())
    }

    fn check_tiles(&self, source: &Source, power: u8) -> Result<(), DataError> {
        let expected: Vec<_> = TileId::ALL
            .iter()
            .enumerate()
            .map(|(i, id)| {
                let side = if i < OF_A_KIND { TileSide::Aggressive } else { TileSide::Passive };
                ((i + 1, *id, side), format!("{} tile {}, {},", side.id(), i + 1, id.id()))
            })
            .collect();
        exactly(source, "airship_tile", &self.airship_tile, |t| (t.number, t.id, t.side), &expected)?;
        let capacity = self.capacity();
        each(source, &self.airship_tile, |tile| tile.check(capacity, power))?;
        let components = self.components.get_ref();
        let of_components = || {
            agree("airships", components.airships, "the engine", AIRSHIPS)?;
            agree("aggressive_tiles", components.aggressive_tiles, "the file", OF_A_KIND)?;
            agree("passive_tiles", components.passive_tiles, "the file", TileId::ALL.len() - OF_A_KIND)
        };
        of_components().map_err(|e| source.fault(self.components.span(), e))
    }
}
