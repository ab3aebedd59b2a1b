//! How the screen is divided, and the kind word when it is too small.

use crate::geometry::Geometry;
use crate::panels::{Look, mat};
use kosa_lang::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The smallest screen a game can be shown on.
pub const SMALLEST: (u16, u16) = (100, 30);

/// The parts of the screen.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// The line at the top.
    pub top: Rect,
    /// The board, or what is shown in its place.
    pub main: Rect,
    /// The own player mat under the board, where there is room.
    pub strip: Option<Rect>,
    /// The column at the right.
    pub side: Rect,
    /// The line at the bottom.
    pub bottom: Rect,
}

impl Parts {
    /// Divides a screen that is large enough.
    pub fn of(area: Rect) -> Parts {
        let body = Rect::new(area.x, area.y + 1, area.width, area.height.saturating_sub(2));
        let narrow = Geometry::MIN_BRICK;
        let wide = (narrow..=12).rev().step_by(2).find(|b| area.width >= Geometry::size(*b, 3).0 + 41);
        let width = Geometry::size(wide.unwrap_or(narrow), 3).0;
        let lowest = Geometry::size(narrow, Geometry::MIN_COURSE).1;
        let strip = (body.height >= lowest + mat::STRIP).then(|| {
            // What is left after the largest board that leaves room for the mat.
            let course = (body.height - mat::STRIP - 1) / 9;
            let board = Geometry::size(narrow, course.min(5)).1;
            body.height - board
        });
        let height = body.height - strip.unwrap_or(0);
        Parts {
            top: Rect::new(area.x, area.y, area.width, 1),
            main: Rect::new(body.x, body.y, width, height),
            strip: strip.map(|h| Rect::new(body.x, body.y + height, width, h)),
            side: Rect::new(body.x + width + 1, body.y, area.width.saturating_sub(width + 1), body.height),
            bottom: Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1),
        }
    }
}

/// Whether a game can be shown.
pub fn is_large_enough(area: Rect) -> bool {
    area.width >= SMALLEST.0 && area.height >= SMALLEST.1
}

/// Says kindly that the window is too small.
pub fn too_small(texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let text = texts.fill(
        "tui-too-small",
        &[
            ("width", SMALLEST.0.into()),
            ("height", SMALLEST.1.into()),
            ("has-width", area.width.into()),
            ("has-height", area.height.into()),
        ],
    );
    let lines = crate::wrap::wrap(&text, (area.width as usize).saturating_sub(2).max(1));
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, line) in (top..area.bottom()).zip(lines) {
        buffer.set_stringn(
            area.x + 1.min(area.width),
            y,
            line,
            area.width.saturating_sub(1) as usize,
            ratatui::style::Style::new(),
        );
    }
}

/// The bar at the top: what this is, and where the game stands.
pub fn top_bar(look: Look, left: &str, right: &str, area: Rect, buffer: &mut Buffer) {
    buffer.set_style(area, look.theme.bar());
    let width = area.width as usize;
    // Half the line, or all that the left side leaves.
    let room = width.saturating_sub(crate::wrap::width(left) + 4).max(width / 2);
    let right = crate::wrap::clip(right, room);
    let at = area.right().saturating_sub(crate::wrap::width(&right) as u16 + 1);
    let left = crate::wrap::clip(left, (at.saturating_sub(area.x + 2)) as usize);
    buffer.set_string(area.x + 1, area.y, left, look.theme.bar().patch(look.theme.title()));
    buffer.set_string(at, area.y, right, look.theme.bar());
}
