//! Somebody at a table on a server: a browser that plays, and a session that hears what the browser hears. The session knows nothing
//! else, so what the page shows must be what its own traffic says.

use crate::game::{FOLLOW, find, shown};
use crate::{Browser, Fault, Profile, Site, Size, ask};
use kosa_client::{Answered, Confirm, FarTable, Session, Stage};
use kosa_engine::random::below;
use kosa_lang::{Lang, Texts};
use kosa_table::{Generator, Seed};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// So long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A wire on which nothing goes: the browser sends for both.
fn nowhere(_: String) {}

type Far = FarTable<fn(String)>;

/// Somebody at a table on a server.
pub struct Guest {
    /// The browser.
    pub browser: Browser,
    _profile: Profile,
    session: Session<Far>,
    traffic: Vec<String>,
    rng: Generator,
    /// How many decisions were made at another device.
    elsewhere: usize,
    cookie: String,
}

fn sit() -> Session<Far> {
    let mut session =
        Session::new(FarTable::new(nowhere as fn(String), "mirror"), Arc::new(Texts::new(Lang::English)));
    // As the page does where several people play.
    session.set_stops(false);
    session
}

impl Guest {
    /// Somebody with a browser of this size that has never been anywhere.
    pub fn new(size: Size, seed: u64) -> Result<Guest, Fault> {
        let profile = Profile::new()?;
        let browser = Browser::start_recording(&profile, size)?;
        let rng = Seed::from(seed).bot_generator(7);
        Ok(Guest {
            browser,
            _profile: profile,
            session: sit(),
            traffic: Vec::new(),
            rng,
            elsewhere: 0,
            cookie: String::new(),
        })
    }

    /// The session on this side.
    pub fn session(&self) -> &Session<Far> {
        &self.session
    }

    /// Everything that has come over sockets so far.
    pub fn traffic(&self) -> &[String] {
        &self.traffic
    }

    /// Hears what the browser has heard; how much that was.
    pub fn hear(&mut self) -> Result<usize, Fault> {
        let heard = self.browser.heard()?;
        for text in &heard {
            for news in self.session.link_mut().hear(text) {
                self.session.hear(news);
            }
            if self.session.here().is_empty() {
                self.session.skip_pages();
            }
        }
        let count = heard.len();
        self.traffic.extend(heard);
        Ok(count)
    }

    /// Hears until something is so.
    pub fn until(&mut self, what: &str, is_so: impl Fn(&Session<Far>) -> bool) -> Result<(), Fault> {
        let begun = Instant::now();
        loop {
            self.hear()?;
            if is_so(&self.session) {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                return Err(Fault::TooLate(format!("{what}; {:?}", self.session.stage())));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Loads the page again: what was known is told again.
    pub fn reload(&mut self) -> Result<(), Fault> {
        self.hear()?;
        self.session = sit();
        self.browser.reload()?;
        self.until("the game after a reload", |session| session.board().is_some())
    }

    /// Whether this person is to decide now.
    pub fn is_asked(&self) -> bool {
        matches!(self.session.stage(), Stage::Asking(_)) && !self.session.is_waiting()
    }

    /// Whether the page shows what the session says.
    pub fn compare(&self) -> Result<(), Fault> {
        self.run(vec![shown(&self.session, None)])
    }

    fn run(&self, batch: Vec<Value>) -> Result<(), Fault> {
        let said = self.browser.run_async_with(FOLLOW, json!([batch, 0, false]))?;
        match said["fault"].as_str() {
            Some("") => Ok(()),
            _ => Err(Fault::Differs(said["fault"].to_string())),
        }
    }

    /// Decides something, in the browser and here.
    pub fn decide(&mut self) -> Result<(), Fault> {
        let Some(asked) = self.session.asked() else { return Ok(()) };
        let brisk = asked.view().brisk(&asked.view().legal(), &mut self.rng);
        let way = brisk
            .and_then(|mv| find(asked, mv, 0))
            .unwrap_or_else(|| vec![below(&mut self.rng, asked.menu().choices.len().max(1) as u32) as usize]);
        let mut batch = Vec::new();
        for index in way {
            let mut step = shown(&self.session, None);
            step["do"] = json!(["choose", index]);
            batch.push(step);
            match self.session.choose(index) {
                Answered::Confirm(Confirm::Combat, moves) => drop(self.session.decide(moves)),
                Answered::Confirm(what, moves) => {
                    let mut step = shown(&self.session, Some(what));
                    step["do"] = json!(["act", "primary"]);
                    batch.push(step);
                    self.session.decide(moves);
                }
                Answered::Done | Answered::Open | Answered::Nothing => {}
            }
        }
        self.run(batch)
    }

    /// Turns that have begun, as far as this person has heard.
    pub fn turns(&self) -> u16 {
        self.session.board().map_or(0, |public| public.turns())
    }

    /// The most stars anybody has, as this person sees it.
    pub fn most_stars(&self) -> u32 {
        let stars = |public: &kosa_engine::Public| {
            public.seats().map(|seat| u32::from(public.player(seat).stars().total())).max()
        };
        self.session.board().and_then(stars).unwrap_or(0)
    }

    /// Decides something at another device of the same person, by the cookie of this one: a request over HTTP. The browser hears what came
    /// of it like everybody else. Not so where somebody else was quicker and it has not been heard yet: then it is to be thought of again.
    pub fn decide_elsewhere(&mut self, site: &Site, table: &str) -> Result<bool, Fault> {
        let Some(asked) = self.session.asked() else { return Ok(false) };
        let legal = asked.view().legal();
        let brisk = asked.view().brisk(&legal, &mut self.rng);
        let any = || legal.get(below(&mut self.rng, legal.len().max(1) as u32) as usize).copied();
        let Some((mv, seat)) = brisk.or_else(any).zip(asked.view().seat()) else { return Ok(false) };
        self.elsewhere += 1;
        let request = json!({
            "id": format!("elsewhere-{}", self.elsewhere),
            "at": self.session.link().version(),
            "command": { "do": "play", "seat": seat, "moves": [mv] },
        });
        let cookie = self.cookie(site)?;
        let headers = [("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
        let path = format!("/api/v1/tables/{table}");
        let answer = ask(site.address(), "POST", &path, &headers, &request.to_string())?;
        match (answer.status, String::from_utf8_lossy(&answer.body)) {
            (200, _) => Ok(true),
            (_, why) if why == r#"{"refused":{"why":"stale"}}"# => Ok(false),
            (_, why) => Err(Fault::Refused(why.into_owned())),
        }
    }

    /// The cookie by which a server knows this browser; no script of a page can read it.
    pub fn cookie(&mut self, site: &Site) -> Result<String, Fault> {
        if self.cookie.is_empty() {
            let all = self.browser.devtools("Network.getCookies", json!({ "urls": [site.url()] }))?;
            let own = all["cookies"].as_array().into_iter().flatten().find(|cookie| cookie["name"] == "kosa");
            let value = own.and_then(|cookie| cookie["value"].as_str());
            self.cookie = format!("kosa={}", value.unwrap_or_default());
        }
        Ok(self.cookie.clone())
    }

    /// Takes the last decision back, in the browser and here; whether there was one.
    pub fn undo(&mut self) -> Result<bool, Fault> {
        if !self.is_asked() || self.session.undo_list().is_empty() {
            return Ok(false);
        }
        let mut step = shown(&self.session, None);
        step["do"] = json!(["act", "undo"]);
        self.run(vec![step])?;
        self.session.undo();
        Ok(true)
    }
}
