//! `cargo xtask test`: everything that must hold before a change goes in, step by step, with a summary.

use crate::lints::Lints;
use crate::page::{self, Mode, NoPage};
use crate::shell::{answers, cargo, heard, root, shown, succeeds};
use crate::wasm::{self, Checked};
use crate::{api, browser, rulings};
use std::process::{Command, ExitCode};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The page runs in a browser only. It is compiled for it, with its lints, and tested in one: natively it would bring 200 crates for nothing.
const NATIVE: &str = "--exclude=kosa-web";

enum Outcome {
    Passed,
    Failed,
    /// The step needs something that is not here; the text says how to get it, or why it cannot be had.
    LeftOut(String),
}

/// Tests counted over all runners.
#[derive(Default)]
struct Count {
    passed: u64,
    failed: u64,
}

struct Steps {
    done: Vec<(&'static str, Outcome, Duration)>,
}

impl Steps {
    fn step(&mut self, name: &'static str, what: &str, work: impl FnOnce() -> Outcome) {
        println!("\n== {name}: {what}");
        let begin = Instant::now();
        let outcome = work();
        let time = begin.elapsed();
        let word = match outcome {
            Outcome::Passed => "passed",
            Outcome::Failed => "FAILED",
            Outcome::LeftOut(_) => "left out",
        };
        println!("== {name}: {word} in {:.1} s", time.as_secs_f64());
        self.done.push((name, outcome, time));
    }

    fn summary(&self) {
        println!("\n== summary");
        for (name, outcome, time) in &self.done {
            let time = time.as_secs_f64();
            match outcome {
                Outcome::Passed => println!("   passed    {name:<10} {time:>6.1} s"),
                Outcome::Failed => println!("   FAILED    {name:<10} {time:>6.1} s"),
                Outcome::LeftOut(why) => println!("   left out  {name:<10} {why}"),
            }
        }
    }
}

fn checked(checked: &Checked) -> Outcome {
    match checked {
        Checked::Passed => Outcome::Passed,
        Checked::Failed => Outcome::Failed,
        Checked::LeftOut(why) => Outcome::LeftOut(why.clone()),
    }
}

fn outcome(good: bool) -> Outcome {
    if good { Outcome::Passed } else { Outcome::Failed }
}

pub fn run(args: &[String]) -> ExitCode {
    if !args.is_empty() {
        eprintln!("xtask: test takes no arguments; for some of the tests use cargo test");
        return ExitCode::from(2);
    }
    let mut steps = Steps { done: Vec::new() };
    let mut count = Count::default();
    // What comes over a line is waited for while the compiler works. And the page is compiled beside the tests: each of the two has crates
    // that all others wait for, and then a core would have nothing to do.
    let (browser, schemathesis) = (begin(browser::ensure), begin(api::ensure));
    let compiling = std::thread::spawn(|| page::compile(Mode::Test));
    steps.step("format", "cargo fmt --all --check", || {
        if !answers(&mut cargo(&["fmt", "--version"])) {
            return Outcome::LeftOut("rustfmt is not installed: rustup component add rustfmt".into());
        }
        outcome(succeeds(&mut cargo(&["fmt", "--all", "--check"])))
    });
    steps.step("data", "the files of data/ are read and checked against each other", data);
    // The compiler that finds lints builds the tests too: otherwise every dependency would be read twice, once to be checked and once to
    // be built. A lint fails the build, which is then done without them, so that the tests still say what they say.
    let mut lints = Lints::none();
    steps.step("lints", "clippy, which builds all targets as it goes: -D warnings", || {
        if !answers(&mut cargo(&["clippy", "--version"])) {
            return Outcome::LeftOut("clippy is not installed: rustup component add clippy".into());
        }
        let Some(found) = Lints::find() else {
            return Outcome::LeftOut("the driver of clippy does not lie beside the compiler".into());
        };
        // Not --all-targets: that builds libraries without tests for tests once more.
        let args = ["test", "--locked", "--workspace", NATIVE, "--no-run", "--quiet"];
        let good = succeeds(found.told(&mut cargo(&args)))
            && succeeds(found.told(&mut cargo(&[&args[..], &["--bench", "*"]].concat())));
        if good {
            lints = found;
        }
        outcome(good)
    });
    steps.step("features", "the engine without serde, the texts of no language and of one", || {
        let check = |package: &str, more: &[&str]| {
            let args = ["check", "--locked", "--quiet", "--no-default-features", "-p", package];
            succeeds(&mut cargo(&[&args, more].concat()))
        };
        let engine = check("kosa-engine", &[]);
        outcome(engine && check("kosa-lang", &[]) && check("kosa-lang", &["--features", "pl"]))
    });
    steps.step("build", "cargo test --workspace --no-run, what the lints have not built", || {
        let args = ["test", "--locked", "--workspace", NATIVE, "--no-run", "--quiet"];
        outcome(succeeds(lints.told(&mut cargo(&args))))
    });
    let mut program = Err(NoPage::Wrong("the page could not be compiled".into()));
    steps.step("page lints", "clippy, by which kosa-web is compiled for the page: -D warnings", || {
        if let Ok(compiled) = compiling.join() {
            program = compiled;
        }
        match &program {
            Ok(compiled) => checked(&compiled.lints),
            Err(NoPage::Missing(why)) => Outcome::LeftOut(format!("kosa-web is not compiled: {why}")),
            Err(NoPage::Wrong(_)) => Outcome::Failed,
        }
    });
    let mut built = false;
    steps.step("page", "the page, and a browser to test it in", || {
        let browser = got(browser).map_err(NoPage::Missing);
        match program.and_then(|program| browser.and_then(|()| page::build_with_tests(Mode::Test, &program)))
        {
            Ok(_) => {
                built = true;
                Outcome::Passed
            }
            // Nothing may pass unseen where changes are judged.
            Err(NoPage::Missing(why)) if std::env::var_os("CI").is_none() => {
                Outcome::LeftOut(format!("no tests in a browser: {why}"))
            }
            Err(why) => {
                eprintln!("   {why}");
                Outcome::Failed
            }
        }
    });
    steps.step("api", "schemathesis, which tries the game server by its description", || {
        match got(schemathesis) {
            Ok(()) => Outcome::Passed,
            Err(why) => Outcome::LeftOut(why),
        }
    });
    tests(&mut steps, &lints, built, &mut count);
    steps.step("rulings", "each ruling of docs/rulings.md has a test or a reason", || {
        outcome(rulings::report(false))
    });
    // A page that was built holds all of it.
    if !built {
        steps.step("wasm", "what runs in the page compiles for WebAssembly", || checked(&wasm::check()));
    }
    steps.summary();
    let failed = steps.done.iter().filter(|(_, outcome, _)| matches!(outcome, Outcome::Failed)).count();
    println!("\n{} passed, {} failed", count.passed, count.failed);
    if failed > 0 {
        eprintln!("xtask: {failed} of {} steps failed", steps.done.len());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Something that is got while other steps are done.
type Getting<T> = JoinHandle<Result<T, String>>;

fn begin<T: Send + 'static>(get: fn() -> Result<T, String>) -> Getting<T> {
    std::thread::spawn(get)
}

/// Waits until it is there; why it cannot be had.
fn got<T>(getting: Getting<T>) -> Result<T, String> {
    getting.join().unwrap_or_else(|_| Err("it could not be got".into()))
}

fn data() -> Outcome {
    match kosa_data::Facts::load(&root().join("data")) {
        Ok(facts) => {
            println!(
                "   read; {} facts or readings are in doubt (kosa data doubts lists them)",
                facts.doubts().len()
            );
            Outcome::Passed
        }
        Err(fault) => {
            eprintln!("   {fault}");
            Outcome::Failed
        }
    }
}

fn tests(steps: &mut Steps, lints: &Lints, built: bool, count: &mut Count) {
    // It ends with this value.
    let browser = built.then(browser::shared).flatten();
    let share = |tests: &mut Command| {
        if let Some(browser) = &browser {
            tests.env("KOSA_BROWSER", browser.address());
        }
    };
    if answers(&mut cargo(&["nextest", "--version"])) {
        // The examples of the documentation are compiled and run beside the tests, whose longest wait for clocks and lines at the end.
        let mut examples = cargo(&["test", "--locked", "--workspace", NATIVE, "--doc", "--quiet"]);
        prepared(&mut examples, lints, built);
        let examples = std::thread::spawn(move || heard(&mut examples));
        steps.step("tests", "cargo nextest run --workspace", || {
            // One more than there are cores: some always wait for a clock or a line.
            let threads = std::thread::available_parallelism().map_or(2, |cores| cores.get()) + 1;
            let threads = format!("--test-threads={threads}");
            let args = ["run", "--locked", "--workspace", NATIVE, "--no-fail-fast", "--status-level", "slow"];
            let mut tests = cargo(&[&["nextest"], &args[..], &[&threads]].concat());
            share(&mut tests);
            counted(shown(prepared(&mut tests, lints, built)), nextest_counts, count)
        });
        steps.step("examples", "cargo test --workspace --doc, begun beside the tests", || {
            let said = examples.join().unwrap_or_else(|_| (false, "the examples could not be run".into()));
            print!("{}", said.1);
            counted(said, libtest_counts, count)
        });
    } else {
        steps.step("tests", "cargo test --workspace", || {
            let mut tests = cargo(&["test", "--locked", "--workspace", NATIVE, "--no-fail-fast", "--quiet"]);
            share(&mut tests);
            counted(shown(prepared(&mut tests, lints, built)), libtest_counts, count)
        });
    }
}

/// Tests are built by the same compiler as before them, and know where the page lies.
fn prepared<'a>(tests: &'a mut Command, lints: &Lints, built: bool) -> &'a mut Command {
    lints.told(tests);
    if built {
        tests.env("KOSA_PAGE", Mode::Test.dist());
    }
    tests
}

/// Adds up what a runner has counted.
fn counted((good, text): (bool, String), read: fn(&str) -> (u64, u64), count: &mut Count) -> Outcome {
    let (passed, failed) = text.lines().map(read).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    count.passed += passed;
    count.failed += failed;
    outcome(good)
}

/// The number before a word, as in `12 passed`.
fn before(line: &str, word: &str) -> u64 {
    let words: Vec<&str> = line.split([' ', ',', ';', '.', ':']).filter(|w| !w.is_empty()).collect();
    let numbered = words.windows(2).find(|pair| pair[1] == word);
    numbered.and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
}

/// `Summary [   1.2s] 30 tests run: 29 passed, 1 failed, 0 skipped`
fn nextest_counts(line: &str) -> (u64, u64) {
    if !line.trim_start().starts_with("Summary [") {
        return (0, 0);
    }
    let failed = before(line, "failed") + before(line, "timed");
    (before(&line.replace(" (", ", "), "passed"), failed)
}

/// `test result: ok. 29 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.20s`
fn libtest_counts(line: &str) -> (u64, u64) {
    if !line.starts_with("test result:") {
        return (0, 0);
    }
    (before(line, "passed"), before(line, "failed"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_of_both_runners_are_counted() {
        assert_eq!(
            nextest_counts("     Summary [   1.2s] 30 tests run: 29 passed, 1 failed, 0 skipped"),
            (29, 1)
        );
        assert_eq!(
            nextest_counts("     Summary [   1.2s] 3 tests run: 3 passed (1 slow), 0 skipped"),
            (3, 0)
        );
        assert_eq!(libtest_counts("test result: FAILED. 7 passed; 2 failed; 0 ignored; 0 measured"), (7, 2));
        assert_eq!(libtest_counts("running 3 tests"), (0, 0));
    }
}
