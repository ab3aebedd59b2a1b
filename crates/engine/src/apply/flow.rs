//! What follows by itself: the frames that ask nobody, and the questions with only one answer.

use super::Doing;
use crate::event::Listener;
use crate::legal;
use crate::state::{Frame, PayWith};
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    /// Goes on until somebody must decide or the game is over.
    #[inline]
    pub(crate) fn flow(&mut self) {
        while !self.state.public.over {
            let Some(frame) = self.state.public.frames.top() else { return };
            if !self.passes(frame) {
                return;
            }
        }
    }

    /// Handles the frame in hand if it needs nobody's decision. Says whether it did.
    #[inline]
    fn passes(&mut self, frame: Frame) -> bool {
        match frame {
            // Never a single answer; or always asked, because silence would tell whether an objective is complete.
            Frame::Section
            | Frame::Deal { .. }
            | Frame::Steal { .. }
            | Frame::EncounterDraw
            | Frame::AutomaFactory
            | Frame::AutomaTrap
            | Frame::PlaceToken
            | Frame::ArmTrap { .. }
            | Frame::Challenge
            | Frame::Spy
            | Frame::Exchange
            | Frame::Hill
            | Frame::AutomaCards { .. }
            | Frame::FactoryDeal { .. }
            | Frame::CombatOrder
            | Frame::Onward
            | Frame::Carry
            | Frame::PickResources { .. }
            | Frame::FactoryPick => false,
            Frame::EndTurn => {
                let public = &self.state.public;
                let asked = public.player(public.active).objective_count > 0
                    || legal::mission_open(public, public.active, true);
                if !asked {
                    self.end_turn();
                }
                !asked
            }
            Frame::Bottom(section) => {
                let public = &self.state.public;
                let player = public.player(public.active);
                let asked = player.objective_count > 0
                    || legal::mission_open(public, public.active, false)
                    || section.bottom().map_or(!public.no_move(), |action| {
                        let cost = player.cost(action);
                        legal::payment::can_pay_tokens(public, public.active, action.resource(), cost)
                    });
                if !asked {
                    self.pop();
                }
                !asked
            }
            Frame::Units => {
                let asked = self.state.public.turn.units_left > 0 && legal::any_step(&self.state.public);
                if !asked {
                    self.pop();
                }
                !asked
            }
            Frame::Produce { left, next, mill } => {
                let seat = self.active();
                let (ordinary, mill_at) = legal::left_to_produce(&self.state.public, seat, left, next, mill);
                let done = ordinary | mill_at == 0;
                if done {
                    self.pop();
                }
                done || self.answer_if_only(seat, frame)
            }
            Frame::Draw { seat, .. } => self.prepare_draw(seat),
            Frame::Dials => self.dials_flow(),
            Frame::Retreat => self.retreat_flow(),
            Frame::Ability { side, slot } => self.ability_flow(side, slot),
            Frame::Settle => {
                self.settle();
                true
            }
            Frame::Aftermath => {
                self.aftermath();
                true
            }
            Frame::Effects { source, option, index } => {
                self.next_effect(source, option, index);
                true
            }
            Frame::Coins(coins) => {
                self.pop();
                self.gain_coins(self.active(), coins as u16);
                true
            }
            Frame::OwnBonus(action) => {
                self.pop();
                self.recruit_bonus(self.active(), action);
                true
            }
            Frame::Neighbours { action, next } => {
                self.neighbours(action, next);
                true
            }
            Frame::ObjectiveDraw => {
                self.prepare_objective_deck();
                false
            }
            Frame::SpySteal { from, .. } => {
                let done = self.state.public.player(from).hand_count == 0;
                if done {
                    self.pop();
                }
                done
            }
            Frame::Refuge { seat, .. } => self.answer_if_only(seat, frame),
            Frame::LoseCards { .. } => {
                let done = self.state.public.player(self.active()).hand_count == 0;
                if done {
                    self.pop();
                }
                done
            }
            Frame::AutomaDraw => {
                self.prepare_automa_deck(self.active());
                false
            }
            Frame::AutomaFight { side } => {
                self.prepare_automa_deck(self.state.public.combat.seat(side));
                false
            }
            // Without a card to turn nothing is cancelled.
            Frame::AutomaFlip { deploy } => self.prepare_flip(deploy),
            Frame::AutomaMoves { card, next, checked } => {
                self.automa_moves(card, next, checked);
                true
            }
            Frame::AutomaArrive { unit, at } => {
                self.automa_arrive(unit, at);
                true
            }
            Frame::AutomaGains { card, next, deploys } => {
                self.automa_gains(card, next, deploys);
                true
            }
            Frame::AutomaRecruits { card, next } => {
                self.automa_recruits(card, next);
                true
            }
            Frame::AutomaStar { card } => {
                self.automa_star(card);
                true
            }
            Frame::Stars(seat) => {
                self.pop();
                self.place_due_stars(seat);
                true
            }
            // Which card is spent is the player's secret until it is: with several in hand the question is asked.
            Frame::Discard { .. } | Frame::Pay { .. } => {
                let seat = self.active();
                let may_use_card = match frame {
                    Frame::Pay { with: PayWith::Aboard, .. } => false,
                    Frame::Pay { .. } => crate::abilities::coercion::available(&self.state.public, seat),
                    _ => true,
                };
                if may_use_card && self.state.public.player(seat).hand_count > 1 {
                    return false;
                }
                self.answer_if_only(seat, frame)
            }
            Frame::Top(_)
            | Frame::Flight { .. }
            | Frame::Toll { .. }
            | Frame::Encounter { .. }
            | Frame::Take { .. }
            | Frame::PlaceOn { .. }
            | Frame::WorkerPlace
            | Frame::Peek
            | Frame::Airlift { .. }
            | Frame::Upgrade
            | Frame::Deploy { .. }
            | Frame::Build { .. }
            | Frame::Enlist => self.answer_if_only(self.active(), frame),
        }
    }

    /// Gives the only answer there is.
    fn answer_if_only(&mut self, seat: Seat, frame: Frame) -> bool {
        match self.only_answer(seat, frame) {
            Some(mv) => {
                self.answer(crate::moves::Actor::Seat(seat), mv);
                true
            }
            None => false,
        }
    }
}
