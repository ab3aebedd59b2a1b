//! Tables with more seats: people and Automas in any mix.

use crate::common::automa::{automa, cannot, moved};
use crate::common::*;
use kosa_engine::automa::{Invalid, Reason};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::*;
use kosa_engine::*;

fn total(state: &State, hex: &str) -> u8 {
    state.public().resources(at(hex)).iter().sum()
}

fn valid(events: &[Event]) -> Vec<String> {
    let text = |e: &Event| match e {
        Event::AutomaConsiders { candidate, .. } => Some(candidate.hex.to_string()),
        _ => None,
    };
    events.iter().filter_map(text).collect()
}

/// Who drew a card for a combat, in order.
fn fighters(events: &[Event]) -> Vec<Seat> {
    events
        .iter()
        .filter_map(|e| if let Event::AutomaFights { seat, .. } = e { Some(*seat) } else { None })
        .collect()
}

/// Where the tie-break token lies.
fn token(state: &State) -> Option<String> {
    let text = state.to_position();
    let line = text.lines().find_map(|l| l.trim().strip_prefix("tie-token "));
    line.map(str::to_string)
}

/// Nordic (a person), Automas of Crimea and Saxony.
fn three(head: &str, nordic: &str, crimea: &str, saxony: &str) -> State {
    position(&format!(
        "{head}\nseat nordic industrial\n{nordic}\nseat crimea automa:automa\n{crimea}\nseat saxony automa:automa\n{saxony}"
    ))
}

const COOP: &str = "rules rulebook +automa-cooperative\nactive 3";

// R50
#[test]
fn automas_fight_each_other_only_in_a_competitive_game() {
    let (crimea, saxony) = ("power 0\nmechs at h35", "power 6");
    let mut state = three("active 3", "", crimea, saxony);
    let events = play(&mut state, "automa 17");
    assert_eq!(moved(&events), ["character @saxony h35"]);
    assert!(state.public().combat().is_some());
    let mut state = three(COOP, "", crimea, saxony);
    let events = play(&mut state, "automa 17");
    assert_eq!(cannot(&events)[0], (AutomaMove::AttackUnits(6), Invalid::NoTerritory));
    assert!(state.public().combat().is_none());
}

// R50
#[test]
fn workers_of_another_automa_are_attacked_only_in_a_competitive_game() {
    let mut state = three("active 3", "", "workers h35 h35", "");
    let events = play(&mut state, "automa 19");
    assert_eq!(moved(&events), ["character @saxony h35"]);
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
    assert_eq!((player(&state, 3).popularity(), player(&state, 3).stars().total()), (10, 0));
    let mut state = three(COOP, "", "workers h35 h35", "");
    let events = play(&mut state, "automa 19");
    assert_eq!(cannot(&events)[0], (AutomaMove::AttackWorkers, Invalid::NoTerritory));
    assert_eq!(player(&state, 2).workers_on(at("h35")), 2);
}

// R50
#[test]
fn every_person_is_an_enemy_in_both_modes() {
    for head in ["active 2", "rules rulebook +automa-cooperative\nactive 2"] {
        for (nordic, polania) in [("mechs 1 at h44", ""), ("", "mechs 1 at h44")] {
            let mut state = position(&format!(
                "{head}\nseat nordic industrial\n{nordic}\nseat crimea automa:automa\npower 6\nseat polania mechanical\n{polania}"
            ));
            assert_eq!(moved(&play(&mut state, "automa 17")), ["character @crimea h44"]);
        }
    }
}

// R50, R51
#[test]
fn combat_units_of_another_automa_frighten_workers_only_in_a_competitive_game() {
    // A mech on the lake h42 that water no longer holds has h35 and h41 in its neighbourhood.
    let crimea = "marker 4\nmechs at h42";
    let mut state = three("active 3", "", crimea, "");
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h34 h34"]);
    let mut state = three(COOP, "", crimea, "");
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h34 h35"]);
}

// R14, R30, R50
#[test]
fn another_automa_held_by_water_reaches_no_territory_across_a_river() {
    // h36 and h35 touch across a river.
    let mut state = three("active 3", "", "marker 0\nmechs at h36", "");
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h34 h35"]);
    let mut state = three("active 3", "", "marker 4\nmechs at h36", "");
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h34 h34"]);
}

// R50, R18
#[test]
fn mechs_seek_other_automas_only_in_a_competitive_game() {
    // Crimea's mech stands close by on h27, the person's character far to the east.
    let (nordic, crimea, saxony) = ("character h32", "mechs at h27", "mechs at @saxony\nworkers h41 h41");
    let mut state = three("active 3", nordic, crimea, saxony);
    assert_eq!(moved(&play(&mut state, "automa 10")), ["mech @saxony h34"]);
    let mut state = three(COOP, nordic, crimea, saxony);
    assert_eq!(moved(&play(&mut state, "automa 10")), ["mech @saxony h35"]);
}

// R50
#[test]
fn cooperative_game_compares_averages() {
    let state = three(COOP, "coins 21", "coins 10", "coins 13");
    let totals: Vec<u32> = (1..=3).map(|n| state.score(seat(n)).total()).collect();
    let sides = state.public().sides().unwrap();
    assert_eq!(sides.people, totals[0] * 100);
    assert_eq!(sides.automas, (totals[1] + totals[2]) * 50);
    // Competitive: everybody for himself.
    let ranking = three("active 3", "coins 21", "coins 10", "coins 33").public().ranking();
    assert_eq!(ranking[0].seat, seat(3));
}

// R51
#[test]
fn units_of_another_automa_open_no_territory() {
    for head in ["active 3", COOP] {
        let mut state = three(head, "", "marker 4\nmechs at h30\nworkers h29 h24", "");
        assert_eq!(valid(&play(&mut state, "automa 3")), ["h34", "h35"]);
    }
}

// R51
#[test]
fn territory_of_another_automa_is_closed_in_a_cooperative_game() {
    // For a worker, a mech, the character and the encounter.
    let mut state = three(COOP, "", "workers h35 h43", "mechs at @saxony");
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h34 h34"]);
    let mut state = three(COOP, "character h28", "workers h35 h43", "mechs at @saxony");
    assert!(!valid(&play(&mut state, "automa 10")).contains(&"h35".to_string()));
    let mut state = three(COOP, "", "workers h35 h43", "");
    assert_eq!(
        cannot(&play(&mut state, "automa 14")),
        [(AutomaMove::EncounterOrFactory, Invalid::NoTerritory)]
    );
}

// R52
#[test]
fn set_up_with_several_automas() {
    let wish = |faction, mat, kind: &str| Wish { faction: Some(faction), mat, automa: kind.parse().ok() };
    let setup = Setup {
        players: vec![
            wish(Faction::Nordic, None, "automa:ultimaszyna"),
            wish(Faction::Saxony, Some(Mat::Engineering), ""),
            wish(Faction::Rusviet, None, "automa:autometta"),
            wish(Faction::Polania, Some(Mat::Agricultural), ""),
        ],
        ..Setup::default()
    };
    let state = random_game(3, setup.start().unwrap(), 0, |_, _, _| {});
    let factions: Vec<Faction> = state.public().seats().map(|s| state.public().player(s).faction()).collect();
    assert_eq!(factions, [Faction::Nordic, Faction::Rusviet, Faction::Saxony, Faction::Polania]);
    assert_eq!(state.public().factory_count(), 5);
    // The person with the lower mat begins.
    assert_eq!(state.public().active(), seat(3));
    for (number, level) in [(1, AutomaLevel::Ultimaszyna), (2, AutomaLevel::Autometta)] {
        assert_eq!(automa(&state, number).kind().level, level);
        assert_eq!((player(&state, number).coins(), player(&state, number).popularity()), (5, 10));
        assert_eq!(automa(&state, number).marker(), 0);
    }
    assert_eq!((player(&state, 1).power(), player(&state, 1).hand_count()), (4, 1));
    assert_eq!((player(&state, 2).power(), player(&state, 2).hand_count()), (3, 2));
}

// R53
#[test]
fn automas_have_a_deck_each_or_share_one() {
    let mut state = three("active 2", "", "", "");
    play(&mut state, "automa 3");
    assert_eq!((state.public().active(), legal(&state).len()), (seat(3), 19));
    let mut state = three("rules rulebook +automa-shared-deck\nactive 2", "", "", "");
    play(&mut state, "automa 3");
    assert_eq!((state.public().active(), legal(&state).len()), (seat(3), 18));
    refused(&state, "automa 3");
    // Each still draws a card of its own.
    let events = play(&mut state, "automa 6");
    assert!(events.iter().any(|e| matches!(e, Event::AutomaDrew { seat: s, .. } if *s == seat(3))));
}

// R54
#[test]
fn marker_stars_and_scheme_belong_to_one_automa() {
    let mut state = three("active 2", "", "marker 8", "marker 2\nautoma-deck 3 6");
    play(&mut state, "automa 3");
    assert_eq!((automa(&state, 2).marker(), automa(&state, 3).marker()), (9, 2));
    assert!(automa(&state, 2).second_scheme() && !automa(&state, 3).second_scheme());
    assert_eq!((player(&state, 2).stars().total(), player(&state, 3).stars().total()), (1, 0));
    assert_eq!(legal(&state), ["automa 3", "automa 6"], "the other deck is not shuffled");
}

// R54
#[test]
fn switch_to_scheme_two_shuffles_a_shared_deck() {
    let mut state =
        three("rules rulebook +automa-shared-deck\nactive 2", "", "marker 8\nautoma-deck 3 6", "");
    play(&mut state, "automa 3");
    assert_eq!(legal(&state).len(), 19);
    // Saxony still reads Scheme I: three power, no worker.
    play(&mut state, "automa 3");
    assert_eq!((player(&state, 3).power(), player(&state, 3).worker_count()), (4, 2));
}

// R55
#[test]
fn recruit_bonus_goes_to_the_neighbours_of_the_automa_only() {
    let recruits = "power 3\nrecruits upgrade\nbonuses coins";
    let mut state = position(&format!(
        "active 2\nseat nordic industrial\n{recruits}\nseat rusviet automa:automa\nseat crimea mechanical\n{recruits}\n\
         seat saxony agricultural\n{recruits}"
    ));
    play(&mut state, "automa 1");
    let power: Vec<u8> = [1, 3, 4].map(|n| player(&state, n).power()).to_vec();
    assert_eq!(power, [4, 4, 3]);
    // The other Automa next to it has no recruits.
    let mut state = three("active 2", recruits, "", "power 2");
    play(&mut state, "automa 1");
    assert_eq!((player(&state, 1).power(), player(&state, 3).power()), (4, 2));
}

/// Saxony's Automa attacks Crimea's on the farm h43.
fn duel(rules: &str, crimea: &str, saxony: &str) -> State {
    let mut state = three(
        &format!("rules rulebook {rules}\nactive 3\nat h43 food 2"),
        "",
        &format!("mechs at h43\nworkers @crimea @crimea\nresource-box 4\n{crimea}"),
        &format!("marker 4\nmechs at h42\n{saxony}"),
    );
    assert_eq!(moved(&play(&mut state, "automa 17")), ["character @saxony h43"]);
    state
}

// R56
#[test]
fn automa_against_automa_both_draw_a_card() {
    let mut state = duel("", "power 5", "power 8");
    let events = play(&mut state, "automa 3; automa 6");
    assert_eq!(fighters(&events), [seat(3), seat(2)], "the attacker draws first");
    // Card 3 at 8 power: 7. Card 6 at 5 power: 5.
    let spent = |n: u8, d: u8| {
        events
            .iter()
            .any(|e| matches!(e, Event::PowerRevealed { seat: s, dial, .. } if *s == seat(n) && *dial == d))
    };
    assert!(spent(3, 7) && spent(2, 5));
    play(&mut state, "draw 2");
    assert_eq!((player(&state, 3).stars().on(Star::Combat), player(&state, 2).mech_count()), (1, 0));
    assert_eq!(total(&state, "h43"), 0, "no resources are placed, those there are removed");
    assert_eq!(player(&state, 2).hand_count(), 1);
    let mut state = duel("+automa-defender-first", "power 5", "power 8");
    let events = play(&mut state, "automa 3; automa 6");
    assert_eq!(fighters(&events), [seat(2), seat(3)]);
}

// R56
#[test]
fn defending_automa_may_win() {
    let mut state = duel("", "power 7", "power 6");
    play(&mut state, "automa 4; automa 6");
    assert_eq!(player(&state, 2).stars().on(Star::Combat), 1);
    assert_eq!(player(&state, 3).character().to_string(), "-");
    assert_eq!((player(&state, 2).mechs_on(at("h43")), player(&state, 3).mech_count()), (1, 1));
}

// R56
#[test]
fn automas_find_no_resources_at_lone_workers_either() {
    let mut state = three("active 3", "", "workers h43 h43\nresource-box 4", "marker 4\nmechs at h42");
    let events = play(&mut state, "automa 19");
    assert_eq!(moved(&events), ["character @saxony h43"]);
    assert_eq!(total(&state, "h43"), 0);
}

// R57
#[test]
fn resources_found_follow_the_last_card_of_that_automa() {
    let found = |rules: &str, cards: &str| {
        let mut state = three(&format!("rules rulebook {rules}\nactive 2"), "mechs 1 at h44", "", "");
        play(&mut state, cards);
        play(&mut state, "section build; move; step mech h44 h43; done");
        total(&state, "h43")
    };
    // Card 5 shows 4 resources, card 3 none. Crimea draws first, then Saxony; the person takes h43 from Crimea.
    assert_eq!(found("", "automa 5; automa 3"), 4);
    assert_eq!(found("", "automa 3; automa 5"), 0);
    // With one deck the last card of any Automa counts.
    assert_eq!(found("+automa-shared-deck", "automa 5; automa 3"), 0);
    assert_eq!(found("+automa-shared-deck", "automa 3; automa 5"), 4);
}

// R58
#[test]
fn token_starts_on_albions_base_with_three_seats_and_more() {
    assert_eq!(token(&three("", "", "", "")).as_deref(), Some("albion"));
    let solo = position("seat nordic industrial\nseat crimea automa:automa");
    assert_eq!(token(&solo), None);
    let people = position("seat nordic industrial\nseat crimea mechanical\nseat saxony agricultural");
    assert_eq!(token(&people), None);
}

/// Nordic's Automa chooses between its workers on h04 and h05, with the token on this base.
fn unit_tie(rules: &str, base: &str) -> (String, Option<String>) {
    let mut state = position(&format!(
        "rules rulebook {rules}\nactive 1\ntie-token {base}\nseat nordic automa:automa\nseat crimea mechanical\nseat saxony industrial"
    ));
    let events = play(&mut state, "automa 3");
    (moved(&events)[0].clone(), token(&state))
}

// R58
#[test]
fn token_settles_ties_between_units() {
    assert_eq!(unit_tie("", "albion").0, "worker h04 h11");
    assert_eq!(unit_tie("", "rusviet").0, "worker h05 h11");
    // With the switch reading order settles them.
    assert_eq!(unit_tie("+automa-token-for-territories", "rusviet").0, "worker h04 h11");
}

/// Crimea's only mech chooses between h43 and h44, as far from the enemy as from the Factory.
fn territory_tie(base: &str) -> (String, Option<String>) {
    let mut state =
        three(&format!("active 2\ntie-token {base}"), "character h04", "mechs at h47", "character -");
    let events = play(&mut state, "automa 10");
    let reasons: Vec<Reason> = events
        .iter()
        .filter_map(|e| if let Event::AutomaMoved { reason, .. } = e { Some(*reason) } else { None })
        .collect();
    assert_eq!(reasons, [Reason::Token]);
    (moved(&events)[0].clone(), token(&state))
}

// R58
#[test]
fn token_settles_ties_between_territories() {
    assert_eq!(territory_tie("crimea").0, "mech h47 h43");
    assert_eq!(territory_tie("rusviet").0, "mech h47 h44");
    // Still tied on Albion's base: the next base compared is Rusviet's.
    assert_eq!(territory_tie("albion").0, "mech h47 h44");
}

// R58
#[test]
fn token_moves_two_bases_clockwise_after_every_use() {
    for (from, to) in
        [("albion", "rusviet"), ("rusviet", "crimea"), ("polania", "nordic"), ("saxony", "albion")]
    {
        assert_eq!(unit_tie("", from).1.as_deref(), Some(to));
    }
    for (from, to) in [("crimea", "polania"), ("togawa", "saxony")] {
        assert_eq!(territory_tie(from).1.as_deref(), Some(to));
    }
    // From Nordic's base to Togawa's: Polania's two workers.
    let mut state = position(
        "active 3\ntie-token nordic\nseat nordic industrial\nseat crimea mechanical\nseat polania automa:automa",
    );
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h14 h21"]);
    assert_eq!(token(&state).as_deref(), Some("togawa"));
}

// R58
#[test]
fn token_moves_on_while_the_tie_lasts() {
    // Tied on Albion's base, settled on Rusviet's, then moved after the use.
    assert_eq!(territory_tie("albion").1.as_deref(), Some("crimea"));
    // Tied on Crimea's base, settled on Polania's.
    assert_eq!(unit_tie("", "crimea"), ("worker h04 h11".to_string(), Some("nordic".to_string())));
}

// R58
#[test]
fn token_stays_where_it_is_if_nothing_was_tied() {
    // h43 is the closest worker, and of h43 and h47 the one closer to the Factory.
    let mut state = three("active 2", "", "workers h43 h44", "");
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h43 h43"]);
    assert_eq!(token(&state).as_deref(), Some("albion"));
}

// R58
#[test]
fn two_ties_in_one_move_use_the_token_twice() {
    // Workers h43 and h47: h43 by Saxony's base. Then h43 and h44, tied on Albion's base, settled by Rusviet's.
    let mut state = three("active 2\ntie-token saxony", "", "", "");
    assert_eq!(moved(&play(&mut state, "automa 3")), ["worker h43 h44"]);
    assert_eq!(token(&state).as_deref(), Some("crimea"));
}
