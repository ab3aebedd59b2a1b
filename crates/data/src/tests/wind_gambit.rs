//! What is recollected of a tile without evidence is not in the game.

use toml::Table;

use super::shipped;

/// What this game adds to a tile.
const OURS: [&str; 2] = ["text", "does"];

/// No evidence, and so not in the game.
const LEFT_OUT: [&str; 2] = ["recollection", "recollection_confidence"];

#[test]
fn recollections_are_left_out() {
    for (name, list) in [("airships.toml", "airship_tile"), ("resolutions.toml", "resolution")] {
        let text = std::fs::read_to_string(shipped().join(name)).unwrap();
        let file: Table = text.parse().unwrap_or_else(|e| panic!("{name}: {e}"));
        for tile in file[list].as_array().unwrap().iter().map(|tile| tile.as_table().unwrap()) {
            assert!(LEFT_OUT.iter().all(|field| !tile.contains_key(*field)), "{}", tile["id"]);
            assert!(OURS.iter().all(|field| tile.contains_key(*field)), "{}", tile["id"]);
        }
    }
}
