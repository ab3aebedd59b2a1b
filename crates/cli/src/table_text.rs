//! Tables of plain text: columns padded to their widest cell.

use std::io::Write;

/// Prints rows with columns padded; cells that look like numbers stand to the right.
pub fn print(out: &mut dyn Write, rows: &[Vec<String>]) -> std::io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |i: usize| rows.iter().filter_map(|r| r.get(i)).map(|c| c.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    // A column stands to the right if everything under its head is a number.
    let right: Vec<bool> = (0..columns)
        .map(|i| rows.len() > 1 && rows[1..].iter().filter_map(|r| r.get(i)).all(|c| is_number(c)))
        .collect();
    for row in rows {
        let mut line = String::new();
        for (i, cell) in row.iter().enumerate() {
            if i > 0 {
                line.push_str("  ");
            }
            let pad = " ".repeat(widths[i].saturating_sub(cell.chars().count()));
            if right[i] {
                line.push_str(&pad);
                line.push_str(cell);
            } else {
                line.push_str(cell);
                line.push_str(&pad);
            }
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn is_number(cell: &str) -> bool {
    let digits = cell.trim_end_matches('%');
    cell.is_empty() || digits.parse::<f64>().is_ok()
}

/// A row from anything printable.
#[macro_export]
macro_rules! row {
    ($($cell:expr),* $(,)?) => { vec![$($cell.to_string()),*] };
}
