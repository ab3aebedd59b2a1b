//! How factions and mats did in all games of a server.

use crate::online::people::Tally;
use kosa_engine::vocab::Mat;
use kosa_lang::Texts;

/// Games, games won, and the sum of what counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sum {
    /// Games.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// What counted at the end, in all of them.
    pub coins: i64,
}

impl Sum {
    /// The sum of these.
    pub fn of<'a>(tallies: impl Iterator<Item = &'a Tally>) -> Sum {
        tallies.fold(Sum::default(), |sum, t| Sum {
            games: sum.games + t.games,
            wins: sum.wins + t.wins,
            coins: sum.coins + t.coins,
        })
    }

    /// Games won of a hundred.
    pub fn rate(self) -> u64 {
        (self.wins * 100 + self.games / 2).checked_div(self.games).unwrap_or(0)
    }

    /// What counted at the end on average.
    pub fn mean(self) -> i64 {
        if self.games == 0 { 0 } else { self.coins / self.games as i64 }
    }
}

/// By what the rows of a table are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// By mats.
    Mat,
    /// By how many play.
    Seats,
}

impl Kind {
    /// The rows with their names.
    pub fn groups(self, all: &[Tally], texts: &Texts) -> Vec<(String, Sum)> {
        match self {
            Kind::Mat => Mat::ALL
                .into_iter()
                .map(|mat| (texts.mat(mat), Sum::of(all.iter().filter(|t| t.mat == mat.id()))))
                .collect(),
            Kind::Seats => (1..=7)
                .map(|n: u32| {
                    (
                        texts.fill("page-seats", &[("n", n.into())]),
                        Sum::of(all.iter().filter(|t| t.seats == n)),
                    )
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_rounded_and_nothing_is_divided_by_nothing() {
        let tally = |games, wins, coins| Tally {
            faction: "nordic".into(),
            mat: "industrial".into(),
            seats: 2,
            player: "person".into(),
            games,
            wins,
            coins,
        };
        let sum = Sum::of([tally(2, 1, 120), tally(1, 1, 90)].iter());
        assert_eq!((sum.games, sum.rate(), sum.mean()), (3, 67, 70));
        assert_eq!((Sum::default().rate(), Sum::default().mean()), (0, 0));
    }
}
