//! Distract: under the airship its owner's opponent plays fewer combat cards.

use crate::state::Public;
use crate::vocab::*;

/// Combat cards the seat may play fewer in the combat being fought.
#[inline]
pub(crate) fn fewer_cards(public: &Public, seat: Seat) -> u8 {
    let combat = &public.combat;
    let Some(side) = combat.side(seat) else { return 0 };
    let other = public.player(combat.seat(side.other()));
    if !other.under_airship().contains(combat.hex) {
        return 0;
    }
    other.tile(|e| if let TileEffect::FewerCards(n) = e { Some(n) } else { None }).unwrap_or(0)
}
