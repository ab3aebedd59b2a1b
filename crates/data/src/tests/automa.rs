//! The Automa: tables and faults.

use super::*;

#[test]
fn automa_is_generated() {
    let text = tables(&facts());
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
        "AutomaLevelFace { spaces: 24, stars: SpaceSet::of(&[10, 15, 18, 20, 22, 23]), no_water: \
         SpaceSet::of(&[0, 1, 2, 3, 4]), skip_turns: true, ",
        "AutomaLevelFace { spaces: 18, stars: SpaceSet::of(&[8, 11, 13, 15, 16, 17]), no_water: \
         SpaceSet::of(&[]), skip_turns: false, \
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
