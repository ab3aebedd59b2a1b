//! `cargo xtask screens`: pictures of every screen in every size and theme, to be looked at.

use kosa_server::Page;
use kosa_web_tests::{Browser, Fault, Profile, Site, Size};
use std::path::PathBuf;
use std::process::ExitCode;

/// A screen: its name, what follows the address, and what is clicked to get there.
struct Screen {
    name: &'static str,
    hash: &'static str,
    clicks: &'static [&'static str],
}

const SCREENS: [Screen; 3] = [
    Screen { name: "start", hash: "", clicks: &[] },
    Screen { name: "turn", hash: "#/play/seed-7", clicks: &[] },
    Screen { name: "kit", hash: "#/kit/move", clicks: &[] },
];
const SIZES: [(&str, Size); 4] = [
    ("phone", Size::PHONE),
    ("tablet", Size(820, 1180)),
    ("desktop", Size::DESKTOP),
    ("large", Size(2560, 1440)),
];
const THEMES: [&str; 2] = ["light", "dark"];

fn main() -> ExitCode {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [page, out] = args.as_slice() else {
        eprintln!("screens PAGE OUT");
        return ExitCode::from(2);
    };
    match take(page, out) {
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

fn take(page: &std::path::Path, out: &std::path::Path) -> Result<usize, Fault> {
    let page = Page::from_folder(page).map_err(|e| Fault::Refused(e.to_string()))?;
    let site = Site::start(page)?;
    let mut count = 0;
    for theme in THEMES {
        for (size_name, size) in SIZES {
            for screen in &SCREENS {
                let profile = Profile::new()?;
                let browser = Browser::start(&profile, size)?;
                browser.theme(theme)?;
                browser.open(&format!("{}{}", site.url(), screen.hash))?;
                browser.wait_script("return document.body.innerText.trim().length > 0")?;
                for selector in screen.clicks {
                    browser.click(selector)?;
                }
                browser.screenshot(&out.join(format!("{}-{size_name}-{theme}.png", screen.name)))?;
                count += 1;
            }
        }
    }
    Ok(count)
}
