//! A person's decisions, carried out.

use super::{Effect, Mode, Overlay, Play};
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
    /// would end the turn unasked, with no way back, is asked about first, before any of it is made.
    pub(super) fn decide(&mut self, seat: Seat, moves: &[Move], sure: bool) -> Effect {
        if !sure && ends_turn_unasked(&self.table, seat, moves) {
            self.overlay = Some(Overlay::EndsTurn(seat, moves.to_vec()));
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

    pub(super) fn give(&mut self, to: Seat, amount: u16) -> Effect {
        let Mode::Asking(seat, _) = &self.mode else { return Effect::Stay };
        let seat = *seat;
        let entry = self.table.record().entries().len();
        match self.table.give(seat, to, amount) {
            Ok(events) => {
                let public = *self.table.state().public();
                for event in &events {
                    self.log.hear(event, &public, entry, &self.texts);
                }
                self.ask(seat);
                Effect::Append
            }
            Err(error) => {
                self.trouble(self.texts.table_error(&error));
                Effect::Stay
            }
        }
    }
}

/// Whether the moves end the turn without another question, and somebody who is no person goes on at once. Chance is
/// never asked, and a move that turns something hidden over is never looked into: being asked or not would tell what
/// it is.
pub(super) fn ends_turn_unasked(table: &Table, seat: Seat, moves: &[Move]) -> bool {
    let public = table.state().public();
    if moves == [Move::EndTurn] || public.active() != seat {
        return false;
    }
    let mut trial = *table.state();
    let mut events: Vec<Event> = Vec::new();
    let made = moves.iter().all(|mv| trial.apply_with(Actor::Seat(seat), *mv, &mut events).is_ok());
    if !made || trial.is_over() || trial.public().turns() == public.turns() {
        return false;
    }
    let turns_over = |e: &Event| matches!(e, Event::PowerRevealed { .. } | Event::TrapSprung { .. });
    let goes_on = table.occupant(trial.public().active()).is_some_and(|o| !o.is_human());
    goes_on && !events.iter().any(turns_over)
}
