//! The JSON of moves, events, views, scores, records and positions (feature `serde`), described in `docs/json.md`.
//!
//! Everything that has a notation is its notation: moves, places and the words of the game are strings, seats and cards
//! the numbers people count them by. What is read was perhaps written by somebody else: it is checked like any other
//! input.

pub(crate) mod event;
mod record;
mod score;
mod view;

pub(crate) use score::{RankingDoc, ScoreDoc};

use crate::moves::{Actor, Move};
use crate::record::Entry;
use crate::rules::Rules;
use crate::viewer::Viewer;
use crate::vocab::*;
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// Types that are written as they are printed and read as they are parsed.
macro_rules! as_text {
    ($($name:ty),+ $(,)?) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <Cow<'de, str>>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )+ };
}

as_text! {
    Move, Actor, Entry, Rules, Hex, CombatCards,
    AirshipTile, BottomAction, Cargo, Cube, Faction, Mat, RecruitBonus, Resolution, Resource, Section, Star,
    Structure, StructureTile, Trap, UnitKind,
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// As in notation, and `-` for a piece that is on no place: an Automa's beaten units go back to its mat.
impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <Cow<'de, str>>::deserialize(deserializer)?.as_ref() {
            "-" => Ok(Place::OFF),
            place => place.parse().map_err(D::Error::custom),
        }
    }
}

/// Types that are one number, the one people know them by.
macro_rules! as_number {
    ($($name:ty: $number:expr, $new:expr, $what:literal;)+) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let number: fn($name) -> u8 = $number;
                serializer.serialize_u8(number(*self))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let new: fn(u8) -> Option<$name> = $new;
                let number = u8::deserialize(deserializer)?;
                new(number).ok_or_else(|| D::Error::custom(format_args!("there is no {} {number}", $what)))
            }
        }
    )+ };
}

as_number! {
    Seat: |seat| seat.index() as u8 + 1, |n| n.checked_sub(1).and_then(Seat::new), "seat";
    CombatCard: CombatCard::value, CombatCard::new, "combat card";
    Objective: Objective::number, Objective::new, "objective card";
    Encounter: Encounter::number, Encounter::new, "encounter card";
    FactoryCard: FactoryCard::number, FactoryCard::new, "Factory card";
    AutomaCard: AutomaCard::number, AutomaCard::new, "Automa card";
}

/// The number of a seat, or a word.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
enum NumberOrWord<'a> {
    Seat(Seat),
    Word(Cow<'a, str>),
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => NumberOrWord::Seat(*seat),
            Viewer::Bystander | Viewer::Everything => NumberOrWord::Word(self.to_string().into()),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match NumberOrWord::deserialize(deserializer)? {
            NumberOrWord::Seat(seat) => Ok(Viewer::Seat(seat)),
            NumberOrWord::Word(word) if word == "bystander" => Ok(Viewer::Bystander),
            NumberOrWord::Word(word) if word == "everything" => Ok(Viewer::Everything),
            NumberOrWord::Word(_) => {
                Err(D::Error::custom("a viewer is the number of a seat, \"bystander\" or \"everything\""))
            }
        }
    }
}
