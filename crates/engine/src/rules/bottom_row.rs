//! The bottom row: take the action, with as many of its coins and with or without the player's recruit bonus, or leave it.

use super::{Apply, Eyes, mission_open, payment, push, push_first};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::state::{FrameRow, PayWith, Question, Then};
use crate::tables::MATS;
use crate::vocab::*;

/// The most coins that a mat prints beside a bottom-row action.
const MOST_COINS: usize = {
    let mut most = 0;
    let (mut mat, mut section) = (0, 0);
    while mat < MATS.len() {
        let coins = MATS[mat].sections[section].coins as usize;
        most = if coins > most { coins } else { most };
        section = (section + 1) % MATS[mat].sections.len();
        mat += (section == 0) as usize;
    }
    most
};

/// The answers where the action can be paid, by the coins printed and whether its recruit is enlisted: with every number of coins, the
/// greatest first, with the bonus before without it, and leaving it.
static PAID: [[PaidRow; 2]; MOST_COINS + 1] = {
    let mut rows = [[([Move::Skip; 2 * (MOST_COINS + 1) + 2], 0); 2]; MOST_COINS + 1];
    let mut coins = 0;
    while coins <= MOST_COINS {
        let mut enlisted = 0;
        while enlisted < 2 {
            let (row, count) = &mut rows[coins][enlisted];
            let mut without = 0;
            while without < 1 + enlisted {
                let bonus = without < enlisted;
                let mut left_out = 0;
                while left_out <= coins {
                    row[*count as usize] = Move::Pay { coins: (coins - left_out) as u8, bonus };
                    *count += 1;
                    left_out += 1;
                }
                without += 1;
            }
            *count += 1;
            enlisted += 1;
        }
        coins += 1;
    }
    rows
};

/// Moves and how many of them; the rest of a row is not looked at.
type PaidRow = ([Move; 2 * (MOST_COINS + 1) + 2], u8);

pub(crate) fn answers(eyes: &Eyes, section: Section, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    let (Some(action), Some(printed)) = (section.bottom(), player.section(section)) else {
        if !eyes.public.no_move() {
            push(list, Move::MoveUnits);
        }
        return push(list, Move::Skip);
    };
    if payment::can_pay_tokens(eyes.public, eyes.seat, action.resource(), player.cost(action)) {
        let (row, count) = &PAID[printed.coins as usize][player.has_enlisted(action) as usize];
        push_first(list, row, *count as usize);
    } else {
        push(list, Move::Skip);
    }
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
        match (mv, section.bottom()) {
            // With nothing left to deploy or build the action is paid for its coins and bonuses all the same (RL-006); coins may be
            // refused (RL-068).
            (Move::Pay { coins, bonus }, Some(action)) => {
                // The star comes after all of it (RL-097); whose bonus comes before a sixth star is a switch (RL-090).
                // From the last to the first: the neighbours, star, own bonus, benefit, coins, cost.
                let public = &self.state.public;
                let neighbours = Then::Neighbours { action, next: 0 };
                let mut row = FrameRow::EMPTY;
                if public.rules.has(Switch::NeighboursBeforeSixthStar) {
                    // All gains first, then the stars in the order of the bonuses.
                    row.add(Then::Stars(public.right_of(seat)), true);
                    row.add(Then::Stars(public.left_of(seat)), true);
                    row.add(Then::Stars(seat), true);
                    row.add(neighbours, true);
                } else {
                    row.add(neighbours, true);
                    row.add(Then::Stars(seat), true);
                }
                row.add(Then::OwnBonus(action), bonus);
                let benefit = match action {
                    BottomAction::Upgrade => Question::Upgrade,
                    BottomAction::Deploy => Question::Deploy { at: None },
                    BottomAction::Build => Question::Build { at: None },
                    BottomAction::Enlist => Question::Enlist,
                };
                row.add(benefit, true);
                // The whole cost first, then what it buys (RL-004).
                row.add(Then::Coins(coins), coins > 0);
                let left = public.player(seat).cost(action);
                let with = PayWith::One(action.resource());
                row.add(Question::Pay { with, left, kind: 0, place: 0 }, left > 0);
                self.public_mut().frames.set_row(row);
            }
            (Move::MoveUnits, _) => {
                self.pop();
                self.push(Then::Stars(seat));
                self.begin_move(true);
            }
            _ => self.pop(),
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
