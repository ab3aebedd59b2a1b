//! The examples in `docs/` are read and played: a document that no longer fits the engine fails here.

mod common;

use common::asked;
use kosa_engine::vocab::*;
use kosa_engine::{Move, Record, Rules, State, Switch};
use std::path::PathBuf;

fn document(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("docs/{name}: {e}"))
}

/// The fenced blocks of a document: the word after the fence, the line it begins on, and the text.
fn blocks(text: &str) -> Vec<(String, usize, String)> {
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
    for (what, max) in
        [("objective", Objective::MAX), ("encounter", Encounter::MAX), ("Factory card", FactoryCard::MAX)]
    {
        assert!(
            text.contains(&format!("{what} 1 to {max}")),
            "docs/notation.md does not say '{what} 1 to {max}'"
        );
    }
}

#[test]
fn every_key_and_frame_of_a_position_is_documented() {
    let text = document("position.md");
    let (keys_part, frames_part) = text.split_once("All frames").expect("the list of frames");
    let mut keys = std::collections::BTreeSet::new();
    let mut frames = std::collections::BTreeSet::new();
    for game in 0..12 {
        let start = common::random_start(game, 2 + game as usize % 4, Rules::RULEBOOK);
        common::random_game(game, start, 400, |state, _, _| {
            for line in state.to_position().lines() {
                keys.insert(line.split_whitespace().next().unwrap_or_default().to_string());
            }
            for frame in state.public().frames() {
                frames.insert(frame.to_string().split(':').next().unwrap_or_default().to_string());
            }
        });
    }
    assert!(
        keys.len() > 30 && frames.len() > 25,
        "{} keys and {} frames were seen",
        keys.len(),
        frames.len()
    );
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
