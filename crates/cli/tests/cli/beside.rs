//! What stands beside the questions of a game that is played line by line: as much as on the screen.

use crate::common::pty::Terminal;
use crate::common::{Dir, entries, kosa_in, kosa_with};

/// A record that goes on from a position, with a person on the first seat.
fn record(position: &str) -> String {
    let lines: String = position.split("; ").map(|line| format!("{}\n", line.trim())).collect();
    format!("kosa-record 1\ntag seed 3\ntag seat1 human\n{lines}moves\n")
}

#[test]
fn both_sides_of_a_combat_are_told_and_committed_by_the_same_sign_twice() {
    let dir = Dir::new("plain-combat");
    let position = "kosa-position 1; active 1; combat h19 1 2; \
                    frames end bottom:build stars:1 settle dials; seat nordic industrial; power 7; hand 23; \
                    character h19; seat crimea automa:automa; power 5; character h19";
    let file = dir.write("g.kosa", &record(position));
    let out = kosa_with(&["play", "--plain", "--resume", &file], "3\n2\n+\n+\n").ok();
    assert!(out.contains("Nordic: 1 unit fights, power 7, 1 of 2 cards, 10 at most."), "{out}");
    assert!(out.contains("Crimea: 1 unit fights, power 5"), "{out}");
    // What is put back by `back` only has no key in front, and no bracket that looks like one.
    assert!(out.contains("\n     ✓ Spend 3 power on the dial\n"), "{out}");
    assert!(out.contains("Nordic Kingdoms shows 3 on the dial and a card of 2: 5 in all."), "{out}");
    let own: Vec<String> = entries(&file).into_iter().filter(|line| line.starts_with("1:")).collect();
    assert_eq!(own[..2], ["1: dial 3", "1: play 2"], "{own:?}");
}

#[test]
fn options_prices_and_objectives_say_what_there_is() {
    let dir = Dir::new("plain-notes");
    let position = "kosa-position 1; active 1; encounters h03; encounter-deck 1-23 25-28; \
                    frames end bottom:build stars:1 settle encounter:24:-; seat nordic industrial; popularity 2; \
                    coins 5; objectives 1 11; character h11; workers h11 h11; seat crimea automa";
    let file = dir.write("g.kosa", &record(position));
    let out = kosa_with(&["play", "--plain", "--resume", &file], "why not\n").ok();
    assert!(out.contains("Not now: it costs 3 popularity, you have 2."), "{out}");
    assert!(
        out.contains("Trick the patrol: pay 3 popularity: deploy a mech: it costs 3 popularity"),
        "{out}"
    );
    assert!(out.contains("objective 1: Higher Ground Advantage (1/3)."), "{out}");
    let position = "kosa-position 1; active 1; at h04 wood 3 oil 1; seat nordic industrial; coins 4; \
                    workers h04 h05; seat crimea automa";
    let file = dir.write("h.kosa", &record(position));
    let out = kosa_with(&["play", "--plain", "--resume", &file], "").ok();
    assert!(out.contains("Upgrade for 3 oil (1/3)  [section upgrade]"), "{out}");
    assert!(out.contains("Build for 3 wood (3/3 ✓)  [section build]"), "{out}");
}

/// A lesson asks in the same way as a game.
#[test]
fn a_lesson_says_as_much_as_a_game() {
    let dir = Dir::new("plain-lesson");
    let data = dir.path().display().to_string();
    let out = kosa_in(&[("XDG_DATA_HOME", &data)], &["learn", "win-the-combat"], "").ok();
    assert!(out.contains("Move, then Build for 3 wood (0/3)  [section build]"), "{out}");
}

/// In a window too small for the board the game is offered line by line: then its lines fit.
#[test]
fn lines_keep_to_a_small_window() {
    for lang in ["en", "it", "es", "pl"] {
        let dir = Dir::new(&format!("plain-narrow-{lang}"));
        let args = [
            "play",
            "--plain",
            "--seats",
            "human=nordic/industrial,automa=crimea",
            "--seed",
            "3",
            "--lang",
            lang,
        ];
        let mut terminal = Terminal::start(&args, dir.path(), &[], (80, 24));
        for line in ["help", "map", "score", "why not", "3", "1", "1", "1", "quit"] {
            terminal.send(&format!("{line}\r"));
        }
        let (_, raw) = terminal.end();
        // The names of files are as long as they are.
        let lines = raw.lines().filter(|line| !line.contains(".kosa"));
        // What was typed ahead ends no line of its own.
        let lines = lines.map(|line| line.trim_start_matches("> ").trim_end());
        let long: Vec<&str> = lines.filter(|line| line.chars().count() > 80).collect();
        assert!(raw.contains("h04") && long.is_empty(), "{lang}: {long:#?}");
    }
}
