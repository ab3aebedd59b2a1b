use std::path::{Path, PathBuf};

use crate::{DataError, FILES, Facts, generate};

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

fn facts() -> Facts {
    Facts::load(&shipped()).unwrap_or_else(|e| panic!("{e}"))
}

/// A copy of the shipped data with texts replaced in one file, as it loads.
fn copy(test: &str, file: &str, changes: &[(&str, &str)]) -> Result<Facts, DataError> {
    let dir = std::env::temp_dir().join(format!("kosa-data-{}-{test}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for name in FILES {
        let mut text = std::fs::read_to_string(shipped().join(name)).unwrap();
        if name == file {
            for (from, to) in changes {
                assert!(text.contains(from), "{file} no longer contains {from:?}");
                text = text.replacen(from, to, 1);
            }
        }
        std::fs::write(dir.join(name), text).unwrap();
    }
    let result = Facts::load(&dir);
    std::fs::remove_dir_all(&dir).unwrap();
    result
}

/// A copy of the shipped data with one text replaced in one file; returns the error of loading it.
fn broken(test: &str, file: &str, from: &str, to: &str) -> DataError {
    copy(test, file, &[(from, to)]).expect_err("broken data was accepted")
}

/// Asserts that a copy with these changes generates the line, and that the shipped data does not.
#[track_caller]
fn generates(test: &str, file: &str, changes: &[(&str, &str)], line: &str) {
    let facts = copy(test, file, changes).unwrap_or_else(|e| panic!("{e}"));
    assert!(generate(&facts).contains(line), "{line}");
    assert!(!generate(&self::facts()).contains(line), "{line} is what the shipped data says");
}

/// Asserts that the error is one sentence with all these parts, and gives the line it names.
#[track_caller]
fn says(error: &DataError, file: &str, parts: &[&str]) -> usize {
    let sentence = error.to_string();
    println!("{sentence}");
    assert!(!sentence.contains('\n'), "{sentence}");
    assert!(sentence.contains(file), "{sentence}");
    for part in parts {
        assert!(sentence.contains(part), "no {part:?} in: {sentence}");
    }
    match error {
        DataError::Fault { line, .. } => *line,
        DataError::Unreadable { .. } => 0,
    }
}

fn shipped_line(file: &str, text: &str) -> usize {
    let all = std::fs::read_to_string(shipped().join(file)).unwrap();
    1 + all.lines().position(|l| l.contains(text)).unwrap()
}

#[test]
fn shipped_data_is_sound() {
    let facts = facts();
    assert_eq!(facts.map.hexes().count(), 47);
    assert_eq!(facts.tiles.base().count(), 6);
}

#[test]
fn adjacency_is_symmetric_and_split_by_kind() {
    let map = facts().map;
    let (adjacent, land, river, water) = (map.adjacent(), map.land(), map.river(), map.water());
    for table in [&adjacent, &land, &river, &water] {
        assert_eq!(table.len(), 54);
    }
    for i in 0..47 {
        for j in 0..47 {
            for table in [&adjacent, &land, &river] {
                assert_eq!(table[i] >> j & 1, table[j] >> i & 1, "{i} {j}");
            }
        }
    }
    for i in 0..54 {
        assert_eq!(land[i] | river[i] | water[i], adjacent[i], "{i}");
        assert_eq!(land[i] & river[i], 0, "{i}");
        assert_eq!(adjacent[i] >> 47, 0, "{i}");
    }
    // Rusviet's base: h19 and h26 by land, h13 across the river. Crimea's base touches the lake h42.
    assert_eq!((land[48], river[48], water[48]), (1 << 18 | 1 << 25, 1 << 12, 0));
    assert_eq!(water[50], 1 << 41);
    // The Factory touches three lakes and three land hexes, without rivers.
    assert_eq!((adjacent[22].count_ones(), land[22].count_ones(), water[22].count_ones()), (6, 3, 3));
}

#[test]
fn doubts_are_listed() {
    let doubts = facts().doubts();
    let find = |item: &str| doubts.iter().find(|d| d.item == item);
    let card = find("factory card 3").unwrap();
    assert_eq!((card.file, card.status), ("data/factory.toml", "disputed"));
    assert!(card.note.contains("popularity"));
    assert!(find("factory card 1").is_none(), "verified");
    assert_eq!(find("ruling trade_split").unwrap().status, "open");
    assert!(find("encounter card 1").unwrap().note.contains("publisher"));
    assert!(find("encounter card 7").unwrap().note.contains("card 29"));
    assert_eq!(doubts.iter().filter(|d| d.item.starts_with("encounter card ")).count(), 42);
    assert_eq!(doubts.iter().filter(|d| d.item.starts_with("structure tile ")).count(), 8);
    let order: Vec<_> =
        doubts.iter().map(|d| FILES.iter().position(|f| d.file.ends_with(f)).unwrap()).collect();
    assert!(order.is_sorted());
}

#[test]
fn tables_are_generated() {
    let text = generate(&facts());
    for line in [
        "pub const FACTORY_HEX: u8 = 22;",
        "pub const ENCOUNTER_CARDS: u8 = 42;",
        "pub const FACTORY_CARDS: u8 = 18;",
        "pub const OBJECTIVE_CARDS: u8 = 27;",
        "TERRAIN: [Terrain; 47]",
        "AXIAL: [(i8, i8); 54]",
        "STRUCTURE_TILES: [StructureTileFace; 6]",
        "coins: &[0, 2, 4, 4, 6, 6, 9] }",
        "Condition::Workers(Range { min: 0, max: 3 })",
        "Condition::Power(Range { min: 7, max: 255 })",
        "MechAbility::Lake(LakeMovement::Suiton)",
    ] {
        assert!(text.contains(line), "{line}");
    }
}

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
fn printed_numbers_are_generated() {
    let text = generate(&facts());
    for line in [
        "    move_units: [2, 3],\n    move_coins: [1, 2],\n    bolster_cost: 1,\n    bolster_power: [2, 3],\n",
        "    bolster_cards: [1, 2],\n    trade_cost: 1,\n    trade_resources: 2,\n    trade_popularity: [1, 2],\n",
        "    produce_territories: [2, 3],\n",
        "PRODUCE_COST: [(u8, u8, u16); 9]",
        "    (1, 0, 0),\n    (1, 0, 0),\n    (1, 1, 0),\n    (1, 1, 0),\n    (1, 1, 1),\n];",
        "Tier { from: 7, rates: (4, 3, 2) }",
        "COMBAT_DECK: CombatCards = CombatCards([16, 12, 8, 6]);",
        "Goal { need: 1, spaces: 2 }",
        "BASE_ENCOUNTERS: u64 = 0x000000001ffffffe;",
        "PROMO_ENCOUNTERS: u64 = 0x000007ffe0000000;",
        "PROMO_FACTORY: u64 = 0x000000000007e000;",
        "BASE_OBJECTIVES: u64 = 0x0000000000fffffe;",
    ] {
        assert!(text.contains(line), "{line}");
    }
}

#[test]
fn changed_player_mat_numbers_are_generated() {
    let bolster = (
        "start = 2, upgraded = 3, cube = \"bolster_power\"",
        "start = 5, upgraded = 6, cube = \"bolster_power\"",
    );
    generates("bolster", "player_mats.toml", &[bolster], "bolster_power: [5, 6],");
    // The first of these costs is that of Bolster.
    generates(
        "cost",
        "player_mats.toml",
        &[("cost = { coins = 1 }", "cost = { coins = 2 }")],
        "bolster_cost: 2,",
    );
    let monument = ("bonus = { popularity = 1 }", "bonus = { popularity = 3 }");
    generates("monument", "player_mats.toml", &[monument], "MONUMENT_POPULARITY: u8 = 3;");
    let ongoing = ("ongoing_bonus = { coins = 1 }", "ongoing_bonus = { coins = 4 }");
    generates("ongoing", "player_mats.toml", &[ongoing], "ONGOING_BONUS: [u8; 4] = [\n    1,\n    4,\n");
    let produce = [
        ("cost = { coins = 1 }\nvisible", "cost = { coins = 2 }\nvisible"),
        ("8 = { power = 1, popularity = 1, coins = 1 }", "8 = { power = 1, popularity = 1, coins = 2 }"),
    ];
    generates("produce", "player_mats.toml", &produce, "    (1, 1, 2),\n];");
}

#[test]
fn changed_faction_numbers_are_generated() {
    let one_time = ("[{ power = 2 }", "[{ power = 3 }");
    generates("one-time", "factions.toml", &[one_time], "ONE_TIME_BONUS: [u8; 4] = [\n    3,\n    2,\n");
    let artillery = ("pay_power = 1, opponent_power = -2", "pay_power = 2, opponent_power = -3");
    generates("artillery", "factions.toml", &[artillery], "ARTILLERY_COST: u8 = 2;");
    generates("artillery-loss", "factions.toml", &[artillery], "ARTILLERY_LOSS: u8 = 3;");
    let army = ("params = { cards = 1, condition", "params = { cards = 2, condition");
    generates("army", "factions.toml", &[army], "PEOPLES_ARMY_CARDS: u8 = 2;");
    let meander = ("options = 2, distinct", "options = 3, distinct");
    generates("meander", "factions.toml", &[meander], "MEANDER_OPTIONS: u32 = 3;");
}

#[test]
fn changed_track_numbers_are_generated() {
    let tiers = [
        ("to = 6,  per_star = 3", "to = 5,  per_star = 3"),
        ("from = 7,  to = 12, per_star = 4", "from = 6,  to = 12, per_star = 6"),
    ];
    generates("tiers", "tiles_and_tracks.toml", &tiers, "Tier { from: 6, rates: (6, 3, 2) }");
    let dial = ("dial_max = 7", "dial_max = 8");
    generates("dial", "tiles_and_tracks.toml", &[dial], "MAX_DIAL: u8 = 8;");
    let factory = ("counts_as_territories = 3", "counts_as_territories = 4");
    generates("factory", "tiles_and_tracks.toml", &[factory], "FACTORY_TERRITORIES: u32 = 4;");
    let deck = [("count = 16", "count = 15"), ("count = 6 }", "count = 7 }")];
    generates("new-deck", "tiles_and_tracks.toml", &deck, "CombatCards([15, 12, 8, 7])");
    let mechs = ("id = \"mechs\"\nneed = 4", "id = \"mechs\"\nneed = 3");
    generates("mechs", "tiles_and_tracks.toml", &[mechs], "Goal { need: 3, spaces: 1 }");
    let moves = [("moves = 2", "moves = 3"), ("max_territories = 3", "max_territories = 4")];
    generates("moves", "factory.toml", &moves, "FACTORY_MOVE_STEPS: u8 = 3;");
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

#[test]
fn automa_is_generated() {
    let text = generate(&facts());
    for line in [
        "pub const AUTOMA_CARDS: u8 = 19;",
        "AUTOMA: [AutomaCardFace; 19]",
        "AUTOMA_LEVELS: [AutomaLevelFace; 4]",
        // Card 12.
        "AutomaCardFace { star_advance: true, skip: false, combat_power: [4, 5, 7], combat_cards: 2, resources: 1, \
         schemes: [AutomaScheme { moves: &[AutomaSymbol { what: AutomaMove::Worker, only: Some(Faction::Nordic) }, \
         AutomaSymbol { what: AutomaMove::Mech, only: None }], gains: &[AutomaSymbol { what: AutomaGain::Power(4), \
         only: None }], recruit_bonus: None }",
        "AutomaSymbol { what: AutomaMove::AttackUnits(4), only: Some(Faction::Saxony) }",
        "AutomaLevelFace { spaces: 24, stars: 0x00d48400, no_water: 0x0000001f, skip_turns: true, ",
        "AutomaLevelFace { spaces: 18, stars: 0x0003a900, no_water: 0x00000000, skip_turns: false, \
         all_moves: true, retreats_home: true, extra_coins: 1, extra_power: 1 },\n];",
        "AUTOMA_POWER_COLUMNS: [u8; 2] = [8, 14];",
        "AUTOMA_COINS: u16 = 5;",
        "AUTOMA_POPULARITY: u8 = 10;",
        "AUTOMA_PER_STAR: u32 = 4;",
        "AUTOMA_PER_TERRITORY: u32 = 3;",
        "HUMAN_RESOURCES_PER_TERRITORY: u32 = 6;",
        "AUTOMA_COMBAT_STARS: u8 = 2;",
    ] {
        assert!(text.contains(line), "{line}");
    }
    generates(
        "automa-coins",
        "automa.toml",
        &[("[setup]\ncoins = 5", "[setup]\ncoins = 7")],
        "AUTOMA_COINS: u16 = 7;",
    );
}

#[test]
fn automa_tokens() {
    let file = "automa.toml";
    let shown = "moves = [\"move_worker@nordic\", \"encounter_or_factory\"";
    let cases = [
        ("move_wrker@nordic", "unknown move token \"move_wrker\"; expected one of move_worker"),
        ("move_worker@nordc", "unknown faction \"nordc\"; expected one of nordic"),
        ("move_worker:1", "it takes no number"),
        ("attack_units", "a number is missing"),
        ("attack_units:+5", "the number is \"+5\""),
        ("coin:1", "unknown move token \"coin\""),
    ];
    for (i, (token, fault)) in cases.into_iter().enumerate() {
        let error =
            broken(&format!("token-{i}"), file, "move_worker@nordic\", \"enc", &format!("{token}\", \"enc"));
        let line = says(&error, file, &["card 1: ", &format!("token {token:?}: {fault}")]);
        assert_eq!(line, shipped_line(file, shown));
    }
    let error = broken("token-gain", file, "gains = [\"power:1\"", "gains = [\"powr:1\"");
    says(&error, file, &["card 1", "token \"powr:1\"", "unknown gain token \"powr\""]);
    let error = broken("automa-bonus", file, "recruit_bonus = \"power\"", "recruit_bonus = \"coins\"");
    says(&error, file, &["card 1", "unknown recruit bonus \"coins\"; expected one of none"]);
}

#[test]
fn automa_control_totals() {
    let file = "automa.toml";
    let cases = [
        ("resources_sum = 25", "resources_sum = 26", "resources_sum is 26, but the cards have 25"),
        ("histogram = [4, 9, 5, 1]", "histogram = [4, 9, 6, 0]", "combat_card_histogram"),
        ("power_sums = [73, 98, 115]", "power_sums = [73, 99, 115]", "combat_power_sums"),
        (
            "{ worker = 8,",
            "{ worker = 9,",
            "scheme1_unbracketed_gains has worker 9 times, but the cards 8 times",
        ),
        ("move_worker = 6", "move_worker = 5", "scheme2_unbracketed_moves has move_worker 5 times"),
        ("crimea = 7", "crimea = 6", "bracketed_tokens has crimea 6 times"),
        ("none = 3", "none = 4", "scheme2_recruit_bonus has none 4 times"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        let error = broken(&format!("total-{i}"), file, from, to);
        let line = says(&error, file, &["checks: bad checksum: ", fault]);
        assert_eq!(line, shipped_line(file, from), "{from}");
    }
    let error = broken("total-card", file, "combat_power = [4, 5, 7]", "combat_power = [4, 6, 7]");
    says(
        &error,
        file,
        &["bad checksum: combat_power_sums is [73, 98, 115], but the cards have [73, 99, 115]"],
    );
    let error = broken("dial-8", file, "combat_power = [4, 5, 7]", "combat_power = [4, 5, 8]");
    says(&error, file, &["card 12: combat_power is [4, 5, 8], expected 0 to 7"]);
    let error = broken("ranges", file, "[8, 13]", "[8, 14]");
    says(&error, file, &["deck: power_ranges"]);
    let error = broken("number", file, "number = 7", "number = 8");
    says(&error, file, &["card 8: card 7 is missing"]);
}

#[test]
fn automa_star_tracks() {
    let file = "automa.toml";
    let cases = [
        ("stars = [9, 14, 17, 19, 20, 21]", "stars = [9, 14, 16, 19, 20, 21]", "star_track automa: stars is"),
        (
            "no_water = [0, 1, 2]\n",
            "no_water = [0, 1]\n",
            "star_track automaszyna: no_water is [0, 1], but the rows",
        ),
        ("scheme2_at = 10", "scheme2_at = 15", "star_track autometta: scheme2_at is [15]"),
        ("spaces = 18", "spaces = 19", "star_track ultimaszyna: spaces is 19"),
        (
            "row_lengths = [4, 4, 4, 4, 3]",
            "row_lengths = [4, 4, 4, 3, 4]",
            "star_track automaszyna: row_lengths",
        ),
        ("[\"start-\"", "[\"strt-\"", "star_track autometta: unknown space \"strt\""),
        ("star_track = \"automa\"", "star_track = \"automata\"", "level automa: unknown level \"automata\""),
        (
            "water_from_start = true",
            "water_from_start = false",
            "level ultimaszyna: water_from_start is false",
        ),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("star-track-{i}"), file, from, to), file, &[fault]);
    }
}

#[test]
fn automa_reprinted_cards() {
    let file = "automa.toml";
    let from = "ifa_added = [\"worker:1@albion\"]";
    let error = broken("ifa-absent", file, from, "ifa_added = [\"coin:1@albion\"]");
    let line =
        says(&error, file, &["card 18: scheme1: token \"coin:1@albion\" of ifa_added is in neither row"]);
    assert_eq!(line, shipped_line(file, from));
    let error = broken("ifa-plain", file, from, "ifa_added = [\"worker:1\"]");
    says(&error, file, &["card 18: scheme1: token \"worker:1\" of ifa_added is not in brackets"]);
    let error = broken("ifa-missing", file, from, "");
    says(&error, file, &["card 18: scheme1: token \"worker:1@albion\" is missing from ifa_added"]);
    let error =
        broken("ifa-front", file, "\"worker:1@albion\", \"worker:1\"", "\"worker:1\", \"worker:1@albion\"");
    says(&error, file, &["card 18", "does not stand in front"]);
    let error = broken("evidence", file, "tokens_evidence = \"indirect\"", "tokens_evidence = \"indirct\"");
    says(&error, file, &["invaders_from_afar: unknown status \"indirct\""]);
}

#[test]
fn automa_doubts() {
    let doubts = facts().doubts();
    let statuses: Vec<_> = doubts.iter().filter(|d| d.file == "data/automa.toml").map(|d| d.status).collect();
    assert_eq!(statuses, ["semi-official", "agreed", "indirect", "not-found"]);
}
