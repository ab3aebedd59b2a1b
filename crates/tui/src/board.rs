//! The board: courses of bricks, rivers on their sides, what lies and stands on them.

use crate::cell;
use crate::geometry::{Edge, Geometry, edge, places};
use crate::theme::Theme;
use kosa_engine::Public;
use kosa_engine::vocab::{Place, PlaceSet};
use kosa_lang::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

/// The board as it is to be drawn.
pub struct Board<'a> {
    /// What lies where.
    pub public: &'a Public,
    /// The words.
    pub texts: &'a Texts,
    /// The colours.
    pub theme: Theme,
    /// Places that may be chosen, with the number of the choice.
    pub targets: &'a [(Place, String)],
    /// Places something has just happened to.
    pub marks: PlaceSet,
    /// The place looked at.
    pub cursor: Option<Place>,
}

// The arms of a corner where sides meet.
const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

impl Board<'_> {
    /// Draws the largest board that fits and says where it lies.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) -> Geometry {
        let board = Geometry::fit(area);
        self.sides(&board, buffer);
        for place in places() {
            self.fill(&board, place, buffer);
        }
        for place in self.marks {
            outline(&board, place, self.theme.mark(), false, buffer);
        }
        for (place, _) in self.targets {
            outline(&board, *place, self.theme.target_side(), false, buffer);
        }
        self.rivers(&board, buffer);
        if let Some(place) = self.cursor {
            outline(&board, place, self.theme.cursor(), true, buffer);
        }
        self.numbers(&board, buffer);
        board
    }

    /// The sides of all bricks, with corners that join.
    fn sides(&self, board: &Geometry, buffer: &mut Buffer) {
        let style = self.theme.side();
        let mut arms: std::collections::HashMap<Position, u8> = std::collections::HashMap::new();
        for place in places() {
            let rect = board.rect(place);
            let (left, right) = (rect.x, rect.x + rect.width - 1);
            let (top, bottom) = (rect.y, rect.y + rect.height - 1);
            for y in [top, bottom] {
                for x in left..=right {
                    let arm = if x > left { LEFT } else { 0 } | if x < right { RIGHT } else { 0 };
                    *arms.entry(Position::new(x, y)).or_default() |= arm;
                }
            }
            for x in [left, right] {
                for y in top..=bottom {
                    let arm = if y > top { UP } else { 0 } | if y < bottom { DOWN } else { 0 };
                    *arms.entry(Position::new(x, y)).or_default() |= arm;
                }
            }
        }
        for (at, arms) in arms {
            put(buffer, at.x, at.y, corner(arms), style);
        }
    }

    fn fill(&self, board: &Geometry, place: Place, buffer: &mut Buffer) {
        let inside = board.inside(place);
        let ground = match (place.hex(), place.base()) {
            (Some(hex), _) => self.theme.terrain(hex.terrain()),
            (None, Some(faction)) => {
                let plays = self.public.seats().any(|s| self.public.player(s).faction() == faction);
                self.theme.home(faction, plays)
            }
            (None, None) => Style::new(),
        };
        buffer.set_style(inside, ground);
        let (width, height) = (inside.width as usize, inside.height as usize);
        let lines = cell::lines(self.public, place, self.texts, self.theme, width, height);
        for (y, line) in (inside.y..inside.bottom()).zip(lines) {
            buffer.set_line(inside.x, y, &line, inside.width);
        }
    }

    /// Numbers of territories, and of the choices that name a place.
    fn numbers(&self, board: &Geometry, buffer: &mut Buffer) {
        for place in places() {
            if let Some(hex) = place.hex() {
                let rect = board.rect(place);
                // On the side of a marked territory it stands on the ground of the mark.
                let ground = buffer.cell((rect.x + 1, rect.y)).map(|cell| cell.bg);
                let marked = ground.is_some() && ground == self.theme.mark().bg;
                let style = if marked { self.theme.mark() } else { self.theme.number() };
                buffer.set_string(rect.x + 1, rect.y, format!("{:02}", hex.number()), style);
            }
        }
        for (place, number) in self.targets {
            let rect = board.rect(*place);
            let label = format!("{number:^3}");
            buffer.set_string(rect.x + board.brick / 2 + 1, rect.y, label, self.theme.target());
        }
    }

    /// Every river is drawn once, on the side between its two places.
    fn rivers(&self, board: &Geometry, buffer: &mut Buffer) {
        for place in places() {
            for other in place.across_rivers() {
                let Some(side) = edge(place, other) else { continue };
                let rect = board.rect(place);
                let half = board.brick / 2;
                let (top, bottom) = (rect.y, rect.y + board.course);
                let style = self.theme.river();
                match side {
                    Edge::NorthWest => across(buffer, rect.x + 1, rect.x + half, top, style),
                    Edge::NorthEast => across(buffer, rect.x + half + 1, rect.x + board.brick, top, style),
                    Edge::SouthWest => across(buffer, rect.x + 1, rect.x + half, bottom, style),
                    Edge::SouthEast => across(buffer, rect.x + half + 1, rect.x + board.brick, bottom, style),
                    Edge::West => down(buffer, rect.x, top + 1, bottom, style),
                    Edge::East => down(buffer, rect.x + board.brick, top + 1, bottom, style),
                }
            }
        }
    }
}

fn across(buffer: &mut Buffer, from: u16, to: u16, y: u16, style: Style) {
    for x in from..to {
        put(buffer, x, y, '═', style);
    }
}

fn down(buffer: &mut Buffer, x: u16, from: u16, to: u16, style: Style) {
    for y in from..to {
        put(buffer, x, y, '║', style);
    }
}

/// The outline of one brick in another style; the corners stay as they are unless it is heavy.
fn outline(board: &Geometry, place: Place, style: Style, heavy: bool, buffer: &mut Buffer) {
    let rect = board.rect(place);
    let (right, bottom) = (rect.x + board.brick, rect.y + board.course);
    for y in rect.y..=bottom {
        for x in rect.x..=right {
            let (side_x, side_y) = (x == rect.x || x == right, y == rect.y || y == bottom);
            if !side_x && !side_y {
                continue;
            }
            let Some(cell) = buffer.cell_mut(Position::new(x, y)) else { continue };
            if heavy {
                let sign = match (side_x, side_y) {
                    (true, true) => match (x == rect.x, y == rect.y) {
                        (true, true) => "┏",
                        (false, true) => "┓",
                        (true, false) => "┗",
                        (false, false) => "┛",
                    },
                    (true, false) => "┃",
                    _ => "━",
                };
                // A river is still one under the cursor.
                if !matches!(cell.symbol(), "═" | "║") {
                    cell.set_symbol(sign);
                }
                let river = cell.style().bg;
                cell.set_style(style);
                if let Some(ground) = river {
                    cell.set_bg(ground);
                }
            } else {
                cell.set_style(style);
            }
        }
    }
}

fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(Position::new(x, y)) {
        cell.set_char(sign).set_style(style);
    }
}

const fn corner(arms: u8) -> char {
    match arms {
        a if a == LEFT | RIGHT => '─',
        a if a == UP | DOWN => '│',
        a if a == DOWN | RIGHT => '┌',
        a if a == DOWN | LEFT => '┐',
        a if a == UP | RIGHT => '└',
        a if a == UP | LEFT => '┘',
        a if a == UP | DOWN | RIGHT => '├',
        a if a == UP | DOWN | LEFT => '┤',
        a if a == LEFT | RIGHT | DOWN => '┬',
        a if a == LEFT | RIGHT | UP => '┴',
        _ => '┼',
    }
}
