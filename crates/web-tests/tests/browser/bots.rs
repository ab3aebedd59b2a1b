//! Bots think beside the page: it says so, goes on answering meanwhile, and does not need them to be there.

use kosa_client::{Stage, Wishes};
use kosa_web_tests::{Browser, Game, House, Manner, Size};
use serde_json::json;

const DESK: Size = Size(1440, 900);

fn wishes() -> Wishes {
    Wishes { seed: "91".into(), ..Wishes::against_bots("", 2, "random") }
}

/// A browser in which workers behave like this.
fn with_workers(house: &House, script: &str) -> Browser {
    let browser = Browser::start(&house.profile, DESK).unwrap();
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).unwrap();
    browser
}

#[test]
fn the_page_answers_while_bots_think() {
    let Some(house) = House::new() else { return };
    // Bots that take their time over everything.
    let slow = "const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (...all) { \
                window.kosaAsked = (window.kosaAsked ?? 0) + 1; setTimeout(() => post.apply(this, all), window.kosaSlow ?? 0) };";
    let browser = with_workers(&house, slow);
    house.start(&browser, &wishes()).unwrap();
    let mut game = Game::deal(&wishes(), Manner::Brisk);
    game.follow(&browser, |session| {
        session.link().record().entries().len() > 40 && matches!(session.stage(), Stage::Asking(_))
    })
    .unwrap();
    assert!(browser.run("return window.kosaAsked > 1").unwrap() == json!(true), "no worker was asked");
    browser.run("window.kosaSlow = 700").unwrap();
    // Clicks until a bot is at turn.
    for _ in 0..60 {
        let stage = browser
            .run(
                "const ask = document.querySelector('.ask'); const act = name => document.querySelector(`[data-act=${name}]:not([disabled])`); \
                 if (ask.dataset.stage === 'thinking') return 'thinking'; \
                 (ask.dataset.stage === 'reading' ? act('skip') : document.querySelector('.answers.final') ? act('primary') \
                 : [...document.querySelectorAll('.dialog [data-commits], [data-leaves], .dialog [data-choice]')][0] ?? document.querySelector('[data-choice]')).click(); \
                 return ask.dataset.stage",
            )
            .unwrap();
        if stage == "thinking" {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(browser.run("return document.querySelector('.ask').dataset.stage").unwrap(), "thinking");
    assert!(!browser.text("#question").unwrap().is_empty(), "nobody says who thinks");
    // The page is not frozen: the score opens and closes while the bot is still at it.
    browser.type_text("s").unwrap();
    browser.wait(".drawer").unwrap();
    assert_eq!(browser.run("return document.querySelector('.ask').dataset.stage").unwrap(), "thinking");
    browser.press(kosa_web_tests::Key::Escape).unwrap();
    // And whoever has waited long enough lets it decide now.
    browser.run("window.kosaSlow = 60000").unwrap();
    browser.wait(".ask[data-stage=thinking]").unwrap();
    browser.run("window.kosaSlow = 0; document.querySelector('[data-act=decide-now]').click()").unwrap();
    browser.wait_script("return document.querySelector('.ask').dataset.stage !== 'thinking'").unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn a_game_may_be_left_while_bots_think() {
    let Some(house) = House::new() else { return };
    let slow = "const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (...all) { setTimeout(() => post.apply(this, all), 300) };";
    let browser = with_workers(&house, slow);
    // Nobody is a person: bots begin to think when somebody wants to watch.
    let wishes = Wishes { seed: "92".into(), ..kosa_client::wishes::Start::Watch.wishes() };
    house.start(&browser, &wishes).unwrap();
    browser.click("[data-act=primary]").unwrap();
    browser.wait(".ask[data-stage=thinking]").unwrap();
    browser.run("location.hash = '#/'").unwrap();
    browser.wait("#start").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(900));
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
    // And the page still works.
    browser.click("#start").unwrap();
    browser.wait(".ask").unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn where_no_worker_starts_bots_think_in_the_page() {
    let Some(house) = House::new() else { return };
    let browser = with_workers(&house, "window.Worker = function () { throw new Error('no workers here') };");
    house.start(&browser, &wishes()).unwrap();
    let mut game = Game::deal(&wishes(), Manner::Brisk);
    game.follow(&browser, |session| session.link().record().entries().len() > 60).unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn what_bots_have_learned_is_fetched_only_where_somebody_thinks() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    browser.wait("#start").unwrap();
    let fetched = "return performance.getEntriesByType('resource').some(one => /\\/value-[0-9a-f]+\\.bin$/.test(one.name))";
    assert_eq!(browser.run(fetched).unwrap(), false, "nobody thinks on the start page");
    browser.click("#start").unwrap();
    browser.wait(".ask").unwrap();
    browser.wait_script(fetched).unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn bots_beside_the_page_know_what_they_know_elsewhere() {
    let Some(house) = House::new() else { return };
    let wishes = Wishes { seed: "92".into(), ..Wishes::against_bots("", 1, "easy") };
    let browser = house.visit("#/", DESK);
    house.start(&browser, &wishes).unwrap();
    // The same decisions here and there: a worker that had learned nothing would decide otherwise.
    let mut game = Game::deal(&wishes, Manner::Brisk);
    game.follow(&browser, |session| session.board().is_some_and(|board| board.turns() > 8)).unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}
