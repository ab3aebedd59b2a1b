//! Rulings on the turn and its payments.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Question};

// RL-001
#[test]
fn the_section_of_last_turn_is_closed_whichever_half_was_used() {
    let turns = [
        "section upgrade; bolster power 2; skip",
        "section upgrade; skip; pay coins 3; upgrade move_unit enlist",
        "section upgrade; skip; skip",
    ];
    for turn in turns {
        let mut state = position("at h05 oil 3\nseat nordic industrial\nseat crimea mechanical");
        play(&mut state, turn);
        play(&mut state, "section upgrade; skip");
        assert_eq!(state.public().active(), seat(1), "{turn}");
        assert_eq!(legal(&state), ["section deploy", "section build", "section enlist"], "{turn}");
        refused(&state, "section upgrade");
    }
}

// RL-001
#[test]
fn rusviet_may_take_the_section_of_last_turn_again() {
    let mut state =
        position("active 1\nseat rusviet industrial\ntoken upgrade\nseat crimea mechanical\ntoken upgrade");
    assert!(may(&state, "section upgrade"));
    play(&mut state, "section upgrade; bolster power 2");
    assert_eq!(state.public().active(), seat(2));
    refused(&state, "section upgrade");
}

// RL-001: only the turn before counts.
#[test]
fn a_section_left_for_one_turn_is_open_again() {
    let mut state = position("seat nordic industrial\ntoken upgrade\nseat crimea mechanical");
    play(&mut state, "section deploy; skip; section deploy; skip");
    assert!(may(&state, "section upgrade"));
    refused(&state, "section deploy");
}

// RL-002
#[test]
fn the_bottom_row_waits_for_the_top_row_and_the_top_row_never_follows() {
    let mut state = position(
        "at h05 oil 3
        seat nordic industrial
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section upgrade");
    assert!(may(&state, "bolster power 2"));
    refused(&state, "pay coins 3");
    play(&mut state, "skip; pay coins 3; upgrade move_unit enlist");
    refused(&state, "bolster power 2");
    assert_eq!(offered(&state, "bolster"), Vec::<String>::new());
    play(&mut state, "end");
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(player(&state, 1).power(), 4, "the start power of the faction");
}

// RL-002
#[test]
fn top_row_and_bottom_row_may_each_be_left_out() {
    let start = position("at h05 oil 3\nseat nordic industrial\nseat crimea mechanical");
    let turns = [
        ("section upgrade; bolster power 2; pay coins 3; upgrade move_unit enlist", 6, 1),
        ("section upgrade; bolster power 2; skip", 6, 0),
        ("section upgrade; skip; pay coins 3; upgrade move_unit enlist", 4, 1),
        ("section upgrade; skip; skip", 4, 0),
    ];
    for (turn, power, upgrades) in turns {
        let mut state = start;
        play(&mut state, turn);
        let nordic = player(&state, 1);
        assert_eq!((nordic.power(), nordic.upgrade_count()), (power, upgrades), "{turn}");
        assert_eq!(nordic.action_token(), Some(Section::Upgrade));
        assert_eq!(state.public().active(), seat(2));
    }
}

// RL-003
#[test]
fn tokens_traded_in_the_top_row_pay_the_bottom_row() {
    let mut state = position(
        "at h04 metal 2
        seat nordic engineering
        objectives 1 2
        seat crimea mechanical",
    );
    let mut without = state;
    play(&mut without, "section deploy; skip");
    refused(&without, "pay coins 0");

    play(&mut state, "section deploy; trade resources; on h04; resources metal 2; pay coins 0; deploy 1 h04");
    assert_eq!(player(&state, 1).mech_count(), 1);
    assert_eq!(tokens_of(&state, "h04", Resource::Metal), 0);
}

// RL-003
#[test]
fn tokens_produced_in_the_top_row_pay_the_bottom_row() {
    let mut state = position(
        "at h11 metal 2
        seat nordic industrial
        workers h05 h11
        seat crimea mechanical",
    );
    play(&mut state, "section deploy; produce; produce h11 1; pay coins 2; deploy 4 h05");
    assert_eq!(player(&state, 1).mech_count(), 1);
    assert_eq!(tokens_of(&state, "h11", Resource::Metal), 0);
}

// RL-004
#[test]
fn a_bottom_row_action_that_cannot_be_paid_in_full_is_not_taken() {
    for (metal, enough) in [(0, false), (1, false), (2, false), (3, true)] {
        let mut state = position(&format!(
            "at h04 metal {metal} wood 9 oil 9 food 9
            seat nordic industrial
            objectives 1 2
            seat crimea mechanical",
        ));
        play(&mut state, "section deploy; skip");
        assert_eq!(state.public().question(), Some(Question::Bottom(Section::Deploy)));
        assert_eq!(may(&state, "pay coins 2"), enough, "{metal} metal");
        assert_eq!(offered(&state, "pay").is_empty(), !enough);
    }
}

// RL-004
#[test]
fn a_top_row_action_that_cannot_be_paid_in_full_is_not_taken() {
    let mat = "objectives 1 2\nseat crimea mechanical";
    for (coins, enough) in [(0, false), (1, true)] {
        for (section, half) in [("upgrade", "bolster power 2"), ("enlist", "trade popularity 1")] {
            let mut state = position(&format!("seat nordic industrial\ncoins {coins}\n{mat}"));
            play(&mut state, &format!("section {section}"));
            assert_eq!(legal(&state).contains(&half.to_string()), enough, "{half} with {coins} coins");
        }
    }
    let eight = "workers h04 h04 h04 h04 h05 h05 h05 h05";
    for (power, popularity, coins) in [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 1, 1)] {
        let mut state = position(&format!(
            "seat nordic industrial\npower {power}\npopularity {popularity}\ncoins {coins}\n{eight}\n{mat}"
        ));
        play(&mut state, "section deploy");
        let enough = power + popularity + coins == 3;
        assert_eq!(legal(&state).contains(&"produce".to_string()), enough, "{power} {popularity} {coins}");
    }
}

// RL-004
#[test]
fn the_whole_cost_is_paid_before_the_mech_is_placed() {
    let mut state =
        position("at h04 metal 2\nat h05 metal 2\nseat nordic industrial\nseat crimea mechanical");
    play(&mut state, "section deploy; skip; pay coins 2");
    assert_eq!(offered(&state, "deploy"), Vec::<String>::new());
    assert!(may(&state, "pay metal h04") && may(&state, "pay metal h05"));
    play(&mut state, "pay metal h05");
    assert!(may(&state, "deploy 1 h04"));
    assert_eq!(tokens_of(&state, "h04", Resource::Metal) + tokens_of(&state, "h05", Resource::Metal), 1);
}

// RL-004
#[test]
fn the_whole_cost_is_paid_before_the_coins_are_gained() {
    let mut state = position("at h04 metal 3\nseat nordic industrial\nseat crimea mechanical");
    let events = play(&mut state, "section deploy; skip; pay coins 2; deploy 1 h04");
    let last_paid = events.iter().rposition(|e| matches!(e, Event::ResourcePaid { .. })).unwrap();
    let gained = events.iter().position(|e| matches!(e, Event::CoinsGained { .. })).unwrap();
    assert!(last_paid < gained, "{events:?}");
}

// RL-005
#[test]
fn coins_of_a_bottom_row_action_may_be_refused_at_the_full_cost() {
    for coins in 0..=3 {
        let mut state = position("at h05 oil 3\nseat nordic industrial\ncoins 4\nseat crimea mechanical");
        play(&mut state, &format!("section upgrade; skip; pay coins {coins}; upgrade move_unit enlist"));
        assert_eq!(player(&state, 1).coins(), 4 + coins);
        assert_eq!(tokens_of(&state, "h05", Resource::Oil), 0);
    }
    let mut state = position("at h05 oil 3\nseat nordic industrial\nseat crimea mechanical");
    play(&mut state, "section upgrade; skip");
    refused(&state, "pay coins 4");
}

// RL-005
#[test]
fn the_benefit_of_a_bottom_row_action_may_be_left_at_the_full_cost() {
    let cases = [("upgrade", "oil", 3), ("deploy", "metal", 2), ("build", "wood", 1), ("enlist", "food", 0)];
    for (section, resource, coins) in cases {
        let mut state =
            position(&format!("at h05 {resource} 4\nseat nordic industrial\nseat crimea mechanical"));
        let before = *player(&state, 1);
        play(&mut state, &format!("section {section}; skip; pay coins {coins}; skip"));
        let after = player(&state, 1);
        assert_eq!(after.coins(), before.coins() + coins);
        let gains =
            (after.upgrade_count(), after.mech_count(), after.structure_count(), after.recruit_count());
        assert_eq!(gains, (0, 0, 0, 0), "{section}");
        let left = if section == "enlist" { 0 } else { 1 };
        assert_eq!(tokens_of(&state, "h05", resource.parse().unwrap()), left, "{section}");
    }
}

// RL-005
#[test]
fn part_of_the_benefit_of_a_top_row_action_may_be_left_at_the_full_cost() {
    // Two workers on a village: none, one or two new ones.
    for made in 0..=2u8 {
        let mut state = position(
            "seat nordic industrial
            workers h04 h05 h06 h06
            power 3
            objectives 1 2
            seat crimea mechanical",
        );
        play(&mut state, "section deploy; produce");
        if made > 0 {
            play(&mut state, &format!("produce h06 {made}"));
        } else {
            play(&mut state, "done");
        }
        assert_eq!(player(&state, 1).worker_count(), 4 + made);
        assert_eq!(player(&state, 1).power(), 2, "the cost of four workers");
    }
    let start = position("seat nordic industrial\ncoins 4\npower 3\nseat crimea mechanical");
    for power in 0..=2 {
        let mut state = start;
        play(&mut state, &format!("section upgrade; bolster power {power}"));
        assert_eq!((player(&state, 1).power(), player(&state, 1).coins()), (3 + power, 3));
    }
    for (picked, oil) in [("none", 0), ("oil 1", 1), ("oil 2", 2)] {
        let mut state = start;
        play(&mut state, &format!("section enlist; trade resources; on h05; resources {picked}"));
        assert_eq!((tokens_of(&state, "h05", Resource::Oil), player(&state, 1).coins()), (oil, 3));
    }
}

// RL-006
#[test]
fn a_completed_deploy_may_be_paid_for_its_coins_and_recruit_bonuses() {
    let mut state = position(
        "active 1
        at h04 metal 3
        seat nordic industrial
        coins 4
        mechs 1 2 3 4 at h04 h04 h04 h04
        stars mechs
        recruits deploy
        bonuses power
        seat rusviet engineering
        coins 5
        recruits deploy
        bonuses power
        seat crimea mechanical
        coins 6
        recruits deploy
        bonuses power
        seat polania agricultural
        coins 7
        recruits upgrade
        bonuses power",
    );
    let events = play(&mut state, "section deploy; skip; pay coins 2 bonus");
    assert_eq!(tokens_of(&state, "h04", Resource::Metal), 0);
    assert_eq!(player(&state, 1).mech_count(), 4);
    // 2 printed and 1 for the player's own recruit; the left neighbour 1; nobody else is both next to it and entitled.
    let coins = [1, 2, 3, 4].map(|n| player(&state, n).coins());
    assert_eq!(coins, [7, 6, 6, 7]);
    let paid: Vec<Seat> = events
        .iter()
        .filter_map(|e| match e {
            Event::RecruitBonus { seat, action: BottomAction::Deploy } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(paid, [seat(1), seat(2)]);
}

// RL-006
#[test]
fn the_other_completed_bottom_row_actions_may_be_paid_too() {
    let done = [
        (
            "upgrade",
            "oil 2",
            3,
            "cubes move_unit move_coin bolster_power bolster_card trade_popularity produce_territory
            reduced upgrade deploy deploy build enlist enlist
            stars upgrades",
        ),
        ("build", "wood 3", 1, "structures mill h12 mine h13 monument h18 armory h06\nstars structures"),
        (
            "enlist",
            "food 4",
            0,
            "recruits upgrade deploy build enlist\nbonuses power coins popularity cards\nstars recruits",
        ),
    ];
    for (section, cost, coins, mat) in done {
        let mut state = position(&format!(
            "at h04 {cost}\nseat nordic industrial\ncoins 4\n{mat}\nseat crimea mechanical"
        ));
        play(&mut state, &format!("section {section}; skip; pay coins {coins}"));
        assert_eq!(player(&state, 1).coins(), 4 + coins, "{section}");
        assert_eq!(state.public().resources(at("h04")), [0; 4], "{section}");
        assert_eq!(state.public().active(), seat(2), "nothing is left to choose");
    }
}

// RL-007
#[test]
fn an_upgrade_of_this_turn_does_not_open_the_top_row_again() {
    let mut state = position(
        "at h05 oil 3
        seat nordic industrial
        power 3
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section upgrade; bolster power 2; pay coins 3; upgrade bolster_power enlist");
    assert_eq!(state.public().question(), Some(Question::EndTurn));
    refused(&state, "bolster power 3");
    refused(&state, "bolster power 1");
    refused(&state, "section upgrade");
    play(&mut state, "end");
    assert_eq!(player(&state, 1).power(), 5);
}

// RL-007
#[test]
fn a_structure_of_this_turn_adds_nothing_to_the_top_row_of_this_turn() {
    let text =
        "active 1\nat h04 wood 4\nseat nordic patriotic\npower 3\nobjectives 1 2\nseat crimea mechanical";
    let mut state = position(text);
    play(&mut state, "section build");
    refused(&state, "trade popularity 1 bonus");
    play(&mut state, "trade popularity 1; pay coins 0; build armory h04");
    assert_eq!(player(&state, 1).power(), 3);
    refused(&state, "trade popularity 1 bonus");
    play(&mut state, "end; section upgrade; skip; section upgrade; skip; skip; end; section deploy; skip");
    play(&mut state, "section build");
    assert!(may(&state, "trade popularity 1 bonus"));
}
