//! Blitzkrieg: airships fight each other.

use crate::state::Public;
use crate::vocab::*;

/// Combat cards each side may add to a combat of airships.
pub(crate) fn cards(public: &Public, attacker: Seat) -> Option<u8> {
    public.player(attacker).tile(|e| if let TileEffect::Duel { cards } = e { Some(cards) } else { None })
}

/// The airships the seat's airship may fight where it is.
pub(crate) fn rivals(public: &Public, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let fights = cards(public, seat).is_some();
    public.enemy_airships(seat, public.player(seat).airship).filter(move |_| fights)
}
