//! Swim (Nordic): workers cross rivers onto any land, never onto lakes (RL-111).

use crate::vocab::*;

/// Whether the faction's workers cross rivers.
#[inline]
pub(crate) fn workers_cross_rivers(faction: Faction) -> bool {
    faction.ability() == FactionAbility::Swim
}
