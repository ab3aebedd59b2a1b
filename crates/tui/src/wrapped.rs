//! Lines for a terminal that is played on line by line: what is longer than the window is broken between words, not wherever the
//! terminal comes to its edge.

use crate::wrap::{width, wrap};
use std::io::{IsTerminal, Result, Write};

/// Columns of the terminal that the output goes to; nothing where it goes elsewhere.
pub fn columns() -> Option<usize> {
    let size = crossterm::terminal::size().ok().filter(|_| std::io::stdout().is_terminal());
    size.map(|(columns, _)| usize::from(columns)).filter(|columns| *columns > 0)
}

/// Writes lines of at most a width; a prompt, which has no end yet, is written when everything so far is to be seen.
pub struct Wrapped<'a> {
    out: &'a mut dyn Write,
    width: usize,
    line: Vec<u8>,
}

impl Wrapped<'_> {
    /// A writer of lines of this width.
    pub fn new(out: &mut dyn Write, width: usize) -> Wrapped<'_> {
        Wrapped { out, width, line: Vec::new() }
    }

    fn end_line(&mut self) -> Result<()> {
        let line = core::mem::take(&mut self.line);
        let text = String::from_utf8_lossy(&line);
        // What moves the cursor has no width of its own.
        if width(&text) <= self.width || text.contains('\u{1b}') {
            self.out.write_all(&line)?;
            return self.out.write_all(b"\n");
        }
        let words = text.trim_start();
        let indent = text.len() - words.len();
        let number = words.split(' ').next().filter(|first| first.ends_with([')', ']']));
        // The rest of an answer stands under its first word.
        let hanging = (indent + number.map_or(2, |number| width(number) + 1)).min(self.width / 2);
        let mut rows = wrap(words, self.width.saturating_sub(indent)).into_iter();
        let first = rows.next().unwrap_or_default();
        writeln!(self.out, "{}{first}", " ".repeat(indent))?;
        let rest = rows.collect::<Vec<_>>().join(" ");
        for row in wrap(&rest, self.width.saturating_sub(hanging)).iter().filter(|row| !row.is_empty()) {
            writeln!(self.out, "{}{row}", " ".repeat(hanging))?;
        }
        Ok(())
    }
}

impl Write for Wrapped<'_> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        for byte in bytes {
            match byte {
                b'\n' => self.end_line()?,
                byte => self.line.push(*byte),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.out.write_all(&core::mem::take(&mut self.line))?;
        self.out.flush()
    }
}

impl Drop for Wrapped<'_> {
    fn drop(&mut self) {
        // What was said without an end of line is said all the same; there is nobody left to tell of a fault.
        let _ = self.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_of_an_answer_stands_under_its_first_word_and_a_prompt_is_shown_at_once() {
        let mut out = Vec::new();
        let mut wrapped = Wrapped::new(&mut out, 20);
        write!(wrapped, "  1) Bolster, then Upgrade for 3 oil\n> ").unwrap();
        wrapped.flush().unwrap();
        drop(wrapped);
        let said = String::from_utf8(out).unwrap();
        assert_eq!(said, "  1) Bolster, then\n     Upgrade for 3\n     oil\n> ");
    }
}
