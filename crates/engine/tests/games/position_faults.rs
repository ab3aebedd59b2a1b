//! Every fault a position can have, each from a position that has it.

use crate::common::{play, player, random_game};
use kosa_engine::position::{FaultPlace, FrameNeed, PositionFault};
use kosa_engine::vocab::Seat;
use kosa_engine::{Pending, PositionDoc, PositionError, State};
use std::collections::BTreeSet;

/// A fault, or what a frame needs; the lines before the first seat, of Nordic, and of Crimea.
type Case = (&'static str, &'static str, &'static str, &'static str);

/// What stands for words in capitals.
const WORDS: [(&str, &str); 7] = [
    ("STARS", "active 1; frames end bottom:build stars:1"),
    ("MOVE", "active 1; frames end bottom:build stars:1 settle units"),
    ("EFFECTS", "effects:encounter:1:1:0"),
    ("DEEP", "stars:1 settle"),
    ("TILES", "rules rulebook +airships; airship-tiles toll drill"),
    ("LAND_RUSH", "rules rulebook +resolutions; resolution land_rush"),
    ("MISSIONS", "rules rulebook +resolutions; resolution mission_possible; missions 1 2"),
];

/// Lines of the wrong shape.
const SHAPE: [Case; 34] = [
    ("knows-shape", "", "knows 2", ""),
    ("knows-twice", "", "knows 2 3; knows 2 4", ""),
    ("no-key", "fly 3", "", ""),
    ("no-seat-key", "", "fly 3", ""),
    ("key-twice", "active 1; active 2", "", ""),
    ("no-value", "active", "", ""),
    ("several-values", "active 1 2", "", ""),
    ("wrong-value", "active one", "", ""),
    ("yes-or-no", "over perhaps", "", ""),
    ("no-run", "revealed 7-3", "", ""),
    ("many-numbers", "revealed 1-99 1-99 1-99", "", ""),
    ("amount-shape", "at h04 food", "", ""),
    ("no-amount", "at h04 food many", "", ""),
    ("kind-twice", "at h04 food 1 food 2", "", ""),
    ("at-shape", "at", "", ""),
    ("at-twice", "at h04 food 1; at h04 wood 1", "", ""),
    ("seat-shape", "seat nordic", "", ""),
    ("mechs-shape", "", "mechs 1 2", ""),
    ("structures-shape", "", "structures mill", ""),
    ("structure-twice", "", "structures mill h04 mill h05", ""),
    ("factory-shape", "factory", "", ""),
    ("factory-words", "factory 3 many", "", ""),
    ("moving-shape", "moving worker h04", "", ""),
    ("moving-word", "moving worker h04 h05 far", "", ""),
    ("trap-shape", "trap h04 coins", "", ""),
    ("combat-shape", "combat h04 1", "", ""),
    ("combat-word", "combat h04 1 2 fierce", "", ""),
    ("wrong-value", "active +1", "", ""),
    ("wrong-value", "", "coins +3", ""),
    ("wrong-value", "factory +3", "", ""),
    ("wrong-value", "combat h04 +1 2", "", ""),
    ("no-run", "revealed +3", "", ""),
    ("no-run", "revealed 3-+7", "", ""),
    ("no-amount", "at h04 food +1", "", ""),
];

/// Facts about the whole game.
const GAME: [Case; 40] = [
    ("wrong-word", "tile moon", "", ""),
    ("wrong-word", "at h04 gold 1", "", ""),
    ("no-seat", "active 3", "", ""),
    ("card-not-in-game", "revealed 63", "", ""),
    ("card-not-in-game", "", "factory-card 18", ""),
    ("card-held-twice", "", "objectives 3", "objectives 3"),
    ("card-elsewhere", "revealed 3", "objectives 3", ""),
    ("card-elsewhere", "", "objectives 3", "put-away 3"),
    ("card-elsewhere", "revealed 3", "", "put-away 3"),
    ("card-elsewhere", "", "put-away 3", "put-away 3"),
    ("card-elsewhere", "factory 2 cards 1 2", "factory-card 1", ""),
    ("encounter-cards", "encounter-deck -", "", ""),
    ("encounter-cards", "encounters h11 h13; encounter-deck 1", "", ""),
    ("not-over", "over yes", "", ""),
    ("not-over", "over yes", "stars combat power popularity", ""),
    ("not-over", "over yes; LAND_RUSH; trigger 1; clock 0 1", "", ""),
    ("resources-on-lake", "at h07 oil 1", "", ""),
    ("wrong-word", "frames section hill:+1", "", ""),
    ("wrong-word", "frames deal:+1", "", ""),
    ("card-twice", "revealed 3 3", "", ""),
    ("card-held-twice", "", "factory-card 3", "factory-card 3"),
    ("no-encounter-symbol", "encounters h01", "", ""),
    ("aboard-on-board", "at airship food 1", "", ""),
    ("flags", "flags h01", "", ""),
    ("traps-of-togawa", "trap h01 coins armed", "", ""),
    ("factory-count", "factory 1", "", ""),
    ("factory-listed", "factory 3 cards 1", "", ""),
    ("factory-unnamed", "factory 3; STARS settle factory-deal:1", "character h23", ""),
    ("two-objectives", "", "objectives 1-3", ""),
    ("objective-deck", "objective-deck 1", "", ""),
    ("combat-card-count", "", "hand 5555555", ""),
    ("combat-card-count", "discard 55555", "hand 5", "hand 5"),
    ("deck-differs", "deck 2", "", ""),
    ("game-is-over", "", "stars combat combat popularity power objective recruits", ""),
    ("frames-pending", "over yes; frames section", "", ""),
    ("frame-at-bottom", "frames settle", "", ""),
    ("frame-on-frame", "frames section section", "", ""),
    ("frame-depth", "MOVE DEEP DEEP DEEP DEEP DEEP DEEP DEEP", "", ""),
    ("nobody-asked", "STARS settle order", "", ""),
    ("frame-depth", "active 1; frames end stars:1 stars:1 stars:1 settle units", "", ""),
];

/// Facts about one seat.
const SEATS: [Case; 38] = [
    ("knows-more", "", "knows 2 3", "hand 2"),
    ("knows-whom", "", "hand 3; knows 1 3", ""),
    ("knows-whom", "", "hand 3", "AUTOMA knows 1 3"),
    ("no-seat", "", "knows 3 2", ""),
    ("track-ends", "", "power 17", ""),
    ("track-ends", "", "popularity 19", ""),
    ("six-stars", "", "stars combat combat combat combat combat combat combat", ""),
    ("stars-on-goal", "", "stars power power", ""),
    ("mech-slot", "", "mechs 5 at h04", ""),
    ("mech-places", "", "mechs 1 at h04 h05", ""),
    ("worker-count", "", "workers h04", ""),
    ("cube-room", "", "cubes move_unit; reduced deploy deploy deploy deploy", ""),
    ("cubes", "", "cubes move_unit", ""),
    ("recruits", "", "recruits deploy", ""),
    ("no-factory-card", "", "factory-card 99", ""),
    ("token-on-factory", "", "token factory", ""),
    ("played-from-hand", "", "played 2", ""),
    ("dial-too-high", "", "power 1; dial 2", ""),
    ("automa-keys", "", "marker 1", ""),
    ("star-track-of-automa", "", "stars tracker", ""),
    ("star-track-ends", "", "", "AUTOMA marker 99"),
    ("automa-resources", "", "", "AUTOMA resource-box 5"),
    ("automa-mechs", "", "", "AUTOMA mechs 1 at h43"),
    ("automa-pieces", "", "", "AUTOMA token build"),
    ("automa-popularity", "", "", "AUTOMA popularity 11"),
    ("automa-stars", "", "", "AUTOMA stars workers"),
    ("foreign-base", "", "character @crimea", ""),
    ("fighter-on-lake", "", "character h07", ""),
    ("worker-on-lake", "", "workers h04 h07", ""),
    ("structure-on-lake", "", "structures mill h07", ""),
    ("two-structures", "", "structures mill h04 mine h04", ""),
    ("units-share", "", "character h43", ""),
    ("goal-not-reached", "", "stars upgrades", ""),
    ("goal-not-reached", "", "stars mechs; mechs 1 2 3 at h04 h04 h04", ""),
    ("goal-not-reached", "", "stars structures", ""),
    ("goal-not-reached", "", "stars recruits", ""),
    ("goal-not-reached", "", "stars workers; workers h04 h04 h04 h04 h04 h04 h04", ""),
    ("tracker-stars", "", "", "AUTOMA stars tracker; marker 8"),
];

/// The turn and its combat.
const TURN: [Case; 29] = [
    ("three-units", "MOVE; units-left 4", "", ""),
    (
        "three-units",
        "MOVE; entry mech h04 h11; entry mech h04 h11; entry mech h04 h11; entry mech h04 h11",
        "",
        "",
    ),
    ("units-moved", "MOVE; moved-workers h30", "", ""),
    ("steps", "MOVE onward; moving worker h04 h11 steps 4", "", ""),
    ("no-unit-there", "MOVE onward; moving mech h04 h11 steps 1", "", ""),
    ("too-far", "MOVE onward; moving worker h04 h30 steps 1", "", ""),
    ("no-unit-entered", "MOVE; entry mech h04 h11", "", ""),
    ("airship-on-line", "MOVE; entry airship h04 h11", "", ""),
    ("eight-workers", "MOVE; entry mech h04 h11 load workers 9", "", ""),
    ("eight-workers", "MOVE; combat h04 1 2 driven 9", "", ""),
    ("on-its-way", "MOVE; moving worker h04 h11 steps 1", "", ""),
    ("asking", "MOVE onward; moving worker h04 h11 steps 1 asking food", "", ""),
    ("no-move-action", "moved-character yes", "", ""),
    ("attacks-itself", "MOVE; combat h04 1 1", "", ""),
    ("no-airships-fight", "MOVE; combat h04 1 2 duel", "", ""),
    ("duel-apart", "MOVE; duel 2", "", ""),
    ("combat-pending", "MOVE; combat h04 1 2", "", ""),
    ("no-power-chosen", "", "dial 1", ""),
    (
        "dial-not-set",
        "STARS settle dials; combat h43 1 2 committed attacker",
        "character h43",
        "character h43",
    ),
    (
        "cards-played",
        "STARS settle dials; combat h43 1 2",
        "character h43; hand 22; played 22",
        "character h43",
    ),
    ("moved-before", "MOVE onward; moving mech h04 h04 steps 1 onward", "mechs 1 at h04", ""),
    (
        "moved-before",
        "MOVE carry; moved-mechs h04; moving mech h04 h11 steps 1 first asking workers",
        "mechs 1 at h04",
        "",
    ),
    ("load", "MOVE carry; moving mech h04 h11 steps 1 first asking workers load oil 1", "mechs 1 at h04", ""),
    (
        "load",
        "MOVE carry; moving mech h04 h11 steps 1 first asking workers load moved_workers 1",
        "mechs 1 at h04",
        "",
    ),
    ("not-moved-there", "MOVE", "character h43", ""),
    (
        "no-power-chosen",
        "active 1; frames end bottom:build stars:1 settle dials; combat h43 1 2",
        "character h43",
        "AUTOMA character h43; dial 2",
    ),
    ("no-unit-entered", "MOVE; entry worker h04 h05", "", ""),
    ("foreign-base", "MOVE; entry mech @saxony h43", "mechs 1 at h43", ""),
    ("fighter-on-lake", "MOVE; entry mech h07 h43", "mechs 1 at h43", ""),
];

/// Frames without what they need.
const NEEDS: [Case; 44] = [
    ("needs moving-line", "MOVE onward", "", ""),
    ("needs moving-and-toll", "MOVE carry", "", ""),
    ("needs cards-in-hand", "STARS EFFECTS discard:1", "", ""),
    ("needs enough-to-pay", "STARS EFFECTS pay:food:1:0:0", "", ""),
    ("needs adjacent-land", "STARS EFFECTS airlift:h30:worker", "", ""),
    ("needs both-sides", "STARS settle dials", "", ""),
    ("needs combat-line", "STARS settle aftermath", "", ""),
    ("needs automa-in-combat", "STARS settle dials automa-fight:attacker", "", ""),
    ("needs automa-active", "active 1; frames automa-draw", "", ""),
    ("needs person-active", "active 2; frames section", "", "AUTOMA"),
    ("needs seat-of-the-game", "MOVE stars:7", "", ""),
    ("needs factory-card", "frames end bottom:factory", "", ""),
    ("needs option-and-gain", "STARS effects:encounter:1:1:9", "", ""),
    ("needs character-on-territory", "STARS EFFECTS", "", ""),
    ("needs card-to-deal", "frames deal:60", "", ""),
    ("needs cards-dealt", "frames deal:3; tile in_a_row", "", ""),
    ("needs bonus-tile-first", "frames deal:1", "", ""),
    ("needs tiles-first", "frames deal:4; rules rulebook +airships; tile in_a_row", "", ""),
    ("needs token-and-place", "MOVE place-token", "", ""),
    ("needs seen-by", "STARS settle factory-pick", "character h23", ""),
    ("needs hex", "STARS EFFECTS take:workers:1:-", "", ""),
    ("needs land", "STARS deploy:h07", "", ""),
    ("needs airship-with-steps", "MOVE flight:1:0:-:-", "", ""),
    ("needs toll-carried", "MOVE toll:2:1", "", ""),
    ("needs airship-to-fight", "MOVE challenge", "", ""),
    ("needs spy-victim", "MOVE spy", "", ""),
    ("needs another-seat", "MOVE spy-steal:1:1", "", ""),
    ("needs exchange-there", "MOVE exchange", "", ""),
    ("needs objective-room", "MOVE objective-draw", "", ""),
    ("needs refuge-and-workers", "MOVE refuge:2:1", "", ""),
    ("needs hill-and-room", "frames section hill", "", ""),
    ("needs encounter-there", "STARS settle encounter-draw", "", ""),
    ("needs encounter-there", "STARS settle encounter:1:-", "character h11", ""),
    ("needs character-on-territory", "STARS settle encounter:1:1", "", ""),
    ("needs character-there", "STARS EFFECTS take:workers:1:h04", "character h11", ""),
    ("needs character-there", "STARS deploy:h43", "", ""),
    ("needs character-there", "STARS EFFECTS build:h12", "", ""),
    ("needs own-territory", "STARS pick:2:h30", "", ""),
    (
        "needs no-factory-card-yet",
        "factory 2 cards 3 6 seen-by 1; STARS settle factory-pick",
        "factory-card 1; character h23",
        "",
    ),
    ("needs no-factory-card-yet", "STARS settle factory-deal:3", "", ""),
    (
        "needs factory-card-for-automa",
        "active 2; frames automa-star:16 automa-recruits:16:0 automa-gains:16:0:- automa-factory",
        "",
        "AUTOMA",
    ),
    (
        "needs automa-choice",
        "active 2; combat h11 2 1; frames automa-star:16 automa-recruits:16:0 automa-gains:16:0:- automa-arrive:character:h11 dials automa-cards:attacker:2",
        "character h11; dial 0",
        "AUTOMA character h11; hand 2; dial 1",
    ),
    (
        "needs automa-choice",
        "active 2; combat h11 2 1; frames automa-star:16 automa-recruits:16:0 automa-gains:16:0:- automa-arrive:character:h11 dials automa-cards:attacker:1",
        "character h11; dial 0",
        "AUTOMA character h11; hand 2",
    ),
    (
        "needs enough-to-pay",
        "active 2; frames end stars:2 effects:factory:1:1:0 pay:any:1:0:0 discard:1",
        "",
        "mechs 1 2 3 4 at h43 h43 h43 h43; hand 2",
    ),
];

/// The modules of The Wind Gambit.
const MODULES: [Case; 19] = [
    ("tiles-for-all", "airship-tiles toll", "", ""),
    ("tiles-of-seat", "rules rulebook +airships", "own-tiles toll", ""),
    ("no-resolution", "trigger 1", "", ""),
    ("resolution-rules", "resolution land_rush", "", ""),
    ("mission-count", "LAND_RUSH; missions 1", "", ""),
    ("open-objective-held", "MISSIONS", "objectives 1", ""),
    ("mission-star", "MISSIONS", "mission-stars 3", ""),
    ("mission-stars", "MISSIONS", "stars mission", ""),
    ("clock-after-trigger", "LAND_RUSH; trigger 1", "", ""),
    ("clock-seats", "LAND_RUSH; clock 1", "", ""),
    ("no-turns", "LAND_RUSH; clock 1 many", "", ""),
    ("no-track", "", "again coins", ""),
    ("airship-rules", "", "airship h04", ""),
    ("airship-place", "rules rulebook +airships", "airship @crimea", ""),
    ("automa-airship", "rules rulebook +airships +automa-wind-gambit", "", "AUTOMA airship h43"),
    ("resources-aboard", "TILES", "aboard food 4", ""),
    ("workers-aboard", "TILES", "workers h04 h05 airship", ""),
    ("character-aboard", "TILES", "character airship", ""),
    ("mech-aboard", "TILES", "mechs 1 at airship", ""),
];

/// Whole texts.
const TEXTS: [(&str, &str); 12] = [
    ("empty", "  # nothing"),
    ("no-header", "chess 1"),
    ("not-json", "{\"seats\": 3}"),
    ("version", "kosa-position 2; seat nordic industrial; seat crimea mechanical"),
    ("seat-count", "kosa-position 1; seat nordic industrial"),
    ("taken", "kosa-position 1; seat nordic industrial; seat crimea industrial"),
    ("sits-earlier", "kosa-position 1; seat crimea industrial; seat nordic mechanical"),
    ("wrong-word", "kosa-position 1; seat moon industrial; seat nordic mechanical"),
    ("not-in-the-box", "kosa-position 1; seat nordic industrial; seat albion mechanical"),
    (
        "flags",
        "kosa-position 1; rules rulebook +invaders-from-afar; flags h01 h02 h03 h04 h05; seat nordic industrial; \
         seat albion mechanical",
    ),
    (
        "four-traps",
        "kosa-position 1; rules rulebook +invaders-from-afar; trap h01 coins armed; trap h02 power armed; \
         trap h03 cards armed; trap h04 popularity armed; trap h05 coins armed; seat nordic industrial; \
         seat togawa mechanical",
    ),
    (
        "trap-twice",
        "kosa-position 1; rules rulebook +invaders-from-afar; trap h01 coins armed; trap h01 power armed; \
         seat nordic industrial; seat togawa mechanical",
    ),
];

fn position((_, top, nordic, crimea): &Case) -> String {
    let (mat, crimea) = match crimea.strip_prefix("AUTOMA") {
        Some(lines) => ("automa", lines),
        None => ("mechanical", *crimea),
    };
    let text =
        format!("kosa-position 1; {top}; seat nordic industrial; {nordic}; seat crimea {mat}; {crimea}");
    WORDS.iter().fold(text, |text, (word, lines)| text.replace(word, lines))
}

fn cases() -> Vec<(&'static str, String)> {
    let tables = [&SHAPE[..], &GAME, &SEATS, &TURN, &NEEDS, &MODULES].concat();
    let texts = TEXTS.iter().map(|(name, text)| (*name, text.to_string()));
    let long = format!("kosa-position 1\n{}", "#\n".repeat(PositionDoc::MAX_BYTES / 2));
    let json = format!("{{{}}}", " ".repeat(PositionDoc::MAX_BYTES));
    let texts = texts.chain([("too-long", long), ("too-long", json)]);
    texts.chain(tables.iter().map(|case| (case.0, position(case)))).collect()
}

fn refused(text: &str) -> PositionError {
    State::from_position(text).err().unwrap_or_else(|| panic!("not refused:\n{text}"))
}

/// The name of a fault, or of what a frame lacks.
fn name(fault: &PositionFault) -> String {
    match fault {
        PositionFault::FrameLacks { need, .. } => format!("needs {}", need.key()),
        _ => fault.key().to_string(),
    }
}

#[test]
fn every_fault_is_found_in_a_position_that_has_it() {
    let mut found = BTreeSet::new();
    for (wanted, text) in cases() {
        let error = refused(&text);
        assert!(
            error.faults.iter().any(|(_, f)| name(f) == wanted),
            "{wanted} is not among: {error}\n{text}"
        );
        found.insert(wanted.to_string());
    }
    let faults = PositionFault::KEYS.iter().map(|key| key.to_string());
    let needs = FrameNeed::ALL.iter().map(|need| format!("needs {}", need.key()));
    let all: BTreeSet<String> = faults.filter(|key| key != "frame-lacks").chain(needs).collect();
    assert_eq!(found, all);
}

#[test]
fn names_of_faults_are_unique_words_joined_by_hyphens() {
    let keys = PositionFault::KEYS.to_vec();
    let needs: Vec<&str> = FrameNeed::ALL.iter().map(|need| need.key()).collect();
    for list in [keys, needs] {
        assert_eq!(list.iter().collect::<BTreeSet<_>>().len(), list.len());
        let plain =
            |key: &&str| key.split('-').all(|w| !w.is_empty() && w.chars().all(|c| c.is_ascii_lowercase()));
        assert!(list.iter().all(plain), "{list:?}");
    }
}

#[test]
fn every_fault_has_its_place() {
    let place = |text: &str| refused(text).faults[0].0;
    let seats = "seat nordic industrial; hand 9; seat crimea mechanical";
    assert_eq!(place("\n\nchess"), FaultPlace::Line(3));
    assert_eq!(place("{\n\"seats\": 3}"), FaultPlace::Column { line: 2, column: 10 });
    assert_eq!(place(&format!("kosa-position 2; {seats}")), FaultPlace::Key("version"));
    assert_eq!(place(&format!("kosa-position 1; {seats}")), FaultPlace::Seat(Seat::new(0).unwrap()));
    let tokens = refused(&format!("kosa-position 1; at h04 gold 1; {seats}; objectives 1-3"));
    let places: Vec<String> = tokens.faults.iter().map(|(place, _)| place.to_string()).collect();
    assert_eq!(places, ["seat 1", "at h04", "seat 2 objectives"]);
}

#[test]
fn long_and_strange_words_are_cut_short() {
    let long = "x\u{1b}".repeat(500);
    for line in ["{} 1", "active {}", "revealed {}", "at h04 food {}", "clock {}", "combat h04 1 2 {}"] {
        let rules = "rules rulebook +resolutions; resolution land_rush";
        let line = line.replace("{}", &long);
        let text =
            format!("kosa-position 1; {rules}; {line}; seat nordic industrial; seat crimea mechanical");
        let told = refused(&text).to_string();
        assert!(told.len() < 700 && !told.contains('\u{1b}'), "{told}");
    }
    let again = format!("kosa-position 1; seat nordic industrial; again {long}; seat crimea mechanical");
    assert!(refused(&again).to_string().len() < 400);
}

#[test]
fn many_faults_are_counted() {
    let text =
        "kosa-position 1; encounters a b c d e f g h i j; seat nordic industrial; seat crimea mechanical";
    let error = refused(text);
    assert_eq!(error.faults.len(), 10);
    assert!(error.to_string().ends_with("; and 2 more"), "{error}");
}

/// The deepest stack a Move action can lie on still has room for the turn that follows: here seven airships hang over the
/// combat, and each has its gain to come. Deeper ones are refused, and so is any stack beyond what the rules nest.
#[test]
fn the_deepest_stack_that_is_read_has_room_for_what_follows() {
    let stack = |frames: &str| {
        let seats = ["nordic industrial", "rusviet mechanical", "togawa militant", "crimea patriotic"];
        let more = ["saxony agricultural", "polania engineering", "albion innovative"];
        let moves = if frames.ends_with("units") { "units-left 2\n" } else { "" };
        let mut text = format!(
            "kosa-position 1\nrules rulebook +invaders-from-afar +airships\nactive 1\n{moves}encounters -
             airship-tiles war_correspondent craft\nframes {frames}\n"
        );
        for (i, seat) in seats.iter().chain(&more).enumerate() {
            let mechs = ["mechs 1 2 at h18 h18\npower 7\nhand 2345", "mechs 1 at h12\npower 7\nhand 2345"]
                .get(i)
                .unwrap_or(&"");
            text += &format!("seat {seat}\npopularity 5\nairship h12\n{mechs}\n");
        }
        State::from_position(&text)
    };
    let too_deep = |frames: &str| {
        let error = stack(frames).unwrap_err();
        assert!(error.to_string().contains("more frames than the rules can nest"), "{error}");
    };
    too_deep("end bottom:build stars:1 stars:1 settle units");
    let stars = |n: usize| format!("end {}upgrade", "stars:1 ".repeat(n - 2));
    too_deep(&stars(Pending::MOST + 1));
    stack(&stars(Pending::MOST)).unwrap_or_else(|e| panic!("{e}"));
    let start = stack("end bottom:build stars:1 settle units").unwrap_or_else(|e| panic!("{e}"));
    let mut paid = 0;
    for game in 0..40 {
        let mut state = start;
        play(&mut state, "step mech h18 h12");
        let end = random_game(game, state, 3, |_, _, _| {});
        paid += (player(&end, 7).popularity() > 5) as u32;
    }
    assert!(paid > 20, "the combat paid in {paid} games");
}

#[test]
fn a_text_as_long_as_is_allowed_is_read_in_no_time() {
    let seat = "seat nordic industrial;";
    let lines = "\n".repeat(7) + &"seat nordic industrial\n".repeat(PositionDoc::MAX_BYTES / seat.len() - 1);
    let fault = &refused(&format!("kosa-position 1{lines}")).faults[0].1;
    assert!(matches!(fault, PositionFault::SeatCount { n, .. } if *n > 11_000), "{fault}");
    let padded = format!("kosa-position 1; {seat} seat crimea mechanical\n");
    let padded = padded.clone() + &"#".repeat(PositionDoc::MAX_BYTES - padded.len());
    assert!(State::from_position(&padded).is_ok());
}

#[test]
fn a_star_that_was_not_earned_is_named_with_what_is_missing() {
    let text = "kosa-position 1; seat nordic industrial; stars upgrades workers; seat crimea mechanical";
    let said = refused(text).to_string();
    assert!(said.contains("a star for upgrades needs 6, and there are 0"), "{said}");
    assert!(said.contains("a star for workers needs 8, and there are 2"), "{said}");
}

#[test]
fn a_game_is_over_when_a_resolution_tile_has_ended_it() {
    let ends = |top: &str, nordic: &str| {
        let top = format!("kosa-position 1; over yes; rules rulebook +resolutions; {top}");
        State::from_position(&format!("{top}; seat nordic industrial; {nordic}; seat crimea mechanical"))
            .is_ok()
    };
    assert!(ends("resolution land_rush; trigger 1; clock 0 0", ""), "all turns taken");
    assert!(ends("resolution doomsday_clock; clock 0 0", ""), "a fixed number of rounds");
    assert!(!ends("resolution doomsday_clock; clock 0 3", ""));
    let six =
        "stars combat combat objective popularity power workers; workers h04 h04 h04 h04 h05 h05 h05 h05";
    assert!(ends("resolution deja_vu; trigger 1; clock 0 0", six), "at once");
    assert!(!ends("resolution land_rush", six), "the others have turns left");
}
