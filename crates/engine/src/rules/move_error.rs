//! Why a move was refused.

use crate::moves::{Actor, Move};
use crate::state::{Awaiting, Pending, Question};
use crate::vocab::*;

/// Why a move was refused. Nothing has changed.
///
/// ```
/// use kosa_engine::{Actor, MoveError, State, vocab::Seat};
///
/// let mut state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let before = state;
/// let error = state.apply(Actor::Seat(Seat::new(0).unwrap()), "dial 3".parse().unwrap()).unwrap_err();
/// assert!(matches!(error, MoveError::Illegal { .. }));
/// assert_eq!(state, before);
/// ```
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
        draw: Pending,
    },
}

impl core::fmt::Display for MoveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            MoveError::GameOver => f.write_str("no move: game over"),
            MoveError::NotAsked { actor, awaiting } => {
                match actor {
                    Actor::Chance => f.write_str("chance not asked, expected: ")?,
                    Actor::Seat(seat) => write!(f, "seat {seat} not asked, expected: ")?,
                }
                match awaiting {
                    Awaiting::Chance => f.write_str("an outcome of chance"),
                    Awaiting::Over => f.write_str("nothing, game over"),
                    Awaiting::Seats(seats) => {
                        let names: Vec<String> = seats.iter().map(|s| s.to_string()).collect();
                        write!(f, "seat {}", names.join(" | "))
                    }
                }
            }
            MoveError::Illegal { seat, mv, asked, .. } => {
                write!(f, "seat {seat}: '{mv}' not legal at '{asked}'")
            }
            MoveError::Impossible { mv, draw } => write!(f, "'{mv}' not possible at '{draw}'"),
        }
    }
}

impl core::error::Error for MoveError {}
