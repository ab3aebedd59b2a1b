//! Times at which no server ran: nobody could decide anything then, and no clock runs.

use std::sync::Arc;

/// Times at which nobody was answered, in milliseconds since 1970, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pauses(Arc<[(u64, u64)]>);

impl From<Vec<(u64, u64)>> for Pauses {
    fn from(mut pauses: Vec<(u64, u64)>) -> Pauses {
        pauses.sort_unstable();
        Pauses(pauses.into())
    }
}

impl Pauses {
    /// How much of the time between two moments counts.
    pub fn between(&self, since: u64, until: u64) -> u64 {
        let lost = self.0.iter().map(|(from, to)| (*to).min(until).saturating_sub((*from).max(since)));
        until.saturating_sub(since).saturating_sub(lost.sum())
    }

    /// The moment from which on so much time has counted since another.
    pub fn after(&self, since: u64, time: u64) -> u64 {
        let mut when = since.saturating_add(time);
        for (from, to) in self.0.iter().filter(|(_, to)| *to > since) {
            let from = (*from).max(since);
            if from < when {
                when = when.saturating_add(to.saturating_sub(from));
            }
        }
        when
    }

    /// The moment from which on all time counts, if it is counted from another: that moment and what was lost after it.
    pub(super) fn forgiven(&self, since: u64) -> u64 {
        let last = self.0.last().map_or(since, |(_, to)| (*to).max(since));
        last - self.between(since, last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_at_which_nobody_was_answered_does_not_count() {
        let pauses = Pauses::from(vec![(300, 400), (100, 200)]);
        assert_eq!(
            [pauses.between(50, 350), pauses.between(150, 160), pauses.between(200, 300)],
            [150, 0, 100]
        );
        assert_eq!([50, 150, 151].map(|time| pauses.after(50, time)), [100, 300, 401]);
        assert_eq!([pauses.after(250, 10), pauses.after(500, 10)], [260, 510]);
        assert_eq!([pauses.forgiven(50), pauses.forgiven(500)], [250, 500]);
        assert_eq!(Pauses::default().forgiven(7), 7);
    }
}
