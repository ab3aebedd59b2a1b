//! What people bid for pairs of faction and mat, beside how the pairs did in a series.

use crate::standings::{Standings, Tally};
use kosa_engine::vocab::{Faction, Mat};
use std::collections::BTreeMap;

/// Bids for pairs of faction and mat: the more, the better people think the pair is.
///
/// ```
/// use kosa_arena::Bids;
///
/// let bids = Bids::from_csv("faction,mat,bid\nRusviet,Industrial,31\nNordic,Engineering,7\n").unwrap();
/// assert_eq!(bids.len(), 2);
/// assert!(Bids::from_csv("mat,bid\nIndustrial,31\n").is_err());
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bids(BTreeMap<(Faction, Mat), f64>);

/// Why a text holds no bids.
///
/// ```
/// use kosa_arena::{Bids, BidsError};
///
/// assert_eq!(Bids::from_csv("mat,bid\nIndustrial,31\n"), Err(BidsError::Head), "no column says which faction");
/// let wrong = Bids::from_csv("faction,mat,bid\nRusviet,Industrial,a lot\n").unwrap_err();
/// assert_eq!(wrong.to_string(), "line 2: expected a faction, a mat and a number");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BidsError {
    /// The first line does not name the columns `faction`, `mat` and `bid`.
    Head,
    /// A line, counted from 1, is not understood.
    Line(usize),
}

impl core::fmt::Display for BidsError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            BidsError::Head => f.write_str("expected columns: faction, mat, bid"),
            BidsError::Line(line) => write!(f, "line {line}: expected a faction, a mat and a number"),
        }
    }
}

impl core::error::Error for BidsError {}

/// How far results and bids go together.
///
/// ```
/// use kosa_arena::{Bids, GameLine, SeatLine, Standings};
/// use kosa_engine::vocab::{Faction, Mat, Star};
///
/// let bids = "faction,mat,bid\nrusviet,industrial,31\nnordic,engineering,7\ncrimea,patriotic,20\n";
/// let bids = Bids::from_csv(bids).unwrap();
/// let pairs = [(Faction::Rusviet, Mat::Industrial), (Faction::Crimea, Mat::Patriotic), (Faction::Nordic, Mat::Engineering)];
/// let seats = pairs.iter().zip([90, 70, 50]).enumerate().map(|(i, ((faction, mat), score))| SeatLine {
///     entrant: i, faction: *faction, mat: Some(*mat), place: i as u8 + 1, score, stars: [0; Star::COUNT], turns: vec![],
/// });
/// let line = GameLine { game: 0, finished: true, turns: 60, refused: 0, seats: seats.collect() };
/// let mut standings = Standings::new(["a", "b", "c"]);
/// standings.add(&line);
///
/// let correlation = bids.correlation(&standings).unwrap();
/// assert_eq!((correlation.pairs, correlation.margin), (3, Some(1.0)), "the dearest pair was the furthest ahead");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Correlation {
    /// Pairs that were both bid for and played.
    pub pairs: usize,
    /// Rank correlation of bids and mean margins; nothing if either are all equal.
    pub margin: Option<f64>,
    /// Rank correlation of bids and parts of games won.
    pub win_rate: Option<f64>,
}

impl Bids {
    /// Reads comma-separated values: the first line names the columns, of which `faction`, `mat` and one that begins with
    /// `bid` or is called `community_bid_coins` are read.
    pub fn from_csv(text: &str) -> Result<Bids, BidsError> {
        let mut lines = text.trim_start_matches('\u{feff}').lines().enumerate();
        let head: Vec<String> = lines
            .next()
            .map(|(_, line)| line.split(',').map(|cell| cell.trim().to_lowercase()).collect())
            .unwrap_or_default();
        let column = |is: &dyn Fn(&str) -> bool| head.iter().position(|name| is(name)).ok_or(BidsError::Head);
        let faction = column(&|name| name == "faction")?;
        let mat = column(&|name| name == "mat")?;
        let bid = column(&|name| name == "community_bid_coins" || name.starts_with("bid"))?;
        let mut bids = BTreeMap::new();
        for (i, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let cells: Vec<String> = line.split(',').map(|cell| cell.trim().to_lowercase()).collect();
            let read = || {
                let pair = (cells.get(faction)?.parse().ok()?, cells.get(mat)?.parse().ok()?);
                let bid: f64 = cells.get(bid)?.parse().ok()?;
                Some((pair, bid)).filter(|_| bid.is_finite())
            };
            let (pair, bid) = read().ok_or(BidsError::Line(i + 1))?;
            bids.insert(pair, bid);
        }
        Ok(Bids(bids))
    }

    /// How many pairs have a bid.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bid for a pair.
    pub fn get(&self, faction: Faction, mat: Mat) -> Option<f64> {
        self.0.get(&(faction, mat)).copied()
    }

    /// How far the results of a series go with them; nothing for fewer than three pairs.
    pub fn correlation(&self, standings: &Standings) -> Option<Correlation> {
        let played = standings.pairs.iter().filter(|(_, tally)| tally.score.count > 0);
        let both: Vec<(f64, &Tally)> =
            played.filter_map(|((faction, mat), tally)| Some((self.get(*faction, *mat)?, tally))).collect();
        let bids: Vec<f64> = both.iter().map(|(bid, _)| *bid).collect();
        let of = |value: &dyn Fn(&Tally) -> f64| {
            spearman(&bids, &both.iter().map(|(_, tally)| value(tally)).collect::<Vec<_>>())
        };
        (both.len() >= 3).then(|| Correlation {
            pairs: both.len(),
            margin: of(&|tally| tally.margin.mean()),
            win_rate: of(&Tally::win_rate),
        })
    }
}

/// Spearman's rank correlation, equal values sharing their ranks; nothing for fewer than three, or if all on one side are
/// equal.
///
/// ```
/// use kosa_arena::spearman;
///
/// assert_eq!(spearman(&[1.0, 2.0, 9.0], &[10.0, 20.0, 21.0]), Some(1.0));
/// assert_eq!(spearman(&[1.0, 2.0, 9.0], &[3.0, 2.0, 1.0]), Some(-1.0));
/// assert_eq!(spearman(&[1.0, 1.0, 1.0], &[3.0, 2.0, 1.0]), None);
/// ```
pub fn spearman(a: &[f64], b: &[f64]) -> Option<f64> {
    if a.len() != b.len() || a.len() < 3 {
        return None;
    }
    let (a, b) = (ranks(a), ranks(b));
    let mean = (a.len() + 1) as f64 / 2.0;
    let sum = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| (x - mean) * (y - mean)).sum::<f64>();
    let below = (sum(&a, &a) * sum(&b, &b)).sqrt();
    (below > 0.0).then(|| sum(&a, &b) / below)
}

/// Ranks from 1; equal values share the mean of theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: &f64| {
        let less = values.iter().filter(|other| *other < value).count();
        let same = values.iter().filter(|other| *other == value).count();
        less as f64 + (same + 1) as f64 / 2.0
    };
    values.iter().map(rank).collect()
}
