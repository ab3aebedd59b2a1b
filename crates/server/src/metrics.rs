//! What is counted, in the words of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// Something that only grows.
#[derive(Debug)]
pub(crate) struct Counter {
    name: &'static str,
    help: &'static str,
    value: AtomicU64,
}

impl Counter {
    const fn new(name: &'static str, help: &'static str) -> Counter {
        Counter { name, help, value: AtomicU64::new(0) }
    }

    /// One more.
    pub(crate) fn add(&self) {
        self.value.fetch_add(1, Ordering::Relaxed);
    }
}

pub(crate) static REQUESTS: Counter =
    Counter::new("kosa_requests_total", "HTTP requests that were answered.");
pub(crate) static REFUSED: Counter =
    Counter::new("kosa_requests_refused_total", "Requests that were refused.");
pub(crate) static FAILED: Counter = Counter::new("kosa_requests_failed_total", "Requests that failed here.");
pub(crate) static COMMANDS: Counter =
    Counter::new("kosa_commands_total", "Commands at tables that were done.");
pub(crate) static LINES: Counter =
    Counter::new("kosa_lines_total", "Lines that were added to logs of tables.");
pub(crate) static MESSAGES: Counter = Counter::new("kosa_messages_total", "Messages to those who listen.");
pub(crate) static TOO_SLOW: Counter =
    Counter::new("kosa_too_slow_total", "Connections that read too slowly and were cut.");
pub(crate) static TOO_MANY: Counter =
    Counter::new("kosa_too_many_total", "Requests beyond what one may ask.");
pub(crate) static PUSHES: Counter =
    Counter::new("kosa_pushes_total", "Messages that push services have taken.");
pub(crate) static PUSHES_FAILED: Counter =
    Counter::new("kosa_pushes_failed_total", "Messages that push services have not taken.");
static ACK_SUM: AtomicU64 = AtomicU64::new(0);
/// Upper bounds of how long commands took, in microseconds.
const BOUNDS: [u64; 11] =
    [1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 500_000, 2_000_000];
static ACKS: [AtomicU64; BOUNDS.len() + 1] = [const { AtomicU64::new(0) }; BOUNDS.len() + 1];

/// A command took so long, in microseconds.
pub(crate) fn took(micros: u64) {
    let slot = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
    ACKS[slot].fetch_add(1, Ordering::Relaxed);
    ACK_SUM.fetch_add(micros, Ordering::Relaxed);
}

/// Everything as text; `gauges` are names, helps and values of what goes up and down.
pub(crate) fn text(gauges: &[(&str, &str, u64)]) -> String {
    let mut out = String::new();
    let counters = [
        &REQUESTS,
        &REFUSED,
        &FAILED,
        &COMMANDS,
        &LINES,
        &MESSAGES,
        &TOO_SLOW,
        &TOO_MANY,
        &PUSHES,
        &PUSHES_FAILED,
    ];
    for counter in counters {
        let (name, help, value) = (counter.name, counter.help, counter.value.load(Ordering::Relaxed));
        let _ = write!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}\n");
    }
    for (name, help, value) in gauges {
        let _ = write!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}\n");
    }
    let name = "kosa_command_seconds";
    let _ = write!(out, "# HELP {name} From a command to its answer.\n# TYPE {name} histogram\n");
    let mut all = 0;
    for (count, bound) in ACKS.iter().zip(BOUNDS.iter().map(Some).chain([None])) {
        all += count.load(Ordering::Relaxed);
        let bound = bound.map_or("+Inf".to_string(), |micros| (*micros as f64 / 1e6).to_string());
        let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {all}");
    }
    let sum = ACK_SUM.load(Ordering::Relaxed) as f64 / 1e6;
    let _ = write!(out, "{name}_sum {sum}\n{name}_count {all}\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_up_and_everything_has_its_type() {
        took(1_500);
        took(3_000_000);
        let text = text(&[("kosa_tables", "Tables.", 3)]);
        assert!(text.contains("# TYPE kosa_tables gauge\nkosa_tables 3\n"));
        assert!(text.contains("kosa_command_seconds_bucket{le=\"0.002\"} "));
        let line = |what: &str| {
            text.lines().find(|line| line.starts_with(what)).unwrap().rsplit(' ').next().unwrap()
        };
        assert_eq!(line("kosa_command_seconds_bucket{le=\"+Inf\"}"), line("kosa_command_seconds_count"));
    }
}
