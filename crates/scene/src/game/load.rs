//! What a unit takes along: where the card for it stands on the board, and what is on it.

use super::scene::Scene;
use crate::draw::geometry::{Frame, Point};
use kosa_client::ask::Hand;
use kosa_client::{Session, TableLink};
use kosa_engine::vocab::{Cargo, Place};

/// How wide the card is, in pixels (`7-game.css`).
const WIDTH: f64 = 208.0;
/// How far from the middle of its territory it begins, in units of the sheet.
const GAP: f64 = 58.0;
/// How much of a territory around its middle should stay in sight, in units of the sheet.
const KEEP: f64 = 34.0;

/// Where the unit in hand stands.
pub fn in_hand<L: TableLink>(session: &Session<L>) -> Option<Place> {
    match session.asked()?.hand() {
        Hand::Unit(_, from) => Some(*from),
        _ => None,
    }
}

/// On which side of the unit the card stands, and how its edge lies to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// Left of the unit; otherwise right of it.
    pub left: bool,
    /// In quarters: 0 where the unit is at its upper edge, 4 where it is at its lower one.
    pub share: u8,
}

/// Where the card covers the fewest places that can be chosen, all of it in sight. A unit of the sheet is taken for a pixel, as on a small desk; on
/// larger ones it covers less.
pub fn stand(unit: Point, targets: &[Point], frame: Frame, height: f64) -> Stand {
    let place = |stand: Stand| {
        let x = if stand.left { unit.x - GAP - WIDTH } else { unit.x + GAP };
        let y = unit.y - height * f64::from(stand.share) / 4.0;
        // The card is kept inside, whatever it covers then.
        let x = x.clamp(frame.x, frame.x + frame.width - WIDTH);
        (x, y.clamp(frame.y, (frame.y + frame.height - height).max(frame.y)))
    };
    let covers = |stand: Stand| {
        let (x, y) = place(stand);
        let hidden = |at: &&Point| {
            (x - KEEP..x + WIDTH + KEEP).contains(&at.x) && (y - KEEP..y + height + KEEP).contains(&at.y)
        };
        // What covers the unit itself is worse than anything else.
        targets.iter().filter(hidden).count() + 50 * usize::from(hidden(&&unit))
    };
    let all = [2, 1, 3, 0, 4].into_iter().flat_map(|share| [false, true].map(|left| Stand { left, share }));
    all.min_by_key(|stand| covers(*stand)).unwrap_or(Stand { left: false, share: 2 })
}

/// What may be taken along.
pub fn cargos(scene: &Scene) -> Vec<Cargo> {
    scene.answers.iter().filter_map(|answer| answer.load.map(|(cargo, ..)| cargo)).collect()
}

/// About how high the card is, in pixels.
pub fn height(rows: usize, others: usize) -> f64 {
    54.0 + 38.0 * rows as f64 + 42.0 * others.div_ceil(2) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::geometry::middle_of;
    use kosa_engine::vocab::Hex;

    fn points(hexes: &[u8]) -> Vec<Point> {
        hexes.iter().filter_map(|n| Hex::new(*n)).map(|hex| middle_of(hex.place())).collect()
    }

    #[test]
    fn the_card_stands_where_it_covers_the_fewest_targets() {
        let height = height(4, 2);
        let unit = points(&[18])[0];
        let free = stand(unit, &[], Frame::WHOLE, height);
        assert_eq!(free, Stand { left: false, share: 2 }, "to the right where nothing is in the way");
        let right = stand(unit, &points(&[19, 25, 26]), Frame::WHOLE, height);
        assert!(right.left, "{right:?}");
        let left = stand(unit, &points(&[17, 16, 10, 23]), Frame::WHOLE, height);
        assert!(!left.left, "{left:?}");
    }

    #[test]
    fn the_card_never_covers_its_unit() {
        for hex in Hex::all() {
            let unit = middle_of(hex.place());
            let height = height(5, 2);
            let Stand { left, .. } = stand(unit, &[], Frame::WHOLE, height);
            let room =
                if left { unit.x - Frame::WHOLE.x } else { Frame::WHOLE.x + Frame::WHOLE.width - unit.x };
            assert!(room >= WIDTH + KEEP, "{hex}: {room} on the side where it stands");
        }
    }
}
