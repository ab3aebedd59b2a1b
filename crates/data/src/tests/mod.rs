//! The shipped data loads, and copies with a change load or fail as they should.

mod airships;
mod automa;
mod faults;
mod invaders;
mod numbers;
mod resolutions;
mod wind_gambit;

use std::path::{Path, PathBuf};

use crate::{DataError, English, FILES, Facts, generate};

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

fn facts() -> Facts {
    Facts::load(&shipped()).unwrap_or_else(|e| panic!("{e}"))
}

/// The English texts of the project.
fn english() -> English {
    English::load(&shipped().join("..")).unwrap_or_else(|e| panic!("{e}"))
}

/// The tables made of the facts.
fn tables(facts: &Facts) -> String {
    generate(facts, &english())
}

/// A copy of the shipped data with texts replaced in one file, as it loads.
fn copy(test: &str, file: &str, changes: &[(&str, &str)]) -> Result<Facts, DataError> {
    copy_all(test, &[(file, changes)])
}

/// A copy of the shipped data with texts replaced in several files, as it loads.
fn copy_all(test: &str, files: &[(&str, &[(&str, &str)])]) -> Result<Facts, DataError> {
    let dir = std::env::temp_dir().join(format!("kosa-data-{}-{test}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for name in FILES {
        let mut text = std::fs::read_to_string(shipped().join(name)).unwrap();
        let changes = files.iter().filter(|(file, _)| *file == name).flat_map(|(_, changes)| *changes);
        for (from, to) in changes {
            assert!(text.contains(from), "{name} no longer contains {from:?}");
            text = text.replacen(from, to, 1);
        }
        std::fs::write(dir.join(name), text).unwrap();
    }
    let result = Facts::load(&dir);
    std::fs::remove_dir_all(&dir).unwrap();
    result
}

/// A copy of the shipped data with one text replaced in one file; returns the error of loading it.
fn broken(test: &str, file: &str, from: &str, to: &str) -> DataError {
    copy(test, file, &[(from, to)]).expect_err("broken data was accepted")
}

/// Asserts that a copy with these changes generates the line, and that the shipped data does not.
#[track_caller]
fn generates(test: &str, file: &str, changes: &[(&str, &str)], line: &str) {
    generates_from(test, &[(file, changes)], line);
}

/// The same for facts that stand in several files.
#[track_caller]
fn generates_from(test: &str, files: &[(&str, &[(&str, &str)])], line: &str) {
    let facts = copy_all(test, files).unwrap_or_else(|e| panic!("{e}"));
    assert!(tables(&facts).contains(line), "{line}");
    assert!(!tables(&self::facts()).contains(line), "{line} is what the shipped data says");
}

/// Asserts that the error is one sentence with all these parts, and gives the line it names.
#[track_caller]
fn says(error: &DataError, file: &str, parts: &[&str]) -> usize {
    let sentence = error.to_string();
    println!("{sentence}");
    assert!(!sentence.contains('\n'), "{sentence}");
    assert!(sentence.contains(file), "{sentence}");
    for part in parts {
        assert!(sentence.contains(part), "no {part:?} in: {sentence}");
    }
    match error {
        DataError::Fault { line, .. } => *line,
        DataError::Unreadable { .. } => 0,
    }
}

fn shipped_line(file: &str, text: &str) -> usize {
    let all = std::fs::read_to_string(shipped().join(file)).unwrap();
    1 + all.lines().position(|l| l.contains(text)).unwrap()
}

#[test]
fn shipped_data_is_sound() {
    let facts = facts();
    assert_eq!(facts.map.hexes().count(), 47);
    assert_eq!(facts.tiles.base().count(), 6);
}

#[test]
fn adjacency_is_symmetric_and_split_by_kind() {
    let map = facts().map;
    let (adjacent, land, river, water) = (map.adjacent(), map.land(), map.river(), map.water());
    for table in [&adjacent, &land, &river, &water] {
        assert_eq!(table.len(), 54);
    }
    for i in 0..47 {
        for j in 0..47 {
            for table in [&adjacent, &land, &river] {
                assert_eq!(table[i] >> j & 1, table[j] >> i & 1, "{i} {j}");
            }
        }
    }
    for i in 0..54 {
        assert_eq!(land[i] | river[i] | water[i], adjacent[i], "{i}");
        assert_eq!(land[i] & river[i], 0, "{i}");
        assert_eq!(adjacent[i] >> 47, 0, "{i}");
    }
    // Rusviet's base: h19 and h26 by land, h13 across the river. Crimea's base touches the lake h42.
    assert_eq!((land[48], river[48], water[48]), (1 << 18 | 1 << 25, 1 << 12, 0));
    assert_eq!(water[50], 1 << 41);
    // The Factory touches three lakes and three land hexes, without rivers.
    assert_eq!((adjacent[22].count_ones(), land[22].count_ones(), water[22].count_ones()), (6, 3, 3));
}

#[test]
fn doubts_are_listed() {
    let doubts = facts().doubts();
    let find = |item: &str| doubts.iter().find(|d| d.item == item);
    let card = find("factory card 3").unwrap();
    assert_eq!((card.file, card.status), ("data/factory.toml", "disputed"));
    assert!(card.note.contains("popularity"));
    assert!(find("factory card 1").is_none(), "verified");
    assert_eq!(find("ruling trade_split").unwrap().status, "open");
    assert!(find("encounter card 1").unwrap().note.contains("publisher"));
    assert!(find("encounter card 7").unwrap().note.contains("card 29"));
    assert_eq!(doubts.iter().filter(|d| d.item.starts_with("encounter card ")).count(), 42);
    assert_eq!(doubts.iter().filter(|d| d.item.starts_with("structure tile ")).count(), 8);
    let order: Vec<_> =
        doubts.iter().map(|d| FILES.iter().position(|f| d.file.ends_with(f)).unwrap()).collect();
    assert!(order.is_sorted());
}

#[test]
fn tables_are_generated() {
    let text = tables(&facts());
    for line in [
        "pub const FACTORY_HEX: u8 = 22;",
        "pub const ENCOUNTER_CARDS: u8 = 42;",
        "pub const FACTORY_CARDS: u8 = 18;",
        "pub const OBJECTIVE_CARDS: u8 = 27;",
        "TERRAIN: [Terrain; 47]",
        "AXIAL: [(i8, i8); 54]",
        "STRUCTURE_TILES: [StructureTileFace; 6]",
        "coins: &[0, 2, 4, 4, 6, 6, 9] }",
        "Condition::Workers(Range { min: 0, max: 3 })",
        "Condition::Power(Range { min: 7, max: 255 })",
        "MechAbility::Lake(LakeMovement::Suiton)",
    ] {
        assert!(text.contains(line), "{line}");
    }
}

/// A text stands in the tables only while the texts do not say the same: then players read it as whoever owns the tile has
/// corrected it.
#[test]
fn a_corrected_text_of_a_tile_is_generated() {
    let tunnel = "\"The territory under your airship is a tunnel to your units.\"";
    generates(
        "airship-text",
        "airships.toml",
        &[(tunnel, "\"A tunnel lies here.\"")],
        "corrected: Some(\"A tunnel lies here.\")",
    );
    let turns = "\"Everybody takes exactly 20 turns, stars or not; then the game is scored.\"";
    generates(
        "resolution-text",
        "resolutions.toml",
        &[(turns, "\"20 turns.\"")],
        "corrected: Some(\"20 turns.\")",
    );
    let text = tables(&facts());
    assert!(!text.contains("corrected: Some(") && text.matches("corrected: None").count() == 24);
}

/// Cards are said by the texts alone: what is corrected in the data has to be corrected there.
#[test]
fn the_texts_say_what_the_data_says() {
    assert_eq!(facts().reworded(&english()), []);
    let cases = [
        ("encounters.toml", "Let the flock pass", "Let the geese pass", "encounter-1-1"),
        ("objectives.toml", "Higher Ground Advantage", "Higher Ground", "objective-1"),
        ("objectives.toml", "Three mountains under", "Three hills under", "objective-1-text"),
        (
            "airships.toml",
            r#"text = "Once during its move"#,
            r#"text = "Once in its move"#,
            "help-airship-bombard",
        ),
        (
            "resolutions.toml",
            r#"text = "The sixth star does not end"#,
            r#"text = "The sixth star never ends"#,
            "help-resolution-land_rush",
        ),
    ];
    for (i, (file, from, to, key)) in cases.into_iter().enumerate() {
        let facts = copy(&format!("reworded-{i}"), file, &[(from, to)]).unwrap_or_else(|e| panic!("{e}"));
        let [word] = &facts.reworded(&english())[..] else { panic!("{key}: not one text") };
        assert_eq!((word.file.strip_prefix("data/"), word.key.as_str()), (Some(file), key));
        assert!(word.text.contains(to.trim_start_matches("text = \"")), "{}", word.text);
    }
}

#[test]
fn the_tables_checked_in_are_those_of_the_facts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join(crate::TABLES)).unwrap();
    assert!(text == tables(&facts()), "data/ has changed: run cargo xtask tables");
}
