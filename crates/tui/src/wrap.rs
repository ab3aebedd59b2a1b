//! Text in lines of a width.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The columns a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text in lines of at most this width, broken where it says so and between words where possible.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.split('\n').flat_map(|paragraph| wrap_paragraph(paragraph, width.max(1))).collect()
}

fn wrap_paragraph(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let room = if line.is_empty() { width } else { width.saturating_sub(line.width() + 1) };
        if word.width() <= room {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            continue;
        }
        if !line.is_empty() {
            lines.push(core::mem::take(&mut line));
        }
        // A word longer than a line is broken.
        for c in word.chars() {
            if line.width() + c.width().unwrap_or(0) > width {
                lines.push(core::mem::take(&mut line));
            }
            line.push(c);
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// The beginning of a text that fits, with a sign if something was cut.
pub fn clip(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_string();
    }
    let mut short = String::new();
    for c in text.chars() {
        if short.width() + c.width().unwrap_or(0) + 1 > width {
            break;
        }
        short.push(c);
    }
    if width > 0 {
        short.push('…');
    }
    short
}

/// The text with blanks up to a width, cut if it is longer.
pub fn pad(text: &str, width: usize) -> String {
    let short = clip(text, width);
    let blanks = width.saturating_sub(short.width());
    format!("{short}{}", " ".repeat(blanks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kept_whole() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("żółć unbelievable", 6), ["żółć", "unbeli", "evable"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(clip("three", 4), "thr…");
        assert_eq!(pad("ab", 4), "ab  ");
    }
}
