//! Hero: the airship carries the character besides its freight.

use crate::abilities::seaworthy;
use crate::event::{Event, Listener};
use crate::rules::Apply;
use crate::state::Public;
use crate::tables::LAKES;
use crate::vocab::*;

/// Tiles that carry the character.
pub(crate) const TILES: AirshipTileSet = tiles_with!(TileEffect::CarryCharacter);

/// Whether the active player's character may go aboard: not out of a combat that is due.
pub(crate) fn may_embark(public: &Public) -> bool {
    let seat = public.active;
    let player = public.player(seat);
    player.character == player.airship
        && player.has_tile(TILES)
        && !public.enemies_at(seat).contains(player.character)
}

/// Whether it may be set down: where no unit of opponents is, on a lake only if it sails.
pub(crate) fn may_disembark(public: &Public) -> bool {
    let seat = public.active;
    let player = public.player(seat);
    let lakes = if seaworthy::sails(public, seat) { PlaceSet::NONE } else { LAKES };
    player.character.is_aboard() && !(player.under_airship() & !lakes & !public.enemies_at(seat)).is_empty()
}

impl<L: Listener> Apply<'_, L> {
    /// The character is set down as if it had moved there.
    pub(crate) fn disembark(&mut self, place: Place) {
        let seat = self.active();
        let public = self.public_mut();
        public.send(seat, UnitKind::Character, Place::ABOARD, place);
        public.turn.moved_character = true;
        public.turn.arrival = true;
        self.tell(Event::Disembarked { seat, place });
        self.spring_trap(place);
        self.movement_ended(UnitKind::Character, place);
    }
}
