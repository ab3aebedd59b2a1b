//! The 19 Automa cards, Scheme I: moves in their order, gains, recruit bonus, star, crossed gear, combat part and
//! resource box of each, written out as printed. Symbols in brackets for Albion and Togawa do not count here.

use crate::face::Face;
use kosa_engine::vocab::AutomaGain::*;
use kosa_engine::vocab::AutomaMove::*;
use kosa_engine::vocab::Faction::*;
use kosa_engine::vocab::RecruitBonus;

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_1_worker_for_nordic_or_encounter_or_character() {
    Face {
        card: 1,
        second: false,
        moves: &[EncounterOrFactory, Character],
        moves_for: Some((Nordic, &[Worker, EncounterOrFactory, Character])),
        gains: &[Power(1), Workers(1)],
        gains_for: None,
        recruit: Some(RecruitBonus::Power),
        star: true,
        gear: false,
        combat: [6, 7, 7],
        combat_cards: 1,
        resources: 1,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_2_encounter_for_polania_or_worker() {
    Face {
        card: 2,
        second: false,
        moves: &[Worker],
        moves_for: Some((Polania, &[EncounterOrFactory, Worker])),
        gains: &[Coins(1)],
        gains_for: Some((Crimea, &[Coins(2)])),
        recruit: None,
        star: true,
        gear: false,
        combat: [5, 6, 7],
        combat_cards: 2,
        resources: 2,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_3_worker() {
    Face {
        card: 3,
        second: false,
        moves: &[Worker],
        moves_for: None,
        gains: &[Power(3)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [3, 7, 7],
        combat_cards: 0,
        resources: 0,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_4_worker() {
    Face {
        card: 4,
        second: false,
        moves: &[Worker],
        moves_for: None,
        gains: &[CombatCards(1)],
        gains_for: Some((Crimea, &[Coins(1), CombatCards(1)])),
        recruit: Some(RecruitBonus::CombatCards),
        star: false,
        gear: true,
        combat: [0, 1, 2],
        combat_cards: 1,
        resources: 0,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_5_worker() {
    Face {
        card: 5,
        second: false,
        moves: &[Worker],
        moves_for: None,
        gains: &[Workers(1), Coins(1)],
        gains_for: None,
        recruit: Some(RecruitBonus::Coins),
        star: true,
        gear: false,
        combat: [2, 4, 7],
        combat_cards: 1,
        resources: 4,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_6_worker() {
    Face {
        card: 6,
        second: false,
        moves: &[Worker],
        moves_for: None,
        gains: &[Power(2)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [7, 7, 7],
        combat_cards: 1,
        resources: 0,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_7_attack_at_5_for_saxony_or_worker() {
    Face {
        card: 7,
        second: false,
        moves: &[Worker],
        moves_for: Some((Saxony, &[AttackUnits(5), Worker])),
        gains: &[Workers(1), Coins(1)],
        gains_for: None,
        recruit: Some(RecruitBonus::Popularity),
        star: true,
        gear: true,
        combat: [5, 7, 7],
        combat_cards: 0,
        resources: 2,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_8_mech_or_worker() {
    Face {
        card: 8,
        second: false,
        moves: &[Mech, Worker],
        moves_for: None,
        gains: &[MechOrCharacter(1)],
        gains_for: Some((Rusviet, &[MechOrCharacter(2)])),
        recruit: None,
        star: true,
        gear: true,
        combat: [0, 5, 7],
        combat_cards: 2,
        resources: 1,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_9_encounter_for_polania_or_mech_or_worker() {
    Face {
        card: 9,
        second: false,
        moves: &[Mech, Worker],
        moves_for: Some((Polania, &[EncounterOrFactory, Mech, Worker])),
        gains: &[Workers(1), MechOrCharacter(1)],
        gains_for: None,
        recruit: Some(RecruitBonus::Popularity),
        star: true,
        gear: false,
        combat: [4, 7, 7],
        combat_cards: 1,
        resources: 3,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_10_mech_or_worker() {
    Face {
        card: 10,
        second: false,
        moves: &[Mech, Worker],
        moves_for: None,
        gains: &[MechOrCharacter(1), Power(2)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [0, 0, 0],
        combat_cards: 1,
        resources: 1,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_11_mech_or_encounter_or_character() {
    Face {
        card: 11,
        second: false,
        moves: &[Mech, EncounterOrFactory, Character],
        moves_for: None,
        gains: &[Workers(1), Coins(1)],
        gains_for: Some((Rusviet, &[Workers(2), Coins(1)])),
        recruit: None,
        star: true,
        gear: false,
        combat: [6, 7, 7],
        combat_cards: 2,
        resources: 0,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_12_worker_for_nordic_or_mech() {
    Face {
        card: 12,
        second: false,
        moves: &[Mech],
        moves_for: Some((Nordic, &[Worker, Mech])),
        gains: &[Power(4)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [4, 5, 7],
        combat_cards: 2,
        resources: 1,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_13_attack_at_4_for_saxony_or_encounter_or_character() {
    Face {
        card: 13,
        second: false,
        moves: &[EncounterOrFactory, Character],
        moves_for: Some((Saxony, &[AttackUnits(4), EncounterOrFactory, Character])),
        gains: &[Coins(1)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [3, 5, 7],
        combat_cards: 3,
        resources: 0,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_14_encounter_or_character() {
    Face {
        card: 14,
        second: false,
        moves: &[EncounterOrFactory, Character],
        moves_for: None,
        gains: &[Workers(1), CombatCards(1)],
        gains_for: None,
        recruit: Some(RecruitBonus::CombatCards),
        star: true,
        gear: false,
        combat: [1, 1, 1],
        combat_cards: 1,
        resources: 0,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_15_encounter_or_character() {
    Face {
        card: 15,
        second: false,
        moves: &[EncounterOrFactory, Character],
        moves_for: None,
        gains: &[Power(3), Coins(1)],
        gains_for: None,
        recruit: Some(RecruitBonus::Coins),
        star: false,
        gear: false,
        combat: [7, 7, 7],
        combat_cards: 0,
        resources: 2,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_16_encounter_or_character() {
    Face {
        card: 16,
        second: false,
        moves: &[EncounterOrFactory, Character],
        moves_for: None,
        gains: &[MechOrCharacter(1)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [5, 7, 7],
        combat_cards: 1,
        resources: 4,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_17_attack_at_6_or_attack_workers_or_worker() {
    Face {
        card: 17,
        second: false,
        moves: &[AttackUnits(6), AttackWorkers, Worker],
        moves_for: None,
        gains: &[Coins(2)],
        gains_for: None,
        recruit: Some(RecruitBonus::Power),
        star: false,
        gear: true,
        combat: [7, 7, 7],
        combat_cards: 2,
        resources: 2,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_18_encounter_or_character() {
    Face {
        card: 18,
        second: false,
        moves: &[EncounterOrFactory, Character],
        moves_for: None,
        gains: &[Workers(1), Coins(1)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [1, 1, 7],
        combat_cards: 0,
        resources: 1,
    }
    .check();
}

// R4 R6 R8 R25 R28 R29 R34 R39
#[test]
fn card_19_attack_workers_or_worker() {
    Face {
        card: 19,
        second: false,
        moves: &[AttackWorkers, Worker],
        moves_for: None,
        gains: &[Workers(1)],
        gains_for: None,
        recruit: None,
        star: true,
        gear: false,
        combat: [7, 7, 7],
        combat_cards: 1,
        resources: 1,
    }
    .check();
}
