//! People at a server, in browsers: an account that is made, used elsewhere, taken along and deleted.

use crate::online_club::{Club, WIDE, complaints, fill, fits_everybody, type_name};
use kosa_web_tests::{Browser, Guest};
use serde_json::json;

/// What the server says to a page that asks it.
fn asked(browser: &Browser, method: &str, path: &str) -> serde_json::Value {
    let script = "const done = arguments[2]; fetch(arguments[1], { method: arguments[0] }).then(a => a.json()).then(done, e => done(String(e)))";
    browser.run_async_with(script, json!([method, path])).unwrap()
}

#[test]
fn an_account_is_made_in_one_browser_and_used_in_another() {
    let Some(club) = Club::open("account") else { return };
    let guests: Vec<Guest> = (0..2).map(|seed| Guest::new(WIDE, seed).unwrap()).collect();
    let (first, second) = (&guests[0].browser, &guests[1].browser);
    club.enter(first, "#/account");
    fits_everybody(first, "nobody's account");
    type_name(first, "Anna");
    first.click("#keep-name").unwrap();
    // A password that is too short is refused in a sentence, a good one is kept.
    fill(first, "#new-login", "Anna of the lake");
    fill(first, "#new-password", "short");
    first.click("#new-go:not([disabled])").unwrap();
    first.wait_text("A password has at least 8 letters").unwrap();
    fill(first, "#new-login", "Anna of the lake");
    fill(first, "#new-password", "a long enough one");
    first.click("#new-go:not([disabled])").unwrap();
    first.wait_text("You can come in anywhere as anna of the lake").unwrap();

    // Elsewhere: a wrong password says so, the right one leads in.
    club.enter(second, "#/account");
    for (password, said) in
        [("something else", "Name and password do not fit"), ("a long enough one", "Where you are known")]
    {
        fill(second, "#in-login", "Anna of the lake");
        fill(second, "#in-password", password);
        second.click("#in-go:not([disabled])").unwrap();
        second.wait_text(said).unwrap();
    }
    let (here, there) = (asked(first, "GET", "/api/v1/me"), asked(second, "GET", "/api/v1/me"));
    assert_eq!(here["id"], there["id"]);
    second.wait("#sessions li:nth-child(2)").unwrap();
    fits_everybody(second, "an account");

    // The first ends the second, which is nobody then; a link brings it back, once.
    club.enter(first, "#/account");
    first.click("[data-act=end-session]").unwrap();
    first.wait_text("That device is not known any more.").unwrap();
    club.enter(second, "#/account");
    second.wait("#come-in").unwrap();
    first.click("#make-link").unwrap();
    first.wait("#device-link").unwrap();
    let link = first.run("return document.querySelector('#device-link').value").unwrap();
    let link = link.as_str().unwrap();
    assert!(link.starts_with(&club.site.url()), "{link}");
    second.open("about:blank").unwrap();
    second.open(link).unwrap();
    second.wait("#device-in").unwrap();
    fits_everybody(second, "a link for a device");
    second.click("#device-in").unwrap();
    second.wait("#sessions li:nth-child(2)").unwrap();
    assert_eq!(asked(second, "GET", "/api/v1/me")["id"], here["id"]);
    first.open("about:blank").unwrap();
    first.open(link).unwrap();
    first.click("#device-in").unwrap();
    first.wait_text("the link is not valid any more").unwrap();

    // Everything can be had, and is gone when it is deleted: here and there.
    assert_eq!(asked(second, "GET", "/api/v1/me/export")["login"], "anna of the lake");
    second.click("#delete").unwrap();
    second.click("#delete-sure").unwrap();
    second.wait("#come-in").unwrap();
    club.enter(first, "#/account");
    first.wait("#come-in").unwrap();
    let profile = format!("#/p/{}", here["id"].as_str().unwrap());
    club.enter(first, &profile);
    first.wait_text("There is nobody with this link.").unwrap();
    // What a server refuses a browser writes into its console.
    let expected = |text: &String| text.contains("status of 4");
    for guest in &guests {
        let all: Vec<String> =
            complaints(&guest.browser).into_iter().filter(|text| !expected(text)).collect();
        assert_eq!(all, Vec::<String>::new());
    }
}
