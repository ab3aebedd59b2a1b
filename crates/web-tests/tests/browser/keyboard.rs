//! A whole game without a pointer: from the start page to the score sheet by keys alone.

use kosa_client::{Stage, Wishes};
use kosa_web_tests::{Game, House, Key, Manner, Size};

#[test]
fn two_people_play_both_expansions_by_keys_alone() {
    let Some(house) = House::new() else { return };
    let wishes: Wishes = "kosa1;seats=human/albion,human/togawa;rules=current,+invaders-from-afar,+airships,+resolutions;seed=3"
        .parse()
        .unwrap();
    let browser = house.visit("#/", Size(1280, 800));
    house.start(&browser, &wishes).unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    game.follow_by_keys(&browser).unwrap();
    assert!(matches!(game.session().stage(), Stage::Over));
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn a_solo_game_is_played_by_keys_alone() {
    let Some(house) = House::new() else { return };
    let wishes = Wishes { seed: "61".into(), ..Wishes::one_click("") };
    let browser = house.visit("#/help", Size(1280, 800));
    browser
        .run_with(
            "localStorage.setItem('kosa-set/wishes', arguments[0])",
            serde_json::json!([wishes.to_string()]),
        )
        .unwrap();
    house.enter(&browser, "#/");
    // By Tab to the button that starts, and Enter.
    for _ in 0..40 {
        browser.press(Key::Tab).unwrap();
        if browser.run("return document.activeElement.id").unwrap() == "start" {
            break;
        }
    }
    browser.press(Key::Enter).unwrap();
    browser.wait(".ask").unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    let keys = game.follow_by_keys(&browser).unwrap();
    assert!(matches!(game.session().stage(), Stage::Over));
    assert!(keys > 100, "{keys} keys are no game");
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
    // Even the way out has a key: the focus gets to it.
    for _ in 0..30 {
        browser.press(Key::Tab).unwrap();
        if browser.run("return document.activeElement.dataset.act ?? ''").unwrap() == "leave" {
            break;
        }
    }
    browser.press(Key::Enter).unwrap();
    browser.wait("#start").unwrap();
}
