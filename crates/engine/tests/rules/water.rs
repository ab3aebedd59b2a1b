//! Rulings on movement over rivers and lakes.

use crate::common::*;

// RL-013
#[test]
fn riverwalk_crosses_the_river_beside_the_home_base() {
    let text =
        "seat rusviet industrial\nmechs 1 at @rusviet\nworkers @rusviet @rusviet\nseat crimea mechanical";
    let state = moving(text);
    assert_eq!(steps(&state, "character", "@rusviet"), ["h13", "h19", "h26"]);
    assert_eq!(steps(&state, "mech", "@rusviet"), ["h13", "h19", "h26"]);
    assert_eq!(steps(&state, "worker", "@rusviet"), ["h19", "h26"]);

    let state = moving(&text.replace("mechs 1", "mechs 3"));
    assert_eq!(steps(&state, "character", "@rusviet"), ["h19", "h26"]);
}

// RL-014
#[test]
fn submerge_leads_from_the_home_base_onto_the_lake_beside_it() {
    let text =
        "seat crimea mechanical\nseat polania industrial\nmechs 2 at @polania\nworkers @polania @polania";
    let mut state = moving(text);
    assert_eq!(steps(&state, "character", "@polania"), ["h07", "h14", "h20"]);
    assert_eq!(steps(&state, "mech", "@polania"), ["h07", "h14", "h20"]);
    assert_eq!(steps(&state, "worker", "@polania"), ["h14", "h20"]);
    play(&mut state, "step character @polania h07");
    assert_eq!(player(&state, 2).character(), at("h07"));

    let state = moving(&text.replace("mechs 2", "mechs 1"));
    assert_eq!(steps(&state, "character", "@polania"), ["h14", "h20"]);
}

// RL-022
#[test]
fn riverwalk_looks_at_the_terrain_of_the_destination() {
    // Rivers lie between the mountain h11 and the farm h12, the tundra h10 and the forest h18.
    let state = moving("seat crimea industrial\ncharacter h12\nmechs 1 at h11\nseat polania mechanical");
    assert!(may(&state, "step mech h11 h12"));
    assert!(may(&state, "step mech h11 h10"));
    refused(&state, "step mech h11 h18");
    refused(&state, "step character h12 h11");
    assert!(may(&state, "step character h12 h05"), "over a river onto tundra");
    refused(&state, "step character h12 h19");
}

// RL-023
#[test]
fn a_worker_crosses_a_river_only_on_board_of_a_mech() {
    let mut state =
        moving("seat crimea industrial\nmechs 1 at h11\nworkers h11 h43\nseat polania mechanical");
    assert_eq!(steps(&state, "worker", "h11"), ["h04", "h05"]);
    refused(&state, "step worker h11 h12");
    play(&mut state, "step mech h11 h12; carry workers 1");
    assert_eq!(player(&state, 1).workers_on(at("h12")), 1);
}

// RL-024
#[test]
fn a_lake_is_entered_and_left_on_any_shore_without_riverwalk() {
    // h17 touches six hexes; rivers part h10 from h11 and h11 from h18.
    for shore in ["h10", "h11", "h16", "h18", "h23", "h24"] {
        let state = moving(&format!("seat nordic industrial\nmechs 2 at {shore}\nseat crimea mechanical"));
        assert!(may(&state, &format!("step mech {shore} h17")), "{shore}");
        let state = moving(&format!("seat nordic mechanical\nseat polania industrial\nmechs 2 at {shore}"));
        assert!(may(&state, &format!("step mech {shore} h17")), "{shore}");
    }
    let state = moving("seat nordic industrial\nmechs 2 at h17\nseat crimea mechanical");
    assert_eq!(steps(&state, "mech", "h17"), ["h10", "h11", "h16", "h18", "h23", "h24"]);
    let state = moving("seat nordic industrial\nmechs 2 at h11\nseat crimea mechanical");
    assert_eq!(steps(&state, "mech", "h11"), ["h04", "h05", "h17"], "rivers stay closed");
    let state = moving("seat nordic mechanical\nseat polania industrial\nmechs 2 at h17");
    let reached = steps(&state, "mech", "h17");
    for shore in ["h10", "h11", "h16", "h18", "h23", "h24"] {
        assert!(reached.contains(&shore.to_string()), "{shore}");
    }
}

// RL-025
#[test]
fn a_worker_leaves_a_lake_only_on_board_of_a_mech() {
    let nordic = "seat nordic industrial\nmechs 2 at h17\nworkers h17 h17 h05\nseat crimea mechanical";
    let polania = "seat nordic mechanical\nseat polania industrial\nmechs 2 at h17\nworkers h17 h17 h20";
    for (text, number) in [(nordic, 1), (polania, 2)] {
        let mut state = moving(text);
        assert_eq!(steps(&state, "worker", "h17"), Vec::<String>::new());
        play(&mut state, "step mech h17 h24");
        assert_eq!(player(&state, number).workers_on(at("h24")), 2, "nobody stays behind on a lake");
    }
}

// RL-025: with a second mech on the lake the workers may wait for it.
#[test]
fn a_worker_may_stay_on_a_lake_with_another_mech() {
    let mut state =
        moving("seat nordic industrial\nmechs 2 3 at h17 h17\nworkers h17 h05\nseat crimea mechanical");
    play(&mut state, "step mech h17 h24; carry workers 0");
    assert_eq!(player(&state, 1).workers_on(at("h17")), 1);
    assert_eq!(steps(&state, "worker", "h17"), Vec::<String>::new());
}
