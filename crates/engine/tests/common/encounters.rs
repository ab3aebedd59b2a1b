//! Encounter cards in the tests: a card is drawn, an option taken, and all that changes is compared.

use super::cards::{Gain::*, *};
use super::*;

/// The 42 cards, option by option.
pub const CARDS: &str = include_str!("../data/encounters.csv");

/// What an option costs.
#[derive(Clone, Copy, Default)]
struct Cost {
    coins: u8,
    popularity: u8,
}

impl Cost {
    fn of(cell: &str) -> Cost {
        let mut cost = Cost::default();
        for (what, amount) in amounts(cell) {
            match what {
                "coins" => cost.coins = amount,
                "popularity" => cost.popularity = amount,
                _ => panic!("no cost: {what}"),
            }
        }
        cost
    }
}

/// The Nordic character steps on the encounter of h11, where nobody else stands, and this card is drawn. Both
/// neighbours have enlisted all recruits, Nordic too unless one is about to be enlisted.
pub fn drawn(card: u8, coins: u8, popularity: u8, gains: &[Gain]) -> (State, Vec<Event>) {
    let all = "recruits upgrade deploy build enlist\nbonuses power coins popularity cards\nstars recruits";
    let own = if gains.contains(&Enlist) { "recruits upgrade enlist\nbonuses power cards" } else { all };
    let rules = if card > 28 { "rulebook +promo-encounters" } else { "rulebook" };
    let mut state = position(&format!(
        "rules {rules}
         active 1
         at h04 food 5 metal 5 oil 5 wood 5
         at h11 food 1 metal 1 oil 1 wood 1
         seat nordic industrial
           power 4
           popularity {popularity}
           coins {coins}
           hand 3
           character h05
           mechs 3 at h05
           workers h04 h05
           structures armory h04 monument h05
           {own}
         seat rusviet engineering
           {all}
         seat polania patriotic
           character h20
           {all}"
    ));
    play(&mut state, "section build; move; step character h05 h11; done");
    assert!(may(&state, &format!("encounter {card}")));
    let events = play(&mut state, &format!("encounter {card}"));
    (state, events)
}

/// Takes the whole gain and writes down what it should bring.
fn gain(state: &mut State, facts: &mut Facts, gain: Gain) {
    let mut tokens = |state: &mut State, kind: &str, amount: u8| {
        take(state, amount);
        add_tokens(facts, "h11", kind, amount.into());
    };
    match gain {
        Food(n) => tokens(state, "food", n),
        Metal(n) => tokens(state, "metal", n),
        Oil(n) => tokens(state, "oil", n),
        Wood(n) => tokens(state, "wood", n),
        Any(n) => {
            for kind in ["food", "metal", "oil", "wood"] {
                assert!(may(state, &format!("resources {kind} {n}")));
                assert!(!may(state, &format!("resources {kind} {}", n + 1)));
            }
            assert!(may(state, "resources none"));
            assert!(!may(state, &format!("resources food {n} wood 1")));
            play(state, &format!("resources metal 1 wood {}", n - 1));
            add_tokens(facts, "h11", "metal", 1);
            add_tokens(facts, "h11", "wood", n as i16 - 1);
        }
        Worker => {
            take(state, 1);
            set(facts, "1 workers", Some("h04 h05"), "h04 h05 h11");
        }
        Deploy => {
            assert_eq!(legal(state), ["deploy 1 h11", "deploy 2 h11", "deploy 4 h11", "skip"]);
            play(state, "deploy 2 h11");
            set(facts, "1 mechs", Some("3 at h05"), "2 3 at h05 h11");
        }
        Build => {
            assert_eq!(legal(state), ["build mill h11", "build mine h11", "skip"]);
            play(state, "build mine h11");
            set(facts, "1 structures", Some("armory h04 monument h05"), "armory h04 mine h11 monument h05");
        }
        other => gain_anywhere(state, facts, other),
    }
}

/// Takes all gains in the printed order; nothing else on the table may have changed.
fn gain_all(mut state: State, mut expected: Facts, gains: &[Gain]) {
    for g in gains {
        gain(&mut state, &mut expected, *g);
    }
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Build)));
    assert_eq!(facts_after_move(&state), expected);
}

/// Tries the three options of a card, as they are written down.
pub fn card(number: u8) {
    let options = Printed::of(CARDS, number);
    assert_eq!(options.len(), 3);
    for (printed, i) in options.iter().zip(1..) {
        option(number, i, Cost::of(printed.cost), &printed.gains());
    }
}

/// The same of a card with one option that is like none on other cards, and is tried by itself: what is written down of it.
pub fn card_with_special(number: u8, special: u8, cost: &str, gains: &str) {
    let options = Printed::of(CARDS, number);
    assert_eq!(options.len(), 3);
    for (printed, i) in options.iter().zip(1..) {
        if i == special {
            assert_eq!((printed.cost, printed.gains), (cost, gains));
        } else {
            option(number, i, Cost::of(printed.cost), &printed.gains());
        }
    }
}

/// Tries one option of a card: with plenty, with exactly the cost, and with 1 less.
fn option(card: u8, number: u8, cost: Cost, gains: &[Gain]) {
    let mv = format!("option {number}");
    let with = |coins, popularity| drawn(card, coins, popularity, gains);
    let (rich, _) = with(20, 10);
    assert_eq!(legal(&rich), ["option 1", "option 2", "option 3"]);
    let mut enough = vec![rich];
    if cost.coins > 0 {
        enough.push(with(cost.coins, 10).0);
        refused(&with(cost.coins - 1, 10).0, &mv);
    }
    if cost.popularity > 0 {
        enough.push(with(20, cost.popularity).0);
        refused(&with(20, cost.popularity - 1).0, &mv);
    }
    for mut state in enough {
        let mut expected = facts_after_move(&state);
        add(&mut expected, "1 coins", -i16::from(cost.coins));
        add(&mut expected, "1 popularity", -i16::from(cost.popularity));
        play(&mut state, &mv);
        gain_all(state, expected, gains);
    }
    if cost.coins + cost.popularity == 0 {
        // With nothing to pay with it is the only option, taken without a question.
        let (state, events) = with(0, 0);
        let (card, option) = (card.to_string().parse().unwrap(), number - 1);
        assert!(events.contains(&Event::OptionTaken { seat: seat(1), card, option }));
        let expected = facts_after_move(&state);
        gain_all(state, expected, gains);
    }
}
