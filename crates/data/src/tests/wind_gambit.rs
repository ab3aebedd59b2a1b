//! The two files of The Wind Gambit against the collection of facts they are made from, where that is present.

use std::path::Path;

use toml::{Table, Value};

use super::shipped;

const COLLECTED: &str = "../../../shared/data/wind_gambit.toml";

/// What this game adds to a tile.
const OURS: [&str; 2] = ["text", "does"];

/// No evidence, and so not in the game.
const LEFT_OUT: [&str; 2] = ["recollection", "recollection_confidence"];

/// Lists of tiles.
const TILES: [&str; 2] = ["airship_tile", "resolution"];

/// What stands elsewhere: errata and variants are switches of the rules, and the modules are the files.
const ELSEWHERE: [&str; 3] = ["modules", "errata", "variant"];

fn read(path: &Path) -> Option<Table> {
    let text = std::fs::read_to_string(path).ok()?;
    Some(text.parse().unwrap_or_else(|e| panic!("{}: {e}", path.display())))
}

fn tiles<'a>(file: &'a Table, list: &str) -> impl Iterator<Item = &'a Table> {
    file[list].as_array().unwrap().iter().map(|t| t.as_table().unwrap())
}

/// The fields of a tile that both files have.
fn facts_of(tile: &Table) -> Table {
    let both = |field: &&String| !OURS.contains(&field.as_str()) && !LEFT_OUT.contains(&field.as_str());
    tile.iter().filter(|(field, _)| both(field)).map(|(f, v)| (f.clone(), v.clone())).collect()
}

#[test]
fn every_fact_is_as_collected() {
    let Some(collected) = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(COLLECTED)) else {
        eprintln!("skipped: {COLLECTED} is not there");
        return;
    };
    let mut ours = Table::new();
    let mut components = Table::new();
    for name in ["airships.toml", "resolutions.toml"] {
        for (key, value) in read(&shipped().join(name)).unwrap() {
            match value {
                Value::Table(part) if key == "components" => components.extend(part),
                value => drop(ours.insert(key, value)),
            }
        }
    }
    ours.insert("components".into(), Value::Table(components));
    for (key, value) in &collected {
        if ELSEWHERE.contains(&key.as_str()) {
            assert!(!ours.contains_key(key), "{key}");
        } else if TILES.contains(&key.as_str()) {
            assert_eq!(tiles(&ours, key).count(), tiles(&collected, key).count(), "{key}");
            for (ours, collected) in tiles(&ours, key).zip(tiles(&collected, key)) {
                assert_eq!(facts_of(ours), facts_of(collected));
            }
        } else {
            assert_eq!(ours.get(key), Some(value), "{key}");
        }
    }
    let unknown: Vec<_> = ours.keys().filter(|key| !collected.contains_key(*key)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn recollections_are_left_out() {
    for (name, list) in [("airships.toml", TILES[0]), ("resolutions.toml", TILES[1])] {
        let file = read(&shipped().join(name)).unwrap();
        for tile in tiles(&file, list) {
            assert!(LEFT_OUT.iter().all(|field| !tile.contains_key(*field)), "{}", tile["id"]);
            assert!(OURS.iter().all(|field| tile.contains_key(*field)), "{}", tile["id"]);
        }
    }
}
