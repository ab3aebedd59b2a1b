//! Township (Rusviet): villages it controls and the Factory are adjacent to each other (RL-107).

use crate::state::Public;
use crate::tables::OF_TERRAIN;
use crate::vocab::*;

/// The territories adjacent to each other for the character and mechs.
#[inline]
pub(crate) fn network(public: &Public, seat: Seat) -> PlaceSet {
    if !public.player(seat).has_ability(MechAbility::Township) {
        return PlaceSet::NONE;
    }
    (OF_TERRAIN[Terrain::Village.index()] & public.controlled_by(seat)) | Hex::FACTORY.place().set()
}
