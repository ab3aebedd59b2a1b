//! Lists of games for other programs: a table with one line for each seat, and the same as JSON.

use super::finished_game::{FinishedGame, FinishedSeat};
use super::history::History;
use super::statistics::who;
use kosa_engine::vocab::Star;
use serde_json::{Value, json};
use std::fmt::Write;

/// The columns of the table. Programs read them: they are the same in every language.
const COLUMNS: [&str; 20] = [
    "game",
    "written",
    "rounds",
    "combats",
    "players",
    "tile",
    "resolution",
    "airships",
    "place",
    "seat",
    "faction",
    "mat",
    "player",
    "fortune",
    "coins",
    "star_coins",
    "territory_coins",
    "resource_coins",
    "structure_coins",
    "ability_coins",
];

/// A field of a table, in quotes where it needs them. Whatever a spreadsheet would take for a formula is text.
fn field(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text != "-";
    let text = if formula { format!("'{text}") } else { text.to_string() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

impl History {
    /// Every game as a table with commas between the fields, one line for each seat.
    pub fn to_csv(&self) -> String {
        let stars = Star::ALL.map(|star| format!("star_{star}"));
        let head = COLUMNS
            .iter()
            .map(ToString::to_string)
            .chain(["power", "popularity", "won", "lost"].map(String::from));
        let mut text = head.chain(stars).collect::<Vec<_>>().join(",");
        text.push('\n');
        for played in &self.games {
            for seat in &played.seats {
                let fields = row(played, seat);
                let _ = writeln!(text, "{}", fields.iter().map(|f| field(f)).collect::<Vec<_>>().join(","));
            }
        }
        text
    }

    /// Every game as JSON (`docs/json.md`).
    pub fn to_json(&self) -> Value {
        let games: Vec<Value> = self.games.iter().map(game).collect();
        json!({"games": games, "unfinished": self.unfinished, "unreadable": self.unreadable})
    }
}

fn row(played: &FinishedGame, seat: &FinishedSeat) -> Vec<String> {
    let word = |text: Option<String>| text.unwrap_or_default();
    let score = &seat.score;
    let mut fields = vec![
        played.id.clone(),
        word(played.written.map(|at| at.to_string())),
        played.rounds.to_string(),
        played.combats.to_string(),
        played.seats.len().to_string(),
        word(played.structure_tile.map(|tile| tile.to_string())),
        word(played.resolution.map(|tile| tile.to_string())),
        played.airships.to_string(),
        seat.place.to_string(),
        seat.seat.to_string(),
        seat.faction.to_string(),
        word(seat.mat.map(|mat| mat.to_string())),
        who(&seat.occupant),
        score.total().to_string(),
    ];
    let parts = [
        score.coins,
        score.star_coins,
        score.territory_coins,
        score.resource_coins,
        score.structure_coins,
        score.ability_coins,
        seat.power.into(),
        seat.popularity.into(),
        seat.won.into(),
        seat.lost.into(),
    ];
    fields.extend(parts.map(|n: u32| n.to_string()));
    fields.extend(seat.stars.map(|n| n.to_string()));
    fields
}

fn game(played: &FinishedGame) -> Value {
    let seats: Vec<Value> = played.seats.iter().map(one_seat).collect();
    json!({
        "id": played.id,
        "written": played.written,
        "rounds": played.rounds,
        "combats": played.combats,
        "tile": played.structure_tile,
        "resolution": played.resolution,
        "airships": played.airships,
        "seats": seats,
    })
}

fn one_seat(seat: &FinishedSeat) -> Value {
    let placed = Star::ALL.into_iter().zip(seat.stars).filter(|(_, n)| *n > 0);
    let stars: serde_json::Map<String, Value> =
        placed.map(|(star, n)| (star.to_string(), n.into())).collect();
    json!({
        "seat": seat.seat,
        "place": seat.place,
        "faction": seat.faction,
        "mat": seat.mat,
        "player": who(&seat.occupant),
        "score": seat.score,
        "power": seat.power,
        "popularity": seat.popularity,
        "combats_won": seat.won,
        "combats_lost": seat.lost,
        "stars": stars,
    })
}
