//! Messages between a table and those who sit at it, changed a little: read or refused, never a panic.

use crate::mutate::Dice;
use kosa_engine::{Awaiting, Setup, State, View, Viewer};
use kosa_fuzz_targets as targets;
use kosa_wire::{Patch, Position, Request};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Requests of every kind.
const REQUESTS: [&str; 12] = [
    r#"{"id":"7f","at":12,"command":{"do":"play","seat":1,"moves":["section build","end"]}}"#,
    r#"{"id":"1","command":{"do":"undo","seat":2,"steps":3}}"#,
    r#"{"id":"2","command":{"do":"give","from":1,"to":2,"amount":7}}"#,
    r#"{"id":"3","command":{"do":"sit","place":1,"name":"Anna"}}"#,
    r#"{"id":"4","command":{"do":"options","options":{"rated":true}}}"#,
    r#"{"id":"5","command":{"do":"choose","faction":"nordic"}}"#,
    r#"{"id":"6","command":{"do":"bid","lot":1,"coins":12}}"#,
    r#"{"id":"7","command":{"do":"seal","bids":[1,2,3]}}"#,
    r#"{"id":"8","command":{"do":"offer","offer":{"what":"undo","seat":1,"steps":1}}}"#,
    r#"{"id":"9","command":{"do":"reply","offer":1,"agree":false}}"#,
    r#"{"clock":{"kind":"live","bank":600,"increment":10},"absent":"bot","stalling":10,"bids":"sealed"}"#,
    r#"{"tell":"clock","left":[1,2],"running":[1],"since":5}"#,
];

/// Differences between positions of a game.
fn patches(dice: &mut Dice) -> Vec<String> {
    let mut setup = Setup::random(3);
    setup.settle(&mut Pcg64Mcg::seed_from_u64(dice.below(1000) as u64)).unwrap();
    let mut state = setup.start().unwrap();
    let open = |state: &State| Position::of(&View::of(state, Viewer::Bystander));
    let mut last = open(&state);
    let mut all = Vec::new();
    for _ in 0..300 {
        match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let outcomes = state.chance();
                let outcome = outcomes[dice.below(outcomes.len())].0;
                state.apply(kosa_engine::Actor::Chance, outcome).unwrap();
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = state.legal(seat);
                state.apply(kosa_engine::Actor::Seat(seat), legal[dice.below(legal.len())]).unwrap();
            }
        }
        let now = open(&state);
        all.push(serde_json::to_string_pretty(&Patch::between(&last, &now)).unwrap());
        last = now;
    }
    all.push(serde_json::to_string_pretty(&last).unwrap());
    all
}

#[test]
fn mutated_messages_are_read_or_refused() {
    let runs = std::env::var("KOSA_FUZZ_RUNS").ok().and_then(|n| n.parse().ok()).unwrap_or(6000);
    let mut dice = Dice::new(11);
    let lines = |text: &&str| text.replace([',', ':'], "$0\n").replace("$0", ",");
    let mut seeds: Vec<String> = REQUESTS.iter().map(|text| text.to_string()).collect();
    let split: Vec<String> = REQUESTS.iter().map(lines).collect();
    seeds.extend(patches(&mut dice));
    let words = crate::mutate::words(&seeds.iter().chain(&split).cloned().collect::<Vec<_>>());
    let mut read = 0;
    for _ in 0..runs {
        let text = dice.pick(&seeds).clone();
        let text = crate::mutate::text(&mut dice, &text, &words);
        read += u32::from(serde_json::from_str::<Request>(&text).is_ok());
        read += u32::from(serde_json::from_str::<Patch>(&text).is_ok());
        targets::message(text.as_bytes());
        if dice.below(4) == 0 {
            targets::message(&crate::mutate::bytes(&mut dice, text.as_bytes()));
        }
    }
    assert!(read > 300, "only {read} mutated texts could be read");
}
