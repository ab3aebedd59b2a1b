//! Doing it: one file per action, mirrored by `legal/`.

mod airship;
mod automa;
mod bolster;
mod bottom;
mod build;
mod chance;
mod combat;
mod deploy;
mod effects;
mod encounter;
mod ending;
mod enlist;
mod factory;
mod flow;
mod gain;
mod gift;
mod movement;
mod objective;
mod payment;
mod produce;
mod star;
mod tokens;
mod trade;
mod turn;
mod upgrade;

pub(crate) use combat::usable_before_combat;
pub use gift::GiftError;
pub(crate) use movement::{has_all_steps, steps_of};

use crate::event::{Event, Listener, Silence};
use crate::moves::{Actor, Move, MoveList};
use crate::state::{Awaiting, Frame, Public, State};
use crate::vocab::*;

/// Why a move was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The game has ended.
    GameOver,
    /// Somebody else must decide first.
    NotAsked {
        /// Who tried.
        actor: Actor,
        /// Who is asked.
        awaiting: Awaiting,
    },
    /// The move does not answer the question being asked, or the rules forbid it.
    Illegal {
        /// Who tried.
        actor: Actor,
        /// The move.
        mv: Move,
        /// The question.
        asked: Frame,
        /// The faction of the seat that is asked; none for chance.
        faction: Option<Faction>,
    },
}

impl core::fmt::Display for MoveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            MoveError::GameOver => f.write_str("the game is over: no further move is possible"),
            MoveError::NotAsked { actor, awaiting } => {
                match actor {
                    Actor::Chance => f.write_str("chance is not asked now: ")?,
                    Actor::Seat(seat) => write!(f, "seat {seat} is not asked now: ")?,
                }
                match awaiting {
                    Awaiting::Chance => f.write_str("a card must be drawn or dealt first"),
                    Awaiting::Over => f.write_str("the game is over"),
                    Awaiting::Seats(seats) => {
                        let names: Vec<String> = seats.iter().map(|s| s.to_string()).collect();
                        write!(f, "seat {} must decide first", names.join(" or "))
                    }
                }
            }
            MoveError::Illegal { actor, mv, asked, faction } => {
                let question = asked.question(*faction);
                match actor {
                    Actor::Chance => write!(f, "'{mv}' cannot be drawn now; the question is: {question}"),
                    Actor::Seat(seat) => {
                        write!(f, "'{mv}' is not possible for seat {seat} now; the question is: {question}")
                    }
                }
            }
        }
    }
}

impl core::error::Error for MoveError {}

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
        let awaiting = self.awaiting();
        let asked = match (awaiting, self.public.frames.top()) {
            (Awaiting::Over, _) | (_, None) => return Err(MoveError::GameOver),
            (_, Some(frame)) => frame,
        };
        let (legal, faction) = match (awaiting, actor) {
            (Awaiting::Chance, Actor::Chance) => (self.chance().iter().any(|(m, _)| *m == mv), None),
            (Awaiting::Seats(seats), Actor::Seat(seat)) if seats.contains(seat) => {
                let mut list = MoveList::new();
                self.legal_into(seat, &mut list);
                (list.contains(&mv), Some(self.public.player(seat).faction))
            }
            _ => return Err(MoveError::NotAsked { actor, awaiting }),
        };
        if legal { Ok(()) } else { Err(MoveError::Illegal { actor, mv, asked, faction }) }
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
        let mut doing = Doing { state: self, listener };
        doing.answer(actor, mv);
        doing.flow();
    }
}

/// A state being changed, and who listens.
pub(crate) struct Doing<'a, L: Listener> {
    pub(crate) state: &'a mut State,
    pub(crate) listener: &'a mut L,
}

impl<L: Listener> Doing<'_, L> {
    #[inline(always)]
    pub(crate) fn tell(&mut self, event: Event) {
        if L::LISTENS {
            self.listener.hear(event);
        }
    }

    #[inline(always)]
    pub(crate) fn public(&mut self) -> &mut Public {
        &mut self.state.public
    }

    #[inline(always)]
    pub(crate) fn active(&self) -> Seat {
        self.state.public.active
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.public.frames.push(frame);
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.state.public.frames.pop();
    }

    /// The answer to the question in hand if there is only one, so that nobody need be asked.
    pub(crate) fn only_answer(&self, seat: Seat, frame: Frame) -> Option<Move> {
        let mut list = MoveList::new();
        self.state.eyes(seat).answers(frame, &mut list);
        if list.len() == 1 { list.first().copied() } else { None }
    }

    /// Carries out the answer to the question in hand.
    fn answer(&mut self, actor: Actor, mv: Move) {
        let Some(frame) = self.state.public.frames.top() else { return };
        if let Move::Reveal(card) = mv {
            return self.reveal(card);
        }
        match frame {
            Frame::Deal { dealt } => self.deal(dealt, mv),
            Frame::Section => self.choose_section(mv),
            Frame::Top(_) => self.top(mv),
            Frame::Bottom(section) => self.bottom(section, mv),
            Frame::EndTurn => self.end_turn(),
            Frame::Units => self.unit_step(mv),
            Frame::Onward => self.onward(mv),
            Frame::Carry => self.carry(mv),
            Frame::CombatOrder => self.fight(mv),
            Frame::Ability { side, slot } => self.ability(side, slot, mv),
            Frame::Steal { side } => self.steal(side, mv),
            Frame::Dials => self.dials(actor, mv),
            Frame::Retreat => self.retreat(mv),
            Frame::Draw { seat, left } => self.draw(seat, left, mv),
            Frame::EncounterDraw => self.draw_encounter(mv),
            Frame::Encounter { card, taken } => self.encounter_option(card, taken, mv),
            Frame::Take { what, at, .. } => self.take(what, at, mv),
            Frame::PlaceOn { count } => self.place_on(count, mv),
            Frame::PickResources { at, .. } => self.pick_resources(at, mv),
            Frame::WorkerPlace => self.worker_place(mv),
            Frame::Peek => self.peek(mv),
            Frame::Airlift { to, unit } => self.airlift(to, unit, mv),
            Frame::FactoryDeal { left } => self.deal_factory(left, mv),
            Frame::FactoryPick => self.keep_factory_card(mv),
            Frame::Produce { left, mill, .. } => self.produce_on(left, mill, mv),
            Frame::Pay { with, left, kind, place } => self.pay(with, left, kind, place, mv),
            Frame::Discard { left } => self.discard(left, mv),
            Frame::Upgrade => self.upgrade(mv),
            Frame::Deploy { .. } => self.deploy(mv),
            Frame::Build { .. } => self.build(mv),
            Frame::Enlist => self.enlist(mv),
            Frame::Flight { steps, stage, flown, bombed } => self.flight((steps, stage, flown, bombed), mv),
            Frame::Toll { to, left } => self.pay_toll(to, left, mv),
            Frame::Challenge => self.challenge(mv),
            Frame::Spy => self.spy(mv),
            Frame::SpySteal { from, left } => self.spy_steal(from, left, mv),
            Frame::Exchange => self.exchange(mv),
            Frame::ObjectiveDraw => self.draw_objective(mv),
            Frame::Refuge { seat, .. } => self.refuge(seat, mv),
            Frame::Hill => self.hill(mv),
            Frame::PlaceToken => self.place_token(mv),
            Frame::ArmTrap { at } => self.arm_trap(at, mv),
            Frame::LoseCards { left } => self.lose_card(left, mv),
            Frame::AutomaTrap => self.automa_trap(mv),
            Frame::AutomaDraw => self.automa_draw(mv),
            Frame::AutomaFlip { deploy } => self.automa_flip(deploy, mv),
            Frame::AutomaFactory => self.automa_factory(mv),
            Frame::AutomaFight { side } => self.automa_fight(side, mv),
            Frame::AutomaCards { side, left } => self.automa_plays(side, left, mv),
            Frame::AutomaMoves { .. }
            | Frame::AutomaArrive { .. }
            | Frame::AutomaGains { .. }
            | Frame::AutomaRecruits { .. }
            | Frame::AutomaStar { .. }
            | Frame::Settle
            | Frame::Aftermath
            | Frame::Effects { .. }
            | Frame::Coins(_)
            | Frame::OwnBonus(_)
            | Frame::Neighbours { .. }
            | Frame::Stars(_) => {}
        }
    }
}
