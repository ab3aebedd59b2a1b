//! Upgrade: any cube of a green box to any free bracketed red box (RL-084).

use super::{Apply, Eyes, push};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::state::Player;
use crate::vocab::*;

/// Whether a cube and a box for it are left.
#[inline]
pub(super) fn is_possible(eyes: &Eyes) -> bool {
    let player = eyes.public.player(eyes.seat);
    player.upgrade_count() < Cube::COUNT as u8 && BottomAction::ALL.into_iter().any(|to| has_room(player, to))
}

/// Whether a red box of the action is free.
#[inline]
fn has_room(player: &Player, to: BottomAction) -> bool {
    player.bottom_row(to).is_some_and(|printed| player.reduced(to) < printed.reducible)
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    let free = BottomAction::ALL.map(|to| has_room(player, to));
    for cube in Cube::ALL {
        if player.has_moved(cube) {
            continue;
        }
        for to in BottomAction::ALL {
            if free[to.index()] {
                push(list, Move::Upgrade { cube, to });
            }
        }
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn upgrade(&mut self, mv: Move) {
        self.pop();
        if let Move::Upgrade { cube, to } = mv {
            let seat = self.active();
            let player = self.public_mut().player_mut(seat);
            player.cubes.insert(cube);
            player.reduced[to.index()] += 1;
            self.tell(Event::Upgraded { seat, cube, to });
        }
    }
}
