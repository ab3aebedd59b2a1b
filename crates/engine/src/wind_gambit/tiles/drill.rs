//! Drill: the territory under the airship is a tunnel for its owner. A lake stays a lake.

use crate::state::Player;
use crate::tables::LAKES;
use crate::vocab::*;

/// Tiles that dig a tunnel.
const TILES: AirshipTileSet = tiles_with!(TileEffect::Tunnel);

/// The tunnel under the airship.
#[inline]
pub(crate) fn tunnel(player: &Player) -> PlaceSet {
    let under = player.under_airship() & !LAKES;
    if !under.is_empty() && player.has_tile(TILES) { under } else { PlaceSet::NONE }
}
