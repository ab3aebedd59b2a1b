//! Encounter cards 1 to 28: what each option costs and gives, and that it does nothing else.
//!
//! The costs and gains are written out card by card; every option is also tried with 1 coin or popularity less than it
//! costs, and must then not be on offer.
// RL-050 RL-051 RL-052 RL-054 RL-057 RL-094

use crate::common::cards::Gain::*;
use crate::common::encounters::{FREE, coins, drawn, option, popularity};
use crate::common::*;
use kosa_engine::Event;

#[test]
fn card_01_gives_coins_and_popularity_or_food_or_a_structure() {
    option(1, 1, FREE, &[Coins(2), Popularity(1)]);
    option(1, 2, coins(2), &[Food(4)]);
    option(1, 3, popularity(2), &[Build]);
}

#[test]
fn card_02_gives_a_card_and_popularity_or_wood_or_a_recruit() {
    option(2, 1, FREE, &[Cards(1), Popularity(1)]);
    option(2, 2, coins(2), &[Wood(4)]);
    option(2, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_03_gives_food_and_popularity_or_a_worker_and_food_or_a_mech() {
    option(3, 1, FREE, &[Food(2), Popularity(1)]);
    option(3, 2, coins(2), &[Worker, Food(3)]);
    option(3, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_04_gives_metal_and_popularity_or_a_recruit_or_metal() {
    option(4, 1, FREE, &[Metal(2), Popularity(1)]);
    option(4, 2, coins(3), &[Enlist]);
    option(4, 3, popularity(2), &[Metal(4)]);
}

#[test]
fn card_05_gives_food_and_popularity_or_a_mech_or_food_and_metal() {
    option(5, 1, FREE, &[Food(2), Popularity(1)]);
    option(5, 2, coins(4), &[Deploy]);
    option(5, 3, popularity(2), &[Food(2), Metal(2)]);
}

#[test]
fn card_06_gives_coins_and_popularity_or_a_recruit_or_food() {
    option(6, 1, FREE, &[Coins(2), Popularity(1)]);
    option(6, 2, coins(3), &[Enlist]);
    option(6, 3, popularity(2), &[Food(4)]);
}

#[test]
fn card_07_gives_oil_and_popularity_or_an_upgrade_or_oil() {
    option(7, 1, FREE, &[Oil(2), Popularity(1)]);
    option(7, 2, coins(2), &[Upgrade]);
    option(7, 3, popularity(2), &[Oil(4)]);
}

#[test]
fn card_08_gives_coins_and_popularity_or_oil_or_a_recruit() {
    option(8, 1, FREE, &[Coins(2), Popularity(1)]);
    option(8, 2, coins(2), &[Oil(4)]);
    option(8, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_09_gives_oil_and_popularity_or_a_structure_or_oil() {
    option(9, 1, FREE, &[Oil(2), Popularity(1)]);
    option(9, 2, coins(3), &[Build]);
    option(9, 3, popularity(2), &[Oil(4)]);
}

#[test]
fn card_10_gives_oil_and_popularity_or_a_mech_or_coins_and_resources() {
    option(10, 1, FREE, &[Oil(2), Popularity(1)]);
    option(10, 2, coins(4), &[Deploy]);
    option(10, 3, popularity(2), &[Coins(2), Any(2)]);
}

#[test]
fn card_11_gives_food_and_popularity_or_a_worker_and_food_or_a_structure() {
    option(11, 1, FREE, &[Food(2), Popularity(1)]);
    option(11, 2, coins(2), &[Worker, Food(3)]);
    option(11, 3, popularity(2), &[Build]);
}

#[test]
fn card_12_gives_wood_and_popularity_or_a_structure_or_a_worker_and_wood() {
    option(12, 1, FREE, &[Wood(2), Popularity(1)]);
    option(12, 2, coins(3), &[Build]);
    option(12, 3, popularity(2), &[Worker, Wood(3)]);
}

#[test]
fn card_13_gives_coins_and_popularity_or_power_and_popularity_or_resources() {
    option(13, 1, FREE, &[Coins(2), Popularity(1)]);
    option(13, 2, coins(2), &[Power(2), Popularity(2)]);
    option(13, 3, popularity(3), &[Any(5)]);
}

#[test]
fn card_14_gives_food_and_popularity_or_resources_or_a_worker_and_metal() {
    option(14, 1, FREE, &[Food(2), Popularity(1)]);
    option(14, 2, coins(2), &[Any(3)]);
    option(14, 3, popularity(2), &[Worker, Metal(3)]);
}

#[test]
fn card_15_gives_popularity_or_resources_or_resources() {
    option(15, 1, FREE, &[Popularity(2)]);
    option(15, 2, coins(2), &[Any(3)]);
    option(15, 3, popularity(3), &[Any(5)]);
}

#[test]
fn card_16_gives_food_and_popularity_or_a_worker_and_resources_or_a_recruit() {
    option(16, 1, FREE, &[Food(2), Popularity(1)]);
    option(16, 2, coins(2), &[Worker, Any(2)]);
    option(16, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_17_gives_a_card_and_popularity_or_power_and_cards_or_a_mech() {
    option(17, 1, FREE, &[Cards(1), Popularity(1)]);
    option(17, 2, coins(2), &[Power(2), Cards(2)]);
    option(17, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_18_gives_food_and_popularity_or_resources_or_a_worker_and_wood() {
    option(18, 1, FREE, &[Food(2), Popularity(1)]);
    option(18, 2, coins(2), &[Any(3)]);
    option(18, 3, popularity(2), &[Worker, Wood(3)]);
}

#[test]
fn card_19_gives_coins_and_popularity_or_food_or_cards_and_power() {
    option(19, 1, FREE, &[Coins(2), Popularity(1)]);
    option(19, 2, coins(2), &[Food(4)]);
    option(19, 3, popularity(2), &[Cards(2), Power(3)]);
}

#[test]
fn card_20_gives_a_card_and_popularity_or_popularity_or_wood() {
    option(20, 1, FREE, &[Cards(1), Popularity(1)]);
    option(20, 2, coins(2), &[Popularity(3)]);
    option(20, 3, popularity(2), &[Wood(4)]);
}

#[test]
fn card_21_gives_popularity_or_a_mech_or_cards_and_power() {
    option(21, 1, FREE, &[Popularity(2)]);
    option(21, 2, coins(4), &[Deploy]);
    option(21, 3, popularity(2), &[Cards(2), Power(3)]);
}

#[test]
fn card_22_gives_coins_and_popularity_or_metal_or_a_structure() {
    option(22, 1, FREE, &[Coins(2), Popularity(1)]);
    option(22, 2, coins(2), &[Metal(4)]);
    option(22, 3, popularity(2), &[Build]);
}

#[test]
fn card_23_gives_coins_and_popularity_or_a_recruit_or_a_worker_and_food() {
    option(23, 1, FREE, &[Coins(2), Popularity(1)]);
    option(23, 2, coins(3), &[Enlist]);
    option(23, 3, popularity(2), &[Worker, Food(3)]);
}

#[test]
fn card_24_gives_a_card_and_popularity_or_resources_or_a_mech() {
    option(24, 1, FREE, &[Cards(1), Popularity(1)]);
    option(24, 2, coins(2), &[Any(3)]);
    option(24, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_25_gives_power_and_popularity_or_power_or_an_upgrade_and_resources() {
    option(25, 1, FREE, &[Power(2), Popularity(1)]);
    option(25, 2, coins(2), &[Power(4)]);
    option(25, 3, popularity(2), &[Upgrade, Any(2)]);
}

#[test]
fn card_26_gives_power_and_popularity_or_popularity_or_a_structure() {
    option(26, 1, FREE, &[Power(2), Popularity(1)]);
    option(26, 2, coins(2), &[Popularity(3)]);
    option(26, 3, popularity(2), &[Build]);
}

#[test]
fn card_27_gives_coins_and_popularity_or_metal_or_a_mech() {
    option(27, 1, FREE, &[Coins(2), Popularity(1)]);
    option(27, 2, coins(2), &[Metal(4)]);
    option(27, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_28_gives_coins_and_popularity_or_a_worker_and_resources_or_a_structure() {
    option(28, 1, FREE, &[Coins(2), Popularity(1)]);
    option(28, 2, coins(2), &[Worker, Any(2)]);
    option(28, 3, popularity(2), &[Build]);
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
