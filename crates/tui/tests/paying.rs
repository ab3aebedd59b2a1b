//! Payments from several places: the rest at once, or token by token.

mod common;

use common::*;
use kosa_engine::State;
use kosa_engine::vocab::{Place, Resource};
use kosa_lang::Lang;
use kosa_table::{Seed, Table};
use kosa_tui::{App, Effect, Input};

/// Nordic is about to pay three metal for a mech; it lies on three territories.
fn owing(lang: Lang, metal: &str) -> Shown {
    let position = format!(
        "kosa-position 1; active 1; {metal}; seat nordic industrial; power 5; coins 5; workers h04 h05 h11; \
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

#[test]
fn the_rest_is_paid_from_one_place() {
    for lang in Lang::ALL {
        let mut shown = owing(lang, PLENTY);
        let name = if lang == Lang::English { "paying".into() } else { format!("paying-{lang}") };
        snapshot(&name, &shown.text());
    }
    let mut shown = owing(Lang::English, PLENTY);
    shown.shows("+›Pay the rest from h04");
    shown.shows("1 Pay the rest from h11");
    assert_eq!(shown.keys("1"), Effect::Append);
    assert_eq!(metal(&shown), [3, 2, 1]);
    shown.shows("Choose");
    // Recorded as if the tokens had been chosen singly; the rules took what was left without asking.
    let last = entries(&shown);
    assert_eq!(last[last.len() - 1], "1: pay metal h11");
    assert!(!last[last.len() - 2].starts_with("1: pay metal"), "{last:?}");
}

#[test]
fn one_key_pays_the_rest_as_listed() {
    let mut shown = owing(Lang::English, "at h04 metal 1; at h05 metal 3; at h11 metal 2");
    shown.shows("1›Pay the rest from h05");
    shown.shows("+ Pay the rest as listed");
    assert_eq!(shown.keys("+"), Effect::Append);
    assert_eq!(metal(&shown), [0, 1, 2]);
    let paid: Vec<String> = entries(&shown).into_iter().filter(|e| e.contains("pay metal")).collect();
    assert_eq!(paid, ["1: pay metal h04", "1: pay metal h05", "1: pay metal h05"]);
    shown.keys("l");
    assert_eq!(shown.text().matches("pays 1 metal from h05 (tundra).").count(), 2, "{}", shown.text());
}

#[test]
fn a_payment_is_taken_back_token_by_token_or_whole() {
    let mut shown = owing(Lang::English, "at h04 metal 1; at h05 metal 3; at h11 metal 2");
    shown.keys("+");
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    assert_eq!(metal(&shown), [0, 2, 2], "the last decision");
    shown.shows("Pay 1 metal: choose where the next");
    assert_eq!(shown.keys("+"), Effect::Stay, "one token is left, and one answer pays it");
    shown.keys("u");
    assert_eq!(metal(&shown), [0, 3, 2]);
    shown.shows("Pay the rest from h05");
    shown.keys("+");
    assert_eq!(metal(&shown), [0, 1, 2]);
    shown.keys("U");
    shown.shows("Back to before which decision?");
    shown.input(Input::Down);
    shown.input(Input::Down);
    assert_eq!(shown.input(Input::Enter), Effect::Rewrite);
    assert_eq!(metal(&shown), [1, 3, 2], "all of it");
}

#[test]
fn tokens_are_still_chosen_singly() {
    let mut shown = owing(Lang::English, PLENTY);
    shown.shows("3 1 metal from h05");
    shown.keys("3");
    assert_eq!(metal(&shown), [3, 1, 4]);
    // One answer settles the rest now.
    let text = shown.text();
    assert!(text.contains("Pay 2 metal: choose where the next") && !text.contains("Pay the rest"), "{text}");
    // On the board a place offers both.
    let mut shown = owing(Lang::English, PLENTY);
    shown.input(Input::Tab);
    shown.input(Input::Enter);
    shown.shows("+›Pay the rest from h04");
    shown.shows("1 1 metal from h04");
    shown.keys("1");
    assert_eq!(metal(&shown), [2, 2, 4]);
}
