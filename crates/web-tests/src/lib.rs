//! A real browser for the page: its tests, screenshots and measurements all drive it through here.
//!
//! The browser is Debian's Chromium, spoken to as its own developer tools do (the Chrome DevTools Protocol), which is JSON over a websocket: a
//! client of a few hundred lines needs no driver beside the browser, and tests stay plain functions. One browser serves many tests: each is
//! a stranger to all others in it.

#![forbid(unsafe_code)]

mod axe;
mod browser;
mod chromium;
mod devtools;
mod fault;
mod game;
mod guest;
mod house;
mod http;
mod keys;
pub mod moments;
mod profile;
mod site;

pub use axe::{axe, axe_colours};
pub use browser::{Browser, Size};
pub use chromium::Chromium;
pub use fault::Fault;
pub use game::{Click, Game, Manner, Way};
pub use guest::Guest;
pub use house::{Dump, House, bring};
pub use http::{Answer, ask};
pub use keys::Key;
pub use moments::Moment;
pub use profile::Profile;
pub use site::Site;

use std::path::PathBuf;

/// The page that `cargo xtask test` has built, named by `KOSA_PAGE`. Without it there is nothing to test in a browser; whoever has
/// set `CI` wants no silence about that.
pub fn built_page() -> Option<PathBuf> {
    let page = std::env::var_os("KOSA_PAGE").map(PathBuf::from);
    if page.is_none() {
        let judged = std::env::var_os("CI").is_some();
        assert!(!judged, "KOSA_PAGE names no built page: cargo xtask test builds one");
        eprintln!("skipped: KOSA_PAGE names no built page (cargo xtask test builds one)");
    }
    page
}
