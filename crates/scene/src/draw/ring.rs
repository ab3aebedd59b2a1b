//! Rings say what a territory is to whoever is asked; lines of control say whose it is.

use super::geometry::{hex_middle, home_middle};
use super::{ground, short, terrain};
use kosa_engine::vocab::{Faction, Hex, Place};

/// What a place is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ring {
    /// Something here can act, or the place can be chosen among many.
    CanAct,
    /// Chosen: yellow.
    Chosen,
    /// A target of one step.
    Target,
    /// A target of several steps.
    FarTarget,
    /// A target within the lines of a range, which say it already.
    InRange,
    /// A step here is a combat.
    Combat,
    /// A step here drives workers off.
    DrivesOff,
    /// Weighed by an Automa and left.
    Weighed,
    /// Weighed by an Automa until the end.
    Considered,
    /// Where an Automa goes.
    Won,
    /// Something changed here.
    Changed,
}

impl Ring {
    /// Its class in the style sheet.
    pub fn class(self) -> &'static str {
        match self {
            Ring::CanAct => "hint",
            Ring::Chosen => "sel",
            Ring::Target => "legal",
            Ring::FarTarget => "legal2",
            Ring::InRange => "range",
            Ring::Combat | Ring::DrivesOff => "fight",
            Ring::Weighed => "cand1",
            Ring::Considered => "cand2",
            Ring::Won => "won",
            Ring::Changed => "chg",
        }
    }
}

/// Draws a ring; `pointed` is the place under the pointer.
pub fn draw(place: Place, ring: Ring, pointed: bool) -> String {
    let strong = if pointed { " hovr" } else { "" };
    let class = ring.class();
    let inside = match (place.hex(), place.base()) {
        (Some(hex), _) => {
            let way = ground::on(terrain::RING, hex);
            ["q0", "q1"].map(|q| format!("<path class=\"{q}\" d=\"{way}\"/>")).concat()
        }
        (None, Some(faction)) => {
            let at = home_middle(faction);
            let (x, y) = (short(at.x), short(at.y));
            ["q0", "q1"].map(|q| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"35\" class=\"{q}\"/>")).concat()
        }
        (None, None) => return String::new(),
    };
    format!("<g class=\"ring {class}{strong}\">{inside}</g>")
}

/// The line of whoever controls a territory.
pub fn control(hex: Hex, faction: Faction) -> String {
    let at = hex_middle(hex);
    let (x, y) = (short(at.x), short(at.y));
    if hex == Hex::FACTORY {
        return format!(
            "<g class=\"ctl f-{faction}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"41\" class=\"ctl1\"/></g>"
        );
    }
    let way = ground::on(terrain::CONTROL, hex);
    let line = |class: &str| format!("<path class=\"{class}\" d=\"{way}\"/>");
    format!("<g class=\"ctl f-{faction}\">{}{}</g>", line("ctl0"), line("ctl1"))
}
