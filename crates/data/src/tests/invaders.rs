//! Invaders from Afar: tables, faults, and what its file says of the others.

use super::*;

#[test]
fn invaders_are_generated() {
    let text = tables(&facts());
    for line in [
        "SWORD_LOSS: u8 = 2;",
        "SHIELD_GAIN: u8 = 2;",
        "RONIN_GAIN: u8 = 2;",
        "SUITON_CARDS: u8 = 1;",
        "MEANDER_COINS: u32 = 3;",
        "SWAPPED_FROM: u8 = 6;",
        "FLAGS: u32 = 4;",
        "TRAP_LOSS: [u8; 4] = [2, 3, 4, 2];",
    ] {
        assert!(text.contains(line), "{line}");
    }
    let cases: [(&[_], &[_], _); 7] = [
        (
            &[("opponent_power = -2, condition = \"att", "opponent_power = -3, condition = \"att")],
            &[("opponent_power = -2", "opponent_power = -3")],
            "SWORD_LOSS: u8 = 3;",
        ),
        (
            &[("power = 2, condition = \"def", "power = 4, condition = \"def")],
            &[("own_power = 2\nconfidence", "own_power = 4\nconfidence")],
            "SHIELD_GAIN: u8 = 4;",
        ),
        (
            &[("power = 2, condition = \"exactly", "power = 5, condition = \"exactly")],
            &[("own_power = 2\noptional", "own_power = 5\noptional")],
            "RONIN_GAIN: u8 = 5;",
        ),
        (
            &[("combat_on_lake_extra_card = 1", "combat_on_lake_extra_card = 2")],
            &[("extra_combat_cards_on_lake = 1", "extra_combat_cards_on_lake = 2")],
            "SUITON_CARDS: u8 = 2;",
        ),
        (
            &[("controlled_encounter_territory = 3", "controlled_encounter_territory = 5")],
            &[("per_encounter_territory = 3", "per_encounter_territory = 5")],
            "MEANDER_COINS: u32 = 5;",
        ),
        (
            &[(
                "effect = \"place_flag\"\n  params = { tokens = 4",
                "effect = \"place_flag\"\n  params = { tokens = 5",
            )],
            &[
                ("flag_tokens = 4", "flag_tokens = 5"),
                ("tokens = 4\n", "tokens = 5\n"),
                ("count = 4", "count = 5"),
            ],
            "FLAGS: u32 = 5;",
        ),
        (
            &[("{ power = -3 }, { coins = -4 }", "{ power = -1 }, { coins = -9 }")],
            &[("amount = 3", "amount = 1"), ("amount = 4", "amount = 9")],
            "TRAP_LOSS: [u8; 4] = [2, 1, 9, 2];",
        ),
    ];
    for (i, (factions, invaders, line)) in cases.into_iter().enumerate() {
        let files = [("factions.toml", factions), ("invaders.toml", invaders)];
        generates_from(&format!("invaders-{i}"), &files, line);
    }
}

#[test]
fn faults_of_the_new_factions() {
    let file = "factions.toml";
    let cases = [
        ("{ power = -3 }", "{ power = 3 }", "faction togawa: trap penalty: field \"power\" is 3"),
        ("{ power = -3 }", "{ powr = -3 }", "unknown trap penalty \"powr\"; expected one of popularity"),
        ("{ power = -3 }, { coins = -4 }", "{ coins = -4 }, { power = -3 }", "coins where power must stand"),
        ("{ power = -3 }, ", "", "3 trap penalties, expected 4"),
        ("tokens = 4, when", "tokens = 3, when", "faction togawa: 3 tokens, but 4 trap penalties"),
        ("combat_on_lake_extra_card = 1", "combat_on_lake_extra_card = 0", "mech suiton: field"),
        ("terrain = \"farm\"", "terrain = \"village\"", "mech wayfare: the replacement leads to a village"),
        ("effect = \"move_to_terrain\"", "effect = \"move_to_farm\"", "expected \"move_to_terrain\""),
        ("options = 2, end", "options = 3, end", "ability meander: field \"options\" is 3, expected 2"),
        ("controlled_encounter_territory = 3", "controlled_encounter = 3", "ability meander: missing field"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("new-faction-{i}"), file, from, to), file, &[fault]);
    }
}

#[test]
fn invaders_agree_with_the_other_files() {
    let file = "invaders.toml";
    let cases = [
        ("format = 1", "format = 2", "line 1: format is 2, expected 1"),
        ("players_max = 7", "players_max = 6", "players_max is 6, expected 7"),
        ("trap_tokens = 4", "trap_tokens = 5", "trap_tokens is 5, but factions.toml has 4"),
        ("\"nordic\", \"rusviet\"", "\"rusviet\", \"nordic\"", "seating: clockwise is not the order"),
        ("\"2\", \"2a\"", "\"2a\", \"2\"", "turn_order: mat_order is 1, 2a, 2, 3"),
        (
            "when_players_at_least = 6",
            "when_players_at_least = 5",
            "ability_swap crimea: when_players_at_least is 5, but factions.toml has 6",
        ),
        (
            "replaces = \"meander\"",
            "replaces = \"swim\"",
            "ability_swap polania: polania meander must stand here",
        ),
        ("per_encounter_territory = 3", "per_encounter_territory = 2", "is 2, but factions.toml has 3"),
        (
            "mat = \"patriotic\"",
            "mat = \"militant\"",
            "banned_pair crimea: crimea with patriotic must stand here",
        ),
        ("number = \"2a\"", "number = \"2b\"", "number is 2b, but player_mats.toml has 2a"),
        ("coins = 5\n", "coins = 4\n", "player_mat innovative: coins is 4, but player_mats.toml has 5"),
        (
            "cost = 3, bracketed = 2",
            "cost = 3, bracketed = 3",
            "column 1: bracketed is 3, but player_mats.toml has 2",
        ),
        ("recruit_bonus = \"coin\"", "recruit_bonus = \"power\"", "column 2: recruit_bonus is power"),
        ("structure = \"mine\"", "structure = \"mill\"", "column 2: structure is mill"),
        ("or_coins = 1", "or_coins = 2", "player_mat_top_rows: move: or_coins is 2"),
        ("[\"\", \"power\"", "[\"power\", \"\"", "worker_slot_costs are not those of the produce_track"),
        ("character = \"Akiko", "character = \"Kiko", "faction togawa: character is Kiko & Jiro"),
        ("start_power = 3", "start_power = 4", "faction albion: start_power is 4, but factions.toml has 3"),
        ("[\"h40\", \"h46\"]", "[\"h40\", \"h45\"]", "faction togawa: start_worker_hexes are not the hexes"),
        (
            "home = \"top left",
            "home = \"top right",
            "home is top right corner of the map, but map.toml has top left",
        ),
        ("popularity = 2, combat_cards", "popularity = 3, combat_cards", "recruit_one_time popularity is 3"),
        ("id = \"maifuku\"", "id = \"exalt\"", "faction_ability togawa: togawa maifuku must stand here"),
        ("id = \"sword\"", "id = \"shield\"", "mech_ability albion: albion sword must stand here"),
        (
            "opponent_power = -2",
            "opponent_power = -3",
            "sword: opponent_power is -3, but factions.toml has -2",
        ),
        ("own_power = 2\n", "", "shield: own_power is nothing, but factions.toml has 2"),
        ("count = 4", "count = 5", "flag: count is 5, but factions.toml has 4"),
        ("amount = 3", "amount = 4", "trap power: amount is 4, but factions.toml has 3"),
        ("id = \"coins\"", "id = \"coin\"", "unknown trap \"coin\"; expected one of popularity"),
        ("card = 5", "card = 6", "automa.toml has no \"encounter_or_factory@albion\" in scheme1 of card 6"),
        (
            "scheme = \"I and II\"",
            "scheme = \"I\"",
            "0 automa_card_action for \"encounter_or_factory@togawa\"",
        ),
        ("row = \"gain\"", "row = \"move\"", "does not stand in the move row"),
        (
            "confidence = \"low\"",
            "confidence = \"lo\"",
            "automa: unknown confidence \"lo\"; expected one of high",
        ),
        ("confidence = \"high\"", "", "setup: missing field `confidence`"),
        ("[banned_rule]", "[baned_rule]", "unknown field `baned_rule`"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("agree-{i}"), file, from, to), file, &[fault]);
    }
    // A change of the other file is found too.
    let error = broken("agree-map", "factions.toml", "companions = [\"Max\"]", "companions = [\"Moritz\"]");
    says(&error, file, &["faction albion: character is Connor & Max, but factions.toml has Connor & Moritz"]);
}

#[test]
fn invaders_doubts() {
    let doubts = facts().doubts();
    let doubts: Vec<_> = doubts.iter().filter(|d| d.file == "data/invaders.toml").collect();
    let statuses: Vec<_> = doubts.iter().map(|d| d.status).collect();
    assert_eq!(statuses, ["low", "medium", "medium", "medium", "medium", "medium", "medium"]);
    assert_eq!(doubts[0].item, "Automa with Albion and Togawa");
    assert_eq!(doubts[3].item, "Automa card 8: togawa, scheme I and II, move row");
    // An entry that is no longer sure becomes a doubt, in its place in the file.
    let from = "own_power = 2\nconfidence = \"high\"";
    let facts = copy("unsure", "invaders.toml", &[(from, &from.replace("high", "medium"))]).unwrap();
    let found = facts.doubts().into_iter().find(|d| d.file == "data/invaders.toml").unwrap();
    assert_eq!((found.item.as_str(), found.status), ("mech shield", "medium"));
}
