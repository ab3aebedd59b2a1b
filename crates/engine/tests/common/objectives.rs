//! Objective cards in the tests: at which moments of a turn one may be revealed.

use super::*;

/// Whether the card may be revealed before the top row, between the rows and at the end of the turn. Seat 1 plays the
/// Industrial mat: Move above Build. In the middle of the Move action the card may never be revealed.
pub fn moments(card: u8, text: &str) -> [bool; 3] {
    let reveal = format!("reveal {card}");
    let mut state = position(&format!("active 1\n{text}"));
    let before = may(&state, &reveal);
    play(&mut state, "section build; move");
    assert!(!may(&state, &reveal), "card {card} revealed during an action");
    play(&mut state, "done");
    let between = may(&state, &reveal);
    play(&mut state, "skip");
    assert!(may(&state, "end"));
    [before, between, may(&state, &reveal)]
}

/// Objective stars of seat 1 and the cards it still holds.
pub fn stars_and_cards(state: &State) -> (u8, Vec<u8>) {
    let cards: Vec<u8> = state.own(seat(1)).objectives().map(Objective::number).collect();
    assert_eq!(cards.len(), state.public().player(seat(1)).objective_count() as usize);
    (state.public().player(seat(1)).stars().on(Star::Objective), cards)
}

/// Reveals the card after the moves: one star, and both cards are gone.
pub fn reveal_after(moves: &str, card: u8, text: &str) {
    let mut state = position(&format!("active 1\n{text}"));
    play(&mut state, moves);
    assert_eq!(stars_and_cards(&state).0, 0);
    assert_eq!(stars_and_cards(&state).1.len(), 2, "the card and another one are held");
    let events = play(&mut state, &format!("reveal {card}"));
    let (one, shown) = (seat(1), Objective::new(card).unwrap());
    assert!(events.contains(&Event::ObjectiveRevealed { seat: one, card: shown }));
    assert!(super::placed(&events).contains(&(1, Star::Objective)));
    assert_eq!(stars_and_cards(&state), (1, vec![]));
    assert!(!legal(&state).iter().any(|m| m.starts_with("reveal")));
}

/// The card may be revealed at the end of the turn only.
pub fn at_the_end(card: u8, text: &str) {
    assert_eq!(moments(card, text), [false, false, true], "card {card}\n{text}");
    reveal_after("section build; move; done; skip", card, text);
}

/// The card may be revealed before the top row, between the rows and at the end.
pub fn any_moment(card: u8, text: &str) {
    assert_eq!(moments(card, text), [true, true, true], "card {card}\n{text}");
    reveal_after("", card, text);
    reveal_after("section build; move; done", card, text);
    reveal_after("section build; move; done; skip", card, text);
}

/// The card may not be revealed at any moment of the turn.
pub fn never(card: u8, text: impl AsRef<str>) {
    let text = text.as_ref();
    assert_eq!(moments(card, text), [false, false, false], "card {card}\n{text}");
}

/// Positions in which each card may be revealed or not.
const CARDS: &str = include_str!("../data/objectives.txt");

/// One of these positions.
pub struct Written {
    /// The card.
    pub card: u8,
    /// `end`, `any` or `never`.
    when: &'static str,
    text: String,
}

/// Line breaks instead of `; `.
fn lines(text: &str) -> String {
    text.replace("; ", "\n")
}

/// A position with changes, one after the other: `A => B & C => D`.
fn changed(text: &str, changes: &str) -> String {
    changes.split(" & ").fold(text.to_string(), |text, change| {
        let (from, to) = change.split_once(" =>").unwrap_or_else(|| panic!("no change: {change}"));
        let from = lines(from);
        assert!(text.contains(&from), "'{from}' must stand in {text}");
        text.replace(&from, &lines(to.trim()))
    })
}

/// Every position of the file.
pub fn written() -> Vec<Written> {
    let mut all: Vec<Written> = Vec::new();
    let (mut card, mut when, mut text, mut begun) = (0, "", String::new(), false);
    for line in CARDS.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(head) = line.strip_prefix('[') {
            let (number, moment) = head.split_once("] ").unwrap_or_else(|| panic!("no head: {line}"));
            (card, when, text, begun) = (number.parse().unwrap(), moment, String::new(), true);
            all.push(Written { card, when, text: String::new() });
        } else if let Some(changes) = line.strip_prefix("never ") {
            all.push(Written { card, when: "never", text: changed(&text, changes) });
            begun = false;
        } else if let Some(changes) = line.strip_prefix("held ") {
            all.push(Written { card, when, text: changed(&text, changes) });
            begun = false;
        } else {
            assert!(begun, "a position is written whole before it is changed: {line}");
            text = format!("{text}{line}\n");
            all.last_mut().unwrap().text.clone_from(&text);
        }
    }
    all
}

/// Tries all that is written down of a card.
pub fn card(number: u8) {
    let of_card: Vec<Written> = written().into_iter().filter(|written| written.card == number).collect();
    for kind in [true, false] {
        assert!(of_card.iter().any(|written| (written.when == "never") == kind), "card {number}");
    }
    for written in of_card {
        match written.when {
            "end" => at_the_end(number, &written.text),
            "any" => any_moment(number, &written.text),
            "never" => never(number, &written.text),
            other => panic!("card {number}: no moment: {other}"),
        }
    }
}

/// The same position with one thing changed.
pub fn but(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "'{from}' must stand once in {text}");
    text.replacen(from, to, 1)
}
