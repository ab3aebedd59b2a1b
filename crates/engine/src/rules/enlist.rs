//! Enlist: any recruit of the player mat to any free one-time bonus, of which any part may be taken (RL-088).

use super::{Apply, Eyes, push, push_amounts};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::state::{Frame, Then};
use crate::vocab::*;

/// Whether a recruit and a bonus for it are left.
#[inline]
pub(super) fn is_possible(eyes: &Eyes) -> bool {
    let player = eyes.public.player(eyes.seat);
    (player.recruit_count() as usize) < BottomAction::COUNT
        && (player.one_time.count() as usize) < RecruitBonus::COUNT
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
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
            let most = bonus.one_time().min(public.room_for(eyes.seat, bonus));
            push_amounts(list, 0, most, |amount| Move::Enlist { recruit, bonus, amount });
        }
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn enlist(&mut self, mv: Move) {
        self.pop();
        let Move::Enlist { recruit, bonus, amount } = mv else { return };
        let seat = self.active();
        let player = self.public_mut().player_mut(seat);
        player.recruits.insert(recruit);
        player.one_time.insert(bonus);
        self.tell(Event::Enlisted { seat, recruit, bonus });
        // On the player mat only, and by default not for the very action that enlists (RL-089).
        let on_mat = self
            .state
            .public
            .frames
            .as_slice()
            .iter()
            .any(|f| matches!(f, Frame::Then(Then::Neighbours { .. })));
        if recruit == BottomAction::Enlist
            && on_mat
            && self.state.public.rules.has(Switch::EnlistCountsItself)
        {
            self.push(Then::OwnBonus(recruit));
        }
        self.gain_bonus(seat, bonus, amount);
    }
}
