//! The abilities in the corner of the faction mats that are not about movement: what each allows and what not.

use crate::common::{at, legal, may, play, position, refused, seat};
use kosa_engine::vocab::Star;

// RL-106
#[test]
fn relentless_repeats_a_section_of_the_mat() {
    let text = "active 1
                seat rusviet mechanical
                  factory-card 5
                  token build
                seat polania industrial";
    let mut state = position(text);
    assert!(may(&state, "section build"));
    for _ in 0..2 {
        play(&mut state, "section build; coins 1; section build; skip; section build; coins 1");
        play(&mut state, "section upgrade; skip");
        assert!(may(&state, "section build"));
    }
    // Nobody else.
    for faction in ["nordic", "crimea", "saxony"] {
        let other = position(&text.replace("rusviet", faction));
        refused(&other, "section build");
        assert!(may(&other, "section enlist"));
    }
    // The Factory card: repeated by the older printings, not by the rules of 2022.
    let factory = text.replace("token build", "token factory");
    assert!(may(&position(&factory), "section factory"));
    refused(&position(&format!("rules current\n{factory}")), "section factory");
    refused(&position(&factory.replace("rusviet", "nordic")), "section factory");
}

// RL-108
#[test]
fn coercion_pays_one_resource_a_turn_with_a_card() {
    let text = "active 1
                at h43 metal 2
                seat crimea industrial
                  hand 25
                seat polania mechanical";
    let mut state = position(text);
    play(&mut state, "section deploy; skip; pay coins 2");
    assert!(may(&state, "pay card 2") && may(&state, "pay card 5"), "whatever its value");
    play(&mut state, "pay card 5");
    refused(&state, "pay card 2");
    play(&mut state, "deploy 1 h43");
    assert_eq!(state.public().player(seat(1)).hand_count(), 1);
    assert_eq!(state.public().player(seat(1)).mech_count(), 1);
    assert_eq!(state.public().resources(at("h43")), [0; 4]);
    // One token short of that, a second card does not help.
    let mut short = position(&text.replace("metal 2", "metal 1"));
    play(&mut short, "section deploy; skip");
    assert_eq!(short.public().active(), seat(2));
    // Neither do cards in other hands.
    let mut other = position(&text.replace("crimea", "saxony").replace("h43", "h34"));
    play(&mut other, "section deploy; skip");
    assert_eq!(other.public().active(), seat(2));
}

// RL-108
#[test]
fn coercion_is_open_again_on_the_next_turn_and_may_be_left() {
    let mut state = position(
        "active 1
         at h43 metal 3
         at h47 oil 2
         seat crimea industrial
           hand 23
         seat polania mechanical",
    );
    play(
        &mut state,
        "section deploy; skip; pay coins 2; pay metal h43; pay metal h43; pay metal h43; deploy 1 h43",
    );
    assert_eq!(state.public().player(seat(1)).hand_count(), 2);
    play(&mut state, "section build; skip; section upgrade; skip; pay coins 3; pay card 3");
    play(&mut state, "upgrade move_unit enlist");
    assert_eq!(state.public().player(seat(1)).hand_count(), 1);
    assert_eq!(state.public().player(seat(1)).upgrade_count(), 1);
}

/// The stars for combat after one more won combat.
fn combat_stars(faction: &str, stars: &str) -> u8 {
    let mut state = position(&format!(
        "active 1
         seat {faction} industrial
           power 5
           stars {stars}
           mechs 4 at h45
         seat polania mechanical
           power 0
           mechs 4 at h46"
    ));
    play(&mut state, "section build; move; step mech h45 h46; done; dial 1");
    state.public().player(seat(1)).stars().on(Star::Combat)
}

// RL-117 RL-041
#[test]
fn dominate_has_no_limit_to_combat_stars() {
    assert_eq!(combat_stars("saxony", "combat combat"), 3);
    assert_eq!(combat_stars("saxony", "combat combat combat"), 4);
    assert_eq!(combat_stars("saxony", "combat combat combat combat combat"), 6);
    for faction in ["nordic", "rusviet", "crimea"] {
        assert_eq!(combat_stars(faction, "combat"), 2, "{faction}");
        assert_eq!(combat_stars(faction, "combat combat"), 2, "{faction}");
    }
}

// RL-112
#[test]
fn meander_takes_two_different_options_and_the_first_may_pay_for_the_second() {
    let text = "active 2
                seat nordic mechanical
                seat polania industrial
                  coins 0
                  popularity 2
                  character h20";
    let mut state = position(text);
    play(&mut state, "section build; move; step character h20 h21; done; encounter 1");
    // Card 1: 2 coins and 1 popularity; for 2 coins 4 food; for 2 popularity a structure.
    assert_eq!(legal(&state), ["option 1", "option 3"]);
    play(&mut state, "option 1; take 2; take 1");
    refused(&state, "option 1");
    assert!(may(&state, "option 3") && may(&state, "done"));
    play(&mut state, "option 2; take 4");
    let player = state.public().player(seat(2));
    assert_eq!((player.coins(), player.popularity()), (0, 3));
    assert_eq!(state.public().resources(at("h21")).iter().sum::<u8>(), 4);
    assert_eq!(state.public().active(), seat(1), "no third option");
    // One is enough.
    let mut one = position(text);
    play(
        &mut one,
        "section build; move; step character h20 h21; done; encounter 1; option 1; take 2; take 1; done",
    );
    assert_eq!(one.public().active(), seat(1));
    // Everybody else has one.
    let mut other = position(
        "active 1
         seat crimea industrial
           coins 9
           character h20
         seat polania mechanical
           workers h14 h14",
    );
    play(
        &mut other,
        "section build; move; step character h20 h21; done; encounter 1; option 1; take 2; take 1",
    );
    assert_eq!(other.public().active(), seat(2));
}
