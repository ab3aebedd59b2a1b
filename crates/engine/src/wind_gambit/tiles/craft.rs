//! Craft: mechs and structures come under the airship without a worker there.

use crate::state::Public;
use crate::tables::LAKES;
use crate::vocab::*;

/// Tiles that let mechs be deployed under the airship.
const DEPLOY: AirshipTileSet = tiles_with!(TileEffect::Deploy);
/// Tiles that let structures be built under it.
const BUILD: AirshipTileSet = tiles_with!(TileEffect::Build);

/// The territory under the airship, if one of the tiles is in force and no opponent's unit is there.
#[inline]
fn place(public: &Public, seat: Seat, tiles: AirshipTileSet) -> PlaceSet {
    let under = public.player(seat).under_airship();
    if under.is_empty() || !public.player(seat).has_tile(tiles) {
        return PlaceSet::NONE;
    }
    under & !public.enemies_at(seat) & !LAKES
}

/// Where a mech may be deployed besides.
#[inline]
pub(crate) fn deploy_place(public: &Public, seat: Seat) -> PlaceSet {
    place(public, seat, DEPLOY)
}

/// Where a structure may be built besides.
#[inline]
pub(crate) fn build_place(public: &Public, seat: Seat) -> PlaceSet {
    place(public, seat, BUILD)
}
