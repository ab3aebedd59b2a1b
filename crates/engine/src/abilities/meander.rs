//! Meander (Polania): several different options of an encounter card, in either order.

use crate::tables::MEANDER_OPTIONS;
use crate::vocab::*;

/// How many options of one encounter card the faction may take.
#[inline]
pub(crate) fn options(faction: Faction) -> u32 {
    if faction.ability() == FactionAbility::Meander { MEANDER_OPTIONS } else { 1 }
}
