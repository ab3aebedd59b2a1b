//! How wide the line of a replay is.

/// The names before the first round.
pub const NAMES: f64 = 96.0;
/// What lies around the line on both sides.
const AROUND: f64 = 86.0;

/// The width of a round: the whole game lies in view as long as its marks can be told from each other.
pub fn round_width(rounds: usize, window: f64) -> f64 {
    ((window - NAMES - AROUND) / rounds.max(1) as f64).clamp(36.0, 76.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_lies_in_view_until_its_rounds_get_too_narrow() {
        let all = |rounds: usize| NAMES + AROUND + round_width(rounds, 1440.0) * rounds as f64;
        assert!(all(23) <= 1440.0 && all(34) <= 1440.0);
        assert!(round_width(90, 1440.0) >= 36.0, "marks of 22 stay apart");
        assert!(round_width(1, 1440.0) <= 76.0);
    }
}
