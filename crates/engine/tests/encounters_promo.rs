//! Encounter cards 29 to 42 of the promo packs: what each option costs and gives, and that it does nothing else.
//!
//! The costs and gains are written out card by card; every option is also tried with 1 coin or popularity less than it
//! costs, and must then not be on offer.
// RL-050 RL-051 RL-052 RL-054 RL-094

mod common;

use common::*;
use kosa_engine::vocab::Section;
use kosa_engine::{Event, Frame, State};
use std::collections::BTreeMap;

/// What an option costs, besides nothing.
#[derive(Clone, Copy)]
struct Cost {
    coins: u8,
    popularity: u8,
}

const FREE: Cost = Cost { coins: 0, popularity: 0 };

const fn coins(coins: u8) -> Cost {
    Cost { coins, ..FREE }
}

const fn popularity(popularity: u8) -> Cost {
    Cost { popularity, ..FREE }
}

/// One gain as the card prints it.
#[derive(Clone, Copy, PartialEq)]
enum Gain {
    Coins(u8),
    Popularity(u8),
    Power(u8),
    Cards(u8),
    Food(u8),
    Metal(u8),
    Oil(u8),
    Wood(u8),
    Any(u8),
    Worker,
    Upgrade,
    Deploy,
    Build,
    Enlist,
}
use Gain::*;

/// All that lies on the table, by the key of its line in the position text; `1 coins` is the purse of seat 1.
type Facts = BTreeMap<String, String>;

fn facts(state: &State) -> Facts {
    let mut facts = Facts::new();
    let mut seat = 0;
    for line in state.to_position().lines() {
        let (mut key, mut value) = line.trim().split_once(' ').unwrap();
        seat += (key == "seat") as u8;
        if key == "at" {
            (key, value) = value.split_once(' ').unwrap();
        }
        // Which question is pending, and which units have moved, is no part of the gain.
        if key != "frames" && key != "units-left" && !key.starts_with("moved-") {
            let key = if line.starts_with("  ") { format!("{seat} {key}") } else { key.to_string() };
            facts.insert(key, value.to_string());
        }
    }
    facts
}

/// Adds to a number: of a whole line, or of the one that follows `kind` in it.
fn add(facts: &mut Facts, key: &str, kind: &str, amount: i16) {
    let mut words: Vec<String> = facts[key].split(' ').map(String::from).collect();
    let at = if kind.is_empty() { 0 } else { words.iter().position(|w| w == kind).unwrap() + 1 };
    words[at] = (words[at].parse::<i16>().unwrap() + amount).to_string();
    facts.insert(key.into(), words.join(" "));
}

fn set(facts: &mut Facts, key: &str, before: Option<&str>, after: &str) {
    assert_eq!(facts.insert(key.into(), after.into()).as_deref(), before, "{key}");
}

/// The Nordic character steps on the encounter of h11, where nobody else stands, and this card is drawn. Both
/// neighbours have enlisted all recruits, Nordic too unless one is about to be enlisted.
fn drawn(card: u8, coins: u8, popularity: u8, gains: &[Gain]) -> (State, Vec<Event>) {
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

/// `take n` down to `take 0`: a gain may be taken in part or left.
fn take(state: &mut State, amount: u8) {
    let all: Vec<String> = (0..=amount).rev().map(|n| format!("take {n}")).collect();
    assert_eq!(legal(state), all);
    play(state, &all[0]);
}

/// Takes the whole gain and writes down what it should bring.
fn gain(state: &mut State, facts: &mut Facts, gain: Gain) {
    let mut tokens = |state: &mut State, kind: &str, amount: u8| {
        take(state, amount);
        add(facts, "h11", kind, amount.into());
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
            add(facts, "h11", "metal", 1);
            add(facts, "h11", "wood", n as i16 - 1);
        }
        Coins(n) => {
            take(state, n);
            add(facts, "1 coins", "", n.into());
        }
        Popularity(n) => {
            take(state, n);
            add(facts, "1 popularity", "", n.into());
        }
        Power(n) => {
            take(state, n);
            add(facts, "1 power", "", n.into());
        }
        Cards(n) => {
            take(state, n);
            for _ in 0..n {
                play(state, "draw 2");
            }
            set(facts, "1 hand", Some("3"), &format!("{}3", "2".repeat(n as usize)));
            let deck = facts["deck"][n as usize..].to_string();
            facts.insert("deck".into(), deck);
        }
        Worker => {
            take(state, 1);
            set(facts, "1 workers", Some("h04 h05"), "h04 h05 h11");
        }
        Upgrade => {
            // Six cubes, each to any of the four sections, or none.
            assert_eq!(legal(state).len(), 6 * 4 + 1);
            assert!(may(state, "skip"));
            play(state, "upgrade move_coin deploy");
            set(facts, "1 cubes", None, "move_coin");
            set(facts, "1 reduced", None, "deploy");
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
        Enlist => {
            // Two recruits to two one-time bonuses, each in part or in full, or none.
            assert_eq!(legal(state).len(), 2 * 2 * 3 + 1);
            assert!(may(state, "skip"));
            play(state, "enlist build coins 2");
            set(facts, "1 recruits", Some("upgrade enlist"), "upgrade build enlist");
            set(facts, "1 bonuses", Some("power cards"), "power coins cards");
            add(facts, "1 coins", "", 2);
        }
    }
}

/// Takes all gains in the printed order; nothing else on the table may have changed.
fn gain_all(mut state: State, mut expected: Facts, gains: &[Gain]) {
    for g in gains {
        gain(&mut state, &mut expected, *g);
    }
    assert_eq!(state.public().frame(), Some(Frame::Bottom(Section::Build)));
    assert_eq!(facts(&state), expected);
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
        let mut expected = facts(&state);
        add(&mut expected, "1 coins", "", -i16::from(cost.coins));
        add(&mut expected, "1 popularity", "", -i16::from(cost.popularity));
        play(&mut state, &mv);
        gain_all(state, expected, gains);
    }
    if cost.coins + cost.popularity == 0 {
        // With nothing to pay with it is the only option, taken without a question.
        let (state, events) = with(0, 0);
        let (card, option) = (card.to_string().parse().unwrap(), number - 1);
        assert!(events.contains(&Event::OptionTaken { seat: seat(1), card, option }));
        let expected = facts(&state);
        gain_all(state, expected, gains);
    }
}

#[test]
fn card_29_gives_coins_and_popularity_or_an_upgrade_or_oil_and_food() {
    option(29, 1, FREE, &[Coins(2), Popularity(1)]);
    option(29, 2, coins(3), &[Upgrade]);
    option(29, 3, popularity(2), &[Oil(3), Food(1)]);
}

#[test]
fn card_30_gives_power_and_popularity_or_power_or_a_structure() {
    option(30, 1, FREE, &[Power(2), Popularity(1)]);
    option(30, 2, coins(2), &[Power(4)]);
    option(30, 3, popularity(2), &[Build]);
}

#[test]
fn card_32_gives_coins_and_popularity_or_power_and_cards_or_an_upgrade_and_resources() {
    option(32, 1, FREE, &[Coins(2), Popularity(1)]);
    option(32, 2, coins(2), &[Power(2), Cards(2)]);
    option(32, 3, popularity(2), &[Upgrade, Any(2)]);
}

#[test]
fn card_33_gives_coins_and_popularity_or_power_and_cards_or_an_upgrade_and_food() {
    option(33, 1, FREE, &[Coins(2), Popularity(1)]);
    option(33, 2, coins(2), &[Power(2), Cards(2)]);
    option(33, 3, popularity(2), &[Upgrade, Food(2)]);
}

#[test]
fn card_34_gives_coins_and_popularity_or_metal_or_a_recruit() {
    option(34, 1, FREE, &[Coins(2), Popularity(1)]);
    option(34, 2, coins(2), &[Metal(4)]);
    option(34, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_35_gives_popularity_or_wood_or_a_worker_and_oil() {
    option(35, 1, FREE, &[Popularity(2)]);
    option(35, 2, coins(2), &[Wood(4)]);
    option(35, 3, popularity(2), &[Worker, Oil(3)]);
}

#[test]
fn card_36_gives_oil_and_popularity_or_a_mech_or_a_worker_and_oil() {
    option(36, 1, FREE, &[Oil(2), Popularity(1)]);
    option(36, 2, coins(4), &[Deploy]);
    option(36, 3, popularity(2), &[Worker, Oil(3)]);
}

#[test]
fn card_37_gives_popularity_or_food_and_oil_or_a_recruit() {
    option(37, 1, FREE, &[Popularity(2)]);
    option(37, 2, coins(2), &[Food(2), Oil(2)]);
    option(37, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_38_gives_popularity_or_a_mech_or_food() {
    option(38, 1, FREE, &[Popularity(2)]);
    option(38, 2, coins(4), &[Deploy]);
    option(38, 3, popularity(2), &[Food(4)]);
}

#[test]
fn card_39_gives_food_and_popularity_or_food_or_power() {
    option(39, 1, FREE, &[Food(2), Popularity(1)]);
    option(39, 2, coins(2), &[Food(4)]);
    option(39, 3, popularity(2), &[Power(5)]);
}

#[test]
fn card_40_gives_a_card_and_popularity_or_popularity_or_a_structure() {
    option(40, 1, FREE, &[Cards(1), Popularity(1)]);
    option(40, 2, coins(2), &[Popularity(3)]);
    option(40, 3, popularity(2), &[Build]);
}

#[test]
fn card_41_gives_power_and_popularity_or_cards_or_a_recruit_and_wood() {
    option(41, 1, FREE, &[Power(2), Popularity(1)]);
    option(41, 2, coins(2), &[Cards(4)]);
    option(41, 3, popularity(3), &[Enlist, Wood(2)]);
}

/// A game in which Nordic draws promo card 42 or 31 on h11, with a mech and two workers already there.
fn with_company(card: u8) -> State {
    let mut state = position(
        "rules rulebook +promo-encounters
         active 1
         seat nordic industrial
           power 4
           popularity 10
           coins 2
           hand 3
           character h05
           mechs 3 at h11
           workers h05 h11 h11
         seat rusviet engineering
           hand 235
           workers h12 h26
         seat polania patriotic
           hand 44",
    );
    play(&mut state, &format!("section build; move; step character h05 h11; done; encounter {card}"));
    state
}

#[test]
fn card_31_gives_wood_and_popularity_or_popularity_or_a_look_and_cards() {
    option(31, 1, FREE, &[Wood(2), Popularity(1)]);
    option(31, 2, coins(2), &[Popularity(3)]);
    let short = drawn(31, 20, 1, &[]).0;
    refused(&short, "option 3");

    let mut state = with_company(31);
    let mut expected = facts(&state);
    add(&mut expected, "1 popularity", "", -2);
    play(&mut state, "option 3");
    assert_eq!(legal(&state), ["peek 2", "peek 3", "skip"]);
    let mut unseen = state;
    // The look comes first and changes nothing; then three cards.
    let events = play(&mut state, "peek 2");
    assert_eq!(events.len(), 1);
    assert_eq!(facts(&state), expected);
    take(&mut state, 3);
    play(&mut state, "draw 2; draw 4; draw 5");
    set(&mut expected, "1 hand", Some("3"), "2345");
    let left = format!("{}{}{}{}", "2".repeat(14), "3".repeat(10), "4".repeat(5), "5".repeat(4));
    expected.insert("deck".into(), left);
    // Nothing is left to ask, so the turn is over.
    set(&mut expected, "active", Some("1"), "2");
    set(&mut expected, "turns", Some("1"), "2");
    assert_eq!(facts(&state), expected);
    // The look may be left; the cards are still drawn.
    play(&mut unseen, "skip; take 3");
}

#[test]
fn hand_looked_at_by_card_31_is_shown_to_the_two_players_only() {
    let mut state = with_company(31);
    let event = play(&mut state, "option 3; peek 3")[2];
    let hand = |hand: Option<&str>| Event::HandSeen {
        seat: seat(1),
        of: seat(3),
        hand: hand.map(|cards| cards.parse().unwrap()),
    };
    assert_eq!(event.seen_by(Some(seat(1))), hand(Some("44")));
    assert_eq!(event.seen_by(Some(seat(3))), hand(Some("44")));
    assert_eq!(event.seen_by(Some(seat(2))), hand(None));
    assert_eq!(event.seen_by(None), hand(None));
}

#[test]
fn card_42_gives_coins_and_popularity_or_a_flight_or_resources() {
    option(42, 1, FREE, &[Coins(2), Popularity(1)]);
    option(42, 3, popularity(3), &[Any(5)]);
    refused(&drawn(42, 1, 10, &[]).0, "option 2");

    let mut state = with_company(42);
    let mut expected = facts(&state);
    play(&mut state, "option 2");
    // h04 has no unit; h10 and h18 lie across a river. Units stand on h05 and h12, and h17 is a lake.
    assert_eq!(legal(&state), ["on h04", "on h10", "on h18", "skip"]);
    play(&mut state, "on h18");
    // The mech, both workers, then the character: 2 coins in all.
    take(&mut state, 1);
    take(&mut state, 2);
    take(&mut state, 1);
    add(&mut expected, "1 coins", "", -2);
    set(&mut expected, "1 character", Some("h11"), "h18");
    set(&mut expected, "1 mechs", Some("3 at h11"), "3 at h18");
    set(&mut expected, "1 workers", Some("h05 h11 h11"), "h05 h18 h18");
    set(&mut expected, "active", Some("1"), "2");
    set(&mut expected, "turns", Some("1"), "2");
    assert_eq!(facts(&state), expected);
}

#[test]
fn any_of_the_units_may_stay_behind_when_card_42_moves_the_others() {
    let mut state = with_company(42);
    let mut nobody = state;
    play(&mut state, "option 2; on h10; take 0; take 1; take 0");
    let nordic = state.public().player(seat(1));
    let place = |hex: &str| hex.parse().unwrap();
    assert_eq!(nordic.workers_on(place("h10")), 1);
    assert_eq!(nordic.workers_on(place("h11")), 1);
    assert_eq!(nordic.mechs_on(place("h11")), 1);
    assert_eq!(nordic.character(), place("h11"));
    // The flight may be left altogether; the coins are paid all the same.
    play(&mut nobody, "option 2; skip");
    assert_eq!(nobody.public().player(seat(1)).coins(), 0);
    assert_eq!(nobody.public().player(seat(1)).character(), place("h11"));
}
