use crate::histogram::Histogram;

/// Mean, spread, percentiles and extremes of a whole number over many games.
///
/// ```
/// use kosa_simulate::Spread;
///
/// let mut scores = Spread::default();
/// [40, 50, 60].into_iter().for_each(|score| scores.add(score));
/// assert_eq!((scores.mean(), scores.sd(), scores.median()), (50.0, 10.0, 50));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spread {
    /// How many numbers.
    pub count: u64,
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
    sum: u128,
    squares: u128,
    histogram: Histogram,
}

impl Spread {
    /// Adds a number.
    pub fn add(&mut self, value: u64) {
        self.min = if self.count == 0 { value } else { self.min.min(value) };
        self.max = self.max.max(value);
        self.count += 1;
        self.sum += value as u128;
        self.squares = self.squares.saturating_add((value as u128) * (value as u128));
        self.histogram.add(value);
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
        let numerator = n.saturating_mul(self.squares).saturating_sub(self.sum.saturating_mul(self.sum));
        (numerator as f64 / (n as f64 * (n - 1) as f64)).sqrt()
    }

    /// The smallest of the numbers that at least this percentage does not exceed; 0 for no numbers. Exact below 1024, to
    /// one part in 512 above that.
    pub fn percentile(&self, per_cent: u8) -> u64 {
        let rank = (self.count as u128 * per_cent.min(100) as u128).div_ceil(100) as u64;
        self.histogram.at_rank(rank.max(1)).map_or(0, |value| value.clamp(self.min, self.max))
    }

    /// Half of the numbers are not larger.
    pub fn median(&self) -> u64 {
        self.percentile(50)
    }

    /// The memory behind it, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.histogram.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: impl IntoIterator<Item = u64>) -> Spread {
        let mut spread = Spread::default();
        numbers.into_iter().for_each(|n| spread.add(n));
        spread
    }

    #[test]
    fn spread_by_hand() {
        let spread = of([2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((spread.count, spread.min, spread.max, spread.mean()), (8, 2, 9, 5.0));
        assert!((spread.sd() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(Spread::default().sd(), 0.0);
    }

    #[test]
    fn percentiles_by_hand() {
        let spread = of((1..=10).rev());
        assert_eq!([0, 10, 11, 50, 51, 90, 100].map(|p| spread.percentile(p)), [1, 1, 2, 5, 6, 9, 10]);
        assert_eq!(of([3, 1, 2]).median(), 2);
        assert_eq!((Spread::default().median(), of([7]).median()), (0, 7));
        // A step of several numbers never leads outside of what has come.
        assert_eq!((of([70_001]).median(), of([1 << 40]).median()), (70_001, 1 << 40));
    }
}
