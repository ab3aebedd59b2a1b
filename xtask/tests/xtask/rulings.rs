//! Every ruling of `docs/rulings.md` is named beside the rule that carries it, so that it is found in one step.

use crate::sources::{root, sources};
use std::fs;

/// Rulings about what people do, which no rule carries: stopping the game to add up the scores.
const OF_PEOPLE: [&str; 1] = ["RL-149"];

#[test]
fn every_ruling_stands_in_the_sources_of_the_rules() {
    let rulings = fs::read_to_string(root().join("docs/rulings.md")).expect("the rulings");
    let ids: Vec<&str> =
        rulings.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next()).collect();
    assert!(ids.len() > 150, "{} rulings", ids.len());
    let sources = sources(&root().join("crates/engine/src")).expect("the sources of the rules");
    let missing: Vec<&&str> = ids
        .iter()
        .filter(|id| !sources.iter().any(|(_, text)| text.contains(**id)) && !OF_PEOPLE.contains(id))
        .collect();
    assert!(missing.is_empty(), "no rule names {missing:?}");
}
