//! The eight aggressive airship tiles. Toll and the rulebook's words on Blitzkrieg are the printed rules; the rest is
//! played by our own texts.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Question, State, Viewer};

/// The text of a table of Nordic (seat 1) and Crimea (seat 2) without encounter tokens.
fn table(tile: &str, board: &str, nordic: &str, crimea: &str) -> String {
    format!(
        "rules rulebook +airships\nactive 1\nencounters\nairship-tiles {tile} craft\n{board}
         seat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}"
    )
}

/// Nordic has begun the Move action.
fn moves(tile: &str, board: &str, nordic: &str, crimea: &str) -> State {
    moving(&table(tile, board, nordic, crimea))
}

/// Nordic's airship is about to fly.
fn flying(tile: &str, board: &str, nordic: &str, crimea: &str) -> State {
    let mut state = moves(tile, board, nordic, crimea);
    play(&mut state, "fly");
    state
}

/// Nordic (seat 1) has begun the Move action; Rusviet (seat 2) and Crimea (seat 3) look on.
fn three(tile: &str, board: &str, nordic: &str, rusviet: &str, crimea: &str) -> State {
    moving(&format!(
        "rules rulebook +airships\nactive 1\nencounters\nairship-tiles {tile} craft\n{board}
         seat nordic industrial\n{nordic}\nseat rusviet agricultural\n{rusviet}
         seat crimea mechanical\n{crimea}"
    ))
}

fn aboard(state: &State, number: u8) -> Resources {
    player(state, number).aboard()
}

/// Nordic's mech attacks from h18 and Crimea's units on h12 have no power.
fn attack(tile: &str, nordic: &str, crimea: &str) -> (State, Vec<Event>) {
    let nordic = format!("power 5\nmechs 1 at h18\n{nordic}");
    let mut state = moves(tile, "", &nordic, &format!("power 0\n{crimea}"));
    let events = play(&mut state, "step mech h18 h12; done; dial 5");
    (state, events)
}

// ---------------------------------------------------------------- Bombard

#[test]
fn bombard_takes_one_three_or_five_power() {
    for (spent, lost) in [(1, 1), (2, 3), (3, 5)] {
        let mut state = flying("bombard", "", "airship h11\naboard oil 3", "power 9\ncharacter h12");
        play(&mut state, "step airship h11 h12");
        assert_eq!(offered(&state, "bombard"), ["bombard 2 3", "bombard 2 2", "bombard 2 1"]);
        let events = play(&mut state, &format!("bombard 2 {spent}; done"));
        assert!(events.contains(&Event::Bombarded { seat: seat(1), target: seat(2), amount: spent }));
        assert_eq!(player(&state, 2).power(), 9 - lost);
        assert_eq!(aboard(&state, 1), [0, 0, 3 - spent, 0]);
    }
}

#[test]
fn bombard_needs_an_opponent_who_occupies_or_controls_the_territory_below() {
    for crimea in ["mechs 1 at h12", "workers h12 h43", "structures mill h12"] {
        let mut state = flying("bombard", "", "airship h11\naboard oil 1", crimea);
        play(&mut state, "step airship h11 h12");
        assert_eq!(offered(&state, "bombard"), ["bombard 2 1"], "{crimea}");
    }
    for (nordic, crimea) in
        [("", "airship h12"), ("workers h04 h12", "structures mill h12"), ("", "character h18")]
    {
        let mut state = flying("bombard", "", &format!("airship h11\naboard oil 1\n{nordic}"), crimea);
        play(&mut state, "step airship h11 h12");
        assert!(offered(&state, "bombard").is_empty(), "{nordic} {crimea}");
    }
}

#[test]
fn bombard_is_paid_from_the_airship_only() {
    let board = "at h04 oil 5\nat h12 oil 5";
    let mut state = flying("bombard", board, "airship h11\nworkers h04 h05", "power 9\ncharacter h12");
    play(&mut state, "step airship h11 h12");
    assert!(offered(&state, "bombard").is_empty(), "nothing is aboard");
    let nordic = "airship h11\nworkers h04 h05\naboard food 1 wood 1";
    let mut state = flying("bombard", board, nordic, "power 9\ncharacter h12");
    play(&mut state, "step airship h11 h12");
    assert_eq!(offered(&state, "bombard"), ["bombard 2 2", "bombard 2 1"]);
    play(&mut state, "bombard 2 1");
    assert_eq!(legal(&state), ["pay food airship", "pay wood airship"]);
    play(&mut state, "pay wood airship; done");
    assert_eq!(aboard(&state, 1), [1, 0, 0, 0]);
    assert_eq!(tokens(&state, "h04"), [0, 0, 5, 0]);
}

#[test]
fn bombard_comes_once_during_a_move() {
    let mut state =
        flying("bombard", "", "airship h11\naboard oil 3", "power 9\ncharacter h12\nmechs 1 at h18");
    play(&mut state, "step airship h11 h12; bombard 2 1");
    assert!(offered(&state, "bombard").is_empty());
    play(&mut state, "step airship h12 h18");
    assert!(offered(&state, "bombard").is_empty(), "nor over another territory");
}

#[test]
fn bombard_takes_no_more_power_than_there_is() {
    let mut state = flying("bombard", "", "airship h11\naboard oil 3", "power 2\ncharacter h12");
    play(&mut state, "step airship h11 h12; bombard 2 3; done");
    assert_eq!(player(&state, 2).power(), 0);
}

#[test]
fn bombard_strikes_who_holds_the_territory_and_nobody_else() {
    let nordic = "airship h11\naboard oil 1";
    let mut state = three("bombard", "", nordic, "workers h12 h26", "structures mill h12");
    play(&mut state, "fly; step airship h11 h12");
    assert_eq!(offered(&state, "bombard"), ["bombard 2 1"], "a structure under enemies controls nothing");
}

#[test]
fn with_another_tile_nothing_is_bombarded() {
    let mut state = flying("distract", "", "airship h11\naboard oil 3", "power 9\ncharacter h12");
    play(&mut state, "step airship h11 h12");
    assert!(offered(&state, "bombard").is_empty());
}

// ---------------------------------------------------------------- Bounty

#[test]
fn bounty_pays_two_coins_for_each_character_or_mech_that_retreats() {
    let (state, _) = attack("bounty", "coins 4\nairship h12", "mechs 2 at h12");
    assert_eq!(player(&state, 1).coins(), 6);
    let (state, _) = attack("bounty", "coins 4\nairship h12", "character h12\nmechs 1 2 at h12 h12");
    assert_eq!(player(&state, 1).coins(), 10);
    let (state, _) = attack("bounty", "coins 4\nairship h12", "mechs 2 at h12\nworkers h12 h12");
    assert_eq!(player(&state, 1).coins(), 6, "not for workers");
}

#[test]
fn bounty_pays_nothing_where_the_airship_is_not() {
    let (state, _) = attack("bounty", "coins 4\nairship h18", "mechs 2 at h12");
    assert_eq!(player(&state, 1).coins(), 4);
    let (state, _) = attack("bounty", "coins 4", "coins 4\nairship h12\nmechs 2 at h12");
    assert_eq!(player(&state, 1).coins(), 4);
    assert_eq!(player(&state, 2).coins(), 4, "nor the loser");
}

#[test]
fn bounty_pays_a_defender_who_wins() {
    let mut state =
        moves("bounty", "", "power 0\nmechs 1 at h18", "power 5\ncoins 4\nmechs 2 at h12\nairship h12");
    play(&mut state, "step mech h18 h12; done; dial 1");
    assert_eq!(player(&state, 2).coins(), 6);
    assert_eq!(combat_stars(&state, 2), 1);
}

#[test]
fn bounty_pays_nothing_for_driving_workers_off() {
    let mut state = moves("bounty", "", "coins 4\nmechs 1 at h18\nairship h12", "workers h12 h43");
    play(&mut state, "step mech h18 h12; done");
    assert_eq!(player(&state, 1).coins(), 4);
}

// ---------------------------------------------------------------- Siege Engine

#[test]
fn siege_engine_takes_a_coin_for_each_combat_unit_that_leaves() {
    let nordic = "coins 5\ncharacter h18\nmechs 1 at h18";
    let mut state = moves("siege_engine", "", nordic, "coins 3\nairship h18");
    let events = play(&mut state, "step character h18 h12; step mech h18 h12");
    assert!(events.contains(&Event::CoinsGiven { from: seat(1), to: seat(2), amount: 1 }));
    assert_eq!((player(&state, 1).coins(), player(&state, 2).coins()), (3, 5));
}

#[test]
fn siege_engine_holds_who_cannot_pay() {
    let nordic = "coins 0\ncharacter h18\nmechs 1 at h18\nworkers h04 h18";
    let state = moves("siege_engine", "", nordic, "airship h18");
    assert!(steps(&state, "character", "h18").is_empty());
    assert!(steps(&state, "mech", "h18").is_empty());
    assert!(may(&state, "step worker h18 h12"), "workers go free");
    let mut state = moves("siege_engine", "", &nordic.replace("coins 0", "coins 1"), "airship h18");
    play(&mut state, "step character h18 h12");
    assert!(steps(&state, "mech", "h18").is_empty(), "one coin for one unit");
}

#[test]
fn siege_engine_holds_only_units_that_begin_their_move_there() {
    // Speed takes the mech from h19 over h25 on to h26.
    let mut state = moves("siege_engine", "", "coins 0\nmechs 4 at h19", "airship h25");
    assert!(may(&state, "step mech h19 h25"), "entering is free");
    play(&mut state, "step mech h19 h25");
    assert!(may(&state, "step mech h25 h26"), "so is passing");
}

#[test]
fn siege_engine_asks_nothing_of_its_owner() {
    let mut state = moves("siege_engine", "", "coins 0\ncharacter h18\nairship h18", "");
    play(&mut state, "step character h18 h12");
    assert_eq!(player(&state, 1).coins(), 0);
}

#[test]
fn siege_engine_asks_nothing_on_a_base() {
    let mut state = moves("siege_engine", "", "coins 0\nairship h18", "");
    play(&mut state, "step character @nordic h04");
    assert_eq!(player(&state, 1).coins(), 0, "airships on bases are over no territory");
}

#[test]
fn two_siege_engines_each_take_their_coin() {
    let rivals = ("coins 0\nairship h18", "coins 0\nairship h18");
    let state = three("siege_engine", "", "coins 1\ncharacter h18", rivals.0, rivals.1);
    assert!(steps(&state, "character", "h18").is_empty());
    let mut state = three("siege_engine", "", "coins 2\ncharacter h18", rivals.0, rivals.1);
    play(&mut state, "step character h18 h12");
    let coins = [1, 2, 3].map(|n| player(&state, n).coins());
    assert_eq!(coins, [0, 1, 1]);
}

// ---------------------------------------------------------------- Distract

/// The most cards each side may play when Nordic's mech attacks h12.
fn cards_played(tile: &str, nordic: &str, crimea: &str) -> (usize, usize) {
    let nordic = format!("power 5\nhand 2222\n{nordic}");
    let crimea = format!("power 5\nhand 3333\n{crimea}");
    let mut state = moves(tile, "", &nordic, &crimea);
    play(&mut state, "step mech h18 h12; done");
    let cards = |number: u8, dial: &str| {
        let mut state = state;
        let events = play(&mut state, dial);
        let chosen = events.contains(&Event::ChoiceMade { seat: seat(number) });
        if chosen { 0 } else { most_cards(&state, number) }
    };
    (cards(1, "1: dial 0"), cards(2, "2: dial 0"))
}

#[test]
fn distract_takes_a_card_from_the_opponent_under_the_airship() {
    let two = "character h12\nmechs 2 at h12";
    assert_eq!(cards_played("distract", "mechs 1 at h18", two), (1, 2));
    assert_eq!(cards_played("distract", "mechs 1 at h18\nairship h12", two), (1, 1), "the attacker's");
    let both = format!("{two}\nairship h12");
    assert_eq!(cards_played("distract", "mechs 1 at h18", &both), (0, 2), "the defender's, not below none");
    assert_eq!(cards_played("distract", "mechs 1 at h18\nairship h12", &both), (0, 1), "both");
    assert_eq!(cards_played("distract", "mechs 1 at h18\nairship h18", two), (1, 2), "not from elsewhere");
    assert_eq!(cards_played("bombard", "mechs 1 at h18\nairship h12", &both), (1, 2), "nor another tile");
}

#[test]
fn distract_of_somebody_who_does_not_fight_does_nothing() {
    let nordic = "power 5\nhand 2222\nmechs 1 at h18";
    let crimea = "power 5\nhand 3333\nmechs 2 at h12";
    let mut state = three("distract", "", nordic, "airship h12", crimea);
    play(&mut state, "step mech h18 h12; done; 1: dial 0; 3: dial 0");
    assert_eq!((most_cards(&state, 1), most_cards(&state, 3)), (1, 1));
}

// ---------------------------------------------------------------- Espionage

#[test]
fn espionage_looks_at_the_cards_and_takes_one_at_random() {
    let mut state = flying("espionage", "", "coins 3\nhand 5\nairship h11", "hand 2234\nworkers h12 h43");
    play(&mut state, "step airship h11 h12; done");
    assert_eq!(legal(&state), ["peek 2", "skip"]);
    let events = play(&mut state, "peek 2");
    let seen = events.iter().find(|e| matches!(e, Event::HandSeen { .. })).unwrap();
    assert!(matches!(seen.seen_by(seat(1)).event(), Event::HandSeen { hand: Some(_), .. }));
    assert!(
        matches!(seen.seen_by(Viewer::Bystander).event(), Event::HandSeen { hand: None, .. }),
        "others see nothing"
    );
    let chance: Vec<_> = state.chance().iter().map(|(m, w)| (m.to_string(), *w)).collect();
    assert_eq!(chance, [("steal 2".into(), 2), ("steal 3".into(), 1), ("steal 4".into(), 1)]);
    play(&mut state, "steal 4");
    assert_eq!(player(&state, 1).coins(), 2);
    assert_eq!((player(&state, 1).hand_count(), player(&state, 2).hand_count()), (2, 3));
    assert_eq!(state.own(seat(1)).hand().to_string(), "45");
    assert_eq!(state.public().question(), Some(Question::Units), "the Move action goes on");
}

#[test]
fn espionage_may_be_left() {
    let mut state = flying("espionage", "", "coins 3\nairship h11", "hand 22\nworkers h12 h43");
    play(&mut state, "step airship h11 h12; done; skip");
    assert_eq!((player(&state, 1).coins(), player(&state, 2).hand_count()), (3, 2));
}

#[test]
fn espionage_needs_a_coin_cards_and_an_opponent_where_the_flight_ends() {
    let asked = |nordic: &str, crimea: &str| {
        let mut state = flying("espionage", "", &format!("airship h11\n{nordic}"), crimea);
        play(&mut state, "step airship h11 h12; done");
        may(&state, "peek 2")
    };
    assert!(asked("coins 1", "hand 2\ncharacter h12"));
    assert!(!asked("coins 0", "hand 2\ncharacter h12"), "it costs a coin");
    assert!(!asked("coins 1", "character h12"), "there is no card");
    assert!(!asked("coins 1", "hand 2\nstructures mill h12"), "a structure does not occupy");
    assert!(!asked("coins 1", "hand 2\nairship h12"), "nor does an airship");
    let mut state = flying("espionage", "", "coins 1\nairship h11", "hand 2\ncharacter h12");
    play(&mut state, "step airship h11 h12");
    refused(&state, "peek 2");
    play(&mut state, "step airship h12 h18");
    assert_eq!(state.public().question(), Some(Question::Units), "passing by is not enough");
}

// ---------------------------------------------------------------- War Correspondent

#[test]
fn war_correspondent_gains_popularity_from_every_combat_below() {
    let (state, _) = attack("war_correspondent", "popularity 3\nairship h12", "mechs 2 at h12");
    assert_eq!(player(&state, 1).popularity(), 4, "the winner's airship");
    let (state, _) = attack("war_correspondent", "popularity 3", "popularity 5\nairship h12\nmechs 2 at h12");
    assert_eq!(player(&state, 1).popularity(), 3);
    assert_eq!(player(&state, 2).popularity(), 6, "the loser's airship");
    let (state, _) = attack("war_correspondent", "popularity 3\nairship h18", "mechs 2 at h12");
    assert_eq!(player(&state, 1).popularity(), 3, "not elsewhere");
}

#[test]
fn war_correspondent_gains_when_others_fight() {
    let rusviet = "popularity 4\nairship h12";
    let nordic = "power 5\nmechs 1 at h18";
    let mut state = three("war_correspondent", "", nordic, rusviet, "power 0\nmechs 2 at h12");
    play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(player(&state, 2).popularity(), 5);
}

#[test]
fn war_correspondent_gains_nothing_where_workers_are_driven_off() {
    let nordic = "popularity 3\nmechs 1 at h18\nairship h12";
    let mut state = moves("war_correspondent", "", nordic, "workers h12 h43");
    play(&mut state, "step mech h18 h12; done");
    assert_eq!(player(&state, 1).popularity(), 2, "that is no combat");
}
