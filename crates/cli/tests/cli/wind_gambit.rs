//! The Wind Gambit line by line: tiles and airships in `kosa play` and `kosa replay`.

use crate::common::{Dir, kosa, kosa_with};

const SEATS: [&str; 6] =
    ["play", "--plain", "--seats", "human=nordic/industrial,random=crimea/mechanical", "--seed", "3"];

#[test]
fn the_tiles_in_force_are_told_with_their_marks() {
    let args = [&SEATS[..], &["--airships", "toll,drill", "--resolution", "mission_possible"]].concat();
    let out = kosa_with(&args, "tiles\n").ok();
    for words in [
        "Tiles in force:",
        "Toll (aggressive airship tile, carries resources): ",
        "Drill (passive airship tile, range 2) [not checked against a printed tile: only its name is known",
        "Mission Possible (resolution tile): Two objective cards",
        "open objective ",
        "@nordic  home base  character and airship",
    ] {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    assert_eq!(out.matches("Tiles in force:").count(), 2, "at the start, and again when asked");
    assert!(!out.contains("Unofficial"), "{out}");
}

#[test]
fn a_flight_is_played_and_what_is_aboard_is_shown() {
    let dir = Dir::new("flight");
    let file = dir.file("g.kosa");
    let flags = ["--airships", "blitzkrieg,drill", "--resolution", "doomsday_clock", "--record", &file];
    let args = [&SEATS[..], &flags].concat();
    let moves = "section build\nmove\nfly\nstep airship @nordic h04\nload workers 1\nboard\nquit\n";
    let out = kosa_with(&args, moves).ok();
    for words in [
        "The airship is on h04 (forest), 1 territory left to fly",
        "The airship of Nordic Kingdoms takes 1 worker aboard on h04 (forest).",
        "aboard the airship: 1 worker",
        "turns left: Nordic 19, Crimea 20",
    ] {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    let told = kosa(&["replay", &file, "--plain", "--lang", "pl"]).ok();
    assert!(
        told.contains("Obowiązujące karty:") && told.contains("nieporównana z drukowaną kartą"),
        "{told}"
    );
    let first = told.find("Obowiązujące karty:").unwrap();
    assert!(first < told.find("section build").unwrap(), "before the first decision: {told}");
    let json = kosa(&["replay", &file, "--json", "--quiet"]).json();
    let unchecked: Vec<&str> =
        json["unchecked_tiles"].as_array().unwrap().iter().map(|t| t["name"].as_str().unwrap()).collect();
    assert_eq!(unchecked, ["Blitzkrieg", "Drill", "Doomsday Clock"]);
    assert!(json.get("unofficial").is_none());
}

#[test]
fn the_stars_on_open_objectives_are_told() {
    let dir = Dir::new("missions");
    let record = "kosa-record 1\nkosa-position 1\nrules rulebook +resolutions\n\
        active 1\nresolution mission_possible\nmissions 12 15\nseat nordic industrial\nseat crimea mechanical\n\
        stars mission\nmission-stars 15\nmoves\n";
    let file = dir.write("g.kosa", record);
    let out = kosa_with(&["play", "--plain", "--resume", &file], "nordic\ntiles\n").ok();
    let told = "open objective 15 (stars: Crimea): ";
    assert_eq!(out.matches(told).count(), 2, "with the board, and when asked for the tiles: {out}");
    assert!(out.contains("open objective 12: "), "{out}");
}

#[test]
fn a_game_with_an_automa_is_marked_as_unofficial() {
    let seats = ["play", "--plain", "--seats", "human=nordic/industrial,automa=crimea", "--seed", "3"];
    let refused = [&seats[..], &["--airships"]].concat();
    kosa_with(&refused, "").fails(2, &["--with automa-wind-gambit"]);
    let args = [&seats[..], &["--airships", "--with", "automa-wind-gambit"]].concat();
    let out = kosa_with(&args, "").ok();
    assert!(out.contains("Unofficial game: how an Automa plays The Wind Gambit is not known"), "{out}");
}

#[test]
fn games_with_airships_can_be_replayed_in_every_language() {
    let dir = Dir::new("windy");
    for (i, lang) in ["en", "it", "es", "pl"].into_iter().enumerate() {
        let file = dir.file(&format!("{lang}.kosa"));
        let seed = i.to_string();
        let args = ["play", "--plain", "--seats", "random,random,random", "--seed", &seed];
        // Twenty turns each keep the games short.
        let tiles = ["--airships", "--airship-pairs", "--resolution", "doomsday_clock"];
        kosa_with(&[&args[..], &tiles, &["--record", &file, "--lang", lang]].concat(), "").ok();
        kosa(&["replay", &file, "--plain", "--lang", lang]).ok();
    }
}
