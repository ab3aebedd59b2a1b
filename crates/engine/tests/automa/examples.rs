//! The five numbered examples of the Automa booklet, and its example of the resource box, as positions. Where a picture
//! tells more than the text, the position shows the same numbers on the standard map.

use crate::common::*;
use kosa_engine::automa::{Candidate, Reason};
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Event, State};
use std::collections::BTreeMap;

fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// The territories looked at for the first symbol of the card, by name.
fn considered(events: &[Event]) -> BTreeMap<String, Candidate> {
    let symbols = |e: &&Event| !matches!(e, Event::AutomaMoved { .. });
    let first = events.iter().take_while(symbols).filter_map(|e| match e {
        Event::AutomaConsiders { candidate, .. } => Some((candidate.hex.to_string(), *candidate)),
        _ => None,
    });
    first.collect()
}

fn names<'a>(list: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut list: Vec<String> = list.into_iter().map(String::from).collect();
    list.sort();
    list
}

/// Unit, place it left, place it went to, and what decided.
fn moved(events: &[Event]) -> (UnitKind, Place, Place, Reason) {
    let mut all = events.iter().filter_map(|e| match e {
        Event::AutomaMoved { unit, from, to, reason, .. } => Some((*unit, *from, *to, *reason)),
        _ => None,
    });
    let only = all.next().expect("a move");
    assert_eq!(all.next(), None, "one move at most");
    only
}

/// Example 1: a Crimean mech on h18. Workers of a Nordic Automa make every territory around it a valid one.
fn crimean_mech_on_h18(slot: &str) -> BTreeMap<String, Candidate> {
    let mut state = position(&format!(
        "active 1
         seat nordic automa:automa
           marker 5
           workers h05 h26 h23
         seat crimea mechanical
           mechs {slot} at h18"
    ));
    considered(&play(&mut state, "automa 3"))
}

// R14
#[test]
fn example_1_a_crimean_mech_with_riverwalk_is_near_land_and_tundra_over_a_river() {
    let seen = crimean_mech_on_h18("1");
    let near = |name: &str| seen.get(name).unwrap_or_else(|| panic!("{name} is not valid")).excluded;
    // By land.
    assert!(near("h12") && near("h24"));
    // Over a river onto tundra.
    assert!(near("h25"));
    // Crimea does not enter lakes.
    assert!(!near("h17"));
    // Over a river onto a village or a mountain.
    assert!(!near("h19") && !near("h11"));
    // The mech's own territory is no place for the worker at all.
    assert!(!seen.contains_key("h18"));
}

// R14
#[test]
fn examples_1_and_2_fit_one_territory_of_the_map_and_it_has_a_tunnel() {
    let crossed = [Terrain::Farm, Terrain::Tundra];
    let fits = |hex: &Hex| {
        let around: Vec<Hex> = hex.place().touches().hexes().collect();
        let river: Vec<Hex> = hex.place().across_rivers().hexes().collect();
        let lake = |h: &&Hex| h.terrain() == Terrain::Lake;
        let held: Vec<Hex> = river.iter().filter(|h| !crossed.contains(&h.terrain())).copied().collect();
        let over: Vec<Terrain> = river.iter().map(|h| h.terrain()).filter(|t| crossed.contains(t)).collect();
        let by_land = around.iter().filter(|h| !lake(h) && !river.contains(h)).count();
        // Six territories around it, a lake, some by land, several behind a river, and of those that Riverwalk reaches
        // tundra alone.
        around.len() == 6
            && around.iter().any(|h| lake(&h))
            && by_land > 0
            && held.len() > 1
            && !over.is_empty()
            && over.iter().all(|t| *t == Terrain::Tundra)
    };
    let found: Vec<Hex> = Hex::all().filter(|h| h.terrain() != Terrain::Lake).filter(fits).collect();
    assert_eq!(found, [hex("h18")]);
    assert!(found[0].has_tunnel());
}

// R14: the booklet gives the reason for every space, and a tunnel is none of them.
#[test]
fn example_1_no_other_tunnel_is_near_the_mech() {
    let near = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook {rules}
             active 1
             seat nordic automa:automa
               marker 5
               workers h04 h16 h26 h28 h36 h38
             seat crimea mechanical
               mechs 1 at h18"
        ));
        let seen = considered(&play(&mut state, "automa 3"));
        for tunnel in ["h10", "h15", "h29", "h32", "h37"] {
            assert!(seen.contains_key(tunnel), "{tunnel} is not valid");
        }
        seen.into_iter().filter(|(_, c)| c.excluded).map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert!(near("").iter().all(|name| ["h12", "h24", "h25"].contains(&name.as_str())), "{:?}", near(""));
    let through = near("-automa-adjacent-only");
    assert!(
        ["h10", "h15", "h29", "h32", "h37"].iter().all(|t| through.iter().any(|n| n == t)),
        "{through:?}"
    );
}

// R14
#[test]
fn example_1_without_riverwalk_the_tundra_over_the_river_is_not_near() {
    let seen = crimean_mech_on_h18("3");
    assert!(seen["h12"].excluded && seen["h24"].excluded);
    for name in ["h25", "h17", "h19", "h11"] {
        assert!(!seen[name].excluded, "{name}");
    }
}

/// Example 2: the same mech as an Automa's, everything else of it at its base.
fn automa_mech_on_h18(marker: u8) -> State {
    position(&format!(
        "active 2
         encounters
         seat nordic mechanical
         seat crimea automa:automa
           marker {marker}
           second-scheme yes
           workers @crimea @crimea
           mechs at h18"
    ))
}

// R13 R30
#[test]
fn example_2_an_automa_unit_after_the_water_is_near_all_six_territories() {
    let mut state = automa_mech_on_h18(4);
    let seen = considered(&play(&mut state, "automa 10"));
    // Its own territory and the six around it; besides, the two next to the base.
    let around = ["h18", "h11", "h12", "h17", "h19", "h24", "h25"];
    assert_eq!(names(seen.keys().map(String::as_str)), names(around.into_iter().chain(["h43", "h47"])));
}

// R13 R30
#[test]
fn example_2_before_that_water_holds_the_unit_back() {
    let mut state = automa_mech_on_h18(3);
    let seen = considered(&play(&mut state, "automa 10"));
    assert_eq!(names(seen.keys().map(String::as_str)), names(["h18", "h12", "h24", "h43", "h47"]));
}

/// Example 3: ten valid territories, two of them near the person's mech.
fn worker_move(mech: &str) -> State {
    position(&format!(
        "active 2
         encounters
         seat crimea mechanical
           {mech}
         seat polania automa:automa
           marker 5
           character h20
           mechs at h20 h27 h28
           workers h08 h01 h07 h14"
    ))
}

// R11 R12 R16 R17
#[test]
fn example_3_a_worker_goes_where_most_other_units_are_near() {
    let mut state = worker_move("mechs 1 at h35");
    let events = play(&mut state, "automa 3");
    let seen = considered(&events);
    let counts: Vec<(&str, u16, bool)> =
        seen.iter().map(|(name, c)| (name.as_str(), c.measure, c.excluded)).collect();
    let expected = [
        ("h02", 2, false),
        ("h07", 3, false),
        ("h09", 1, false),
        ("h15", 2, false),
        ("h20", 5, false),
        ("h21", 4, false),
        ("h27", 4, false),
        ("h28", 4, false),
        ("h29", 1, true),
        ("h34", 2, true),
    ];
    assert_eq!(counts, expected);
    // Of the two workers next to the base, on h07 and h14, the first in reading order goes, to the territory with 5.
    assert_eq!(moved(&events), (UnitKind::Worker, at("h07"), at("h20"), Reason::Measure));
    assert_eq!(state.public().player(seat(2)).workers_on(at("h20")), 1);
}

// R14 R17
#[test]
fn example_3_a_territory_near_an_enemy_combat_unit_cannot_be_chosen() {
    // The mech stands next to the best territory: it keeps its count of 5, but one with 4 is taken.
    let mut state = worker_move("mechs 1 at h21");
    let events = play(&mut state, "automa 3");
    let seen = considered(&events);
    assert!(seen["h20"].excluded);
    assert_eq!(seen["h20"].measure, 5);
    let (_, _, to, _) = moved(&events);
    assert!(!seen[&to.to_string()].excluded);
    assert_eq!(seen[&to.to_string()].measure, 4);
}

// R11 R16 R18
#[test]
fn example_4_a_mech_goes_next_to_an_enemy_and_of_such_territories_to_the_factory() {
    let mut state = position(
        "active 2
         encounters
         seat crimea mechanical
           mechs 1 at h16
         seat polania automa:automa
           marker 10
           second-scheme yes
           character -
           mechs at h20 h27
           workers @polania h22",
    );
    let events = play(&mut state, "automa 10");
    let seen = considered(&events);
    let distances: Vec<(&str, u16)> = seen.iter().map(|(name, c)| (name.as_str(), c.measure)).collect();
    let expected = [
        ("h14", 2),
        ("h15", 1),
        ("h20", 3),
        ("h21", 2),
        ("h22", 1),
        ("h23", 1),
        ("h28", 3),
        ("h29", 2),
        ("h30", 2),
        ("h34", 4),
    ];
    assert_eq!(distances, expected);
    // The mech on h20 is the one closest to the base.
    assert_eq!(moved(&events), (UnitKind::Mech, at("h20"), at("h23"), Reason::Factory));
    // A mech takes no Factory card.
    assert!(!state.public().player(seat(2)).automa().unwrap().has_factory_card());
}

/// Example 5: a person's character attacks an Automa's mech on the farm h20; the combat card is number 12.
fn combat_with_card_12(power: u8, hand: &str) -> (State, Vec<Event>) {
    let mut state = position(&format!(
        "active 1
         encounters
         seat nordic industrial
           power 7
           character h21
         seat polania automa:automa
           power {power}
           hand {hand}
           workers @polania @polania
           mechs at h20"
    ));
    let mut events = play(&mut state, "section build; move; step character h21 h20; done; dial 0");
    assert_eq!(asked(&state), Actor::Chance);
    events.extend(play(&mut state, "automa 12"));
    (state, events)
}

fn revealed(events: &[Event]) -> Option<(u8, String)> {
    events.iter().find_map(|e| match e {
        Event::PowerRevealed { seat: s, dial, cards } if *s == seat(2) => Some((*dial, cards.to_string())),
        _ => None,
    })
}

// R34
#[test]
fn example_5_with_12_power_the_automa_spends_5_and_two_cards() {
    let (mut state, mut events) = combat_with_card_12(12, "2345");
    assert_eq!(legal(&state), ["add 2", "add 3", "add 4", "add 5"]);
    events.extend(play(&mut state, "add 3; add 5"));
    assert_eq!(revealed(&events), Some((5, "35".to_string())));
    let automa = state.public().player(seat(2));
    assert_eq!((automa.power(), automa.hand_count()), (7, 2));
}

// R34
#[test]
fn example_5_with_1_power_the_automa_spends_1_and_two_cards() {
    let (mut state, mut events) = combat_with_card_12(1, "2345");
    events.extend(play(&mut state, "add 2; add 4"));
    assert_eq!(revealed(&events), Some((1, "24".to_string())));
    let automa = state.public().player(seat(2));
    assert_eq!((automa.power(), automa.hand_count()), (0, 2));
}

// R35 R39
#[test]
fn example_of_the_resource_box_card_12_leaves_one_resource() {
    let mut state = position(
        "active 2
         encounters
         seat nordic industrial
           power 7
           popularity 5
           character h21
           token upgrade
         seat polania automa:automa
           power 1
           character -
           mechs at h20
           workers @polania @polania",
    );
    // The mech goes to h14: as close to the enemy and to the Factory as h20, and first in reading order.
    play(&mut state, "automa 12");
    assert_eq!(state.public().player(seat(2)).mechs_on(at("h14")), 1);
    // Card 16 shows four resources, but it is the card of the combat.
    play(&mut state, "section build; move; step character h21 h14; done; dial 7; automa 16; draw 2");
    let mut wood = [0; 4];
    wood[Resource::Wood.index()] = 1;
    assert_eq!(state.public().resources(hex("h14")), wood);
    // The beaten mech is back on the faction mat.
    assert_eq!(state.public().player(seat(2)).mech_count(), 0);
}
