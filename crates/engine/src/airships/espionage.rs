//! Espionage: for coins the owner looks at the combat cards of an opponent below and takes some.

use crate::state::Public;
use crate::vocab::*;

/// Price and cards, if the tile is in force and the price can be paid.
pub(crate) fn price(public: &Public, seat: Seat) -> Option<(u8, u8)> {
    let player = public.player(seat);
    let spy =
        player.tile(|e| if let TileEffect::Spy { coins, cards } = e { Some((coins, cards)) } else { None });
    spy.filter(|(coins, _)| player.coins >= *coins as u16)
}

/// Opponents below who hold combat cards.
pub(crate) fn victims(public: &Public, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let under = public.player(seat).under_airship();
    let victim = move |s: &Seat| {
        let other = public.player(*s);
        *s != seat && other.units_at() & under != 0 && other.hand_count > 0
    };
    public.seats().filter(victim)
}
