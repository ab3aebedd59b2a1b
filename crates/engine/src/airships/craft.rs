//! Craft: mechs and structures come under the airship without a worker there.

use crate::state::Public;
use crate::tables::LAKES;
use crate::vocab::*;

/// The territory under the airship, if the effect is in force and no opponent's unit is there.
#[inline]
fn place(public: &Public, seat: Seat, effect: TileEffect) -> u64 {
    let under = public.player(seat).under_airship();
    if under == 0 || !public.player(seat).has_tile(effect) {
        return 0;
    }
    under & !public.enemies_at(seat) & !LAKES
}

/// Where a mech may be deployed besides.
#[inline]
pub(crate) fn deploy_place(public: &Public, seat: Seat) -> u64 {
    place(public, seat, TileEffect::Deploy)
}

/// Where a structure may be built besides.
#[inline]
pub(crate) fn build_place(public: &Public, seat: Seat) -> u64 {
    place(public, seat, TileEffect::Build)
}
