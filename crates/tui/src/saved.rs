//! The list of saved games, over the set-up.

use crate::input::Input;
use crate::panels::{Look, framed, middle, more, notice};
use crate::wrap::{clip, pad, width, wrap};
use kosa_client::{SaveState, SavedGame};
use kosa_lang::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Lines below the list for what is to be known about the marked game.
const ABOUT: u16 = 5;

/// What a key meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// Nothing is decided.
    Open,
    /// This game goes on.
    Game(usize),
    /// None.
    Closed,
}

/// The list, and the game that is marked.
pub struct SavedList {
    games: Vec<SavedGame>,
    selected: usize,
    first: usize,
    hits: Vec<(Rect, usize)>,
    buttons: Vec<(Rect, Input)>,
}

impl SavedList {
    /// A list with its first game that can go on as it is marked.
    pub fn new(games: Vec<SavedGame>) -> SavedList {
        let waits = |game: &SavedGame| matches!(game.state, SaveState::Unfinished(_));
        let selected = games.iter().position(waits).unwrap_or(0);
        SavedList { games, selected, first: 0, hits: Vec::new(), buttons: Vec::new() }
    }

    /// A game of the list.
    pub fn game(&self, index: usize) -> Option<&SavedGame> {
        self.games.get(index)
    }

    /// A person does something.
    pub fn input(&mut self, input: Input) -> Picked {
        let clicked = match input {
            Input::Click(at) => self.hits.iter().find(|(rect, _)| rect.contains(at)).map(|(_, i)| *i),
            _ => None,
        };
        let input = crate::panels::pressed(&self.buttons, input);
        let last = self.games.len().saturating_sub(1);
        match input {
            Input::Up | Input::WheelUp(_) => self.selected = self.selected.saturating_sub(1),
            Input::Down | Input::WheelDown(_) => self.selected = (self.selected + 1).min(last),
            Input::PageUp | Input::Home => self.selected = 0,
            Input::PageDown | Input::End => self.selected = last,
            Input::Enter if self.games.is_empty() => return Picked::Closed,
            Input::Enter => return Picked::Game(self.selected),
            Input::Esc | Input::Back | Input::Char('q') => return Picked::Closed,
            // The first click marks a game, the next one opens it.
            Input::Click(_) => match clicked {
                Some(index) if index == self.selected => return Picked::Game(index),
                Some(index) => self.selected = index,
                None => {}
            },
            _ => {}
        }
        Picked::Open
    }

    /// Draws it.
    pub fn draw(&mut self, look: Look, area: Rect, buffer: &mut Buffer) {
        self.hits.clear();
        let texts = look.texts;
        let wide = area.width.saturating_sub(4).min(110);
        let rows = self.games.len().max(1) as u16;
        let height = (rows + ABOUT + 6).min(area.height.saturating_sub(2));
        let inside = framed(look, &texts.say("save-list"), middle(area, wide, height), buffer);
        let ask = if self.games.is_empty() { "save-list-none" } else { "save-list-ask" };
        buffer.set_string(inside.x, inside.y, texts.say(ask), look.theme.prompt());
        let columns = self.columns(texts);
        let room = inside.height.saturating_sub(ABOUT + 4);
        let head = line(&columns, &Self::head(texts), inside.width as usize);
        buffer.set_string(inside.x, inside.y + 1, head, look.theme.quiet());
        let list = Rect::new(inside.x, inside.y + 2, inside.width, room);
        let most = self.games.len().saturating_sub(room as usize);
        let lowest = (self.selected + 1).saturating_sub(room as usize);
        self.first = self.first.clamp(lowest, self.selected.max(lowest)).min(most);
        for (y, (i, game)) in (list.y..list.bottom()).zip(self.games.iter().enumerate().skip(self.first)) {
            let style = if i == self.selected { look.theme.selected() } else { Style::new() };
            // The last columns are left to the signs that there are more.
            let row = line(&columns, &Self::cells(texts, game), list.width.saturating_sub(2) as usize);
            let row = if i == self.selected { format!("›{}", row.get(1..).unwrap_or("")) } else { row };
            buffer.set_string(list.x, y, pad(&row, list.width.saturating_sub(2) as usize), style);
            self.hits.push((Rect::new(list.x, y, list.width, 1), i));
        }
        more(look, self.first > 0, self.first < most, list, buffer);
        let about = Rect::new(inside.x, list.bottom() + 1, inside.width, ABOUT);
        self.draw_about(look, about, buffer);
        let keys = [
            ("Enter", texts.say("tui-key-go-on"), Input::Enter),
            ("Esc", texts.say("tui-key-back"), Input::Esc),
        ];
        let keys = if self.games.is_empty() { &keys[1..] } else { &keys[..] };
        let foot = Rect::new(inside.x, inside.bottom().saturating_sub(1), inside.width, 1);
        self.buttons = notice::buttons(look, keys, foot, buffer);
    }

    fn draw_about(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        let Some(game) = self.games.get(self.selected) else { return };
        let file = look.texts.fill("play-saved-as", &[("file", game.path.display().to_string().into())]);
        let room = area.width as usize;
        let mut rows: Vec<(String, Style)> = Vec::new();
        if let Some(warning) = game.warning(look.texts) {
            rows.extend(
                wrap(&kosa_lang::capital(&warning), room).into_iter().map(|r| (r, look.theme.trouble())),
            );
        }
        rows.extend(wrap(&file, room).into_iter().map(|row| (row, look.theme.quiet())));
        for (y, (row, style)) in (area.y..area.bottom()).zip(rows) {
            buffer.set_string(area.x, y, row, style);
        }
    }

    fn head(texts: &Texts) -> [String; 4] {
        ["save-col-date", "save-col-state", "save-col-round", "save-col-seats"].map(|key| texts.say(key))
    }

    fn cells(texts: &Texts, game: &SavedGame) -> [String; 4] {
        let summary = game.summary();
        let round = summary.map_or_else(String::new, |s| s.round().to_string());
        let seats = summary.map_or_else(|| game.name(), |s| s.seats(texts));
        [game.date(), game.state(texts), round, seats]
    }

    /// How wide each column is.
    fn columns(&self, texts: &Texts) -> [usize; 4] {
        let mut widths = Self::head(texts).map(|cell| width(&cell));
        for game in &self.games {
            for (wide, cell) in widths.iter_mut().zip(Self::cells(texts, game)) {
                *wide = (*wide).max(width(&cell));
            }
        }
        widths
    }
}

fn line(columns: &[usize; 4], cells: &[String; 4], room: usize) -> String {
    let cells = columns.iter().zip(cells).map(|(wide, cell)| format!("  {}", pad(cell, *wide)));
    clip(cells.collect::<String>().trim_end(), room)
}
