//! The cards: two schemes each, made of symbols, and the part read in combats.

use serde::Deserialize;
use serde::de::Error as _;
use toml::Spanned;

use super::Automa;
use crate::error::{DataError, Source};
use crate::words::{Faction, words};

pub(crate) const CARDS: usize = 19;
/// The columns of the combat part, by the power the Automa has.
const POWER_RANGES: [[u8; 2]; 3] = [[0, 7], [8, 13], [14, 16]];
const MAX_COMBAT_CARDS: u8 = 3;
const MAX_RESOURCES: u8 = 4;
/// The factions whose symbols came with the reprinted cards.
const INVADERS: [Faction; 2] = [Faction::Albion, Faction::Togawa];

words! {
    MoveToken, "move token" {
        Worker = "move_worker",
        Mech = "move_mech",
        Character = "move_character",
        EncounterOrFactory = "encounter_or_factory",
        AttackWorkers = "attack_workers",
        AttackUnits = "attack_units",
    }
}

words! {
    GainToken, "gain token" {
        Worker = "worker",
        MechOrCharacter = "mech_or_character",
        Coin = "coin",
        Power = "power",
        CombatCard = "combat_card",
    }
}

words! {
    RecruitToken, "recruit bonus" {
        None = "none",
        Power = "power",
        Coin = "coin",
        Popularity = "popularity",
        CombatCard = "combat_card",
    }
}

words! {
    Revision, "revision" {
        Base = "base",
        InvadersFromAfar = "invaders_from_afar",
    }
}

/// A token such as `attack_units:5@saxony`, taken apart.
struct Token<'a> {
    name: &'a str,
    number: Option<u8>,
    only: Option<Faction>,
}

impl Token<'_> {
    fn read(text: &str) -> Result<Token<'_>, String> {
        let (rest, only) = match text.split_once('@') {
            Some((rest, faction)) => (rest, Some(Faction::from_id(faction)?)),
            None => (text, None),
        };
        let (name, number) = match rest.split_once(':') {
            Some((name, number)) => (name, Some(Token::number(number)?)),
            None => (rest, None),
        };
        Ok(Token { name, number, only })
    }

    /// Digits alone: the parser of numbers would also take a sign.
    fn number(text: &str) -> Result<u8, String> {
        let plain = text.starts_with(|c: char| matches!(c, '1'..='9'));
        let number = text.parse().ok().filter(|n| plain && (1..=16).contains(n));
        number.ok_or_else(|| format!("the number is {text:?}, expected 1 to 16"))
    }
}

/// What the first two rows are made of.
pub(crate) trait Row: Copy + Ord + 'static {
    fn named(name: &str) -> Result<Self, String>;

    /// Whether the token has a number behind its name.
    fn is_counted(self) -> bool;
}

impl Row for MoveToken {
    fn named(name: &str) -> Result<MoveToken, String> {
        MoveToken::from_id(name)
    }

    fn is_counted(self) -> bool {
        self == MoveToken::AttackUnits
    }
}

impl Row for GainToken {
    fn named(name: &str) -> Result<GainToken, String> {
        GainToken::from_id(name)
    }

    fn is_counted(self) -> bool {
        true
    }
}

/// One symbol of a card.
#[derive(Debug)]
pub(crate) struct Symbol<T> {
    pub(crate) what: T,
    /// The number behind the name; 1 where there is none.
    pub(crate) number: u8,
    /// The faction in the brackets.
    pub(crate) only: Option<Faction>,
    /// As the file writes it.
    text: String,
}

impl<T: Row> Symbol<T> {
    fn read(text: &str) -> Result<Symbol<T>, String> {
        let token = Token::read(text)?;
        let what = T::named(token.name)?;
        if what.is_counted() != token.number.is_some() {
            let fault = if what.is_counted() { "a number is missing" } else { "it takes no number" };
            return Err(fault.into());
        }
        Ok(Symbol { what, number: token.number.unwrap_or(1), only: token.only, text: text.to_owned() })
    }
}

impl<'de, T: Row> Deserialize<'de> for Symbol<T> {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        Symbol::read(&text).map_err(|e| D::Error::custom(format!("token {text:?}: {e}")))
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scheme {
    pub(crate) moves: Vec<Symbol<MoveToken>>,
    pub(crate) gains: Vec<Symbol<GainToken>>,
    pub(crate) recruit_bonus: RecruitToken,
    /// The symbols that came with the expansion.
    #[serde(default)]
    ifa_added: Vec<Spanned<String>>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Card {
    number: usize,
    revision: Revision,
    pub(crate) star_advance: bool,
    pub(crate) autometta_skip: bool,
    pub(crate) combat_power: [u8; 3],
    pub(crate) combat_cards: u8,
    pub(crate) resources: u8,
    scheme1: Spanned<Scheme>,
    scheme2: Spanned<Scheme>,
}

impl Card {
    pub(crate) const fn number(&self) -> usize {
        self.number
    }

    pub(crate) fn schemes(&self) -> [&Scheme; 2] {
        [self.scheme1.get_ref(), self.scheme2.get_ref()]
    }

    pub(super) fn check(&self, dial_max: u8) -> Result<(), String> {
        if self.combat_power.iter().any(|p| *p > dial_max) {
            return Err(format!("combat_power is {:?}, expected 0 to {dial_max} each", self.combat_power));
        }
        if self.combat_cards > MAX_COMBAT_CARDS {
            return Err(format!("combat_cards is {}, expected 0 to {MAX_COMBAT_CARDS}", self.combat_cards));
        }
        if self.resources > MAX_RESOURCES {
            return Err(format!("resources is {}, expected 0 to {MAX_RESOURCES}", self.resources));
        }
        let added = self.schemes().iter().any(|s| !s.ifa_added.is_empty());
        if (self.revision == Revision::InvadersFromAfar) != added {
            return Err(format!("revision is {:?}, but ifa_added says otherwise", self.revision.id()));
        }
        Ok(())
    }

    pub(super) fn check_schemes(&self, source: &Source) -> Result<(), DataError> {
        for (name, spanned) in [("scheme1", &self.scheme1), ("scheme2", &self.scheme2)] {
            let scheme = spanned.get_ref();
            for added in &scheme.ifa_added {
                let result = scheme.check_added(added.get_ref());
                result.map_err(|e| source.fault(added.span(), format!("{name}: {e}")))?;
            }
            scheme.check().map_err(|e| source.fault(spanned.span(), format!("{name}: {e}")))?;
        }
        Ok(())
    }
}

impl Scheme {
    /// The symbols that came with the expansion, as the file writes them.
    pub(crate) fn added(&self) -> impl Iterator<Item = &str> {
        self.ifa_added.iter().map(|t| t.get_ref().as_str())
    }

    /// The symbols of both rows, each with its place in the row.
    pub(super) fn symbols(&self) -> impl Iterator<Item = (usize, &str, Option<Faction>)> {
        let moves = self.moves.iter().enumerate().map(|(i, s)| (i, s.text.as_str(), s.only));
        moves.chain(self.gains.iter().enumerate().map(|(i, s)| (i, s.text.as_str(), s.only)))
    }

    fn check_added(&self, token: &str) -> Result<(), String> {
        let Some((place, _, only)) = self.symbols().find(|(_, text, _)| *text == token) else {
            return Err(format!("token {token:?} of ifa_added is in neither row"));
        };
        if !only.is_some_and(|f| INVADERS.contains(&f)) {
            return Err(format!("token {token:?} of ifa_added is not in brackets for albion or togawa"));
        }
        if place != 0 {
            return Err(format!("token {token:?} of ifa_added does not stand in front of its row"));
        }
        Ok(())
    }

    fn check(&self) -> Result<(), String> {
        if self.moves.is_empty() || self.gains.is_empty() {
            return Err("a row has no token".into());
        }
        let added: Vec<_> = self.ifa_added.iter().map(|t| t.get_ref().as_str()).collect();
        let bracketed = self.symbols().filter(|(_, _, only)| only.is_some_and(|f| INVADERS.contains(&f)));
        let bracketed: Vec<_> = bracketed.map(|(_, text, _)| text).collect();
        match bracketed.iter().find(|text| !added.contains(text)) {
            Some(token) => Err(format!("token {token:?} is missing from ifa_added")),
            None if added.len() != bracketed.len() => Err("ifa_added names a token twice".into()),
            None => Ok(()),
        }
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Deck {
    cards: usize,
    power_ranges: Spanned<Vec<[u8; 2]>>,
    schemes: Vec<String>,
    move_tokens: Vec<MoveToken>,
    gain_tokens: Vec<GainToken>,
    recruit_tokens: Vec<RecruitToken>,
}

impl Automa {
    /// The cards by number.
    pub(crate) fn cards(&self) -> impl Iterator<Item = &Card> {
        self.card.iter().map(Spanned::get_ref)
    }

    /// The least power of the second and of the third column of the combat part.
    pub(crate) fn power_columns(&self) -> impl Iterator<Item = u8> {
        self.deck.get_ref().power_ranges.get_ref().iter().skip(1).map(|[first, _]| *first)
    }

    pub(super) fn check_deck(&self, source: &Source, max_power: u8) -> Result<(), DataError> {
        let deck = self.deck.get_ref();
        let ranges = &deck.power_ranges;
        if *ranges.get_ref() != POWER_RANGES {
            let fault = format!("power_ranges is {:?}, expected {POWER_RANGES:?}", ranges.get_ref());
            return Err(source.fault(ranges.span(), fault));
        }
        if ranges.get_ref().last().is_none_or(|[_, last]| *last != max_power) {
            let fault = format!("power_ranges must end with the power track at {max_power}");
            return Err(source.fault(ranges.span(), fault));
        }
        let fault = if deck.cards != CARDS {
            format!("cards is {}, expected {CARDS}", deck.cards)
        } else if deck.schemes != ["scheme1", "scheme2"] {
            "schemes must be scheme1 and scheme2".into()
        } else if deck.move_tokens != MoveToken::ALL {
            "move_tokens must be all move tokens in their order".into()
        } else if deck.gain_tokens != GainToken::ALL {
            "gain_tokens must be all gain tokens in their order".into()
        } else if deck.recruit_tokens != RecruitToken::ALL {
            "recruit_tokens must be all recruit bonuses in their order".into()
        } else {
            return Ok(());
        };
        Err(source.fault(self.deck.span(), fault))
    }

    pub(super) fn reprinted(&self) -> Vec<usize> {
        self.cards().filter(|c| c.revision == Revision::InvadersFromAfar).map(|c| c.number).collect()
    }
}
