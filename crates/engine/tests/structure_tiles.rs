//! The structure bonus tiles: what each counts, its thresholds, and what does not matter.

mod common;

use common::{position, seat};

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
            (&["h29", "h05", ], 6),
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
fn in_a_row_runs_in_all_three_directions() {
    // West to east, north-west to south-east, north-east to south-west; whichever structure stands where.
    for line in
        [["h26", "h25", "h24", "h23"], ["h03", "h10", "h24", "h17"], ["h05", "h11", "h18", "h24"], ["h06", "h12", "h18", "h24"]]
    {
        let lakes = line.contains(&"h17");
        if !lakes {
            continue;
        }
    }
    assert_eq!(counts("in_a_row", &["h25", "h23", "h26", "h24"]), (4, 9));
    assert_eq!(counts("in_a_row", &["h18", "h11", "h04", "h25"]), (4, 9));
    assert_eq!(counts("in_a_row", &["h12", "h24", "h06", "h18"]), (4, 9));
}
