//! `cargo xtask dev`: serves the page from its folder and builds it again whenever a source changes; a page that is open in a
//! browser then loads itself again.

use crate::page::{Mode, build};
use crate::shell::{cargo, root, succeeds};
use signal_hook::consts::{SIGINT, SIGTERM};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

pub fn run(args: &[String]) -> ExitCode {
    if let Err(why) = build(Mode::Dev) {
        eprintln!("xtask: {why}");
        return ExitCode::FAILURE;
    }
    if !succeeds(&mut cargo(&["build", "--package", "kosa-cli"])) {
        return ExitCode::FAILURE;
    }
    let mut serve = cargo(&["run", "--quiet", "--package", "kosa-cli", "--", "serve", "--page"]);
    let server = serve.arg(Mode::Dev.dist()).args(args).spawn();
    let mut server = match server {
        Ok(server) => server,
        Err(e) => {
            eprintln!("xtask: the server cannot be started: {e}");
            return ExitCode::FAILURE;
        }
    };
    let mut seen = newest();
    let ended = Arc::new(AtomicBool::new(false));
    // Ctrl-C reaches the server too; a wish that this task ends must be passed on, or the server would outlive it.
    let heard = [SIGINT, SIGTERM].map(|signal| signal_hook::flag::register(signal, ended.clone()));
    if heard.iter().any(Result::is_err) {
        eprintln!("xtask: signals cannot be heard; Ctrl-C ends the server all the same");
    }
    while matches!(server.try_wait(), Ok(None)) {
        if ended.load(Ordering::Relaxed) {
            // One that has ended by itself meanwhile needs no telling.
            let _ = server.kill();
            let _ = server.wait();
            break;
        }
        std::thread::sleep(Duration::from_millis(400));
        let now = newest();
        if now > seen {
            seen = now;
            // A fault stands in the terminal; the page stays as it was.
            if let Err(why) = build(Mode::Dev) {
                eprintln!("xtask: {why}");
            }
        }
    }
    ExitCode::SUCCESS
}

/// When a source of the page was last changed.
fn newest() -> Option<SystemTime> {
    let root = root();
    let mut newest = None;
    for name in ["web", "scene", "client", "engine", "lang", "table"] {
        look(&root.join("crates").join(name), &mut newest);
    }
    newest
}

fn look(folder: &Path, newest: &mut Option<SystemTime>) {
    for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            look(&path, newest);
        } else {
            *newest = (*newest).max(path.metadata().and_then(|file| file.modified()).ok());
        }
    }
}
