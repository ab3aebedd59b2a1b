//! Rulings on control and resources.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::{Awaiting, Event};

// RL-028
#[test]
fn tokens_of_one_hex_pay_for_a_mech_on_another() {
    let mut state = position(
        "at h04 metal 3
        seat nordic industrial
        workers h04 h11
        seat crimea mechanical",
    );
    play(&mut state, "section deploy; skip; pay coins 2; deploy 1 h11");
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
    assert_eq!(state.public().resources(at("h04")), [0; 4]);
}

// RL-028
#[test]
fn only_tokens_under_control_pay() {
    // A token each under a worker, the character, a mech, an own structure, nobody and an enemy worker.
    let own = ["h04", "h11", "h12", "h18"];
    let mut state = position(
        "at h04 oil 1\nat h11 oil 1\nat h12 oil 1\nat h18 oil 1\nat h24 oil 1\nat h43 oil 1
        seat nordic industrial
        workers h04 @nordic
        character h11
        mechs 3 at h12
        structures monument h18
        seat crimea mechanical
        workers h43 h47",
    );
    let control: Vec<String> = state.public().controlled(seat(1)).iter().map(|p| p.to_string()).collect();
    assert_eq!(control, own);
    play(&mut state, "section upgrade; skip; pay coins 3");
    // Three of the four, of the player's choice.
    let mut left_out = Vec::new();
    for missing in own {
        let mut state = state;
        for from in own {
            let pay = format!("pay oil {from}");
            if from != missing && offered(&state, "pay").contains(&pay) {
                play(&mut state, &pay);
            }
        }
        play(&mut state, "upgrade move_unit enlist");
        left_out
            .extend(own.into_iter().filter(|h| state.public().resources(at(h))[Resource::Oil.index()] == 1));
        for foreign in ["h24", "h43"] {
            assert_eq!(state.public().resources(at(foreign)), [0, 0, 1, 0]);
        }
    }
    assert_eq!(left_out, own);
}

// RL-028
#[test]
fn tokens_that_nobody_or_an_enemy_controls_do_not_pay() {
    let mut state = position(
        "at h04 oil 2
        at h24 oil 5
        at h43 oil 5
        seat nordic industrial
        objectives 1 2
        seat crimea mechanical",
    );
    play(&mut state, "section upgrade; skip");
    refused(&state, "pay coins 3");
}

// RL-029
#[test]
fn an_enemy_worker_controls_the_hex_of_a_structure() {
    let mut state = position(
        "at h12 food 9
        seat nordic industrial
        power 3
        popularity 5
        structures armory h12
        objectives 1 2
        seat crimea mechanical
        workers h12 h43",
    );
    assert_eq!(state.public().controller(Hex::new(12).unwrap()), Some(seat(2)));
    assert!(!state.public().controlled(seat(1)).contains(at("h12")));
    play(&mut state, "section enlist; trade popularity 1 bonus");
    assert_eq!(player(&state, 1).power(), 4, "the ability stays");
    assert_eq!(offered(&state, "pay"), Vec::<String>::new(), "the food is not Nordic's");
    play(&mut state, "skip; end; section enlist; skip; pay coins 2");
    assert!(may(&state, "enlist upgrade power 2"), "the food is Crimea's");
    assert_eq!(state.public().resources(at("h12")), [5, 0, 0, 0]);
}

// RL-029
#[test]
fn a_mine_under_enemy_workers_still_works_for_its_owner_alone() {
    let text = "seat nordic industrial
        popularity 5
        character h10
        workers h10 h05
        structures mine h12
        seat crimea mechanical
        workers h12 h29";
    let mut state = position(text);
    play(&mut state, "section build; move");
    refused(&state, "step worker h10 h12");
    play(&mut state, "step character h10 h12");
    assert_eq!(player(&state, 1).character(), at("h12"));

    let mut state = position(&format!("active 2\n{text}"));
    play(&mut state, "section build; move");
    refused(&state, "step worker h29 h12");
    refused(&state, "step worker h12 h29");
}

// RL-030
#[test]
fn resources_stay_where_a_worker_is_forced_home() {
    let mut state = position(
        "at h05 oil 1 wood 4
        seat nordic industrial
        character h04
        workers @nordic @nordic
        seat crimea mechanical
        workers h05 h43",
    );
    play(&mut state, "section build; move; step character h04 h05");
    assert_eq!(player(&state, 2).workers_on(at("@crimea")), 1);
    assert_eq!(state.public().resources(at("h05")), [0, 0, 1, 4]);
    assert_eq!(state.public().resources(at("@crimea")), [0; 4]);
    assert_eq!(state.public().controller(Hex::new(5).unwrap()), Some(seat(1)));
    // Whoever controls the hex has them: this very turn they pay.
    play(&mut state, "done; pay coins 1");
    assert_eq!(state.public().resources(at("h05")), [0, 0, 1, 1]);
}

// RL-030: once nobody controls the hex nobody has them.
#[test]
fn resources_left_behind_belong_to_whoever_controls_the_hex() {
    let mut state = position(
        "at h05 wood 5
        seat nordic industrial
        mechs 4 at h04
        workers @nordic @nordic
        seat crimea mechanical
        workers h05 h43",
    );
    play(&mut state, "section build; move; step mech h04 h05; done; skip");
    play(&mut state, "section deploy; skip; section deploy; skip; section enlist; skip");
    play(&mut state, "section build; move; step mech h05 h04; carry wood 0; done; done");
    assert_eq!(state.public().resources(at("h05"))[Resource::Wood.index()], 5);
    assert_eq!(state.public().controller(Hex::new(5).unwrap()), None);
    assert_eq!(state.public().active(), seat(2), "the wood could not pay for a structure");
}

// RL-031
#[test]
fn resources_never_run_out() {
    let mut state = position(
        "at h04 wood 200
        at h05 wood 200
        at h43 wood 200
        seat nordic industrial
        objectives 1 2
        seat crimea mechanical",
    );
    let mut traded = state;
    play(&mut state, "section deploy; produce; produce h04 1");
    assert_eq!(state.public().resources(at("h04"))[Resource::Wood.index()], 201);
    play(&mut traded, "section enlist; trade resources; on h05; resources wood 2");
    assert_eq!(traded.public().resources(at("h05"))[Resource::Wood.index()], 202);
}

/// The one limit of the representation, said in ARCHITECTURE.md: a place shows at most 255 tokens of a kind.
#[test]
fn a_hex_shows_at_most_255_tokens_of_a_kind() {
    let mut state =
        position("at h04 wood 254\nseat nordic industrial\nobjectives 1 2\nseat crimea mechanical");
    play(&mut state, "section enlist; trade resources; on h04; resources wood 2");
    assert_eq!(state.public().resources(at("h04"))[Resource::Wood.index()], 255);
}

/// All 42 combat cards: 16 twos, 12 threes, 8 fours and 6 fives.
fn whole_deck() -> String {
    ["2".repeat(16), "3".repeat(12), "4".repeat(8), "5".repeat(6)].concat()
}

// RL-031
#[test]
fn an_empty_combat_deck_is_made_again_from_the_discards() {
    let mut state = position(&format!(
        "discard {}
        seat nordic industrial
        hand 5
        seat crimea mechanical",
        whole_deck().trim_end_matches('5').to_string() + "555"
    ));
    // Two fives are left in the deck.
    assert_eq!(state.public().deck_count(), 2);
    play(&mut state, "section upgrade; bolster cards 1; draw 5; section deploy; bolster cards 1; draw 5");
    assert_eq!((state.public().deck_count(), state.public().discard().count()), (0, 39));
    play(&mut state, "section build; coins 1; section build; coins 1");
    let events = play(&mut state, "section upgrade; bolster cards 1");
    assert!(events.contains(&Event::DeckReshuffled));
    assert_eq!(state.awaiting(), Awaiting::Chance);
    assert_eq!((state.public().deck_count(), state.public().discard().count()), (39, 0));
    play(&mut state, "draw 2");
    assert_eq!(state.public().deck_count(), 38);
    assert_eq!(state.own(seat(1)).hand().to_string(), "255");
}

// RL-031: the cost is paid and nothing is drawn, as with the recruit that would bring combat cards.
#[test]
fn with_every_combat_card_in_hand_none_is_drawn() {
    let table = |nordic: &str| {
        position(&format!(
            "at h04 food 4
            seat nordic industrial
            objectives 1 2
            coins 3
            {nordic}
            seat crimea mechanical
            hand {}",
            whole_deck()
        ))
    };
    let mut state = table("");
    play(&mut state, "section upgrade");
    assert_eq!(offered(&state, "bolster cards"), ["bolster cards 0"]);
    assert!(may(&state, "bolster power 2"));
    let events = play(&mut state, "bolster cards 0");
    assert_eq!((player(&state, 1).coins(), player(&state, 1).hand_count()), (2, 0));
    assert_eq!(events, [Event::CoinsSpent { seat: seat(1), amount: 1 }]);
    assert_ne!(state.awaiting(), Awaiting::Chance);

    let mut state = table("structures monument h11");
    play(&mut state, "section upgrade");
    assert_eq!(offered(&state, "bolster cards"), ["bolster cards 0 bonus", "bolster cards 0"]);

    let mut state = table("");
    play(&mut state, "section enlist; skip; pay coins 0");
    assert_eq!(offered(&state, "enlist build cards"), ["enlist build cards 0"]);
}

// RL-031: while there are cards, taking none of them is listed once, among the amounts of power.
#[test]
fn bolster_offers_no_cards_only_where_there_are_none() {
    let mut state = position("seat nordic industrial\nseat crimea mechanical");
    play(&mut state, "section upgrade");
    assert_eq!(offered(&state, "bolster cards"), ["bolster cards 1"]);
    assert!(may(&state, "bolster power 0"));
}
