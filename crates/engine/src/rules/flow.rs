//! What follows by itself: the frames that ask nobody, and the questions with only one answer.

use super::{Apply, Eyes, build, deploy, effects, enlist, turn, upgrade};
use crate::event::Listener;
use crate::moves::Move;
use crate::state::{Draw, Frame, Question, TakeWhat, Then};
use crate::vocab::*;
use crate::wind_gambit::flight;

impl<L: Listener> Apply<'_, L> {
    /// Goes on until somebody must decide or the game is over.
    #[inline(never)]
    pub(crate) fn flow(&mut self) {
        while !self.state.public.over && self.goes_on() {}
    }

    /// Answers the question in hand if it needs nobody's decision, or does what follows by itself. Says whether it did.
    ///
    /// Where one glance shows that there is nothing to decide no list is made, and a debug build asks the list all the same. What is
    /// done stands in functions of its own that are not drawn in here: a game asks all of them, and this list stays short.
    #[inline(always)]
    fn goes_on(&mut self) -> bool {
        // Asked one after the other and not in one match: most frames are questions, which one comparison tells.
        let Some(frame) = self.state.public.frames.in_hand() else { return false };
        if let Frame::Question(question) = frame {
            return match *question {
                // Never a single answer; or always asked, because silence would tell whether an objective is complete.
                Question::Section
                | Question::PlaceToken
                | Question::ArmTrap { .. }
                | Question::Challenge
                | Question::Spy
                | Question::Exchange
                | Question::TileStar
                | Question::CombatOrder
                | Question::Onward
                | Question::Carry
                | Question::PickResources { .. }
                | Question::FactoryPick => false,
                Question::EndTurn => self.end_turn_flow(),
                Question::Bottom(section) => self.bottom_flow(section),
                Question::Units => self.units_flow(),
                Question::Produce { left, next, is_action } => self.produce_flow(left, next, is_action),
                Question::Dials => self.dials_flow(),
                Question::Retreat => self.retreat_flow(),
                Question::Ability { side, slot } => self.ability_flow(side, slot),
                Question::Pay { with, left, kind, place } => self.pay_flow(with, left, kind, place),
                Question::Take { what, max, at } => self.take_flow(what, max, at),
                Question::Top(section) => self.top_flow(section),
                Question::PlaceOn { .. } => self.place_on_flow(),
                Question::WorkerPlace => self.worker_place_flow(),
                Question::Upgrade => self.upgrade_flow(),
                Question::Deploy { at } => self.deploy_flow(at),
                Question::Build { at } => self.build_flow(at),
                Question::Enlist => self.enlist_flow(),
                Question::Discard { .. } => self.discard_flow(),
                Question::Refuge { seat, .. } => self.answer_if_only(seat),
                Question::Flight { steps, .. } => self.flight_flow(steps),
                Question::Toll { .. }
                | Question::Encounter { .. }
                | Question::Peek
                | Question::Airlift { .. } => self.answer_if_only(self.active()),
            };
        }
        match *frame {
            Frame::Draw(draw) => self.prepares(draw),
            Frame::Then(then) => self.follow(then),
            Frame::Question(_) => false,
        }
    }

    /// Somebody with an objective in hand is always asked.
    #[inline(never)]
    fn end_turn_flow(&mut self) -> bool {
        let public = &self.state.public;
        let asked = public.player(public.active).objective_count > 0
            || super::mission_open(public, public.active, true);
        if !asked {
            self.end_turn();
        }
        !asked
    }

    #[inline(never)]
    fn units_flow(&mut self) -> bool {
        let asked = self.state.public.turn.units_left > 0 && super::any_step(&self.state.public);
        if !asked {
            self.pop();
        }
        !asked
    }

    #[inline(never)]
    fn take_flow(&mut self, what: TakeWhat, max: u8, at: Option<Place>) -> bool {
        let nothing = effects::most_to_take(&self.eyes(), what, max) == 0;
        debug_assert_eq!(nothing, self.only_answer(self.active()).is_some(), "the list tells otherwise");
        if nothing {
            self.take(what, at, Move::Take(0));
        }
        nothing
    }

    #[inline(never)]
    fn top_flow(&mut self, section: Section) -> bool {
        self.leave_unless(turn::has_top(&self.eyes(), section))
    }

    #[inline(never)]
    fn place_on_flow(&mut self) -> bool {
        self.leave_unless(effects::has_place(&self.eyes()))
    }

    #[inline(never)]
    fn worker_place_flow(&mut self) -> bool {
        self.leave_unless(effects::has_worker_place(&self.eyes()))
    }

    #[inline(never)]
    fn upgrade_flow(&mut self) -> bool {
        self.leave_unless(upgrade::is_possible(&self.eyes()))
    }

    #[inline(never)]
    fn deploy_flow(&mut self, at: Option<Place>) -> bool {
        self.leave_unless(deploy::is_possible(&self.eyes(), at))
    }

    #[inline(never)]
    fn build_flow(&mut self, at: Option<Place>) -> bool {
        self.leave_unless(build::is_possible(&self.eyes(), at))
    }

    #[inline(never)]
    fn enlist_flow(&mut self) -> bool {
        self.leave_unless(enlist::is_possible(&self.eyes()))
    }

    /// Whoever can fly on in two directions need not be told what else there is.
    #[inline(never)]
    fn flight_flow(&mut self, steps: u8) -> bool {
        let seat = self.active();
        if flight::has_two_courses(&self.state.public, steps) {
            debug_assert_eq!(self.only_answer(seat), None, "the list tells otherwise");
            return false;
        }
        self.answer_if_only(seat)
    }

    /// Gets ready for a draw: shuffles where nothing is left, and drops what cannot be drawn at all. Says whether it did so.
    #[inline(never)]
    fn prepares(&mut self, draw: Draw) -> bool {
        match draw {
            Draw::Deal { .. }
            | Draw::Steal { .. }
            | Draw::Encounter
            | Draw::FactoryCards { .. }
            | Draw::AutomaFactory
            | Draw::AutomaTrap
            | Draw::AutomaCards { .. } => false,
            Draw::CombatCards { seat, .. } => self.prepare_draw(seat),
            Draw::Objective => {
                self.prepare_objective_deck();
                false
            }
            Draw::SpySteal { from, .. } => self.prepare_spy_steal(from),
            Draw::LoseCards { .. } => self.prepare_lose_cards(),
            Draw::AutomaTurn => {
                self.prepare_automa_deck(self.active());
                false
            }
            Draw::AutomaFight { side } => {
                self.prepare_automa_deck(self.state.public.combat.seat(side));
                false
            }
            // Without a card to turn nothing is cancelled.
            Draw::AutomaFlip { deploy } => self.prepare_flip(deploy),
        }
    }

    /// Does what follows by itself; something always does.
    #[inline(always)]
    fn follow(&mut self, then: Then) -> bool {
        match then {
            Then::Settle => self.settle(),
            Then::Aftermath => self.aftermath(),
            Then::Effects { source, option, index } => self.next_effect(source, option, index),
            Then::Coins(coins) => {
                self.pop();
                self.gain_coins(self.active(), coins as u16);
            }
            Then::OwnBonus(action) => {
                self.pop();
                self.recruit_bonus(self.active(), action);
            }
            Then::Neighbours { action, next } => self.neighbours(action, next),
            Then::AutomaMoves { card, next, checked } => self.automa_moves(card, next, checked),
            Then::AutomaArrive { unit, at } => self.automa_arrive(unit, at),
            Then::AutomaGains { card, next, deploys } => self.automa_gains(card, next, deploys),
            Then::AutomaRecruits { card, next } => self.automa_recruits(card, next),
            Then::AutomaStar { card } => self.automa_star(card),
            Then::Stars(seat) => {
                self.pop();
                self.place_due_stars(seat);
            }
        }
        true
    }

    /// Drops the draw in hand if the player has no combat cards to draw from. Says whether it did.
    pub(crate) fn leave_empty_hand(&mut self, of: Seat) -> bool {
        let empty = self.state.public.player(of).hand_count == 0;
        if empty {
            self.pop();
        }
        empty
    }

    /// What the active player sees.
    #[inline(always)]
    pub(crate) fn eyes(&self) -> Eyes<'_> {
        self.state.eyes(self.active())
    }

    /// Leaves the question in hand where nothing else can be answered, as the whole list would tell at greater cost. Says
    /// whether it did.
    #[inline(always)]
    fn leave_unless(&mut self, possible: bool) -> bool {
        let skip = if possible { None } else { Some(Move::Skip) };
        debug_assert_eq!(self.only_answer(self.active()), skip, "the list tells otherwise");
        if !possible {
            self.pop();
        }
        !possible
    }

    /// Gives the only answer there is.
    #[inline(never)]
    pub(crate) fn answer_if_only(&mut self, seat: Seat) -> bool {
        match self.only_answer(seat) {
            Some(mv) => {
                self.answer(crate::moves::Actor::Seat(seat), mv);
                true
            }
            None => false,
        }
    }
}
