//! Events: `{"event": "card_drawn", "seat": 1, "card": 4}`. Only what somebody has [`Seen`] is written: an event with
//! its secrets is not.
//!
//! The names of variants and fields are those of [`Event`](crate::Event), whose derived code this module helps where the
//! JSON counts from 1, names what is a bit in a set, or flattens.

use crate::event::Event;
use crate::secrets::Seen;
use crate::vocab::*;
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Event::serialize(&self.event(), serializer)
    }
}

/// What was sent has been cut by whoever sent it.
impl<'de> Deserialize<'de> for Seen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Event::deserialize(deserializer).map(Seen::as_sent)
    }
}

/// Options and mech slots, which people count from 1.
pub(crate) mod from_one {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(index: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(index.saturating_add(1))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        // No card has more options, and no mat more slots.
        u8::deserialize(deserializer)?
            .checked_sub(1)
            .filter(|index| *index < 4)
            .ok_or_else(|| D::Error::custom("options and slots are counted from 1 to 4"))
    }
}

/// What a unit takes along, by kind: `{"workers": 2}`.
pub(crate) mod load {
    use super::*;
    use std::collections::BTreeMap;

    type Load = [u8; Cargo::COUNT];

    pub(crate) fn serialize<S: Serializer>(load: &Load, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Cargo::ALL.into_iter().zip(load).filter(|(_, amount)| **amount > 0))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Load, D::Error> {
        let mut load = [0; Cargo::COUNT];
        for (cargo, amount) in <BTreeMap<Cargo, u8>>::deserialize(deserializer)? {
            load[cargo.index()] = amount;
        }
        Ok(load)
    }
}

/// A set of Factory cards: their numbers, or nothing where they are hidden.
pub(crate) mod factory_cards {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        set: &Option<FactoryCardSet>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        set.map(|set| set.iter().collect::<Vec<_>>()).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<FactoryCardSet>, D::Error> {
        let cards = <Option<Vec<FactoryCard>>>::deserialize(deserializer)?;
        Ok(cards.map(|cards| cards.into_iter().collect()))
    }
}

/// Which Scheme of an Automa card is played: 1 or 2.
pub(crate) mod scheme {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(second: &bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(1 + *second as u8)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
        match u8::deserialize(deserializer)? {
            1 => Ok(false),
            2 => Ok(true),
            _ => Err(D::Error::custom("a scheme is 1 or 2")),
        }
    }
}

/// A symbol of the first row, with the power it asks for where it asks for some.
#[derive(serde::Serialize, serde::Deserialize)]
struct Symbol<'a> {
    symbol: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    power: Option<u8>,
}

impl Serialize for AutomaMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let power = if let AutomaMove::AttackUnits(power) = self { Some(*power) } else { None };
        Symbol { symbol: self.id().into(), power }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AutomaMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Symbol { symbol, power } = Symbol::deserialize(deserializer)?;
        let all = [
            AutomaMove::Worker,
            AutomaMove::Mech,
            AutomaMove::Character,
            AutomaMove::EncounterOrFactory,
            AutomaMove::AttackWorkers,
            AutomaMove::AttackUnits(power.unwrap_or(0)),
        ];
        all.into_iter()
            .find(|known| known.id() == symbol)
            .ok_or_else(|| D::Error::custom("this is no symbol of an Automa card"))
    }
}
