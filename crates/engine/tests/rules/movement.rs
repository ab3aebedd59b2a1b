//! Rulings on movement: icons, home bases, tunnels, enemies met, encounters, the Factory card's move.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Awaiting, Event, Question, State};

// RL-008
#[test]
fn the_same_unit_does_not_move_twice() {
    for unit in ["character", "mech", "worker"] {
        let mut state = moving(
            "seat nordic industrial\ncharacter h04\nmechs 3 at h04\nworkers h05 h04\nseat crimea mechanical",
        );
        play(&mut state, &format!("step {unit} h04 h05"));
        if unit == "mech" {
            play(&mut state, "carry workers 0");
        }
        let from_there = if unit == "worker" { vec!["h04", "h06", "h11", "h12"] } else { vec![] };
        assert_eq!(
            steps(&state, unit, "h05"),
            from_there,
            "only the worker that stood there before may leave"
        );
        assert_eq!(state.public().turn().units_left(), 1);
    }
    let mut state =
        moving("seat nordic industrial\nmechs 3 at h04\nworkers h05 @nordic\nseat crimea mechanical");
    play(&mut state, "step mech h04 h11");
    assert_eq!(offered(&state, "step mech"), Vec::<String>::new());
}

// RL-008
#[test]
fn two_different_mechs_move_once_each() {
    let mut state = moving(
        "seat nordic industrial
        cubes move_unit
        reduced build
        mechs 2 3 at h04 h05
        workers @nordic @nordic
        seat crimea mechanical",
    );
    // The second mech leaves the hex that the first has come to; the first stays.
    play(&mut state, "step mech h04 h05; step mech h05 h11");
    let mechs: Vec<Place> = player(&state, 1).mechs().collect();
    assert_eq!(mechs, [at("h05"), at("h11")]);
    assert_eq!(offered(&state, "step mech"), Vec::<String>::new());
}

// RL-008: further only with an ability.
#[test]
fn speed_lets_a_unit_go_on_within_its_one_move() {
    let mut state =
        moving("seat nordic industrial\nmechs 4 at h04\nworkers @nordic @nordic\nseat crimea mechanical");
    play(&mut state, "step mech h04 h05; step mech h05 h11");
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
    assert_eq!(offered(&state, "step mech"), Vec::<String>::new());
    assert_eq!(state.public().turn().units_left(), 1, "it used one icon");
}

// RL-009
#[test]
fn a_worker_that_was_carried_may_still_move_itself() {
    let mut state =
        moving("seat nordic industrial\nmechs 3 at h04\nworkers h04 @nordic\nseat crimea mechanical");
    play(&mut state, "step mech h04 h11; carry workers 1; step worker h11 h05");
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
    assert_eq!(player(&state, 1).workers_on(at("h05")), 1);
    assert_eq!(state.public().active(), seat(2), "both icons are spent");
}

// RL-010
#[test]
fn a_worker_that_has_moved_may_be_carried_on() {
    let mut state =
        moving("seat nordic industrial\nmechs 3 at h04\nworkers h05 @nordic\nseat crimea mechanical");
    play(&mut state, "step worker h05 h04; step mech h04 h11; carry moved_workers 1");
    assert_eq!(player(&state, 1).workers_on(at("h11")), 1);
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
}

// RL-010: being carried does not give it another move.
#[test]
fn a_worker_carried_after_its_move_has_moved() {
    let mut state = moving(
        "seat nordic industrial
        cubes move_unit
        reduced build
        mechs 3 at h04
        workers h05 @nordic
        seat crimea mechanical",
    );
    play(&mut state, "step worker h05 h04; step mech h04 h11; carry moved_workers 1");
    assert_eq!(steps(&state, "worker", "h11"), Vec::<String>::new());
    assert_eq!(steps(&state, "worker", "@nordic"), ["h04", "h05"]);
}

// RL-011
#[test]
fn a_character_carries_no_worker_and_a_mech_no_character() {
    let start = moving(
        "seat nordic industrial\ncharacter h04\nmechs 3 at h04\nworkers h04 h04\nseat crimea mechanical",
    );
    let mut state = start;
    play(&mut state, "step character h04 h05");
    assert_eq!(state.public().question(), Some(Question::Units), "nothing to carry");
    assert_eq!(player(&state, 1).workers_on(at("h04")), 2);

    let mut state = start;
    play(&mut state, "step mech h04 h05");
    assert_eq!(legal(&state), ["carry workers 2", "carry workers 1", "carry workers 0"]);
    play(&mut state, "carry workers 2");
    assert_eq!(player(&state, 1).character(), at("h04"));
    assert_eq!(player(&state, 1).workers_on(at("h05")), 2);

    let mut state = start;
    play(&mut state, "step worker h04 h05");
    assert_eq!(player(&state, 1).workers_on(at("h05")), 1, "no worker carries another");
}

// RL-011
#[test]
fn every_unit_carries_any_number_of_resources() {
    for unit in ["character", "mech", "worker"] {
        for amount in [0u8, 4, 9] {
            let mut state = moving(
                "at h04 oil 9
                seat nordic industrial
                character h04
                mechs 3 at h04
                workers h04 @nordic
                seat crimea mechanical",
            );
            play(&mut state, &format!("step {unit} h04 h05"));
            refused(&state, "carry oil 10");
            play(&mut state, &format!("carry oil {amount}"));
            if unit == "mech" {
                play(&mut state, "carry workers 0");
            }
            let oil = Resource::Oil.index();
            assert_eq!(state.public().resources(at("h05"))[oil], amount, "{unit}");
            assert_eq!(state.public().resources(at("h04"))[oil], 9 - amount, "{unit}");
        }
    }
}

// RL-012
#[test]
fn units_leave_the_home_base_to_the_hexes_joined_by_land() {
    let joined = [
        ("nordic", ["h04", "h05"]),
        ("rusviet", ["h19", "h26"]),
        ("crimea", ["h43", "h47"]),
        ("saxony", ["h34", "h41"]),
        ("polania", ["h14", "h20"]),
    ];
    for (faction, hexes) in joined {
        let home = format!("@{faction}");
        let seat = format!("seat {faction} industrial\nmechs 3 at {home}\nworkers {home} {home}\n");
        let state = moving(&match faction {
            "polania" => format!("seat nordic mechanical\n{seat}"),
            _ => format!("{seat}seat polania mechanical\n"),
        });
        for unit in ["character", "mech", "worker"] {
            assert_eq!(steps(&state, unit, &home), hexes, "{faction} {unit}");
        }
    }
}

// RL-012
#[test]
fn no_unit_moves_into_a_home_base() {
    // Units around every base, with the abilities for rivers and lakes: Rusviet's lies across a river from
    // h13, Polania's on the lake h07.
    let positions = [
        "seat nordic industrial\ncharacter h04\nmechs 1 2 4 at h05 h04 h05\nseat crimea mechanical",
        "seat rusviet industrial\ncharacter h13\nmechs 1 2 4 at h19 h26 h13\nseat polania mechanical",
        "seat crimea industrial\ncharacter h43\nmechs 1 4 at h43 h47\nseat polania mechanical",
        "seat saxony industrial\ncharacter h34\nmechs 1 2 4 at h41 h34 h41\nseat polania mechanical",
        "seat nordic mechanical\nseat polania industrial\ncharacter h07\nmechs 1 2 4 at h14 h20 h07",
        "seat nordic industrial
        character h19
        mechs 1 2 4 at h14 h43 h34
        workers h26 h20
        seat crimea mechanical
        workers @crimea @crimea",
    ];
    for text in positions {
        let state = moving(text);
        let into_a_base = |m: &String| m.split(' ').nth(3).is_some_and(|to| to.starts_with('@'));
        let found: Vec<String> = offered(&state, "step").into_iter().filter(into_a_base).collect();
        assert_eq!(found, Vec::<String>::new());
        assert!(!offered(&state, "step mech").is_empty());
    }
}

// RL-015
#[test]
fn every_unit_moves_from_a_tunnel_to_any_other() {
    for unit in ["character", "mech", "worker"] {
        let mut state = moving(
            "seat rusviet industrial\ncharacter h10\nmechs 3 at h10\nworkers h10 h26\nseat saxony mechanical",
        );
        // Besides the tunnels, the one neighbour that no river and no lake cuts off.
        assert_eq!(steps(&state, unit, "h10"), ["h15", "h16", "h18", "h29", "h32", "h37"], "{unit}");
        play(&mut state, &format!("step {unit} h10 h37"));
        assert_eq!(state.public().turn().units_left(), 1, "one icon");
    }
    let state = moving("seat rusviet industrial\nworkers h16 h26\nseat saxony mechanical");
    assert_eq!(steps(&state, "worker", "h16"), ["h10", "h15", "h23"]);
}

/// Two mechs of Nordic with Speed on h04 and two workers of Crimea on h05, which holds oil.
fn raid(rules: &str) -> State {
    moving(&format!(
        "rules rulebook {rules}
        at h05 oil 3
        seat nordic industrial
        popularity 7
        mechs 3 4 at h04 h04
        workers h04 @nordic
        objectives 1 2
        seat crimea mechanical
        workers h05 h05 h43"
    ))
}

// RL-016
#[test]
fn workers_met_go_home_at_once_and_the_next_unit_passes() {
    let mut state = raid("");
    let events = play(&mut state, "step mech h04 h05; carry workers 0");
    assert_eq!(state.public().question(), Some(Question::Units), "the mech stops in spite of Speed");
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
    assert_eq!(player(&state, 2).workers_on(at("h43")), 1);
    assert_eq!(player(&state, 1).popularity(), 5);
    assert_eq!(state.public().resources(at("h05")), [0, 0, 3, 0]);
    let (seat, by) = (seat(2), seat(1));
    assert!(events.contains(&Event::WorkersDrivenOff { seat, by, from: at("h05"), count: 2 }));
    assert!(may(&state, "step worker h04 h05"), "a worker may follow now");
    play(&mut state, "step mech h04 h05; carry workers 0; step mech h05 h11; carry oil 2");
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
    assert_eq!(player(&state, 1).popularity(), 5, "nothing more is lost");
}

// RL-016: the older printings.
#[test]
fn with_the_switch_off_workers_met_go_home_after_the_whole_move() {
    let mut state = raid("-workers-retreat-at-once");
    play(&mut state, "step mech h04 h05; carry workers 0");
    assert_eq!(state.public().question(), Some(Question::Units), "the mech stops in spite of Speed");
    assert_eq!(player(&state, 2).workers_on(at("h05")), 2);
    assert_eq!(player(&state, 1).popularity(), 7);
    refused(&state, "step worker h04 h05");
    play(&mut state, "step mech h04 h05; carry workers 0");
    // The second mech is stopped too; with it the icons are spent and the workers leave.
    assert_eq!(player(&state, 1).mechs_on(at("h05")), 2);
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
    assert_eq!(player(&state, 1).popularity(), 5);
    assert_eq!(state.public().resources(at("h05")), [0, 0, 3, 0]);
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Build)), "no combat");
}

// RL-016
#[test]
fn the_current_rules_drive_workers_off_at_once_too() {
    let mut state = position(&raid("").to_position().replace("rules rulebook", "rules current"));
    play(&mut state, "step mech h04 h05; carry workers 0");
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
    assert_eq!(player(&state, 1).popularity(), 5);
}

// RL-017
#[test]
fn workers_are_driven_off_at_no_popularity_too() {
    for popularity in [0, 1] {
        let mut state = moving(&format!(
            "seat nordic industrial
            popularity {popularity}
            character h04
            workers @nordic @nordic
            seat crimea mechanical
            workers h05 h05"
        ));
        play(&mut state, "step character h04 h05");
        assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
        assert_eq!(player(&state, 1).popularity(), 0);
        assert_eq!(state.public().controller(Hex::new(5).unwrap()), Some(seat(1)));
    }
}

// RL-018
#[test]
fn a_worker_does_not_enter_a_hex_with_enemy_units_by_itself() {
    let holders = ["workers h05 h43", "character h05", "mechs 3 at h05"];
    for holder in holders {
        let text = format!(
            "seat nordic industrial\nmechs 3 at h04\nworkers h04 h04\nseat crimea mechanical\n{holder}"
        );
        let mut state = moving(&text);
        assert!(may(&state, "step worker h04 h11"));
        refused(&state, "step worker h04 h05");
        // Carried it goes along.
        play(&mut state, "step mech h04 h05; carry workers 1");
        assert_eq!(player(&state, 1).workers_on(at("h05")), 1, "{holder}");
        assert_eq!(player(&state, 1).mechs_on(at("h05")), 1, "{holder}");
    }
}

// RL-158: the mech that carried it there stays for the combat, and so does the worker.
#[test]
fn a_worker_does_not_walk_out_of_a_hex_with_enemy_units() {
    for holder in ["character h05", "mechs 3 at h05"] {
        let mut state = moving(&format!(
            "seat nordic industrial
            mechs 3 at h04
            workers h04 h11
            seat crimea mechanical
            {holder}"
        ));
        play(&mut state, "step mech h04 h05; carry workers 1");
        assert_eq!(steps(&state, "worker", "h05"), Vec::<String>::new(), "{holder}");
        refused(&state, "step worker h05 h04");
        assert!(may(&state, "step worker h11 h04"), "on quiet ground it walks: {holder}");
    }
}

// RL-158: the other reading, as a switch.
#[test]
fn with_the_switch_on_a_worker_walks_out_of_a_combat_that_is_due() {
    let mut state = moving(
        "rules rulebook +workers-walk-out
        seat nordic industrial
        mechs 3 at h04
        workers h04 @nordic
        seat crimea mechanical
        mechs 3 at h05",
    );
    play(&mut state, "step mech h04 h05; carry workers 1");
    assert_eq!(steps(&state, "worker", "h05"), ["h04", "h06", "h11", "h12"]);
    play(&mut state, "step worker h05 h11");
    assert_eq!(player(&state, 1).workers_on(at("h11")), 1);
}

// RL-158: workers that retreat only after the whole Move action hold the hex until then.
#[test]
fn a_worker_does_not_walk_away_from_enemy_workers_that_have_not_left_yet() {
    let raid = |switches: &str| {
        let mut state = moving(&format!(
            "rules rulebook {switches}
            seat nordic industrial
            mechs 3 at h04
            workers h04 @nordic
            seat crimea mechanical
            workers h05 h43"
        ));
        play(&mut state, "step mech h04 h05; carry workers 1");
        steps(&state, "worker", "h05")
    };
    let around = ["h04", "h06", "h11", "h12"];
    assert_eq!(raid("-workers-retreat-at-once"), Vec::<String>::new());
    assert_eq!(raid("-workers-retreat-at-once +workers-walk-out"), around);
    assert_eq!(raid(""), around, "they have gone home at once: the ground is quiet");
}

// RL-158: only a mech takes it away, and one that has met enemies has ended its move, Speed or not.
#[test]
fn the_mech_that_brought_a_worker_among_enemies_goes_no_further() {
    let mut state = moving(
        "seat nordic industrial
        cubes move_unit
        reduced build
        mechs 3 4 at h04 h04
        workers h04 @nordic
        seat crimea mechanical
        mechs 3 at h05",
    );
    play(&mut state, "step mech h04 h05; carry workers 1");
    assert_eq!(state.public().question(), Some(Question::Units), "Speed does not lead on");
    // A second mech may come to help; it stays as well.
    play(&mut state, "step mech h04 h05");
    assert_eq!((steps(&state, "mech", "h05"), steps(&state, "worker", "h05")), (vec![], vec![]));
}

// RL-019
#[test]
fn any_unit_enters_a_hex_with_an_enemy_structure_only() {
    for unit in ["character", "mech", "worker"] {
        let mut state = moving(
            "at h05 oil 2
            seat nordic industrial
            popularity 7
            character h04
            mechs 3 at h04
            workers h04 @nordic
            seat crimea mechanical
            structures monument h05",
        );
        assert_eq!(state.public().controller(Hex::new(5).unwrap()), Some(seat(2)));
        play(&mut state, &format!("step {unit} h04 h05"));
        if unit == "mech" {
            play(&mut state, "carry workers 0");
        }
        assert_eq!(state.public().controller(Hex::new(5).unwrap()), Some(seat(1)), "{unit}");
        assert_eq!(player(&state, 2).structure(Structure::Monument), Hex::new(5));
        play(&mut state, "done");
        assert_eq!(state.public().active(), seat(2), "no combat");
        assert_eq!(player(&state, 1).popularity(), 7);
    }
}

// RL-019
#[test]
fn a_unit_passes_a_hex_with_an_enemy_structure_only() {
    let mut state = moving(
        "seat nordic industrial
        mechs 4 at h04
        workers @nordic @nordic
        seat crimea mechanical
        structures mill h05",
    );
    play(&mut state, "step mech h04 h05; step mech h05 h11");
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
    assert_eq!(
        state.public().controller(Hex::new(5).unwrap()),
        Some(seat(2)),
        "the structure holds it again"
    );
}

// RL-020
#[test]
fn a_mech_takes_a_hex_from_workers_beside_their_structure() {
    let mut state = moving(
        "at h05 oil 3
        seat nordic industrial
        popularity 7
        mechs 4 at h04
        workers @nordic @nordic
        seat crimea mechanical
        popularity 3
        workers h05 h05
        structures monument h05",
    );
    play(&mut state, "step mech h04 h05");
    assert_eq!(state.public().question(), Some(Question::Units), "the mech stops in spite of Speed");
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
    assert_eq!(player(&state, 1).popularity(), 5);
    assert_eq!(state.public().controller(Hex::new(5).unwrap()), Some(seat(1)));
    assert_eq!(state.public().resources(at("h05")), [0, 0, 3, 0]);
    let events = play(&mut state, "done");
    assert!(!events.iter().any(|e| matches!(e, Event::CombatBegan { .. } | Event::StarPlaced { .. })));
    assert_eq!(player(&state, 1).stars().total(), 0);
    // The structure serves its owner in the next turn.
    play(&mut state, "section deploy; bolster power 2 bonus");
    assert_eq!(player(&state, 2).structure(Structure::Monument), Hex::new(5));
    assert_eq!(player(&state, 2).popularity(), 4);
}

// RL-021
#[test]
fn an_encounter_token_stops_the_character() {
    let mut state = moving(
        "seat nordic industrial
        character h04
        mechs 4 at h05
        workers @nordic @nordic
        seat crimea mechanical",
    );
    play(&mut state, "step character h04 h11");
    assert_eq!(state.public().question(), Some(Question::Units), "no second step");
    assert_eq!(offered(&state, "step character"), Vec::<String>::new());
    play(&mut state, "done");
    assert_eq!(state.awaiting(), Awaiting::Chance);
    assert_eq!(pending(&state), "encounter-draw");
}

// RL-021: without the token the hex is like any other.
#[test]
fn the_character_passes_where_the_encounter_token_is_gone() {
    let mut state = moving(
        "encounters h03
        seat nordic industrial
        character h04
        mechs 4 at h05
        seat crimea mechanical",
    );
    play(&mut state, "step character h04 h11; step character h11 h05; done");
    assert_eq!(player(&state, 1).character(), at("h05"));
    assert_eq!(state.public().active(), seat(2));
}

// RL-021
#[test]
fn mechs_and_workers_pass_an_encounter_token() {
    let mut state = moving(
        "seat nordic industrial
        mechs 4 at h04
        workers h05 @nordic
        seat crimea mechanical",
    );
    play(&mut state, "step mech h04 h11; step mech h11 h05; step worker h05 h11");
    assert_eq!(player(&state, 1).mechs_on(at("h05")), 1);
    assert_eq!(player(&state, 1).workers_on(at("h11")), 1);
    assert!(state.public().encounter_tokens().contains(at("h11")));
    assert_eq!(state.public().active(), seat(2), "no encounter");
}

/// Nordic with Speed and a Factory card, about to use the card's move.
fn factory_move() -> State {
    let mut state = position(
        "encounters h03
        seat nordic industrial
        character h04
        mechs 4 at h04
        workers h04 @nordic
        factory-card 5
        seat crimea mechanical",
    );
    play(&mut state, "section factory; skip; move");
    state
}

// RL-026
#[test]
fn the_factory_move_takes_a_worker_two_hexes_even_with_speed() {
    let mut state = factory_move();
    play(&mut state, "step worker h04 h11; step worker h11 h05");
    assert_eq!(player(&state, 1).workers_on(at("h05")), 1);
    assert_eq!(state.public().active(), seat(2), "no third step and no other unit");

    let mut state = factory_move();
    play(&mut state, "step worker h04 h11; done");
    assert_eq!(player(&state, 1).workers_on(at("h11")), 1);
    assert_eq!(state.public().active(), seat(2), "one unit only");
}

// RL-026
#[test]
fn speed_adds_a_third_hex_to_the_factory_move_of_character_and_mechs() {
    let mut state = factory_move();
    play(&mut state, "step character h04 h05; step character h05 h11; step character h11 h04");
    assert_eq!(state.public().active(), seat(2));
    let mut state = factory_move();
    play(&mut state, "step mech h04 h05; carry workers 0; step mech h05 h11");
    assert_eq!(state.public().question(), Some(Question::Onward));
    play(&mut state, "step mech h11 h05");
    assert_eq!(player(&state, 1).mechs_on(at("h05")), 1);
    assert_eq!(state.public().active(), seat(2));
}

// RL-021
#[test]
fn an_encounter_token_stops_the_character_in_the_factory_move_too() {
    let mut state = position(
        "seat nordic industrial\ncharacter h04\nmechs 4 at h05\nfactory-card 5\nseat crimea mechanical",
    );
    play(&mut state, "section factory; skip; move; step character h04 h11");
    assert_eq!(pending(&state), "encounter-draw");
}

// RL-026: without Speed the card's move is two hexes for every unit.
#[test]
fn the_factory_move_is_two_hexes_without_speed() {
    let mut state = position(
        "encounters h03
        seat nordic industrial
        character h04
        factory-card 5
        seat crimea mechanical",
    );
    play(&mut state, "section factory; skip; move; step character h04 h05; step character h05 h11");
    assert_eq!(state.public().active(), seat(2));
}

/// Nordic with both cubes of Move gone, asked for the top row.
fn better_move() -> State {
    let mut state = position(
        "seat nordic industrial
        coins 4
        cubes move_unit move_coin
        reduced enlist enlist
        character h04
        mechs 3 at h04
        workers h05 @nordic @nordic
        seat crimea mechanical",
    );
    play(&mut state, "section build");
    state
}

// RL-027
#[test]
fn move_gives_three_units_or_two_coins_never_both() {
    let mut state = better_move();
    play(&mut state, "coins 2");
    assert_eq!(player(&state, 1).coins(), 6);
    assert_eq!(state.public().active(), seat(2), "no unit moves besides");

    for moves in ["step character h04 h05", "step character h04 h05; step mech h04 h05"] {
        let mut state = better_move();
        play(&mut state, "move");
        refused(&state, "coins 2");
        play(&mut state, moves);
        refused(&state, "coins 1");
        play(&mut state, "done");
        assert_eq!(player(&state, 1).coins(), 4);
        assert_eq!(state.public().active(), seat(2), "fewer units than icons");
    }
    let mut state = better_move();
    play(&mut state, "move; step character h04 h05; step mech h04 h05; step worker h05 h04");
    assert_eq!(state.public().active(), seat(2), "three units and no more");
    assert_eq!(player(&state, 1).coins(), 4);
}

// RL-027
#[test]
fn move_gives_two_units_or_one_coin_before_the_upgrades() {
    let mut state = position("seat nordic industrial\nseat crimea mechanical");
    play(&mut state, "section build");
    refused(&state, "coins 2");
    assert!(may(&state, "coins 1"));
    play(&mut state, "move; step character @nordic h04; step worker h04 h11");
    assert_eq!(state.public().active(), seat(2));
}
