//! What follows by itself: the frames that ask nobody, and the questions with only one answer.

use super::{Apply, payment};
use crate::event::Listener;
use crate::state::{Draw, Frame, PayWith, Question, Then};
use crate::tables::{OF_TERRAIN, WORKERS};
use crate::vocab::*;

impl<L: Listener> Apply<'_, L> {
    /// Goes on until somebody must decide or the game is over.
    #[inline]
    pub(crate) fn flow(&mut self) {
        while !self.state.public.over && self.goes_on() {}
    }

    /// Answers the question in hand if it needs nobody's decision, or does what follows by itself. Says whether it did.
    fn goes_on(&mut self) -> bool {
        match self.state.public.frames.in_hand() {
            Some(Frame::Question(question)) => match *question {
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
                Question::EndTurn => {
                    let public = &self.state.public;
                    let asked = public.player(public.active).objective_count > 0
                        || super::mission_open(public, public.active, true);
                    if !asked {
                        self.end_turn();
                    }
                    !asked
                }
                Question::Bottom(section) => {
                    let public = &self.state.public;
                    let player = public.player(public.active);
                    let asked = player.objective_count > 0
                        || super::mission_open(public, public.active, false)
                        || section.bottom().map_or(!public.no_move(), |action| {
                            let cost = player.cost(action);
                            payment::can_pay_tokens(public, public.active, action.resource(), cost)
                        });
                    if !asked {
                        self.pop();
                    }
                    !asked
                }
                Question::Units => {
                    let asked = self.state.public.turn.units_left > 0 && super::any_step(&self.state.public);
                    if !asked {
                        self.pop();
                    }
                    !asked
                }
                Question::Produce { left, next, is_action } => {
                    let seat = self.active();
                    let (ordinary, mill_at) =
                        super::left_to_produce(&self.state.public, seat, left, next, is_action);
                    let done = (ordinary | mill_at).is_empty();
                    if done {
                        self.pop();
                    }
                    // Whoever works elsewhere than in a village makes something.
                    let makes = (ordinary | mill_at).meets(!OF_TERRAIN[Terrain::Village.index()])
                        || self.state.public.player(seat).worker_count() < WORKERS as u8;
                    done || (!makes && self.answer_if_only(seat))
                }
                Question::Dials => self.dials_flow(),
                Question::Retreat => self.retreat_flow(),
                Question::Ability { side, slot } => self.ability_flow(side, slot),
                Question::Refuge { seat, .. } => self.answer_if_only(seat),
                // Which card is spent is the player's secret until it is: with several in hand the question is asked.
                Question::Discard { .. } => {
                    self.has_no_choice_of_cards() && self.answer_if_only(self.active())
                }
                Question::Pay { with, .. } => {
                    let seat = self.active();
                    let no_card = with == PayWith::Aboard
                        || !crate::abilities::coercion::available(&self.state.public, seat);
                    (no_card || self.has_no_choice_of_cards()) && self.answer_if_only(seat)
                }
                Question::Top(section) => {
                    !super::has_top(self.state.eyes(self.active()), section)
                        && self.answer_if_only(self.active())
                }
                Question::Flight { .. }
                | Question::Toll { .. }
                | Question::Encounter { .. }
                | Question::Take { .. }
                | Question::PlaceOn { .. }
                | Question::WorkerPlace
                | Question::Peek
                | Question::Airlift { .. }
                | Question::Upgrade
                | Question::Deploy { .. }
                | Question::Build { .. }
                | Question::Enlist => self.answer_if_only(self.active()),
            },
            Some(Frame::Draw(draw)) => self.prepares(*draw),
            Some(Frame::Then(then)) => {
                self.follow(*then);
                true
            }
            None => false,
        }
    }

    /// Gets ready for a draw: shuffles where nothing is left, and drops what cannot be drawn at all. Says whether it did so.
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
            Draw::SpySteal { from, .. } => {
                let done = self.state.public.player(from).hand_count == 0;
                if done {
                    self.pop();
                }
                done
            }
            Draw::LoseCards { .. } => {
                let done = self.state.public.player(self.active()).hand_count == 0;
                if done {
                    self.pop();
                }
                done
            }
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

    /// Does what follows by itself.
    fn follow(&mut self, then: Then) {
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
    }

    fn has_no_choice_of_cards(&self) -> bool {
        self.state.public.player(self.active()).hand_count <= 1
    }

    /// Gives the only answer there is.
    fn answer_if_only(&mut self, seat: Seat) -> bool {
        match self.only_answer(seat) {
            Some(mv) => {
                self.answer(crate::moves::Actor::Seat(seat), mv);
                true
            }
            None => false,
        }
    }
}
