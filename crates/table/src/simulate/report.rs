use super::GameResult;
use core::cmp::Ordering;
use kosa_engine::vocab::{AutomaLevel, Faction, Mat, Star};

/// Mean, spread and extremes of a whole number over many games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spread {
    /// How many numbers.
    pub count: u64,
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
    sum: u64,
    squares: u128,
}

impl Spread {
    /// Adds a number.
    pub fn add(&mut self, value: u64) {
        self.min = if self.count == 0 { value } else { self.min.min(value) };
        self.max = self.max.max(value);
        self.count += 1;
        self.sum += value;
        self.squares += (value as u128) * (value as u128);
    }

    /// The mean; 0 for no numbers.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The standard deviation of the sample; 0 for fewer than two numbers.
    pub fn sd(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        // Whole numbers until the last step: the same on every machine.
        let n = self.count as u128;
        let numerator = (n * self.squares).saturating_sub(self.sum as u128 * self.sum as u128);
        (numerator as f64 / (n as f64 * (n - 1) as f64)).sqrt()
    }
}

/// How one faction, mat or seat did in the games that came to their end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
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

    /// Part of the games won; 0 for no games.
    pub fn win_rate(&self) -> f64 {
        if self.games() == 0 { 0.0 } else { self.wins as f64 / self.games() as f64 }
    }
}

/// How the Automas of one level did.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct AutomaTally {
    /// Wins and scores.
    pub tally: Tally,
    /// Cards drawn for turns in a game, by each Automa.
    pub turns: Spread,
    /// Stars placed by kind.
    pub stars: [u64; Star::COUNT],
}

/// How cooperative games against Automas ended.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
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

/// The statistics of a series. Games that were given up count in `games` and `unfinished` alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Games begun.
    pub games: u64,
    /// Games given up because they took too many turns.
    pub unfinished: u64,
    /// Turns of each player: the turns of a game divided by its seats, rounded up.
    pub rounds: Spread,
    /// Turns, all players together.
    pub turns: Spread,
    /// Decisions of the players in a game.
    pub decisions: Spread,
    /// By seat, clockwise.
    pub seats: Vec<Tally>,
    /// Stars placed by kind, all players together.
    pub stars: [u64; Star::COUNT],
    /// People and bots, where Automas play too.
    pub people: Tally,
    /// Automas by level, those that played.
    pub automas: Vec<(AutomaLevel, AutomaTally)>,
    /// Cooperative games, if any.
    pub sides: Option<SidesTally>,
    /// By faction, those that played.
    pub factions: Vec<(Faction, Tally)>,
    /// By player mat, those that people or bots played.
    pub mats: Vec<(Mat, Tally)>,
}

impl Report {
    /// Counts the games.
    pub fn of(games: &[GameResult]) -> Report {
        let seat_count = games.iter().map(|g| g.seats.len()).max().unwrap_or(0);
        let mut factions = [Tally::default(); Faction::COUNT];
        let mut mats = [Tally::default(); Mat::COUNT];
        let mut automas = [AutomaTally::default(); AutomaLevel::COUNT];
        let mut report = Report {
            games: games.len() as u64,
            unfinished: games.iter().filter(|g| !g.finished).count() as u64,
            rounds: Spread::default(),
            turns: Spread::default(),
            decisions: Spread::default(),
            seats: vec![Tally::default(); seat_count],
            stars: [0; Star::COUNT],
            people: Tally::default(),
            automas: Vec::new(),
            sides: None,
            factions: Vec::new(),
            mats: Vec::new(),
        };
        for game in games.iter().filter(|g| g.finished) {
            report.rounds.add((game.turns as u64).div_ceil(game.seats.len().max(1) as u64));
            report.turns.add(game.turns as u64);
            report.decisions.add(game.decisions);
            for (i, seat) in game.seats.iter().enumerate() {
                let score = seat.score.total() as u64;
                report.seats[i].add(score, seat.place);
                factions[seat.faction.index()].add(score, seat.place);
                for star in Star::ALL {
                    report.stars[star.index()] += seat.stars.on(star) as u64;
                }
                let Some(kind) = seat.automa else {
                    mats[seat.mat.index()].add(score, seat.place);
                    report.people.add(score, seat.place);
                    continue;
                };
                let automa = &mut automas[kind.level.index()];
                automa.tally.add(score, seat.place);
                automa.turns.add(seat.automa_turns as u64);
                for star in Star::ALL {
                    automa.stars[star.index()] += seat.stars.on(star) as u64;
                }
            }
            if let Some(sides) = game.sides {
                let tally = report.sides.get_or_insert_default();
                match sides.people.cmp(&sides.automas) {
                    Ordering::Greater => tally.people += 1,
                    Ordering::Less => tally.automas += 1,
                    Ordering::Equal => tally.drawn += 1,
                }
                tally.people_average.add(sides.people as u64);
                tally.automas_average.add(sides.automas as u64);
            }
        }
        report.automas =
            AutomaLevel::ALL.into_iter().zip(automas).filter(|(_, a)| a.tally.games() > 0).collect();
        report.factions =
            Faction::ALL.into_iter().zip(factions).filter(|(_, tally)| tally.games() > 0).collect();
        report.mats = Mat::ALL.into_iter().zip(mats).filter(|(_, tally)| tally.games() > 0).collect();
        report
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_by_hand() {
        let mut spread = Spread::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|n| spread.add(n));
        assert_eq!((spread.count, spread.min, spread.max, spread.mean()), (8, 2, 9, 5.0));
        assert!((spread.sd() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(Spread::default().sd(), 0.0);
    }
}
