//! `cargo xtask bench web`: what a first visit costs and how long it takes, how quickly clicks are answered on a slow machine, and what ten
//! games leave behind in memory.

use kosa_client::Wishes;
use kosa_server::Page;
use kosa_web_tests::{Browser, Fault, Game, Manner, Profile, Site, Size};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Visits of which the median counts.
const VISITS: usize = 3;
/// How many times slower the processor is while clicks are measured.
const SLOWER: u32 = 4;
/// Games after which memory is looked at.
const GAMES: u64 = 10;

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let all = args.len();
    args.retain(|arg| arg != "--json");
    let json = args.len() < all;
    let [page] = args.as_slice() else {
        eprintln!("bench_web PAGE [--json]");
        return ExitCode::from(2);
    };
    match measure(&PathBuf::from(page)) {
        Ok(figures) if json => println!("{figures:#}"),
        Ok(figures) => print(&figures),
        Err(fault) => {
            eprintln!("bench_web: {fault}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn print(figures: &Value) {
    for (key, value) in figures.as_object().into_iter().flatten() {
        match value {
            Value::Object(parts) => {
                println!("{key}");
                parts.iter().for_each(|(name, bytes)| println!("  {name:<40} {bytes:>9}"));
            }
            value => println!("{key:<20} {value:>9}"),
        }
    }
}

fn measure(page: &Path) -> Result<Value, Fault> {
    let page = Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?;
    let site = Site::start(page.clone())?;
    let (mut times, mut moves) = (Vec::new(), Vec::new());
    let (mut loaded, mut until_move) = (Vec::new(), Vec::new());
    for _ in 0..VISITS {
        // Each in a browser that has never been here.
        let profile = Profile::new()?;
        let browser = Browser::start(&profile, Size::DESKTOP)?;
        times.push(interactive(&browser, &site)?);
        loaded = names(&browser)?;
        let profile = Profile::new()?;
        let browser = Browser::start(&profile, Size::DESKTOP)?;
        moves.push(first_move(&browser, &site)?);
        until_move = names(&browser)?;
    }
    let profile = Profile::new()?;
    let browser = Browser::start(&profile, Size::DESKTOP)?;
    let clicks = clicks(&browser, &site)?;
    let memory = memory(&browser, &site)?;
    let (parts, sum) = sizes(&page, loaded);
    let (_, until_move) = sizes(&page, until_move);
    Ok(json!({
        "first_visit_bytes": sum,
        "first_visit_parts": parts,
        "first_move_bytes": until_move,
        "interactive_ms": part(&times, 50),
        "first_move_ms": part(&moves, 50),
        "click_p50_ms": part(&clicks, 50),
        "click_p99_ms": part(&clicks, 99),
        "clicks": clicks.len(),
        "memory_bytes": memory,
    }))
}

/// What files take on their way, each and together.
fn sizes(page: &Page, names: Vec<String>) -> (serde_json::Map<String, Value>, u64) {
    let mut parts = serde_json::Map::new();
    for name in names {
        if let Some(file) = page.get(&name) {
            let bytes = file.brotli.as_ref().unwrap_or(&file.whole).len();
            parts.insert(name, json!(bytes));
        }
    }
    let sum = parts.values().filter_map(Value::as_u64).sum();
    (parts, sum)
}

/// From the beginning of a first visit until the button that starts a game can be clicked and has been drawn, in milliseconds.
fn interactive(browser: &Browser, site: &Site) -> Result<f64, Fault> {
    browser.open("about:blank")?;
    // The page is looked at from within, at every frame: asking from outside would take its own time.
    let look = "addEventListener('DOMContentLoaded', () => { const look = () => document.querySelector('#start') \
                ? requestAnimationFrame(() => setTimeout(() => window.kosaReady = performance.now())) : requestAnimationFrame(look); look(); });";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": look }))?;
    browser.open(&site.url())?;
    browser.wait_script("return window.kosaReady > 0")?;
    number(browser.run("return window.kosaReady")?)
}

/// From the beginning of a first visit over the click on the start page to the picture after the first answer, in milliseconds.
fn first_move(browser: &Browser, site: &Site) -> Result<f64, Fault> {
    browser.open("about:blank")?;
    let go = "addEventListener('DOMContentLoaded', () => { const start = () => { const button = document.querySelector('#start'); \
              if (!button) return requestAnimationFrame(start); button.click(); answer(); }; const answer = () => { \
              const one = document.querySelector('.ans[data-choice]'); if (!one) return requestAnimationFrame(answer); one.click(); \
              requestAnimationFrame(() => setTimeout(() => window.kosaMoved = performance.now())); }; start(); });";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": go }))?;
    browser.open(&site.url())?;
    browser.wait_script("return window.kosaMoved > 0")?;
    number(browser.run("return window.kosaMoved")?)
}

/// A game against the Automa that the page deals at an address of its own.
fn game(browser: &Browser, seed: u64) -> Result<Game, Fault> {
    let wishes = Wishes { seed: seed.to_string(), ..Wishes::one_click("") };
    // Without loading the page anew, as somebody would who plays one game after the other.
    browser.run_with("location.hash = `#/play/seed-${arguments[0]}`", json!([seed]))?;
    browser.wait(".ask[data-stage=asking], .ask[data-stage=reading]")?;
    Ok(Game::deal(&wishes, Manner::Brisk))
}

/// Milliseconds from click to picture through a whole game, the processor slowed down.
fn clicks(browser: &Browser, site: &Site) -> Result<Vec<f64>, Fault> {
    browser.open(&site.url())?;
    browser.wait("#start")?;
    let mut game = game(browser, 100)?;
    browser.throttle(SLOWER)?;
    game.measure();
    game.follow(browser, |_| false)?;
    browser.throttle(1)?;
    Ok(game.times().to_vec())
}

/// What the page holds after ten games, one after the other in the same window: objects of the page and the program's own memory.
fn memory(browser: &Browser, site: &Site) -> Result<u64, Fault> {
    browser.open("about:blank")?;
    browser.open(&site.url())?;
    browser.wait("#start")?;
    for seed in 0..GAMES {
        game(browser, seed)?.follow(browser, |_| false)?;
    }
    browser.devtools("HeapProfiler.collectGarbage", json!({}))?;
    let heap = browser.devtools("Runtime.getHeapUsage", json!({}))?;
    let count = |name: &str| heap[name].as_f64().unwrap_or_default();
    let sum = count("usedSize") + count("embedderHeapUsedSize") + count("backingStorageSize");
    if sum > 0.0 { Ok(sum as u64) } else { Err(Fault::Nonsense(heap.to_string())) }
}

fn number(value: Value) -> Result<f64, Fault> {
    value.as_f64().ok_or_else(|| Fault::Nonsense(value.to_string()))
}

/// The time that so many of a hundred do not exceed.
fn part(times: &[f64], percent: usize) -> Option<u64> {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = (sorted.len() * percent).div_ceil(100).checked_sub(1)?;
    sorted.get(at).map(|time| time.round() as u64)
}

/// The files that the page itself had loaded when it was ready, or when the first answer was drawn: what it fetches later by itself is
/// no part of either.
fn names(browser: &Browser) -> Result<Vec<String>, Fault> {
    let found = browser.run(
        "const until = window.kosaReady ?? window.kosaMoved; \
         return ['index.html', ...performance.getEntriesByType('resource').filter(e => e.responseEnd <= until)\
         .map(e => new URL(e.name).pathname.slice(1))]",
    )?;
    let names = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(names.map(String::from).collect())
}
