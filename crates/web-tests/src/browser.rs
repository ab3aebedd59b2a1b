//! A browser with a window, driven by a program.

use crate::devtools::{Line, News, why};
use crate::keys::strokes;
use crate::profile::Kept;
use crate::{Chromium, Fault, Key, Profile};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell, RefMut};
use std::path::Path;
use std::time::{Duration, Instant};

/// So long may anything take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// A picture that nobody looks at is drawn so much smaller: all that a page works out stays as it is, and what drawing costs goes with the dots.
const UNSEEN: f64 = 0.125;
/// Where to click on something: what a person could hit of it, or why nobody could.
const TARGET: &str = "
  const e = document.querySelector(arguments[0]);
  if (!e) return 'no such element';
  if (!e.checkVisibility({ visibilityProperty: true })) return 'not interactable: it is not shown';
  e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const r = [...e.getClientRects()].find(r => r.width > 0 && r.height > 0);
  if (!r) return 'not interactable: it has no size';
  const x = (Math.max(r.left, 0) + Math.min(r.right, innerWidth)) / 2, y = (Math.max(r.top, 0) + Math.min(r.bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  return e.contains(hit) ? [x, y] : 'click intercepted by ' + (hit?.outerHTML ?? 'nothing').slice(0, 100);";
/// Everything that has happened so far shows.
const DRAWN: &str = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))";
/// The text of something as it is shown.
const TEXT: &str = "
  const e = document.querySelector(arguments[0]);
  if (!e) throw new Error('no such element: ' + arguments[0]);
  return e.checkVisibility() ? e.innerText.trim() : '';";

/// The size of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size(pub u32, pub u32);

impl Size {
    /// A small phone.
    pub const PHONE: Size = Size(360, 640);
    /// An ordinary screen.
    pub const DESKTOP: Size = Size(1280, 800);
}

/// A window, and the session in which it is spoken to.
#[derive(Clone)]
struct Window {
    name: String,
    session: String,
}

/// A browser. It ends with this value.
pub struct Browser {
    line: RefCell<Line>,
    /// The one that nobody shares.
    own: Option<Chromium>,
    /// Where windows are opened, in a browser that many share.
    context: Option<String>,
    /// What each window is told before anything else.
    manners: Vec<(&'static str, Value)>,
    windows: RefCell<Vec<Window>>,
    /// The window that everything goes to.
    current: Cell<usize>,
    size: Cell<Size>,
    /// Whether somebody looks at the pictures.
    seen: Cell<bool>,
}

impl Browser {
    /// Starts a browser with this profile, in English.
    pub fn start(profile: &Profile, size: Size) -> Result<Browser, Fault> {
        Browser::start_in(profile, size, "en")
    }

    /// Starts a browser whose reader speaks this language.
    pub fn start_in(profile: &Profile, size: Size, lang: &str) -> Result<Browser, Fault> {
        Browser::begin(profile, size, lang, false)
    }

    /// Starts a browser that remembers everything its sockets hear.
    pub fn start_recording(profile: &Profile, size: Size) -> Result<Browser, Fault> {
        Browser::begin(profile, size, "en", true)
    }

    fn begin(profile: &Profile, size: Size, lang: &str, record: bool) -> Result<Browser, Fault> {
        let (own, context, address) = match &profile.0 {
            Kept::Context { address, id, .. } => (None, Some(id.clone()), address.clone()),
            Kept::Folder(folder) => {
                let own = Chromium::begin(folder, true).map_err(|e| Fault::Io("chromium", e))?;
                let address = own.address().to_string();
                (Some(own), None, address)
            }
        };
        let mut line = Line::to(&address)?;
        let version = line.ask("", "Browser.getVersion", &json!({}))?;
        let mut manners = vec![
            ("Page.enable", json!({})),
            ("Page.setLifecycleEventsEnabled", json!({ "enabled": true })),
            ("Inspector.enable", json!({})),
            ("Log.enable", json!({})),
            ("Runtime.enable", json!({})),
            // Nobody waits for a window to come to the front.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
            (
                "Emulation.setUserAgentOverride",
                json!({ "userAgent": version["userAgent"], "acceptLanguage": lang }),
            ),
        ];
        if lang != "en" {
            manners.push(("Emulation.setLocaleOverride", json!({ "locale": lang })));
        }
        if record {
            // Of what is fetched nothing is kept.
            manners.push(("Network.enable", json!({ "maxTotalBufferSize": 0, "maxResourceBufferSize": 0 })));
        }
        let browser = Browser {
            line: RefCell::new(line),
            own,
            context,
            manners,
            windows: RefCell::default(),
            current: Cell::new(0),
            size: Cell::new(size),
            seen: Cell::new(false),
        };
        browser.new_window()?;
        Ok(browser)
    }

    fn line(&self) -> RefMut<'_, Line> {
        self.line.borrow_mut()
    }

    fn session(&self) -> String {
        self.windows.borrow()[self.current.get()].session.clone()
    }

    fn news(&self) -> News {
        self.line().news(&self.session())
    }

    /// Waits until the line has brought news of the window.
    fn told(&self, what: &str, mut done: impl FnMut(&News) -> bool) -> Result<(), Fault> {
        let begun = Instant::now();
        loop {
            let news = self.news();
            if done(&news) {
                return Ok(());
            }
            if let Some(why) = news.gone {
                return Err(Fault::Gone(why.into()));
            }
            if begun.elapsed() > PATIENCE {
                return Err(Fault::TooLate(what.into()));
            }
            self.line().hear()?;
        }
    }

    /// Goes to an address.
    pub fn open(&self, url: &str) -> Result<(), Fault> {
        let before = self.news().documents;
        let gone = self.devtools("Page.navigate", json!({ "url": url }))?;
        if let Some(why) = gone["errorText"].as_str().filter(|why| !why.is_empty()) {
            return Err(Fault::Refused(format!("{url}: {why}")));
        }
        match gone["loaderId"].as_str() {
            Some(_) => self.told(url, |news| news.documents > before && news.loaded),
            // Another room of the same document: the page hears of it, and then has left the one before.
            None => self.run_async(DRAWN).map(drop),
        }
    }

    /// Loads the page again.
    pub fn reload(&self) -> Result<(), Fault> {
        let before = self.news().documents;
        self.devtools("Page.reload", json!({}))?;
        self.told("the page once more", |news| news.documents > before && news.loaded)
    }

    /// Goes to an address and loads all of it again, even where it is another room of the document that is open.
    pub fn enter(&self, url: &str) -> Result<(), Fault> {
        // Over an empty page it would take another process, and twice the time.
        let same = "const to = new URL(arguments[0]); if (to.origin + to.pathname !== location.origin + location.pathname) return false; \
                    history.replaceState(null, '', to); return true";
        match self.run_with(same, json!([url]))? == true {
            true => self.reload(),
            false => self.open(url),
        }
    }

    /// Gives the page exactly this room, whatever the window is.
    pub fn resize(&self, size: Size) -> Result<(), Fault> {
        self.size.set(size);
        self.line().ask_all(&self.session(), &self.room())
    }

    /// What gives a window its room.
    fn room(&self) -> [(&'static str, Value); 2] {
        let size = self.size.get();
        let metrics = json!({
            "width": size.0,
            "height": size.1,
            "deviceScaleFactor": 1,
            "mobile": size.0 < 600,
            "scale": self.scale(),
        });
        // Small screens are touched.
        let touch = json!({ "enabled": size.0.min(size.1) < 600 });
        [("Emulation.setDeviceMetricsOverride", metrics), ("Emulation.setTouchEmulationEnabled", touch)]
    }

    /// Somebody looks at the pictures, or measures how long they take: from now on they are drawn in full.
    pub fn look(&self) -> Result<(), Fault> {
        self.seen.set(true);
        self.resize(self.size.get())
    }

    const fn scale(&self) -> f64 {
        if self.seen.get() { 1.0 } else { UNSEEN }
    }

    /// Tells the page that its reader likes it `light` or `dark`.
    pub fn theme(&self, theme: &str) -> Result<(), Fault> {
        let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).map(drop)
    }

    /// Makes the processor so many times slower.
    pub fn throttle(&self, times: u32) -> Result<(), Fault> {
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })).map(drop)
    }

    /// A command of the developer tools.
    pub fn devtools(&self, command: &str, params: Value) -> Result<Value, Fault> {
        self.line().ask(&self.session(), command, &params)
    }

    /// Runs a script in the page; what it returns.
    pub fn run(&self, script: &str) -> Result<Value, Fault> {
        self.run_with(script, json!([]))
    }

    /// Runs a script with these arguments.
    pub fn run_with(&self, script: &str, args: Value) -> Result<Value, Fault> {
        self.evaluate(&format!("(function () {{ {script}\n}}).apply(null, {args})"))
    }

    /// Runs a script in the page that hands its answer to its last argument.
    pub fn run_async(&self, script: &str) -> Result<Value, Fault> {
        self.run_async_with(script, json!([]))
    }

    /// Runs a script with these arguments, which hands its answer to the one behind them.
    pub fn run_async_with(&self, script: &str, args: Value) -> Result<Value, Fault> {
        self.evaluate(&format!(
            "new Promise(done => (function () {{ {script}\n}}).apply(null, [...{args}, done]))"
        ))
    }

    /// What an expression comes to in the page, once all of it has been loaded.
    fn evaluate(&self, expression: &str) -> Result<Value, Fault> {
        let begun = Instant::now();
        loop {
            self.line().catch_up()?;
            self.told("the page", News::is_there)?;
            let before = self.news().documents;
            let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
            let answer = self.devtools("Runtime.evaluate", params);
            let fault = match answer {
                Ok(mut said) => match &said["exceptionDetails"] {
                    Value::Null => return Ok(said["result"]["value"].take()),
                    details => Fault::Refused(format!("the script fails: {}", why(details))),
                },
                Err(Fault::Refused(why)) => Fault::Refused(why),
                Err(fault) => return Err(fault),
            };
            // The document went away under it, or it came before there was much of the next one.
            self.line().catch_up()?;
            let news = self.news();
            if (news.documents == before && news.is_there()) || begun.elapsed() > PATIENCE {
                return Err(fault);
            }
        }
    }

    /// Opens a window beside those that are open; what it is called. Everything goes to the old one until [`Browser::turn_to`].
    pub fn new_window(&self) -> Result<String, Fault> {
        let Size(width, height) = self.size.get();
        let mut params = json!({ "url": "about:blank", "newWindow": true, "width": width, "height": height });
        if let Some(context) = &self.context {
            params["browserContextId"] = json!(context);
        }
        let mut line = self.line();
        let made = line.ask("", "Target.createTarget", &params)?;
        let name = made["targetId"].as_str().ok_or_else(|| Fault::Nonsense(made.to_string()))?.to_string();
        let made = line.ask("", "Target.attachToTarget", &json!({ "targetId": name, "flatten": true }))?;
        let session =
            made["sessionId"].as_str().ok_or_else(|| Fault::Nonsense(made.to_string()))?.to_string();
        line.ask_all(&session, &[&self.manners[..], &self.room()].concat())?;
        self.windows.borrow_mut().push(Window { name: name.clone(), session });
        Ok(name)
    }

    /// What the window is called that everything goes to.
    pub fn window(&self) -> Result<String, Fault> {
        Ok(self.windows.borrow()[self.current.get()].name.clone())
    }

    /// Everything goes to this window from now on.
    pub fn turn_to(&self, window: &str) -> Result<(), Fault> {
        let found = self.windows.borrow().iter().position(|one| one.name == window);
        self.current.set(found.ok_or_else(|| Fault::Refused(format!("no window {window}")))?);
        Ok(())
    }

    /// The window breaks down, as if its process had been killed: nothing in it gets to say a last word.
    pub fn kill_window(&self) {
        // Nobody is left to answer.
        let _ = self.devtools("Page.crash", json!({}));
    }

    /// Waits until something is there.
    pub fn wait(&self, selector: &str) -> Result<(), Fault> {
        let there = "return document.querySelector(arguments[0]) !== null";
        self.until(selector, || self.run_with(there, json!([selector])))
    }

    /// Waits until the page shows a text.
    pub fn wait_text(&self, text: &str) -> Result<(), Fault> {
        let shown = "return document.body.innerText.includes(arguments[0])";
        self.until(text, || self.run_with(shown, json!([text])))
    }

    /// Waits until a script returns true.
    pub fn wait_script(&self, script: &str) -> Result<(), Fault> {
        self.until(script, || self.run(script))
    }

    fn until(&self, what: &str, mut done: impl FnMut() -> Result<Value, Fault>) -> Result<(), Fault> {
        let begun = Instant::now();
        while done()? != json!(true) {
            if begun.elapsed() > PATIENCE {
                return Err(Fault::TooLate(what.into()));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        Ok(())
    }

    /// Clicks, as soon as there is something that can be clicked: what is just being redrawn is looked for again.
    pub fn click(&self, selector: &str) -> Result<(), Fault> {
        let (x, y) = self.target(selector)?;
        let deeds = [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 1)];
        self.line().ask_all(&self.session(), &deeds.map(|(what, clicks)| self.mouse(what, x, y, clicks)))
    }

    /// Points at something.
    pub fn hover(&self, selector: &str) -> Result<(), Fault> {
        let (x, y) = self.target(selector)?;
        self.line().ask_all(&self.session(), &[self.mouse("mouseMoved", x, y, 0)])
    }

    /// The middle of what can be hit of something, as soon as anything can.
    fn target(&self, selector: &str) -> Result<(f64, f64), Fault> {
        let begun = Instant::now();
        loop {
            let found = self.run_with(TARGET, json!([selector]))?;
            if let (Some(x), Some(y)) = (found[0].as_f64(), found[1].as_f64()) {
                return Ok((x, y));
            }
            if begun.elapsed() > PATIENCE {
                return Err(Fault::TooLate(format!("{selector}: {}", found.as_str().unwrap_or_default())));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Something the mouse does at a point of the page.
    fn mouse(&self, what: &str, x: f64, y: f64, clicks: u32) -> (&'static str, Value) {
        let button = if clicks > 0 { "left" } else { "none" };
        // The browser wants to know where in the picture it was.
        let (x, y) = (x * self.scale(), y * self.scale());
        let params = json!({ "type": what, "x": x, "y": y, "button": button, "clickCount": clicks });
        ("Input.dispatchMouseEvent", params)
    }

    /// The text of an element as it is shown.
    pub fn text(&self, selector: &str) -> Result<String, Fault> {
        Ok(self.run_with(TEXT, json!([selector]))?.as_str().unwrap_or_default().to_string())
    }

    /// Types letters to whatever has the focus.
    pub fn type_text(&self, text: &str) -> Result<(), Fault> {
        // What one key does has been done when the next one is pressed.
        text.chars().try_for_each(|letter| {
            let strokes = strokes(letter).map(|stroke| ("Input.dispatchKeyEvent", stroke));
            self.line().ask_all(&self.session(), &strokes)
        })
    }

    /// Presses a key.
    pub fn press(&self, key: Key) -> Result<(), Fault> {
        self.type_text(&key.code().to_string())
    }

    /// What the page has complained about since it was last asked: errors, exceptions, refused requests, breaches of the policy.
    pub fn complaints(&self) -> Result<Vec<String>, Fault> {
        // What it says now comes after what it has said before.
        self.run("")?;
        Ok(self.line().complaints())
    }

    /// What the sockets of a browser that records have heard since it was last asked, in order.
    pub fn heard(&self) -> Result<Vec<String>, Fault> {
        let mut line = self.line();
        line.catch_up()?;
        Ok(line.frames())
    }

    /// Writes a picture of the page to a PNG file; see [`Browser::look`].
    pub fn screenshot(&self, file: &Path) -> Result<(), Fault> {
        let picture = self.devtools("Page.captureScreenshot", json!({}))?;
        let bytes = base64(picture["data"].as_str().unwrap_or_default());
        let io = |e| Fault::Io("a screenshot", e);
        std::fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).map_err(io)?;
        std::fs::write(file, bytes).map_err(io)
    }

    /// Ends the browser in an orderly way: what its profile keeps on the disk is there when this returns.
    pub fn quit(mut self) -> Result<(), Fault> {
        let Some(own) = &mut self.own else { return Ok(()) };
        self.line.get_mut().tell("", "Browser.close", &json!({}))?;
        let begun = Instant::now();
        while !own.has_ended() {
            if begun.elapsed() > PATIENCE {
                return Err(Fault::TooLate("the end of a browser".into()));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // One of its own ends with it.
        if self.own.is_none() {
            let close = |window: Window| ("Target.closeTarget", json!({ "targetId": window.name }));
            let windows: Vec<_> = self.windows.take().into_iter().map(close).collect();
            let _ = self.line.get_mut().ask_all("", &windows);
        }
    }
}

/// Bytes written as text, as pictures are sent.
fn base64(text: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0u32, 0);
    for six in text.bytes().filter_map(value) {
        bits = (bits << 6) | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_read() {
        assert_eq!(base64("S29zYQ=="), b"Kosa");
        assert_eq!(base64("AP8Q"), [0, 255, 16]);
    }
}
