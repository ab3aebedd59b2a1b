//! Rulings on the abilities of Saxony.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

/// Saxony holds the mountain h44 by a worker and has its Mine on h40; Polania holds the mountain h39.
fn underpass(slots: &str, workers: &str) -> State {
    let mut state = position(&format!(
        "active 1
         seat saxony industrial
           mechs {slots}
           workers {workers}
           structures mine h40
         seat polania mechanical
           character h39"
    ));
    play(&mut state, "section build; move");
    state
}

const TUNNELS: [&str; 6] = ["h10", "h15", "h18", "h29", "h32", "h37"];

/// RL-115
#[test]
fn underpass_joins_own_mountains_tunnels_and_the_own_mine() {
    let state = underpass("2 at h34", "h44 h41");
    let mut network = TUNNELS.to_vec();
    network.extend(["h35", "h40", "h41", "h44"]);
    network.sort();
    assert_eq!(steps(&state, "mech", "h34"), network, "h35 and h41 lie next to it");

    let state = underpass("2 at h10", "h44 h34");
    for to in ["h15", "h34", "h37", "h40", "h44"] {
        assert!(may(&state, &format!("step mech h10 {to}")), "{to}");
    }
    for to in ["h01", "h11", "h24", "h26", "h39"] {
        refused(&state, &format!("step mech h10 {to}"));
    }

    let state = underpass("2 at h40", "h44 h34");
    for to in ["h10", "h34", "h44"] {
        assert!(may(&state, &format!("step mech h40 {to}")), "{to}");
    }
}

/// RL-115
#[test]
fn underpass_serves_the_character_and_not_the_workers() {
    let mut state = position(
        "active 1
         seat saxony industrial
           character h34
           mechs 2 at h41
           workers h34 h44
         seat polania mechanical",
    );
    play(&mut state, "section build; move");
    assert!(may(&state, "step character h34 h10"));
    assert!(may(&state, "step character h34 h44"));
    assert_eq!(steps(&state, "worker", "h34"), ["h35", "h41"]);
}

/// RL-115
#[test]
fn each_hop_of_the_underpass_is_one_step() {
    let mut state = underpass("2 at h34", "h44 h41");
    play(&mut state, "step mech h34 h10");
    assert!(steps(&state, "mech", "h10").is_empty());
    let mut state = underpass("2 4 at h34 h41", "h44 h41");
    play(&mut state, "step mech h34 h10; step mech h10 h44");
    assert_eq!(player(&state, 1).mechs_on("h44".parse().unwrap()), 1);
    assert!(steps(&state, "mech", "h44").is_empty());
}

/// RL-115
#[test]
fn mountains_are_not_joined_without_underpass() {
    let state = underpass("1 at h34", "h44 h41");
    refused(&state, "step mech h34 h10");
    refused(&state, "step mech h34 h44");
    refused(&state, "step mech h34 h40");
}

/// Power of Polania once a combat on the hex has begun, Saxony attacking.
fn disarmed(rules: &str, from: &str, hex: &str, mine: &str) -> u8 {
    let mut state = position(&format!(
        "rules {rules}
         active 1
         seat saxony industrial
           power 6
           character {from}
           mechs 3 at @saxony
           workers h41 h41
           {mine}
         seat polania mechanical
           power 5
           character {hex}"
    ));
    play(&mut state, &format!("section build; move; step character {from} {hex}; done"));
    assert!(state.public().combat().is_some());
    assert_eq!(player(&state, 1).power(), 6);
    player(&state, 2).power()
}

/// Power of Polania once it attacks Saxony's mech on the hex.
fn disarmed_attacker(rules: &str, from: &str, hex: &str, mine: &str) -> u8 {
    let mut state = position(&format!(
        "rules {rules}
         active 2
         seat saxony industrial
           power 6
           mechs 3 at {hex}
           workers h41 h41
           {mine}
         seat polania mechanical
           power 5
           character {from}"
    ));
    play(&mut state, &format!("section build; move; step character {from} {hex}; done"));
    assert!(state.public().combat().is_some());
    player(&state, 2).power()
}

/// RL-116
#[test]
fn disarm_covers_the_own_mine_by_the_current_rules() {
    assert_eq!(disarmed("current", "h41", "h34", "structures mine h34"), 3);
    assert_eq!(disarmed_attacker("current", "h35", "h34", "structures mine h34"), 3);
}

/// RL-116
#[test]
fn disarm_covers_tunnels_only_by_the_booklets() {
    assert_eq!(disarmed("rulebook", "h41", "h34", "structures mine h34"), 5);
    assert_eq!(disarmed_attacker("rulebook", "h35", "h34", "structures mine h34"), 5);
}

/// RL-116
#[test]
fn disarm_works_on_tunnels_for_attacker_and_defender_in_every_printing() {
    for rules in ["rulebook", "current"] {
        assert_eq!(disarmed(rules, "h28", "h29", ""), 3, "{rules}");
        assert_eq!(disarmed_attacker(rules, "h28", "h29", ""), 3, "{rules}");
    }
}

/// RL-116
#[test]
fn disarm_does_nothing_without_tunnel_or_own_mine() {
    for rules in ["rulebook", "current"] {
        assert_eq!(disarmed(rules, "h41", "h34", ""), 5, "{rules}");
        assert_eq!(disarmed(rules, "h41", "h34", "structures mill h34 mine h41"), 5, "{rules}");
    }
    let mut state = position(
        "rules current
         active 1
         seat saxony industrial
           character h41
           mechs 3 at @saxony
           workers h41 h41
         seat polania mechanical
           power 5
           character h34
           structures mine h34",
    );
    play(&mut state, "section build; move; step character h41 h34; done");
    assert_eq!(player(&state, 2).power(), 5, "another's Mine is no tunnel");
}

/// RL-117
#[test]
fn saxony_stars_every_combat() {
    let mut state = position(
        "active 1
         seat saxony industrial
           power 7
           stars combat combat
           character h41
           workers h41 h41
         seat polania mechanical
           power 0
           character h34",
    );
    play(&mut state, "section build; move; step character h41 h34; done; 1: dial 1");
    assert_eq!(player(&state, 1).stars().on(Star::Combat), 3);
    assert!(!state.is_over());
}

/// Cards 7 and 22 both hold.
fn two_objectives(stars: &str) -> State {
    position(&format!(
        "active 1
         seat saxony industrial
           objectives 7 22
           factory-card 5
           mechs 1 at h41
           stars {stars}
         seat polania mechanical"
    ))
}

/// RL-117
#[test]
fn saxony_completes_both_objectives() {
    let mut state = two_objectives("-");
    play(&mut state, "reveal 7; section build; coins 1; reveal 22");
    assert_eq!(player(&state, 1).stars().on(Star::Objective), 2);
    assert_eq!(state.own(seat(1)).objectives().count(), 0);
    assert!(!state.is_over());
}

/// RL-117
#[test]
fn six_stars_in_all_remain_the_limit_for_saxony() {
    let mut state = two_objectives("combat combat combat combat power");
    play(&mut state, "reveal 7");
    assert!(state.is_over());
    assert_eq!(player(&state, 1).stars().total(), 6);
    assert_eq!(state.own(seat(1)).objectives().count(), 1, "the other card is not completed any more");
}

/// RL-117
#[test]
fn other_goals_are_starred_once_by_saxony_too() {
    let mut state = position(
        "active 1
         seat saxony industrial
           power 14
           stars power
         seat polania mechanical",
    );
    play(&mut state, "section upgrade; bolster power 2");
    assert_eq!(player(&state, 1).stars().on(Star::Power), 1);
}
