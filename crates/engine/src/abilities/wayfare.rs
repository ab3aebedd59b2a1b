//! Wayfare (Crimea): to its own home base or that of a faction not in the game, at any distance, as one step. With six
//! or seven players it leads to any farm without a unit instead.

use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{OF_TERRAIN, SWAPPED_FROM};
use crate::vocab::*;

/// The bases of factions not in the game, where the player may enter them.
#[inline]
pub(crate) fn empty_bases(public: &Public, seat: Seat) -> u64 {
    if !public.player(seat).has_ability(MechAbility::Wayfare) || public.seats >= SWAPPED_FROM {
        return 0;
    }
    let mut set = 0;
    for faction in Faction::ALL {
        set |= faction.home().bit();
    }
    for other in public.seats() {
        set &= !public.player(other).faction.home().bit();
    }
    set
}

/// What may be entered from anywhere.
#[inline]
pub(crate) fn destinations(public: &Public, seat: Seat) -> u64 {
    let player = public.player(seat);
    if !player.has_ability(MechAbility::Wayfare) {
        return 0;
    }
    if public.seats >= SWAPPED_FROM {
        let occupied = public.enemies_at(seat) | player.units_at();
        return OF_TERRAIN[Terrain::Farm.index()] & !occupied;
    }
    let home = if public.rules.has(Switch::WayfareHome) { player.faction.home().bit() } else { 0 };
    empty_bases(public, seat) | home
}
