//! Rivers run along the edges of territories, a little bent.

use super::geometry::{Point, corners, hex_middle};
use super::short;
use kosa_engine::vocab::Hex;

/// Every edge with a river, once.
pub fn edges() -> Vec<(Point, Point)> {
    let mut all = Vec::new();
    for from in Hex::all() {
        for to in from.place().across_rivers().hexes().filter(|to| from.number() < to.number()) {
            all.extend(common_edge(from, to));
        }
    }
    all
}

/// The two corners that neighbours share.
pub fn common_edge(a: Hex, b: Hex) -> Option<(Point, Point)> {
    let (a, b) = (hex_middle(a), hex_middle(b));
    let near = |corner: &Point| corner.distance(b) < super::geometry::WIDTH * 0.7;
    let shared: Vec<Point> =
        corners().into_iter().map(|c| Point { x: a.x + c.x, y: a.y + c.y }).filter(near).collect();
    match shared.as_slice() {
        [p, q] => Some(if (p.x, p.y) < (q.x, q.y) { (*p, *q) } else { (*q, *p) }),
        _ => None,
    }
}

/// All rivers: bank, water and light.
pub fn draw() -> String {
    let mut way = String::new();
    for (p, q) in edges() {
        let (dx, dy) = (q.x - p.x, q.y - p.y);
        let side = if (p.x.round() as i64 + q.y.round() as i64) % 2 == 0 { -0.07 } else { 0.07 };
        let (mx, my) = ((p.x + q.x) / 2.0 - dy * side, (p.y + q.y) / 2.0 + dx * side);
        let [px, py, mx, my, qx, qy] = [p.x, p.y, mx, my, q.x, q.y].map(short);
        way.push_str(&format!("M{px} {py}Q{mx} {my} {qx} {qy}"));
    }
    ["r1", "r2", "r3"].map(|class| format!("<path class=\"river {class}\" d=\"{way}\"/>")).concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_river_of_the_board_is_drawn_once() {
        let crossings: u32 = Hex::all().map(|hex| hex.place().across_rivers().hexes().count() as u32).sum();
        assert_eq!(edges().len() as u32 * 2, crossings);
        assert!(edges().len() > 20);
        for (p, q) in edges() {
            assert!((p.distance(q) - super::super::geometry::RADIUS).abs() < 0.01);
        }
    }
}
