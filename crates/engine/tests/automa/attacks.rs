//! How the Automa attacks, and what happens where one of its units ends a move.

use crate::common::automa::*;
use crate::common::*;
use kosa_engine::automa::{Invalid, Reason};
use kosa_engine::vocab::*;
use kosa_engine::*;

// R20
#[test]
fn attack_on_workers_seeks_most_resources() {
    let human = ("nordic", "popularity 7\nworkers h36 h37 h37 h44");
    let board = "at h37 oil 2 metal 1\nat h44 metal 2\nat h36 food 1";
    let (state, events) = turn("", board, human, ("crimea", "marker 4"), 19);
    assert_eq!((measure(&events, "h36"), measure(&events, "h37"), measure(&events, "h44")), (1, 3, 2));
    assert_eq!(moved(&events), ["character @crimea h37"]);
    assert_eq!(player(&state, 1).workers_on(at("@nordic")), 2);
    assert_eq!(state.public().resources(at("h37")), [0; 4]);
    assert_ne!(state.public().resources(at("h44")), [0; 4]);
    // Nobody's popularity changes, and it is no combat.
    assert_eq!((player(&state, 1).popularity(), player(&state, 2).popularity()), (7, 10));
    assert_eq!(player(&state, 2).stars().total(), 0);
}

// R20
#[test]
fn attack_on_workers_needs_no_resources_but_no_combat_unit() {
    // Equal (none): closest to the Factory.
    let (state, events) = turn("", "", ("nordic", "workers h36 h44"), ("crimea", "marker 4"), 19);
    assert_eq!(moved(&events), ["character @crimea h36"]);
    assert!(!state.public().encounter_tokens().contains(at("h36")), "the character takes the token there");
    // A mech among the workers protects them; empty territories are no targets.
    let human = ("nordic", "workers h36 h44\nmechs 1 at h36");
    let (_, events) = turn("", "", human, ("crimea", "marker 4"), 19);
    assert_eq!(valid(&events), ["h44"]);
    let (_, events) = turn("", "", ("nordic", ""), ("crimea", "marker 4"), 19);
    assert_eq!(cannot(&events), [(AutomaMove::AttackWorkers, Invalid::NoTerritory)]);
    // The base's own two territories count.
    let machine = ("crimea", "workers @crimea @crimea");
    let (_, events) = turn("", "", ("nordic", "workers h43 h44"), machine, 19);
    assert_eq!(moved(&events), ["character @crimea h43"]);
}

// R20, R17
#[test]
fn attack_on_workers_needs_a_combat_unit() {
    let (_, events) = turn("", "", ("nordic", "workers h44 h04"), ("crimea", "character -"), 19);
    assert_eq!(cannot(&events)[0], (AutomaMove::AttackWorkers, Invalid::NoUnit));
    assert!(moved(&events)[0].starts_with("worker h43 "));
}

// R21
#[test]
fn attack_on_units_looks_at_the_power_of_the_automa() {
    // Card 17 asks for 6. The person's power does not matter.
    let human = ("nordic", "power 16\nmechs 1 at h44");
    let (_, events) = turn("", "", human, ("crimea", "power 5\nworkers h43 h47"), 17);
    assert_eq!(cannot(&events)[0], (AutomaMove::AttackUnits(6), Invalid::TooLittlePower { has: 5 }));
    let human = ("nordic", "power 0\nmechs 1 at h44");
    let (state, events) = turn("", "", human, ("crimea", "power 6\nworkers h43 h47"), 17);
    assert_eq!(moved(&events), ["character @crimea h44"]);
    assert!(state.public().combat().is_some());
}

// R21
#[test]
fn attack_on_units_seeks_the_fewest_then_the_factory() {
    let machine = ("crimea", "marker 4\npower 6");
    let human = ("nordic", "mechs 1 2 4 at h36 h36 h44\nworkers h44 h44");
    let (_, events) = turn("", "", human, machine, 17);
    assert_eq!((measure(&events, "h36"), measure(&events, "h44")), (2, 1));
    assert_eq!(moved(&events), ["character @crimea h44"]);
    let (_, events) = turn("", "", ("nordic", "mechs 1 2 at h36 h44"), machine, 17);
    assert_eq!(moved(&events), ["character @crimea h36"]);
    // Reading order last: h43 is out, h37 and h36 are equally far from the Factory.
    let (_, events) = turn("", "", ("nordic", "mechs 1 2 at h37 h36"), machine, 17);
    assert_eq!(moved(&events), ["character @crimea h36"]);
    assert_eq!(reason(&events), Some(Reason::ReadingOrder));
    // Workers alone are no targets for this symbol.
    let (_, events) = turn("", "", ("nordic", "workers h36 h37"), machine, 17);
    assert_eq!(cannot(&events)[0], (AutomaMove::AttackUnits(6), Invalid::NoTerritory));
}

// R22
#[test]
fn character_takes_a_token_with_any_symbol_but_a_mech_does_not() {
    // No card is drawn: the deck of encounters stays whole and nobody is asked.
    let (state, events) = turn("", "", ("nordic", ""), ("crimea", ""), 14);
    assert!(events.contains(&Event::EncounterRemoved { seat: seat(2), place: at("h44") }));
    assert!(!state.public().encounter_tokens().contains(at("h44")));
    assert!(!events.iter().any(|e| matches!(e, Event::EncounterDrawn { .. } | Event::OptionTaken { .. })));
    // By a plain move, staying included.
    let machine = ("crimea", "character h44\nworkers @crimea @crimea\nmechs at h43 h47");
    let (state, events) = turn("", "", ("nordic", "character h45"), machine, 14);
    assert_eq!(moved(&events), ["character h44 h44"]);
    assert!(!state.public().encounter_tokens().contains(at("h44")));
    // A mech leaves it.
    let (state, events) = turn("", "", ("nordic", "character h45"), ("crimea", "mechs at @crimea"), 10);
    assert_eq!(moved(&events), ["mech @crimea h44"]);
    assert!(state.public().encounter_tokens().contains(at("h44")));
}

// R22
#[test]
fn character_on_the_factory_takes_one_card_unseen() {
    let (state, _) = turn("", "", ("nordic", ""), ("crimea", "workers h30 h44"), 14);
    assert!(player(&state, 2).automa().unwrap().has_factory_card());
    assert_eq!(state.public().factory_count(), 2);
    assert_eq!(player(&state, 2).factory_card(), None, "nobody knows which");
    // One is enough: staying there again takes no other.
    let machine = ("crimea", "character h23\nworkers @crimea @crimea\ntook-factory-card yes");
    let (state, events) = turn("", "", ("nordic", "character h16"), machine, 14);
    assert_eq!(moved(&events), ["character h23 h23"]);
    assert_eq!(state.public().factory_count(), 2);
    // A mech takes none.
    let machine = ("crimea", "mechs at h24 @crimea");
    let (state, events) = turn("", "", ("nordic", "character h16"), machine, 10);
    assert_eq!(moved(&events), ["mech @crimea h23"]);
    assert_eq!(state.public().factory_count(), 3);
}

// R22
#[test]
fn factory_card_is_random_among_those_on_the_board() {
    let human = ("nordic", "factory-card 7");
    let mut state = table("", "factory 2 cards 3 9 seen-by 1", human, ("crimea", "workers h30 h44"));
    play(&mut state, "automa 14");
    assert_eq!(legal(&state), ["deal factory 3", "deal factory 9"]);
    play(&mut state, "deal factory 9");
    assert_eq!(state.public().factory_count(), 1);
}

// R22
#[test]
fn character_beaten_in_its_attack_takes_nothing() {
    let human = ("nordic", "power 7\nmechs 1 at h44");
    let (mut state, _) = turn("", "", human, ("crimea", "power 6"), 17);
    let mut won = state;
    play(&mut state, "dial 7; automa 4");
    assert!(state.public().encounter_tokens().contains(at("h44")));
    play(&mut won, "dial 0; automa 15");
    assert!(!won.public().encounter_tokens().contains(at("h44")), "still there after a victory");
}

// R23, RL-153
#[test]
fn any_unit_ending_its_move_on_resources_removes_them() {
    let board = "at h44 metal 3 food 1\nat h35 oil 2";
    let (state, _) = turn("", board, ("nordic", ""), ("crimea", ""), 14);
    assert_eq!(state.public().resources(at("h44")), [0; 4]);
    let (state, events) = turn("", board, ("nordic", ""), ("saxony", ""), 3);
    assert_eq!(moved(&events), ["worker h34 h35"]);
    assert_eq!(state.public().resources(at("h35")), [0; 4]);
    let (state, _) = turn("", board, ("nordic", "character h45"), ("crimea", "mechs at @crimea"), 10);
    assert_eq!(state.public().resources(at("h44")), [0; 4]);
    // Where no unit ends a move they stay.
    let (state, events) = turn("", "at h47 food 2", ("nordic", ""), ("crimea", ""), 3);
    assert_eq!(moved(&events), ["worker h43 h43"]);
    assert_ne!(state.public().resources(at("h47")), [0; 4]);
}

// R23
#[test]
fn enemy_structure_does_not_block_and_loses_control() {
    let human = ("nordic", "structures mill h44");
    let mut state = table("", "", human, ("crimea", ""));
    assert_eq!(state.public().controller("h44".parse().unwrap()), Some(seat(1)));
    let events = play(&mut state, "automa 14");
    assert_eq!(moved(&events), ["character @crimea h44"]);
    assert_eq!(player(&state, 1).structure(Structure::Mill), Some("h44".parse().unwrap()));
    assert_eq!(state.public().controller("h44".parse().unwrap()), Some(seat(2)));
}

// R2, R24
#[test]
fn one_unit_moves_alone() {
    let machine = ("crimea", "workers h43 h43 h43\nmechs at h43 h43\ncharacter -");
    let (state, events) = turn("", "at h43 food 4", ("nordic", "character h45"), machine, 10);
    assert_eq!(moved(&events), ["mech h43 h44"]);
    let player = player(&state, 2);
    assert_eq!((player.workers_on(at("h43")), player.mechs_on(at("h43"))), (3, 1));
    assert_eq!(state.public().resources(at("h44")), [0; 4]);
    assert_ne!(
        state.public().resources(at("h43")),
        [0; 4],
        "nothing is carried along, and nobody ended a move here"
    );
}
