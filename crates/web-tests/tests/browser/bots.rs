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
    // Clicks until it is a bot's turn.
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

/// What the page itself has fetched of what only thinking needs.
const FETCHED: &str = "return performance.getEntriesByType('resource').map(one => one.name)\
                       .filter(name => /\\/(value|split_mind)-[0-9a-f]+\\./.test(name))";

/// The question of a game against the Automa, in which nobody has to think unless somebody asks for a hint.
fn ask(browser: &Browser, house: &House) {
    house.go(browser, "#/play/seed-7");
    browser.wait("[data-act=hint]").unwrap();
    browser.wait(".ask[data-stage=asking]").unwrap();
}

#[test]
fn a_hint_is_thought_beside_the_page_which_goes_on() {
    let Some(house) = House::new() else { return };
    // A worker that hears everything late, as one that thinks for long.
    let slow = "const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (...all) { \
                setTimeout(() => post.apply(this, all), window.kosaSlow ?? 0) };";
    let browser = with_workers(&house, slow);
    ask(&browser, &house);
    browser.run("window.kosaSlow = 2500").unwrap();
    browser.click("[data-act=hint]").unwrap();
    browser.wait("[data-act=hint][aria-busy=true]").unwrap();
    // Everything else goes on meanwhile, and at once.
    browser.type_text("s").unwrap();
    browser.wait(".drawer").unwrap();
    browser.press(kosa_web_tests::Key::Escape).unwrap();
    assert_eq!(browser.run("return document.querySelectorAll('.plans li').length").unwrap(), 0);
    browser.wait(".hint .plans > li").unwrap();
    browser.wait("[data-act=hint]:not([aria-busy])").unwrap();
    assert_eq!(browser.run(FETCHED).unwrap(), json!([]), "the page itself has nothing to think with");
    // A hint that comes too late for its question is not shown with another one.
    browser.click("[data-act=hint]").unwrap();
    browser.run("document.querySelector('[data-choice]:not([disabled])').click()").unwrap();
    browser.wait_script("return document.querySelectorAll('.plans li').length === 0").unwrap();
    browser.wait("[data-act=hint]:not([aria-busy])").unwrap();
    assert_eq!(browser.run("return document.querySelectorAll('.plans li').length").unwrap(), 0);
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn where_no_worker_starts_a_hint_is_thought_in_the_page() {
    let Some(house) = House::new() else { return };
    let browser = with_workers(&house, "window.Worker = function () { throw new Error('no workers here') };");
    ask(&browser, &house);
    assert_eq!(browser.run(FETCHED).unwrap(), json!([]), "nobody has thought yet");
    browser.click("[data-act=hint]").unwrap();
    browser.wait(".hint .plans > li").unwrap();
    assert_eq!(browser.run(FETCHED).unwrap().as_array().unwrap().len(), 2);
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
