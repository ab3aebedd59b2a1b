//! A real browser for the page: its tests, screenshots and measurements all drive it through here.
//!
//! The browser is Debian's Chromium, spoken to by its driver in the WebDriver protocol, which is JSON over plain HTTP: a client of a
//! hundred lines needs no further packages, and tests stay plain functions.

#![forbid(unsafe_code)]

mod axe;
mod browser;
mod fault;
mod game;
mod guest;
mod house;
mod http;
pub mod moments;
mod site;

pub use axe::{axe, axe_colours};
pub use browser::{Browser, Key, Profile, Size};
pub use fault::Fault;
pub use game::{Click, Game, Manner, Way};
pub use guest::Guest;
pub use house::{Dump, House, bring};
pub use http::{Answer, ask};
pub use moments::Moment;
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
