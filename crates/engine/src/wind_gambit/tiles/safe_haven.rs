//! Safe Haven: the airship controls its territory while no opponent occupies it, and its owner's units retreat there.

use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::{Apply, push};
use crate::state::{Player, Public, Question, Tally};
use crate::tables::LAKES;
use crate::vocab::*;

/// Tiles that control the territory under the airship.
const CONTROL: AirshipTileSet = tiles_with!(TileEffect::Control);
/// Tiles that make it a place to retreat to.
const REFUGE: AirshipTileSet = tiles_with!(TileEffect::RetreatHere);

/// The territories that an airship of anybody controls: no opponent's unit is there, and airships of two players over the
/// same one control nothing.
#[inline]
pub(crate) fn held(public: &Public) -> PlaceSet {
    let havens = || public.seats().map(|s| public.player(s)).filter(|p| p.has_tile(CONTROL));
    if havens().all(|player| player.under_airship().is_empty()) {
        return PlaceSet::NONE;
    }
    let units = public.occupied.units;
    let mut claims = Tally::default();
    for player in havens() {
        claims.add(player.under_airship() & !units.of_others(player.units_at()));
    }
    claims.once()
}

/// The territories of a player once airships are counted, those that they hold being known: the player's haven comes in, and
/// structures alone do not hold a territory against the haven of another.
#[inline]
pub(crate) fn control(player: &Player, held: PlaceSet, ground: PlaceSet) -> PlaceSet {
    let own = if player.has_tile(CONTROL) { held & player.under_airship() } else { PlaceSet::NONE };
    (ground & !(held & !player.units_at())) | own
}

/// Where the player's beaten units and driven-off workers may go instead of home. A lake is no refuge: most units could
/// not leave it.
#[inline]
pub(crate) fn refuge(public: &Public, seat: Seat) -> PlaceSet {
    let player = public.player(seat);
    let under = player.under_airship();
    if under.is_empty() || !player.has_tile(REFUGE) {
        return PlaceSet::NONE;
    }
    under & !LAKES & !public.enemies_at(seat)
}

pub(crate) fn answers(count: u8, list: &mut MoveList) {
    for amount in (0..=count).rev() {
        push(list, Move::Take(amount));
    }
}

impl<L: Listener> Apply<'_, L> {
    /// Workers just driven off: their owner may have a refuge.
    pub(crate) fn offer_refuge(&mut self, seat: Seat, count: u8) {
        if self.state.public.airships_fly() && !refuge(&self.state.public, seat).is_empty() {
            self.push(Question::Refuge { seat, count });
        }
    }

    #[inline(never)]
    pub(crate) fn refuge(&mut self, seat: Seat, mv: Move) {
        self.pop();
        let Move::Take(count) = mv else { return };
        let Some(place) = refuge(&self.state.public, seat).first() else { return };
        if count == 0 {
            return;
        }
        let public = self.public_mut();
        let home = public.player(seat).faction.home();
        for _ in 0..count {
            public.send(seat, UnitKind::Worker, home, place);
        }
        self.tell(Event::TookRefuge { seat, place, count });
    }
}
