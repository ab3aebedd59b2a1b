//! Golden playthroughs: whole games as text, one at least for each faction. A change in behaviour shows up as a diff of
//! these files in review. `KOSA_BLESS=1 cargo test -p kosa-engine --test games golden` writes them again.

use crate::policy::Policy;
use kosa_engine::record::Entry;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Record, Rules, Setup, State, Switch};
use std::path::PathBuf;

/// A hash line stands after every so many entries.
const HASH_EVERY: usize = 50;
const MAX_TURNS: u16 = 250;

/// The whole game that the policy plays with this seed.
fn play(name: &str, seed: u64, start: State) -> (Record, State) {
    let mut record = Record::new(start);
    record.tags = vec![("game".into(), name.into()), ("seed".into(), seed.to_string())];
    let mut state = start;
    let mut policy = Policy::new(seed);
    let mut moves = 0;
    while state.awaiting() != Awaiting::Over && state.public().turns() <= MAX_TURNS {
        let (actor, mv) = policy.choose(&state);
        state.apply(actor, mv).unwrap_or_else(|e| panic!("{e}\n{}", state.to_position()));
        record.push(Entry::Move(actor, mv));
        moves += 1;
        if moves % HASH_EVERY == 0 {
            record.push(Entry::Hash(state.hash64()));
        }
    }
    record.push(Entry::Hash(state.hash64()));
    (record, state)
}

fn golden(name: &str, rules: Rules, pairs: &[(Faction, Mat)]) {
    golden_showing(name, rules, pairs, &[]);
}

/// A game in which these moves are made besides.
fn golden_showing(name: &str, rules: Rules, pairs: &[(Faction, Mat)], words: &[&str]) {
    let start = Setup::chosen(pairs.iter().copied()).with_rules(rules).start().unwrap();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"));
    if std::env::var_os("KOSA_BLESS").is_some() {
        // The first game that shows enough: other rules may turn a good one into a dull one.
        let found = (1..500)
            .map(|seed| play(name, seed, start))
            .find(|(record, end)| dull(record, end, words).is_none());
        let (record, _) = found.unwrap_or_else(|| panic!("{name}: no seed gives a game that shows enough"));
        std::fs::write(&path, record.to_text()).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}.txt: {e}"));
    let kept = Record::from_text(&text).unwrap_or_else(|e| panic!("{name}.txt: {e}"));
    assert_eq!(*kept.start(), start, "{name}.txt begins otherwise");
    let end = kept.replay().unwrap_or_else(|e| panic!("{name}.txt does not replay: {e}"));
    if let Some(missing) = dull(&kept, &end, words) {
        panic!("{name}.txt shows too little: {missing}");
    }
    let seed =
        kept.tags.iter().find_map(|(key, value)| if key == "seed" { value.parse().ok() } else { None });
    let (record, _) = play(name, seed.unwrap_or_else(|| panic!("{name}.txt has no seed")), start);
    let played = record.to_text();
    for (i, (was, is)) in text.lines().zip(played.lines()).enumerate() {
        assert_eq!(was, is, "{name}.txt line {}: the game goes another way", i + 1);
    }
    assert_eq!(text.lines().count(), played.lines().count(), "{name}.txt has another length");
}

/// What a game lacks: one that shows little tests little.
fn dull(record: &Record, end: &State, besides: &[&str]) -> Option<String> {
    if !end.is_over() {
        return Some(format!("it has not ended after {MAX_TURNS} turns"));
    }
    let moves: Vec<String> = record
        .entries()
        .iter()
        .filter_map(|e| match e {
            Entry::Move(Actor::Seat(_), mv) => Some(mv.to_string()),
            _ => None,
        })
        .collect();
    let words = [
        "step ",
        "carry ",
        "produce ",
        "trade ",
        "bolster ",
        "pay ",
        "upgrade ",
        "deploy ",
        "build ",
        "enlist ",
        "dial ",
        "option ",
        "keep ",
        "reveal ",
        "section factory",
    ];
    if let Some(word) = words.iter().chain(besides).find(|word| !moves.iter().any(|m| m.starts_with(*word))) {
        return Some(format!("nobody plays '{}'", word.trim()));
    }
    let starless = end.public().seats().find(|s| end.public().player(*s).stars().total() == 0);
    starless.map(|seat| format!("seat {seat} places no star"))
}

use Faction::*;
use Mat::*;

#[test]
fn five_seats_by_the_rulebook() {
    let pairs = [
        (Nordic, Industrial),
        (Rusviet, Agricultural),
        (Crimea, Patriotic),
        (Saxony, Engineering),
        (Polania, Mechanical),
    ];
    golden("five_rulebook", Rules::RULEBOOK, &pairs);
}

#[test]
fn five_seats_by_the_current_rules() {
    let pairs = [
        (Nordic, Patriotic),
        (Rusviet, Mechanical),
        (Crimea, Engineering),
        (Saxony, Agricultural),
        (Polania, Industrial),
    ];
    golden("five_current", Rules::CURRENT, &pairs);
}

#[test]
fn nordic_against_saxony() {
    golden("nordic_saxony", Rules::RULEBOOK, &[(Nordic, Mechanical), (Saxony, Patriotic)]);
}

#[test]
fn rusviet_against_crimea() {
    golden("rusviet_crimea", Rules::RULEBOOK, &[(Rusviet, Engineering), (Crimea, Agricultural)]);
}

#[test]
fn polania_against_nordic_and_rusviet() {
    let pairs = [(Nordic, Agricultural), (Rusviet, Patriotic), (Polania, Engineering)];
    golden("polania_nordic_rusviet", Rules::CURRENT, &pairs);
}

#[test]
fn albion_against_togawa() {
    let rules = Rules::RULEBOOK.with(Switch::InvadersFromAfar, true);
    let pairs = [(Togawa, Militant), (Albion, Innovative)];
    golden_showing("albion_togawa", rules, &pairs, &["flag", "trap "]);
}

#[test]
fn seven_seats_with_invaders_from_afar() {
    let rules = Rules::CURRENT.with(Switch::InvadersFromAfar, true);
    golden_showing("seven_invaders", rules, &seven(), &["flag", "trap "]);
}

#[test]
fn seven_seats_with_both_expansions() {
    let rules = Rules::RULEBOOK
        .with(Switch::InvadersFromAfar, true)
        .with(Switch::Airships, true)
        .with(Switch::Resolutions, true);
    golden_showing("seven_everything", rules, &seven(), &["flag", "trap ", "fly", "load ", "drop "]);
}

#[test]
fn three_seats_with_a_pair_of_airship_tiles_each() {
    let rules = Rules::RULEBOOK
        .with(Switch::InvadersFromAfar, true)
        .with(Switch::Airships, true)
        .with(Switch::AirshipPairs, true)
        .with(Switch::Resolutions, true);
    let pairs = [(Rusviet, Militant), (Saxony, Mechanical), (Albion, Innovative)];
    golden_showing("three_airship_pairs", rules, &pairs, &["flag", "fly", "load ", "drop "]);
}

fn seven() -> [(Faction, Mat); 7] {
    [
        (Nordic, Innovative),
        (Rusviet, Agricultural),
        (Togawa, Patriotic),
        (Crimea, Mechanical),
        (Saxony, Militant),
        (Polania, Engineering),
        (Albion, Industrial),
    ]
}
