//! The Automa and Invaders from Afar: it plays Albion and Togawa, and people play them against it.

use crate::common::automa::moved;
use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Event, State, View, Viewer};

/// A person plays Nordic (seat 1), the Automa (seat 2) draws its card.
fn solo(faction: &str, board: &str, nordic: &str, automa: &str) -> State {
    position(&format!(
        "rules rulebook +invaders-from-afar\nactive 2\n{board}
         seat nordic industrial\n{nordic}\nseat {faction} automa:automa\n{automa}"
    ))
}

/// An Automa of Nordic (seat 1) draws its card; a person plays Togawa (seat 2).
fn against_togawa(board: &str, automa: &str, togawa: &str) -> State {
    position(&format!(
        "rules rulebook +invaders-from-afar\nactive 1\n{board}
         seat nordic automa:automa\n{automa}\nseat togawa industrial\n{togawa}"
    ))
}

/// The territories looked at for the symbol carried out.
fn valid(events: &[Event]) -> Vec<String> {
    let text = |e: &Event| match e {
        Event::AutomaConsiders { candidate, .. } => Some(candidate.hex.to_string()),
        _ => None,
    };
    events.iter().filter_map(text).collect()
}

fn deployed(events: &[Event]) -> Vec<UnitKind> {
    let unit = |e: &Event| if let Event::AutomaDeployed { unit, .. } = e { Some(*unit) } else { None };
    events.iter().filter_map(unit).collect()
}

fn flags(state: &State) -> Vec<String> {
    state.public().tokens().flags().iter().map(|p| p.to_string()).collect()
}

/// The Trap lines of the position, in the order of placing.
fn traps(state: &State) -> Vec<String> {
    let text = state.to_position();
    text.lines().filter_map(|l| l.trim().strip_prefix("trap ").map(str::to_string)).collect()
}

fn coins_gained(state: &State) -> u16 {
    player(state, 2).coins() - 5
}

// ---------------------------------------------------------------- first turn

// R17
#[test]
fn first_worker_of_albion_and_togawa() {
    let mut state = solo("albion", "", "", "");
    let events = play(&mut state, "automa 3");
    assert_eq!(moved(&events), ["worker h01 h03"]);
    assert_eq!(valid(&events), ["h01", "h03", "h08"]);
    let mut state = solo("togawa", "", "", "");
    let events = play(&mut state, "automa 3");
    assert_eq!(moved(&events), ["worker h40 h39"]);
    assert_eq!(valid(&events), ["h39", "h40", "h45"]);
}

// R19
#[test]
fn first_encounter_of_albion_and_togawa() {
    let mut state = solo("albion", "", "", "");
    let events = play(&mut state, "automa 18");
    assert_eq!(moved(&events), ["character @albion h03"]);
    assert!(!state.public().encounter_tokens().contains(at("h03")));
    let mut state = solo("togawa", "", "", "");
    let events = play(&mut state, "automa 18; deal trap power");
    assert_eq!(moved(&events), ["character @togawa h39"]);
    assert!(!state.public().encounter_tokens().contains(at("h39")));
}

// R61
#[test]
fn both_walk_to_the_factory_without_crossing_water() {
    let mut state = solo("albion", "", "", "workers h16 h16");
    let events = play(&mut state, "automa 3");
    assert!(valid(&events).contains(&"h23".to_string()));
    assert!(
        !valid(&events).iter().any(|h| ["h09", "h17", "h22"].contains(&h.as_str())),
        "lakes hold it back"
    );
    let mut state = solo("togawa", "", "", "workers h24 h24");
    let events = play(&mut state, "automa 3");
    assert!(valid(&events).contains(&"h23".to_string()));
    assert!(
        !valid(&events).iter().any(|h| ["h17", "h25", "h31"].contains(&h.as_str())),
        "rivers and lakes do"
    );
}

// ---------------------------------------------------------------- symbols in brackets

// R60
#[test]
fn card_5_sends_albions_character_to_an_encounter_first() {
    let mut state = solo("albion", "", "", "");
    let events = play(&mut state, "automa 5");
    assert_eq!(moved(&events), ["character @albion h03"]);
    assert_eq!(deployed(&events), [UnitKind::Worker]);
    assert_eq!(coins_gained(&state), 1);
    let mut state = solo("albion", "", "", "second-scheme yes\nmarker 5");
    assert!(
        moved(&play(&mut state, "automa 5"))
            .iter()
            .all(|m| !m.contains("h03") || !m.starts_with("character"))
    );
}

// R60
#[test]
fn card_5_gives_togawa_one_more_mech_or_character() {
    let mut state = solo("togawa", "", "", "");
    let events = play(&mut state, "automa 5");
    assert_eq!(moved(&events), ["worker h40 h39"], "the encounter is Albion's");
    assert_eq!(deployed(&events), [UnitKind::Mech, UnitKind::Worker]);
    assert_eq!(coins_gained(&state), 1);
    let mut state = solo("togawa", "", "", "character -");
    assert_eq!(deployed(&play(&mut state, "automa 5")), [UnitKind::Character, UnitKind::Worker]);
}

// R60
#[test]
fn card_8_sends_togawas_character_to_an_encounter_first_in_both_schemes() {
    for scheme in ["mechs at h46", "mechs at h46\nmarker 5\nsecond-scheme yes"] {
        let mut state = solo("togawa", "", "", scheme);
        assert_eq!(moved(&play(&mut state, "automa 8")), ["character @togawa h39"], "{scheme}");
        let mut state = solo("albion", "", "", &scheme.replace("h46", "h02"));
        let moves = moved(&play(&mut state, "automa 8"));
        assert!(moves.len() == 1 && moves[0].starts_with("mech h02 "), "Albion: {moves:?}");
    }
}

// R60
#[test]
fn card_18_gives_albion_one_more_worker_then_one_more_mech_or_character() {
    for (faction, second, expected, coins) in [
        ("albion", false, vec![UnitKind::Worker, UnitKind::Worker], 1),
        ("albion", true, vec![UnitKind::Mech, UnitKind::Worker], 2),
        ("togawa", false, vec![UnitKind::Worker], 1),
        ("togawa", true, vec![UnitKind::Worker], 2),
    ] {
        let scheme = if second { "marker 5\nsecond-scheme yes" } else { "" };
        let mut state = solo(faction, "", "", scheme);
        let mut events = play(&mut state, "automa 18");
        if faction == "togawa" {
            events.extend(play(&mut state, "deal trap coins"));
        }
        assert!(moved(&events)[0].starts_with("character "), "{faction}");
        assert_eq!(deployed(&events), expected, "{faction}, Scheme II: {second}");
        assert_eq!(coins_gained(&state), coins, "{faction}, Scheme II: {second}");
    }
}

// R60
#[test]
fn card_19_sends_albions_character_to_an_encounter_first_in_the_second_scheme() {
    // A lone worker of the person stands within reach of both factions.
    let second = "marker 5\nsecond-scheme yes";
    let mut state = solo("albion", "", "workers h08 h04", second);
    assert_eq!(moved(&play(&mut state, "automa 19")), ["character @albion h03"]);
    let mut state = solo("albion", "", "workers h08 h04", "");
    assert_eq!(moved(&play(&mut state, "automa 19")), ["character @albion h08"], "Scheme I attacks");
    let mut state = solo("togawa", "", "workers h45 h04", second);
    assert_eq!(moved(&play(&mut state, "automa 19")), ["character @togawa h45"], "Togawa attacks");
}

// R60
#[test]
fn the_new_symbols_are_for_nobody_else() {
    for faction in ["crimea", "saxony", "polania"] {
        let mut state = solo(faction, "", "", "");
        let events = play(&mut state, "automa 5");
        assert!(moved(&events).iter().all(|m| m.starts_with("worker")), "{faction}");
        assert_eq!(deployed(&events), [UnitKind::Worker], "{faction}");
        let mut state = solo(faction, "", "", "");
        assert!(moved(&play(&mut state, "automa 8")).iter().all(|m| m.starts_with("worker")), "{faction}");
    }
}

// ---------------------------------------------------------------- Flags and Traps it places

// R62 R63
#[test]
fn albions_character_places_a_flag_where_a_symbol_takes_it() {
    let mut state = solo("albion", "", "", "");
    let events = play(&mut state, "automa 18");
    assert!(events.contains(&Event::FlagPlaced { seat: seat(2), place: at("h03") }));
    assert_eq!(flags(&state), ["h03"]);
    // By the symbol of the character.
    let mut state = solo("albion", "encounters", "", "");
    let events = play(&mut state, "automa 18");
    let to = moved(&events)[0].strip_prefix("character @albion ").unwrap().to_string();
    assert_eq!(flags(&state), [to]);
}

// R62 R63
#[test]
fn togawas_character_places_an_armed_trap_drawn_at_random() {
    let mut state = solo("togawa", "", "", "");
    play(&mut state, "automa 18");
    assert_eq!(asked(&state), Actor::Chance);
    assert_eq!(
        legal(&state),
        ["deal trap popularity", "deal trap power", "deal trap coins", "deal trap cards"]
    );
    assert!(state.chance().iter().all(|(_, weight)| *weight == 1), "all alike");
    play(&mut state, "deal trap cards");
    assert_eq!(traps(&state), ["h39 cards armed"]);
    let mut state = solo("togawa", "trap h45 cards armed\ntrap h38 coins disarmed known", "", "");
    play(&mut state, "automa 18");
    assert_eq!(legal(&state), ["deal trap popularity", "deal trap power"], "from the supply");
}

// R63
#[test]
fn an_automas_trap_may_lie_on_a_lake() {
    let mut state = solo("togawa", "encounters", "character h26", "marker 5\ncharacter h40");
    let events = play(&mut state, "automa 18; deal trap coins");
    assert_eq!(moved(&events), ["character h40 h33"]);
    assert_eq!(traps(&state), ["h33 coins armed"]);
}

// R63
#[test]
fn workers_and_mechs_of_an_automa_place_nothing() {
    for (card, units) in [(3, ""), (8, "mechs at h02")] {
        let mut state = solo("albion", "", "", units);
        assert_eq!(moved(&play(&mut state, &format!("automa {card}"))).len(), 1);
        assert!(flags(&state).is_empty(), "card {card}");
    }
    let mut state = solo("togawa", "", "", "");
    play(&mut state, "automa 3");
    assert!(traps(&state).is_empty());
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
}

// R63
#[test]
fn an_automa_places_no_second_token_and_no_fifth() {
    let mut state = solo("albion", "flags h03", "", "");
    play(&mut state, "automa 18");
    assert_eq!(player(&state, 2).character(), at("h03"));
    assert_eq!(flags(&state), ["h03"]);
    let mut state = solo("albion", "flags h15 h16 h10 h23", "", "");
    play(&mut state, "automa 18");
    assert_eq!(state.public().tokens().flags().count(), 4);
    let four = "trap h45 coins armed\ntrap h32 cards armed\ntrap h38 power armed\ntrap h30 popularity armed";
    let mut state = solo("togawa", four, "", "");
    play(&mut state, "automa 18");
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
    assert_eq!(traps(&state).len(), 4);
}

// R63
#[test]
fn an_automa_never_arms_a_trap_again() {
    let mut state = solo("togawa", "trap h39 coins disarmed known", "", "mechs at h46 h46 h46 h46");
    play(&mut state, "automa 18");
    assert_eq!(player(&state, 2).character(), at("h39"));
    assert_eq!(traps(&state), ["h39 coins disarmed known"]);
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
}

// R63
#[test]
fn a_flag_comes_after_the_combat_and_only_where_the_character_still_stands() {
    let start = || {
        let nordic = "power 7\nmechs 1 at h08";
        solo("albion", "encounters", nordic, "power 8\nworkers h01 h01")
    };
    let mut state = start();
    let events = play(&mut state, "automa 17");
    assert_eq!(moved(&events), ["character @albion h08"]);
    assert!(flags(&state).is_empty(), "not before the combat");
    play(&mut state, "dial 0; automa 19");
    assert_eq!(player(&state, 2).character(), at("h08"));
    assert_eq!(flags(&state), ["h08"]);
    let mut state = start();
    play(&mut state, "automa 17; dial 7; automa 4");
    while state.awaiting() == Awaiting::Chance {
        play(&mut state, "draw 2");
    }
    assert_ne!(player(&state, 2).character(), at("h08"));
    assert!(flags(&state).is_empty());
}

// R62
#[test]
fn nobody_knows_which_trap_an_automa_has_laid() {
    let laid = |kind: &str| {
        let mut state = solo("togawa", "", "", "");
        let events = play(&mut state, &format!("automa 18; deal trap {kind}"));
        (state, events)
    };
    let ((coins, events), (cards, _)) = (laid("coins"), laid("cards"));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Bystander] {
        assert_eq!(View::of(&coins, viewer), View::of(&cards, viewer), "{viewer:?}");
    }
    for viewer in [Viewer::Seat(seat(1)), Viewer::Bystander] {
        let shown = |e: &Event| matches!(e.seen_by(viewer).event(), Event::TrapPlaced { trap: Some(_), .. });
        assert!(!events.iter().any(shown));
    }
    let mut dice = rng(3);
    let kinds: std::collections::BTreeSet<String> =
        (0..100).flat_map(|_| traps(&View::of(&coins, seat(1)).resample(&mut dice))).collect();
    assert_eq!(kinds.len(), 4, "{kinds:?}");
}

// R62
#[test]
fn an_automa_uses_no_mech_abilities_of_the_new_factions() {
    let ability = |e: &Event| matches!(e, Event::AbilityUsed { .. });
    // Attacking with four mechs out: neither Sword nor Ronin.
    for (faction, there, card) in [("albion", "h02", 17), ("togawa", "h46", 17)] {
        let home = format!("@{faction}");
        let automa = format!("power 8\ncharacter {there}\nmechs at {home} {home} {home} {home}");
        let (hex, workers) = if faction == "albion" { ("h08", "h01 h01") } else { ("h45", "h40 h40") };
        let nordic = format!("power 7\ncharacter {hex}");
        let mut state = solo(faction, "encounters", &nordic, &format!("{automa}\nworkers {workers}"));
        let events = play(&mut state, &format!("automa {card}"));
        assert!(state.public().combat().is_some(), "{faction}");
        assert!(!events.iter().any(ability), "{faction}");
        assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (7, 8), "{faction}");
    }
    // Defending: neither Shield nor Ronin.
    for (faction, from, hex) in [("albion", "h15", "h08"), ("togawa", "h38", "h45")] {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 1\nencounters
             seat nordic industrial\npower 7\ncharacter {from}
             seat {faction} automa:automa\npower 6\nmechs at {hex}"
        ));
        let events = play(&mut state, &format!("section build; move; step character {from} {hex}; done"));
        assert!(!events.iter().any(ability), "{faction}");
        assert_eq!(player(&state, 2).power(), 6, "{faction}");
    }
}

// ---------------------------------------------------------------- its Traps and people

// R64
#[test]
fn people_suffer_an_automas_traps_as_any() {
    for (kind, left) in [
        ("popularity", (9, 7, 9, 4)),
        ("power", (6, 9, 9, 4)),
        ("coins", (9, 9, 5, 4)),
        ("cards", (9, 9, 9, 2)),
    ] {
        for (unit, step) in [
            ("character h37", "step character h37 h38"),
            ("mechs 4 at h37", "step mech h37 h38"),
            ("workers h37 h04", "step worker h37 h38"),
        ] {
            let mut state = position(&format!(
                "rules rulebook +invaders-from-afar\nactive 1\nencounters\ntrap h38 {kind} armed
                 seat nordic industrial\npower 9\npopularity 9\ncoins 9\nhand 2345\n{unit}
                 seat togawa automa:automa"
            ));
            play(&mut state, &format!("section build; move; {step}"));
            if kind == "cards" {
                play(&mut state, "lose 2; lose 4");
            }
            let p = player(&state, 1);
            assert_eq!((p.power(), p.popularity(), p.coins(), p.hand_count()), left, "{kind}, {unit}");
            assert_eq!(traps(&state), [format!("h38 {kind} disarmed known")]);
            assert!(steps(&state, "mech", "h38").is_empty(), "the unit stops");
        }
    }
}

// R64
#[test]
fn an_automas_flags_score_as_its_owners() {
    let score = |board: &str, automa: &str| {
        let automa = format!("workers @albion @albion\n{automa}");
        solo("albion", board, "", &automa).score(seat(2))
    };
    assert_eq!(score("", "mechs at h16").territories, 1);
    let flag = score("flags h16", "mechs at h16");
    assert_eq!((flag.territories, flag.territory_coins), (2, 6));
    assert_eq!(score("flags h01", "mechs at h01").territories, 1, "not beside its base");
    assert_eq!(score("flags h16", "").territories, 0, "not without control");
    assert_eq!(score("flags h23", "character h23\ntook-factory-card yes").territories, 4);
}

// R64
#[test]
fn an_automas_armed_trap_alone_holds_a_territory() {
    let score = |board: &str, nordic: &str| {
        solo("togawa", board, nordic, "workers @togawa @togawa").score(seat(2)).territories
    };
    assert_eq!(score("trap h38 coins armed", ""), 1);
    assert_eq!(score("trap h38 coins disarmed known", ""), 0);
    assert_eq!(score("trap h38 coins armed", "structures mill h38"), 0);
    assert_eq!(score("trap h38 coins armed", "workers h38 h04"), 0);
}

// ---------------------------------------------------------------- people's Traps and the Automa

// R65
#[test]
fn a_persons_trap_hits_the_automa() {
    let automa = |lines: &str| {
        let mut text = lines.to_string();
        for (key, value) in [("power", "5"), ("coins", "9"), ("hand", "2345")] {
            if !lines.contains(key) {
                text.push_str(&format!("\n{key} {value}"));
            }
        }
        text
    };
    // Card 3 gives 3 power and no coins. Power, coins and cards after the turn.
    for (kind, has, lost, left) in [
        ("popularity", "", "", (8, 9, 4)),
        ("power", "", "", (5, 9, 4)),
        ("power", "power 2", "", (3, 9, 4)),
        ("coins", "", "", (8, 5, 4)),
        ("coins", "coins 3", "", (8, 0, 4)),
        ("cards", "", "lose 5; lose 2", (8, 9, 2)),
        ("cards", "hand 4", "lose 4", (8, 9, 0)),
    ] {
        let mut state = against_togawa(&format!("trap h11 {kind} armed"), &automa(has), "");
        let events = play(&mut state, &format!("automa 3; {lost}"));
        assert_eq!(moved(&events), ["worker h04 h11"]);
        let p = player(&state, 1);
        assert_eq!((p.power(), p.coins(), p.hand_count()), left, "{kind} {has}");
        assert_eq!(p.popularity(), 10, "its popularity never changes");
        assert_eq!(traps(&state), [format!("h11 {kind} disarmed known")], "{kind} {has}");
        assert_eq!(asked(&state), Actor::Seat(seat(2)));
    }
}

// R65
#[test]
fn without_combat_cards_the_automa_loses_none() {
    let mut state = against_togawa("trap h11 cards armed", "power 5", "");
    play(&mut state, "automa 3");
    assert_eq!(asked(&state), Actor::Seat(seat(2)));
    assert_eq!(traps(&state), ["h11 cards disarmed known"]);
}

// R65
#[test]
fn a_persons_trap_hits_character_and_mech_of_the_automa_too() {
    let mut state = against_togawa("trap h11 coins armed", "coins 9", "");
    let events = play(&mut state, "automa 18");
    assert_eq!(moved(&events), ["character @nordic h11"]);
    let sprung = Event::TrapSprung { seat: seat(1), place: at("h11"), trap: Trap::Coins };
    let (trap, token) = (
        events.iter().position(|e| *e == sprung).unwrap(),
        events.iter().position(|e| matches!(e, Event::EncounterRemoved { .. })).unwrap(),
    );
    assert!(trap < token, "before the encounter token goes");
    // Card 18 brings 1 coin.
    assert_eq!(player(&state, 1).coins(), 9 - 4 + 1);
}

// R65
#[test]
fn a_persons_trap_hits_the_automa_before_the_combat() {
    let automa = "power 8\ncharacter h04\nworkers h05 h05";
    let mut state = against_togawa("encounters\ntrap h11 power armed", automa, "power 7\nmechs 1 at h11");
    let events = play(&mut state, "automa 17");
    assert_eq!(moved(&events), ["character h04 h11"]);
    assert!(state.public().combat().is_some());
    assert_eq!(player(&state, 1).power(), 5);
}

// R65
#[test]
fn traps_never_change_what_the_automa_chooses() {
    for card in 1..=19 {
        let automa = "power 9\nmechs at h05\nhand 22\nmarker 5";
        let togawa = "power 0\nworkers h18 h40";
        let run = |board: &str| {
            let mut state = against_togawa(board, automa, togawa);
            let mut events = play(&mut state, &format!("automa {card}"));
            while state.awaiting() == Awaiting::Chance {
                let next = legal(&state).remove(0);
                events.extend(play(&mut state, &next));
            }
            moved(&events)
        };
        let armed =
            "trap h11 power armed\ntrap h12 cards armed\ntrap h18 coins armed\ntrap h06 popularity armed";
        assert_eq!(run(armed), run(""), "card {card}");
    }
}

// ---------------------------------------------------------------- people's abilities against it

// R37
#[test]
fn sword_works_on_the_automa_unless_it_is_immune() {
    for (switch, left) in [("", 4), ("+automa-immune", 6)] {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar {switch}\nactive 2\nencounters
             seat nordic automa:automa\npower 6\nmechs at h16
             seat albion industrial\npower 4\nmechs 2 at h15"
        ));
        play(&mut state, "section build; move; step mech h15 h16; done");
        assert_eq!(player(&state, 1).power(), left, "{switch}");
    }
}

// R37
#[test]
fn immune_or_not_the_automa_cannot_keep_a_person_from_gaining_power() {
    for switch in ["", "+automa-immune"] {
        // Shield: the Automa attacks Albion.
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar {switch}\nactive 1\nencounters
             seat nordic automa:automa\npower 8\ncharacter h04
             seat albion industrial\npower 4\nmechs 3 at h11"
        ));
        play(&mut state, "automa 17");
        assert!(state.public().combat().is_some());
        assert_eq!(player(&state, 2).power(), 6, "Shield {switch}");
        // Ronin: Togawa attacks the Automa.
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar {switch}\nactive 2\nencounters
             seat nordic automa:automa\npower 6\nmechs at h39
             seat togawa industrial\npower 4\nmechs 3 at h46\nworkers h40 h40"
        ));
        play(&mut state, "section build; move; step mech h46 h39; done");
        assert!(may(&state, "use"), "Ronin {switch}");
    }
}

// ---------------------------------------------------------------- six and seven seats

// R66
#[test]
fn the_swaps_of_six_and_seven_players_do_not_touch_the_automa() {
    let state = position(
        "rules rulebook +invaders-from-afar\nactive 1
         seat nordic industrial\nseat rusviet engineering\nseat togawa mechanical
         seat crimea automa:automa\nseat saxony patriotic\nseat polania automa:automa\nworkers h21 h27",
    );
    let score = state.score(seat(6));
    assert_eq!((score.territories, score.ability_coins), (2, 0));
    assert_eq!(score.total(), 5 + 2 * 3);
    // Crimea's mech walks as any Automa's: no farm far away is valid.
    let mut state = position(
        "rules rulebook +invaders-from-afar\nactive 4\nencounters
         seat nordic industrial\nseat rusviet engineering\nseat togawa mechanical
         seat crimea automa:automa\nmechs at h43\nseat saxony patriotic\nseat polania agricultural",
    );
    let events = play(&mut state, "automa 8");
    assert!(valid(&events).iter().all(|h| ["h43", "h44", "h47"].contains(&h.as_str())), "{events:?}");
    assert_eq!(moved(&events).len(), 1);
}
