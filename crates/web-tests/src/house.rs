//! A page that is served, and somebody's browser that visits it.

use crate::{Browser, Fault, Profile, Site, Size, built_page};
use kosa_client::{KeyValue, KeyValueError, KeyValueStorage, Wishes, saves};
use kosa_engine::Record;
use kosa_server::Page;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A server with the page, and what a browser keeps of it.
pub struct House {
    /// The server.
    pub site: Site,
    /// What the browser keeps.
    pub profile: Profile,
}

impl House {
    /// The page that was built; nothing where none was.
    pub fn new() -> Option<House> {
        Some(House::with(built()?).expect("a server and a profile"))
    }

    /// The same, with a browser that can end and start again, as [`Profile::on_disk`].
    pub fn on_disk() -> Option<House> {
        let site = Site::start(built()?).expect("a server");
        Some(House { site, profile: Profile::on_disk().expect("a profile") })
    }

    /// A page of one's own.
    pub fn with(page: Page) -> Result<House, Fault> {
        Ok(House { site: Site::start(page)?, profile: Profile::new()? })
    }

    /// A browser of this size in a room.
    pub fn visit(&self, room: &str, size: Size) -> Browser {
        let browser = Browser::start(&self.profile, size).expect("a browser");
        self.go(&browser, room);
        browser
    }

    /// Goes to a room, and waits for it.
    pub fn go(&self, browser: &Browser, room: &str) {
        browser.open(&format!("{}{room}", self.site.url())).expect("an address");
        browser.wait("main").expect("a room");
    }

    /// Goes to a room and loads all of it again.
    pub fn enter(&self, browser: &Browser, room: &str) {
        browser.enter(&format!("{}{room}", self.site.url())).expect("an address");
        browser.wait("main").expect("a room");
    }

    /// Deals the game of these wishes by the start page's one button, and waits for it.
    pub fn start(&self, browser: &Browser, wishes: &Wishes) -> Result<(), Fault> {
        self.go(browser, "#/help");
        browser
            .run_with("localStorage.setItem('kosa-set/wishes', arguments[0])", json!([wishes.to_string()]))?;
        self.enter(browser, "#/");
        browser.click("#start")?;
        browser.wait(".ask")
    }
}

fn built() -> Option<Page> {
    built_page().map(|folder| Page::from_folder(&folder).expect("a page"))
}

/// Gives a browser that has the page open a game to keep; the room it is played in.
pub fn bring(browser: &Browser, record: &str) -> Result<String, Fault> {
    let mut games = KeyValueStorage::new(Dump::default(), "kosa/", "tests");
    let brought = saves::import(&mut games, "record".as_ref(), record.as_bytes())
        .map_err(|e| Fault::Refused(format!("{e:?}")))?;
    for (key, text) in &games.store().0 {
        browser.run_with("localStorage.setItem(arguments[0], arguments[1])", json!([key, text]))?;
    }
    Ok(format!("#/play/{}", brought.path.display()))
}

/// Everything the page has kept, read without a browser.
#[derive(Clone, Debug, Default)]
pub struct Dump(BTreeMap<String, String>);

impl Dump {
    /// What lies in the browser's storage now.
    pub fn of(browser: &Browser) -> Result<Dump, Fault> {
        let all = browser.run("return Object.fromEntries(Object.entries(localStorage))")?;
        let pair =
            |(key, text): (&String, &Value)| (key.clone(), text.as_str().unwrap_or_default().to_string());
        Ok(Dump(all.as_object().into_iter().flatten().map(pair).collect()))
    }

    /// The records in it, the one played last first.
    pub fn records(&self) -> Vec<Record> {
        let games = KeyValueStorage::new(self.clone(), "kosa/", "tests");
        let listed = saves::list(&games).expect("a list");
        let record = |game: &saves::SavedGame| {
            let text = saves::export(&games, &game.path).expect("a record");
            Record::from_text(&text).expect("a record that replays")
        };
        listed.iter().map(record).collect()
    }
}

impl KeyValue for Dump {
    fn get(&self, key: &str) -> Result<Option<String>, KeyValueError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), KeyValueError> {
        self.0.insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), KeyValueError> {
        self.0.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, KeyValueError> {
        Ok(self.0.keys().cloned().collect())
    }

    fn now(&self) -> Option<u64> {
        None
    }
}
