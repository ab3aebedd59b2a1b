//! The Togawa Shogunate's mechs: Toka, Suiton, Ronin and Shinobi.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Event, Question, State};

/// Nordic (seat 1) and Togawa (seat 2), whose turn it is.
fn table(board: &str, nordic: &str, togawa: &str) -> State {
    position(&format!(
        "rules rulebook +invaders-from-afar\nactive 2\nencounters\n{board}
         seat nordic mechanical\n{nordic}\nseat togawa industrial\n{togawa}"
    ))
}

/// Togawa has begun its Move action.
fn togawa_moves(board: &str, nordic: &str, togawa: &str) -> State {
    let mut state = table(board, nordic, togawa);
    play(&mut state, "section build; move");
    state
}

/// Togawa has begun the Move of its Factory card.
fn factory_move(board: &str, nordic: &str, togawa: &str) -> State {
    let mut state = table(board, nordic, &format!("factory-card 1\nobjectives 1\n{togawa}"));
    play(&mut state, "section factory; move");
    assert_eq!(state.public().question(), Some(Question::Units));
    state
}

/// Nordic (seat 1) has begun its Move action against Togawa (seat 2).
fn nordic_moves(nordic: &str, togawa: &str) -> State {
    moving(&format!(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters
         seat nordic industrial\n{nordic}\nseat togawa mechanical\n{togawa}"
    ))
}

fn armed(state: &State) -> Vec<(String, bool)> {
    state.public().tokens().traps().map(|t| (t.at.to_string(), t.armed)).collect()
}

fn used(events: &[Event]) -> Vec<(Seat, BeforeCombat)> {
    let one = |e: &Event| {
        if let Event::AbilityUsed { seat, ability } = e { Some((*seat, *ability)) } else { None }
    };
    events.iter().filter_map(one).collect()
}

// ---------------------------------------------------------------- Toka

#[test]
fn toka_crosses_a_river_onto_any_land() {
    let state = togawa_moves("", "", "mechs 1 at h45\ncharacter h28\nworkers h45 h40");
    assert_eq!(steps(&state, "mech", "h45"), ["h38", "h39", "h44", "h46"]);
    assert_eq!(steps(&state, "character", "h28"), ["h20", "h21", "h27", "h29", "h34", "h35"]);
    assert_eq!(steps(&state, "worker", "h45"), ["h38", "h39", "h46"], "never a worker by itself");
}

#[test]
fn without_its_mech_no_river_is_crossed() {
    for slot in [2, 3, 4] {
        let state = togawa_moves("", "", &format!("mechs {slot} at h45\ncharacter h28"));
        refused(&state, "step mech h45 h44");
        refused(&state, "step character h28 h20");
    }
}

#[test]
fn toka_is_used_by_one_unit_once_a_turn() {
    let togawa = "mechs 1 3 at h45 h45\ncharacter h28";
    let mut state = togawa_moves("", "", togawa);
    play(&mut state, "step mech h45 h44");
    assert_eq!(steps(&state, "mech", "h45"), ["h38", "h39", "h46"], "not the other mech");
    assert_eq!(steps(&state, "character", "h28"), ["h27", "h29"], "nor the character");
    let mut state = togawa_moves("", "", togawa);
    play(&mut state, "step character h28 h34; skip");
    refused(&state, "step mech h45 h44");
}

#[test]
fn a_step_over_land_does_not_use_toka() {
    let mut state = togawa_moves("", "", "mechs 1 3 at h45 h45");
    play(&mut state, "step mech h45 h38");
    assert!(may(&state, "step mech h45 h44"));
}

#[test]
fn a_step_through_a_tunnel_does_not_use_toka() {
    // h10 touches h11 over a river; to h15 a tunnel leads.
    let mut state = togawa_moves("", "", "mechs 1 3 at h10 h45");
    play(&mut state, "step mech h10 h15");
    assert!(may(&state, "step mech h45 h44"));
}

#[test]
fn the_next_turn_brings_toka_back() {
    let togawa = "mechs 1 at h45\ntoken deploy";
    let mut state = togawa_moves("", "", togawa);
    play(&mut state, "step mech h45 h44; done");
    assert_eq!(state.public().active(), seat(1));
    play(&mut state, "section upgrade; skip");
    assert_eq!(state.public().active(), seat(2));
    play(&mut state, "section upgrade; skip; section build; skip");
    play(&mut state, "section build; move");
    assert!(may(&state, "step mech h44 h37"));
}

#[test]
fn a_mech_carries_workers_over_the_river() {
    let mut state = togawa_moves("", "", "mechs 1 at h45\nworkers h45 h45");
    play(&mut state, "step mech h45 h44; carry workers 2");
    assert_eq!(player(&state, 2).workers_on(at("h44")), 2);
}

#[test]
fn toka_leads_to_no_lake_and_no_home_base() {
    // h13 touches the Rusviet base over a river.
    let state = togawa_moves("", "", "mechs 1 at h13\ncharacter h40");
    assert_eq!(steps(&state, "mech", "h13"), ["h06", "h12", "h19"]);
    assert_eq!(steps(&state, "character", "h40"), ["h39", "h46"]);
}

/// RL-130
#[test]
fn on_a_factory_move_one_river_is_crossed_and_the_other_step_needs_none() {
    let mut state = factory_move("", "", "mechs 1 at h38");
    play(&mut state, "step mech h38 h44");
    assert_eq!(steps(&state, "mech", "h44"), ["h43", "h47"], "no second river");
    let mut state = factory_move("", "", "mechs 1 at h39");
    play(&mut state, "step mech h39 h38");
    assert!(may(&state, "step mech h38 h44"), "the second step may be the river");
}

/// RL-130
#[test]
fn a_river_crossed_in_one_action_counts_for_the_whole_turn() {
    let mut state = factory_move("toka-used yes", "", "mechs 1 at h38");
    refused(&state, "step mech h38 h44");
    play(&mut state, "step mech h38 h45");
    refused(&state, "step mech h45 h44");
}

// ---------------------------------------------------------------- Suiton

#[test]
fn suiton_leads_onto_and_off_lakes_but_not_from_lake_to_lake() {
    let state = togawa_moves("", "", "mechs 2 at h40\ncharacter h33\nworkers h40 h46");
    assert_eq!(steps(&state, "mech", "h40"), ["h33", "h39", "h46"]);
    assert_eq!(steps(&state, "character", "h33"), ["h25", "h26", "h32", "h39", "h40"]);
    assert_eq!(steps(&state, "worker", "h40"), ["h39", "h46"], "never a worker by itself");
    for slot in [1, 3, 4] {
        let state = togawa_moves("", "", &format!("mechs {slot} at h40"));
        refused(&state, "step mech h40 h33");
    }
}

#[test]
fn nothing_is_left_on_a_lake_and_workers_leave_it_only_with_a_mech() {
    let mut state = togawa_moves("at h33 oil 2", "", "mechs 2 at h33\nworkers h33 h46");
    assert!(steps(&state, "worker", "h33").is_empty());
    play(&mut state, "step mech h33 h40");
    assert_eq!(player(&state, 2).workers_on(at("h40")), 1);
    assert_eq!(tokens_of(&state, "h40", Resource::Oil), 2);
    assert_eq!(tokens_of(&state, "h33", Resource::Oil), 0);
}

#[test]
fn nothing_is_deployed_or_built_on_a_lake() {
    let togawa = "coins 5\nmechs 2 at h33\nworkers h33 h40";
    let mut state = table("at h40 metal 4", "", togawa);
    play(&mut state, "section deploy; skip; pay coins 0");
    assert!(!offered(&state, "deploy ").is_empty());
    assert!(offered(&state, "deploy ").iter().all(|m| m.ends_with(" h40")), "{:?}", legal(&state));
    let mut state = table("at h40 wood 4", "", togawa);
    play(&mut state, "section build; skip; pay coins 0");
    assert!(!offered(&state, "build ").is_empty());
    assert!(offered(&state, "build ").iter().all(|m| m.ends_with(" h40")), "{:?}", legal(&state));
}

/// RL-129
#[test]
fn suiton_adds_one_card_to_the_combat_on_a_lake() {
    for (units, steps, limit) in [
        ("mechs 2 at h40", "step mech h40 h33; done", 2),
        ("mechs 2 4 at h40 h40", "step mech h40 h33; step mech h40 h33", 3),
    ] {
        let togawa = format!("power 4\nhand 22333\nworkers h46 h46\n{units}");
        let mut state = togawa_moves("", "power 2\nmechs 2 at h33", &togawa);
        play(&mut state, &format!("{steps}; 2: dial 1"));
        assert_eq!(most_cards(&state, 2), limit, "one for each unit and one for the combat");
    }
}

/// RL-129
#[test]
fn suiton_works_for_the_defender_too() {
    let togawa = "power 4\nhand 2233\ncharacter h33\nmechs 2 at h40";
    let mut state = nordic_moves("power 3\nhand 2233\nmechs 2 at h26", togawa);
    play(&mut state, "step mech h26 h33; done; 2: dial 1; 1: dial 1");
    assert_eq!(most_cards(&state, 2), 2);
    assert_eq!(most_cards(&state, 1), 1, "the other side gets nothing");
}

/// RL-129
#[test]
fn suiton_adds_no_card_on_land() {
    let mut state = togawa_moves("", "power 2\nmechs 2 at h39", "power 4\nhand 2233\nmechs 2 at h46");
    play(&mut state, "step mech h46 h39; carry workers 0; done; 2: dial 1");
    assert_eq!(most_cards(&state, 2), 1);
}

// ---------------------------------------------------------------- Ronin

/// RL-127
#[test]
fn a_single_attacker_may_gain_two_power() {
    for (unit, step) in [
        ("mechs 3 at h46\nworkers h40 h40", "step mech h46 h39"),
        ("character h46\nmechs 3 at @togawa", "step character h46 h39"),
    ] {
        let state = togawa_moves("", "power 3\ncharacter h39", &format!("power 1\n{unit}"));
        let mut asked_first = state;
        play(&mut asked_first, &format!("{step}; done"));
        assert_eq!(asked(&asked_first), Actor::Seat(seat(2)));
        assert_eq!(legal(&asked_first), ["use", "skip"]);
        let mut with = asked_first;
        let events = play(&mut with, "use");
        assert_eq!(used(&events), [(seat(2), BeforeCombat::Ronin)]);
        assert_eq!(player(&with, 2).power(), 3, "before the dials");
        play(&mut with, "2: dial 3");
        let mut without = asked_first;
        play(&mut without, "skip");
        assert_eq!(player(&without, 2).power(), 1);
    }
}

/// RL-127
#[test]
fn a_single_defender_may_gain_two_power() {
    let mut state = nordic_moves("power 3\ncharacter h38", "power 1\nmechs 3 at h39");
    play(&mut state, "step character h38 h39; done");
    assert_eq!(asked(&state), Actor::Seat(seat(2)));
    assert_eq!(legal(&state), ["use", "skip"]);
    play(&mut state, "use; 1: dial 2; 2: dial 3; draw 2");
    assert_eq!(combat_stars(&state, 2), 1);
}

/// RL-127
#[test]
fn ronin_is_not_for_a_mech_with_a_worker_or_for_two_units() {
    for (togawa, steps) in [
        ("mechs 3 at h46\nworkers h46 h40", "step mech h46 h39; carry workers 1; done"),
        ("mechs 3 1 at h46 h46\nworkers h40 h40", "step mech h46 h39; step mech h46 h39"),
        ("mechs 3 at h46\ncharacter h46\nworkers h40 h40", "step mech h46 h39; step character h46 h39"),
    ] {
        let mut state = togawa_moves("", "power 3\ncharacter h39", &format!("power 1\n{togawa}"));
        let events = play(&mut state, steps);
        assert_eq!(state.public().question(), Some(Question::Dials), "{togawa}");
        assert!(used(&events).is_empty());
        assert_eq!(player(&state, 2).power(), 1);
    }
    let mut state = nordic_moves("power 3\ncharacter h38", "power 1\nmechs 3 at h39\nworkers h39 h40");
    play(&mut state, "step character h38 h39; done");
    assert_eq!(state.public().question(), Some(Question::Dials), "nor for a defender with a worker");
}

/// RL-127
#[test]
fn ronin_needs_its_mech_and_a_combat() {
    for slot in [1, 2, 4] {
        let togawa = format!("power 1\nmechs {slot} at h46\nworkers h40 h40");
        let mut state = togawa_moves("", "power 3\ncharacter h39", &togawa);
        play(&mut state, "step mech h46 h39; done");
        assert_eq!(state.public().question(), Some(Question::Dials), "slot {slot}");
    }
    let togawa = "power 1\npopularity 4\nmechs 3 at h46\nworkers h40 h40";
    let mut state = togawa_moves("", "workers h39 h39", togawa);
    let events = play(&mut state, "step mech h46 h39; done");
    assert!(used(&events).is_empty());
    assert_eq!((player(&state, 2).power(), state.public().active()), (1, seat(1)));
}

/// RL-127
#[test]
fn the_attackers_sword_comes_before_the_defenders_ronin() {
    let mut state = position(
        "rules rulebook +invaders-from-afar\nactive 2\nencounters
         seat togawa mechanical\npower 1\nmechs 3 at h39
         seat albion industrial\npower 4\nmechs 2 at h38",
    );
    play(&mut state, "section build; move; step mech h38 h39; done");
    assert_eq!(player(&state, 1).power(), 0);
    play(&mut state, "use");
    assert_eq!(player(&state, 1).power(), 2, "nothing below zero, then two more");
}

/// RL-127
#[test]
fn ronin_goes_not_above_sixteen() {
    let mut state = togawa_moves("", "power 3\ncharacter h39", "power 15\nmechs 3 at h46\nworkers h40 h40");
    play(&mut state, "step mech h46 h39; done; use");
    assert_eq!(player(&state, 2).power(), 16);
}

// ---------------------------------------------------------------- Shinobi

const DISARMED: &str = "trap h12 coins disarmed known\ntrap h30 cards armed";

#[test]
fn shinobi_leads_to_any_trap_at_any_distance() {
    let state = togawa_moves(DISARMED, "", "mechs 4 at h46\ncharacter h40\nworkers h46 h40");
    assert_eq!(steps(&state, "mech", "h46"), ["h12", "h30", "h39", "h40", "h45"]);
    assert_eq!(steps(&state, "character", "h40"), ["h12", "h30", "h39", "h46"]);
    assert_eq!(steps(&state, "worker", "h46"), ["h39", "h40", "h45"], "workers do not jump");
    for slot in [1, 2, 3] {
        let state = togawa_moves(DISARMED, "", &format!("mechs {slot} at h46"));
        assert_eq!(steps(&state, "mech", "h46"), ["h39", "h40", "h45"], "slot {slot}");
    }
}

#[test]
fn a_unit_that_ends_its_move_on_a_disarmed_trap_may_arm_it() {
    for (from, step) in [
        ("mechs 4 at h46\nworkers h40 h40", "step mech h46 h12"),
        ("mechs 4 at @togawa\ncharacter h40", "step character h40 h12"),
    ] {
        let mut state = togawa_moves(DISARMED, "", from);
        play(&mut state, step);
        assert_eq!(legal(&state), ["use", "skip"]);
        let mut left = state;
        let events = play(&mut state, "use");
        assert!(events.contains(&Event::TrapArmed { seat: seat(2), place: at("h12") }));
        assert_eq!(armed(&state), [("h12".into(), true), ("h30".into(), true)]);
        play(&mut left, "skip");
        assert_eq!(armed(&left), [("h12".into(), false), ("h30".into(), true)]);
    }
}

#[test]
fn an_armed_trap_is_not_armed_again_and_no_trap_without_the_mech() {
    let mut state = togawa_moves(DISARMED, "", "mechs 4 at h46\nworkers h40 h40");
    play(&mut state, "step mech h46 h30");
    assert_eq!(state.public().question(), Some(Question::Units));
    let mut state = togawa_moves("trap h39 coins disarmed known", "", "mechs 1 at h46\nworkers h40 h40");
    play(&mut state, "step mech h46 h39");
    assert_eq!(state.public().question(), Some(Question::Units), "nobody arms without Shinobi");
}

#[test]
fn a_worker_arms_no_trap() {
    let mut state = togawa_moves("trap h39 coins disarmed known", "", "mechs 4 at h46");
    play(&mut state, "step worker h40 h39");
    assert_eq!(state.public().question(), Some(Question::Units));
}

#[test]
fn a_trap_armed_again_strikes_again_and_stays_known() {
    let mut state = togawa_moves(DISARMED, "coins 9\ncharacter h13", "mechs 4 at h46\nworkers h40 h40");
    play(&mut state, "step mech h46 h12; use; done");
    let known: Vec<_> = state.public().tokens().traps().map(|t| t.known).collect();
    assert_eq!(known, [Some(Trap::Coins), None]);
    assert_eq!(state.public().active(), seat(1));
    play(&mut state, "section build; move; step character h13 h12");
    assert_eq!(player(&state, 1).coins(), 5);
}

#[test]
fn shinobi_arms_not_midway_through_a_factory_move() {
    let mut state = factory_move(DISARMED, "", "mechs 4 at h46\nworkers h40 h40");
    play(&mut state, "step mech h46 h12");
    refused(&state, "use");
    let mut on = state;
    play(&mut on, "step mech h12 h13");
    assert_eq!(armed(&on)[0], ("h12".into(), false), "passed by");
    play(&mut state, "done");
    assert_eq!(legal(&state), ["use", "skip"], "ended there");
    play(&mut state, "use");
    assert_eq!(armed(&state)[0], ("h12".into(), true));
}

/// RL-128
#[test]
fn where_an_enemy_mech_stands_the_trap_is_armed_only_after_a_won_combat() {
    let nordic = "power 2\nmechs 1 at h12";
    let mut state = togawa_moves(DISARMED, nordic, "power 5\nmechs 4 at h46\nworkers h40 h40");
    let events = play(&mut state, "step mech h46 h12");
    assert_eq!(state.public().question(), Some(Question::Units), "not before the combat");
    assert!(!events.iter().any(|e| matches!(e, Event::TrapArmed { .. })));
    play(&mut state, "done");
    refused(&state, "use");
    let (mut won, mut lost) = (state, state);
    play(&mut won, "2: dial 5; 1: dial 2; draw 2");
    assert_eq!((asked(&won), legal(&won)), (Actor::Seat(seat(2)), vec!["use".into(), "skip".into()]));
    play(&mut won, "use");
    assert_eq!(armed(&won)[0], ("h12".into(), true));
    play(&mut lost, "2: dial 0; 1: dial 2");
    assert_eq!(lost.public().active(), seat(1), "beaten: nothing more is asked");
    assert_eq!(armed(&lost)[0], ("h12".into(), false));
}

/// RL-128
#[test]
fn with_two_combats_only_the_trap_of_the_won_one_may_be_armed() {
    let board = "trap h12 coins disarmed known\ntrap h30 cards disarmed known";
    let nordic = "power 6\nmechs 1 4 at h12 h30";
    let togawa = "power 5\nmechs 4 1 at h46 h46\nworkers h40 h40";
    let mut state = togawa_moves(board, nordic, togawa);
    play(&mut state, "step mech h46 h12; step mech h46 h30");
    play(&mut state, "fight h12; 2: dial 5; 1: dial 0; 1: dial 1");
    assert_eq!((asked(&state), legal(&state)), (Actor::Seat(seat(2)), vec!["use".into(), "skip".into()]));
    play(&mut state, "use");
    assert_eq!(armed(&state), [("h12".into(), true), ("h30".into(), false)]);
    assert_eq!(state.public().active(), seat(1));
}
