//! Counts of move sequences to a depth, from positions that show different parts of the rules. They catch what nobody
//! thought of. They stand in `tests/data/games.perft`, which other programs can read too; after an intended change paste the
//! numbers that the failing test prints.

use crate::common::position;
use kosa_engine::vocab::*;
use kosa_engine::{Setup, State, perft};

const GAMES: &str = include_str!("../data/games.perft");

/// The blocks of the file: name, position, counts to depth 1, 2, 3…
fn blocks() -> Vec<(String, String, Vec<u64>)> {
    let mut blocks = Vec::new();
    let (mut name, mut lines) = (String::new(), Vec::new());
    for line in GAMES.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if let Some(begun) = line.strip_prefix('[') {
            assert!(lines.is_empty(), "{name} has no line 'perft'");
            name = begun.strip_suffix(']').unwrap_or_else(|| panic!("no name: {line}")).to_string();
        } else if let Some(numbers) = line.strip_prefix("perft ") {
            let numbers = numbers.split(' ').map(|n| n.parse().unwrap_or_else(|_| panic!("{name}: {line}")));
            blocks.push((name.clone(), lines.join("\n"), numbers.collect()));
            lines.clear();
        } else {
            lines.push(line);
        }
    }
    assert!(lines.is_empty(), "{name} has no line 'perft'");
    blocks
}

fn counts(name: &str, state: &State, expected: &[u64]) {
    let found: Vec<u64> = (1..=expected.len() as u32).map(|depth| perft(state, depth)).collect();
    assert_eq!(found, expected, "{name}: the counts are now {found:?}");
}

/// Counts these blocks of the file.
fn counted(names: &[&str]) {
    let blocks = blocks();
    for name in names {
        let (_, text, expected) = blocks.iter().find(|block| block.0 == *name).expect(name);
        assert!(expected.len() >= 5, "{name} is hardly counted");
        counts(name, &position(text), expected);
    }
}

macro_rules! parts {
    ($($test:ident: $($name:literal)+;)+) => {
        $(
            #[test]
            fn $test() {
                counted(&[$($name),+]);
            }
        )+

        #[test]
        fn every_block_is_counted() {
            let mut names = [$($($name),+),+];
            names.sort();
            let mut written: Vec<String> = blocks().into_iter().map(|block| block.0).collect();
            written.sort();
            assert_eq!(written, names);
        }
    };
}

parts! {
    opening_of_each_faction: "opening-nordic" "opening-rusviet" "opening-crimea" "opening-saxony" "opening-polania";
    units_on_the_march: "march" "march-moving";
    combat_with_workers_and_cards: "combat";
    encounter_with_two_options: "encounter";
    bottom_row_with_recruits: "bottom-row";
    produce_with_a_mill: "produce";
    factory_visit: "factory";
    middle_of_a_five_seat_game: "five-seats";
}

/// The deal comes before every position that can be written.
#[test]
fn deal_of_a_new_game() {
    let setup = Setup::chosen([(Faction::Rusviet, Mat::Patriotic), (Faction::Polania, Mat::Industrial)]);
    counts("deal", &setup.start().unwrap(), &[6, 138, 3036, 12144, 48576]);
}
