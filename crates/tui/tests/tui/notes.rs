//! What a bot thinks of the game: hints while somebody is asked, a look back when it is over.

use crate::common::*;
use kosa_lang::Lang;
use kosa_table::Occupant;
use kosa_tui::{App, Effect, Input};

#[test]
fn a_hint_lies_over_the_board_and_decides_nothing() {
    for lang in Lang::ALL {
        let mut shown = Shown::game(solo(), lang);
        shown.shows(&texts(lang).say("hint-key"));
        let before = shown.text();
        assert_eq!(shown.keys("h"), Effect::Stay);
        shown.shows(&texts(lang).say("hint-title"));
        shown.shows("1. ");
        shown.shows("- ");
        assert_eq!(shown.input(Input::Esc), Effect::Stay);
        assert_eq!(shown.text(), before);
    }
}

#[test]
fn a_game_that_is_over_can_be_looked_back_at() {
    // The sixth star: full power.
    let mut shown = from(
        "kosa-position 1; active 1; turns 30; seat nordic industrial; power 15; coins 9; objectives 3 14; \
         stars combat combat popularity objective recruits; recruits upgrade deploy build enlist; \
         bonuses power coins popularity cards; seat crimea automa:automa",
    );
    shown.keys("v");
    shown.hides("Looking back");
    shown.keys("11\n");
    shown.shows("Final score");
    shown.shows("look back");
    shown.keys("v");
    shown.shows("0/1");
    while shown.app.look_back() {}
    shown.shows("Looking back");
    shown.shows("100% |");
    shown.hides("0/1");
    shown.input(Input::Esc);
    shown.hides("100% |");
}

#[test]
fn bots_decide_one_by_one_where_the_screen_is_drawn_in_between() {
    let mut game = solo();
    game.setup.players[1].automa = None;
    game.players = vec![Some(Occupant::Human(String::new())), Some(Occupant::Bot("easy".into()))];
    let mut one = App::start(game.clone(), texts(Lang::English), PLAIN).0;
    let mut whole = App::start(game, texts(Lang::English), PLAIN).0;
    for key in "11".chars() {
        for app in [&mut one, &mut whole] {
            app.input(Input::Char(key));
        }
    }
    for app in [&mut one, &mut whole] {
        app.input(Input::Enter);
    }
    let entries = |app: &App| app.play().unwrap().table().record().entries().to_vec();
    let mut before = entries(&one).len();
    while one.let_a_bot_decide() == Effect::Append {
        assert!(entries(&one).len() > before, "each is kept");
        before = entries(&one).len();
    }
    whole.let_bots_decide();
    assert_eq!(entries(&one), entries(&whole));
}
