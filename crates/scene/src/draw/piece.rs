//! Pieces in the colours of a faction: units as silhouettes, structures as square plates with the emblem on a disc.

use super::{short, symbol};
use kosa_engine::vocab::{Faction, Resource, Structure, UnitKind};

/// What can stand on a territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A character, mech, worker or airship.
    Unit(UnitKind),
    /// A structure.
    Structure(Structure),
}

impl Kind {
    /// Its name in the sprite.
    pub fn id(self) -> &'static str {
        match self {
            Kind::Unit(unit) => unit.id(),
            Kind::Structure(structure) => structure.id(),
        }
    }

    /// How wide it is drawn on a territory with room.
    pub fn size(self) -> f64 {
        match self {
            Kind::Unit(UnitKind::Mech) => 50.0,
            Kind::Unit(UnitKind::Worker) => 38.0,
            Kind::Unit(UnitKind::Character | UnitKind::Airship) => 46.0,
            Kind::Structure(_) => 36.0,
        }
    }
}

/// Where the emblem lies on a silhouette of 48 by 48, and how large it is.
fn emblem_on(unit: UnitKind) -> (f64, f64, f64) {
    match unit {
        UnitKind::Mech => (24.0, 24.8, 11.0),
        UnitKind::Character => (24.5, 33.0, 11.0),
        UnitKind::Worker => (24.0, 35.5, 11.5),
        UnitKind::Airship => (27.0, 18.0, 11.0),
    }
}

/// A piece centred on a point.
pub fn draw(kind: Kind, faction: Faction, x: f64, y: f64, width: f64, class: &str) -> String {
    let s = width / 54.0;
    let emblem = format!("e-{faction}");
    let inside = match kind {
        Kind::Unit(unit) => {
            let (ex, ey, size) = emblem_on(unit);
            symbol(&format!("u-{}", unit.id()), x, y, width, "")
                + &symbol(&emblem, x + (ex - 24.0) * s, y + (ey - 24.0) * s, size * s, "pe")
        }
        Kind::Structure(structure) => {
            let side = 46.0 * s;
            let [left, top, side, corner] = [x - side / 2.0, y - side / 2.0, side, 8.0 * s].map(short);
            let plate = |class: &str| {
                format!(
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" rx=\"{corner}\" class=\"{class}\"/>"
                )
            };
            let (cx, cy) = (x + 15.5 * s, y + 15.5 * s);
            plate("sth")
                + &plate("st")
                + &symbol(&format!("s-{}", structure.id()), x - 3.0 * s, y - 2.5 * s, 37.0 * s, "pe")
                + &format!(
                    "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" class=\"stb\"/>",
                    short(cx),
                    short(cy),
                    short(10.0 * s)
                )
                + &symbol(&emblem, cx, cy, 13.5 * s, "ste")
        }
    };
    format!("<g class=\"f-{faction} {class}\">{inside}</g>")
}

/// A number on a piece.
pub fn count(x: f64, y: f64, n: u8) -> String {
    let width = if n < 10 { 15.5 } else { 21.0 };
    format!(
        "<g class=\"cnt\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"15.5\" rx=\"7.75\"/><text x=\"{}\" y=\"{}\">{n}</text></g>",
        short(x - width / 2.0),
        short(y - 7.75),
        short(width),
        short(x),
        short(y + 4.7)
    )
}

/// A chip with a resource and how many there are; its left edge is given.
pub fn chip(resource: Resource, n: u8, left: f64, y: f64, width: f64, small: bool) -> String {
    let (icon, inset, text) = if small { (12.5, 8.6, 15.4) } else { (15.0, 10.0, 18.2) };
    let number = if n > 1 {
        format!("<text x=\"{}\" y=\"{}\">{n}</text>", short(left + text), short(y + 4.9))
    } else {
        String::new()
    };
    format!(
        "<g class=\"chip\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"18.4\" rx=\"9.2\"/>{}{number}</g>",
        short(left + 0.7),
        short(y - 9.2),
        short(width - 1.2),
        symbol(&format!("r-{resource}"), left + inset, y, icon, "")
    )
}

/// A disc with the signpost: an encounter.
pub fn encounter(x: f64, y: f64, radius: f64) -> String {
    format!(
        "<g class=\"enc\"><circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>{}</g>",
        short(x),
        short(y),
        short(radius),
        symbol("i-enc", x, y, radius * 1.3, "")
    )
}

/// One of Albion's Flags.
pub fn flag(x: f64, y: f64) -> String {
    format!(
        "<g class=\"tok f-albion\"><circle cx=\"{}\" cy=\"{}\" r=\"11\" class=\"tk0\"/>{}</g>",
        short(x),
        short(y),
        symbol("i-obj", x + 0.5, y, 13.0, "")
    )
}

/// One of Togawa's Traps: teeth upwards if it is armed, a flat line once it has struck.
pub fn trap(x: f64, y: f64, armed: bool) -> String {
    let teeth = if armed { "m-7 4v-4l3.500 -5 3.500 5 3.500 -5 3.500 5v4z" } else { "m-7 1h14m-14 4h14" };
    format!(
        "<g class=\"tok f-togawa{}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"11\" class=\"tk0\"/><path d=\"M{x} {y}{teeth}\" class=\"tk1\"/></g>",
        if armed { "" } else { " spent" },
        x = short(x),
        y = short(y)
    )
}

/// The action token: a small hex in the colours of a faction.
pub fn token(faction: Faction) -> String {
    let points = "0,-21.4 18.5,-10.7 18.5,10.7 0,21.4 -18.5,10.7 -18.5,-10.7";
    format!(
        "<polygon points=\"{points}\" class=\"sth\"/><polygon points=\"{points}\" class=\"st\"/>{}",
        symbol(&format!("e-{faction}"), 0.0, 0.0, 22.0, "pe")
    )
}
