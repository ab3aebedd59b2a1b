//! Bombard: resources aboard are spent to take power from an opponent below.

use crate::state::Public;
use crate::vocab::*;

/// Power lost by resources spent; nothing without the tile.
pub(crate) fn losses(public: &Public, seat: Seat) -> &'static [u8] {
    let losses = public.player(seat).tile(|e| match e {
        TileEffect::Bombard { losses } => Some(losses),
        _ => None,
    });
    losses.unwrap_or_default()
}

/// Whether the opponent occupies or controls the territory under the airship.
pub(crate) fn is_below(public: &Public, seat: Seat, target: Seat) -> bool {
    let under = public.player(seat).under_airship();
    seat != target && (public.player(target).units_at() | public.controlled_by(target)) & under != 0
}
