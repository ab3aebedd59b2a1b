//! Ways over the board: an arrow for the last step, dots for a way of several, contour lines for a range.

use super::geometry::{Point, corners, hex_middle, middle_of};
use super::river::common_edge;
use super::short;
use kosa_engine::vocab::{Hex, Place};

/// What a way means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// An ordinary step.
    Go,
    /// Into a combat.
    War,
    /// What somebody else does.
    Pick,
}

impl Tone {
    fn class(self) -> &'static str {
        match self {
            Tone::Go => "go",
            Tone::War => "war",
            Tone::Pick => "pick",
        }
    }
}

/// An arrow along a way: the places one after the other.
pub fn draw(way: &[Place], tone: Tone) -> String {
    let points: Vec<Point> = way.iter().map(|place| middle_of(*place)).collect();
    let [.., before, end] = points.as_slice() else { return String::new() };
    let length = before.distance(*end).max(1.0);
    let (ux, uy) = ((end.x - before.x) / length, (end.y - before.y) / length);
    let tip = before.towards(*end, 0.62);
    let mut line = String::new();
    for (i, point) in points[..points.len() - 1].iter().enumerate() {
        let start = if i == 0 { point.towards(points[1], 0.32) } else { *point };
        line.push_str(&format!("{}{} {}", if i == 0 { 'M' } else { 'L' }, short(start.x), short(start.y)));
    }
    line.push_str(&format!("L{} {}", short(tip.x), short(tip.y)));
    let at = |along: f64, aside: f64| {
        format!("{} {}", short(tip.x + ux * along - uy * aside), short(tip.y + uy * along + ux * aside))
    };
    let head = format!("M{}L{}L{}z", at(14.0, 0.0), at(0.0, 11.0), at(0.0, -11.0));
    format!(
        "<g class=\"arw {}\"><path class=\"a0\" d=\"{line}\"/><path class=\"a0\" d=\"{head}\"/>\
         <path class=\"a1\" d=\"{line}\"/><path class=\"a2\" d=\"{head}\"/></g>",
        tone.class()
    )
}

/// The outline of a set of territories: solid, dashed or dotted for the first, second or third line of a range.
pub fn contour(inside: impl Fn(Hex) -> bool, nth: u8) -> String {
    let mut line = String::new();
    for hex in Hex::all().filter(|hex| inside(*hex)) {
        let near: Vec<Hex> = hex.place().touches().hexes().collect();
        let middle = hex_middle(hex);
        let corners = corners().map(|c| Point { x: middle.x + c.x, y: middle.y + c.y });
        for side in 0..6 {
            let (a, b) = (corners[side], corners[(side + 1) % 6]);
            let half = a.towards(b, 0.5);
            let shared = near.iter().find(|other| {
                common_edge(hex, **other).is_some_and(|(p, q)| p.towards(q, 0.5).distance(half) < 1.0)
            });
            if !shared.is_some_and(|other| inside(*other)) {
                line.push_str(&format!("M{} {}L{} {}", short(a.x), short(a.y), short(b.x), short(b.y)));
            }
        }
    }
    format!("<path class=\"rg rg0\" d=\"{line}\"/><path class=\"rg rg1 k{nth}\" d=\"{line}\"/>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_of_one_territory_has_six_sides() {
        let outline = contour(|hex| hex == Hex::FACTORY, 1);
        assert_eq!(outline.matches('M').count(), 12, "six sides, drawn twice");
        let all = contour(|_| true, 1);
        assert!(all.matches('M').count() > 60);
    }

    #[test]
    fn an_arrow_needs_two_places() {
        let here = Hex::FACTORY.place();
        assert!(draw(&[here], Tone::Go).is_empty());
        let way: Vec<Place> = ["h18", "h17", "h23"].iter().map(|h| h.parse().unwrap()).collect();
        let arrow = draw(&way, Tone::War);
        assert!(arrow.contains("arw war") && !arrow.contains("NaN"));
    }
}
