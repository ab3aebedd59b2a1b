//! `cargo xtask api`: schemathesis makes requests of the description of the server. It is a Python program, put into `target/` by pip.

use crate::shell::{answers, cargo, root, succeeds};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

fn folder() -> PathBuf {
    root().join("target/schemathesis")
}

/// Gets the program where it is not there; why it cannot be had.
pub fn ensure() -> Result<(), String> {
    let program = folder().join("bin/schemathesis");
    if answers(Command::new(&program).arg("--version")) {
        return Ok(());
    }
    println!("xtask: schemathesis goes into {}", folder().display());
    if !succeeds(Command::new("python3").args(["-m", "venv"]).arg(folder())) {
        return Err(
            "Python with its module venv is needed (Debian, Ubuntu: apt-get install python3-venv)".into()
        );
    }
    let pip = folder().join("bin/pip");
    if !succeeds(Command::new(pip).args(["install", "--quiet", "schemathesis"])) {
        return Err("pip could not install schemathesis".into());
    }
    Ok(())
}

pub fn run() -> ExitCode {
    if let Err(why) = ensure() {
        eprintln!("xtask: left out: {why}");
        return ExitCode::SUCCESS;
    }
    let test = ["test", "--package", "kosa-server", "--test", "server", "api::", "--", "--nocapture"];
    if succeeds(cargo(&test).env("KOSA_EXAMPLES", "50")) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
