//! The Togawa Shogunate: Maifuku and its Traps, and what they do to others.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Event, Question, State, View, Viewer};

/// Nordic (seat 1) and Togawa (seat 2), who moves. No encounter tokens unless the board says so.
fn togawa_moves(board: &str, nordic: &str, togawa: &str) -> State {
    let encounters = if board.contains("encounters") { "" } else { "encounters" };
    moving(&format!(
        "rules rulebook +invaders-from-afar\nactive 2\n{encounters}\n{board}
         seat nordic mechanical\n{nordic}\nseat togawa industrial\n{togawa}"
    ))
}

/// Nordic (seat 1) has begun its Move action; Togawa (seat 2) has laid Traps.
fn nordic_moves(board: &str, nordic: &str, togawa: &str) -> State {
    let encounters = if board.contains("encounters") { "" } else { "encounters" };
    moving(&format!(
        "rules rulebook +invaders-from-afar\nactive 1\n{encounters}\n{board}
         seat nordic industrial\n{nordic}\nseat togawa mechanical\n{togawa}"
    ))
}

/// The Trap lines of the position, in the order of placing.
fn traps(state: &State) -> Vec<String> {
    let text = state.to_position();
    text.lines().filter_map(|l| l.trim().strip_prefix("trap ").map(str::to_string)).collect()
}

/// Index of the first event of a kind.
fn first(events: &[Event], found: fn(&Event) -> bool) -> usize {
    events.iter().position(found).unwrap_or_else(|| panic!("{events:?}"))
}

fn sprung(events: &[Event]) -> Vec<(Seat, Place, Trap)> {
    let one = |e: &Event| {
        if let Event::TrapSprung { seat, place, trap } = e { Some((*seat, *place, *trap)) } else { None }
    };
    events.iter().filter_map(one).collect()
}

const ALL: [&str; 5] = ["trap popularity", "trap power", "trap coins", "trap cards", "skip"];

// ---------------------------------------------------------------- Maifuku

#[test]
fn after_the_characters_move_a_trap_of_choice_may_be_placed_armed() {
    let mut state = togawa_moves("", "", "character h40\nmechs 3 at h46");
    play(&mut state, "step character h40 h39");
    assert_eq!(legal(&state), ALL);
    play(&mut state, "trap coins");
    assert_eq!(traps(&state), ["h39 coins armed"]);
    assert!(may(&state, "step mech h46 h45"), "the second unit still moves");
}

#[test]
fn a_trap_need_not_be_placed_and_is_not_offered_twice() {
    let mut state = togawa_moves("", "", "character h40");
    play(&mut state, "step character h40 h39; skip; done");
    assert!(traps(&state).is_empty());
    assert_eq!(state.public().active(), seat(1));
}

#[test]
fn only_traps_still_in_the_supply_are_offered() {
    let mut state = togawa_moves("trap h45 coins armed\ntrap h32 cards disarmed known", "", "character h40");
    play(&mut state, "step character h40 h39");
    assert_eq!(legal(&state), ["trap popularity", "trap power", "skip"]);
    let four = "trap h45 coins armed\ntrap h32 cards armed\ntrap h38 power armed\ntrap h30 popularity armed";
    let mut state = togawa_moves(four, "", "character h40");
    play(&mut state, "step character h40 h39");
    assert_eq!(state.public().question(), Some(Question::Units), "there is no fifth");
}

#[test]
fn mechs_and_workers_lay_no_traps() {
    let mut state = togawa_moves("", "", "mechs 3 at h46\nworkers h40 h46");
    play(&mut state, "step mech h46 h45; carry workers 0");
    assert_eq!(state.public().question(), Some(Question::Units));
    play(&mut state, "step worker h40 h39");
    assert!(traps(&state).is_empty());
    assert_eq!(state.public().active(), seat(1));
}

#[test]
fn a_trap_may_be_laid_beside_an_enemy_structure() {
    let mut state = togawa_moves("", "structures mill h39", "character h40");
    play(&mut state, "step character h40 h39; trap power");
    assert_eq!(traps(&state), ["h39 power armed"]);
}

#[test]
fn a_trap_may_be_laid_on_a_lake() {
    let mut state = togawa_moves("", "", "character h40\nmechs 2 at h46");
    play(&mut state, "step character h40 h33; trap power");
    assert_eq!(traps(&state), ["h33 power armed"]);
}

/// RL-120
#[test]
fn a_trap_is_not_laid_where_a_trap_or_a_flag_lies() {
    for side in ["armed", "disarmed known"] {
        let mut state = togawa_moves(&format!("trap h39 coins {side}"), "", "character h40");
        play(&mut state, "step character h40 h39");
        assert_eq!(state.public().question(), Some(Question::Units), "{side}");
        assert_eq!(traps(&state), [format!("h39 coins {side}")]);
    }
    let mut state = moving(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters\nflags h39
         seat togawa industrial\ncharacter h40\nseat albion mechanical",
    );
    play(&mut state, "step character h40 h39");
    assert_eq!(state.public().question(), Some(Question::Units));
    assert!(traps(&state).is_empty());
    assert!(state.public().tokens().flags().contains(at("h39")));
}

#[test]
fn a_trap_waits_for_the_combat_and_comes_only_after_a_victory() {
    let togawa = "power 5\ncharacter h40\nmechs 1 at h46";
    let mut state = togawa_moves("", "power 1\ncharacter h39", togawa);
    play(&mut state, "step character h40 h39");
    assert_eq!(state.public().question(), Some(Question::Units), "not yet");
    play(&mut state, "step mech h46 h45; carry workers 0");
    let (mut won, mut lost) = (state, state);
    play(&mut won, "2: dial 5; 1: dial 0");
    assert_eq!(legal(&won), ALL);
    play(&mut won, "trap cards");
    assert_eq!(traps(&won), ["h39 cards armed"]);
    play(&mut lost, "2: dial 0; 1: dial 1");
    assert_eq!(lost.public().active(), seat(1), "beaten: nothing more is asked");
    assert!(traps(&lost).is_empty());
}

#[test]
fn a_trap_waits_for_the_encounter() {
    let mut state = togawa_moves("encounters h39", "", "character h40");
    play(&mut state, "step character h40 h39; done; encounter 1");
    refused(&state, "trap coins");
    play(&mut state, "option 1; take 2; take 1");
    assert_eq!(legal(&state), ALL);
}

#[test]
fn on_a_factory_move_the_trap_comes_where_the_character_ends() {
    let mut state = position(
        "rules rulebook +invaders-from-afar\nactive 2\nencounters
         seat nordic mechanical\nseat togawa industrial\ncharacter h40\nobjectives 1\nfactory-card 1",
    );
    play(&mut state, "section factory; move; step character h40 h39");
    refused(&state, "trap coins");
    play(&mut state, "step character h39 h38");
    assert_eq!(legal(&state), ALL);
    play(&mut state, "trap coins");
    assert_eq!(traps(&state), ["h38 coins armed"]);
}

// ---------------------------------------------------------------- a Trap strikes

const RICH: &str = "power 9\npopularity 9\ncoins 9\nhand 2345";

fn wealth(state: &State) -> (u8, u8, u16, u8) {
    let p = player(state, 1);
    (p.power(), p.popularity(), p.coins(), p.hand_count())
}

/// RL-124
#[test]
fn every_trap_strikes_character_mech_and_worker_alike() {
    let units = [
        ("character h37\nmechs 1 at @nordic", "step character h37 h38"),
        ("mechs 1 at h37", "step mech h37 h38"),
        ("workers h37 h04", "step worker h37 h38"),
    ];
    for (kind, trap, left) in [
        ("popularity", Trap::Popularity, (9, 7, 9, 4)),
        ("power", Trap::Power, (6, 9, 9, 4)),
        ("coins", Trap::Coins, (9, 9, 5, 4)),
        ("cards", Trap::CombatCards, (9, 9, 9, 2)),
    ] {
        for (unit, step) in units {
            let mut state = nordic_moves(&format!("trap h38 {kind} armed"), &format!("{RICH}\n{unit}"), "");
            let mut events = play(&mut state, step);
            if trap == Trap::CombatCards {
                assert_eq!(asked(&state), Actor::Chance, "which cards go is chance");
                events.extend(play(&mut state, "lose 5; lose 2"));
                assert_eq!(state.own(seat(1)).hand().value(), 7);
                assert_eq!(state.public().discard().count(), 2);
            }
            assert_eq!(sprung(&events), [(seat(1), at("h38"), trap)], "{step}");
            let spent = |e: &Event| matches!(e, Event::CoinsSpent { .. } | Event::CardDiscarded { .. });
            assert!(!events.iter().any(spent), "what a Trap takes is lost, not spent");
            let lost = |e: &Event| match e {
                Event::CoinsLost { seat, amount } => Some((*seat, *amount)),
                Event::CardLost { seat, card } => Some((*seat, card.value() as u16)),
                _ => None,
            };
            let lost: Vec<_> = events.iter().filter_map(lost).collect();
            let expected: &[(Seat, u16)] = match trap {
                Trap::Coins => &[(seat(1), 4)],
                Trap::CombatCards => &[(seat(1), 5), (seat(1), 2)],
                Trap::Popularity | Trap::Power => &[],
            };
            assert_eq!(lost, expected, "{step}");
            assert_eq!(wealth(&state), left, "{step}");
            assert_eq!(traps(&state), [format!("h38 {kind} disarmed known")], "turned over, and it stays");
        }
    }
}

/// RL-124
#[test]
fn the_penalty_is_suffered_as_far_as_possible() {
    for (kind, has, left) in [
        ("popularity", "popularity 1", (4, 0, 6, 0)),
        ("popularity", "popularity 0", (4, 0, 6, 0)),
        ("power", "power 2", (0, 3, 6, 0)),
        ("power", "power 0", (0, 3, 6, 0)),
        ("coins", "coins 3", (4, 3, 3 - 3, 0)),
        ("coins", "coins 0", (4, 3, 0, 0)),
        ("cards", "", (4, 3, 6, 0)),
    ] {
        let start = "power 4\npopularity 3\ncoins 6";
        let key = has.split(' ').next().unwrap();
        let lines: Vec<&str> = start.lines().filter(|l| key.is_empty() || !l.starts_with(key)).collect();
        let nordic = format!("{}\n{has}\ncharacter h37", lines.join("\n"));
        let mut state = nordic_moves(&format!("trap h38 {kind} armed"), &nordic, "");
        play(&mut state, "step character h37 h38");
        assert_eq!(wealth(&state), left, "{kind}, {has}");
        assert_eq!(traps(&state), [format!("h38 {kind} disarmed known")]);
    }
    let mut state = nordic_moves("trap h38 cards armed", "hand 4\ncharacter h37", "");
    play(&mut state, "step character h37 h38; lose 4");
    assert_eq!(player(&state, 1).hand_count(), 0);
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
}

/// RL-124
#[test]
fn a_disarmed_trap_does_nothing() {
    let nordic = format!("{RICH}\ncharacter h37");
    let mut state = nordic_moves("trap h38 coins disarmed known", &nordic, "");
    let events = play(&mut state, "step character h37 h38; done");
    assert!(sprung(&events).is_empty());
    assert_eq!(wealth(&state), (9, 9, 9, 4));
}

/// RL-124
#[test]
fn a_trap_strikes_once_even_a_mech_full_of_workers() {
    let nordic = format!("{RICH}\nmechs 1 at h37\ncharacter h37\nworkers h37 h37 h04");
    let mut state = nordic_moves("trap h38 coins armed", &nordic, "");
    let events = play(&mut state, "step mech h37 h38; carry workers 2; step character h37 h38");
    assert_eq!(sprung(&events).len(), 1);
    assert_eq!(player(&state, 1).coins(), 5);
}

/// RL-124
#[test]
fn togawas_own_units_do_not_set_off_a_trap() {
    let mut state = togawa_moves("trap h39 coins armed", "", "coins 9\nmechs 1 at h40\nworkers h40 h46");
    let events = play(&mut state, "step mech h40 h39; carry workers 0; step worker h40 h39");
    assert!(sprung(&events).is_empty());
    assert_eq!(player(&state, 2).coins(), 9);
    assert_eq!(traps(&state), ["h39 coins armed"]);
}

/// RL-124
#[test]
fn a_trap_ends_the_movement_of_the_unit() {
    // Speed would allow a second territory.
    let speed = "character h36\nmechs 4 at h04";
    let mut state = nordic_moves("trap h37 coins armed", speed, "");
    play(&mut state, "step character h36 h37");
    assert_eq!(state.public().question(), Some(Question::Units));
    assert!(steps(&state, "character", "h37").is_empty());
    let mut state = nordic_moves("trap h37 coins disarmed known", speed, "");
    play(&mut state, "step character h36 h37");
    assert!(may(&state, "step character h37 h38"), "disarmed it stops nobody");
}

/// RL-124
#[test]
fn a_trap_stops_a_worker_on_a_factory_move() {
    for (side, goes_on) in [("armed", false), ("disarmed known", true)] {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 1\nencounters\ntrap h37 popularity {side}
             seat nordic industrial\nfactory-card 1\nobjectives 1\npopularity 5\nworkers h36 h04
             seat togawa mechanical"
        ));
        play(&mut state, "section factory; move; step worker h36 h37");
        let on = may(&state, "step worker h37 h38");
        assert_eq!(on, goes_on, "{side}");
        assert_eq!(player(&state, 1).popularity(), if goes_on { 5 } else { 3 });
    }
}

/// RL-124
#[test]
fn a_trap_strikes_before_the_combat() {
    let nordic = "power 4\ncharacter h37";
    let mut state = nordic_moves("trap h38 power armed", nordic, "power 2\ncharacter h38");
    let events = play(&mut state, "step character h37 h38; done");
    let strikes = first(&events, |e| matches!(e, Event::TrapSprung { .. }));
    let fights = first(&events, |e| matches!(e, Event::CombatBegan { .. }));
    assert!(strikes < fights);
    assert!(state.legal(seat(1)).iter().all(|m| ["dial 0", "dial 1"].contains(&m.to_string().as_str())));
}

/// RL-124
#[test]
fn a_trap_strikes_before_combat_cards_can_be_played() {
    let nordic = "power 4\nhand 25\ncharacter h37";
    let mut state = nordic_moves("trap h38 cards armed", nordic, "power 2\nmechs 1 at h38");
    play(&mut state, "step character h37 h38; lose 5; lose 2; done; 1: dial 4");
    assert!(state.legal(seat(1)).is_empty(), "no card is left to play");
}

/// RL-124
#[test]
fn a_trap_strikes_before_workers_are_driven_off_and_before_the_encounter() {
    let nordic = "popularity 9\ncharacter h38";
    let board = "encounters h39\ntrap h39 popularity armed";
    let mut state = nordic_moves(board, nordic, "workers h39 h39");
    let events = play(&mut state, "step character h38 h39; done; encounter 1");
    let strikes = first(&events, |e| matches!(e, Event::TrapSprung { .. }));
    let driven = first(&events, |e| matches!(e, Event::WorkersDrivenOff { .. }));
    let drawn = first(&events, |e| matches!(e, Event::EncounterDrawn { .. }));
    assert!(strikes < driven && driven < drawn);
    assert_eq!(player(&state, 1).popularity(), 9 - 2 - 2);
}

/// RL-124
#[test]
fn the_workers_of_an_opponent_stopped_by_a_trap_stay_there() {
    let mut state = nordic_moves("trap h38 coins armed", "coins 9\nworkers h37 h04", "");
    play(&mut state, "step worker h37 h38; done");
    assert_eq!(player(&state, 1).workers_on(at("h38")), 1);
    assert_eq!(controller(&state, "h38"), Some(seat(1)));
}

#[test]
fn an_opponent_may_build_where_a_trap_lies() {
    let mut state = position(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters\nat h04 wood 4\ntrap h38 coins armed
         seat nordic industrial\nworkers h04 h38\ncoins 5\nseat togawa mechanical",
    );
    play(&mut state, "section build; coins 1; pay coins 1");
    assert!(offered(&state, "build mill h38").len() == 1, "{:?}", legal(&state));
}

// ---------------------------------------------------------------- control

/// RL-125
#[test]
fn an_armed_trap_gives_no_control_while_the_game_goes_on() {
    let text = |unit: &str| {
        format!(
            "rules rulebook +invaders-from-afar\nactive 2\nencounters\nat h38 wood 4\ntrap h38 coins armed
             seat nordic mechanical\nseat togawa industrial\nobjectives 1\ncoins 5\n{unit}"
        )
    };
    let mut state = position(&text(""));
    assert_eq!(controller(&state, "h38"), None);
    play(&mut state, "section build; coins 1");
    assert!(offered(&state, "pay").is_empty(), "the wood cannot be spent");
    let mut state = position(&text("workers h38 h46"));
    play(&mut state, "section build; coins 1");
    assert!(!offered(&state, "pay").is_empty(), "with a worker there it can");
}

/// RL-125
#[test]
fn when_the_game_is_scored_an_armed_trap_holds_its_territory_and_what_lies_there() {
    let score = |side: &str| {
        position(&format!(
            "rules rulebook +invaders-from-afar\nactive 2\nat h38 wood 4\ntrap h38 coins {side}
             seat nordic mechanical\nseat togawa industrial\npopularity 8\nworkers @togawa @togawa"
        ))
        .score(seat(2))
    };
    let armed = score("armed");
    assert_eq!((armed.territories, armed.territory_coins), (1, 3));
    assert_eq!((armed.resources, armed.resource_coins), (4, 4));
    let disarmed = score("disarmed known");
    assert_eq!((disarmed.territories, disarmed.resources), (0, 0), "disarmed it holds nothing");
}

/// RL-125
#[test]
fn an_armed_trap_holds_the_factory_as_three_and_yields_to_any_unit() {
    let score = |nordic: &str, togawa: &str| {
        let state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 2\ntrap h23 coins armed
             seat nordic mechanical\nworkers @nordic @nordic\n{nordic}
             seat togawa industrial\nworkers @togawa @togawa\n{togawa}"
        ));
        (state.score(seat(1)).territories, state.score(seat(2)).territories)
    };
    assert_eq!(score("", ""), (0, 3));
    assert_eq!(score("", "character h23\nfactory-card 1"), (0, 3), "not twice with a unit of its own");
    assert_eq!(score("mechs 1 at h23", ""), (3, 0));
    assert_eq!(score("character h23\nfactory-card 1", ""), (3, 0));
}

/// RL-126
#[test]
fn at_the_end_the_owner_of_a_structure_controls_the_territory_of_a_trap() {
    for side in ["armed", "disarmed known"] {
        let state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 2\nat h38 wood 2\ntrap h38 coins {side}
             seat nordic mechanical\nworkers @nordic @nordic\nstructures mill h38
             seat togawa industrial\nworkers @togawa @togawa"
        ));
        let (nordic, togawa) = (state.score(seat(1)), state.score(seat(2)));
        assert_eq!((nordic.territories, nordic.resources), (1, 2), "{side}");
        assert_eq!((togawa.territories, togawa.resources), (0, 0), "{side}");
    }
}

/// RL-126
#[test]
fn togawas_own_structure_with_a_trap_is_one_territory() {
    for side in ["armed", "disarmed known"] {
        let state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 2\ntrap h38 coins {side}
             seat nordic mechanical\nseat togawa industrial\nworkers @togawa @togawa\nstructures mill h38"
        ));
        assert_eq!(state.score(seat(2)).territories, 1, "{side}");
    }
}

/// RL-125
#[test]
fn a_territory_held_by_a_trap_counts_in_the_tie_break_by_territories() {
    // Equal in fortune, pieces, power, popularity and resources: Togawa has one territory more, by its Trap.
    let state = position(
        "rules rulebook +invaders-from-afar\nactive 2\ntrap h38 coins armed
         seat nordic mechanical\npower 4\npopularity 3\ncoins 8\nworkers h05 h05
         seat togawa industrial\npower 4\npopularity 3\ncoins 6\nworkers h40 h40",
    );
    assert_eq!(state.score(seat(1)).total(), state.score(seat(2)).total());
    let order: Vec<(Seat, u8)> = state.public().ranking().iter().map(|r| (r.seat, r.place)).collect();
    assert_eq!(order, [(seat(2), 1), (seat(1), 2)]);
}

// ---------------------------------------------------------------- secrecy

fn laid(kind: &str) -> (State, Vec<Event>) {
    let mut state = togawa_moves("", "", "character h40");
    let events = play(&mut state, &format!("step character h40 h39; trap {kind}"));
    (state, events)
}

#[test]
fn only_togawa_sees_which_trap_was_placed() {
    let (coins, events) = laid("coins");
    let (cards, _) = laid("cards");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Bystander] {
        assert_eq!(View::of(&coins, viewer), View::of(&cards, viewer));
        let seen: Vec<Event> = events.iter().map(|e| e.seen_by(viewer).event()).collect();
        assert!(seen.contains(&Event::TrapPlaced { seat: seat(2), place: at("h39"), trap: None }));
        assert!(!seen.iter().any(|e| matches!(e, Event::TrapPlaced { trap: Some(_), .. })));
    }
    assert_ne!(View::of(&coins, seat(2)), View::of(&cards, seat(2)));
    let told = Event::TrapPlaced { seat: seat(2), place: at("h39"), trap: Some(Trap::Coins) };
    assert!(events.iter().any(|e| e.seen_by(seat(2)).event() == told));
    assert!(coins.public().tokens().traps().all(|t| t.known.is_none() && t.armed));
}

#[test]
fn for_others_a_placed_trap_may_be_any_of_those_left() {
    let board = "trap h45 power disarmed known\ntrap h39 coins armed\ntrap h38 cards armed";
    let state = nordic_moves(board, "", "");
    let mut dice = rng(7);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let other = View::of(&state, seat(1)).resample(&mut dice);
        let list = traps(&other);
        assert_eq!(list[0], "h45 power disarmed known", "what has struck is known to all");
        assert_eq!(View::of(&other, seat(1)), View::of(&state, seat(1)));
        seen.insert((list[1].clone(), list[2].clone()));
        let same = View::of(&state, seat(2)).resample(&mut dice);
        assert_eq!(traps(&same), traps(&state), "Togawa knows its own");
    }
    assert_eq!(seen.len(), 6, "two different of popularity, coins and cards: {seen:?}");
    assert!(seen.iter().all(|(a, b)| !a.contains("power") && !b.contains("power")));
}

#[test]
fn a_trap_that_has_struck_is_known_to_all() {
    let mut state = nordic_moves("trap h38 coins armed", "coins 9\ncharacter h37", "");
    assert!(View::of(&state, seat(1)).public().tokens().traps().all(|t| t.known.is_none()));
    let events = play(&mut state, "step character h37 h38");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Bystander] {
        let known: Vec<_> = View::of(&state, viewer).public().tokens().traps().map(|t| t.known).collect();
        assert_eq!(known, [Some(Trap::Coins)]);
        let seen: Vec<Event> = events.iter().map(|e| e.seen_by(viewer).event()).collect();
        assert_eq!(sprung(&seen), [(seat(1), at("h38"), Trap::Coins)]);
    }
}
