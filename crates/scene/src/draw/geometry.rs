//! Where places lie on the sheet: a hex is 100 wide, the Factory lies at the origin.

use kosa_engine::vocab::{Faction, Hex, Place};

/// The width of a hex.
pub const WIDTH: f64 = 100.0;
/// From the middle of a hex to a corner.
pub const RADIUS: f64 = 57.735_026_918_962_58;
/// The radius of a home base.
pub const HOME_RADIUS: f64 = 32.0;

/// A point of the sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The distance between two points.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// A point on the way to another one.
    pub fn towards(self, other: Point, share: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }
}

/// The part of the sheet that is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Frame {
    /// The whole board with its coast and its home bases.
    pub const WHOLE: Frame = Frame { x: -408.0, y: -374.0, width: 816.0, height: 784.0 };

    /// The frame as the attribute `viewBox`.
    pub fn view_box(&self) -> String {
        use super::short;
        format!("{} {} {} {}", short(self.x), short(self.y), short(self.width), short(self.height))
    }

    /// The middle.
    pub fn middle(&self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// Whether a point lies inside.
    pub fn holds(&self, point: Point) -> bool {
        (self.x..=self.x + self.width).contains(&point.x)
            && (self.y..=self.y + self.height).contains(&point.y)
    }

    /// The frame made larger or smaller around a point that stays where it is; never larger than the whole board, never
    /// nearer than about two hexes.
    pub fn scaled(&self, factor: f64, around: Point) -> Frame {
        let least = WIDTH * 2.2;
        let width = (self.width * factor).clamp(least, Frame::WHOLE.width);
        let real = width / self.width;
        let frame = Frame {
            x: around.x - (around.x - self.x) * real,
            y: around.y - (around.y - self.y) * real,
            width,
            height: self.height * real,
        };
        frame.kept()
    }

    /// The frame moved by so much of the sheet.
    pub fn moved(&self, dx: f64, dy: f64) -> Frame {
        Frame { x: self.x + dx, y: self.y + dy, ..*self }.kept()
    }

    /// The smallest frame of the sheet's shape that holds these places with some room around them.
    pub fn around(places: impl Iterator<Item = Place>) -> Frame {
        let points: Vec<Point> = places.map(middle_of).collect();
        if points.is_empty() {
            return Frame::WHOLE;
        }
        let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let (left, right) = (least(|p| p.x) - 75.0, most(|p| p.x) + 75.0);
        let (top, bottom) = (least(|p| p.y) - 75.0, most(|p| p.y) + 75.0);
        let shape = Frame::WHOLE.width / Frame::WHOLE.height;
        let width = (right - left).max((bottom - top) * shape).clamp(WIDTH * 2.2, Frame::WHOLE.width);
        let height = width / shape;
        let (x, y) = ((left + right - width) / 2.0, (top + bottom - height) / 2.0);
        Frame { x, y, width, height }.kept()
    }

    /// A frame of so many hexes' width with a place in its middle, as far as the board reaches.
    pub fn near(place: Place, hexes: f64) -> Frame {
        let width = (WIDTH * hexes).min(Frame::WHOLE.width);
        let height = width * Frame::WHOLE.height / Frame::WHOLE.width;
        let at = middle_of(place);
        Frame { x: at.x - width / 2.0, y: at.y - height / 2.0, width, height }.kept()
    }

    /// The frame with its middle on the board.
    fn kept(self) -> Frame {
        let whole = Frame::WHOLE;
        let keep = |at: f64, size: f64, from: f64, all: f64| {
            let room = (all - size).max(0.0);
            at.clamp(from, from + room)
        };
        Frame {
            x: keep(self.x, self.width, whole.x, whole.width),
            y: keep(self.y, self.height, whole.y, whole.height),
            ..self
        }
    }
}

/// The corners of a hex around its middle, clockwise from the upper tip.
pub fn corners() -> [Point; 6] {
    let (half, r) = (WIDTH / 2.0, RADIUS);
    [(0.0, -r), (half, -r / 2.0), (half, r / 2.0), (0.0, r), (-half, r / 2.0), (-half, -r / 2.0)]
        .map(|(x, y)| Point { x, y })
}

/// Where a point of the lattice lies.
fn lattice((q, r): (i8, i8)) -> Point {
    let (q, r) = (f64::from(q), f64::from(r));
    Point { x: WIDTH * (q + r / 2.0), y: WIDTH * r * 3f64.sqrt() / 2.0 }
}

/// The middle of a territory.
pub fn hex_middle(hex: Hex) -> Point {
    lattice(hex.axial())
}

/// The middle of a home base: in the notch between its territories.
pub fn home_middle(faction: Faction) -> Point {
    let home = faction.home();
    let (printed, near) = (lattice(home.axial()), neighbours(home));
    let count = near.len().max(1) as f64;
    let middle = Point {
        x: near.iter().map(|hex| hex_middle(*hex).x).sum::<f64>() / count,
        y: near.iter().map(|hex| hex_middle(*hex).y).sum::<f64>() / count,
    };
    let way = printed.distance(middle).max(1.0);
    printed.towards(middle, 17.0 / way)
}

/// The territories that touch a place.
pub fn neighbours(place: Place) -> Vec<Hex> {
    place.touches().hexes().collect()
}

/// The middle of any place. What is aboard an airship has none of its own: it is drawn with the airship.
pub fn middle_of(place: Place) -> Point {
    match (place.hex(), place.base()) {
        (Some(hex), _) => hex_middle(hex),
        (None, Some(faction)) => home_middle(faction),
        (None, None) => Point { x: 0.0, y: 0.0 },
    }
}

/// A direction of the arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
}

/// The place the arrow keys go to: the nearest one that lies more in that direction than to its side.
pub fn next(from: Place, direction: Direction, open: impl Fn(Place) -> bool) -> Option<Place> {
    let here = middle_of(from);
    let all = (0..Place::COUNT).filter_map(Place::from_index).filter(|place| *place != from && open(*place));
    let ahead = all.filter_map(|place| {
        let there = middle_of(place);
        let (dx, dy) = (there.x - here.x, there.y - here.y);
        let (along, aside) = match direction {
            Direction::Left => (-dx, dy.abs()),
            Direction::Right => (dx, dy.abs()),
            Direction::Up => (-dy, dx.abs()),
            Direction::Down => (dy, dx.abs()),
        };
        // Rows of hexes are offset by half a hex: the neighbour above leans to a side, and of two the left one is taken.
        let tie = if dx < 0.0 { 0.0 } else { 1.0 };
        (along > 20.0 && aside <= along * 1.01).then_some((along + aside * 1.5 + tie, place))
    });
    ahead.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, place)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(number: u8) -> Hex {
        Hex::new(number).unwrap()
    }

    #[test]
    fn neighbours_on_the_board_lie_a_hex_apart() {
        for from in Hex::all() {
            for to in neighbours(from.place()) {
                let apart = hex_middle(from).distance(hex_middle(to));
                assert!((apart - WIDTH).abs() < 0.01, "{from} and {to}: {apart}");
            }
        }
    }

    #[test]
    fn everything_lies_on_the_sheet_and_nothing_on_each_other() {
        let places: Vec<Place> = (0..Place::COUNT).filter_map(Place::from_index).collect();
        assert_eq!(places.len(), 54);
        for (i, place) in places.iter().enumerate() {
            let at = middle_of(*place);
            assert!(Frame::WHOLE.holds(at), "{place} lies outside: {at:?}");
            for other in &places[i + 1..] {
                let apart = at.distance(middle_of(*other));
                assert!(apart > RADIUS + HOME_RADIUS - 17.0, "{place} and {other} overlap: {apart}");
            }
        }
    }

    #[test]
    fn a_frame_near_a_place_holds_it_and_stays_on_the_board() {
        for place in (0..Place::COUNT).filter_map(Place::from_index) {
            let frame = Frame::near(place, 4.5);
            assert!(frame.holds(middle_of(place)), "{place}");
            assert!(frame.x >= Frame::WHOLE.x && frame.y >= Frame::WHOLE.y);
            assert!(frame.width < Frame::WHOLE.width);
        }
    }

    #[test]
    fn arrow_keys_walk_over_the_whole_board() {
        let mut seen = vec![hex(23).place()];
        let mut at = 0;
        while at < seen.len() {
            for direction in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
                if let Some(place) = next(seen[at], direction, |_| true)
                    && !seen.contains(&place)
                {
                    seen.push(place);
                }
            }
            at += 1;
        }
        assert_eq!(seen.len(), Place::COUNT, "some places cannot be reached");
        assert_eq!(next(hex(23).place(), Direction::Right, |_| true), Some(hex(24).place()));
        assert_eq!(next(hex(23).place(), Direction::Left, |_| true), Some(hex(22).place()));
    }

    #[test]
    fn zooming_keeps_the_point_and_stays_on_the_sheet() {
        let around = hex_middle(hex(18));
        let near = Frame::WHOLE.scaled(0.5, around);
        assert_eq!(near.width, Frame::WHOLE.width / 2.0);
        assert!(near.holds(around));
        assert_eq!(near.scaled(100.0, around), Frame::WHOLE);
        assert!(near.scaled(0.0001, around).width >= WIDTH * 2.0);
        assert_eq!(near.moved(9999.0, 9999.0).x + near.width, Frame::WHOLE.x + Frame::WHOLE.width);
        let zoomed = Frame::around([hex(4), hex(18)].map(Hex::place).into_iter());
        assert!(zoomed.width < Frame::WHOLE.width && zoomed.holds(hex_middle(hex(4))));
    }
}
