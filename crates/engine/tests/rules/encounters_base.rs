//! Encounter cards 1 to 28: what each option costs and gives, and that it does nothing else.
//!
//! The costs and gains are written down card by card in `tests/data/encounters.csv`, which other programs can read too; every
//! option is also tried with 1 coin or popularity less than it costs, and must then not be on offer.
// RL-050 RL-051 RL-052 RL-054 RL-057 RL-094

use crate::common::cards::Printed;
use crate::common::encounters::{CARDS, card, drawn};
use crate::common::*;
use kosa_engine::Event;

#[test]
fn card_01_gives_coins_and_popularity_or_food_or_a_structure() {
    card(1);
}

#[test]
fn card_02_gives_a_card_and_popularity_or_wood_or_a_recruit() {
    card(2);
}

#[test]
fn card_03_gives_food_and_popularity_or_a_worker_and_food_or_a_mech() {
    card(3);
}

#[test]
fn card_04_gives_metal_and_popularity_or_a_recruit_or_metal() {
    card(4);
}

#[test]
fn card_05_gives_food_and_popularity_or_a_mech_or_food_and_metal() {
    card(5);
}

#[test]
fn card_06_gives_coins_and_popularity_or_a_recruit_or_food() {
    card(6);
}

#[test]
fn card_07_gives_oil_and_popularity_or_an_upgrade_or_oil() {
    card(7);
}

#[test]
fn card_08_gives_coins_and_popularity_or_oil_or_a_recruit() {
    card(8);
}

#[test]
fn card_09_gives_oil_and_popularity_or_a_structure_or_oil() {
    card(9);
}

#[test]
fn card_10_gives_oil_and_popularity_or_a_mech_or_coins_and_resources() {
    card(10);
}

#[test]
fn card_11_gives_food_and_popularity_or_a_worker_and_food_or_a_structure() {
    card(11);
}

#[test]
fn card_12_gives_wood_and_popularity_or_a_structure_or_a_worker_and_wood() {
    card(12);
}

#[test]
fn card_13_gives_coins_and_popularity_or_power_and_popularity_or_resources() {
    card(13);
}

#[test]
fn card_14_gives_food_and_popularity_or_resources_or_a_worker_and_metal() {
    card(14);
}

#[test]
fn card_15_gives_popularity_or_resources_or_resources() {
    card(15);
}

#[test]
fn card_16_gives_food_and_popularity_or_a_worker_and_resources_or_a_recruit() {
    card(16);
}

#[test]
fn card_17_gives_a_card_and_popularity_or_power_and_cards_or_a_mech() {
    card(17);
}

#[test]
fn card_18_gives_food_and_popularity_or_resources_or_a_worker_and_wood() {
    card(18);
}

#[test]
fn card_19_gives_coins_and_popularity_or_food_or_cards_and_power() {
    card(19);
}

#[test]
fn card_20_gives_a_card_and_popularity_or_popularity_or_wood() {
    card(20);
}

#[test]
fn card_21_gives_popularity_or_a_mech_or_cards_and_power() {
    card(21);
}

#[test]
fn card_22_gives_coins_and_popularity_or_metal_or_a_structure() {
    card(22);
}

#[test]
fn card_23_gives_coins_and_popularity_or_a_recruit_or_a_worker_and_food() {
    card(23);
}

#[test]
fn card_24_gives_a_card_and_popularity_or_resources_or_a_mech() {
    card(24);
}

#[test]
fn card_25_gives_power_and_popularity_or_power_or_an_upgrade_and_resources() {
    card(25);
}

#[test]
fn card_26_gives_power_and_popularity_or_popularity_or_a_structure() {
    card(26);
}

#[test]
fn card_27_gives_coins_and_popularity_or_metal_or_a_mech() {
    card(27);
}

#[test]
fn card_28_gives_coins_and_popularity_or_a_worker_and_resources_or_a_structure() {
    card(28);
}

#[test]
fn cards_1_to_42_are_written_down_with_three_options_each() {
    assert!((1..=42).all(|card| Printed::of(CARDS, card).len() == 3));
    assert_eq!(CARDS.lines().count(), 1 + 42 * 3, "and no others");
}

/// The drawn card is seen by all, its token has left the board, and the same card cannot come again.
// RL-057
#[test]
fn token_and_card_are_used_up_by_the_encounter() {
    let (mut state, events) = drawn(15, 20, 10, &[]);
    let h11 = "h11".parse().unwrap();
    let drawn = Event::EncounterDrawn { seat: seat(1), place: h11, card: "15".parse().unwrap() };
    assert_eq!(events[0].seen_by(kosa_engine::Viewer::Bystander).event(), drawn);
    assert!(!state.public().encounter_tokens().contains(h11));
    assert_eq!(state.public().encounter_tokens().count(), 10);
    play(&mut state, "option 1; take 0; skip");
    play(&mut state, "section build; skip");
    play(&mut state, "section upgrade; move; step character h20 h21; done");
    assert!(!may(&state, "encounter 15"));
    assert_eq!(legal(&state).len(), 27);
}

/// The cost is due even where nothing can be gained for it.
// RL-053
#[test]
fn option_may_be_paid_though_its_gain_is_impossible() {
    let mut state = position(
        "active 1
         seat nordic industrial
           popularity 5
           coins 9
           character h05
           workers h04 h05
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
           stars recruits
         seat rusviet engineering
           workers h19 h26
           structures mill h11",
    );
    play(&mut state, "section build; move; step character h05 h11; done");
    let mut build = state;
    play(&mut build, "encounter 1; option 3");
    assert_eq!(build.public().player(seat(1)).popularity(), 3);
    assert_eq!(build.public().player(seat(1)).structure_count(), 0);
    let mut enlist = state;
    play(&mut enlist, "encounter 4; option 2");
    assert_eq!(enlist.public().player(seat(1)).coins(), 6);
    for state in [build, enlist] {
        assert_eq!(state.public().active(), seat(2), "nothing was left to ask");
    }
}
