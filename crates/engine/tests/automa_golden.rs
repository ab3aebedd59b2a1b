//! Golden solo games: one against each level of the Automa, whole, as text. A change in behaviour shows up as a diff of
//! these files in review. `KOSA_BLESS=1 cargo test -p kosa-engine --test automa_golden` writes them anew.

mod common;
#[path = "golden/policy.rs"]
mod policy;

use kosa_engine::record::Entry;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, AutomaDials, AutomaKind, Awaiting, Event, Record, Setup, State};
use policy::Policy;
use std::path::PathBuf;

/// A hash line stands after every so many entries.
const HASH_EVERY: usize = 50;
const MAX_TURNS: u16 = 250;

fn play(tags: &[(&str, &str)], start: State, seed: u64) -> (Record, State, Vec<Event>) {
    let mut record = Record::new(start);
    record.tags = tags.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let mut state = start;
    let mut events = Vec::new();
    let mut policy = Policy::new(seed);
    let mut moves = 0;
    while state.awaiting() != Awaiting::Over && state.public().turns() <= MAX_TURNS {
        let (actor, mv) = policy.choose(&state);
        state.apply_with(actor, mv, &mut events).unwrap_or_else(|e| panic!("{e}\n{}", state.to_position()));
        record.push(Entry::Move(actor, mv));
        moves += 1;
        if moves % HASH_EVERY == 0 {
            record.push(Entry::Hash(state.hash64()));
        }
    }
    record.push(Entry::Hash(state.hash64()));
    (record, state, events)
}

fn golden(level: AutomaLevel, human: (Faction, Mat), automa: Faction, seed: u64) {
    let name = format!("automa_{level}");
    let kind = AutomaKind { level, dials: AutomaDials::default() };
    let person = Wish { faction: Some(human.0), mat: Some(human.1), automa: None };
    let machine = Wish { faction: Some(automa), mat: None, automa: Some(kind) };
    let setup = Setup { players: vec![person, machine], ..Setup::default() };
    let (record, end, events) = play(&[("game", &name)], setup.start().unwrap(), seed);
    assert!(end.is_over(), "{name} has not ended after {MAX_TURNS} turns");
    lively(&name, &record, &end, &events);
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

/// A game that shows little tests little: both sides act, and they meet.
fn lively(name: &str, record: &Record, end: &State, events: &[Event]) {
    let moves: Vec<(Actor, String)> = record
        .entries()
        .iter()
        .filter_map(|e| match e {
            Entry::Move(actor, mv) => Some((*actor, mv.to_string())),
            _ => None,
        })
        .collect();
    for word in ["step ", "produce ", "trade ", "bolster ", "pay ", "dial ", "option "] {
        let played = |(actor, mv): &(Actor, String)| *actor != Actor::Chance && mv.starts_with(word);
        assert!(moves.iter().any(played), "{name}: the person never plays '{word}': choose another seed");
    }
    if name == "automa_autometta" {
        assert!(events.iter().any(|e| matches!(e, Event::AutomaSkips { .. })), "{name}: no turn is skipped");
    }
    let mut missing = Vec::new();
    let mut need = |what: &'static str, found: &dyn Fn(&Event) -> bool| {
        if !events.iter().any(found) {
            missing.push(what);
        }
    };
    need("a combat", &|e| matches!(e, Event::AutomaFights { .. }));
    need("Scheme II", &|e| matches!(e, Event::AutomaSecondScheme { .. }));
    need("a combat card added", &|e| matches!(e, Event::AutomaFights { cards: 1.., .. }));
    need("a Factory card taken", &|e| matches!(e, Event::AutomaTookFactoryCard { .. }));
    need("an encounter token taken", &|e| matches!(e, Event::EncounterRemoved { .. }));
    for unit in UnitKind::ALL {
        need("every kind of unit moved", &|e| matches!(e, Event::AutomaMoved { unit: u, .. } if *u == unit));
    }
    need("a mech deployed", &|e| matches!(e, Event::AutomaDeployed { unit: UnitKind::Mech, .. }));
    assert!(missing.is_empty(), "{name}: the game lacks {missing:?}: choose another seed");
    for seat in end.public().seats() {
        assert!(end.public().player(seat).stars().total() > 0, "{name}: seat {seat} has no star");
    }
}

use Faction::*;
use Mat::*;

#[test]
fn saxony_against_autometta() {
    golden(AutomaLevel::Autometta, (Saxony, Industrial), Nordic, 154);
}

#[test]
fn nordic_against_automa() {
    golden(AutomaLevel::Automa, (Nordic, Patriotic), Crimea, 225);
}

#[test]
fn crimea_against_automaszyna() {
    golden(AutomaLevel::Automaszyna, (Crimea, Mechanical), Rusviet, 301);
}

#[test]
fn polania_against_ultimaszyna() {
    golden(AutomaLevel::Ultimaszyna, (Polania, Agricultural), Saxony, 78);
}
