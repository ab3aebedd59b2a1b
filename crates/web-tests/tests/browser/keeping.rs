//! What a browser keeps of a game, whatever happens to the browser: a window that breaks down in the middle of a turn, storage that is
//! refused or full, a second window, no network.

use kosa_client::Wishes;
use kosa_web_tests::{Browser, Dump, Game, House, Manner, Size};
use serde_json::json;

const DESK: Size = Size(1440, 900);

fn solo(seed: u32) -> Wishes {
    Wishes { seed: seed.to_string(), ..Wishes::one_click("") }
}

/// In the middle of a turn, after so many entries of the record: something has been decided and something else is asked.
fn mid_turn(game: &mut Game, browser: &Browser, entries: usize) {
    let followed = game.follow(browser, |session| {
        let asked =
            session.asked().is_some_and(|asked| asked.question() != Some(kosa_engine::Question::Section));
        asked && session.link().record().entries().len() >= entries
    });
    followed.unwrap();
    assert!(!game.is_over());
}

fn entries_kept(browser: &Browser) -> usize {
    Dump::of(browser).unwrap().records()[0].entries().len()
}

fn hash(browser: &Browser) -> String {
    browser.run("return location.hash").unwrap().as_str().unwrap_or_default().to_string()
}

#[test]
fn a_game_survives_a_reload_and_a_window_that_breaks_down() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", DESK);
    let wishes = solo(71);
    house.start(&browser, &wishes).unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    mid_turn(&mut game, &browser, 40);
    let room = hash(&browser);
    browser.reload().unwrap();
    browser.wait(".ask").unwrap();
    // Everything that was decided is still there, and the same is asked; nothing is said of a window that went in peace.
    assert_eq!(hash(&browser), room);
    game.reload();
    mid_turn(&mut game, &browser, 60);
    assert_eq!(entries_kept(&browser), game.record().entries().len());
    let other = browser.new_window().unwrap();
    browser.kill_window();
    browser.turn_to(&other).unwrap();
    browser.resize(DESK).unwrap();
    house.go(&browser, &room);
    // The window that broke down could not say that it no longer plays: the game is asked for, and not lost.
    browser.wait(".ask, #seize").unwrap();
    if browser.run("return document.querySelector('#seize') !== null").unwrap() == json!(true) {
        browser.click("#seize").unwrap();
        browser.wait(".ask").unwrap();
    }
    game.reload();
    mid_turn(&mut game, &browser, 90);
    assert_eq!(entries_kept(&browser), game.record().entries().len());
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

/// The notice that nothing is kept, as long as a game is played, and the file it offers.
fn is_told_and_gets_the_file(browser: &Browser, game: &mut Game) {
    browser.wait("#unsaved").unwrap();
    // The whole time, not once.
    browser.run("window.kosaGone = 0; window.kosaWatch = setInterval(() => { if (!document.querySelector('#unsaved')) kosaGone++ }, 10)").unwrap();
    for entries in [30, 60] {
        mid_turn(game, browser, entries);
        assert!(!browser.text("#unsaved span").unwrap().is_empty());
    }
    assert_eq!(browser.run("clearInterval(window.kosaWatch); return window.kosaGone").unwrap(), 0);
    browser
        .run("URL.createObjectURL = blob => { blob.text().then(text => window.kosaFile = text); return '#'; }; HTMLAnchorElement.prototype.click = () => {};")
        .unwrap();
    browser.click("#unsaved button").unwrap();
    browser.wait_script("return typeof window.kosaFile === 'string'").unwrap();
    let file = browser.run("return window.kosaFile").unwrap();
    let record = kosa_engine::Record::from_text(file.as_str().unwrap()).unwrap();
    assert_eq!(record.entries(), game.record().entries());
}

#[test]
fn where_storage_is_refused_the_game_goes_on_and_offers_its_file() {
    let Some(house) = House::new() else { return };
    let browser = Browser::start(&house.profile, DESK).unwrap();
    // As browsers do that keep nothing: the store itself cannot be touched.
    let refuse = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, \
                  { get() { throw new DOMException('no', 'SecurityError') } });";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": refuse })).unwrap();
    house.go(&browser, "#/new");
    browser.run("document.querySelector('#seed').closest('details').open = true").unwrap();
    browser.click("#seed").unwrap();
    browser.type_text("72").unwrap();
    browser.click("#start").unwrap();
    browser.wait(".ask").unwrap();
    let mut game = Game::deal(&solo(72), Manner::Brisk);
    is_told_and_gets_the_file(&browser, &mut game);
    // The rooms around it do not break down either.
    for room in ["#/games", "#/settings", "#/help", "#/"] {
        browser.run(&format!("location.hash = '{room}'")).unwrap();
        browser.wait("main").unwrap();
    }
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn where_storage_is_full_the_game_goes_on_until_there_is_room() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/help", DESK);
    let wishes = solo(73);
    browser
        .run_with("localStorage.setItem('kosa-set/wishes', arguments[0])", json!([wishes.to_string()]))
        .unwrap();
    // Really full, by somebody else's things at the same address.
    browser
        .run("for (let size = 1 << 22; size >= 1; size >>= 1) { try { for (let n = 0; ; n++) localStorage.setItem(`other-${size}-${n}`, 'x'.repeat(size)) } catch {} }")
        .unwrap();
    house.enter(&browser, "#/");
    browser.click("#start").unwrap();
    browser.wait(".ask").unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    is_told_and_gets_the_file(&browser, &mut game);
    // Room again: the next decision keeps all of it, and the notice goes.
    browser.run("Object.keys(localStorage).filter(key => key.startsWith('other-')).forEach(key => localStorage.removeItem(key))").unwrap();
    mid_turn(&mut game, &browser, 80);
    browser.wait_script("return document.querySelector('#unsaved') === null").unwrap();
    assert_eq!(entries_kept(&browser), game.record().entries().len());
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn a_game_belongs_to_one_window_at_a_time() {
    let Some(house) = House::new() else { return };
    let browser = house.visit("#/", DESK);
    let wishes = solo(74);
    house.start(&browser, &wishes).unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    mid_turn(&mut game, &browser, 30);
    let (first, room) = (browser.window().unwrap(), hash(&browser));
    let second = browser.new_window().unwrap();
    browser.turn_to(&second).unwrap();
    browser.resize(DESK).unwrap();
    house.go(&browser, &room);
    browser.click("#seize").unwrap();
    browser.wait(".ask").unwrap();
    game.reload();
    mid_turn(&mut game, &browser, 60);
    let kept = entries_kept(&browser);
    assert_eq!(kept, game.record().entries().len());
    // The first window knows, and whatever is clicked there changes nothing that is kept.
    browser.turn_to(&first).unwrap();
    browser.wait("#unsaved").unwrap();
    browser.run("document.querySelector('.ask [data-choice]').click()").unwrap();
    assert_eq!(entries_kept(&browser), kept);
    // It may have the game back, as it stands now.
    browser.click("#unsaved button").unwrap();
    browser.wait_script("return document.querySelector('#unsaved') === null").unwrap();
    game.reload();
    mid_turn(&mut game, &browser, 90);
    assert_eq!(entries_kept(&browser), game.record().entries().len());
    browser.turn_to(&second).unwrap();
    browser.wait("#unsaved").unwrap();
    assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
}

#[test]
fn a_game_is_played_from_a_cold_start_without_a_network() {
    // A browser that ends: what it has kept must lie on the disk.
    let Some(mut house) = House::on_disk() else { return };
    let browser = house.visit("#/", DESK);
    let wishes = solo(75);
    house.start(&browser, &wishes).unwrap();
    let room = hash(&browser);
    browser.wait_script("return navigator.serviceWorker.controller !== null").unwrap();
    browser.quit().unwrap();
    house.site.stop();
    let browser = house.visit(&room, DESK);
    browser.wait(".ask, #seize").unwrap();
    if browser.run("return document.querySelector('#seize') !== null").unwrap() == json!(true) {
        browser.click("#seize").unwrap();
        browser.wait(".ask").unwrap();
    }
    let mut game = Game::deal(&wishes, Manner::Brisk);
    game.reload();
    mid_turn(&mut game, &browser, 40);
    assert_eq!(entries_kept(&browser), game.record().entries().len());
    // Another language was never fetched by the page itself.
    browser.run("location.hash = '#/settings'").unwrap();
    browser.wait("#language").unwrap();
    browser
        .run("const s = document.querySelector('#language'); s.value = 'pl'; s.dispatchEvent(new Event('change'))")
        .unwrap();
    browser.wait("html[lang=pl]").unwrap();
}

/// As somebody does who presses Shift with "reload": such a page is loaded past whatever keeps it, and used to stay so until it was closed.
#[test]
fn a_page_that_was_loaded_past_its_keeper_is_taken_in_again() {
    let Some(mut house) = House::new() else { return };
    let browser = house.visit("#/", DESK);
    let kept = "return navigator.serviceWorker.controller !== null";
    browser.wait_script(kept).unwrap();
    let note = "window.kosaPast = navigator.serviceWorker.controller === null";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": note })).unwrap();
    browser.devtools("Page.reload", json!({ "ignoreCache": true })).unwrap();
    browser.wait_script("return window.kosaPast").unwrap();
    browser.wait_script(kept).unwrap();
    house.site.stop();
    // What was not needed so far is there.
    browser.run("location.hash = '#/learn'").unwrap();
    browser.wait("#next-lesson").unwrap();
}

#[test]
fn after_one_visit_to_the_start_page_every_part_of_the_page_is_there_without_a_network() {
    // A browser that ends: what it has kept must lie on the disk.
    let Some(mut house) = House::on_disk() else { return };
    let browser = house.visit("#/", DESK);
    browser.wait_script("return navigator.serviceWorker.controller !== null").unwrap();
    // Nothing of what follows was needed so far, and so the page has not asked for it.
    let parts = "return performance.getEntriesByType('resource').filter(one => /split_(rooms|mind)-/.test(one.name)).length";
    assert_eq!(browser.run(parts).unwrap(), 0);
    browser.quit().unwrap();
    house.site.stop();
    let browser = house.visit("#/", DESK);
    for (room, sign) in [
        ("#/learn", "#next-lesson"),
        ("#/book", "#search-book"),
        ("#/games", "main.room"),
        ("#/help", "main"),
        ("#/settings", "#language"),
        ("#/played", "main"),
        ("#/analyse", "#position"),
    ] {
        house.enter(&browser, room);
        browser.wait(sign).unwrap();
        assert_eq!(
            browser.run("return document.querySelector('#part-missing')").unwrap(),
            json!(null),
            "{room}"
        );
    }
    // Bots and hints too.
    house.enter(&browser, "#/play/seed-7");
    browser.wait(".ask[data-stage=asking]").unwrap();
    browser.click("[data-act=hint]").unwrap();
    browser.wait(".hint .plans > li").unwrap();
    let wishes = Wishes { seed: "76".into(), ..Wishes::against_bots("", 1, "easy") };
    house.start(&browser, &wishes).unwrap();
    let mut game = Game::deal(&wishes, Manner::Brisk);
    game.follow(&browser, |session| session.board().is_some_and(|board| board.turns() > 4)).unwrap();
}

#[test]
fn a_part_that_cannot_be_fetched_is_asked_for_again() {
    let Some(mut house) = House::new() else { return };
    let browser = Browser::start(&house.profile, DESK).unwrap();
    // A browser that keeps no pages, and a network that goes and comes back.
    let forget = "ServiceWorkerContainer.prototype.register = () => new Promise(() => {});";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": forget })).unwrap();
    house.go(&browser, "#/");
    house.site.stop();
    browser.run("location.hash = '#/learn'").unwrap();
    browser.wait("#part-missing").unwrap();
    assert!(!browser.text("#part-missing").unwrap().is_empty());
    let folder = kosa_web_tests::built_page().unwrap();
    house.site.serve(kosa_server::Page::from_folder(&folder).unwrap()).unwrap();
    browser.click("#fetch-again").unwrap();
    browser.wait("#next-lesson").unwrap();
}
