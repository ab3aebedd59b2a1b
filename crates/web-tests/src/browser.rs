//! A browser with a window, driven by a program.

use crate::{Fault, ask};
use serde_json::{Value, json};
use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// So long may anything take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    // The browser would prepare pages of its own for an address line that nobody sees: a third of what its start costs.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];
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
/// What WebDriver calls the id of an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The size of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size(pub u32, pub u32);

impl Size {
    /// A small phone.
    pub const PHONE: Size = Size(360, 640);
    /// An ordinary screen.
    pub const DESKTOP: Size = Size(1280, 800);
}

/// A key that is no letter, as WebDriver writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The next thing that can be chosen.
    Tab,
    /// Chooses it.
    Enter,
    /// Back.
    Escape,
    /// An arrow.
    Left,
    /// An arrow.
    Up,
    /// An arrow.
    Right,
    /// An arrow.
    Down,
}

impl Key {
    /// The letter that stands for it in what is typed.
    pub const fn code(self) -> char {
        match self {
            Key::Tab => '\u{e004}',
            Key::Enter => '\u{e007}',
            Key::Escape => '\u{e00c}',
            Key::Left => '\u{e012}',
            Key::Up => '\u{e013}',
            Key::Right => '\u{e014}',
            Key::Down => '\u{e015}',
        }
    }
}

/// Everything a browser keeps; it is gone with this value.
pub struct Profile(PathBuf);

impl Profile {
    /// A browser that has never been anywhere.
    pub fn new() -> Result<Profile, Fault> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("kosa-browser-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|e| Fault::Io("a profile", e))?;
        Ok(Profile(path))
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A browser. It ends with this value.
pub struct Browser {
    driver: Child,
    address: SocketAddr,
    session: String,
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
        // A port that was free when the driver chose it may be gone when it listens: then it ends, and is started again.
        let (driver, port) = (0..3)
            .find_map(|_| drive().transpose())
            .unwrap_or_else(|| Err(Fault::Nonsense("chromedriver names no port".into())))?;
        let mut browser = Browser {
            driver,
            address: ([127, 0, 0, 1], port).into(),
            session: String::new(),
            size: Cell::new(size),
            seen: Cell::new(false),
        };
        let mut flags: Vec<String> = FLAGS.iter().map(|flag| flag.to_string()).collect();
        flags.push(format!("--user-data-dir={}", profile.0.display()));
        flags.push(format!("--window-size={},{}", size.0, size.1));
        flags.push(format!("--lang={lang}"));
        let mut always = json!({
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "args": flags, "prefs": { "intl.accept_languages": lang } },
        });
        if record {
            always["goog:loggingPrefs"]["performance"] = json!("ALL");
            always["goog:chromeOptions"]["perfLoggingPrefs"] =
                json!({ "enableNetwork": true, "enablePage": false });
        }
        let made = browser.send("POST", "/session", &json!({ "capabilities": { "alwaysMatch": always } }))?;
        browser.session =
            made["sessionId"].as_str().ok_or_else(|| Fault::Nonsense(made.to_string()))?.to_string();
        // Whole stretches of a game are one script.
        browser.post("timeouts", json!({ "script": 120_000 }))?;
        browser.resize(size)?;
        Ok(browser)
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> Result<Value, Fault> {
        let body = if method == "GET" || method == "DELETE" { String::new() } else { body.to_string() };
        let answer = ask(self.address, method, path, &[("Content-Type", "application/json")], &body)?;
        let mut value: Value =
            serde_json::from_slice(&answer.body).map_err(|e| Fault::Nonsense(e.to_string()))?;
        let value = value["value"].take();
        if answer.status == 200 {
            return Ok(value);
        }
        Err(Fault::Refused(
            value["message"].as_str().unwrap_or_default().lines().next().unwrap_or_default().into(),
        ))
    }

    fn post(&self, what: &str, body: Value) -> Result<Value, Fault> {
        self.send("POST", &format!("/session/{}/{what}", self.session), &body)
    }

    fn get(&self, what: &str) -> Result<Value, Fault> {
        self.send("GET", &format!("/session/{}/{what}", self.session), &Value::Null)
    }

    /// Goes to an address.
    pub fn open(&self, url: &str) -> Result<(), Fault> {
        self.post("url", json!({ "url": url })).map(drop)
    }

    /// Loads the page again.
    pub fn reload(&self) -> Result<(), Fault> {
        self.post("refresh", json!({})).map(drop)
    }

    /// Gives the page exactly this room, whatever the window is.
    pub fn resize(&self, size: Size) -> Result<(), Fault> {
        self.size.set(size);
        let metrics = json!({
            "width": size.0,
            "height": size.1,
            "deviceScaleFactor": 1,
            "mobile": size.0 < 600,
            "scale": self.scale(),
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics)?;
        // Small screens are touched.
        let touch = json!({ "enabled": size.0.min(size.1) < 600 });
        self.devtools("Emulation.setTouchEmulationEnabled", touch).map(drop)
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
        self.post("goog/cdp/execute", json!({ "cmd": command, "params": params }))
    }

    /// Runs a script in the page; what it returns.
    pub fn run(&self, script: &str) -> Result<Value, Fault> {
        self.run_with(script, json!([]))
    }

    /// Runs a script with these arguments.
    pub fn run_with(&self, script: &str, args: Value) -> Result<Value, Fault> {
        self.post("execute/sync", json!({ "script": script, "args": args }))
    }

    /// Runs a script in the page that hands its answer to its last argument.
    pub fn run_async(&self, script: &str) -> Result<Value, Fault> {
        self.run_async_with(script, json!([]))
    }

    /// Runs a script with these arguments, which hands its answer to the one behind them.
    pub fn run_async_with(&self, script: &str, args: Value) -> Result<Value, Fault> {
        self.post("execute/async", json!({ "script": script, "args": args }))
    }

    /// Opens a second window beside this one; what it is called. Everything goes to the old one until [`Browser::turn_to`].
    pub fn new_window(&self) -> Result<String, Fault> {
        let made = self.post("window/new", json!({ "type": "tab" }))?;
        made["handle"].as_str().map(String::from).ok_or_else(|| Fault::Nonsense(made.to_string()))
    }

    /// What the window is called that everything goes to.
    pub fn window(&self) -> Result<String, Fault> {
        let name = self.get("window")?;
        name.as_str().map(String::from).ok_or_else(|| Fault::Nonsense(name.to_string()))
    }

    /// Everything goes to this window from now on.
    pub fn turn_to(&self, window: &str) -> Result<(), Fault> {
        self.post("window", json!({ "handle": window })).map(drop)
    }

    /// The window breaks down, as if its process had been killed: nothing in it gets to say a last word.
    pub fn kill_window(&self) {
        // Nobody is left to answer.
        let _ = self.devtools("Page.crash", json!({}));
    }

    fn find(&self, selector: &str) -> Result<String, Fault> {
        let found = self.post("element", json!({ "using": "css selector", "value": selector }))?;
        found[ELEMENT].as_str().map(String::from).ok_or_else(|| Fault::Nonsense(found.to_string()))
    }

    /// Waits until something is there.
    pub fn wait(&self, selector: &str) -> Result<(), Fault> {
        self.until(selector, || Ok(self.find(selector).is_ok()))
    }

    /// Waits until the page shows a text.
    pub fn wait_text(&self, text: &str) -> Result<(), Fault> {
        let shown = "return document.body.innerText.includes(arguments[0])";
        self.until(text, || Ok(self.run_with(shown, json!([text]))? == true))
    }

    /// Waits until a script returns true.
    pub fn wait_script(&self, script: &str) -> Result<(), Fault> {
        self.until(script, || Ok(self.run(script)? == json!(true)))
    }

    fn until(&self, what: &str, mut done: impl FnMut() -> Result<bool, Fault>) -> Result<(), Fault> {
        let begun = Instant::now();
        while !done()? {
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
        self.mouse("mouseMoved", x, y, 0)?;
        self.mouse("mousePressed", x, y, 1)?;
        self.mouse("mouseReleased", x, y, 1)
    }

    /// Points at something.
    pub fn hover(&self, selector: &str) -> Result<(), Fault> {
        let (x, y) = self.target(selector)?;
        self.mouse("mouseMoved", x, y, 0)
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
    fn mouse(&self, what: &str, x: f64, y: f64, clicks: u32) -> Result<(), Fault> {
        let button = if clicks > 0 { "left" } else { "none" };
        // The browser wants to know where in the picture it was.
        let (x, y) = (x * self.scale(), y * self.scale());
        let params = json!({ "type": what, "x": x, "y": y, "button": button, "clickCount": clicks });
        self.devtools("Input.dispatchMouseEvent", params).map(drop)
    }

    /// The text of an element as it is shown.
    pub fn text(&self, selector: &str) -> Result<String, Fault> {
        let element = self.find(selector)?;
        Ok(self.get(&format!("element/{element}/text"))?.as_str().unwrap_or_default().to_string())
    }

    /// Types letters to whatever has the focus.
    pub fn type_text(&self, text: &str) -> Result<(), Fault> {
        let keys: Vec<Value> = text
            .chars()
            .flat_map(|c| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": c.to_string() })))
            .collect();
        let actions = json!([{ "type": "key", "id": "keyboard", "actions": keys }]);
        self.post("actions", json!({ "actions": actions })).map(drop)
    }

    /// Presses a key.
    pub fn press(&self, key: Key) -> Result<(), Fault> {
        self.type_text(&key.code().to_string())
    }

    /// What the page has complained about since it was last asked: errors, exceptions, refused requests, breaches of the policy.
    pub fn complaints(&self) -> Result<Vec<String>, Fault> {
        let log = self.post("se/log", json!({ "type": "browser" }))?;
        let bad = |entry: &&Value| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING"));
        let text = |entry: &Value| entry["message"].as_str().unwrap_or_default().to_string();
        Ok(log.as_array().into_iter().flatten().filter(bad).map(text).collect())
    }

    /// What the sockets of a browser that records have heard since it was last asked, in order.
    pub fn heard(&self) -> Result<Vec<String>, Fault> {
        let log = self.post("se/log", json!({ "type": "performance" }))?;
        let frame = |entry: &Value| -> Option<String> {
            let told: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let told = &told["message"];
            let text = told["params"]["response"]["payloadData"].as_str()?;
            (told["method"] == "Network.webSocketFrameReceived").then(|| text.to_string())
        };
        Ok(log.as_array().into_iter().flatten().filter_map(frame).collect())
    }

    /// Writes a picture of the page to a PNG file; see [`Browser::look`].
    pub fn screenshot(&self, file: &Path) -> Result<(), Fault> {
        let picture = self.get("screenshot")?;
        let bytes = base64(picture.as_str().unwrap_or_default());
        let io = |e| Fault::Io("a screenshot", e);
        std::fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).map_err(io)?;
        std::fs::write(file, bytes).map_err(io)
    }

    /// Ends the browser in an orderly way.
    pub fn quit(self) -> Result<(), Fault> {
        self.send("DELETE", &format!("/session/{}", self.session), &Value::Null).map(drop)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            let _ = self.send("DELETE", &format!("/session/{}", self.session), &Value::Null);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// A driver and the port it listens at; nothing if it ended before it did.
fn drive() -> Result<Option<(Child, u16)>, Fault> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| Fault::Io("chromedriver", e))?;
    let port = port(&mut driver);
    if port.is_none() {
        let _ = driver.kill();
        let _ = driver.wait();
    }
    Ok(port.map(|port| (driver, port)))
}

/// The port of which a driver says that it listens at it.
fn port(driver: &mut Child) -> Option<u16> {
    let mut lines = BufReader::new(driver.stdout.take()?);
    let mut line = String::new();
    while lines.read_line(&mut line).ok()? > 0 {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            let port = port.trim().trim_end_matches('.').parse().ok();
            // Whatever else it says is read, or it would wait for a reader one day.
            std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
            return port;
        }
        line.clear();
    }
    None
}

/// Bytes written as text, as WebDriver sends pictures.
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
