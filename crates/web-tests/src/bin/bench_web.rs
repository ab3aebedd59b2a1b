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
            Value::Null => println!("{key:<20} not measurable yet: the page has no game"),
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
        "first_move_ms": null,
        "click_p50_ms": null,
        "click_p99_ms": null,
        "memory_bytes": null,
    }))
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
