//! Rulings on Trade and Bolster, on Upgrade, Deploy and Build, and on the choice of a recruit.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Question, State};

// ---------------------------------------------------------------- trade and bolster

/// Nordic about to trade: workers on h04 and h05, one at home; a mech alone on h11, a structure alone on h12.
fn trader(extra: &str) -> State {
    let mut state = position(&format!(
        "rules rulebook {extra}
        seat nordic industrial
        coins 4
        popularity 5
        workers h04 h05 @nordic
        mechs 3 at h11
        structures monument h12
        objectives 1 2
        seat crimea mechanical"
    ));
    play(&mut state, "section enlist");
    state
}

// RL-078
#[test]
fn traded_tokens_go_to_a_controlled_hex_with_an_own_worker() {
    let mut state = trader("");
    play(&mut state, "trade resources");
    assert_eq!(offered(&state, "on"), ["on h04", "on h05"]);
    for elsewhere in ["h11", "h12", "@nordic", "h43", "h01"] {
        refused(&state, &format!("on {elsewhere}"));
    }
}

// RL-078
#[test]
fn traded_tokens_are_any_two_alike_or_different() {
    let kinds = ["food", "metal", "oil", "wood"];
    for (i, first) in kinds.iter().enumerate() {
        for (j, second) in kinds.iter().enumerate().skip(i) {
            let mut state = trader("");
            let picked = if i == j { format!("{first} 2") } else { format!("{first} 1 {second} 1") };
            play(&mut state, &format!("trade resources; on h04; resources {picked}"));
            let mut expected = [0; 4];
            expected[i] += 1;
            expected[j] += 1;
            assert_eq!(state.public().resources(at("h04")), expected);
            assert_eq!(player(&state, 1).coins(), 3);
        }
    }
    let mut state = trader("");
    play(&mut state, "trade resources; on h04");
    refused(&state, "resources wood 3");
    refused(&state, "resources food 1 metal 1 oil 1");
}

// RL-079
#[test]
fn with_all_workers_at_home_only_the_popularity_half_of_trade_is_left() {
    let mut state = position(
        "seat nordic industrial
        coins 4
        popularity 5
        workers @nordic @nordic @nordic
        character h04
        mechs 3 at h11
        structures monument h12
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section enlist");
    refused(&state, "trade resources");
    play(&mut state, "trade popularity 1");
    assert_eq!((player(&state, 1).popularity(), player(&state, 1).coins()), (6, 3));
}

// RL-079: the other reading.
#[test]
fn with_the_switch_on_trade_needs_a_worker_for_popularity_too() {
    let trade = |workers: &str| {
        let mut state = position(&format!(
            "rules rulebook +trade-needs-worker
            seat nordic industrial
            coins 4
            workers {workers}
            objectives 1 2
            seat crimea mechanical"
        ));
        play(&mut state, "section enlist");
        offered(&state, "trade")
    };
    assert_eq!(trade("@nordic @nordic"), Vec::<String>::new());
    assert_eq!(trade("@nordic h11"), ["trade resources", "trade popularity 1", "trade popularity 0"]);
}

// RL-079: one worker on the board is enough.
#[test]
fn one_worker_away_from_home_is_enough_to_trade_for_resources() {
    let mut state = position("seat nordic industrial\nworkers @nordic h11\nseat crimea mechanical");
    play(&mut state, "section enlist; trade resources; on h11; resources wood 2");
    assert_eq!(tokens_of(&state, "h11", Resource::Wood), 2);
}

// RL-080
#[test]
fn both_traded_tokens_go_to_one_hex() {
    for rules in ["", "-trade-split"] {
        let mut state = trader(rules);
        play(&mut state, "trade resources; on h04; resources wood 1 oil 1");
        assert_eq!(offered(&state, "on"), Vec::<String>::new());
        assert_eq!(state.public().question(), Some(Question::Bottom(Section::Enlist)));
        assert_eq!(state.public().resources(at("h04")), [0, 0, 1, 1]);
        assert_eq!(state.public().resources(at("h05")), [0; 4]);
    }
    let mut state = position("rules current\nseat nordic industrial\nobjectives 1 2\nseat crimea mechanical");
    play(&mut state, "section enlist; trade resources; on h04; resources wood 1");
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Enlist)));
}

// RL-080
#[test]
fn with_the_switch_on_the_traded_tokens_may_go_to_two_hexes() {
    let mut state = trader("+trade-split");
    play(&mut state, "trade resources; on h04; resources wood 1; on h05; resources oil 1");
    assert_eq!(state.public().resources(at("h04")), [0, 0, 0, 1]);
    assert_eq!(state.public().resources(at("h05")), [0, 0, 1, 0]);
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Enlist)));

    let mut state = trader("+trade-split");
    play(&mut state, "trade resources; on h05; resources oil 1; on h05");
    refused(&state, "resources oil 2");
    play(&mut state, "resources oil 1");
    assert_eq!(state.public().resources(at("h05")), [0, 0, 2, 0]);
    assert_eq!(player(&state, 1).coins(), 3);
}

// RL-081
#[test]
fn the_armory_adds_power_to_either_half_of_trade() {
    let text = "seat nordic industrial
    coins 4
    power 3
    popularity 5
    structures armory h12
    seat crimea mechanical";
    let mut state = position(text);
    play(&mut state, "section enlist; trade popularity 1 bonus");
    let nordic = player(&state, 1);
    assert_eq!((nordic.popularity(), nordic.power(), nordic.coins()), (6, 4, 3));

    let mut state = position(text);
    play(&mut state, "section enlist; trade resources bonus; on h04; resources wood 2");
    assert_eq!((player(&state, 1).power(), tokens_of(&state, "h04", Resource::Wood)), (4, 2));

    let mut state = position(&text.replace("armory", "monument"));
    play(&mut state, "section enlist");
    refused(&state, "trade popularity 1 bonus");
    refused(&state, "trade resources bonus");
}

// RL-082
#[test]
fn the_trade_cube_adds_popularity_and_no_resource() {
    let plain = position("seat nordic industrial\npopularity 5\nseat crimea mechanical");
    let better = position(
        "seat nordic industrial\npopularity 5\ncubes trade_popularity\nreduced build\nseat crimea mechanical",
    );
    for (start, most) in [(plain, 1), (better, 2)] {
        let mut state = start;
        play(&mut state, "section enlist");
        refused(&state, &format!("trade popularity {}", most + 1));
        let mut popular = state;
        play(&mut popular, &format!("trade popularity {most}"));
        assert_eq!(player(&popular, 1).popularity(), 5 + most);
        play(&mut state, "trade resources; on h04");
        refused(&state, "resources wood 3");
        refused(&state, "resources food 2 wood 1");
        assert!(may(&state, "resources wood 2"));
    }
}

// RL-083
#[test]
fn power_stops_at_sixteen_with_a_star() {
    let mut state = position(
        "seat nordic industrial
        power 15
        cubes bolster_power
        reduced build
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section upgrade");
    let most = offered(&state, "bolster power").remove(0);
    let events = play(&mut state, &most);
    assert_eq!(player(&state, 1).power(), 16);
    assert_eq!(player(&state, 1).stars().on(Star::Power), 1);
    assert!(events.contains(&Event::StarPlaced { seat: seat(1), star: Star::Power, total: 1 }));
}

// RL-083: short of the end of the track there is no star.
#[test]
fn three_power_below_sixteen_are_gained_in_full() {
    let mut state = position(
        "seat nordic industrial
        power 12
        cubes bolster_power
        reduced build
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section upgrade; bolster power 3");
    assert_eq!(player(&state, 1).power(), 15);
    assert_eq!(player(&state, 1).stars().total(), 0);
}

// RL-083
#[test]
fn popularity_stops_at_eighteen_with_a_star() {
    let mut state = position(
        "seat nordic industrial
        popularity 17
        cubes trade_popularity
        reduced build
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section enlist");
    let most = offered(&state, "trade popularity").remove(0);
    play(&mut state, &most);
    assert_eq!(player(&state, 1).popularity(), 18);
    assert_eq!(player(&state, 1).stars().on(Star::Popularity), 1);
}

// ---------------------------------------------------------------- upgrade, deploy, build

// RL-084
#[test]
fn any_cube_goes_to_any_empty_bracketed_box() {
    // Industrial has 1, 2, 1 and 2 bracketed boxes: those of Build and one of Enlist are covered.
    let mut state = position(
        "at h05 oil 3
        seat nordic industrial
        cubes move_coin bolster_card
        reduced build enlist
        seat crimea mechanical",
    );
    play(&mut state, "section upgrade; skip; pay coins 3");
    let mut expected = Vec::new();
    for cube in ["move_unit", "bolster_power", "trade_popularity", "produce_territory"] {
        for to in ["upgrade", "deploy", "enlist"] {
            expected.push(format!("upgrade {cube} {to}"));
        }
    }
    assert_eq!(offered(&state, "upgrade"), expected);
    refused(&state, "upgrade move_unit build");
    refused(&state, "upgrade move_coin enlist");
    play(&mut state, "upgrade trade_popularity enlist");
    let nordic = player(&state, 1);
    assert!(nordic.has_moved(Cube::TradePopularity));
    assert_eq!((nordic.reduced(BottomAction::Enlist), nordic.cost(BottomAction::Enlist)), (2, 2));
}

// RL-084
#[test]
fn a_solid_box_never_takes_a_cube() {
    // Patriotic prints no bracketed box for Upgrade.
    let mut state = position("active 1\nat h05 oil 2\nseat nordic patriotic\nseat crimea mechanical");
    play(&mut state, "section upgrade; skip; pay coins 1");
    for cube in Cube::ALL {
        refused(&state, &format!("upgrade {cube} upgrade"));
        assert!(may(&state, &format!("upgrade {cube} deploy")));
    }
}

// RL-085
#[test]
fn a_deployed_mech_gives_its_ability_to_character_and_mechs_but_not_to_workers() {
    // A river lies between h14 and the mountain h15, which Polania's Riverwalk reaches.
    let mut state = position(
        "active 2
        at h14 metal 3
        seat crimea mechanical
        seat polania industrial
        character h14
        mechs 3 at h14
        workers h14 h20",
    );
    let mut before = state;
    play(&mut before, "section build; move");
    for unit in ["character", "mech", "worker"] {
        refused(&before, &format!("step {unit} h14 h15"));
    }
    play(&mut state, "section deploy; skip; pay coins 2; deploy 1 h14");
    play(&mut state, "section deploy; skip; section build; move");
    assert!(may(&state, "step character h14 h15"));
    refused(&state, "step worker h14 h15");
    // The mech deployed before has it as well as the new one.
    play(&mut state, "step mech h14 h15; carry workers 0; step mech h14 h15; carry workers 0");
    assert_eq!(player(&state, 2).mechs_on(at("h15")), 2);
}

// RL-086
#[test]
fn mechs_are_deployed_with_an_own_worker_on_land_only() {
    let mut state = position(
        "active 2
        at h14 metal 3
        seat crimea mechanical
        seat polania industrial
        character h21
        mechs 2 at h22
        workers h22 h14 @polania
        structures monument h20",
    );
    play(&mut state, "section deploy; skip; pay coins 2");
    assert_eq!(offered(&state, "deploy"), ["deploy 1 h14", "deploy 3 h14", "deploy 4 h14"]);
    for elsewhere in ["h22", "h21", "h20", "@polania", "h43"] {
        refused(&state, &format!("deploy 1 {elsewhere}"));
    }
    play(&mut state, "deploy 4 h14");
    assert_eq!(player(&state, 2).mechs_on(at("h14")), 1);
}

// RL-087
#[test]
fn a_structure_stays_and_serves_its_owner_under_enemy_units() {
    // Crimea's mech walks onto Nordic's Monument.
    let mut state = position(
        "active 2
        seat nordic industrial
        popularity 5
        power 3
        structures monument h18
        objectives 1 2
        seat crimea mechanical
        mechs 3 at h12",
    );
    play(&mut state, "section build; move; step mech h12 h18; done");
    assert_eq!(state.public().controller(Hex::new(18).unwrap()), Some(seat(2)));
    assert_eq!(player(&state, 1).structure(Structure::Monument), Hex::new(18));
    assert_eq!(state.public().active(), seat(1), "no combat was fought");
    play(&mut state, "section upgrade; bolster power 2 bonus");
    let nordic = player(&state, 1);
    assert_eq!((nordic.power(), nordic.popularity()), (5, 6));
}

// RL-087
#[test]
fn a_structure_built_once_is_never_built_or_moved_again() {
    let mut state = position(
        "at h04 wood 3
        seat nordic industrial
        structures monument h18 mill h05
        seat crimea mechanical
        workers h43 h18",
    );
    play(&mut state, "section build; skip; pay coins 1");
    assert_eq!(offered(&state, "build"), ["build armory h04", "build mine h04"]);
}

// RL-087
#[test]
fn a_mill_on_a_lost_hex_produces_by_the_rulebook_and_not_by_the_current_rules() {
    let cases = [
        ("rulebook", true),
        ("rulebook -mill-under-enemy", false),
        ("current", false),
        ("current +mill-under-enemy", true),
    ];
    for (rules, produces) in cases {
        let text = format!(
            "rules {rules}
            seat nordic industrial
            structures mill h12
            objectives 1 2
            seat crimea mechanical
            mechs 3 at h12"
        );
        let mut state = position(&text);
        play(&mut state, "section deploy; produce");
        assert_eq!(may(&state, "produce h12 1"), produces, "{rules}");
        // The same Mill with nobody on its hex works in every printing.
        let mut state = position(&text.replace("mechs 3 at h12", ""));
        play(&mut state, "section deploy; produce; produce h12 1");
        assert_eq!(tokens_of(&state, "h12", Resource::Food), 1, "{rules}");
    }
}

// ---------------------------------------------------------------- enlist

/// Nordic about to enlist, with the recruit of Build and the one-time coins gone.
fn recruiter() -> State {
    let mut state = position(
        "at h04 food 8
        seat nordic industrial
        power 3
        popularity 5
        coins 4
        recruits build
        bonuses coins
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section enlist; skip; pay coins 0");
    state
}

// RL-088
#[test]
fn any_recruit_takes_any_free_one_time_bonus() {
    let state = recruiter();
    for recruit in BottomAction::ALL {
        for bonus in RecruitBonus::ALL {
            let free = recruit != BottomAction::Build && bonus != RecruitBonus::Coins;
            assert_eq!(may(&state, &format!("enlist {recruit} {bonus} 2")), free, "{recruit} {bonus}");
        }
    }
}

// RL-088
#[test]
fn the_one_time_bonus_is_gained_at_once() {
    let mut state = recruiter();
    play(&mut state, "enlist deploy power 2");
    assert_eq!(player(&state, 1).power(), 5);
    let mut state = recruiter();
    play(&mut state, "enlist enlist popularity 2");
    assert_eq!(player(&state, 1).popularity(), 7);
    let mut state = recruiter();
    play(&mut state, "enlist upgrade cards 2; draw 2; draw 5");
    assert_eq!(state.own(seat(1)).hand().to_string(), "25");
    let mut state = position("at h04 food 4\nseat nordic industrial\ncoins 4\nseat crimea mechanical");
    play(&mut state, "section enlist; skip; pay coins 0; enlist upgrade coins 2");
    assert_eq!(player(&state, 1).coins(), 6);
}

// RL-088
#[test]
fn an_enlisted_recruit_and_its_one_time_bonus_stay_taken() {
    let mut state = recruiter();
    play(&mut state, "enlist deploy power 2; end; section enlist; skip");
    play(&mut state, "section deploy; skip; skip; end; section deploy; skip");
    play(&mut state, "section enlist; skip; pay coins 0");
    let nordic = player(&state, 1);
    assert!(nordic.has_enlisted(BottomAction::Deploy) && nordic.has_taken(RecruitBonus::Power));
    assert_eq!(offered(&state, "enlist deploy"), Vec::<String>::new());
    for recruit in ["upgrade", "enlist"] {
        refused(&state, &format!("enlist {recruit} power 2"));
        assert!(may(&state, &format!("enlist {recruit} popularity 2")));
    }
}

#[test]
fn a_mech_space_that_no_mat_has_holds_no_mech() {
    let state = position("active 1\nseat nordic industrial\nmechs 1 4 at h29 h30\nseat crimea mechanical");
    let player = state.public().player(seat(1));
    let deployed: Vec<u8> = (0..=u8::MAX).filter(|slot| player.has_deployed(*slot)).collect();
    assert_eq!(deployed, [0, 3], "and whoever asks for the ninth is not stopped");
}
