//! What the screens look like: text files in `tests/screens`, written again by `KOSA_BLESS=1`.

use crate::common::*;
use kosa_lang::Lang;
use kosa_tui::{App, Input};

#[test]
fn the_first_question() {
    let mut shown = Shown::game(solo(), Lang::English);
    snapshot("first-question", &shown.text());
}

#[test]
fn units_and_where_they_may_go() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("3\n");
    snapshot("which-unit", &shown.text());
    shown.keys("\n");
    snapshot("where-to", &shown.text());
    in_readme("where-to", &shown.text());
}

#[test]
fn mats_score_log_and_help() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("m");
    snapshot("own-mat", &shown.text());
    shown.input(Input::Right);
    snapshot("automa-mat", &shown.text());
    shown.keys("s");
    snapshot("score", &shown.text());
    shown.keys("l");
    snapshot("log", &shown.text());
    shown.keys("?");
    snapshot("help", &shown.text());
}

#[test]
fn the_turn_of_the_automa() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("1\n");
    while !shown.text().contains("Enter: next") {
        shown.input(Input::End);
        shown.input(Input::Enter);
    }
    snapshot("automa-1", &shown.text());
    shown.input(Input::Right);
    snapshot("automa-2", &shown.text());
}

#[test]
fn a_large_window_shows_the_mat_under_the_board() {
    let (app, _) = App::start(solo(), texts(Lang::English), PLAIN);
    snapshot("large", &Shown::new(app, 160, 50).text());
}

#[test]
fn the_set_up() {
    let app = App::set_up(&solo(), None, texts(Lang::English), PLAIN, true);
    let mut shown = Shown::new(app, 100, 30);
    snapshot("set-up", &shown.text());
    shown.input(Input::Tab);
    snapshot("set-up-rules", &shown.text());
}

#[test]
fn the_draft_and_the_keyboard_going_round() {
    let mut shown = Shown::game(hot_seat(true), Lang::English);
    snapshot("draft", &shown.text());
    shown.keys("111");
    snapshot("hand-over", &shown.text());
}

#[test]
fn other_languages_fit() {
    for lang in [Lang::Italian, Lang::Spanish, Lang::Polish] {
        let mut shown = Shown::game(solo(), lang);
        shown.keys("3");
        snapshot(&format!("top-row-{lang}"), &shown.text());
        shown.keys("m");
        snapshot(&format!("own-mat-{lang}"), &shown.text());
        let app = App::set_up(&solo(), None, texts(lang), PLAIN, true);
        snapshot(&format!("set-up-{lang}"), &Shown::new(app, 100, 30).text());
    }
}
