//! The list of games that are kept, and opening damaged ones.

use crate::storage::{Memory, decide, solo};
use kosa_client::saves::{self, Latest};
use kosa_client::{SaveError, SaveState};
use kosa_lang::{Lang, Texts};
use kosa_table::Seed;
use std::path::{Path, PathBuf};

fn texts() -> Texts {
    Texts::new(Lang::English)
}

/// A game after some decisions, as text.
fn game(seed: u64, decisions: usize) -> String {
    let mut table = solo(seed);
    (0..decisions).for_each(|_| decide(&mut table));
    table.record().to_text()
}

fn put(memory: &Memory, name: &str, text: &str) {
    memory.world.borrow_mut().put(format!("games/{name}.kosa"), text.as_bytes());
}

fn kept(memory: &Memory, name: &str) -> Option<String> {
    let world = memory.world.borrow();
    world.files.get(Path::new(name)).map(|(_, b)| String::from_utf8_lossy(b).into_owned())
}

/// The text with one line exchanged.
fn with_line(text: &str, line: usize, new: &str) -> String {
    let lines = text.lines().enumerate().map(|(i, old)| if i + 1 == line { new } else { old });
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_list_tells_how_each_game_stands() {
    let memory = Memory::default();
    put(&memory, "old", &game(1, 20));
    put(&memory, "empty", "");
    put(&memory, "binary", "\u{0}\u{1}\u{2}");
    let damaged = game(2, 12);
    put(&memory, "damaged", &with_line(&damaged, damaged.lines().count() - 1, "1: fly to the moon"));
    put(&memory, "played", &game(3, 3));
    memory.world.borrow_mut().locked.push("games/played.kosa".into());
    let list = saves::list(&memory).unwrap();
    let texts = texts();
    let told: Vec<(String, String)> = list.iter().map(|g| (g.name(), g.state(&texts))).collect();
    let expected = [
        ("played.kosa", "being played"),
        ("damaged.kosa", "damaged"),
        ("binary.kosa", "cannot be read"),
        ("old.kosa", "unfinished"),
    ];
    assert_eq!(told, expected.map(|(name, state)| (name.to_string(), state.to_string())));
    let old = list.last().unwrap();
    assert_eq!(old.date(), "1970-01-01 00:01");
    let summary = old.summary().unwrap();
    assert!(summary.round() >= 2, "{}", summary.round());
    assert_eq!(summary.seats(&texts), "Nordic Kingdoms, Crimean Khanate");
    assert_eq!(old.warning(&texts), None);
    let warning = list[1].warning(&texts).unwrap();
    assert!(warning.contains("moon") && warning.contains("2 lines"), "{warning}");
}

#[test]
fn a_damaged_newest_game_does_not_hide_the_others() {
    let memory = Memory::default();
    assert!(matches!(saves::latest(&memory), Err(SaveError::NothingToResume(_))));
    put(&memory, "good", &game(1, 5));
    assert!(matches!(saves::latest(&memory), Ok(Latest::Game(path)) if path == Path::new("games/good.kosa")));
    for (name, text) in [("broken", "kosa-record 1\ntag seed 3\n"), ("worse", "??\n")] {
        put(&memory, name, text);
        let Ok(Latest::Older(path, fault)) = saves::latest(&memory) else { panic!("{name}") };
        assert_eq!(path, Path::new("games/good.kosa"));
        assert!(fault.text(&texts()).contains(name), "the newest is named: {fault}");
    }
    // One that is being played elsewhere is what somebody means, and is said to be.
    put(&memory, "played", &game(3, 3));
    memory.world.borrow_mut().locked.push("games/played.kosa".into());
    assert!(matches!(saves::latest(&memory), Err(SaveError::InUse(_))));
}

#[test]
fn only_damaged_games_are_no_game() {
    let memory = Memory::default();
    put(&memory, "broken", "kosa-record 1\ntag seed 3\n");
    assert!(matches!(saves::latest(&memory), Err(SaveError::Record(..))));
}

#[test]
fn a_damaged_game_is_opened_up_to_its_last_good_line() {
    let text = game(2, 12);
    let lines = text.lines().count();
    let moves = text.lines().position(|l| l == "moves").unwrap() + 1;
    let chance = text.lines().enumerate().filter(|(_, l)| l.starts_with("*: ")).map(|(i, _)| i + 1);
    let chance: Vec<usize> = chance.collect();
    for (line, new) in [
        (lines, "1: fly to the moon"),
        // A move, though none of this moment: what is asked is told, and is a sentence of its own.
        (lines, "1: dial 3"),
        (lines - 3, "\u{0}\u{0}\u{0}"),
        (moves + 1, "hash 0000000000000000"),
        // Nothing the seed would give, though the rules allow it.
        (chance[2], text.lines().nth(chance[3] - 1).unwrap()),
        // A line that is lost.
        (lines - 1, "# lost"),
    ] {
        let memory = Memory::default();
        let damaged = with_line(&text, line, new);
        put(&memory, "g", &damaged);
        let path = PathBuf::from("games/g.kosa");
        let refused = saves::open(memory.clone(), &path, None, Seed::from(0), false);
        assert!(
            matches!(refused, Err(SaveError::Damaged(..))),
            "line {line}: {refused:?}",
            refused = refused.err()
        );
        let mut opened = saves::open(memory.clone(), &path, None, Seed::from(0), true).unwrap();
        let damage = opened.damage.clone().unwrap();
        assert!(damage.good >= line.min(lines - 1) - 1 && damage.good + damage.lost == lines, "{damage:?}");
        for lang in Lang::ALL {
            let said = damage.text(&Texts::new(lang));
            assert!(!said.contains("..") && !said.contains("record line"), "{lang}: {said}");
        }
        let good: String = damaged.lines().take(damage.good).map(|l| format!("{l}\n")).collect();
        assert_eq!(kept(&memory, "games/g.kosa"), Some(damaged.clone()), "opening changes nothing");
        assert!(opened.file.save(opened.table.record()), "{:?}", opened.file.trouble());
        assert_eq!(opened.file.take_aside(), Some(PathBuf::from("games/g.kosa.kept")));
        assert_eq!(kept(&memory, "games/g.kosa.kept"), Some(damaged), "the original is kept");
        let now = kept(&memory, "games/g.kosa").unwrap();
        // Chance goes on by itself from the last good line.
        let meant: String = good.lines().filter(|l| !l.starts_with('#')).map(|l| format!("{l}\n")).collect();
        assert!(now.starts_with(&meant), "line {line}:\n{now}");
        let list = saves::list(&memory).unwrap();
        assert!(matches!(list.as_slice(), [only] if matches!(only.state, SaveState::Unfinished(_))));
    }
}

#[test]
fn a_second_damage_keeps_both_originals() {
    let memory = Memory::default();
    let path = PathBuf::from("games/g.kosa");
    for (i, aside) in ["games/g.kosa.kept", "games/g.kosa.kept-2"].into_iter().enumerate() {
        let damaged = format!("{}1: fly {i}\n", game(2, 4));
        put(&memory, "g", &damaged);
        let mut opened = saves::open(memory.clone(), &path, None, Seed::from(0), true).unwrap();
        assert!(opened.file.save(opened.table.record()));
        assert_eq!(kept(&memory, aside), Some(damaged));
    }
}

#[test]
fn a_line_that_was_cut_off_is_no_damage() {
    let memory = Memory::default();
    let text = game(2, 6);
    put(&memory, "g", &text[..text.len() - 4]);
    let mut opened =
        saves::open(memory.clone(), Path::new("games/g.kosa"), None, Seed::from(0), false).unwrap();
    assert_eq!(opened.damage, None);
    assert!(opened.file.save(opened.table.record()));
    assert_eq!(opened.file.take_aside(), None);
    assert!(text.starts_with(&kept(&memory, "games/g.kosa").unwrap()));
}
