//! A game in the form in which BG Stats, an app that logs plays, takes them: a link with the play in it as JSON, as its makers
//! describe it for other programs.

use super::finished_game::{FinishedGame, FinishedSeat};
use kosa_lang::Texts;
use kosa_table::Occupant;
use serde_json::{Value, json};
use std::fmt::Write;
use std::time::{Duration, UNIX_EPOCH};

/// The page that hands a play to the app.
const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The number under which the board game stands in the database that such apps use.
const GAME: u32 = 169_786;

impl FinishedGame {
    /// The play as the app reads it. Names of people are theirs; whoever has none is called by the faction.
    pub fn to_play(&self, texts: &Texts) -> Value {
        let seats = self.seats.iter();
        let players: Vec<Value> = seats.map(|seat| player(seat, self.winner(), texts)).collect();
        let at = self.written.map(|at| UNIX_EPOCH + Duration::from_secs(at));
        let mut play = json!({
            "sourceName": "Kosa",
            "sourcePlayId": self.id,
            "game": {"name": "Scythe", "sourceGameId": "scythe", "bggId": GAME, "highestWins": true, "noPoints": false},
            "players": players,
        });
        if let Some(at) = at {
            play["playDate"] = format!("{}:00", kosa_client::readable_date(at)).into();
        }
        play
    }

    /// A link that opens the app with this play in it.
    pub fn play_link(&self, texts: &Texts) -> String {
        let mut link = ADDRESS.to_string();
        for byte in self.to_play(texts).to_string().bytes() {
            match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => link.push(byte.into()),
                other => {
                    let _ = write!(link, "%{other:02X}");
                }
            }
        }
        link
    }
}

fn player(seat: &FinishedSeat, winner: Option<&FinishedSeat>, texts: &Texts) -> Value {
    let faction = texts.faction(seat.faction);
    let name = match &seat.occupant {
        Occupant::Human(name) if name.is_empty() => faction.clone(),
        Occupant::Human(name) => name.clone(),
        other => texts.occupant(other),
    };
    let role = seat.mat.map_or_else(|| faction.clone(), |mat| format!("{faction}, {}", texts.mat(mat)));
    json!({
        "name": name,
        "sourcePlayerId": super::statistics::who(&seat.occupant),
        "role": role,
        "score": seat.score.total(),
        "rank": seat.place,
        "startPlayer": seat.starts,
        "winner": winner.is_some_and(|winner| winner.seat == seat.seat),
    })
}
