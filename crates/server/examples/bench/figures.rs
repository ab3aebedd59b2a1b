//! What comes out.

use crate::Plan;
use serde_json::{Value, json};

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    pub database: &'static str,
    pub live_games: usize,
    pub moves: usize,
    pub seconds: f64,
    /// From a command to its answer, in milliseconds, sorted.
    pub acks: Vec<f64>,
    /// From a command to the screens of everybody else.
    pub seen: Vec<f64>,
    pub lost: usize,
    pub doubled: usize,
    pub bytes_per_game: u64,
    /// Games that lay in the database, and how long a server took to its first answer.
    pub stored: usize,
    pub cold_start_ms: f64,
}

/// A value below which so much of a sorted list lies.
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let at = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or(0.0)
}

fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

impl Figures {
    pub fn json(&self) -> Value {
        json!({
            "database": self.database,
            "live_games": self.live_games,
            "moves_per_second": round(self.moves as f64 / self.seconds.max(0.001)),
            "ack_p50_ms": round(quantile(&self.acks, 0.5)),
            "ack_p99_ms": round(quantile(&self.acks, 0.99)),
            "seen_p99_ms": round(quantile(&self.seen, 0.99)),
            "lost": self.lost,
            "doubled": self.doubled,
            "bytes_per_game": self.bytes_per_game,
            "stored_games": self.stored,
            "cold_start_ms": round(self.cold_start_ms),
        })
    }

    pub fn print(&self, plan: &Plan) {
        let Figures { database, live_games, moves, seconds, lost, doubled, bytes_per_game, .. } = self;
        let pace =
            plan.pace.map_or("as fast as it goes".to_string(), |pace| format!("a decision every {pace:?}"));
        println!("{database}: {live_games} games of two, {pace}, {seconds:.0} s");
        println!("  {moves} decisions, {:.0} a second", *moves as f64 / seconds.max(0.001));
        let [p50, p99] = [0.5, 0.99].map(|part| quantile(&self.acks, part));
        println!("  to the answer:          p50 {p50:.1} ms, p99 {p99:.1} ms");
        let [p50, p99] = [0.5, 0.99].map(|part| quantile(&self.seen, part));
        println!("  to everybody else:      p50 {p50:.1} ms, p99 {p99:.1} ms");
        println!("  lost {lost}, done twice {doubled}; {bytes_per_game} bytes of memory for each game");
        if self.stored > 0 {
            println!(
                "  first answer {:.0} ms after the start, with {} games kept",
                self.cold_start_ms, self.stored
            );
        }
    }
}
