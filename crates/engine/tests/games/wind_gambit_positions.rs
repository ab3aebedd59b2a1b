//! Positions with the modules of The Wind Gambit that could not have come about: each would end in a question nobody can
//! answer, in a game without an end or in a sum that overflows, and is refused instead.

use crate::common::*;
use kosa_engine::*;

/// What is said of a position with these lines before the first seat, for each seat.
fn faults(top: &str, nordic: &str, crimea: &str) -> String {
    let text =
        format!("kosa-position 1\n{top}\nseat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}");
    State::from_position(&text).err().map_or(String::new(), |e| e.to_string())
}

/// A Move action with airships under way.
fn moving(tiles: &str, frame: &str, lines: &str) -> String {
    let frames = format!("frames end bottom:build stars:1 settle units {frame}");
    format!("rules rulebook +airships\nairship-tiles {tiles}\nactive 1\n{frames}\nunits-left 1\n{lines}")
}

#[test]
fn a_toll_is_asked_only_of_who_carries_it_and_by_who_has_room() {
    let step = "at h04 food 3\nmoving worker h04 h11 steps 1 first load food";
    let toll = |n: u8, load: u8, aboard: &str| {
        faults(&moving("toll drill", &format!("toll:2:{n}"), &format!("{step} {load}")), "", aboard)
    };
    assert_eq!(toll(1, 1, "airship h11\naboard food 2"), "");
    assert!(toll(3, 1, "airship h11").contains("toll:2:3"));
    assert!(toll(2, 2, "airship h11\naboard food 2").contains("toll:2:2"));
    assert!(toll(1, 4, "airship h11").contains("toll:2:1"), "more than lies there");
    assert!(toll(1, 1, "airship h11\naboard food 200 wood 200").contains("at most 3 resources"));
}

#[test]
fn no_unit_is_asked_what_it_carries_towards_a_toll_it_cannot_pay() {
    let three = |food: u8| {
        let step = format!("at h04 food {food}\nmoving worker h04 h11 steps 1 first asking food");
        let text = format!(
            "kosa-position 1\n{}\nseat nordic industrial\nseat rusviet patriotic\nairship h11\n\
             seat crimea mechanical\nairship h11",
            moving("toll drill", "carry", &step)
        );
        State::from_position(&text).err().map_or(String::new(), |e| e.to_string())
    };
    assert_eq!(three(3), "");
    assert!(three(1).contains("'carry' needs"), "one resource for two airships");
}

#[test]
fn an_airship_that_has_not_flown_has_steps_left() {
    let flight = |frame: &str| {
        faults(&moving("toll drill", frame, "moved-airship yes\nat h04 food 3"), "airship h04", "")
    };
    assert_eq!(flight("flight:1:0:-:-"), "");
    assert_eq!(flight("flight:0:0:flown:-"), "");
    assert!(flight("flight:0:0:-:-").contains("flight:0:0:-:-"));
}

#[test]
fn airships_fight_only_where_they_meet() {
    let duel = |rival: u8, crimea: &str| {
        faults(&moving("blitzkrieg drill", "", &format!("duel {rival}")), "airship h04", crimea)
    };
    assert_eq!(duel(2, "airship h04"), "");
    assert!(duel(2, "airship h05").contains("duel"));
    assert!(duel(2, "").contains("duel"), "at home");
    assert!(duel(1, "airship h04").contains("duel"), "oneself");
    let without = "active 1\nframes end bottom:build stars:1 settle units\nunits-left 1\nduel 2";
    assert!(faults(without, "", "").contains("duel"), "no airships at all");
    let after = "active 1\nframes end bottom:build stars:1 settle aftermath draw:2:1\ncombat h04 1 2 duel";
    assert!(faults(after, "", "").contains("combat"));
}

#[test]
fn an_objective_is_drawn_only_after_a_flight() {
    let draw = |lines: &str| faults(&moving("bounty negotiate", "objective-draw", lines), "airship h06", "");
    assert_eq!(draw("moved-airship yes"), "");
    assert!(draw("").contains("objective-draw"));
}

#[test]
fn a_triggered_end_has_a_clock() {
    let ending =
        |lines: &str| faults(&format!("rules rulebook +resolutions\nresolution land_rush\n{lines}"), "", "");
    assert_eq!(ending("trigger 1\nclock 0 1"), "");
    assert!(ending("trigger 1").contains("clock"));
    assert!(ending("trigger 1\nclock 0 -").contains("clock"));
}

#[test]
fn tiles_are_dealt_before_cards() {
    let deal = |n: u8| faults(&format!("rules rulebook +airships\ntile in_a_row\nframes deal:{n}"), "", "");
    assert_eq!(deal(1), "");
    assert!(deal(4).contains("deal:4"));
}

#[test]
fn any_number_of_cards_may_have_been_exchanged() {
    let state = position(
        "rules rulebook +airships\nairship-tiles toll negotiate\nactive 2\nrevealed 4
        seat nordic industrial\nstars objective\ngiven-up 255\nseat crimea mechanical",
    );
    let view = View::of(&state, seat(2));
    assert_eq!(View::of(&view.resample(&mut rng(1)), seat(2)), view);
}
