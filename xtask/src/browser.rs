//! A browser for the tests of the page: Debian's Chromium.

use crate::shell::{answers, apt};
use std::process::Command;

#[path = "../../crates/web-tests/src/chromium.rs"]
mod chromium;

pub use chromium::Chromium;

/// Chromium without the frames of windows that nobody sees: tests in it take a fifth less.
const SHELL: &str = "chromium-headless-shell";
/// All of it, which does as well.
const WHOLE: &str = "chromium";

/// One browser for all tests, each of which would start one of its own without it.
pub fn shared() -> Option<Chromium> {
    Chromium::start().inspect_err(|e| eprintln!("xtask: no browser that tests could share: {e}")).ok()
}

/// Makes sure that there is a browser that tests can drive, or says in one sentence why there is none.
pub fn ensure() -> Result<(), String> {
    if there(SHELL) {
        return Ok(());
    }
    let by_hand = format!("apt-get install {SHELL}");
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    let may = root && answers(Command::new("apt-get").arg("--version"));
    // Nothing that somebody has installed goes away for it.
    let install = ["install", "-y", "-qq", "--no-install-recommends", "--no-remove", SHELL];
    if may && apt(&["update", "-qq"]) && apt(&install) && there(SHELL) {
        return Ok(());
    }
    if there(WHOLE) {
        return Ok(());
    }
    Err(if may {
        format!("this failed: {by_hand}")
    } else {
        format!("there is no chromium (Debian: {by_hand})")
    })
}

fn there(program: &str) -> bool {
    answers(Command::new(program).arg("--version"))
}
