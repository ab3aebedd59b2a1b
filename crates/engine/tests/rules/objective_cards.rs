//! The 27 objective cards: each condition held and just missed, and the moments at which the card may be revealed. The positions
//! stand in `tests/data/objectives.txt`, which other programs can read too.

use crate::common::objectives::*;
use crate::common::{legal, may, play, position, seat};
use kosa_engine::State;

const PROMO: &str = "rules rulebook +promo-objectives\n";

#[test]
fn every_card_but_the_sixth_is_written_down() {
    let mut cards: Vec<u8> = written().iter().map(|written| written.card).collect();
    cards.dedup();
    assert_eq!(cards, (1..=27).filter(|card| *card != 6).collect::<Vec<u8>>());
}

#[test]
fn objective_01_three_mountains() {
    card(1);
}

#[test]
fn objective_02_three_tunnels_and_a_mine_is_none() {
    card(2);
}

#[test]
fn objective_03_three_farms() {
    card(3);
}

#[test]
fn objective_04_three_tundras() {
    card(4);
}

#[test]
fn objective_05_factory_and_nobody_with_more_power() {
    card(5);
}

#[test]
fn objective_06_worker_made_to_retreat_this_turn_and_seven_power() {
    // Without a combat: a mech comes to a worker.
    let held = "active 1
                seat nordic industrial
                  objectives 6 23
                  power 7
                  popularity 5
                  mechs 3 at h45
                seat crimea mechanical
                  workers h46 h47";
    let mut state = position(held);
    assert!(!may(&state, "reveal 6"), "nobody has retreated yet");
    play(&mut state, "section build; move; step mech h45 h46");
    assert!(!may(&state, "reveal 6"), "the Move action goes on");
    play(&mut state, "done");
    assert!(may(&state, "reveal 6"));
    let mut at_end = state;
    play(&mut at_end, "skip; reveal 6");
    assert_eq!(stars_and_cards(&at_end), (1, vec![]));
    // Not on the next turn.
    play(&mut state, "skip; end; section build; skip");
    assert_eq!(state.public().active(), seat(1));
    assert!(!may(&state, "reveal 6"));
    play(&mut state, "section upgrade; skip; skip");
    assert!(!may(&state, "reveal 6"));

    let moves = "section build; move; step mech h45 h46; done";
    reveal_after(moves, 6, &but(held, "active 1", ""));
    let mut weak = position(&but(held, "power 7", "power 6"));
    play(&mut weak, moves);
    assert!(!may(&weak, "reveal 6"));
    let mut nobody_there = position(&but(held, "workers h46 h47", "workers h43 h47"));
    play(&mut nobody_there, moves);
    assert!(!may(&nobody_there, "reveal 6"));
}

#[test]
fn objective_06_after_a_combat_the_power_left_counts() {
    let held = "active 1
                seat nordic industrial
                  objectives 6 23
                  power 9
                  mechs 4 at h45
                seat crimea mechanical
                  power 1
                  mechs 4 at h46
                  workers h46 h47";
    let fight = "section build; move; step mech h45 h46; done";
    let mut state = position(held);
    play(&mut state, fight);
    assert!(!legal(&state).iter().any(|m| m.starts_with("reveal")), "not before the combat is over");
    play(&mut state, "1: dial 2; 2: dial 0");
    assert!(may(&state, "reveal 6"), "7 power left");
    let mut spent = position(held);
    play(&mut spent, fight);
    play(&mut spent, "1: dial 3; 2: dial 0");
    assert!(!may(&spent, "reveal 6"), "6 power left");
    // Beaten mechs are not workers.
    let mut no_worker = position(&but(held, "workers h46 h47", "workers h43 h47"));
    play(&mut no_worker, fight);
    play(&mut no_worker, "1: dial 2; 2: dial 0");
    assert!(!may(&no_worker, "reveal 6"));
}

#[test]
fn objective_07_factory_card_mech_and_at_most_three_workers() {
    card(7);
}

#[test]
fn objective_08_few_coins_four_workers_seven_popularity() {
    card(8);
}

// RL-068
#[test]
fn coins_of_the_bottom_row_may_be_refused_for_objective_08() {
    let text = "active 1
                at h04 wood 3
                seat nordic industrial
                  objectives 8 23
                  coins 2
                  popularity 7
                  workers h04 h05 h11 @nordic
                seat crimea mechanical";
    let mut taken = position(text);
    play(&mut taken, "section build; skip; pay coins 1; build mill h04");
    assert_eq!(taken.public().player(seat(1)).coins(), 3);
    assert!(!may(&taken, "reveal 8"));
    let mut refused = position(text);
    play(&mut refused, "section build; skip; pay coins 0; build mill h04; reveal 8");
    assert_eq!(stars_and_cards(&refused), (1, vec![]));
}

#[test]
fn objective_09_nine_resources_of_all_kinds_on_one_territory() {
    card(9);
}

#[test]
fn objective_10_three_forests() {
    card(10);
}

#[test]
fn objective_11_three_villages() {
    card(11);
}

#[test]
fn objective_12_twenty_coins() {
    card(12);
}

#[test]
fn objective_13_six_pieces_on_one_territory() {
    card(13);
}

#[test]
fn objective_14_one_of_everything() {
    card(14);
}

#[test]
fn objective_15_as_many_workers_as_recruits() {
    card(15);
}

#[test]
fn objective_16_character_one_mech_one_worker_five_resources() {
    card(16);
}

#[test]
fn objective_17_no_factory_card_and_two_territories_beside_the_factory() {
    card(17);
}

#[test]
fn objective_18_no_power_thirteen_popularity_five_workers() {
    card(18);
}

#[test]
fn objective_19_five_territories_around_one_lake() {
    card(19);
}

#[test]
fn objective_20_three_structures_seven_popularity_no_mech() {
    card(20);
}

#[test]
fn objective_21_nine_controlled_resources_of_one_kind() {
    card(21);
}

#[test]
fn objective_22_factory_card_and_no_upgrade() {
    card(22);
}

#[test]
fn objective_23_eight_combat_cards_and_a_combat_star() {
    card(23);
}

#[test]
fn objective_24_five_workers_on_one_territory_beside_the_factory() {
    card(24);
}

#[test]
fn objective_25_little_popularity_much_power_two_mechs() {
    card(25);
}

#[test]
fn objective_26_a_worker_on_each_of_the_five_terrains() {
    card(26);
}

#[test]
fn objective_27_three_structures_none_beside_the_home_base() {
    card(27);
}

#[test]
fn promo_objectives_are_not_in_the_base_deck() {
    for card in 24..=27 {
        let text =
            format!("kosa-position 1\nseat nordic industrial\nobjectives {card}\nseat crimea mechanical");
        assert!(State::from_position(&text).is_err(), "card {card}");
        assert!(State::from_position(&text.replacen('\n', &format!("\n{PROMO}"), 1)).is_ok(), "card {card}");
    }
}
