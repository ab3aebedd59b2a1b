//! Build.

use super::Doing;
use crate::event::{Event, Listener};
use crate::moves::Move;

impl<L: Listener> Doing<'_, L> {
    pub(super) fn build(&mut self, mv: Move) {
        self.pop();
        if let Move::Build { structure, at } = mv {
            let seat = self.active();
            self.public().player_mut(seat).build(structure, at);
            self.tell(Event::Built { seat, structure, place: at });
        }
    }
}
