//! data/resolutions.toml: what is generated from it, and its faults.

use super::{broken, copy, facts, generates, says, shipped_line, tables};

const FILE: &str = "resolutions.toml";

/// A field of the tables and what it holds where the file says nothing.
const DEFAULTS: [(&str, &str); 18] = [
    ("trigger_stars", "0"),
    ("trigger_own_turn", "false"),
    ("trigger_coins", "0"),
    ("at_once", "AtOnce::Never"),
    ("turns_others", "0"),
    ("turns_trigger", "0"),
    ("trigger_last", "false"),
    ("without_move", "false"),
    ("turns_each", "0"),
    ("objectives", "0"),
    ("automa_stars", "0"),
    ("extra_stars", "&[]"),
    ("hill_stars", "0"),
    ("hill_ends", "false"),
    ("combat_coins", "0"),
    ("territory_prizes", "&[]"),
    ("explosion", "false"),
    ("explosion_popularity", "0"),
];

#[test]
fn tiles_are_generated() {
    let dejavu = "&[(Star::Power, 1), (Star::Popularity, 1), (Star::Objective, 1), (Star::Combat, 1)]";
    let expected: [(_, _, &[(&str, &str)]); 8] = [
        (
            "Land Rush",
            "Unknown",
            &[("trigger_stars", "6"), ("turns_others", "1"), ("territory_prizes", "&[10, 5]")],
        ),
        (
            "Factory Explosion",
            "Ready",
            &[
                ("trigger_stars", "5"),
                ("trigger_own_turn", "true"),
                ("trigger_coins", "5"),
                ("turns_others", "2"),
                ("turns_trigger", "2"),
                ("explosion", "true"),
                ("explosion_popularity", "1"),
            ],
        ),
        (
            "Spoils of War",
            "Unknown",
            &[
                ("trigger_stars", "6"),
                ("turns_others", "1"),
                ("extra_stars", "&[(Star::Combat, 4)]"),
                ("combat_coins", "2"),
            ],
        ),
        (
            "King of the Hill",
            "Unknown",
            &[
                ("trigger_stars", "6"),
                ("turns_others", "2"),
                ("turns_trigger", "2"),
                ("hill_stars", "2"),
                ("hill_ends", "true"),
            ],
        ),
        (
            "Deja Vu",
            "Unknown",
            &[("trigger_stars", "6"), ("at_once", "AtOnce::Always"), ("extra_stars", dejavu)],
        ),
        (
            "Mission Possible",
            "Ready",
            &[
                ("trigger_stars", "6"),
                ("turns_others", "1"),
                ("without_move", "true"),
                ("objectives", "2"),
                ("automa_stars", "1"),
            ],
        ),
        ("Doomsday Clock", "Partial", &[("turns_each", "20")]),
        (
            "Backup Plan",
            "Partial",
            &[
                ("trigger_stars", "6"),
                ("at_once", "AtOnce::IfAhead"),
                ("turns_others", "1"),
                ("turns_trigger", "1"),
                ("trigger_last", "true"),
            ],
        ),
    ];
    let facts = facts();
    assert!(facts.resolutions.tiles().all(|t| t.text.ends_with('.') && t.text.len() > 30));
    let text = tables(&facts);
    let table = text.split("RESOLUTIONS: [ResolutionFace; 8] = [\n").nth(1).unwrap();
    for ((line, (name, state, said)), number) in table.lines().zip(expected).zip(1..) {
        let head = format!("ResolutionFace {{ number: {number}, name: {name:?}, corrected: None, state: ");
        let rest = line.trim().strip_prefix(&head).unwrap();
        let fields: Vec<_> = DEFAULTS
            .iter()
            .map(|(field, default)| {
                let value = said.iter().find(|(f, _)| f == field).map_or(*default, |(_, value)| *value);
                format!("{field}: {value}")
            })
            .collect();
        assert_eq!(rest, format!("TileState::{state}, {} }},", fields.join(", ")), "{name}");
    }
}

/// What an owner of the tiles corrects reaches the game.
#[test]
fn corrected_tiles_are_generated() {
    let cases: [(&[_], _); 6] = [
        (&[("territory_prizes = [10, 5]\n", "territory_prizes = [12]\n")], "territory_prizes: &[12]"),
        (&[("stars = 4 }]\n", "stars = 3 }]\n")], "extra_stars: &[(Star::Combat, 3)]"),
        (&[("  hill_stars = 2\n", "  hill_stars = 3\n")], "hill_stars: 3"),
        (
            &[("at_once = \"if_ahead\"\n", "at_once = \"never\"\n")],
            "at_once: AtOnce::Never, turns_others: 1, turns_trigger: 1",
        ),
        (
            &[("turns_each = 20", "turns_each = 18"), ("turns_per_player = 20", "turns_per_player = 18")],
            "turns_each: 18",
        ),
        (
            &[("  trigger_coins = 5", "  trigger_coins = 4"), ("reward_coins = 5", "reward_coins = 4")],
            "trigger_coins: 4",
        ),
    ];
    for (i, (changes, line)) in cases.into_iter().enumerate() {
        generates(&format!("resolution-{i}"), FILE, changes, line);
    }
}

#[test]
fn faults_of_effects() {
    let prizes = "territory_prizes = [10, 5]\n";
    let spoils = "[{ goal = \"combat\", stars = 4 }]\n";
    let cases = [
        (
            prizes,
            "territory_prizes = [5, 10]\n",
            "resolution 1: territory_prizes is [5, 10], expected up to 7",
        ),
        (prizes, "territory_prizes = [60]\n", "territory_prizes is [60]"),
        (prizes, "territory_prizes = [10, 0]\n", "territory_prizes is [10, 0]"),
        (prizes, "territory_prize = [10, 5]\n", "resolution 1: unknown field `territory_prize`"),
        (
            spoils,
            "[{ goal = \"fight\", stars = 4 }]\n",
            "resolution 3: unknown goal \"fight\"; expected one of upgrades",
        ),
        (spoils, "[{ goal = \"combat\", stars = 5 }]\n", "extra_stars has 5 for combat, expected 1 to 4"),
        (spoils, "[{ goal = \"combat\", stars = 0 }]\n", "extra_stars has 0 for combat, expected 1 to 4"),
        ("goal = \"power\", stars", "goal = \"popularity\", stars", "extra_stars has popularity twice"),
        (
            "at_once = \"always\"\n",
            "at_once = \"maybe\"\n",
            "resolution 5: unknown kind of end \"maybe\"; expected one of never",
        ),
        ("at_once = \"always\"\n", "", "resolution 5: turns_others or turns_trigger is missing"),
        (
            "at_once = \"if_ahead\"\n",
            "at_once = \"always\"\n",
            "resolution 8: at_once is always: no last turns follow",
        ),
        ("trigger_stars = 5", "trigger_stars = 7", "resolution 2: trigger_stars is 7, expected at most 6"),
        ("  hill_stars = 2\n", "  hill_stars = 7\n", "hill_stars is 7, expected at most 6"),
        ("combat_coins = 2\n", "combat_coins = 200\n", "combat_coins is 200, expected at most 50"),
        ("combat_coins = 2\n", "combat_coins = -2\n", "resolution 3: invalid value"),
        ("  turns_each = 20\n", "  turns_each = 200\n", "turns_each is 200, expected at most 99"),
        ("  turns_each = 20\n", "", "resolution 7: it never ends: trigger_stars or turns_each is missing"),
        (
            "  turns_each = 20\n",
            "  turns_each = 20\n  turns_others = 1\n",
            "turns_trigger need trigger_stars",
        ),
        (
            "  turns_each = 20\n",
            "  turns_each = 20\n  trigger_coins = 1\n",
            "trigger_coins needs trigger_stars",
        ),
        ("  turns_each = 20\n", "  turns_each = 20\n  trigger_own_turn = true\n", "trigger_own_turn needs"),
        ("  turns_each = 20\n", "  turns_each = 20\n  at_once = \"always\"\n", "at_once needs trigger_stars"),
        (
            "  turns_each = 20\n",
            "  turns_each = 20\n  without_move = true\n",
            "without_move needs turns_others",
        ),
        ("  turns_trigger = 1\n", "", "resolution 8: trigger_last needs turns_trigger"),
        ("  automa_stars = 1\n", "  automa_stars = 3\n", "automa_stars is 3, expected at most 2"),
        ("  explosion = true\n", "", "resolution 2: explosion_popularity needs explosion"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("resolution-does-{i}"), FILE, from, to), FILE, &[fault]);
    }
    let error = broken("resolution-line", FILE, "trigger_stars = 5", "trigger_stars = 7");
    let line = says(&error, FILE, &["resolution 2"]);
    assert_eq!(line, shipped_line(FILE, "  trigger_stars = 5") - 1);
}

/// What a source says of a tile and what the game plays stand side by side; neither may be changed alone.
#[test]
fn facts_agree_with_what_is_played() {
    let cases = [
        ("trigger_reward_coins = 5", "trigger_reward_coins = 4", "is 4, but trigger_coins has 5"),
        ("turns_left_after_trigger = 2", "turns_left_after_trigger = 1", "is 1, but turns_others has 2"),
        ("turns_per_player = 20", "turns_per_player = 21", "is 21, but turns_each has 20"),
        ("setup_objectives_revealed = 2", "setup_objectives_revealed = 3", "is 3, but objectives has 2"),
        ("  without_move = true\n", "", "last_turn_forbids of move is true, but without_move has false"),
        (
            "last_turn_forbids = [\"move\"]",
            "last_turn_forbids = [\"trade\"]",
            "unknown forbidden action \"trade\"",
        ),
        ("structures_affected = false", "structures_affected = true", "but the engine sends only units home"),
        (
            "structures_affected = false",
            "structures_affected = \"no\"",
            "expected true, false or \"not said\"",
        ),
        (
            "turns_per_player = 20",
            "turns_per_player = 20\ntokens_affected = false",
            "tokens_affected needs explosion",
        ),
        ("end_trigger = \"a player places the sixth star\"", "end_trigger = \"\"", "must not be empty"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("resolution-fact-{i}"), FILE, from, to), FILE, &["resolution ", fault]);
    }
}

#[test]
fn order_states_and_rules() {
    let cases = [
        ("number = 3", "number = 4", "resolution 4: tile 3, spoils_of_war, must stand here"),
        (
            "id = \"deja_vu\"",
            "id = \"dejavu\"",
            "unknown resolution tile \"dejavu\"; expected one of land_rush",
        ),
        ("resolution_tiles = 8", "resolution_tiles = 9", "resolution_tiles is 9, but the file has 8"),
        ("format = 1", "format = 3", "format is 3, expected 1"),
        (
            "normal_end_ignored = true",
            "normal_end_ignored = false",
            "resolution_rules: normal_end_ignored is false",
        ),
        ("max_stars_per_player = 6", "max_stars_per_player = 7", "is 7, but the engine has 6"),
        ("draw = 1", "draws = 1", "resolution_rules: missing field \"draw\""),
        ("state = \"partial\"", "state = \"ready\"", "resolution 7: a ready tile says its effect"),
        (
            "then = \"The Factory explodes",
            "fragment = \"The Factory explodes",
            "resolution 2: a ready tile says its",
        ),
        (
            "proposal = \"Every player takes exactly",
            "proposals = \"Every player takes exactly",
            "unknown field `proposals`",
        ),
        (
            "[\"deja_vu\", \"king_of_the_hill\"]",
            "[\"deja_vu\", \"hill\"]",
            "unknown resolution tile \"hill\"",
        ),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("resolution-order-{i}"), FILE, from, to), FILE, &[fault]);
    }
}

#[test]
fn doubts() {
    let doubts = facts().doubts();
    let doubts: Vec<_> = doubts.iter().filter(|d| d.file == "data/resolutions.toml").collect();
    let statuses: Vec<_> = doubts.iter().map(|d| d.status).collect();
    let tiles = ["unknown", "medium", "unknown", "unknown", "unknown", "medium", "partial", "partial"];
    assert_eq!(statuses[..8], tiles);
    assert_eq!(statuses[8..], ["low", "open", "open", "open", "open"]);
    let items: Vec<_> =
        doubts[9..].iter().map(|d| d.item.strip_prefix("resolution tile ").unwrap()).collect();
    let open = [
        "factory_explosion: resources",
        "factory_explosion: airships",
        "mission_possible: both_objectives",
        "mission_possible: factory_card_move",
    ];
    assert_eq!(items, open);
    assert!(doubts[6].note.contains("20 turns for each player"), "{}", doubts[6].note);
    assert!(doubts[6].note.contains("The effect played is ours, not checked against a printed tile"));
    // A point that is settled is no longer open.
    let facts =
        copy("resolution-said", FILE, &[("resources_affected = \"not said\"", "resources_affected = false")]);
    let doubts = facts.unwrap().doubts();
    assert!(doubts.iter().all(|d| d.item != "resolution tile factory_explosion: resources"));
}
