//! The structure bonus tiles: what each counts, its thresholds, and what does not matter.

use crate::common::{position, seat};

/// What the tile counts and pays for these hexes, built in the order Mill, Mine, Monument, Armory.
fn counts(tile: &str, hexes: &[&str]) -> (u32, u32) {
    counts_with(tile, hexes, "", "")
}

/// The same with further lines for the board and for the opponent.
fn counts_with(tile: &str, hexes: &[&str], board: &str, opponent: &str) -> (u32, u32) {
    let built: Vec<String> =
        ["mill", "mine", "monument", "armory"].iter().zip(hexes).map(|(s, h)| format!("{s} {h}")).collect();
    assert_eq!(built.len(), hexes.len());
    let structures = if built.is_empty() { String::new() } else { format!("structures {}", built.join(" ")) };
    let state = position(&format!(
        "tile {tile}
         {board}
         seat nordic industrial
           {structures}
         seat crimea mechanical
           {opponent}"
    ));
    let score = state.score(seat(1));
    (score.structures, score.structure_coins)
}

/// Every threshold of a tile: the count is the index.
fn table(tile: &str, rows: &[(&[&str], u32)]) {
    for (count, (hexes, coins)) in rows.iter().enumerate() {
        assert_eq!(counts(tile, hexes), (count as u32, *coins), "{tile} {hexes:?}");
    }
}

#[test]
fn tunnels_adjacent_pays_by_the_table() {
    table(
        "tunnels_adjacent",
        &[
            (&[], 0),
            (&["h03"], 2),
            (&["h11"], 4),
            (&["h03", "h24"], 4),
            (&["h16", "h24"], 6),
            (&["h16", "h24", "h28"], 6),
            (&["h16", "h24", "h30"], 9),
        ],
    );
    assert_eq!(counts("tunnels_adjacent", &["h01", "h02", "h05", "h06"]), (0, 0));
}

#[test]
fn lakes_adjacent_pays_by_the_table() {
    table(
        "lakes_adjacent",
        &[
            (&[], 0),
            (&["h01"], 2),
            (&["h08"], 4),
            (&["h16"], 4),
            (&["h16", "h01"], 6),
            (&["h16", "h32"], 6),
            (&["h16", "h32", "h01"], 9),
            (&["h16", "h32", "h01", "h35"], 9),
        ],
    );
    assert_eq!(counts("lakes_adjacent", &["h04", "h05", "h06", "h12"]), (0, 0));
}

#[test]
fn encounters_adjacent_pays_by_the_table_and_the_last_value_beyond_it() {
    table(
        "encounters_adjacent",
        &[
            (&[], 0),
            (&["h05"], 2),
            (&["h04"], 4),
            (&["h29"], 4),
            (&["h29", "h05"], 6),
            (&["h29", "h04"], 6),
            (&["h29", "h04", "h01"], 9),
            (&["h02", "h12", "h28"], 9),
            (&["h01", "h04", "h19", "h28"], 9),
            (&["h02", "h12", "h28", "h32"], 9),
        ],
    );
    assert_eq!(counts("encounters_adjacent", &["h16", "h23"]), (0, 0));
}

#[test]
fn on_tunnels_pays_by_the_table() {
    table(
        "on_tunnels",
        &[
            (&[], 0),
            (&["h10"], 2),
            (&["h10", "h15"], 4),
            (&["h10", "h15", "h18"], 6),
            (&["h29", "h32", "h37", "h10"], 6),
        ],
    );
    assert_eq!(counts("on_tunnels", &["h10", "h16", "h24", "h30"]), (1, 2));
}

#[test]
fn on_farm_or_tundra_adds_both_and_leaves_villages_out() {
    table(
        "on_farm_or_tundra",
        &[
            (&[], 0),
            (&["h02"], 2),
            (&["h02", "h05"], 4),
            (&["h02", "h12", "h13"], 6),
            (&["h05", "h08", "h43", "h46"], 9),
        ],
    );
    for other in ["h03", "h04", "h11", "h23"] {
        assert_eq!(counts("on_farm_or_tundra", &[other]), (0, 0), "{other}");
        assert_eq!(counts("on_farm_or_tundra", &[other, "h30"]), (1, 2), "{other}");
    }
}

#[test]
fn in_a_row_pays_by_the_table() {
    table(
        "in_a_row",
        &[
            (&[], 0),
            (&["h04"], 2),
            (&["h04", "h05"], 4),
            (&["h03", "h04", "h05"], 6),
            (&["h03", "h04", "h05", "h06"], 9),
        ],
    );
}

#[test]
fn in_a_row_runs_in_all_three_directions_and_over_rivers() {
    // West to east, north-west to south-east, north-east to south-west; whichever structure stands where. Each of the
    // first three lines crosses a river, the others do not.
    for line in [
        ["h25", "h23", "h26", "h24"],
        ["h18", "h11", "h04", "h25"],
        ["h21", "h34", "h15", "h28"],
        ["h30", "h27", "h29", "h28"],
        ["h39", "h24", "h46", "h32"],
        ["h12", "h24", "h06", "h18"],
    ] {
        assert_eq!(counts("in_a_row", &line), (4, 9), "{line:?}");
    }
}

#[test]
fn in_a_row_counts_the_longest_unbroken_line() {
    // A gap on land, and a lake in between.
    assert_eq!(counts("in_a_row", &["h27", "h28", "h30"]), (2, 4));
    assert_eq!(counts("in_a_row", &["h15", "h16", "h18"]), (2, 4));
    // A gap with somebody else's structure in it.
    assert_eq!(counts_with("in_a_row", &["h27", "h28", "h30"], "", "structures mill h29"), (2, 4));
    // A bend, a triangle, two lines of two, and four that stand alone.
    assert_eq!(counts("in_a_row", &["h04", "h05", "h12"]), (2, 4));
    assert_eq!(counts("in_a_row", &["h04", "h05", "h11"]), (2, 4));
    assert_eq!(counts("in_a_row", &["h04", "h05", "h45", "h46"]), (2, 4));
    assert_eq!(counts("in_a_row", &["h01", "h04", "h34", "h46"]), (1, 2));
    // Three in a line and one apart.
    assert_eq!(counts("in_a_row", &["h37", "h38", "h39", "h02"]), (3, 6));
    // The end of one printed row and the beginning of the next are no neighbours.
    assert_eq!(counts("in_a_row", &["h13", "h14"]), (1, 2));
    assert_eq!(counts("in_a_row", &["h19", "h20"]), (1, 2));
}

#[test]
fn each_lake_tunnel_and_encounter_counts_once() {
    // h01, h08 and h14 all touch the lake h07; h08 touches h09 as well.
    assert_eq!(counts("lakes_adjacent", &["h01", "h14"]), (1, 2));
    assert_eq!(counts("lakes_adjacent", &["h01", "h08", "h14"]), (2, 4));
    // h03 and h04 touch the tunnel h10; h43 and h44 the tunnel h37.
    assert_eq!(counts("tunnels_adjacent", &["h03", "h04"]), (1, 2));
    assert_eq!(counts("tunnels_adjacent", &["h03", "h04", "h43", "h44"]), (2, 4));
    // h40 and h46 touch the encounter h39, h45 and h38 that one and h44.
    assert_eq!(counts("encounters_adjacent", &["h40", "h46"]), (1, 2));
    assert_eq!(counts("encounters_adjacent", &["h40", "h46", "h45", "h38"]), (2, 4));
}

#[test]
fn rivers_do_not_break_adjacency() {
    // Rivers part h03 and h04 from the tunnel h10, h28 from the encounters h21 and h35.
    assert_eq!(counts("tunnels_adjacent", &["h03"]), (1, 2));
    assert_eq!(counts("tunnels_adjacent", &["h04"]), (1, 2));
    assert_eq!(counts("encounters_adjacent", &["h28"]), (3, 4));
}

#[test]
fn mine_is_no_tunnel() {
    // The Mine is the second of the list: on h02, next to h03, it is no tunnel beside a structure, nor under one.
    assert_eq!(counts("tunnels_adjacent", &["h01", "h02"]), (0, 0));
    assert_eq!(counts("tunnels_adjacent", &["h03", "h02"]), (1, 2));
    assert_eq!(counts("on_tunnels", &["h01", "h02"]), (0, 0));
    // On a printed tunnel it is a structure like any other.
    assert_eq!(counts("on_tunnels", &["h01", "h10"]), (1, 2));
}

#[test]
fn structure_is_not_adjacent_to_its_own_territory_nor_through_tunnels() {
    // h10 touches no other tunnel on the map, h44 no encounter, though both carry the symbol.
    assert_eq!(counts("tunnels_adjacent", &["h10"]), (0, 0));
    assert_eq!(counts("tunnels_adjacent", &["h10", "h18"]), (0, 0));
    assert_eq!(counts("encounters_adjacent", &["h44"]), (0, 0));
}

#[test]
fn encounter_counts_with_its_token_gone() {
    assert_eq!(counts_with("encounters_adjacent", &["h29", "h04"], "encounters -", ""), (5, 6));
    assert_eq!(counts_with("encounters_adjacent", &["h29", "h04"], "encounters h03 h21", ""), (5, 6));
}

// RL-103
#[test]
fn tile_pays_for_structures_on_lost_territories() {
    let enemies = "character h16
                   mechs 4 at h32
                   workers h01 h35";
    for (tile, hexes, pays) in [
        ("lakes_adjacent", ["h16", "h32", "h01", "h35"], (7, 9)),
        ("tunnels_adjacent", ["h16", "h32", "h01", "h35"], (3, 4)),
        ("encounters_adjacent", ["h16", "h32", "h01", "h35"], (4, 6)),
        ("on_tunnels", ["h16", "h32", "h01", "h35"], (1, 2)),
        ("in_a_row", ["h16", "h32", "h01", "h35"], (1, 2)),
        ("on_farm_or_tundra", ["h16", "h32", "h01", "h35"], (0, 0)),
    ] {
        assert_eq!(counts(tile, &hexes), pays, "{tile}");
        assert_eq!(counts_with(tile, &hexes, "", enemies), pays, "{tile} with enemies");
    }
}

#[test]
fn structures_of_others_do_not_count() {
    let theirs = "structures mill h16 mine h32 monument h10 armory h05";
    for tile in [
        "lakes_adjacent",
        "tunnels_adjacent",
        "encounters_adjacent",
        "on_tunnels",
        "in_a_row",
        "on_farm_or_tundra",
    ] {
        assert_eq!(counts_with(tile, &[], "", theirs), (0, 0), "{tile}");
    }
}

#[test]
fn bonus_does_not_depend_on_popularity() {
    for popularity in [0, 7, 18] {
        let state = position(&format!(
            "tile lakes_adjacent
             seat nordic industrial
               popularity {popularity}
               structures mill h16 mine h32
             seat crimea mechanical"
        ));
        assert_eq!(state.score(seat(1)).structure_coins, 6);
    }
}
