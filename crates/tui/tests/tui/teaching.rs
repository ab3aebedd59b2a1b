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

/// The words beside the board one after the other, however the panel breaks them.
fn beside(shown: &mut Shown, column: usize) -> String {
    let text = shown.text();
    let side = text.lines().map(|line| line.chars().skip(column).collect::<String>() + " ");
    side.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_guide_tells_where_and_why_in_every_window() {
    // The character stands beside an encounter.
    let position = "kosa-position 1; active 1; encounters h11; seat nordic industrial; character h04; workers h04 h05; \
         seat crimea automa";
    let state = kosa_engine::State::from_position(position).unwrap();
    for lang in Lang::ALL {
        let texts_of = kosa_lang::Texts::new(lang);
        let place = "h11".parse().unwrap();
        let aim = texts_of.fill("guide-aim-encounter", &[("place", texts_of.place(place).into())]);
        let table = || kosa_table::Table::from_state(state, kosa_table::Seed::from(1));
        let window = |width, height| {
            let app = kosa_tui::App::resumed(table(), texts(lang), PLAIN);
            let mut shown = Shown::new(app, width, height);
            shown.keys("f");
            shown
        };
        // A large window says it at once.
        let said = beside(&mut window(160, 50), 96);
        assert!(said.contains(&aim), "{aim} in {lang}: {said}");
        // A small one behind a key, which stands with the advice, and the cursor goes there.
        let mut small = window(100, 30);
        let said = beside(&mut small, 66);
        assert!(said.contains(&texts_of.say("guide-more")) && !said.contains(&aim), "{lang}: {said}");
        small.keys("F");
        let page = small.text().split_whitespace().filter(|w| *w != "║").collect::<Vec<_>>().join(" ");
        assert!(page.contains(&aim), "{aim} in {lang}: {page}");
        assert_eq!(small.app.play().unwrap().cursor(), place);
        small.input(Input::Esc);
        // The advised section is marked: Enter follows the guide, which goes on where the unit is asked for.
        small.shows(" 3›");
        small.keys("\n1");
        let said = beside(&mut small, 66);
        assert!(said.contains(&aim), "{aim} in {lang} in the middle of the turn: {said}");
    }
}

#[test]
fn everything_that_cannot_be_chosen_is_listed_with_its_rule() {
    let mut shown = from(
        "kosa-position 1; active 1; seat crimea industrial; token enlist; objectives 3 14; character h43; workers h43 h47; \
         seat saxony automa",
    );
    shown.keys("Y");
    shown.shows("Not now, and why");
    shown.shows("Trade, Enlist: Enlist: your action token is there from your last turn.");
    shown.shows("3. Harvest Advantage: ");
    shown.hides("Move, Build:");
    shown.input(Input::Esc);
    shown.keys("31");
    // Rivers around the homeland.
    shown.keys("Y");
    shown.shows("h37 (tundra): ");
    shown.shows("river");
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
    shown.shows("Rivers and lakes still hold it back.");
    shown.input(Input::Esc);
    shown.keys("scoring");
    shown.shows("RL-101");
}
