//! Ferry: a lake under the airship is land for its owner's units.

use crate::state::Player;
use crate::tables::LAKES;
use crate::vocab::*;

/// Tiles that make a lake land.
pub(crate) const TILES: AirshipTileSet = tiles_with!(TileEffect::LakeIsLand);

/// The lake under the airship.
#[inline]
pub(crate) fn lake(player: &Player) -> PlaceSet {
    let under = player.under_airship() & LAKES;
    if !under.is_empty() && player.has_tile(TILES) { under } else { PlaceSet::NONE }
}
