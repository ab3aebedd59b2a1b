//! Rulings on the moment an objective is revealed, on Produce and on the Mill.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

// ---------------------------------------------------------------- objectives

/// Card 22 (a Factory card and no upgrade) holds throughout; card 2 (three tunnels) never does.
const BREAKTHROUGH: &str = "
    active 1
    at h04 wood 3
    seat nordic industrial
      objectives 2 22
      factory-card 4
    seat crimea mechanical";

/// RL-065
#[test]
fn objective_may_be_revealed_before_between_and_after_the_actions() {
    let mut state = position(BREAKTHROUGH);
    assert!(may(&state, "reveal 22"), "before the top row");
    play(&mut state, "section build; move; step worker h04 h11; carry wood 0; done");
    assert!(may(&state, "reveal 22"), "after the top row and before the bottom row");
    play(&mut state, "skip");
    assert!(may(&state, "reveal 22"), "after the bottom row");
    for moves in ["", "section build; coins 1", "section build; coins 1; skip"] {
        let mut state = position(BREAKTHROUGH);
        play(&mut state, moves);
        let events = play(&mut state, "reveal 22");
        assert!(
            events.contains(&Event::StarPlaced { seat: seat(1), star: Star::Objective, total: 1 }),
            "{moves}"
        );
    }
}

/// RL-065
#[test]
fn objective_is_never_revealed_during_a_top_row_action() {
    let mut state = position(BREAKTHROUGH);
    play(&mut state, "section build; move");
    refused(&state, "reveal 22");
    play(&mut state, "step worker h04 h11");
    refused(&state, "reveal 22");
    play(&mut state, "carry wood 0");
    refused(&state, "reveal 22");

    let mut state = position(BREAKTHROUGH);
    play(&mut state, "section deploy; produce");
    refused(&state, "reveal 22");

    let mut state = position(BREAKTHROUGH);
    play(&mut state, "section enlist; trade resources");
    refused(&state, "reveal 22");
    play(&mut state, "on h04");
    refused(&state, "reveal 22");
}

/// RL-065
#[test]
fn objective_is_never_revealed_during_a_bottom_row_action_or_a_combat() {
    let mut state = position(BREAKTHROUGH);
    play(&mut state, "section build; skip; pay coins 1");
    assert!(matches!(state.public().question(), Some(Question::Build { .. })));
    refused(&state, "reveal 22");

    let mut state = position(
        "active 1
         seat nordic industrial
           power 5
           objectives 22
           factory-card 4
           character h04
         seat crimea mechanical
           power 5
           character h11",
    );
    play(&mut state, "section build; move; step character h04 h11; done");
    assert!(state.public().combat().is_some());
    refused(&state, "reveal 22");
}

/// RL-065
#[test]
fn objective_that_names_the_end_of_the_turn_waits_for_it() {
    let mut state = position(
        "active 1
         seat nordic industrial
           coins 30
           objectives 12
         seat crimea mechanical",
    );
    refused(&state, "reveal 12");
    play(&mut state, "section build; coins 1");
    refused(&state, "reveal 12");
    play(&mut state, "skip");
    assert!(may(&state, "reveal 12"));
}

/// RL-065
#[test]
fn older_printings_let_an_objective_be_revealed_in_the_middle_of_an_action() {
    let mut state = position(&format!("rules rulebook -objectives-between-actions\n{BREAKTHROUGH}"));
    play(&mut state, "section build; move");
    assert!(may(&state, "reveal 22"));
}

/// RL-066
#[test]
fn objective_must_hold_at_the_moment_of_revealing() {
    let mut state = position(
        "active 1
         seat nordic industrial
           coins 2
           popularity 7
           objectives 8
           workers h04 h04 h05 h05
         seat crimea mechanical
           objectives 1",
    );
    assert!(may(&state, "reveal 8"), "met now");
    play(&mut state, "section build; coins 1");
    refused(&state, "reveal 8");
    play(&mut state, "skip");
    refused(&state, "reveal 8");
    play(&mut state, "end; section upgrade; skip; skip; end");
    refused(&state, "reveal 8");
}

/// RL-066
#[test]
fn worker_driven_off_last_turn_does_not_serve_this_turns_objective() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 7
           popularity 5
           objectives 6
           mechs 3 at h04
         seat crimea mechanical
           workers h11 h43",
    );
    refused(&state, "reveal 6");
    play(&mut state, "section build; move; step mech h04 h11; carry workers 0; done");
    assert!(may(&state, "reveal 6"));
    play(&mut state, "skip; end; section upgrade; skip");
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
    refused(&state, "reveal 6");
}

/// RL-067
#[test]
fn one_objective_gives_one_star_and_both_cards_go_under_the_deck() {
    let mut state = position(BREAKTHROUGH);
    play(&mut state, "reveal 22");
    assert_eq!(player(&state, 1).stars().on(Star::Objective), 1);
    assert_eq!(player(&state, 1).stars().total(), 1);
    assert_eq!(state.own(seat(1)).objectives().count(), 0);
    assert_eq!(player(&state, 1).objective_count(), 0);
    let text = state.to_position();
    assert!(text.contains("objective-deck 1-23\n"), "{text}");
    assert!(!legal(&state).iter().any(|m| m.starts_with("reveal")));
}

/// RL-067
#[test]
fn saxony_keeps_its_other_objective() {
    let mut state = position(
        "active 2
         seat nordic industrial
         seat saxony mechanical
           objectives 2 22
           factory-card 4",
    );
    play(&mut state, "reveal 22");
    let left: Vec<u8> = state.own(seat(2)).objectives().map(Objective::number).collect();
    assert_eq!(left, [2]);
    assert_eq!(player(&state, 2).stars().on(Star::Objective), 1);
}

/// RL-068
#[test]
fn coins_of_a_bottom_row_action_may_be_refused_for_an_objective() {
    let start = position(
        "active 1
         at h04 oil 3
         seat nordic industrial
           coins 2
           popularity 7
           objectives 8
           workers h04 h04 h05 h05
         seat crimea mechanical",
    );
    let mut state = start;
    play(&mut state, "section upgrade; skip; pay coins 0; upgrade move_coin build");
    assert_eq!(player(&state, 1).coins(), 2);
    assert_eq!(player(&state, 1).upgrade_count(), 1);
    assert!(may(&state, "reveal 8"));

    let mut state = start;
    play(&mut state, "section upgrade; skip; pay coins 3; upgrade move_coin build");
    assert_eq!(player(&state, 1).coins(), 5);
    refused(&state, "reveal 8");
}

/// RL-069
#[test]
fn objective_is_not_revealed_on_another_players_turn() {
    let mut state = position(
        "active 1
         at h04 wood 3
         seat nordic industrial
           objectives 1
         seat crimea mechanical
           power 0
           popularity 12
           objectives 18
           workers h43 h43 h43 h47 h47
           recruits build
           bonuses coins",
    );
    play(&mut state, "section build; skip; pay coins 1; build mine h04");
    assert_eq!(player(&state, 2).popularity(), 13, "the recruit bonus completes the card");
    assert!(state.legal(seat(2)).is_empty());
    let reveal = Move::Reveal(Objective::new(18).unwrap());
    assert!(state.apply(Actor::Seat(seat(2)), reveal).is_err());
    play(&mut state, "end");
    assert_eq!(asked(&state), Actor::Seat(seat(2)));
    assert!(may(&state, "reveal 18"), "one's own turn has come");
}

// ---------------------------------------------------------------- produce

/// RL-070
#[test]
fn produce_takes_two_different_territories() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h04 h05 h11
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h04 1; produce h11 1");
    assert_eq!(tokens_of(&state, "h04", Resource::Wood), 1);
    assert_eq!(tokens_of(&state, "h11", Resource::Metal), 1);
    assert_eq!(tokens_of(&state, "h05", Resource::Oil), 0);
    assert_ne!(state.public().active(), seat(1), "there is no third territory");
}

/// RL-070
#[test]
fn one_territory_does_not_produce_twice() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h04 h04 h05
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h04 1");
    refused(&state, "produce h04 1");
    assert!(may(&state, "produce h05 1"));
}

/// RL-070
#[test]
fn each_worker_may_produce_one_token_or_none() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h04 h04 h05
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce");
    for allowed in ["produce h04 1", "produce h04 2", "produce h05 1", "done"] {
        assert!(may(&state, allowed), "{allowed}");
    }
    refused(&state, "produce h04 3");
    refused(&state, "produce h11 1");
}

/// RL-070
#[test]
fn each_terrain_makes_its_own_token() {
    for (hex, resource) in
        [("h12", Resource::Food), ("h11", Resource::Metal), ("h05", Resource::Oil), ("h04", Resource::Wood)]
    {
        let mut state = position(&format!(
            "active 1
             seat nordic industrial
               workers {hex} {hex}
             seat crimea mechanical"
        ));
        play(&mut state, &format!("section deploy; produce; produce {hex} 2"));
        assert_eq!(tokens_of(&state, hex, resource), 2, "{hex}");
        assert_eq!(state.score(seat(1)).resources, 2, "nothing else was made");
    }
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h06 h06
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h06 2");
    assert_eq!(player(&state, 1).workers_on("h06".parse().unwrap()), 4);
}

/// RL-070
#[test]
fn upgraded_produce_takes_three_territories() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h04 h05 h11
           cubes produce_territory
           reduced build
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h04 1; produce h05 1; produce h11 1");
    assert_eq!(state.score(seat(1)).resources, 3);
}

fn six_workers(power: u8, popularity: u8) -> State {
    position(&format!(
        "active 1
         seat nordic industrial
           power {power}
           popularity {popularity}
           workers h04 h04 h04 h05 h05 h05
         seat crimea mechanical"
    ))
}

/// RL-071
#[test]
fn produce_needs_its_whole_cost() {
    for (power, popularity) in [(0, 5), (5, 0), (0, 0)] {
        let mut state = six_workers(power, popularity);
        play(&mut state, "section deploy");
        assert!(!legal(&state).contains(&"produce".to_string()), "power {power}, popularity {popularity}");
    }
    let mut state = six_workers(1, 1);
    play(&mut state, "section deploy; produce");
    assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (0, 0));
}

/// RL-071
#[test]
fn produce_costs_what_every_empty_worker_space_shows() {
    for (out, cost) in [
        (2, (0, 0, 0)),
        (3, (0, 0, 0)),
        (4, (1, 0, 0)),
        (5, (1, 0, 0)),
        (6, (1, 1, 0)),
        (7, (1, 1, 0)),
        (8, (1, 1, 1)),
    ] {
        let workers = "h04 ".repeat(out);
        let mut state = position(&format!(
            "active 1
             seat nordic industrial
               power 9
               popularity 9
               coins 9
               workers {workers}
             seat crimea mechanical"
        ));
        play(&mut state, "section deploy; produce");
        let p = player(&state, 1);
        assert_eq!((9 - p.power(), 9 - p.popularity(), 9 - p.coins()), cost, "{out} workers");
    }
}

/// RL-072
#[test]
fn workers_made_now_raise_the_cost_of_the_next_produce_only() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 4
           popularity 4
           workers h06 h06 h06
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h06 3");
    assert_eq!(player(&state, 1).worker_count(), 6);
    assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (4, 4));
    play(
        &mut state,
        "section upgrade; skip; section upgrade; skip; section build; coins 1; section deploy; produce",
    );
    assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (3, 3));
}

// ---------------------------------------------------------------- mill

/// RL-073
#[test]
fn mill_without_a_worker_makes_one_token_on_an_extra_territory() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h04 h05
           structures mill h24
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h04 1; produce h05 1");
    refused(&state, "produce h24 2");
    play(&mut state, "produce h24 1");
    assert_eq!(tokens_of(&state, "h24", Resource::Metal), 1);
    assert_eq!(state.score(seat(1)).resources, 3);
}

/// RL-074
#[test]
fn mill_adds_one_token_to_those_of_the_workers_beside_it() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h11 h11
           structures mill h11
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce");
    refused(&state, "produce h11 4");
    play(&mut state, "produce h11 3");
    assert_eq!(tokens_of(&state, "h11", Resource::Metal), 3);
}

/// RL-074
#[test]
fn mill_on_a_village_makes_a_worker() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h06 h04
           structures mill h06
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h04 1; produce h06 2");
    assert_eq!(player(&state, 1).workers_on("h06".parse().unwrap()), 3);
}

/// Enemy units stand on the hexes of three structures of seat 1.
fn occupied(rules: &str) -> State {
    position(&format!(
        "rules {rules}
         active 1
         seat nordic industrial
           power 4
           popularity 4
           workers h04 h05
           structures mill h11 monument h12 armory h13
         seat crimea mechanical
           character h12
           mechs 1 2 at h11 h13"
    ))
}

/// RL-075
#[test]
fn mill_under_an_enemy_does_not_produce_by_the_current_rules() {
    let mut state = occupied("current");
    play(&mut state, "section deploy; produce");
    refused(&state, "produce h11 1");
    assert!(may(&state, "produce h04 1"));
}

/// RL-075
#[test]
fn mill_under_an_enemy_produces_by_the_booklets() {
    let mut state = occupied("rulebook");
    play(&mut state, "section deploy; produce; produce h04 1; produce h05 1; produce h11 1");
    assert_eq!(tokens_of(&state, "h11", Resource::Metal), 1);
    assert_eq!(state.score(seat(1)).resources, 2, "the token lies under the enemy's control");
    assert_eq!(state.score(seat(2)).resources, 1);
}

/// RL-075
#[test]
fn other_structures_work_under_an_enemy() {
    for rules in ["rulebook", "current"] {
        let mut state = occupied(rules);
        play(&mut state, "section upgrade; bolster power 2 bonus");
        assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (6, 5), "{rules}: Monument");
        let mut state = occupied(rules);
        play(&mut state, "section enlist; trade popularity 1 bonus");
        assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (5, 5), "{rules}: Armory");
        let mut state = position(&format!(
            "rules {rules}
             active 1
             seat nordic industrial
               character h10
               workers h04 h04
               structures mine h05
             seat crimea mechanical
               character h05"
        ));
        play(&mut state, "section build; move");
        assert!(may(&state, "step character h10 h05"), "{rules}: Mine");
    }
}

/// RL-076
#[test]
fn mills_extra_territory_is_its_own_and_may_be_left_out() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h04 h05 h12
           structures mill h11
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h04 1; produce h05 1");
    assert_eq!(legal(&state), ["produce h11 1", "done"], "no third ordinary territory in the Mill's place");
    play(&mut state, "done");
    assert_eq!(tokens_of(&state, "h11", Resource::Metal), 0);
    assert_eq!(state.score(seat(1)).resources, 2);
}

/// RL-076
#[test]
fn mills_territory_comes_on_top_wherever_it_lies_on_the_map() {
    for mill in ["h04", "h05", "h11"] {
        let mut state = position(&format!(
            "active 1
             seat nordic industrial
               workers h04 h05 h11
               structures mill {mill}
             seat crimea mechanical"
        ));
        play(&mut state, "section deploy; produce");
        for hex in ["h04", "h05", "h11"] {
            play(&mut state, &format!("produce {hex} {}", if hex == mill { 2 } else { 1 }));
        }
        assert_eq!(state.score(seat(1)).resources, 4, "Mill on {mill}");
    }
}

/// RL-077
#[test]
fn village_makes_nothing_once_all_workers_are_out() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 3
           popularity 3
           stars workers
           workers h04 h05 h06 h06 h06 h06 h06 h06
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce");
    assert_eq!(legal(&state), ["produce h04 1", "produce h05 1", "done"]);
    play(&mut state, "produce h04 1; produce h05 1");
    assert_eq!(player(&state, 1).worker_count(), 8);
}

/// RL-077
#[test]
fn village_makes_no_more_workers_than_are_left_on_the_mat() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 3
           popularity 3
           workers h04 h06 h06 h06 h06 h06 h06
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce");
    assert!(may(&state, "produce h06 1"));
    refused(&state, "produce h06 2");
}

/// RL-077
#[test]
fn workers_driven_off_go_home_and_never_back_to_the_mat() {
    let mut state = position(
        "active 1
         seat nordic industrial
           mechs 3 at h04
           workers h04 h05
         seat crimea mechanical
           workers h11 h11 h43",
    );
    play(&mut state, "section build; move; step mech h04 h11; carry workers 0; done");
    assert_eq!(player(&state, 2).worker_count(), 3);
    assert_eq!(player(&state, 2).workers_on(Place::home(Faction::Crimea)), 2);
}
