//! The words of what frames speak of.

use super::{PayWith, TakeWhat};
use crate::error::UnknownName;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

impl Display for TakeWhat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            TakeWhat::Coins => f.write_str("coins"),
            TakeWhat::Popularity => f.write_str("popularity"),
            TakeWhat::Power => f.write_str("power"),
            TakeWhat::CombatCards => f.write_str("cards"),
            TakeWhat::Workers => f.write_str("workers"),
            TakeWhat::Resource(r) => r.fmt(f),
        }
    }
}

impl FromStr for TakeWhat {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s {
            "coins" => TakeWhat::Coins,
            "popularity" => TakeWhat::Popularity,
            "power" => TakeWhat::Power,
            "cards" => TakeWhat::CombatCards,
            "workers" => TakeWhat::Workers,
            _ => TakeWhat::Resource(s.parse()?),
        })
    }
}

impl Display for PayWith {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            PayWith::One(r) => r.fmt(f),
            PayWith::Any => f.write_str("any"),
            PayWith::Distinct => f.write_str("distinct"),
            PayWith::Aboard => f.write_str("aboard"),
        }
    }
}

impl FromStr for PayWith {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s {
            "any" => PayWith::Any,
            "distinct" => PayWith::Distinct,
            "aboard" => PayWith::Aboard,
            _ => PayWith::One(s.parse()?),
        })
    }
}
