//! Lints while something is built: clippy's driver is the compiler. What it builds does the same, less optimised.

use crate::shell::root;
use std::path::PathBuf;
use std::process::Command;

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
        let driver = sysroot.join("bin").join(format!("clippy-driver{}", std::env::consts::EXE_SUFFIX));
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
