//! Rulings on the final score and its tie-breaks.

use crate::common::*;
use kosa_engine::*;

/// Nordic with the given lines against an idle Crimea.
fn nordic(lines: &str) -> Score {
    position(&format!(
        "active 1
         seat nordic industrial
           {lines}
         seat crimea mechanical"
    ))
    .score(seat(1))
}

/// RL-101
#[test]
fn popularity_sets_the_coins_for_stars_territories_and_pairs() {
    for (popularity, star, territory, pair) in
        [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (17, 5, 4, 3), (18, 5, 4, 3)]
    {
        let state = position(&format!(
            "active 1
             at h04 wood 2
             at h05 oil 2
             seat nordic industrial
               coins 11
               popularity {popularity}
               stars combat power combat
               workers h04 h05 h11 h12
             seat crimea mechanical"
        ));
        let score = state.score(seat(1));
        assert_eq!((score.stars, score.territories, score.resources), (3, 4, 4));
        assert_eq!(score.star_coins, 3 * star, "popularity {popularity}");
        assert_eq!(score.territory_coins, 4 * territory, "popularity {popularity}");
        assert_eq!(score.resource_coins, 2 * pair, "popularity {popularity}");
        assert_eq!(score.total(), 11 + 3 * star + 4 * territory + 2 * pair);
    }
}

/// RL-101
#[test]
fn factory_counts_as_three_territories_and_a_home_base_as_none() {
    assert_eq!(nordic("workers @nordic @nordic").territories, 0);
    let score = nordic("popularity 10\ncharacter h23\nworkers @nordic @nordic");
    assert_eq!((score.territories, score.territory_coins), (3, 9));
}

/// RL-101
#[test]
fn lake_counts_as_a_territory() {
    assert_eq!(nordic("mechs 2 at h17\nworkers @nordic @nordic").territories, 1);
}

/// RL-101
#[test]
fn territory_needs_an_own_unit_or_an_own_structure_without_enemy_units() {
    let state = position(
        "active 1
         at h11 metal 4
         at h12 food 2
         seat nordic industrial
           workers h04 h04
           structures mill h11 mine h12
         seat crimea mechanical
           character h11",
    );
    assert_eq!(state.score(seat(1)).territories, 2, "h04 and the Mine's hex");
    assert_eq!(state.score(seat(1)).resources, 2);
    assert_eq!(state.score(seat(2)).territories, 3, "h11 besides the workers' hexes");
    assert_eq!(state.score(seat(2)).resources, 4);
}

/// RL-102
#[test]
fn resources_of_all_kinds_are_paired_together() {
    let state = position(
        "active 1
         at h04 wood 5 food 1
         at h05 oil 3 metal 4
         at h20 food 9
         seat nordic industrial
           popularity 10
         seat crimea mechanical",
    );
    let score = state.score(seat(1));
    assert_eq!((score.resources, score.resource_coins), (13, 12));
}

/// RL-102
#[test]
fn resources_on_different_territories_are_paired_together() {
    let state = position(
        "active 1
         at h04 wood 1
         at h05 oil 1
         seat nordic industrial
           popularity 10
         seat crimea mechanical",
    );
    assert_eq!(state.score(seat(1)).resource_coins, 2);
}

/// RL-103
#[test]
fn structure_bonus_is_paid_where_enemies_stand_on_the_structures() {
    // The Mill's hex touches the lakes h09 and h17, the Mine's h09, h17 and h22.
    let text = |enemy: &str| {
        format!(
            "active 1
             tile lakes_adjacent
             seat nordic industrial
               structures mill h10 mine h16
             seat crimea mechanical
               {enemy}"
        )
    };
    let alone = position(&text("character @crimea")).score(seat(1));
    let crowded = position(&text("character h10\nmechs 1 at h16")).score(seat(1));
    assert_eq!((alone.structures, alone.structure_coins), (3, 4));
    assert_eq!((crowded.structures, crowded.structure_coins), (3, 4));
    assert_eq!(alone.territories, 4);
    assert_eq!(crowded.territories, 2, "control is lost all the same");
}

// ---------------------------------------------------------------- tie-breaks

/// What one side has more than the other of: pieces, power, popularity, resources, territories, stars.
type Lead = [bool; 6];

/// A seat with 40 coins in all at popularity 10 or 11: a territory pays 3, a star 4, a single token nothing.
fn side(title: &str, home: &str, fields: [&str; 3], lead: Lead) -> String {
    let [pieces, power, popularity, _, territory, star] = lead;
    let coins = 40 - 6 - 3 * territory as u16 - 4 * star as u16;
    format!(
        "seat {title}
           coins {coins}
           power {}
           popularity {}
           workers {} {} {}
           character {}
           stars {}\n",
        5 + power as u8,
        10 + popularity as u8,
        fields[0],
        fields[1],
        if pieces { home } else { "" },
        if territory { fields[2] } else { home },
        if star { "combat" } else { "-" },
    )
}

fn contest(nordic: Lead, crimea: Lead) -> State {
    let tokens = format!("active 1\nat h04 wood {}\nat h43 food {}\n", nordic[3] as u8, crimea[3] as u8);
    let state = position(&format!(
        "{tokens}{}{}",
        side("nordic industrial", "@nordic", ["h04", "h05", "h11"], nordic),
        side("crimea mechanical", "@crimea", ["h43", "h47", "h44"], crimea),
    ));
    assert_eq!(state.score(seat(1)).total(), 40);
    assert_eq!(state.score(seat(2)).total(), 40);
    state
}

/// The tie-break decides although every later one speaks for the other side, and it does so for either seat.
fn decides(tie_break: usize) {
    let better: Lead = std::array::from_fn(|i| i == tie_break);
    let worse: Lead = std::array::from_fn(|i| i > tie_break);
    for (first, second, winner) in [(better, worse, 1), (worse, better, 2)] {
        let ranking = contest(first, second).public().ranking();
        assert_eq!(ranking[0].seat, seat(winner), "{ranking:?}");
        assert_eq!((ranking[0].place, ranking[1].place), (1, 2));
    }
}

/// RL-104
#[test]
fn first_tie_break_is_workers_mechs_and_structures() {
    decides(0);
}

/// RL-104
#[test]
fn second_tie_break_is_power() {
    decides(1);
}

/// RL-104
#[test]
fn third_tie_break_is_popularity() {
    decides(2);
}

/// RL-104
#[test]
fn fourth_tie_break_is_resources_controlled() {
    decides(3);
}

/// RL-104
#[test]
fn fifth_tie_break_is_territories_controlled() {
    decides(4);
}

/// RL-104
#[test]
fn sixth_tie_break_is_stars() {
    decides(5);
}

/// RL-104
#[test]
fn more_coins_win_whatever_the_tie_breaks_say() {
    let state = position(
        "active 1
         seat nordic industrial
           coins 21
           popularity 0
           power 0
         seat crimea mechanical
           coins 20
           popularity 6
           power 16
           workers h43 h47 @crimea @crimea",
    );
    assert_eq!(state.public().ranking()[0].seat, seat(1));
}

/// RL-104
#[test]
fn players_equal_in_everything_share_the_place() {
    let ranking = contest([false; 6], [false; 6]).public().ranking();
    assert_eq!((ranking[0].place, ranking[1].place), (1, 1));
}

/// RL-104
#[test]
fn workers_mechs_and_structures_are_added_up() {
    // Three pieces each: a third worker, a mech, a structure. Power decides.
    for (piece, pieces) in [
        ("workers h04 h05 @nordic", 3),
        ("workers h04 h05\nmechs 1 at @nordic", 3),
        ("workers h04 h05\nstructures mill h04", 3),
        ("workers h04 h05 @nordic\nmechs 1 2 at @nordic @nordic\nstructures mill h04", 6),
    ] {
        let state = position(&format!(
            "active 1
             seat nordic industrial
               coins 10
               popularity 3
               power 1
               {piece}
             seat crimea mechanical
               coins 10
               popularity 3
               power 16
               workers h43 h47 @crimea"
        ));
        let winner = if pieces > 3 { 1 } else { 2 };
        assert_eq!(state.public().ranking()[0].seat, seat(winner), "{piece}");
    }
}

/// RL-105
#[test]
fn combat_cards_count_nothing_and_coins_in_hand_count() {
    let poor = nordic("coins 0\npopularity 5");
    assert_eq!(nordic("coins 0\npopularity 5\nhand 5555").total(), poor.total());
    assert_eq!(nordic("coins 17\npopularity 5").total(), poor.total() + 17);
    assert_eq!(nordic("coins 17\npopularity 5").coins, 17);
}

/// RL-105
#[test]
fn power_counts_nothing() {
    assert_eq!(nordic("power 16").total(), nordic("power 0").total());
}
