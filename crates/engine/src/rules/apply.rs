//! Making a move: the entry points, and which part of the rules carries out which answer.

use super::MoveError;
use crate::event::{Event, Listener, Silence};
use crate::moves::{Actor, Move, MoveList};
use crate::state::{Awaiting, Draw, Frame, Public, Question, State};
use crate::vocab::*;

impl State {
    /// Makes a move if the rules allow it; otherwise nothing changes.
    pub fn apply(&mut self, actor: Actor, mv: Move) -> Result<(), MoveError> {
        self.apply_with(actor, mv, &mut Silence)
    }

    /// As [`State::apply`], telling a listener what happens.
    pub fn apply_with(
        &mut self,
        actor: Actor,
        mv: Move,
        listener: &mut impl Listener,
    ) -> Result<(), MoveError> {
        self.check(actor, mv)?;
        self.apply_unchecked_with(actor, mv, listener);
        Ok(())
    }

    /// Whether the move may be made, without making it.
    pub fn check(&self, actor: Actor, mv: Move) -> Result<(), MoveError> {
        let refused = match (self.public.frames.top(), actor) {
            (Some(Frame::Question(asked)), Actor::Seat(seat)) => {
                let mut list = MoveList::new();
                self.legal_into(seat, &mut list);
                if list.contains(&mv) {
                    return Ok(());
                }
                MoveError::Illegal { seat, mv, asked, faction: self.public.player(seat).faction }
            }
            (Some(frame @ Frame::Draw(_)), Actor::Chance) => {
                if self.chance().iter().any(|(m, _)| *m == mv) {
                    return Ok(());
                }
                MoveError::Impossible { mv, draw: frame.into() }
            }
            (Some(_), _) => MoveError::NotAsked { actor, awaiting: self.awaiting() },
            (None, _) => MoveError::GameOver,
        };
        // Why it is refused is of interest to whoever is asked.
        match (self.awaiting(), actor) {
            (Awaiting::Over, _) => Err(MoveError::GameOver),
            (Awaiting::Seats(seats), Actor::Seat(seat)) if !seats.contains(seat) => {
                Err(MoveError::NotAsked { actor, awaiting: self.awaiting() })
            }
            _ => Err(refused),
        }
    }

    /// Makes a move known to be legal: one taken from [`State::legal`] or [`State::chance`] for this very state. With
    /// any other move the position that results is meaningless, and a debug build may stop at one of its checks.
    #[inline]
    pub fn apply_unchecked(&mut self, actor: Actor, mv: Move) {
        self.apply_unchecked_with(actor, mv, &mut Silence);
    }

    /// As [`State::apply_unchecked`], telling a listener what happens.
    #[inline]
    pub fn apply_unchecked_with<L: Listener>(&mut self, actor: Actor, mv: Move, listener: &mut L) {
        let mut doing = Apply { state: self, listener };
        doing.answer(actor, mv);
        doing.flow();
    }
}

/// A state being changed, and who listens.
pub(crate) struct Apply<'a, L: Listener> {
    pub(crate) state: &'a mut State,
    pub(crate) listener: &'a mut L,
}

impl<L: Listener> Apply<'_, L> {
    #[inline(always)]
    pub(crate) fn tell(&mut self, event: Event) {
        if L::LISTENS {
            self.listener.hear_at(event, &self.state.public);
        }
    }

    #[inline(always)]
    pub(crate) fn public_mut(&mut self) -> &mut Public {
        &mut self.state.public
    }

    #[inline(always)]
    pub(crate) fn active(&self) -> Seat {
        self.state.public.active
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        self.state.public.frames.push(frame);
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.state.public.frames.pop();
    }

    /// One of several is done: the frame in hand goes on with the rest, or leaves with the last.
    #[inline]
    pub(crate) fn countdown<F: Into<Frame>>(&mut self, left: u8, rest: impl FnOnce(u8) -> F) {
        if left > 1 {
            self.public_mut().frames.set(rest(left - 1));
        } else {
            self.pop();
        }
    }

    /// The answer to the question in hand if there is only one, so that nobody need be asked.
    pub(crate) fn only_answer(&self, seat: Seat) -> Option<Move> {
        let Some(Frame::Question(question)) = self.state.public.frames.in_hand() else { return None };
        let mut list = MoveList::new();
        self.state.eyes(seat).answers(question, &mut list);
        if list.len() == 1 { list.first().copied() } else { None }
    }

    /// Carries out the answer to the question in hand, or what was drawn.
    pub(super) fn answer(&mut self, actor: Actor, mv: Move) {
        if let Move::Reveal(card) = mv {
            return self.reveal(card);
        }
        let in_hand = self.state.public.frames.in_hand();
        if let Some(Frame::Question(question)) = in_hand {
            // Only what the answer needs is copied out of the stack.
            return match *question {
                Question::Section => self.choose_section(mv),
                Question::Top(_) => self.top(mv),
                Question::Bottom(section) => self.bottom(section, mv),
                Question::EndTurn => self.end_turn(),
                Question::Units => self.unit_step(mv),
                Question::Onward => self.onward(mv),
                Question::Carry => self.carry(mv),
                Question::CombatOrder => self.fight(mv),
                Question::Ability { side, slot } => self.ability(side, slot, mv),
                Question::Dials => self.dials(actor, mv),
                Question::Retreat => self.retreat(mv),
                Question::Encounter { card, taken } => self.encounter_option(card, taken, mv),
                Question::Take { what, at, .. } => self.take(what, at, mv),
                Question::PlaceOn { count } => self.place_on(count, mv),
                Question::PickResources { at, .. } => self.pick_resources(at, mv),
                Question::WorkerPlace => self.worker_place(mv),
                Question::Peek => self.peek(mv),
                Question::Airlift { to, unit } => self.airlift(to, unit, mv),
                Question::FactoryPick => self.keep_factory_card(mv),
                Question::Produce { left, is_action, .. } => self.produce_on(left, is_action, mv),
                Question::Pay { with, left, kind, place } => self.pay(with, left, kind, place, mv),
                Question::Discard { left } => self.discard(left, mv),
                Question::Upgrade => self.upgrade(mv),
                Question::Deploy { .. } => self.deploy(mv),
                Question::Build { .. } => self.build(mv),
                Question::Enlist => self.enlist(mv),
                Question::Flight { steps, stage, flown, bombed } => {
                    self.flight((steps, stage, flown, bombed), mv)
                }
                Question::Toll { to, left } => self.pay_toll(to, left, mv),
                Question::Challenge => self.challenge(mv),
                Question::Spy => self.spy(mv),
                Question::Exchange => self.exchange(mv),
                Question::Refuge { seat, .. } => self.refuge(seat, mv),
                Question::TileStar => self.place_tile_star(mv),
                Question::PlaceToken => self.place_token(mv),
                Question::ArmTrap { at } => self.arm_trap(at, mv),
            };
        }
        // What follows by itself asks nobody.
        if let Some(Frame::Draw(draw)) = in_hand {
            self.drawn(*draw, mv);
        }
    }

    /// Carries out what chance has decided.
    #[inline(never)]
    fn drawn(&mut self, draw: Draw, mv: Move) {
        match draw {
            Draw::Deal { dealt } => self.deal(dealt, mv),
            Draw::Steal { side } => self.steal(side, mv),
            Draw::CombatCards { seat, left } => self.draw(seat, left, mv),
            Draw::Encounter => self.draw_encounter(mv),
            Draw::FactoryCards { left } => self.deal_factory(left, mv),
            Draw::SpySteal { from, left } => self.spy_steal(from, left, mv),
            Draw::Objective => self.draw_objective(mv),
            Draw::LoseCards { left } => self.lose_card(left, mv),
            Draw::AutomaTrap => self.automa_trap(mv),
            Draw::AutomaTurn => self.automa_draw(mv),
            Draw::AutomaFlip { deploy } => self.automa_flip(deploy, mv),
            Draw::AutomaFactory => self.automa_factory(mv),
            Draw::AutomaFight { side } => self.automa_fight(side, mv),
            Draw::AutomaCards { side, left } => self.automa_plays(side, left, mv),
        }
    }
}
