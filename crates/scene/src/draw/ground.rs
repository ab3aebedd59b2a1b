//! What is printed on the board and never changes: coast, terrain, grid, rivers, the Factory, caps with glyph and number.

use super::geometry::{HOME_RADIUS, hex_middle, home_middle, neighbours};
use super::terrain::{self, HEX};
use super::{river, short, symbol};
use kosa_engine::vocab::{Faction, Hex, Terrain};

/// The rectangle of a hex that nothing covers: glyph, number and tunnel, relative to the middle.
pub const CAP: (f64, f64, f64, f64) = (-30.0, -48.0, 60.0, 20.0);

/// A shape of [`terrain`] around the middle of a territory, as a path.
pub fn on(shape: &str, hex: Hex) -> String {
    let at = hex_middle(hex);
    format!("M{} {}{shape}", short(at.x), short(at.y))
}

/// The outlines of these territories as one drawing.
pub fn outlines(hexes: impl Iterator<Item = Hex>) -> String {
    let way: String = hexes.map(|hex| on(HEX, hex)).collect();
    if way.is_empty() { way } else { path("", &way) }
}

fn path(class: &str, way: &str) -> String {
    match class {
        "" => format!("<path d=\"{way}\"/>"),
        class => format!("<path class=\"{class}\" d=\"{way}\"/>"),
    }
}

/// Coast, roads and ground: what lies below the fading.
pub fn lower() -> String {
    let land: String = Hex::all().map(|hex| on(HEX, hex)).collect();
    let mut out: String = (1..=5).map(|ring| path(&format!("coast c{ring}"), &land)).collect();
    let mut roads = String::new();
    for faction in Faction::ALL {
        let home = home_middle(faction);
        for hex in neighbours(faction.home()) {
            let end = home.towards(hex_middle(hex), 0.6);
            let [x, y, u, v] = [home.x, home.y, end.x, end.y].map(short);
            roads.push_str(&format!("M{x} {y}L{u} {v}"));
        }
    }
    out.push_str(&path("road", &roads));
    for terrain in Terrain::ALL {
        let hexes = || Hex::all().filter(move |hex| hex.terrain() == terrain);
        let ground = if terrain == Terrain::Lake { "shore" } else { terrain.id() };
        out.push_str(&path(ground, &hexes().map(|hex| on(HEX, hex)).collect::<String>()));
        for mark in terrain::marks(terrain) {
            let way: String = hexes().map(hex_middle).map(|at| mark.around(at.x, at.y)).collect();
            out.push_str(&path(mark.class, &way));
        }
    }
    out
}

/// Grid, rivers, the Factory and the caps: what lies above the fading.
pub fn upper() -> String {
    let mut out = format!("<g class=\"grid\">{}</g>", outlines(Hex::all()));
    out.push_str(&river::draw());
    out.push_str(&factory());
    out.push_str(&caps());
    out
}

fn factory() -> String {
    let at = hex_middle(Hex::FACTORY);
    let [x, y] = [at.x, at.y].map(short);
    let works = terrain::WORKS.map(|(class, shape)| path(class, &on(shape, Hex::FACTORY))).concat();
    format!(
        "{}<circle cx=\"{x}\" cy=\"{y}\" r=\"50\" class=\"fring\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"44.9\" class=\"fground\"/>{works}",
        path("fbrass", &on(terrain::TEETH, Hex::FACTORY))
    )
}

/// Glyphs and numbers of all territories, and the tunnels.
fn caps() -> String {
    let mut out = String::new();
    // A tunnel stands beside the glyph.
    let aside = |hex: Hex| if hex.has_tunnel() { 6.0 } else { 0.0 };
    let at = |shape: &str, hex: Hex, dx: f64, dy: f64| {
        let middle = hex_middle(hex);
        format!("M{} {}{shape}", short(middle.x + dx), short(middle.y + dy))
    };
    for terrain in Terrain::ALL {
        for (class, shape) in terrain::glyph(terrain) {
            let hexes = Hex::all().filter(|hex| hex.terrain() == terrain);
            let way: String = hexes.map(|hex| at(shape, hex, aside(hex) - 6.5, -37.5)).collect();
            out.push_str(&path(class, &way));
        }
    }
    for hex in Hex::all().filter(|hex| hex.terrain() != Terrain::Factory) {
        let middle = hex_middle(hex);
        let (x, y) = (short(middle.x + 7.0 + aside(hex)), short(middle.y - 33.0));
        out.push_str(&format!("<text class=\"num\" x=\"{x}\" y=\"{y}\">{:02}</text>", hex.number()));
    }
    for (class, shape) in terrain::TUNNEL {
        let hexes = Hex::all().filter(|hex| hex.has_tunnel());
        let way: String = hexes.map(|hex| at(shape, hex, -20.0, -35.0)).collect();
        out.push_str(&path(class, &way));
    }
    out
}

/// A home base; of a faction that is not in the game only an outline.
pub fn home(faction: Faction, in_game: bool) -> String {
    let at = home_middle(faction);
    let (x, y, r) = (short(at.x), short(at.y), short(HOME_RADIUS));
    let off = if in_game { "" } else { " off" };
    format!(
        "<g class=\"home f-{faction}{off}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" class=\"h0\"/>\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"27\" class=\"h1\"/>{}</g>",
        symbol(&format!("e-{faction}"), at.x, at.y, 30.0, "h2")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_is_the_printed_board() {
        let (lower, upper) = (lower(), upper());
        let drawn = |class: &str| {
            let begins = format!("<path class=\"{class}\" d=\"");
            let way = lower.split(&begins).nth(1).and_then(|rest| rest.split('"').next());
            way.map_or(0, |way| way.matches('M').count())
        };
        for terrain in Terrain::ALL {
            let class = if terrain == Terrain::Lake { "shore" } else { terrain.id() };
            let count = Hex::all().filter(|hex| hex.terrain() == terrain).count();
            assert_eq!(drawn(class), count, "{terrain}");
        }
        assert_eq!(drawn("coast c1"), Hex::all().count());
        assert_eq!(upper.matches("class=\"num\"").count(), 46, "all but the Factory have a number");
        let tunnels = Hex::all().filter(|hex| hex.has_tunnel()).count();
        let arches = upper.split("class=\"tun\"").nth(1).and_then(|rest| rest.split("/>").next());
        assert_eq!(arches.map(|way| way.matches('M').count()), Some(tunnels));
        assert!(!lower.contains("style=") && !upper.contains("style="), "the page allows no inline styles");
        assert!(!lower.contains("<use") && !upper.contains("<use"), "each would cost a transformation");
    }
}
