//! Everybody's chances turn by turn, as lines.

/// How wide the drawing is.
pub const WIDTH: f64 = 300.0;
/// How high it is.
pub const HEIGHT: f64 = 150.0;
/// Room for the numbers beside it.
pub const LEFT: f64 = 34.0;

/// Where a chance stands in the drawing.
fn point(turn: usize, turns: usize, chance: f32) -> String {
    let x = LEFT + (WIDTH - LEFT - 8.0) * turn as f64 / (turns.max(2) - 1) as f64;
    let y = 8.0 + (HEIGHT - 16.0) * (1.0 - f64::from(chance.clamp(0.0, 1.0)));
    format!("{x:.1},{y:.1}")
}

/// The line of a seat; what is not known is left out.
pub fn path(chances: &[Option<f32>]) -> String {
    let known = chances.iter().enumerate().filter_map(|(turn, chance)| Some((turn, (*chance)?)));
    known.map(|(turn, chance)| point(turn, chances.len(), chance)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_drawn_from_left_to_right_and_certain_ones_at_the_edges() {
        let line = path(&[Some(0.0), None, Some(1.0)]);
        assert_eq!(line, "34.0,142.0 292.0,8.0");
        assert_eq!(path(&[]), "");
        assert_eq!(path(&[Some(9.0)]), "34.0,8.0");
    }
}
