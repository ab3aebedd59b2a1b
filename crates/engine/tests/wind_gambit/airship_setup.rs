//! Airships: how the module is set up, what every tile prints, the variant with a pair for every player, and games
//! with tiles of known text only.

use crate::common::*;
use kosa_engine::setup::{SetupFault, Tiles, Wish};
use kosa_engine::vocab::*;
use kosa_engine::*;

const AIRSHIPS: Rules = Rules::RULEBOOK.with(Switch::Airships, true);
const PAIRS: Rules = AIRSHIPS.with(Switch::AirshipPairs, true);
const KNOWN: Rules = AIRSHIPS.with(Switch::VerifiedTiles, true);

const AGGRESSIVE: [&str; 8] =
    ["bombard", "bounty", "siege_engine", "distract", "espionage", "blitzkrieg", "toll", "war_correspondent"];
const PASSIVE: [&str; 8] = ["ferry", "boost", "drill", "hero", "safe_haven", "reap", "craft", "negotiate"];

/// Nordic and Crimea with these rules.
fn two(rules: Rules) -> Setup {
    Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]).with_rules(rules)
}

/// A set-up whose structure tile lies on the table.
fn begun(setup: &Setup) -> State {
    let mut state = setup.start().unwrap();
    play(&mut state, "deal tile lakes_adjacent");
    state
}

/// The tiles that may be dealt next, each as likely as the others.
fn dealt_next(state: &State) -> Vec<String> {
    let chance = state.chance();
    assert!(chance.iter().all(|(_, weight)| *weight == chance[0].1));
    legal(state).iter().map(|m| m.strip_prefix("deal airship ").unwrap_or(m).to_string()).collect()
}

fn tiles(state: &State, number: u8) -> Vec<String> {
    TileSide::ALL
        .iter()
        .filter_map(|s| player(state, number).airship_tile(*s))
        .map(|t| t.to_string())
        .collect()
}

fn tile(name: &str) -> AirshipTile {
    name.parse().unwrap()
}

/// The tiles dealt, with the seat they were dealt to.
fn deals(events: &[Event]) -> Vec<(Option<Seat>, String)> {
    let one = |e: &Event| match e {
        Event::AirshipTileDealt { seat, tile } => Some((*seat, tile.to_string())),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

// ---------------------------------------------------------------- one pair for all

#[test]
fn every_airship_begins_on_the_base_of_its_owner() {
    let state = begun(&two(AIRSHIPS));
    assert_eq!(player(&state, 1).airship(), Some(at("@nordic")));
    assert_eq!(player(&state, 2).airship(), Some(at("@crimea")));
    assert_eq!(player(&state, 1).aboard(), [0; 4]);
}

#[test]
fn without_the_module_there_is_no_airship() {
    let mut state = two(Rules::RULEBOOK).start().unwrap();
    assert_eq!(player(&state, 1).airship(), None);
    play(&mut state, "deal tile lakes_adjacent");
    assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")), "no tile is dealt");
    let state = moving("active 1\nseat nordic industrial\nseat crimea mechanical");
    refused(&state, "fly");
}

#[test]
fn one_aggressive_and_one_passive_tile_are_dealt_for_everybody() {
    let mut state = begun(&two(AIRSHIPS));
    assert_eq!(dealt_next(&state), AGGRESSIVE);
    let mut events = play(&mut state, "deal airship distract");
    assert_eq!(dealt_next(&state), PASSIVE);
    events.extend(play(&mut state, "deal airship reap"));
    assert_eq!(deals(&events), [(None, "distract".into()), (None, "reap".into())]);
    for number in [1, 2] {
        assert_eq!(tiles(&state, number), ["distract", "reap"]);
    }
    assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")), "one of each kind, no more");
}

#[test]
fn the_tiles_in_force_may_be_chosen() {
    let mut setup = two(AIRSHIPS);
    setup.tiles = Tiles { aggressive: Some(tile("toll")), passive: Some(tile("hero")), resolution: None };
    let state = begun(&setup);
    assert_eq!(tiles(&state, 1), ["toll", "hero"]);
    assert_eq!(tiles(&state, 2), ["toll", "hero"]);
    assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")));
    setup.tiles.aggressive = None;
    let state = begun(&setup);
    assert_eq!(dealt_next(&state), AGGRESSIVE, "only the other is drawn");
}

#[test]
fn a_chosen_tile_must_fit_its_place_and_the_game() {
    let mut setup = two(AIRSHIPS);
    setup.tiles.aggressive = Some(tile("hero"));
    assert_eq!(setup.faults(), [SetupFault::WrongSide(tile("hero"), TileSide::Aggressive)]);
    assert!(setup.start().is_err());
    let mut setup = two(Rules::RULEBOOK);
    setup.tiles.passive = Some(tile("hero"));
    assert_eq!(setup.faults(), [SetupFault::TileWithoutModule("hero", "airships")]);
    let mut setup = two(PAIRS);
    setup.tiles.passive = Some(tile("hero"));
    assert_eq!(setup.faults(), [SetupFault::TileWithPairs(tile("hero"))]);
}

/// RL-133
#[test]
fn every_aggressive_tile_prints_one_of_two_freights() {
    let resources = ["bombard", "distract", "toll"];
    for (i, name) in AGGRESSIVE.iter().enumerate() {
        let face = tile(name).face();
        assert_eq!((face.number, face.side), (i as u8 + 1, TileSide::Aggressive), "{name}");
        let freight = if resources.contains(name) { Freight::Resources } else { Freight::Workers };
        assert_eq!(face.freight, Some(freight), "{name}");
    }
}

#[test]
fn every_passive_tile_prints_a_range() {
    let three = ["boost", "safe_haven", "reap"];
    for (i, name) in PASSIVE.iter().enumerate() {
        let face = tile(name).face();
        assert_eq!((face.number, face.side), (i as u8 + 9, TileSide::Passive), "{name}");
        assert_eq!(face.range, if three.contains(name) { 3 } else { 2 }, "{name}");
        assert_eq!(face.freight, None, "{name}");
    }
}

#[test]
fn a_tile_says_how_well_its_text_is_known() {
    let partial = ["bombard", "siege_engine", "blitzkrieg", "ferry", "boost", "hero", "reap", "negotiate"];
    for name in AGGRESSIVE.iter().chain(&PASSIVE) {
        let state = match name {
            &"toll" | &"safe_haven" => TileState::Ready,
            name if partial.contains(name) => TileState::Partial,
            _ => TileState::Unknown,
        };
        assert_eq!(tile(name).face().state, state, "{name}");
    }
}

// ---------------------------------------------------------------- a pair for every player

#[test]
fn with_pairs_every_player_is_dealt_one_tile_of_each_kind() {
    let mut state = begun(&two(PAIRS));
    let mut events = play(&mut state, "deal airship toll; deal airship ferry");
    assert_eq!(tiles(&state, 1), ["toll", "ferry"]);
    assert!(tiles(&state, 2).is_empty());
    let left: Vec<_> = AGGRESSIVE.into_iter().filter(|t| *t != "toll").collect();
    assert_eq!(dealt_next(&state), left, "a tile is dealt once");
    events.extend(play(&mut state, "deal airship bombard"));
    let left: Vec<_> = PASSIVE.into_iter().filter(|t| *t != "ferry").collect();
    assert_eq!(dealt_next(&state), left);
    events.extend(play(&mut state, "deal airship craft"));
    assert_eq!(tiles(&state, 2), ["bombard", "craft"]);
    let dealt = [(1, "toll"), (1, "ferry"), (2, "bombard"), (2, "craft")];
    assert_eq!(deals(&events), dealt.map(|(n, t)| (Some(seat(n)), t.to_string())));
    assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")));
}

#[test]
fn with_pairs_there_are_tiles_for_seven() {
    let rules = PAIRS.with(Switch::InvadersFromAfar, true);
    let state = random_game(7, random_start(7, 7, rules), 0, |_, _, _| {});
    let mut all: Vec<String> = (1..=7).flat_map(|n| tiles(&state, n)).collect();
    assert_eq!(all.len(), 14);
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 14, "no tile twice");
}

#[test]
fn a_pair_applies_to_the_airship_of_its_player_only() {
    // Nordic carries resources and flies two territories, Crimea carries workers and flies three.
    let board = "rules rulebook +airships +airship-pairs\nencounters\nat h11 food 1\nat h44 food 1";
    let seats = "seat nordic industrial\nown-tiles distract drill\nairship h11\nworkers h11 h11
                 seat crimea mechanical\nown-tiles bounty reap\nairship h44\nworkers h44 h44";
    let mut state = moving(&format!("{board}\nactive 1\n{seats}"));
    play(&mut state, "fly");
    assert_eq!(offered(&state, "load"), ["load food 1"]);
    play(&mut state, "step airship h11 h12; step airship h12 h18");
    assert!(offered(&state, "step airship").is_empty());
    let mut state = position(&format!("{board}\nactive 2\n{seats}"));
    play(&mut state, "section build; move; fly");
    assert_eq!(offered(&state, "load"), ["load workers 2", "load workers 1"]);
    play(&mut state, "step airship h44 h38; step airship h38 h32");
    assert!(may(&state, "step airship h32 h24"), "a third territory");
}

#[test]
fn with_pairs_only_the_owner_of_a_tile_has_its_effect() {
    // Nordic's airship asks for toll, Crimea's does not.
    let seats = |active| {
        format!(
            "rules rulebook +airships +airship-pairs\nencounters\nactive {active}
             seat nordic industrial\nown-tiles toll drill\nairship h38\ncharacter h18
             seat crimea mechanical\nown-tiles bombard ferry\nairship h12\ncharacter h37"
        )
    };
    let mut state = position(&seats(2));
    play(&mut state, "section build; move");
    refused(&state, "step character h37 h38");
    let state = moving(&seats(1));
    assert!(may(&state, "step character h18 h12"));
    assert!(may(&state, "step character h18 h32"), "a tunnel");
    assert!(may(&state, "step character h18 h38"), "Drill makes the hex under Nordic's airship a tunnel");
}

#[test]
fn a_position_gives_no_seat_its_own_tiles_without_the_variant() {
    let text = "kosa-position 1\nrules rulebook +airships\nseat nordic industrial\nown-tiles toll drill
                seat crimea mechanical";
    assert!(State::from_position(text).is_err());
    let text = "kosa-position 1\nrules rulebook +airships +airship-pairs\nairship-tiles toll drill
                seat nordic industrial\nseat crimea mechanical";
    assert!(State::from_position(text).is_err());
}

// ---------------------------------------------------------------- tiles of known text only

#[test]
fn with_verified_tiles_only_ready_tiles_are_dealt() {
    let mut state = begun(&two(KNOWN));
    assert_eq!(dealt_next(&state), ["toll"]);
    play(&mut state, "deal airship toll");
    assert_eq!(dealt_next(&state), ["safe_haven"]);
    play(&mut state, "deal airship safe_haven");
    assert_eq!(tiles(&state, 2), ["toll", "safe_haven"]);
}

#[test]
fn with_verified_tiles_no_other_tile_is_chosen() {
    let mut setup = two(KNOWN);
    setup.tiles.aggressive = Some(tile("bombard"));
    assert_eq!(setup.faults(), [SetupFault::TileLeftOut("bombard")]);
    setup.tiles.aggressive = Some(tile("toll"));
    assert_eq!(setup.faults(), []);
}

#[test]
fn verified_tiles_are_too_few_for_pairs() {
    let setup = two(PAIRS.with(Switch::VerifiedTiles, true));
    let faults = [SetupFault::TooFewTiles("aggressive", 1), SetupFault::TooFewTiles("passive", 1)];
    assert_eq!(setup.faults(), faults);
    assert!(setup.start().is_err());
}

/// A person with Nordic and an Automa with Crimea.
fn solo(rules: Rules) -> Setup {
    let automa = Wish {
        faction: Some(Faction::Crimea),
        automa: Some("automa:automa".parse().unwrap()),
        ..Wish::default()
    };
    let mut setup = two(rules);
    setup.players[1] = automa;
    setup
}

// R73
#[test]
fn airships_with_an_automa_must_be_asked_for() {
    assert_eq!(solo(AIRSHIPS).faults(), [SetupFault::AutomaWithModules]);
    assert_eq!(solo(AIRSHIPS.with(Switch::AutomaWindGambit, true)).faults(), []);
}

// R74
#[test]
fn toll_is_not_drawn_with_an_automa() {
    let rules = AIRSHIPS.with(Switch::AutomaWindGambit, true);
    let left: Vec<_> = AGGRESSIVE.into_iter().filter(|t| *t != "toll").collect();
    assert_eq!(dealt_next(&begun(&solo(rules))), left);
    let mut setup = solo(rules);
    setup.tiles.aggressive = Some(tile("toll"));
    assert_eq!(setup.faults(), [SetupFault::TileLeftOut("toll")]);
    let setup = solo(rules.with(Switch::VerifiedTiles, true));
    assert_eq!(setup.faults(), [SetupFault::TooFewTiles("aggressive", 0)], "then no tile is left");
}

// R74
#[test]
fn the_automa_is_dealt_no_pair_and_its_airship_stays_at_home() {
    let rules = PAIRS.with(Switch::AutomaWindGambit, true);
    let mut state = begun(&solo(rules));
    let events = play(&mut state, "deal airship bounty; deal airship reap");
    assert_eq!(deals(&events), [(Some(seat(1)), "bounty".into()), (Some(seat(1)), "reap".into())]);
    assert!(tiles(&state, 2).is_empty());
    assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")));
    assert_eq!(player(&state, 2).airship(), Some(at("@crimea")));
}
