//! A person's decisions, carried out.

use super::{Effect, Overlay, Play};
use crate::menu::Answer;
use crate::pages::Pages;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Event, Move};
use kosa_table::Table;

impl Play {
    /// A person has answered.
    pub(super) fn take(&mut self, seat: Seat, answer: Answer) -> Effect {
        match answer {
            Answer::Move(mv) => self.decide(seat, &[mv], false),
            Answer::AtOnce(moves) => self.decide(seat, &moves, false),
            Answer::Gather(how) => self.gather(seat, how),
        }
    }

    /// A person has decided: one move, or several that are made one after the other as if each had been chosen. What
    /// would end the turn or the game unasked, with no way back, is asked about first, before any of it is made.
    pub(super) fn decide(&mut self, seat: Seat, moves: &[Move], sure: bool) -> Effect {
        let ends = if sure { None } else { ends_unasked(&self.table, seat, moves) };
        if let Some(what) = ends {
            self.overlay = Some(Overlay::Ends(what, seat, moves.to_vec()));
            return Effect::Stay;
        }
        self.message = None;
        self.left = None;
        self.gathered.clear();
        let before = self.table.record().entries().len();
        let mut pages = Pages::new(self.other_at_turn());
        for mv in moves {
            if let Err(error) = self.carry_out(seat, *mv, &mut pages) {
                self.trouble(self.texts.table_error(&error));
                break;
            }
        }
        if self.table.record().entries().len() == before {
            return Effect::Stay;
        }
        self.go_on(pages);
        Effect::Append
    }
}

/// What moves can end without another question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    /// The turn, and somebody who is no person goes on at once.
    Turn,
    /// The game.
    Game,
}

/// What the moves end unasked, with no way back. Chance is never asked, and a move that reveals something to the player is
/// never looked into: being asked or not would tell what it is.
pub(super) fn ends_unasked(table: &Table, seat: Seat, moves: &[Move]) -> Option<Ends> {
    let public = table.state().public();
    let mut trial = *table.state();
    let mut events: Vec<Event> = Vec::new();
    if public.active() != seat
        || !moves.iter().all(|mv| trial.apply_with(Actor::Seat(seat), *mv, &mut events).is_ok())
        || events.iter().any(|event| event.reveals_to(seat))
    {
        return None;
    }
    if trial.is_over() {
        return Some(Ends::Game);
    }
    let goes_on = table.occupant(trial.public().active()).is_some_and(|o| !o.is_human());
    let ends = moves != [Move::EndTurn] && trial.public().turns() != public.turns();
    (ends && goes_on).then_some(Ends::Turn)
}
