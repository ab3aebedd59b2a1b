//! What may be done: one file per action, mirrored by `apply/`.
//!
//! Everything here is computed from [`Eyes`]: what everybody sees and what the asking seat sees. A legal list
//! therefore cannot depend on anybody else's secret.

mod airship;
mod bolster;
mod bottom;
mod build;
mod chance;
mod combat;
mod deploy;
mod effects;
mod encounter;
mod enlist;
mod factory;
mod movement;
mod objective;
pub(crate) mod payment;
mod produce;
mod tokens;
mod trade;
mod turn;
mod upgrade;

pub(crate) use chance::objectives_to_draw;
pub(crate) use combat::card_limit;
pub(crate) use movement::{any_step, cargo_bounds, movable, steps};
pub(crate) use objective::mission_open;
pub(crate) use produce::{left_to_produce, mill_hex, workplaces, yield_of};

use crate::moves::{ChanceList, Move, MoveList};
use crate::state::{Awaiting, Frame, Own, Public, State};
use crate::vocab::*;

/// What one seat sees.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub(crate) public: &'a Public,
    pub(crate) own: &'a Own,
    /// The Factory cards on the board, if the seat has looked through them.
    pub(crate) pool: u32,
    pub(crate) seat: Seat,
}

impl State {
    /// What the seat sees.
    #[inline]
    pub(crate) fn eyes(&self, seat: Seat) -> Eyes<'_> {
        let seen = self.public.factory_seen & (1 << seat.index()) != 0;
        Eyes {
            public: &self.public,
            own: &self.own[seat.index()],
            pool: if seen { self.hidden.factory_pool } else { 0 },
            seat,
        }
    }

    /// The moves the seat may make now, in a fixed order. Empty if the seat has nothing to decide.
    pub fn legal(&self, seat: Seat) -> MoveList {
        let mut list = MoveList::new();
        self.legal_into(seat, &mut list);
        list
    }

    /// As [`State::legal`], into a list the caller keeps.
    #[inline]
    pub fn legal_into(&self, seat: Seat, list: &mut MoveList) {
        self.eyes(seat).legal_into(list);
    }

    /// The outcomes of chance with their weights. Empty if chance is not asked.
    pub fn chance(&self) -> ChanceList {
        let mut list = ChanceList::new();
        chance::outcomes(self, &mut list);
        list
    }
}

impl Eyes<'_> {
    #[inline]
    pub(crate) fn legal_into(self, list: &mut MoveList) {
        list.clear();
        match self.public.awaiting() {
            Awaiting::Seats(seats) if seats.contains(self.seat) => {}
            _ => return,
        }
        let Some(frame) = self.public.frames.top() else { return };
        self.answers(frame, list);
        objective::reveals(self, frame, list);
    }

    /// The answers to one question.
    #[inline]
    pub(crate) fn answers(self, frame: Frame, list: &mut MoveList) {
        match frame {
            Frame::Section => turn::sections(self, list),
            Frame::Top(section) => turn::top(self, section, list),
            Frame::Bottom(section) => bottom::answers(self, section, list),
            Frame::EndTurn => push(list, Move::EndTurn),
            Frame::Units => movement::units(self, list),
            Frame::Onward => movement::onward(self, list),
            Frame::Carry => movement::carry(self, list),
            Frame::CombatOrder => combat::order(self, list),
            Frame::Ability { .. } => combat::ability(list),
            Frame::Dials => combat::dials(self, list),
            Frame::Retreat => combat::retreat(self, list),
            Frame::Encounter { card, taken } => encounter::options(self, card, taken, list),
            Frame::Take { what, max, .. } => effects::take(self, what, max, list),
            Frame::PlaceOn { .. } => effects::place_on(self, list),
            Frame::PickResources { count, .. } => effects::pick_resources(count, list),
            Frame::WorkerPlace => effects::worker_place(self, list),
            Frame::Peek => effects::peek(self, list),
            Frame::Airlift { to, unit } => effects::airlift(self, to, unit, list),
            Frame::FactoryPick => factory::pick(self, list),
            Frame::Produce { left, next, mill } => produce::answers(self, left, next, mill, list),
            Frame::Pay { with, left, kind, place } => payment::tokens(self, with, left, kind, place, list),
            Frame::Discard { .. } => payment::discard(self, list),
            Frame::Upgrade => upgrade::answers(self, list),
            Frame::Deploy { at } => deploy::answers(self, at, list),
            Frame::Build { at } => build::answers(self, at, list),
            Frame::Enlist => enlist::answers(self, list),
            Frame::Flight { steps, stage, flown, bombed } => {
                airship::flight(self, (steps, stage, flown, bombed), list)
            }
            Frame::Toll { .. } => airship::toll(self, list),
            Frame::Challenge => airship::challenge(self, list),
            Frame::Spy => airship::spy(self, list),
            Frame::Exchange => airship::exchange(self, list),
            Frame::Refuge { count, .. } => airship::refuge(count, list),
            Frame::Hill => combat::ability(list),
            Frame::PlaceToken => tokens::place(self, list),
            Frame::ArmTrap { .. } => tokens::arm(list),
            // Chance, and what follows by itself: nobody is asked.
            Frame::Deal { .. }
            | Frame::Settle
            | Frame::Steal { .. }
            | Frame::Aftermath
            | Frame::Draw { .. }
            | Frame::EncounterDraw
            | Frame::Effects { .. }
            | Frame::FactoryDeal { .. }
            | Frame::Coins(_)
            | Frame::OwnBonus(_)
            | Frame::Neighbours { .. }
            | Frame::LoseCards { .. }
            | Frame::SpySteal { .. }
            | Frame::ObjectiveDraw
            | Frame::AutomaTrap
            | Frame::AutomaDraw
            | Frame::AutomaMoves { .. }
            | Frame::AutomaArrive { .. }
            | Frame::AutomaGains { .. }
            | Frame::AutomaRecruits { .. }
            | Frame::AutomaStar { .. }
            | Frame::AutomaFlip { .. }
            | Frame::AutomaFactory
            | Frame::AutomaFight { .. }
            | Frame::AutomaCards { .. }
            | Frame::Stars(_) => {}
        }
    }
}

/// Adds a move. There is room for every list the rules can make ([`crate::moves::MOST_MOVES`]), so none is lost.
#[inline(always)]
pub(crate) fn push(list: &mut MoveList, mv: Move) {
    list.push(mv);
}
