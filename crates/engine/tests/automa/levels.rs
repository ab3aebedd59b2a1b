//! The Automa's levels, dials, score and deck.

use crate::common::automa::{PASS, against_crimea as crimea, automa, deployed, moved, solo};
use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

// R42
#[test]
fn ultimaszyna_makes_every_valid_move_even_with_the_same_unit() {
    let mut state = solo("", "crimea", "automa:ultimaszyna", "");
    let events = play(&mut state, "automa 15");
    assert_eq!(moved(&events), ["character @crimea h36", "character h36 h30"]);
    // The token is taken on the way, and only there.
    assert!(!state.public().encounter_tokens().contains(at("h36")));
    assert!(state.public().encounter_tokens().contains(at("h44")));
}

// R42, R43
#[test]
fn ultimaszyna_finishes_a_combat_before_the_next_symbol() {
    let mut state = solo(
        "power 7\nmechs 1 at h43\nworkers h47 h04",
        "crimea",
        "automa:ultimaszyna",
        "power 6\nworkers @crimea @crimea",
    );
    let events = play(&mut state, "automa 17; dial 7; automa 4");
    // Beaten and sent home, the character goes out again.
    assert_eq!(moved(&events), ["character @crimea h43", "character @crimea h47"]);
    assert_eq!(player(&state, 1).workers_on(at("@nordic")), 1);
    assert_eq!(player(&state, 2).character(), at("h47"));
    assert_eq!(player(&state, 1).stars().on(Star::Combat), 1);
    // Coins of the card, and one more.
    assert_eq!(player(&state, 2).coins(), 8);
}

// R44
#[test]
fn ultimaszyna_gets_one_more_coin_and_power_for_each_card_that_gives_any() {
    let gains = |faction: &str, card: &str, lines: &str| {
        let mut state = solo("", faction, "automa:ultimaszyna", &format!("power 2\n{lines}"));
        play(&mut state, &format!("automa {card}"));
        (player(&state, 2).coins() - 5, player(&state, 2).power() - 2)
    };
    assert_eq!(gains("saxony", "15", ""), (2, 4));
    assert_eq!(gains("saxony", "2", ""), (2, 0));
    assert_eq!(gains("crimea", "2", ""), (3, 0), "two coin symbols, one coin more");
    assert_eq!(gains("crimea", "4; draw 2", ""), (2, 0), "a bracketed coin counts as given");
    assert_eq!(gains("saxony", "4; draw 2", ""), (0, 0));
    assert_eq!(gains("saxony", "8", "second-scheme yes"), (2, 2));
    assert_eq!(gains("polania", "8", "second-scheme yes"), (2, 0));
}

// R45
#[test]
fn dial_skip_turns_works_at_any_level() {
    let mut state = solo("", "crimea", "automa:automaszyna:skip-turns", "");
    let events = play(&mut state, "automa 7");
    assert!(moved(&events).is_empty());
    assert_eq!((player(&state, 2).coins(), automa(&state, 2).marker()), (5, 0));
}

// R45
#[test]
fn dials_for_coins_and_power_change_what_a_card_gives() {
    let gains = |dials: &str, card: &str| {
        let mut state = solo("", "saxony", &format!("automa:automa:{dials}"), "power 2");
        play(&mut state, &format!("automa {card}"));
        (player(&state, 2).coins() as i32 - 5, player(&state, 2).power() as i32 - 2)
    };
    // Card 15: 3 power, 1 coin. Card 3: 3 power. Card 1: 1 power. Card 17: 2 coins.
    assert_eq!(gains("coins+2", "15"), (3, 3));
    assert_eq!(gains("coins-1", "15"), (0, 3));
    assert_eq!(gains("coins-2", "15"), (0, 3), "never below nothing");
    assert_eq!(gains("coins+2", "3"), (0, 3), "only when it gains coins");
    assert_eq!(gains("power+1", "15"), (1, 4));
    assert_eq!(gains("power-2", "15"), (1, 1));
    assert_eq!(gains("power-2", "1"), (0, 0), "power is never lost");
    assert_eq!(gains("power+2", "17"), (2, 0), "only when it gains power");
    assert_eq!(gains("coins-1:power-1", "15"), (0, 2));
}

// R45
#[test]
fn dial_move_check_cancels_on_four_or_five() {
    for (card, cancels) in [(2, false), (3, false), (4, true), (5, true)] {
        move_check(card, cancels);
    }
}

fn move_check(card: u8, cancels: bool) {
    let mut state = solo("", "saxony", "automa:automa:move-check", "");
    let mut events = play(&mut state, "automa 10");
    assert!(moved(&events).is_empty(), "the card is turned first");
    events.extend(play(&mut state, &format!("flip {card}")));
    let expected: &[&str] = if cancels { &[] } else { &["worker h34 h35"] };
    assert_eq!(moved(&events), expected, "card {card}");
    // The gains follow in any case.
    assert_eq!((player(&state, 2).mech_count(), player(&state, 2).power()), (1, 3));
}

// R45
#[test]
fn dial_move_check_turns_no_card_when_nothing_can_move() {
    let mut state = solo("", "saxony", "automa:automa:move-check", "second-scheme yes");
    let events = play(&mut state, "automa 10");
    assert!(!events.iter().any(|e| matches!(e, Event::AutomaFlipped { .. })));
    assert_eq!(state.public().active(), seat(1));
}

// R45
#[test]
fn dial_deploy_check_cancels_deploying_for_the_turn() {
    let mut state = solo("", "saxony", "automa:automa:deploy-check", "");
    let events = play(&mut state, "automa 9; flip 5");
    assert!(deployed(&events).is_empty(), "neither the worker nor the mech");
    assert_eq!(moved(&events), ["worker h34 h35"]);
    assert_eq!((automa(&state, 2).marker(), state.public().active()), (1, seat(1)));
    let mut state = solo("", "saxony", "automa:automa:deploy-check", "");
    let events = play(&mut state, "automa 9; flip 3; flip 4");
    assert_eq!(deployed(&events), [UnitKind::Worker]);
    let mut state = solo("", "saxony", "automa:automa:deploy-check", "");
    let events = play(&mut state, "automa 9; flip 3; flip 2");
    assert_eq!(deployed(&events), [UnitKind::Worker, UnitKind::Mech]);
    // Coins are no deployment.
    let mut state = solo("", "saxony", "automa:automa:deploy-check", "");
    play(&mut state, "automa 5; flip 4");
    assert_eq!(player(&state, 2).coins(), 6);
}

// R45
#[test]
fn dial_all_moves_works_at_any_level() {
    let mut plain = crimea("marker 4");
    assert_eq!(moved(&play(&mut plain, "automa 15")), ["character @crimea h36"]);
    let mut state = solo("", "crimea", "automa:automa:all-moves", "marker 4");
    assert_eq!(moved(&play(&mut state, "automa 15")), ["character @crimea h36", "character h36 h30"]);
    // Nothing else of the highest level comes along.
    assert_eq!((player(&state, 2).coins(), player(&state, 2).power()), (6, 8));
    // With the check the row ends at the first four or five.
    let mut state = solo("", "crimea", "automa:automa:all-moves:move-check", "marker 4");
    assert_eq!(moved(&play(&mut state, "automa 15; flip 2; flip 5")), ["character @crimea h36"]);
}

// R46, RL-155
#[test]
fn automa_scores_coins_stars_and_territories_only() {
    let state = position(
        "tile lakes_adjacent\nat h43 food 4\nseat nordic industrial\nseat crimea automa:automa\ncoins 7\nmarker 15\n\
         second-scheme yes\nstars tracker tracker combat\nworkers h43 h43 h47 @crimea\nmechs at h23\ncharacter h42",
    );
    let score = state.score(seat(2));
    assert_eq!((score.coins, score.stars, score.star_coins), (7, 3, 12));
    // h43, h47, a lake, and the Factory three times.
    assert_eq!((score.territories, score.territory_coins), (6, 18));
    assert_eq!((score.resource_coins, score.structure_coins), (0, 0));
    assert_eq!(score.total(), 37);
}

// R46, RL-154
#[test]
fn person_scores_at_most_six_tokens_of_a_territory_against_an_automa() {
    let board = "at h04 wood 9\nat h05 oil 2 food 3";
    let against = |seat2: &str| {
        let state = position(&format!("{board}\nseat nordic industrial\npopularity 0\nseat crimea {seat2}"));
        let score = state.score(seat(1));
        (score.resources, score.resource_coins)
    };
    // 6 and 5 tokens are five pairs; without an Automa 14 tokens are seven. Only what counts is shown.
    assert_eq!(against("automa:automa"), (11, 5));
    assert_eq!(against("mechanical"), (14, 7));
}

// R40
#[test]
fn a_level_is_read_by_name_or_number_and_written_by_name() {
    let seat_line = |level: &str| {
        let state = position(&format!("seat nordic industrial\nseat crimea automa{level}"));
        let text = state.to_position();
        text.lines().find(|line| line.starts_with("seat crimea")).unwrap().to_string()
    };
    for (number, name) in [(1, "autometta"), (2, "automa"), (3, "automaszyna"), (4, "ultimaszyna")] {
        let written = format!("seat crimea automa:{name}");
        assert_eq!(seat_line(&format!(":{number}")), written);
        assert_eq!(seat_line(&format!(":{name}")), written);
        assert_eq!(seat_line(&format!(":{number}:coins+1")), format!("{written}:coins+1"));
    }
    assert_eq!(seat_line(""), "seat crimea automa:automa", "without a level the normal one");
    for wrong in ["0", "5", "+3", "03", ""] {
        let text = format!("kosa-position 1\nseat nordic industrial\nseat crimea automa:{wrong}");
        assert!(State::from_position(&text).is_err(), "'{wrong}'");
    }
}

// R47, RL-155
#[test]
fn resources_break_no_tie_against_an_automa() {
    let tie = |extra: &str| {
        let state = position(&format!(
            "at h04 wood 1\nseat nordic industrial\npower 4\npopularity 10\ncoins 5\nseat crimea automa:automa\npower 4\n{extra}"
        ));
        let order = state.public().ranking();
        order.iter().map(|r| (r.seat, r.place)).collect::<Vec<_>>()
    };
    assert_eq!(tie(""), [(seat(1), 1), (seat(2), 1)]);
    // The other steps hold: an Automa with one more worker on the board is ahead.
    assert_eq!(tie("workers h43 h47 @crimea"), [(seat(2), 1), (seat(1), 2)]);
}

// R48
#[test]
fn empty_deck_is_made_of_all_cards_the_one_in_hand_too() {
    let mut state = solo(
        "power 0\nmechs 1 at h43",
        "crimea",
        "automa:automa",
        "power 7\nworkers @crimea @crimea\nautoma-deck 17",
    );
    play(&mut state, "automa 17");
    assert_eq!(legal(&state).len(), 19);
    assert!(may(&state, "automa 17"));
    // The card in execution is finished from memory.
    play(&mut state, "automa 3");
    assert_eq!(player(&state, 2).coins(), 7);
    play(&mut state, PASS);
    assert_eq!(legal(&state).len(), 18);
    assert!(may(&state, "automa 17"));
    refused(&state, "automa 3");
}

// R48
#[test]
fn last_card_of_the_deck_is_played_before_the_shuffle() {
    let mut state = crimea("automa-deck 6");
    assert_eq!(legal(&state), ["automa 6"]);
    play(&mut state, "automa 6");
    play(&mut state, PASS);
    assert_eq!(legal(&state).len(), 19);
}

// R49
#[test]
fn combat_cards_do_not_move_the_marker() {
    let mut state = position(
        "active 1\nseat nordic industrial\npower 7\nmechs 1 at h44\n\
         seat crimea automa:automa\npower 5\nmechs at h43\nworkers @crimea @crimea\nmarker 8\nresource-box 3",
    );
    play(&mut state, "section build; move; step mech h44 h43; done; dial 7; automa 16; draw 2");
    let automa = automa(&state, 2);
    assert_eq!((automa.marker(), automa.second_scheme()), (8, false));
    assert_eq!(automa.resources(), 3, "the combat card is not the last card of the turns");
    assert_eq!(player(&state, 2).coins(), 5);
    // It is out of the deck all the same.
    refused(&state, "automa 16");
}
