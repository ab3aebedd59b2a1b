//! axe-core, which finds what shuts people out. It is fetched from npm as a tool of the tests and no part of the project.

use crate::{Browser, Fault};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const VERSION: &str = "4.10.3";

/// What axe-core finds on the page as it is shown now, one line for each rule that is broken. Nothing where npm is not there.
pub fn axe(browser: &Browser) -> Result<Option<Vec<String>>, Fault> {
    found(browser, "")
}

/// The same for colours alone: everything else is as it was by day.
pub fn axe_colours(browser: &Browser) -> Result<Option<Vec<String>>, Fault> {
    found(browser, "runOnly: ['color-contrast']")
}

fn found(browser: &Browser, options: &str) -> Result<Option<Vec<String>>, Fault> {
    let Some(script) = script() else {
        eprintln!("skipped: axe-core cannot be had from npm");
        return Ok(None);
    };
    if browser.run("return typeof axe === 'undefined'")? == true {
        let text = std::fs::read_to_string(script).map_err(|e| Fault::Io("axe-core", e))?;
        // What the driver runs is not bound by the policy of the page.
        browser.run(&format!("{text};return null"))?;
    }
    // Of what is in order nothing need be told: axe-core would work out the name of every element of the page for it.
    let script = format!(
        "const done = arguments[arguments.length - 1]; axe.run(document, {{ resultTypes: ['violations'], {options} }}).then(r => done(r.violations.map(v => \
         v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', '))), e => done(['axe: ' + e]));"
    );
    let found = browser.run_async(&script)?;
    let lines = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(Some(lines.map(String::from).collect()))
}

/// The script, fetched once.
fn script() -> Option<PathBuf> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe"));
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.is_file() {
        std::fs::create_dir_all(&folder).ok()?;
        let package = format!("axe-core@{VERSION}");
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg(package);
        npm.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
    }
    script.is_file().then_some(script)
}
