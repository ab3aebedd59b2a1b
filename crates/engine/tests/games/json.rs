//! JSON: whatever can be written can be read back and is the same, and nonsense is refused with a reason.

use crate::common::*;
use crate::docs::{blocks, document};
use kosa_engine::record::Entry;
use kosa_engine::setup::{Setup, Wish};
use kosa_engine::vocab::*;
use kosa_engine::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn round_trip<T>(value: &T) -> T
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + core::fmt::Debug,
{
    let text = serde_json::to_string(value).unwrap();
    let back: T = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(back, *value, "{text}");
    back
}

/// Games of every size, with every expansion, Automas among the players.
fn games(count: u64, mut look: impl FnMut(&State, Actor, Move)) {
    for game in 0..count {
        let seats = 2 + (game % 6) as usize;
        let mut rules = Rules::CURRENT.with(Switch::InvadersFromAfar, true);
        if game % 2 == 0 {
            rules = rules.with(Switch::Airships, true).with(Switch::Resolutions, true);
            rules = rules.with(Switch::AirshipPairs, game % 4 == 0);
        }
        rules = rules.with(Switch::PromoEncounters, true).with(Switch::PromoFactory, true);
        if game % 3 == 0 {
            let rules = rules.with(Switch::AutomaWindGambit, true);
            let mut setup = Setup::random(seats).with_rules(rules);
            let kind = AutomaKind { level: AutomaLevel::Automa, dials: AutomaDials::default() };
            setup.players[0] = Wish { automa: Some(kind), ..Wish::default() };
            setup.settle(&mut rng(game)).unwrap_or_else(|e| panic!("game {game}: {e}"));
            random_game(game, setup.start().unwrap(), 120, &mut look);
        } else {
            random_game(game, rich_start(game, seats, rules), 60, &mut look);
        }
    }
}

#[test]
fn views_and_positions_can_be_sent_and_read_back_at_every_node() {
    let (mut nodes, mut count) = (BTreeSet::new(), 0u64);
    games(120, |state, _, _| {
        count += 1;
        let pending = state.public().pending().last().map(|p| p.word());
        if !nodes.insert((pending, count % 23)) {
            return;
        }
        round_trip(state);
        for viewer in state.public().viewers() {
            let view = View::of(state, viewer);
            let doc = ViewDoc::of(&view);
            assert_eq!(doc.to_view().as_ref(), Ok(&view), "{viewer}\n{}", state.to_position());
            let back = round_trip(&view);
            assert_eq!(back.legal(), view.legal());
        }
    });
    let kinds: BTreeSet<_> = nodes.iter().map(|(frame, _)| frame).collect();
    assert!(kinds.len() > 30, "only {kinds:?}");
}

#[test]
fn a_view_that_is_sent_tells_no_more_than_the_view() {
    let mut dice = rng(3);
    let mut count = 0u64;
    games(60, |state, _, _| {
        count += 1;
        if !count.is_multiple_of(31) {
            return;
        }
        for viewer in state.public().viewers() {
            let view = View::of(state, viewer);
            let other = View::of(&view.resample(&mut dice), viewer);
            let [one, two] = [view, other].map(|view| serde_json::to_string(&view).unwrap());
            assert_eq!(one, two, "{viewer}\n{}", state.to_position());
        }
    });
}

#[test]
fn moves_events_and_entries_can_be_sent_and_read_back() {
    let mut kinds = BTreeSet::new();
    let document = document("json.md");
    games(400, |state, actor, mv| {
        assert_eq!(serde_json::to_value(mv).unwrap(), json!(mv.to_string()));
        round_trip(&mv);
        round_trip(&Entry::Move(actor, mv));
        let (mut after, mut events): (State, Vec<Event>) = (*state, Vec::new());
        after.apply_with(actor, mv, &mut events).unwrap();
        for event in events {
            let kind = format!("{event:?}").split([' ', '{']).next().unwrap().to_string();
            for viewer in [Viewer::Everything, Viewer::Bystander] {
                let seen = round_trip(&event.seen_by(viewer));
                let value = serde_json::to_value(seen).unwrap();
                let name = value["event"].as_str().unwrap().replace('_', "");
                assert_eq!(name, kind.to_lowercase());
            }
            if kinds.insert(kind) {
                let value = serde_json::to_value(event.seen_by(Viewer::Everything)).unwrap();
                listed(&document, &value);
            }
        }
    });
    assert!(kinds.len() > 60, "{} kinds of events: {kinds:?}", kinds.len());
}

/// An event stands in the table of `docs/json.md`, with all of its fields and no others.
fn listed(document: &str, event: &Value) {
    let name = event["event"].as_str().unwrap();
    let row = document.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
    let row = row.unwrap_or_else(|| panic!("docs/json.md does not list {event}"));
    let words: Vec<&str> = row.split('|').nth(2).unwrap().split_whitespace().collect();
    let words: Vec<&str> = words.into_iter().map(|word| word.trim_matches('`')).collect();
    for field in event.as_object().unwrap().keys().filter(|field| *field != "event") {
        let optional = format!("{field}?");
        assert!(words.iter().any(|w| w == field || *w == optional), "docs/json.md: {name} has {field}");
    }
    for word in words.iter().filter(|word| !word.ends_with('?')) {
        assert!(event.get(word).is_some(), "docs/json.md: {name} has no {word}");
    }
}

#[test]
fn the_samples_of_the_document_are_read_and_written() {
    fn check<T: serde::Serialize + serde::de::DeserializeOwned>(at: &str, text: &str, whole: bool) {
        let value: T = serde_json::from_str(text).unwrap_or_else(|e| panic!("{at}: {e}"));
        let again = serde_json::to_value(&value).unwrap();
        if whole {
            assert_eq!(again, serde_json::from_str::<Value>(text).unwrap(), "{at}");
        }
    }
    let mut kinds = BTreeSet::new();
    for (word, line, text) in blocks(&document("json.md")) {
        let at = format!("docs/json.md line {line}");
        match word.strip_prefix("json ").unwrap_or_else(|| panic!("{at}: '{word}' says no type")) {
            "Move" => check::<Move>(&at, &text, true),
            "Entry" => check::<Entry>(&at, &text, true),
            "Viewer" => check::<Viewer>(&at, &text, true),
            "Seen" => check::<Seen>(&at, &text, true),
            "Score" => check::<Score>(&at, &text, true),
            "Ranking" => check::<Ranking>(&at, &text, true),
            // What is left out of a position is written whole.
            "View" => check::<View>(&at, &text, false),
            "State" => check::<State>(&at, &text, false),
            "Record" => check::<Record>(&at, &text, false),
            // Made by kosa-learn, whose tests compare it.
            "History" => continue,
            other => panic!("{at}: '{other}' is no type"),
        }
        kinds.insert(word);
    }
    assert_eq!(kinds.len(), 9, "{kinds:?}");
}

#[test]
fn scores_and_records_can_be_sent_and_read_back() {
    for game in 0..8 {
        let mut record = Record::new(random_start(game, 3, Rules::RULEBOOK));
        record.tags.push(("seat1".into(), "human Anna \"the Bear\"".into()));
        random_game(game, *record.start(), 40, |_, actor, mv| record.push(Entry::Move(actor, mv)));
        record.push(Entry::Gift { from: seat(1), to: seat(2), amount: 0 });
        assert!(round_trip(&record).replay().is_err(), "a gift of nothing is refused when it is replayed");
        record.truncate(record.entries().len() - 1);
        let end = round_trip(&record).replay().unwrap();
        record.push(Entry::Hash(end.hash64()));
        assert_eq!(round_trip(&record).replay().unwrap(), end);
        for seat in end.public().seats() {
            let score = round_trip(&end.score(seat));
            assert_eq!(serde_json::to_value(score).unwrap()["total"], json!(score.total()));
        }
        for ranking in end.public().ranking() {
            round_trip(&ranking);
        }
    }
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    fn refused<T: serde::de::DeserializeOwned>(value: Value, why: &str) {
        let Err(error) = serde_json::from_value::<T>(value.clone()) else { panic!("{value} was read") };
        assert!(error.to_string().contains(why), "{value}: {error}");
    }
    refused::<Move>(json!("fly away"), "fly away");
    refused::<Move>(json!(7), "string");
    refused::<Seen>(json!({"event": "card_drawn", "seat": 8, "card": 3}), "there is no seat 8");
    refused::<Seen>(json!({"event": "card_drawn", "seat": 0}), "there is no seat 0");
    refused::<Seen>(json!({"event": "card_drawn", "seat": 1, "card": 6}), "there is no combat card 6");
    refused::<Seen>(json!({"event": "deployed", "seat": 1, "slot": 0, "place": "h01"}), "counted from 1");
    refused::<Seen>(json!({"event": "deployed", "seat": 1, "slot": 9, "place": "h01"}), "counted from 1");
    refused::<Seen>(json!({"event": "built", "seat": 1, "structure": "mill", "place": "h99"}), "h99");
    refused::<Seen>(json!({"event": "automa_tries", "seat": 1, "symbol": "dance"}), "no symbol");
    refused::<Seen>(json!({"event": "birthday"}), "birthday");
    refused::<Viewer>(json!("somebody"), "number of a seat");
    let mut score = serde_json::to_value(Score::default()).unwrap();
    score["stars"]["coins"] = json!(u32::MAX);
    score["coins"] = json!(u32::MAX);
    refused::<Score>(score, "the sum of the coins");
    refused::<State>(json!({"version": 1, "seats": []}), "2 to 5 seats");
    refused::<Record>(json!({"start": {"version": 1}, "entries": []}), "seats");
}

#[test]
fn a_view_that_no_game_can_show_is_refused() {
    let text = "kosa-position 1; active 1; seat nordic industrial; hand 23; objectives 1 2; \
                seat crimea mechanical; hand 445; objectives 3 4; seat saxony automa:automa; hand 2";
    let state = State::from_position(text).unwrap();
    let doc = ViewDoc::of(&View::of(&state, seat(1)));
    let refused = |change: fn(&mut ViewDoc)| {
        let mut doc = doc.clone();
        change(&mut doc);
        doc.to_view().unwrap_err()
    };
    assert_eq!(refused(|d| d.viewer = Viewer::Everything), ViewError::Whose(seat(1)));
    assert_eq!(refused(|d| d.viewer = seat(2).into()), ViewError::Whose(seat(2)));
    assert_eq!(refused(|d| d.viewer = seat(7).into()), ViewError::Viewer(seat(7).into()));
    assert_eq!(refused(|d| d.hidden.seats.truncate(1)), ViewError::Seats { listed: 1, seats: 3 });
    assert_eq!(refused(|d| d.position.seats.clear()), ViewError::Seats { listed: 3, seats: 0 });
    assert_eq!(refused(|d| d.hidden.seats[0].hand = 1), ViewError::Whose(seat(1)));
    assert_eq!(refused(|d| d.position.seats[1].hand = "5".into()), ViewError::Whose(seat(2)));
    assert_eq!(refused(|d| d.position.seats[1].objectives = vec![3]), ViewError::Whose(seat(2)));
    assert_eq!(refused(|d| d.hidden.seats[1].hand = 200), ViewError::TooMany);
    assert_eq!(refused(|d| d.hidden.seats[1].objectives = 200), ViewError::TooMany);
    assert_eq!(refused(|d| d.hidden.seats[2].played = 2), ViewError::TooMany);
    assert_eq!(refused(|d| d.hidden.factory_cards = Some(200)), ViewError::TooMany);
    assert_eq!(refused(|d| d.position.discard = "5555555".into()), ViewError::TooMany);
    assert!(matches!(refused(|d| d.position.seats[1].power = Some(99)), ViewError::Position(_)));
    assert!(matches!(refused(|d| d.position.active = Some(9)), ViewError::Position(_)));
}
