//! Build: any structure still on the player mat, on a territory with an own worker and no structure, never a lake; the Factory is as good
//! as any (RL-064), and an encounter finds no room beside a structure (RL-053). No structure is ever lost (RL-087).

use super::{Apply, Eyes, push};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(crate) fn answers(eyes: Eyes, at: Place, list: &mut MoveList) {
    let public = eyes.public;
    let places =
        if at.is_on_board() { at.set() & !public.structures_at() } else { public.build_places(eyes.seat) };
    let player = public.player(eyes.seat);
    for structure in Structure::ALL {
        if player.has_built(structure) {
            continue;
        }
        for at in places {
            push(list, Move::Build { structure, at });
        }
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    pub(crate) fn build(&mut self, mv: Move) {
        self.pop();
        if let Move::Build { structure, at } = mv {
            let seat = self.active();
            self.public_mut().player_mut(seat).build(structure, at);
            self.tell(Event::Built { seat, structure, place: at });
        }
    }
}
