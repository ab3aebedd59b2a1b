//! What was thought as text, between whoever thinks and whoever shows it. Numbers and moves come back as they were.

use kosa_bots::Value;
use kosa_engine::Move;

/// A worth: the chance to win and the margin.
pub(super) fn of_value(value: Value) -> String {
    format!("{} {}", value.win, value.margin)
}

/// A worth that was written so.
pub(super) fn value(text: &str) -> Option<Value> {
    let (win, margin) = text.split_once(' ')?;
    Some(Value { win: win.parse().ok()?, margin: margin.parse().ok()? })
}

/// Moves in their notation, one after the other.
pub(super) fn of_moves(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(";")
}

/// Moves that were written so.
pub(super) fn moves(text: &str) -> Option<Vec<Move>> {
    text.split(';').filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}
