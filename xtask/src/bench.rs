//! `cargo xtask bench`: how fast random and brisk play are, and how many instructions the hot functions take. Instructions are
//! counted by valgrind, so that the numbers are the same on a noisy machine.

use crate::shell::{answers, cargo, root, succeeds};
use std::process::{Command, ExitCode, Stdio};

/// What is measured, and what is taken off it: an apply is measured on a fresh copy.
const MODES: [(&str, &str); 7] = [
    ("legal", "none"),
    ("apply", "copy"),
    ("apply-unchecked", "copy"),
    ("copy", "none"),
    ("view", "none"),
    ("key", "none"),
    ("brisk", "none"),
];

pub fn run(args: &[String]) -> ExitCode {
    println!("xtask: play on one core: kosa bench playouts --seats 5 --seconds 5");
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
    println!("\nxtask: brisk play beside random play of a chess library, by turns in one run");
    if !succeeds(&mut cargo(&["bench", "--quiet", "--package", "kosa-engine", "--bench", "chess"])) {
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

/// `cargo xtask bench server`: the measurement is an example of kosa-server, built as fast as a release and sooner.
pub fn server(args: &[String]) -> ExitCode {
    let build =
        ["run", "--quiet", "--profile", "train", "--package", "kosa-server", "--example", "bench", "--"];
    if succeeds(cargo(&build).args(args)) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn instructions() -> Result<(), String> {
    let program = driver()?;
    let none = counted(&program, &["none"])?;
    let copy = counted(&program, &["copy"])?;
    println!("{:<16} {:>12}", "", "instructions");
    for (mode, base) in MODES {
        let (total, calls) = if mode == "copy" { copy } else { counted(&program, &[mode])? };
        let base = if base == "copy" { copy.0 } else { none.0 };
        println!("{mode:<16} {:>12.1}", total.saturating_sub(base) as f64 / calls.max(1) as f64);
    }
    println!("each over {} calls; apply without the copy it is made on;", none.1);
    println!("brisk: a decision of whole games with five seats, listed, chosen and made");
    tiles(&program)
}

/// A tile may make a list or a move so many times dearer than a table of as many seats without it.
const DEAREST: f64 = 4.0;

/// What every airship and resolution tile costs, so that a dear one does not hide in the mean of all games.
fn tiles(program: &str) -> Result<(), String> {
    println!("\nxtask: instructions by tile, seven seats, Invaders from Afar, all promo cards");
    println!("{:<20} {:>12} {:>16}", "", "legal", "apply-unchecked");
    let mut rows: Vec<(String, f64, f64)> = Vec::new();
    for set in sets(program)?.into_iter().filter(|set| set != "base") {
        let counted = |mode: &str| counted(program, &[mode, &set]);
        let (none, calls) = counted("none")?;
        let (copy, _) = counted("copy")?;
        let each = |total: u64, base: u64| total.saturating_sub(base) as f64 / calls.max(1) as f64;
        let row = (each(counted("legal")?.0, none), each(counted("apply-unchecked")?.0, copy));
        println!("{set:<20} {:>12.1} {:>16.1}", row.0, row.1);
        rows.push((set, row.0, row.1));
    }
    let plain = rows.iter().find(|row| row.0 == PLAIN).ok_or("no row without a tile")?.clone();
    for (what, cost) in
        [("legal", (|row| row.1) as fn(&(String, f64, f64)) -> f64), ("apply-unchecked", |row| row.2)]
    {
        let times = |row: &(String, f64, f64)| cost(row) / cost(&plain);
        let tiles = rows.iter().filter(|row| row.0 != POSITION);
        let worst = tiles.max_by(|a, b| cost(a).total_cmp(&cost(b))).ok_or("no rows")?;
        println!("the worst tile for {what}: {}, {:.2} times {PLAIN}", worst.0, times(worst));
        if let Some(dear) = rows.iter().find(|row| times(row) > DEAREST) {
            let (name, times) = (&dear.0, times(dear));
            return Err(format!("{name} makes {what} {times:.1} times dearer, {DEAREST} are allowed"));
        }
    }
    Ok(())
}

/// The set of positions without a tile.
const PLAIN: &str = "seven";
/// The one that is a single position: no tile to be named, but it must not grow dear either.
const POSITION: &str = "haven";

/// The sets of positions the driver knows.
fn sets(program: &str) -> Result<Vec<String>, String> {
    let output =
        Command::new(program).arg("sets").output().map_err(|e| format!("cannot start the driver: {e}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_string).collect())
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
fn counted(program: &str, args: &[&str]) -> Result<(u64, u64), String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", program])
        .args(args)
        .current_dir(root())
        .output()
        .map_err(|e| format!("cannot start valgrind: {e}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let total = errors.lines().find_map(|l| l.split_once("Collected :")?.1.trim().parse().ok());
    let calls = String::from_utf8_lossy(&output.stdout).trim().parse().ok();
    match (total, calls) {
        (Some(total), Some(calls)) if output.status.success() => Ok((total, calls)),
        _ => {
            Err(format!("valgrind {} failed: {}", args.join(" "), errors.lines().last().unwrap_or_default()))
        }
    }
}
