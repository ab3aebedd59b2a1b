//! What the question in hand puts on the board.

use crate::draw::arrow::Tone;
use crate::draw::ground;
use crate::draw::piece::Kind;
use crate::draw::ring::Ring;
use crate::draw::seal::{Candidate, Seal};
use kosa_engine::vocab::*;

/// A piece that would stand here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// What.
    pub kind: Kind,
    /// Whose.
    pub faction: Faction,
}

/// A line around everything within so many steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Range {
    /// What lies inside.
    pub inside: PlaceSet,
    /// 1 solid, 2 dashed, 3 dotted.
    pub nth: u8,
}

/// Everything the question in hand puts on the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    /// Rings, one to a place.
    pub rings: Vec<(Place, Ring)>,
    /// If there are any, all other territories fade.
    pub lit: Option<PlaceSet>,
    /// The place under the pointer.
    pub pointed: Option<Place>,
    /// Seals at the lower tips.
    pub seals: Vec<(Place, Seal)>,
    /// Pieces that would stand there.
    pub ghosts: Vec<(Place, Ghost)>,
    /// Ways, as places one after the other.
    pub ways: Vec<(Vec<Place>, Tone)>,
    /// Contour lines of a range.
    pub ranges: Vec<Range>,
    /// The unit in hand.
    pub in_hand: Option<(Place, Faction, UnitKind)>,
    /// What an Automa weighs.
    pub candidates: Vec<Candidate>,
    /// Places with pieces, where a plate must stand lower.
    pub busy: Vec<Place>,
    /// What else the sentence of a place says: "two steps", "combat".
    pub notes: Vec<(Place, String)>,
}

/// What is marked on one place.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Here {
    /// Its ring.
    pub ring: Option<Ring>,
    /// Whether it is under the pointer.
    pub pointed: bool,
    /// The unit in hand.
    pub in_hand: Option<(Faction, UnitKind)>,
    /// A piece that would stand here.
    pub ghost: Option<Ghost>,
    /// What else the sentence says.
    pub note: Option<String>,
}

impl Marks {
    /// What is marked on one place.
    pub fn at(&self, place: Place) -> Here {
        fn found<T: Clone>(list: &[(Place, T)], place: Place) -> Option<T> {
            list.iter().find(|(at, _)| *at == place).map(|(_, one)| one.clone())
        }
        Here {
            ring: found(&self.rings, place),
            pointed: self.pointed == Some(place),
            in_hand: self.in_hand.filter(|(at, ..)| *at == place).map(|(_, faction, unit)| (faction, unit)),
            ghost: found(&self.ghosts, place),
            note: found(&self.notes, place),
        }
    }

    /// The veil over what cannot be chosen.
    pub fn faded(&self) -> String {
        let Some(lit) = self.lit else { return String::new() };
        ground::outlines(Hex::all().filter(|hex| !lit.contains(*hex)))
    }
}
