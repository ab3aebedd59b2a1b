//! When an objective card may be revealed, and what becomes of the cards.

use crate::common::objectives::*;
use crate::common::{legal, may, play, position, refused, seat};

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
