//! What may be done: the legal list of a seat, and which part of the rules answers which question.

use super::*;
use crate::invaders::tokens;
use crate::moves::{ChanceList, Move, MoveList};
use crate::state::{Frame, Question, State};
use crate::vocab::*;
use crate::wind_gambit::tiles::{blitzkrieg, espionage, negotiate, safe_haven, toll};
use crate::wind_gambit::{flight, resolution};

impl State {
    /// What the seat sees.
    #[inline]
    pub(crate) fn eyes(&self, seat: Seat) -> Eyes<'_> {
        Eyes::new(&self.public, &self.own[seat.index()], &self.hidden.factory_pool, seat)
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
    pub(crate) fn legal_into(&self, list: &mut MoveList) {
        list.clear();
        let Some(Frame::Question(question)) = self.public.frames.in_hand() else { return };
        if self.public.over {
            return;
        }
        // What is rare is done elsewhere, and nothing comes after the list: so none of its authors need come back here.
        if !question.is_for_active() || !self.public.rules.has(Switch::ObjectivesBetweenActions) {
            self.listed_aside(question, list);
        } else if self.seat == self.public.active {
            self.listed::<true>(question, list);
        }
    }

    /// The answers to a question that is not always for the player whose turn it is, or with the older printings' objectives in the middle of an action.
    #[cold]
    fn listed_aside(&self, question: &Question, list: &mut MoveList) {
        if question.asked(self.public).contains(self.seat) {
            self.listed::<true>(question, list);
            objective::reveals_during(self, question, list);
        }
    }

    /// The answers to one question, without the objectives that may be revealed instead.
    pub(crate) fn answers(&self, question: &Question, list: &mut MoveList) {
        self.listed::<false>(question, list);
    }

    /// The answers to one question; before and after an action and at the end of the turn, where that is asked for, the objectives that may be
    /// revealed instead.
    #[inline(always)]
    fn listed<const REVEALS: bool>(&self, question: &Question, list: &mut MoveList) {
        match *question {
            Question::Section if REVEALS => self.section_or_reveals(list),
            Question::Section => turn::sections(self, list),
            Question::Top(section) => turn::top(self, section, list),
            Question::Bottom(section) if REVEALS => self.bottom_or_reveals(section, list),
            Question::Bottom(section) => bottom_row::answers(self, section, list),
            Question::EndTurn if REVEALS => self.end_or_reveals(list),
            Question::EndTurn => push(list, Move::EndTurn),
            Question::Units => movement::units(self, list),
            Question::Onward => movement::onward(self, list),
            Question::Carry => movement::carry(self, list),
            Question::CombatOrder => combat::order(self, list),
            Question::Ability { .. } => combat::before::answers(list),
            Question::Dials => combat::commitment::answers(self, list),
            Question::Retreat => combat::retreat::answers(self, list),
            Question::Encounter { card, taken } => encounter::options(self, card, taken, list),
            Question::Take { what, max, .. } => effects::take(self, what, max, list),
            Question::PlaceOn { .. } => effects::place_on(self, list),
            Question::PickResources { count, .. } => effects::pick_resources(count, list),
            Question::WorkerPlace => effects::worker_place(self, list),
            Question::Peek => effects::peek(self, list),
            Question::Airlift { to, unit } => effects::airlift(self, to, unit, list),
            Question::FactoryPick => factory::pick(self, list),
            Question::Produce { left, next, is_action } => {
                produce::answers(self, left, next, is_action, list)
            }
            Question::Pay { with, left, kind, place } => payment::tokens(self, with, left, kind, place, list),
            Question::Discard { .. } => payment::discard(self, list),
            Question::Upgrade => upgrade::answers(self, list),
            Question::Deploy { at } => deploy::answers(self, at, list),
            Question::Build { at } => build::answers(self, at, list),
            Question::Enlist => enlist::answers(self, list),
            Question::Flight { steps, stage, flown, bombed } => {
                flight::answers(self, (steps, stage, flown, bombed), list)
            }
            Question::Toll { .. } => toll::answers(self, list),
            Question::Challenge => blitzkrieg::answers(self, list),
            Question::Spy => espionage::answers(self, list),
            Question::Exchange => negotiate::answers(self, list),
            Question::Refuge { count, .. } => safe_haven::answers(count, list),
            Question::TileStar => resolution::answers(list),
            Question::PlaceToken => tokens::place(self, list),
            Question::ArmTrap { .. } => tokens::arm(list),
        }
    }

    #[inline(never)]
    fn section_or_reveals(&self, list: &mut MoveList) {
        turn::sections(self, list);
        objective::reveals(self, false, list);
    }

    #[inline(never)]
    fn bottom_or_reveals(&self, section: Section, list: &mut MoveList) {
        bottom_row::answers(self, section, list);
        objective::reveals(self, false, list);
    }

    #[inline(never)]
    fn end_or_reveals(&self, list: &mut MoveList) {
        push(list, Move::EndTurn);
        objective::reveals(self, true, list);
    }
}
