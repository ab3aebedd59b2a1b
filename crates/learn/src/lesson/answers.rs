//! The solution of a lesson and its wrong answers, played at its table.

use super::{Lesson, Progress};
use core::fmt;
use kosa_engine::{Awaiting, Move, MoveError};
use kosa_lang::{Texts, capital};
use kosa_table::{Occupant, Table, TableError, bot};

/// What is wrong with the answers of a lesson.
///
/// ```
/// use kosa_learn::{AnswerFault, Lesson};
///
/// let mut lesson = Lesson::find("tunnels").unwrap();
/// assert_eq!(lesson.check(), Ok(()));
/// // A task that its solution does not do:
/// lesson.goals = vec!["popularity >= 18".parse().unwrap()];
/// assert!(matches!(lesson.check(), Err(AnswerFault::Unsolved(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerFault {
    /// A move of an answer cannot be made: the answer (0 is the solution), the move, and why.
    Refused(usize, Move, String),
    /// The solution does not solve it.
    Unsolved(Progress),
    /// A wrong answer is not found wrong: its number from 1.
    NotWrong(usize, Progress),
}

impl fmt::Display for AnswerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerFault::Refused(0, mv, why) => write!(f, "the solution: {mv} is refused, {why}"),
            AnswerFault::Refused(n, mv, why) => write!(f, "wrong answer {n}: {mv} is refused, {why}"),
            AnswerFault::Unsolved(progress) => write!(f, "the solution leads to {progress:?}"),
            AnswerFault::NotWrong(n, progress) => write!(f, "wrong answer {n} leads to {progress:?}"),
        }
    }
}

impl core::error::Error for AnswerFault {}

impl Lesson {
    /// The moves of the solution.
    pub fn solution(&self) -> &[Move] {
        &self.solution
    }

    /// The solution in words, a line for each answer that says something.
    pub fn solution_in_words(&self, texts: &Texts) -> Vec<String> {
        let mut table = self.start();
        let mut told = Vec::new();
        self.let_others_decide(&mut table);
        for mv in &self.solution {
            let told_before = told.len();
            if !matches!(mv, Move::Skip | Move::Done | Move::EndTurn | Move::Carry { amount: 0, .. }) {
                told.push(capital(&texts.describe(mv, &table.view(self.learner), self.learner)));
            }
            if table.play(self.learner, *mv).is_err() {
                // A test plays every solution.
                told.truncate(told_before);
                break;
            }
            self.let_others_decide(&mut table);
        }
        told
    }

    /// The moves of each wrong answer.
    pub fn wrong_answers(&self) -> &[Vec<Move>] {
        &self.wrong
    }

    /// Plays the solution and every wrong answer: whoever writes a lesson is told what is wrong with it.
    pub fn check(&self) -> Result<(), AnswerFault> {
        match self.play(0, &self.solution)? {
            Progress::Solved => {}
            other => return Err(AnswerFault::Unsolved(other)),
        }
        for (i, moves) in self.wrong.iter().enumerate() {
            match self.play(i + 1, moves)? {
                Progress::Failed(_) => {}
                other => return Err(AnswerFault::NotWrong(i + 1, other)),
            }
        }
        Ok(())
    }

    /// How it stands after these moves of the learner.
    fn play(&self, answer: usize, moves: &[Move]) -> Result<Progress, AnswerFault> {
        let mut table = self.start();
        self.let_others_decide(&mut table);
        for mv in moves {
            if let Err(e) = table.play(self.learner, *mv) {
                let why = match &e {
                    TableError::Move(MoveError::Illegal { .. }) => {
                        let legal: Vec<String> =
                            table.legal(self.learner).iter().map(ToString::to_string).collect();
                        format!("possible: {}", legal.join(", "))
                    }
                    other => other.to_string(),
                };
                return Err(AnswerFault::Refused(answer, *mv, why));
            }
            self.let_others_decide(&mut table);
        }
        Ok(self.progress(table.record()))
    }

    fn let_others_decide(&self, table: &mut Table) {
        while let Awaiting::Seats(seats) = table.awaiting() {
            let asked = seats.iter().find(|seat| *seat != self.learner);
            let Some(seat) = asked else { return };
            let Some(Occupant::Bot(kind)) = table.occupant(seat) else { return };
            let Some(mut player) = bot(kind, &table.seed(), seat) else { return };
            let mv = player.choose(&table.view(seat), &table.legal(seat));
            if table.play(seat, mv).is_err() {
                return;
            }
        }
    }
}
