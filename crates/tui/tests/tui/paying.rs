//! Payments from several places: whole, or place by place where there are too many ways.

use crate::common::*;
use kosa_engine::State;
use kosa_engine::vocab::{Place, Resource};
use kosa_lang::Lang;
use kosa_table::{Seed, Table};
use kosa_tui::{App, Effect, Input};

/// Nordic is about to pay three metal for a mech; it lies on three territories.
fn owing(lang: Lang, metal: &str) -> Shown {
    let position = format!(
        "kosa-position 1; active 1; {metal}; seat nordic industrial; power 5; coins 5; workers h04 h05 h11 h12; \
         objectives 3 14; seat crimea automa:automa"
    );
    let table = Table::from_state(State::from_position(&position).unwrap(), Seed::from(1));
    let mut shown = Shown::new(App::resumed(table, texts(lang), PLAIN), 100, 30);
    // Produce is left out, Deploy is paid for.
    shown.keys("2");
    shown.input(Input::End);
    shown.input(Input::Enter);
    shown.input(Input::Enter);
    shown
}

/// The metal on the three territories.
fn metal(shown: &Shown) -> [u8; 3] {
    let public = *shown.app.play().unwrap().table().state().public();
    ["h04", "h05", "h11"].map(|at| public.resources(at.parse::<Place>().unwrap())[Resource::Metal.index()])
}

fn entries(shown: &Shown) -> Vec<String> {
    let record = shown.app.play().unwrap().table().record();
    record.entries().iter().map(|e| e.to_string()).collect()
}

const PLENTY: &str = "at h04 metal 3; at h05 metal 2; at h11 metal 4";
/// More ways than anybody would read through.
const MANY: &str = "at h04 metal 3; at h05 metal 3; at h11 metal 3; at h12 metal 3";

#[test]
fn a_payment_is_chosen_whole() {
    for lang in Lang::ALL {
        let mut shown = owing(lang, PLENTY);
        let name = if lang == Lang::English { "paying".into() } else { format!("paying-{lang}") };
        snapshot(&name, &shown.text());
    }
    let mut shown = owing(Lang::English, PLENTY);
    shown.shows("1›Pay from h04 (forest): 3 metal");
    shown.shows("2 Pay from h11 (mountain):");
    assert_eq!(shown.keys("2"), Effect::Append);
    assert_eq!(metal(&shown), [3, 2, 1]);
    shown.shows("Choose");
    // Recorded as if the tokens had been chosen singly; the rules took what was left without asking.
    let last = entries(&shown);
    assert_eq!(last[last.len() - 1], "1: pay metal h11");
    assert!(!last[last.len() - 2].starts_with("1: pay metal"), "{last:?}");
}

#[test]
fn every_way_to_pay_is_there() {
    // Three tokens from two places: 3+0, 2+1, 1+2, 0+3; and one place that must pay anyway.
    let ways = |metal: &str| {
        let shown = owing(Lang::English, metal);
        let table = shown.app.play().unwrap().table();
        let seat = table.state().public().active();
        table.payments(seat).unwrap_or_default().len()
    };
    assert_eq!(ways("at h04 metal 3; at h11 metal 3"), 4);
    assert_eq!(ways("at h04 metal 1; at h05 metal 1; at h11 metal 2"), 3);
    assert_eq!(ways(MANY), 0, "too many to look through");
}

#[test]
fn a_payment_is_taken_back_whole() {
    let mut shown = owing(Lang::English, "at h04 metal 1; at h05 metal 1; at h11 metal 2");
    let before = metal(&shown);
    shown.shows("1›Pay 1 metal from h04 (forest)");
    assert_eq!(shown.keys("+"), Effect::Append);
    assert_eq!(metal(&shown), [0, 0, 1]);
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    assert_eq!(metal(&shown), before);
    // From the places with the higher numbers, without asking twice.
    shown.shows("2 metal from h11");
    let text = shown.text();
    let line = text.lines().position(|l| l.contains("Pay 1 metal from h05")).unwrap();
    let number =
        text.lines().nth(line).unwrap().split("Pay").next().unwrap().chars().rfind(char::is_ascii_digit);
    shown.input(Input::Char(number.unwrap()));
    assert_eq!(metal(&shown), [1, 0, 0]);
}

#[test]
fn a_token_nobody_could_spare_is_no_decision() {
    // One of the two on h04 must go, whatever is chosen: the rules take it without asking.
    let mut shown = owing(Lang::English, "at h04 metal 2; at h05 metal 1; at h11 metal 1");
    let before = metal(&shown);
    assert_eq!(shown.keys("+"), Effect::Append);
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    assert_eq!(metal(&shown), before, "back to the payment, not to what came before it");
    shown.shows("Pay");
}

#[test]
fn the_rest_of_a_payment_can_be_taken_back_after_a_card_was_shown() {
    let position = "kosa-position 1; active 1; at h43 metal 3; at h44 metal 3; seat crimea industrial; power 5; \
                    coins 5; hand 23; workers h44 h43; objectives 3 14; seat saxony mechanical";
    let table = Table::from_state(State::from_position(position).unwrap(), Seed::from(1));
    let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
    shown.keys("\n2");
    shown.input(Input::End);
    shown.input(Input::Enter);
    shown.input(Input::Enter);
    let at = |shown: &Shown| {
        let public = *shown.app.play().unwrap().table().state().public();
        ["h43", "h44"].map(|at| public.resources(at.parse::<Place>().unwrap())[Resource::Metal.index()])
    };
    // A card first, which everybody sees; then tokens.
    let seat = shown.app.play().unwrap().table().state().public().active();
    let mut table = shown.app.play().unwrap().table().clone();
    table.play(seat, "pay card 2".parse().unwrap()).unwrap();
    let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
    shown.keys("\n");
    let before = at(&shown);
    assert_eq!(shown.keys("1"), Effect::Append);
    assert_ne!(at(&shown), before);
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    assert_eq!(at(&shown), before);
}

#[test]
fn many_ways_are_chosen_by_place_or_token_by_token() {
    let mut shown = owing(Lang::English, MANY);
    shown.shows("1›Pay from h04 (forest): 3 metal");
    shown.shows("4 Pay from h12");
    shown.shows("5 1 metal from h04");
    assert_eq!(shown.keys("+"), Effect::Append);
    assert_eq!(metal(&shown), [0, 3, 3]);
    shown.keys("u");
    shown.keys("5");
    assert_eq!(metal(&shown), [2, 3, 3]);
    // What is left can be paid in few ways now.
    shown.shows("Pay 2 metal: choose");
    shown.keys("+");
    assert_eq!(metal(&shown), [0, 3, 3]);
    // The payment as a whole is one decision.
    shown.keys("u");
    assert_eq!(metal(&shown), [3, 3, 3]);
}

#[test]
fn a_card_of_ones_own_can_be_taken_back_where_nobody_else_looks() {
    let cards = |shown: &Shown| {
        let public = *shown.app.play().unwrap().table().state().public();
        public.player(public.seats().next().unwrap()).hand_count()
    };
    for (rival, may) in [("seat saxony automa:automa", true), ("seat saxony mechanical", false)] {
        let position = format!(
            "kosa-position 1; active 1; at h44 metal 3; seat crimea industrial; power 5; coins 5; hand 23; \
             workers h44 h43; objectives 3 14; {rival}"
        );
        let table = Table::from_state(State::from_position(&position).unwrap(), Seed::from(1));
        let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
        // With somebody else at the keyboard it is handed over first.
        if shown.text().contains("Now it is the turn of") {
            shown.keys("\n");
        }
        shown.keys("2");
        shown.input(Input::End);
        shown.input(Input::Enter);
        shown.input(Input::Enter);
        let text = shown.text();
        let with_card = text.lines().find(|l| l.contains("combat card") && l.contains("Pay")).unwrap();
        let number = with_card.split("Pay").next().unwrap().chars().rfind(char::is_ascii_digit).unwrap();
        let before = cards(&shown);
        shown.input(Input::Char(number));
        assert!(cards(&shown) < before, "{}", shown.text());
        shown.keys("u");
        assert_eq!(cards(&shown) == before, may, "{rival}:\n{}", shown.text());
    }
}

#[test]
fn whatever_else_may_be_answered_stays_beside_whole_payments() {
    // With this switch off, a fulfilled objective may be revealed at any question of one's own turn.
    let position = "kosa-position 1; rules rulebook -objectives-between-actions; active 1; at h04 metal 3; \
                    at h11 metal 3; seat nordic industrial; power 5; coins 5; workers h04 h05 h11; mechs 1 at h12; \
                    factory-card 7; objectives 7 14; seat crimea automa:automa";
    let table = Table::from_state(State::from_position(position).unwrap(), Seed::from(1));
    let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
    shown.keys("2");
    take(&mut shown, "Skip");
    take(&mut shown, "Deploy for 3 metal");
    let text = shown.text();
    // Four ways to pay; single tokens wait behind a line of their own.
    assert!(text.contains("1›Pay from h04") && text.contains("6 Reveal"), "{text}");
    assert!(text.contains("5 Choose single tokens ›"), "{text}");
    assert!(!text.contains("7 "), "{text}");
}

#[test]
fn a_payment_is_put_together_of_single_tokens() {
    let mut shown = owing(Lang::English, "at h04 metal 3; at h11 metal 3");
    take(&mut shown, "Choose single tokens");
    shown.shows("✓ Metal, h04 (forest): 3 paid");
    // One from another place takes the place of one of these, and nothing is paid yet.
    assert_eq!(take(&mut shown, "Metal, h11 (mountain): 0"), Effect::Stay);
    assert_eq!(metal(&shown), [3, 0, 3]);
    shown.shows("1›Pay 2 metal from h04 (forest)");
    assert_eq!(shown.keys("+"), Effect::Append);
    assert_eq!(metal(&shown), [1, 0, 2]);
}
