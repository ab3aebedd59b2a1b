//! The readings of the Automa's rules that no source settles: each as it is played, and as its switch turns it over.

use crate::common::automa::*;
use crate::common::*;
use kosa_engine::automa::BEYOND;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::*;
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

const CARRY: &str = "automa-mechs-carry";

/// Crimea's Automa draws a card; the character of a person of Nordic is far away.
fn convoy(rules: &str, automa: &str, card: u8) -> (State, Vec<Event>) {
    turn(rules, "at h29 food 2", ("nordic", "character h11"), ("crimea", automa), card)
}

// R24
#[test]
fn a_mech_moves_alone_or_takes_workers_along() {
    // Card 10 moves the mech to h29, the nearest to the enemy and the Factory.
    let run = |rules: &str| {
        let (state, events) = convoy(rules, "mechs at h28\nworkers h28 h28 h43", 10);
        assert_eq!(moved(&events), ["mech h28 h29"]);
        let told: Vec<u8> = events
            .iter()
            .filter_map(|e| if let Event::AutomaMoved { workers, .. } = e { Some(*workers) } else { None })
            .collect();
        assert_eq!(tokens(&state, "h29"), [0; 4], "resources go either way");
        let p = player(&state, 2);
        (p.workers_on(at("h28")), p.workers_on(at("h29")), p.workers_on(at("h43")), told)
    };
    let [alone, convoy] = both(CARRY, run);
    assert_eq!(alone, (2, 0, 1, vec![0]));
    assert_eq!(convoy, (0, 2, 1, vec![2]));
}

// R24
#[test]
fn workers_leave_the_home_base_with_a_mech_and_stay_with_one_that_stays() {
    let run = |rules: &str| {
        let (state, events) = convoy(rules, "mechs at @crimea\nworkers @crimea h47 h47", 10);
        assert_eq!(moved(&events), ["mech @crimea h43"]);
        player(&state, 2).workers_on(at("h43"))
    };
    assert_eq!(both(CARRY, run), [0, 1]);
    let run = |rules: &str| {
        let (state, events) = convoy(rules, "mechs at h43\nworkers h43 h43", 10);
        assert_eq!(moved(&events), ["mech h43 h43"]);
        player(&state, 2).workers_on(at("h43"))
    };
    assert_eq!(both(CARRY, run), [2, 2]);
}

// R24
#[test]
fn only_the_symbol_of_the_mech_takes_workers_along() {
    // Card 17 attacks with the mech.
    let run = |rules: &str| {
        let automa = "power 6\nmechs at h28\nworkers h28 h28\ncharacter -";
        let (state, events) = turn(rules, "", ("nordic", "character h29"), ("crimea", automa), 17);
        assert_eq!(moved(&events), ["mech h28 h29"]);
        player(&state, 2).workers_on(at("h28"))
    };
    assert_eq!(both(CARRY, run), [2, 2]);
    // The character's symbol.
    let run = |rules: &str| {
        let (state, events) = convoy(rules, "character h28\nworkers h28 h28\ntook-factory-card yes", 18);
        assert!(moved(&events)[0].starts_with("character h28 "));
        player(&state, 2).workers_on(at("h28"))
    };
    assert_eq!(both(CARRY, run), [2, 2]);
}

/// Nordic (a person), Automas of Crimea and Saxony, of which Saxony (seat 3) draws a card.
fn three(rules: &str, crimea: &str, saxony: &str, card: u8) -> Vec<Event> {
    let mut state = position(&format!(
        "rules rulebook {rules}\nactive 3\nseat nordic industrial\nseat crimea automa:automa\n{crimea}\n\
         seat saxony automa:automa\n{saxony}"
    ));
    play(&mut state, &format!("automa {card}"))
}

const ALLIES: &str = "automa-allies";

// R51
#[test]
fn units_of_another_automa_open_territories_only_for_allies() {
    let run = |rules: &str| {
        let events = three(&format!("+automa-cooperative {rules}"), "workers h29 h43", "", 3);
        (valid(&events), moved(&events))
    };
    let [alone, allied] = both(ALLIES, run);
    assert_eq!(alone, (vec!["h34".to_string(), "h35".into()], vec!["worker h34 h35".to_string()]));
    // What h29 and h43 reach without crossing a river; where the other Automa stands stays closed.
    assert_eq!(allied.0, ["h28", "h30", "h34", "h35", "h36", "h44", "h47"]);
}

// R51, R17
#[test]
fn units_of_another_automa_count_for_workers_of_allies_only() {
    // Crimea's workers on h36 and h29 have h30 in their neighbourhood, and Saxony's mech on h37.
    let run = |rules: &str| {
        let automa = "mechs at h37\nworkers h37 h41";
        let events = three(&format!("+automa-cooperative {rules}"), "workers h36 h29", automa, 3);
        measure(&events, "h30")
    };
    assert_eq!(both(ALLIES, run), [2, 4]);
}

// R51, R19
#[test]
fn an_ally_may_show_the_way_to_an_encounter() {
    let run = |rules: &str| {
        let events =
            three(&format!("+automa-cooperative {rules}"), "workers h28 h43", "workers @saxony @saxony", 14);
        moved(&events)
    };
    let [alone, allied] = both(ALLIES, run);
    assert!(alone.iter().all(|m| !m.contains("h27")), "{alone:?}");
    assert_eq!(allied, ["character @saxony h44"], "of h27 and h44 the one closer to the Factory");
}

// R51, R30
#[test]
fn an_ally_takes_nobody_across_the_water() {
    // Crimea is no longer held back, Saxony is: the units count as Saxony's own would.
    let run = |rules: &str| {
        valid(&three(&format!("+automa-cooperative {rules}"), "marker 5\nworkers h43 h43", "marker 0", 3))
    };
    let [_, allied] = both(ALLIES, run);
    assert_eq!(allied, ["h34", "h35", "h44", "h47"]);
}

// R51
#[test]
fn without_cooperation_there_are_no_allies() {
    let run = |rules: &str| valid(&three(rules, "workers h29 h43", "", 3));
    let [off, on] = both(ALLIES, run);
    assert_eq!(off, on);
}

const FORGETS: &str = "automa-shuffle-forgets";

/// Resources a person of Nordic finds on h43, from which it drives workers of Crimea's Automa off.
fn found(state: &mut State) -> u8 {
    play(state, "section build; move; step mech h44 h43; done");
    tokens(state, "h43").iter().sum()
}

// R39
#[test]
fn the_resource_number_outlives_the_shuffle_of_scheme_two_or_not() {
    // Card 5 shows 4 resources. From space 8 it brings the first star, and with it the shuffle.
    let run = |marker: u8| {
        move |rules: &str| {
            let automa = format!("marker {marker}\nworkers h43 h43 h43");
            let (mut state, _) = turn(rules, "", ("nordic", "mechs 1 at h44"), ("crimea", &automa), 5);
            found(&mut state)
        }
    };
    assert_eq!(both(FORGETS, run(8)), [4, 0]);
    assert_eq!(both(FORGETS, run(2)), [4, 4], "nothing was shuffled");
}

// R39, R48
#[test]
fn the_resource_number_outlives_the_shuffle_of_an_empty_deck_or_not() {
    // The combat on h43 needs a card, and no card is left: the deck is made again in the middle of it.
    let run = |deck: &'static str| {
        move |rules: &str| {
            let mut state = position(&format!(
                "rules rulebook {rules}\nactive 1\nseat nordic industrial\npower 7\nmechs 1 at h44\n\
                 seat crimea automa:automa\npower 0\nmechs at h43\nworkers h47 h47\nresource-box 4\n{deck}"
            ));
            play(&mut state, "section build; move; step mech h44 h43; done; dial 7; automa 3");
            (tokens(&state, "h43").iter().sum(), player(&state, 2).automa().unwrap().resources())
        }
    };
    assert_eq!(both(FORGETS, run("automa-deck -")), [(4, 4), (0, 0)]);
    assert_eq!(both(FORGETS, run("automa-deck 3 6")), [(4, 4), (4, 4)], "nothing was shuffled");
}

// R39
#[test]
fn the_next_card_not_used_for_combat_brings_a_number_again() {
    // The deck is made again for the very card of the turn, which shows 2.
    let run = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook {rules}\nactive 1\nseat nordic industrial\nmechs 1 at h44\n\
             seat crimea automa:automa\nworkers h43 h43 h43\nresource-box 4\nautoma-deck -"
        ));
        let events = play(&mut state, "section upgrade; skip; automa 2");
        assert!(events.iter().any(|e| matches!(e, Event::AutomaDeckShuffled { .. })));
        found(&mut state)
    };
    assert_eq!(both(FORGETS, run), [2, 2]);
}

/// The seat that begins at a table of these players.
fn first(rules: &str, players: &[(Faction, Option<Mat>)]) -> Seat {
    let wish = |(faction, mat): &(Faction, Option<Mat>)| {
        let automa = if mat.is_none() { "automa:automa".parse().ok() } else { None };
        Wish { faction: Some(*faction), mat: *mat, automa }
    };
    let setup = Setup {
        rules: format!("rulebook {rules}").parse().unwrap(),
        players: players.iter().map(wish).collect(),
        ..Setup::default()
    };
    random_game(3, setup.start().unwrap(), 0, |_, _, _| {}).public().active()
}

// R52
#[test]
fn a_person_begins_or_the_next_automa() {
    use Faction::*;
    let table =
        [(Nordic, None), (Rusviet, Some(Mat::Mechanical)), (Crimea, None), (Saxony, Some(Mat::Engineering))];
    // Saxony has the lowest mat; clockwise from it comes Nordic.
    assert_eq!(both("automa-begins", |rules| first(rules, &table)), [seat(4), seat(1)]);
    let table =
        [(Nordic, None), (Rusviet, Some(Mat::Engineering)), (Crimea, Some(Mat::Mechanical)), (Saxony, None)];
    assert_eq!(both("automa-begins", |rules| first(rules, &table)), [seat(2), seat(4)]);
}

// R52, R1
#[test]
fn the_person_begins_a_solo_game_or_the_automa() {
    use Faction::*;
    let table = [(Nordic, Some(Mat::Industrial)), (Crimea, None)];
    assert_eq!(both("automa-begins", |rules| first(rules, &table)), [seat(1), seat(2)]);
    // Without an Automa nothing changes.
    let people = [(Nordic, Some(Mat::Mechanical)), (Crimea, Some(Mat::Industrial))];
    assert_eq!(both("automa-begins", |rules| first(rules, &people)), [seat(2), seat(2)]);
    // A position that does not say whose turn it is.
    let run = |rules: &str| {
        let text = format!("rules rulebook {rules}\nseat nordic industrial\nseat crimea automa:automa");
        let state = position(&text);
        (state.public().active(), asked(&state))
    };
    let person = (seat(1), Actor::Seat(seat(1)));
    assert_eq!(both("automa-begins", run), [person, (seat(2), Actor::Chance)]);
}

const KEEP: &str = "automa-keep-shared-deck";

/// Crimea's Automa (seat 2) turns to Scheme II with card 3; the cards Saxony's may draw then.
fn deck_after(rules: &str) -> (Vec<String>, bool) {
    let mut state = position(&format!(
        "rules rulebook {rules}\nactive 2\nseat nordic industrial\nseat crimea automa:automa\nmarker 8\n\
         automa-deck 3 6 9\nseat saxony automa:automa"
    ));
    let events = play(&mut state, "automa 3");
    assert!(player(&state, 2).automa().unwrap().second_scheme());
    assert_eq!(state.public().active(), seat(3));
    (legal(&state), events.iter().any(|e| matches!(e, Event::AutomaDeckShuffled { .. })))
}

// R54
#[test]
fn a_shared_deck_is_shuffled_or_stays_as_it_lies() {
    let [(shuffled, told), (kept, silent)] =
        both(KEEP, |rules| deck_after(&format!("+automa-shared-deck {rules}")));
    assert_eq!((shuffled.len(), told), (19, true));
    assert_eq!((kept, silent), (vec!["automa 6".to_string(), "automa 9".into()], false));
}

// R54, R31
#[test]
fn a_deck_of_its_own_is_always_shuffled() {
    for rules in ["", "+automa-shared-deck"] {
        // With one deck for all and a single Automa nobody shares it.
        let run = |switch: &str| {
            let rules = format!("{rules} {switch}");
            let automa = "marker 8\nautoma-deck 3 6 9";
            let (_, events) = turn(&rules, "", ("nordic", ""), ("crimea", automa), 3);
            events.iter().any(|e| matches!(e, Event::AutomaDeckShuffled { .. }))
        };
        assert_eq!(both(KEEP, run), [true, true]);
    }
    let [(_, off), (_, on)] = both(KEEP, deck_after);
    assert_eq!((off, on), (true, true));
}

const NEW_GROUND: &str = "automa-tokens-on-new-ground";

fn flags(state: &State) -> Vec<String> {
    state.public().tokens().flags().iter().map(|p| p.to_string()).collect()
}

/// Where Albion's character goes with card 18, and the Flags then.
fn flag(rules: &str, board: &str, nordic: &str, automa: &str) -> (String, Vec<String>, State) {
    let (state, events) = invader(rules, "albion", board, nordic, automa, 18);
    (moved(&events)[0].clone(), flags(&state), state)
}

// R63
#[test]
fn a_character_that_stays_places_a_flag_or_not() {
    // Nobody can come closer to the enemy on h04.
    let stays = |rules: &str| flag(rules, "encounters", "character h04", "character h03");
    let [off, on] = both(NEW_GROUND, stays);
    assert_eq!((off.0, off.1), ("character h03 h03".to_string(), vec!["h03".to_string()]));
    assert_eq!((on.0, on.1), ("character h03 h03".to_string(), vec![]));
    // One that moves does so either way.
    let moves = |rules: &str| flag(rules, "encounters", "character h04", "character h08").1;
    assert_eq!(both(NEW_GROUND, moves), [["h03"], ["h03"]]);
}

// R63, R22
#[test]
fn a_character_that_stays_still_takes_encounter_token_and_factory_card() {
    let token = |rules: &str| {
        let (went, flags, state) = flag(rules, "encounters h03", "", "character h03");
        assert_eq!(went, "character h03 h03");
        (flags.len(), state.public().encounter_tokens().count())
    };
    assert_eq!(both(NEW_GROUND, token), [(1, 0), (0, 0)]);
    let card = |rules: &str| {
        let (went, flags, state) = flag(rules, "encounters", "", "character h23");
        assert_eq!(went, "character h23 h23");
        (flags.len(), player(&state, 2).automa().unwrap().has_factory_card())
    };
    assert_eq!(both(NEW_GROUND, card), [(1, true), (0, true)]);
}

// R63
#[test]
fn a_character_that_stays_lays_a_trap_or_not() {
    let stays = |rules: &str| {
        let (state, events) = invader(rules, "togawa", "encounters", "character h32", "character h38", 18);
        assert_eq!(moved(&events), ["character h38 h38"]);
        asked(&state)
    };
    // A Trap is drawn, or it is the person's turn.
    assert_eq!(both(NEW_GROUND, stays), [Actor::Chance, Actor::Seat(seat(1))]);
    let moves = |rules: &str| asked(&invader(rules, "togawa", "", "", "", 18).0);
    assert_eq!(both(NEW_GROUND, moves), [Actor::Chance, Actor::Chance]);
}

const NOTHING: &str = "automa-tokens-score-nothing";

// R64
#[test]
fn flags_and_traps_of_an_automa_score_or_not() {
    let score = |faction: &'static str, board: &'static str, automa: &'static str| {
        move |rules: &str| {
            let state = position(&format!(
                "rules rulebook +invaders-from-afar {rules}\n{board}\nseat nordic industrial\n\
                 seat {faction} automa:automa\nworkers @{faction} @{faction}\n{automa}"
            ));
            let rank = state.public().ranking().into_iter().find(|r| r.seat == seat(2)).unwrap();
            // Territories, coins for them, territories that break a tie.
            (state.score(seat(2)).territories, state.score(seat(2)).territory_coins, rank.key[5])
        }
    };
    assert_eq!(both(NOTHING, score("albion", "flags h16", "mechs at h16")), [(2, 6, 1), (1, 3, 1)]);
    assert_eq!(both(NOTHING, score("togawa", "trap h38 coins armed", "")), [(1, 3, 1), (0, 0, 0)]);
}

// R64
#[test]
fn flags_and_traps_of_people_score_against_an_automa_either_way() {
    let score = |faction: &'static str, board: &'static str, units: &'static str| {
        move |rules: &str| {
            let state = position(&format!(
                "rules rulebook +invaders-from-afar {rules}\nactive 2\n{board}\nseat nordic automa:automa\n\
                 seat {faction} industrial\nworkers @{faction} @{faction}\n{units}"
            ));
            state.score(seat(2)).territories
        }
    };
    assert_eq!(both(NOTHING, score("albion", "flags h16", "mechs 1 at h16")), [2, 2]);
    assert_eq!(both(NOTHING, score("togawa", "trap h38 coins armed", "")), [1, 1]);
}

// R64
#[test]
fn people_suffer_the_traps_of_an_automa_either_way() {
    let run = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar {rules}\nactive 1\nencounters\ntrap h38 coins armed\n\
             seat nordic industrial\ncoins 9\ncharacter h37\nseat togawa automa:automa"
        ));
        play(&mut state, "section build; move; step character h37 h38");
        player(&state, 1).coins()
    };
    assert_eq!(both(NOTHING, run), [5, 5]);
    assert_eq!(both(MISS, run), [5, 5]);
}

const MISS: &str = "automa-traps-miss";

// R65
#[test]
fn a_persons_trap_hits_the_automa_or_is_only_disarmed() {
    for (kind, hit) in
        [("power", (5, 9, 4)), ("coins", (8, 5, 4)), ("cards", (8, 9, 2)), ("popularity", (8, 9, 4))]
    {
        let run = |rules: &str| {
            let mut state = position(&format!(
                "rules rulebook +invaders-from-afar {rules}\nactive 1\ntrap h11 {kind} armed\n\
                 seat nordic automa:automa\npower 5\ncoins 9\nhand 2345\nseat togawa industrial"
            ));
            let mut events = play(&mut state, "automa 3");
            while state.awaiting() == Awaiting::Chance {
                let lost = legal(&state).remove(0);
                events.extend(play(&mut state, &lost));
            }
            assert_eq!(moved(&events), ["worker h04 h11"], "it never changes what it chooses");
            assert!(events.iter().any(|e| matches!(e, Event::TrapSprung { .. })));
            let disarmed = format!("trap h11 {kind} disarmed known");
            assert!(state.to_position().lines().any(|l| l == disarmed), "{kind}");
            let p = player(&state, 1);
            assert_eq!(p.popularity(), 10);
            // Card 3 brings 3 power.
            (p.power(), p.coins(), p.hand_count())
        };
        assert_eq!(both(MISS, run), [hit, (8, 9, 4)], "{kind}");
    }
}

// R38
#[test]
fn resources_go_where_the_automa_wins_as_defender_or_stay() {
    // Nordic's mech runs into an Automa's on the farm h43 and is beaten.
    let run = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook {rules}\nactive 1\nat h43 food 3\nseat nordic industrial\npower 7\nmechs 1 at h44\n\
             seat crimea automa:automa\npower 7\nmechs at h43\nworkers @crimea @crimea"
        ));
        let events = play(&mut state, "section build; move; step mech h44 h43; done; dial 0; automa 6");
        assert!(events.iter().any(|e| matches!(e, Event::CombatWon { seat: s, .. } if *s == seat(2))));
        let told = events.iter().any(|e| matches!(e, Event::ResourcesRemoved { .. }));
        (tokens_of(&state, "h43", Resource::Food), told)
    };
    assert_eq!(both("automa-defence-spares-resources", run), [(0, true), (3, false)]);
}

// R38, R23
#[test]
fn resources_go_wherever_the_automa_attacks_or_moves() {
    let run = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook {rules}\nactive 2\nat h44 metal 4\nseat nordic industrial\npower 0\nmechs 1 at h44\n\
             seat crimea automa:automa\npower 8"
        ));
        play(&mut state, "automa 17; automa 6");
        // A worker stays on h43, where food lies.
        let (moved, _) = turn(rules, "at h43 food 2", ("nordic", ""), ("crimea", ""), 3);
        (combat_stars(&state, 2), tokens(&state, "h44"), tokens(&moved, "h43"))
    };
    assert_eq!(both("automa-defence-spares-resources", run), [(1, [0; 4], [0; 4]), (1, [0; 4], [0; 4])]);
}
