//! `cargo xtask bench`: how fast random play is, and how many instructions the hot functions take. Instructions are
//! counted by valgrind, so that the numbers are the same on a noisy machine.

use crate::shell::{answers, cargo, root, succeeds};
use std::process::{Command, ExitCode, Stdio};

/// What is measured, and what is taken off it: an apply is measured on a fresh copy.
const MODES: [(&str, &str); 5] =
    [("legal", "none"), ("apply", "copy"), ("apply-unchecked", "copy"), ("copy", "none"), ("view", "none")];

pub fn run(args: &[String]) -> ExitCode {
    println!("xtask: random play on one core: kosa bench playouts --seats 5 --seconds 5");
    let playouts = [
        "run",
        "--release",
        "--package",
        "kosa-cli",
        "--",
        "bench",
        "playouts",
        "--seats",
        "5",
        "--seconds",
        "5",
    ];
    if !succeeds(cargo(&playouts).args(args)) {
        return ExitCode::FAILURE;
    }
    println!("\nxtask: instructions, counted by valgrind over fixed positions");
    if !answers(Command::new("valgrind").arg("--version")) {
        eprintln!(
            "xtask: valgrind is not installed (Debian, Ubuntu: apt-get install valgrind); times instead:"
        );
        return if succeeds(&mut cargo(&["bench", "--package", "kosa-engine", "--bench", "instructions"])) {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        };
    }
    match instructions() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn instructions() -> Result<(), String> {
    let program = driver()?;
    let none = counted(&program, "none")?;
    let copy = counted(&program, "copy")?;
    println!("{:<16} {:>12}", "", "instructions");
    for (mode, base) in MODES {
        let (total, calls) = if mode == "copy" { copy } else { counted(&program, mode)? };
        let base = if base == "copy" { copy.0 } else { none.0 };
        println!("{mode:<16} {:>12.1}", total.saturating_sub(base) as f64 / calls.max(1) as f64);
    }
    println!("each over {} calls; apply without the copy it is made on", none.1);
    Ok(())
}

/// Builds the driver and finds it.
fn driver() -> Result<String, String> {
    let args = [
        "bench",
        "--package",
        "kosa-engine",
        "--bench",
        "instructions",
        "--no-run",
        "--message-format",
        "json",
    ];
    let output =
        cargo(&args).stderr(Stdio::inherit()).output().map_err(|e| format!("cannot start cargo: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let found = text
        .lines()
        .filter(|line| line.contains("\"name\":\"instructions\""))
        .filter_map(|line| line.split_once("\"executable\":\"")?.1.split('"').next())
        .next_back();
    found.map(str::to_string).ok_or_else(|| "the benchmark driver could not be built".to_string())
}

/// Instructions of one whole run, and how many calls it made.
fn counted(program: &str, mode: &str) -> Result<(u64, u64), String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", program, mode])
        .current_dir(root())
        .output()
        .map_err(|e| format!("cannot start valgrind: {e}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let total = errors.lines().find_map(|l| l.split_once("Collected :")?.1.trim().parse().ok());
    let calls = String::from_utf8_lossy(&output.stdout).trim().parse().ok();
    match (total, calls) {
        (Some(total), Some(calls)) if output.status.success() => Ok((total, calls)),
        _ => Err(format!("valgrind {mode} failed: {}", errors.lines().last().unwrap_or_default())),
    }
}
