//! `cargo xtask wasm`: what runs in the page is checked for WebAssembly. A toolchain that can do it is got
//! in one of three ways, and the second time it is there:
//!
//! 1. the toolchain in use has the target already;
//! 2. `rustup target add` gets it, in seconds;
//! 3. Debian's own packages hold the sources of the standard library: it is built from them once, in a minute or two.

mod debian;

use crate::lints::Lints;
use crate::shell::{answers, root, target};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const TARGET: &str = "wasm32-unknown-unknown";
/// What runs in a browser: no threads, no files, no clock.
const PACKAGES: [&str; 6] =
    ["kosa-engine", "kosa-table", "kosa-bots", "kosa-lang", "kosa-client", "kosa-learn"];
/// Longer than a slow line takes; a dead one must not stop the tests for ever.
const PATIENCE: Duration = Duration::from_secs(180);

/// A compiler and a cargo that know the target.
pub struct Toolchain {
    rustc: PathBuf,
    cargo: PathBuf,
}

/// How the check went.
pub enum Checked {
    /// All of it compiles.
    Passed,
    /// Something does not.
    Failed,
    /// The target cannot be had here: why, in one sentence.
    LeftOut(String),
}

pub fn run(args: &[String]) -> ExitCode {
    if !args.is_empty() {
        eprintln!("xtask: wasm takes no arguments");
        return ExitCode::from(2);
    }
    match check() {
        Checked::Passed => {
            println!("xtask: {} compile for {TARGET}", PACKAGES.join(", "));
            ExitCode::SUCCESS
        }
        Checked::Failed => ExitCode::FAILURE,
        Checked::LeftOut(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Gets the target and checks the packages.
pub fn check() -> Checked {
    let toolchain = match toolchain() {
        Ok(toolchain) => toolchain,
        Err(why) => return Checked::LeftOut(why),
    };
    let mut command = toolchain.cargo("check");
    command.arg("--quiet");
    command.args(PACKAGES.iter().flat_map(|package| ["--package", package]));
    if crate::shell::succeeds(&mut command) { Checked::Passed } else { Checked::Failed }
}

/// A toolchain that knows the target, or why there is none.
pub fn toolchain() -> Result<Toolchain, String> {
    let present = present();
    if let Some(toolchain) = present.as_ref().filter(|t| has_target(&t.rustc)) {
        eprintln!("xtask: the target {TARGET} is there");
        return Ok(Toolchain { rustc: toolchain.rustc.clone(), cargo: toolchain.cargo.clone() });
    }
    if let Some(toolchain) = present.filter(|_| answers(Command::new("rustup").arg("--version"))) {
        eprintln!("xtask: rustup target add {TARGET}");
        let added = Command::new("rustup").args(["target", "add", TARGET]).stdin(Stdio::null()).spawn();
        if added.is_ok_and(|child| ends_well(child, PATIENCE)) && has_target(&toolchain.rustc) {
            return Ok(toolchain);
        }
        eprintln!("xtask: rustup could not add {TARGET}; trying Debian's packages");
    }
    debian::toolchain().map_err(|why| format!("{TARGET} cannot be had: not from rustup, and {why}"))
}

/// The toolchain that runs this task.
fn present() -> Option<Toolchain> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output().ok()?;
    let sysroot = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
    let (rustc, cargo) = (sysroot.join("bin/rustc"), sysroot.join("bin/cargo"));
    (output.status.success() && rustc.is_file() && cargo.is_file()).then_some(Toolchain { rustc, cargo })
}

/// Whether the standard library for the target lies where this compiler looks for it.
fn has_target(rustc: &Path) -> bool {
    let output = plain(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let Some(output) = output.ok().filter(|output| output.status.success()) else { return false };
    let directory = String::from_utf8_lossy(&output.stdout).trim().to_string();
    let Ok(files) = std::fs::read_dir(directory) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
}

/// A program without what cargo and rustup leave behind for the programs they start: it would lead a compiler of another
/// toolchain astray.
fn plain(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    for name in [
        "CARGO",
        "CARGO_BUILD_TARGET",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_TARGET_DIR",
        "RUSTC",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTC_WRAPPER",
        "RUSTFLAGS",
        "RUSTUP_TOOLCHAIN",
    ] {
        command.env_remove(name);
    }
    command
}

impl Toolchain {
    /// The driver of clippy, where this toolchain has one.
    pub fn lints(&self) -> Option<Lints> {
        Lints::beside(&self.rustc)
    }

    /// This toolchain's cargo for the target, in a target directory of its own: another compiler in the same one would make
    /// both build again each time.
    pub fn cargo(&self, task: &str) -> Command {
        let mut command = plain(&self.cargo);
        command.args([task, "--locked", "--target", TARGET]).current_dir(root());
        command.arg("--target-dir").arg(target().join("wasm")).env("RUSTC", &self.rustc);
        command
    }
}

/// Waits for a program, but not for ever; whether it succeeded.
fn ends_well(mut child: Child, patience: Duration) -> bool {
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if begun.elapsed() < patience => std::thread::sleep(Duration::from_millis(100)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_end_is_ended() {
        let sh = |text: &str| Command::new("sh").args(["-c", text]).spawn().unwrap();
        assert!(ends_well(sh("exit 0"), PATIENCE));
        assert!(!ends_well(sh("exit 3"), PATIENCE));
        assert!(!ends_well(sh("exec sleep 600"), Duration::from_millis(20)));
    }

    #[test]
    fn a_compiler_that_is_none_has_no_target() {
        assert!(!has_target(Path::new("/nowhere/rustc")));
        assert!(!has_target(Path::new("/bin/false")));
    }
}
