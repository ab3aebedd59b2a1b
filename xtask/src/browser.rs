//! A browser for the tests of the page: Debian's Chromium with its driver.

use crate::shell::{answers, apt};
use std::process::Command;

const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// Makes sure that there is a browser that tests can drive, or says in one sentence why there is none.
pub fn ensure() -> Result<(), String> {
    if there() {
        return Ok(());
    }
    let by_hand = format!("apt-get install {}", PACKAGES.join(" "));
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if !root || !answers(Command::new("apt-get").arg("--version")) {
        return Err(format!("there is no chromium with chromedriver (Debian: {by_hand})"));
    }
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    if apt(&["update", "-qq"]) && apt(&[&install[..], &PACKAGES].concat()) && there() {
        return Ok(());
    }
    Err(format!("this failed: {by_hand}"))
}

fn there() -> bool {
    ["chromium", "chromedriver"].iter().all(|name| answers(Command::new(name).arg("--version")))
}
