//! The Factory: the visit, the card as a fifth section, and the hex itself.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

fn card(number: u8) -> Option<FactoryCard> {
    FactoryCard::new(number)
}

/// Nordic (seat 1) holds a Factory card; Crimea is the neighbour.
fn holding(number: u8, board: &str, nordic: &str, crimea: &str) -> State {
    position(&format!(
        "active 1\n{board}\nseat nordic industrial\nfactory-card {number}\n{nordic}\nseat crimea mechanical\n{crimea}"
    ))
}

fn four_players() -> State {
    position(
        "active 1
         seat nordic industrial
           power 0
           character h24
         seat rusviet mechanical
           power 3
           character h16
         seat crimea engineering
         seat saxony patriotic",
    )
}

// RL-058
#[test]
fn the_first_of_four_visitors_looks_at_five_cards_and_the_next_at_four() {
    let mut state = four_players();
    play(&mut state, "section build; move; step character h24 h23; done");
    assert_eq!(legal(&state).len(), 12);
    play(&mut state, "deal factory 2; deal factory 5; deal factory 7; deal factory 9");
    assert_eq!(state.awaiting(), Awaiting::Chance);
    refused(&state, "deal factory 7");
    play(&mut state, "deal factory 12");
    assert_eq!(legal(&state), ["keep 2", "keep 5", "keep 7", "keep 9", "keep 12"]);
    for dodge in ["skip", "done", "keep 1"] {
        refused(&state, dodge);
    }
    play(&mut state, "keep 7");
    assert_eq!((player(&state, 1).factory_card(), state.public().factory_count()), (card(7), 4));
    // Only who has visited knows what is left.
    assert_eq!(View::of(&state, seat(1)).factory_cards().count(), 4);
    assert_eq!(View::of(&state, seat(2)).factory_cards().count(), 0);
    assert_eq!(View::of(&state, Viewer::Bystander).factory_cards().count(), 0);
    // Rusviet drives Nordic's character off and finds the other four.
    play(&mut state, "section build; move; step character h16 h23; done; 2: dial 1");
    assert_eq!(legal(&state), ["keep 2", "keep 5", "keep 9", "keep 12"]);
    play(&mut state, "keep 12");
    assert_eq!((player(&state, 2).factory_card(), state.public().factory_count()), (card(12), 3));
}

// RL-058
#[test]
fn a_character_that_loses_the_combat_at_the_factory_sees_no_card() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 0
           character h24
         seat crimea mechanical
           power 2
           mechs 1 at h23",
    );
    play(&mut state, "section build; move; step character h24 h23; done; 2: dial 1");
    assert_eq!((player(&state, 1).factory_card(), state.public().factory_count()), (None, 3));
    assert_eq!(state.public().question(), Some(Question::Section));
}

// RL-058
#[test]
fn only_a_character_visits_and_only_where_its_move_ends() {
    let mut state = position(
        "active 1
         seat nordic industrial
           character h24
           mechs 4 at h16
         seat crimea mechanical",
    );
    play(&mut state, "section build; move; step mech h16 h23; done");
    // With Speed the character passes over the Factory.
    play(&mut state, "step character h24 h23; step character h23 h16");
    assert_eq!((player(&state, 1).factory_card(), state.public().factory_count()), (None, 3));
    assert_eq!(state.public().active(), seat(2));
}

// RL-059
#[test]
fn a_second_visit_brings_neither_another_card_nor_an_exchange() {
    let mut state = holding(7, "", "character h24", "");
    play(&mut state, "section build; move; step character h24 h23; done");
    assert_eq!(player(&state, 1).character(), at("h23"));
    assert_eq!((player(&state, 1).factory_card(), state.public().factory_count()), (card(7), 2));
    assert_eq!((state.public().active(), state.public().question()), (seat(2), Some(Question::Section)));
}

// RL-060
#[test]
fn a_factory_action_gives_no_recruit_bonus_and_no_coins_of_the_mat() {
    let all = "recruits upgrade deploy build enlist\nbonuses power coins popularity cards";
    let three = "recruits upgrade deploy build\nbonuses power popularity cards";
    // Each for 2 coins, with 1 popularity or 1 power besides.
    let cases = [
        (9, "upgrade move_coin deploy", 0, 1),
        (10, "deploy 1 h04", 1, 0),
        (11, "build mill h04", 0, 1),
        (12, "enlist enlist coins 0", 1, 0),
    ];
    for (number, action, power, popularity) in cases {
        let nordic = format!("power 2\npopularity 3\ncoins 6\nworkers h04 h04\n{three}");
        let mut state = holding(number, "", &nordic, &format!("coins 1\n{all}"));
        let neighbour = *player(&state, 2);
        let events = play(&mut state, &format!("section factory; factory 1; {action}; take 1"));
        assert!(!events.iter().any(|e| matches!(e, Event::RecruitBonus { .. })), "card {number}");
        assert_eq!(*player(&state, 2), neighbour, "card {number}");
        let own = player(&state, 1);
        let gained = (own.coins(), own.power(), own.popularity(), own.hand_count());
        assert_eq!(gained, (4, 2 + power, 3 + popularity, 0), "card {number}");
    }
}

// RL-060
#[test]
fn a_factory_action_costs_what_the_card_says_and_nothing_of_the_mat() {
    // The metal for a Deploy of the mat stays where it is, and the mat's cost need not be there.
    let mut state = holding(10, "at h04 metal 3", "coins 2\nworkers h04 h04", "");
    play(&mut state, "section factory; factory 1; deploy 2 h04; take 0");
    assert_eq!((tokens(&state, "h04")[1], player(&state, 1).coins()), (3, 0));
    let mut poor = holding(10, "at h04 metal 3", "coins 1\nworkers h04 h04", "");
    play(&mut poor, "section factory");
    // Who cannot pay is left with the Move of the card.
    assert_eq!(legal(&poor), ["move", "skip"]);
}

// RL-060
#[test]
fn a_factory_action_gives_no_structure_bonus() {
    // Card 1 produces on two territories: the Mill neither adds its hex nor a token, the track's cost is not due.
    let mut state = holding(
        1,
        "",
        "power 0\ncoins 1\nhand 2\nworkers h04 h04 h05 h12\nstructures mill h04 monument h12 armory h11",
        "",
    );
    play(&mut state, "section factory; factory 1");
    refused(&state, "produce h04 3");
    play(&mut state, "produce h04 2; produce h05 1");
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Factory)));
    assert_eq!(
        (tokens(&state, "h04"), tokens(&state, "h05"), tokens(&state, "h12")),
        ([0, 0, 0, 2], [0, 0, 1, 0], [0; 4])
    );
    // Card 5 pays power for popularity and card 12 gives power: no Monument, no Armory.
    let built = "structures monument h04 armory h05";
    let mut state = holding(12, "", &format!("power 1\npopularity 1\ncoins 2\n{built}"), "");
    play(&mut state, "section factory; factory 1; skip; take 1");
    assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (2, 1));
}

/// Workers on h04 (own Mill), h05 (free), h12 (Crimea's Mill), and with a mech on the lake h17; the character alone
/// on h24.
const BUILDERS: &str =
    "popularity 3\ncharacter h24\nmechs 2 at h17\nworkers h04 h05 h12 h17 @nordic\nstructures mill h04";

// RL-061
#[test]
fn a_factory_card_builds_only_with_a_worker_on_free_land() {
    let mut state = holding(7, "", BUILDERS, "structures mill h12");
    play(&mut state, "section factory; factory 2");
    assert_eq!(legal(&state), ["build monument h05", "build armory h05", "build mine h05", "skip"]);
    for elsewhere in ["h04", "h11", "h12", "h17", "h24"] {
        refused(&state, &format!("build mine {elsewhere}"));
    }
    play(&mut state, "build mine h05");
    assert_eq!(player(&state, 1).structure(Structure::Mine), "h05".parse().ok());
    assert_eq!(player(&state, 1).popularity(), 2);
}

// RL-061
#[test]
fn a_factory_card_deploys_only_with_a_worker_on_land() {
    let mut state = holding(7, "", BUILDERS, "structures mill h12");
    play(&mut state, "section factory; factory 1");
    for place in ["h04", "h05", "h12"] {
        assert!(may(&state, &format!("deploy 1 {place}")));
    }
    for place in ["h17", "h24", "@nordic"] {
        refused(&state, &format!("deploy 1 {place}"));
    }
}

fn may_repeat_factory(rules: &str, faction: &str) -> bool {
    let mut state = position(&format!(
        "rules {rules}\nactive 1\nseat {faction} mechanical\nfactory-card 4\nhand 22\nseat polania agricultural"
    ));
    play(&mut state, "section factory; skip; skip; section build; skip");
    assert_eq!(state.public().active(), seat(1));
    // The sections of the mat are open in any case.
    assert!(may(&state, "section build"));
    may(&state, "section factory")
}

// RL-062
#[test]
fn the_factory_card_is_a_section_that_is_not_chosen_twice_running() {
    assert!(!may_repeat_factory("rulebook", "nordic"));
    assert!(!may_repeat_factory("current", "nordic"));
    // The printings differ on Rusviet.
    assert!(!may_repeat_factory("current", "rusviet"));
    assert!(may_repeat_factory("rulebook", "rusviet"));
    // After another section it is open again.
    let mut state = holding(4, "", "token factory", "");
    refused(&state, "section factory");
    play(&mut state, "section build; skip; section build; skip");
    assert!(may(&state, "section factory"));
}

// RL-062
#[test]
fn the_factory_card_offers_its_top_row_then_a_move_and_each_may_be_left() {
    let start = holding(6, "", "power 2\ncoins 1", "");
    let mut state = start;
    play(&mut state, "section factory");
    assert_eq!(legal(&state), ["factory 1", "skip"]);
    refused(&state, "move");
    play(&mut state, "factory 1; take 3");
    assert_eq!((player(&state, 1).power(), player(&state, 1).coins()), (1, 4));
    assert_eq!(legal(&state), ["move", "skip"]);
    play(&mut state, "skip");
    assert_eq!(state.public().active(), seat(2));
    let mut state = start;
    play(&mut state, "section factory; skip; move");
    refused(&state, "factory 1");
}

/// One of Nordic's units is about to be moved by the Factory card.
fn factory_move(units: &str, crimea: &str) -> State {
    let mut state = holding(6, "", &format!("power 2\npopularity 5\n{units}"), crimea);
    play(&mut state, "section factory; skip; move");
    state
}

// RL-063
#[test]
fn an_enemy_worker_ends_the_factory_move_at_the_first_step() {
    for mechs in ["mechs 1 at h29", "mechs 1 4 at h29 h16"] {
        let mut state = factory_move(mechs, "workers h30 h47");
        play(&mut state, "step mech h29 h30");
        assert_eq!(player(&state, 2).workers_on(at("@crimea")), 1);
        assert_eq!((player(&state, 1).mechs_on(at("h30")), player(&state, 1).popularity()), (1, 4));
        assert_eq!((state.public().active(), state.public().question()), (seat(2), Some(Question::Section)));
    }
}

// RL-063
#[test]
fn the_factory_move_takes_one_unit_up_to_two_steps() {
    let mut state = factory_move("mechs 1 at h29", "");
    play(&mut state, "step mech h29 h30");
    assert!(may(&state, "done"));
    refused(&state, "step character @nordic h04");
    play(&mut state, "step mech h30 h37");
    assert_eq!((player(&state, 1).mechs_on(at("h37")), state.public().active()), (1, seat(2)));
    // An enemy on the second hex is met there.
    let mut state = factory_move("mechs 1 at h29", "power 2\nmechs 1 at h37");
    play(&mut state, "step mech h29 h30; step mech h30 h37");
    assert_eq!(state.public().combat().and_then(Combat::hex), "h37".parse().ok());
}

// RL-063
#[test]
fn an_enemy_fighter_or_an_encounter_ends_the_factory_move_too() {
    let mut state = factory_move("mechs 1 at h29", "power 2\nmechs 1 at h30");
    play(&mut state, "step mech h29 h30");
    assert_eq!(state.public().question(), Some(Question::Dials));
    let mut state = factory_move("character h05", "");
    play(&mut state, "step character h05 h11");
    assert_eq!(pending(&state), "encounter-draw");
    // A worker cannot go where enemy units are, on either step.
    let mut state = factory_move("workers h29 h04", "workers h37 h47");
    play(&mut state, "step worker h29 h30");
    refused(&state, "step worker h30 h37");
    assert!(may(&state, "step worker h30 h23"));
}

// RL-064
#[test]
fn anybody_with_a_worker_on_the_factory_may_build_there_once() {
    let wood = "at h04 wood 3";
    let board = |nordic: &str, crimea: &str| {
        let mut state = position(&format!(
            "active 1\n{wood}\nseat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}"
        ));
        play(&mut state, "section build; skip; pay coins 0");
        state
    };
    let state = board("workers h04 h23", "");
    assert!(may(&state, "build monument h23") && may(&state, "build mine h23"));
    // One structure for all players together.
    refused(&board("workers h04 h23", "structures mine h23"), "build monument h23");
    refused(&board("workers h04 h23\nstructures mine h23", ""), "build monument h23");
    // The character alone does not build.
    refused(&board("character h23\nfactory-card 4\nworkers h04 h04", ""), "build monument h23");
}

// RL-064
#[test]
fn the_factory_produces_nothing() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h23 h23 h04
           structures mill h23
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce");
    assert_eq!(legal(&state), ["produce h04 1", "done"]);
    refused(&state, "produce h23 1");
}

// RL-064
#[test]
fn the_factory_counts_as_three_territories_for_its_controller() {
    let score = |nordic: &str, crimea: &str| {
        let state = position(&format!(
            "active 1\nseat nordic industrial\npopularity 0\n{nordic}\nseat crimea mechanical\npopularity 7\n{crimea}"
        ));
        [1, 2].map(|n| (state.score(seat(n)).territories, state.score(seat(n)).territory_coins))
    };
    assert_eq!(score("workers h04 h05", "workers h43 h47"), [(2, 4), (2, 6)]);
    assert_eq!(score("workers h04 h23", "workers h43 h47"), [(4, 8), (2, 6)]);
    // A structure alone controls it; an enemy unit takes it over.
    assert_eq!(score("workers h04 h05\nstructures mine h23", "workers h43 h47"), [(5, 10), (2, 6)]);
    assert_eq!(score("workers h04 h05\nstructures mine h23", "workers h43 h23"), [(2, 4), (4, 12)]);
}
