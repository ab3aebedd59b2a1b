//! The rooms around a game in a real browser: one click to a game, what is kept of it, and rooms that fit every screen.

use kosa_web_tests::{Browser, House, Size, axe};
use serde_json::{Value, json};

const ROOMS: [&str; 5] = ["#/", "#/new", "#/games", "#/help", "#/settings"];
const SIZES: [Size; 5] = [Size(360, 640), Size(390, 844), Size(820, 1180), Size(1440, 900), Size(2560, 1440)];
/// What may be clicked and is smaller than a finger.
const SMALL: &str = "return [...document.querySelectorAll('button,select,summary,a,input:not([type=checkbox])')].filter(e => { \
                     const r = e.getBoundingClientRect(); return !e.closest('[inert]') && r.width > 0 && r.height > 0 && r.height < 43.5; })\
                     .map(e => e.outerHTML.slice(0, 90) + ' ' + e.getBoundingClientRect().height)";
const NAMES: &str = "return Object.keys(localStorage).filter(k => k.startsWith('kosa/game/')).sort()";

fn quiet(browser: &Browser) {
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

/// Starts a game by one click and waits for its question.
fn start(browser: &Browser) {
    browser.click("#start").unwrap();
    if let Err(fault) = browser.wait(".ask") {
        let room = browser.run("return location.href + ' ' + document.body.innerText").unwrap();
        panic!("{fault}: {room}\n{:?}", browser.complaints().unwrap());
    }
}

#[test]
fn one_click_starts_a_game_that_survives_a_reload_and_a_lost_browser() {
    // A browser that ends: what it has kept must lie on the disk.
    let Some(house) = House::on_disk() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    start(&browser);
    let address = browser.run("return location.hash").unwrap();
    assert!(address.as_str().unwrap().starts_with("#/play/20"), "{address}");
    browser.reload().unwrap();
    browser.wait(".ask").unwrap();
    assert_eq!(browser.run("return location.hash").unwrap(), address);
    quiet(&browser);
    browser.quit().unwrap();
    // Another browser with the same profile finds it among the games that wait.
    let browser = house.visit("#/", Size(1440, 900));
    browser.click(".s-cont a.game").unwrap();
    browser.wait(".ask, #seize").unwrap();
    if browser.run("return document.querySelector('#seize') !== null").unwrap() == json!(true) {
        browser.click("#seize").unwrap();
        browser.wait(".ask").unwrap();
    }
    assert_eq!(browser.run("return location.hash").unwrap(), address);
    quiet(&browser);
}

#[test]
fn the_language_changes_at_any_time() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    let mut seen = Vec::new();
    for lang in ["it", "es", "pl", "en"] {
        let choose = format!(
            "const s = document.querySelector('#language'); s.value = '{lang}'; s.dispatchEvent(new Event('change'))"
        );
        browser.run(&choose).unwrap();
        browser.wait(&format!("html[lang={lang}]")).unwrap();
        let title = browser.text("#setup-title").unwrap();
        assert!(!title.is_empty() && !seen.contains(&title), "{title}");
        seen.push(title);
        browser.reload().unwrap();
        browser.wait(&format!("html[lang={lang}] #start")).unwrap();
    }
    quiet(&browser);
}

#[test]
fn every_room_fits_every_screen() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", SIZES[0]);
    for size in SIZES {
        browser.resize(size).unwrap();
        for room in ROOMS {
            house.go(&browser, room);
            let wide = browser.run("return document.documentElement.scrollWidth - innerWidth").unwrap();
            assert!(wide.as_i64().is_some_and(|over| over <= 0), "{room} at {size:?}: {wide} too wide");
            if size.0 < 600 {
                let small = browser.run(SMALL).unwrap();
                assert_eq!(small, Value::Array(Vec::new()), "{room} at {size:?}");
            }
        }
    }
}

#[test]
fn records_go_out_and_come_in_and_a_damaged_one_changes_nothing() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    start(&browser);
    browser.run("location.hash = '#/games'").unwrap();
    browser.wait(".games li").unwrap();
    let before = browser.run(NAMES).unwrap();
    let import = |text: &str| {
        let script = format!(
            "const t = document.querySelector('#import-text'); t.value = {}; t.dispatchEvent(new Event('input'))",
            json!(text)
        );
        browser.run(&script).unwrap();
        browser.click("#import:not([disabled])").unwrap();
    };
    import("this is no record");
    browser.wait("#notice").unwrap();
    assert!(browser.text("#notice span").unwrap().ends_with('.'));
    assert_eq!(browser.run(NAMES).unwrap(), before);
    // The file that is handed out is caught and taken in again.
    browser
        .run(
            "URL.createObjectURL = blob => { blob.text().then(text => window.kosaFile = text); return '#/games'; }; \
             [...document.querySelectorAll('.games li button')][0].click()",
        )
        .unwrap();
    browser.wait_script("return typeof window.kosaFile === 'string'").unwrap();
    let file = browser.run("return window.kosaFile").unwrap();
    let file = file.as_str().unwrap();
    assert!(file.starts_with("kosa-record"), "{file}");
    import(file);
    browser.wait_script("return document.querySelectorAll('.games li.game').length === 2").unwrap();
    // Removed, and had back.
    browser
        .run("[...document.querySelectorAll('.games li.game')][0].querySelectorAll('button')[1].click()")
        .unwrap();
    browser.wait("#removed").unwrap();
    browser.wait_script("return document.querySelectorAll('.games li.game').length === 1").unwrap();
    browser.click("#removed button").unwrap();
    browser.wait_script("return document.querySelectorAll('.games li.game').length === 2").unwrap();
    // Looked at from its beginning.
    browser.run("document.querySelector('.games a[href^=\"#/replay\"]').click()").unwrap();
    browser.wait("main.replay #step").unwrap();
    quiet(&browser);
}

#[test]
fn a_game_goes_on_where_nothing_can_be_kept_and_says_so() {
    let Some(house) = House::new() else { return };
    let browser = Browser::start(&house.profile, Size(1440, 900)).unwrap();
    let refuse =
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": refuse })).unwrap();
    house.go(&browser, "#/");
    start(&browser);
    browser.wait("#unsaved").unwrap();
    assert!(!browser.text("#unsaved span").unwrap().is_empty());
    browser.wait("#unsaved button").unwrap();
    quiet(&browser);
}

#[test]
fn nobody_is_shut_out_of_a_room() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", Size(1440, 900));
    start(&browser);
    for theme in ["light", "dark"] {
        browser.theme(theme).unwrap();
        for room in ROOMS {
            house.go(&browser, room);
            if let Some(found) = axe(&browser).unwrap() {
                assert_eq!(found, Vec::<String>::new(), "{room} {theme}");
            }
        }
    }
}
