//! Encounter cards 29 to 42 of the promo packs: what each option costs and gives, and that it does nothing else.
//!
//! The costs and gains are written down card by card in `tests/data/encounters.csv`, which other programs can read too; every
//! option is also tried with 1 coin or popularity less than it costs, and must then not be on offer.
// RL-050 RL-051 RL-052 RL-054 RL-094

use crate::common::cards::{add, facts_after_move, set, take};
use crate::common::encounters::{card, card_with_special, drawn};
use crate::common::*;
use kosa_engine::{Event, State};

#[test]
fn card_29_gives_coins_and_popularity_or_an_upgrade_or_oil_and_food() {
    card(29);
}

#[test]
fn card_30_gives_power_and_popularity_or_power_or_a_structure() {
    card(30);
}

#[test]
fn card_32_gives_coins_and_popularity_or_power_and_cards_or_an_upgrade_and_resources() {
    card(32);
}

#[test]
fn card_33_gives_coins_and_popularity_or_power_and_cards_or_an_upgrade_and_food() {
    card(33);
}

#[test]
fn card_34_gives_coins_and_popularity_or_metal_or_a_recruit() {
    card(34);
}

#[test]
fn card_35_gives_popularity_or_wood_or_a_worker_and_oil() {
    card(35);
}

#[test]
fn card_36_gives_oil_and_popularity_or_a_mech_or_a_worker_and_oil() {
    card(36);
}

#[test]
fn card_37_gives_popularity_or_food_and_oil_or_a_recruit() {
    card(37);
}

#[test]
fn card_38_gives_popularity_or_a_mech_or_food() {
    card(38);
}

#[test]
fn card_39_gives_food_and_popularity_or_food_or_power() {
    card(39);
}

#[test]
fn card_40_gives_a_card_and_popularity_or_popularity_or_a_structure() {
    card(40);
}

#[test]
fn card_41_gives_power_and_popularity_or_cards_or_a_recruit_and_wood() {
    card(41);
}

/// A game in which Nordic draws promo card 42 or 31 on h11, with a mech and two workers already there.
fn with_company(card: u8) -> State {
    let mut state = position(
        "rules rulebook +promo-encounters
         active 1
         seat nordic industrial
           power 4
           popularity 10
           coins 2
           hand 3
           character h05
           mechs 3 at h11
           workers h05 h11 h11
         seat rusviet engineering
           hand 235
           workers h12 h26
         seat polania patriotic
           hand 44",
    );
    play(&mut state, &format!("section build; move; step character h05 h11; done; encounter {card}"));
    state
}

#[test]
fn card_31_gives_wood_and_popularity_or_popularity_or_a_look_and_cards() {
    card_with_special(31, 3, "popularity:2", "peek_combat_cards:1 combat_cards:3");
    let short = drawn(31, 20, 1, &[]).0;
    refused(&short, "option 3");

    let mut state = with_company(31);
    let mut expected = facts_after_move(&state);
    add(&mut expected, "1 popularity", -2);
    play(&mut state, "option 3");
    assert_eq!(legal(&state), ["peek 2", "peek 3", "skip"]);
    let mut unseen = state;
    // The look comes first and changes nothing but what is known; then three cards.
    let events = play(&mut state, "peek 2");
    assert_eq!(events.len(), 1);
    expected.insert("1 knows".into(), "2 235".into());
    assert_eq!(facts_after_move(&state), expected);
    take(&mut state, 3);
    play(&mut state, "draw 2; draw 4; draw 5");
    set(&mut expected, "1 hand", Some("3"), "2345");
    let left = format!("{}{}{}{}", "2".repeat(14), "3".repeat(10), "4".repeat(5), "5".repeat(4));
    expected.insert("deck".into(), left);
    // Nothing is left to ask, so the turn is over.
    set(&mut expected, "active", Some("1"), "2");
    set(&mut expected, "turns", Some("1"), "2");
    assert_eq!(facts_after_move(&state), expected);
    // The look may be left; the cards are still drawn.
    play(&mut unseen, "skip; take 3");
}

#[test]
fn hand_looked_at_by_card_31_is_shown_to_the_two_players_only() {
    let mut state = with_company(31);
    let event = play(&mut state, "option 3; peek 3")[2];
    let hand = |hand: Option<&str>| Event::HandSeen {
        seat: seat(1),
        of: seat(3),
        hand: hand.map(|cards| cards.parse().unwrap()),
    };
    assert_eq!(event.seen_by(seat(1)).event(), hand(Some("44")));
    assert_eq!(event.seen_by(seat(3)).event(), hand(Some("44")));
    assert_eq!(event.seen_by(seat(2)).event(), hand(None));
    assert_eq!(event.seen_by(kosa_engine::Viewer::Bystander).event(), hand(None));
}

#[test]
fn card_42_gives_coins_and_popularity_or_a_flight_or_resources() {
    card_with_special(42, 2, "coins:2", "move_units:1");
    refused(&drawn(42, 1, 10, &[]).0, "option 2");

    let mut state = with_company(42);
    let mut expected = facts_after_move(&state);
    play(&mut state, "option 2");
    // h04 has no unit; h10 and h18 lie across a river. Units stand on h05 and h12, and h17 is a lake.
    assert_eq!(legal(&state), ["on h04", "on h10", "on h18", "skip"]);
    play(&mut state, "on h18");
    // The mech, both workers, then the character: 2 coins in all.
    take(&mut state, 1);
    take(&mut state, 2);
    take(&mut state, 1);
    add(&mut expected, "1 coins", -2);
    set(&mut expected, "1 character", Some("h11"), "h18");
    set(&mut expected, "1 mechs", Some("3 at h11"), "3 at h18");
    set(&mut expected, "1 workers", Some("h05 h11 h11"), "h05 h18 h18");
    set(&mut expected, "active", Some("1"), "2");
    set(&mut expected, "turns", Some("1"), "2");
    assert_eq!(facts_after_move(&state), expected);
}

#[test]
fn any_of_the_units_may_stay_behind_when_card_42_moves_the_others() {
    let mut state = with_company(42);
    let mut nobody = state;
    play(&mut state, "option 2; on h10; take 0; take 1; take 0");
    let nordic = state.public().player(seat(1));
    let place = |hex: &str| hex.parse().unwrap();
    assert_eq!(nordic.workers_on(place("h10")), 1);
    assert_eq!(nordic.workers_on(place("h11")), 1);
    assert_eq!(nordic.mechs_on(place("h11")), 1);
    assert_eq!(nordic.character(), place("h11"));
    // The flight may be left altogether; the coins are paid all the same.
    play(&mut nobody, "option 2; skip");
    assert_eq!(nobody.public().player(seat(1)).coins(), 0);
    assert_eq!(nobody.public().player(seat(1)).character(), place("h11"));
}
