//! The question and its choices, numbered.

use super::Look;
use crate::symbols;
use crate::wrap::wrap;
use kosa_client::ask::{Choice, Leads, Menu, Preparation};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Paragraphs of a question, each with how it looks.
pub type Paragraphs = [(String, Style)];

/// A question with its choices.
pub struct List<'a> {
    /// What is asked.
    pub question: &'a Paragraphs,
    /// The choices.
    pub menu: &'a Menu,
    /// What stands behind each choice, such as what there is of its price; may be shorter than the choices.
    pub notes: &'a [String],
    /// Digits of a number being typed.
    pub typed: &'a str,
    /// What is to be known about the marked choice.
    pub detail: &'a str,
}

fn rows_of(question: &Paragraphs, width: usize) -> Vec<(String, Style)> {
    question.iter().flat_map(|(text, style)| wrap(text, width).into_iter().map(|row| (row, *style))).collect()
}

/// Lines the question alone takes in this width.
pub fn question_height(question: &Paragraphs, width: usize) -> usize {
    rows_of(question, width).len()
}

/// Lines the question, all its choices and the longest rule behind one of them take in this width.
pub fn height(
    question: &Paragraphs,
    menu: &Menu,
    notes: &[String],
    details: &[String],
    width: usize,
) -> usize {
    let choices: usize = labels(menu, notes).map(|text| wrap(&text, width.saturating_sub(4)).len()).sum();
    let rule = |detail: &String| match detail.as_str() {
        "" => 0,
        text => wrap(text, width.saturating_sub(1)).len() + 1,
    };
    let rule = details.iter().map(rule).max().unwrap_or(0);
    rows_of(question, width).len() + choices + rule
}

/// Every choice with what stands behind it.
fn labels<'a>(menu: &'a Menu, notes: &'a [String]) -> impl Iterator<Item = String> + 'a {
    menu.choices.iter().enumerate().map(|(i, choice)| match notes.get(i).map(String::as_str) {
        None | Some("") => label(choice),
        Some(note) => format!("{} {note}", label(choice)),
    })
}

fn label(choice: &Choice) -> String {
    let label = &choice.label;
    match choice.leads {
        Leads::Menu(_) | Leads::Preparation(Preparation::Unit(..)) => format!("{label} ›"),
        // What is prepared can be taken out again.
        Leads::Preparation(_) if choice.chosen => format!("✓ {label}"),
        Leads::Preparation(_) | Leads::Moves(_) => label.clone(),
    }
}

/// Draws the question, the choices around the selected one, and the rule behind it if there is room; where each choice
/// lies.
pub fn draw(look: Look, list: &List, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, usize)> {
    let List { question, menu, notes, typed, detail } = *list;
    let width = area.width as usize;
    let mut y = area.y;
    for (line, style) in rows_of(question, width) {
        if y < area.bottom() {
            buffer.set_string(area.x, y, line, style);
            y += 1;
        }
    }
    let rows: Vec<Vec<String>> =
        labels(menu, notes).map(|text| wrap(&text, width.saturating_sub(4))).collect();
    let room = area.bottom().saturating_sub(y) as usize;
    let first = first_shown(&rows, menu.selected, room);
    let (mut hits, mut whole) = (Vec::new(), 0);
    for (i, row) in rows.iter().enumerate().skip(first) {
        let begin = y;
        for (j, line) in row.iter().enumerate() {
            if y >= area.bottom() {
                break;
            }
            let selected = i == menu.selected;
            let mark = if selected { '›' } else { ' ' };
            let key = menu.choices.get(i).filter(|_| j == 0).map(Choice::key);
            let number = key.map_or_else(|| "   ".into(), |key| format!("{key:>2}{mark}"));
            let style = if selected { look.theme.selected() } else { super::plain() };
            // An answer that goes on below the window is not to be taken for a whole one.
            let is_cut = y + 1 == area.bottom() && j + 1 < row.len();
            let line = if is_cut { format!("{line} {}", symbols::MORE) } else { line.clone() };
            let key = if selected { style } else { look.theme.key() };
            buffer.set_string(area.x, y, number, key);
            buffer.set_string(area.x + 3, y, crate::wrap::pad(&line, width.saturating_sub(3)), style);
            y += 1;
        }
        whole += (y - begin == row.len() as u16) as usize;
        if y > begin {
            hits.push((Rect::new(area.x, begin, area.width, y - begin), i));
        }
    }
    // In the title, where it covers no word of the question.
    let title = area.y.saturating_sub(1);
    if (first > 0 || first + whole < rows.len()) && area.width > 12 {
        let text = format!(" {}/{} ", menu.selected + 1, rows.len());
        let x = area.right().saturating_sub(text.len() as u16 + 1);
        buffer.set_string(x, title, text, look.theme.key());
    }
    if !typed.is_empty() {
        buffer.set_string(area.right().saturating_sub(6), title, format!(" {typed:>2}_ "), look.theme.key());
    }
    if !detail.is_empty() {
        let lines = wrap(detail, width.saturating_sub(1));
        if y + 1 + lines.len() as u16 <= area.bottom() {
            for (i, line) in lines.iter().enumerate() {
                buffer.set_string(area.x + 1, y + 1 + i as u16, line, look.theme.quiet());
            }
        }
    }
    hits
}

/// The first choice shown so that the selected one is, with what fits around it.
fn first_shown(rows: &[Vec<String>], selected: usize, room: usize) -> usize {
    let height = |from: usize, to: usize| rows[from..to].iter().map(Vec::len).sum::<usize>();
    let end = (selected + 1).min(rows.len());
    let mut first = 0;
    while first < end.saturating_sub(1) && height(first, end) > room {
        first += 1;
    }
    first
}
