//! Counts of move sequences to a depth, from positions that show different parts of the rules. They catch what nobody
//! thought of. After an intended change paste the numbers that the failing test prints.

use crate::common::position;
use kosa_engine::vocab::*;
use kosa_engine::{Setup, perft};

/// The counts to depth 1, 2, 3…, as many as are expected.
fn counts(name: &str, text: &str, expected: &[u64]) {
    let state = position(text);
    let found: Vec<u64> = (1..=expected.len() as u32).map(|depth| perft(&state, depth)).collect();
    assert_eq!(found, expected, "{name}: the counts are now {found:?}");
}

#[test]
fn opening_of_each_faction() {
    let expected: [(Faction, &[u64]); 5] = [
        (Faction::Nordic, &[4, 14, 61, 278, 1006, 3720, 12840, 51732]),
        (Faction::Rusviet, &[4, 14, 57, 234, 970, 4136, 16066, 62484]),
        (Faction::Crimea, &[4, 14, 57, 234, 870, 3576, 12372, 47236]),
        (Faction::Saxony, &[4, 14, 57, 234, 870, 3576, 12372, 47236]),
        (Faction::Polania, &[4, 14, 57, 234, 870, 3576, 12372, 47236]),
    ];
    for (faction, expected) in expected {
        let other = if faction == Faction::Nordic { Faction::Saxony } else { Faction::Nordic };
        let mut seats = [(faction, "engineering"), (other, "agricultural")];
        seats.sort();
        let lines: Vec<String> = seats.iter().map(|(faction, mat)| format!("seat {faction} {mat}")).collect();
        counts(faction.id(), &lines.join("\n"), expected);
    }
}

#[test]
fn deal_of_a_new_game() {
    let setup = Setup::chosen([(Faction::Rusviet, Mat::Patriotic), (Faction::Polania, Mat::Industrial)]);
    let state = setup.start().unwrap();
    let found: Vec<u64> = (1..=5).map(|depth| perft(&state, depth)).collect();
    assert_eq!(found, [6, 138, 3036, 12144, 48576], "the counts are now {found:?}");
}

/// Mechs with Riverwalk, Seaworthy and Speed, cargo of every kind, a tunnel and a lake at hand.
const MARCH: &str = "
    at h04 food 2 wood 1
    at h05 oil 1
    seat nordic industrial
      power 9
      popularity 8
      coins 10
      hand 2335
      character h11
      mechs 1 2 4 at h04 h05 h10
      workers h04 h04 h05 h10
      structures mine h12
      cubes move_unit
      reduced enlist
      token enlist
    seat crimea mechanical
      workers h18 h32
";

#[test]
fn units_on_the_march() {
    counts("march", MARCH, &[3, 10, 73, 456, 3077, 27823, 140679, 674777]);
    let text = format!("frames end bottom:build stars:1 settle units\nunits-left 3\n{MARCH}");
    counts("march, moving", &text, &[36, 326, 2569, 25226, 130006, 622943]);
}

/// Both sides choose power and cards in secret; a mech retreats, cards are drawn, popularity is lost.
#[test]
fn combat_with_workers_and_cards() {
    let text = "
        active 2
        frames end bottom:build stars:2 settle dials
        combat h12 2 1
        entry mech h13 h12 load workers 1
        at h12 metal 2
        seat nordic industrial
          power 3
          popularity 5
          hand 245
          mechs 2 at h12
          workers h04 h12 h12
        seat rusviet mechanical
          power 4
          popularity 4
          hand 233
          mechs 3 at h12
          workers h13 h12
          token build
    ";
    counts("combat", text, &[4, 16, 80, 400, 1600, 6320, 22625, 99446, 439116]);
}

/// Polania draws an encounter card and may take two options.
#[test]
fn encounter_with_two_options() {
    let text = "
        frames end bottom:build stars:2 settle encounter-draw
        encounters h11
        moved-character yes
        seat nordic engineering
        seat polania industrial
          power 4
          popularity 6
          coins 6
          hand 23
          character h35
          mechs 1 at h35
          token build
    ";
    let text = format!("active 2\n{text}");
    counts("encounter", &text, &[28, 84, 981, 3327, 21161, 85348]);
}

/// Payment from several territories, Coercion, recruit bonuses of three players.
#[test]
fn bottom_row_with_recruits() {
    let text = "
        active 2
        frames end bottom:deploy
        at h32 metal 2 oil 1
        at h26 metal 1 food 2
        seat nordic industrial
          recruits deploy
          bonuses power
        seat crimea mechanical
          power 5
          coins 3
          hand 235
          objectives 4 9
          workers h32 h26 h26
          recruits deploy upgrade
          bonuses coins cards
          token deploy
        seat saxony patriotic
          recruits deploy
          bonuses popularity
    ";
    counts("bottom row", text, &[7, 25, 46, 344, 435, 1584, 5622, 22700, 90316, 334576]);
}

/// Six workers, a Mill, two territories or three, and a village.
#[test]
fn produce_with_a_mill() {
    let text = "
        frames end bottom:enlist top:enlist
        seat rusviet mechanical
          power 6
          popularity 7
          coins 4
          workers h19 h25 h25 h26 h26 h27
          structures mill h26
          cubes produce_territory
          reduced build
        seat polania agricultural
    ";
    counts("produce", text, &[2, 12, 45, 161, 616, 2438, 10294, 41008, 168974, 669235]);
}

/// The first visit to the Factory: cards are laid out, one is kept and used next turn.
#[test]
fn factory_visit() {
    let text = "
        frames end bottom:build stars:1 settle factory-deal:3
        moved-character yes
        seat saxony industrial
          power 5
          popularity 3
          coins 8
          character h23
          token build
        seat polania agricultural
    ";
    counts("factory", text, &[12, 132, 1320, 3960, 15840, 55440, 225720, 893640]);
}

/// Five seats in the middle of a game, objectives in hand.
#[test]
fn middle_of_a_five_seat_game() {
    let text = "
        active 4
        turns 61
        tile lakes_adjacent
        encounters h03 h08 h13 h36 h39
        at h38 metal 3
        at h30 food 2
        seat nordic engineering
          power 8
          popularity 9
          coins 14
          hand 224
          mechs 1 at h04
          character h11
          workers h04 h05 h05 h10
          stars combat
        seat rusviet patriotic
          power 6
          workers h13 h19 h26
          character h27
        seat crimea agricultural
          popularity 11
          workers h32 h43 h46
          structures armory h32
        seat saxony industrial
          power 7
          popularity 6
          coins 9
          hand 2355
          objectives 2 11
          mechs 1 2 at h30 h38
          character h30
          workers h30 h37 h38 h38
          structures monument h37
          recruits build
          bonuses power
          cubes bolster_power move_unit
          reduced deploy build
          token enlist
        seat polania mechanical
          workers h08 h14 h20
    ";
    counts("five seats", text, &[3, 16, 55, 255, 1546, 13275, 81171, 411141]);
}
