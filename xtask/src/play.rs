//! `cargo xtask play`: builds the game and plays it, in the browser or in the terminal.

use crate::page::{self, Mode};
use crate::shell::{become_program, cargo, succeeds, target};
use crate::tables;
use std::io::IsTerminal;
use std::process::ExitCode;

pub fn run(args: &[String]) -> ExitCode {
    // Whoever has corrected a fact wants to play by it.
    if let Err(fault) = tables::refresh() {
        eprintln!("xtask: {fault}");
        return ExitCode::FAILURE;
    }
    let (words, rest): (Vec<String>, Vec<String>) = args.iter().cloned().partition(|arg| arg == "--terminal");
    if !words.is_empty() || !for_the_page(&rest) {
        return terminal(&rest);
    }
    let why = match page::build(Mode::Release) {
        Ok(dist) => {
            let mut build = cargo(&["build", "--release", "--package", "kosa-cli", "--features", "page"]);
            eprintln!("xtask: building kosa with the page in it");
            if succeeds(build.env("KOSA_PAGE", &dist)) {
                let mut serve = std::process::Command::new(program());
                return become_program(serve.args(["serve", "--open"]).args(rest));
            }
            "kosa could not be built: see above".to_string()
        }
        Err(why) => why.to_string(),
    };
    eprintln!("xtask: no page: {why}; the game in the terminal: cargo xtask play --terminal");
    if std::io::stdin().is_terminal() { terminal(&[]) } else { ExitCode::FAILURE }
}

/// Whether these words are for `kosa serve`; all others are for the game in the terminal, as they always were.
fn for_the_page(args: &[String]) -> bool {
    let known = ["--port", "--listen", "--lang"];
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let name = arg.split('=').next().unwrap_or_default();
        if !known.contains(&name) {
            return false;
        }
        if name == arg {
            args.next();
        }
    }
    true
}

fn program() -> std::path::PathBuf {
    target().join("release").join(format!("kosa{}", std::env::consts::EXE_SUFFIX))
}

fn terminal(args: &[String]) -> ExitCode {
    eprintln!(
        "xtask: building kosa with optimisation (one or two minutes the first time, nothing after that)"
    );
    if !succeeds(&mut cargo(&["build", "--release", "--package", "kosa-cli"])) {
        eprintln!("xtask: kosa could not be built: see above");
        return ExitCode::FAILURE;
    }
    eprintln!("xtask: kosa play {}", args.join(" "));
    become_program(std::process::Command::new(program()).arg("play").args(args))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_a_seat_mean_the_terminal() {
        let page = |line: &str| for_the_page(&line.split_whitespace().map(String::from).collect::<Vec<_>>());
        assert!(page("") && page("--port 80 --lang it") && page("--listen=::1"));
        assert!(!page("--resume") && !page("--lang it --seats 4"));
    }
}
