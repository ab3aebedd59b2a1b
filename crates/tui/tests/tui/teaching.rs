//! The guide through the first turns, the reason for what cannot be done, and the rule book in the help.

use crate::common::*;
use kosa_lang::Lang;
use kosa_tui::Input;

#[test]
fn the_guide_speaks_when_it_is_turned_on_and_leaves_after_five_turns() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.hides("First game, turn 1 of 5");
    shown.keys("f");
    shown.shows("The guide speaks");
    // The panel is narrow: the sentence may be broken anywhere.
    let words = shown.text().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("First game"), "{words}");
    shown.keys("f");
    shown.shows("The guide is silent");
    shown.hides("First game");
    let late = "kosa-position 1\nactive 1\nturns 11\nseat nordic industrial\nseat crimea automa";
    let mut shown = from(late);
    shown.keys("hb");
    shown.hides("First game");
}

#[test]
fn every_choice_stays_within_reach_beside_the_guide() {
    for lang in Lang::ALL {
        let mut shown = Shown::game(solo(), lang);
        shown.keys("hh");
        shown.keys("f");
        shown.input(Input::End);
        let text = shown.text();
        assert!(text.contains(" 4›"), "the last section is shown when it is marked:\n{text}");
    }
}

#[test]
fn pointing_at_what_cannot_be_chosen_tells_the_rule() {
    let position =
        "kosa-position 1\nactive 1\nseat nordic industrial\ntoken enlist\ncharacter h04\nseat crimea automa";
    let mut shown = from(position);
    // The section of the last turn has its number and is no answer.
    shown.keys("4");
    shown.shows("your action token is there from your last turn");
    shown.keys("3");
    take(&mut shown, "Move up to 2 units");
    // A worker could step to where the cursor is; two territories on nobody can.
    shown.input(Input::Tab);
    shown.keys("y");
    shown.shows("That can be done now");
    shown.input(Input::Left);
    shown.input(Input::Left);
    shown.keys("y");
    shown.shows("No step leads there");
    shown.input(Input::Enter);
    shown.shows("No step leads there");
}

#[test]
fn the_help_ends_with_the_rule_book() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("?");
    shown.input(Input::End);
    shown.shows("How the game may end");
    shown.keys("who crosses");
    shown.shows("Nordic Kingdoms");
    shown.shows("Swim");
    shown.input(Input::Esc);
    shown.keys("scoring");
    shown.shows("RL-101");
}
