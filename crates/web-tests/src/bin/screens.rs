//! `cargo xtask screens`: pictures of every screen in every size and theme, to be looked at.

use kosa_server::Page;
use kosa_web_tests::{Browser, Fault, Profile, Site, Size};
use std::path::PathBuf;
use std::process::ExitCode;

/// A screen: its name, what follows the address, and what is clicked to get there; an `@` goes to another room instead.
struct Screen {
    name: &'static str,
    hash: &'static str,
    clicks: &'static [&'static str],
}

const SCREENS: [Screen; 9] = [
    Screen { name: "start", hash: "", clicks: &[] },
    Screen { name: "new", hash: "#/new", clicks: &[] },
    Screen { name: "game", hash: "#/play/seed-7", clicks: &[] },
    Screen { name: "continue", hash: "#/play/seed-7", clicks: &["@#/"] },
    Screen { name: "games", hash: "#/play/seed-7", clicks: &["@#/games"] },
    Screen { name: "replay", hash: "#/play/seed-7", clicks: &["@#/games", ".games a[href^='#/replay']"] },
    Screen { name: "help", hash: "#/help", clicks: &[] },
    Screen { name: "kit", hash: "#/kit/move", clicks: &[] },
    Screen { name: "settings", hash: "#/settings", clicks: &[] },
];
const SIZES: [(&str, Size); 5] = [
    ("small-phone", Size::PHONE),
    ("phone", Size(390, 844)),
    ("tablet", Size(820, 1180)),
    ("desktop", Size(1440, 900)),
    ("large", Size(2560, 1440)),
];
const THEMES: [&str; 2] = ["light", "dark"];

fn main() -> ExitCode {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [page, out, only @ ..] = args.as_slice() else {
        eprintln!("screens PAGE OUT [NAME]");
        return ExitCode::from(2);
    };
    let only = only.first().map(|part| part.display().to_string()).unwrap_or_default();
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

/// Pictures whose name contains `only`.
fn take(page: &std::path::Path, out: &std::path::Path, only: &str) -> Result<usize, Fault> {
    let page = Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?;
    let site = Site::start(page)?;
    let mut count = 0;
    for theme in THEMES {
        for (size_name, size) in SIZES {
            for screen in &SCREENS {
                let name = format!("{}-{size_name}-{theme}", screen.name);
                if !name.contains(only) {
                    continue;
                }
                let profile = Profile::new()?;
                let browser = Browser::start(&profile, size)?;
                browser.theme(theme)?;
                browser.open(&format!("{}{}", site.url(), screen.hash))?;
                browser.wait_script("return document.body.innerText.trim().length > 0")?;
                for selector in screen.clicks {
                    match selector.strip_prefix('@') {
                        Some(room) => browser.run(&format!("location.hash = '{room}'")).map(drop)?,
                        None => browser.click(selector)?,
                    }
                }
                // Pictures, fonts and what comes in by itself.
                std::thread::sleep(std::time::Duration::from_millis(300));
                browser.screenshot(&out.join(format!("{name}.png")))?;
                count += 1;
            }
        }
    }
    Ok(count)
}
