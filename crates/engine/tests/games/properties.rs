//! Properties over random games: what must hold in every position of every game.

use crate::common::secrets::*;
use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

const PRESETS: [Rules; 2] = [Rules::RULEBOOK, Rules::CURRENT];

/// Every preset, and every optional rule turned over; those of the Automa, who does not play here, have properties of
/// their own.
fn rule_sets() -> Vec<Rules> {
    let mut all = PRESETS.to_vec();
    for switch in Switch::ALL.into_iter().filter(|s| !s.id().starts_with("automa")) {
        all.push(Rules::RULEBOOK.with(switch, !Rules::RULEBOOK.has(switch)));
    }
    all
}

/// Many games of every size, spread over every rule set.
pub fn games(count: u64, turns: u16, mut look: impl FnMut(&State, Actor, Move)) {
    let rules = rule_sets();
    for game in 0..count {
        let mut rules = rules[(game / 8) as usize % rules.len()];
        let mut seats = 2 + (game / 2 % 4) as usize;
        // A third of the games are played with Invaders from Afar, by up to seven.
        if game % 3 == 0 {
            rules = rules.with(Switch::InvadersFromAfar, true);
            seats = 2 + (game / 6 % 6) as usize;
        }
        // A quarter with the cards that are sold apart.
        if game % 4 == 3 {
            rules = rules.with(Switch::PromoFactory, true).with(Switch::PromoEncounters, true);
        }
        // More than half are played with modules of The Wind Gambit.
        let modules: &[Switch] = match game % 7 {
            1 | 2 => &[Switch::Airships],
            3 => &[Switch::Resolutions],
            4 => &[Switch::Airships, Switch::Resolutions],
            5 => &[Switch::Airships, Switch::AirshipPairs, Switch::Resolutions],
            _ => &[],
        };
        for module in modules {
            rules = rules.with(*module, true);
        }
        // The tiles that are well known do not suffice for a pair for everybody.
        if rules.has(Switch::VerifiedTiles) {
            rules = rules.with(Switch::AirshipPairs, false);
        }
        // Half of the games begin in the middle, where combats and cards are close at hand.
        let start = if game.is_multiple_of(2) {
            random_start(game, seats, rules)
        } else {
            rich_start(game, seats, rules)
        };
        random_game(game, start, turns, &mut look);
    }
}

fn pieces_are_conserved(state: &State) {
    let public = state.public();
    let mut cards = state.combat_deck().plus(public.discard());
    for seat in public.seats() {
        let player = public.player(seat);
        assert_eq!(player.hand_count(), state.own(seat).hand().count(), "hand count");
        assert_eq!(
            player.objective_count() as usize,
            state.own(seat).objectives().count(),
            "objective count"
        );
        cards = cards.plus(state.own(seat).hand());
        assert!(player.power() <= 16 && player.popularity() <= 18);
        assert!(player.stars().total() <= 6);
        assert_eq!(player.mechs().count(), player.mech_count() as usize);
        let reduced: u8 = BottomAction::ALL.iter().map(|a| player.reduced(*a)).sum();
        assert_eq!(player.upgrade_count(), reduced, "cubes");
        assert!((2..=8).contains(&player.worker_count()));
    }
    assert_eq!(cards, CombatCards([16, 12, 8, 6]), "combat cards");
    assert_eq!(public.deck_count(), state.combat_deck().count());
}

#[test]
fn pieces_and_cards_are_conserved() {
    games(4000, 200, |state, _, _| pieces_are_conserved(state));
}

#[test]
fn a_move_is_legal_if_and_only_if_apply_accepts_it() {
    // Moves seen elsewhere in other games serve as candidates that are mostly illegal here.
    let mut seen: Vec<(Actor, Move)> = Vec::new();
    let mut tried = 0u64;
    games(40, 60, |state, actor, mv| {
        if !seen.contains(&(actor, mv)) && seen.len() < 600 {
            seen.push((actor, mv));
        }
        if !state.public().turns().is_multiple_of(5) {
            return;
        }
        for (actor, mv) in &seen {
            let listed = match actor {
                Actor::Chance => state.chance().iter().any(|(m, _)| m == mv),
                Actor::Seat(seat) => state.legal(*seat).contains(mv),
            };
            let mut copy = *state;
            let accepted = copy.apply(*actor, *mv).is_ok();
            assert_eq!(listed, accepted, "{actor}: {mv}\n{}", state.to_position());
            if !accepted {
                assert_eq!(copy, *state, "a refused move changed the state: {mv}");
            }
            tried += 1;
        }
    });
    assert!(tried > 100_000, "only {tried} moves were tried");
}

#[test]
fn notation_reads_back_to_the_same_move() {
    games(1500, 120, |state, _, mv| {
        assert_eq!(mv.to_string().parse(), Ok(mv));
        if let Actor::Seat(seat) = asked(state) {
            for mv in state.legal(seat) {
                assert_eq!(mv.to_string().parse(), Ok(mv));
            }
        }
    });
}

#[test]
fn positions_read_back_to_the_same_state() {
    let mut count = 0u64;
    games(600, 80, |state, _, _| {
        count += 1;
        if count.is_multiple_of(7) {
            let text = state.to_position();
            let back = State::from_position(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert!(back == *state, "reading back gives another state:\n{text}\n{}", back.to_position());
        }
        if count.is_multiple_of(61) {
            let json = state.to_position_json();
            assert!(State::from_position(&json).as_ref() == Ok(state), "{json}");
        }
    });
}

#[test]
fn a_legal_list_has_no_move_twice_and_no_question_has_one_answer_without_need() {
    games(1500, 150, |state, actor, _| {
        let Actor::Seat(_) = actor else { return };
        let Awaiting::Seats(seats) = state.awaiting() else { return };
        for seat in seats.iter() {
            let list = state.legal(seat);
            let mut sorted = list.to_vec();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), list.len(), "a move stands twice:\n{}", state.to_position());
            // Where an objective might be revealed, or a secret hand decides, the question itself is part of the
            // game: not asking would tell the others something.
            let silent = matches!(
                state.public().question(),
                Some(
                    Question::EndTurn
                        | Question::Bottom(_)
                        | Question::Discard { .. }
                        | Question::Pay { .. }
                        | Question::Dials
                )
            );
            assert!(list.len() > 1 || silent, "one answer only: {:?}\n{}", list, state.to_position());
        }
    });
}

#[test]
fn views_leak_nothing() {
    let mut dice = rng(77);
    let (mut compared, mut secret) = (0u64, 0u64);
    let mut count = 0u64;
    games(400, 80, |state, actor, mv| {
        count += 1;
        if !count.is_multiple_of(5) {
            return;
        }
        for viewer in state.public().viewers() {
            let view = View::of(state, viewer);
            // Another state that differs only in what this viewer cannot know.
            let other = view.resample(&mut dice);
            pieces_are_conserved(&other);
            assert_eq!(View::of(&other, viewer), view, "{}", state.to_position());
            if let Some(seat) = viewer.seat() {
                assert_eq!(other.legal(seat), state.legal(seat));
                assert_eq!(view.legal(), state.legal(seat));
                let own = actor == Actor::Seat(seat);
                assert!(!own || other.check(actor, mv).is_ok(), "{mv} is legal in one state only");
            }
            // The same move in both, and others that must look the same.
            compared += sounds_the_same(viewer, actor, mv, state, &other) as u64;
            secret += secret_moves_look_the_same(viewer, actor, mv, state);
        }
    });
    assert!(secret > 1000, "only {secret} secret moves were compared");
    assert!(compared > 10_000, "only {compared} moves were compared");
}

#[test]
fn somebody_must_decide_or_the_game_is_over() {
    games(3000, 300, |state, _, _| match state.awaiting() {
        Awaiting::Over => panic!("looked at after the end"),
        Awaiting::Chance => assert!(!state.chance().is_empty()),
        Awaiting::Seats(seats) => {
            assert!(!seats.is_empty());
            for seat in seats.iter() {
                assert!(!state.legal(seat).is_empty());
            }
            for seat in state.public().seats().filter(|s| !seats.contains(*s)) {
                assert!(state.legal(seat).is_empty(), "seat {seat} is not asked but may move");
            }
        }
    });
}

#[test]
fn random_games_end() {
    let mut unfinished = 0;
    for game in 0..1000 {
        let rules = PRESETS[(game / 4) as usize % 2];
        let end = random_game(game, random_start(game, 2 + (game % 4) as usize, rules), 20_000, |_, _, _| {});
        if !end.is_over() {
            unfinished += 1;
            eprintln!("game {game} has not ended after 20000 turns");
            continue;
        }
        let winners = end.public().seats().filter(|s| end.public().player(*s).stars().total() == 6).count();
        assert_eq!(winners, 1, "exactly one player places the sixth star");
        assert!(end.public().pending().len() == 0);
    }
    assert_eq!(unfinished, 0, "random games must come to an end");
}

/// The properties above are worth something only if the games come everywhere.
#[test]
fn random_games_reach_every_question() {
    let mut reached = std::collections::BTreeMap::<&str, u64>::new();
    games(4000, 200, |state, _, _| {
        if let Some(pending) = state.public().pending().last() {
            *reached.entry(pending.word()).or_default() += 1;
        }
    });
    // Automas play elsewhere.
    let [asked, drawn, _] = Pending::WORDS;
    for question in asked.iter().chain(drawn).filter(|word| !word.starts_with("automa-")) {
        assert!(reached.contains_key(question), "'{question}' was never asked: {reached:?}");
    }
}

#[test]
fn finished_games_read_back_and_nobody_shares_a_territory() {
    for game in 0..1500 {
        let rules = rule_sets();
        let rules = rules[(game / 4) as usize % rules.len()];
        let start = rich_start(game, 2 + (game % 4) as usize, rules);
        let end = random_game(game, start, 3000, |_, _, _| {});
        let text = end.to_position();
        let back = State::from_position(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert!(back == end, "reading back gives another state:\n{text}\n{}", back.to_position());
    }
}
