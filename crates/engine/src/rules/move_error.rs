//! Why a move was refused.

use crate::moves::{Actor, Move};
use crate::state::{Awaiting, Draw, Question};
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
        seat: Seat,
        /// The move.
        mv: Move,
        /// The question.
        asked: Question,
        /// The faction of the seat: each is asked about its own tokens only.
        faction: Faction,
    },
    /// Chance cannot have this outcome.
    Impossible {
        /// The move.
        mv: Move,
        /// What is drawn.
        draw: Draw,
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
            MoveError::Illegal { seat, mv, asked, .. } => {
                write!(f, "'{mv}' is not possible for seat {seat} now: it is no answer to '{asked}'")
            }
            MoveError::Impossible { mv, draw } => {
                write!(f, "'{mv}' cannot be drawn now: it is no outcome of '{draw}'")
            }
        }
    }
}

impl core::error::Error for MoveError {}
