//! The readings of the Automa's rules that no source settles: each as it is played, and as its switch turns it over.

mod common;

use common::automa::*;
use common::*;
use kosa_engine::automa::BEYOND;
use kosa_engine::*;

/// An Automa of a faction of Invaders from Afar (seat 2) draws a card; a person plays Nordic (seat 1).
fn invader(
    rules: &str,
    faction: &str,
    board: &str,
    nordic: &str,
    automa: &str,
    card: u8,
) -> (State, Vec<Event>) {
    let mut state = position(&format!(
        "rules rulebook +invaders-from-afar {rules}\nactive 2\n{board}
         seat nordic industrial\n{nordic}\nseat {faction} automa:automa\n{automa}"
    ));
    let events = play(&mut state, &format!("automa {card}"));
    (state, events)
}

/// What the Automa does without the switch, and with it.
fn both<T>(switch: &str, run: impl Fn(&str) -> T) -> [T; 2] {
    [run(""), run(&format!("+{switch}"))]
}

const ON_FOOT: &str = "automa-distance-on-foot";

// R9
#[test]
fn distance_to_the_factory_over_the_grid_or_on_foot() {
    let run = |rules: &str| {
        let (_, events) = invader(rules, "albion", "", "", "", 3);
        let distance = |hex: &str| {
            let one = |e: &Event| match e {
                Event::AutomaConsiders { candidate, .. } if candidate.hex.to_string() == hex => {
                    Some(candidate.factory)
                }
                _ => None,
            };
            events.iter().find_map(one).unwrap()
        };
        (moved(&events), distance("h03"), distance("h08"))
    };
    // Both are 3 over the grid, and h03 comes first in reading order. On foot h03 lies at the end of a blind alley.
    let [grid, foot] = both(ON_FOOT, run);
    assert_eq!(grid, (vec!["worker h01 h03".into()], 3, 3));
    assert_eq!(foot, (vec!["worker h01 h08".into()], 5, 3));
}

// R9, R11
#[test]
fn distance_to_the_own_base_over_the_grid_or_on_foot() {
    // Both mechs are 3 from the base over the grid; on foot h10 is 5 away.
    let run = |rules: &str| {
        let (_, events) = invader(rules, "albion", "", "", "mechs at h10 h15", 10);
        moved(&events)[0].split(' ').nth(1).unwrap().to_string()
    };
    assert_eq!(both(ON_FOOT, run), ["h10", "h15"]);
}

// R9, R18
#[test]
fn distance_to_an_enemy_over_the_grid_or_on_foot() {
    let run = |nordic: &'static str| {
        move |rules: &str| {
            let (_, events) = invader(rules, "albion", "", nordic, "mechs at h02", 10);
            (moved(&events)[0].clone(), measure(&events, "h03"), measure(&events, "h08"))
        }
    };
    // A river lies between h03 and h10.
    let [grid, foot] = both(ON_FOOT, run("character h10"));
    assert_eq!(grid, ("mech h02 h03".into(), 1, 2));
    assert_eq!(foot, ("mech h02 h08".into(), 5, 3));
    // Nobody walks to h04: it is farther than any territory in reach.
    let [grid, foot] = both(ON_FOOT, run("character h04\nmechs 1 at h15"));
    assert_eq!(grid, ("mech h02 h03".into(), 1, 1));
    assert_eq!(foot, ("mech h02 h08".into(), 3, 1));
    // If nothing can be walked to, the grid counts.
    let [grid, foot] = both(ON_FOOT, run("character h04"));
    assert_eq!(grid, ("mech h02 h03".into(), 1, 3));
    assert_eq!(foot, ("mech h02 h03".into(), BEYOND as u16 + 1, BEYOND as u16 + 3));
}

// R9, R10
#[test]
fn distance_to_a_foreign_base_goes_through_its_two_territories_on_foot() {
    let run = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar {rules}\nactive 2\nseat togawa industrial\nseat albion automa:automa\nmechs at h02"
        ));
        let events = play(&mut state, "automa 10");
        (moved(&events)[0].clone(), measure(&events, "h03"), measure(&events, "h08"))
    };
    let [grid, foot] = both(ON_FOOT, run);
    assert_eq!(grid, ("mech h02 h03".into(), 7, 8));
    assert_eq!(foot, ("mech h02 h08".into(), 10, 8));
}

// R9, R30
#[test]
fn distances_are_never_walked_once_water_holds_nobody_back() {
    for card in [3, 10, 18] {
        let run = |rules: &str| {
            let (_, events) =
                invader(rules, "albion", "", "character h10", "marker 5\nmechs at h02 h16", card);
            (moved(&events), candidates(&events))
        };
        let [grid, foot] = both(ON_FOOT, run);
        assert_eq!(grid, foot, "card {card}");
    }
}

// R9, R58
#[test]
fn the_tie_break_token_measures_like_everything_else() {
    // Both workers are 2 from their base either way. From Togawa's base h03 and h08 are 7 and 8 over the grid, 10 and 8
    // on foot.
    let run = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar {rules}\nactive 3\ntie-token togawa\nseat nordic industrial\n\
             seat crimea mechanical\nseat albion automa:automa\nworkers h03 h08"
        ));
        let events = play(&mut state, "automa 3");
        moved(&events)[0].split(' ').nth(1).unwrap().to_string()
    };
    assert_eq!(both(ON_FOOT, run), ["h03", "h08"]);
}

// R61
#[test]
fn water_holds_albion_and_togawa_back_or_not() {
    for (faction, held, free) in [
        ("albion", vec!["h01", "h03", "h08"], vec!["h01", "h03", "h07", "h08", "h09"]),
        ("togawa", vec!["h39", "h40", "h45"], vec!["h33", "h39", "h40", "h45"]),
    ] {
        let run = |rules: &str| {
            let (state, events) = invader(rules, faction, "", "", "", 3);
            (valid(&events), state.public().held_by_water(seat(2)))
        };
        let [off, on] = both("automa-invaders-wade", run);
        assert_eq!(off, (held.iter().map(|h| h.to_string()).collect(), true), "{faction}");
        assert_eq!(on, (free.iter().map(|h| h.to_string()).collect(), false), "{faction}");
    }
}

// R61, R30
#[test]
fn water_still_holds_everybody_else_back() {
    for faction in ["crimea", "saxony", "polania"] {
        let run = |rules: &str| valid(&invader(rules, faction, "", "", "", 3).1);
        let [off, on] = both("automa-invaders-wade", run);
        assert_eq!(off, on, "{faction}");
    }
}
