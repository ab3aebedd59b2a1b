//! The Automa's turn: set-up, order of the turn, gains, recruit bonus and star track.

use crate::common::automa::{PASS, against_crimea as crimea, automa, deployed, moved, solo};
use crate::common::*;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::*;
use kosa_engine::*;

/// The territories that were valid.
fn valid(events: &[Event]) -> Vec<String> {
    let text = |e: &Event| match e {
        Event::AutomaConsiders { candidate, .. } => Some(candidate.hex.to_string()),
        _ => None,
    };
    events.iter().filter_map(text).collect()
}

fn place_in(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).unwrap_or_else(|| panic!("missing in {events:?}"))
}

// R1
#[test]
fn set_up_of_a_solo_game() {
    let kind: AutomaKind = "automa:automaszyna".parse().unwrap();
    let setup = Setup {
        players: vec![
            Wish { faction: Some(Faction::Polania), mat: Some(Mat::Agricultural), automa: None },
            Wish { faction: Some(Faction::Saxony), mat: None, automa: Some(kind) },
        ],
        ..Setup::default()
    };
    let state = random_game(1, setup.start().unwrap(), 0, |_, _, _| {});
    let (person, machine) = (setup.seat_of(0).unwrap(), setup.seat_of(1).unwrap());
    let public = state.public();
    assert_eq!(public.factory_count(), 3);
    let player = public.player(machine);
    assert_eq!((player.power(), player.hand_count()), (1, 4), "as printed on Saxony's mat");
    assert_eq!((player.coins(), player.popularity()), (5, 10));
    assert_eq!(player.workers().collect::<Vec<_>>(), [at("h34"), at("h41")]);
    assert_eq!(player.character(), at("@saxony"));
    assert_eq!((player.mech_count(), player.stars().total(), player.objective_count()), (0, 0, 0));
    let automa = player.automa().unwrap();
    assert_eq!((automa.marker(), automa.second_scheme(), automa.resources()), (0, false, 0));
    // The person moves first although the Automa sits on the lower seat; then turns alternate.
    assert!(machine < person);
    assert_eq!(public.active(), person);
    let mut state = state;
    play(&mut state, "section upgrade; skip");
    while state.public().active() == person {
        let on = if may(&state, "skip") { "skip" } else { "end" };
        play(&mut state, on);
    }
    assert_eq!((state.public().active(), asked(&state), legal(&state).len()), (machine, Actor::Chance, 19));
    play(&mut state, "automa 3");
    assert_eq!((state.public().active(), asked(&state)), (person, Actor::Seat(person)));
}

// R2
#[test]
fn automa_produces_nothing_and_pays_nothing() {
    let mut state =
        solo("", "crimea", "automa:automa", "workers h43 h43 h47 h47\nmechs at h44\ncoins 0\npower 0");
    for card in 1..=19 {
        let mut copy = state;
        let events = play(&mut copy, &format!("automa {card}"));
        let bad = |e: &Event| {
            matches!(
                e,
                Event::ResourcesGained { .. }
                    | Event::ResourcePaid { .. }
                    | Event::CoinsSpent { .. }
                    | Event::PowerLost { .. }
                    | Event::PopularityGained { .. }
                    | Event::PopularityLost { .. }
            )
        };
        assert!(!events.iter().any(bad), "card {card}: {events:?}");
    }
    play(&mut state, "automa 3");
    let player = player(&state, 2);
    assert_eq!(player.upgrade_count() + player.structure_count() + player.recruit_count(), 0);
    assert_eq!((player.objective_count(), player.popularity()), (0, 10));
}

// R3
#[test]
fn rules_not_replaced_still_hold() {
    let state = position(
        "active 1\nseat nordic industrial\nworkers h05 h12\nmechs 1 at h12\nseat rusviet automa:automa\nworkers h13 h26",
    );
    let mut state = state;
    play(&mut state, "section build; move");
    // A worker may not enter a territory with an Automa worker; a mech may.
    refused(&state, "step worker h12 h13");
    assert!(may(&state, "step mech h12 h13"));
    assert!(may(&state, "step worker h12 h06"));
}

// R4
#[test]
fn turn_goes_draw_move_gains_recruit_bonus_star() {
    let mut state = solo("recruits deploy\nbonuses coins", "crimea", "automa:automa", "");
    let events = play(&mut state, "automa 5");
    let order = [
        place_in(&events, |e| matches!(e, Event::AutomaDrew { .. })),
        place_in(&events, |e| matches!(e, Event::AutomaMoved { .. })),
        place_in(&events, |e| matches!(e, Event::AutomaDeployed { unit: UnitKind::Worker, .. })),
        place_in(&events, |e| matches!(e, Event::CoinsGained { seat: s, .. } if *s == seat(2))),
        place_in(&events, |e| matches!(e, Event::CoinsGained { seat: s, .. } if *s == seat(1))),
        place_in(&events, |e| matches!(e, Event::AutomaMarker { space: 1, .. })),
    ];
    assert!(order.is_sorted(), "{events:?}");
    assert_eq!(state.public().active(), seat(1));
}

// R4, R40
#[test]
fn autometta_skips_everything_after_the_draw() {
    let human = "recruits build\nbonuses popularity";
    let mut state = solo(human, "crimea", "automa:autometta", "resource-box 4");
    let before = state;
    let events = play(&mut state, "automa 7");
    assert!(moved(&events).is_empty() && deployed(&events).is_empty());
    assert_eq!(player(&state, 2).coins(), 5);
    assert_eq!(player(&state, 1).popularity(), player(&before, 1).popularity());
    assert_eq!(automa(&state, 2).marker(), 0);
    // The card still counts for the resources found on conquered territories.
    assert_eq!(automa(&state, 2).resources(), 2);
    assert_eq!(state.public().active(), seat(1));
    // A card without the crossed gear is carried out.
    let mut other = solo(human, "crimea", "automa:autometta", "");
    play(&mut other, "automa 5");
    assert_eq!((player(&other, 2).coins(), automa(&other, 2).marker()), (6, 1));
}

// R40
#[test]
fn only_autometta_skips_by_its_level() {
    for card in [4, 7, 8, 17] {
        for level in ["autometta", "automa", "automaszyna", "ultimaszyna"] {
            let mut state = solo("", "crimea", &format!("automa:{level}"), "");
            let events = play(&mut state, &format!("automa {card}"));
            let skips = events.iter().any(|e| matches!(e, Event::AutomaSkips { .. }));
            assert_eq!(skips, level == "autometta", "card {card}, {level}");
            assert_eq!(moved(&events).is_empty(), skips, "card {card}, {level}");
        }
    }
}

// R5
#[test]
fn sixth_star_in_combat_ends_the_game_before_the_gains() {
    let mut state = solo(
        "power 0\nmechs 1 at h43",
        "crimea",
        "automa:automa",
        "power 7\nworkers @crimea @crimea\nstars combat tracker tracker tracker tracker\nmarker 19",
    );
    play(&mut state, "automa 17; automa 3");
    assert!(state.is_over());
    assert_eq!(player(&state, 2).stars().total(), 6);
    assert_eq!(player(&state, 2).coins(), 5, "the coins of the card are not given");
}

// R5
#[test]
fn sixth_star_of_the_defending_person_ends_the_automas_turn() {
    let human =
        format!("power 7\nmechs 1 at h43\nstars combat power popularity objective recruits\n{RECRUITED}");
    let mut state = solo(&human, "crimea", "automa:automa", "power 7\nworkers @crimea @crimea");
    play(&mut state, "automa 17; dial 7; automa 4");
    assert!(state.is_over());
    assert_eq!((player(&state, 1).stars().total(), player(&state, 2).coins()), (6, 5));
}

// R5, R27
#[test]
fn sixth_star_for_power_ends_the_game_before_the_next_gain() {
    let mut state = crimea("power 14\nstars combat combat tracker tracker tracker\nmarker 18");
    let events = play(&mut state, "automa 15");
    assert_eq!(moved(&events), ["character @crimea h36"]);
    assert!(state.is_over());
    assert_eq!((player(&state, 2).power(), player(&state, 2).coins()), (16, 5));
}

// R5, R31
#[test]
fn sixth_star_of_the_track_ends_the_game() {
    let mut state = crimea("second-scheme yes\nmarker 20\nstars tracker tracker tracker tracker tracker");
    play(&mut state, "automa 3");
    assert!(state.is_over());
    assert_eq!(player(&state, 2).stars().on(Star::Tracker), 6);
}

// R5
#[test]
fn persons_sixth_star_from_the_recruit_bonus_comes_before_the_marker() {
    let human = format!("power 15\nstars combat combat objective popularity recruits\n{RECRUITED}");
    let lines = "second-scheme yes\nmarker 20\nstars tracker tracker tracker tracker tracker";
    let mut state = solo(&human, "crimea", "automa:automa", lines);
    play(&mut state, "automa 1");
    assert!(state.is_over());
    assert_eq!(player(&state, 1).stars().total(), 6);
    assert_eq!((player(&state, 2).stars().total(), automa(&state, 2).marker()), (5, 20));
    // With the switch the marker goes first.
    let text = format!(
        "rules rulebook +automa-star-first\nactive 2\nseat nordic industrial\n{human}\nseat crimea automa:automa\n{lines}"
    );
    let mut other = position(&text);
    play(&mut other, "automa 1");
    assert!(other.is_over());
    assert_eq!((player(&other, 1).stars().total(), player(&other, 1).power()), (5, 15));
    assert_eq!((player(&other, 2).stars().total(), automa(&other, 2).marker()), (6, 21));
}

// R5
#[test]
fn with_the_marker_first_the_recruit_bonus_still_follows() {
    let mut state = position(
        "rules rulebook +automa-star-first\nactive 2\nseat nordic industrial\npower 3\nrecruits upgrade\nbonuses power\n\
         seat crimea automa:automa",
    );
    play(&mut state, "automa 1");
    assert_eq!((player(&state, 1).power(), automa(&state, 2).marker()), (4, 1));
    assert_eq!(state.public().active(), seat(1));
}

// R6
#[test]
fn first_valid_symbol_is_carried_out_and_no_other() {
    let mut state = crimea("mechs at @crimea");
    let events = play(&mut state, "automa 10");
    assert_eq!(moved(&events).len(), 1);
    assert!(moved(&events)[0].starts_with("mech "), "{:?}", moved(&events));
    // Without a mech the next symbol is tried.
    let mut state = crimea("");
    let events = play(&mut state, "automa 10");
    let cannot = |e: &Event| matches!(e, Event::AutomaCannot { symbol: AutomaMove::Mech, .. });
    assert!(events.iter().any(cannot));
    assert_eq!(moved(&events), ["worker h43 h43"]);
}

// R6
#[test]
fn without_a_valid_symbol_nothing_moves_and_the_turn_goes_on() {
    let mut state = crimea("second-scheme yes");
    let events = play(&mut state, "automa 10");
    assert!(moved(&events).is_empty());
    assert_eq!((player(&state, 2).coins(), player(&state, 2).mech_count()), (7, 1));
    assert_eq!(automa(&state, 2).marker(), 1);
}

// R7, RL-157
#[test]
fn staying_is_a_valid_move_and_ends_the_search() {
    let mut state = crimea("mechs at h43");
    let events = play(&mut state, "automa 11");
    assert_eq!(moved(&events), ["mech h43 h43"]);
    assert_eq!(player(&state, 2).character(), at("@crimea"), "the encounter in h44 is not sought");
}

// R8
#[test]
fn bracketed_moves_count_for_their_faction_only() {
    let mut state = crimea("");
    let events = play(&mut state, "automa 1");
    assert_eq!(moved(&events), ["character @crimea h44"]);
    let mut nordic = position("active 1\nseat nordic automa:automa\nseat crimea industrial");
    let events = play(&mut nordic, "automa 1");
    assert_eq!(moved(&events), ["worker h04 h11"]);
}

// R8
#[test]
fn bracketed_gains_count_for_their_faction_only() {
    for (faction, coins) in [("crimea", 7), ("saxony", 6)] {
        let mut state = solo("", faction, "automa:automa", "");
        play(&mut state, "automa 2");
        assert_eq!(player(&state, 2).coins(), coins, "{faction}");
    }
    for (faction, mechs) in [("rusviet", 2), ("polania", 1)] {
        let mut state = solo("", faction, "automa:automa", "");
        play(&mut state, "automa 8");
        assert_eq!(player(&state, 2).mech_count(), mechs, "{faction}");
    }
}

// R25
#[test]
fn new_units_come_to_the_base_and_do_not_move_this_turn() {
    let mut state = solo("", "crimea", "automa:ultimaszyna", "");
    let events = play(&mut state, "automa 9");
    assert_eq!(deployed(&events), [UnitKind::Worker, UnitKind::Mech]);
    assert!(moved(&events).iter().all(|m| m.starts_with("worker h43 ")), "{:?}", moved(&events));
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 1);
    assert_eq!(player(&state, 2).mechs().collect::<Vec<_>>(), [at("@crimea")]);
}

// R25, R32
#[test]
fn gains_with_nothing_left_on_the_mat_do_nothing() {
    let mut state = crimea(
        "workers h43 h44 h47 @crimea @crimea @crimea @crimea @crimea\nmechs at h43 h44 h47 @crimea\ncharacter h44",
    );
    let events = play(&mut state, "automa 9");
    assert!(deployed(&events).is_empty());
    let player = player(&state, 2);
    assert_eq!((player.worker_count(), player.mech_count()), (8, 4));
    assert_eq!(player.stars().total(), 0, "no star for workers or mechs");
    assert_eq!(automa(&state, 2).marker(), 1);
}

// R26
#[test]
fn character_on_the_mat_is_deployed_before_a_mech() {
    let mut state = crimea("character -\nmechs at h44");
    let events = play(&mut state, "automa 16");
    assert_eq!(deployed(&events), [UnitKind::Character]);
    assert_eq!(player(&state, 2).character(), at("@crimea"));
    // Once for each icon: the second one brings a mech.
    let mut state = solo("", "rusviet", "automa:automa", "character -");
    let events = play(&mut state, "automa 8");
    assert_eq!(deployed(&events), [UnitKind::Character, UnitKind::Mech]);
    // Two mechs are left over of four when the character is on the board.
    let mut state = solo("", "rusviet", "automa:automa", "mechs at @rusviet @rusviet @rusviet");
    let events = play(&mut state, "automa 8");
    assert_eq!(deployed(&events), [UnitKind::Mech]);
}

// R27
#[test]
fn power_stops_at_16_and_gives_one_star() {
    let mut state = crimea("power 14\nsecond-scheme yes");
    play(&mut state, "automa 1");
    assert_eq!((player(&state, 2).power(), player(&state, 2).stars().on(Star::Power)), (16, 1));
    let mut again = crimea("power 13\nsecond-scheme yes\nstars power");
    play(&mut again, "automa 1");
    assert_eq!((player(&again, 2).power(), player(&again, 2).stars().total()), (16, 1));
}

// R27
#[test]
fn combat_card_comes_from_the_deck_reshuffled_if_empty() {
    let all = format!("{}{}{}{}", "2".repeat(16), "3".repeat(12), "4".repeat(8), "5".repeat(6));
    let mut state =
        position(&format!("active 2\ndiscard {all}\nseat nordic industrial\nseat crimea automa:automa"));
    let events = play(&mut state, "automa 4");
    assert!(events.contains(&Event::DeckReshuffled));
    let events = play(&mut state, "draw 5");
    let drawn = events.iter().find(|e| matches!(e, Event::CardDrawn { .. })).unwrap();
    assert_eq!(drawn.seen_by(seat(1)).event(), Event::CardDrawn { seat: seat(2), card: None });
    assert_eq!(player(&state, 2).hand_count(), 1);
    assert_eq!(state.public().deck_count(), 41);
}

// R28
#[test]
fn recruit_of_the_right_kind_earns_its_bonus_once() {
    let start = "power 3\npopularity 5\ncoins 2\nhand 2";
    let result = |recruit: &str, moves: &str| {
        let mut state = solo(&format!("{start}\n{recruit}"), "crimea", "automa:automa", "");
        play(&mut state, moves);
        let p = player(&state, 1);
        (p.power(), p.popularity(), p.coins(), p.hand_count())
    };
    assert_eq!(result("recruits upgrade\nbonuses coins", "automa 1"), (4, 5, 2, 1));
    assert_eq!(result("recruits deploy\nbonuses power", "automa 5"), (3, 5, 3, 1));
    assert_eq!(result("recruits build\nbonuses power", "automa 7"), (3, 6, 2, 1));
    // The Automa's own card is drawn first, then the person's.
    assert_eq!(result("recruits enlist\nbonuses power", "automa 4; draw 2; draw 3"), (3, 5, 2, 2));
    // Another recruit, or none, earns nothing.
    assert_eq!(result("recruits deploy\nbonuses power", "automa 1"), (3, 5, 2, 1));
    assert_eq!(result("", "automa 4; draw 2"), (3, 5, 2, 1));
}

// R28
#[test]
fn recruit_bonus_never_helps_the_automa() {
    let mut state = solo("", "saxony", "automa:automa", "");
    play(&mut state, "automa 14; draw 2");
    assert_eq!(player(&state, 2).hand_count(), 1, "only the card of row 2");
    let mut state = solo("", "saxony", "automa:automa", "");
    play(&mut state, "automa 17");
    assert_eq!(player(&state, 2).power(), 1);
}

// R29
#[test]
fn star_symbol_moves_the_marker_one_space_over_the_end_of_a_row() {
    for (from, to) in [(0, 1), (3, 4), (7, 8), (11, 12)] {
        let mut state =
            crimea(&format!("marker {from}\nsecond-scheme {}", if from > 9 { "yes" } else { "no" }));
        play(&mut state, "automa 3");
        assert_eq!(automa(&state, 2).marker(), to);
    }
    // A crossed star does nothing.
    for card in ["4; draw 2", "15", "17"] {
        let mut state = crimea("marker 8");
        play(&mut state, &format!("automa {card}"));
        assert_eq!((automa(&state, 2).marker(), player(&state, 2).stars().total()), (8, 0));
    }
}

// R30, R41
#[test]
fn water_holds_the_automa_while_the_marker_is_on_the_first_spaces() {
    for (level, first_free) in [("autometta", 5), ("automa", 4), ("automaszyna", 3), ("ultimaszyna", 0)] {
        for marker in 0..8 {
            let mut state = solo("", "crimea", &format!("automa:{level}"), &format!("marker {marker}"));
            let events = play(&mut state, "automa 3");
            let all: &[&str] = &["h36", "h37", "h42", "h43", "h44"];
            let expected = if marker < first_free { &all[3..] } else { all };
            assert_eq!(valid(&events), expected, "{level} at {marker}");
        }
    }
}

// R30
#[test]
fn water_restriction_ends_when_the_marker_leaves_the_last_space() {
    let mut state = crimea("marker 3");
    assert_eq!(valid(&play(&mut state, "automa 3")), ["h43", "h44"]);
    assert_eq!(automa(&state, 2).marker(), 4);
    play(&mut state, PASS);
    assert!(valid(&play(&mut state, "automa 6")).contains(&"h42".to_string()));
}

// R31
#[test]
fn first_star_of_the_track_turns_to_scheme_two_with_all_cards() {
    let mut state = crimea("marker 8\nautoma-deck 3 10");
    let events = play(&mut state, "automa 3");
    assert!(events.iter().any(|e| matches!(e, Event::AutomaSecondScheme { .. })));
    assert_eq!(player(&state, 2).stars().on(Star::Tracker), 1);
    // Scheme I of card 3 gave 3 power; from the next draw on Scheme II counts.
    assert_eq!(player(&state, 2).power(), 8);
    play(&mut state, PASS);
    assert_eq!(legal(&state).len(), 19);
    let events = play(&mut state, "automa 3");
    assert!(events.iter().any(|e| matches!(e, Event::AutomaDrew { second_scheme: true, .. })));
    assert_eq!((player(&state, 2).power(), player(&state, 2).worker_count()), (10, 3));
}

// R31
#[test]
fn later_stars_of_the_track_shuffle_nothing() {
    let mut state = crimea("marker 13\nsecond-scheme yes\nstars tracker\nautoma-deck 3 10");
    play(&mut state, "automa 3");
    assert_eq!(player(&state, 2).stars().on(Star::Tracker), 2);
    play(&mut state, PASS);
    assert_eq!(legal(&state), ["automa 10"]);
}

// R31, RL-150
#[test]
fn power_star_does_not_switch_the_scheme() {
    let mut state = crimea("power 15");
    play(&mut state, "automa 3");
    assert_eq!(player(&state, 2).stars().on(Star::Power), 1);
    assert!(!automa(&state, 2).second_scheme());
}

// R31
#[test]
fn star_spaces_of_every_level() {
    let tracks: [(&str, &[u8]); 4] = [
        ("autometta", &[10, 15, 18, 20, 22, 23]),
        ("automa", &[9, 14, 17, 19, 20, 21]),
        ("automaszyna", &[9, 12, 14, 16, 17, 18]),
        ("ultimaszyna", &[8, 11, 13, 15, 16, 17]),
    ];
    for (level, stars) in tracks {
        for space in 1..=*stars.last().unwrap() {
            let mut state = solo("", "crimea", &format!("automa:{level}"), &format!("marker {}", space - 1));
            play(&mut state, "automa 3");
            let star = player(&state, 2).stars().on(Star::Tracker) == 1;
            assert_eq!(star, stars.contains(&space), "{level} on {space}");
        }
    }
}

// R33
#[test]
fn person_driving_off_lone_workers_pays_popularity_and_finds_resources() {
    let mut state = position(
        "active 1\nseat nordic industrial\npopularity 7\nmechs 1 at h44\n\
         seat crimea automa:automa\nworkers h43 h43 h47\nresource-box 3",
    );
    play(&mut state, "section build; move; step mech h44 h43; done");
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
    assert_eq!(player(&state, 1).popularity(), 5);
    assert_eq!(state.public().resources(at("h43"))[Resource::Food.index()], 3);
    assert_eq!(player(&state, 1).stars().total(), 0, "no combat, no star");
}
