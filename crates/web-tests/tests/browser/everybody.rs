//! The game, its dialogs, the hand-over, the end and the replay for everybody: nothing axe-core objects to by day and by night, nothing wider
//! than the screen, fingers find what they look for, and every language says the same.

use kosa_client::Wishes;
use kosa_lang::Lang;
use kosa_web_tests::{Browser, Game, House, Manner, Moment, Size, axe, axe_colours};
use serde_json::{Value, json};

/// Phones upright and across, tablets, desks; and a desk of 1440 by 900 at 200 per cent.
const SIZES: [Size; 8] = [
    Size(360, 640),
    Size(390, 844),
    Size(640, 360),
    Size(720, 450),
    Size(820, 1180),
    Size(1280, 800),
    Size(1440, 900),
    Size(2560, 1440),
];
/// What may be clicked and is smaller than a finger. The head of a section is the button for readers, as is the list of the sections; fingers have
/// all of the section.
const SMALL: &str = "const box = e => (e.matches('.sh') ? e.closest('.sec') : e.matches('input') ? e.closest('label') ?? e : e).getBoundingClientRect(); \
                     return [...document.querySelectorAll('button,select,summary,a,input')].filter(e => { \
                     const r = box(e); return !e.closest('[inert], .ask.sections .answers') && e.checkVisibility() && r.width > 0 && r.height > 0 && (r.height < 43.5 || r.width < 43.5); })\
                     .map(e => { const r = box(e); return `${e.outerHTML.slice(0, 90)} ${r.width}x${r.height}` })";

/// The moments that are looked at.
const ASKED_AT: [&str; 7] = ["turn", "move", "encounter", "combat", "payment", "upgrade", "enlist"];
/// Those that follow, the end last: two tests share them, so that none is the one all others wait for.
const TOLD_AT: [&str; 7] = ["outcome", "retreat", "factory", "deploy", "hand-over", "automa", "end"];
/// What is asked must be read without scrolling, and the button that does it clicked: nothing, or what cannot be seen.
const ASKED: &str = "if (document.querySelector('.veil')) return ''; \
                     const seen = e => { const r = e.getBoundingClientRect(); return r.height > 15 && r.top >= 0 && r.bottom <= innerHeight + 1 \
                     && e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)) }; \
                     const ask = document.querySelector('.ask'); if (!ask) return ''; \
                     const title = [...ask.querySelectorAll('#question .s, #question .t')].filter(e => e.textContent).at(-1); \
                     if (!seen(title)) return 'the question'; \
                     const below = e => e.checkVisibility() && e.getBoundingClientRect().bottom > innerHeight + 1; \
                     if ([...document.querySelectorAll('.ptab')].some(below)) return 'the tabs'; \
                     const primary = ask.querySelector('[data-act=primary]'); \
                     return primary && primary.checkVisibility() && !seen(primary) ? 'the button' : ''";

/// Takes a browser to each of the moments and looks at it; the room of the last one's replay.
fn at_each(house: &House, browser: &Browser, moments: &[&str], mut look: impl FnMut(&str)) -> String {
    let mut room = String::new();
    for moment in moments {
        room = Moment::named(moment).unwrap().enter(browser, &house.site).unwrap();
        look(moment);
    }
    room.replace("/play/", "/replay/")
}

fn without_objections(browser: &Browser, where_: &str) {
    browser.theme("dark").unwrap();
    let dark = axe_colours(browser).unwrap().unwrap_or_default();
    assert_eq!(dark, Vec::<String>::new(), "{where_}, by night");
    browser.theme("light").unwrap();
    let light = axe(browser).unwrap().unwrap_or_default();
    assert_eq!(light, Vec::<String>::new(), "{where_}, by day");
}

#[test]
fn nobody_is_shut_out_of_a_game() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    at_each(&house, &browser, &ASKED_AT, |moment| {
        without_objections(&browser, moment);
        if moment == "turn" {
            for key in ["s", "l", "c", "a", "t", "?"] {
                browser.type_text(key).unwrap();
                browser.wait(".drawer").unwrap();
                without_objections(&browser, &format!("drawer {key}"));
                browser.press(kosa_web_tests::Key::Escape).unwrap();
            }
        }
    });
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn nobody_is_shut_out_of_what_follows() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    let replay = at_each(&house, &browser, &TOLD_AT, |moment| without_objections(&browser, moment));
    house.go(&browser, &replay);
    browser.click("#turn").unwrap();
    without_objections(&browser, "replay");
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

fn fits(browser: &Browser, what: &str) {
    for size in SIZES {
        browser.resize(size).unwrap();
        // What follows the size of the window does so at the next frame.
        browser.run_async("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))").unwrap();
        let wide = browser.run("return document.documentElement.scrollWidth - innerWidth").unwrap();
        assert!(wide.as_i64().is_some_and(|over| over <= 0), "{what} at {size:?}: {wide} too wide");
        if !["end", "replay"].contains(&what) {
            let high = browser.run("return document.documentElement.scrollHeight - innerHeight").unwrap();
            assert!(high.as_i64().is_some_and(|over| over <= 0), "{what} at {size:?}: {high} too high");
        }
        let hidden = browser.run(ASKED).unwrap();
        assert_eq!(hidden, "", "{what} at {size:?}: cannot be seen");
        if size.0.min(size.1) < 600 {
            let small = browser.run(SMALL).unwrap();
            assert_eq!(small, Value::Array(Vec::new()), "{what} at {size:?}");
        }
    }
    browser.resize(Size(1440, 900)).unwrap();
}

#[test]
fn a_game_fits_every_screen() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    at_each(&house, &browser, &ASKED_AT, |moment| fits(&browser, moment));
}

#[test]
fn what_follows_fits_every_screen() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    let replay = at_each(&house, &browser, &TOLD_AT, |moment| fits(&browser, moment));
    house.go(&browser, &replay);
    fits(&browser, "replay");
}

#[test]
fn every_language_says_the_same_in_the_middle_of_a_game() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    let wishes = Wishes { seed: "82".into(), ..Wishes::one_click("") };
    house.start(&browser, &wishes).unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    for (turn, lang) in [Lang::Italian, Lang::Spanish, Lang::Polish, Lang::English].into_iter().enumerate() {
        let room = browser.run("return location.hash").unwrap();
        browser.run("location.hash = '#/settings'").unwrap();
        browser.wait("#language").unwrap();
        let choose = "const s = document.querySelector('#language'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))";
        browser.run_with(choose, json!([lang.tag()])).unwrap();
        browser.wait(&format!("html[lang={}]", lang.tag())).unwrap();
        browser.run_with("location.hash = arguments[0]", json!([room])).unwrap();
        browser.wait(".ask").unwrap();
        game.speak(lang);
        game.reload();
        let entries = game.record().entries().len() + 25;
        game.follow(&browser, |session| session.link().record().entries().len() >= entries)
            .unwrap_or_else(|fault| panic!("{lang:?}, {turn}: {fault}"));
    }
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

/// On a phone the board comes near to what is asked; whatever came before, it is whole again when no place is asked about.
#[test]
fn a_phone_shows_the_whole_board_when_no_place_is_asked_about() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/help", Size(390, 844));
    Moment::named("automa").unwrap().enter(&browser, &house.site).unwrap();
    let frame = "return document.querySelector('.a-board svg.board').getAttribute('viewBox')";
    let settled = || {
        // As long as a glide takes, and a little.
        browser.run_async("setTimeout(arguments[0], 400)").unwrap();
        browser.run(frame).unwrap()
    };
    let shown = settled();
    browser.run("document.querySelector('.a-board .zoom button:last-child').click()").unwrap();
    assert_eq!(shown, settled());
}
