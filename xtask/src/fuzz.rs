//! `cargo xtask fuzz`: libFuzzer finds inputs nobody thought of; any panic is a fault.

use crate::shell::{answers, cargo, succeeds};
use std::process::ExitCode;

const TARGETS: [&str; 6] = ["position", "notation", "record", "json", "apply", "message"];

pub fn run(args: &[String]) -> ExitCode {
    let mut targets: Vec<&str> = TARGETS.to_vec();
    let mut seconds = 60;
    for arg in args {
        if let Some(target) = TARGETS.iter().find(|t| *t == arg) {
            targets = vec![target];
        } else if let Ok(n) = arg.parse::<u32>() {
            seconds = n;
        } else {
            eprintln!("xtask: '{arg}' is no fuzz target ({}) and no number of seconds", TARGETS.join(", "));
            return ExitCode::from(2);
        }
    }
    if !answers(&mut cargo(&["fuzz", "--version"])) {
        eprintln!("xtask: cargo-fuzz is not installed: cargo install cargo-fuzz (it needs a C++ compiler)");
        eprintln!(
            "xtask: without it, cargo test -p kosa-fuzz-targets tries the same targets on mutated games"
        );
        return ExitCode::FAILURE;
    }
    let seeds =
        ["run", "--quiet", "--package", "kosa-fuzz-targets", "--example", "seeds", "--", "fuzz/corpus"];
    if !succeeds(&mut cargo(&seeds)) {
        eprintln!("xtask: the inputs to begin with could not be written");
        return ExitCode::FAILURE;
    }
    for target in targets {
        println!("xtask: fuzzing {target} for {seconds} s");
        let time = format!("-max_total_time={seconds}");
        // The engine has no unsafe code, so the address sanitizer has nothing to find and is left out. The flags that
        // count coverage are not stable yet: the variable lets a stable compiler take them.
        let args = [
            "fuzz",
            "run",
            "--sanitizer",
            "none",
            target,
            "--",
            &time,
            "-max_len=8192",
            "-dict=fuzz/kosa.dict",
        ];
        if !succeeds(cargo(&args).env("RUSTC_BOOTSTRAP", "1")) {
            eprintln!("xtask: {target} failed; the input lies in fuzz/artifacts/{target}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
