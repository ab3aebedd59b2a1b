//! Lints while something is built: clippy's driver is the compiler. What it builds does the same, less optimised.

use crate::shell::{become_program, root};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// How `cargo clippy` hands on what stands behind `--`.
const DENIED: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

/// The driver of clippy, or none: then cargo builds as always.
pub struct Lints(Option<PathBuf>);

impl Lints {
    /// Nothing is looked for.
    pub const fn none() -> Lints {
        Lints(None)
    }

    /// The driver that lies beside the compiler in use.
    pub fn find() -> Option<Lints> {
        let output = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output().ok()?;
        let sysroot = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
        Lints::beside(&sysroot.join("bin").join("rustc"))
    }

    /// The driver that lies beside a compiler.
    pub fn beside(rustc: &Path) -> Option<Lints> {
        let driver = rustc.with_file_name(format!("clippy-driver{}", std::env::consts::EXE_SUFFIX));
        driver.is_file().then_some(Lints(Some(driver)))
    }

    /// Tells cargo to build the project's own packages by the driver, and to stop at any warning. Whoever builds the same again must tell it
    /// the same: cargo keeps apart what different compilers have built.
    pub fn told<'a>(&self, cargo: &'a mut Command) -> &'a mut Command {
        match &self.0 {
            Some(driver) => cargo.env("RUSTC_WORKSPACE_WRAPPER", driver).env("CLIPPY_ARGS", DENIED),
            None => cargo,
        }
    }

    /// Tells cargo to build one package by the driver and everything else as always: what is not linted here keeps the compiler's own
    /// inlining. Whether warnings stop it is for whoever asks to say.
    pub fn told_of<'a>(&self, package: &str, deny: bool, cargo: &'a mut Command) -> &'a mut Command {
        let (Some(driver), Ok(own)) = (&self.0, std::env::current_exe()) else { return cargo };
        cargo.env("RUSTC_WORKSPACE_WRAPPER", own).env(DRIVER, driver).env(LINTED, package);
        if deny { cargo.env("CLIPPY_ARGS", DENIED) } else { cargo.env_remove("CLIPPY_ARGS") }
    }
}

/// Where this task, called by cargo in place of the compiler, finds the driver, and which package it is for.
const DRIVER: &str = "KOSA_LINTS_DRIVER";
const LINTED: &str = "KOSA_LINTS_PACKAGE";

/// Stands in for the compiler where cargo has been told by [`Lints::told_of`]; nothing where this task was called as a task. The arguments are those of the
/// compiler, its own path first.
pub fn stand_in() -> Option<ExitCode> {
    let driver = std::env::var_os(DRIVER)?;
    let (linted, package) = (std::env::var_os(LINTED), std::env::var_os("CARGO_PKG_NAME"));
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let driver = (linted.is_some() && linted == package).then_some(driver);
    Some(become_program(&mut compiler(driver.as_deref(), &args)?))
}

/// The compiler cargo has asked for, or the driver in its place, which wants to be told of it too.
fn compiler(driver: Option<&OsStr>, args: &[OsString]) -> Option<Command> {
    let (rustc, rest) = args.split_first()?;
    let mut command = Command::new(driver.unwrap_or(rustc));
    command.args(driver.map(|_| rustc)).args(rest);
    Some(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_package_is_compiled_by_the_driver_and_all_others_by_the_compiler() {
        let args = ["/bin/rustc", "--crate-name", "x"].map(OsString::from);
        let called = |driver: Option<&str>| {
            let command = compiler(driver.map(OsStr::new), &args).unwrap();
            let args: Vec<_> = command.get_args().map(OsStr::to_os_string).collect();
            (command.get_program().to_os_string(), args)
        };
        assert_eq!(called(None), ("/bin/rustc".into(), args[1..].to_vec()));
        assert_eq!(called(Some("/bin/driver")), ("/bin/driver".into(), args.to_vec()));
        assert!(compiler(None, &[]).is_none());
        assert!(stand_in().is_none(), "this program was not called by cargo in place of the compiler");
    }

    /// That `CLIPPY_ARGS` still means what it meant: a driver that did not know it would let everything pass.
    #[test]
    fn a_warning_stops_the_compiler() {
        let Some(Lints(Some(driver))) = Lints::find() else {
            eprintln!("skipped: there is no clippy");
            return;
        };
        let folder = std::env::temp_dir().join(format!("kosa-lints-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let compiles = |name: &str, text: &str| {
            let source = folder.join(name);
            std::fs::write(&source, text).unwrap();
            let mut compiler = Command::new(&driver);
            // As cargo calls a wrapper: the compiler it stands for comes first.
            compiler
                .args(["rustc", "--crate-type=lib", "--emit=metadata", "--out-dir"])
                .arg(&folder)
                .arg(source);
            Lints(Some(driver.clone())).told(&mut compiler).output().unwrap().status.success()
        };
        assert!(compiles("good.rs", "pub fn half(n: u32) -> u32 {\n    n / 2\n}\n"));
        assert!(!compiles("unused.rs", "pub fn half(n: u32) -> u32 {\n    let m = 2;\n    n / 2\n}\n"));
        assert!(!compiles("clippy.rs", "pub fn half(n: u32) -> u32 {\n    return n / 2;\n}\n"));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
