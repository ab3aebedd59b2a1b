//! Meander (Polania): several different options of an encounter card, in either order (RL-112).

use crate::state::{Player, Public};
use crate::tables::{ENCOUNTER_HEXES, MEANDER_COINS, MEANDER_OPTIONS, SWAPPED_FROM};
use crate::vocab::*;

/// Coins the ability adds at the end of a game with many players: printed encounter symbols count, token or not.
pub(crate) fn end_coins(public: &Public, player: &Player, control: PlaceSet) -> u32 {
    if player.faction.ability() != FactionAbility::Meander || public.seats < SWAPPED_FROM {
        return 0;
    }
    (control & ENCOUNTER_HEXES).count() * MEANDER_COINS
}

/// How many options of one encounter card the faction may take.
#[inline]
pub(crate) fn options(faction: Faction) -> u32 {
    if faction.ability() == FactionAbility::Meander { MEANDER_OPTIONS } else { 1 }
}
