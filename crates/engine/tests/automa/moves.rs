//! How the Automa moves: distances, neighbourhoods, which unit and which territory.

use crate::common::automa::*;
use kosa_engine::automa::{Invalid, Reason};
use kosa_engine::vocab::*;

// R17, R19
#[test]
fn first_turn_of_every_faction() {
    let table: [(&str, &str, &[&str], &str, &str); 5] = [
        ("nordic", "h04", &["h04", "h11"], "h11", "h11"),
        ("rusviet", "h19", &["h19", "h25"], "h25", "h25"),
        ("crimea", "h43", &["h43", "h44"], "h43", "h44"),
        ("saxony", "h34", &["h34", "h35"], "h35", "h35"),
        ("polania", "h14", &["h14", "h21"], "h21", "h21"),
    ];
    for (faction, selected, hexes, to, encounter) in table {
        let human = if faction == "nordic" { "crimea" } else { "nordic" };
        let (_, events) = turn("", "", (human, ""), (faction, ""), 3);
        assert_eq!(valid(&events), hexes, "{faction}");
        assert_eq!(moved(&events), [format!("worker {selected} {to}")]);
        assert!(hexes.iter().all(|h| measure(&events, h) == 1), "the other worker alone counts");
        let expected = if faction == "crimea" { Reason::ReadingOrder } else { Reason::Factory };
        assert_eq!(reason(&events), Some(expected), "{faction}");
        let (_, events) = turn("", "", (human, ""), (faction, ""), 14);
        assert_eq!(moved(&events), [format!("character @{faction} {encounter}")]);
    }
}

// R9
#[test]
fn distance_ignores_rivers_lakes_and_tunnels() {
    // h11 and h18 touch across a river; the Automa is still held back by water.
    let (_, events) = turn("", "", ("crimea", "mechs 1 at h18"), ("nordic", "mechs at h11"), 10);
    assert_eq!((measure(&events, "h11"), measure(&events, "h04"), measure(&events, "h05")), (1, 2, 2));
    assert_eq!(moved(&events), ["mech h11 h11"]);
    // Two tunnels are as far apart as any two hexes.
    let (_, events) = turn("", "", ("crimea", "mechs 1 at h37"), ("nordic", "marker 4\nmechs at h10"), 10);
    assert_eq!(measure(&events, "h10"), 4);
    assert_eq!(measure(&events, "h03"), 5);
}

// R10
#[test]
fn base_lies_on_its_own_point() {
    let workers = "marker 4\nworkers h42 h47";
    // h42 touches the base across the water and comes first in reading order.
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", workers), 3);
    assert!(moved(&events)[0].starts_with("worker h42 "), "{:?}", moved(&events));
    // Counted over land, h47 is closer.
    let (_, events) = turn("+automa-base-by-land", "", ("nordic", ""), ("crimea", workers), 3);
    assert!(moved(&events)[0].starts_with("worker h47 "), "{:?}", moved(&events));
    let workers = "marker 4\nworkers h13 h26";
    let (_, events) = turn("", "", ("nordic", ""), ("rusviet", workers), 3);
    assert!(moved(&events)[0].starts_with("worker h13 "));
    let (_, events) = turn("+automa-base-by-land", "", ("nordic", ""), ("rusviet", workers), 3);
    assert!(moved(&events)[0].starts_with("worker h26 "));
}

// R10, R18
#[test]
fn enemy_base_is_measured_the_same_way() {
    let (human, machine) = (("crimea", "workers h01 h02"), ("saxony", "marker 4\nmechs at h42"));
    let (_, events) = turn("", "", human, machine, 10);
    assert_eq!((measure(&events, "h42"), measure(&events, "h43")), (1, 1));
    assert_eq!(moved(&events), ["mech h42 h42"]);
    let (_, events) = turn("+automa-base-by-land", "", human, machine, 10);
    assert_eq!((measure(&events, "h42"), measure(&events, "h43")), (2, 1));
    assert_eq!(moved(&events), ["mech h42 h43"]);
}

// R11
#[test]
fn unit_closest_to_the_base_is_moved() {
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "marker 4\nworkers h37 h38 h47"), 3);
    assert!(moved(&events)[0].starts_with("worker h47 "));
    // A unit on the base has distance 0.
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "workers h43 @crimea"), 3);
    assert!(moved(&events)[0].starts_with("worker @crimea "));
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "mechs at h43 @crimea"), 10);
    assert!(moved(&events)[0].starts_with("mech @crimea "));
}

// R11
#[test]
fn unit_on_the_faction_mat_cannot_be_selected() {
    let (state, events) = turn("", "", ("nordic", ""), ("crimea", "character -"), 13);
    assert!(moved(&events).is_empty());
    assert_eq!(
        cannot(&events),
        [(AutomaMove::EncounterOrFactory, Invalid::NoUnit), (AutomaMove::Character, Invalid::NoUnit)]
    );
    assert_eq!(state.public().encounter_tokens().count(), 11);
}

// R12
#[test]
fn reading_order_settles_ties_between_units() {
    let (_, events) = turn("", "", ("nordic", ""), ("polania", "workers h20 h14"), 3);
    assert!(moved(&events)[0].starts_with("worker h14 "));
    let (_, events) = turn("", "", ("nordic", ""), ("saxony", "mechs at h41 h34"), 10);
    assert!(moved(&events)[0].starts_with("mech h34 "));
}

// R12
#[test]
fn mech_goes_before_the_character_on_the_same_spot() {
    let human = ("nordic", "workers h47 h04");
    let machine = ("crimea", "mechs at @crimea\nworkers h43 h44");
    let (_, events) = turn("", "", human, machine, 19);
    assert_eq!(moved(&events), ["mech @crimea h47"]);
    let (_, events) = turn("+automa-character-first", "", human, machine, 19);
    assert_eq!(moved(&events), ["character @crimea h47"]);
    // On different spots at the same distance reading order decides, whatever the kind.
    let machine = ("crimea", "mechs at h47\ncharacter h43\nworkers @crimea @crimea");
    let (_, events) = turn("", "", ("nordic", "workers h44 h04"), machine, 19);
    assert_eq!(moved(&events), ["character h43 h44"]);
}

// R13, R30
#[test]
fn neighbourhood_under_the_water_restriction_is_land_without_rivers() {
    // h38 touches h31 (lake) and h44 (river).
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "workers h38 h38"), 3);
    assert_eq!(valid(&events), ["h32", "h37", "h39", "h43", "h45", "h47"]);
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "marker 4\nworkers h38 h38"), 3);
    assert_eq!(valid(&events), ["h31", "h32", "h37", "h39", "h43", "h44", "h45", "h47"]);
}

// R13
#[test]
fn units_on_the_base_have_no_neighbourhood_but_the_base_has_two_territories() {
    for marker in [0, 4] {
        let machine = format!("marker {marker}\nworkers @rusviet @rusviet");
        let (_, events) = turn("", "", ("nordic", ""), ("rusviet", &machine), 3);
        assert_eq!(valid(&events), ["h19", "h26"], "never h13 across the river");
        assert_eq!((measure(&events, "h19"), measure(&events, "h26")), (0, 0));
        let machine = format!("marker {marker}\nworkers @crimea @crimea");
        let (_, events) = turn("", "", ("nordic", ""), ("crimea", &machine), 3);
        assert_eq!(valid(&events), ["h43", "h47"], "never the lake h42");
    }
}

// R2, R13
#[test]
fn automa_uses_no_tunnel_and_no_base() {
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "workers @crimea @crimea\nmechs at h10"), 3);
    assert_eq!(valid(&events), ["h10", "h16", "h43", "h47"]);
}

/// Automa units around h24; the excluded territories for an enemy mech with these lines.
fn near_the_enemy(rules: &str, board: &str, faction: &str, lines: &str) -> Vec<String> {
    let machine = ("nordic", "marker 4\nworkers @nordic @nordic\ncharacter @nordic\nmechs at h17 h25 h31");
    excluded(&turn(rules, board, (faction, lines), machine, 3).1)
}

// R14
#[test]
fn enemy_neighbourhood_follows_the_abilities_of_its_owner() {
    // Speed alone: no second step, no river, no lake.
    let plain = near_the_enemy("", "", "crimea", "mechs 4 at h24");
    assert_eq!(plain, ["h18", "h23", "h32"]);
    // Crimea crosses rivers to farms and tundra.
    assert_eq!(near_the_enemy("", "", "crimea", "mechs 1 at h24"), ["h18", "h23", "h25", "h32"]);
    // The character counts like a mech.
    assert_eq!(near_the_enemy("", "", "crimea", "character h24"), ["h18", "h23", "h32"]);
    // Submerge: lakes next to it.
    assert_eq!(near_the_enemy("", "", "polania", "mechs 2 at h24"), ["h17", "h18", "h23", "h31", "h32"]);
}

// R14
#[test]
fn enemy_workers_and_units_on_a_base_have_no_neighbourhood() {
    assert!(near_the_enemy("", "", "crimea", "workers h24 h24\nmechs 1 at @crimea").is_empty());
    // The base next to the Automa's territories.
    let machine = ("crimea", "marker 4\nworkers h33 h33");
    let (_, events) = turn("", "", ("rusviet", "mechs 1 at @rusviet\nworkers h01 h02"), machine, 3);
    assert!(valid(&events).contains(&"h26".to_string()));
    assert!(excluded(&events).is_empty());
}

// R14
#[test]
fn an_enemys_neighbourhood_is_next_to_it_or_reaches_through_tunnels_and_the_like() {
    let both = |faction: &str, lines: &str| {
        ["", "-automa-adjacent-only"].map(|rules| near_the_enemy(rules, "", faction, lines).join(" "))
    };
    assert_eq!(both("crimea", "mechs 4 at h32"), ["h24 h38", "h10 h18 h24 h37 h38"]);
    // An own Mine is a tunnel.
    let mine = "mechs 4 at h24\nstructures mine h24";
    assert_eq!(both("crimea", mine), ["h18 h23 h32", "h10 h18 h23 h32 h37"]);
    // Township: from an own village to the Factory. Submerge: from lake to lake.
    assert_eq!(both("rusviet", "mechs 2 at h03\nworkers h01 h02"), ["", "h23"]);
    assert_eq!(both("polania", "mechs 2 at h07\nworkers h40 h46"), ["", "h17 h31 h33"]);
    // Underpass: from an own mountain to the tunnels.
    let mountain = "mechs 2 at h26\nworkers h40 h46";
    assert_eq!(both("saxony", mountain), ["h19 h25", "h10 h18 h19 h25 h32 h37"]);
}

// R15
#[test]
fn unit_may_go_to_any_neighbourhood_however_far() {
    let (_, events) = turn("", "", ("nordic", "character h16"), ("crimea", "mechs at h24 @crimea"), 10);
    // The mech on the base appears next to the one at the other end of the map.
    assert_eq!(moved(&events), ["mech @crimea h23"]);
}

// R16
#[test]
fn selected_unit_counts_for_validity_but_not_for_the_choice() {
    // Only the selected worker is near h26 and h25; the other stands far from the base.
    let (_, events) = turn("", "", ("nordic", ""), ("rusviet", "workers h26 h30"), 3);
    assert_eq!(valid(&events), ["h19", "h23", "h25", "h26", "h29", "h36", "h37"]);
    assert_eq!((measure(&events, "h25"), measure(&events, "h26"), measure(&events, "h19")), (0, 0, 0));
    assert_eq!(measure(&events, "h23"), 1);
    assert_eq!(moved(&events), ["worker h26 h23"]);
}

const CROWD: &str = "marker 4\nworkers h14 h20\nmechs at h28 h28\ncharacter h34";

// R17
#[test]
fn worker_goes_where_most_other_units_are_near() {
    let (_, events) = turn("", "", ("nordic", ""), ("polania", CROWD), 3);
    assert_eq!((measure(&events, "h27"), measure(&events, "h28"), measure(&events, "h21")), (4, 4, 3));
    // h21 is closer to the Factory but fewer are near; of h27 and h28 the closer one. Mechs there do not matter.
    assert_eq!(moved(&events), ["worker h14 h28"]);
    assert_eq!(reason(&events), Some(Reason::Factory));
    assert!(!valid(&events).contains(&"h20".to_string()), "another worker stands there");
}

// R17
#[test]
fn worker_keeps_away_from_enemy_combat_units() {
    // A mech on h29 is near h28 by land.
    let (_, events) = turn("", "", ("nordic", "mechs 4 at h29"), ("polania", CROWD), 3);
    assert!(excluded(&events).contains(&"h28".to_string()));
    assert!(!valid(&events).contains(&"h29".to_string()), "an enemy unit stands there");
    assert_eq!(moved(&events), ["worker h14 h27"]);
    assert_eq!(reason(&events), Some(Reason::Measure));
    // Enemy workers only close their own territory.
    let (_, events) = turn("", "", ("nordic", "workers h29 h27"), ("polania", CROWD), 3);
    assert!(!valid(&events).contains(&"h27".to_string()));
    assert_eq!(moved(&events), ["worker h14 h28"]);
}

// R17
#[test]
fn worker_with_no_safe_territory_is_passed_over() {
    let (human, machine) = (("crimea", "mechs 4 at h11"), ("nordic", ""));
    let (_, events) = turn("", "", human, machine, 1);
    assert_eq!((valid(&events)[0].as_str(), excluded(&events)[0].as_str()), ("h04", "h04"));
    assert_eq!(
        cannot(&events)[0],
        (AutomaMove::Worker, Invalid::NoTerritory),
        "being near an enemy excludes, it is not just worse"
    );
    assert!(moved(&events)[0].starts_with("character @nordic "));
    let (_, events) = turn("+automa-workers-dare", "", human, machine, 1);
    assert_eq!(moved(&events), ["worker h04 h04"]);
    // With a safe territory left the switch changes nothing.
    let (_, events) = turn("+automa-workers-dare", "", ("nordic", "mechs 4 at h29"), ("polania", CROWD), 3);
    assert_eq!(moved(&events), ["worker h14 h27"]);
}

// R18
#[test]
fn mech_goes_closest_to_an_enemy_combat_unit_then_to_the_factory() {
    let human = ("nordic", "character h16\nworkers h15 h10");
    let (_, events) = turn("", "", human, ("polania", "marker 4\nmechs at h14 h09"), 10);
    // h10, h15 and h16 hold enemy units, h09 holds the other mech.
    for closed in ["h09", "h10", "h15", "h16"] {
        assert!(!valid(&events).contains(&closed.to_string()), "{closed}");
    }
    assert_eq!(measure(&events, "h08"), 2);
    assert_eq!(measure(&events, "h21"), 2);
    // Both at two steps: h21 is closer to the Factory.
    assert_eq!(moved(&events), ["mech h14 h21"]);
    assert_eq!(reason(&events), Some(Reason::Factory));
}

// R18
#[test]
fn own_workers_do_not_stand_in_the_way_of_a_mech() {
    let (_, events) =
        turn("", "", ("nordic", "character h12"), ("rusviet", "workers h19 h26\nmechs at @rusviet"), 10);
    assert_eq!(moved(&events), ["mech @rusviet h19"]);
    // Its own character does.
    let machine = ("rusviet", "workers h19 h26\nmechs at @rusviet\ncharacter h19");
    let (_, events) = turn("", "", ("nordic", "character h12"), machine, 10);
    assert!(!valid(&events).contains(&"h19".to_string()));
}

// R18
#[test]
fn enemy_units_on_a_base_are_targets_only_if_all_are_there() {
    // The mech goes towards the far end of the map although Nordic's base is nearer.
    let machine = ("rusviet", "mechs at h26");
    let (_, events) = turn("", "", ("nordic", "character h47\nmechs 1 at @nordic"), machine, 10);
    assert_eq!((measure(&events, "h19"), measure(&events, "h25"), measure(&events, "h26")), (5, 4, 5));
    assert_eq!(moved(&events), ["mech h26 h25"]);
    // All of them on the base: the base is the target.
    let (_, events) = turn("", "", ("nordic", "mechs 1 at @nordic"), machine, 10);
    assert_eq!((measure(&events, "h19"), measure(&events, "h25"), measure(&events, "h26")), (3, 4, 4));
    assert_eq!(moved(&events), ["mech h26 h19"]);
}

// R19
#[test]
fn character_goes_to_encounters_and_factory_only_near_a_unit() {
    // Nothing near: far tokens do not count.
    let machine = ("crimea", "workers @crimea @crimea");
    let (_, events) = turn("", "", ("nordic", ""), machine, 14);
    assert_eq!(cannot(&events), [(AutomaMove::EncounterOrFactory, Invalid::NoTerritory)]);
    assert!(moved(&events)[0].starts_with("character @crimea "), "the next symbol moves it");
    // The Factory is nearest to itself.
    let machine = ("crimea", "workers h30 h44");
    let (_, events) = turn("", "", ("nordic", ""), machine, 14);
    assert_eq!(valid(&events), ["h23", "h36", "h44"]);
    assert_eq!(moved(&events), ["character @crimea h23"]);
}

// R19
#[test]
fn factory_counts_only_without_a_factory_card() {
    let machine = ("crimea", "workers h30 h44\ntook-factory-card yes");
    let (_, events) = turn("", "", ("nordic", ""), machine, 14);
    assert_eq!(valid(&events), ["h36", "h44"]);
    assert_eq!(moved(&events), ["character @crimea h36"]);
}

// R19
#[test]
fn encounter_under_an_enemy_or_an_own_mech_is_left_out() {
    let (_, events) = turn("", "", ("nordic", "workers h04 h44"), ("crimea", ""), 14);
    assert_eq!(cannot(&events), [(AutomaMove::EncounterOrFactory, Invalid::NoTerritory)]);
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "mechs at h44"), 14);
    assert_eq!(cannot(&events), [(AutomaMove::EncounterOrFactory, Invalid::NoTerritory)]);
    // An own worker does not matter.
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "workers h43 h44"), 14);
    assert_eq!(moved(&events), ["character @crimea h44"]);
    // No token, no encounter.
    let (_, events) = turn("", "encounters h36", ("nordic", ""), ("crimea", ""), 14);
    assert_eq!(cannot(&events), [(AutomaMove::EncounterOrFactory, Invalid::NoTerritory)]);
}
