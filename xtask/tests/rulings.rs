//! Every ruling of `docs/rulings.md` is named beside the rule that carries it, so that it is found in one step.

use std::fs;
use std::path::{Path, PathBuf};

/// Rulings about what people do, which no rule carries: stopping the game to add up the scores.
const OF_PEOPLE: [&str; 1] = ["RL-149"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the task lies in the project").to_path_buf()
}

fn sources(dir: &Path, text: &mut String) {
    for entry in fs::read_dir(dir).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|e| e == "rs") {
            text.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn every_ruling_stands_in_the_sources_of_the_rules() {
    let rulings = fs::read_to_string(root().join("docs/rulings.md")).expect("the rulings");
    let ids: Vec<&str> =
        rulings.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next()).collect();
    assert!(ids.len() > 150, "{} rulings", ids.len());
    let mut text = String::new();
    sources(&root().join("crates/engine/src"), &mut text);
    let missing: Vec<&&str> =
        ids.iter().filter(|id| !text.contains(**id) && !OF_PEOPLE.contains(id)).collect();
    assert!(missing.is_empty(), "no rule names {missing:?}");
}
