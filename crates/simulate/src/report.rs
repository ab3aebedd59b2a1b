use crate::game::GameResult;
use crate::histogram::Histogram;
use crate::spread::Spread;
use core::cmp::Ordering;
use kosa_engine::vocab::{AutomaLevel, Faction, MAX_SEATS, Mat, Star};

/// How one faction, mat or seat did in the games that came to their end.
///
/// ```
/// use kosa_simulate::Report;
///
/// let report = Report::default();
/// assert!(report.seats().all(|tally| tally.games() == 0 && tally.win_rate() == 0.0));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won; players equal in everything both win.
    pub wins: u64,
    /// Scores of the games played.
    pub score: Spread,
}

impl Tally {
    fn add(&mut self, score: u64, place: u8) {
        self.score.add(score);
        self.wins += (place == 1) as u64;
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.score.count
    }

    /// The share of games won; 0 without games.
    pub fn win_rate(&self) -> f64 {
        if self.games() == 0 { 0.0 } else { self.wins as f64 / self.games() as f64 }
    }
}

/// How the Automas of one level did.
///
/// ```
/// use kosa_simulate::Report;
///
/// let report = Report::default();
/// for (level, automas) in report.automas() {
///     println!("{level}: {:.1} turns a game, {} wins", automas.turns.mean(), automas.tally.wins);
/// }
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AutomaTally {
    /// Wins and scores.
    pub tally: Tally,
    /// Cards drawn for turns in a game, by each Automa.
    pub turns: Spread,
    /// Stars placed by kind.
    pub stars: [u64; Star::COUNT],
}

/// How cooperative games against Automas ended.
///
/// ```
/// use kosa_simulate::SidesTally;
///
/// let sides = SidesTally { people: 3, automas: 1, ..SidesTally::default() };
/// assert_eq!(sides.people + sides.automas + sides.drawn, 4);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SidesTally {
    /// Games in which the people had the higher average.
    pub people: u64,
    /// Games in which the Automas had it.
    pub automas: u64,
    /// Games without a winner.
    pub drawn: u64,
    /// The people's averages, in hundredths of a coin.
    pub people_average: Spread,
    /// The Automas' averages, in hundredths of a coin.
    pub automas_average: Spread,
}

/// The statistics of a series, counted as the games come: it takes the same space for ten games and for ten million.
/// Games that were given up count in `games`, `unfinished` and `refused` alone.
///
/// ```
/// use kosa_engine::Setup;
/// use kosa_simulate::{Contestant, Report, SeriesPlan, run};
/// use std::convert::Infallible;
/// use std::sync::atomic::AtomicBool;
///
/// let players = vec![Contestant::bot("random"); 2];
/// let plan = SeriesPlan { setup: Setup::random(2), players, seed: 7.into(), games: 3, max_turns: 50, records: false };
/// let mut report = Report::default();
/// run(&plan, 1, &AtomicBool::new(false), |game| Ok::<(), Infallible>(report.add(&game.result))).unwrap();
/// assert_eq!(report.games, 3);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Games begun.
    pub games: u64,
    /// Games given up because they took too many turns.
    pub unfinished: u64,
    /// Answers of players that were not legal moves.
    pub refused: u64,
    /// Turns of each player: the turns of a game divided by its seats, rounded up.
    pub rounds: Spread,
    /// Turns, all players together.
    pub turns: Spread,
    /// Decisions of the players in a game.
    pub decisions: Spread,
    /// Stars placed by kind, all players together.
    pub stars: [u64; Star::COUNT],
    /// People and bots, where Automas play too.
    pub people: Tally,
    /// Cooperative games, if any.
    pub sides: Option<SidesTally>,
    seats: [Tally; MAX_SEATS],
    factions: [Tally; Faction::COUNT],
    mats: [Tally; Mat::COUNT],
    automas: [AutomaTally; AutomaLevel::COUNT],
}

impl Report {
    /// The most memory one can take, in bytes, whatever it has counted.
    pub const MAX_BYTES: usize = {
        let tallies = MAX_SEATS + Faction::COUNT + Mat::COUNT + 1;
        let spreads = 3 + 2 + tallies + 2 * AutomaLevel::COUNT;
        size_of::<Report>() + spreads * Histogram::MAX_BYTES
    };

    /// Counts these games.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a GameResult>) -> Report {
        let mut report = Report::default();
        games.into_iter().for_each(|game| report.add(game));
        report
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.refused += game.refused;
        if !game.finished {
            self.unfinished += 1;
            return;
        }
        self.rounds.add((game.turns as u64).div_ceil(game.seats.len().max(1) as u64));
        self.turns.add(game.turns as u64);
        self.decisions.add(game.decisions);
        for (seat, tally) in game.seats.iter().zip(&mut self.seats) {
            let score = seat.score.total() as u64;
            tally.add(score, seat.place);
            self.factions[seat.faction.index()].add(score, seat.place);
            for star in Star::ALL {
                self.stars[star.index()] += seat.stars.on(star) as u64;
            }
            let Some(kind) = seat.automa else {
                if let Some(mat) = seat.mat {
                    self.mats[mat.index()].add(score, seat.place);
                }
                self.people.add(score, seat.place);
                continue;
            };
            let automa = &mut self.automas[kind.level.index()];
            automa.tally.add(score, seat.place);
            automa.turns.add(seat.automa_turns as u64);
            for star in Star::ALL {
                automa.stars[star.index()] += seat.stars.on(star) as u64;
            }
        }
        if let Some(sides) = game.sides {
            let tally = self.sides.get_or_insert_default();
            match sides.people.cmp(&sides.automas) {
                Ordering::Greater => tally.people += 1,
                Ordering::Less => tally.automas += 1,
                Ordering::Equal => tally.drawn += 1,
            }
            tally.people_average.add(sides.people as u64);
            tally.automas_average.add(sides.automas as u64);
        }
    }

    /// By seat, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = &Tally> {
        self.seats.iter().take_while(|tally| tally.games() > 0)
    }

    /// By faction, those that played.
    pub fn factions(&self) -> impl Iterator<Item = (Faction, &Tally)> {
        Faction::ALL.into_iter().zip(&self.factions).filter(|(_, tally)| tally.games() > 0)
    }

    /// By player mat, those that people or bots played.
    pub fn mats(&self) -> impl Iterator<Item = (Mat, &Tally)> {
        Mat::ALL.into_iter().zip(&self.mats).filter(|(_, tally)| tally.games() > 0)
    }

    /// Automas by level, those that played.
    pub fn automas(&self) -> impl Iterator<Item = (AutomaLevel, &AutomaTally)> {
        AutomaLevel::ALL.into_iter().zip(&self.automas).filter(|(_, automa)| automa.tally.games() > 0)
    }

    /// How many scores were counted: one for each player of each finished game.
    pub fn scores(&self) -> u64 {
        self.seats().map(Tally::games).sum()
    }

    /// The memory it takes now, in bytes: never more than [`Report::MAX_BYTES`].
    pub fn bytes(&self) -> usize {
        let tallies = self.seats.iter().chain(&self.factions).chain(&self.mats).chain([&self.people]);
        let scores = tallies.map(|tally| &tally.score);
        let automas = self.automas.iter().flat_map(|automa| [&automa.tally.score, &automa.turns]);
        let sides = self.sides.iter().flat_map(|sides| [&sides.people_average, &sides.automas_average]);
        let spreads = [&self.rounds, &self.turns, &self.decisions].into_iter();
        let heap: usize = spreads.chain(scores).chain(automas).chain(sides).map(Spread::bytes).sum();
        size_of::<Report>() + heap
    }
}
