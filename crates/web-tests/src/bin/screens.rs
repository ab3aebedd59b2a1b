//! `cargo xtask screens`: pictures of every screen in its sizes, by day and by night, to be looked at.

use kosa_server::Page;
use kosa_web_tests::{Browser, Fault, Moment, Profile, Site, Size, Way};
use serde_json::json;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where a picture is taken.
#[derive(Clone, Copy)]
enum At {
    /// A room, by what follows the address.
    Room(&'static str),
    /// A moment of a game.
    Moment(&'static str),
}

/// A screen: its name, where it is, and what is done there. `@` goes to another room, `.` and `#` are clicked, `key:` is typed, `over:` is
/// pointed at, `end` goes far into a replay, `draft` asks for one, `name` says who one is.
struct Screen(&'static str, At, &'static [&'static str]);

/// What a picture is taken with.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    Phone,
    SmallPhone,
    Tablet,
    TabletAcross,
    Desktop,
    Low,
    Large,
    Night,
    NightPhone,
    Polish,
    PolishPhone,
    Italian,
    Spanish,
}
use Look::*;

impl Look {
    const ALL: [Look; 13] = [
        Desktop,
        Phone,
        SmallPhone,
        Tablet,
        TabletAcross,
        Low,
        Large,
        Night,
        NightPhone,
        Polish,
        PolishPhone,
        Italian,
        Spanish,
    ];

    fn name(self) -> &'static str {
        match self {
            Desktop => "desktop",
            Phone => "phone",
            SmallPhone => "phone-360",
            Tablet => "tablet",
            TabletAcross => "tablet-across",
            Low => "low",
            Large => "large",
            Night => "night",
            NightPhone => "phone-night",
            Polish => "pl",
            PolishPhone => "phone-pl",
            Italian => "it",
            Spanish => "es",
        }
    }

    fn size(self) -> Size {
        match self {
            Desktop | Night | Polish | Italian | Spanish => Size(1440, 900),
            Phone | NightPhone | PolishPhone => Size(390, 844),
            SmallPhone => Size::PHONE,
            Tablet => Size(820, 1180),
            TabletAcross => Size(1024, 768),
            Low => Size(1280, 720),
            Large => Size(2560, 1440),
        }
    }

    fn theme(self) -> &'static str {
        if matches!(self, Night | NightPhone) { "dark" } else { "light" }
    }

    fn lang(self) -> &'static str {
        match self {
            Polish | PolishPhone => "pl",
            Italian => "it",
            Spanish => "es",
            _ => "en",
        }
    }
}

const SCREENS: [Screen; 58] = [
    Screen("start", At::Room("#/"), &[]),
    Screen("new", At::Room("#/new"), &[]),
    Screen("continue", At::Moment("turn"), &["@#/"]),
    Screen("games", At::Moment("end"), &["@#/games"]),
    Screen("replay", At::Moment("end"), &["@replay", "#turn"]),
    Screen("replay-late", At::Moment("end"), &["@replay", "end"]),
    Screen("help", At::Room("#/help"), &[]),
    Screen("settings", At::Room("#/settings"), &[]),
    Screen("kit", At::Room("#/kit/move"), &[]),
    Screen("draft", At::Room("#/new"), &["draft", "#start"]),
    Screen("turn", At::Moment("turn"), &[]),
    Screen("first", At::Moment("first"), &[]),
    Screen("point", At::Moment("turn"), &["over:.sec.can .sh"]),
    Screen("units", At::Moment("units"), &[]),
    Screen("move", At::Moment("move"), &[]),
    Screen("combat", At::Moment("combat"), &[]),
    Screen("combat-set", At::Moment("combat"), &[".dial .dn:nth-last-child(2) .dialn", ".cards-of"]),
    Screen("ability", At::Moment("ability"), &[]),
    Screen("outcome", At::Moment("outcome"), &[]),
    Screen("objective", At::Moment("objective"), &[]),
    Screen("retreat", At::Moment("retreat"), &[]),
    Screen("encounter", At::Moment("encounter"), &[]),
    Screen("factory", At::Moment("factory"), &[]),
    Screen("automa", At::Moment("automa"), &[]),
    Screen("produce", At::Moment("produce"), &[]),
    Screen("payment", At::Moment("payment"), &[]),
    Screen("upgrade", At::Moment("upgrade"), &[]),
    Screen(
        "upgrade-way",
        At::Moment("upgrade"),
        &[".mc-row.can", "over:.mc-cols>div:nth-child(2) .mc-row.can"],
    ),
    Screen("build", At::Moment("build"), &[]),
    Screen("build-site", At::Moment("build"), &[".ans", "over:.ans"]),
    Screen("enlist", At::Moment("enlist"), &[]),
    Screen(
        "enlist-way",
        At::Moment("enlist"),
        &[".mc-row.can", "over:.mc-cols>div:nth-child(2) .mc-row.can"],
    ),
    Screen("deploy", At::Moment("deploy"), &[]),
    Screen("deploy-site", At::Moment("deploy"), &[".ans", "over:.ans"]),
    Screen("airship", At::Moment("airship"), &[]),
    Screen("modules", At::Moment("modules"), &[]),
    Screen("tiles", At::Moment("modules"), &["key:t"]),
    Screen("hand-over", At::Moment("hand-over"), &[]),
    Screen("score", At::Moment("end"), &[]),
    Screen("others", At::Moment("turn"), &[".a-players .pl-card:nth-child(2)"]),
    Screen("reach", At::Moment("turn"), &["key:r"]),
    Screen("menu", At::Moment("turn"), &["[data-act=menu]"]),
    Screen("keys", At::Moment("turn"), &["key:?"]),
    Screen("log", At::Moment("turn"), &["key:l"]),
    Screen("cards", At::Moment("turn"), &["key:c"]),
    Screen("turns-of-others", At::Moment("turn"), &["key:a"]),
    Screen("coach", At::Room("#/"), &["#start"]),
    Screen("learn", At::Room("#/learn"), &[]),
    Screen("lesson", At::Room("#/lesson/first-steps"), &[]),
    Screen("book", At::Room("#/book/retreat"), &[]),
    Screen("played", At::Moment("end"), &["@#/played"]),
    Screen("analyse", At::Room("#/analyse"), &[]),
    Screen("tables", At::Room("#/tables"), &[]),
    Screen("open-table", At::Room("#/tables/new"), &[]),
    Screen("table", At::Room("#/tables/new"), &["name", "#make"]),
    Screen("statistics", At::Room("#/statistics"), &[]),
    Screen("ratings", At::Room("#/ratings"), &[]),
    Screen("account", At::Room("#/account"), &[]),
];

/// What every screen is looked at with, and which ones besides.
fn looks(name: &str, look: Look) -> bool {
    match look {
        Desktop => true,
        // A finger does not point at anything before it chooses it.
        Phone => name != "point",
        SmallPhone | NightPhone => {
            ["start", "turn", "move", "combat", "encounter", "payment", "score", "upgrade", "enlist"]
                .contains(&name)
        }
        Night => {
            !["kit", "continue", "first", "units", "replay-late", "build-site", "deploy-site"].contains(&name)
        }
        Tablet => ["start", "new", "turn", "move", "combat", "score", "replay", "upgrade", "payment"]
            .contains(&name),
        TabletAcross => ["turn", "units", "move", "combat", "airship"].contains(&name),
        Large => ["start", "new", "turn", "move", "combat", "score", "upgrade", "help"].contains(&name),
        Low => ["turn", "move", "combat", "upgrade"].contains(&name),
        Polish => ["start", "new", "turn", "move", "combat", "payment", "upgrade", "score", "enlist"]
            .contains(&name),
        PolishPhone => ["turn", "move", "score"].contains(&name),
        Italian | Spanish => {
            ["start", "turn", "move", "upgrade", "combat-set", "enlist", "score", "payment"].contains(&name)
        }
    }
}

fn main() -> ExitCode {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [page, out, only @ ..] = args.as_slice() else {
        eprintln!("screens PAGE OUT [NAME…]");
        return ExitCode::from(2);
    };
    let only: Vec<String> = only.iter().map(|part| part.display().to_string()).collect();
    match take(page, out, &only) {
        Ok(count) => {
            println!("{count} pictures in {}", out.display());
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("screens: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Whether a picture is wanted: a name begins with it, or is it where it ends with a dot.
fn wanted(only: &[String], name: &str) -> bool {
    only.is_empty()
        || only
            .iter()
            .any(|part| part.strip_suffix('.').map_or(name.starts_with(part), |whole| name == whole))
}

/// Pictures of what is wanted; how many.
fn take(page: &Path, out: &Path, only: &[String]) -> Result<usize, Fault> {
    let page = Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?;
    // Tables too, kept as long as the pictures are taken.
    let file = std::env::temp_dir().join(format!("kosa-screens-{}.db", std::process::id()));
    let site = Site::start_with_tables(page, &file.display().to_string())?;
    let mut ways: HashMap<&str, Way> = HashMap::new();
    let mut count = 0;
    for look in Look::ALL {
        let list: Vec<&Screen> = SCREENS
            .iter()
            .filter(|screen| looks(screen.0, look) && wanted(only, &format!("{}-{}", screen.0, look.name())))
            .collect();
        if list.is_empty() {
            continue;
        }
        let profile = Profile::new()?;
        let browser = Browser::start_in(&profile, look.size(), look.lang())?;
        browser.look()?;
        browser.theme(look.theme())?;
        for Screen(name, at, deeds) in list {
            eprintln!("screens: {name}-{}", look.name());
            // Whoever takes the picture has never been here.
            browser.open(&format!("{}#/help", site.url()))?;
            browser.wait("main")?;
            browser.run("localStorage.clear(); sessionStorage.clear()")?;
            let room = match at {
                At::Room(room) => {
                    enter(&browser, &site, room)?;
                    (*room).to_string()
                }
                At::Moment(moment) => match way(&mut ways, moment) {
                    Ok(way) => way.enter(&browser, &site)?,
                    Err(fault) => {
                        // One moment that no game has leaves the other pictures alone.
                        eprintln!("screens: {fault}");
                        continue;
                    }
                },
            };
            for deed in *deeds {
                perform(&browser, deed, &room)?;
            }
            // Pictures, fonts and what comes in by itself.
            std::thread::sleep(std::time::Duration::from_millis(450));
            browser.screenshot(&out.join(format!("{name}-{}.png", look.name())))?;
            count += 1;
        }
    }
    drop(site);
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
    Ok(count)
}

fn way<'a>(ways: &'a mut HashMap<&'static str, Way>, name: &'static str) -> Result<&'a Way, Fault> {
    if !ways.contains_key(name) {
        let found = Moment::named(name).and_then(Moment::way);
        ways.insert(name, found.ok_or_else(|| Fault::TooLate(format!("the moment {name}")))?);
    }
    ways.get(name).ok_or_else(|| Fault::TooLate(name.into()))
}

/// Loads a room again.
fn enter(browser: &Browser, site: &Site, room: &str) -> Result<(), Fault> {
    browser.enter(&format!("{}{room}", site.url()))?;
    browser.wait("main")
}

fn perform(browser: &Browser, deed: &str, room: &str) -> Result<(), Fault> {
    if let Some(key) = deed.strip_prefix("key:") {
        return browser.type_text(key);
    }
    if let Some(selector) = deed.strip_prefix("over:") {
        return browser.hover(selector);
    }
    if let Some(other) = deed.strip_prefix('@') {
        let other = if other == "replay" { room.replace("/play/", "/replay/") } else { other.to_string() };
        browser.run_with("location.hash = arguments[0]", json!([other]))?;
        return browser.wait("main");
    }
    if deed == "end" {
        let script = "const at = document.querySelector('#moment'); at.value = at.max * .8; at.dispatchEvent(new Event('input'))";
        return browser.wait("#moment").and_then(|()| browser.run(script)).map(drop);
    }
    if deed == "name" {
        browser.wait("#your-name")?;
        let script = "const f = document.querySelector('#your-name'); f.value = 'Anna'; \
                      for (const what of ['input', 'change']) f.dispatchEvent(new Event(what, { bubbles: true }))";
        return browser.run(script).map(drop);
    }
    if deed == "draft" {
        let script = "const s = [...document.querySelectorAll('select')].find(s => [...s.options].some(o => o.value === 'draft')); \
                      s.closest('details')?.setAttribute('open', ''); s.value = 'draft'; s.dispatchEvent(new Event('change'))";
        return browser.run(script).map(drop);
    }
    browser.wait(deed)?;
    let script = "const all = [...document.querySelectorAll(arguments[0])]; (all.find(e => e.checkVisibility()) ?? all[0]).click()";
    browser.run_with(script, json!([deed])).map(drop)
}
