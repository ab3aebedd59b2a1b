//! The statistics of a series, counted as the games come.

use crate::game_line::GameLine;
use crate::ladder::Ladder;
use crate::wilson::{Z95, wilson};
use kosa_engine::vocab::{Faction, Mat, Star};
use kosa_simulate::Spread;
use std::collections::BTreeMap;

/// Mean and error of whole numbers that may be negative.
///
/// ```
/// use kosa_arena::Mean;
///
/// let mut margin = Mean::default();
/// [-2, 4, 4].into_iter().for_each(|points| margin.add(points));
/// assert_eq!((margin.count, margin.mean()), (3, 2.0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mean {
    /// How many numbers.
    pub count: u64,
    sum: i64,
    squares: i128,
}

impl Mean {
    /// Adds a number.
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    /// The mean; 0 for no numbers.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// Half of the 95 % confidence interval of the mean; 0 for fewer than two numbers.
    pub fn half95(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let n = i128::from(self.count);
        let above = n * self.squares - i128::from(self.sum) * i128::from(self.sum);
        let variance = above as f64 / (n as f64 * (n - 1) as f64);
        Z95 * (variance / n as f64).sqrt()
    }
}

/// How somebody or something did: games, wins, scores, margins.
///
/// ```
/// use kosa_arena::Tally;
///
/// let tally = Tally { games: 100, wins: 60, ..Tally::default() };
/// assert_eq!(tally.win_rate(), 0.6);
/// let [least, most] = tally.ci95();
/// assert!(least < 0.51 && most > 0.68, "a hundred games say little: {least} to {most}");
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games played, those that came to no end too.
    pub games: u64,
    /// Games that came to no end.
    pub unfinished: u64,
    /// Games won; players equal in everything both win.
    pub wins: u64,
    /// Scores of the games that came to their end.
    pub score: Spread,
    /// Own score less the best of the others in these games.
    pub margin: Mean,
}

impl Tally {
    fn add(&mut self, game: &GameLine, seat: usize) {
        self.games += 1;
        let Some(own) = game.seats.get(seat).filter(|_| game.finished) else {
            self.unfinished += 1;
            return;
        };
        self.wins += u64::from(own.place == 1);
        self.score.add(u64::try_from(own.score).unwrap_or(0));
        self.margin.add(game.margin(seat));
    }

    /// Part of the games won: one that came to no end is not won.
    pub fn win_rate(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins as f64 / self.games as f64 }
    }

    /// The 95 % confidence interval of the part won.
    pub fn ci95(&self) -> [f64; 2] {
        wilson(self.wins, self.games)
    }
}

/// How one player did.
///
/// ```
/// use kosa_arena::{Entrant, Series, Standings};
/// use kosa_simulate::Contestant;
///
/// // Entrants of one name are one player.
/// let entrants = ["random", "random"].map(|kind| Entrant::bot(kind, Contestant::bot(kind).unwrap()));
/// let series = Series { rounds: 3, ..Series::new(entrants.to_vec()) };
/// let mut standings = Standings::new(["random", "random"]);
/// standings.add(&series.play(0, &|| false).unwrap().unwrap().line);
/// let player = standings.player_of(1).unwrap();
/// assert_eq!((player.name.as_str(), player.tally.games, player.factions.len()), ("random", 2, 2));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerTally {
    /// The name.
    pub name: String,
    /// Games, wins, scores, margins.
    pub tally: Tally,
    /// Stars placed in finished games, by kind.
    pub stars: [u64; Star::COUNT],
    /// Microseconds of thinking in a turn.
    pub turn_micros: Spread,
    /// Decisions in a turn.
    pub turn_decisions: Spread,
    /// Results by faction.
    pub factions: BTreeMap<Faction, Tally>,
    /// Results by mat.
    pub mats: BTreeMap<Mat, Tally>,
}

/// The statistics of a series. Entrants of the same name are one player.
///
/// ```
/// use kosa_arena::Standings;
///
/// let standings = Standings::new(["hard", "automa:4", "hard"]);
/// assert_eq!(standings.players.len(), 2);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standings {
    /// Games begun.
    pub games: u64,
    /// Games that came to no end within the rounds allowed.
    pub unfinished: u64,
    /// Answers of players that were none of the legal moves.
    pub refused: u64,
    /// Games ended by a sixth star.
    pub sixth_star: u64,
    /// Rounds of finished games.
    pub rounds: Spread,
    /// Scores of winners.
    pub winner: Spread,
    /// Scores of everybody in finished games.
    pub score: Spread,
    /// The winner's score less the best of the others.
    pub margin: Mean,
    /// Stars of winners who had placed all six, by kind.
    pub winner_stars: [u64; Star::COUNT],
    /// How many winners had placed all six.
    pub six_star_winners: u64,
    /// The players, in the order of their first entrants.
    pub players: Vec<PlayerTally>,
    /// Results by faction, Automas included.
    pub factions: BTreeMap<Faction, Tally>,
    /// Results by mat.
    pub mats: BTreeMap<Mat, Tally>,
    /// Results by pair of faction and mat.
    pub pairs: BTreeMap<(Faction, Mat), Tally>,
    /// Who finished before whom.
    pub ladder: Ladder,
    /// The player of each entrant.
    of_entrant: Vec<usize>,
}

impl Standings {
    /// Nothing counted yet, for entrants of these names.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Standings {
        let mut standings = Standings::default();
        for name in names {
            let known = standings.players.iter().position(|player| player.name == name);
            let number = known.unwrap_or_else(|| {
                standings.players.push(PlayerTally { name: name.to_string(), ..PlayerTally::default() });
                standings.players.len() - 1
            });
            standings.of_entrant.push(number);
        }
        standings.ladder = Ladder::new(standings.players.len());
        standings
    }

    /// The player that an entrant is.
    pub fn player_of(&self, entrant: usize) -> Option<&PlayerTally> {
        self.players.get(*self.of_entrant.get(entrant)?)
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameLine) {
        self.games += 1;
        self.refused += game.refused;
        self.sixth_star += u64::from(game.sixth_star());
        self.unfinished += u64::from(!game.finished);
        for (i, seat) in game.seats.iter().enumerate() {
            let Some(player) = self.of_entrant.get(seat.entrant).and_then(|p| self.players.get_mut(*p))
            else {
                continue;
            };
            player.tally.add(game, i);
            player.factions.entry(seat.faction).or_default().add(game, i);
            self.factions.entry(seat.faction).or_default().add(game, i);
            if let Some(mat) = seat.mat {
                player.mats.entry(mat).or_default().add(game, i);
                self.mats.entry(mat).or_default().add(game, i);
                self.pairs.entry((seat.faction, mat)).or_default().add(game, i);
            }
            for turn in &seat.turns {
                player.turn_micros.add(turn.0);
                player.turn_decisions.add(u64::from(turn.1));
            }
            if game.finished {
                self.score.add(u64::try_from(seat.score).unwrap_or(0));
                for (sum, stars) in player.stars.iter_mut().zip(seat.stars) {
                    *sum += u64::from(stars);
                }
            }
        }
        if game.finished {
            self.add_finished(game);
        }
    }

    fn add_finished(&mut self, game: &GameLine) {
        self.rounds.add(game.rounds());
        let order = game.seats.iter().filter_map(|s| Some((*self.of_entrant.get(s.entrant)?, s.place)));
        self.ladder.add(&order.collect::<Vec<_>>());
        let Some(winner) = game.seats.iter().position(|seat| seat.place == 1) else { return };
        let own = &game.seats[winner];
        self.winner.add(u64::try_from(own.score).unwrap_or(0));
        self.margin.add(game.margin(winner));
        if own.star_count() >= u32::from(kosa_engine::vocab::Stars::PER_PLAYER) {
            self.six_star_winners += 1;
            for (sum, stars) in self.winner_stars.iter_mut().zip(own.stars) {
                *sum += u64::from(stars);
            }
        }
    }

    /// Part of all games ended by a sixth star; 0 for no games.
    pub fn sixth_star_share(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.sixth_star as f64 / self.games as f64 }
    }
}
