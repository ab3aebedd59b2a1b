//! `kosa analyse`: plans for a position and for a turn of a record, and a look back at a whole game.

use crate::common::{Dir, kosa, kosa_with};
use kosa_engine::vocab::Seat;
use kosa_engine::{State, View};
use kosa_table::Seed;

/// A record of two bots, cut off after some rounds or played to its end.
fn record(dir: &Dir, seats: &str, rounds: &str) -> String {
    let folder = dir.path().to_str().unwrap();
    let args =
        ["arena", "--games", "1", "--seed", "4", "--records", folder, "--seats", seats, "--rounds", rounds];
    kosa(&args).ok();
    dir.file("000001.kosa")
}

#[test]
fn plans_are_told_with_their_worth_in_every_language() {
    let position =
        kosa(&["new", "--seats", "nordic/industrial,crimea/mechanical", "--seed", "1", "--deal"]).ok();
    let answer = kosa_with(&["analyse", "--json", "--plans", "2"], &position).json();
    let [seat] = &answer["seats"].as_array().unwrap()[..] else { panic!("{answer:#}") };
    let plans = seat["plans"].as_array().unwrap();
    assert_eq!(plans.len(), 2);
    for plan in plans {
        assert!(plan["win"].is_number() && plan["margin"].is_number());
        assert!(
            !plan["moves"].as_array().unwrap().is_empty() && !plan["text"].as_array().unwrap().is_empty()
        );
        // What is said to be possible is.
        let moves: Vec<&str> =
            plan["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        kosa_with(&["position", "play", "--moves", &moves.join("; ")], &position).ok();
    }
    let said: Vec<String> =
        ["en", "it", "es", "pl"].map(|lang| kosa_with(&["analyse", "--lang", lang], &position).ok()).into();
    for (i, text) in said.iter().enumerate() {
        assert!(text.contains("1. ") && !text.contains(['{', '}', '$']), "{text}");
        assert!(!said[..i].contains(text));
    }
}

#[test]
fn the_analysis_of_a_seat_does_not_depend_on_what_is_hidden_from_it() {
    let dir = Dir::new("analyse-hidden");
    for turns in ["2", "6"] {
        let file = record(&dir, "medium,brisk", turns);
        let position = kosa(&["position", "show", &file]).ok();
        let state = State::from_position(&position).unwrap();
        let mut rng = Seed::from(3).bot_generator(0);
        for number in 1..=2u8 {
            let seat = Seat::new(number - 1).unwrap();
            let view = View::of(&state, seat);
            if view.legal().is_empty() {
                continue;
            }
            let args =
                ["analyse", "--json", "--level", "medium", "--seat", if number == 1 { "1" } else { "2" }];
            let expected = kosa_with(&args, &position).ok();
            for _ in 0..3 {
                let other = view.resample(&mut rng).to_position();
                assert_ne!(other, position, "other cards");
                assert_eq!(kosa_with(&args, &other).ok(), expected);
            }
        }
    }
}

#[test]
fn a_turn_of_a_record_and_the_whole_game() {
    let dir = Dir::new("analyse-record");
    let file = record(&dir, "medium,automa:4", "60");
    let turn = kosa(&["analyse", &file, "--turn", "3", "--level", "easy", "--json"]).json();
    assert_eq!(turn["turn"], 3);
    kosa(&["analyse", &file, "--turn", "3000"]).fails(1, &["3000"]);
    let review = kosa(&["analyse", &file, "--level", "easy", "--json"]).json();
    let turns = review["turns"].as_array().unwrap();
    assert!(turns.len() > 10 && turns.iter().enumerate().all(|(i, t)| t["turn"] == i + 1));
    let ended = review["ended"].as_array().unwrap();
    assert_eq!(ended.iter().filter(|one| one.as_f64() == Some(1.0)).count(), 1);
    let text = kosa(&["analyse", &file, "--level", "easy"]).ok();
    assert!(text.contains("100% |") && text.contains("  0% |"), "{text}");
    let replayed = kosa(&["replay", &file, "--review"]).ok();
    assert!(replayed.contains("100% |"), "{replayed}");
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let undealt = kosa(&["new", "--seats", "nordic/industrial,crimea/mechanical", "--seed", "1"]).ok();
    kosa_with(&["analyse"], &undealt).fails(1, &["chance"]);
    let dealt =
        kosa(&["new", "--seats", "nordic/industrial,crimea/mechanical", "--seed", "1", "--deal"]).ok();
    let state = State::from_position(&dealt).unwrap();
    let idle = if state.public().active().index() == 0 { "2" } else { "1" };
    kosa_with(&["analyse", "--seat", idle], &dealt).fails(1, &[idle]);
    kosa_with(&["analyse", "--seat", "5"], &dealt).fails(1, &["5"]);
    kosa_with(&["analyse", "--plans", "0"], &dealt).fails(2, &["--plans"]);
    kosa_with(&["analyse", "--level", "deep"], &dealt).fails(2, &["deep", "expert"]);
    kosa_with(&["analyse", "--moves", "dial 3"], &dealt).fails(1, &["dial 3"]);
    kosa_with(&["analyse"], "hello").fails(1, &[]);
}
