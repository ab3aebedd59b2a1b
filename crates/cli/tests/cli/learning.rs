//! A newcomer's way on the command line: the first page, a lesson solved and kept, the rule book, a game that becomes a victory
//! and a statistic, and links that hold it.

use crate::common::{Dir, kosa, kosa_at, kosa_in, kosa_with};

/// A finished game that Anna has won, as a record.
const WON: &str = include_str!("../data/won.kosa");

#[test]
fn a_lesson_is_solved_failed_and_kept() {
    let dir = Dir::new("lesson");
    let home = dir.path().to_str().unwrap().to_string();
    let at_home = [("XDG_DATA_HOME", home.as_str())];
    let list = kosa_in(&at_home, &["learn"], "").ok();
    assert!(list.contains("0 of ") && list.contains("First steps"), "{list}");
    // Wrong, then again with a hint, and a reason on the way.
    let typed = "section build\ncoins 1\n\nsection build\nmove\nwhy h23\nhint\nstep character @nordic h04\nstep worker h04 h11\n";
    let told = kosa_in(&at_home, &["learn", "first-steps"], typed).ok();
    assert!(told.contains("Not solved."), "{told}");
    assert!(told.contains("Not possible:"), "{told}");
    assert!(told.contains("Hint 1 of 2"), "{told}");
    assert!(told.contains("Solved!"), "{told}");
    let list = kosa_in(&at_home, &["learn"], "").ok();
    assert!(list.contains("1 of ") && list.contains("solved with 1 hint"), "{list}");
    let json = kosa_in(&at_home, &["learn", "--json"], "").json();
    assert_eq!((&json[0]["solved_with_hints"], json[1]["solved_with_hints"].is_null()), (&1.into(), true));
    kosa(&["learn", "no-such"]).fails(1, &["no-such"]);
}

#[test]
fn every_lesson_can_be_begun_in_every_language() {
    let count = kosa(&["learn", "--json"]).json().as_array().unwrap().len();
    assert!(count >= 25, "{count}");
    for n in 1..=count {
        for lang in ["en", "it", "es", "pl"] {
            let told = kosa_with(&["learn", &n.to_string(), "--lang", lang], "hint\nquit\n").ok();
            assert!(told.contains("1)") || told.contains("0)"), "{n} in {lang} asks something: {told}");
        }
    }
}

#[test]
fn the_words_of_a_game_mean_the_same_in_a_lesson() {
    let typed = "section build\nundo list\nundo 1\nscore\nmap\nwhy not\nwhy section factory\nsave x\n99\nhelp\nquit\n";
    let told = kosa_with(&["learn", "first-steps", "--plain"], typed).ok();
    for words in [
        "  1) Move, then Build",
        "Taken back.",
        "Popularity 0–6",
        "only in a game at this machine",
        "There is no answer 99",
        "hint gives a hint",
        "give coins to another player",
    ] {
        assert!(told.contains(words), "{words:?} is not in\n{told}");
    }
    // What works only there is not among what can be typed here.
    assert!(!told.contains("\nhint ") && !told.contains("\nrules "), "they are the lesson's: {told}");
    assert!(!told.contains("save FILE") && !told.contains("seat SEAT WHO"), "{told}");
}

#[test]
fn the_file_of_a_lesson_is_checked() {
    let dir = Dir::new("lesson-check");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../learn/lessons");
    let good = folder.join("04-tunnels.lesson");
    assert!(kosa(&["learn", "--check", good.to_str().unwrap()]).ok().contains("tunnels"));
    let text = std::fs::read_to_string(good).unwrap();
    let never = dir.write("never.lesson", &text.replace("worker at h15", "worker at h16"));
    kosa(&["learn", "--check", &never]).fails(1, &["never.lesson", "the solution leads to"]);
    let rubbish = dir.write("rubbish.lesson", "hello");
    kosa(&["learn", "--check", &rubbish]).fails(1, &["line 1"]);
}

#[test]
fn the_rule_book_is_read_and_searched() {
    assert!(kosa(&["learn", "--first"]).ok().contains("sixth star"));
    assert!(kosa(&["rules", "--book"]).ok().contains("Scoring"));
    assert!(kosa(&["rules", "--book", "score"]).ok().contains("RL-101"));
    assert!(kosa(&["rules", "--book", "riverwalk", "terrain"]).ok().contains("Rivers and lakes"));
    assert!(kosa(&["rules", "--book", "xyzzy"]).ok().contains("xyzzy"));
    assert!(kosa(&["rules", "--rivers", "polania", "--lang", "es"]).ok().contains("aldeas"));
    kosa(&["rules", "--rivers", "atlantis"]).fails(2, &["atlantis"]);
}

#[test]
fn a_game_becomes_a_victory_and_a_statistic() {
    let dir = Dir::new("victory");
    let games = dir.path().join("kosa").join("games");
    std::fs::create_dir_all(&games).unwrap();
    std::fs::write(games.join("2026-01-02-030405.kosa"), WON).unwrap();
    let home = dir.path().to_str().unwrap().to_string();
    let kosa_there = |args: &[&str]| kosa_in(&[("XDG_DATA_HOME", &home)], args, "");
    let sheet = kosa_there(&["victories"]).ok();
    assert!(sheet.contains("0 of ") && sheet.contains("faction:nordic"), "{sheet}");
    assert!(kosa_there(&["victories", "--enter", "faction:nordic"]).ok().contains("Anna"));
    kosa_there(&["victories", "--enter", "faction:nordic"]).fails(1, &["somebody was there before"]);
    assert!(kosa_there(&["victories", "--enter", "sixstars", "--name", "Anna B."]).ok().contains("Anna B."));
    kosa_there(&["victories", "--enter", "mostcoins"]).fails(1, &["two categories"]);
    kosa_there(&["victories", "--enter", "cheating"]).fails(1, &["cheating"]);
    let sheet = kosa_there(&["victories"]).ok();
    assert!(sheet.contains("2 of ") && sheet.contains("Anna B."), "{sheet}");
    let history = kosa_there(&["history"]).ok();
    assert!(history.contains("Nordic Kingdoms") && history.contains("100%"), "{history}");
    assert_eq!(kosa_there(&["history", "--json"]).json()["games"][0]["seats"][0]["player"], "Anna");
    assert_eq!(kosa_there(&["history", "--csv"]).ok().lines().count(), 3);
    // Files that lie elsewhere are counted in the same way.
    let file = dir.write("elsewhere.kosa", WON);
    assert_eq!(kosa(&["history", "--json", &file]).json()["games"][0]["rounds"], 21);
}

#[test]
fn a_link_holds_a_whole_game() {
    let dir = Dir::new("link");
    let played =
        kosa_at(dir.path(), &["simulate", "--games", "1", "--seats", "2", "--seed", "3", "--records", "out"]);
    assert_eq!(played.code, 0, "{}", played.err);
    let record = std::fs::read_dir(dir.path().join("out")).unwrap().next().unwrap().unwrap().path();
    let link = kosa(&["share", record.to_str().unwrap()]).ok();
    let link = link.trim();
    assert!(link.starts_with("kosa1r") && link.len() < 4000, "{}", link.len());
    let from_file = kosa(&["replay", "--quiet", record.to_str().unwrap()]).ok();
    assert_eq!(kosa(&["replay", "--quiet", link]).ok(), from_file);
    let page = format!("https://example.org/#{link}");
    assert_eq!(kosa(&["replay", "--quiet", &page]).ok(), from_file);
    kosa(&["replay", "--quiet", &link[..link.len() - 8]]).fails(1, &["cut off"]);
    let position = kosa_with(&["share"], crate::common::POSITION).ok();
    assert!(kosa(&["position", "show", position.trim()]).ok().contains("seat nordic industrial"));
}
