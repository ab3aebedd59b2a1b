//! What is printed on the board and never changes: coast, terrain, grid, rivers, the Factory, caps with glyph and number.

use super::geometry::{HOME_RADIUS, hex_middle, home_middle, neighbours};
use super::{river, short, symbol};
use kosa_engine::vocab::{Faction, Hex, Terrain};

/// The rectangle of a hex that nothing covers: glyph, number and tunnel, relative to the middle.
pub const CAP: (f64, f64, f64, f64) = (-30.0, -48.0, 60.0, 20.0);

/// One shape of the sprite on every territory.
fn everywhere(shape: &str) -> String {
    Hex::all().map(|hex| on(shape, hex)).collect()
}

/// A shape of the sprite on one territory.
pub fn on(shape: &str, hex: Hex) -> String {
    let at = hex_middle(hex);
    format!("<use href=\"#{shape}\" x=\"{}\" y=\"{}\"/>", short(at.x), short(at.y))
}

/// Coast, roads and ground: what lies below the fading.
pub fn lower() -> String {
    let land = everywhere("hx");
    let mut out = String::new();
    for ring in 1..=5 {
        out.push_str(&format!("<g class=\"coast c{ring}\">{land}</g>"));
    }
    for faction in Faction::ALL {
        let home = home_middle(faction);
        for hex in neighbours(faction.home()) {
            let end = home.towards(hex_middle(hex), 0.6);
            let [x, y, u, v] = [home.x, home.y, end.x, end.y].map(short);
            out.push_str(&format!("<path class=\"road\" d=\"M{x} {y}L{u} {v}\"/>"));
        }
    }
    for hex in Hex::all() {
        let at = hex_middle(hex);
        out.push_str(&symbol(&format!("t-{}", hex.terrain().id()), at.x, at.y, 120.0, ""));
    }
    out
}

/// Grid, rivers, the Factory and the caps: what lies above the fading.
pub fn upper() -> String {
    let mut out = format!("<g class=\"grid\">{}</g>", everywhere("hx"));
    out.push_str(&river::draw());
    let factory = hex_middle(Hex::FACTORY);
    out.push_str(&symbol("factory", factory.x, factory.y, 132.0, ""));
    Hex::all().for_each(|hex| out.push_str(&cap(hex)));
    out
}

/// Glyph and number of a territory, and its tunnel.
pub fn cap(hex: Hex) -> String {
    let (at, mut out) = (hex_middle(hex), String::new());
    let aside = if hex.has_tunnel() { 6.0 } else { 0.0 };
    if hex.terrain() != Terrain::Factory {
        out.push_str(&symbol(
            &format!("g-{}", hex.terrain().id()),
            at.x - 6.5 + aside,
            at.y - 37.5,
            17.0,
            "cap",
        ));
        let (x, y) = (short(at.x + 7.0 + aside), short(at.y - 33.0));
        out.push_str(&format!("<text class=\"num\" x=\"{x}\" y=\"{y}\">{:02}</text>", hex.number()));
    }
    if hex.has_tunnel() {
        out.push_str(&symbol("i-tunnel", at.x - 20.0, at.y - 35.0, 18.0, ""));
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
        for (terrain, count) in Terrain::ALL.map(|t| (t, Hex::all().filter(|h| h.terrain() == t).count())) {
            assert_eq!(lower.matches(&format!("#t-{}\"", terrain.id())).count(), count, "{terrain}");
        }
        assert_eq!(upper.matches("class=\"num\"").count(), 46, "all but the Factory have a number");
        assert_eq!(upper.matches("#i-tunnel").count(), Hex::all().filter(|h| h.has_tunnel()).count());
        assert!(!lower.contains("style=") && !upper.contains("style="), "the page allows no inline styles");
    }
}
