//! Airships: how they move and what they carry.

use crate::common::airships::*;
use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Question, State};

/// Where the airship may go from here.
fn flights(state: &State, from: &str) -> Vec<String> {
    steps(state, "airship", from)
}

// ---------------------------------------------------------------- movement

#[test]
fn the_range_is_that_of_the_passive_tile() {
    let mut state = flying(TOKENS, "", "airship h11", "");
    play(&mut state, "step airship h11 h12; step airship h12 h18");
    assert_eq!(state.public().question(), Some(Question::Units), "two territories");
    let mut state = flying("distract reap", "", "airship h11", "");
    play(&mut state, "step airship h11 h12; step airship h12 h18");
    assert!(may(&state, "step airship h18 h24"), "three with Reap");
    play(&mut state, "step airship h18 h24");
    assert_eq!(state.public().question(), Some(Question::Units));
    assert_eq!(airship(&state, 1), Some(at("h24")));
}

#[test]
fn the_airship_may_stop_before_its_range_is_used_up() {
    let mut state = flying(TOKENS, "", "airship h11", "");
    refused(&state, "done");
    play(&mut state, "step airship h11 h12; done");
    assert_eq!(airship(&state, 1), Some(at("h12")));
}

#[test]
fn the_airship_is_one_of_the_units_of_a_move_action_and_moves_once() {
    let mut state = moves(TOKENS, "", "character h05\nairship h11", "");
    play(&mut state, "fly; step airship h11 h12; done");
    refused(&state, "fly");
    assert!(may(&state, "step character h05 h04"), "one unit of two is left");
    play(&mut state, "step character h05 h04");
    assert_eq!(state.public().active(), seat(2), "the airship counted");
    let mut state = moves(TOKENS, "", "cubes move_unit\nreduced deploy\ncharacter h05\nmechs 3 at h05", "");
    play(&mut state, "step character h05 h04; fly; step airship @nordic h04; done");
    assert!(may(&state, "step mech h05 h04"), "of three units one is left");
}

#[test]
fn the_airship_finishes_its_move_before_another_unit_moves() {
    let mut state = moves(TOKENS, "", "character h05\nairship h11", "");
    play(&mut state, "fly; step airship h11 h12");
    refused(&state, "step character h05 h04");
    let mut state = moves(TOKENS, "", "character h05\nmechs 4 at h05\nairship h11", "");
    play(&mut state, "step mech h05 h04; carry workers 0");
    refused(&state, "fly");
}

#[test]
fn the_airship_need_not_move() {
    let mut state = moves(TOKENS, "", "", "");
    play(&mut state, "done");
    assert_eq!(airship(&state, 1), Some(at("@nordic")));
    assert_eq!(state.public().active(), seat(2));
}

#[test]
fn rivers_and_lakes_do_not_restrict_the_airship() {
    let state = flying(TOKENS, "", "airship h11", "");
    assert_eq!(flights(&state, "h11"), ["h04", "h05", "h10", "h12", "h17", "h18"]);
    let mut state = flying(TOKENS, "", "airship h17", "");
    assert_eq!(flights(&state, "h17"), ["h10", "h11", "h16", "h18", "h23", "h24"]);
    play(&mut state, "step airship h17 h10; step airship h10 h09");
    assert_eq!(airship(&state, 1), Some(at("h09")), "and it may stay over a lake");
}

#[test]
fn the_airship_leaves_its_base_to_every_adjacent_territory() {
    let mut state = moves(TOKENS, "", "", "");
    play(&mut state, "fly");
    assert_eq!(flights(&state, "@nordic"), ["h04", "h05"]);
    let mut state = position(
        "rules rulebook +airships\nactive 2\nairship-tiles distract craft
         seat rusviet industrial\nseat crimea mechanical",
    );
    play(&mut state, "section build; move; fly");
    assert_eq!(flights(&state, "@crimea"), ["h42", "h43", "h47"], "over a lake too");
    let mut state = position(
        "rules rulebook +airships\nactive 1\nairship-tiles distract craft
         seat rusviet industrial\nseat crimea mechanical",
    );
    play(&mut state, "section build; move; fly");
    assert_eq!(flights(&state, "@rusviet"), ["h13", "h19", "h26"], "and over a river");
}

/// RL-137
#[test]
fn the_airship_never_enters_a_home_base() {
    let state = flying(TOKENS, "", "airship h04", "");
    assert_eq!(flights(&state, "h04"), ["h03", "h05", "h10", "h11"]);
    refused(&state, "step airship h04 @nordic");
    let mut state = flying(TOKENS, "", "", "");
    play(&mut state, "step airship @nordic h04");
    refused(&state, "step airship h04 @nordic");
    let state = flying(TOKENS, "", "airship h47", "");
    assert_eq!(flights(&state, "h47"), ["h43", "h44"], "nor the base of another");
}

#[test]
fn the_airship_flies_freely_over_enemies() {
    let crimea = "power 5\ncharacter h12\nmechs 1 at h18\nworkers h18 h18\nstructures mill h12";
    let mut state = flying(TOKENS, "", "airship h11\npopularity 3", crimea);
    let events = play(&mut state, "step airship h11 h12; step airship h12 h18; done");
    assert!(!events.iter().any(|e| matches!(e, Event::CombatBegan { .. } | Event::WorkersDrivenOff { .. })));
    assert_eq!(airship(&state, 1), Some(at("h18")));
    assert_eq!(player(&state, 1).popularity(), 3);
    assert_eq!(workers(&state, 2), ["h18", "h18"]);
    assert_eq!(state.public().active(), seat(2));
}

#[test]
fn any_number_of_airships_may_be_over_one_territory() {
    let mut state = flying(TOKENS, "", "airship h11", "airship h12");
    play(&mut state, "step airship h11 h12; done");
    assert_eq!(airship(&state, 1), airship(&state, 2));
}

/// RL-137
#[test]
fn the_factory_card_adds_one_to_the_range() {
    let mut state = position(&table(TOKENS, "", "factory-card 1\nobjectives 1\nairship h11", ""));
    play(&mut state, "section factory; move; fly");
    play(&mut state, "step airship h11 h12; step airship h12 h18; step airship h18 h24");
    assert_eq!(airship(&state, 1), Some(at("h24")), "three, not two");
    refused(&state, "step airship h24 h23");
    let mut state = position(&table("distract reap", "", "factory-card 1\nobjectives 1\nairship h11", ""));
    play(&mut state, "section factory; move; fly");
    play(
        &mut state,
        "step airship h11 h12; step airship h12 h18; step airship h18 h24; step airship h24 h23",
    );
    assert_eq!(airship(&state, 1), Some(at("h23")), "four with Reap");
}

/// RL-137
#[test]
fn the_factory_card_moves_the_airship_or_another_unit() {
    let nordic = "factory-card 1\nobjectives 1\nairship h11\ncharacter h05";
    let mut state = position(&table(TOKENS, "", nordic, ""));
    play(&mut state, "section factory; move; fly; step airship h11 h12; done");
    refused(&state, "step character h05 h04");
}

/// RL-137
#[test]
fn the_airship_uses_neither_tunnels_nor_mines() {
    let state = flying(TOKENS, "", "airship h10\nstructures mine h12", "");
    assert_eq!(flights(&state, "h10"), ["h03", "h04", "h09", "h11", "h16", "h17"]);
    let state = flying(TOKENS, "", "airship h12\nstructures mine h12", "");
    assert_eq!(flights(&state, "h12"), ["h05", "h06", "h11", "h13", "h18", "h19"]);
}

#[test]
fn the_airship_uses_no_mech_ability() {
    let mut state = flying(TOKENS, "", "airship h11\nmechs 1 2 3 4 at h04 h04 h04 h04", "");
    play(&mut state, "step airship h11 h12; step airship h12 h18");
    assert_eq!(state.public().question(), Some(Question::Units), "Speed adds nothing");
    let mut state = moving(
        "rules rulebook +airships\nactive 1\nairship-tiles distract craft
         seat rusviet industrial\nmechs 2 at h19\nairship h19\nworkers h06 h06\nseat crimea mechanical",
    );
    play(&mut state, "fly");
    assert_eq!(flights(&state, "h19"), ["h12", "h13", "h18", "h25", "h26"], "nor does Township");
}

// ---------------------------------------------------------------- freight

/// RL-133
#[test]
fn the_airship_carries_up_to_three_resources_and_no_worker() {
    let mut state = flying(TOKENS, "at h11 food 2 oil 4", "airship h11\nworkers h11 h11", "");
    let all = ["load food 2", "load food 1", "load oil 3", "load oil 2", "load oil 1"];
    assert_eq!(offered(&state, "load"), all);
    play(&mut state, "load food 2");
    assert_eq!(offered(&state, "load"), ["load oil 1"], "one more makes three");
    let events = play(&mut state, "load oil 1; step airship h11 h12; done");
    assert!(events.contains(&Event::Loaded {
        seat: seat(1),
        place: at("h11"),
        cargo: Cargo::Oil,
        amount: 1
    }));
    assert_eq!(player(&state, 1).aboard(), [2, 0, 1, 0]);
    assert_eq!(tokens(&state, "h11"), [0, 0, 3, 0]);
}

/// RL-133
#[test]
fn the_airship_carries_up_to_two_workers_and_no_resource() {
    let mut state = flying(CREW, "at h11 food 2", "airship h11\nworkers h11 h11 h11", "");
    assert_eq!(offered(&state, "load"), ["load workers 2", "load workers 1"]);
    play(&mut state, "load workers 2; step airship h11 h12; done");
    assert_eq!(workers(&state, 1), ["h11", "airship", "airship"]);
    let mut state = flying(CREW, "", "airship h11\nworkers h12 h12 airship", "");
    play(&mut state, "step airship h11 h12");
    assert_eq!(offered(&state, "load"), ["load workers 1"], "room for one more");
}

/// RL-133
#[test]
fn a_position_with_the_wrong_freight_is_refused() {
    let nordic = ["aboard food 4", "workers h04 airship", "aboard food 2 oil 2"];
    for line in nordic {
        let text = format!("kosa-position 1\n{}", table(TOKENS, "", &format!("airship h11\n{line}"), ""));
        assert!(State::from_position(&text).is_err(), "{line}");
    }
    for line in ["aboard food 1", "workers airship airship airship", "character airship"] {
        let text = format!("kosa-position 1\n{}", table(CREW, "", &format!("airship h11\n{line}"), ""));
        assert!(State::from_position(&text).is_err(), "{line}");
    }
}

/// RL-133
#[test]
fn no_resources_are_taken_from_a_territory_an_opponent_controls() {
    for crimea in ["character h12", "mechs 1 at h12", "workers h12 h43", "structures mill h12"] {
        let mut state = flying(TOKENS, "at h12 food 2", "airship h11", crimea);
        play(&mut state, "step airship h11 h12");
        assert!(offered(&state, "load").is_empty(), "{crimea}");
    }
    let mut state = flying(TOKENS, "at h12 food 2", "airship h11", "airship h12");
    play(&mut state, "step airship h11 h12");
    assert_eq!(offered(&state, "load"), ["load food 2", "load food 1"], "an airship controls nothing");
    let mut state = flying(TOKENS, "at h12 food 2", "airship h11\nworkers h04 h12", "structures mill h12");
    play(&mut state, "step airship h11 h12");
    assert_eq!(offered(&state, "load"), ["load food 2", "load food 1"], "one's own");
}

/// RL-133: the other reading.
#[test]
fn with_the_switch_on_resources_come_only_from_own_territories() {
    let over = |nordic: &str| {
        let text = table(TOKENS, "at h12 food 2", &format!("airship h11\n{nordic}"), "");
        let mut state = moving(&text.replace("+airships", "+airships +airship-loads-own"));
        play(&mut state, "fly; step airship h11 h12");
        offered(&state, "load")
    };
    assert!(over("").is_empty(), "nobody controls h12");
    for own in ["workers h04 h12", "structures mill h12", "mechs 1 at h12"] {
        assert_eq!(over(own), ["load food 2", "load food 1"], "{own}");
    }
}

/// RL-133: the other reading.
#[test]
fn with_the_switch_on_an_airship_carries_either_freight_but_not_both() {
    for tiles in [TOKENS, CREW] {
        let text = table(tiles, "at h11 food 4", "airship h11\nworkers h11 h11 h11", "");
        let mut start = moving(&text.replace("+airships", "+airships +airship-either-freight"));
        play(&mut start, "fly");
        let both = ["load food 3", "load food 2", "load food 1", "load workers 2", "load workers 1"];
        assert_eq!(offered(&start, "load"), both, "{tiles}");
        let mut state = start;
        play(&mut state, "load food 1");
        assert!(offered(&state, "load workers").is_empty(), "{tiles}");
        // What was set down makes room for the other kind.
        play(&mut state, "step airship h11 h04; drop food 1; step airship h04 h11");
        assert_eq!(tokens(&state, "h04"), [1, 0, 0, 0]);
        assert_eq!(offered(&state, "load"), both, "{tiles}");
        let mut state = start;
        play(&mut state, "load workers 2; step airship h11 h12; drop workers 1");
        assert!(offered(&state, "load food").is_empty(), "{tiles}");
    }
}

/// RL-133: a position holds no more than an airship could.
#[test]
fn with_either_freight_a_position_has_one_kind_aboard() {
    let read = |line: &str| {
        let text = table(CREW, "", &format!("airship h11\n{line}"), "");
        let text = text.replace("+airships", "+airships +airship-either-freight");
        State::from_position(&format!("kosa-position 1\n{text}")).is_ok()
    };
    assert!(read("aboard food 3"));
    assert!(read("workers airship airship"));
    assert!(!read("aboard food 4"));
    assert!(!read("aboard food 1\nworkers h04 airship"));
}

#[test]
fn loading_and_dropping_come_before_during_and_after_the_flight() {
    let board = "at h11 food 2\nat h12 oil 2\nat h18 wood 1";
    let mut state = flying(TOKENS, board, "airship h11", "");
    play(&mut state, "load food 2; step airship h11 h12; drop food 1; load oil 1; step airship h12 h18");
    play(&mut state, "drop oil 1; load wood 1; done");
    assert_eq!(player(&state, 1).aboard(), [1, 0, 0, 1]);
    assert_eq!(tokens(&state, "h12"), [1, 0, 1, 0]);
    assert_eq!(tokens(&state, "h18"), [0, 0, 1, 0]);
}

#[test]
fn loading_and_dropping_need_a_move_of_the_airship() {
    let mut state = flying(TOKENS, "at h11 food 2", "airship h11\naboard oil 1", "");
    play(&mut state, "drop oil 1; load food 2");
    refused(&state, "done");
    play(&mut state, "step airship h11 h12; done");
    assert_eq!(player(&state, 1).aboard(), [2, 0, 0, 0]);
}

#[test]
fn cargo_stays_aboard_from_turn_to_turn() {
    let mut state = flying(TOKENS, "", "airship h11\naboard oil 2", "");
    play(&mut state, "step airship h11 h12; done");
    assert_eq!(player(&state, 1).aboard(), [0, 0, 2, 0]);
    assert!(state.to_position().contains("aboard oil 2"));
}

#[test]
fn resources_may_be_dropped_where_an_opponent_is() {
    let mut state = flying(TOKENS, "", "airship h11\naboard food 2", "mechs 1 at h12");
    let events = play(&mut state, "step airship h11 h12; drop food 2; done");
    assert!(events.contains(&Event::Dropped {
        seat: seat(1),
        place: at("h12"),
        cargo: Cargo::Food,
        amount: 2
    }));
    assert_eq!(tokens(&state, "h12"), [2, 0, 0, 0]);
    assert_eq!(state.score(seat(2)).resources, 2, "who controls the territory has them");
}

#[test]
fn resources_are_never_dropped_on_a_lake() {
    let mut state = flying(TOKENS, "", "airship h11\naboard food 2\nmechs 2 at h17", "");
    play(&mut state, "step airship h11 h17");
    assert!(offered(&state, "drop").is_empty(), "not even beside a mech");
    play(&mut state, "step airship h17 h16");
    assert_eq!(offered(&state, "drop"), ["drop food 2", "drop food 1"]);
}

#[test]
fn workers_are_dropped_on_a_lake_only_beside_an_own_mech() {
    let mut state = flying(CREW, "", "airship h11\nworkers h04 airship", "");
    play(&mut state, "step airship h11 h17");
    assert!(offered(&state, "drop").is_empty());
    let mut state = flying(CREW, "", "airship h11\nworkers h04 airship\nmechs 2 at h17", "");
    play(&mut state, "step airship h11 h17; drop workers 1; done");
    assert_eq!(workers(&state, 1), ["h04", "h17"]);
}

#[test]
fn nothing_is_dropped_on_a_base_but_workers_are_taken_from_it() {
    let state = flying(TOKENS, "", "aboard food 2", "");
    assert!(offered(&state, "drop").is_empty());
    let mut state = flying(CREW, "", "workers @nordic airship", "");
    assert!(offered(&state, "drop").is_empty());
    play(&mut state, "load workers 1; step airship @nordic h04; drop workers 2; done");
    assert_eq!(workers(&state, 1), ["h04", "h04"]);
}

#[test]
fn neither_character_nor_mech_is_carried() {
    for tiles in [TOKENS, CREW] {
        let state = flying(tiles, "", "airship h11\ncharacter h11\nmechs 1 at h11", "");
        assert!(offered(&state, "load").is_empty(), "{tiles}");
    }
}

/// RL-136
#[test]
fn a_worker_taken_aboard_leaves_its_resources() {
    let mut state = flying(CREW, "at h11 food 2", "airship h11\nworkers h04 h11", "");
    play(&mut state, "load workers 1; step airship h11 h12; drop workers 1; done");
    assert_eq!(tokens(&state, "h11"), [2, 0, 0, 0]);
    assert_eq!(tokens(&state, "h12"), [0; 4]);
    assert_eq!(workers(&state, 1), ["h04", "h12"]);
}

/// RL-158: an airship takes nobody out of a combat that is due, where no worker walks away either.
#[test]
fn a_worker_is_not_taken_aboard_among_enemies() {
    let invaded = |switches: &str| {
        let text = table(CREW, "", "airship h11\nmechs 3 at h18\nworkers h18 h04", "mechs 1 at h12");
        let mut state = moving(&text.replace("+airships", &format!("+airships {switches}")));
        play(&mut state, "step mech h18 h12; carry workers 1; fly; step airship h11 h12");
        offered(&state, "load")
    };
    assert!(invaded("").is_empty());
    assert_eq!(invaded("+workers-walk-out"), ["load workers 1"]);
}

/// RL-135
#[test]
fn a_worker_is_dropped_only_where_no_opponent_is() {
    for crimea in ["character h12", "mechs 1 at h12", "workers h12 h43"] {
        let mut state = flying(CREW, "", "airship h11\nworkers h04 airship", crimea);
        play(&mut state, "step airship h11 h12");
        assert!(offered(&state, "drop").is_empty(), "{crimea}");
    }
    for crimea in ["structures mill h12", "airship h12"] {
        let mut state = flying(CREW, "", "airship h11\nworkers h04 airship", crimea);
        play(&mut state, "step airship h11 h12; drop workers 1; done");
        assert_eq!(workers(&state, 1), ["h04", "h12"], "neither structure nor airship occupies: {crimea}");
        assert_eq!(controller(&state, "h12"), Some(seat(1)));
    }
}

/// RL-135
#[test]
fn a_dropped_worker_may_move_in_the_same_turn() {
    let mut state = flying(CREW, "", "airship h11\nworkers h04 h11", "");
    play(&mut state, "load workers 1; step airship h11 h12; drop workers 1; done; step worker h12 h18");
    assert_eq!(workers(&state, 1), ["h04", "h18"]);
}

/// RL-135
#[test]
fn a_dropped_worker_may_be_carried_by_a_mech_in_the_same_turn() {
    let mut state = flying(CREW, "", "airship h11\nworkers h04 airship\nmechs 2 at h12", "");
    play(&mut state, "step airship h11 h12; drop workers 1; done; step mech h12 h18; carry workers 1");
    assert_eq!(workers(&state, 1), ["h04", "h18"]);
}

/// RL-135
#[test]
fn a_worker_that_has_moved_is_carried_but_does_not_move_again() {
    let mut state = moves(CREW, "", "cubes move_unit\nreduced deploy\nairship h11\nworkers h04 h05", "");
    play(&mut state, "step worker h05 h11; fly; load moved_workers 1; step airship h11 h12");
    play(&mut state, "drop moved_workers 1; done");
    assert!(steps(&state, "worker", "h12").is_empty());
    assert!(!steps(&state, "worker", "h04").is_empty());
}

#[test]
fn a_worker_aboard_does_not_step_off_by_itself() {
    let state = moves(CREW, "", "airship h10\nworkers airship airship", "");
    assert!(offered(&state, "step worker").is_empty());
    let state = moves(CREW, "", "airship h11\nworkers h04 airship", "");
    assert!(offered(&state, "step worker").iter().all(|m| m.starts_with("step worker h04")));
}
