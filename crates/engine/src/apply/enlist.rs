//! Enlist.

use super::Doing;
use crate::event::{Event, Listener};
use crate::moves::Move;
use crate::rules::Switch;
use crate::state::{Frame, Then};
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    pub(super) fn enlist(&mut self, mv: Move) {
        self.pop();
        let Move::Enlist { recruit, bonus, amount } = mv else { return };
        let seat = self.active();
        let player = self.public().player_mut(seat);
        player.recruits |= 1 << recruit.index();
        player.one_time |= 1 << bonus.index();
        self.tell(Event::Enlisted { seat, recruit, bonus });
        // On the player mat only, and by default not for the very action that enlists.
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
