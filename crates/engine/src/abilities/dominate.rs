//! Dominate (Saxony): no limit to stars for combat and for objectives.

use crate::vocab::*;

/// How many stars the faction may place on a goal.
#[inline]
pub(crate) fn limit(faction: Faction, star: Star) -> u8 {
    match star {
        Star::Combat | Star::Objective if faction.ability() == FactionAbility::Dominate => Stars::PER_PLAYER,
        _ => star.spaces(),
    }
}

/// Whether the second objective card is kept when the first is completed.
#[inline]
pub(crate) fn keeps_other_objective(faction: Faction) -> bool {
    faction.ability() == FactionAbility::Dominate
}
