//! Golden solo games: one against each level of the Automa, whole, as text. A change in behaviour shows up as a diff of
//! these files in review. `KOSA_BLESS=1 cargo test -p kosa-engine --test games automa_golden` writes them again.

use crate::policy::Policy;
use kosa_engine::record::Entry;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, AutomaDials, AutomaKind, Awaiting, Event, Record, Setup, State};
use std::path::PathBuf;

/// A hash line stands after every so many entries.
const HASH_EVERY: usize = 50;
const MAX_TURNS: u16 = 250;

/// The whole game that the policy plays with this seed.
fn play(name: &str, seed: u64, start: State) -> Record {
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
    record
}

fn golden(level: AutomaLevel, human: (Faction, Mat), automa: Faction) {
    let name = format!("automa_{level}");
    let kind = AutomaKind { level, dials: AutomaDials::default() };
    let person = Wish { faction: Some(human.0), mat: Some(human.1), automa: None };
    let machine = Wish { faction: Some(automa), mat: None, automa: Some(kind) };
    let start = Setup { players: vec![person, machine], ..Setup::default() }.start().unwrap();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"));
    if std::env::var_os("KOSA_BLESS").is_some() {
        // The first game that shows enough: other rules may turn a good one into a dull one.
        let found =
            (1..500).map(|seed| play(&name, seed, start)).find(|record| dull(record, level).is_none());
        let record = found.unwrap_or_else(|| panic!("{name}: no seed gives a game that shows enough"));
        std::fs::write(&path, record.to_text()).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}.txt: {e}"));
    let kept = Record::from_text(&text).unwrap_or_else(|e| panic!("{name}.txt: {e}"));
    assert_eq!(*kept.start(), start, "{name}.txt begins otherwise");
    // The hashes on the way are compared here.
    let end = kept.replay().unwrap_or_else(|e| panic!("{name}.txt does not replay: {e}"));
    assert!(end.is_over(), "{name}.txt stops before the end");
    if let Some(missing) = dull(&kept, level) {
        panic!("{name}.txt shows too little: {missing}");
    }
    let seed =
        kept.tags.iter().find_map(|(key, value)| if key == "seed" { value.parse().ok() } else { None });
    let played = play(&name, seed.unwrap_or_else(|| panic!("{name}.txt has no seed")), start).to_text();
    for (i, (was, is)) in text.lines().zip(played.lines()).enumerate() {
        assert_eq!(was, is, "{name}.txt line {}: the game goes another way", i + 1);
    }
    assert_eq!(text.lines().count(), played.lines().count(), "{name}.txt has another length");
}

/// What a game lacks: both sides should act, and they should meet.
fn dull(record: &Record, level: AutomaLevel) -> Option<String> {
    let mut state = *record.start();
    let mut events: Vec<Event> = Vec::new();
    let mut moves: Vec<String> = Vec::new();
    for entry in record.entries() {
        let Entry::Move(actor, mv) = entry else { continue };
        state.apply_with(*actor, *mv, &mut events).unwrap_or_else(|e| panic!("{e}"));
        if *actor != Actor::Chance {
            moves.push(mv.to_string());
        }
    }
    if !state.is_over() {
        return Some(format!("it has not ended after {MAX_TURNS} turns"));
    }
    let words =
        ["step ", "carry ", "produce ", "trade ", "bolster ", "pay ", "deploy ", "dial ", "play ", "option "];
    if let Some(word) = words.iter().find(|word| !moves.iter().any(|m| m.starts_with(*word))) {
        return Some(format!("the person never plays '{}'", word.trim()));
    }
    let automa = state.public().seats().find(|s| state.public().player(*s).is_automa());
    let any = |found: &dyn Fn(&Event) -> bool| events.iter().any(found);
    let moved = |kind: UnitKind| any(&|e| matches!(e, Event::AutomaMoved { unit, .. } if *unit == kind));
    let facts = [
        (
            "a turn skipped",
            level != AutomaLevel::Autometta || any(&|e| matches!(e, Event::AutomaSkips { .. })),
        ),
        ("a combat card added", any(&|e| matches!(e, Event::AutomaFights { cards: 1.., .. }))),
        (
            "a combat won by the Automa",
            any(&|e| matches!(e, Event::CombatWon { seat, .. } if Some(*seat) == automa)),
        ),
        (
            "a combat won by the person",
            any(&|e| matches!(e, Event::CombatWon { seat, .. } if Some(*seat) != automa)),
        ),
        ("Scheme II", any(&|e| matches!(e, Event::AutomaSecondScheme { .. }))),
        ("an encounter token taken", any(&|e| matches!(e, Event::EncounterRemoved { .. }))),
        ("a Factory card taken", any(&|e| matches!(e, Event::AutomaTookFactoryCard { .. }))),
        ("resources taken away", any(&|e| matches!(e, Event::ResourcesRemoved { .. }))),
        ("workers driven off", any(&|e| matches!(e, Event::WorkersDrivenOff { .. }))),
        (
            "every kind of unit moved",
            UnitKind::ALL.into_iter().filter(|unit| *unit != UnitKind::Airship).all(moved),
        ),
    ];
    if let Some((what, _)) = facts.iter().find(|(_, shown)| !shown) {
        return Some(format!("{what} is missing"));
    }
    let starless = state.public().seats().find(|s| state.public().player(*s).stars().total() == 0);
    starless.map(|seat| format!("seat {seat} places no star"))
}

use Faction::*;
use Mat::*;

#[test]
fn saxony_against_autometta() {
    golden(AutomaLevel::Autometta, (Saxony, Industrial), Nordic);
}

#[test]
fn nordic_against_automa() {
    golden(AutomaLevel::Automa, (Nordic, Patriotic), Crimea);
}

#[test]
fn crimea_against_automaszyna() {
    golden(AutomaLevel::Automaszyna, (Crimea, Mechanical), Rusviet);
}

#[test]
fn polania_against_ultimaszyna() {
    golden(AutomaLevel::Ultimaszyna, (Polania, Agricultural), Saxony);
}
