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
            let room = match bonus {
                RecruitBonus::Power => crate::tracks::MAX_POWER - player.power,
                RecruitBonus::Popularity => crate::tracks::MAX_POPULARITY - player.popularity,
                RecruitBonus::CombatCards => public.deck_count + public.discard.count(),
                RecruitBonus::Coins => bonus.one_time(),
            };
            for amount in (0..=bonus.one_time().min(room)).rev() {
                push(list, Move::Enlist { recruit, bonus, amount });
            }
        }
    }
    push(list, Move::Skip);
}
