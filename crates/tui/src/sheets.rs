//! Sheets to be read: pages with a title each, turned and scrolled, such as the games played here and the sheet of victories.

use crate::frame::{is_large_enough, too_small};
use crate::input::Input;
use crate::panels::{Look, framed, key_line, plain};
use crate::scroll::Scroll;
use crate::terminal::Screen;
use crate::theme::Theme;
use crate::wrap::{width, wrap};
use kosa_lang::Texts;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::sync::Arc;

/// A page of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetPage {
    /// What it is about.
    pub title: String,
    /// Its lines; those of tables keep their columns where the window is wide enough.
    pub lines: Vec<String>,
}

/// Pages being read.
pub struct Sheets {
    texts: Arc<Texts>,
    theme: Theme,
    pages: Vec<SheetPage>,
    at: usize,
    scroll: Scroll,
    keys: Vec<(Rect, Input)>,
}

impl Sheets {
    /// Begins with the first page.
    pub fn new(pages: Vec<SheetPage>, texts: Arc<Texts>, theme: Theme) -> Sheets {
        Sheets { texts, theme, pages, at: 0, scroll: Scroll::default(), keys: Vec::new() }
    }

    /// A person does something; whether the screen stays.
    pub fn input(&mut self, input: Input) -> bool {
        let input = crate::panels::pressed(&self.keys, input);
        let last = self.pages.len().saturating_sub(1);
        match input {
            Input::Left => self.turn(self.at.saturating_sub(1)),
            Input::Right | Input::Tab => self.turn((self.at + 1).min(last)),
            Input::Esc | Input::Enter | Input::Interrupt | Input::Char('q') => return false,
            _ => {
                self.scroll.input(input);
            }
        }
        true
    }

    fn turn(&mut self, to: usize) {
        if to != self.at {
            self.at = to;
            self.scroll = Scroll::default();
        }
    }

    /// Draws the page.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let texts = self.texts.clone();
        let look = Look { texts: &texts, theme: self.theme };
        let buffer = frame.buffer_mut();
        if !is_large_enough(area) {
            return too_small(&texts, area, buffer);
        }
        let bottom = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        let inside = Rect::new(area.x + 1, area.y, area.width - 2, area.height - 1);
        let Some(page) = self.pages.get(self.at) else { return };
        let title = match self.pages.len() {
            1 => page.title.clone(),
            many => format!("{} · {}/{many}", page.title, self.at + 1),
        };
        let inside = framed(look, &title, inside, buffer);
        let room = inside.width as usize;
        let rows: Vec<String> = page.lines.iter().flat_map(|line| broken(line, room)).collect();
        let first = self.scroll.drawn(rows.len(), inside.height as usize);
        for (y, (i, row)) in (inside.y..inside.bottom()).zip(rows.iter().enumerate().skip(first)) {
            // The head of a table is the line after a blank one, or the first.
            let head = i == 0 || rows.get(i - 1).is_some_and(|row| row.trim().is_empty());
            let style: Style = if head { look.theme.title() } else { plain() };
            buffer.set_string(inside.x, y, row, style);
        }
        let mut keys = Vec::new();
        if self.pages.len() > 1 {
            keys.push(("← →", texts.say("tui-key-pages")));
        }
        if let Some(place) = self.scroll.place() {
            let place = format!(" {place} ");
            let x = inside.right().saturating_sub(width(&place) as u16);
            buffer.set_string(x, inside.bottom(), place, look.theme.key());
            keys.push(("↑ ↓ PgUp PgDn", texts.say("tui-key-scroll")));
        }
        keys.push(("q", texts.say("tui-key-quit")));
        self.keys = key_line(look, &keys, bottom, buffer);
    }
}

/// A line in rows of this width: a table's line stays as it is where it fits.
fn broken(line: &str, room: usize) -> Vec<String> {
    if width(line) <= room { vec![line.to_string()] } else { wrap(line, room) }
}

impl Screen for Sheets {
    fn input(&mut self, input: Input) -> bool {
        Sheets::input(self, input)
    }

    fn draw(&mut self, frame: &mut Frame) {
        Sheets::draw(self, frame);
    }
}

/// Shows sheets in the terminal until they are left.
pub fn read_sheets(pages: Vec<SheetPage>, texts: Texts, theme: Theme) -> Result<(), crate::TuiError> {
    let mut sheets = Sheets::new(pages, Arc::new(texts), theme);
    crate::terminal::run(&mut sheets).map_err(crate::TuiError::Terminal)
}
