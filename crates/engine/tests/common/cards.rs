//! Cards in the tests: the gains they print, and a table of all that may change when they are taken.

use super::*;
use Gain::*;
use std::collections::BTreeMap;

/// One gain as the card prints it.
#[derive(Clone, Copy, PartialEq)]
pub enum Gain {
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

impl Gain {
    /// The gain that a word of `tests/data/encounters.csv` or `factory.csv` stands for.
    pub fn of((what, amount): (&str, u8)) -> Gain {
        match (what, amount) {
            ("coins", n) => Coins(n),
            ("popularity", n) => Popularity(n),
            ("power", n) => Power(n),
            ("combat_cards", n) => Cards(n),
            ("food", n) => Food(n),
            ("metal", n) => Metal(n),
            ("oil", n) => Oil(n),
            ("wood", n) => Wood(n),
            ("resources", n) => Any(n),
            ("workers", 1) => Worker,
            ("upgrade", 1) => Upgrade,
            ("deploy", 1) => Deploy,
            ("build", 1) => Build,
            ("enlist", 1) => Enlist,
            _ => panic!("no gain that is tried like others: {what}:{amount}"),
        }
    }
}

/// One option of a card, as a line of `tests/data/encounters.csv` or `factory.csv` writes it down.
pub struct Printed {
    /// What has to be paid: words with amounts.
    pub cost: &'static str,
    /// What comes of it, in the printed order: words with amounts.
    pub gains: &'static str,
}

fn amount(word: &str) -> (&str, u8) {
    let read = word.split_once(':').and_then(|(what, amount)| Some((what, amount.parse().ok()?)));
    read.unwrap_or_else(|| panic!("not a word and an amount: {word}"))
}

/// The words of a cell, each with its amount.
pub fn amounts(cell: &str) -> Vec<(&str, u8)> {
    cell.split_whitespace().map(amount).collect()
}

impl Printed {
    /// The options of a card in the text of a file, in their order.
    pub fn of(file: &'static str, card: u8) -> Vec<Printed> {
        let mut lines = file.lines();
        assert_eq!(lines.next(), Some("card,option,cost,gains"));
        let mut options = Vec::new();
        for line in lines {
            let cells: Vec<&str> = line.split(',').collect();
            let [number, option, cost, gains] = cells[..] else { panic!("not four cells: {line}") };
            if number == card.to_string() {
                options.push(Printed { cost, gains });
                assert_eq!(option, options.len().to_string(), "options in their order: {line}");
            }
        }
        options
    }

    /// The gains, where each is one that is tried like others.
    pub fn gains(&self) -> Vec<Gain> {
        amounts(self.gains).into_iter().map(Gain::of).collect()
    }
}

/// All that lies on the table, by the key of its line in the position text; `1 coins` is the purse of seat 1.
pub type Facts = BTreeMap<String, String>;

/// The facts of a position. Which question is pending is none of them.
pub fn facts(state: &State) -> Facts {
    facts_with(state, |key| key != "frames")
}

/// The facts in a turn with a Move action: which units have moved is no part of a gain either.
pub fn facts_after_move(state: &State) -> Facts {
    facts_with(state, |key| key != "frames" && key != "units-left" && !key.starts_with("moved-"))
}

fn facts_with(state: &State, counts: fn(&str) -> bool) -> Facts {
    let mut facts = Facts::new();
    let mut seat = 0;
    for line in state.to_position().lines() {
        let (mut key, mut value) = line.trim().split_once(' ').unwrap();
        seat += (key == "seat") as u8;
        if key == "at" {
            (key, value) = value.split_once(' ').unwrap();
        }
        if counts(key) {
            let key = if line.starts_with("  ") { format!("{seat} {key}") } else { key.to_string() };
            facts.insert(key, value.to_string());
        }
    }
    facts
}

/// Adds to the number of a line.
pub fn add(facts: &mut Facts, key: &str, amount: i16) {
    let sum = facts[key].parse::<i16>().unwrap() + amount;
    facts.insert(key.into(), sum.to_string());
}

/// Adds to the tokens of one kind on a place that has some.
pub fn add_tokens(facts: &mut Facts, place: &str, kind: &str, amount: i16) {
    let mut words: Vec<String> = facts[place].split(' ').map(String::from).collect();
    let at = words.iter().position(|w| w == kind).unwrap() + 1;
    words[at] = (words[at].parse::<i16>().unwrap() + amount).to_string();
    facts.insert(place.into(), words.join(" "));
}

/// Writes a line again; `before` is what it must have been.
pub fn set(facts: &mut Facts, key: &str, before: Option<&str>, after: &str) {
    assert_eq!(facts.insert(key.into(), after.into()).as_deref(), before, "{key}");
}

/// `take n` down to `take 0`: a gain may be taken in part or left.
pub fn take(state: &mut State, amount: u8) {
    let all: Vec<String> = (0..=amount).rev().map(|n| format!("take {n}")).collect();
    assert_eq!(legal(state), all);
    play(state, &all[0]);
}

/// Takes a whole gain that is the same on every card, and writes down what it should bring to seat 1.
pub fn gain_anywhere(state: &mut State, facts: &mut Facts, gain: Gain) {
    let mut track = |state: &mut State, key: &str, amount: u8| {
        take(state, amount);
        add(facts, key, amount.into());
    };
    match gain {
        Coins(n) => track(state, "1 coins", n),
        Popularity(n) => track(state, "1 popularity", n),
        Power(n) => track(state, "1 power", n),
        Cards(n) => {
            take(state, n);
            for _ in 0..n {
                play(state, "draw 2");
            }
            let hand = format!("{}{}", "2".repeat(n as usize), facts["1 hand"]);
            facts.insert("1 hand".into(), hand);
            let deck = facts["deck"][n as usize..].to_string();
            facts.insert("deck".into(), deck);
        }
        Upgrade => {
            // Six cubes, each to any of the four sections, or none.
            assert_eq!(legal(state).len(), 6 * 4 + 1);
            assert!(may(state, "skip"));
            play(state, "upgrade move_coin deploy");
            set(facts, "1 cubes", None, "move_coin");
            set(facts, "1 reduced", None, "deploy");
        }
        Enlist => {
            // Two recruits to two one-time bonuses, each in part or in full, or none.
            assert_eq!(legal(state).len(), 2 * 2 * 3 + 1);
            assert!(may(state, "skip"));
            play(state, "enlist build coins 2");
            set(facts, "1 recruits", Some("upgrade enlist"), "upgrade build enlist");
            set(facts, "1 bonuses", Some("power cards"), "power coins cards");
            add(facts, "1 coins", 2);
        }
        Food(_) | Metal(_) | Oil(_) | Wood(_) | Any(_) | Worker | Deploy | Build => {
            panic!("where it goes depends on the kind of card")
        }
    }
}
