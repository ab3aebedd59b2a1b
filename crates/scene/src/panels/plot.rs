//! Points by round: how the labels of a plot keep apart.

/// How wide the plot is.
pub const WIDTH: f64 = 440.0;
/// How high it is.
pub const HEIGHT: f64 = 262.0;
/// Room for the numbers beside it.
pub const LEFT: f64 = 34.0;
/// Room for emblem and points.
pub const RIGHT: f64 = 74.0;
/// Room above it.
pub const TOP: f64 = 12.0;
/// Room for the rounds below it.
pub const FOOT: f64 = 26.0;
/// How far apart two emblems are at least.
const APART: f64 = 25.0;

/// Where the labels stand: as near to their points as they can without touching each other or leaving the plot.
pub fn spread(wished: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wished.len()).collect();
    order.sort_by(|a, b| wished[*a].total_cmp(&wished[*b]));
    let mut at = wished.to_vec();
    let mut least = TOP;
    for i in &order {
        at[*i] = at[*i].max(least);
        least = at[*i] + APART;
    }
    // What was pushed out below comes up again, and pushes what stands above it.
    let mut most = HEIGHT - FOOT;
    for i in order.iter().rev() {
        at[*i] = at[*i].min(most);
        most = at[*i] - APART;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_never_touch_and_stay_in_the_plot() {
        for wished in [vec![100.0, 100.0, 101.0, 230.0], vec![236.0; 5], vec![12.0; 7], vec![50.0]] {
            let mut at = spread(&wished);
            at.sort_by(f64::total_cmp);
            assert!(at.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.01), "{at:?}");
            assert!(at.iter().all(|y| (TOP - 0.01..=HEIGHT - FOOT + 0.01).contains(y)), "{at:?}");
        }
    }
}
