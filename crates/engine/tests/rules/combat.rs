//! Combat: who fights when, dials and cards, what winner and loser gain and lose.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

fn cards(text: &str) -> CombatCards {
    text.parse().unwrap()
}

fn fighting_on(state: &State) -> Option<String> {
    state.public().combat().and_then(Combat::hex).map(|hex| hex.to_string())
}

/// Rusviet (seat 1) is about to attack Polania (seat 2). Neither has an ability that matters unless a line says so.
fn duel(attacker: &str, defender: &str) -> State {
    duel_on("", attacker, defender)
}

// RL-032
#[test]
fn combat_waits_until_every_unit_has_moved() {
    let mut state = duel("power 3\ncharacter h37\nmechs 1 at h29", "power 3\nmechs 1 at h30");
    play(&mut state, "section build; move; step mech h29 h30");
    assert_eq!(fighting_on(&state), None);
    assert!(may(&state, "step character h37 h38"));
    refused(&state, "dial 3");
    play(&mut state, "step character h37 h38");
    assert_eq!(fighting_on(&state).as_deref(), Some("h30"));
    // A unit that has met enemy fighters stays where it is.
    let mut other = duel("mechs 1 4 at h29 h37", "mechs 1 at h30");
    play(&mut other, "section build; move; step mech h29 h30");
    assert_eq!(other.public().question(), Some(Question::Units));
    refused(&other, "step mech h30 h36");
}

// RL-032
#[test]
fn combat_comes_before_the_bottom_row() {
    let mut state =
        duel_on("at h30 wood 3", "power 3\nmechs 1 at h29\nworkers h29 h26", "power 2\nmechs 1 at h30");
    play(&mut state, "section build; move; step mech h29 h30; carry workers 1; done");
    assert_eq!(fighting_on(&state).as_deref(), Some("h30"));
    refused(&state, "pay coins 2");
    // What the combat wins can pay the bottom row of the same turn.
    play(&mut state, "1: dial 3; 2: dial 2; draw 2; pay coins 2; build mill h30");
    assert_eq!(player(&state, 1).structure(Structure::Mill), "h30".parse().ok());
    assert_eq!(tokens(&state, "h30"), [0; 4]);
}

// RL-032
#[test]
fn several_combats_are_fought_in_the_order_the_attacker_picks() {
    let start = duel("power 5\nmechs 1 2 at h29 h37", "power 1\nmechs 1 4 at h30 h38");
    for (first, second) in [("h30", "h38"), ("h38", "h30")] {
        let mut state = start;
        play(&mut state, "section build; move; step mech h29 h30; step mech h37 h38");
        assert_eq!(asked(&state), Actor::Seat(seat(1)));
        assert_eq!(legal(&state), ["fight h30", "fight h38"]);
        refused(&state, "fight h23");
        refused(&state, "done");
        play(&mut state, &format!("fight {first}"));
        assert_eq!(fighting_on(&state).as_deref(), Some(first));
        play(&mut state, "1: dial 1; 2: dial 0");
        assert_eq!(fighting_on(&state).as_deref(), Some(second));
        assert_eq!(combat_stars(&state, 1), 1);
        play(&mut state, "1: dial 0; 2: dial 1");
        assert_eq!((combat_stars(&state, 1), combat_stars(&state, 2)), (1, 1));
        assert_eq!(player(&state, 1).mechs_on(at(first)), 1);
        assert_eq!(player(&state, 2).mechs_on(at(second)), 1);
    }
}

// RL-033
#[test]
fn a_third_player_takes_no_part_but_may_give_coins() {
    let mut state = position(
        "active 1
         seat rusviet mechanical
           power 3
           mechs 1 at h29
         seat crimea industrial
           power 5
           coins 9
           hand 55
           mechs 3 at h36
         seat polania agricultural
           power 3
           coins 0
           mechs 1 at h30",
    );
    play(&mut state, "section build; move; step mech h29 h30; done");
    let Awaiting::Seats(seats) = state.awaiting() else { panic!("the dials are due") };
    assert_eq!(seats.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
    assert!(state.legal(seat(2)).is_empty());
    let tried = state.apply(Actor::Seat(seat(2)), "dial 1".parse().unwrap());
    assert!(matches!(tried, Err(MoveError::NotAsked { .. })), "{tried:?}");
    state.give(seat(2), seat(3), 4, &mut Silence).unwrap();
    assert_eq!((player(&state, 2).coins(), player(&state, 3).coins()), (5, 4));
    play(&mut state, "1: dial 1; 3: dial 2; draw 2");
    assert_eq!([1, 2, 3].map(|n| combat_stars(&state, n)), [0, 0, 1]);
    assert_eq!(player(&state, 2).power(), 5);
}

// RL-034
#[test]
fn driving_off_workers_is_no_combat_and_earns_no_star() {
    let mut state = duel("popularity 5\nmechs 1 at h29", "power 5\nhand 5\nworkers h30 h30 h30");
    let events = play(&mut state, "section build; move; step mech h29 h30; done");
    assert!(!events.iter().any(|e| matches!(e, Event::CombatBegan { .. } | Event::StarPlaced { .. })));
    assert_eq!(combat_stars(&state, 1), 0);
    assert_eq!(player(&state, 1).popularity(), 2);
    assert_eq!(player(&state, 2).workers_on(at("@polania")), 3);
    assert_eq!(player(&state, 2).hand_count(), 1);
}

// RL-035
#[test]
fn the_dial_ends_at_seven_and_at_the_power_on_the_track() {
    let mut state = duel("power 9\nhand 5\nmechs 1 at h29", "power 4\nhand 5\nmechs 1 at h30");
    play(&mut state, "section build; move; step mech h29 h30; done");
    let dials = |number| state.legal(seat(number)).iter().map(Move::to_string).collect::<Vec<_>>();
    assert_eq!(dials(1), (0..=7).rev().map(|n| format!("dial {n}")).collect::<Vec<_>>());
    assert_eq!(dials(2), (0..=4).rev().map(|n| format!("dial {n}")).collect::<Vec<_>>());
    refused(&state, "dial 8");
    refused(&state, "dial 9");
    // The cards are added on top: 7 and 5 beat 4 and 5.
    let events = play(&mut state, "1: dial 7; 1: play 5; 2: dial 4; 2: play 5; draw 2");
    assert!(events.contains(&Event::PowerRevealed { seat: seat(1), dial: 7, cards: cards("5") }));
    assert!(events.contains(&Event::PowerRevealed { seat: seat(2), dial: 4, cards: cards("5") }));
    assert_eq!(combat_stars(&state, 1), 1);
    // Only the dial is paid from the track.
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (2, 0));
}

// RL-036
#[test]
fn one_card_for_each_character_and_mech_even_with_nothing_on_the_dial() {
    let mut state = duel(
        "power 5\nhand 2345\ncharacter h29\nmechs 1 2 at h29 h37\nworkers h29 h26\ncubes move_unit\nreduced build",
        "power 7\nhand 55\nmechs 1 at h30\nworkers h30 h14",
    );
    play(&mut state, "section build; move; step character h29 h30; step mech h29 h30; carry workers 1");
    play(&mut state, "step mech h37 h30; 1: dial 0");
    assert!(may(&state, "play -"));
    assert!(may(&state, "play 5"));
    assert!(may(&state, "play 345"));
    refused(&state, "play 2345");
    refused(&state, "play 55");
    // One mech: one card, however many workers stand beside it.
    play(&mut state, "1: play 345; 2: dial 7");
    assert_eq!(legal(&state), ["play -", "play 5"]);
    play(&mut state, "play -; draw 2");
    assert_eq!(combat_stars(&state, 1), 1);
    assert_eq!(player(&state, 1).power(), 5);
    assert_eq!(state.own(seat(1)).hand(), cards("2"));
}

// RL-037
#[test]
fn winner_and_loser_both_pay_their_dials_and_discard_their_cards() {
    let mut state = duel("power 10\nhand 233\nmechs 1 at h29", "power 6\nhand 245\nmechs 1 at h30");
    play(&mut state, "section build; move; step mech h29 h30; done");
    play(&mut state, "1: dial 7; 1: play 3; 2: dial 4; 2: play 5");
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (3, 2));
    assert_eq!(state.own(seat(1)).hand(), cards("23"));
    assert_eq!(state.own(seat(2)).hand(), cards("24"));
    assert_eq!(state.public().discard(), cards("35"));
}

// RL-038
#[test]
fn the_loser_draws_a_card_if_it_showed_any_power() {
    let start = duel("power 7\nmechs 1 at h29", "power 3\nhand 2\nmechs 1 at h30");
    for (choice, draws) in
        [("2: dial 0; 2: play 2", true), ("2: dial 1; 2: play -", true), ("2: dial 0; 2: play -", false)]
    {
        let mut state = start;
        play(&mut state, "section build; move; step mech h29 h30; done; 1: dial 7");
        play(&mut state, choice);
        assert_eq!(state.awaiting() == Awaiting::Chance, draws, "{choice}");
        if draws {
            let before = player(&state, 2).hand_count();
            play(&mut state, "draw 4");
            assert_eq!(player(&state, 2).hand_count(), before + 1);
            assert_eq!(state.own(seat(2)).hand().of("4".parse().unwrap()), 1);
        }
        // One card at most, and none for the winner.
        assert_ne!(state.awaiting(), Awaiting::Chance);
        assert_eq!(player(&state, 1).hand_count(), 0);
    }
}

// RL-039
#[test]
fn a_winning_attacker_takes_the_hex_and_loses_popularity_for_each_worker() {
    let mut state = duel_on(
        "at h30 oil 4",
        "power 3\npopularity 7\nmechs 1 at h29",
        "power 0\npopularity 5\ncharacter h30\nmechs 1 at h30\nworkers h30 h30 h30 h14",
    );
    let events = play(&mut state, "section build; move; step mech h29 h30; done; 1: dial 1");
    let loser = player(&state, 2);
    let home = at("@polania");
    assert_eq!((loser.character(), loser.mechs_on(home), loser.workers_on(home)), (home, 1, 3));
    assert_eq!(loser.workers_on(at("h14")), 1);
    assert_eq!((player(&state, 1).popularity(), loser.popularity()), (4, 5));
    assert_eq!(tokens(&state, "h30"), [0, 0, 4, 0]);
    assert_eq!(controller(&state, "h30"), Some(seat(1)));
    assert_eq!((combat_stars(&state, 1), combat_stars(&state, 2)), (1, 0));
    assert!(events.contains(&Event::StarPlaced { seat: seat(1), star: Star::Combat, total: 1 }));
}

// RL-039
#[test]
fn popularity_stops_at_zero_after_a_won_attack() {
    let mut state =
        duel("power 3\npopularity 1\nmechs 1 at h29", "power 0\nmechs 1 at h30\nworkers h30 h30 h30");
    play(&mut state, "section build; move; step mech h29 h30; done; 1: dial 0");
    assert_eq!(player(&state, 1).popularity(), 0);
    assert_eq!(combat_stars(&state, 1), 1);
}

// RL-040
#[test]
fn a_winning_defender_loses_no_popularity_and_keeps_what_was_brought() {
    let mut state = duel_on(
        "at h29 metal 2 food 1",
        "power 0\npopularity 7\nmechs 1 at h29\nworkers h29 h29 h26",
        "power 2\npopularity 5\nmechs 1 at h30",
    );
    play(
        &mut state,
        "section build; move; step mech h29 h30; carry food 0; carry metal 2; carry workers 2; done",
    );
    play(&mut state, "2: dial 1");
    let home = at("@rusviet");
    assert_eq!((player(&state, 1).mechs_on(home), player(&state, 1).workers_on(home)), (1, 2));
    assert_eq!((player(&state, 1).popularity(), player(&state, 2).popularity()), (7, 5));
    assert_eq!(tokens(&state, "h30"), [0, 2, 0, 0]);
    assert_eq!(tokens(&state, "h29"), [1, 0, 0, 0]);
    assert_eq!(controller(&state, "h30"), Some(seat(2)));
    assert_eq!((combat_stars(&state, 1), combat_stars(&state, 2)), (0, 1));
}

// RL-041
#[test]
fn a_third_victory_earns_no_star_but_may_be_won() {
    let mut state = duel("power 3\nstars combat combat\nmechs 1 at h29", "power 1\nmechs 1 at h30");
    play(&mut state, "section build; move; step mech h29 h30; done; 1: dial 2; 2: dial 0");
    assert_eq!(player(&state, 1).stars().total(), 2);
    assert_eq!(player(&state, 2).mechs_on(at("@polania")), 1);
    assert_eq!(controller(&state, "h30"), Some(seat(1)));
}

// RL-041
#[test]
fn saxony_goes_on_earning_stars_for_combat() {
    let mut state = position(
        "active 1
         seat saxony mechanical
           power 3
           stars combat combat
           mechs 1 at h29
         seat polania agricultural
           power 1
           mechs 1 at h30",
    );
    play(&mut state, "section build; move; step mech h29 h30; done; 1: dial 2; 2: dial 0");
    assert_eq!(combat_stars(&state, 1), 3);
}

/// Nordic with Artillery on h29 or h30 and another faction with its third mech on the other hex.
fn nordic_against(other: &str, nordic: &str, hexes: (&str, &str), active: u8) -> State {
    position(&format!(
        "active {active}\nseat nordic industrial\n{nordic}\nmechs 3 at {}\nseat {other}\nmechs 3 at {}",
        hexes.0, hexes.1
    ))
}

// RL-042
#[test]
fn the_attacker_uses_its_ability_first() {
    let attack = "section build; move; step mech h29 h30; done";
    // Nordic attacks: Artillery is asked before Scout takes a card.
    let crimea = "crimea mechanical\npower 4\nhand 4";
    let mut state = nordic_against(crimea, "power 4\nhand 23", ("h29", "h30"), 1);
    play(&mut state, attack);
    assert_eq!((asked(&state), legal(&state)), (Actor::Seat(seat(1)), vec!["use".into(), "skip".into()]));
    play(&mut state, "use");
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (3, 2));
    assert_eq!(state.awaiting(), Awaiting::Chance);
    assert_eq!(legal(&state), ["steal 2", "steal 3"]);
    play(&mut state, "steal 3");
    assert_eq!((state.own(seat(1)).hand(), state.own(seat(2)).hand()), (cards("2"), cards("34")));
    assert_eq!(state.public().question(), Some(Question::Dials));
    // Crimea attacks: the card is taken first, and Artillery may then be left.
    let mut state = nordic_against(crimea, "power 4\nhand 23", ("h30", "h29"), 2);
    play(&mut state, attack);
    assert_eq!(state.awaiting(), Awaiting::Chance);
    play(&mut state, "steal 2");
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
    play(&mut state, "skip");
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (4, 4));
    assert_eq!(state.public().question(), Some(Question::Dials));
}

// RL-042
#[test]
fn an_attackers_disarm_can_leave_the_defender_without_the_price_of_artillery() {
    let saxony = "saxony mechanical\npower 3";
    // On a tunnel Saxony attacks: Nordic's 2 power are gone before it could pay.
    let mut state = nordic_against(saxony, "power 2", ("h29", "h30"), 2);
    play(&mut state, "section build; move; step mech h30 h29; done");
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (0, 3));
    assert_eq!(state.public().question(), Some(Question::Dials));
    // Nordic attacks: it pays 1 and costs Saxony 2 before Disarm takes the rest.
    let mut state = nordic_against(saxony, "power 2", ("h30", "h29"), 1);
    play(&mut state, "section build; move; step mech h30 h29; done; use");
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (0, 1));
}

// RL-043
#[test]
fn an_ability_takes_power_down_to_zero_and_no_further() {
    let mut state = nordic_against("saxony mechanical\npower 1", "power 3", ("h37", "h30"), 1);
    play(&mut state, "section build; move; step mech h37 h30; done; use");
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (2, 0));
    let mut state = nordic_against("saxony mechanical\npower 3", "power 1", ("h29", "h30"), 2);
    play(&mut state, "section build; move; step mech h30 h29; done");
    assert_eq!(player(&state, 1).power(), 0);
}

// RL-044
#[test]
fn scout_finds_nothing_in_an_empty_hand_and_the_combat_goes_on() {
    let mut state = nordic_against("crimea mechanical\npower 2\nhand 2", "power 0", ("h30", "h29"), 2);
    let events = play(&mut state, "section build; move; step mech h29 h30; done");
    assert!(!events.iter().any(|e| matches!(e, Event::CardStolen { .. })));
    assert_eq!(state.public().question(), Some(Question::Dials));
    play(&mut state, "2: dial 1; 2: play -");
    assert_eq!(combat_stars(&state, 2), 1);
    assert_eq!(player(&state, 2).hand_count(), 1);
}

// RL-045
#[test]
fn coins_do_not_call_off_a_combat_once_the_units_have_met() {
    let mut state = duel("power 3\nmechs 1 at h29", "power 3\ncoins 8\nmechs 1 at h30");
    play(&mut state, "section build; move; step mech h29 h30; done");
    state.give(seat(2), seat(1), 5, &mut Silence).unwrap();
    assert_eq!(player(&state, 2).coins(), 3);
    assert_eq!(fighting_on(&state).as_deref(), Some("h30"));
    for way_out in ["skip", "done", "end", "retreat mech @rusviet", "step mech h30 h29"] {
        refused(&state, way_out);
    }
    play(&mut state, "1: dial 0; 2: dial 1");
    assert_eq!(combat_stars(&state, 2), 1);
}

// RL-046
#[test]
fn an_attack_needs_neither_power_nor_cards_nor_popularity() {
    let mut state = duel("power 0\npopularity 0\nmechs 1 at h29", "power 2\nmechs 1 at h30\nworkers h30 h14");
    play(&mut state, "section build; move; step mech h29 h30; done; 2: dial 0");
    // Nothing against nothing is a tie: the attacker wins, the loser showed no power and draws nothing.
    assert_eq!(combat_stars(&state, 1), 1);
    assert_eq!(player(&state, 1).popularity(), 0);
    assert_eq!(player(&state, 2).hand_count(), 0);
}

// RL-046
#[test]
fn a_defender_without_power_may_still_play_cards() {
    let mut state = duel("power 1\nmechs 1 at h29", "power 0\nhand 2\nmechs 1 at h30");
    play(&mut state, "section build; move; step mech h29 h30; done; 1: dial 1");
    play(&mut state, "2: play 2; draw 3");
    assert_eq!((combat_stars(&state, 2), player(&state, 1).hand_count()), (1, 1));
}

// RL-047
#[test]
fn the_number_of_combat_cards_is_public_and_their_values_are_not() {
    let with = |hand: &str| duel("hand 23\nmechs 1 at h29", &format!("hand {hand}\nmechs 1 at h30"));
    let (low, high) = (with("223"), with("455"));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Bystander] {
        assert_eq!(View::of(&low, viewer), View::of(&high, viewer));
        assert_eq!(View::of(&low, viewer).public().player(seat(2)).hand_count(), 3);
        assert_ne!(View::of(&low, viewer), View::of(&with("22"), viewer));
    }
    assert_eq!(View::of(&low, seat(2)).own().hand(), cards("223"));
    assert_eq!(View::of(&low, seat(1)).own().hand(), cards("23"));
}

// RL-047
#[test]
fn power_and_cards_are_chosen_in_secret_by_both_sides_at_once() {
    let mut start = duel("power 5\nhand 25\nmechs 1 at h29", "power 3\nhand 34\nmechs 1 at h30");
    play(&mut start, "section build; move; step mech h29 h30; done");
    let Awaiting::Seats(both) = start.awaiting() else { panic!("the dials are due") };
    assert_eq!(both.iter().count(), 2);
    for (chooser, other) in [(seat(1), seat(2)), (seat(2), seat(1))] {
        let watchers = [Viewer::Seat(other), Viewer::Bystander];
        let before = watchers.map(|viewer| View::of(&start, viewer));
        let mut after: Option<([View; 2], Vec<Event>)> = None;
        for dial in start.legal(chooser) {
            let mut dialled = start;
            let mut heard = Vec::new();
            dialled.apply_with(Actor::Seat(chooser), dial, &mut heard).unwrap();
            // The number alone changes nothing that anybody else can see.
            assert_eq!(watchers.map(|viewer| View::of(&dialled, viewer)), before);
            assert!(heard.is_empty());
            for play in dialled.legal(chooser) {
                let mut chosen = dialled;
                let mut heard = Vec::new();
                chosen.apply_with(Actor::Seat(chooser), play, &mut heard).unwrap();
                // That the choice is made shows; what it is, or whether a card is in it, does not.
                let seen = (watchers.map(|viewer| View::of(&chosen, viewer)), heard);
                assert_eq!(&seen, after.get_or_insert_with(|| seen.clone()), "{dial} {play}");
                assert_eq!(chosen.legal(other), start.legal(other));
                assert_eq!(chosen.public().discard(), CombatCards::NONE);
                assert_eq!(chosen.public().player(chooser).hand_count(), 2);
            }
        }
        assert_eq!(after.unwrap().1, [Event::ChoiceMade { seat: chooser }]);
    }
}
