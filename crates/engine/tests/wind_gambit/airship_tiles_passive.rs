//! The eight passive airship tiles. Safe Haven is the printed rule; the others are played by our own texts.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Question, State};

/// The text of a table of Nordic (seat 1) and Crimea (seat 2) without encounter tokens.
fn table(tiles: &str, board: &str, nordic: &str, crimea: &str) -> String {
    let encounters = if board.contains("encounters") { "" } else { "encounters" };
    format!(
        "rules rulebook +airships\nactive 1\n{encounters}\nairship-tiles {tiles}\n{board}
         seat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}"
    )
}

/// Nordic has begun the Move action; airships carry workers.
fn moves(tile: &str, board: &str, nordic: &str, crimea: &str) -> State {
    moving(&table(&format!("bounty {tile}"), board, nordic, crimea))
}

/// The position before Nordic's turn; airships carry resources.
fn standing(tile: &str, board: &str, nordic: &str, crimea: &str) -> State {
    position(&table(&format!("bombard {tile}"), board, nordic, crimea))
}

fn workers(state: &State, number: u8) -> Vec<String> {
    player(state, number).workers().map(|p| p.to_string()).collect()
}

// ---------------------------------------------------------------- Ferry

#[test]
fn ferry_lets_every_unit_onto_the_lake_under_the_airship() {
    let nordic = "character h11\nmechs 1 at h11\nworkers h11 h11\nairship h17";
    let state = moves("ferry", "", nordic, "");
    for unit in ["character", "mech", "worker"] {
        assert!(may(&state, &format!("step {unit} h11 h17")), "{unit}");
    }
    let state = moves("ferry", "", &nordic.replace("airship h17", "airship h16"), "");
    for unit in ["character", "mech", "worker"] {
        refused(&state, &format!("step {unit} h11 h17"));
    }
    let state = moves("drill", "", nordic, "");
    refused(&state, "step character h11 h17");
}

#[test]
fn ferry_lets_every_unit_off_the_lake() {
    let shore = ["h10", "h11", "h16", "h18", "h23", "h24"];
    let nordic = "character h17\nmechs 1 at h17\nworkers h17 h17\nairship h17";
    let state = moves("ferry", "", nordic, "");
    for unit in ["character", "mech", "worker"] {
        assert_eq!(steps(&state, unit, "h17"), shore, "{unit}");
    }
}

#[test]
fn ferry_serves_only_its_owner() {
    let state = moves("ferry", "", "character h11", "airship h17");
    refused(&state, "step character h11 h17");
}

#[test]
fn ferry_opens_the_lake_beside_a_base() {
    let text = |airship: &str| {
        format!(
            "rules rulebook +airships\nactive 2\nencounters\nairship-tiles bounty ferry
             seat nordic industrial\nseat crimea mechanical\nairship {airship}"
        )
    };
    let mut state = position(&text("h42"));
    play(&mut state, "section build; move");
    assert_eq!(steps(&state, "character", "@crimea"), ["h42", "h43", "h47"]);
    let mut state = position(&text("h43"));
    play(&mut state, "section build; move");
    assert_eq!(steps(&state, "character", "@crimea"), ["h43", "h47"]);
}

#[test]
fn under_ferry_workers_may_be_dropped_on_a_lake() {
    let mut state = moves("ferry", "", "airship h11\nworkers h04 airship", "");
    play(&mut state, "fly; step airship h11 h17; drop workers 1; done");
    assert_eq!(workers(&state, 1), ["h04", "h17"]);
}

#[test]
fn under_ferry_resources_are_still_not_dropped_on_a_lake() {
    let mut state = standing("ferry", "", "airship h11\naboard food 1", "");
    play(&mut state, "section build; move; fly; step airship h11 h17");
    assert!(offered(&state, "drop").is_empty(), "a lake is land for units only");
}

#[test]
fn under_ferry_resources_are_still_not_left_on_a_lake() {
    let mut state = standing("ferry", "at h17 food 1", "mechs 2 at h17\nairship h17", "");
    play(&mut state, "section build; move; step mech h17 h16");
    assert_eq!((tokens(&state, "h17"), tokens(&state, "h16")), ([0; 4], [1, 0, 0, 0]), "there is no choice");
}

// ---------------------------------------------------------------- Boost

#[test]
fn boost_takes_workers_from_under_the_airship_one_territory_further() {
    let mut state = moves("boost", "", "workers h04 h12\nairship h12", "");
    play(&mut state, "step worker h12 h18; step worker h18 h24");
    assert_eq!(workers(&state, 1), ["h04", "h24"]);
    let mut state = moves("boost", "", "workers h04 h12\nairship h12", "");
    play(&mut state, "step worker h12 h18; done");
    assert_eq!(workers(&state, 1), ["h04", "h18"], "or not");
}

#[test]
fn boost_helps_neither_other_units_nor_workers_from_elsewhere() {
    let mut state = moves("boost", "", "character h12\nworkers h04 h13\nairship h12", "");
    play(&mut state, "step character h12 h18");
    assert!(steps(&state, "character", "h18").is_empty());
    play(&mut state, "step worker h13 h12");
    assert_eq!(state.public().active(), seat(2), "coming under the airship is not beginning there");
}

#[test]
fn boost_adds_to_a_factory_card_move() {
    let nordic = "factory-card 1\ncoins 0\nobjectives 1\nworkers h04 h12\nairship h12";
    let mut state = standing("boost", "", nordic, "");
    play(&mut state, "section factory; move; step worker h12 h18; step worker h18 h24; step worker h24 h23");
    assert_eq!(workers(&state, 1), ["h04", "h23"]);
}

// ---------------------------------------------------------------- Drill

#[test]
fn drill_makes_the_territory_under_the_airship_a_tunnel() {
    let nordic = "character h12\nmechs 3 at h10\nworkers h04 h12\nairship h12";
    let state = moves("drill", "", nordic, "");
    for tunnel in ["h10", "h15", "h18", "h29", "h32", "h37"] {
        assert!(may(&state, &format!("step character h12 {tunnel}")), "{tunnel}");
        assert!(may(&state, &format!("step worker h12 {tunnel}")), "{tunnel}");
    }
    assert!(may(&state, "step mech h10 h12"), "and back");
    let state = moves("craft", "", nordic, "");
    refused(&state, "step character h12 h32");
    refused(&state, "step mech h10 h12");
}

#[test]
fn drill_serves_only_its_owner() {
    let state = moves("drill", "", "character h12", "airship h12");
    refused(&state, "step character h12 h32");
}

#[test]
fn drill_makes_no_tunnel_of_a_lake() {
    let state = moves("drill", "", "mechs 2 at h17\ncharacter h10\nairship h17", "");
    refused(&state, "step mech h17 h32");
    let state = moves("drill", "", "mechs 3 at h32\nairship h17", "");
    refused(&state, "step mech h32 h17");
}

// ---------------------------------------------------------------- Hero

#[test]
fn hero_carries_the_character_besides_other_cargo() {
    let nordic = "character h11\nworkers h04 h11\nairship h11";
    let mut state = moves("hero", "", nordic, "");
    let events = play(&mut state, "fly; load workers 1; load character; step airship h11 h12");
    assert!(events.contains(&Event::Embarked { seat: seat(1), place: at("h11") }));
    assert!(player(&state, 1).character().is_aboard());
    let events = play(&mut state, "drop workers 1; drop character");
    assert!(events.contains(&Event::Disembarked { seat: seat(1), place: at("h12") }));
    assert_eq!(player(&state, 1).character(), at("h12"));
    assert_eq!(workers(&state, 1), ["h04", "h12"]);
}

#[test]
fn hero_takes_the_character_from_its_base() {
    let mut state = moves("hero", "", "", "");
    play(&mut state, "fly; load character; step airship @nordic h05; step airship h05 h12; drop character");
    assert_eq!(player(&state, 1).character(), at("h12"), "over a river");
}

#[test]
fn the_character_aboard_stays_aboard_and_steps_nowhere_by_itself() {
    let mut state = moves("hero", "", "character h11\nairship h11\nmechs 1 2 3 4 at h04 h04 h04 h04", "");
    play(&mut state, "fly; load character; step airship h11 h12; done");
    assert!(offered(&state, "step character").is_empty());
    let crimea = "character airship\nairship h38\nmechs 1 2 3 4 at h43 h43 h43 h43";
    let mut state = position(&table("bounty hero", "", "", crimea).replace("active 1", "active 2"));
    play(&mut state, "section build; move");
    assert!(offered(&state, "step character").is_empty(), "not even with Wayfare");
}

#[test]
fn the_character_aboard_controls_nothing_and_fights_nobody() {
    let state = standing("hero", "", "character airship\nairship h12", "");
    assert_eq!(controller(&state, "h12"), None);
    let crimea = "power 5\ncharacter airship\nairship h12\nworkers h43 h47";
    let mut state = moves("hero", "", "mechs 1 at h18", crimea);
    let events = play(&mut state, "step mech h18 h12; done");
    assert!(!events.iter().any(|e| matches!(e, Event::CombatBegan { .. })));
    assert_eq!(state.public().active(), seat(2));
}

#[test]
fn the_character_aboard_meets_nothing() {
    let mut state = moves("hero", "encounters h13", "character airship\nairship h12", "");
    play(&mut state, "fly; step airship h12 h13; done; done");
    assert!(state.public().encounter_tokens().contains(at("h13")));
    assert_eq!(state.public().active(), seat(2));
}

#[test]
fn the_character_set_down_meets_an_encounter() {
    let mut state = moves("hero", "encounters h13", "character airship\nairship h12", "");
    play(&mut state, "fly; step airship h12 h13; drop character; done; encounter 1; option 1");
    assert!(!state.public().encounter_tokens().contains(at("h13")));
}

#[test]
fn the_character_set_down_takes_a_factory_card() {
    let mut state = moves("hero", "", "character airship\nairship h24", "");
    play(&mut state, "fly; step airship h24 h23; drop character; done");
    play(&mut state, "deal factory 1; deal factory 2; deal factory 3; keep 2");
    assert_eq!(player(&state, 1).factory_card().map(|c| c.to_string()), Some("2".into()));
}

#[test]
fn the_character_is_not_set_down_among_enemies() {
    for crimea in ["character h12", "mechs 1 at h12", "workers h12 h43"] {
        let mut state = moves("hero", "", "character airship\nairship h11", crimea);
        play(&mut state, "fly; step airship h11 h12");
        refused(&state, "drop character");
    }
    for crimea in ["structures mill h12", "airship h12"] {
        let mut state = moves("hero", "", "character airship\nairship h11", crimea);
        play(&mut state, "fly; step airship h11 h12; drop character");
        assert_eq!(player(&state, 1).character(), at("h12"), "{crimea}");
    }
}

#[test]
fn setting_the_character_down_ends_the_flight_and_its_moves() {
    let mut state = moves("hero", "", "character airship\nairship h11\nmechs 4 at h04", "");
    play(&mut state, "fly; step airship h11 h12; drop character");
    assert_eq!(state.public().question(), Some(Question::Units), "one territory was left");
    assert!(offered(&state, "step character").is_empty());
}

#[test]
fn only_hero_carries_the_character() {
    let mut state = moves("craft", "", "character h11\nairship h11", "");
    play(&mut state, "fly");
    refused(&state, "load character");
}

// ---------------------------------------------------------------- Safe Haven

#[test]
fn safe_haven_controls_a_territory_no_opponent_occupies() {
    let state = standing("safe_haven", "at h12 food 2", "airship h12\nworkers h04 h04", "");
    assert_eq!(controller(&state, "h12"), Some(seat(1)));
    let score = state.score(seat(1));
    assert_eq!((score.territories, score.resources), (2, 2));
    for crimea in ["character h12", "mechs 1 at h12", "workers h12 h43"] {
        let state = standing("safe_haven", "at h12 food 2", "airship h12", crimea);
        assert_eq!(controller(&state, "h12"), Some(seat(2)), "{crimea}");
    }
    let state = standing("drill", "", "airship h12", "");
    assert_eq!(controller(&state, "h12"), None);
}

#[test]
fn resources_under_a_safe_haven_may_be_spent() {
    let nordic = "objectives 1\nairship h12";
    let mut state = standing("safe_haven", "at h12 wood 3", nordic, "");
    play(&mut state, "section build; skip; pay coins 1");
    assert_eq!(tokens(&state, "h12"), [0; 4]);
    let mut state = standing("safe_haven", "at h12 wood 3", nordic, "workers h12 h43");
    play(&mut state, "section build; skip");
    assert!(offered(&state, "pay").is_empty(), "an opponent's are not");
}

#[test]
fn a_safe_haven_over_the_factory_counts_three_territories() {
    let state = standing("safe_haven", "", "airship h23\nworkers @nordic @nordic", "");
    assert_eq!(state.score(seat(1)).territories, 3);
}

/// Open point `range`
#[test]
fn safe_haven_flies_three_territories() {
    let mut state = moves("safe_haven", "", "airship h11", "");
    play(&mut state, "fly; step airship h11 h12; step airship h12 h18; step airship h18 h24");
    assert_eq!(player(&state, 1).airship(), Some(at("h24")));
    assert_eq!(state.public().question(), Some(Question::Units));
}

/// Open point `retreat_choice`
#[test]
fn every_beaten_unit_may_retreat_to_the_haven_or_home() {
    let crimea = "power 0\ncharacter h12\nmechs 1 at h12\nworkers h12 h12\nairship h06";
    let mut state = moves("safe_haven", "", "power 5\nmechs 1 at h18", crimea);
    play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(legal(&state), ["retreat character @crimea", "retreat character h06"]);
    play(&mut state, "retreat character h06");
    assert_eq!(legal(&state), ["retreat mech @crimea", "retreat mech h06"]);
    play(&mut state, "retreat mech @crimea");
    assert_eq!(legal(&state), ["retreat worker @crimea", "retreat worker h06"]);
    play(&mut state, "retreat worker h06; retreat worker @crimea");
    assert_eq!(player(&state, 2).character(), at("h06"));
    assert_eq!(workers(&state, 2), ["h06", "@crimea"]);
    assert_eq!(state.public().active(), seat(2));
}

/// Open point `retreat_choice`
#[test]
fn a_beaten_attacker_may_retreat_to_the_haven_too() {
    let nordic = "power 0\nmechs 1 at h18\nairship h06";
    let mut state = moves("safe_haven", "", nordic, "power 5\nmechs 2 at h12");
    play(&mut state, "step mech h18 h12; done; dial 5; retreat mech h06");
    assert_eq!(player(&state, 1).mechs_on(at("h06")), 1);
}

/// Open point `retreat_choice`
#[test]
fn driven_off_workers_may_go_to_the_haven() {
    let crimea = "workers h12 h12 h12\nairship h06";
    let mut state = moves("safe_haven", "", "popularity 5\nmechs 1 at h18", crimea);
    play(&mut state, "step mech h18 h12");
    assert_eq!(asked(&state), kosa_engine::Actor::Seat(seat(2)), "their owner decides");
    assert_eq!(legal(&state), ["take 3", "take 2", "take 1", "take 0"]);
    let events = play(&mut state, "take 2");
    assert!(events.contains(&Event::TookRefuge { seat: seat(2), place: at("h06"), count: 2 }));
    assert_eq!(workers(&state, 2), ["h06", "h06", "@crimea"]);
    assert_eq!(player(&state, 1).popularity(), 2, "the price of driving them off stays");
    assert_eq!(asked(&state), kosa_engine::Actor::Seat(seat(1)), "the Move action goes on");
}

/// Open point `retreat_choice`
#[test]
fn nobody_retreats_to_a_haven_an_opponent_occupies() {
    let crimea = "power 0\nmechs 1 at h12\nairship h06";
    let nordic = "power 5\nmechs 1 at h18\nworkers h04 h06";
    let mut state = moves("safe_haven", "", nordic, crimea);
    let events = play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(placed(&events), [(1, Star::Combat)]);
    assert_eq!(player(&state, 2).mechs_on(at("@crimea")), 1);
    let mut state = moves("safe_haven", "", nordic, "workers h12 h43\nairship h06");
    play(&mut state, "step mech h18 h12");
    assert_eq!(workers(&state, 2), ["h43", "@crimea"]);
    let mut state = moves("safe_haven", "", nordic, "power 0\nmechs 1 at h12\nairship h12");
    play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(player(&state, 2).mechs_on(at("@crimea")), 1, "nor to the place of the combat");
}

#[test]
fn a_lake_is_no_refuge() {
    let crimea = "power 0\nmechs 1 at h12\nairship h17";
    let mut state = moves("safe_haven", "", "power 5\nmechs 1 at h18", crimea);
    play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(player(&state, 2).mechs_on(at("@crimea")), 1);
}

#[test]
fn nobody_retreats_under_the_airship_of_another() {
    let nordic = "power 5\nmechs 1 at h18\nairship h06";
    let mut state = moves("safe_haven", "", nordic, "power 0\nmechs 1 at h12");
    play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(player(&state, 2).mechs_on(at("@crimea")), 1);
}

/// Open point `enemy_structure`
#[test]
fn a_haven_controls_a_territory_with_an_enemy_structure_and_no_unit() {
    let state = standing("safe_haven", "at h12 food 1", "airship h12", "structures mill h12");
    assert_eq!(controller(&state, "h12"), Some(seat(1)));
    assert!(!state.public().controlled(seat(2)).contains(at("h12")));
    assert_eq!(state.score(seat(2)).resources, 0);
    let crimea = "structures mill h12\nworkers h12 h43";
    let state = standing("safe_haven", "", "airship h12", crimea);
    assert_eq!(controller(&state, "h12"), Some(seat(2)), "but not against a unit");
}

/// Open point `two_airships`
#[test]
fn airships_of_two_players_over_one_territory_control_nothing() {
    let state = standing("safe_haven", "", "airship h12", "airship h12");
    assert_eq!(controller(&state, "h12"), None);
    let state = standing("safe_haven", "", "airship h12", "airship h12\nstructures mill h12");
    assert_eq!(controller(&state, "h12"), Some(seat(2)), "a structure controls by itself");
    let state = standing("safe_haven", "", "airship h12\nworkers h04 h12", "airship h12");
    assert_eq!(controller(&state, "h12"), Some(seat(1)), "so does a unit");
}

/// Open point `two_airships`
#[test]
fn an_airship_that_flies_up_ends_the_control_of_the_other() {
    let mut state = moves("safe_haven", "", "airship h11", "airship h12");
    assert_eq!(controller(&state, "h12"), Some(seat(2)));
    play(&mut state, "fly; step airship h11 h12; done");
    assert_eq!(controller(&state, "h12"), None);
}

/// Open point `lake`
#[test]
fn a_haven_controls_a_lake() {
    let state = standing("safe_haven", "", "airship h17\nworkers h04 h04", "");
    assert_eq!(controller(&state, "h17"), Some(seat(1)));
    assert_eq!(state.score(seat(1)).territories, 2);
}

// ---------------------------------------------------------------- Reap

#[test]
fn reap_lets_workers_under_the_airship_produce_besides() {
    let nordic = "workers h04 h11 h12\nairship h12\npower 5";
    let mut state = standing("reap", "", nordic, "");
    play(&mut state, "section deploy; produce; produce h04 1; produce h11 1; produce h12 1");
    assert_eq!(tokens(&state, "h04"), [0, 0, 0, 1]);
    assert_eq!(tokens(&state, "h11"), [0, 1, 0, 0]);
    assert_eq!(tokens(&state, "h12"), [1, 0, 0, 0]);
    let mut state = standing("reap", "", &nordic.replace("airship h12", "airship h13"), "");
    play(&mut state, "section deploy; produce; produce h04 1; produce h11 1");
    assert!(offered(&state, "produce").is_empty(), "two territories without it");
    assert_eq!(tokens(&state, "h12"), [0; 4]);
}

#[test]
fn reap_adds_one_territory_wherever_it_lies_in_the_order() {
    let nordic = "workers h04 h11 h12\nairship h04\npower 5";
    let mut state = standing("reap", "", nordic, "");
    play(&mut state, "section deploy; produce; produce h04 1; produce h11 1; produce h12 1");
    assert_eq!(tokens(&state, "h12"), [1, 0, 0, 0]);
    let four = "workers h04 h05 h11 h12\nairship h04\npower 5";
    let mut state = standing("reap", "", four, "");
    play(&mut state, "section deploy; produce; produce h05 1; produce h11 1");
    assert!(offered(&state, "produce").is_empty(), "not a third one of choice");
}

#[test]
fn reap_needs_workers_on_the_ground() {
    let mut state = standing("reap", "", "workers h04 h11\nairship h12\npower 5", "");
    play(&mut state, "section deploy; produce; produce h04 1; produce h11 1");
    assert!(offered(&state, "produce").is_empty());
    let text = table("bounty reap", "", "workers h04 h11 airship\nairship h12\npower 5", "");
    let mut state = position(&text);
    play(&mut state, "section deploy; produce; produce h04 1; produce h11 1");
    assert_eq!(tokens(&state, "h12"), [0; 4]);
}

// ---------------------------------------------------------------- Craft

#[test]
fn craft_deploys_and_builds_under_the_airship_without_a_worker() {
    let nordic = "objectives 1\nairship h12";
    let board = "at h04 metal 3 wood 3";
    let mut state = standing("craft", board, nordic, "");
    play(&mut state, "section deploy; skip; pay coins 2; deploy 1 h12");
    assert_eq!(player(&state, 1).mechs_on(at("h12")), 1);
    let mut state = standing("craft", board, nordic, "");
    play(&mut state, "section build; skip; pay coins 1; build mill h12");
    assert_eq!(player(&state, 1).structure(Structure::Mill).map(|h| h.to_string()), Some("h12".into()));
}

/// What may be deployed or built under the airship.
fn crafted(tile: &str, at: &str, crimea: &str) -> (bool, bool) {
    let nordic = format!("objectives 1\nairship {at}");
    let mut state = standing(tile, "at h04 metal 3 wood 3", &nordic, crimea);
    play(&mut state, "section deploy; skip; pay coins 2");
    let deploy = may(&state, &format!("deploy 1 {at}"));
    let mut state = standing(tile, "at h04 metal 3 wood 3", &nordic, crimea);
    play(&mut state, "section build; skip; pay coins 1");
    (deploy, may(&state, &format!("build mill {at}")))
}

#[test]
fn craft_needs_land_without_enemies_and_for_a_structure_without_another() {
    assert_eq!(crafted("craft", "h12", ""), (true, true));
    assert_eq!(crafted("drill", "h12", ""), (false, false));
    assert_eq!(crafted("craft", "h17", ""), (false, false), "a lake");
    assert_eq!(crafted("craft", "h12", "workers h12 h43"), (false, false));
    assert_eq!(crafted("craft", "h12", "mechs 1 at h12"), (false, false));
    assert_eq!(crafted("craft", "h12", "structures mine h12"), (true, false));
    assert_eq!(crafted("craft", "h12", "airship h12"), (true, true), "an airship is in nobody's way");
}

#[test]
fn craft_serves_only_its_owner_and_no_base() {
    let mut state = standing("craft", "at h04 metal 3", "objectives 1", "airship h12");
    play(&mut state, "section deploy; skip; pay coins 2");
    refused(&state, "deploy 1 h12");
    assert!(!may(&state, "deploy 1 @nordic"));
}

// ---------------------------------------------------------------- Negotiate

/// Nordic's airship has flown from h05 to the village h06.
fn over_village(nordic: &str, crimea: &str) -> State {
    let mut state = moves("negotiate", "", &format!("airship h05\n{nordic}"), crimea);
    play(&mut state, "fly; step airship h05 h06; done");
    state
}

#[test]
fn negotiate_exchanges_an_objective_over_a_village_for_popularity() {
    let mut state = over_village("objectives 3 14\npopularity 4", "");
    assert_eq!(legal(&state), ["exchange 3", "exchange 14", "skip"]);
    let events = play(&mut state, "exchange 14");
    let given = events.iter().find(|e| matches!(e, Event::ObjectiveGivenUp { .. })).unwrap();
    assert!(matches!(given.seen_by(seat(2)).event(), Event::ObjectiveGivenUp { card: None, .. }));
    assert_eq!(player(&state, 1).popularity(), 5);
    let drawn = legal(&state);
    assert!(drawn.contains(&"deal objective 5".into()));
    assert!(!drawn.contains(&"deal objective 14".into()), "another one");
    assert!(!drawn.contains(&"deal objective 3".into()));
    play(&mut state, "deal objective 5");
    let held: Vec<_> = state.own(seat(1)).objectives().map(|o| o.to_string()).collect();
    assert_eq!(held, ["3", "5"]);
    assert_eq!(player(&state, 1).objective_count(), 2);
    assert_eq!(state.public().question(), Some(Question::Units), "once, then the Move action goes on");
}

#[test]
fn a_deck_of_objectives_already_put_away_is_shuffled() {
    // Every card but those in hand has been put under the deck.
    let mut state = over_village("objectives 3 14\nput-away 1-2 4-13 15-23\ngiven-up 2", "");
    play(&mut state, "exchange 14");
    let drawn = legal(&state);
    assert_eq!(drawn.len(), 22, "anything but the card in hand: {drawn:?}");
    assert!(!drawn.contains(&"deal objective 3".into()));
    play(&mut state, "deal objective 7");
    let held: Vec<_> = state.own(seat(1)).objectives().map(|o| o.to_string()).collect();
    assert_eq!(held, ["3", "7"]);
    // Nobody remembers any more what lies where: the other seat may be thought to hold any card.
    let view = kosa_engine::View::of(&state, seat(1));
    let other = view.resample(&mut rng(1));
    assert_eq!(other.own(seat(2)).objectives().count(), player(&state, 2).objective_count() as usize);
}

#[test]
fn negotiate_may_be_left() {
    let mut state = over_village("objectives 3 14\npopularity 4", "");
    play(&mut state, "skip");
    assert_eq!((player(&state, 1).popularity(), player(&state, 1).objective_count()), (4, 2));
}

#[test]
fn negotiate_needs_a_village_without_opponents_and_a_card() {
    for crimea in ["character h06", "mechs 1 at h06", "workers h06 h43"] {
        assert_eq!(
            over_village("objectives 3 14", crimea).public().question(),
            Some(Question::Units),
            "{crimea}"
        );
    }
    for crimea in ["structures mill h06", "airship h06"] {
        assert!(may(&over_village("objectives 3 14", crimea), "exchange 3"), "{crimea}");
    }
    assert_eq!(over_village("", "").public().question(), Some(Question::Units), "no card to give up");
    let mut state = moves("negotiate", "", "airship h05\nobjectives 3 14", "");
    play(&mut state, "fly; step airship h05 h11; done");
    assert_eq!(state.public().question(), Some(Question::Units), "no village");
    let mut state = moves("negotiate", "", "airship h05\nobjectives 3 14", "");
    play(&mut state, "fly; step airship h05 h06; step airship h06 h12");
    assert_eq!(state.public().question(), Some(Question::Units), "passing by is not enough");
}
