//! Deploy: any mech still on the faction mat, on a territory with an own worker, never a lake (RL-086).

use super::{Apply, Eyes, push};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(crate) fn answers(eyes: Eyes, at: Place, list: &mut MoveList) {
    let places = if at.is_on_board() { at.set() } else { eyes.public.deploy_places(eyes.seat) };
    let player = eyes.public.player(eyes.seat);
    for slot in (0..4).filter(|slot| !player.has_deployed(*slot)) {
        for at in places {
            push(list, Move::Deploy { slot, at });
        }
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    pub(crate) fn deploy(&mut self, mv: Move) {
        self.pop();
        if let Move::Deploy { slot, at } = mv {
            let seat = self.active();
            self.public_mut().player_mut(seat).deploy(slot, at);
            self.tell(Event::Deployed { seat, slot, place: at });
        }
    }
}
