//! Where a place of the board lies on the screen. Rows of hexes are drawn as courses of bricks, each course half a
//! brick aside from the one above: six neighbours, as on the printed board, and straight sides for rivers.

use kosa_engine::vocab::Place;
use ratatui::layout::{Position, Rect};

/// Bricks side by side in the widest course, half-bricks aside included.
const ACROSS: u16 = 8;
/// Courses, home bases included.
const DOWN: u16 = 9;

/// The size of the bricks and where the board begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// Top left corner.
    origin: Position,
    /// Columns from one brick to the next; even, one of them is the side.
    pub brick: u16,
    /// Lines from one course to the next; one of them is the side.
    pub course: u16,
}

/// A way to go on the board with an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Geometry {
    /// The narrowest brick.
    pub const MIN_BRICK: u16 = 8;
    /// The lowest course.
    pub const MIN_COURSE: u16 = 3;

    /// The largest board that fits, in the middle of the area.
    pub fn fit(area: Rect) -> Geometry {
        let brick = (area.width.saturating_sub(1) / ACROSS / 2 * 2).clamp(Geometry::MIN_BRICK, 12);
        let course = (area.height.saturating_sub(1) / DOWN).clamp(Geometry::MIN_COURSE, 5);
        let (width, height) = Geometry::size(brick, course);
        let origin = Position::new(
            area.x + area.width.saturating_sub(width) / 2,
            area.y + area.height.saturating_sub(height) / 2,
        );
        Geometry { origin, brick, course }
    }

    /// Columns and lines of a board with such bricks.
    pub const fn size(brick: u16, course: u16) -> (u16, u16) {
        (ACROSS * brick + 1, DOWN * course + 1)
    }

    /// The brick of a place, its sides included; neighbours share them.
    pub fn rect(&self, place: Place) -> Rect {
        let (halves, row) = lattice(place);
        let x = (halves + 7).max(0) as u16 * (self.brick / 2);
        let y = (row + 4).max(0) as u16 * self.course;
        Rect::new(self.origin.x + x, self.origin.y + y, self.brick + 1, self.course + 1)
    }

    /// The inside of the brick.
    pub fn inside(&self, place: Place) -> Rect {
        let rect = self.rect(place);
        Rect::new(rect.x + 1, rect.y + 1, self.brick - 1, self.course - 1)
    }

    /// The place drawn at this spot of the screen.
    pub fn place_at(&self, at: Position) -> Option<Place> {
        places().find(|p| {
            let rect = self.rect(*p);
            at.x >= rect.x && at.x < rect.x + self.brick && at.y >= rect.y && at.y < rect.y + self.course
        })
    }

    /// What the board leaves free beside its first and last course: top left, top middle, top right, bottom left,
    /// bottom right.
    pub fn corners(&self) -> [Rect; 5] {
        let (b, c) = (self.brick, self.course);
        let (x, y) = (self.origin.x, self.origin.y);
        let (width, height) = Geometry::size(b, c);
        let top = |from: u16, to: u16| Rect::new(x + from, y, to.saturating_sub(from), c);
        let low = |from: u16, to: u16| Rect::new(x + from, y + height - c, to.saturating_sub(from), c);
        [
            top(0, b * 3 / 2),
            top(b * 5 / 2 + 1, b * 9 / 2),
            top(b * 11 / 2 + 1, width),
            low(0, b * 5 / 2),
            low(b * 9 / 2 + 1, width),
        ]
    }
}

/// Half bricks from the middle to the right, and courses from the middle down.
fn lattice(place: Place) -> (i16, i16) {
    let (q, r) = place.axial();
    (2 * q as i16 + r as i16, r as i16)
}

/// All places: territories and home bases.
pub fn places() -> impl Iterator<Item = Place> {
    (0..Place::COUNT).filter_map(Place::from_index)
}

/// The place an arrow key leads to: the next of the course, or the nearest of the course above or below.
pub fn neighbour(from: Place, way: Way) -> Option<Place> {
    let (x, y) = lattice(from);
    // Of two that are as near, courses take turns in going left and right: the same keys back lead back, and a column
    // stays a column.
    let aside = |p: &Place| {
        let by = lattice(*p).0 - x;
        (by.abs(), (by > 0) != (y.rem_euclid(2) == 1))
    };
    match way {
        Way::Left => places().filter(|p| lattice(*p).1 == y && lattice(*p).0 < x).min_by_key(aside),
        Way::Right => places().filter(|p| lattice(*p).1 == y && lattice(*p).0 > x).min_by_key(aside),
        Way::Up => places().filter(|p| lattice(*p).1 == y - 1).min_by_key(aside),
        Way::Down => places().filter(|p| lattice(*p).1 == y + 1).min_by_key(aside),
    }
}

/// The six sides of a brick, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Edge {
    NorthEast,
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
}

/// On which side of the first place the second lies, if they touch.
pub fn edge(from: Place, to: Place) -> Option<Edge> {
    let ((ax, ay), (bx, by)) = (lattice(from), lattice(to));
    Some(match (bx - ax, by - ay) {
        (1, -1) => Edge::NorthEast,
        (2, 0) => Edge::East,
        (1, 1) => Edge::SouthEast,
        (-1, 1) => Edge::SouthWest,
        (-2, 0) => Edge::West,
        (-1, -1) => Edge::NorthWest,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::vocab::{Faction, Hex};

    #[test]
    fn bricks_do_not_overlap_and_fit() {
        let area = Rect::new(3, 2, 65, 28);
        let board = Geometry::fit(area);
        for place in places() {
            let rect = board.rect(place);
            assert_eq!(rect.intersection(area), rect, "{place} leaves the area");
            let inside = board.inside(place);
            for other in places().filter(|p| *p != place) {
                assert!(!inside.intersects(board.inside(other)), "{place} overlaps {other}");
            }
            assert_eq!(board.place_at(inside.as_position()), Some(place));
        }
        for corner in board.corners() {
            assert_eq!(corner.intersection(area), corner);
            assert!(places().all(|p| !board.inside(p).intersects(corner)), "{corner:?}");
        }
    }

    #[test]
    fn neighbours_of_the_rules_share_a_side() {
        for place in places() {
            for other in place.touches() {
                assert!(edge(place, other).is_some(), "{place} and {other}");
            }
        }
    }

    #[test]
    fn the_cursor_comes_back_where_it_was() {
        for start in ["h16", "h17", "h23", "h24"] {
            let start: Place = start.parse().unwrap();
            let go = |from: Place, way: Way| (0..3).fold(from, |at, _| neighbour(at, way).unwrap());
            assert_eq!(go(go(start, Way::Down), Way::Up), start);
            assert_eq!(neighbour(neighbour(start, Way::Right).unwrap(), Way::Left), Some(start));
            // A column stays a column: six courses lead no further aside than one does.
            let (x, _) = lattice(start);
            let (below, _) = lattice(go(start, Way::Down));
            assert!((x - below).abs() <= 1, "{start}");
        }
    }

    #[test]
    fn every_place_is_reached_by_arrow_keys() {
        let mut seen = vec![Hex::FACTORY.place()];
        let mut i = 0;
        while let Some(place) = seen.get(i).copied() {
            for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
                if let Some(next) = neighbour(place, way)
                    && !seen.contains(&next)
                {
                    seen.push(next);
                }
            }
            i += 1;
        }
        assert_eq!(seen.len(), Place::COUNT);
        assert_eq!(neighbour(Faction::Nordic.home(), Way::Up), None);
    }
}
