//! Encounter cards and Factory cards, which share their language of costs and gains.

use serde::Deserialize;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::words::{Fields, Resource, Ruling, Status, words};

const ENCOUNTERS: usize = 42;
const BASE_ENCOUNTERS: usize = 28;
const FACTORY_CARDS: usize = 18;
const BASE_FACTORY_CARDS: usize = 12;

words! {
    GainType, "gain type" {
        Coins = "coins",
        Popularity = "popularity",
        Power = "power",
        CombatCard = "combat_card",
        Resource = "resource",
        Worker = "worker",
        Upgrade = "upgrade",
        Deploy = "deploy",
        Build = "build",
        Enlist = "enlist",
        Produce = "produce",
        Peek = "peek_combat_cards",
        MoveUnits = "move_units",
    }
}

words! {
    /// The place a gained piece asks for; said on Factory cards only, since encounters give on the spot.
    Where, "place" {
        WithWorker = "territory_with_own_worker",
        WithMech = "territory_with_own_mech",
    }
}

words! {
    EncounterSet, "set" {
        Base = "base",
        Promo = "promo",
    }
}

words! {
    FactorySet, "set" {
        Base = "base",
        Promo4 = "promo_4",
    }
}

words! {
    Authority, "authority" {
        Publisher = "publisher",
    }
}

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Cost {
    pub(crate) coins: u8,
    pub(crate) popularity: u8,
    pub(crate) power: u8,
    pub(crate) combat_card: u8,
    pub(crate) resource_any: u8,
    pub(crate) distinct: bool,
}

impl Cost {
    fn is_free(&self) -> bool {
        self.coins == 0 && self.popularity == 0 && !self.is_beyond_encounters()
    }

    fn is_beyond_encounters(&self) -> bool {
        self.power != 0 || self.combat_card != 0 || self.resource_any != 0 || self.distinct
    }
}

/// One gain of a card.
#[derive(Deserialize, Clone, Debug)]
#[serde(try_from = "toml::Table")]
pub(crate) struct Gain {
    pub(crate) kind: GainType,
    pub(crate) amount: u8,
    /// For tokens: their kind; nothing stands for any kinds.
    pub(crate) resource: Option<Resource>,
    place: Option<Where>,
}

impl TryFrom<toml::Table> for Gain {
    type Error = String;

    fn try_from(table: toml::Table) -> Result<Gain, String> {
        let mut fields = Fields(table);
        let kind = GainType::from_id(&fields.string("type")?)?;
        let mut gain = Gain { kind, amount: 1, resource: None, place: None };
        let in_gain = |e: String| format!("gain {}: {e}", kind.id());
        match kind {
            GainType::Peek => fields.exactly("opponents", 1).map_err(in_gain)?,
            GainType::Produce => gain.amount = fields.count("territories").map_err(in_gain)?,
            GainType::MoveUnits => {
                // The engine knows this one move only.
                fields.must_be_true("across_rivers").map_err(in_gain)?;
                let expected =
                    [("units", "any_on_encounter_territory"), ("to", "one_empty_adjacent_land_territory")];
                for (key, value) in expected {
                    if fields.string(key).map_err(in_gain)? != value {
                        return Err(in_gain(format!("field {key:?} is not {value:?}")));
                    }
                }
            }
            GainType::Upgrade | GainType::Deploy | GainType::Build | GainType::Enlist => {
                fields.exactly("amount", 1).map_err(in_gain)?;
            }
            GainType::Coins
            | GainType::Popularity
            | GainType::Power
            | GainType::CombatCard
            | GainType::Resource
            | GainType::Worker => gain.amount = fields.count("amount").map_err(in_gain)?,
        }
        if gain.amount == 0 {
            return Err(in_gain("a gain of 0".into()));
        }
        if kind == GainType::Resource {
            let resource = fields.string("resource").map_err(in_gain)?;
            gain.resource = if resource == "any" { None } else { Some(Resource::from_id(&resource)?) };
        }
        if fields.has("where") {
            gain.place = Some(Where::from_id(&fields.string("where")?)?);
        }
        fields.finish().map_err(in_gain)?;
        Ok(gain)
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct EncounterOption {
    pub(crate) label: String,
    pub(crate) cost: Cost,
    pub(crate) gain: Vec<Gain>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct EncounterCard {
    pub(crate) number: usize,
    pub(crate) set: EncounterSet,
    pub(crate) status: Status,
    pub(crate) authority: Option<Authority>,
    pub(crate) note: Option<String>,
    pub(crate) option: Vec<Spanned<EncounterOption>>,
}

/// Cards that exist but of which no transcription is known.
#[derive(Deserialize, Debug)]
pub(crate) struct MissingPack {
    pub(crate) numbers: (u8, u8),
    pub(crate) cards: u8,
    pub(crate) status: Status,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Encounters {
    card: Vec<Spanned<EncounterCard>>,
    pub(crate) encounters_pack: MissingPack,
    pub(crate) ruling: Vec<Ruling>,
}

impl Encounters {
    /// The cards by number.
    pub(crate) fn cards(&self) -> impl Iterator<Item = &EncounterCard> {
        self.card.iter().map(Spanned::get_ref)
    }

    pub(crate) fn check(&self, source: &Source) -> Result<(), DataError> {
        for (i, spanned) in self.card.iter().enumerate() {
            let card = spanned.get_ref();
            let fault = |message: String| Err(source.fault(spanned.span(), message));
            if card.number != i + 1 {
                return fault(format!("card {} is missing or out of order", i + 1));
            }
            if (card.set == EncounterSet::Base) != (card.number <= BASE_ENCOUNTERS) {
                return fault(format!(
                    "set is {:?}, but cards 1 to {BASE_ENCOUNTERS} are base",
                    card.set.id()
                ));
            }
            if card.option.len() != 3 {
                return fault(format!("{} options, expected 3", card.option.len()));
            }
            for (n, option) in (1..).zip(&card.option) {
                option
                    .get_ref()
                    .check(n)
                    .map_err(|e| source.fault(option.span(), format!("option {n}: {e}")))?;
            }
        }
        check_total(source, "encounter cards", self.card.len(), ENCOUNTERS)
    }
}

impl EncounterOption {
    fn check(&self, number: usize) -> Result<(), String> {
        if number == 1 && !self.cost.is_free() {
            return Err("it must be free, so that every player has a legal choice".into());
        }
        if self.cost.is_beyond_encounters() {
            return Err("an encounter costs coins or popularity only".into());
        }
        if self.gain.is_empty() {
            return Err("it gives nothing".into());
        }
        if self.gain.iter().any(|g| g.place.is_some()) {
            return Err(
                "\"where\" is for Factory cards; an encounter gives on the character's territory".into()
            );
        }
        Ok(())
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct FactoryCard {
    pub(crate) number: usize,
    pub(crate) set: FactorySet,
    pub(crate) cost: Cost,
    pub(crate) options: Vec<Vec<Gain>>,
    /// The other reading of a disputed card; read so that it is at least well formed.
    pub(crate) alternative: Option<Vec<Vec<Gain>>>,
    pub(crate) status: Status,
    pub(crate) note: Option<String>,
}

/// The bottom half of every card.
#[derive(Deserialize, Debug)]
pub(crate) struct FactoryBottom {
    pub(crate) units: u8,
    pub(crate) moves: u8,
    with_speed_max_territories: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Factory {
    bottom: Spanned<FactoryBottom>,
    card: Vec<Spanned<FactoryCard>>,
    pub(crate) ruling: Vec<Ruling>,
}

impl Factory {
    /// The cards by number.
    pub(crate) fn cards(&self) -> impl Iterator<Item = &FactoryCard> {
        self.card.iter().map(Spanned::get_ref)
    }

    pub(crate) fn bottom(&self) -> &FactoryBottom {
        self.bottom.get_ref()
    }

    pub(crate) fn check(&self, source: &Source, speed_hexes: u8) -> Result<(), DataError> {
        let bottom = self.bottom();
        if !(1..=9).contains(&bottom.units) || !(1..=9).contains(&bottom.moves) {
            return Err(source.fault(self.bottom.span(), "expected units and moves from 1 to 9"));
        }
        // Speed adds to the whole move, not to each of its steps.
        if bottom.with_speed_max_territories != bottom.moves + speed_hexes {
            let fault = format!("with_speed_max_territories is not moves and the {speed_hexes} of Speed");
            return Err(source.fault(self.bottom.span(), fault));
        }
        for (i, spanned) in self.card.iter().enumerate() {
            let card = spanned.get_ref();
            let fault = |message: String| Err(source.fault(spanned.span(), message));
            if card.number != i + 1 {
                return fault(format!("card {} is missing or out of order", i + 1));
            }
            if (card.set == FactorySet::Base) != (card.number <= BASE_FACTORY_CARDS) {
                return fault(format!(
                    "set is {:?}, but cards 1 to {BASE_FACTORY_CARDS} are base",
                    card.set.id()
                ));
            }
            if card.cost.distinct && card.cost.resource_any == 0 {
                return fault("distinct needs resource_any".into());
            }
            if (card.status == Status::Disputed) != card.alternative.is_some() {
                return fault("a disputed card, and no other, has an alternative".into());
            }
            let readings = card.options.iter().chain(card.alternative.iter().flatten());
            for gain in readings.flatten() {
                check_factory_gain(gain).or_else(fault)?;
            }
            if card.options.is_empty() || card.options.iter().any(Vec::is_empty) {
                return fault("it gives nothing".into());
            }
        }
        check_total(source, "factory cards", self.card.len(), FACTORY_CARDS)
    }
}

fn check_factory_gain(gain: &Gain) -> Result<(), String> {
    let expected = match gain.kind {
        GainType::Resource | GainType::Deploy | GainType::Build => Some(Where::WithWorker),
        GainType::Worker => Some(Where::WithMech),
        GainType::Peek | GainType::MoveUnits => {
            return Err(format!("{} is for encounters only", gain.kind.id()));
        }
        _ => None,
    };
    if gain.place == expected {
        return Ok(());
    }
    let expected = expected.map_or("no \"where\"".into(), |w| format!("where = {:?}", w.id()));
    Err(format!("gain {}: expected {expected}", gain.kind.id()))
}

/// An airship has no territory of its own to put a piece or a token on, so its tiles give only what needs no place.
pub(crate) fn check_tile_gain(gain: &Gain) -> Result<(), String> {
    let kind = gain.kind.id();
    match gain.kind {
        GainType::Coins | GainType::Popularity | GainType::Power | GainType::CombatCard => {}
        _ => return Err(format!("gain {kind}: expected one of coins, popularity, power, combat_card")),
    }
    if gain.place.is_some() {
        return Err(format!("gain {kind}: expected no \"where\""));
    }
    if gain.amount > 9 {
        return Err(format!("gain {kind}: the amount is {}, expected 1 to 9", gain.amount));
    }
    Ok(())
}

fn check_total(source: &Source, what: &str, got: usize, expected: usize) -> Result<(), DataError> {
    if got == expected {
        Ok(())
    } else {
        Err(source.fault_of_file(format!("{got} {what}, expected {expected}")))
    }
}
