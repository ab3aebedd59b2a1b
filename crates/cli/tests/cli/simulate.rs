//! `kosa simulate` when it cannot go on: Ctrl-C, a full disk, nobody who reads.
#![cfg(unix)]

use crate::common::{Dir, kosa};
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up: far longer than it ever does.
const PATIENCE: Duration = Duration::from_secs(60);
/// More games than anybody would wait for.
const MANY: &str = "100000000";

/// A running `kosa`. A test that fails must not leave it playing.
struct Running(Option<Child>);

impl Running {
    fn child(&mut self) -> &mut Child {
        self.0.as_mut().unwrap()
    }

    /// Sends SIGINT, as Ctrl-C does.
    fn interrupt(&mut self) {
        // The shell's own: not every machine has a program for it.
        let done = Command::new("sh").args(["-c", &format!("kill -INT {}", self.child().id())]).status();
        assert!(done.unwrap().success());
    }

    /// Waits for its end, which must come.
    fn end(mut self) -> Output {
        let begun = Instant::now();
        let mut printed = Vec::new();
        if let Some(mut out) = self.child().stdout.take() {
            out.read_to_end(&mut printed).unwrap();
        }
        while self.child().try_wait().unwrap().is_none() {
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
        let output = self.0.take().unwrap().wait_with_output().unwrap();
        Output { stdout: printed, ..output }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn start(args: &[&str]) -> Running {
    let child = Command::new(env!("CARGO_BIN_EXE_kosa"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    Running(Some(child.unwrap()))
}

fn until(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "still waiting for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The names of the files of a directory, in order.
fn files(directory: &Path) -> Vec<String> {
    let Ok(files) = std::fs::read_dir(directory) else { return Vec::new() };
    let mut names: Vec<String> = files.map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The number before a word of the sentence.
fn played(sentence: &str) -> u64 {
    let rest = sentence.strip_prefix("kosa: interrupted after ").unwrap_or_else(|| panic!("{sentence}"));
    let (played, planned) = rest.split_once(" of ").unwrap();
    assert_eq!(planned, format!("{MANY} games\n"));
    played.parse().unwrap()
}

/// Short games that come to their end.
const SERIES: [&str; 5] = ["simulate", "--seats", "idle,automa:4", "--seed", "7"];

#[test]
fn ctrl_c_prints_what_there_is() {
    let dir = Dir::new("ctrl-c");
    let records = dir.path().join("games");
    let with = ["--games", MANY, "--records", records.to_str().unwrap()];
    let mut kosa_simulate = start(&[&SERIES[..], &with].concat());
    until("records", || files(&records).len() > 5);
    kosa_simulate.interrupt();
    let output = kosa_simulate.end();
    assert_eq!(output.status.code(), Some(130));
    let played = played(&String::from_utf8(output.stderr).unwrap());
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.starts_with(&format!("{played} games, seats idle,automa:4, seed 7")), "{printed}");
    let shorter = kosa(&[&SERIES[..], &["--games", &played.to_string()]].concat()).ok();
    assert_eq!(printed, shorter, "the games played are the first of the series");
    let names: Vec<String> = (1..=played).map(|game| format!("{game:06}.kosa")).collect();
    assert_eq!(files(&records), names, "a record of each game, and nothing else");
    let last = records.join(names.last().unwrap());
    kosa(&["replay", "--quiet", last.to_str().unwrap()]).ok();
}

/// The program with its first bytes of output, which shows that it plays.
fn begun(args: &[&str]) -> (Running, Vec<u8>) {
    let mut running = start(args);
    let mut first = vec![0; 4096];
    running.child().stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    (running, first)
}

#[test]
fn ctrl_c_ends_csv_with_a_whole_line() {
    let (mut kosa_simulate, mut printed) = begun(&[&SERIES[..], &["--games", MANY, "--csv"]].concat());
    kosa_simulate.interrupt();
    let output = kosa_simulate.end();
    printed.extend(&output.stdout);
    assert_eq!(output.status.code(), Some(130));
    let played = played(&String::from_utf8(output.stderr).unwrap());
    let shorter = kosa(&[&SERIES[..], &["--games", &played.to_string(), "--csv"]].concat()).ok();
    assert!(String::from_utf8(printed).unwrap() == shorter, "{played} games");
}

#[test]
fn json_says_whether_it_is_whole() {
    let whole = kosa(&[&SERIES[..], &["--games", "3", "--json"]].concat()).json();
    assert_eq!((&whole["interrupted"], &whole["planned"]), (&false.into(), &3.into()));
    for name in ["p10", "median", "p90"] {
        assert!(whole["turns"][name].is_u64(), "{name}");
    }
    let dir = Dir::new("ctrl-c-json");
    let records = dir.path().join("games");
    let with = ["--games", MANY, "--json", "--records", records.to_str().unwrap()];
    let mut kosa_simulate = start(&[&SERIES[..], &with].concat());
    until("records", || !files(&records).is_empty());
    kosa_simulate.interrupt();
    let output = kosa_simulate.end();
    let part: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let played = played(&String::from_utf8(output.stderr).unwrap());
    assert_eq!((&part["interrupted"], &part["games"]), (&true.into(), &played.into()));
    assert_eq!(part["planned"].to_string(), MANY);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_stops_the_series_with_one_sentence() {
    let dir = Dir::new("full-disk");
    // What is written to the third record goes to a disk that is always full.
    std::os::unix::fs::symlink("/dev/full", dir.path().join("000003.kosa.new")).unwrap();
    let with = ["--games", MANY, "--records", dir.path().to_str().unwrap()];
    kosa(&[&SERIES[..], &with].concat()).fails(1, &["000003.kosa cannot be written: the disk is full"]);
    assert_eq!(files(dir.path()), ["000001.kosa", "000002.kosa"]);
    for name in files(dir.path()) {
        kosa(&["replay", "--quiet", &dir.file(&name)]).ok();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_behind_the_output_stops_the_series() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kosa"));
    command.args(SERIES).args(["--games", MANY, "--csv", "--lang", "en"]);
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = command.stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "kosa: the output cannot be written: the disk is full\n");
}

#[test]
fn a_series_ends_when_nobody_reads_it() {
    let (mut kosa_simulate, _) = begun(&[&SERIES[..], &["--games", MANY, "--csv"]].concat());
    drop(kosa_simulate.child().stdout.take());
    let output = kosa_simulate.end();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
