//! The whole board in small while only a part of it is shown: what can be chosen in it, and outside of the part.

use super::Marks;
use crate::draw::geometry::{Frame, middle_of};
use crate::draw::ground;
use crate::draw::ring::Ring;
use crate::draw::terrain::HEX;
use kosa_engine::vocab::*;

/// What a ring is in the small map; nothing where there is nothing to choose.
fn tone(ring: Ring) -> Option<&'static str> {
    match ring {
        Ring::Chosen | Ring::Won => Some("mm-sel"),
        Ring::Combat | Ring::DrivesOff => Some("mm-war"),
        Ring::Target | Ring::FarTarget | Ring::InRange => Some("mm-go"),
        Ring::CanAct | Ring::Weighed | Ring::Considered | Ring::Changed => None,
    }
}

/// Territories and what they are to the question.
pub fn hexes(marks: &Marks) -> String {
    let class = |hex: Hex| {
        let ring =
            marks.rings.iter().find(|(place, _)| place.hex() == Some(hex)).and_then(|(_, ring)| tone(*ring));
        ring.unwrap_or("mm-off")
    };
    Hex::all().map(|hex| format!("<path class=\"{}\" d=\"{}\"/>", class(hex), ground::on(HEX, hex))).collect()
}

/// Places that could be chosen and are not in sight.
pub fn hidden(marks: &Marks, frame: &Frame) -> usize {
    let open = marks.rings.iter().filter(|(_, ring)| matches!(tone(*ring), Some("mm-go" | "mm-war")));
    open.filter(|(place, _)| !frame.holds(middle_of(*place))).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_outside_is_counted() {
        let at = |name: &str| name.parse::<Place>().unwrap();
        let rings = vec![(at("h04"), Ring::Target), (at("h47"), Ring::Combat), (at("h05"), Ring::Chosen)];
        let marks = Marks { rings, ..Marks::default() };
        assert_eq!(hidden(&marks, &Frame::WHOLE), 0);
        assert_eq!(hidden(&marks, &Frame::near(at("h04"), 3.0)), 1);
        assert!(hexes(&marks).contains("mm-war") && hexes(&marks).contains("mm-sel"));
    }
}
