//! The 19 Automa cards, both schemes: moves in their order, gains, recruit bonus, star, crossed gear, combat part and resource
//! box of each as printed. They are written down in `tests/data/automa_cards.csv`, which other programs can read too. Symbols
//! in brackets for Albion and Togawa do not count here.

use crate::face::Face;
use kosa_engine::vocab::*;

const CARDS: &str = include_str!("../data/automa_cards.csv");

const HEAD: &str = "card,scheme,moves,moves for one faction,gains,gains for one faction,recruit bonus,star,crossed gear,\
                    combat power,combat cards,resources";

fn symbol(word: &str) -> AutomaMove {
    match word.split_once(':').unwrap_or((word, "")) {
        ("move_worker", "") => AutomaMove::Worker,
        ("move_mech", "") => AutomaMove::Mech,
        ("move_character", "") => AutomaMove::Character,
        ("encounter_or_factory", "") => AutomaMove::EncounterOrFactory,
        ("attack_workers", "") => AutomaMove::AttackWorkers,
        ("attack_units", power) => AutomaMove::AttackUnits(power.parse().unwrap()),
        _ => panic!("no symbol: {word}"),
    }
}

fn gain(word: &str) -> AutomaGain {
    let (what, amount) = word.split_once(':').unwrap_or_else(|| panic!("no gain: {word}"));
    let amount = amount.parse().unwrap();
    match what {
        "workers" => AutomaGain::Workers(amount),
        "mech_or_character" => AutomaGain::MechOrCharacter(amount),
        "coins" => AutomaGain::Coins(amount),
        "power" => AutomaGain::Power(amount),
        "combat_cards" => AutomaGain::CombatCards(amount),
        _ => panic!("no gain: {word}"),
    }
}

fn row<T>(cell: &str, one: fn(&str) -> T) -> Vec<T> {
    cell.split_whitespace().map(one).collect()
}

/// `nordic: move_worker move_mech`, or nothing.
fn for_one<T>(cell: &str, one: fn(&str) -> T) -> Option<(Faction, Vec<T>)> {
    let (faction, symbols) = cell.split_once(':').filter(|_| !cell.is_empty())?;
    Some((faction.parse().unwrap(), row(symbols, one)))
}

fn yes(cell: &str) -> bool {
    assert!(["yes", "no"].contains(&cell), "neither yes nor no: {cell}");
    cell == "yes"
}

fn face(line: &str) -> Face {
    let cells: Vec<&str> = line.split(',').collect();
    let [card, scheme, moves, moves_for, gains, gains_for, recruit, star, gear, combat, cards, resources] =
        cells[..]
    else {
        panic!("not twelve cells: {line}")
    };
    assert!(["I", "II"].contains(&scheme), "{line}");
    let combat: Vec<u8> = row(combat, |n| n.parse().unwrap());
    Face {
        card: card.parse().unwrap(),
        second: scheme == "II",
        moves: row(moves, symbol),
        moves_for: for_one(moves_for, symbol),
        gains: row(gains, gain),
        gains_for: for_one(gains_for, gain),
        recruit: Some(recruit).filter(|id| !id.is_empty()).map(|id| id.parse().unwrap()),
        star: yes(star),
        gear: yes(gear),
        combat: combat.try_into().unwrap(),
        combat_cards: cards.parse().unwrap(),
        resources: resources.parse().unwrap(),
    }
}

fn faces() -> Vec<Face> {
    let mut lines = CARDS.lines();
    assert_eq!(lines.next(), Some(HEAD));
    lines.map(face).collect()
}

#[test]
fn both_schemes_of_every_card_are_written_down_once() {
    let written: Vec<(u8, bool)> = faces().iter().map(|face| (face.card, face.second)).collect();
    let all: Vec<(u8, bool)> = (1..=AutomaCard::MAX).flat_map(|card| [(card, false), (card, true)]).collect();
    assert_eq!(written, all);
}

/// Plays both schemes of a card.
fn check(card: u8) {
    let of_card: Vec<Face> = faces().into_iter().filter(|face| face.card == card).collect();
    assert_eq!(of_card.len(), 2);
    of_card.iter().for_each(Face::check);
}

// R4 R6 R8 R25 R28 R29 R34 R39
macro_rules! cards {
    ($($name:ident = $card:literal)+) => {
        $(
            #[test]
            fn $name() {
                check($card);
            }
        )+

        #[test]
        fn every_card_is_played() {
            assert_eq!([$($card),+], core::array::from_fn::<u8, { AutomaCard::MAX as usize }, _>(|i| i as u8 + 1));
        }
    };
}

cards! {
    card_1 = 1 card_2 = 2 card_3 = 3 card_4 = 4 card_5 = 5 card_6 = 6 card_7 = 7 card_8 = 8 card_9 = 9 card_10 = 10
    card_11 = 11 card_12 = 12 card_13 = 13 card_14 = 14 card_15 = 15 card_16 = 16 card_17 = 17 card_18 = 18 card_19 = 19
}
