//! Negotiate: over a village an objective card is exchanged for another.

use crate::state::Public;
use crate::vocab::*;

/// What an exchange brings where the airship is; nothing if none is possible there.
pub(crate) fn gains(public: &Public, seat: Seat) -> Option<&'static [Effect]> {
    let player = public.player(seat);
    let hex = player.airship.hex()?;
    if player.objective_count == 0 || public.enemies_at(seat) & hex.place().bit() != 0 {
        return None;
    }
    player.tile(|e| match e {
        TileEffect::SwapObjective { over, gains } if over == hex.terrain() => Some(gains),
        _ => None,
    })
}
