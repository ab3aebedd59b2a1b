//! The bottom row: take the action, with as many of its coins and with or without the player's recruit bonus, or leave it.

use super::{Apply, Eyes, mission_open, payment, push, push_amounts};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::state::{PayWith, Question, Then};
use crate::vocab::*;

pub(crate) fn answers(eyes: &Eyes, section: Section, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    match (section.bottom(), player.section(section)) {
        (Some(action), Some(printed)) => {
            if payment::can_pay_tokens(eyes.public, eyes.seat, action.resource(), player.cost(action)) {
                let bonuses: &[bool] = if player.has_enlisted(action) { &[true, false] } else { &[false] };
                for bonus in bonuses {
                    push_amounts(list, 0, printed.coins, |coins| Move::Pay { coins, bonus: *bonus });
                }
            }
        }
        _ if eyes.public.no_move() => {}
        _ => push(list, Move::MoveUnits),
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    /// Somebody who could reveal an objective is asked even if nothing can be paid. Says whether nobody is.
    #[inline(never)]
    pub(crate) fn bottom_flow(&mut self, section: Section) -> bool {
        let public = &self.state.public;
        let player = public.player(public.active);
        let asked = player.objective_count > 0
            || mission_open(public, public.active, false)
            || section.bottom().map_or(!public.no_move(), |action| {
                let cost = player.cost(action);
                payment::can_pay_tokens(public, public.active, action.resource(), cost)
            });
        if !asked {
            self.pop();
        }
        !asked
    }

    #[inline(never)]
    pub(crate) fn bottom(&mut self, section: Section, mv: Move) {
        let seat = self.active();
        self.pop();
        match (mv, section.bottom()) {
            // With nothing left to deploy or build the action is paid for its coins and bonuses all the same (RL-006); coins may be
            // refused (RL-068).
            (Move::Pay { coins, bonus }, Some(action)) => {
                // The star comes after all of it (RL-097); whose bonus comes before a sixth star is a switch (RL-090).
                // From the last to the first: coins, benefit, own bonus, star, the neighbours.
                let neighbours = Then::Neighbours { action, next: 0 };
                if self.state.public.rules.has(Switch::NeighboursBeforeSixthStar) {
                    // All gains first, then the stars in the order of the bonuses.
                    self.push(Then::Stars(self.state.public.right_of(seat)));
                    self.push(Then::Stars(self.state.public.left_of(seat)));
                    self.push(Then::Stars(seat));
                    self.push(neighbours);
                } else {
                    self.push(neighbours);
                    self.push(Then::Stars(seat));
                }
                if bonus {
                    self.push(Then::OwnBonus(action));
                }
                self.push(match action {
                    BottomAction::Upgrade => Question::Upgrade,
                    BottomAction::Deploy => Question::Deploy { at: None },
                    BottomAction::Build => Question::Build { at: None },
                    BottomAction::Enlist => Question::Enlist,
                });
                // The whole cost first, then what it buys (RL-004).
                if coins > 0 {
                    self.push(Then::Coins(coins));
                }
                let left = self.state.public.player(seat).cost(action);
                if left > 0 {
                    self.push(Question::Pay {
                        with: PayWith::One(action.resource()),
                        left,
                        kind: 0,
                        place: 0,
                    });
                }
            }
            (Move::MoveUnits, _) => {
                self.push(Then::Stars(seat));
                self.begin_move(true);
            }
            _ => {}
        }
    }

    /// A recruit's ongoing bonus. Where nothing is left to gain nothing is told.
    pub(crate) fn recruit_bonus(&mut self, seat: Seat, action: BottomAction) {
        let bonus = action.recruit_bonus();
        if self.state.public.room_for(seat, bonus) > 0 {
            self.tell(Event::RecruitBonus { seat, action });
        }
        self.gain_bonus(seat, bonus, bonus.ongoing());
    }

    /// The player on the left, then the one on the right; with two players the other one once (RL-091, RL-092, RL-093).
    #[inline(never)]
    pub(crate) fn neighbours(&mut self, action: BottomAction, next: u8) {
        let public = &self.state.public;
        let active = public.active;
        let mut next = next;
        // Most neighbours have not enlisted, and nothing comes of them.
        while let Some(seat) = public.neighbour(active, next) {
            next += 1;
            if seat != active && public.player(seat).has_enlisted(action) {
                self.public_mut().frames.set(Then::Neighbours { action, next });
                if !self.state.public.rules.has(Switch::NeighboursBeforeSixthStar) {
                    self.push(Then::Stars(seat));
                }
                return self.recruit_bonus(seat, action);
            }
        }
        self.pop();
    }
}
