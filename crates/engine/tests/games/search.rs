//! What searches rely on: keys, null turns, going on by itself, lists without what nobody wants.

use crate::common::*;
use crate::properties::games;
use kosa_engine::*;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

#[test]
fn a_million_different_states_have_a_million_keys_and_equal_states_equal_ones() {
    // The derived hash looks at every field: it tells states apart that share a key.
    let mut seen: HashMap<u64, u64> = HashMap::new();
    let mut states = 0u64;
    let mut see = |state: &State| {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        let whole = hasher.finish();
        if let Some(other) = seen.insert(state.key(), whole) {
            assert_eq!(other, whole, "two states have one key:\n{}", state.to_position());
        }
        states += 1;
        if states.is_multiple_of(997) {
            let back = State::from_position(&state.to_position()).unwrap();
            assert_eq!(back.key(), state.key());
        }
        seen.len()
    };
    let mut different = 0;
    games(900, 60, |state, actor, _| {
        different = see(state);
        // Neighbours differ in little: the hardest for a key.
        if let Actor::Seat(seat) = actor {
            for mv in state.legal(seat).into_iter().take(7) {
                let mut next = *state;
                next.apply_unchecked(actor, mv);
                different = see(&next);
            }
        }
    });
    assert!(different > 1_000_000, "only {different} different states");
}

#[test]
fn the_order_of_moves_makes_no_difference_to_the_key() {
    let state = moving("active 1\nseat nordic industrial\nworkers h04 h05 h11\nseat crimea mechanical");
    let after = |moves: &str| {
        let mut state = state;
        play(&mut state, moves);
        state.key()
    };
    let (a, b) = ("step worker h04 h05", "step character @nordic h04");
    assert_eq!(after(&format!("{a}; {b}")), after(&format!("{b}; {a}")));
    assert_ne!(after(a), after(b));
}

#[test]
fn a_turn_passed_over_leaves_everything_as_it_is() {
    let mut passed = 0;
    games(300, 60, |state, _, _| {
        let mut next = *state;
        let public = state.public();
        let begins = public.question() == Some(Question::Section) || public.automa_turn_begins();
        assert_eq!(next.pass_turn(), begins);
        if !begins {
            assert_eq!(next, *state);
            return;
        }
        passed += 1;
        if state.public().ending().resolution().is_none() {
            assert_eq!(next.public().turns(), state.public().turns() + 1);
            assert_ne!(next.public().active(), state.public().active());
            for seat in state.public().seats() {
                assert_eq!(next.public().player(seat), state.public().player(seat));
                assert_eq!(next.own(seat), state.own(seat));
            }
        }
        // What comes of it can be written and read.
        let text = next.to_position();
        assert!(State::from_position(&text).as_ref() == Ok(&next), "{text}");
    });
    assert!(passed > 1000, "{passed}");
}

#[test]
fn going_on_gives_the_only_answers_and_stops_where_there_is_a_choice() {
    let mut dice = rng(3);
    let (mut answered, mut others, mut drawn) = (0u64, 0, 0u64);
    games(200, 60, |state, actor, mv| {
        let Actor::Seat(seat) = actor else { return };
        let mut next = *state;
        next.apply_unchecked(actor, mv);
        let mut by_hand = next;
        let gone = next.go_on(seat);
        for _ in 0..gone.answered {
            let Awaiting::Seats(seats) = by_hand.awaiting() else { panic!("somebody answers") };
            let asked = seats.iter().next().unwrap();
            let list = by_hand.legal(asked);
            assert_eq!(list.len(), 1);
            by_hand.apply(Actor::Seat(asked), list[0]).unwrap();
            assert!(gone.others || asked == seat);
        }
        assert_eq!(by_hand, next);
        match gone.next {
            Next::Over => assert!(next.is_over()),
            Next::Chance => assert_eq!(next.awaiting(), Awaiting::Chance),
            Next::Choice(asked) => {
                assert!(next.legal(asked).len() > 1);
                assert!(gone.others || asked == seat);
            }
        }
        let further = next.go_on_drawing(seat, &mut dice);
        assert_ne!(further.next, Next::Chance);
        answered += gone.answered as u64;
        others += gone.others as u32;
        drawn += further.drawn as u64;
    });
    assert!(answered > 1000 && others > 1000 && drawn > 500, "{answered} {others} {drawn}");
}

#[test]
fn a_list_without_giving_up_keeps_the_best_of_everything() {
    let (mut whole, mut full) = (0u64, 0u64);
    games(400, 60, |state, actor, _| {
        let Actor::Seat(seat) = actor else { return };
        let (all, kept) = (state.legal(seat), state.legal_full(seat));
        assert!(!kept.is_empty());
        assert!(kept.iter().all(|mv| all.contains(mv)), "nothing new");
        for mv in all.iter().filter(|mv| !kept.contains(mv)) {
            // What is gone takes less than something that is kept, or leaves what could be had.
            let more = kept.iter().any(|other| match (mv.gain(), other.gain()) {
                (Some((a, n)), Some((b, m))) => a == b && m > n,
                _ => mv.amount() < other.amount(),
            });
            let nothing = mv.is_leaving() || mv.amount() == Some(0);
            assert!(more || nothing, "{mv} is gone: {kept:?}\n{}", state.to_position());
        }
        whole += all.len() as u64;
        full += kept.len() as u64;
    });
    assert!(full * 10 < whole * 9, "{full} of {whole}");
}

/// A whole game of brisk play; decisions and rounds.
fn brisk_game(seed: u64, seats: usize) -> (u32, u32, bool) {
    let mut dice = rng(seed);
    let mut state = random_start(seed, seats, Rules::RULEBOOK);
    let mut decisions = 0;
    while state.public().turns() < 3000 {
        match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let outcome = kosa_engine::random::draw(&mut dice, &state.chance()).unwrap();
                state.apply_unchecked(Actor::Chance, outcome);
            }
            Awaiting::Seats(asked) => {
                let seat = asked.iter().next().unwrap();
                let legal = state.legal(seat);
                let mut twin = dice.clone();
                let mv = state.brisk(seat, &legal, &mut dice).unwrap();
                if decisions % 64 == 0 {
                    let view = View::of(&state, seat);
                    assert_eq!(view.brisk(&legal, &mut twin), Some(mv), "it sees what its seat sees");
                }
                state.apply(Actor::Seat(seat), mv).unwrap();
                decisions += 1;
            }
        }
    }
    (decisions, state.public().turns() as u32 / seats as u32, state.is_over())
}

#[test]
fn brisk_games_end_soon() {
    for seats in [2, 3, 4, 5] {
        let games: Vec<_> = (0..60).map(|seed| brisk_game(seed, seats)).collect();
        let mean = |of: fn(&(u32, u32, bool)) -> u32| games.iter().map(of).sum::<u32>() / games.len() as u32;
        let (decisions, rounds) = (mean(|g| g.0), mean(|g| g.1));
        let ended = games.iter().filter(|g| g.2).count();
        eprintln!("{seats} seats: {decisions} decisions, {rounds} rounds, {ended} ended");
        assert!(ended == games.len() && (15..=45).contains(&rounds), "{seats}: {rounds} {decisions}");
    }
}

/// What is measured must be the same games before and after a change: whoever makes brisk play faster changes no choice of it.
#[test]
fn brisk_play_makes_the_same_choices_as_ever() {
    for (seats, ends) in [(2, 0x0aff_d686_2ff2_5b45), (5, 0x844c_dfda_3088_2ea5)] {
        let end = |seed: u64| {
            let mut dice = rng(seed);
            let mut setup = Setup::random(seats);
            setup.settle(&mut dice).unwrap();
            let mut state = setup.start().unwrap();
            loop {
                let (actor, mv) = match state.awaiting() {
                    Awaiting::Over => return state.hash64(),
                    Awaiting::Chance => {
                        (Actor::Chance, kosa_engine::random::draw(&mut dice, &state.chance()).unwrap())
                    }
                    Awaiting::Seats(asked) => {
                        let seat = asked.iter().next().unwrap();
                        (Actor::Seat(seat), state.brisk(seat, &state.legal(seat), &mut dice).unwrap())
                    }
                };
                state.apply_unchecked(actor, mv);
            }
        };
        let all = (0..20).fold(0u64, |all, seed| all.rotate_left(1) ^ end(seed));
        assert_eq!(all, ends, "{seats} seats: {all:#x}");
    }
}
