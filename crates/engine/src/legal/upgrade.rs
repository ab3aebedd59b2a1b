//! Upgrade: any cube of a green box to any free bracketed red box.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn answers(eyes: Eyes, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    for cube in Cube::ALL {
        if player.has_moved(cube) {
            continue;
        }
        for to in BottomAction::ALL {
            if player.reduced(to) < player.mat.face().sections[to.index()].reducible {
                push(list, Move::Upgrade { cube, to });
            }
        }
    }
    push(list, Move::Skip);
}
