//! The browser the tests are made with: what it says when something goes wrong, what one profile knows of another, keys, complaints.

use kosa_web_tests::{Browser, Fault, House, Key, Profile, Size, built_page};
use serde_json::json;

/// An empty page of one's own, if there is a browser to be tested.
fn empty(profile: &Profile) -> Browser {
    let browser = Browser::start(profile, Size::DESKTOP).unwrap();
    browser.open("data:text/html,<input><p hidden>no</p><b> yes </b>").unwrap();
    browser
}

fn gone<T: std::fmt::Debug>(what: Result<T, Fault>) -> String {
    match what {
        Err(Fault::Gone(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_refused_or_fails_says_why() {
    let Some(_) = built_page() else { return };
    let profile = Profile::new().unwrap();
    let browser = empty(&profile);
    let refused = |what: Result<_, Fault>| match what {
        Err(Fault::Refused(why)) => why,
        other => panic!("{other:?}"),
    };
    assert!(refused(browser.devtools("Page.fly", json!({}))).contains("Page.fly"));
    assert!(refused(browser.run("return nothing.at.all")).contains("nothing is not defined"));
    assert!(refused(browser.run_async("throw new Error('not today')")).contains("not today"));
    assert!(refused(browser.text("#nobody").map(Into::into)).contains("#nobody"));
    // And it goes on.
    assert_eq!(browser.run("return arguments.length").unwrap(), 0);
    assert_eq!(
        browser.run_with("return arguments[1]", json!([1, { "a": "\u{2028}'\"" }])).unwrap()["a"],
        "\u{2028}'\""
    );
    assert_eq!(browser.run_async_with("arguments[1](arguments[0] + 1)", json!([1])).unwrap(), 2);
    assert_eq!((browser.text("b").unwrap(), browser.text("p").unwrap()), ("yes".into(), String::new()));
    // Nobody listens at the port of nothing.
    assert!(refused(browser.open("http://localhost:1/").map(Into::into)).contains("net::ERR_"));
}

#[test]
fn a_window_or_a_browser_that_is_gone_says_so() {
    let Some(_) = built_page() else { return };
    // Whoever ends a browser ends one that nobody shares.
    let profile = Profile::on_disk().unwrap();
    let browser = empty(&profile);
    let (first, second) = (browser.window().unwrap(), browser.new_window().unwrap());
    browser.kill_window();
    assert_eq!(gone(browser.run("return 1")), "the window has broken down");
    browser.turn_to(&second).unwrap();
    assert_eq!(browser.run("return 1").unwrap(), 1);
    assert!(matches!(browser.turn_to("none"), Err(Fault::Refused(_))));
    assert_ne!(first, second);
    assert!(gone(browser.devtools("Browser.crash", json!({}))).starts_with("the browser has ended"));
    assert!(gone(browser.run("return 1")).starts_with("the browser has ended"));
}

#[test]
fn profiles_know_nothing_of_each_other_and_their_windows_everything() {
    let Some(house) = House::new() else { return };
    let keep = "localStorage.setItem('who', arguments[0]); document.cookie = `who=${arguments[0]}`";
    let kept = "return [localStorage.getItem('who'), document.cookie]";
    let browser = house.visit("#/help", Size::DESKTOP);
    browser.run_with(keep, json!(["Anna"])).unwrap();
    let other = Profile::new().unwrap();
    let stranger = Browser::start_in(&other, Size::PHONE, "pl").unwrap();
    house.go(&stranger, "#/help");
    assert_eq!(stranger.run(kept).unwrap(), json!([null, ""]));
    let spoken = "return [navigator.language, ...navigator.languages, new Intl.NumberFormat().resolvedOptions().locale]";
    assert_eq!(stranger.run(spoken).unwrap(), json!(["pl", "pl", "pl"]));
    assert_eq!(browser.run("return navigator.languages").unwrap(), json!(["en"]));
    // All windows are shown, and each believes that it is the one somebody looks at.
    let second = browser.new_window().unwrap();
    for window in [browser.window().unwrap(), second] {
        browser.turn_to(&window).unwrap();
        house.go(&browser, "#/help");
        assert_eq!(browser.run(kept).unwrap(), json!(["Anna", "who=Anna"]));
        let looked_at = "return [document.visibilityState, document.hasFocus(), innerWidth]";
        assert_eq!(browser.run(looked_at).unwrap(), json!(["visible", true, 1280]));
        browser.run_async("requestAnimationFrame(arguments[0])").unwrap();
    }
    drop(browser);
    let browser = house.visit("#/help", Size::DESKTOP);
    assert_eq!(browser.run(kept).unwrap(), json!(["Anna", "who=Anna"]));
}

#[test]
fn keys_are_those_of_a_keyboard() {
    let Some(_) = built_page() else { return };
    let profile = Profile::new().unwrap();
    let browser = empty(&profile);
    browser
        .run("window.keys = []; for (const what of ['keydown', 'keyup']) addEventListener(what, e => keys.push(`${what} ${e.key} ${e.code} ${e.keyCode} ${e.isTrusted}`))")
        .unwrap();
    browser.press(Key::Tab).unwrap();
    browser.type_text("aZ7?ż").unwrap();
    assert_eq!(browser.run("return document.querySelector('input').value").unwrap(), "aZ7?ż");
    let told = browser.run("return keys.filter((_, i) => i === 1 || i === 2 || i === 6)").unwrap();
    // The Tab was pressed outside of the field, which it chose.
    assert_eq!(told, json!(["keyup Tab Tab 9 true", "keydown a KeyA 65 true", "keydown 7 Digit7 55 true"]));
    for key in [Key::Left, Key::Left, Key::Enter, Key::Escape, Key::Up, Key::Down, Key::Right] {
        browser.press(key).unwrap();
    }
    let told = browser.run("return keys.slice(12).filter(text => text.startsWith('keydown')).map(text => text.split(' ')[1])").unwrap();
    assert_eq!(
        told,
        json!(["ArrowLeft", "ArrowLeft", "Enter", "Escape", "ArrowUp", "ArrowDown", "ArrowRight"])
    );
    assert_eq!(browser.run("return document.querySelector('input').selectionStart").unwrap(), 5);
}

#[test]
fn a_page_complains_of_what_goes_wrong_and_of_nothing_else() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/help", Size::DESKTOP);
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
    browser
        .run(
            "console.log('a word'); console.info('another'); console.warn('a warning', 7); console.error('an error'); \
             setTimeout(() => { throw new Error('an exception') }); Promise.reject(new Error('a rejection'));",
        )
        .unwrap();
    browser.run_async("fetch('/nothing').finally(() => setTimeout(arguments[0], 50))").unwrap();
    // The policy of the page lets no text become a script.
    browser
        .run("document.body.insertAdjacentHTML('beforeend', '<p id=evil onclick=\"kosaEvil = 1\">')")
        .unwrap();
    let all = browser.complaints().unwrap();
    for part in
        ["a warning 7", "an error", "an exception", "a rejection", "/nothing", "Content Security Policy"]
    {
        assert_eq!(all.iter().filter(|text| text.contains(part)).count(), 1, "{part}: {all:#?}");
    }
    assert_eq!(all.len(), 6, "{all:#?}");
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}
