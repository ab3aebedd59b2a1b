//! What the Automa tells of its thoughts: the unit it selects for a symbol, and a third row that helps nobody.

use crate::common::automa::*;
use crate::common::*;
use kosa_engine::automa::{Choice, Invalid, Selected};
use kosa_engine::vocab::*;
use kosa_engine::*;

/// The units selected, in order.
fn selected(events: &[Event]) -> Vec<Selected> {
    let one = |e: &Event| if let Event::AutomaSelects { selected, .. } = e { Some(*selected) } else { None };
    events.iter().filter_map(one).collect()
}

fn unit(unit: UnitKind, place: &str, distance: u8, choice: Choice) -> Selected {
    Selected { unit, at: at(place), distance, choice }
}

/// Crimea's Automa draws a card against a person of Nordic who is far away.
fn crimea(rules: &str, automa: &str, card: u8) -> Vec<Event> {
    turn(rules, "", ("nordic", ""), ("crimea", automa), card).1
}

// R11
#[test]
fn the_unit_selected_is_told_with_its_distance_to_the_base() {
    let events = crimea("", "mechs at h28 h36", 10);
    assert_eq!(selected(&events), [unit(UnitKind::Mech, "h36", 2, Choice::Nearest)]);
    let events = crimea("", "mechs at h28", 10);
    assert_eq!(selected(&events), [unit(UnitKind::Mech, "h28", 3, Choice::Only)]);
    let events = crimea("", "character @crimea", 18);
    assert_eq!(selected(&events), [unit(UnitKind::Character, "@crimea", 0, Choice::Only)]);
}

// R12
#[test]
fn a_tie_between_units_is_told() {
    let events = crimea("", "mechs at h36 h35", 10);
    assert_eq!(selected(&events), [unit(UnitKind::Mech, "h35", 2, Choice::ReadingOrder)]);
    let events = crimea("", "", 3);
    assert_eq!(selected(&events), [unit(UnitKind::Worker, "h43", 1, Choice::ReadingOrder)]);
}

// R12
#[test]
fn mech_and_character_on_the_same_spot_are_told() {
    let automa = "power 6\ncharacter h36\nmechs at h36";
    let board = ("nordic", "character h29");
    let first = |rules| selected(&turn(rules, "", board, ("crimea", automa), 17).1)[0];
    assert_eq!(first(""), unit(UnitKind::Mech, "h36", 2, Choice::SameSpot));
    assert_eq!(first("+automa-character-first"), unit(UnitKind::Character, "h36", 2, Choice::SameSpot));
}

// R58
#[test]
fn the_token_that_decides_between_units_is_told() {
    let tie = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook {rules}\nactive 1\ntie-token rusviet\nseat nordic automa:automa\n\
             seat crimea mechanical\nseat saxony industrial"
        ));
        selected(&play(&mut state, "automa 3"))[0]
    };
    assert_eq!(tie(""), unit(UnitKind::Worker, "h05", 1, Choice::Token));
    assert_eq!(tie("+automa-token-for-territories"), unit(UnitKind::Worker, "h04", 1, Choice::ReadingOrder));
}

// R7
#[test]
fn a_symbol_without_a_territory_names_its_unit_and_one_without_a_unit_names_none() {
    // Card 19 drives off workers; nobody's are near.
    let events = crimea("", "mechs at h28", 19);
    assert_eq!(cannot(&events), [(AutomaMove::AttackWorkers, Invalid::NoTerritory)]);
    assert_eq!(
        selected(&events),
        [
            unit(UnitKind::Character, "@crimea", 0, Choice::Nearest),
            unit(UnitKind::Worker, "h43", 1, Choice::ReadingOrder),
        ]
    );
    let events = crimea("", "character -", 19);
    assert_eq!(cannot(&events), [(AutomaMove::AttackWorkers, Invalid::NoUnit)]);
    assert_eq!(selected(&events).len(), 1, "the worker alone");
}

// R45
#[test]
fn thoughts_are_told_once_although_a_card_is_turned_before_the_move() {
    let mut state =
        position("active 2\nseat nordic industrial\nseat crimea automa:automa:move-check\nmechs at h28");
    let events = play(&mut state, "automa 10; flip 2");
    assert_eq!((selected(&events).len(), moved(&events).len()), (1, 1));
}

/// What is told of a third row that helps nobody.
fn nobody(events: &[Event]) -> Vec<Option<RecruitBonus>> {
    let one = |e: &Event| if let Event::AutomaHelpsNobody { bonus, .. } = e { Some(*bonus) } else { None };
    events.iter().filter_map(one).collect()
}

// R28
#[test]
fn a_third_row_that_helps_nobody_is_told() {
    let run = |nordic: &str, card| nobody(&turn("", "", ("nordic", nordic), ("crimea", ""), card).1);
    let recruit = "recruits upgrade\nbonuses coins";
    // Card 1 offers power, card 3 nothing.
    assert_eq!(run("", 1), [Some(RecruitBonus::Power)]);
    assert_eq!(run("recruits deploy\nbonuses coins", 1), [Some(RecruitBonus::Power)], "another recruit");
    assert_eq!(run(recruit, 1), []);
    assert_eq!(run(recruit, 3), [None]);
}

/// What is told of recruits: by the card of an Automa, whom it helps and with what; by an action, whom.
fn recruits(events: &[Event]) -> Vec<String> {
    let one = |e: &Event| match e {
        Event::AutomaHelps { seat, whom, bonus } => Some(format!("card of {seat} helps {whom}: {bonus}")),
        Event::RecruitBonus { seat, action } => Some(format!("{seat} by {action}")),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

// R28: the Automa has taken no action of a bottom row.
#[test]
fn a_third_row_that_helps_is_told_as_the_bonus_of_a_card() {
    let run = |nordic: &str, card| recruits(&turn("", "", ("nordic", nordic), ("crimea", ""), card).1);
    assert_eq!(run("recruits upgrade\nbonuses coins", 1), ["card of 2 helps 1: power"]);
    assert_eq!(run("recruits deploy\nbonuses coins", 5), ["card of 2 helps 1: coins"]);
    assert_eq!(run("recruits build\nbonuses coins", 7), ["card of 2 helps 1: popularity"]);
    assert!(run("recruits deploy\nbonuses coins", 1).is_empty());
}

// R28
#[test]
fn a_recruit_with_nothing_left_to_gain_is_not_told_to_gain() {
    // Card 4 offers a combat card; the Automa itself takes one before. All others are in hands.
    let run = |discard: &str, fives: usize| {
        let rest = ["2".repeat(16), "3".repeat(12), "4".repeat(8), "5".repeat(fives)].concat();
        let mut state = position(&format!(
            "active 2\ndeck 5\ndiscard {discard}\nseat nordic industrial\nhand {rest}\nrecruits enlist\nbonuses power\n\
             seat crimea automa:automa"
        ));
        let mut events = play(&mut state, "automa 4; draw 5");
        if discard != "-" {
            events.extend(play(&mut state, &format!("draw {discard}")));
        }
        (recruits(&events), nobody(&events), player(&state, 1).hand_count())
    };
    assert_eq!(run("-", 5), (vec![], vec![], 41));
    assert_eq!(run("5", 4), (vec!["card of 2 helps 1: cards".to_string()], vec![], 41));
    // The same at the end of a track.
    let run = |nordic: &str, card| recruits(&turn("", "", ("nordic", nordic), ("crimea", ""), card).1);
    assert!(run("power 16\nstars power\nrecruits upgrade\nbonuses coins", 1).is_empty());
    assert!(run("popularity 18\nstars popularity\nrecruits build\nbonuses coins", 7).is_empty());
}

// R8, R60
#[test]
fn symbols_of_invaders_from_afar_are_thought_of_only_with_it() {
    // Both halves of the four cards that the expansion reprints.
    let skipped = |rules: &str, scheme: &str| {
        [5, 8, 18, 19].map(|card| {
            let events = turn(rules, "", ("nordic", ""), ("crimea", scheme), card).1;
            let other = |e: &&Event| matches!(e, Event::AutomaCannot { why: Invalid::OtherFaction, .. });
            let tried = events.iter().filter(|e| matches!(e, Event::AutomaTries { .. })).count();
            assert!(tried > 0, "card {card}");
            events.iter().filter(other).count()
        })
    };
    let second = "marker 9\nsecond-scheme yes\nstars tracker";
    assert_eq!(skipped("", ""), [0, 0, 0, 0]);
    assert_eq!(skipped("+invaders-from-afar", ""), [1, 1, 0, 0]);
    let base = skipped("", second);
    let invaders = skipped("+invaders-from-afar", second);
    assert_eq!([0, 1, 2, 3].map(|i| invaders[i] - base[i]), [0, 1, 0, 1]);
}

// R28, R55
#[test]
fn one_neighbour_who_profits_is_enough() {
    let run = |nordic: &str, rusviet: &str, saxony: &str| {
        let mut state = position(&format!(
            "active 3\nseat nordic industrial\n{nordic}\nseat rusviet patriotic\n{rusviet}\n\
             seat crimea automa:automa\nseat saxony mechanical\n{saxony}"
        ));
        nobody(&play(&mut state, "automa 1"))
    };
    let recruit = "recruits upgrade\nbonuses coins";
    assert_eq!(run("", recruit, ""), []);
    assert_eq!(run("", "", recruit), []);
    assert_eq!(run(recruit, "", ""), [Some(RecruitBonus::Power)], "Nordic does not sit next to it");
}

// R4
#[test]
fn a_skipped_turn_tells_nothing_of_the_third_row() {
    let mut state = position("active 2\nseat nordic industrial\nseat crimea automa:autometta");
    assert!(nobody(&play(&mut state, "automa 4")).is_empty());
}
