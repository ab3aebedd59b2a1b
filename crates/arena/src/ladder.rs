//! How strong players are, measured by whom they beat: the model of Bradley and Terry.
//!
//! A player of strength a finishes before one of strength b with the chance 1 / (1 + exp(b - a)). A game of several seats
//! counts as one comparison for each pair of different players, a shared place as half a win for both. Such comparisons
//! hang together, so the error is taken from how much whole games differ (a sandwich estimator, clustered by game), or from
//! the model where that says more. Every player has drawn one game against somebody of strength 0 beforehand: without it
//! nobody who has won or lost every game would have a strength.

use crate::wilson::Z95;
use std::collections::BTreeMap;

/// Elo points of one unit of the model: ten times the chances are 400 points.
const ELO: f64 = 400.0 / core::f64::consts::LN_10;
/// Games that every player has drawn beforehand.
const PRIOR: f64 = 1.0;

/// How a game ended for the ladder: players by number, each with a place from 1.
///
/// ```
/// use kosa_arena::{Ladder, Order};
///
/// // The third player won, the others share the second place.
/// let order: Order = vec![(2, 1), (0, 2), (1, 2)];
/// let mut ladder = Ladder::new(3);
/// ladder.add(&order);
/// assert_eq!(ladder.fit()[0].player, 2);
/// ```
pub type Order = Vec<(usize, u8)>;

/// Results that are counted and not kept: the same order of the same players takes no more space.
///
/// ```
/// use kosa_arena::Ladder;
///
/// let mut ladder = Ladder::new(2);
/// (0..75).for_each(|_| ladder.add(&[(0, 1), (1, 2)]));
/// (0..25).for_each(|_| ladder.add(&[(1, 1), (0, 2)]));
/// let rungs = ladder.fit();
/// assert_eq!(rungs[0].player, 0);
/// let lead = rungs[0].elo - rungs[1].elo;
/// assert!((180.0..200.0).contains(&lead), "three to one is 191 points: {lead}");
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ladder {
    players: usize,
    orders: BTreeMap<Order, u64>,
}

/// One player on the ladder.
///
/// ```
/// use kosa_arena::Ladder;
///
/// let mut ladder = Ladder::new(3);
/// (0..20).for_each(|_| ladder.add(&[(1, 1), (0, 2), (2, 3)]));
/// let rungs = ladder.fit();
/// assert_eq!(rungs.iter().map(|rung| rung.player).collect::<Vec<_>>(), [1, 0, 2], "the strongest first");
/// assert_eq!(rungs[0].comparisons, 40, "with two others in each of twenty games");
/// assert!(rungs[0].ci95[0] < rungs[0].elo && rungs[0].elo < rungs[0].ci95[1]);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// The player.
    pub player: usize,
    /// Elo points; the mean of all players is 0.
    pub elo: f64,
    /// The 95 % confidence interval of the points.
    pub ci95: [f64; 2],
    /// Comparisons with other players.
    pub comparisons: u64,
}

impl Ladder {
    /// A ladder for so many players.
    pub fn new(players: usize) -> Ladder {
        Ladder { players, orders: BTreeMap::new() }
    }

    /// Counts a game. Players of other numbers are left out.
    pub fn add(&mut self, order: &[(usize, u8)]) {
        let mut order: Order = order.iter().copied().filter(|(player, _)| *player < self.players).collect();
        order.sort_unstable();
        *self.orders.entry(order).or_default() += 1;
    }

    /// The pairs of an order that say something: winner's part, both players.
    fn comparisons(order: &Order) -> impl Iterator<Item = (usize, usize, f64)> + '_ {
        let pairs = order.iter().enumerate().flat_map(|(i, a)| order[i + 1..].iter().map(move |b| (a, b)));
        pairs.filter(|(a, b)| a.0 != b.0).map(|(a, b)| {
            let part = match a.1.cmp(&b.1) {
                core::cmp::Ordering::Less => 1.0,
                core::cmp::Ordering::Equal => 0.5,
                core::cmp::Ordering::Greater => 0.0,
            };
            (a.0, b.0, part)
        })
    }

    /// The slope of one game at these strengths.
    fn slope(order: &Order, strengths: &[f64]) -> Vec<f64> {
        let mut slope = vec![0.0; strengths.len()];
        for (a, b, part) in Ladder::comparisons(order) {
            let surprise = part - chance(strengths[a] - strengths[b]);
            slope[a] += surprise;
            slope[b] -= surprise;
        }
        slope
    }

    /// Slope and curvature of the whole likelihood.
    fn derivatives(&self, strengths: &[f64]) -> (Vec<f64>, Matrix) {
        let n = self.players;
        let (mut slope, mut curve) = (vec![0.0; n], vec![vec![0.0; n]; n]);
        for (order, count) in &self.orders {
            let count = *count as f64;
            for (to, part) in slope.iter_mut().zip(Ladder::slope(order, strengths)) {
                *to += count * part;
            }
            for (a, b, _) in Ladder::comparisons(order) {
                let p = chance(strengths[a] - strengths[b]);
                let weight = count * p * (1.0 - p);
                curve[a][a] += weight;
                curve[b][b] += weight;
                curve[a][b] -= weight;
                curve[b][a] -= weight;
            }
        }
        for i in 0..n {
            let p = chance(strengths[i]);
            slope[i] += PRIOR * (0.5 - p);
            curve[i][i] += PRIOR * p * (1.0 - p);
        }
        (slope, curve)
    }

    /// The likelihood's logarithm.
    fn likelihood(&self, strengths: &[f64]) -> f64 {
        let log = |x: f64| -softplus(-x);
        let mut sum = 0.0;
        for (order, count) in &self.orders {
            let one = Ladder::comparisons(order).map(|(a, b, part)| {
                let lead = strengths[a] - strengths[b];
                part * log(lead) + (1.0 - part) * log(-lead)
            });
            sum += *count as f64 * one.sum::<f64>();
        }
        sum + strengths.iter().map(|s| 0.5 * PRIOR * (log(*s) + log(-*s))).sum::<f64>()
    }

    /// The strengths that make what has happened most likely, by Newton's method: the likelihood has one summit.
    fn strengths(&self) -> Vec<f64> {
        let mut at = vec![0.0; self.players];
        for _ in 0..200 {
            let (slope, curve) = self.derivatives(&at);
            let Some(step) = inverse(&curve).map(|inverse| times(&inverse, &slope)) else { break };
            let here = self.likelihood(&at);
            let mut part = 1.0;
            let next = loop {
                let next: Vec<f64> = at.iter().zip(&step).map(|(a, s)| a + part * s).collect();
                if self.likelihood(&next) >= here || part < 1e-9 {
                    break next;
                }
                part /= 2.0;
            };
            let moved = at.iter().zip(&next).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            at = next;
            if moved < 1e-10 {
                break;
            }
        }
        at
    }

    /// The ladder, the strongest first; equals by their number.
    pub fn fit(&self) -> Vec<Rung> {
        let n = self.players;
        let at = self.strengths();
        let (_, curve) = self.derivatives(&at);
        let model = inverse(&curve).unwrap_or_else(|| vec![vec![0.0; n]; n]);
        let mut meat = vec![vec![0.0; n]; n];
        for (order, count) in &self.orders {
            let slope = Ladder::slope(order, &at);
            for i in 0..n {
                for j in 0..n {
                    meat[i][j] += *count as f64 * slope[i] * slope[j];
                }
            }
        }
        let clustered = product(&product(&model, &meat), &model);
        let mean = at.iter().sum::<f64>() / n.max(1) as f64;
        let rung = |player: usize| {
            let error = centred(&model, player).max(centred(&clustered, player)).max(0.0).sqrt();
            let elo = ELO * (at[player] - mean);
            let half = ELO * Z95 * error;
            let count = |order: &Order| {
                Ladder::comparisons(order).filter(|(a, b, _)| *a == player || *b == player).count() as u64
            };
            let comparisons = self.orders.iter().map(|(order, games)| games * count(order)).sum();
            Rung { player, elo, ci95: [elo - half, elo + half], comparisons }
        };
        let mut rungs: Vec<Rung> = (0..n).map(rung).collect();
        rungs.sort_by(|a, b| b.elo.total_cmp(&a.elo).then(a.player.cmp(&b.player)));
        rungs
    }
}

type Matrix = Vec<Vec<f64>>;

/// 1 / (1 + exp(-x)), without overflow.
fn chance(x: f64) -> f64 {
    if x >= 0.0 { 1.0 / (1.0 + (-x).exp()) } else { x.exp() / (1.0 + x.exp()) }
}

/// ln(1 + exp(x)), without overflow.
fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

/// The variance of one strength less the mean of all.
fn centred(covariance: &Matrix, player: usize) -> f64 {
    let n = covariance.len() as f64;
    let weight = |i: usize| if i == player { 1.0 - 1.0 / n } else { -1.0 / n };
    let rows = covariance.iter().enumerate();
    rows.map(|(i, row)| row.iter().enumerate().map(|(j, c)| weight(i) * weight(j) * c).sum::<f64>()).sum()
}

fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let n = b.len();
    let cell = |row: &[f64], j: usize| (0..n).map(|k| row[k] * b[k][j]).sum();
    a.iter().map(|row| (0..n).map(|j| cell(row, j)).collect()).collect()
}

/// The inverse by Gauss and Jordan with the largest pivot; nothing for a matrix that has none.
fn inverse(matrix: &Matrix) -> Option<Matrix> {
    let n = matrix.len();
    let mut left = matrix.clone();
    let mut right: Matrix = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for column in 0..n {
        let pivot = (column..n).max_by(|a, b| left[*a][column].abs().total_cmp(&left[*b][column].abs()))?;
        if left[pivot][column].abs() < 1e-300 {
            return None;
        }
        left.swap(column, pivot);
        right.swap(column, pivot);
        let scale = left[column][column];
        left[column].iter_mut().for_each(|x| *x /= scale);
        right[column].iter_mut().for_each(|x| *x /= scale);
        for row in (0..n).filter(|row| *row != column) {
            let factor = left[row][column];
            for k in 0..n {
                left[row][k] -= factor * left[column][k];
                right[row][k] -= factor * right[column][k];
            }
        }
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inverse_by_hand() {
        let inverse = inverse(&vec![vec![0.0, 2.0], vec![4.0, 1.0]]).unwrap();
        let expected = [[-0.125, 0.25], [0.5, 0.0]];
        for (row, expected) in inverse.iter().zip(expected) {
            assert!(row.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{inverse:?}");
        }
        assert_eq!(super::inverse(&vec![vec![1.0, 1.0], vec![1.0, 1.0]]), None);
    }
}
