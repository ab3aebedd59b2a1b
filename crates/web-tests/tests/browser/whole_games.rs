//! Whole games of every module, clicked in a real browser beside the same game at a table: at every step the page asks what the
//! session asks, offers every answer it has and no other, and what it keeps is the record of the game.

use kosa_client::{NearTable, Session, Target, Wishes};
use kosa_engine::record::Entry;
use kosa_engine::{Move, Record};
use kosa_web_tests::{Browser, Dump, Game, House, Manner, Size};

/// A game that is clicked from its first question to the score sheet.
fn play(house: &House, browser: &Browser, wishes: &str, manner: Manner) -> Game {
    let wishes: Wishes = wishes.parse().unwrap();
    house.start(browser, &wishes).unwrap();
    let mut game = Game::deal(&wishes, manner);
    finish(browser, &mut game, &wishes, |_| ());
    game
}

/// Clicks a game that is open in the browser to its end; `look` sees every moment of it.
fn finish(browser: &Browser, game: &mut Game, wishes: &Wishes, mut look: impl FnMut(&Session<NearTable>)) {
    let begun = std::time::Instant::now();
    let followed = game.follow(browser, |session| {
        look(session);
        false
    });
    let steps = followed.unwrap_or_else(|fault| panic!("{wishes}: {fault}"));
    println!("{wishes}: {steps} steps in {:.1} s", begun.elapsed().as_secs_f64());
    assert!(game.is_over());
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new(), "{wishes}");
    let kept: Vec<Record> = Dump::of(browser).unwrap().records();
    let same = |record: &Record| record.entries() == game.record().entries() && record.replay().is_ok();
    assert!(kept.iter().any(same), "{wishes}: what is kept is another game");
    let rows = browser.run("return document.querySelectorAll('.sct thead th').length").unwrap();
    assert_eq!(rows, game.session().board().unwrap().seat_count(), "a column for every seat");
}

#[test]
fn a_hot_seat_game_from_the_start_page_to_the_score_sheet() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    // The third way to begin is the one for people at one device; then a seed is typed, so that the game is known here too.
    browser.click(".s-ways button.way-card:nth-of-type(3)").unwrap();
    browser.wait("main.start.unfolded").unwrap();
    browser.run("document.querySelector('#seed').closest('details').open = true").unwrap();
    browser.click("#seed").unwrap();
    browser.type_text("0").unwrap();
    browser.click("#start").unwrap();
    browser.wait(".ask").unwrap();
    let wishes = Wishes { seed: "0".into(), ..Wishes::hot_seat(["", ""]) };
    let mut game = Game::deal(&wishes, Manner::Brisk);
    let mut handed = 0;
    finish(&browser, &mut game, &wishes, |session| {
        handed += usize::from(matches!(session.stage(), kosa_client::Stage::HandOver(_)));
    });
    assert!(handed > 10, "the device went round {handed} times");
    // The same people again.
    browser.click("[data-act=again]").unwrap();
    browser.wait(".ask[data-stage=hand-over]").unwrap();
}

#[test]
fn a_game_with_both_expansions() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    let wishes: Wishes = "kosa1;seats=human/albion,human/togawa;rules=current,+invaders-from-afar,+airships,+resolutions;seed=3"
        .parse()
        .unwrap();
    house.start(&browser, &wishes).unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    let mut tokens = 0;
    finish(&browser, &mut game, &wishes, |session| {
        let asks = |asked: &kosa_client::Asked| {
            asked.menu().choices.iter().any(|c| matches!(c.target, Target::Flag | Target::Trap(_)))
        };
        tokens += usize::from(session.asked().is_some_and(asks));
    });
    let flew = |entry: &Entry| matches!(entry, Entry::Move(_, Move::Fly));
    assert!(game.record().entries().iter().any(flew), "no airship flew");
    assert!(tokens > 0, "neither Flags nor Traps were asked about");
}

#[test]
fn anything_may_be_clicked_in_games_of_the_base_box() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    for wishes in [
        "kosa1;seats=human,automa;rules=rulebook;seed=2",
        "kosa1;seats=human/name:Anna,bot:random,human;rules=current,+promo-encounters,+promo-objectives,+promo-factory;seed=42",
    ] {
        play(&house, &browser, wishes, Manner::Anything(150));
    }
}

#[test]
fn anything_may_be_clicked_in_games_with_expansions() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    for wishes in [
        "kosa1;seats=human,human;rules=rulebook,+invaders-from-afar,+airships,+airship-pairs;seed=51",
        "kosa1;seats=human,automa,automa;rules=current,+airships,+resolutions,+automa-wind-gambit;seed=52",
    ] {
        play(&house, &browser, wishes, Manner::Anything(150));
    }
}
