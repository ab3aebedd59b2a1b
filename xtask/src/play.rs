//! `cargo xtask play`: builds the game and plays it.

use crate::shell::{cargo, exit_code, succeeds};
use crate::tables;
use std::process::ExitCode;

pub fn run(args: &[String]) -> ExitCode {
    // Whoever has corrected a fact wants to play by it.
    if let Err(fault) = tables::refresh() {
        eprintln!("xtask: {fault}");
        return ExitCode::FAILURE;
    }
    println!(
        "xtask: building kosa with optimisation (one or two minutes the first time, nothing after that)"
    );
    if !succeeds(&mut cargo(&["build", "--release", "--package", "kosa-cli"])) {
        eprintln!("xtask: kosa could not be built: see above");
        return ExitCode::FAILURE;
    }
    println!("xtask: kosa play {}", args.join(" "));
    exit_code(cargo(&["run", "--release", "--quiet", "--package", "kosa-cli", "--", "play"]).args(args))
}
