//! Clan Albion: Exalt and its Flags, Burrow, Sword, Shield and Rally.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Event, Question, State};

/// Nordic (seat 1) and Albion (seat 2), who moves. No encounter tokens unless the board says so.
fn table(board: &str, nordic: &str, albion: &str) -> State {
    let encounters = if board.contains("encounters") { "" } else { "encounters" };
    position(&format!(
        "rules rulebook +invaders-from-afar\nactive 2\n{encounters}\n{board}
         seat nordic mechanical\n{nordic}\nseat albion industrial\n{albion}"
    ))
}

/// Albion has begun its Move action.
fn albion_moves(board: &str, nordic: &str, albion: &str) -> State {
    let mut state = table(board, nordic, albion);
    play(&mut state, "section build; move");
    assert_eq!(state.public().question(), Some(Question::Units));
    state
}

/// Albion has begun the Move of its Factory card.
fn factory_move(board: &str, albion: &str) -> State {
    let mut state = table(board, "", &format!("factory-card 1\ncoins 0\nobjectives 1\n{albion}"));
    play(&mut state, "section factory; move");
    assert_eq!(state.public().question(), Some(Question::Units));
    state
}

/// Nordic (seat 1) has begun its Move action against Albion (seat 2).
fn nordic_moves(nordic: &str, albion: &str) -> State {
    moving(&format!(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters
         seat nordic industrial\n{nordic}\nseat albion mechanical\n{albion}"
    ))
}

fn flags(state: &State) -> Vec<String> {
    state.public().tokens().flags().iter().map(|p| p.to_string()).collect()
}

/// Abilities used before the combat, by seat.
fn used(events: &[Event]) -> Vec<(Seat, BeforeCombat)> {
    let one = |e: &Event| {
        if let Event::AbilityUsed { seat, ability } = e { Some((*seat, *ability)) } else { None }
    };
    events.iter().filter_map(one).collect()
}

// ---------------------------------------------------------------- Exalt

#[test]
fn a_flag_may_be_placed_after_the_characters_move_and_the_move_action_goes_on() {
    let mut state = albion_moves("", "", "character h15\nmechs 2 at h02");
    play(&mut state, "step character h15 h16");
    assert_eq!(legal(&state), ["flag", "skip"]);
    let events = play(&mut state, "flag");
    assert!(events.contains(&Event::FlagPlaced { seat: seat(2), place: at("h16") }));
    assert_eq!(flags(&state), ["h16"]);
    assert!(may(&state, "step mech h02 h08"), "the second unit still moves");
    refused(&state, "step character h16 h10");
}

#[test]
fn a_flag_need_not_be_placed_and_is_not_offered_twice() {
    let mut state = albion_moves("", "", "character h15");
    play(&mut state, "step character h15 h16; skip; done");
    assert!(flags(&state).is_empty());
    assert_eq!(state.public().active(), seat(1), "nothing more is asked");
}

#[test]
fn mechs_and_workers_place_no_flags() {
    let mut state = albion_moves("", "", "mechs 2 at h15\nworkers h02 h08");
    play(&mut state, "step mech h15 h16");
    assert_eq!(state.public().question(), Some(Question::Units));
    play(&mut state, "step worker h02 h03");
    assert!(flags(&state).is_empty());
    assert_eq!(state.public().active(), seat(1));
}

#[test]
fn other_factions_place_no_flags() {
    let mut state = nordic_moves("character h10", "");
    play(&mut state, "step character h10 h16");
    assert_eq!(state.public().question(), Some(Question::Units));
}

#[test]
fn there_are_four_flags() {
    let mut state = albion_moves("flags h01 h08 h15", "", "character h10");
    play(&mut state, "step character h10 h16");
    assert!(may(&state, "flag"), "the fourth");
    let mut state = albion_moves("flags h01 h08 h15 h10", "", "character h10");
    play(&mut state, "step character h10 h16");
    assert_eq!(state.public().question(), Some(Question::Units), "no fifth");
}

/// RL-120
#[test]
fn a_second_flag_is_not_placed_on_the_same_territory() {
    let mut state = albion_moves("flags h16", "", "character h15");
    play(&mut state, "step character h15 h16");
    assert_eq!(state.public().question(), Some(Question::Units));
    assert_eq!(flags(&state), ["h16"]);
}

/// RL-120
#[test]
fn a_flag_is_not_placed_where_a_trap_lies_armed_or_not() {
    for side in ["disarmed known", "armed"] {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 2\nencounters\ntrap h16 coins {side}
             seat togawa mechanical\nseat albion industrial\ncharacter h15"
        ));
        play(&mut state, "section build; move; step character h15 h16");
        assert_eq!(state.public().question(), Some(Question::Units), "{side}");
        assert!(flags(&state).is_empty());
    }
}

/// RL-120
#[test]
fn a_flag_stays_where_it_is_whoever_comes() {
    let mut state = moving(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters\nflags h16
         seat nordic industrial\nmechs 1 at h10\nseat albion mechanical",
    );
    play(&mut state, "step mech h10 h16; done");
    assert_eq!(flags(&state), ["h16"]);
    assert_eq!(controller(&state, "h16"), Some(seat(1)), "a Flag blocks nobody");
}

/// RL-118
#[test]
fn before_a_combat_the_flag_waits_until_all_have_moved_and_the_combat_is_won() {
    let nordic = "power 1\ncharacter h16";
    let mut state = albion_moves("", nordic, "power 7\ncharacter h15\nmechs 4 at h02\nworkers h01 h01");
    play(&mut state, "step character h15 h16");
    assert_eq!(state.public().question(), Some(Question::Units), "not yet");
    play(&mut state, "step mech h02 h08");
    refused(&state, "flag");
    play(&mut state, "2: dial 5; 1: dial 0");
    assert_eq!(player(&state, 1).character(), at("@nordic"));
    assert_eq!(asked(&state), Actor::Seat(seat(2)));
    assert_eq!(legal(&state), ["flag", "skip"]);
    play(&mut state, "flag");
    assert_eq!(flags(&state), ["h16"]);
}

/// RL-118
#[test]
fn a_lost_combat_leaves_no_flag() {
    let mut state = albion_moves("", "power 5\ncharacter h16", "power 1\ncharacter h15");
    play(&mut state, "step character h15 h16; done; 2: dial 0; 1: dial 1");
    assert_eq!(player(&state, 2).character(), at("@albion"));
    assert_eq!(state.public().active(), seat(1), "Albion is asked nothing more");
    assert!(flags(&state).is_empty());
}

/// RL-118
#[test]
fn a_combat_of_a_mech_elsewhere_does_not_delay_the_flag() {
    let albion = "power 7\ncharacter h15\nmechs 1 at h02\nworkers h01 h01";
    let mut state = albion_moves("", "power 1\nmechs 1 at h08", albion);
    play(&mut state, "step mech h02 h08; step character h15 h16");
    assert_eq!(legal(&state), ["flag", "skip"]);
}

/// RL-118
#[test]
fn before_an_encounter_the_flag_waits_until_it_is_resolved() {
    let mut state = albion_moves("encounters h08", "", "character h15");
    play(&mut state, "step character h15 h08");
    assert_eq!(state.public().question(), Some(Question::Units), "not yet");
    play(&mut state, "done; encounter 1");
    refused(&state, "flag");
    play(&mut state, "option 1; take 2; take 1");
    assert_eq!(legal(&state), ["flag", "skip"]);
    play(&mut state, "flag");
    assert_eq!(flags(&state), ["h08"]);
}

/// RL-118
#[test]
fn with_combat_and_encounter_the_flag_comes_after_both() {
    let nordic = "power 1\ncharacter h08";
    let mut state = albion_moves("encounters h08", nordic, "power 7\ncharacter h15");
    play(&mut state, "step character h15 h08; done; 2: dial 5; 1: dial 0");
    assert_eq!(pending(&state), "encounter-draw");
    play(&mut state, "encounter 1; option 1; take 2; take 1; flag");
    assert_eq!(flags(&state), ["h08"]);
}

#[test]
fn lone_workers_are_no_combat_and_delay_nothing() {
    let mut state = albion_moves("", "workers h16 h16", "popularity 5\ncharacter h15");
    play(&mut state, "step character h15 h16");
    assert_eq!(legal(&state), ["flag", "skip"]);
    assert_eq!(player(&state, 1).workers_on(at("@nordic")), 2);
}

#[test]
fn workers_that_leave_after_all_moves_make_the_flag_wait() {
    let mut state = position(
        "rules rulebook +invaders-from-afar -workers-retreat-at-once\nactive 2\nencounters
         seat nordic mechanical\nworkers h16 h16
         seat albion industrial\npopularity 5\ncharacter h15",
    );
    play(&mut state, "section build; move; step character h15 h16; done");
    assert_eq!(player(&state, 1).workers_on(at("@nordic")), 2);
    assert_eq!(legal(&state), ["flag", "skip"]);
    play(&mut state, "flag");
    assert_eq!(flags(&state), ["h16"]);
}

#[test]
fn on_a_factory_move_the_flag_comes_where_the_character_ends() {
    let mut state = factory_move("", "character h15");
    play(&mut state, "step character h15 h16");
    refused(&state, "flag");
    let mut on = state;
    play(&mut on, "step character h16 h10");
    assert_eq!(legal(&on), ["flag", "skip"]);
    play(&mut on, "flag");
    assert_eq!(flags(&on), ["h10"]);
    play(&mut state, "done; flag");
    assert_eq!(flags(&state), ["h16"]);
}

#[test]
fn a_flag_may_be_placed_beside_the_home_base() {
    let mut state = albion_moves("", "", "");
    play(&mut state, "step character @albion h01; flag");
    assert_eq!(flags(&state), ["h01"]);
}

// ---------------------------------------------------------------- scoring of Flags

/// Territories Albion would score with its workers at home.
fn territories(board: &str, nordic: &str, albion: &str) -> u32 {
    table(board, nordic, &format!("workers @albion @albion\n{albion}")).score(seat(2)).territories
}

/// RL-119
#[test]
fn a_flag_beside_the_home_base_scores_nothing_extra() {
    assert_eq!(territories("flags h01", "", "character h01"), 1);
    assert_eq!(territories("flags h02", "", "character h02"), 1);
}

/// RL-119
#[test]
fn a_flag_elsewhere_adds_a_territory_to_a_controlled_one() {
    assert_eq!(territories("", "", "character h08"), 1);
    assert_eq!(territories("flags h08", "", "character h08"), 2);
    assert_eq!(territories("flags h08 h15", "", "character h08\nmechs 1 at h15"), 4);
    assert_eq!(territories("flags h08", "", "structures mill h08"), 2, "a structure controls as well");
}

/// RL-119
#[test]
fn a_flag_without_control_scores_nothing() {
    assert_eq!(territories("flags h16", "", ""), 0, "a Flag gives no control");
    assert_eq!(controller(&table("flags h16", "", ""), "h16"), None);
    assert_eq!(territories("flags h16", "mechs 1 at h16", ""), 0);
    assert_eq!(
        territories("flags h16", "mechs 1 at h16", "structures mill h16"),
        0,
        "nor under an enemy unit"
    );
    let state = table("flags h16", "workers h05 h05\nmechs 1 at h16", "");
    assert_eq!(state.score(seat(1)).territories, 2, "and nobody else scores it");
}

/// RL-121
#[test]
fn the_factory_with_a_flag_counts_as_four_territories() {
    let albion = "popularity 8\nworkers @albion @albion\ncharacter h23\nfactory-card 1";
    let score = table("flags h23", "", albion).score(seat(2));
    assert_eq!((score.territories, score.territory_coins), (4, 12));
    let score = table("", "", albion).score(seat(2));
    assert_eq!((score.territories, score.territory_coins), (3, 9), "without the Flag three");
}

#[test]
fn a_flag_may_be_placed_on_the_factory() {
    let mut state = albion_moves("", "", "character h16");
    play(&mut state, "step character h16 h23; flag; done");
    play(&mut state, "deal factory 1; deal factory 2; deal factory 3; keep 2");
    assert_eq!(flags(&state), ["h23"]);
    assert_eq!(player(&state, 2).factory_card().map(|c| c.to_string()), Some("2".into()));
}

// ---------------------------------------------------------------- Burrow

/// RL-122
#[test]
fn burrow_crosses_a_river_into_a_tunnel() {
    let albion = "character h03\nworkers h03 h08";
    let state = albion_moves("", "", &format!("{albion}\nmechs 1 at h03"));
    assert_eq!(steps(&state, "mech", "h03"), ["h02", "h10"]);
    assert_eq!(steps(&state, "character", "h03"), ["h02", "h10"]);
    assert_eq!(steps(&state, "worker", "h03"), ["h02"], "never a worker by itself");
    let state = albion_moves("", "", &format!("{albion}\nmechs 2 at h03"));
    assert_eq!(steps(&state, "mech", "h03"), ["h02"], "not without its mech");
    assert_eq!(steps(&state, "character", "h03"), ["h02"]);
}

/// RL-122
#[test]
fn burrow_crosses_a_river_out_of_a_tunnel() {
    let far = ["h15", "h16", "h18", "h29", "h32", "h37"];
    let state = albion_moves("", "", "mechs 1 at h10\nworkers h10 h10");
    assert_eq!(steps(&state, "mech", "h10"), ["h03", "h04", "h11", "h15", "h16", "h18", "h29", "h32", "h37"]);
    assert_eq!(steps(&state, "worker", "h10"), far);
    let state = albion_moves("", "", "mechs 3 at h10");
    assert_eq!(steps(&state, "mech", "h10"), far);
}

/// RL-122
#[test]
fn burrow_crosses_no_other_river_and_enters_no_lake() {
    // h08 and h14 touch over a river; neither has a tunnel.
    let state = albion_moves("", "", "mechs 1 at h08\ncharacter h14");
    assert_eq!(steps(&state, "mech", "h08"), ["h01", "h02", "h15"]);
    assert_eq!(steps(&state, "character", "h14"), ["h15", "h20", "h21"]);
}

/// RL-122
#[test]
fn albions_own_mine_is_a_tunnel_for_burrow() {
    let albion = "mechs 1 at h08\ncharacter h14\nworkers h08 h14\nstructures mine h08";
    let state = albion_moves("", "", albion);
    assert!(may(&state, "step mech h08 h14"), "out of it");
    assert!(may(&state, "step character h14 h08"), "into it");
    refused(&state, "step worker h08 h14");
    refused(&state, "step worker h14 h08");
    let state = albion_moves("", "", &albion.replace("mechs 1", "mechs 2"));
    refused(&state, "step mech h08 h14");
}

/// RL-122
#[test]
fn an_enemy_mine_is_no_tunnel_for_burrow() {
    let state = albion_moves("", "structures mine h08", "mechs 1 at h08\ncharacter h14");
    refused(&state, "step mech h08 h14");
    refused(&state, "step character h14 h08");
}

/// RL-122
#[test]
fn burrow_leads_to_no_home_base() {
    // h13 touches the Rusviet base over a river.
    let state = albion_moves("", "", "mechs 1 at h13\nstructures mine h13");
    let bases: Vec<String> =
        steps(&state, "mech", "h13").into_iter().filter(|p| p.starts_with('@')).collect();
    assert!(bases.is_empty(), "{bases:?}");
    assert!(may(&state, "step mech h13 h19"), "the river itself is crossed");
}

/// RL-122
#[test]
fn a_mech_carries_workers_through_burrow() {
    let mut state = albion_moves("", "", "mechs 1 at h03\nworkers h03 h08");
    play(&mut state, "step mech h03 h10; carry workers 1");
    assert_eq!(player(&state, 2).workers_on(at("h10")), 1);
}

// ---------------------------------------------------------------- Sword

#[test]
fn sword_takes_two_power_from_the_defender() {
    let mut state = albion_moves("", "power 5\ncharacter h16", "power 4\nmechs 2 at h15");
    let events = play(&mut state, "step mech h15 h16; done");
    assert_eq!(used(&events), [(seat(2), BeforeCombat::Sword)]);
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (3, 4));
    assert!(state.legal(seat(1)).iter().all(|m| m.to_string() != "dial 4"), "before the dials");
}

#[test]
fn sword_works_for_the_character_too_and_not_below_zero() {
    let mut state = albion_moves("", "power 1\ncharacter h16", "power 4\ncharacter h15\nmechs 2 at @albion");
    play(&mut state, "step character h15 h16; done");
    assert_eq!(player(&state, 1).power(), 0);
}

#[test]
fn sword_counts_once_a_combat_and_only_with_its_mech() {
    let albion = |slot| format!("power 4\ncharacter h15\nmechs {slot} at h15");
    for (slot, left) in [(2, 3), (1, 5), (3, 5), (4, 5)] {
        let mut state = albion_moves("", "power 5\ncharacter h16", &albion(slot));
        play(&mut state, "step mech h15 h16; step character h15 h16");
        assert_eq!(player(&state, 1).power(), left, "slot {slot}");
    }
}

#[test]
fn sword_does_nothing_for_the_defender() {
    let mut state = nordic_moves("power 5\ncharacter h10", "power 4\nmechs 2 at h16");
    let events = play(&mut state, "step character h10 h16; done");
    assert!(state.public().combat().is_some());
    assert!(used(&events).is_empty());
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (5, 4));
}

#[test]
fn sword_needs_a_combat_and_lone_workers_are_none() {
    let mut state = albion_moves("", "power 5\nworkers h16 h16", "popularity 5\nmechs 2 at h15");
    let events = play(&mut state, "step mech h15 h16; done");
    assert!(used(&events).is_empty());
    assert_eq!(player(&state, 1).power(), 5);
}

// ---------------------------------------------------------------- Shield

#[test]
fn shield_gives_the_defender_two_power() {
    let mut state = nordic_moves("power 5\ncharacter h10", "power 4\nmechs 3 at h16");
    let events = play(&mut state, "step character h10 h16; done");
    assert_eq!(used(&events), [(seat(2), BeforeCombat::Shield)]);
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (5, 6));
    play(&mut state, "1: dial 5; 2: dial 6; draw 2");
    assert_eq!(combat_stars(&state, 2), 1, "the power is there for this combat");
    assert_eq!(player(&state, 2).power(), 0);
}

#[test]
fn shield_works_for_the_character_too_and_not_above_sixteen() {
    let mut state = nordic_moves("power 5\ncharacter h10", "power 15\ncharacter h16\nmechs 3 at @albion");
    let events = play(&mut state, "step character h10 h16; done");
    assert_eq!(player(&state, 2).power(), 16);
    assert_eq!(placed(&events), [(2, Star::Power)], "16 power earns its star at once");
}

#[test]
fn shield_counts_once_a_combat_and_only_with_its_mech() {
    for (slot, power) in [(3, 6), (1, 4), (2, 4), (4, 4)] {
        let albion = format!("power 4\ncharacter h16\nmechs {slot} at h16");
        let mut state = nordic_moves("power 5\ncharacter h10", &albion);
        play(&mut state, "step character h10 h16; done");
        assert_eq!(player(&state, 2).power(), power, "slot {slot}");
    }
}

#[test]
fn shield_does_nothing_for_the_attacker() {
    let mut state = albion_moves("", "power 5\ncharacter h16", "power 4\nmechs 3 at h15");
    let events = play(&mut state, "step mech h15 h16; done");
    assert!(state.public().combat().is_some());
    assert!(used(&events).is_empty());
    assert_eq!(player(&state, 2).power(), 4);
}

#[test]
fn shield_does_not_help_lone_workers() {
    let mut state =
        nordic_moves("popularity 5\ncharacter h10", "power 4\nworkers h16 h16\nmechs 3 at @albion");
    let events = play(&mut state, "step character h10 h16; done");
    assert!(used(&events).is_empty());
    assert_eq!(player(&state, 2).power(), 4);
    assert_eq!(player(&state, 2).workers_on(at("@albion")), 2);
}

// ---------------------------------------------------------------- Rally

#[test]
fn rally_leads_to_own_workers_and_flags_at_any_distance() {
    let albion = "mechs 4 at h30\ncharacter h34\nworkers h02 h08 h37";
    let state = albion_moves("flags h16 h44", "workers h05 h05", albion);
    assert_eq!(steps(&state, "mech", "h30"), ["h02", "h08", "h16", "h23", "h29", "h36", "h37", "h44"]);
    assert_eq!(steps(&state, "character", "h34"), ["h02", "h08", "h16", "h35", "h37", "h41", "h44"]);
    assert_eq!(steps(&state, "worker", "h02"), ["h01", "h03", "h08"], "workers do not rally");
}

#[test]
fn rally_starts_at_the_home_base_too_and_never_leads_to_one() {
    let state = albion_moves("flags h16", "", "mechs 4 at @albion\ncharacter h34\nworkers @albion h37");
    assert_eq!(steps(&state, "mech", "@albion"), ["h01", "h02", "h16", "h37"]);
    assert_eq!(steps(&state, "character", "h34"), ["h16", "h35", "h37", "h41"]);
}

#[test]
fn without_its_mech_nobody_rallies() {
    for slot in [1, 2, 3] {
        let albion = format!("mechs {slot} at h30\nworkers h02 h08");
        let state = albion_moves("flags h16", "", &albion);
        assert_eq!(steps(&state, "mech", "h30"), ["h23", "h29", "h36", "h37"], "slot {slot}");
    }
}

#[test]
fn rally_is_one_step_with_what_the_mech_carries() {
    let mut state = albion_moves("at h30 oil 2\nflags h16", "", "mechs 4 at h30\nworkers h30 h02");
    play(&mut state, "step mech h30 h16; carry oil 2; carry workers 1");
    assert_eq!((player(&state, 2).workers_on(at("h16")), tokens_of(&state, "h16", Resource::Oil)), (1, 2));
    assert!(steps(&state, "mech", "h16").is_empty());
}

#[test]
fn rally_may_be_either_step_of_a_factory_move() {
    let mut state = factory_move("flags h16", "mechs 4 at h30\nworkers h01 h02");
    play(&mut state, "step mech h30 h16");
    assert_eq!(steps(&state, "mech", "h16"), ["h01", "h02", "h10", "h15", "h23"]);
    let mut state = factory_move("flags h16", "mechs 4 at h30\nworkers h01 h02");
    play(&mut state, "step mech h30 h37");
    assert!(may(&state, "step mech h37 h16"));
}

/// RL-123
#[test]
fn rally_leads_to_a_flag_under_an_enemy_mech_and_into_a_combat() {
    let mut state = albion_moves("flags h16", "power 2\nmechs 1 at h16", "power 5\nmechs 4 at h30");
    let events = play(&mut state, "step mech h30 h16; done");
    let began = Event::CombatBegan { place: at("h16"), attacker: seat(2), defender: seat(1) };
    assert!(events.contains(&began));
    play(&mut state, "2: dial 5; 1: dial 2; draw 2");
    assert_eq!(controller(&state, "h16"), Some(seat(2)));
}

/// RL-123
#[test]
fn a_character_that_rallies_may_place_a_flag() {
    let mut state = albion_moves("", "", "character h34\nmechs 4 at h30\nworkers h08 h37");
    play(&mut state, "step character h34 h37; flag");
    assert_eq!(flags(&state), ["h37"]);
}
