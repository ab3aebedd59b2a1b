//! 420 end positions with their score by category, read from beside the repository where that file is present, since it is
//! not part of it. Each is built as a position in text.

use crate::common::RECRUITED;
use crate::common::position;
use kosa_engine::vocab::{Faction, Hex, Terrain};
use serde_json::Value;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

const STATES: &str = "../../../shared/data/scoring_states.jsonl";

fn numbers(value: &Value) -> Vec<u8> {
    value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u8).collect()
}

fn hexes(numbers: &[u8]) -> String {
    numbers.iter().map(|n| format!("h{n:02}")).collect::<Vec<_>>().join(" ")
}

/// The file's name for a structure bonus tile, and ours.
fn tile(name: &str) -> &'static str {
    match name {
        "tunnel_adjacent" => "tunnels_adjacent",
        "lake_adjacent" => "lakes_adjacent",
        "encounter_adjacent" => "encounters_adjacent",
        "tunnel_with_structures" => "on_tunnels",
        "longest_structure_row" => "in_a_row",
        "farm_or_tundra_structures" => "on_farm_or_tundra",
        _ => panic!("no structure bonus tile is called {name}"),
    }
}

/// Lines for units: the mechs' slots matter only to those on lakes, and all four or the second carry them.
fn units(out: &mut String, character: Option<u8>, mechs: &[u8], workers: &[u8]) {
    if let Some(hex) = character {
        writeln!(out, "character {}", hexes(&[hex])).unwrap();
    }
    if !mechs.is_empty() {
        let slots = ["2", "1", "3", "4"][..mechs.len()].join(" ");
        writeln!(out, "mechs {slots} at {}", hexes(mechs)).unwrap();
    }
    if !workers.is_empty() {
        writeln!(out, "workers {}", hexes(workers)).unwrap();
    }
}

/// The position as text. The enemy units are those of as many other factions as it takes: each has a character, four
/// mechs and eight workers, and only a sailor's mechs stand on lakes.
fn text_of(state: &Value) -> String {
    let faction = state["faction"].as_str().unwrap();
    let is_lake = |n: &u8| Hex::new(*n).unwrap().terrain() == Terrain::Lake;
    let (mut lakes, mut land): (Vec<u8>, Vec<u8>) =
        numbers(&state["enemy_units"]).iter().partition(|n| is_lake(n));
    let mut seats: Vec<(Faction, String)> = Vec::new();

    let mut own = String::new();
    let stars = ["combat", "combat", "objective", "popularity", "power", "recruits"];
    let placed = state["stars"].as_u64().unwrap() as usize;
    for key in ["popularity", "power", "coins"] {
        writeln!(own, "{key} {}", state[key]).unwrap();
    }
    writeln!(own, "stars {}", stars[..placed].join(" ")).unwrap();
    if placed == 6 {
        writeln!(own, "{RECRUITED}").unwrap();
    }
    let character = state["character"].as_u64().unwrap() as u8;
    units(&mut own, Some(character), &numbers(&state["mechs"]), &numbers(&state["workers"]));
    let built: Vec<String> = state["structures"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| format!("{} h{:02}", s[0].as_str().unwrap(), s[1].as_u64().unwrap()))
        .collect();
    if !built.is_empty() {
        writeln!(own, "structures {}", built.join(" ")).unwrap();
    }
    seats.push((faction.parse().unwrap(), own));

    // Sailors first: they alone can hold the lakes.
    for other in ["nordic", "polania", "crimea", "saxony", "rusviet"].into_iter().filter(|f| *f != faction) {
        if lakes.is_empty() && land.is_empty() && seats.len() > 1 {
            break;
        }
        let take = |from: &mut Vec<u8>, most: usize| from.drain(..most.min(from.len())).collect::<Vec<u8>>();
        let mut mechs = if matches!(other, "nordic" | "polania") { take(&mut lakes, 4) } else { Vec::new() };
        mechs.extend(take(&mut land, 4 - mechs.len()));
        let character = take(&mut land, 1).first().copied();
        let mut workers = take(&mut land, 8);
        // Nobody has a single worker: a second one keeps the first company.
        if workers.len() == 1 {
            workers.push(workers[0]);
        }
        let mut lines = String::new();
        units(&mut lines, character, &mechs, &workers);
        if workers.is_empty() {
            writeln!(lines, "workers @{other} @{other}").unwrap();
        }
        seats.push((other.parse().unwrap(), lines));
    }
    assert!(lakes.is_empty() && land.is_empty(), "more enemy units than the other factions have");
    seats.sort_by_key(|(faction, _)| *faction);

    let over = if placed == 6 { "over yes\n" } else { "" };
    let mut out = format!("tile {}\n{over}", tile(state["structure_bonus"].as_str().unwrap()));
    for (hex, kinds) in state["resources"].as_object().unwrap() {
        write!(out, "at h{:02}", hex.parse::<u8>().unwrap()).unwrap();
        for (kind, amount) in kinds.as_object().unwrap() {
            write!(out, " {kind} {amount}").unwrap();
        }
        out.push('\n');
    }
    for ((faction, lines), mat) in
        seats.iter().zip(["industrial", "engineering", "patriotic", "mechanical", "agricultural"])
    {
        write!(out, "seat {faction} {mat}\n{lines}").unwrap();
    }
    out
}

#[test]
fn every_end_position_scores_as_expected() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(STATES);
    let Ok(file) = std::fs::read_to_string(&path) else {
        // Not `eprintln!`, which is kept from whoever looks on while a test passes. `.config/nextest.toml` shows it too.
        let told = "skipped: the scored positions, which are not part of this repository, are read from";
        writeln!(std::io::stderr(), "{told} {}, where no file lies", path.display()).unwrap();
        return;
    };
    let mut count = 0;
    for line in file.lines().filter(|l| !l.trim().is_empty()) {
        let wanted: Value = serde_json::from_str(line).unwrap();
        let text = text_of(&wanted);
        let state = position(&text);
        let faction: Faction = wanted["faction"].as_str().unwrap().parse().unwrap();
        let seat = state.public().seats().find(|s| state.public().player(*s).faction() == faction).unwrap();
        let score = state.score(seat);
        let id = wanted["id"].as_str().unwrap();
        let expect = wanted["expect"].as_object().unwrap();
        assert_eq!(expect.len(), 8, "{id}: a category that is not compared");
        for (category, found) in [
            ("territories", score.territories),
            ("resource_tokens", score.resources),
            ("structure_count", score.structures),
            ("star_coins", score.star_coins),
            ("territory_coins", score.territory_coins),
            ("resource_coins", score.resource_coins),
            ("structure_coins", score.structure_coins),
            ("total", score.total()),
        ] {
            assert_eq!(Some(found as u64), expect[category].as_u64(), "{id}: {category}\n{text}");
        }
        assert_eq!(Some(score.coins as u64), wanted["coins"].as_u64(), "{id}");
        assert_eq!(Some(score.stars as u64), wanted["stars"].as_u64(), "{id}");
        count += 1;
    }
    assert_eq!(count, 420);
}
