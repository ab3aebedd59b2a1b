//! Reap: workers under the airship produce besides the territories chosen.

use crate::state::Player;
use crate::vocab::*;

/// Tiles that let workers produce besides.
const TILES: u16 = tiles_with!(TileEffect::Produce);

/// The territory that produces besides.
#[inline]
pub(crate) fn place(player: &Player) -> u64 {
    let under = player.under_airship();
    if under != 0 && player.has_tile(TILES) { under } else { 0 }
}
