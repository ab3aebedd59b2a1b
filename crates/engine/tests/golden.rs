//! Golden playthroughs: whole games as text, one at least for each faction. A change in behaviour shows up as a diff of
//! these files in review. `KOSA_BLESS=1 cargo test -p kosa-engine --test golden` writes them anew.

mod common;
#[path = "golden/policy.rs"]
mod policy;

use kosa_engine::record::Entry;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Record, Rules, Setup, State};
use policy::Policy;
use std::path::PathBuf;

/// A hash line stands after every so many entries.
const HASH_EVERY: usize = 50;
const MAX_TURNS: u16 = 250;

fn play(tags: &[(&str, &str)], start: State, seed: u64) -> (Record, State) {
    let mut record = Record::new(start);
    record.tags = tags.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
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

fn golden(name: &str, rules: Rules, pairs: &[(Faction, Mat)], seed: u64) {
    let start = Setup::chosen(pairs.iter().copied()).with_rules(rules).start().unwrap();
    let (record, end) = play(&[("game", name)], start, seed);
    assert!(end.is_over(), "{name} has not ended after {MAX_TURNS} turns");
    lively(name, &record, &end);
    let text = record.to_text();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"));
    if std::env::var_os("KOSA_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let replayed = Record::from_text(&kept).and_then(|kept| kept.replay());
    match replayed {
        Ok(state) => assert_eq!(state, end, "{name}.txt replays to another end"),
        Err(e) => panic!("{name}.txt does not replay: {e}"),
    }
    if let Some(i) = (0..).zip(kept.lines().zip(text.lines())).find_map(|(i, (a, b))| (a != b).then_some(i)) {
        let line = |text: &str| text.lines().nth(i).unwrap_or_default().to_string();
        panic!(
            "{name}.txt line {}: '{}' stands there, the game now goes '{}'",
            i + 1,
            line(&kept),
            line(&text)
        );
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{name}.txt has another length");
}

/// A game that shows little tests little.
fn lively(name: &str, record: &Record, end: &State) {
    let moves: Vec<String> = record
        .entries()
        .iter()
        .filter_map(|e| match e {
            Entry::Move(Actor::Seat(_), mv) => Some(mv.to_string()),
            _ => None,
        })
        .collect();
    for word in [
        "step ", "carry ", "produce ", "trade ", "bolster ", "pay ", "upgrade ", "deploy ", "build ",
        "enlist ", "dial ", "option ", "keep ",
    ] {
        assert!(
            moves.iter().any(|m| m.starts_with(word)),
            "{name}: nobody plays '{word}': choose another seed"
        );
    }
    for seat in end.public().seats() {
        assert!(end.public().player(seat).stars().total() > 0, "{name}: seat {seat} has no star");
    }
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
    golden("five_rulebook", Rules::RULEBOOK, &pairs, 91);
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
    golden("five_current", Rules::CURRENT, &pairs, 182);
}

#[test]
fn nordic_against_saxony() {
    golden("nordic_saxony", Rules::RULEBOOK, &[(Nordic, Mechanical), (Saxony, Patriotic)], 93);
}

#[test]
fn rusviet_against_crimea() {
    golden("rusviet_crimea", Rules::RULEBOOK, &[(Rusviet, Engineering), (Crimea, Agricultural)], 64);
}

#[test]
fn polania_against_nordic_and_rusviet() {
    let pairs = [(Nordic, Agricultural), (Rusviet, Patriotic), (Polania, Engineering)];
    golden("polania_nordic_rusviet", Rules::CURRENT, &pairs, 35);
}
