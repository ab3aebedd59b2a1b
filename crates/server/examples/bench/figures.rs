//! What comes out.

use crate::Plan;
use serde_json::{Value, json};

/// How fast something was.
#[derive(Clone, Debug, Default)]
pub struct Speed {
    pub moves: usize,
    pub seconds: f64,
    /// From a command to its answer, in milliseconds, sorted.
    pub acks: Vec<f64>,
    /// From a command to the screens of everybody else.
    pub seen: Vec<f64>,
}

/// How long commands took inside the server: upper bounds in milliseconds, and how many took no longer.
#[derive(Clone, Debug, Default)]
pub struct Took(pub Vec<(f64, u64)>);

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    pub database: &'static str,
    pub live_games: usize,
    pub human: Speed,
    pub server: Took,
    /// How busy the machine was before and after, in processes that want to run.
    pub load: (f64, f64),
    /// A part of the games, as fast as it goes.
    pub fast_games: usize,
    pub fast: Speed,
    pub lost: usize,
    pub doubled: usize,
    pub bytes_per_game: u64,
    /// Games that lay in the database, how long a server took to its first answer, and until somebody sat at one of them.
    pub stored: usize,
    /// Lines of the log of each.
    pub stored_lines: usize,
    pub cold_start_ms: f64,
    pub first_table_ms: f64,
}

/// A value below which so much of a sorted list lies.
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let at = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or(0.0)
}

fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

impl Speed {
    fn a_second(&self) -> f64 {
        self.moves as f64 / self.seconds.max(0.001)
    }

    fn print(&self, what: &str) {
        println!(
            "  {what}: {} decisions in {:.0} s, {:.0} a second",
            self.moves,
            self.seconds,
            self.a_second()
        );
        for (to, times) in [("to the answer:    ", &self.acks), ("to everybody else:", &self.seen)] {
            let [p50, p99, most] = [0.5, 0.99, 1.0].map(|part| quantile(times, part));
            println!("    {to} p50 {p50:.1} ms, p99 {p99:.1} ms, at most {most:.1} ms");
        }
    }
}

impl Took {
    /// Without what came before.
    pub fn since(&self, before: &Took) -> Took {
        let less =
            self.0.iter().zip(&before.0).map(|((bound, now), (_, then))| (*bound, now.saturating_sub(*then)));
        Took(less.collect())
    }

    /// The bound that all but a hundredth kept, in milliseconds.
    pub fn p99(&self) -> f64 {
        let all = self.0.last().map_or(0, |(_, count)| *count);
        let kept = self.0.iter().find(|(_, count)| *count * 100 >= all * 99);
        kept.map_or(0.0, |(bound, _)| *bound)
    }
}

impl Figures {
    pub fn json(&self) -> Value {
        json!({
            "database": self.database,
            "live_games": self.live_games,
            "moves_per_second": round(self.human.a_second()),
            "ack_p50_ms": round(quantile(&self.human.acks, 0.5)),
            "ack_p99_ms": round(quantile(&self.human.acks, 0.99)),
            "seen_p99_ms": round(quantile(&self.human.seen, 0.99)),
            "lost": self.lost,
            "doubled": self.doubled,
            "bytes_per_game": self.bytes_per_game,
            "server_p99_at_most_ms": self.server.p99(),
            "load_average": [self.load.0, self.load.1],
            "full_speed_games": self.fast_games,
            "full_speed_moves_per_second": round(self.fast.a_second()),
            "full_speed_ack_p50_ms": round(quantile(&self.fast.acks, 0.5)),
            "full_speed_ack_p99_ms": round(quantile(&self.fast.acks, 0.99)),
            "stored_games": self.stored,
            "stored_lines_each": self.stored_lines,
            "cold_start_ms": round(self.cold_start_ms),
            "first_table_ms": round(self.first_table_ms),
        })
    }

    pub fn print(&self, plan: &Plan) {
        let Figures { database, live_games, lost, doubled, bytes_per_game, load, .. } = self;
        println!(
            "{database}: {live_games} games of two; load average {:.1} before, {:.1} after",
            load.0, load.1
        );
        self.human.print(&format!("a decision every {:?} in each game", plan.pace));
        println!("    in the server 99 of 100 took at most {} ms", self.server.p99());
        self.fast.print(&format!("{} of the games as fast as it goes", self.fast_games));
        println!("  lost {lost}, done twice {doubled}; {bytes_per_game} bytes of memory for each game");
        if self.stored > 0 {
            println!(
                "  {} games of {} lines kept: first answer {:.0} ms after the start, at one of the tables after {:.0} ms",
                self.stored, self.stored_lines, self.cold_start_ms, self.first_table_ms
            );
        }
    }
}
