//! Tables of plain text: columns padded to their widest cell. On a terminal that is too narrow for them the widest text is broken
//! between words, and what still has no room follows below.

use std::io::Write;

/// Prints rows with columns padded; cells that look like numbers stand to the right.
pub fn print(out: &mut dyn Write, rows: &[Vec<String>]) -> std::io::Result<()> {
    for line in lines(rows, kosa_tui::columns()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The lines of a table, within so many columns if they are counted.
fn lines(rows: &[Vec<String>], limit: Option<usize>) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut widths: Vec<usize> = (0..columns).map(|i| widest(rows, i, |cell| cell.chars().count())).collect();
    // A column stands to the right if everything under its head is a number.
    let right: Vec<bool> = (0..columns)
        .map(|i| rows.len() > 1 && rows[1..].iter().filter_map(|r| r.get(i)).all(|c| is_number(c)))
        .collect();
    let all: Vec<usize> = (0..columns).collect();
    let too_much = limit.map_or(0, |limit| taken(&widths, &all).saturating_sub(limit));
    let text = all.iter().copied().filter(|i| !right[*i]);
    if let Some(widest_text) = text.clone().max_by_key(|i| widths[*i]).filter(|_| too_much > 0) {
        let least = widest(rows, widest_text, longest_word);
        widths[widest_text] = widths[widest_text].saturating_sub(too_much).max(least);
    }
    let folds = match limit.filter(|limit| taken(&widths, &all) > *limit) {
        None => vec![all],
        Some(limit) => folded(&widths, text.clone().next().unwrap_or(0), limit),
    };
    folds.iter().flat_map(|fold| fold_lines(rows, &widths, &right, fold)).collect()
}

/// Columns of the screen that these columns of a table take.
fn taken(widths: &[usize], columns: &[usize]) -> usize {
    columns.iter().map(|i| widths[*i] + 2).sum::<usize>().saturating_sub(2)
}

/// Which columns stand beside each other; the one that names the rows comes first in all folds but the first.
fn folded(widths: &[usize], name: usize, limit: usize) -> Vec<Vec<usize>> {
    let mut folds: Vec<Vec<usize>> = vec![Vec::new()];
    for column in 0..widths.len() {
        let Some(fold) = folds.last_mut() else { break };
        fold.push(column);
        if fold.len() > 2 && taken(widths, fold) > limit {
            fold.pop();
            folds.push(vec![name, column]);
        }
    }
    folds
}

fn fold_lines(rows: &[Vec<String>], widths: &[usize], right: &[bool], fold: &[usize]) -> Vec<String> {
    let mut lines = Vec::new();
    for row in rows {
        let cells: Vec<Vec<String>> =
            fold.iter().map(|i| row.get(*i).map_or_else(Vec::new, |cell| broken(cell, widths[*i]))).collect();
        for part in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let padded = fold.iter().zip(&cells).map(|(i, cell)| {
                let text = cell.get(part).map_or("", String::as_str);
                let pad = " ".repeat(widths[*i].saturating_sub(text.chars().count()));
                if right[*i] { format!("{pad}{text}") } else { format!("{text}{pad}") }
            });
            lines.push(padded.collect::<Vec<_>>().join("  ").trim_end().to_string());
        }
    }
    lines
}

/// A cell in lines of a width, broken between words where it is wider.
fn broken(cell: &str, width: usize) -> Vec<String> {
    if cell.chars().count() <= width {
        return vec![cell.to_string()];
    }
    let mut lines: Vec<String> = Vec::new();
    for word in cell.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

fn widest(rows: &[Vec<String>], column: usize, measure: impl Fn(&str) -> usize) -> usize {
    rows.iter().filter_map(|row| row.get(column)).map(|cell| measure(cell)).max().unwrap_or(0)
}

fn longest_word(cell: &str) -> usize {
    cell.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_keeps_to_the_window() {
        let rows = [row!["place", "faction", "total"], row![1, "Nordic Kingdoms", 64], row![2, "Rusviet", 7]];
        let wide = [
            "place  faction          total",
            "    1  Nordic Kingdoms     64",
            "    2  Rusviet              7",
        ];
        assert_eq!(lines(&rows, None), wide);
        assert_eq!(lines(&rows, Some(29)), wide);
        let broken =
            ["place  faction   total", "    1  Nordic       64", "       Kingdoms", "    2  Rusviet       7"];
        assert_eq!(lines(&rows, Some(22)), broken);
        let folded = lines(&rows, Some(16));
        assert_eq!(folded[..2], ["place  faction", "    1  Nordic"]);
        assert_eq!(folded[4..6], ["faction   total", "Nordic       64"]);
    }
}
