//! Safe Haven: the airship controls its territory while no opponent occupies it, and its owner's units retreat there.

use crate::state::Public;
use crate::tables::LAKES;
use crate::vocab::*;

/// The territory under the airship, if the tile is in force and no opponent's unit is there.
#[inline]
fn claim(public: &Public, seat: Seat) -> u64 {
    let player = public.player(seat);
    let under = player.under_airship();
    if under == 0 || !player.has_tile(TileEffect::Control) {
        return 0;
    }
    under & !public.enemies_at(seat)
}

/// The territory the airship controls. Airships of two players over the same one control nothing.
fn held(public: &Public, seat: Seat) -> u64 {
    let own = claim(public, seat);
    if own == 0 {
        return 0;
    }
    public.seats().filter(|s| *s != seat).fold(own, |set, s| set & !claim(public, s))
}

/// The territories of a player once airships are counted: its own haven comes in, and structures alone do not hold a
/// territory against the haven of another.
pub(crate) fn control(public: &Public, seat: Seat, without: u64) -> u64 {
    let own_units = public.player(seat).units_at();
    let others = public.seats().filter(|s| *s != seat).fold(0, |set, s| set | held(public, s));
    (without & !(others & !own_units)) | held(public, seat)
}

/// Where the player's beaten units and driven-off workers may go instead of home. A lake is no refuge: most units could
/// not leave it.
#[inline]
pub(crate) fn refuge(public: &Public, seat: Seat) -> u64 {
    let player = public.player(seat);
    let under = player.under_airship();
    if under == 0 || !player.has_tile(TileEffect::RetreatHere) {
        return 0;
    }
    under & !LAKES & !public.enemies_at(seat)
}
