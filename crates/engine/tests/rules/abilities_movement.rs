//! The abilities of movement, those of the mechs and Swim: what each allows and what not, before and after its mech is
//! deployed, and never for workers.

use crate::common::{at, legal, may, play, position, refused, seat, steps};
use kosa_engine::State;
use kosa_engine::vocab::Place;

/// A Move action about to begin: the faction on the Industrial mat with these lines, one opponent with all its units
/// at home.
fn moving(faction: &str, lines: &str) -> State {
    let text = match faction {
        "polania" => format!(
            "active 2
             seat nordic mechanical
               workers @nordic @nordic
             seat polania industrial
             {lines}"
        ),
        _ => format!(
            "active 1
             seat {faction} industrial
             {lines}
             seat polania mechanical
               workers @polania @polania"
        ),
    };
    let mut state = position(&text);
    play(&mut state, "section build; move");
    state
}

/// One unit on a place, with the mechs of these slots deployed; all other units at home.
fn unit_at(faction: &str, slots: &[u8], unit: &str, place: &str) -> String {
    let home = format!("@{faction}");
    let at = |kind: &str| if unit == kind { place.to_string() } else { home.clone() };
    let mut lines = format!("character {}\nworkers {} {home}\n", at("character"), at("worker"));
    if !slots.is_empty() {
        let numbers: Vec<String> = slots.iter().map(u8::to_string).collect();
        let mut places = vec![home.clone(); slots.len()];
        places[0] = at("mech");
        lines += &format!("mechs {} at {}\n", numbers.join(" "), places.join(" "));
    }
    lines
}

/// Where the first step of a lone unit leads.
fn reach(faction: &str, slots: &[u8], unit: &str, from: &str) -> Vec<String> {
    steps(&moving(faction, &unit_at(faction, slots, unit, from)), unit, from)
}

/// Whether a lone unit can take this step.
fn goes(faction: &str, slots: &[u8], unit: &str, from: &str, to: &str) -> bool {
    reach(faction, slots, unit, from).iter().any(|p| p == to)
}

const FIGHTERS: [&str; 2] = ["character", "mech"];

/// One river crossing onto each terrain.
const CROSSINGS: [(&str, &str, &str); 5] = [
    ("farm", "h11", "h12"),
    ("forest", "h08", "h14"),
    ("mountain", "h10", "h11"),
    ("tundra", "h04", "h10"),
    ("village", "h04", "h03"),
];

/// The character and mechs cross rivers onto these two terrains once the first mech is out; nobody else does.
fn riverwalk(faction: &str, onto: [&str; 2]) {
    for (terrain, from, to) in CROSSINGS {
        for unit in FIGHTERS {
            let crosses = goes(faction, &[1], unit, from, to);
            assert_eq!(crosses, onto.contains(&terrain), "{faction} {unit} onto a {terrain}");
            assert!(!goes(faction, &[2, 3, 4], unit, from, to), "{faction} {unit} without Riverwalk");
        }
        // Nordic workers cross by the faction's own ability, with or without the mech.
        for slots in [&[1][..], &[2, 3, 4]] {
            assert_eq!(goes(faction, slots, "worker", from, to), faction == "nordic", "{faction} worker");
        }
    }
}

#[test]
fn nordic_riverwalk_leads_onto_forests_and_mountains() {
    riverwalk("nordic", ["forest", "mountain"]);
}

// RL-013
#[test]
fn rusviet_riverwalk_leads_onto_farms_and_villages() {
    riverwalk("rusviet", ["farm", "village"]);
    // The farm north of the home base lies across a river.
    for unit in FIGHTERS {
        assert!(goes("rusviet", &[1], unit, "@rusviet", "h13"));
        assert!(!goes("rusviet", &[2, 3, 4], unit, "@rusviet", "h13"));
        assert_eq!(reach("rusviet", &[3], unit, "@rusviet"), ["h19", "h26"]);
    }
    assert!(!goes("rusviet", &[1], "worker", "@rusviet", "h13"));
}

// RL-022
#[test]
fn crimea_riverwalk_leads_onto_farms_and_tundras() {
    riverwalk("crimea", ["farm", "tundra"]);
    // The destination counts: from the mountain to the farm, not back.
    assert!(goes("crimea", &[1], "mech", "h11", "h12"));
    assert!(!goes("crimea", &[1], "mech", "h12", "h11"));
}

#[test]
fn saxony_riverwalk_leads_onto_forests_and_mountains() {
    riverwalk("saxony", ["forest", "mountain"]);
}

#[test]
fn polania_riverwalk_leads_onto_villages_and_mountains() {
    riverwalk("polania", ["village", "mountain"]);
}

// RL-023
#[test]
fn worker_is_carried_over_a_river_but_does_not_cross_itself() {
    let mut state = moving("crimea", "mechs 1 at h11\nworkers h11 h43");
    refused(&state, "step worker h11 h12");
    play(&mut state, "step mech h11 h12; carry workers 1");
    assert_eq!(state.public().player(seat(1)).workers_on(at("h12")), 1);
    // Put down beyond the river it has its own step, though not back over the water.
    assert!(may(&state, "step worker h12 h13"));
    refused(&state, "step worker h12 h11");
}

// RL-085
#[test]
fn ability_counts_from_the_deployment_on() {
    let mut state = position(
        "active 1
         at h43 metal 3
         seat crimea industrial
           character h11
           workers h43 h47
         seat polania mechanical",
    );
    let mut before = state;
    play(&mut before, "section build; move");
    refused(&before, "step character h11 h12");
    play(
        &mut state,
        "section deploy; skip; pay coins 2; deploy 1 h43; section build; skip; section build; move",
    );
    assert!(may(&state, "step character h11 h12"));
    // The mech of another slot brings another ability.
    let mut other = position(
        "active 1
         at h43 metal 3
         seat crimea industrial
           character h11
           workers h43 h47
         seat polania mechanical",
    );
    play(
        &mut other,
        "section deploy; skip; pay coins 2; deploy 3 h43; section build; skip; section build; move",
    );
    refused(&other, "step character h11 h12");
}

/// Two territories for the character and mechs once the fourth mech is out, one before, one for workers.
fn speed(faction: &str) {
    for unit in FIGHTERS {
        let first = format!("step {unit} h46 h45");
        let second = format!("step {unit} h45 h38");
        let third = format!("step {unit} h38 h32");
        let mut fast = moving(faction, &unit_at(faction, &[4], unit, "h46"));
        play(&mut fast, &first);
        assert!(may(&fast, "done"), "the second step may be left");
        play(&mut fast, &second);
        refused(&fast, &third);
        let mut slow = moving(faction, &unit_at(faction, &[1, 2, 3], unit, "h46"));
        play(&mut slow, &first);
        refused(&slow, &second);
    }
    let mut worker = moving(faction, &unit_at(faction, &[1, 2, 3, 4], "worker", "h46"));
    play(&mut worker, "step worker h46 h45");
    refused(&worker, "step worker h45 h38");
}

#[test]
fn nordic_speed_adds_one_territory() {
    speed("nordic");
}

#[test]
fn rusviet_speed_adds_one_territory() {
    speed("rusviet");
}

#[test]
fn crimea_speed_adds_one_territory() {
    speed("crimea");
}

#[test]
fn saxony_speed_adds_one_territory() {
    speed("saxony");
}

#[test]
fn polania_speed_adds_one_territory() {
    speed("polania");
}

// RL-021
#[test]
fn speed_ends_at_enemy_units_and_for_the_character_at_encounters() {
    // h39 holds an encounter token.
    let mut state = moving("nordic", "character h45\nmechs 4 at h45\nworkers h45 h04");
    let mut mech = state;
    play(&mut state, "step character h45 h39");
    refused(&state, "step character h39 h32");
    play(&mut mech, "step mech h45 h39; carry workers 0");
    assert!(may(&mech, "step mech h39 h32"));
    // Without its token the hex does not stop the character.
    let mut gone = position(
        "active 1
         encounters -
         seat nordic industrial
           character h45
           mechs 4 at h04
         seat polania mechanical",
    );
    play(&mut gone, "section build; move; step character h45 h39");
    assert!(may(&gone, "step character h39 h32"));
    // Workers, mechs and characters of others stop both.
    for enemy in ["workers h46 h14", "mechs 3 at h46", "character h46"] {
        for unit in FIGHTERS {
            let mut state = position(&format!(
                "active 1
                 seat nordic industrial
                   character h45
                   mechs 4 at h45
                 seat polania mechanical
                   {enemy}"
            ));
            play(&mut state, &format!("section build; move; step {unit} h45 h46"));
            refused(&state, &format!("step {unit} h46 h40"));
        }
    }
}

#[test]
fn speed_goes_through_tunnels_and_loads_on_the_way() {
    // A tunnel is one of the two steps, before or after the other one.
    let mut state = moving("nordic", "mechs 4 at h36\nworkers h36 h37");
    play(&mut state, "step mech h36 h37; carry workers 1; step mech h37 h10; carry workers 1");
    let player = state.public().player(seat(1));
    assert_eq!(player.mechs_on(at("h10")), 1);
    assert_eq!(
        (player.workers_on(at("h37")), player.workers_on(at("h10"))),
        (1, 1),
        "one put down on the way"
    );
    let mut state = moving("nordic", "mechs 4 at h37\nworkers h04 h10");
    play(&mut state, "step mech h37 h10; step mech h10 h16; carry workers 1");
    assert_eq!(state.public().player(seat(1)).workers_on(at("h16")), 1, "one taken up on the way");
}

// RL-024
#[test]
fn seaworthy_leads_onto_and_off_lakes() {
    for unit in FIGHTERS {
        assert!(goes("nordic", &[2], unit, "h11", "h17"));
        assert!(!goes("nordic", &[1, 3, 4], unit, "h11", "h17"));
        // Off on every shore, without Riverwalk; not to a lake far away.
        assert_eq!(reach("nordic", &[2], unit, "h17"), ["h10", "h11", "h16", "h18", "h23", "h24"]);
    }
    assert!(!goes("nordic", &[1, 2, 3, 4], "worker", "h11", "h17"));
    // The rest of the board is as before: no river is crossed.
    assert!(!goes("nordic", &[2], "mech", "h11", "h10"));
}

// RL-025
#[test]
fn worker_leaves_a_lake_only_with_a_mech_and_nothing_stays_there() {
    let mut state = moving("nordic", "mechs 2 at h17\nworkers h17 h17");
    assert!(steps(&state, "worker", "h17").is_empty());
    play(&mut state, "step mech h17 h24");
    assert_eq!(state.public().player(seat(1)).workers_on(at("h24")), 2);
    let mut state = position(
        "active 1
         at h17 oil 2
         seat nordic industrial
           mechs 2 at h17
         seat polania mechanical",
    );
    play(&mut state, "section build; move; step mech h17 h24");
    assert_eq!(state.public().resources(at("h17")), [0; 4]);
    assert_eq!(state.public().resources(at("h24")).iter().sum::<u8>(), 2);
}

/// Rusviet beats a Nordic mech and worker on h11, next to the lake h17.
fn nordic_beaten(slots: &str, third: &str) -> State {
    let mut state = position(&format!(
        "active 2
         seat nordic industrial
           power 0
           mechs {slots} at h11
           workers h11 h05
         seat rusviet mechanical
           power 3
           mechs 3 at h04
         {third}"
    ));
    play(&mut state, "section build; move; step mech h04 h11; done; 2: dial 1");
    state
}

// RL-049
#[test]
fn seaworthy_unit_may_retreat_to_a_lake_without_enemies() {
    let mut state = nordic_beaten("2", "");
    assert_eq!(legal(&state), ["retreat mech @nordic", "retreat mech h17"]);
    let mut home = state;
    play(&mut state, "retreat mech h17; retreat worker h17");
    let player = state.public().player(seat(1));
    assert_eq!((player.mechs_on(at("h17")), player.workers_on(at("h17"))), (1, 1));
    // Workers do not reach the lake without a mech.
    play(&mut home, "retreat mech @nordic");
    assert_eq!(home.public().player(seat(1)).workers_on("@nordic".parse().unwrap()), 1);
    // An enemy on the lake, or no Seaworthy: home without a question.
    for state in [nordic_beaten("2", "seat polania patriotic\nmechs 2 at h17"), nordic_beaten("3", "")] {
        let player = state.public().player(seat(1));
        assert_eq!(player.mechs_on("@nordic".parse().unwrap()), 1);
        assert_eq!(player.workers_on("@nordic".parse().unwrap()), 1);
    }
}

// RL-107
#[test]
fn township_joins_own_villages_and_the_factory() {
    let lines = "character h19
                 mechs 2 at h23
                 workers h47 h26";
    let state = moving("rusviet", lines);
    let from_village = steps(&state, "character", "h19");
    for (place, reached) in [("h47", true), ("h23", true), ("h45", false), ("h03", false), ("h10", false)] {
        assert_eq!(from_village.iter().any(|p| p == place), reached, "{place}");
    }
    let from_factory = steps(&state, "mech", "h23");
    for (place, reached) in [("h47", true), ("h19", true), ("h45", false), ("h26", false)] {
        assert_eq!(from_factory.iter().any(|p| p == place), reached, "{place}");
    }
    // Workers do not take that way, nor units that stand on another terrain.
    assert_eq!(steps(&state, "worker", "h47"), ["h43", "h44"]);
    assert!(!goes("rusviet", &[2], "mech", "h26", "h23"));
    // Not before the mech is out.
    let before = moving("rusviet", &lines.replace("mechs 2", "mechs 1"));
    assert_eq!(steps(&before, "character", "h19"), ["h12", "h13", "h25", "h26"]);
    assert!(!steps(&before, "mech", "h23").iter().any(|p| p == "h19" || p == "h47"));
}

// RL-107
#[test]
fn township_needs_control_of_the_village() {
    let text = "active 1
                seat rusviet industrial
                  mechs 2 at h23
                  structures mill h36
                seat polania mechanical
                  workers @polania @polania";
    let mut held = position(text);
    play(&mut held, "section build; move");
    assert!(may(&held, "step mech h23 h36"));
    let mut lost = position(&text.replace("workers @polania", "workers h36"));
    play(&mut lost, "section build; move");
    refused(&lost, "step mech h23 h36");
}

// RL-109
#[test]
fn wayfare_leads_to_the_own_base_and_to_inactive_ones() {
    let bases = |slots: &[u8], unit: &str, from: &str| -> Vec<String> {
        reach("crimea", slots, unit, from).into_iter().filter(|p| p.starts_with('@')).collect()
    };
    for unit in FIGHTERS {
        // Polania alone is in the game besides Crimea.
        let mut far = bases(&[2], unit, "h24");
        far.sort();
        assert_eq!(far, ["@albion", "@crimea", "@nordic", "@rusviet", "@saxony", "@togawa"]);
        // From a base to another one as well.
        let mut next = bases(&[2], unit, "@albion");
        next.sort();
        assert_eq!(next, ["@crimea", "@nordic", "@rusviet", "@saxony", "@togawa"]);
        assert!(bases(&[1, 3, 4], unit, "h24").is_empty());
        // From the base the land joined to it is open.
        let out = reach("crimea", &[2], unit, "@nordic");
        assert_eq!(out.iter().filter(|p| p.starts_with('h')).collect::<Vec<_>>(), ["h04", "h05"]);
    }
    assert!(bases(&[1, 2, 3, 4], "worker", "h24").is_empty());
    // Nobody else enters a base, not even its own.
    for faction in ["nordic", "rusviet", "saxony", "polania"] {
        let state = moving(faction, &unit_at(faction, &[1, 2, 3, 4], "mech", "h24"));
        assert!(steps(&state, "mech", "h24").iter().all(|p| p.starts_with('h')), "{faction}");
    }
}

// RL-109
#[test]
fn wayfare_with_five_players_leads_to_the_two_expansion_bases() {
    let text = "active 3
                seat nordic agricultural
                seat rusviet patriotic
                seat crimea industrial
                  mechs 2 at h24
                seat saxony mechanical
                seat polania engineering";
    let mut state = position(text);
    play(&mut state, "section build; move");
    let mut bases: Vec<String> =
        steps(&state, "mech", "h24").into_iter().filter(|p| p.starts_with('@')).collect();
    bases.sort();
    assert_eq!(bases, ["@albion", "@crimea", "@togawa"]);
    // The older printing leaves its own base out.
    let mut older = position(&format!("rules rulebook -wayfare-home\n{text}"));
    play(&mut older, "section build; move");
    refused(&older, "step mech h24 @crimea");
    assert!(may(&older, "step mech h24 @togawa"));
}

// RL-110
#[test]
fn resources_left_on_a_base_are_neither_spent_nor_scored() {
    let mut state = position(
        "active 1
         at h24 wood 4
         seat crimea industrial
           popularity 10
           mechs 2 at h24
         seat polania mechanical",
    );
    assert_eq!(state.score(seat(1)).resource_coins, 4);
    play(&mut state, "section build; move; step mech h24 @albion; carry wood 4; done");
    assert_eq!(state.public().resources("@albion".parse::<Place>().unwrap()).iter().sum::<u8>(), 4);
    assert_eq!(state.score(seat(1)).resources, 0);
    // Build above could not be paid: the turn has gone on.
    assert_eq!(state.public().active(), seat(2));
    // Brought back it is worth as much as before.
    play(
        &mut state,
        "section build; skip; section upgrade; skip; section upgrade; skip; section build; move",
    );
    play(&mut state, "step mech @albion h01; carry wood 4; done");
    assert!(may(&state, "pay coins 1"));
    assert_eq!(state.score(seat(1)).resources, 4);
}

// RL-115
#[test]
fn underpass_joins_own_mountains_tunnels_and_the_own_mine() {
    let lines = "character h10
                 mechs 2 at h34
                 workers h26 h41
                 structures mine h46";
    let state = moving("saxony", lines);
    let network = ["h10", "h15", "h18", "h26", "h29", "h32", "h34", "h37", "h46"];
    for (unit, from) in [("mech", "h34"), ("character", "h10")] {
        let reached = steps(&state, unit, from);
        for place in network.into_iter().filter(|p| *p != from) {
            assert!(reached.iter().any(|p| p == place), "{unit} from {from} to {place}");
        }
        // Mountains that nobody or somebody else holds are not in it.
        for place in ["h01", "h24", "h44"] {
            assert!(!reached.iter().any(|p| p == place), "{unit} from {from} to {place}");
        }
    }
    // Workers use tunnels and Mine like everybody's, but no mountains.
    assert_eq!(steps(&state, "worker", "h26"), ["h19", "h25"]);
    // Not before the mech is out: the Mine is a tunnel all the same.
    let before = moving("saxony", &lines.replace("mechs 2", "mechs 3"));
    assert_eq!(steps(&before, "mech", "h34"), ["h35", "h41"]);
    let tunnel = steps(&before, "character", "h10");
    assert!(tunnel.iter().any(|p| p == "h46") && tunnel.iter().any(|p| p == "h37"));
    assert!(!tunnel.iter().any(|p| p == "h26" || p == "h34"));
}

#[test]
fn underpass_does_not_use_a_mountain_that_an_enemy_holds() {
    let text = "active 1
                seat saxony industrial
                  mechs 2 at h10
                  structures mill h26
                seat polania mechanical
                  workers @polania @polania";
    let mut held = position(text);
    play(&mut held, "section build; move");
    assert!(may(&held, "step mech h10 h26"));
    let mut lost = position(&text.replace("workers @polania", "workers h26"));
    play(&mut lost, "section build; move");
    refused(&lost, "step mech h10 h26");
}

// RL-114
#[test]
fn submerge_leads_from_any_lake_to_any_other() {
    for unit in FIGHTERS {
        assert!(goes("polania", &[2], unit, "h14", "h07"));
        assert!(!goes("polania", &[1, 3, 4], unit, "h14", "h07"));
        let from_lake = reach("polania", &[2], unit, "h07");
        assert_eq!(from_lake, ["h01", "h08", "h09", "h14", "h17", "h22", "h31", "h33", "h42"]);
        // From land only the lakes beside it.
        assert!(!goes("polania", &[2], unit, "h14", "h22"));
    }
    assert!(!goes("polania", &[1, 2, 3, 4], "worker", "h14", "h07"));
    // Nordic's Seaworthy knows no such way.
    assert!(!goes("nordic", &[2], "mech", "h07", "h42"));
}

// RL-014
#[test]
fn submerge_leads_from_the_home_base_onto_its_lake() {
    for unit in FIGHTERS {
        assert_eq!(reach("polania", &[2], unit, "@polania"), ["h07", "h14", "h20"]);
        assert_eq!(reach("polania", &[3], unit, "@polania"), ["h14", "h20"]);
    }
    assert_eq!(reach("polania", &[2], "worker", "@polania"), ["h14", "h20"]);
}

#[test]
fn submerged_mech_takes_its_workers_along() {
    let mut state = moving("polania", "mechs 2 at h07\nworkers h07 h20");
    assert!(steps(&state, "worker", "h07").is_empty());
    play(&mut state, "step mech h07 h42");
    assert_eq!(state.public().player(seat(2)).workers_on(at("h42")), 1);
}

// RL-111
#[test]
fn swim_is_for_nordic_workers_over_rivers_only() {
    for (_, from, to) in CROSSINGS {
        assert!(goes("nordic", &[], "worker", from, to), "{from} to {to}");
        assert!(!goes("nordic", &[3], "mech", from, to));
        assert!(!goes("nordic", &[], "character", from, to));
        for other in ["rusviet", "crimea", "saxony", "polania"] {
            assert!(!goes(other, &[], "worker", from, to), "{other}");
        }
    }
    for (from, lake) in [("h11", "h17"), ("h10", "h09"), ("h08", "h07")] {
        assert!(!goes("nordic", &[], "worker", from, lake));
    }
}
