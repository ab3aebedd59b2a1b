//! Reap: workers under the airship produce besides the territories chosen.

use crate::state::Player;
use crate::vocab::*;

/// Tiles that let workers produce besides.
const TILES: AirshipTileSet = tiles_with!(TileEffect::Produce);

/// The territory that produces besides.
#[inline]
pub(crate) fn place(player: &Player) -> PlaceSet {
    let under = player.under_airship();
    if !under.is_empty() && player.has_tile(TILES) { under } else { PlaceSet::NONE }
}
