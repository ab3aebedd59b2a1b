//! A wrong line of the base game is found, and the sentence names it.

use super::*;

#[test]
fn missing_file() {
    let error = Facts::load(Path::new("/nonexistent/data")).unwrap_err();
    says(&error, "data/map.toml", &["cannot be read"]);
}

#[test]
fn wrong_syntax() {
    let error = broken("syntax", "factory.toml", "number = 3\n", "number = = 3\n");
    let line = says(&error, "factory.toml", &["card"]);
    assert_eq!(line, shipped_line("factory.toml", "number = 3"));
}

#[test]
fn unknown_terrain() {
    let error = broken("terrain", "map.toml", "terrain = \"village\"", "terrain = \"vilage\"");
    let line =
        says(&error, "map.toml", &["hex h03", "unknown terrain \"vilage\"", "expected one of mountain"]);
    assert_eq!(line, shipped_line("map.toml", "terrain = \"village\""));
}

#[test]
fn missing_field() {
    let error = broken("field", "map.toml", "terrain = \"village\"\n", "");
    says(&error, "map.toml", &["hex h03", "terrain"]);
}

#[test]
fn wrong_type() {
    let error = broken("type", "player_mats.toml", "start_coins = 4", "start_coins = \"four\"");
    let line = says(&error, "player_mats.toml", &["mat industrial", "four"]);
    assert_eq!(line, shipped_line("player_mats.toml", "start_coins = 4"));
}

#[test]
fn missing_hex() {
    let text = std::fs::read_to_string(shipped().join("map.toml")).unwrap();
    let start = text.find("[[hex]]\nid = \"h05\"").unwrap();
    let end = text.find("[[hex]]\nid = \"h06\"").unwrap();
    let error = broken("hex", "map.toml", &text[start..end], "");
    says(&error, "map.toml", &["hex h06", "must be h05", "missing"]);
    let start = text.find("[[hex]]\nid = \"h47\"").unwrap();
    let end = text.find("[[home]]\nfaction").unwrap();
    let error = broken("last-hex", "map.toml", &text[start..end], "");
    says(&error, "map.toml", &["46 hexes, expected 47"]);
}

#[test]
fn rivers() {
    let error = broken("river", "map.toml", "[\"h03\", \"h04\"]", "[\"h03\", \"h30\"]");
    let line = says(&error, "map.toml", &["river h03 / h30", "not adjacent"]);
    assert_eq!(line, shipped_line("map.toml", "[\"h03\", \"h04\"]"));
    let error = broken("river-lake", "map.toml", "[\"h03\", \"h04\"]", "[\"h03\", \"h09\"]");
    says(&error, "map.toml", &["lake"]);
    let error = broken("edges", "map.toml", "river_edges = [\"E\", \"SE\"]", "river_edges = [\"E\"]");
    says(&error, "map.toml", &["hex h03", "river_edges", "SE"]);
    let error = broken("no-hex", "map.toml", "[\"h03\", \"h04\"]", "[\"h03\", \"h48\"]");
    says(&error, "map.toml", &["unknown hex \"h48\""]);
}

#[test]
fn home_without_connection() {
    let error = broken("home", "map.toml", "connects = [\"h04\", \"h05\"]", "connects = [\"h04\"]");
    says(&error, "map.toml", &["home nordic", "connects"]);
}

#[test]
fn bad_checksums() {
    let error = broken("coins", "player_mats.toml", "min_cost = 2, coins = 3", "min_cost = 2, coins = 2");
    says(&error, "player_mats.toml", &["mat industrial", "bad checksum: sum of coins is 5, expected 6"]);
    let error = broken("power", "factions.toml", "start_power = 4", "start_power = 5");
    says(&error, "factions.toml", &["faction nordic", "bad checksum"]);
    let error = broken("deck", "tiles_and_tracks.toml", "count = 16", "count = 17");
    says(&error, "tiles_and_tracks.toml", &["combat_deck", "42"]);
}

#[test]
fn unknown_mech() {
    let error = broken("mech", "factions.toml", "id = \"township\"", "id = \"citizenship\"");
    says(&error, "factions.toml", &["faction rusviet", "citizenship", "township, underpass"]);
    let error = broken("effect", "factions.toml", "effect = \"extra_hexes\"", "effect = \"more_hexes\"");
    says(&error, "factions.toml", &["faction nordic", "unknown effect \"more_hexes\""]);
}

#[test]
fn unknown_gain_type() {
    let error = broken("gain", "factory.toml", "type = \"popularity\"", "type = \"populariy\"");
    says(&error, "factory.toml", &["card", "unknown gain type \"populariy\"; expected one of coins"]);
    let options = "options = [[{ type = \"popularity\", amount = 2 }]]\nstatus = \"disputed\"";
    let error = broken("gain-3", "factory.toml", options, &options.replace("popularity", "populariy"));
    let line =
        says(&error, "factory.toml", &["card 3: unknown gain type \"populariy\"; expected one of coins"]);
    assert_eq!(line, shipped_line("factory.toml", "number = 3") + 3);
    let error =
        broken("amount", "encounters.toml", "type = \"power\", amount = 2", "type = \"power\", amout = 2");
    says(&error, "encounters.toml", &["gain power", "amount"]);
}

#[test]
fn encounter_option_not_free() {
    let error = broken("free", "encounters.toml", "cost = {}", "cost = { coins = 1 }");
    says(&error, "encounters.toml", &["card 1", "option 1", "free"]);
}

#[test]
fn unknown_condition() {
    let error =
        broken("condition", "objectives.toml", "kind = \"control_tunnels\"", "kind = \"control_tunels\"");
    let line = says(
        &error,
        "objectives.toml",
        &["objective 2: unknown condition \"control_tunels\"", "expected one of"],
    );
    assert_eq!(line, shipped_line("objectives.toml", "kind = \"control_tunnels\", min"));
    let error = broken("range", "objectives.toml", "kind = \"coins\", max = 2", "kind = \"coins\", most = 2");
    says(&error, "objectives.toml", &["objective 8", "condition coins", "min, max or equals"]);
}

#[test]
fn misspelt_grade_hides_no_doubt() {
    let error = broken("grade", "player_mats.toml", "grade = \"open\"", "grade = \"opn\"");
    says(&error, "player_mats.toml", &["ruling trade_split", "unknown grade \"opn\""]);
}

#[test]
fn contradictory_numbers() {
    let error =
        broken("no-upgrade", "player_mats.toml", "start = 2, upgraded = 3", "start = 3, upgraded = 3");
    says(&error, "player_mats.toml", &["top_action.move", "move_units: the upgrade adds nothing"]);
    let error = broken("adds", "player_mats.toml", "adds = { power = 1 }", "adds = { power = 2 }");
    says(&error, "player_mats.toml", &["upgrade_cube bolster_power", "top_action.bolster"]);
    let error = broken("track", "player_mats.toml", "5 = { power = 1 }", "5 = { power = 2 }");
    says(&error, "player_mats.toml", &["produce_cost_by_workers", "5 workers", "produce_track"]);
    let error =
        broken("kind", "player_mats.toml", "ongoing_bonus = { coins = 1 }", "ongoing_bonus = { power = 1 }");
    says(&error, "player_mats.toml", &["bottom_action.deploy", "recruit_ongoing_bonus of coins"]);
    let error = broken("workers", "factions.toml", "workers = 8", "workers = 9");
    says(&error, "factions.toml", &["pieces", "workers is 9, expected 3 to 8"]);
    let error = broken("speed", "factions.toml", "hexes = 1", "hexes = 2");
    says(&error, "factions.toml", &["extra_hexes must be the same"]);
    let error = broken("loss", "factions.toml", "opponent_power = -2", "opponent_power = 2");
    says(&error, "factions.toml", &["faction nordic", "mech artillery", "from -9 to -1"]);
    let error = broken("two-speeds", "factory.toml", "max_territories = 3", "max_territories = 4");
    says(&error, "factory.toml", &["bottom", "with_speed_max_territories"]);
    let error = broken("gap", "tiles_and_tracks.toml", "from = 7, ", "from = 8, ");
    says(&error, "tiles_and_tracks.toml", &["popularity", "tier 8 to 12 does not go on from 7"]);
    let error = broken("star", "tiles_and_tracks.toml", "need = 16", "need = 15");
    says(&error, "tiles_and_tracks.toml", &["star for power needs 15"]);
    let error = broken("stars", "tiles_and_tracks.toml", "stars_per_player = 6", "stars_per_player = 7");
    says(&error, "tiles_and_tracks.toml", &["end", "6 stars"]);
}

#[test]
fn unknown_words_of_the_rows() {
    let error = broken("cube", "player_mats.toml", "cube = \"move_unit\"", "cube = \"move_units\"");
    says(&error, "player_mats.toml", &["top_action.move", "unknown technology cube \"move_units\""]);
    let error = broken("row-gain", "player_mats.toml", "gain = \"power\"", "gain = \"powr\"");
    says(&error, "player_mats.toml", &["top_action.bolster", "unknown top-row gain \"powr\""]);
    let error = broken("bonus", "factions.toml", "[{ power = 2 }", "[{ powr = 2 }");
    says(&error, "factions.toml", &["unknown recruit bonus \"powr\"", "power, coins"]);
    let error = broken("goal", "tiles_and_tracks.toml", "id = \"mechs\"", "id = \"mech\"");
    says(&error, "tiles_and_tracks.toml", &["unknown goal \"mech\""]);
}
