//! A newcomer's path: the first game by the coach, one lesson, a victory entered and seen in the statistics; the rule book, links.

use kosa_client::{NearTable, Session, Stage, Wishes};
use kosa_engine::{Record, State};
use kosa_lang::{Lang, Texts};
use kosa_learn::{Lesson, Shared, read_shared, share_position, share_record};
use kosa_table::{Occupant, Table};
use kosa_web_tests::{Browser, Game, House, Manner, Size, axe};
use serde_json::json;

const WIDE: Size = Size(1440, 900);
const ROOMS: [&str; 5] = ["#/learn", "#/book/retreat", "#/played", "#/analyse", "#/lesson/first-steps"];

fn quiet(browser: &Browser) {
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

fn truth(browser: &Browser, script: &str) -> bool {
    browser.run(script).unwrap() == json!(true)
}

/// Clicks whatever lies at a territory.
fn click_hex(browser: &Browser, place: &str) {
    let script = format!(
        "document.querySelector('#at-{place}').dispatchEvent(new MouseEvent('click', {{bubbles: true}}))"
    );
    browser.run(&script).unwrap();
}

#[test]
fn the_coach_leads_through_five_turns_and_leaves() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", WIDE);
    browser.click("#start").unwrap();
    browser.wait(".ask").unwrap();
    let mut turns = Vec::new();
    for _ in 0..400 {
        let stage =
            browser.run("return document.querySelector('[data-stage]')?.dataset.stage ?? ''").unwrap();
        if stage == json!("over") {
            break;
        }
        let said =
            browser.run("return document.querySelector('.coach.in-rail .xs')?.innerText ?? ''").unwrap();
        let said = said.as_str().unwrap_or_default().to_string();
        if !said.is_empty() && turns.last() != Some(&said) {
            turns.push(said);
            // Why, another idea, and showing it change nothing of the game.
            browser.click(".coach.in-rail [data-coach=why]").unwrap();
            browser.click(".coach.in-rail [data-coach=show]").unwrap();
        }
        if turns.len() == 5 && !truth(&browser, "return document.querySelector('.coach') !== null") {
            break;
        }
        let acted = truth(
            &browser,
            "const b = document.querySelector('[data-act=primary]') ?? document.querySelector('[data-choice]'); \
             if (b) b.click(); return b !== null",
        );
        if !acted {
            browser.run("return 0").unwrap();
        }
    }
    assert_eq!(turns.len(), 5, "{turns:?}");
    // It is quiet on request, and comes back by the menu.
    quiet(&browser);
}

#[test]
fn a_lesson_is_solved_failed_and_kept() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/learn", WIDE);
    browser.wait("#next-lesson").unwrap();
    browser.click("#next-lesson").unwrap();
    browser.wait("#task").unwrap();
    browser.click("#hint").unwrap();
    browser.wait("#hints li").unwrap();
    // The engine's own solution, answer by answer, as somebody would click it.
    let lesson = Lesson::find("first-steps").unwrap();
    assert_eq!(lesson.solution().len(), 4);
    browser.run("document.querySelectorAll('[data-choice]')[2].click()").unwrap();
    browser.wait("[data-choice]").unwrap();
    browser.run("document.querySelectorAll('[data-choice]')[0].click()").unwrap();
    for place in ["nordic", "h04", "h04", "h11"] {
        browser.wait(".board").unwrap();
        click_hex(&browser, place);
    }
    // It ends the turn, and that is asked about.
    browser.wait(".answers.final").unwrap();
    browser.click("[data-act=primary]").unwrap();
    browser.wait("#solved").unwrap();
    assert!(browser.text("#solved").unwrap().contains("Solved"));
    house.go(&browser, "#/learn");
    browser.wait(".lesson-row.solved[data-lesson=first-steps]").unwrap();
    quiet(&browser);
}

/// A game that a person has won against somebody who does as little as possible, played here to its end.
fn won() -> Record {
    let played = |seed: u32| {
        let wishes: Wishes =
            format!("kosa1;seats=human,bot:idle;rules=rulebook;seed={seed}").parse().unwrap();
        let mut game = Game::deal(&wishes, Manner::Brisk);
        assert!(game.play(|_| false).is_none(), "nobody stops it");
        assert!(game.is_over());
        game.record().clone()
    };
    let is_won = |record: &Record| {
        let played = kosa_learn::FinishedGame::of(record).unwrap().unwrap();
        played.winner().is_some_and(kosa_learn::FinishedSeat::is_human)
    };
    // Who wins with a seed may change with the player: any game that is won will do.
    (0..20).map(played).find(is_won).expect("a game that a person has won")
}

#[test]
fn a_victory_is_entered_and_seen_in_the_statistics() {
    let Some(house) = House::new() else { return };
    let record = won();
    let browser = house.visit("#/played", WIDE);
    browser.wait("#none-played").unwrap();
    // The record comes as a link, is looked at, kept, opened at its end, and entered.
    let link = share_record(&record).unwrap();
    house.go(&browser, &format!("#/open/{link}"));
    browser.wait("#keep").unwrap();
    browser.click("#keep").unwrap();
    browser.wait("#notice").unwrap();
    let name = browser.run("return Object.keys(localStorage).filter(k => k.startsWith('kosa/head/') || k.startsWith('kosa/game/'))[0].split('/').pop()").unwrap();
    house.go(&browser, &format!("#/play/{}", name.as_str().unwrap()));
    browser.wait("#enter-victory").unwrap();
    browser.run("const f = document.querySelector('#victor'); f.value = 'Ada'; f.dispatchEvent(new Event('input'))").unwrap();
    browser.click("[data-enter]").unwrap();
    browser.wait("#enter-victory .gain").unwrap();
    browser.click("[data-enter]").unwrap();
    browser.wait_script("return document.querySelectorAll('#enter-victory .gain').length == 2").unwrap();
    // Two for each game.
    assert!(truth(&browser, "return document.querySelector('[data-enter]') === null"));
    house.go(&browser, "#/played");
    browser.wait("#sums").unwrap();
    assert!(browser.text("#sums").unwrap().contains("1, 1"));
    let sheet = browser.text("#sheet").unwrap();
    assert_eq!(sheet.matches("Ada").count(), 2, "{sheet}");
    quiet(&browser);
}

#[test]
fn the_book_is_searched_and_positions_are_opened_from_links() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/book", WIDE);
    browser.wait("#search-book").unwrap();
    browser
        .run("const f = document.querySelector('#search-book'); f.value = 'RL-101'; f.dispatchEvent(new Event('input'))")
        .unwrap();
    browser
        .wait_script("return [...document.querySelectorAll('.ruling')].some(e => e.innerText == 'RL-101')")
        .unwrap();
    browser.run("const f = document.querySelector('#search-book'); f.value = 'zeppelin'; f.dispatchEvent(new Event('input'))").unwrap();
    browser.wait("#nothing").unwrap();
    let state =
        State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical")
            .unwrap();
    let link = share_position(&state);
    assert!(matches!(read_shared(&link), Ok(Shared::Position(_))));
    house.go(&browser, &format!("#{link}"));
    browser.wait(".analysis .board").unwrap();
    browser.click("#think").unwrap();
    browser.wait("#plans li").unwrap();
    browser.click("[data-act=take]").unwrap();
    browser.wait(".ask").unwrap();
    house.go(&browser, "#/open/kosa1pXX");
    browser.wait("#no-link").unwrap();
    quiet(&browser);
}

#[test]
fn every_room_of_learning_fits_every_screen_and_reader() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/learn", Size(360, 640));
    for size in [Size(360, 640), Size(820, 1180), WIDE] {
        browser.resize(size).unwrap();
        for room in ROOMS {
            house.go(&browser, room);
            let wide = browser.run("return document.documentElement.scrollWidth - innerWidth").unwrap();
            assert!(wide.as_i64().is_some_and(|over| over <= 0), "{room} at {size:?}: {wide} too wide");
        }
    }
    for room in ROOMS {
        house.go(&browser, room);
        let faults = axe(&browser).unwrap().unwrap_or_default();
        assert!(faults.is_empty(), "{room}: {faults:#?}");
    }
    quiet(&browser);
}

/// Names that the tests of the terminal use too, so that nobody forgets one of the two.
#[test]
fn every_lesson_can_be_opened() {
    let texts = std::sync::Arc::new(Texts::new(Lang::English));
    for lesson in Lesson::all() {
        let session = Session::new(NearTable::new(lesson.start()), texts.clone());
        assert!(
            matches!(session.stage(), Stage::Asking(_) | Stage::Thinking(_) | Stage::Reading),
            "{}",
            lesson.name
        );
        let table: Table = lesson.start();
        assert!(table.occupant(lesson.learner).is_none_or(Occupant::is_human), "{}", lesson.name);
    }
}
