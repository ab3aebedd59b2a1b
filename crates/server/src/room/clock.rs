//! Clocks. They are worked out from the times in the log, never read: every process finds the same. They turn only when somebody else is
//! asked than before, which everybody sees; a decision that does not show moves no hand. While no server runs none does.

use super::Pauses;
use kosa_wire::{Clock, ClockDoc};

/// Whoever comes back has at least so long, in milliseconds.
const GRACE: u64 = 30_000;
const DAY: u64 = 86_400_000;

/// What each place has left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Clocks {
    left: Vec<u64>,
    running: Vec<usize>,
    since: u64,
    /// When somebody last decided something: the others wait for each decision.
    decided: u64,
    /// Whether somebody has lost popularity since then.
    stalled: bool,
    pauses: Pauses,
}

impl Clocks {
    /// Clocks before anybody was asked.
    pub(super) fn new(clock: Clock, places: usize, pauses: Pauses) -> Clocks {
        Clocks { left: vec![full(clock); places], pauses, ..Clocks::default() }
    }

    /// These places are asked from now on; whether that is new.
    pub(super) fn turn(&mut self, clock: Clock, asked: Vec<usize>, now: u64) -> bool {
        if asked == self.running {
            return false;
        }
        let spent = self.pauses.between(self.since, now);
        for place in core::mem::take(&mut self.running) {
            let Some(left) = self.left.get_mut(place) else { continue };
            *left = left.saturating_sub(spent);
            if !asked.contains(&place) {
                *left = match clock {
                    Clock::Off => 0,
                    Clock::Live { increment, .. } => left.saturating_add(u64::from(increment) * 1000),
                    Clock::Days { .. } => full(clock),
                };
            }
        }
        self.running = asked;
        self.since = now;
        self.stalled = false;
        true
    }

    /// Somebody has decided something; for the next decision the others wait again.
    pub(super) fn decides(&mut self, now: u64) {
        self.decided = now;
        self.stalled = false;
    }

    /// Somebody is here again.
    pub(super) fn welcome(&mut self, clock: Clock, place: usize) {
        if let Some(left) = self.left.get_mut(place) {
            *left = (*left).max(full(clock).min(GRACE));
        }
    }

    /// Somebody was punished for waiting, and is not again before something was decided.
    pub(super) fn punished(&mut self) {
        self.stalled = true;
    }

    /// The place that has waited too long, if one alone is asked, and when that is.
    pub(super) fn stalls(&self, seconds: Option<u16>) -> Option<(usize, u64)> {
        match (seconds, self.running.as_slice()) {
            (Some(seconds), [place]) if !self.stalled => {
                Some((*place, self.pauses.after(self.since.max(self.decided), u64::from(seconds) * 1000)))
            }
            _ => None,
        }
    }

    /// The place whose clock is out next, and when that is.
    pub(super) fn runs_out(&self, clock: Clock) -> Option<(usize, u64)> {
        let out = self.running.iter().filter_map(|place| Some((*place, self.out_at(clock, *place)?)));
        out.min_by_key(|(_, when)| *when)
    }

    /// When the clock of a place is out, if it runs.
    pub(super) fn out_at(&self, clock: Clock, place: usize) -> Option<u64> {
        let runs = clock != Clock::Off && self.running.contains(&place);
        runs.then(|| self.pauses.after(self.since, *self.left.get(place).unwrap_or(&0)))
    }

    /// As it is told.
    pub(super) fn doc(&self) -> ClockDoc {
        ClockDoc {
            left: self.left.clone(),
            running: self.running.iter().map(|place| *place as u8 + 1).collect(),
            since: self.pauses.forgiven(self.since),
        }
    }
}

fn full(clock: Clock) -> u64 {
    match clock {
        Clock::Off => 0,
        Clock::Live { bank, .. } => u64::from(bank) * 1000,
        Clock::Days { days } => u64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bank_is_used_up_and_grows_with_each_turn() {
        let clock = Clock::Live { bank: 60, increment: 5 };
        let mut clocks = Clocks::new(clock, 2, Pauses::default());
        assert!(clocks.turn(clock, vec![0], 1000));
        assert!(!clocks.turn(clock, vec![0], 9000), "the same is asked: nothing turns");
        assert_eq!(clocks.runs_out(clock), Some((0, 61_000)));
        assert!(clocks.turn(clock, vec![1], 11_000));
        assert_eq!(clocks.doc().left, [55_000, 60_000]);
        clocks.turn(clock, vec![0], 171_000);
        assert_eq!(clocks.doc().left, [55_000, 5000], "nothing is less than nothing");
        clocks.welcome(clock, 1);
        assert_eq!(clocks.doc().left, [55_000, 30_000]);
    }

    #[test]
    fn while_no_server_runs_no_clock_does() {
        let clock = Clock::Live { bank: 60, increment: 0 };
        let mut clocks = Clocks::new(clock, 2, Pauses::from(vec![(10_000, 100_000)]));
        clocks.turn(clock, vec![0], 1000);
        assert_eq!(clocks.runs_out(clock), Some((0, 151_000)));
        assert_eq!(clocks.doc().left_at(1, 101_000), Some(50_000), "it is told so too");
        clocks.turn(clock, vec![1], 101_000);
        assert_eq!(clocks.doc().left, [50_000, 60_000]);
        assert_eq!(clocks.doc().since, 101_000);
    }

    #[test]
    fn days_are_new_with_each_turn_and_stalling_is_punished_once() {
        let clock = Clock::Days { days: 2 };
        let mut clocks = Clocks::new(clock, 2, Pauses::default());
        clocks.turn(clock, vec![1], 0);
        assert_eq!(clocks.stalls(Some(10)), Some((1, 10_000)));
        clocks.decides(6000);
        assert_eq!(clocks.stalls(Some(10)), Some((1, 16_000)), "each decision has its time");
        clocks.punished();
        assert_eq!(clocks.stalls(Some(10)), None);
        clocks.turn(clock, vec![0, 1], 50_000);
        assert_eq!(clocks.stalls(Some(10)), None, "two who choose in secret wait for each other");
        clocks.turn(clock, vec![0], DAY);
        assert_eq!(clocks.runs_out(clock), Some((0, 2 * DAY + 50_000)));
        clocks.turn(clock, vec![1], DAY + 1);
        assert_eq!(clocks.runs_out(clock), Some((1, 3 * DAY + 1)));
    }
}
