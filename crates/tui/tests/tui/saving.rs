//! What a person is told about saving, and the list of saved games.

use crate::common::*;
use kosa_client::{Damage, SaveError, SaveState, SavedGame, Summary};
use kosa_engine::{RecordError, RecordFault};
use kosa_lang::Lang;
use kosa_table::TableError;
use kosa_tui::{App, Effect, Input, Unsaved};
use std::time::{Duration, UNIX_EPOCH};

fn unsaved(shown: &mut Shown, earlier: bool) {
    shown.app.play_mut().unwrap().unsaved = Some(Unsaved {
        short: "the disk is full".into(),
        why: "g.kosa cannot be written: the disk is full".into(),
        earlier,
        instead: "/home/anna/g.kosa".into(),
    });
}

#[test]
fn a_game_that_is_not_saved_says_so_beside_the_keys_all_the_time() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.hides("NOT SAVED");
    unsaved(&mut shown, false);
    let last = |shown: &mut Shown| shown.text().lines().last().unwrap().to_string();
    for key in ["3", "u", "m", "m", "s", "b", "p"] {
        let line = last(&mut shown);
        assert!(line.ends_with("NOT SAVED: the disk is full"), "before {key}: {line}");
        shown.keys(key);
    }
    // A sentence over the keys leaves it in sight as well.
    shown.shows("pass without a stop");
    let line = last(&mut shown);
    assert!(line.contains("ones.") && line.ends_with("the disk is full"), "{line}");
    shown.input(Input::Down);
    let line = last(&mut shown);
    assert!(line.contains("w save elsewhere") && line.contains("choose"), "{line}");
    shown.app.play_mut().unwrap().unsaved = None;
    shown.hides("NOT SAVED");
    for lang in Lang::ALL {
        let mut shown = Shown::game(hot_seat(false), lang);
        unsaved(&mut shown, false);
        let line = last(&mut shown);
        assert!(line.ends_with("the disk is full"), "{lang}, while the keyboard goes round: {line}");
        shown.input(Input::Enter);
        let line = last(&mut shown);
        assert!(line.contains("Tab") && line.ends_with("the disk is full"), "{lang}: {line}");
    }
}

#[test]
fn leaving_tells_the_truth() {
    let mut shown = Shown::game(solo(), Lang::English);
    assert_eq!(shown.keys("q"), Effect::Check, "what is said must be true then");
    shown.shows("Leave the game? It is saved.");
    // It turns out not to be.
    unsaved(&mut shown, true);
    shown.hides("It is saved");
    shown.shows("Leave the game? It is not saved: g.kosa cannot be written");
    shown.shows("The file still holds the game as it was before.");
    assert_eq!(shown.keys("q"), Effect::Stay, "a second press by mistake loses nothing");
    assert_eq!(shown.keys("r"), Effect::Check);
    shown.shows("It is not saved");
    unsaved(&mut shown, false);
    shown.shows("If you leave, the game is lost.");
    assert_eq!(shown.click("Enter leave all the same"), Effect::Leave);
    assert!(shown.app.play().unwrap().leaves_unsaved());
}

#[test]
fn a_game_is_saved_elsewhere() {
    let mut shown = Shown::game(solo(), Lang::English);
    assert_eq!(shown.keys("w"), Effect::Stay);
    shown.hides("Save elsewhere");
    unsaved(&mut shown, false);
    shown.keys("w");
    shown.shows("/home/anna/g.kosa_");
    // Keys are letters here.
    shown.keys("2q");
    shown.input(Input::Back);
    assert_eq!(shown.input(Input::Enter), Effect::SaveElsewhere);
    assert_eq!(shown.app.play().unwrap().elsewhere(), Some("/home/anna/g.kosa2"));
    shown.app.play_mut().unwrap().answer_elsewhere(Err("it is there already".into()));
    shown.shows("it is there already");
    shown.app.paste("/stick\n");
    shown.shows("/home/anna/g.kosa2/stick_");
    shown.app.play_mut().unwrap().answer_elsewhere(Ok("Saved: there".into()));
    shown.shows("Saved: there");
    shown.hides("Save elsewhere");
}

fn game(name: &str, at: u64, state: SaveState) -> SavedGame {
    let written = Some(UNIX_EPOCH + Duration::from_secs(at));
    SavedGame { path: format!("/games/{name}.kosa").into(), written, state }
}

fn saves() -> Vec<SavedGame> {
    let summary = || Box::new(Summary::of(&solo().deal().unwrap()));
    let fault = RecordError { line: 30, fault: RecordFault::NoEntry("moon".into()) };
    let damage = Damage { good: 29, lost: 3, fault: TableError::Record(fault.clone()) };
    vec![
        game("c", 300_000, SaveState::Damaged(summary(), damage)),
        game("b", 200_000, SaveState::Unfinished(summary())),
        game("a", 100_000, SaveState::Finished(summary())),
        game("0", 0, SaveState::Unreadable(SaveError::Seed("/games/0.kosa".into()))),
    ]
}

fn listed(lang: Lang) -> Shown {
    let mut shown = Shown::new(App::set_up(&solo(), None, texts(lang), PLAIN, true), 100, 30);
    assert_eq!(shown.keys("r"), Effect::List);
    shown.app.show_saves(saves());
    shown
}

#[test]
fn saved_games_are_listed_and_one_is_chosen() {
    let mut shown = listed(Lang::English);
    snapshot("saved-games", &shown.text());
    // The latest that can go on as it is stands marked.
    assert_eq!(shown.input(Input::Enter), Effect::Open(1));
    shown.input(Input::Up);
    shown.shows("damaged from line 30 on");
    shown.shows("3 lines are given up.");
    shown.shows("The record: /games/c.kosa");
    assert_eq!(shown.input(Input::Enter), Effect::Open(0));
    assert_eq!(shown.app.saved_game(0).unwrap().name(), "c.kosa");
    shown.input(Input::End);
    shown.shows("The seed in /games/0.kosa is none");
    assert_eq!(shown.click("over"), Effect::Stay, "a click marks");
    assert_eq!(shown.click("over"), Effect::Open(2));
    shown.input(Input::Esc);
    shown.hides("Saved games");
    for lang in [Lang::Italian, Lang::Spanish, Lang::Polish] {
        snapshot(&format!("saved-games-{}", lang.tag()), &listed(lang).text());
    }
}

#[test]
fn a_name_typed_on_the_wrong_field_resumes_nothing() {
    let mut shown = listed(Lang::English);
    for key in "ichard".chars() {
        assert_eq!(shown.input(Input::Char(key)), Effect::Stay);
    }
    assert!(shown.app.play().is_none());
}
