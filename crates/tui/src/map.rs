//! The board as lines of text, for whoever plays line by line.

use crate::board::Board;
use crate::geometry::Geometry;
use crate::theme::Theme;
use kosa_engine::Public;
use kosa_engine::vocab::PlaceSet;
use kosa_lang::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The board as the screen shows it, without colours.
pub fn map_lines(public: &Public, texts: &Texts) -> Vec<String> {
    let (width, height) = Geometry::size(Geometry::MIN_BRICK, Geometry::MIN_COURSE);
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let board =
        Board { public, texts, theme: Theme::NONE, targets: &[], marks: PlaceSet::NONE, cursor: None };
    board.draw(area, &mut buffer);
    let line =
        |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_string();
    (0..height).map(line).collect()
}
