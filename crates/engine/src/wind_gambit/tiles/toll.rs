//! Toll: an opponent's unit enters the airship's territory only with a resource, one of which goes aboard while there is
//! room. An airship flies freely and pays nothing (RL-142).

use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::{Apply, Eyes, push};
use crate::state::{Moving, Public, Question};
use crate::vocab::*;
use crate::wind_gambit::cargo;

/// Tiles that ask for resources.
const TILES: AirshipTileSet = tiles_with!(TileEffect::EnteringCosts { .. });

/// The territories that a unit of the seat enters only with a resource.
#[inline]
pub(crate) fn barred(public: &Public, seat: Seat) -> PlaceSet {
    public.under_enemy_airships(seat, TILES)
}

/// Resources each airship over the territory takes from a unit that enters: none if it is full.
pub(crate) fn dues(public: &Public, seat: Seat, to: Place) -> impl Iterator<Item = (Seat, u8)> + '_ {
    public.enemy_airships(seat, to).filter_map(|owner| {
        let asked = public
            .player(owner)
            .tile(|e| if let TileEffect::EnteringCosts { resources } = e { Some(resources) } else { None })?;
        Some((owner, asked.min(cargo::room_for_resources(public, owner))))
    })
}

/// Resources a unit must carry to enter: one at least, even where every airship is full.
#[inline]
pub(crate) fn needed(public: &Public, seat: Seat, to: Place) -> u8 {
    if !public.airships_fly() || !barred(public, seat).contains(to) {
        return 0;
    }
    let asked = dues(public, seat, to).map(|(_, due)| due).reduce(|sum, due| sum + due);
    asked.map_or(0, |sum| sum.max(1))
}

/// The resources a unit about to enter carries.
pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    let Some(moving) = eyes.public.turn.moving else { return };
    for resource in Resource::ALL {
        if moving.load[resource.index()] > 0 {
            push(list, Move::PayToken { resource, from: moving.from });
        }
    }
}

impl<L: Listener> Apply<'_, L> {
    /// Asks for what the next airship over the territory takes. Says whether somebody must be paid.
    pub(crate) fn toll_due(&mut self, moving: &Moving, after: Option<Seat>) -> bool {
        let seat = self.active();
        let later = |s: Seat| after.is_none_or(|a| s > a);
        let due = dues(&self.state.public, seat, moving.to).find(|(s, due)| *due > 0 && later(*s));
        if let Some((to, left)) = due {
            self.push(Question::Toll { to, left });
        }
        due.is_some()
    }

    #[inline(never)]
    pub(crate) fn pay_toll(&mut self, to: Seat, left: u8, mv: Move) {
        let Move::PayToken { resource, .. } = mv else { return };
        self.countdown(left, |left| Question::Toll { to, left });
        let seat = self.active();
        let public = self.public_mut();
        let Some(moving) = &mut public.turn.moving else { return };
        let load = &mut moving.load[resource.index()];
        *load = load.saturating_sub(1);
        let moving = *moving;
        public.load_tokens(to, moving.from, resource, 1);
        self.tell(Event::TollPaid { seat, to, resource });
        if left <= 1 {
            self.take_step(moving, Some(to));
        }
    }
}
