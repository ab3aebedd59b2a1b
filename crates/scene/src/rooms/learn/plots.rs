//! Many games: points, who won, how points go up and down.

use kosa_engine::vocab::{Faction, Mat};
use kosa_learn::{FinishedGame, FinishedSeat, History};

/// What a person had at the end of a game, and whether that was most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Result {
    /// The faction.
    pub faction: Faction,
    /// The mat.
    pub mat: Option<Mat>,
    /// The fortune.
    pub points: u32,
    /// Whether it won.
    pub won: bool,
}

/// The results of people, the oldest game first.
pub fn results(history: &History) -> Vec<Result> {
    let of = |played: &FinishedGame| {
        let winner = played.winner().map(|winner| winner.seat);
        let result = |seat: &FinishedSeat| Result {
            faction: seat.faction,
            mat: seat.mat,
            points: seat.score.total(),
            won: winner == Some(seat.seat),
        };
        played.seats.iter().filter(|seat| seat.is_human()).map(result).collect::<Vec<_>>()
    };
    history.games.iter().rev().flat_map(of).collect()
}

/// So many points the longest bar has, in steps of twenty.
pub fn scale(results: &[Result]) -> u32 {
    results.iter().map(|result| result.points).max().unwrap_or(0).max(80).next_multiple_of(20)
}

/// Over so many games the line is the mean.
pub const OVER: usize = 10;

/// The mean of the last games before each, as many as there are.
pub fn means(points: &[u32]) -> Vec<f64> {
    let mean = |i: usize| {
        let from = (i + 1).saturating_sub(OVER);
        points[from..=i].iter().map(|n| f64::from(*n)).sum::<f64>() / (i + 1 - from) as f64
    };
    (0..points.len()).map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::means;

    #[test]
    fn the_line_is_the_mean_of_the_last_ten() {
        assert_eq!(means(&[10, 20]), [10.0, 15.0]);
        let rising: Vec<u32> = (1..=12).collect();
        assert_eq!(means(&rising)[11], 7.5);
        assert!(means(&[]).is_empty());
    }
}
