//! How a game of a series went: one line of its log.

use crate::timed::TurnCost;
use kosa_engine::Record;
use kosa_engine::vocab::{Faction, Mat, Star};
use kosa_simulate::GameResult;
use serde::{Deserialize, Serialize};

/// One seat of a game in its line.
///
/// ```
/// use kosa_arena::SeatLine;
/// use kosa_engine::vocab::{Faction, Star};
///
/// let mut seat = SeatLine {
///     entrant: 1, faction: Faction::Nordic, mat: None, place: 1, score: 62, stars: [0; Star::COUNT], turns: vec![],
/// };
/// seat.stars[Star::Combat.index()] = 2;
/// seat.stars[Star::Power.index()] = 1;
/// assert_eq!(seat.star_count(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatLine {
    /// The number of the entrant.
    pub entrant: usize,
    /// The faction.
    #[serde(with = "word")]
    pub faction: Faction,
    /// The player mat; an Automa has none.
    #[serde(with = "maybe")]
    pub mat: Option<Mat>,
    /// 1 for the winner; equal in everything share a place.
    pub place: u8,
    /// The score, or what it would be now.
    pub score: i64,
    /// Stars placed, by kind.
    pub stars: [u8; Star::COUNT],
    /// What each turn took.
    pub turns: Vec<TurnCost>,
}

impl SeatLine {
    /// Stars placed in all.
    pub fn star_count(&self) -> u32 {
        self.stars.iter().map(|n| u32::from(*n)).sum()
    }
}

/// How a game went: a line of the log.
///
/// ```
/// use kosa_arena::{Entrant, GameLine, Series};
/// use kosa_simulate::Contestant;
///
/// let entrants = ["random", "idle"].map(|kind| Entrant::bot(kind, Contestant::bot(kind).unwrap()));
/// let series = Series { rounds: 3, ..Series::new(entrants.to_vec()) };
/// let line = series.play(0, &|| false).unwrap().unwrap().line;
/// assert!(!line.finished && line.seats.len() == 2, "three rounds are no game");
/// assert_eq!(line.margin(0), -line.margin(1));
/// // The line of the log is its JSON.
/// let text = serde_json::to_string(&line).unwrap();
/// assert_eq!(serde_json::from_str::<GameLine>(&text).unwrap(), line);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameLine {
    /// Its number in the series, from 0.
    pub game: u64,
    /// Whether it came to its end.
    pub finished: bool,
    /// Turns begun, all players together.
    pub turns: u16,
    /// Answers of players that were none of the legal moves.
    pub refused: u64,
    /// The seats, clockwise.
    pub seats: Vec<SeatLine>,
}

/// A game that has been played, with its record if it was asked for.
///
/// ```
/// use kosa_arena::{Entrant, Series};
/// use kosa_simulate::Contestant;
///
/// let entrants = ["random", "idle"].map(|kind| Entrant::bot(kind, Contestant::bot(kind).unwrap()));
/// let series = Series { rounds: 2, records: true, ..Series::new(entrants.to_vec()) };
/// let game = series.play(0, &|| false).unwrap().unwrap();
/// let end = game.record.unwrap().replay().unwrap();
/// assert_eq!(i64::from(end.public().score(end.public().seats().next().unwrap()).total()), game.line.seats[0].score);
/// ```
#[derive(Clone, Debug)]
pub struct ArenaGame {
    /// How it went.
    pub line: GameLine,
    /// Its record.
    pub record: Option<Record>,
}

impl GameLine {
    pub(crate) fn new(result: &GameResult, who: &[usize], turns: Vec<Vec<TurnCost>>) -> GameLine {
        let seats = result.seats.iter().zip(who).zip(turns);
        let seat =
            |((seat, entrant), turns): ((&kosa_simulate::SeatResult, &usize), Vec<TurnCost>)| SeatLine {
                entrant: *entrant,
                faction: seat.faction,
                mat: seat.mat,
                place: seat.place,
                score: i64::from(seat.score.total()),
                stars: Star::ALL.map(|star| seat.stars.on(star)),
                turns,
            };
        GameLine {
            game: result.index,
            finished: result.finished,
            turns: result.turns,
            refused: result.refused,
            seats: seats.map(seat).collect(),
        }
    }

    /// Turns of each player: the turns of the game divided by its seats, rounded up.
    pub fn rounds(&self) -> u64 {
        u64::from(self.turns).div_ceil(self.seats.len().max(1) as u64)
    }

    /// Own score less the best of the others.
    pub fn margin(&self, seat: usize) -> i64 {
        let others = self.seats.iter().enumerate().filter(|(i, _)| *i != seat);
        let best = others.map(|(_, other)| other.score).max();
        self.seats.get(seat).map_or(0, |own| own.score) - best.unwrap_or(0)
    }

    /// Whether somebody has placed the sixth star.
    pub fn sixth_star(&self) -> bool {
        let six = u32::from(kosa_engine::vocab::Stars::PER_PLAYER);
        self.finished && self.seats.iter().any(|seat| seat.star_count() >= six)
    }
}

/// Words of the engine in JSON.
mod word {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::fmt::Display;
    use std::str::FromStr;

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// The same for words that may be missing.
mod maybe {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::fmt::Display;
    use std::str::FromStr;

    pub fn serialize<T: Display, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.collect_str(value),
            None => to.serialize_none(),
        }
    }

    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let word = Option::<String>::deserialize(from)?;
        word.map(|word| word.parse().map_err(D::Error::custom)).transpose()
    }
}
