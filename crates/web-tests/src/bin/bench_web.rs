//! `cargo xtask bench web`: what a first visit costs and how long it takes. What the page cannot do yet is `null`, not guessed.

use kosa_server::Page;
use kosa_web_tests::{Browser, Fault, Profile, Site, Size};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;

/// Visits of which the median counts.
const VISITS: usize = 5;

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
            Value::Null => println!("{key:<20} not measured"),
            Value::Object(parts) => {
                println!("{key}");
                parts.iter().for_each(|(name, bytes)| println!("  {name:<40} {bytes:>9}"));
            }
            value => println!("{key:<20} {value:>9}"),
        }
    }
}

fn measure(page: &std::path::Path) -> Result<Value, Fault> {
    let page = Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?;
    let site = Site::start(page.clone())?;
    let (mut times, mut loaded) = (Vec::new(), Vec::new());
    for _ in 0..VISITS {
        let profile = Profile::new()?;
        let browser = Browser::start(&profile, Size::DESKTOP)?;
        browser.open("about:blank")?;
        browser.open(&site.url())?;
        browser.wait_script("return document.querySelector('main') !== null")?;
        // The page marks when it can be used; before it does, when it was last seen to have changed what it shows.
        let time = browser.run(
            "const mark = performance.getEntriesByName('kosa-interactive')[0]; \
             const paint = performance.getEntriesByName('first-contentful-paint')[0]; \
             return Math.round((mark ?? paint)?.startTime ?? performance.now())",
        )?;
        times.push(time.as_u64().unwrap_or_default());
        loaded = names(&browser)?;
    }
    times.sort_unstable();
    let (first_move, clicks) = game(&site)?;
    let mut parts = serde_json::Map::new();
    for name in loaded {
        if let Some(file) = page.get(&name) {
            let bytes = file.brotli.as_ref().unwrap_or(&file.whole).len();
            parts.insert(name, json!(bytes));
        }
    }
    let sum: u64 = parts.values().filter_map(Value::as_u64).sum();
    Ok(json!({
        "first_visit_bytes": sum,
        "first_visit_parts": parts,
        "interactive_ms": times[VISITS / 2],
        "first_move_ms": first_move,
        "click_p50_ms": part(&clicks, 50),
        "click_p99_ms": part(&clicks, 99),
        "memory_bytes": null,
    }))
}

/// So many clicks of a game are measured.
const CLICKS: usize = 100;
/// How many times slower the processor is while they are.
const SLOWER: u32 = 4;

/// From a cold start to the picture after the first answer, in milliseconds; then how long the picture takes after each click.
fn game(site: &Site) -> Result<(u64, Vec<f64>), Fault> {
    let profile = Profile::new()?;
    let browser = Browser::start(&profile, Size::DESKTOP)?;
    browser.open(&site.url())?;
    browser.wait("#start")?;
    let first = browser.run_async(
        "const done = arguments[0]; document.querySelector('#start').click(); const look = () => { \
         const answer = document.querySelector('.ans[data-choice]'); if (!answer) return setTimeout(look, 5); answer.click(); \
         requestAnimationFrame(() => setTimeout(() => done(Math.round(performance.now())))); }; look();",
    )?;
    browser.throttle(SLOWER)?;
    let script = format!(
        "const done = arguments[0]; const times = []; let n = 7; const below = m => (n = (n * 1103515245 + 12345) % 2147483648) % m; \
         const one = () => {{ if (times.length >= {CLICKS}) return done(times); const act = document.querySelector('[data-act=skip]:not([disabled])'); \
         const all = [...document.querySelectorAll('[data-choice]:not([disabled])')]; \
         const it = act ?? all[below(all.length || 1)] ?? document.querySelector('[data-act=primary]:not([disabled])'); \
         if (!it) return setTimeout(one, 5); const begun = performance.now(); it.click(); \
         requestAnimationFrame(() => setTimeout(() => {{ times.push(performance.now() - begun); one(); }})); }}; one();"
    );
    let times = browser.run_async(&script)?;
    let mut times: Vec<f64> = times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    times.sort_by(f64::total_cmp);
    Ok((first.as_u64().unwrap_or_default(), times))
}

/// The time that so many of a hundred do not exceed.
fn part(sorted: &[f64], percent: usize) -> Option<u64> {
    let at = (sorted.len() * percent).div_ceil(100).checked_sub(1)?;
    sorted.get(at).map(|time| time.round() as u64)
}

/// The files that the page itself has loaded.
fn names(browser: &Browser) -> Result<Vec<String>, Fault> {
    let found = browser.run(
        "return ['index.html', ...performance.getEntriesByType('resource')\
         .map(e => new URL(e.name).pathname.slice(1))]",
    )?;
    let names = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(names.map(String::from).collect())
}
