//! `cargo xtask bench web`: what a first visit costs and how long it takes, how quickly clicks are answered on a slow machine, and what ten
//! games leave behind in memory.

use kosa_client::Wishes;
use kosa_server::Page;
use kosa_web_tests::{Browser, Click, Fault, Game, House, Manner, Profile, Site, Size};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Visits of which the median counts.
const VISITS: usize = 3;
/// How many times slower the processor is while clicks are measured.
const SLOWER: u32 = 4;
/// Clicks that are told one by one.
const SLOWEST: usize = 12;
/// Games after which memory is looked at.
const GAMES: u64 = 10;

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let all = args.len();
    args.retain(|arg| arg != "--json");
    let json = args.len() < all;
    let page = match args.as_slice() {
        [page] => page,
        [page, option, file] if option == "--profile" => {
            return told(profile(Path::new(page), Path::new(file)));
        }
        [page, option, times @ ..] if option == "--clicks" && times.len() < 2 => {
            let times = times.first().map_or(Some(1), |times| times.parse().ok());
            return told(only_clicks(Path::new(page), times.unwrap_or(1)));
        }
        [page, option, levels @ ..] if option == "--bots" => return told(bots(Path::new(page), levels)),
        _ => {
            eprintln!("bench_web PAGE [--json | --clicks [TIMES] | --profile FILE | --bots [LEVEL…]]");
            return ExitCode::from(2);
        }
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

fn told(done: Result<(), Fault>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("bench_web: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// A browser that draws all it would show to somebody. What it keeps lies on the disk, as that of people does: each is a Chromium of its own, in
/// which nothing has been done before.
fn watched(profile: &Profile) -> Result<Browser, Fault> {
    let browser = Browser::start(profile, Size::DESKTOP)?;
    browser.look()?;
    Ok(browser)
}

/// The clicks alone, of the same game so many times. Of each click the shortest time counts, since others who use the machine can only make it longer:
/// so two pages can be compared where nobody is alone.
fn only_clicks(page: &Path, times: usize) -> Result<(), Fault> {
    let site = Site::start(Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?)?;
    let mut least: Vec<Click> = Vec::new();
    for _ in 0..times {
        let profile = Profile::on_disk()?;
        let browser = watched(&profile)?;
        let found = clicks(&browser, &site)?;
        let told = |clicks: &[Click]| {
            let times = milliseconds(clicks);
            let part = |percent| part(&times, percent).unwrap_or_default();
            format!("{} clicks, p50 {} ms, p90 {} ms, p99 {} ms", times.len(), part(50), part(90), part(99))
        };
        let mut line = told(&found);
        least = match least.len() == found.len() {
            true => least.into_iter().zip(found).map(|(a, b)| if b.ms < a.ms { b } else { a }).collect(),
            false => found,
        };
        line.push_str(&format!("; the shortest of each so far: {}", told(&least)));
        println!("{line}");
    }
    least.sort_by(|a, b| b.ms.total_cmp(&a.ms));
    println!("The slowest clicks, and how much of each the program took:");
    for Click { ms, script, what } in least.iter().take(SLOWEST) {
        println!("{ms:>5.0} ms, {script:>4.0} of them the program: {what}");
    }
    Ok(())
}

/// Where the time of the clicks of a game goes, as a profile that the developer tools of a browser open. Functions have names in a page built
/// with `cargo xtask page test`.
fn profile(page: &Path, file: &Path) -> Result<(), Fault> {
    let site = Site::start(Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?)?;
    let profile = Profile::on_disk()?;
    let browser = watched(&profile)?;
    browser.open(&site.url())?;
    browser.wait("#start")?;
    let mut game = game(&browser, 100)?;
    // The processor's own time: others who use the machine do not make it longer.
    browser.devtools("Performance.enable", json!({ "timeDomain": "threadTicks" }))?;
    let before = durations(&browser)?;
    browser.devtools("Profiler.enable", json!({}))?;
    browser.devtools("Profiler.start", json!({}))?;
    game.measure();
    game.follow(&browser, |_| false)?;
    let found = browser.devtools("Profiler.stop", json!({}))?;
    println!(
        "{} clicks, half of them within {:?} ms, not slowed down; milliseconds of the processor a click:",
        game.clicks().len(),
        part(&milliseconds(game.clicks()), 50)
    );
    for ((name, before), (_, after)) in before.iter().zip(durations(&browser)?) {
        println!("{name:<20} {:>7.2}", (after - before) * 1000.0 / game.clicks().len() as f64);
    }
    std::fs::write(file, found["profile"].to_string()).map_err(|e| Fault::Refused(e.to_string()))
}

/// Turns of a bot that are measured.
const TURNS: usize = 40;

/// Hears how long the worker takes for each answer, before the page does.
const HEAR: &str = "window.kosaSpent = 0; window.Worker = class extends Worker { constructor(...all) { super(...all); \
    this.addEventListener('message', ({ data }) => { if (data[0] === 'done') kosaSpent += data[3]; }); } };";

/// Notes each turn of a bot: how long the worker thinks about it, and how long until the page asks again.
const WATCH: &str = "window.kosaTurns = []; let since = 0; setInterval(() => { \
    const stage = document.querySelector('.ask')?.dataset.stage; \
    if (stage === 'thinking' && !since) since = performance.now(); \
    else if (stage !== 'thinking' && since) { \
        kosaTurns.push([window.kosaSpent ?? 0, performance.now() - since]); kosaSpent = 0; since = 0; } }, 2);";

/// Answers something, if something is asked; whether the game is over.
const ANSWER: &str = "const scope = document.querySelector('.veil .dialog') ?? document.querySelector('.ask'); \
    const all = [...scope?.querySelectorAll('[data-choice]:not([disabled])') ?? []].filter(e => e.checkVisibility()); \
    const commits = all.find(e => 'commits' in e.dataset); \
    const one = commits ?? all[Math.floor(Math.random() * all.length)] ?? document.querySelector('[data-act=primary]:not([disabled])'); \
    if (document.querySelector('.ask')?.dataset.stage !== 'thinking') one?.click(); \
    return !!document.querySelector('main[data-stage=over]');";

/// How long the bots of each level think about a turn in the browser's worker, and how long whoever looks at the page waits for it.
fn bots(page: &Path, levels: &[String]) -> Result<(), Fault> {
    let house = House::with(Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?)?;
    let all = ["easy", "medium", "hard", "expert"].map(String::from);
    for level in if levels.is_empty() { &all[..] } else { levels } {
        let mut times: Vec<[f64; 2]> = Vec::new();
        let browser = house.visit("#/", Size::DESKTOP);
        // Every game begins in a document of its own.
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HEAR }))?;
        for seed in 0.. {
            let wishes = Wishes { seed: seed.to_string(), ..Wishes::against_bots("", 1, level) };
            house.start(&browser, &wishes)?;
            browser.run(WATCH)?;
            let turns = || Ok(browser.run("return kosaTurns")?.as_array().cloned().unwrap_or_default());
            let mut found: Vec<Value> = Vec::new();
            while times.len() + found.len() < TURNS && !browser.run(ANSWER)?.as_bool().unwrap_or_default() {
                std::thread::sleep(std::time::Duration::from_millis(20));
                found = turns()?;
            }
            times.extend(found.iter().filter_map(|turn| Some([turn[0].as_f64()?, turn[1].as_f64()?])));
            if times.len() >= TURNS {
                break;
            }
        }
        let told = |which: usize| {
            let times: Vec<f64> = times.iter().map(|turn| turn[which]).collect();
            let part = |percent| part(&times, percent).unwrap_or_default();
            format!("p50 {}, p99 {}, longest {} ms", part(50), part(99), part(100))
        };
        println!("{level:<8} {} turns, thinking {}; on the page {}", times.len(), told(0), told(1));
    }
    Ok(())
}

/// What the browser has spent on each kind of work so far, in seconds.
fn durations(browser: &Browser) -> Result<Vec<(String, f64)>, Fault> {
    let found = browser.devtools("Performance.getMetrics", json!({}))?;
    let all = found["metrics"].as_array().into_iter().flatten();
    let all = all.filter_map(|one| Some((one["name"].as_str()?.to_string(), one["value"].as_f64()?)));
    Ok(all.filter(|(name, _)| name.ends_with("Duration")).collect())
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
        let profile = Profile::on_disk()?;
        let browser = watched(&profile)?;
        times.push(interactive(&browser, &site)?);
        loaded = names(&browser)?;
        let profile = Profile::on_disk()?;
        let browser = watched(&profile)?;
        moves.push(first_move(&browser, &site)?);
        until_move = names(&browser)?;
    }
    let profile = Profile::on_disk()?;
    let browser = watched(&profile)?;
    let clicks = milliseconds(&clicks(&browser, &site)?);
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
    // Without loading the page again, as somebody would who plays one game after the other.
    browser.run_with("location.hash = `#/play/seed-${arguments[0]}`", json!([seed]))?;
    browser.wait(".ask[data-stage=asking], .ask[data-stage=reading]")?;
    Ok(Game::deal(&wishes, Manner::Brisk))
}

/// Milliseconds from click to picture through a whole game, the processor slowed down.
fn clicks(browser: &Browser, site: &Site) -> Result<Vec<Click>, Fault> {
    browser.open(&site.url())?;
    browser.wait("#start")?;
    let mut game = game(browser, 100)?;
    browser.throttle(SLOWER)?;
    game.measure();
    game.follow(browser, |_| false)?;
    browser.throttle(1)?;
    Ok(game.clicks().to_vec())
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

fn milliseconds(clicks: &[Click]) -> Vec<f64> {
    clicks.iter().map(|click| click.ms).collect()
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
