//! Enlist: any recruit of the player mat to any free one-time bonus, of which any part may be taken.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn answers(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    for recruit in BottomAction::ALL {
        if player.has_enlisted(recruit) {
            continue;
        }
        for bonus in RecruitBonus::ALL {
            if player.has_taken(bonus) {
                continue;
            }
            for amount in (0..=bonus.one_time().min(public.room_for(eyes.seat, bonus))).rev() {
                push(list, Move::Enlist { recruit, bonus, amount });
            }
        }
    }
    push(list, Move::Skip);
}
