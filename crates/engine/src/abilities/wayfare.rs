//! Wayfare (Crimea): to its own home base or that of a faction not in the game, at any distance, as one step. With six
//! or seven players it leads to any farm without a unit instead (RL-109, RL-131). What it
//! leaves on a home base is nobody's to spend (RL-110).

use crate::rules::Switch;
use crate::state::Public;
use crate::tables::{OF_TERRAIN, SWAPPED_FROM};
use crate::vocab::*;

/// The bases of factions not in the game, where the player may enter them.
#[inline]
pub(crate) fn empty_bases(public: &Public, seat: Seat) -> PlaceSet {
    if !public.player(seat).has_ability(MechAbility::Wayfare) || public.seats >= SWAPPED_FROM {
        return PlaceSet::NONE;
    }
    let mut set = PlaceSet::NONE;
    for faction in Faction::ALL {
        set |= faction.home().set();
    }
    for other in public.seats() {
        set &= !public.player(other).faction.home().set();
    }
    set
}

/// What may be entered from anywhere.
#[inline]
pub(crate) fn destinations(public: &Public, seat: Seat) -> PlaceSet {
    let player = public.player(seat);
    if !player.has_ability(MechAbility::Wayfare) {
        return PlaceSet::NONE;
    }
    if public.seats >= SWAPPED_FROM {
        let occupied = public.enemies_at(seat) | player.units_at();
        return OF_TERRAIN[Terrain::Farm.index()] & !occupied;
    }
    let home =
        if public.rules.has(Switch::WayfareHome) { player.faction.home().set() } else { PlaceSet::NONE };
    empty_bases(public, seat) | home
}
