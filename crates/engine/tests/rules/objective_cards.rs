//! The 27 objective cards: each condition held and just missed, and the moments at which the card may be revealed.

use crate::common::objectives::*;
use crate::common::{legal, may, play, position, seat};
use kosa_engine::State;

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

#[test]
fn objective_15_as_many_workers_as_recruits() {
    let held = "seat nordic industrial
                  objectives 15 23
                  workers h04 @nordic
                  recruits deploy build
                  bonuses coins power
                seat crimea mechanical";
    any_moment(15, held);
    never(15, but(held, "@nordic", "@nordic h05"));
    never(15, but(held, "deploy build", "deploy build enlist").replace("coins power", "coins power cards"));
    let three =
        but(held, "@nordic", "@nordic h05").replace("build", "build enlist").replace("power", "power cards");
    any_moment(15, &three);
    let four = three
        .replace("h05", "h05 h05")
        .replace("enlist", "enlist upgrade")
        .replace("cards", "cards popularity");
    any_moment(15, &four);
    never(15, but(&four, "h05 h05", "h05 h05 h05"));
}

#[test]
fn objective_16_character_one_mech_one_worker_five_resources() {
    let held = "at h04 wood 3 food 2
                seat nordic industrial
                  objectives 16 23
                  character h04
                  mechs 3 4 at h04 h05
                  workers h04 h05
                seat crimea mechanical";
    at_the_end(16, held);
    never(16, but(held, "wood 3", "wood 2"));
    never(16, but(held, "character h04", "character h05"));
    never(16, but(held, "at h04 h05", "at h04 h04"));
    never(16, but(held, "at h04 h05", "at h05 h05"));
    never(16, but(held, "workers h04 h05", "workers h04 h04"));
    never(16, but(held, "workers h04 h05", "workers h05 h05"));
    // A home base is no territory, whatever Wayfare has brought there.
    let crimea = "at @albion oil 5
                  seat crimea industrial
                    objectives 16 23
                    character @albion
                    mechs 2 at @albion
                    workers @albion h43
                  seat saxony mechanical";
    never(16, crimea);
    at_the_end(16, &crimea.replace("@albion", "h02"));
}

#[test]
fn objective_17_no_factory_card_and_two_territories_beside_the_factory() {
    let held = "seat nordic industrial
                  objectives 17 23
                  mechs 2 at h17
                  workers h24 h05
                seat crimea mechanical";
    // A lake is a territory.
    at_the_end(17, held);
    at_the_end(17, &but(held, "at h17", "at h30"));
    never(17, but(held, "mechs 2 at h17", "mechs 2 at h17\nfactory-card 5"));
    never(17, but(held, "workers h24", "workers h18"));
    // The Factory is not next to itself.
    never(17, but(held, "at h17", "at h23"));
    // A structure with an enemy unit beside it controls nothing.
    let built = but(held, "mechs 2 at h17", "structures mill h30");
    at_the_end(17, &built);
    never(17, but(&built, "mechanical", "mechanical\nworkers h30 h43"));
}

#[test]
fn objective_18_no_power_thirteen_popularity_five_workers() {
    let held = "seat nordic industrial
                  objectives 18 23
                  power 0
                  popularity 13
                  workers h04 h04 h05 h05 @nordic
                seat crimea mechanical";
    any_moment(18, held);
    never(18, but(held, "power 0", "power 1"));
    never(18, but(held, "popularity 13", "popularity 12"));
    never(18, but(held, " @nordic", ""));
}

#[test]
fn objective_19_five_territories_around_one_lake() {
    let held = "seat nordic industrial
                  objectives 19 23
                  mechs 2 3 at h02 h03
                  workers h08 h10
                  structures mill h16
                seat crimea mechanical";
    at_the_end(19, held);
    // Four around h09, and one more at another lake, or on the lake itself.
    never(19, but(held, "workers h08", "workers h18"));
    never(19, but(held, "mill h16", "mill h11"));
    never(19, but(held, "at h02", "at h09"));
    never(19, but(held, "mechanical", "mechanical\nworkers h16 h43"));
    // The Factory lies at three lakes: here with four more around h31.
    let factory = "seat nordic industrial
                     objectives 19 23
                     mechs 3 at h23
                     workers h24 h30 h32 h37
                   seat crimea mechanical";
    at_the_end(19, factory);
    never(19, but(factory, "at h23", "at h16"));
}

#[test]
fn objective_20_three_structures_seven_popularity_no_mech() {
    let held = "seat nordic industrial
                  objectives 20 23
                  popularity 7
                  structures mill h04 mine h05 armory h11
                seat crimea mechanical";
    any_moment(20, held);
    any_moment(20, &but(held, "armory h11", "armory h11 monument h12"));
    // Built is built, whoever controls the territory now.
    any_moment(20, &but(held, "mechanical", "mechanical\nworkers h11 h43"));
    never(20, but(held, "armory h11", ""));
    never(20, but(held, "popularity 7", "popularity 6"));
    never(20, but(held, "popularity 7", "popularity 7\nmechs 3 at h04"));
}

#[test]
fn objective_21_nine_controlled_resources_of_one_kind() {
    let held = "at h04 oil 4 wood 4
                at h05 oil 5
                at h11 oil 9
                seat nordic industrial
                  objectives 21 23
                  workers h04 h05
                seat crimea mechanical";
    at_the_end(21, held);
    never(21, but(held, "oil 5", "oil 4"));
    never(21, but(held, "oil 5", "wood 4 oil 4"));
    never(21, but(held, "workers h04 h05", "workers h05 h05"));
    never(
        21,
        but(held, "mechanical", "mechanical\nworkers h05 h43").replace("workers h04 h05", "workers h04 h04"),
    );
    for kind in ["food", "metal", "wood"] {
        at_the_end(21, &but(held, "oil 5", &format!("{kind} 9")).replace("wood 4", ""));
    }
}

#[test]
fn objective_22_factory_card_and_no_upgrade() {
    let held = "seat nordic industrial
                  objectives 22 23
                  factory-card 5
                seat crimea mechanical";
    any_moment(22, held);
    never(22, but(held, "factory-card 5", ""));
    never(22, but(held, "factory-card 5", "factory-card 5\ncubes move_unit\nreduced enlist"));
    // Somebody else's Factory card is of no use.
    never(22, but(held, "factory-card 5", "").replace("mechanical", "mechanical\nfactory-card 5"));
}

#[test]
fn objective_23_eight_combat_cards_and_a_combat_star() {
    let held = "seat nordic industrial
                  objectives 22 23
                  hand 22233345
                  stars combat power
                seat crimea mechanical";
    any_moment(23, held);
    any_moment(23, &but(held, "stars combat", "stars combat combat"));
    never(23, but(held, "22233345", "2223334"));
    never(23, but(held, "stars combat power", "stars power"));
}

const PROMO: &str = "rules rulebook +promo-objectives\n";

#[test]
fn objective_24_five_workers_on_one_territory_beside_the_factory() {
    let held = "seat nordic industrial
                  objectives 24 23
                  workers h24 h24 h24 h24 h24
                seat crimea mechanical";
    let held = &format!("{PROMO}{held}");
    at_the_end(24, held);
    never(24, but(held, "workers h24", "workers h16"));
    never(24, but(held, "workers h24 h24", "workers h24"));
    never(24, held.replace("h24", "h18"));
    never(24, held.replace("h24", "h23"));
    never(24, held.replace("h24", "@nordic"));
    // A lake is a territory too.
    at_the_end(24, &held.replace("h24", "h17").replace("workers", "mechs 2 at h17\nworkers"));
}

#[test]
fn objective_25_little_popularity_much_power_two_mechs() {
    let held = "seat nordic industrial
                  objectives 25 23
                  popularity 3
                  power 13
                  mechs 3 4 at h04 @nordic
                seat crimea mechanical";
    let held = &format!("{PROMO}{held}");
    any_moment(25, held);
    never(25, but(held, "popularity 3", "popularity 4"));
    never(25, but(held, "power 13", "power 12"));
    never(25, but(held, "mechs 3 4 at h04 @nordic", "mechs 3 at h04"));
}

#[test]
fn objective_26_a_worker_on_each_of_the_five_terrains() {
    let held = "seat nordic industrial
                  objectives 26 23
                  mechs 3 4 at h23 h23
                  workers h12 h04 h11 h05 h06
                seat crimea mechanical";
    let held = &format!("{PROMO}{held}");
    at_the_end(26, held);
    for (hex, another) in [("h12", "h04"), ("h04", "h05"), ("h11", "h12"), ("h05", "h06"), ("h06", "h11")] {
        let missing = held.replace(&format!(" {hex}"), &format!(" {another}"));
        never(26, &missing);
        // A mech controls the terrain, but a worker is asked for.
        never(26, but(&missing, "at h23", &format!("at {hex}")));
    }
}

#[test]
fn objective_27_three_structures_none_beside_the_home_base() {
    let held = "seat nordic industrial
                  objectives 27 23
                  structures mill h11 mine h12 armory h46
                seat crimea mechanical";
    let held = &format!("{PROMO}{held}");
    any_moment(27, held);
    never(27, but(held, "armory h46", ""));
    never(27, but(held, "armory h46", "armory h04"));
    // A fourth one beside the base spoils it; beside somebody else's base it does not.
    never(27, but(held, "armory h46", "armory h46 monument h05"));
    any_moment(27, &but(held, "armory h46", "armory h46 monument h43"));
    // A river between base and territory does not part neighbours.
    let rusviet = held.replace("nordic", "rusviet");
    any_moment(27, &rusviet);
    never(27, but(&rusviet, "armory h46", "armory h13"));
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
