//! `kosa automa`, Automa seats in every command that takes seats, and how their turns are told.

use crate::common::{Dir, kosa, kosa_with};
use serde_json::Value;

/// Nordic to move; Crimea is an Automa with a mech near the Factory.
const POSITION: &str = "\
kosa-position 1
active 1
tile lakes_adjacent
seat nordic industrial
  hand 23
  character h11
  workers h04 h12
  recruits deploy
  bonuses coins
seat crimea automa:automaszyna:coins+1
  power 12
  hand 4
  mechs at h28
";

fn explain(position: &str, args: &[&str]) -> crate::common::Answer {
    kosa_with(&[&["automa", "explain"], args].concat(), position)
}

fn kinds(json: &Value) -> Vec<&str> {
    json["events"].as_array().unwrap().iter().map(|e| e["event"].as_str().unwrap()).collect()
}

#[test]
fn explain_tells_symbols_candidates_and_what_decided() {
    let text = explain(POSITION, &["--card", "6"]).ok();
    for words in [
        "Card 6 for Crimean Khanate (seat 2, automa:automaszyna:coins+1): 12 power, star marker on 0, held back by water, Scheme I.",
        "Supposed: it is its turn",
        "moves    move a worker",
        "tries: move a worker.",
        "    Possible: h29 (farm): 1 other unit near, 2 steps to the Factory.",
        "puts a worker from h43 (farm) on h29 (farm): closest to the Factory among equals.",
        "gains 2 power.",
        "advances to space 1.",
        "The turn is over.",
    ] {
        assert!(text.contains(words), "'{words}' is missing: {text}");
    }
}

#[test]
fn explain_tells_why_a_symbol_is_not_valid() {
    let text = explain(POSITION, &["--card", "12"]).ok();
    assert!(text.contains("cannot move a worker: the symbol is for another faction."), "{text}");
    assert!(text.contains("4 steps to the nearest enemy combat unit"), "{text}");
    assert!(text.contains("on h29 (farm): closest to an enemy combat unit."), "{text}");
    assert!(text.contains("places a star for full power, 1 in all."), "{text}");
    let text = explain(POSITION, &["--card", "19"]).ok();
    assert!(text.contains("cannot drive off workers: no enemy workers stand alone within reach."), "{text}");
    let weak = POSITION.replace("  power 12\n", "  power 2\n").replace("  mechs at h28\n", "  character -\n");
    let all: String = (1..=19).map(|card| explain(&weak, &["--card", &card.to_string()]).ok()).collect();
    for words in ["it has only 2 power", "its character is not on the board", "it has no combat unit"] {
        assert!(all.contains(words), "'{words}' is missing: {all}");
    }
}

#[test]
fn explain_names_the_unit_of_every_symbol() {
    let text = explain(POSITION, &["--card", "12"]).ok();
    let mech = "    Crimean Khanate selects the mech on h28 (forest), 3 steps from its home base: there is no other.";
    assert!(text.contains(mech), "{text}");
    // Also of one that leads to nothing.
    let text = explain(POSITION, &["--card", "19"]).ok();
    let character = "    Crimean Khanate selects the character on the home base of Crimean Khanate: no other is closer.\n  \
                     Crimean Khanate cannot drive off workers: no enemy workers stand alone within reach.";
    assert!(text.contains(character), "{text}");
    let worker = "selects the worker on h43 (farm), 1 step from its home base: first in reading order among the closest.";
    assert!(text.contains(worker), "{text}");
    let json = explain(POSITION, &["--card", "19", "--json"]).json();
    let events = json["events"].as_array().unwrap();
    let at = kinds(&json).iter().position(|kind| *kind == "automa_selects").unwrap();
    assert_eq!(
        (&events[at - 1]["event"], &events[at + 1]["event"]),
        (&"automa_tries".into(), &"automa_cannot".into())
    );
    assert_eq!(
        (&events[at]["seat"], &events[at]["unit"], &events[at]["at"], &events[at]["base_distance"]),
        (&2.into(), &"character".into(), &"@crimea".into(), &0.into())
    );
    assert_eq!(events[at]["decided_by"], "distance");
}

#[test]
fn explain_tells_when_the_third_row_helps_nobody() {
    // Card 1 offers power; card 3 has no third row.
    let text = explain(POSITION, &["--card", "1"]).ok();
    let words = "  The third row offers power, but nobody next to Crimean Khanate has that recruit.";
    assert!(text.contains(words), "{text}");
    let text = explain(POSITION, &["--card", "3"]).ok();
    assert!(
        text.contains("  The third row of the card of Crimean Khanate is empty: no recruit profits."),
        "{text}"
    );
    let json = explain(POSITION, &["--card", "1", "--json"]).json();
    let event =
        json["events"].as_array().unwrap().iter().find(|e| e["event"] == "automa_helps_nobody").unwrap();
    assert_eq!((&event["seat"], &event["bonus"]), (&2.into(), &"power".into()));
    // Card 15 offers coins, and Nordic has that recruit.
    let text = explain(POSITION, &["--card", "15"]).ok();
    assert!(
        text.contains("  The third row of the card offers coins: Nordic Kingdoms has that recruit."),
        "{text}"
    );
    assert!(!text.contains("nobody next to") && !text.contains("profits"), "{text}");
    let json = explain(POSITION, &["--card", "15", "--json"]).json();
    let event = json["events"].as_array().unwrap().iter().find(|e| e["event"] == "automa_helps").unwrap();
    assert_eq!((&event["seat"], &event["whom"], &event["bonus"]), (&2.into(), &1.into(), &"coins".into()));
}

// R60
#[test]
fn explain_knows_the_symbols_of_invaders_from_afar_only_with_it() {
    let with = POSITION.replace("active 1", "rules rulebook +invaders-from-afar\nactive 1");
    let second =
        |position: &str| position.replace("  power 12\n", "  power 12\n  marker 9\n  second-scheme yes\n");
    let names = |text: &str| text.contains("Albion") || text.contains("Togawa");
    for (position, shown) in [(POSITION, false), (with.as_str(), true)] {
        for card in ["5", "8", "18", "19"] {
            let halves =
                [position.to_string(), second(position)].map(|p| explain(&p, &["--card", card]).ok());
            assert_eq!(halves.iter().any(|text| names(text)), shown, "card {card}: {halves:?}");
            let json = explain(position, &["--card", card, "--json"]).json().to_string();
            assert!(shown || !(json.contains("albion") || json.contains("togawa")), "{json}");
        }
        let text = explain(position, &["--card", "5"]).ok();
        assert_eq!(text.contains("the symbol is for another faction"), shown, "{text}");
    }
}

#[test]
fn explain_says_where_no_way_leads_on_foot() {
    let walked = POSITION.replace("active 1", "rules rulebook +automa-distance-on-foot\nactive 1");
    let text = explain(&walked, &["--card", "12"]).ok();
    for words in [
        "selects the mech on h28 (forest), 3 steps from its home base but no way on foot: there is no other.",
        "Possible: h43 (farm): 5 steps to the nearest enemy combat unit but no way on foot, \
         3 steps to the Factory but no way on foot.",
        "Possible: h29 (farm): 4 steps to the nearest enemy combat unit but no way on foot, 2 steps to the Factory.",
    ] {
        assert!(text.contains(words), "'{words}' is missing: {text}");
    }
}

#[test]
fn explain_tells_of_workers_taken_along() {
    let convoy = POSITION
        .replace("active 1", "rules rulebook +automa-mechs-carry\nactive 1")
        .replace("  mechs at h28\n", "  mechs at h28\n  workers h28 h28\n");
    let text = explain(&convoy, &["--card", "12"]).ok();
    assert!(text.contains("puts a mech with 2 workers from h28 (forest) on h29 (farm):"), "{text}");
    let json = explain(&convoy, &["--card", "12", "--json"]).json();
    let moved = json["events"].as_array().unwrap().iter().find(|e| e["event"] == "automa_moved").unwrap();
    assert_eq!(moved["workers"], 2);
}

#[test]
fn explain_tells_what_a_trap_takes() {
    let trap = |rules: &str, kind: &str| {
        let position = format!(
            "kosa-position 1\nrules rulebook +invaders-from-afar {rules}\nactive 1\ntrap h11 {kind} armed\n\
             seat nordic automa:automa\ncoins 9\nseat togawa industrial\n"
        );
        explain(&position, &["--card", "3"]).ok()
    };
    let told = "Nordic Kingdoms walks into a Trap on h11 (mountain)";
    assert!(trap("", "coins").contains(&format!("{told} that takes 4 coins.")));
    assert!(trap("", "popularity").contains(&format!("{told}, which takes nothing from an Automa.")));
    let missed = trap("+automa-traps-miss", "coins");
    assert!(missed.contains(&format!("{told}, which takes nothing from an Automa.")), "{missed}");
    assert!(!missed.contains("spends"), "{missed}");
}

#[test]
fn explain_says_what_the_rules_say() {
    // Whatever is told, the position goes on exactly so.
    let ready = POSITION.replace("active 1", "active 2");
    for card in 1..=19 {
        let json = explain(&ready, &["--card", &card.to_string(), "--json"]).json();
        assert_eq!(
            (&json["supposed"], &json["card"], &json["seat"]),
            (&false.into(), &card.into(), &2.into())
        );
        let moves = format!("automa {card}");
        let played = kosa_with(&["position", "play", "--json", "--moves", &moves], &ready).json();
        let told = json["events"].as_array().unwrap();
        assert_eq!(told.as_slice(), &played["events"].as_array().unwrap()[..told.len()], "card {card}");
        match json["end"].as_str().unwrap() {
            "turn" => assert_eq!(played["events"][told.len()]["event"], "turn_began"),
            "asked" => {
                assert!(json["asked"].as_str().unwrap().starts_with("chance decides draw:"), "{json:#}")
            }
            other => panic!("{other}"),
        }
    }
}

#[test]
fn explain_stops_where_somebody_must_answer() {
    let near = POSITION.replace("  character h11\n", "  character h29\n");
    // Scheme II of some card attacks: find one, for the cards are data.
    let second = near.replace("  power 12\n", "  power 12\n  marker 9\n  second-scheme yes\n");
    let attack = (1..=19).find_map(|card| {
        let json = explain(&second, &["--card", &card.to_string(), "--json"]).json();
        kinds(&json).contains(&"combat_began").then_some((card, json))
    });
    let (card, json) = attack.expect("a card that attacks");
    assert_eq!((&json["end"], &json["scheme"]), (&"asked".into(), &"II".into()));
    assert!(json["asked"].as_str().unwrap().starts_with("Nordic Kingdoms must decide dials"));
    let card = card.to_string();
    let text = explain(&second, &["--card", &card]).ok();
    assert!(text.contains("Here it stops: Nordic Kingdoms must decide"), "{text}");
    let on = explain(&second, &["--card", &card, "--json", "--then", "dial 0; play -"]).json();
    assert!(on["asked"].as_str().unwrap().contains("automa-fight"), "{on:#}");
    let fought = explain(&second, &["--card", &card, "--json", "--then", "dial 0; play -; automa 3"]).json();
    assert!(kinds(&fought).contains(&"automa_fights"));
    explain(&second, &["--card", &card, "--then", "dial 9"]).fails(1, &["move 1 (dial 9)"]);
}

#[test]
fn explain_shows_the_recruit_bonus_and_the_turn_to_scheme_two() {
    let near_star = POSITION.replace("  power 12\n", "  power 12\n  marker 8\n");
    let mut all = String::new();
    for card in 1..=19 {
        all.push_str(&explain(&near_star, &["--card", &card.to_string()]).ok());
    }
    assert!(
        all.contains("The third row of the card offers coins: Nordic Kingdoms has that recruit."),
        "{all}"
    );
    // The Automa has taken no action of a bottom row.
    assert!(!all.contains("profits from"), "{all}");
    assert!(all.contains("turns to Scheme II."));
    assert!(all.contains("places a star for the star track"));
    assert!(all.contains("All 19 cards of Crimean Khanate are shuffled"));
}

#[test]
fn explain_takes_a_card_that_was_drawn_and_a_position_in_the_middle_of_a_turn() {
    let drawn =
        POSITION.replace("active 1", "active 2").replace("  power 12\n", "  power 12\n  automa-deck 1-5\n");
    let json = explain(&drawn, &["--card", "6", "--json"]).json();
    assert_eq!(json["supposed"], true);
    let inside = POSITION.replace("seat nordic", "frames end bottom:build top:build\nseat nordic");
    explain(&inside, &["--card", "6"]).ok();
}

#[test]
fn explain_asks_for_what_it_needs() {
    let two = "kosa-position 1\nactive 1\nseat nordic industrial\nseat crimea automa\nseat saxony automa:ultimaszyna\n";
    let two = two.replace("crimea automa\n", "crimea automa:automa\n");
    explain(&two, &["--card", "1"]).fails(1, &["--seat", "2, 3"]);
    let json = explain(&two, &["--card", "1", "--seat", "3", "--json"]).json();
    assert_eq!((&json["faction"], &json["automa"]), (&"saxony".into(), &"automa:ultimaszyna".into()));
    explain(&two, &["--card", "1", "--seat", "1"]).fails(1, &["seat 1 is no Automa"]);
    explain(crate::common::POSITION, &["--card", "1"]).fails(1, &["no Automa"]);
    explain(POSITION, &["--card", "20"]).fails(2, &["20"]);
    explain(POSITION, &[]).fails(2, &["--card"]);
    // Six stars of the first seat.
    let six = "seat nordic industrial\n  stars combat combat objective popularity power workers\n";
    let over = POSITION
        .replace("active 1", "over yes")
        .replace("seat nordic industrial\n", six)
        .replace("workers h04 h12", "workers h04 h04 h04 h04 h12 h12 h12 h12");
    explain(&over, &["--card", "1"]).fails(1, &["the game is over"]);
}

#[test]
fn cards_and_levels_are_listed() {
    let text = kosa(&["automa", "cards"]).ok();
    assert_eq!(text.matches("Card ").count(), 19);
    assert_eq!(text.matches("Scheme II").count(), 19);
    let json = kosa(&["automa", "cards", "--json"]).json();
    let cards = json.as_array().unwrap();
    assert_eq!(cards.len(), 19);
    assert_eq!(cards[0]["combat_power"], serde_json::json!([6, 7, 7]));
    assert_eq!(
        cards[0]["schemes"][0]["moves"][0],
        serde_json::json!({"symbol": "move_worker", "power": null, "only": "nordic"})
    );
    assert_eq!(cards.iter().filter(|c| c["star_advance"] == false).count(), 3);
    // Cards 5, 8, 18 and 19 are reprinted for Invaders from Afar.
    let brackets = |text: &str| text.matches("(Albion").count() + text.matches("(Togawa").count();
    assert_eq!(brackets(&text), 0, "{text}");
    let invaders = kosa(&["automa", "cards", "--invaders"]).ok();
    assert_eq!(brackets(&invaders), 7, "{invaders}");
    let only = |json: &Value| {
        json.to_string().matches("\"albion\"").count() + json.to_string().matches("\"togawa\"").count()
    };
    assert_eq!(only(&json), 0);
    assert_eq!(only(&kosa(&["automa", "cards", "--invaders", "--json"]).json()), 7);
    let text = kosa(&["automa", "levels"]).ok();
    for words in ["1 Autometta", "4 Ultimaszyna", "skips the turn on cards 4, 7, 8, 17", "deploy-check"] {
        assert!(text.contains(words), "'{words}' is missing: {text}");
    }
    let json = kosa(&["automa", "levels", "--json"]).json();
    assert_eq!(json["levels"][3]["all_moves"], true);
    assert!(json["levels"].as_array().unwrap().iter().all(|l| l["stars"].as_array().unwrap().len() == 6));
    // Everything a dial is written with is understood.
    for dial in json["dials"].as_array().unwrap().iter().flat_map(|d| d["written"].as_array().unwrap()) {
        let seats = format!("nordic,crimea/automa:1:{}", dial.as_str().unwrap());
        let start = kosa(&["new", "--seats", &seats]).ok();
        assert!(
            start.contains(&format!("seat crimea automa:autometta:{}\n", dial.as_str().unwrap())),
            "{start}"
        );
    }
}

#[test]
fn new_takes_automas_by_name_and_number() {
    let start = kosa(&[
        "new",
        "--seats",
        "nordic/industrial,crimea/automa:automaszyna:coins+1,automa:4",
        "--seed",
        "3",
    ])
    .ok();
    assert!(start.contains("\nseat crimea automa:automaszyna:coins+1\n"), "{start}");
    assert!(start.contains(" automa:ultimaszyna\n"));
    for (number, level) in [("1", "autometta"), ("2", "automa"), ("3", "automaszyna"), ("4", "ultimaszyna")] {
        let seats = format!("nordic,saxony/automa:{number}");
        assert!(kosa(&["new", "--seats", &seats]).ok().contains(&format!("seat saxony automa:{level}\n")));
    }
    assert!(kosa(&["new", "--seats", "nordic,saxony/automa"]).ok().contains("seat saxony automa:automa\n"));
    kosa(&["new", "--seats", "nordic,automa:5"]).fails(2, &["'5'", "ultimaszyna", "1, 2, 3, 4"]);
    kosa(&["new", "--seats", "nordic,automa:2:fast"]).fails(2, &["fast", "move-check"]);
    kosa(&["new", "--seats", "nordic,industrial/automa"]).fails(2, &["no player mat"]);
    kosa(&["new", "--seats", "nordic,idle"]).fails(2, &["idle"]);
    kosa(&["new", "--seats", "nordic,crimea/automa/idle"]).fails(2, &["an Automa and a bot"]);
}

#[test]
fn simulate_counts_automa_turns_and_wins() {
    let args = ["simulate", "--games", "20", "--seats", "nordic/idle,automa:2", "--seed", "5"];
    let text = kosa(&args).ok();
    for words in ["Automa turns", "people", "tracker", "20 finished"] {
        assert!(text.contains(words), "'{words}' is missing: {text}");
    }
    let json = kosa(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(json["automas"]["automa"]["games"], 20);
    assert_eq!(json["people"]["games"], 20);
    let turns = json["automas"]["automa"]["automa_turns"]["mean"].as_f64().unwrap();
    assert!((21.0..26.0).contains(&turns), "{turns}");
    assert!(json["automas"]["automa"]["stars"]["tracker"].as_u64().unwrap() > 60);
    assert_eq!(
        json["mats"].as_object().unwrap().values().map(|m| m["games"].as_u64().unwrap()).sum::<u64>(),
        20
    );
    let csv = kosa(&[&args[..], &["--csv"]].concat()).ok();
    assert!(csv.lines().next().unwrap().ends_with(",star_tracker,star_mission,star_tile,automa_turns"));
    assert!(csv.contains(",automa:automa,1,"));
    // The same game for a bot named for all.
    let all = kosa(&[
        "simulate",
        "--games",
        "20",
        "--seats",
        "nordic,automa:2",
        "--seed",
        "5",
        "--bot",
        "idle",
        "--csv",
    ]);
    assert_eq!(all.ok(), csv);
    let plain = kosa(&["simulate", "--games", "2", "--seats", "2", "--seed", "5"]).ok();
    assert!(!plain.contains("tracker") && !plain.contains("Automa"), "{plain}");
}

#[test]
fn simulate_tells_how_cooperative_games_end() {
    let rules = "rulebook +automa-cooperative";
    let args = [
        "simulate",
        "--games",
        "4",
        "--seats",
        "idle,idle,automa:4,automa:1",
        "--seed",
        "5",
        "--rules",
        rules,
    ];
    assert!(kosa(&args).ok().contains("People against Automas: 0 won, 4 lost, 0 drawn"));
    let json = kosa(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(json["cooperative"]["automa_wins"], 4);
    let dir = Dir::new("sides");
    let records = dir.file("games");
    kosa(&[&args[..], &["--records", &records]].concat()).ok();
    let file = format!("{records}/000001.kosa");
    let told = kosa(&["replay", &file]).ok();
    assert!(told.contains("On average: people "), "{told}");
    for words in ["tries:", "Possible:", "among equals.", "advances to space", "draws Automa card"] {
        assert!(told.contains(words), "'{words}' is missing");
    }
    let json = kosa(&["replay", "--json", "--quiet", &file]).json();
    assert!(json["sides"]["automas"].as_f64() > json["sides"]["people"].as_f64());
    let automa = json["score"].as_array().unwrap().iter().find(|s| s["mat"].is_null()).unwrap();
    assert!(automa["automa"].as_str().unwrap().starts_with("automa:"));
}

/// A person as Nordic against an Automa.
const SOLO: [&str; 5] = ["play", "--seats", "human=nordic/industrial,crimea/automa:3", "--seed", "3"];
/// One turn in which nothing is done.
const TURN: &str = "1\nskip\nskip\nend\n";

#[test]
fn play_tells_the_automas_turn_and_explains_it_when_asked() {
    let dir = Dir::new("solo");
    let file = dir.file("g.kosa");
    let args = [&SOLO[..], &["--record", &file]].concat();
    let out = kosa_with(&args, &format!("why\n{TURN}why\nseat 2 random\ngive 2 99\n")).ok();
    assert!(out.contains("Seat 2: Crimean Khanate, Automaszyna (hard)\n"), "{out}");
    assert!(out.contains("No Automa or bot has had a turn"));
    assert!(out.contains("star marker on 0, next star on 9, held back by water; Scheme I"));
    // The number of its last card lies open on the table.
    assert!(out.contains("to come; whoever takes a territory from it now finds 0 resources there"), "{out}");
    assert!(out.contains("An Automa plays seat 2, and nobody decides for it."), "{out}");
    let (before, after) = out.split_once("begins turn 3").unwrap();
    assert!(before.contains("Crimean Khanate begins turn 2."), "{before}");
    assert!(before.contains("draws Automa card") && !before.contains("Possible:"), "{before}");
    assert!(!before.contains("selects the") && !before.contains("third row"), "{before}");
    assert!(after.contains("Crimean Khanate begins turn 2.") && after.contains("tries:"), "{after}");
    assert!(after.contains("selects the"), "{after}");
    let full = kosa_with(&[&SOLO[..], &["--explain"]].concat(), TURN).ok();
    assert!(full.contains("tries:"));
    let told = kosa(&["replay", &file]).ok();
    assert!(told.contains("draws Automa card"));
    let out = kosa_with(&["play", "--resume", &file], "why\n").ok();
    assert!(out.contains("Seat 2: Crimean Khanate, Automaszyna (hard)\n"));
}

#[test]
fn play_is_a_solo_game_against_the_normal_automa_if_nothing_is_said() {
    let out = kosa_with(&["play", "--seed", "3"], "").ok();
    assert_eq!(out.matches(", Automa (normal)\n").count(), 1, "{out}");
    assert_eq!(out.matches(" mat, human\n").count(), 1);
    let mixed =
        kosa_with(&["play", "--seats", "human,automa:1=saxony,nordic/idle,random,automa", "--seed", "3"], "")
            .ok();
    assert!(mixed.contains("Saxony Empire, Autometta (easy)\n"), "{mixed}");
    assert!(mixed.contains("bot idle") && mixed.contains("bot random"));
    kosa(&["play", "--seats", "human=nordic/automa,automa"]).fails(2, &["seat of an Automa"]);
    kosa(&["play", "--seats", "human,nordic/industrial"]).fails(2, &["nordic/industrial", "automa"]);
}

#[test]
fn bench_measures_solo_games() {
    let json = kosa(&["bench", "solo", "--level", "4", "--seconds", "1", "--json"]).json();
    assert_eq!(json["level"], "ultimaszyna");
    for key in
        ["games_per_second", "automa_turns_per_second", "automa_turns_per_game", "decisions_per_second"]
    {
        assert!(json[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert!(kosa(&["bench", "solo", "--seconds", "1"]).ok().contains("Automa turns per second"));
    kosa(&["bench", "solo", "--level", "5"]).fails(2, &["5"]);
}

// R40
#[test]
fn a_position_takes_the_level_by_number_and_prints_its_name() {
    let numbered = POSITION.replace("automa:automaszyna", "automa:3");
    assert_eq!(
        kosa_with(&["position", "show"], &numbered).ok(),
        kosa_with(&["position", "show"], POSITION).ok()
    );
    let text = kosa_with(&["position", "show"], &numbered).ok();
    assert!(text.contains("seat crimea automa:automaszyna:coins+1\n"), "{text}");
    let wrong = POSITION.replace("automa:automaszyna", "automa:5");
    kosa_with(&["position", "show"], &wrong).fails(1, &["'5'", "ultimaszyna"]);
}

// R39
#[test]
fn a_position_shows_the_number_of_the_last_card() {
    let text =
        kosa_with(&["position", "show", "--moves", "automa 5"], &POSITION.replace("active 1", "active 2"))
            .ok();
    assert!(text.contains("\n  resource-box 4\n"), "{text}");
}

// R46, RL-154
#[test]
fn the_score_against_an_automa_shows_only_the_resources_that_count() {
    let rich = POSITION.replace("tile lakes_adjacent", "tile lakes_adjacent\nat h04 wood 9");
    let json = kosa_with(&["position", "score", "--json"], &rich).json();
    let nordic = json["seats"].as_array().unwrap().iter().find(|s| s["faction"] == "nordic").unwrap();
    assert_eq!(nordic["resources"]["count"], 6);
    let text = kosa_with(&["position", "score"], &rich).ok();
    assert!(text.contains(" 6 = ") && !text.contains(" 9 = "), "{text}");
}
