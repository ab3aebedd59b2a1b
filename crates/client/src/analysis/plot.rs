//! Chances as a drawing of letters.

/// Lines between 0 and 1 as a drawing of a given number of columns and rows, the highest first. Each line is drawn with its own sign;
/// where several meet, the first of them is seen. What is not known leaves a gap.
///
/// ```
/// use kosa_client::analysis::plot;
///
/// let up = vec![Some(0.0), Some(0.5), Some(1.0)];
/// assert_eq!(plot(&[('1', up)], 3, 3), ["  1", " 1 ", "1  "]);
/// ```
pub fn plot(lines: &[(char, Vec<Option<f32>>)], width: usize, height: usize) -> Vec<String> {
    let mut grid = vec![vec![' '; width]; height];
    if height == 0 {
        return Vec::new();
    }
    for (sign, values) in lines.iter().rev() {
        for (column, value) in (0..width).map(|column| (column, at(values, column, width))) {
            let Some(value) = value.filter(|value| value.is_finite()) else { continue };
            let row = ((1.0 - value.clamp(0.0, 1.0)) * (height - 1) as f32).round() as usize;
            grid[row][column] = *sign;
        }
    }
    grid.into_iter().map(|row| row.into_iter().collect()).collect()
}

/// The value that a column shows: the first and the last are those of the line.
fn at(values: &[Option<f32>], column: usize, width: usize) -> Option<f32> {
    let last = values.len().checked_sub(1)?;
    let index = if width <= 1 { last } else { (column * last + (width - 1) / 2) / (width - 1) };
    values.get(index).copied().flatten()
}
