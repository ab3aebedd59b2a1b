//! The objective cards: each condition held and just missed, and the moments at which a card may be revealed.

use crate::common::objectives::*;
use crate::common::{legal, may, play, position, seat};

/// Three territories of one terrain, held by a worker, a mech and a structure; then two of them and another terrain,
/// and the structure with an enemy worker beside it.
fn three_of_a_terrain(card: u8, [first, second, third]: [&str; 3], other: &str) {
    let held = format!(
        "seat nordic industrial
           objectives {card} 23
           mechs 3 at {first}
           workers {second} @nordic
           structures mill {third}
         seat crimea mechanical
           workers h47 h47"
    );
    at_the_end(card, &held);
    never(card, but(&held, &format!("at {first}"), &format!("at {other}")));
    never(card, but(&held, &format!("workers {second}"), &format!("workers {other}")));
    never(card, but(&held, &format!("mill {third}"), &format!("mill {other}")));
    never(card, but(&held, "workers h47 h47", &format!("workers {third} h47")));
    // Two workers on one territory are one territory.
    never(card, but(&held, "@nordic", second).replace(&format!("mill {third}"), &format!("mill {other}")));
}

#[test]
fn objective_01_three_mountains() {
    three_of_a_terrain(1, ["h01", "h11", "h24"], "h16");
}

#[test]
fn objective_02_three_tunnels_and_a_mine_is_none() {
    let held = "seat nordic industrial
                  objectives 2 23
                  mechs 3 at h10
                  workers h18 h32
                  structures mine h11
                seat crimea mechanical";
    at_the_end(2, held);
    // The own Mine on h11 does not stand in for the third tunnel.
    never(2, but(held, "workers h18 h32", "workers h18 h11"));
    never(2, but(held, "at h10", "at h04"));
    three_of_a_terrain(2, ["h10", "h18", "h37"], "h16");
}

#[test]
fn objective_03_three_farms() {
    three_of_a_terrain(3, ["h02", "h12", "h29"], "h28");
}

#[test]
fn objective_04_three_tundras() {
    three_of_a_terrain(4, ["h05", "h30", "h37"], "h36");
}

#[test]
fn objective_05_factory_and_nobody_with_more_power() {
    let held = "seat nordic industrial
                  objectives 5 23
                  power 9
                  mechs 3 at h23
                seat crimea mechanical
                  power 9
                seat saxony patriotic
                  power 8";
    at_the_end(5, held);
    never(5, but(held, "power 8", "power 10"));
    never(5, but(held, "power 9\n                  mechs", "power 8\n                  mechs"));
    never(5, but(held, "at h23", "at h24"));
    // A structure holds the Factory as long as no enemy unit stands there.
    let built = but(held, "mechs 3 at h23", "structures mill h23");
    at_the_end(5, &built);
    never(5, but(&built, "power 8", "power 8\nworkers h23 h34"));
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
    let held = "seat nordic industrial
                  objectives 7 23
                  factory-card 5
                  mechs 3 at h04
                  workers h04 h05 @nordic
                seat crimea mechanical";
    any_moment(7, held);
    never(7, but(held, "factory-card 5", ""));
    never(7, but(held, "mechs 3 at h04", ""));
    never(7, but(held, "@nordic", "@nordic h05"));
}

#[test]
fn objective_08_few_coins_four_workers_seven_popularity() {
    let held = "seat nordic industrial
                  objectives 8 23
                  coins 2
                  popularity 7
                  workers h04 h05 h11 @nordic
                seat crimea mechanical";
    any_moment(8, held);
    never(8, but(held, "coins 2", "coins 3"));
    never(8, but(held, "popularity 7", "popularity 6"));
    never(8, but(held, " @nordic", ""));
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
    let held = "at h04 food 1 metal 2 oil 1 wood 5
                at h05 oil 9
                seat nordic industrial
                  objectives 9 23
                  workers h04 h05
                seat crimea mechanical";
    at_the_end(9, held);
    never(9, but(held, "wood 5", "wood 4"));
    never(9, but(held, "food 1 metal 2", "food 3"));
    never(9, but(held, "food 1 metal 2", "metal 3"));
    never(9, but(held, "oil 1 wood 5", "wood 6"));
    never(9, but(held, "oil 1 wood 5", "oil 6"));
    never(9, but(held, "workers h04 h05", "workers h05 h05"));
}

#[test]
fn objective_10_three_forests() {
    three_of_a_terrain(10, ["h04", "h16", "h38"], "h30");
}

#[test]
fn objective_11_three_villages() {
    three_of_a_terrain(11, ["h03", "h19", "h36"], "h30");
}

#[test]
fn objective_12_twenty_coins() {
    let held = "seat nordic industrial
                  objectives 12 23
                  coins 20
                seat crimea mechanical
                  coins 30";
    at_the_end(12, held);
    never(12, but(held, "coins 20", "coins 19"));
}

#[test]
fn objective_13_six_pieces_on_one_territory() {
    let held = "at h04 wood 6
                seat nordic industrial
                  objectives 13 23
                  character h04
                  mechs 3 4 at h04 h04
                  workers h04 h04 @nordic
                  structures mill h04
                seat crimea mechanical";
    any_moment(13, held);
    never(13, but(held, "character h04", "character h05"));
    never(13, but(held, "at h04 h04", "at h04 h05"));
    never(13, but(held, "workers h04 h04", "workers h04 h05"));
    never(13, but(held, "mill h04", "mill h05"));
    // Somebody else's structure is no piece of one's own.
    never(13, but(held, "structures mill h04", "").replace("mechanical", "mechanical\nstructures mill h04"));
    // A home base is no territory.
    never(
        13,
        "seat nordic industrial
           objectives 13 23
           workers @nordic @nordic @nordic @nordic @nordic @nordic
         seat crimea mechanical",
    );
    let workers = "seat nordic industrial
                     objectives 13 23
                     workers h04 h04 h04 h04 h04 h04
                   seat crimea mechanical";
    any_moment(13, workers);
}

#[test]
fn objective_14_one_of_everything() {
    let held = "at h04 wood 1 food 1
                at h05 oil 1 metal 1
                seat nordic industrial
                  objectives 14 23
                  mechs 3 at h04
                  workers h04 h05
                  structures mill h11
                  cubes move_unit
                  reduced enlist
                  recruits deploy
                  bonuses coins
                seat crimea mechanical";
    at_the_end(14, held);
    never(14, but(held, "mechs 3 at h04", ""));
    never(14, but(held, "structures mill h11", ""));
    never(14, but(held, "cubes move_unit\n                  reduced enlist", ""));
    never(14, but(held, "recruits deploy\n                  bonuses coins", ""));
    for missing in ["wood", "food", "oil", "metal"] {
        never(14, but(held, &format!("{missing} 1"), &format!("{missing} 0")));
    }
    // What lies on a territory that nobody holds is not controlled.
    never(14, but(held, "workers h04 h05", "workers h04 h11"));
}
