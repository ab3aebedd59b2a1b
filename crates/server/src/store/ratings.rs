//! Ratings by the model of Weng and Lin, which rates games of any number of players; the crate `skillratings` works it out.

use super::ResultRow;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong somebody is thought to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub mu: f64,
    /// How uncertain it is.
    pub sigma: f64,
    /// Games it rests on.
    pub games: u64,
}

impl Default for Rating {
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { mu: rating, sigma: uncertainty, games: 0 }
    }
}

impl Rating {
    /// What is nearly certain: the number by which a leaderboard is ordered.
    pub fn shown(&self) -> f64 {
        self.mu - 3.0 * self.sigma
    }
}

/// The people who are rated by a game, with their places: nobody, if it is not played for ratings or fewer than two people play.
/// Somebody with several seats is not rated: one plays into the hands of the other.
pub(super) fn rated(rows: &[ResultRow]) -> Vec<(&str, u32)> {
    let people: Vec<&ResultRow> = rows.iter().filter(|row| row.rated && !row.person.is_empty()).collect();
    let seats = |person: &str| people.iter().filter(|row| row.person == person).count();
    let alone: Vec<(&str, u32)> = people
        .iter()
        .filter(|row| seats(&row.person) == 1)
        .map(|row| (row.person.as_str(), row.place))
        .collect();
    if alone.len() < 2 { Vec::new() } else { alone }
}

/// The ratings after a game: the person, what it was, what it is.
pub(super) fn after<'a>(before: &[(&'a str, u32, Rating)]) -> Vec<(&'a str, Rating, Rating)> {
    let teams: Vec<[WengLinRating; 1]> =
        before.iter().map(|(_, _, r)| [WengLinRating { rating: r.mu, uncertainty: r.sigma }]).collect();
    let with_places: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(before)
        .map(|(team, (_, place, _))| (team.as_slice(), MultiTeamOutcome::new(*place as usize)))
        .collect();
    let after = weng_lin_multi_team(&with_places, &WengLinConfig::new());
    before
        .iter()
        .zip(after)
        .filter_map(|((person, _, old), new)| {
            let new = new.first()?;
            Some((*person, *old, Rating { mu: new.rating, sigma: new.uncertainty, games: old.games + 1 }))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_rises_and_whoever_loses_falls() {
        let start = Rating::default();
        let after = after(&[("a", 2, start), ("b", 1, start), ("c", 3, start)]);
        let mu = |name: &str| after.iter().find(|(person, ..)| *person == name).unwrap().2.mu;
        assert!(mu("b") > mu("a") && mu("a") > mu("c"));
        assert!(after.iter().all(|(_, _, new)| new.sigma < start.sigma && new.games == 1));
    }

    #[test]
    fn only_people_at_tables_that_want_it_are_rated() {
        let row = |person: &str, place, rated| ResultRow {
            seat: place,
            person: person.into(),
            kind: "person".into(),
            faction: "nordic".into(),
            mat: "industrial".into(),
            seats: 3,
            place,
            total: 50,
            rated,
        };
        assert_eq!(rated(&[row("a", 1, true), row("", 2, true), row("b", 3, true)]), [("a", 1), ("b", 3)]);
        assert!(rated(&[row("a", 1, false), row("b", 2, false)]).is_empty());
        assert!(rated(&[row("a", 1, true), row("", 2, true)]).is_empty());
        assert!(
            rated(&[row("a", 1, true), row("a", 2, true), row("b", 3, true)]).is_empty(),
            "two seats of one"
        );
    }
}
