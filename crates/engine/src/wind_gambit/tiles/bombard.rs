//! Bombard: resources aboard are spent to take power from an opponent below.

use crate::event::{Event, Listener};
use crate::rules::Apply;
use crate::state::{PayWith, Public, Question};
use crate::vocab::*;

/// Power lost by resources spent; nothing without the tile.
pub(crate) fn losses(public: &Public, seat: Seat) -> &'static [u8] {
    let losses = public.player(seat).tile(|e| match e {
        TileEffect::Bombard { losses } => Some(losses),
        _ => None,
    });
    losses.unwrap_or_default()
}

/// Power an opponent loses by this many resources: no more than it has.
pub(crate) fn loss(public: &Public, seat: Seat, target: Seat, amount: u8) -> u8 {
    let printed = losses(public, seat).get((amount as usize).saturating_sub(1)).copied().unwrap_or(0);
    printed.min(public.player(target).power)
}

/// The opponents who occupy or control the territory under the airship.
pub(crate) fn targets(public: &Public, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let under = public.player(seat).under_airship();
    let control = public.everybodys_control();
    let below = move |s: &Seat| (public.player(*s).units_at() | control[s.index()]).meets(under);
    public.seats().filter(move |s| *s != seat && below(s))
}

impl<L: Listener> Apply<'_, L> {
    /// Resources aboard are spent, an opponent loses power.
    pub(crate) fn bombard(&mut self, target: Seat, amount: u8) {
        let seat = self.active();
        self.tell(Event::Bombarded { seat, target, amount });
        self.push(Question::Pay { with: PayWith::Aboard, left: amount, kind: 0, place: 0 });
        let loss = loss(&self.state.public, seat, target, amount);
        self.lose_power(target, loss);
    }
}
