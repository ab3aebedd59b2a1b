//! Airships: what they control, what is paid and scored from aboard, and what they have no part in.

use crate::common::airships::*;
use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Question, State};

// ---------------------------------------------------------------- control, payment, score

/// RL-132
#[test]
fn an_airship_controls_nothing() {
    let crew = "airship h12\nworkers airship airship";
    let state = position(&table(CREW, "at h12 food 4", crew, ""));
    assert_eq!(controller(&state, "h12"), None, "nor do the workers aboard");
    let score = state.score(seat(1));
    assert_eq!((score.territories, score.resources), (0, 0));
    let state = position(&table(CREW, "", crew, "structures mill h12"));
    assert_eq!(controller(&state, "h12"), Some(seat(2)));
}

/// RL-132
#[test]
fn resources_under_a_lone_airship_cannot_be_spent() {
    let mut state = position(&table(TOKENS, "at h12 wood 3", "airship h12\nobjectives 1", ""));
    play(&mut state, "section build; skip");
    assert!(offered(&state, "pay").is_empty());
    let mut state =
        position(&table(TOKENS, "at h12 wood 3", "airship h12\nobjectives 1\nworkers h04 h12", ""));
    play(&mut state, "section build; skip");
    assert!(!offered(&state, "pay").is_empty(), "but with a worker on the ground");
}

/// RL-132
#[test]
fn resources_aboard_are_spent_like_others() {
    let mut state = position(&table(TOKENS, "", "airship h12\naboard wood 3\nobjectives 1", ""));
    play(&mut state, "section build; skip; pay coins 1; build armory h04");
    assert_eq!(player(&state, 1).aboard(), [0; 4]);
    assert_eq!(player(&state, 1).structure(Structure::Armory).map(|h| h.to_string()), Some("h04".into()));
}

/// RL-132
#[test]
fn the_owner_chooses_between_the_ground_and_the_airship() {
    let nordic = "airship h12\naboard wood 1\nobjectives 1";
    let mut state = position(&table(TOKENS, "at h04 wood 3", nordic, ""));
    play(&mut state, "section build; skip; pay coins 1");
    assert_eq!(legal(&state), ["pay wood h04", "pay wood airship"], "the third of three");
    play(&mut state, "pay wood airship");
    assert_eq!((tokens(&state, "h04"), player(&state, 1).aboard()), ([0, 0, 0, 1], [0; 4]));
}

/// RL-132
#[test]
fn resources_aboard_count_at_the_end() {
    let state = position(&table(TOKENS, "", "airship h12\naboard oil 1 wood 2\npopularity 7", ""));
    let score = state.score(seat(1));
    assert_eq!((score.resources, score.resource_coins), (3, 2));
}

#[test]
fn resources_aboard_are_under_control_for_an_objective() {
    let nordic = |aboard: &str| format!("objectives 21\nairship h12\n{aboard}");
    let state = position(&table(TOKENS, "at h04 wood 7\nframes end", &nordic("aboard wood 2"), ""));
    assert!(may(&state, "reveal 21"));
    let state = position(&table(TOKENS, "at h04 wood 7\nat h12 wood 2\nframes end", &nordic(""), ""));
    refused(&state, "reveal 21");
}

// ---------------------------------------------------------------- workers aboard

/// RL-134
#[test]
fn a_worker_aboard_does_not_produce() {
    let mut state = position(&table(CREW, "", "airship h06\nworkers h04 airship", ""));
    play(&mut state, "section deploy; produce");
    assert_eq!(legal(&state), ["produce h04 1", "done"]);
    let mut state = position(&table(CREW, "", "airship h04\nworkers h04 airship", ""));
    play(&mut state, "section deploy; produce");
    assert_eq!(legal(&state), ["produce h04 1", "done"], "nor beside others");
}

/// RL-134
#[test]
fn a_worker_aboard_receives_no_traded_resources() {
    let mut state = position(&table(CREW, "", "coins 3\nairship h06\nworkers h04 h05 airship", ""));
    play(&mut state, "section enlist; trade resources");
    assert!(legal(&state).iter().all(|m| !m.contains("h06")), "{:?}", legal(&state));
    let state = position(&table(
        CREW,
        "frames end bottom:enlist top:enlist",
        "coins 3\nairship h06\nworkers airship airship",
        "",
    ));
    assert!(!may(&state, "trade resources"), "without a worker on the ground there is no place for them");
}

/// RL-134
#[test]
fn a_worker_aboard_serves_neither_to_deploy_nor_to_build() {
    let tiles = "war_correspondent hero";
    let nordic = "objectives 1\nairship h12\nworkers h04 airship\ncharacter h05";
    let mut state = position(&table(tiles, "at h04 metal 3 wood 3", nordic, ""));
    play(&mut state, "section deploy; skip; pay coins 2");
    assert!(offered(&state, "deploy").iter().all(|m| m.ends_with("h04")), "{:?}", legal(&state));
    let mut state = position(&table(tiles, "at h04 metal 3 wood 3", nordic, ""));
    play(&mut state, "section build; skip; pay coins 1");
    assert!(offered(&state, "build").iter().all(|m| m.ends_with("h04")), "{:?}", legal(&state));
}

/// RL-134
#[test]
fn a_worker_aboard_has_left_the_mat_all_the_same() {
    let state = position(&table(CREW, "", "airship h12\nworkers h04 h04 h04 airship airship", ""));
    assert_eq!(player(&state, 1).worker_count(), 5);
    let ground = position(&table(CREW, "", "workers h04 h04 h04 h04 h04", ""));
    assert_eq!(player(&state, 1).produce_cost(), player(&ground, 1).produce_cost());
}

/// RL-134
#[test]
fn opponents_cannot_touch_workers_aboard() {
    let nordic = "popularity 5\nmechs 1 at h18";
    let mut state = moves(CREW, "", nordic, "airship h12\nworkers h43 airship");
    let events = play(&mut state, "step mech h18 h12; done");
    assert!(!events.iter().any(|e| matches!(e, Event::WorkersDrivenOff { .. })));
    assert_eq!(workers(&state, 2), ["h43", "airship"]);
    assert_eq!(player(&state, 1).popularity(), 5);
    assert_eq!(controller(&state, "h12"), Some(seat(1)));
}

/// RL-134
#[test]
fn workers_aboard_stay_out_of_a_combat() {
    let nordic = "power 5\npopularity 5\nmechs 1 at h18";
    let mut state = moves(CREW, "", nordic, "power 0\nmechs 2 at h12\nairship h12\nworkers h43 airship");
    let events = play(&mut state, "step mech h18 h12; done; dial 5");
    assert_eq!(workers(&state, 2), ["h43", "airship"]);
    assert_eq!(player(&state, 1).popularity(), 5);
    assert_eq!(placed(&events), [(1, Star::Combat)]);
    assert_eq!(airship(&state, 2), Some(at("h12")), "nor does the airship retreat");
}

#[test]
fn an_opponents_worker_enters_the_territory_under_an_airship() {
    let state = moves(CREW, "", "workers h05 h12", "airship h18\nworkers h43 airship");
    assert!(may(&state, "step worker h12 h18"));
}

#[test]
fn workers_aboard_two_airships_have_nothing_to_do_with_each_other() {
    let crimea = "airship h12\nworkers h43 airship";
    let mut state = flying(CREW, "", "airship h11\nworkers h04 airship", crimea);
    play(&mut state, "step airship h11 h12; drop workers 1; done");
    assert_eq!(workers(&state, 1), ["h04", "h12"]);
    assert_eq!(workers(&state, 2), ["h43", "airship"]);
}

// ---------------------------------------------------------------- combat, encounters, Traps, abilities

/// RL-138
#[test]
fn an_airship_adds_no_combat_card() {
    let nordic = "power 5\nhand 2222\nmechs 1 at h18\nairship h12\nworkers h04 airship";
    let crimea = "power 5\nhand 3333\nmechs 2 at h12\nairship h12";
    let mut state = moves("siege_engine craft", "", nordic, crimea);
    play(&mut state, "step mech h18 h12; done; 1: dial 0; 2: dial 0");
    assert_eq!(most_cards(&state, 1), 1);
    assert_eq!(most_cards(&state, 2), 1);
}

/// RL-138
#[test]
fn a_worker_aboard_does_not_help_the_peoples_army() {
    let rusviet = |workers: &str, carry: &str| {
        let board = "rules rulebook +airships\nairship-tiles siege_engine craft\nencounters";
        let mut state = duel_on(
            board,
            &format!("power 5\nhand 2222\nmechs 3 at h19\nairship h25\nworkers {workers}"),
            "power 5\nhand 3\nmechs 2 at h25",
        );
        play(&mut state, &format!("section build; move; step mech h19 h25; {carry}done; 1: dial 0"));
        most_cards(&state, 1)
    };
    assert_eq!(rusviet("h26 airship", ""), 1);
    assert_eq!(rusviet("h26 h19", "carry workers 1; "), 2, "one on the ground does");
}

/// RL-138
#[test]
fn an_airship_meets_no_encounter() {
    let mut state = flying(TOKENS, "encounters h11 h13", "airship h05", "");
    play(&mut state, "step airship h05 h11; step airship h11 h12");
    assert_eq!(state.public().question(), Some(Question::Units), "it is not stopped");
    let mut state = flying(TOKENS, "encounters h11 h13", "airship h12", "");
    play(&mut state, "step airship h12 h13; done; done");
    assert!(state.public().encounter_tokens().contains(at("h13")));
    assert_eq!(state.public().active(), seat(2));
}

#[test]
fn an_airship_over_the_factory_takes_no_factory_card() {
    let mut state = flying(TOKENS, "", "airship h24", "");
    play(&mut state, "step airship h24 h23; done; done");
    assert_eq!(player(&state, 1).factory_card(), None);
    assert_eq!(state.public().active(), seat(2));
}

/// A table with Invaders from Afar: Nordic moves, Togawa has laid Traps.
fn trapped(tiles: &str, board: &str, nordic: &str) -> State {
    let mut state = moving(&format!(
        "rules rulebook +airships +invaders-from-afar\nactive 1\nencounters\nairship-tiles {tiles}\n{board}
         seat nordic industrial\n{nordic}\nseat togawa mechanical"
    ));
    play(&mut state, "fly");
    state
}

/// RL-138
#[test]
fn an_airship_springs_no_trap() {
    let mut state = trapped(TOKENS, "trap h12 coins armed", "coins 9\nairship h11");
    let events = play(&mut state, "step airship h11 h12; step airship h12 h18");
    assert!(!events.iter().any(|e| matches!(e, Event::TrapSprung { .. })));
    assert_eq!(player(&state, 1).coins(), 9);
    assert!(state.to_position().contains("trap h12 coins armed"));
}

#[test]
fn a_dropped_worker_springs_no_trap() {
    let mut state = trapped(CREW, "trap h12 coins armed", "coins 9\nairship h11\nworkers h04 airship");
    let events = play(&mut state, "step airship h11 h12; drop workers 1; done");
    assert!(!events.iter().any(|e| matches!(e, Event::TrapSprung { .. })));
    assert_eq!(player(&state, 1).coins(), 9);
}

/// RL-139
#[test]
fn albion_does_not_rally_to_a_worker_aboard() {
    let albion = |board: &str, own: &str| {
        let mut state = position(&format!(
            "rules rulebook +airships +invaders-from-afar\nactive 2\nencounters\nairship-tiles bounty craft
             {board}\nseat nordic industrial\nseat albion mechanical\ncharacter h08\nmechs 4 at h08\n{own}"
        ));
        play(&mut state, "section build; move");
        state
    };
    let state = albion("", "airship h38\nworkers h01 airship");
    refused(&state, "step character h08 h38");
    refused(&state, "step mech h08 h38");
    assert!(may(&albion("", "airship h38\nworkers h01 h38"), "step character h08 h38"), "on the ground");
    assert!(
        may(&albion("flags h38", "airship h38\nworkers h01 airship"), "step character h08 h38"),
        "a Flag"
    );
}

#[test]
fn ronin_ignores_the_airship_and_its_workers() {
    let togawa = |step: &str| {
        let mut state = position(
            "rules rulebook +airships +invaders-from-afar\nactive 2\nencounters\nairship-tiles bounty craft
             seat nordic industrial\npower 3\nmechs 1 at h39\nseat togawa mechanical\npower 3
             character @togawa\nmechs 3 at h46\nairship h39\nworkers h46 airship airship",
        );
        play(&mut state, &format!("section build; move; step mech h46 h39; {step}; done"));
        state
    };
    let mut state = togawa("carry workers 0");
    assert_eq!(legal(&state), ["use", "skip"]);
    play(&mut state, "use");
    assert_eq!(player(&state, 2).power(), 5);
    let state = togawa("carry workers 1");
    assert_ne!(legal(&state), ["use", "skip"], "a worker on the ground makes two units");
}
