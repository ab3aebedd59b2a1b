//! The examples in `docs/` are read and played: a document that no longer fits the engine fails here.

use crate::common::asked;
use kosa_engine::vocab::*;
use kosa_engine::{AutomaKind, Move, Pending, Record, Rules, Setup, State, Switch};
use std::path::PathBuf;

pub fn document(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("docs/{name}: {e}"))
}

/// The fenced blocks of a document: the word after the fence, the line it begins on, and the text.
pub fn blocks(text: &str) -> Vec<(String, usize, String)> {
    let mut all: Vec<(String, usize, String)> = Vec::new();
    let mut open = false;
    for (i, line) in text.lines().enumerate() {
        if let Some(word) = line.strip_prefix("```") {
            open = !open;
            if open {
                all.push((word.to_string(), i + 1, String::new()));
            }
        } else if open && let Some((_, _, block)) = all.last_mut() {
            block.push_str(line);
            block.push('\n');
        }
    }
    assert!(!open, "a block is not closed");
    all
}

/// Positions and records are read and replayed; moves are played from the position above them.
fn check(name: &str, expected: &[&str]) {
    let mut kinds = Vec::new();
    let mut state: Option<State> = None;
    for (kind, line, block) in blocks(&document(name)) {
        let at = format!("docs/{name} line {line}");
        match kind.as_str() {
            "kosa-position" => {
                let read = State::from_position(&block).unwrap_or_else(|e| panic!("{at}: {e}"));
                assert_eq!(State::from_position(&read.to_position()).as_ref(), Ok(&read), "{at}");
                state = Some(read);
            }
            "kosa-moves" => {
                let mut state = state.unwrap_or_else(|| panic!("{at}: no position above"));
                for text in block.lines() {
                    let mv: Move = text.parse().unwrap_or_else(|e| panic!("{at}: {e}"));
                    state.apply(asked(&state), mv).unwrap_or_else(|e| panic!("{at}: {e}"));
                }
            }
            "kosa-record" => {
                let record = Record::from_text(&block).unwrap_or_else(|e| panic!("{at}: {e}"));
                record.replay().unwrap_or_else(|e| panic!("{at}: {e}"));
            }
            _ => continue,
        }
        kinds.push(kind);
    }
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds, expected, "docs/{name} has lost its examples");
}

#[test]
fn examples_of_positions_can_be_read() {
    check("position.md", &["kosa-position"]);
    check("../README.md", &["kosa-position"]);
}

#[test]
fn examples_of_moves_can_be_played() {
    check("notation.md", &["kosa-moves", "kosa-position"]);
    check("automa.md", &["kosa-moves", "kosa-position"]);
}

#[test]
fn examples_of_records_can_be_replayed() {
    check("record.md", &["kosa-record"]);
}

#[test]
fn every_rule_switch_is_documented_with_its_presets() {
    let text = document("rules.md");
    for switch in Switch::ALL {
        let word = |rules: Rules| if rules.has(switch) { "on" } else { "off" };
        let row = format!("| `{}` | {} | {} |", switch.id(), word(Rules::RULEBOOK), word(Rules::CURRENT));
        assert!(text.contains(&row), "docs/rules.md has no line '{row}'");
    }
}

#[test]
fn every_name_of_the_notation_is_documented() {
    let text = document("notation.md");
    let mut names: Vec<&str> = Vec::new();
    names.extend(Faction::ALL.map(Faction::id));
    names.extend(Section::ALL.map(Section::id));
    names.extend(UnitKind::ALL.map(UnitKind::id));
    names.extend(Cargo::ALL.map(Cargo::id));
    names.extend(Structure::ALL.map(Structure::id));
    names.extend(Cube::ALL.map(Cube::id));
    names.extend(RecruitBonus::ALL.map(RecruitBonus::id));
    names.extend(StructureTile::ALL.map(StructureTile::id));
    for name in names {
        assert!(text.contains(&format!("`{name}`")), "docs/notation.md does not name `{name}`");
    }
    for (what, max) in [
        ("objective", Objective::MAX),
        ("encounter", Encounter::MAX),
        ("Factory card", FactoryCard::MAX),
        ("Automa card", AutomaCard::MAX),
    ] {
        assert!(
            text.contains(&format!("{what} 1 to {max}")),
            "docs/notation.md does not say '{what} 1 to {max}'"
        );
    }
}

/// A person against Automas with every check.
fn automas_start(seed: u64, seats: usize) -> State {
    let mut setup = Setup::random(seats);
    for wish in setup.players.iter_mut().skip(1) {
        wish.automa = Some("automa:ultimaszyna:move-check:deploy-check".parse().unwrap());
    }
    setup.settle(&mut crate::common::rng(seed)).unwrap();
    setup.start().unwrap()
}

/// The rulings of `docs/automa.md`: number, marks and text.
fn automa_rulings() -> Vec<(u32, Vec<String>, String)> {
    let text = document("automa.md");
    let mut all: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("- **R") {
            all.push(line.to_string());
        } else if let (Some(last), true) = (all.last_mut(), line.starts_with("  ")) {
            last.push_str(&line[1..]);
        }
    }
    let parse = |ruling: &String| {
        let (number, rest) = ruling.strip_prefix("- **R")?.split_once("** ")?;
        let marks = rest.split(' ').map_while(|word| word.strip_prefix('`')?.strip_suffix('`'));
        Some((number.parse().ok()?, marks.map(str::to_string).collect(), rest.to_string()))
    };
    all.iter().map(|ruling| parse(ruling).unwrap_or_else(|| panic!("{ruling}"))).collect()
}

#[test]
fn every_ruling_of_the_automa_stands_there_with_its_mark() {
    let rulings = automa_rulings();
    let numbers: Vec<u32> = rulings.iter().map(|(number, _, _)| *number).collect();
    let expected: Vec<u32> = (1..=58).chain(60..=66).chain(70..=76).collect();
    assert_eq!(numbers, expected);
    for (number, marks, text) in rulings {
        let known = ["RB", "REF", "ROF", "FORUM", "UNSEEN", "OURS"];
        assert!(
            !marks.is_empty() && marks.iter().all(|m| known.contains(&m.as_str())),
            "R{number}: {marks:?}"
        );
        // Whatever no source settles can be turned over.
        if marks.iter().any(|m| m == "OURS") {
            assert!(text.contains("Switch: `automa-"), "R{number} has no switch");
        }
    }
}

#[test]
fn every_switch_of_the_automa_stands_at_its_ruling() {
    let rulings = automa_rulings();
    let rules = document("rules.md");
    for switch in Switch::ALL.into_iter().filter(|s| s.id().starts_with("automa-")) {
        let word = format!("`{}`", switch.id());
        let at: Vec<u32> = rulings
            .iter()
            .filter(|(_, _, text)| text.contains(&word))
            .map(|(number, _, _)| *number)
            .collect();
        let [number] = at.as_slice() else { panic!("docs/automa.md names {word} at {at:?}") };
        let said = rules.lines().find(|line| line.starts_with(&format!("| {word} |"))).unwrap_or_default();
        assert!(!said.contains("(R") || said.contains(&format!("(R{number})")), "{word} says another ruling");
        let row =
            |line: &str| line.starts_with(&format!("| R{number}: ")) && line.ends_with(&format!("{word} |"));
        assert!(rules.lines().any(row), "docs/rules.md has no question R{number} with {word}");
        let written = comment_of(switch);
        assert!(
            !written.contains("(R") || written.contains(&format!("(R{number})")),
            "rules/switches.rs gives {word} another ruling: {written}"
        );
    }
}

/// What stands above a switch where it is declared.
fn comment_of(switch: Switch) -> String {
    let source = include_str!("../../src/rules/switches.rs");
    let named = format!("= \"{}\",", switch.id());
    let before = source.lines().take_while(|line| !line.contains(&named)).collect::<Vec<_>>();
    let comment = before.iter().rev().map_while(|line| line.trim().strip_prefix("///"));
    let mut lines: Vec<&str> = comment.collect();
    assert!(!lines.is_empty(), "nothing is said of {} where it is declared", switch.id());
    lines.reverse();
    lines.concat()
}

#[test]
fn every_level_and_dial_of_the_automa_is_documented() {
    let (seat, position) = (document("automa.md"), document("position.md"));
    let dials = ["skip-turns", "move-check", "deploy-check", "all-moves"].map(str::to_string);
    let amounts =
        ["coins", "power"].into_iter().flat_map(|what| [1, 2, -1, -2].map(|n| format!("{what}{n:+}")));
    for dial in dials.into_iter().chain(amounts) {
        assert!(format!("automa:automa:{dial}").parse::<AutomaKind>().is_ok(), "{dial}");
        for text in [&seat, &position] {
            assert!(text.contains(&format!("`{dial}`")), "`{dial}` is missing");
        }
    }
    for level in AutomaLevel::ALL {
        for text in [&seat, &position] {
            assert!(text.contains(&format!("`{level}`")), "`{level}` is missing");
        }
    }
}

#[test]
fn every_key_and_frame_of_a_position_is_documented() {
    let text = document("position.md");
    let (keys_part, frames_part) = text.split_once("All frames").expect("the list of frames");
    let mut keys = std::collections::BTreeSet::new();
    let frames = Pending::WORDS.concat();
    for game in 0..24 {
        let seats = 2 + game as usize % 4;
        let start = if game < 12 {
            crate::common::random_start(game, seats, Rules::RULEBOOK)
        } else {
            automas_start(game, seats)
        };
        crate::common::random_game(game, start, 400, |state, _, _| {
            for line in state.to_position().lines() {
                keys.insert(line.split_whitespace().next().unwrap_or_default().to_string());
            }
        });
    }
    assert!(keys.len() > 35, "{} keys were seen", keys.len());
    for key in keys {
        let known = ["`", " "].iter().any(|after| keys_part.contains(&format!("`{key}{after}")));
        assert!(known, "docs/position.md does not explain the line '{key}'");
    }
    for frame in frames {
        let known = frames_part
            .lines()
            .filter_map(|line| line.strip_prefix("| ")?.split('|').next())
            .any(|names| ["`", ":"].iter().any(|after| names.contains(&format!("`{frame}{after}"))));
        assert!(known, "docs/position.md does not explain the frame '{frame}'");
    }
}
