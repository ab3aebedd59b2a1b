//! Seals: the one sign at the lower tip of a territory, and what an Automa weighs.

use super::geometry::middle_of;
use super::{short, symbol};
use kosa_engine::vocab::{Place, Resource};
use kosa_lang::signed;

/// A sign at the lower tip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seal {
    /// So many steps.
    Steps(u8),
    /// Combat.
    Combat,
    /// Popularity lost or won.
    Popularity(i8),
    /// Power lost or won.
    Power(i8),
    /// Coins, of the structure bonus.
    Coins(i8),
    /// Tokens gained or loaded.
    Tokens(Resource, i8),
    /// Workers gained.
    Workers(i8),
    /// Tokens that could be gained.
    MayGain(Resource, i8),
    /// Workers that could be gained.
    MayGainWorkers(i8),
    /// An objective comes nearer.
    Objective,
    /// An encounter awaits.
    Encounter,
    /// Chosen as number so and so.
    Order(u8),
}

/// Draws a seal; of several on a place the first lies in the middle, the others beside it.
pub fn draw(place: Place, seal: Seal, nth: usize) -> String {
    let at = middle_of(place);
    let (text, icon, kind) = match seal {
        Seal::Steps(n) => (n.to_string(), None, "go"),
        Seal::Combat => (String::new(), Some("i-combat"), "war"),
        Seal::Popularity(n) => (signed(n), Some("i-pop"), "care"),
        Seal::Power(n) => (signed(n), Some("i-power"), if n < 0 { "war" } else { "care" }),
        Seal::Coins(n) => (signed(n), Some("i-coin"), "care"),
        Seal::Tokens(resource, n) => (signed(n), Some(token(resource)), if n < 0 { "war" } else { "care" }),
        Seal::MayGain(resource, n) => (signed(n), Some(token(resource)), "go"),
        Seal::MayGainWorkers(n) => (signed(n), Some("u-worker"), "go"),
        Seal::Workers(n) => (signed(n), Some("u-worker"), "care"),
        Seal::Objective => (String::new(), Some("i-obj"), "care"),
        Seal::Encounter => (String::new(), Some("i-enc"), "go"),
        Seal::Order(n) => (n.to_string(), None, "pick"),
    };
    let letters = text.chars().count() as f64;
    let width = match icon {
        None => 22.0,
        Some(_) if text.is_empty() => 24.0,
        Some(_) => 30.0 + 9.0 * letters,
    };
    // What goes to pay must not hide how much lies there.
    let low = if matches!(seal, Seal::Tokens(_, n) if n < 0) { 53.0 } else { 45.0 };
    let (x, y) = (at.x + 27.0 * nth as f64, at.y + low);
    let label = |x: f64| format!("<text x=\"{}\" y=\"{}\">{text}</text>", short(x), short(y + 5.4));
    let inside = match icon {
        None => label(x),
        Some(icon) if text.is_empty() => symbol(icon, x, y, 15.0, ""),
        Some(icon) => symbol(icon, x - width / 2.0 + 12.0, y, 15.0, "") + &label(x + 9.0),
    };
    format!(
        "<g class=\"bdg {kind}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"22\" rx=\"11\"/>{inside}</g>",
        short(x - width / 2.0),
        short(y - 11.0),
        short(width)
    )
}

fn token(resource: Resource) -> &'static str {
    match resource {
        Resource::Food => "r-food",
        Resource::Metal => "r-metal",
        Resource::Oil => "r-oil",
        Resource::Wood => "r-wood",
    }
}

/// A territory an Automa weighs: its number in the list, and the numbers that were compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The territory.
    pub place: Place,
    /// Its number in the list.
    pub number: u8,
    /// Steps to the nearest enemy, if that was compared.
    pub to_enemy: Option<u8>,
    /// Steps to the Factory, if that was compared.
    pub to_factory: Option<u8>,
    /// Whether it is taken.
    pub won: bool,
    /// Whether it was in the last comparison.
    pub considered: bool,
}

/// Draws the plate of a candidate.
pub fn candidate(candidate: &Candidate, busy: bool) -> String {
    let at = middle_of(candidate.place);
    let y = at.y + if busy { 32.0 } else { 2.0 };
    let numbers = [("i-combat", candidate.to_enemy), ("i-gear", candidate.to_factory)];
    let shown: Vec<(&str, u8)> = numbers.into_iter().filter_map(|(icon, n)| Some((icon, n?))).collect();
    let width = 26.0 + 25.0 * shown.len() as f64;
    let left = at.x - width / 2.0;
    let mut inside = String::new();
    for (i, (icon, n)) in shown.iter().enumerate() {
        let x = left + 29.0 + 25.0 * i as f64;
        inside.push_str(&symbol(icon, x, y, 13.0, ""));
        inside.push_str(&format!("<text x=\"{}\" y=\"{}\">{n}</text>", short(x + 7.0), short(y + 5.0)));
    }
    let class = match (candidate.won, candidate.considered) {
        (true, _) => "winb",
        (_, true) => "",
        _ => "out",
    };
    format!(
        "<g class=\"bdg cand {class}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"23\" rx=\"11.5\"/>\
         <circle cx=\"{cx}\" cy=\"{cy}\" r=\"9.5\"/><text class=\"nn\" x=\"{cx}\" y=\"{}\">{}</text>{inside}</g>",
        short(left),
        short(y - 11.5),
        short(width),
        short(y + 4.7),
        candidate.number,
        cx = short(left + 11.5),
        cy = short(y)
    )
}
