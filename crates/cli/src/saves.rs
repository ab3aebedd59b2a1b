//! `kosa saves`: the games that are saved.

use crate::fault::{Outcome, failed};
use crate::{row, table_text};
use kosa_client::{SaveState, SavedGame, Storage, saves};
use kosa_lang::{Arg, Lang, Texts};
use serde_json::{Value, json};
use std::io::Write;
use std::time::UNIX_EPOCH;

pub fn run(as_json: bool, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let disk = kosa_tui::disk();
    let games = saves::list(&disk).or_else(failed)?;
    if as_json {
        // Programs read this: it is the same everywhere.
        let texts = Texts::new(Lang::English);
        let all: Vec<Value> = games.iter().map(|game| as_value(game, &texts)).collect();
        writeln!(out, "{:#}", Value::Array(all))?;
        return Ok(());
    }
    if games.is_empty() {
        let place = [("file", Arg::from(disk.usual_place().display().to_string()))];
        writeln!(out, "{}", texts.fill("save-list-empty", &place))?;
        return Ok(());
    }
    let head = ["save-col-date", "save-col-state", "save-col-round", "save-col-seats", "save-col-file"];
    let [date, state, round, seats, file] = head.map(|key| texts.say(key));
    let mut rows = vec![row![date, state, round, seats, file]];
    for game in &games {
        let summary = game.summary();
        let round = summary.map_or_else(String::new, |s| s.round().to_string());
        let seats = summary.map_or_else(String::new, |s| s.seats(texts));
        rows.push(row![game.date(), game.state(texts), round, seats, game.path.display().to_string()]);
    }
    table_text::print(out, &rows)?;
    Ok(())
}

fn as_value(game: &SavedGame, texts: &Texts) -> Value {
    let state = match game.state {
        SaveState::Unfinished(_) => "unfinished",
        SaveState::Finished(_) => "finished",
        SaveState::InUse(_) => "in-use",
        SaveState::Damaged(..) => "damaged",
        SaveState::Unreadable(_) => "unreadable",
    };
    let written = game.written.and_then(|at| at.duration_since(UNIX_EPOCH).ok()).map(|d| d.as_secs());
    let summary = game.summary();
    let factions = summary.map(|s| {
        s.public.seats().map(|seat| s.public.player(seat).faction().to_string()).collect::<Vec<_>>()
    });
    json!({
        "file": game.path.display().to_string(),
        "written": written,
        "state": state,
        "round": summary.map(kosa_client::Summary::round),
        "factions": factions,
        "warning": game.warning(texts),
    })
}
