//! Two aggressive airship tiles at length: Blitzkrieg, airships that fight, and Toll, airships that ask for a resource.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Awaiting, Event, Question, State};

/// Nordic (seat 1) has begun the Move action; Crimea is seat 2.
fn moves(tiles: &str, board: &str, nordic: &str, crimea: &str) -> State {
    moving(&format!(
        "rules rulebook +airships\nactive 1\nencounters\nairship-tiles {tiles}\n{board}
         seat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}"
    ))
}

/// Nordic (seat 1) has begun the Move action; Rusviet (seat 2) and Crimea (seat 3) look on.
fn three(tiles: &str, board: &str, nordic: &str, rusviet: &str, crimea: &str) -> State {
    moving(&format!(
        "rules rulebook +airships\nactive 1\nencounters\nairship-tiles {tiles}\n{board}
         seat nordic industrial\n{nordic}\nseat rusviet agricultural\n{rusviet}
         seat crimea mechanical\n{crimea}"
    ))
}

fn airship(state: &State, number: u8) -> Option<Place> {
    player(state, number).airship()
}

fn aboard(state: &State, number: u8) -> Resources {
    player(state, number).aboard()
}

fn workers(state: &State, number: u8) -> Vec<String> {
    player(state, number).workers().map(|p| p.to_string()).collect()
}

// ---------------------------------------------------------------- Blitzkrieg

const BLITZ: &str = "blitzkrieg craft";

/// Nordic's airship has flown to Crimea's over h12 and may fight it.
fn met(nordic: &str, crimea: &str) -> State {
    let mut state = moves(BLITZ, "", &format!("airship h11\n{nordic}"), &format!("airship h12\n{crimea}"));
    play(&mut state, "fly; step airship h11 h12; done");
    state
}

/// RL-140
#[test]
fn airships_may_fight_where_the_flight_ends() {
    let state = met("", "");
    assert_eq!(legal(&state), ["challenge 2", "skip"]);
    let mut state = moves(BLITZ, "", "airship h11", "airship h12");
    play(&mut state, "fly; step airship h11 h12; step airship h12 h18");
    assert_eq!(state.public().question(), Some(Question::Units), "passing by is no fight");
    let mut state = moves("bounty craft", "", "airship h11", "airship h12");
    play(&mut state, "fly; step airship h11 h12; done");
    assert_eq!(state.public().question(), Some(Question::Units), "with another tile airships never fight");
}

/// RL-140
#[test]
fn airships_need_not_fight() {
    let mut state = met("power 5", "power 5");
    play(&mut state, "skip; done");
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(airship(&state, 1), airship(&state, 2));
}

/// RL-140
#[test]
fn the_losing_airship_goes_home_with_its_cargo_and_the_winner_has_a_star() {
    let mut state = met("power 5", "power 5\nworkers h43 airship");
    let events = play(&mut state, "challenge 2; done; 1: dial 4; 2: dial 2; draw 2");
    assert!(events.contains(&Event::DuelBegan { place: at("h12"), attacker: seat(1), defender: seat(2) }));
    assert_eq!(placed(&events), [(1, Star::Combat)]);
    assert_eq!(airship(&state, 2), Some(at("@crimea")));
    assert_eq!(airship(&state, 1), Some(at("h12")));
    assert_eq!(workers(&state, 2), ["h43", "airship"]);
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (1, 3), "both pay");
}

/// RL-140
#[test]
fn the_attacking_airship_may_lose() {
    let mut state = met("power 5\nworkers h04 airship", "power 5");
    let events = play(&mut state, "challenge 2; done; 1: dial 1; 2: dial 2; draw 2");
    assert_eq!(placed(&events), [(2, Star::Combat)]);
    assert_eq!(airship(&state, 1), Some(at("@nordic")));
    assert_eq!(airship(&state, 2), Some(at("h12")));
    assert_eq!(workers(&state, 1), ["h04", "airship"]);
    assert_eq!(player(&state, 1).hand_count(), 1, "the loser draws a card");
}

/// RL-140
#[test]
fn a_tie_of_airships_goes_to_the_attacker() {
    let mut state = met("power 5", "power 5");
    let events = play(&mut state, "challenge 2; done; 1: dial 2; 2: dial 2; draw 2");
    assert_eq!(placed(&events), [(1, Star::Combat)]);
}

/// RL-140
#[test]
fn a_losing_airship_without_power_or_cards_draws_no_card() {
    let mut state = met("power 5", "power 5");
    play(&mut state, "challenge 2; done; 1: dial 2; 2: dial 0");
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(player(&state, 2).hand_count(), 0);
}

/// RL-140
#[test]
fn each_airship_adds_one_card_at_most_and_no_mech_ability_counts() {
    // Artillery, Scout and the units below stay out of it.
    let nordic = "power 5\nhand 2222\nmechs 1 2 3 4 at h12 h12 h12 h12\ncharacter h12";
    let mut state = met(nordic, "power 5\nhand 3333\nmechs 1 2 3 4 at h43 h43 h43 h43");
    let events = play(&mut state, "challenge 2; done");
    assert!(!events.iter().any(|e| matches!(e, Event::AbilityUsed { .. })));
    assert!(matches!(state.awaiting(), Awaiting::Seats(_)));
    play(&mut state, "1: dial 0; 2: dial 0");
    assert_eq!((most_cards(&state, 1), most_cards(&state, 2)), (1, 1));
    play(&mut state, "1: play 2; 2: play 3");
    assert_eq!(airship(&state, 1), Some(at("@nordic")));
    assert_eq!((player(&state, 1).hand_count(), player(&state, 2).hand_count()), (3, 3));
}

/// RL-140
#[test]
fn other_units_stay_out_of_a_combat_of_airships() {
    let crimea = "power 5\ncharacter h12\nmechs 1 at h12\nworkers h12 h12\npopularity 4";
    let mut state = met("power 5\npopularity 4", crimea);
    play(&mut state, "challenge 2; done; 1: dial 5; 2: dial 0");
    let crimea = player(&state, 2);
    assert_eq!((crimea.character(), crimea.fighters_on(at("h12"))), (at("h12"), 2));
    assert_eq!(workers(&state, 2), ["h12", "h12"]);
    assert_eq!(controller(&state, "h12"), Some(seat(2)));
    assert_eq!(player(&state, 1).popularity(), 4, "no worker was driven off");
}

/// RL-140
#[test]
fn airships_fight_after_all_moves_and_before_other_combats() {
    let nordic = "power 5\nmechs 1 at h18";
    let mut state = met(nordic, "power 0\nmechs 2 at h12");
    let events = play(&mut state, "challenge 2; step mech h18 h12; dial 1; dial 1");
    let first = events.iter().position(|e| matches!(e, Event::DuelBegan { .. })).unwrap();
    let second = events.iter().position(|e| matches!(e, Event::CombatBegan { .. })).unwrap();
    assert!(first < second);
    assert_eq!(combat_stars(&state, 1), 2, "a star for each");
    assert_eq!(player(&state, 1).power(), 3);
}

/// RL-140
#[test]
fn combat_stars_stay_within_their_limit() {
    let mut state = met("power 5\nstars combat combat", "power 5");
    let events = play(&mut state, "challenge 2; done; 1: dial 5; 2: dial 0");
    assert!(placed(&events).is_empty());
    assert_eq!(airship(&state, 2), Some(at("@crimea")), "it retreats all the same");
}

/// RL-140
#[test]
fn one_of_several_airships_is_chosen() {
    let mut state = three(BLITZ, "", "airship h11\npower 5", "airship h12\npower 5", "airship h12\npower 5");
    play(&mut state, "fly; step airship h11 h12; done");
    assert_eq!(legal(&state), ["challenge 2", "challenge 3", "skip"]);
    play(&mut state, "challenge 3; done; 1: dial 1; 3: dial 0");
    assert_eq!(airship(&state, 3), Some(at("@crimea")));
    assert_eq!(airship(&state, 2), Some(at("h12")));
    assert_eq!(state.public().active(), seat(2));
}

/// RL-140
#[test]
fn airships_at_home_fight_nobody() {
    let mut state = moves(BLITZ, "", "", "airship h05");
    play(&mut state, "fly; step airship @nordic h04; done");
    assert_eq!(state.public().question(), Some(Question::Units));
}

/// RL-140, with the reading of RL-158 that lets the worker go.
#[test]
fn a_step_is_taken_back_without_the_worker_that_went_aboard() {
    // The combat of the airships brings the sixth star before the mechs fight.
    let nordic = "power 5\nstars power popularity objective recruits combat\ncubes move_unit\nreduced deploy
                  recruits upgrade deploy build enlist\nbonuses power coins popularity cards
                  airship h11\nmechs 1 at h18\nworkers h04 h18";
    let text = airships::table(BLITZ, "", nordic, "power 0\nairship h12\nmechs 2 at h12");
    let mut state = moving(&text.replace("+airships", "+airships +workers-walk-out"));
    play(&mut state, "step mech h18 h12; carry workers 1; fly; step airship h11 h12; load workers 1; done");
    let events = play(&mut state, "challenge 2; done; dial 1");
    assert!(events.contains(&Event::GameEnded));
    assert!(events.iter().any(|e| matches!(e, Event::StepTakenBack { .. })));
    assert_eq!(workers(&state, 1), ["h04", "airship"]);
    assert_eq!(player(&state, 1).mechs().map(|p| p.to_string()).collect::<Vec<_>>(), ["h18"]);
    assert_eq!(controller(&state, "h12"), Some(seat(2)));
}

// ---------------------------------------------------------------- Toll

const TOLL: &str = "toll craft";

/// RL-142
#[test]
fn a_unit_enters_under_an_enemy_airship_only_with_a_resource() {
    let nordic = "character h18\nmechs 1 at h18\nworkers h04 h18";
    let state = moves(TOLL, "", nordic, "airship h12");
    for unit in ["character", "mech", "worker"] {
        assert!(!steps(&state, unit, "h18").contains(&"h12".into()), "{unit}");
        assert!(steps(&state, unit, "h18").contains(&"h24".into()), "{unit}");
    }
    for (unit, load) in [("character", ""), ("mech", "; carry workers 0"), ("worker", "")] {
        let mut state = moves(TOLL, "at h18 food 1", nordic, "airship h12");
        let events = play(&mut state, &format!("step {unit} h18 h12{load}"));
        let paid = Event::TollPaid { seat: seat(1), to: seat(2), resource: Resource::Food };
        assert!(events.contains(&paid), "{unit}");
        assert_eq!(aboard(&state, 2), [1, 0, 0, 0], "{unit}");
        assert_eq!((tokens(&state, "h18"), tokens(&state, "h12")), ([0; 4], [0; 4]), "{unit}");
    }
}

/// RL-142
#[test]
fn only_one_of_the_carried_resources_is_paid_and_the_payer_chooses() {
    let mut state = moves(TOLL, "at h18 food 2 oil 1", "character h18", "airship h12");
    play(&mut state, "step character h18 h12");
    assert_eq!(legal(&state), ["carry food 2", "carry food 1", "carry food 0"]);
    play(&mut state, "carry food 2; carry oil 1");
    assert_eq!(legal(&state), ["pay food h18", "pay oil h18"]);
    play(&mut state, "pay oil h18");
    assert_eq!(aboard(&state, 2), [0, 0, 1, 0]);
    assert_eq!(tokens(&state, "h12"), [2, 0, 0, 0]);
    assert_eq!(player(&state, 1).character(), at("h12"));
}

/// RL-142
#[test]
fn at_least_one_resource_must_be_carried() {
    let mut state = moves(TOLL, "at h18 food 1 oil 1", "character h18", "airship h12");
    play(&mut state, "step character h18 h12; carry food 0");
    assert_eq!(aboard(&state, 2), [0, 0, 1, 0], "then the oil goes along");
    assert_eq!(tokens(&state, "h18"), [1, 0, 0, 0]);
}

/// RL-142
#[test]
fn under_a_full_airship_the_resource_is_carried_and_kept() {
    let crimea = "airship h12\naboard oil 3";
    let state = moves(TOLL, "", "character h18", crimea);
    refused(&state, "step character h18 h12");
    let mut state = moves(TOLL, "at h18 food 1", "character h18", crimea);
    let events = play(&mut state, "step character h18 h12");
    assert!(!events.iter().any(|e| matches!(e, Event::TollPaid { .. })));
    assert_eq!(aboard(&state, 2), [0, 0, 3, 0]);
    assert_eq!(tokens(&state, "h12"), [1, 0, 0, 0]);
}

/// RL-142
#[test]
fn every_unit_pays_for_itself() {
    let mut state = moves(TOLL, "at h18 food 2", "character h18\nmechs 1 at h18", "airship h12");
    play(&mut state, "step character h18 h12; carry food 1; step mech h18 h12");
    assert_eq!(aboard(&state, 2), [2, 0, 0, 0]);
    let mut state = moves(TOLL, "at h18 food 1", "character h18\nmechs 1 at h18", "airship h12");
    play(&mut state, "step character h18 h12");
    refused(&state, "step mech h18 h12");
}

/// RL-142
#[test]
fn moving_through_pays_like_moving_onto() {
    // Speed: over h12 to h13.
    let nordic = "mechs 4 at h18";
    let mut state = moves(TOLL, "at h18 food 1", nordic, "airship h12");
    play(&mut state, "step mech h18 h12; step mech h12 h13");
    assert_eq!(aboard(&state, 2), [1, 0, 0, 0]);
    let mut state = moves(TOLL, "at h18 food 2", nordic, "airship h13");
    play(&mut state, "step mech h18 h12; carry food 0");
    refused(&state, "step mech h12 h13");
    let mut state = moves(TOLL, "at h18 food 2", nordic, "airship h13");
    play(&mut state, "step mech h18 h12; carry food 2; step mech h12 h13; carry food 1");
    assert_eq!((aboard(&state, 2), tokens(&state, "h12")), ([1, 0, 0, 0], [1, 0, 0, 0]));
}

/// RL-142
#[test]
fn leaving_costs_nothing() {
    let state = moves(TOLL, "", "character h12\nworkers h04 h12", "airship h12");
    assert!(may(&state, "step character h12 h18"));
    assert!(may(&state, "step worker h12 h18"));
}

/// RL-142
#[test]
fn the_owner_pays_no_toll_and_none_is_due_at_home() {
    let state = moves(TOLL, "", "character h18\nairship h12", "");
    assert!(may(&state, "step character h18 h12"));
    let state = moves(TOLL, "", "", "");
    assert!(may(&state, "step character @nordic h04"), "airships on bases are over no territory");
    let state = moves("distract craft", "", "character h18", "airship h12");
    assert!(may(&state, "step character h18 h12"), "nor with another tile");
}

/// RL-142: open point `workers_aboard_a_mech`
#[test]
fn carried_workers_pay_no_toll() {
    let mut state = moves(TOLL, "at h18 food 1", "mechs 1 at h18\nworkers h18 h18", "airship h12");
    play(&mut state, "step mech h18 h12; carry workers 2");
    assert_eq!(workers(&state, 1), ["h12", "h12"]);
    assert_eq!(aboard(&state, 2), [1, 0, 0, 0]);
    let state = moves(TOLL, "", "mechs 1 at h18\nworkers h18 h18", "airship h12");
    refused(&state, "step mech h18 h12");
}

/// RL-142: open point `several_airships`
#[test]
fn each_of_two_airships_takes_its_own() {
    let state = three(TOLL, "at h18 food 1", "character h18", "airship h12", "airship h12");
    refused(&state, "step character h18 h12");
    let mut state = three(TOLL, "at h18 food 2", "character h18", "airship h12", "airship h12");
    play(&mut state, "step character h18 h12");
    assert_eq!((aboard(&state, 2), aboard(&state, 3)), ([1, 0, 0, 0], [1, 0, 0, 0]));
    assert_eq!((tokens(&state, "h18"), tokens(&state, "h12")), ([0; 4], [0; 4]));
}

/// RL-142: open point `several_airships`
#[test]
fn of_two_airships_a_full_one_takes_nothing() {
    let (full, empty) = ("airship h12\naboard oil 3", "airship h12");
    for (rusviet, crimea, taker) in [(full, empty, 3), (empty, full, 2)] {
        let mut state = three(TOLL, "at h18 food 1", "character h18", rusviet, crimea);
        assert!(may(&state, "step character h18 h12"), "one resource serves both: {taker}");
        play(&mut state, "step character h18 h12");
        assert_eq!(aboard(&state, taker), [1, 0, 0, 0]);
        assert_eq!(tokens(&state, "h12"), [0; 4]);
    }
    let mut state = three(TOLL, "at h18 food 1", "character h18", full, full);
    play(&mut state, "step character h18 h12");
    assert_eq!(tokens(&state, "h12"), [1, 0, 0, 0], "both full");
}

/// RL-142: open point `retreat`
#[test]
fn a_retreat_pays_no_toll() {
    // Seaworthy: Nordic's beaten mech retreats to the lake under Crimea's airship.
    let mut state = moves(TOLL, "", "power 0\nmechs 2 at h18", "power 5\nmechs 1 at h24\nairship h17");
    play(&mut state, "step mech h18 h24; done; dial 5");
    assert!(may(&state, "retreat mech h17"));
    play(&mut state, "retreat mech h17");
    assert_eq!(player(&state, 1).mechs_on(at("h17")), 1);
    assert_eq!(aboard(&state, 2), [0; 4]);
}

/// RL-142
#[test]
fn an_airship_pays_no_toll() {
    let mut state = moves(TOLL, "", "airship h11", "airship h12");
    play(&mut state, "fly; step airship h11 h12; done");
    assert_eq!(airship(&state, 1), Some(at("h12")));
    let mut state = moves(TOLL, "", "airship h11\naboard food 2", "airship h12");
    play(&mut state, "fly; step airship h11 h12; done");
    assert_eq!((aboard(&state, 1), aboard(&state, 2)), ([2, 0, 0, 0], [0; 4]));
}

/// RL-142
#[test]
fn resources_in_the_air_are_no_toll() {
    let state = moves(TOLL, "", "character h18\nairship h18\naboard food 3", "airship h12");
    refused(&state, "step character h18 h12");
}

/// RL-142
#[test]
fn toll_is_due_before_a_combat_too() {
    let nordic = "power 5\nmechs 1 at h18";
    let state = moves(TOLL, "", nordic, "power 0\nairship h12\nmechs 2 at h12");
    refused(&state, "step mech h18 h12");
    let mut state = moves(TOLL, "at h18 wood 1", nordic, "power 0\nairship h12\nmechs 2 at h12");
    play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(aboard(&state, 2), [0, 0, 0, 1]);
    assert_eq!(combat_stars(&state, 1), 1);
}

/// What a unit of seat 1 would leave aboard on its way onto a place.
fn announced(state: &State, unit: UnitKind, to: &str) -> Vec<(Seat, u8)> {
    state.public().tolls(seat(1), unit, at(to)).collect()
}

/// RL-142
#[test]
fn a_toll_is_announced_as_far_as_the_airship_has_room() {
    let nordic = "airship h18\ncharacter h18\nmechs 1 at h18";
    for (crimea, due) in [
        ("airship h12", vec![(seat(2), 1)]),
        ("airship h12\naboard oil 2", vec![(seat(2), 1)]),
        ("airship h12\naboard oil 3", vec![]),
        ("airship h24", vec![]),
    ] {
        let state = moves(TOLL, "at h18 food 1", nordic, crimea);
        assert_eq!(announced(&state, UnitKind::Mech, "h12"), due, "{crimea}");
        assert_eq!(announced(&state, UnitKind::Character, "h12"), due, "{crimea}");
        assert_eq!(announced(&state, UnitKind::Airship, "h12"), [], "{crimea}");
    }
    let state = moves("blitzkrieg craft", "at h18 food 1", nordic, "airship h12");
    assert_eq!(announced(&state, UnitKind::Mech, "h12"), []);
}
