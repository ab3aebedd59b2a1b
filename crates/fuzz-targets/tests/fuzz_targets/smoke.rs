//! Every target over mutated games, in every test run. `KOSA_FUZZ_RUNS=1000000` makes it long.

use crate::mutate::Dice;
use kosa_engine::record::Entry;
use kosa_engine::vocab::{CombatCards, Hex, Seat};
use kosa_engine::{
    Actor, AutomaKind, Awaiting, Event, Move, Record, Rules, Seen, Setup, State, Switch, View, Viewer,
};
use kosa_fuzz_targets as targets;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::panic::{AssertUnwindSafe, catch_unwind};

fn runs(default: u32) -> u32 {
    std::env::var("KOSA_FUZZ_RUNS").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// The seed of the mutations; another one explores other inputs.
fn seed() -> u64 {
    std::env::var("KOSA_FUZZ_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Runs a target and shows the input where it fails.
fn try_on(target: fn(&[u8]), input: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| target(input))).is_err() {
        match std::str::from_utf8(input) {
            Ok(text) if !text.contains(|c: char| c.is_control() && c != '\n') => {
                panic!("failed on this input:\n{text}")
            }
            _ => panic!("failed on these bytes: \"{}\"", input.escape_ascii()),
        }
    }
}

/// Any Automa, or none.
fn automa(dice: &mut Dice) -> Option<AutomaKind> {
    let input: Vec<u8> = (0..4).map(|_| dice.below(256) as u8).collect();
    targets::Bytes::new(&input).automa()
}

/// What may be played with besides.
const MODULES: [Switch; 6] = [
    Switch::InvadersFromAfar,
    Switch::Airships,
    Switch::AirshipPairs,
    Switch::Resolutions,
    Switch::PromoEncounters,
    Switch::PromoFactory,
];

/// A lively random game: positions on the way and the record of it.
fn game(dice: &mut Dice, moves: usize) -> (Vec<State>, Record) {
    let mut rules = if dice.below(2) == 0 { Rules::RULEBOOK } else { Rules::CURRENT };
    // Two of three tables play with expansions and modules.
    if dice.below(3) > 0 {
        for switch in MODULES {
            rules = rules.with(switch, dice.below(2) == 0);
        }
    }
    let most = if rules.has(Switch::InvadersFromAfar) { 7 } else { 5 };
    let seats = 2 + dice.below(most - 1);
    let mut setup = Setup::random(seats).with_rules(rules.with(Switch::AutomaWindGambit, true));
    // Every other table has Automas on it.
    if dice.below(2) == 0 {
        for wish in setup.players.iter_mut().skip(1) {
            wish.automa = automa(dice);
        }
    }
    setup.settle(&mut Pcg64Mcg::seed_from_u64(dice.below(1 << 20) as u64)).unwrap();
    let mut state = setup.start().unwrap();
    let mut record = Record::new(state);
    let mut seen = Vec::new();
    for i in 0..moves {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let list = state.chance();
                (Actor::Chance, list[dice.below(list.len())].0)
            }
            Awaiting::Seats(asked) => {
                let asked: Vec<Seat> = asked.iter().collect();
                let seat = asked[dice.below(asked.len())];
                let list = state.legal(seat);
                (Actor::Seat(seat), list[dice.below(list.len())])
            }
        };
        state.apply(actor, mv).unwrap();
        record.push(Entry::Move(actor, mv));
        if i % 97 == 96 {
            record.push(Entry::Hash(state.hash64()));
        }
        if dice.below(9) == 0 {
            seen.push(state);
        }
    }
    (seen, record)
}

#[test]
fn mutated_positions_are_read_or_refused() {
    let mut dice = Dice::new(seed());
    let mut seeds: Vec<String> = Vec::new();
    for _ in 0..24 {
        let (states, _) = game(&mut dice, 4000);
        seeds.extend(
            states.iter().map(|s| if dice.below(8) == 0 { s.to_position_json() } else { s.to_position() }),
        );
    }
    let words = crate::mutate::words(&seeds);
    let mut read = 0;
    for _ in 0..runs(15_000) {
        let mut text = dice.pick(&seeds).clone();
        for _ in 0..dice.below(3) {
            let other = dice.pick(&seeds).clone();
            text = crate::mutate::splice(&mut dice, &text, &other);
        }
        let times = 1 + dice.below(4);
        let text = (0..times).fold(text, |text, _| crate::mutate::text(&mut dice, &text, &words));
        read += State::from_position(&text).is_ok() as u32;
        try_on(targets::position, text.as_bytes());
    }
    assert!(
        read > 500,
        "only {read} mutated positions could be read: the mutations are too wild to test much"
    );
}

#[test]
fn mutated_moves_are_read_or_refused() {
    let mut dice = Dice::new(seed() ^ 2);
    let (_, record) = game(&mut dice, 4000);
    let seeds: Vec<String> = record
        .entries()
        .iter()
        .filter_map(|e| if let Entry::Move(_, mv) = e { Some(mv.to_string()) } else { None })
        .collect();
    let words = crate::mutate::words(&seeds);
    for _ in 0..runs(30_000) {
        let text = dice.pick(&seeds).clone();
        let text = crate::mutate::text(&mut dice, &text, &words);
        try_on(targets::notation, text.as_bytes());
        try_on(targets::notation, &crate::mutate::bytes(&mut dice, text.as_bytes()));
    }
}

#[test]
fn mutated_records_are_replayed_or_refused() {
    let mut dice = Dice::new(seed() ^ 3);
    let mut seeds: Vec<String> = Vec::new();
    for _ in 0..8 {
        seeds.push(game(&mut dice, 300).1.to_text());
        // A record may begin anywhere.
        let (states, _) = game(&mut dice, 1500);
        let mut record = Record::new(*dice.pick(&states));
        record.tags.push(("names".into(), "Anna, Gunter".into()));
        seeds.push(record.to_text());
    }
    let words = crate::mutate::words(&seeds);
    for _ in 0..runs(3000) {
        let text = dice.pick(&seeds).clone();
        let text = crate::mutate::text(&mut dice, &text, &words);
        try_on(targets::record, text.as_bytes());
        if dice.below(8) == 0 {
            try_on(targets::record, &crate::mutate::bytes(&mut dice, text.as_bytes()));
        }
    }
}

#[test]
fn mutated_json_is_read_or_refused() {
    let mut dice = Dice::new(seed() ^ 6);
    let mut seeds: Vec<String> = Vec::new();
    for _ in 0..12 {
        let (states, record) = game(&mut dice, 1500);
        for state in states.iter().step_by(3) {
            let viewers: Vec<Viewer> = state.public().viewers().collect();
            let view = View::of(state, *dice.pick(&viewers));
            seeds.push(serde_json::to_string_pretty(&view).unwrap());
        }
        let mut events: Vec<Event> = Vec::new();
        let mut state = *record.start();
        for entry in record.entries().iter().take(400) {
            entry.apply(&mut state, &mut events).unwrap();
        }
        let seen = |event: Event| serde_json::to_string_pretty(&event.seen_by(Viewer::Bystander)).unwrap();
        seeds.extend(events.into_iter().step_by(9).map(seen));
        let mut short = Record::new(*record.start());
        record.entries().iter().take(40).for_each(|entry| short.push(*entry));
        seeds.push(serde_json::to_string_pretty(&short).unwrap());
    }
    let words = crate::mutate::words(&seeds);
    let mut read = 0;
    for _ in 0..runs(6000) {
        let text = dice.pick(&seeds).clone();
        let text = (0..1 + dice.below(2)).fold(text, |text, _| crate::mutate::text(&mut dice, &text, &words));
        read += serde_json::from_str::<View>(&text).is_ok() as u32;
        read += serde_json::from_str::<Seen>(&text).is_ok() as u32;
        try_on(targets::json, text.as_bytes());
    }
    assert!(read > 300, "only {read} mutated texts could be read");
}

#[test]
fn arbitrary_moves_are_accepted_exactly_when_listed() {
    let mut dice = Dice::new(seed() ^ 4);
    for _ in 0..runs(1200) {
        let input: Vec<u8> = (0..200 + dice.below(1800)).map(|_| dice.below(256) as u8).collect();
        try_on(targets::apply, &input);
    }
}

#[test]
fn arbitrary_bytes_are_refused() {
    let mut dice = Dice::new(seed() ^ 5);
    for _ in 0..runs(2000) {
        let input: Vec<u8> = (0..dice.below(300)).map(|_| dice.below(256) as u8).collect();
        let all = [targets::position, targets::notation, targets::record, targets::json, targets::apply];
        for target in all {
            try_on(target, &input);
        }
    }
}

#[test]
fn moves_with_values_out_of_range_can_be_printed() {
    let wild = [
        Move::FactoryOption(255),
        Move::Option(255),
        Move::Deploy { slot: 255, at: Hex::FACTORY.place() },
        Move::Play(CombatCards([255; 4])),
        Move::Resources([255; 4]),
    ];
    for mv in wild {
        assert!(!mv.to_string().is_empty());
    }
}

#[test]
fn a_message_never_repeats_a_long_or_broken_line_of_the_input() {
    try_on(targets::position, br#"{ "one\ntwo": 1 }"#);
    try_on(targets::position, format!("{{ \"{}\": 1 }}", "x".repeat(9000)).as_bytes());
    try_on(targets::position, format!("kosa-position 1\n{} 1\n", "y".repeat(9000)).as_bytes());
    try_on(targets::record, format!("kosa-record 1\n{}\n", "z".repeat(9000)).as_bytes());
}

#[test]
fn a_unit_on_its_way_needs_the_question_it_waits_for() {
    let text = "kosa-position 1\nmoving worker h04 h05 steps 1 asking oil\nseat nordic industrial\nseat crimea mechanical\n";
    try_on(targets::position, text.as_bytes());
}
