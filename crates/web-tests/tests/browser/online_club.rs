//! What the tests of online tables share: a server with tables, people who sit down, and pages that fit everybody.

use kosa_server::Page;
use kosa_web_tests::{Browser, Guest, Site, Size, axe, axe_colours, built_page};
use serde_json::json;
use std::path::PathBuf;

pub const WIDE: Size = Size(1440, 900);
pub const PHONE: Size = Size(390, 844);

/// A server with tables, kept in a file of its own.
pub struct Club {
    pub site: Site,
    pub file: PathBuf,
}

impl Club {
    pub fn open(name: &str) -> Option<Club> {
        let page = Page::from_folder(&built_page()?).expect("a page");
        let file = std::env::temp_dir().join(format!("kosa-online-{}-{name}.db", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let site = Site::start_with_tables(page, &file.display().to_string()).expect("a server");
        Some(Club { site, file })
    }

    /// The server goes away; what `meanwhile` does happens without it; then it comes back at the same address.
    pub fn cut(&mut self, meanwhile: impl FnOnce()) {
        self.site.stop();
        meanwhile();
        let page = Page::from_folder(&built_page().expect("a page")).expect("a page");
        self.site.serve(page).expect("a server");
    }

    /// A browser in a room of this server.
    pub fn enter(&self, browser: &Browser, room: &str) {
        browser.enter(&format!("{}{room}", self.site.url())).unwrap();
        browser.wait("main").unwrap();
    }

    /// Two people at a table with these options, and the host about to begin; the id of the table.
    pub fn table(&self, guests: &[Guest], wishes: &str, options: &str) -> String {
        let host = &guests[0].browser;
        self.enter(host, "#/help");
        let keep = "localStorage.setItem('kosa-set/' + arguments[0], arguments[1])";
        host.run_with(keep, json!(["table-wishes", wishes])).unwrap();
        host.run_with(keep, json!(["table-options", options])).unwrap();
        self.enter(host, "#/tables/new");
        type_name(host, "Anna");
        host.click("#make").unwrap();
        host.wait(".o-chairs .mine").unwrap();
        let link = host.run("return document.querySelector('#invitation').value").unwrap();
        let id = link.as_str().unwrap().rsplit('/').next().unwrap().to_string();
        for (guest, name) in guests.iter().skip(1).zip(["Piotr", "Zofia"]) {
            guest.browser.open(&format!("{}t/{id}", self.site.url())).unwrap();
            guest.browser.wait(".o-chairs").unwrap();
            type_name(&guest.browser, name);
            guest.browser.click(".o-chairs [data-act=sit]").unwrap();
            guest.browser.wait(".o-chairs .mine").unwrap();
        }
        id
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        self.site.stop();
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.file.display()));
        }
    }
}

/// Puts a text into a field as whoever types it would.
pub fn fill(browser: &Browser, selector: &str, text: &str) {
    browser.wait(selector).unwrap();
    let script = "const f = document.querySelector(arguments[0]); f.value = arguments[1]; \
                  f.dispatchEvent(new Event('input', { bubbles: true })); f.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.run_with(script, json!([selector, text])).unwrap();
}

pub fn type_name(browser: &Browser, name: &str) {
    fill(browser, "#your-name", name);
}

/// Keeps a picture for whoever wants to look at it: `KOSA_PICTURES` names a folder.
fn picture(browser: &Browser, what: &str, size: Size) {
    if let Some(folder) = std::env::var_os("KOSA_PICTURES") {
        let name = format!("{}-{}.png", what.replace([' ', ','], "-"), size.0);
        browser.look().unwrap();
        browser.screenshot(&PathBuf::from(folder).join(name)).unwrap();
    }
}

/// Nothing wider than the screen and nothing axe-core objects to, by day and by night, on a wide screen and on a phone.
pub fn fits_everybody(browser: &Browser, what: &str) {
    for size in [PHONE, WIDE] {
        browser.resize(size).unwrap();
        browser.run_async("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))").unwrap();
        picture(browser, what, size);
        let wide = browser.run("return document.documentElement.scrollWidth - innerWidth").unwrap();
        assert!(wide.as_i64().is_some_and(|over| over <= 0), "{what} at {size:?}: {wide} too wide");
        let found = axe(browser).unwrap().unwrap_or_default();
        assert_eq!(found, Vec::<String>::new(), "{what} at {size:?}");
    }
    browser.theme("dark").unwrap();
    assert_eq!(axe_colours(browser).unwrap().unwrap_or_default(), Vec::<String>::new(), "{what} by night");
    browser.theme("light").unwrap();
}

/// What a page complains of, but for sockets and requests that a server did not answer.
pub fn complaints(browser: &Browser) -> Vec<String> {
    let all = browser.complaints().unwrap();
    all.into_iter().filter(|text| !text.contains("WebSocket") && !text.contains("ERR_CONNECTION")).collect()
}
