//! Deploy.

use super::Doing;
use crate::event::{Event, Listener};
use crate::moves::Move;

impl<L: Listener> Doing<'_, L> {
    pub(super) fn deploy(&mut self, mv: Move) {
        self.pop();
        if let Move::Deploy { slot, at } = mv {
            let seat = self.active();
            self.public().player_mut(seat).deploy(slot, at);
            self.tell(Event::Deployed { seat, slot, place: at });
        }
    }
}
