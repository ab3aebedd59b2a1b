//! Encounters: what can be chosen, what is gained, and when the token is met.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

fn has_token(state: &State, hex: &str) -> bool {
    state.public().encounter_tokens().contains(at(hex))
}

/// Nordic's character (seat 1) walks from h05 onto the encounter of h11; Crimea is the neighbour.
fn visit(board: &str, nordic: &str, crimea: &str, card: u8) -> State {
    let mut state = position(&format!(
        "active 1\n{board}\nseat nordic industrial\ncharacter h05\n{nordic}\nseat crimea mechanical\n{crimea}"
    ));
    play(&mut state, "section build; move; step character h05 h11; done");
    assert_eq!(pending(&state), "encounter-draw");
    play(&mut state, &format!("encounter {card}"));
    state
}

// RL-050
#[test]
fn only_options_that_can_be_paid_are_offered_and_one_must_be_taken() {
    // Card 1: for nothing, for 2 coins, for 2 popularity.
    let with =
        |coins: u8, popularity: u8| visit("", &format!("coins {coins}\npopularity {popularity}"), "", 1);
    assert_eq!(legal(&with(2, 2)), ["option 1", "option 2", "option 3"]);
    assert_eq!(legal(&with(2, 1)), ["option 1", "option 2"]);
    assert_eq!(legal(&with(1, 2)), ["option 1", "option 3"]);
    for dodge in ["skip", "done", "end", "option 3"] {
        refused(&with(2, 1), dodge);
    }
    // With neither coins nor popularity only the first is left, and it is taken without asking.
    let mut state = with(0, 1);
    assert_eq!(legal(&state), ["take 2", "take 1", "take 0"]);
    play(&mut state, "take 2; take 1");
    assert_eq!((player(&state, 1).coins(), player(&state, 1).popularity()), (2, 2));
}

// RL-050
#[test]
fn the_cost_of_the_chosen_option_is_paid() {
    let start = visit("", "coins 3\npopularity 5", "", 1);
    let mut state = start;
    play(&mut state, "option 2; take 4");
    assert_eq!((player(&state, 1).coins(), player(&state, 1).popularity()), (1, 5));
    assert_eq!(tokens(&state, "h11"), [4, 0, 0, 0]);
    let mut state = start;
    play(&mut state, "option 3; skip");
    assert_eq!((player(&state, 1).coins(), player(&state, 1).popularity()), (3, 3));
}

// RL-051
#[test]
fn any_part_of_the_benefit_may_be_left() {
    // Card 14, third option: a worker and 3 metal.
    let start = visit("", "popularity 4", "", 14);
    let mut state = start;
    play(&mut state, "option 3");
    assert_eq!(legal(&state), ["take 1", "take 0"]);
    play(&mut state, "take 0");
    assert_eq!(legal(&state), ["take 3", "take 2", "take 1", "take 0"]);
    play(&mut state, "take 3");
    assert_eq!((player(&state, 1).worker_count(), tokens(&state, "h11")), (2, [0, 3, 0, 0]));
    let mut state = start;
    play(&mut state, "option 3; take 1; take 0");
    assert_eq!((player(&state, 1).worker_count(), tokens(&state, "h11")), (3, [0; 4]));
    assert_eq!(player(&state, 1).popularity(), 2);
}

// RL-052
#[test]
fn a_mech_goes_on_the_characters_hex_without_worker_or_metal() {
    let mut state = visit("at h04 metal 4\nat h11 metal 1", "coins 4\nworkers h04 h05", "", 5);
    play(&mut state, "option 2");
    let places: Vec<String> = (1..=4).map(|slot| format!("deploy {slot} h11")).collect();
    assert_eq!(legal(&state)[..4], places);
    refused(&state, "deploy 1 h04");
    play(&mut state, "deploy 4 h11");
    assert_eq!((player(&state, 1).mechs_on(at("h11")), player(&state, 1).has_deployed(3)), (1, true));
    assert_eq!((tokens(&state, "h04")[1], tokens(&state, "h11")[1]), (4, 1));
    assert_eq!(player(&state, 1).coins(), 0);
}

// RL-052
#[test]
fn a_structure_goes_on_the_characters_hex_without_worker_or_wood() {
    let mut state = visit("at h04 wood 4", "coins 3\nworkers h04 h05", "", 9);
    play(&mut state, "option 2");
    refused(&state, "build mine h04");
    assert!(["monument", "armory", "mill", "mine"].iter().all(|s| may(&state, &format!("build {s} h11"))));
    // The wood on h04 is still there and could pay the bottom row.
    play(&mut state, "build mine h11");
    assert_eq!(player(&state, 1).structure(Structure::Mine), "h11".parse().ok());
    assert_eq!((tokens(&state, "h04")[3], player(&state, 1).coins()), (4, 0));
}

// RL-052
#[test]
fn workers_and_resources_go_on_the_characters_hex() {
    let mut state = visit("", "coins 2\nworkers h04 h05", "", 16);
    play(&mut state, "option 2; take 1; resources metal 1 wood 1");
    assert_eq!(player(&state, 1).workers_on(at("h11")), 1);
    assert_eq!(tokens(&state, "h11"), [0, 1, 0, 1]);
}

// RL-053
#[test]
fn no_second_structure_on_an_encounter_hex_though_the_cost_is_paid() {
    let mill = "structures mill h11";
    for (nordic, crimea) in [(mill, ""), ("", mill)] {
        let mut state = visit("", &format!("popularity 5\n{nordic}"), crimea, 1);
        let built = player(&state, 1).structure_count();
        assert!(may(&state, "option 3"));
        play(&mut state, "option 3");
        assert_ne!(state.public().question(), Some(Question::Build { at: Some(at("h11")) }));
        assert_eq!((player(&state, 1).structure_count(), player(&state, 1).popularity()), (built, 3));
        assert!(!has_token(&state, "h11"));
    }
}

// RL-054
#[test]
fn an_encounter_triggers_no_recruit_bonus_and_no_coins_of_the_mat() {
    let all = "recruits upgrade deploy build enlist\nbonuses power coins popularity cards";
    let three = "recruits upgrade deploy build\nbonuses power popularity cards";
    // Upgrade (card 7), deploy (5), build (9), enlist (4), each paid in coins.
    let cases = [
        (7, 2, "upgrade move_coin deploy"),
        (5, 4, "deploy 1 h11"),
        (9, 3, "build mill h11"),
        (4, 3, "enlist enlist coins 0"),
    ];
    for (card, cost, action) in cases {
        let mut state =
            visit("", &format!("power 2\npopularity 3\ncoins 6\n{three}"), &format!("coins 1\n{all}"), card);
        let neighbour = *player(&state, 2);
        let events = play(&mut state, &format!("option 2; {action}"));
        assert!(!events.iter().any(|e| matches!(e, Event::RecruitBonus { .. })), "card {card}");
        assert_eq!(*player(&state, 2), neighbour, "card {card}");
        let own = player(&state, 1);
        assert_eq!(
            (own.coins(), own.power(), own.popularity(), own.hand_count()),
            (6 - cost, 2, 3, 0),
            "card {card}"
        );
    }
}

// RL-054
#[test]
fn an_encounter_gives_the_one_time_bonus_of_a_recruit() {
    let mut state = visit("", "coins 3\npower 2", "", 4);
    play(&mut state, "option 2; enlist enlist power 2");
    assert_eq!((player(&state, 1).power(), player(&state, 1).hand_count()), (4, 0));
    assert!(player(&state, 1).has_enlisted(BottomAction::Enlist));
}

// RL-054
#[test]
fn an_encounter_triggers_no_structure_bonus() {
    // Card 25: 2 power and 1 popularity, as Bolster might give; the Monument and the Armory add nothing.
    let mut state = visit("", "power 2\npopularity 3\nstructures monument h04 armory h12", "", 25);
    play(&mut state, "option 1; take 2; take 1");
    assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (4, 4));
}

/// Nordic's character (seat 1) attacks a Crimean mech on the encounter hex h11.
fn contested_encounter(nordic: &str, crimea: &str) -> State {
    let mut state = position(&format!(
        "active 1\nseat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}\nmechs 1 at h11"
    ));
    play(&mut state, "section build; move");
    state
}

// RL-055
#[test]
fn a_character_that_loses_the_combat_has_no_encounter_and_the_token_stays() {
    let mut state = contested_encounter("power 1\ncharacter h05", "power 3");
    play(&mut state, "step character h05 h11; done; 1: dial 0; 2: dial 1");
    assert_eq!(player(&state, 1).character(), at("@nordic"));
    assert!(has_token(&state, "h11"));
    // The turn went on: Crimea is asked for its section.
    assert_eq!((state.public().active(), state.public().question()), (seat(2), Some(Question::Section)));
}

// RL-055
#[test]
fn a_character_that_wins_the_combat_has_its_encounter_afterwards() {
    let mut state = contested_encounter("power 1\npopularity 4\ncharacter h05", "power 0\nworkers h11 h47");
    let events = play(&mut state, "step character h05 h11; done; 1: dial 1");
    assert!(events.contains(&Event::StarPlaced { seat: seat(1), star: Star::Combat, total: 1 }));
    assert_eq!(pending(&state), "encounter-draw");
    play(&mut state, "encounter 15");
    // Popularity lost in the combat is gone before the choice: 3 are left for the third option.
    assert_eq!(player(&state, 1).popularity(), 3);
    play(&mut state, "option 1; take 2");
    assert!(!has_token(&state, "h11"));
}

// RL-055
#[test]
fn a_mech_that_wins_the_combat_has_no_encounter() {
    let mut state = contested_encounter("power 1\nmechs 1 at h05\nworkers h04 h04", "power 0");
    play(&mut state, "step mech h05 h11; done; 1: dial 1");
    assert_eq!(player(&state, 1).stars().on(Star::Combat), 1);
    assert!(has_token(&state, "h11"));
    assert_eq!(state.public().question(), Some(Question::Section));
}

// RL-055
#[test]
fn the_encounter_waits_for_every_combat_of_the_turn() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 3
           character h05
           mechs 1 at h29
         seat crimea mechanical
           power 2
           mechs 1 at h30",
    );
    play(&mut state, "section build; move; step character h05 h11; step mech h29 h30");
    assert_eq!(state.public().question(), Some(Question::Dials));
    assert!(has_token(&state, "h11"));
    play(&mut state, "1: dial 0; 2: dial 2");
    assert_eq!(pending(&state), "encounter-draw");
}

// RL-055
#[test]
fn a_sixth_star_in_the_combat_leaves_no_encounter() {
    let stars = format!("stars power popularity combat recruits objective\n{RECRUITED}");
    let mut state = contested_encounter(&format!("power 1\n{stars}\ncharacter h05"), "power 0");
    play(&mut state, "step character h05 h11; done; 1: dial 1");
    assert!(state.is_over());
    assert!(has_token(&state, "h11"));
    assert_eq!(player(&state, 1).character(), at("h11"));
}

// RL-056
#[test]
fn mechs_and_workers_on_a_token_have_no_encounter() {
    let mut state = position(
        "active 1
         seat nordic industrial
           mechs 1 at h05
           workers h04 h04
         seat crimea mechanical",
    );
    let mut events = play(&mut state, "section build; move; step mech h05 h11; step worker h04 h11");
    // Several turns later the token is still there, though other units move.
    events.extend(play(
        &mut state,
        "section build; skip; section upgrade; skip; section upgrade; skip; section build; move",
    ));
    events.extend(play(&mut state, "step character @nordic h05; done"));
    assert!(!events.iter().any(|e| matches!(e, Event::EncounterDrawn { .. })));
    assert!(has_token(&state, "h11"));
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
}

// RL-056
#[test]
fn a_character_that_moves_to_its_mech_takes_the_encounter() {
    let mut state = position(
        "active 1
         seat nordic industrial
           character h05
           mechs 1 at h11
         seat crimea mechanical",
    );
    play(&mut state, "section build; move; step character h05 h11; done");
    assert_eq!(pending(&state), "encounter-draw");
}

// RL-056
#[test]
fn a_character_that_has_not_moved_there_takes_no_encounter() {
    let mut state = position(
        "active 1
         seat nordic industrial
           character h11
           mechs 1 at h05
           workers h04 h04
         seat crimea mechanical",
    );
    let events = play(&mut state, "section build; move; step mech h05 h11; done");
    assert!(!events.iter().any(|e| matches!(e, Event::EncounterDrawn { .. })));
    assert_eq!((has_token(&state, "h11"), state.public().active()), (true, seat(2)));
}

// RL-057
#[test]
fn the_token_leaves_the_game_and_the_card_is_not_drawn_again() {
    let mut state = visit("", "", "character h43", 3);
    play(&mut state, "option 1; take 0; take 0");
    assert!(!has_token(&state, "h11"));
    assert_eq!(state.public().encounter_tokens().count(), 10);
    // The card lies under the deck of 28: the next visitor draws one of the others.
    play(&mut state, "section build; move; step character h43 h44; done");
    assert_eq!(pending(&state), "encounter-draw");
    assert_eq!(legal(&state).len(), 27);
    refused(&state, "encounter 3");
}

// RL-057
#[test]
fn a_hex_whose_token_is_gone_has_no_further_encounter() {
    let mut state = position(
        "active 1
         encounters h44
         seat nordic industrial
           character h05
           mechs 4 at h04
         seat crimea mechanical",
    );
    // Nor does it stop a character with Speed.
    play(&mut state, "section build; move; step character h05 h11; step character h11 h04; done");
    assert_eq!(player(&state, 1).character(), at("h04"));
    let mut state = position(
        &state.to_position().replace("active 2", "active 1").replace("token build", "token upgrade"),
    );
    let events = play(&mut state, "section build; move; step character h04 h11; done; done");
    assert!(!events.iter().any(|e| matches!(e, Event::EncounterDrawn { .. })));
    assert_eq!(state.public().active(), seat(2));
}
