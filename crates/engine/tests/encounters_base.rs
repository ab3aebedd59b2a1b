//! Encounter cards 1 to 28: what each option costs and gives, and that it does nothing else.
//!
//! The costs and gains are written out card by card; every option is also tried with 1 coin or popularity less than it
//! costs, and must then not be on offer.
// RL-050 RL-051 RL-052 RL-054 RL-057 RL-094

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
fn card_01_gives_coins_and_popularity_or_food_or_a_structure() {
    option(1, 1, FREE, &[Coins(2), Popularity(1)]);
    option(1, 2, coins(2), &[Food(4)]);
    option(1, 3, popularity(2), &[Build]);
}

#[test]
fn card_02_gives_a_card_and_popularity_or_wood_or_a_recruit() {
    option(2, 1, FREE, &[Cards(1), Popularity(1)]);
    option(2, 2, coins(2), &[Wood(4)]);
    option(2, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_03_gives_food_and_popularity_or_a_worker_and_food_or_a_mech() {
    option(3, 1, FREE, &[Food(2), Popularity(1)]);
    option(3, 2, coins(2), &[Worker, Food(3)]);
    option(3, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_04_gives_metal_and_popularity_or_a_recruit_or_metal() {
    option(4, 1, FREE, &[Metal(2), Popularity(1)]);
    option(4, 2, coins(3), &[Enlist]);
    option(4, 3, popularity(2), &[Metal(4)]);
}

#[test]
fn card_05_gives_food_and_popularity_or_a_mech_or_food_and_metal() {
    option(5, 1, FREE, &[Food(2), Popularity(1)]);
    option(5, 2, coins(4), &[Deploy]);
    option(5, 3, popularity(2), &[Food(2), Metal(2)]);
}

#[test]
fn card_06_gives_coins_and_popularity_or_a_recruit_or_food() {
    option(6, 1, FREE, &[Coins(2), Popularity(1)]);
    option(6, 2, coins(3), &[Enlist]);
    option(6, 3, popularity(2), &[Food(4)]);
}

#[test]
fn card_07_gives_oil_and_popularity_or_an_upgrade_or_oil() {
    option(7, 1, FREE, &[Oil(2), Popularity(1)]);
    option(7, 2, coins(2), &[Upgrade]);
    option(7, 3, popularity(2), &[Oil(4)]);
}

#[test]
fn card_08_gives_coins_and_popularity_or_oil_or_a_recruit() {
    option(8, 1, FREE, &[Coins(2), Popularity(1)]);
    option(8, 2, coins(2), &[Oil(4)]);
    option(8, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_09_gives_oil_and_popularity_or_a_structure_or_oil() {
    option(9, 1, FREE, &[Oil(2), Popularity(1)]);
    option(9, 2, coins(3), &[Build]);
    option(9, 3, popularity(2), &[Oil(4)]);
}

#[test]
fn card_10_gives_oil_and_popularity_or_a_mech_or_coins_and_resources() {
    option(10, 1, FREE, &[Oil(2), Popularity(1)]);
    option(10, 2, coins(4), &[Deploy]);
    option(10, 3, popularity(2), &[Coins(2), Any(2)]);
}

#[test]
fn card_11_gives_food_and_popularity_or_a_worker_and_food_or_a_structure() {
    option(11, 1, FREE, &[Food(2), Popularity(1)]);
    option(11, 2, coins(2), &[Worker, Food(3)]);
    option(11, 3, popularity(2), &[Build]);
}

#[test]
fn card_12_gives_wood_and_popularity_or_a_structure_or_a_worker_and_wood() {
    option(12, 1, FREE, &[Wood(2), Popularity(1)]);
    option(12, 2, coins(3), &[Build]);
    option(12, 3, popularity(2), &[Worker, Wood(3)]);
}

#[test]
fn card_13_gives_coins_and_popularity_or_power_and_popularity_or_resources() {
    option(13, 1, FREE, &[Coins(2), Popularity(1)]);
    option(13, 2, coins(2), &[Power(2), Popularity(2)]);
    option(13, 3, popularity(3), &[Any(5)]);
}

#[test]
fn card_14_gives_food_and_popularity_or_resources_or_a_worker_and_metal() {
    option(14, 1, FREE, &[Food(2), Popularity(1)]);
    option(14, 2, coins(2), &[Any(3)]);
    option(14, 3, popularity(2), &[Worker, Metal(3)]);
}

#[test]
fn card_15_gives_popularity_or_resources_or_resources() {
    option(15, 1, FREE, &[Popularity(2)]);
    option(15, 2, coins(2), &[Any(3)]);
    option(15, 3, popularity(3), &[Any(5)]);
}

#[test]
fn card_16_gives_food_and_popularity_or_a_worker_and_resources_or_a_recruit() {
    option(16, 1, FREE, &[Food(2), Popularity(1)]);
    option(16, 2, coins(2), &[Worker, Any(2)]);
    option(16, 3, popularity(2), &[Enlist]);
}

#[test]
fn card_17_gives_a_card_and_popularity_or_power_and_cards_or_a_mech() {
    option(17, 1, FREE, &[Cards(1), Popularity(1)]);
    option(17, 2, coins(2), &[Power(2), Cards(2)]);
    option(17, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_18_gives_food_and_popularity_or_resources_or_a_worker_and_wood() {
    option(18, 1, FREE, &[Food(2), Popularity(1)]);
    option(18, 2, coins(2), &[Any(3)]);
    option(18, 3, popularity(2), &[Worker, Wood(3)]);
}

#[test]
fn card_19_gives_coins_and_popularity_or_food_or_cards_and_power() {
    option(19, 1, FREE, &[Coins(2), Popularity(1)]);
    option(19, 2, coins(2), &[Food(4)]);
    option(19, 3, popularity(2), &[Cards(2), Power(3)]);
}

#[test]
fn card_20_gives_a_card_and_popularity_or_popularity_or_wood() {
    option(20, 1, FREE, &[Cards(1), Popularity(1)]);
    option(20, 2, coins(2), &[Popularity(3)]);
    option(20, 3, popularity(2), &[Wood(4)]);
}

#[test]
fn card_21_gives_popularity_or_a_mech_or_cards_and_power() {
    option(21, 1, FREE, &[Popularity(2)]);
    option(21, 2, coins(4), &[Deploy]);
    option(21, 3, popularity(2), &[Cards(2), Power(3)]);
}

#[test]
fn card_22_gives_coins_and_popularity_or_metal_or_a_structure() {
    option(22, 1, FREE, &[Coins(2), Popularity(1)]);
    option(22, 2, coins(2), &[Metal(4)]);
    option(22, 3, popularity(2), &[Build]);
}

#[test]
fn card_23_gives_coins_and_popularity_or_a_recruit_or_a_worker_and_food() {
    option(23, 1, FREE, &[Coins(2), Popularity(1)]);
    option(23, 2, coins(3), &[Enlist]);
    option(23, 3, popularity(2), &[Worker, Food(3)]);
}

#[test]
fn card_24_gives_a_card_and_popularity_or_resources_or_a_mech() {
    option(24, 1, FREE, &[Cards(1), Popularity(1)]);
    option(24, 2, coins(2), &[Any(3)]);
    option(24, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_25_gives_power_and_popularity_or_power_or_an_upgrade_and_resources() {
    option(25, 1, FREE, &[Power(2), Popularity(1)]);
    option(25, 2, coins(2), &[Power(4)]);
    option(25, 3, popularity(2), &[Upgrade, Any(2)]);
}

#[test]
fn card_26_gives_power_and_popularity_or_popularity_or_a_structure() {
    option(26, 1, FREE, &[Power(2), Popularity(1)]);
    option(26, 2, coins(2), &[Popularity(3)]);
    option(26, 3, popularity(2), &[Build]);
}

#[test]
fn card_27_gives_coins_and_popularity_or_metal_or_a_mech() {
    option(27, 1, FREE, &[Coins(2), Popularity(1)]);
    option(27, 2, coins(2), &[Metal(4)]);
    option(27, 3, popularity(3), &[Deploy]);
}

#[test]
fn card_28_gives_coins_and_popularity_or_a_worker_and_resources_or_a_structure() {
    option(28, 1, FREE, &[Coins(2), Popularity(1)]);
    option(28, 2, coins(2), &[Worker, Any(2)]);
    option(28, 3, popularity(2), &[Build]);
}

/// The drawn card is seen by all, its token has left the board, and the same card cannot come again.
// RL-057
#[test]
fn token_and_card_are_used_up_by_the_encounter() {
    let (mut state, events) = drawn(15, 20, 10, &[]);
    let h11 = "h11".parse().unwrap();
    let drawn = Event::EncounterDrawn { seat: seat(1), place: h11, card: "15".parse().unwrap() };
    assert_eq!(events[0].seen_by(None), drawn);
    assert!(!state.public().encounter_tokens().contains(h11));
    assert_eq!(state.public().encounter_tokens().count(), 10);
    play(&mut state, "option 1; take 0; skip");
    play(&mut state, "section build; skip");
    play(&mut state, "section upgrade; move; step character h20 h21; done");
    assert!(!may(&state, "encounter 15"));
    assert_eq!(legal(&state).len(), 27);
}

/// The cost is due even where nothing can be gained for it.
// RL-053
#[test]
fn option_may_be_paid_though_its_gain_is_impossible() {
    let mut state = position(
        "active 1
         seat nordic industrial
           popularity 5
           coins 9
           character h05
           workers h04 h05
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
           stars recruits
         seat rusviet engineering
           workers h19 h26
           structures mill h11",
    );
    play(&mut state, "section build; move; step character h05 h11; done");
    let mut build = state;
    play(&mut build, "encounter 1; option 3");
    assert_eq!(build.public().player(seat(1)).popularity(), 3);
    assert_eq!(build.public().player(seat(1)).structure_count(), 0);
    let mut enlist = state;
    play(&mut enlist, "encounter 4; option 2");
    assert_eq!(enlist.public().player(seat(1)).coins(), 6);
    for state in [build, enlist] {
        assert_eq!(state.public().active(), seat(2), "nothing was left to ask");
    }
}
