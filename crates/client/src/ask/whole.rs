//! Gains that follow from an answer: whoever takes an option of an encounter takes all it gives, and is not asked about every
//! part of it. Those who want less say so.

use super::builder::Builder;
use super::{Choice, Leads, Target};
use kosa_engine::vocab::Section;
use kosa_engine::{Actor, Awaiting, Move, Question};

impl Builder<'_> {
    /// Adds to every option what takes all of its gains; the options by themselves, which ask about each, wait under *Take
    /// less*.
    pub(crate) fn whole(&self, choices: &mut Vec<Choice>) {
        let question = self.view.public().question();
        if !matches!(question, Some(Question::Encounter { .. } | Question::Top(Section::Factory))) {
            return;
        }
        let mut less = Vec::new();
        for choice in choices.iter_mut() {
            let Some([option]) = choice.moves() else { continue };
            let option = *option;
            let takes = self.takes_after(option);
            if !takes.is_empty() {
                less.push(choice.clone());
                choice.leads = Leads::Moves(core::iter::once(option).chain(takes).collect());
            }
        }
        if less.is_empty() {
            return;
        }
        match choices.iter_mut().find(|choice| choice.target == Target::Less) {
            Some(Choice { leads: Leads::Menu(already), .. }) => already.extend(less),
            _ => {
                let end = choices.iter().rposition(|c| !c.is_leaving()).map_or(0, |i| i + 1);
                choices.insert(end, self.less(less));
            }
        }
    }

    /// The answers that take all that is offered after this one. Cards that are drawn in between do not change how much that
    /// is: any of them will do to look ahead.
    fn takes_after(&self, option: Move) -> Vec<Move> {
        let (mut state, mut takes) = (self.view.trial(), Vec::new());
        if state.apply(Actor::Seat(self.seat), option).is_err() {
            return takes;
        }
        loop {
            let (actor, mv) = match (state.awaiting(), state.public().question()) {
                (Awaiting::Seats(seats), Some(Question::Take { .. })) if seats.contains(self.seat) => {
                    let amount = |mv: &Move| mv.amount().unwrap_or(0);
                    (Actor::Seat(self.seat), state.legal(self.seat).into_iter().max_by_key(amount))
                }
                (Awaiting::Chance, _) => (Actor::Chance, state.chance().first().map(|(mv, _)| *mv)),
                _ => return takes,
            };
            let Some(mv) = mv.filter(|mv| state.apply(actor, *mv).is_ok()) else { return takes };
            if actor != Actor::Chance {
                takes.push(mv);
            }
        }
    }
}
