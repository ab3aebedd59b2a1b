//! What somebody is asked to think about, as it goes from the page to a worker: a word, and what belongs to it in lines.

use kosa_client::link::Thought;
use kosa_engine::vocab::Seat;
use kosa_engine::{Move, Record, View};
use kosa_table::Seed;

/// What somebody is asked to think about.
#[derive(Clone, Debug)]
pub enum Request {
    /// What a bot decides; quickly, where somebody waits who cannot do anything meanwhile. Answered by a move, and where it need not wait for
    /// anybody or anything, by those that follow: a line each.
    Decide {
        /// The bot, and what it sees.
        thought: Thought,
        /// Whether it thinks no longer than the weakest do.
        quickly: bool,
    },
    /// The best plans for whoever sees this. Answered by the text of a hint.
    Hint(View),
    /// What is thought of a turn of a game that is over, by its place in the list. Answered by the text of what is judged.
    Judge {
        /// The record of the game.
        record: String,
        /// The turn.
        turn: usize,
    },
}

impl Request {
    /// About a turn of a game.
    pub fn judge(record: &Record, turn: usize) -> Request {
        Request::Judge { record: record.to_text(), turn }
    }

    /// Moves as they are answered.
    pub fn moves_to_text(moves: &[Move]) -> String {
        moves.iter().map(Move::to_string).collect::<Vec<_>>().join("\n")
    }

    /// Reads them again, up to one that makes no sense.
    pub fn moves_from_text(text: &str) -> Vec<Move> {
        text.lines().map_while(|line| line.parse().ok()).collect()
    }

    /// As text; nothing for what cannot be written.
    pub fn to_text(&self) -> Option<String> {
        let view = |view: &View| serde_json::to_string(view).ok();
        Some(match self {
            Request::Decide { thought, quickly } => {
                let word = if *quickly { "quickly" } else { "decide" };
                let Thought { kind, seed, seat, .. } = thought;
                format!("{word}\n{kind}\n{seed}\n{}\n{}", seat.index(), view(&thought.view)?)
            }
            Request::Hint(seen) => format!("hint\n{}", view(seen)?),
            Request::Judge { record, turn } => format!("judge\n{turn}\n{record}"),
        })
    }

    /// Reads it again; nothing if it makes no sense.
    pub fn from_text(text: &str) -> Option<Request> {
        let (word, rest) = text.split_once('\n')?;
        let view = |text: &str| serde_json::from_str::<View>(text).ok();
        Some(match word {
            "decide" | "quickly" => {
                let mut lines = rest.splitn(4, '\n');
                let (kind, seed, seat) = (lines.next()?, lines.next()?, lines.next()?);
                let seed: Seed = seed.parse().ok()?;
                let seat = Seat::new(seat.parse().ok()?)?;
                let view = view(lines.next()?)?;
                let thought = Thought { seat, kind: kind.to_string(), view, seed, at: 0 };
                Request::Decide { thought, quickly: word == "quickly" }
            }
            "hint" => Request::Hint(view(rest)?),
            "judge" => {
                let (turn, record) = rest.split_once('\n')?;
                Request::Judge { turn: turn.parse().ok()?, record: record.to_string() }
            }
            _ => return None,
        })
    }
}
