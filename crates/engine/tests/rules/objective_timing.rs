//! The objective cards, second part: cards 15 to 27, when a card may be revealed, and what becomes of the cards.

use crate::common::objectives::*;
use crate::common::{legal, may, play, position, refused, seat};
use kosa_engine::State;

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

// RL-065
#[test]
fn objective_is_revealed_around_both_rows_but_not_during_them() {
    let text = "active 1
                at h04 wood 6
                at h05 oil 6
                seat nordic industrial
                  objectives 22 23
                  factory-card 5
                  coins 9
                  workers h04 h05
                seat crimea mechanical";
    let mut state = position(text);
    assert!(may(&state, "reveal 22"));
    // In the middle of Trade, with the territory or the kinds still to be named.
    play(&mut state, "section enlist; trade resources");
    refused(&state, "reveal 22");
    play(&mut state, "on h04");
    refused(&state, "reveal 22");
    play(&mut state, "resources wood 2");
    assert!(may(&state, "reveal 22"));
    // In the middle of Build, paid for and not yet placed.
    let mut state = position(text);
    play(&mut state, "section build; skip; pay coins 1");
    refused(&state, "reveal 22");
    play(&mut state, "build mill h04");
    assert!(may(&state, "reveal 22"));
    // In the middle of Produce.
    let mut state = position(text);
    play(&mut state, "section deploy; produce; produce h04 1");
    refused(&state, "reveal 22");
    play(&mut state, "done");
    assert!(may(&state, "reveal 22"));
    // After an upgrade the card's own condition is gone.
    let mut state = position(text);
    play(&mut state, "section upgrade; skip; pay coins 3");
    refused(&state, "reveal 22");
    play(&mut state, "upgrade move_unit enlist");
    refused(&state, "reveal 22");
}

// RL-066
#[test]
fn condition_must_hold_when_the_card_is_revealed() {
    let mut state = position(
        "active 1
         seat nordic industrial
           objectives 12 23
           coins 20
         seat crimea mechanical",
    );
    play(&mut state, "section build; skip; skip");
    assert!(may(&state, "reveal 12"));
    // The player waits, and the next turn costs a coin.
    play(&mut state, "end; section build; skip; section upgrade; bolster power 2; skip");
    assert_eq!(state.public().player(seat(1)).coins(), 19);
    refused(&state, "reveal 12");
    // A turn later the coin is back.
    play(&mut state, "end; section upgrade; skip; section build; coins 1; skip; reveal 12");
    assert_eq!(stars_and_cards(&state), (1, vec![]));
}

// RL-069
#[test]
fn objective_is_not_revealed_on_another_turn() {
    let state = position(
        "active 2
         seat nordic industrial
           objectives 18 23
           power 0
           popularity 13
           workers h04 h04 h05 h05 h05
         seat crimea mechanical",
    );
    assert!(state.legal(seat(1)).is_empty());
    let reveal = "reveal 18".parse().unwrap();
    assert!(state.check(kosa_engine::Actor::Seat(seat(1)), reveal).is_err());
    assert!(state.check(kosa_engine::Actor::Seat(seat(2)), reveal).is_err(), "it is not that player's card");
}

// RL-067
#[test]
fn saxony_keeps_the_other_objective_and_may_reveal_it_too() {
    let text = "active 1
                seat saxony industrial
                  objectives 12 22
                  coins 20
                  factory-card 5
                seat polania mechanical";
    let mut state = position(text);
    play(&mut state, "reveal 22");
    assert_eq!(stars_and_cards(&state), (1, vec![12]));
    play(&mut state, "section build; skip; skip; reveal 12");
    assert_eq!(stars_and_cards(&state), (2, vec![]));
    // Anybody else has put the second card away with the first.
    let mut state = position(&text.replace("saxony", "crimea"));
    play(&mut state, "reveal 22");
    assert_eq!(stars_and_cards(&state), (1, vec![]));
    play(&mut state, "section build; skip");
    assert!(!legal(&state).iter().any(|m| m.starts_with("reveal")));
    assert_eq!(stars_and_cards(&state), (1, vec![]));
}

// RL-067
#[test]
fn objective_that_brings_the_sixth_star_ends_the_game() {
    let mut state = position(
        "active 1
         seat nordic industrial
           objectives 12 22
           factory-card 5
           stars combat combat power popularity recruits
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
         seat crimea mechanical",
    );
    play(&mut state, "reveal 22");
    assert!(state.is_over());
    assert_eq!(state.public().player(seat(1)).stars().total(), 6);
}
