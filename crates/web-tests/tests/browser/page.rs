//! The page in a real browser: it loads, it is guarded, it needs no network after the first visit, and a new version waits.

use kosa_server::{File, POLICY, Page};
use kosa_web_tests::{Browser, Profile, Site, Size, ask, axe, axe_colours, built_page};
use std::borrow::Cow;

const SHOWN: &str = "return document.body.innerText.trim().length > 0";
const KEPT: &str = "return navigator.serviceWorker.controller !== null";
const WAITING: &str = "const done = arguments[0]; navigator.serviceWorker.getRegistration()\
                       .then(r => done(r !== undefined && r.waiting !== null))";

/// The page, or nothing where none was built.
fn page() -> Option<Page> {
    built_page().map(|folder| Page::from_folder(&folder).unwrap())
}

#[test]
fn the_page_loads_without_a_complaint_on_a_phone_and_on_a_desk() {
    let Some(page) = page() else { return };
    let site = Site::start(page).unwrap();
    for size in [Size::PHONE, Size::DESKTOP] {
        let profile = Profile::new().unwrap();
        let browser = Browser::start(&profile, size).unwrap();
        browser.open(&site.url()).unwrap();
        browser.wait_script(SHOWN).unwrap();
        assert_eq!(browser.run("return innerWidth").unwrap(), size.0);
        browser.wait_script(KEPT).unwrap();
        assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
        if let Some(found) = axe(&browser).unwrap() {
            assert_eq!(found, Vec::<String>::new());
            // It would say so: a picture and a button nobody tells about, and words that can hardly be read.
            // Styles are set by hand: the policy of the page lets none stand in a text.
            let bad = "document.body.insertAdjacentHTML('beforeend', '<main><img id=bad1 src=\"data:,\"><button id=bad2></button>' \
                       + '<p id=bad3>words</p></main>'); \
                       Object.assign(document.querySelector('#bad3').style, \
                       { position: 'fixed', left: 0, top: 0, zIndex: 9999, color: '#777', background: '#888' })";
            browser.run(bad).unwrap();
            let found = axe(&browser).unwrap().unwrap_or_default();
            for (rule, id) in [("image-alt", "#bad1"), ("button-name", "#bad2"), ("color-contrast", "#bad3")]
            {
                let told = |line: &String| line.starts_with(rule) && line.contains(id);
                assert!(found.iter().any(told), "{rule} is not found: {found:?}");
            }
            let colours = axe_colours(&browser).unwrap().unwrap_or_default();
            assert_eq!(colours.len(), 1, "{colours:?}");
        }
    }
}

#[test]
fn the_page_speaks_the_language_of_its_reader() {
    let Some(page) = page() else { return };
    let site = Site::start(page).unwrap();
    for lang in ["it", "pl"] {
        let profile = Profile::new().unwrap();
        let browser = Browser::start_in(&profile, Size::DESKTOP, lang).unwrap();
        browser.open(&site.url()).unwrap();
        browser.wait(&format!("html[lang={lang}]")).unwrap();
        browser.wait_script(SHOWN).unwrap();
        assert_eq!(browser.complaints().unwrap(), Vec::<String>::new());
    }
}

#[test]
fn files_are_compressed_kept_and_guarded_as_they_should_be() {
    let Some(page) = page() else { return };
    let names: Vec<String> = page.files().map(|(name, _)| name.to_string()).collect();
    let site = Site::start(page).unwrap();
    let get = |path: &str, headers: &[(&str, &str)]| ask(site.address(), "GET", path, headers, "").unwrap();
    for name in &names {
        let path = format!("/{name}");
        let (whole, small) = (get(&path, &[]), get(&path, &[("Accept-Encoding", "gzip, br")]));
        assert_eq!((whole.status, small.status), (200, 200), "{name}");
        assert_eq!(whole.header("content-encoding"), "", "{name}");
        assert!(small.body.len() <= whole.body.len(), "{name}");
        assert_eq!(whole.header("content-security-policy"), POLICY);
        let cache = if name.starts_with("a/") { "immutable" } else { "no-cache" };
        assert!(whole.header("cache-control").contains(cache), "{name}: {whole:?}");
        let again = get(&path, &[("If-None-Match", whole.header("etag"))]);
        assert_eq!((again.status, again.body.len()), (304, 0), "{name}");
        let head = ask(site.address(), "HEAD", &path, &[], "").unwrap();
        assert_eq!(head.header("content-length"), whole.body.len().to_string(), "{name}");
    }
    assert!(names.iter().any(|name| name.ends_with(".wasm")), "{names:?}");
    let wasm = names.iter().find(|name| name.ends_with(".wasm")).unwrap();
    let wasm = get(&format!("/{wasm}"), &[("Accept-Encoding", "br")]);
    assert_eq!((wasm.header("content-type"), wasm.header("content-encoding")), ("application/wasm", "br"));
    for (method, path, status) in [
        ("GET", "/nothing", 404),
        ("GET", "/a/../index.html", 404),
        ("GET", "/%2e%2e/x", 404),
        ("POST", "/", 405),
    ] {
        let answer = ask(site.address(), method, path, &[], "").unwrap();
        assert_eq!(answer.status, status, "{method} {path}");
        let sentence = String::from_utf8(answer.body).unwrap();
        assert!(sentence.ends_with('.') && sentence.lines().count() == 1, "{sentence}");
    }
}

#[test]
fn after_one_visit_the_page_needs_no_network() {
    let Some(page) = page() else { return };
    let mut site = Site::start(page).unwrap();
    // A browser that ends: what it has kept must lie on the disk.
    let profile = Profile::on_disk().unwrap();
    let browser = Browser::start(&profile, Size::DESKTOP).unwrap();
    browser.open(&site.url()).unwrap();
    browser.wait_script(KEPT).unwrap();
    browser.quit().unwrap();
    site.stop();
    // A new browser with what the old one kept, and no server anywhere.
    let browser = Browser::start(&profile, Size::DESKTOP).unwrap();
    browser.open(&site.url()).unwrap();
    browser.wait_script(SHOWN).unwrap();
    browser.reload().unwrap();
    browser.wait_script(SHOWN).unwrap();
    // Looking for a new version and for what makes the page installable finds no server, which is no fault of the page.
    let complaints = browser.complaints().unwrap();
    let fault = |text: &&String| !text.contains("sw.js") && !text.contains("manifest.webmanifest");
    let other: Vec<&String> = complaints.iter().filter(fault).collect();
    assert!(other.is_empty(), "{other:?}");
}

/// The same page in another version: its service worker differs by a word.
fn next_version(page: &Page) -> Page {
    let mut next = page.clone();
    let worker = String::from_utf8(page.get("sw.js").unwrap().whole.to_vec()).unwrap();
    let worker = worker.replacen("\"version\":\"", "\"version\":\"next-", 1);
    next.insert("sw.js", File::new("sw.js", Cow::Owned(worker.into_bytes()), None));
    next
}

#[test]
fn a_new_version_waits_until_it_is_asked() {
    let Some(page) = page() else { return };
    let mut site = Site::start(page.clone()).unwrap();
    let profile = Profile::new().unwrap();
    let browser = Browser::start(&profile, Size::DESKTOP).unwrap();
    browser.open(&site.url()).unwrap();
    browser.wait_script(KEPT).unwrap();
    assert_eq!(browser.run_async(WAITING).unwrap(), false);
    let caches = "caches.keys().then(names => arguments[0](names))";
    assert_eq!(browser.run_async(caches).unwrap().as_array().unwrap().len(), 1);
    site.serve(next_version(&page)).unwrap();
    browser.reload().unwrap();
    browser.wait("#new-version").unwrap();
    assert_eq!(browser.run_async(WAITING).unwrap(), true);
    // Both are kept as long as the old one is in use.
    assert_eq!(browser.run_async(caches).unwrap().as_array().unwrap().len(), 2);
    browser.click("#new-version").unwrap();
    browser.wait_script("return document.querySelector('#new-version') === null").unwrap();
    browser.wait_script(SHOWN).unwrap();
    browser
        .wait_script(
            "caches.keys().then(names => window.kept = names); \
             return window.kept?.length === 1 && window.kept[0].startsWith('kosa-next-')",
        )
        .unwrap();
}
