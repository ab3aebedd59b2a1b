//! What is chosen in several steps and decided in one go: territories that produce, and loads.

use crate::common::*;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Move, Question, State};
use kosa_lang::Lang;
use kosa_tui::{Effect, Input};

#[test]
fn territories_produce_in_any_order() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h12 h12; structures mill h11; \
         objectives 3 14; seat crimea automa:automa",
    );
    let made = |shown: &Shown| {
        let position = shown.app.play().unwrap().table().state().to_position();
        position.lines().filter(|l| l.starts_with("at h")).collect::<Vec<_>>().join("; ")
    };
    shown.keys("21");
    shown.shows("(2 left, the Mill besides)");
    // The highest first: the lower ones stay open.
    shown.input(Input::Tab);
    shown.input(Input::Tab);
    let number = |shown: &mut Shown, words: &str| {
        let text = shown.text();
        let line = text.lines().find(|l| l.contains(words)).unwrap_or_else(|| panic!("{words}: {text}"));
        line.split(words).next().unwrap().chars().rfind(char::is_ascii_digit).unwrap()
    };
    let on_h12 = number(&mut shown, "2 food on h12");
    assert_eq!(shown.input(Input::Char(on_h12)), Effect::Stay, "nothing is decided yet");
    shown.shows("Chosen: 2 food on h12");
    shown.keys("u");
    assert!(!shown.text().contains("Chosen"));
    shown.input(Input::Char(on_h12));
    let on_mill = number(&mut shown, "1 metal on h11");
    shown.input(Input::Char(on_mill));
    let on_h04 = number(&mut shown, "1 wood on h04");
    assert_eq!(made(&shown), "");
    assert_eq!(shown.input(Input::Char(on_h04)), Effect::Stay, "nothing before it is said that this is all");
    assert_eq!(made(&shown), "");
    // What is chosen is taken out by choosing it again.
    shown.shows("✓ 1 wood on h04");
    take(&mut shown, "✓ 1 wood on h04");
    shown.hides("✓ 1 wood on h04");
    take(&mut shown, "1 wood on h04");
    // No other territory is left: Enter says that it is all.
    assert_eq!(shown.input(Input::Enter), Effect::Append);
    assert_eq!(made(&shown), "at h04 wood 1; at h11 metal 1; at h12 food 2");
    // One step back to before the first of them.
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    shown.shows("(2 left, the Mill besides)");
    assert_eq!(made(&shown), "");
    let on_h12 = number(&mut shown, "2 food on h12");
    shown.input(Input::Char(on_h12));
    let enough = number(&mut shown, "That is all: produce");
    assert_eq!(shown.input(Input::Char(enough)), Effect::Append);
    assert_eq!(made(&shown), "at h12 food 2");
}

#[test]
fn the_territory_chosen_last_is_taken_back_first() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h12 h12; structures mill h11; \
         objectives 3 14; seat crimea automa:automa",
    );
    shown.keys("21");
    take(&mut shown, "2 food on h12");
    take(&mut shown, "1 wood on h04");
    shown.shows("Chosen: 2 food on h12");
    shown.input(Input::Esc);
    let text = shown.text();
    assert!(text.contains("Chosen: 2 food on h12") && text.contains("1 wood on h04"), "{text}");
    assert!(!text.contains("food on h12 (farm), 1 wood"), "{text}");
}

#[test]
fn thinking_again_leaves_everything_as_it_was() {
    // Without objectives, and with nothing to deploy for, producing ends the turn.
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h12 h12; structures mill h11; \
         seat crimea automa:automa",
    );
    shown.keys("21");
    let before = entries(&shown);
    for words in ["2 food on h12", "1 oil on h05", "1 metal on h11"] {
        take(&mut shown, words);
    }
    shown.keys("+");
    shown.shows("This ends your turn");
    shown.input(Input::Esc);
    assert_eq!(entries(&shown), before, "nothing is decided");
    shown.shows("Chosen: 2 food on h12");
    shown.keys("uu");
    take(&mut shown, "1 wood on h04");
    take(&mut shown, "1 metal on h11");
    shown.keys("+");
    shown.shows("This ends your turn");
    assert_eq!(shown.keys("\n"), Effect::Append);
    assert!(entries(&shown) > before);
}

/// Whatever the rules let somebody produce can be gathered, the highest territory first.
#[test]
fn every_production_can_be_gathered() {
    fn ways(state: &State, seat: Seat, made: &mut Vec<Move>, found: &mut Vec<(Vec<Move>, String)>) {
        let Some(Question::Produce { .. }) = state.public().question() else {
            found.push((made.clone(), state.to_position()));
            return;
        };
        let legal = state.legal(seat);
        let full = |mv: &Move| match mv {
            Move::ProduceOn { hex, amount } => !legal
                .iter()
                .any(|m| matches!(m, Move::ProduceOn { hex: h, amount: a } if h == hex && a > amount)),
            _ => *mv == Move::Done,
        };
        for mv in legal.iter().filter(|mv| full(mv)) {
            let mut next = *state;
            next.apply(Actor::Seat(seat), *mv).unwrap();
            made.push(*mv);
            ways(&next, seat, made, found);
            made.pop();
        }
    }
    let start = || {
        let mut shown = from(
            "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h06 h12 h12; \
             structures mill h11; objectives 3 14; seat crimea automa:automa",
        );
        shown.keys("21");
        shown
    };
    let asked = start();
    let table = asked.app.play().unwrap().table();
    let (seat, view) = (table.state().public().active(), table.view(table.state().public().active()));
    let mut found = Vec::new();
    ways(table.state(), seat, &mut Vec::new(), &mut found);
    assert!(found.len() > 20, "{}", found.len());
    let words = texts(Lang::English);
    for (moves, position) in found {
        let mut shown = start();
        for mv in moves.iter().rev().filter(|mv| **mv != Move::Done) {
            take(&mut shown, &words.describe(mv, &view, seat)[..12]);
        }
        if shown.text().contains("That is all") {
            take(&mut shown, "That is all");
        } else if moves == [Move::Done] {
            take(&mut shown, "Produce nothing");
        }
        let reached = shown.app.play().unwrap().table();
        let mut state = *reached.state();
        // The person may have been led past what has one answer.
        while state.to_position() != position && state.legal(seat).as_slice() == [Move::Skip] {
            state.apply(Actor::Seat(seat), Move::Skip).unwrap();
        }
        let tokens = |text: &str| {
            text.lines().filter(|l| l.starts_with("at ")).map(str::to_string).collect::<Vec<_>>()
        };
        let workers = |text: &str| text.lines().find(|l| l.contains("workers")).map(str::to_string);
        let own = state.to_position();
        assert_eq!((tokens(&own), workers(&own)), (tokens(&position), workers(&position)), "{moves:?}");
    }
}

/// How much of everything lies on a place.
fn tokens(shown: &Shown, place: &str) -> u8 {
    let public = *shown.app.play().unwrap().table().state().public();
    public.resources(place.parse::<kosa_engine::vocab::Place>().unwrap()).iter().sum()
}

#[test]
fn everything_is_taken_along_at_once() {
    let mut shown = from(
        "kosa-position 1; active 1; at h12 metal 2 food 3; seat nordic industrial; mechs 1 at h12; \
         workers h12 h12; objectives 3 14; seat crimea automa:automa",
    );
    shown.keys("31");
    take(&mut shown, "Mech: h12 (farm)");
    // The load is chosen beside the ways, kind by kind or all of it, and nothing is decided by that.
    shown.shows("Food: 0 of 3 along");
    shown.shows("+ Take everything along");
    assert_eq!(shown.keys("+"), Effect::Stay);
    shown.shows("Food: 3 of 3 along");
    assert_eq!(take(&mut shown, "h06 (village), with 3 food, 2"), Effect::Append);
    shown.shows("N■●2");
    shown.shows("f3m2");
    assert_eq!((tokens(&shown, "h12"), tokens(&shown, "h06")), (0, 5));
    // The unit, its steps and its load are one decision.
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    assert_eq!((tokens(&shown, "h12"), tokens(&shown, "h06")), (5, 0));
    shown.shows("(2 to move)");
}

#[test]
fn one_kind_of_cargo_is_taken_along_by_the_same_keys() {
    for (keys, stays) in [("+", 0), ("+-", 3)] {
        let mut shown = from(
            "kosa-position 1; active 1; at h12 food 3; seat nordic industrial; character h12; \
             objectives 3 14; seat crimea automa:automa",
        );
        shown.keys("31");
        shown.click("Character: h12");
        shown.keys(keys);
        assert_eq!(shown.keys("1"), Effect::Append, "{keys}");
        assert_eq!(tokens(&shown, "h12"), stays, "{keys}");
    }
}

/// Two territories, a load on the way and the next unit: what was six to nine keys a unit before.
#[test]
fn a_unit_goes_all_its_way_at_once() {
    let mut shown = from(
        "kosa-position 1; active 1; at h12 metal 2; seat nordic industrial; mechs 4 at h12; \
         workers h12 h12; objectives 3 14; seat crimea automa:automa",
    );
    shown.keys("31");
    take(&mut shown, "Mech: h12 (farm)");
    shown.keys("+");
    let before = entries(&shown);
    // Two territories away.
    assert_eq!(take(&mut shown, "h24 (mountain), with"), Effect::Append);
    assert!(entries(&shown) > before + 2, "the record has every step");
    assert_eq!(tokens(&shown, "h24"), 2);
    shown.shows("(1 to move)");
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    assert_eq!(entries(&shown), before, "and all of them are one decision");
    // The load is kept in mind for the next unit, and single steps are still there.
    take(&mut shown, "Mech: h12 (farm)");
    shown.shows("h06 (village), with 2 metal");
    shown.input(Input::End);
    shown.shows("›Step by step");
    shown.input(Input::Enter);
    assert_eq!(shown.input(Input::Enter), Effect::Append);
    shown.shows("along?");
}
