//! Every ruling of `docs/rulings.md` and `docs/automa.md` is named beside the rule that carries it, so that it is found in one step.

use crate::sources::{root, sources};
use std::fs;

/// Rulings of the Automa that no rule carries: what it does not have (R2), that the rules of the game hold (R3), and what is said of
/// expansions that are not in the game, or of it in general (R66, R70, R76).
const WITHOUT_A_RULE: [&str; 5] = ["R2", "R3", "R66", "R70", "R76"];

/// The ids of a list: `- **RL-001** situation`.
fn ids(document: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(document)).expect(document);
    let id = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_string());
    text.lines().filter_map(id).collect()
}

/// The numbers that a text names, and those between two of them: `R9`, `R16 to R21`.
fn named(text: &str, prefix: &str) -> Vec<u16> {
    let mut all: Vec<u16> = Vec::new();
    // What came before: an id, or an id and "to".
    let (mut id, mut row) = (false, false);
    for word in
        text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).filter(|word| !word.is_empty())
    {
        let number = word.strip_prefix(prefix).and_then(|number| number.parse().ok());
        if let Some(number) = number {
            let first = all.last().filter(|_| row).map_or(number, |last| last + 1);
            all.extend(first..=number);
        }
        (id, row) = (number.is_some(), id && word == "to");
    }
    all
}

/// The rulings of a list that no source of the rules names.
fn unnamed(document: &str, prefix: &str) -> Vec<String> {
    let sources = sources(&root().join("crates/engine/src")).expect("the sources of the rules");
    // What speaks of a whole list speaks of no rule.
    let whole = |line: &&str| !line.contains(document) && !line.contains("R1 to R83");
    let texts: Vec<String> =
        sources.iter().map(|(_, text)| text.lines().filter(whole).collect::<Vec<_>>().join("\n")).collect();
    let found: Vec<u16> = texts.iter().flat_map(|text| named(text, prefix)).collect();
    let number = |id: &String| id.strip_prefix(prefix).and_then(|number| number.parse().ok());
    ids(document).into_iter().filter(|id| number(id).is_none_or(|number| !found.contains(&number))).collect()
}

#[test]
fn every_ruling_stands_in_the_sources_of_the_rules() {
    assert!(ids("docs/rulings.md").len() > 150);
    let missing = unnamed("docs/rulings.md", "RL-");
    assert!(missing.is_empty(), "no rule names {missing:?}");
}

#[test]
fn every_ruling_of_the_automa_stands_in_the_sources_of_the_rules() {
    assert!(ids("docs/automa.md").len() > 70);
    assert_eq!(unnamed("docs/automa.md", "R"), WITHOUT_A_RULE, "the rulings that no rule names");
}

#[test]
fn rulings_are_found_one_by_one_and_in_rows() {
    assert_eq!(named("// R9, (R16 to R18); HEX_R1 and R2a", "R"), [9, 16, 17, 18]);
    assert_eq!(named("/// RL-049, from RL-051 on to RL-053", "RL-"), [49, 51, 53]);
}
