//! A browser for the tests of the page: Debian's Chromium.

use crate::shell::{answers, apt};
use std::process::Command;

#[path = "../../crates/web-tests/src/chromium.rs"]
mod chromium;

pub use chromium::Chromium;

const PACKAGE: &str = "chromium";

/// One browser for all tests, each of which would start one of its own without it.
pub fn shared() -> Option<Chromium> {
    Chromium::start().inspect_err(|e| eprintln!("xtask: no browser that tests could share: {e}")).ok()
}

/// Makes sure that there is a browser that tests can drive, or says in one sentence why there is none.
pub fn ensure() -> Result<(), String> {
    if there() {
        return Ok(());
    }
    let by_hand = format!("apt-get install {PACKAGE}");
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if !root || !answers(Command::new("apt-get").arg("--version")) {
        return Err(format!("there is no chromium (Debian: {by_hand})"));
    }
    let install = ["install", "-y", "-qq", "--no-install-recommends", PACKAGE];
    if apt(&["update", "-qq"]) && apt(&install) && there() {
        return Ok(());
    }
    Err(format!("this failed: {by_hand}"))
}

fn there() -> bool {
    answers(Command::new("chromium").arg("--version"))
}
