/// The 95 % confidence interval of a part of a whole, by Wilson's formula: it stays between 0 and 1 and is sensible for few
/// games and for all or none won.
///
/// ```
/// use kosa_arena::wilson;
///
/// let [low, high] = wilson(77, 100);
/// assert!((low - 0.678).abs() < 0.001 && (high - 0.842).abs() < 0.001);
/// assert_eq!(wilson(0, 0), [0.0, 1.0], "nothing is known");
/// ```
pub fn wilson(wins: u64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let (n, p, z) = (games as f64, wins as f64 / games as f64, Z95);
    let middle = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    [((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0)]
}

/// Of a normal distribution, 95 % lies within so many standard deviations.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_hold_the_part_and_shrink_with_the_games() {
        for games in [1, 5, 40, 400, 100_000] {
            for wins in [0, games / 3, games / 2, games] {
                let [low, high] = wilson(wins, games);
                let part = wins as f64 / games as f64;
                assert!((0.0..=1.0).contains(&low) && (0.0..=1.0).contains(&high));
                assert!(low <= part + 1e-12 && part <= high + 1e-12, "{wins}/{games}: {low} {high}");
            }
        }
        let width = |games: u64| wilson(games / 2, games)[1] - wilson(games / 2, games)[0];
        assert!(width(100) > 1.9 * width(400) && width(100) < 2.1 * width(400));
    }
}
