//! Underpass (Saxony): mountains it controls and all tunnels, its own Mine too, are adjacent to each other (RL-115).

use crate::state::Public;
use crate::tables::{OF_TERRAIN, TUNNELS};
use crate::vocab::*;

/// The territories adjacent to each other for the character and mechs.
#[inline]
pub(crate) fn network(public: &Public, seat: Seat) -> PlaceSet {
    let player = public.player(seat);
    if !player.has_ability(MechAbility::Underpass) {
        return PlaceSet::NONE;
    }
    (OF_TERRAIN[Terrain::Mountain.index()] & public.controlled_by(seat))
        | TUNNELS
        | player.structures[Structure::Mine.index()].set()
}
