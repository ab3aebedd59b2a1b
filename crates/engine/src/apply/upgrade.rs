//! Upgrade.

use super::Doing;
use crate::event::{Event, Listener};
use crate::moves::Move;

impl<L: Listener> Doing<'_, L> {
    pub(super) fn upgrade(&mut self, mv: Move) {
        self.pop();
        if let Move::Upgrade { cube, to } = mv {
            let seat = self.active();
            let player = self.public().player_mut(seat);
            player.cubes |= 1 << cube.index();
            player.reduced[to.index()] += 1;
            self.tell(Event::Upgraded { seat, cube, to });
        }
    }
}
