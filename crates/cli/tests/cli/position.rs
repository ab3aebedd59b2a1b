//! `kosa position`, `kosa new`, `kosa rules`, `kosa data doubts` and wrong usage.

use crate::common::{Dir, POSITION, kosa, kosa_with};
use serde_json::Value;

#[test]
fn show_prints_a_position_that_reads_back() {
    let text = kosa_with(&["position", "show"], POSITION).ok();
    assert!(text.starts_with("kosa-position 1\n"));
    assert_eq!(kosa_with(&["position", "show", "-"], &text).ok(), text);
    let json = kosa_with(&["position", "show", "--json"], &text).ok();
    assert_eq!(kosa_with(&["position", "show"], &json).ok(), text);
}

#[test]
fn moves_are_made_by_whoever_is_asked() {
    let dir = Dir::new("moves");
    let file = dir.write("p.txt", POSITION);
    let moves = dir.write("moves.txt", "# a comment\nbolster power 2\n1: skip; end\n");
    let args = ["position", "show", &file, "--moves", "section upgrade", "--moves-file", &moves];
    let text = kosa(&args).ok();
    assert!(text.contains("active 2\n"), "{text}");
}

#[test]
fn play_tells_what_happened() {
    let moves = "section upgrade; bolster cards 1; *: draw 5";
    let text = kosa_with(&["position", "play", "--moves", moves], POSITION).ok();
    assert!(text.contains("# Nordic Kingdoms draws a combat card of 5.\n"), "{text}");
    assert!(text.contains("\nkosa-position 1\n"));
    // The lines of the telling are comments: the whole answer is a position again.
    kosa_with(&["position", "show"], &text[text.find("kosa-position").unwrap()..]).ok();
    let json = kosa_with(&["position", "play", "--json", "--moves", moves], POSITION).json();
    let drawn = json["events"].as_array().unwrap().iter().find(|e| e["event"] == "card_drawn").unwrap();
    assert_eq!((&drawn["seat"], &drawn["card"]), (&1.into(), &5.into()));
    assert_eq!(json["position"]["seats"][0]["faction"], "nordic");
}

#[test]
fn play_keeps_secrets_from_a_viewer() {
    let moves = "section upgrade; bolster cards 1; *: draw 5";
    let drawn = |viewer: &str| {
        let json =
            kosa_with(&["position", "play", "--json", "--moves", moves, "--viewer", viewer], POSITION).json();
        json["events"].as_array().unwrap().iter().find(|e| e["event"] == "card_drawn").unwrap()["card"]
            .clone()
    };
    assert_eq!(drawn("1"), 5);
    assert_eq!(drawn("2"), Value::Null);
    assert_eq!(drawn("0"), Value::Null);
    kosa_with(&["position", "play", "--viewer", "5"], POSITION).fails(1, &["seat 5", "2"]);
}

#[test]
fn legal_lists_moves_or_outcomes() {
    let text = kosa_with(&["position", "legal"], POSITION).ok();
    assert!(text.contains("\n1: section upgrade\n"), "{text}");
    let json = kosa_with(&["position", "legal", "--json"], POSITION).json();
    assert_eq!(json["awaiting"], "seats");
    assert_eq!(json["seats"][0]["moves"].as_array().unwrap().len(), 4);
    let chance = ["position", "legal", "--json", "--moves", "section upgrade; bolster cards 1"];
    let json = kosa_with(&chance, POSITION).json();
    assert_eq!(json["awaiting"], "chance");
    // 16 twos, less the one Nordic holds.
    let two = json["outcomes"].as_array().unwrap().iter().find(|o| o["move"] == "draw 2").unwrap();
    assert_eq!(two["weight"], 15);
}

#[test]
fn score_is_given_by_category() {
    let text = kosa_with(&["position", "score"], POSITION).ok();
    assert!(text.contains("territories") && text.contains("Nordic Kingdoms"));
    let json = kosa_with(&["position", "score", "--json"], POSITION).json();
    let seats = json["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let parts = ["stars", "territories", "resources", "structures"];
        let sum: u64 = parts.iter().map(|p| seat[p]["coins"].as_u64().unwrap()).sum();
        assert_eq!(seat["total"].as_u64().unwrap(), sum + seat["coins"].as_u64().unwrap());
    }
    assert_eq!(seats[0]["place"], 1);
}

#[test]
fn perft_counts_and_divides() {
    let text = kosa_with(&["position", "perft", "--depth", "2"], POSITION).ok();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "1 4");
    let count: u64 = lines[1].strip_prefix("2 ").unwrap().parse().unwrap();
    let json = kosa_with(&["position", "perft", "--depth", "2", "--divide", "--json"], POSITION).json();
    assert_eq!(json["total"], count);
    let sum: u64 = json["moves"].as_array().unwrap().iter().map(|m| m["count"].as_u64().unwrap()).sum();
    assert_eq!(sum, count);
    let text = kosa_with(&["position", "perft", "--depth", "2", "--divide"], POSITION).ok();
    assert!(text.ends_with(&format!("total {count}\n")));
    let json = kosa_with(&["position", "perft", "--depth", "2", "--json"], POSITION).json();
    assert_eq!(json["counts"][1], count);
}

#[test]
fn wrong_positions_and_moves_fail_with_a_sentence() {
    kosa(&["position", "show", "no/such/file"]).fails(1, &["no/such/file", "no such file"]);
    kosa_with(&["position", "show"], "").fails(1, &["standard input", "position"]);
    kosa_with(
        &["position", "show"],
        "kosa-position 1\nseat nordic industrial\n  character h99\nseat crimea mechanical",
    )
    .fails(1, &["h99"]);
    kosa_with(&["position", "show"], "{\"version\": 1, \"sets\": 2}").fails(1, &["sets"]);
    kosa_with(&["position", "show", "--moves", "section upgrade; dial 3"], POSITION)
        .fails(1, &["move 2 (dial 3)", "not possible"]);
    kosa_with(&["position", "show", "--moves", "fly"], POSITION).fails(1, &["move 1 (fly)"]);
    kosa_with(&["position", "show", "--moves", "2: section upgrade"], POSITION)
        .fails(1, &["seat 2 is not asked"]);
    kosa_with(&["position", "show", "--moves-file", "-"], POSITION).fails(2, &["both"]);
    let dir = Dir::new("bytes");
    std::fs::write(dir.path().join("x"), [b'k', 0xff]).unwrap();
    kosa(&["position", "show", &dir.file("x")]).fails(1, &["byte 2", "UTF-8"]);
    kosa(&["position", "show", dir.path().to_str().unwrap()]).fails(1, &["directory"]);
}

#[test]
fn a_file_longer_than_any_record_is_not_read() {
    let dir = Dir::new("long");
    let path = dir.write("long.txt", POSITION);
    // A file with a hole: it takes no room on the disk, and would take a gigabyte of memory.
    std::fs::File::options().write(true).open(&path).unwrap().set_len(1 << 30).unwrap();
    for command in [vec!["position", "show", &path], vec!["replay", &path]] {
        kosa(&command).fails(1, &["long.txt", "longer than any record"]);
    }
    kosa(&["position", "show", &path, "--lang", "it"]).fails(1, &["più lungo di qualsiasi registrazione"]);
}

#[test]
fn wrong_usage_has_its_own_code() {
    kosa(&[]).fails(2, &["kosa --help"]);
    kosa(&["position"]).fails(2, &[]);
    kosa(&["fly"]).fails(2, &["fly"]);
    kosa(&["position", "show", "--fly"]).fails(2, &["--fly"]);
    kosa(&["simulate"]).fails(2, &["--games"]);
    kosa(&["simulate", "--games", "0"]).fails(2, &["0"]);
    kosa(&["simulate", "--games", "1", "--seats", "9"]).fails(2, &["2 to 5"]);
    kosa(&["simulate", "--games", "1", "--seats", "nordic,nordic"]).fails(2, &["Nordic Kingdoms"]);
    kosa(&["simulate", "--games", "1", "--seats", "nordic,mars"]).fails(2, &["mars"]);
    kosa(&["simulate", "--games", "1", "--bot", "deep"]).fails(2, &["deep", "random"]);
    kosa(&["new", "--rules", "house"]).fails(2, &["house", "rulebook"]);
    kosa(&["new", "--seed", "x"]).fails(2, &["seed"]);
    kosa(&["new", "--seats", "rusviet/industrial,nordic", "--rules", "current"]).fails(2, &["banned"]);
    kosa(&["bench", "playouts", "--seats", "6"]).fails(2, &["6"]);
    let help = kosa(&["--help"]).ok();
    assert!(help.contains("simulate") && help.contains("replay"));
    assert!(kosa(&["--version"]).ok().starts_with("kosa "));
}

#[test]
fn nobody_reading_the_output_is_no_error() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_kosa"))
        .args(["data", "doubts", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn new_prints_the_start_of_a_game() {
    let args = ["new", "--seats", "saxony/patriotic,random,crimea", "--seed", "4"];
    let start = kosa(&args).ok();
    assert_eq!(kosa(&args).ok(), start);
    assert!(start.contains("seat saxony patriotic"));
    assert!(!start.contains("tile "));
    let dealt = kosa(&[&args[..], &["--deal"]].concat()).ok();
    assert!(dealt.contains("\ntile "));
    kosa_with(&["position", "legal"], &dealt).ok();
    assert_eq!(kosa(&[&args[..], &["--json"]].concat()).json()["seats"].as_array().unwrap().len(), 3);
    let dir = Dir::new("new");
    let record = dir.write("r.kosa", &kosa(&[&args[..], &["--deal", "--record"]].concat()).ok());
    kosa(&["replay", "--quiet", &record]).ok();
    // A record stands for its last position.
    assert_eq!(kosa(&["position", "show", &record]).ok(), dealt);
}

#[test]
fn rules_and_doubts_are_listed() {
    let text = kosa(&["rules"]).ok();
    assert!(text.contains("trade-split") && text.contains("current"));
    let json = kosa(&["rules", "--json"]).json();
    assert!(
        json["switches"].as_array().unwrap().iter().all(|s| s["explanation"].as_str().unwrap().len() > 10)
    );
    let json = kosa(&["data", "doubts", "--json"]).json();
    let doubts = json.as_array().unwrap();
    assert!(doubts.iter().all(|d| d["file"].as_str().unwrap().starts_with("data/")));
    let text = kosa(&["data", "doubts"]).ok();
    assert!(text.contains(&format!("{} doubts", doubts.len())));
}

#[test]
fn where_two_seats_are_asked_a_move_names_its_own() {
    let position = "kosa-position 1\nactive 1\nseat nordic industrial\n  power 5\n  hand 35\n  mechs 1 at h29\n\
                    seat crimea mechanical\n  power 5\n  hand 2\n  mechs 2 at h30\n";
    let attack = "section build; move; step mech h29 h30; done";
    let tried = |moves: &str, lang: &str| {
        let moves = format!("{attack}; {moves}");
        kosa_with(&["position", "show", "--moves", &moves, "--lang", lang], position)
    };
    tried("dial 3", "en").fails(1, &["seats 1 and 2 are asked", "as in '2: dial 3'"]);
    tried("1: dial 3; dial 2", "en").fails(1, &["seats 1 and 2 are asked", "as in '2: dial 2'"]);
    for lang in ["it", "es", "pl"] {
        tried("dial 3", lang).fails(1, &["2: dial 3"]);
    }
    // Once one of them has chosen, the move can only be the other's.
    tried("1: dial 3; 1: play 5; dial 2", "en").ok();
}

#[test]
fn a_wrong_number_of_seats_is_told_in_words_that_fit_it() {
    for (lang, words) in [
        ("en", "a game has 2 to 5 seats, not 1"),
        ("it", "una partita ha da 2 a 5 posti, non 1"),
        ("es", "una partida tiene de 2 a 5 puestos, no 1"),
        ("pl", "w grze jest od 2 do 5 miejsc, a nie 1"),
    ] {
        kosa(&["new", "--seats", "1", "--lang", lang]).fails(2, &[words]);
        // A position has words of its own, the same in every language.
        kosa_with(&["position", "show", "--lang", lang], "kosa-position 1\nseat nordic industrial\n")
            .fails(1, &["seats: there are 2 to 5 seats, not 1"]);
    }
}

#[test]
fn albion_is_asked_about_a_flag_only() {
    let position = "kosa-position 1\nrules rulebook +invaders-from-afar\nactive 2\nencounters\nseat nordic mechanical\n\
                    seat albion industrial\n  character h01\n";
    let moves = "section build; move; step character h01 h02";
    let text = kosa_with(&["position", "legal", "--moves", moves], position).ok();
    assert!(text.contains("Place a Flag where") && !text.contains("Trap"), "{text}");
}
