//! data/airships.toml: what is generated from it, and its faults.

use super::{broken, copy, facts, generates, says, shipped_line, tables};

const FILE: &str = "airships.toml";
const LOSSES: &str = "losses = [1, 3, 5] }";

/// The generated entries of the tiles by number, whose texts are those of the project.
fn faces() -> Vec<String> {
    let facts = facts();
    assert!(facts.airships.tiles().all(|t| t.text.ends_with('.') && t.text.len() > 30));
    let text = tables(&facts);
    let table = text.split("AIRSHIP_TILES: [AirshipTileFace; 16] = [\n").nth(1).unwrap();
    table.lines().take(16).map(|line| line.replacen("corrected: None, ", "", 1)).collect()
}

#[test]
fn tiles_are_generated() {
    let ready = "state: TileState::Ready, side: TileSide::";
    let partial = "state: TileState::Partial, side: TileSide::";
    let unknown = "state: TileState::Unknown, side: TileSide::";
    let resources = "Aggressive, freight: Some(Freight::Resources), range: 0";
    let workers = "Aggressive, freight: Some(Freight::Workers), range: 0";
    let two = "Passive, freight: None, range: 2";
    let three = "Passive, freight: None, range: 3";
    let expected = [
        ("Bombard", partial, resources, "Bombard { losses: &[1, 3, 5] }"),
        (
            "Bounty",
            unknown,
            workers,
            "CombatGain { paying: Paying::WonPerFighter, gains: &[Effect::Coins(2)] }",
        ),
        ("Siege Engine", partial, workers, "LeavingCosts { coins: 1 }"),
        ("Distract", unknown, resources, "FewerCards(1)"),
        ("Espionage", unknown, workers, "Spy { coins: 1, cards: 1 }"),
        ("Blitzkrieg", partial, workers, "Duel { cards: 1 }"),
        ("Toll", ready, resources, "EnteringCosts { resources: 1 }"),
        (
            "War Correspondent",
            unknown,
            workers,
            "CombatGain { paying: Paying::EveryCombat, gains: &[Effect::Popularity(1)] }",
        ),
        ("Ferry", partial, two, "LakeIsLand"),
        ("Boost", partial, three, "WorkerSteps(1)"),
        ("Drill", unknown, two, "Tunnel"),
        ("Hero", partial, two, "CarryCharacter"),
        ("Safe Haven", ready, three, "Control, TileEffect::RetreatHere"),
        ("Reap", partial, three, "Produce"),
        ("Craft", unknown, two, "Deploy, TileEffect::Build"),
        (
            "Negotiate",
            partial,
            two,
            "SwapObjective { over: Terrain::Village, gains: &[Effect::Popularity(1)] }",
        ),
    ];
    let faces = faces();
    assert_eq!(faces.len(), expected.len());
    for ((face, (name, state, side, effects)), number) in faces.iter().zip(expected).zip(1..) {
        let automa = name != "Toll";
        let wanted = format!(
            "AirshipTileFace {{ number: {number}, name: {name:?}, {state}{side}, with_automa: {automa}, effects: &[TileEffect::{effects}] }},"
        );
        assert_eq!(face.trim(), wanted);
    }
}

#[test]
fn module_numbers_are_generated() {
    let text = tables(&facts());
    for line in ["AIRSHIP_RESOURCES: u8 = 3;", "AIRSHIP_WORKERS: u8 = 2;", "AIRSHIP_FACTORY_RANGE: u8 = 1;"] {
        assert!(text.contains(line), "{line}");
    }
    let cases = [
        ("resources = 3, workers = 2", "resources = 4, workers = 2", "AIRSHIP_RESOURCES: u8 = 4;"),
        ("resources = 3, workers = 2", "resources = 3, workers = 1", "AIRSHIP_WORKERS: u8 = 1;"),
        ("\"range + 1\"", "\"range + 2\"", "AIRSHIP_FACTORY_RANGE: u8 = 2;"),
    ];
    for (i, (from, to, line)) in cases.into_iter().enumerate() {
        generates(&format!("airship-number-{i}"), FILE, &[(from, to)], line);
    }
}

/// What an owner of the tiles corrects reaches the game.
#[test]
fn corrected_effects_are_generated() {
    let cases = [
        (LOSSES, "losses = [2, 16] }", "Bombard { losses: &[2, 16] }"),
        (
            "\"won_per_fighter\", gains = [{ type = \"coins\", amount = 2 }]",
            "\"every_combat\", gains = [{ type = \"power\", amount = 3 }, { type = \"combat_card\", amount = 1 }]",
            "paying: Paying::EveryCombat, gains: &[Effect::Power(3), Effect::CombatCards(1)]",
        ),
        ("\"duel\", cards = 1", "\"duel\", cards = 0", "Duel { cards: 0 }"),
        ("coins = 1, cards = 1", "coins = 0, cards = 2", "Spy { coins: 0, cards: 2 }"),
        ("over = \"village\"", "over = \"factory\"", "over: Terrain::Factory"),
        ("{ effect = \"deploy\" }, ", "", "effects: &[TileEffect::Build]"),
        ("proposal_range = 3", "proposal_range = 4", "range: 4"),
        (
            "usable_with_automa = false",
            "",
            "side: TileSide::Aggressive, freight: Some(Freight::Resources), range: 0, with_automa: true, effects: &[TileEffect::EnteringCosts",
        ),
    ];
    for (i, (from, to, line)) in cases.into_iter().enumerate() {
        generates(&format!("airship-effect-{i}"), FILE, &[(from, to)], line);
    }
}

#[test]
fn unknown_effect_word() {
    let from = "{ effect = \"tunnel\" }";
    let error = broken("airship-word", FILE, from, "{ effect = \"tunel\" }");
    let line = says(
        &error,
        FILE,
        &[
            "airship_tile 11: unknown tile effect \"tunel\"; expected one of bombard, combat_gain, leaving_costs",
        ],
    );
    assert_eq!(line, shipped_line(FILE, from));
}

#[test]
fn faults_of_effects() {
    let cases = [
        (LOSSES, "losses = [1, 5, 3] }", "effect bombard: losses is [1, 5, 3], expected ascending"),
        (LOSSES, "losses = [0, 3, 5] }", "losses is [0, 3, 5], expected ascending numbers from 1"),
        (LOSSES, "losses = [1, 3, 17] }", "expected ascending numbers from 1 to 16"),
        (LOSSES, "losses = [] }", "0 losses, expected 1 to 3"),
        (LOSSES, "losses = [1, 2, 3, 4] }", "4 losses, expected 1 to 3"),
        (LOSSES, "losses = [1, 300] }", "field \"losses\" is [1, 300], expected a list of numbers"),
        (LOSSES, "loses = [1, 3, 5] }", "airship_tile 1: effect bombard: missing field \"losses\""),
        (
            "{ effect = \"tunnel\" }",
            "{ effect = \"tunnel\", n = 1 }",
            "effect tunnel: unexpected field \"n\"",
        ),
        ("{ effect = \"tunnel\" }", "{ efect = \"tunnel\" }", "airship_tile 11: missing field \"effect\""),
        ("does = [{ effect = \"tunnel\" }]", "does = []", "airship_tile 11: it does nothing"),
        ("does = [{ effect = \"tunnel\" }]", "", "airship_tile 11: missing field `does`"),
        (
            "{ effect = \"control\" }",
            "{ effect = \"retreat_here\" }",
            "effect retreat_here stands there twice",
        ),
        (
            "steps = 1",
            "steps = 0",
            "effect worker_steps: field \"steps\" is 0, expected a number from 1 to 9",
        ),
        (
            "\"duel\", cards = 1",
            "\"duel\", cards = 10",
            "field \"cards\" is 10, expected a number from 0 to 9",
        ),
        (
            "resources = 1 }",
            "resources = 4 }",
            "effect entering_costs: 4 resources, but an airship carries 3",
        ),
        (
            "\"every_combat\", ",
            "\"each_combat\", ",
            "unknown kind of paying combat \"each_combat\"; expected one of",
        ),
        ("over = \"village\"", "over = \"town\"", "unknown terrain \"town\"; expected one of mountain"),
        ("{ type = \"coins\", amount = 2 }", "{ type = \"coin\", amount = 2 }", "unknown gain type \"coin\""),
        ("{ type = \"coins\", amount = 2 }", "{ type = \"coins\", amount = 0 }", "gain coins: a gain of 0"),
        (
            "{ type = \"coins\", amount = 2 }",
            "{ type = \"coins\", amount = 12 }",
            "amount is 12, expected 1 to 9",
        ),
        ("{ type = \"coins\", amount = 2 }", "", "effect combat_gain: it gains nothing"),
        (
            "{ type = \"coins\", amount = 2 }",
            "{ type = \"worker\", amount = 2 }",
            "gain worker: expected one of coins, popularity, power, combat_card",
        ),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("airship-does-{i}"), FILE, from, to), FILE, &["airship_tile ", fault]);
    }
}

#[test]
fn tiles_stand_in_order() {
    let cases = [
        ("number = 3", "number = 4", "airship_tile 4: aggressive tile 3, siege_engine, must stand here"),
        ("id = \"boost\"", "id = \"drill\"", "airship_tile 10: passive tile 10, boost, must stand here"),
        ("id = \"boost\"", "id = \"bost\"", "unknown airship tile \"bost\"; expected one of bombard"),
        ("kind = \"passive\"", "kind = \"aggressive\"", "airship_tile 9: passive tile 9, ferry, must stand"),
        ("passive_tiles = 8", "passive_tiles = 9", "passive_tiles is 9, but the file has 8"),
        ("airships = 7", "airships = 5", "airships is 5, but the engine has 7"),
        ("format = 1", "format = 2", "format is 2, expected 1"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("airship-order-{i}"), FILE, from, to), FILE, &[fault]);
    }
    let all = std::fs::read_to_string(super::shipped().join(FILE)).unwrap();
    let start = all.find("[[airship_tile]]\nnumber = 16").unwrap();
    let end = all.find("[airship_ranges_seen]").unwrap();
    let error = broken("airship-15", FILE, &all[start..end], "");
    says(&error, FILE, &["15 of airship_tile, expected aggressive tile 1, bombard,"]);
}

#[test]
fn carry_and_range() {
    let cases = [
        ("proposal_carry = \"workers\"", "", "airship_tile 2: carry is unknown: it needs a proposal_carry"),
        (
            "proposal_carry = \"resources\"",
            "proposal_carry = \"workers\"",
            "proposal_carry is workers, but carry has",
        ),
        ("carry = \"unknown\"", "carry = \"gold\"", "unknown carry \"gold\"; expected one of resources"),
        ("carry = \"unknown\"\n", "", "airship_tile 2: missing field \"carry\""),
        ("carry = \"unknown\"", "carry = \"workers\"\nrange = 2", "a range is for passive tiles"),
        ("proposal_range = 2", "", "airship_tile 9: range is 0: it needs a proposal_range"),
        ("proposal_range = 2", "proposal_range = 7", "airship_tile 9: proposal_range is 7, expected 1 to 6"),
        ("proposal_range = 2", "proposal_range = 0", "proposal_range is 0, expected 1 to 6"),
        (
            "proposal_range = 2",
            "proposal_range = 2\nproposal_carry = \"workers\"",
            "stands on aggressive tiles",
        ),
        ("range_hint = 3", "range_hint = 9", "airship_tile 10: range_hint is 9, expected 1 to 6"),
        ("range = 0\nrange_hint", "range = 2\nrange_hint", "proposal_range is 3, but range has 2"),
        ("range = 3  ", "range = 0  ", "airship_tile 13: a ready tile says its range"),
        ("range = 3  ", "range = 8  ", "airship_tile 13: range is 8, expected 1 to 6"),
        (
            "resources = 3, workers = 2",
            "resources = 3, workers = 9",
            "airship_carry: expected 1 to 9 resources and",
        ),
        (
            "resources = 3, workers = 2",
            "resources = 0, workers = 2",
            "airship_carry: expected 1 to 9 resources and",
        ),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("airship-carry-{i}"), FILE, from, to), FILE, &[fault]);
    }
    // Bombard spends resources from aboard, Toll takes them aboard: neither works with workers.
    let bombard = "kind = \"aggressive\"\ncarry = \"resources\"";
    let changes = [
        (bombard, "kind = \"aggressive\"\ncarry = \"workers\""),
        ("proposal_carry = \"resources\"", "proposal_carry = \"workers\""),
    ];
    let error = copy("airship-bombard", FILE, &changes).unwrap_err();
    says(&error, FILE, &["airship_tile 1: effect bombard: it needs airships that carry resources"]);
}

/// A printed effect and one of ours must never pass for each other.
#[test]
fn state_and_sources() {
    let proposal = "proposal = \"The hex under your airship counts as a tunnel for your units.\"\n";
    let text = "text = \"The territory under your airship is a tunnel to your units.\"";
    let toll = "basis = \"quotation\"";
    let cases = [
        (proposal, "", "airship_tile 11: a tile that is unknown needs a proposal"),
        (proposal, "proposal = \"\"\n", "airship_tile 11: a tile that is unknown needs a proposal"),
        (text, "text = \" \"", "airship_tile 11: name and text must not be empty"),
        (text, "", "airship_tile 11: missing field `text`"),
        (text, "effect = \"x\"\ntext = \"y\"", "a tile that is unknown has a fragment, not an effect"),
        (toll, "basis = \"quotation\"\nproposal = \"x\"", "airship_tile 7: a ready tile has no proposal"),
        (toll, "basis = \"quotation\"\nproposal_carry = \"resources\"", "a ready tile has no proposal_carry"),
        (toll, "basis = \"quotation\"\nfragment = \"\"", "airship_tile 7: a ready tile has no fragment"),
        (toll, "basis = \"memory\"", "a ready tile cannot rest on the basis \"memory\""),
        (toll, "basis = \"unnamed\"", "a ready tile cannot rest on the basis \"unnamed\""),
        (toll, "basis = \"hearsay\"", "unknown basis \"hearsay\"; expected one of print, quotation"),
        ("effect = \"An opponent's unit", "efect = \"An opponent's unit", "unknown field `efect`"),
        ("state = \"partial\"", "state = \"ready\"", "airship_tile 1: a ready tile says its effect"),
        ("state = \"partial\"", "state = \"guessed\"", "unknown state \"guessed\"; expected one of ready"),
        ("fragment = \"\"", "", "airship_tile 2: a tile that is unknown needs a fragment, if an empty one"),
        ("fragment = \"\"", "fragment = \"x\"", "the basis \"none\" does not go with this fragment"),
        (
            "state = \"unknown\"",
            "state = \"partial\"",
            "airship_tile 2: of a partial tile something is known",
        ),
        ("effect_confidence = 0.8", "effect_confidence = 1.8", "effect_confidence is 1.8, expected 0 to 1"),
        ("id = \"several_airships\"", "id = \"retreat\"", "the open point \"retreat\" stands there twice"),
        ("id = \"several_airships\"", "id = \"\"", "an open point needs an id, a question and a default"),
        ("proposal_range = 2", "proposal_range = 2\nrecollection = \"x\"", "unknown field `recollection`"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("airship-state-{i}"), FILE, from, to), FILE, &[fault]);
    }
}

#[test]
fn module_rules_are_built_in() {
    let cases = [
        ("tunnels_and_mines = false", "tunnels_and_mines = true", "is true, but the engine has false"),
        ("is_unit = true", "is_unit = 1", "airship_rules: is_unit is 1, but the engine has true"),
        ("drop_on_lake = false", "", "airship_resources: missing field \"drop_on_lake\""),
        ("rally_target = false", "rally = false\nrally_target = false", "unexpected field \"rally\""),
        ("aggressive = 1, passive = 1", "aggressive = 2, passive = 1", "airship_setup: reveal is"),
        (
            "moved_by = \"a Move",
            "moved_by = \"\" # \"a Move",
            "airship_rules: moved_by is \"\", expected a text",
        ),
        (
            "[\"aggressive (red back)\", ",
            "[1, ",
            "shuffle_apart is [1, \"passive (green back)\"], expected a list",
        ),
        (
            "\"range + 1\"",
            "\"range + 7\"",
            "airship_rules: factory_card_move is not \"range + \" and a number",
        ),
        ("\"range + 1\"", "\"twice the range\"", "airship_rules: factory_card_move is not"),
        (
            "carry_characters_or_mechs = false",
            "carry_characters_or_mechs = true",
            "is true, but the engine has",
        ),
        ("values = [2, 3]", "values = [2, 30]", "airship_ranges_seen: values: expected 1 to 6"),
        ("[airship_workers]", "[airship_worker]", "unknown field `airship_worker`"),
    ];
    for (i, (from, to, fault)) in cases.into_iter().enumerate() {
        says(&broken(&format!("airship-rule-{i}"), FILE, from, to), FILE, &[fault]);
    }
    let from = "ronin_counts = false                      # Togawa's Ronin ignores the airship and its workers (medium)\nconfidence = \"high\"";
    let error = broken("airship-sure", FILE, from, &from.replace("high", "hgh"));
    let line = says(&error, FILE, &["airship_workers: unknown confidence \"hgh\"; expected one of high"]);
    assert_eq!(line, shipped_line(FILE, "ronin_counts") + 1);
}

#[test]
fn doubts() {
    let doubts = facts().doubts();
    let doubts: Vec<_> = doubts.iter().filter(|d| d.file == "data/airships.toml").collect();
    let count = |status: &str| doubts.iter().filter(|d| d.status == status).count();
    assert_eq!((count("partial"), count("unknown"), count("open")), (8, 6, 8));
    let find = |item: &str| *doubts.iter().find(|d| d.item == item).unwrap();
    let bombard = find("airship tile bombard");
    assert_eq!(bombard.status, "partial");
    assert!(bombard.note.starts_with("Pay 1, 2 or 3 resources"), "{}", bombard.note);
    assert!(bombard.note.contains("The effect played is ours, not checked against a printed tile: Once"));
    let bounty = find("airship tile bounty");
    assert_eq!(bounty.status, "unknown");
    assert!(bounty.note.starts_with("Only name and number are known. The effect played is ours"));
    // Ready, but not from two independent sources.
    assert_eq!(find("airship tile toll").status, "medium");
    let open = find("airship tile toll: retreat");
    assert_eq!(
        (open.status, open.note.as_str()),
        ("open", "Does a retreat pay? Played: no: a retreat is not a move.")
    );
    let point = find("airship tile safe_haven: range");
    assert_eq!(point.status, "open");
}

/// A tile that its owner has read and set to ready is no longer in doubt.
#[test]
fn tile_read_on_the_print() {
    let changes = [
        (
            "range = 0\nstate = \"unknown\"\nfragment = \"\"\nbasis = \"memory\"",
            "range = 2\nstate = \"ready\"\neffect = \"A tunnel.\"\nbasis = \"print\"",
        ),
        (
            "proposal = \"The hex under your airship counts as a tunnel for your units.\"\nproposal_range = 2\n",
            "",
        ),
    ];
    let facts = copy("airship-print", FILE, &changes).unwrap_or_else(|e| panic!("{e}"));
    assert!(tables(&facts).contains("name: \"Drill\", corrected: None, state: TileState::Ready"));
    assert!(facts.doubts().iter().all(|d| d.item != "airship tile drill"));
}
