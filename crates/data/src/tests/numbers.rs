//! Printed numbers reach the tables, and changed ones change them.

use super::*;

#[test]
fn printed_numbers_are_generated() {
    let text = tables(&facts());
    for line in [
        "    move_units: [2, 3],\n    move_coins: [1, 2],\n    bolster_cost: 1,\n    bolster_power: [2, 3],\n",
        "    bolster_cards: [1, 2],\n    trade_cost: 1,\n    trade_resources: 2,\n    trade_popularity: [1, 2],\n",
        "    produce_territories: [2, 3],\n",
        "PRODUCE_COST: [(u8, u8, u16); 9]",
        "    (1, 0, 0),\n    (1, 0, 0),\n    (1, 1, 0),\n    (1, 1, 0),\n    (1, 1, 1),\n];",
        "Tier { from: 7, rates: (4, 3, 2) }",
        "COMBAT_DECK: CombatCards = CombatCards([16, 12, 8, 6]);",
        "Goal { need: 1, spaces: 2 }",
        "BASE_ENCOUNTERS: EncounterSet = EncounterSet(0x000000001ffffffe);",
        "PROMO_ENCOUNTERS: EncounterSet = EncounterSet(0x000007ffe0000000);",
        "PROMO_FACTORY: FactoryCardSet = FactoryCardSet(0x000000000007e000);",
        "BASE_OBJECTIVES: ObjectiveSet = ObjectiveSet(0x0000000000fffffe);",
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
    let again = ("power = 2, upgraded_power = 3", "power = 5, upgraded_power = 6");
    generates_from(
        "bolster",
        &[("player_mats.toml", &[bolster]), ("invaders.toml", &[again])],
        "bolster_power: [5, 6],",
    );
    // The first of these costs is that of Bolster.
    let cost = ("cost = { coins = 1 }", "cost = { coins = 2 }");
    let again = ("pay_coins = 1, power", "pay_coins = 2, power");
    generates_from("cost", &[("player_mats.toml", &[cost]), ("invaders.toml", &[again])], "bolster_cost: 2,");
    let monument = ("bonus = { popularity = 1 }", "bonus = { popularity = 3 }");
    let again = ("monument_popularity = 1", "monument_popularity = 3");
    generates_from(
        "monument",
        &[("player_mats.toml", &[monument]), ("invaders.toml", &[again])],
        "MONUMENT_POPULARITY: u8 = 3;",
    );
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
    // Told of Albion and of Togawa; the first change leaves the second text as the next one.
    let again = ("recruit_one_time = { power = 2", "recruit_one_time = { power = 3");
    generates_from(
        "one-time",
        &[("factions.toml", &[one_time]), ("invaders.toml", &[again, again])],
        "ONE_TIME_BONUS: [u8; 4] = [\n    3,\n    2,\n",
    );
    let artillery = ("pay_power = 1, opponent_power = -2", "pay_power = 2, opponent_power = -3");
    generates("artillery", "factions.toml", &[artillery], "ARTILLERY_COST: u8 = 2;");
    generates("artillery-loss", "factions.toml", &[artillery], "ARTILLERY_LOSS: u8 = 3;");
    let army = ("params = { cards = 1, condition", "params = { cards = 2, condition");
    generates("army", "factions.toml", &[army], "PEOPLES_ARMY_CARDS: u8 = 2;");
    let meander = [
        ("options = 2, distinct", "options = 3, distinct"),
        ("options = 2, end_game", "options = 3, end_game"),
    ];
    generates("meander", "factions.toml", &meander, "MEANDER_OPTIONS: u32 = 3;");
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
