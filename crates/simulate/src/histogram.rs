/// Numbers below this are counted one by one.
const EXACT: u64 = 1024;
/// Above, each doubling is cut into this many steps.
const STEPS: u64 = EXACT / 2;
/// Numbers from here on are counted together.
const TOP: u64 = 1 << 26;
/// How many counts there can be.
const COUNTS: usize = (EXACT + STEPS * (TOP.ilog2() - EXACT.ilog2()) as u64) as usize + 1;

/// How often each number has come, in a space that does not grow with how many come: exact below 1024, to one part in
/// 512 above that.
///
/// ```
/// use kosa_simulate::Histogram;
///
/// let mut scores = Histogram::default();
/// [52, 40, 61].into_iter().for_each(|score| scores.add(score));
/// assert_eq!(scores.at_rank(2), Some(52), "the middle one");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram {
    counts: Vec<u64>,
}

impl Histogram {
    /// The most memory one can take, in bytes.
    pub const MAX_BYTES: usize = COUNTS * size_of::<u64>();

    /// Counts a number.
    pub fn add(&mut self, value: u64) {
        let at = place(value);
        if at >= self.counts.len() {
            // Not a byte more than is needed: most histograms hold scores.
            self.counts.reserve_exact(at + 1 - self.counts.len());
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
    }

    /// The number at this rank, from 1, of all numbers in ascending order; for a step of several, the smallest of them.
    pub fn at_rank(&self, rank: u64) -> Option<u64> {
        let mut passed = 0;
        let at = self.counts.iter().position(|count| {
            passed += count;
            *count > 0 && passed >= rank
        });
        at.map(smallest)
    }

    /// The memory it takes now, in bytes.
    pub fn bytes(&self) -> usize {
        self.counts.capacity() * size_of::<u64>()
    }
}

/// Which count a number belongs to.
fn place(value: u64) -> usize {
    let value = value.min(TOP);
    if value < EXACT {
        return value as usize;
    }
    let doublings = (value.ilog2() - EXACT.ilog2()) as u64;
    let step = (value >> (doublings + 1)) - STEPS;
    (EXACT + doublings * STEPS + step) as usize
}

/// The smallest number of a count.
fn smallest(place: usize) -> u64 {
    let place = place as u64;
    if place < EXACT {
        return place;
    }
    let (doublings, step) = ((place - EXACT) / STEPS, (place - EXACT) % STEPS);
    (STEPS + step) << (doublings + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_falls_into_the_step_that_begins_at_or_below_it() {
        let near = (0..26).flat_map(|power| [(1u64 << power) - 1, 1 << power, (1 << power) + 1]);
        for value in (0..5000).chain(near).chain([TOP - 1, TOP]) {
            let low = smallest(place(value));
            assert!(low <= value && place(low) == place(value), "{value}: {low}");
            assert!(value < EXACT && low == value || (value - low) * STEPS <= value, "{value}: {low}");
            assert!(smallest(place(value) + 1) > value);
        }
        assert_eq!((place(TOP), place(u64::MAX)), (COUNTS - 1, COUNTS - 1));
    }

    #[test]
    fn ranks_by_hand() {
        let mut histogram = Histogram::default();
        assert_eq!(histogram.at_rank(1), None);
        [7, 3, 3, 900].into_iter().for_each(|n| histogram.add(n));
        assert_eq!(
            [1, 2, 3, 4, 5].map(|rank| histogram.at_rank(rank)),
            [3, 3, 7, 900].map(Some).into_iter().chain([None]).collect::<Vec<_>>()[..]
        );
    }

    #[test]
    fn a_histogram_takes_no_more_than_it_says() {
        let mut histogram = Histogram::default();
        (0..100_000u64).for_each(|n| histogram.add(n % 200));
        assert!(histogram.bytes() <= 200 * size_of::<u64>());
        histogram.add(u64::MAX);
        (0..64).for_each(|power| histogram.add(1 << power));
        assert!(histogram.bytes() <= Histogram::MAX_BYTES);
    }
}
