//! What is marked on the board, what glides over it, and how it looks in small.

pub mod glide;
mod marks;
pub mod mini;

pub use marks::{Ghost, Here, Marks, Range};

use crate::draw::{arrow, seal};
use kosa_engine::vocab::Place;

/// What the button over a place is called in the page.
pub fn id_of(place: Place) -> String {
    match (place.hex(), place.base()) {
        (Some(hex), _) => format!("at-{hex}"),
        (None, Some(faction)) => format!("at-{faction}"),
        (None, None) => "at-nowhere".into(),
    }
}

/// What lies above all pieces.
pub fn over(marks: &Marks) -> String {
    let mut out = String::new();
    for range in &marks.ranges {
        out.push_str(&arrow::contour(|hex| range.inside.contains(hex), range.nth));
    }
    for (way, tone) in &marks.ways {
        out.push_str(&arrow::draw(way, *tone));
    }
    for (i, (place, one)) in marks.seals.iter().enumerate() {
        let nth = marks.seals[..i].iter().filter(|(other, _)| other == place).count();
        out.push_str(&seal::draw(*place, *one, nth));
    }
    for candidate in &marks.candidates {
        let busy = marks.busy.contains(&candidate.place);
        out.push_str(&seal::candidate(candidate, busy));
    }
    out
}
