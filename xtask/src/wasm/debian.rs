//! The target from Debian's packages, for machines that reach a mirror of Debian and nothing else. Debian has no standard
//! library for a bare WebAssembly, but its sources: they are compiled once into a toolchain of our own below `target/`.

use super::{TARGET, Toolchain, has_target, plain};
use crate::shell::{answers, apt, succeeds, target};
use std::path::{Path, PathBuf};
use std::process::Command;

const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
const SOURCES: &str = "/usr/lib/rustlib/src/rust/library";
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
/// The oldest compiler the project is built with.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// The toolchain, or why there is none, as it stands behind "and".
pub fn toolchain() -> Result<Toolchain, String> {
    if !installed() {
        install()?;
    }
    let version = said(Command::new(RUSTC).arg("-vV"))?;
    new_enough(version.lines().find_map(|line| line.strip_prefix("release: ")).unwrap_or_default())?;
    let linker = linker().ok_or("Debian's packages brought no linker")?;
    let stamp = format!("{version}{}", linker.display());
    let home = target().join("wasm-toolchain");
    let toolchain = Toolchain { rustc: home.join("bin/rustc"), cargo: home.join("bin/cargo") };
    if std::fs::read_to_string(home.join("stamp")).is_ok_and(|old| old == stamp) {
        eprintln!("xtask: {TARGET} was built before, in {}", home.display());
        return Ok(toolchain);
    }
    eprintln!("xtask: building the standard library for {TARGET} (a minute or two, once)");
    // Beside it first: a build that is broken off leaves no half of a toolchain behind.
    let new = home.with_extension("new");
    let fault = |e: std::io::Error| format!("{} cannot be written: {e}", home.display());
    remove(&new).map_err(fault)?;
    build(&new, &version, &linker)?;
    std::fs::write(new.join("stamp"), stamp).map_err(fault)?;
    remove(&home).and_then(|()| std::fs::rename(&new, &home)).map_err(fault)?;
    Ok(toolchain)
}

fn remove(directory: &Path) -> std::io::Result<()> {
    if directory.exists() { std::fs::remove_dir_all(directory) } else { Ok(()) }
}

fn installed() -> bool {
    Path::new(RUSTC).is_file()
        && Path::new(CARGO).is_file()
        && Path::new(SOURCES).is_dir()
        && linker().is_some()
}

/// LLVM's linker, the newest there is.
fn linker() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib").ok()?.flatten().filter_map(|entry| {
        let number = entry.file_name().to_str()?.strip_prefix("llvm-")?.parse::<u32>().ok()?;
        let linker = entry.path().join("bin/lld");
        linker.exists().then_some((number, linker))
    });
    versions.max().map(|(_, linker)| linker)
}

fn install() -> Result<(), String> {
    let by_hand = format!("apt-get install {}", PACKAGES.join(" "));
    if !answers(Command::new("apt-get").arg("--version")) {
        return Err("this is no Debian".into());
    }
    // Nobody is asked for a password in the middle of tests.
    if said(Command::new("id").arg("-u"))?.trim() != "0" {
        return Err(format!("Debian's packages are not installed; as root: {by_hand}"));
    }
    if !apt(&["update", "-qq"]) {
        return Err("apt-get reaches no mirror".into());
    }
    // Before a few hundred megabytes are fetched for nothing.
    new_enough(candidate(&said(Command::new("apt-cache").args(["policy", PACKAGES[0]]))?))?;
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    if !apt(&[&install[..], &PACKAGES].concat()) || !installed() {
        return Err(format!("this failed: {by_hand}"));
    }
    Ok(())
}

/// The version that would be installed, of what `apt-cache policy` says.
fn candidate(policy: &str) -> &str {
    policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: ")).unwrap_or_default()
}

/// Whether the project can be built with a compiler of this version.
fn new_enough(version: &str) -> Result<(), String> {
    let numbers = |text: &str| -> Option<(u32, u32)> {
        let mut parts = text.split(|c: char| !c.is_ascii_digit());
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    };
    match numbers(version) {
        Some(own) if Some(own) >= numbers(OLDEST) => Ok(()),
        Some((major, minor)) => Err(format!("Debian has Rust {major}.{minor}, which is older than {OLDEST}")),
        None => Err(format!("Debian has no {}", PACKAGES[0])),
    }
}

fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().ok().filter(|output| output.status.success());
    let name = command.get_program().to_string_lossy().into_owned();
    output.map(|o| String::from_utf8_lossy(&o.stdout).into_owned()).ok_or(format!("{name} gives no answer"))
}

/// Makes a toolchain: Debian's programs, its library for this machine, and the one built here for the target.
fn build(new: &Path, version: &str, linker: &Path) -> Result<(), String> {
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc names no host")?;
    let sysroot = PathBuf::from(said(Command::new(RUSTC).args(["--print", "sysroot"]))?.trim());
    let fault = |e: std::io::Error| format!("{} cannot be written: {e}", new.display());
    lay_out(new, host, &sysroot, linker).map_err(fault)?;
    let target = new.join("target");
    let parts = "-Zbuild-std=std,panic_abort,panic_unwind,proc_macro,test";
    let built = succeeds(
        plain(CARGO)
            .args(["build", "--quiet", "--release", "--target", TARGET, parts])
            .current_dir(new.join("probe"))
            // The library is built with what is unstable; the project never is.
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTC", RUSTC)
            .env("CARGO_TARGET_DIR", &target)
            // Without it no program can be optimised as a whole.
            .env("RUSTFLAGS", "-Cembed-bitcode=yes"),
    );
    if !built {
        return Err("the standard library could not be built from Debian's sources".into());
    }
    gather(new, &target.join(TARGET).join("release/deps")).map_err(fault)?;
    if has_target(&new.join("bin/rustc")) { Ok(()) } else { Err("what was built holds no library".into()) }
}

const PROBE: &str = "[package]\nname = \"probe\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n\
                     [profile.release]\nopt-level = 3\ndebug = false\n";
const WRAPPER: &str = "#!/bin/sh\n\
    exec /usr/bin/rustc --sysroot \"$(dirname \"$(dirname \"$(readlink -f \"$0\")\")\")\" \"$@\"\n";

#[cfg(unix)]
fn lay_out(new: &Path, host: &str, sysroot: &Path, linker: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let of_host = new.join("lib/rustlib").join(host);
    for directory in [new.join("bin"), new.join("probe/src"), of_host.join("bin"), library(new)] {
        std::fs::create_dir_all(directory)?;
    }
    symlink(sysroot.join("lib/rustlib").join(host).join("lib"), of_host.join("lib"))?;
    // The name under which rustc looks for it.
    symlink(linker, of_host.join("bin/rust-lld"))?;
    symlink(CARGO, new.join("bin/cargo"))?;
    let wrapper = new.join("bin/rustc");
    std::fs::write(&wrapper, WRAPPER)?;
    std::fs::set_permissions(&wrapper, std::fs::Permissions::from_mode(0o755))?;
    std::fs::write(new.join("probe/Cargo.toml"), PROBE)?;
    std::fs::write(new.join("probe/src/lib.rs"), "")
}

#[cfg(not(unix))]
fn lay_out(_: &Path, _: &str, _: &Path, _: &Path) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}

/// Where a toolchain keeps the library for the target.
fn library(toolchain: &Path) -> PathBuf {
    toolchain.join("lib/rustlib").join(TARGET).join("lib")
}

/// Copies what was built to where the compiler looks for it, and takes the rest away.
fn gather(new: &Path, built: &Path) -> std::io::Result<()> {
    for file in std::fs::read_dir(built)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default();
        let ours = name.to_string_lossy().starts_with("libprobe-");
        if path.extension().is_some_and(|e| e == "rlib") && !ours {
            std::fs::copy(&path, library(new).join(name))?;
        }
    }
    remove(&new.join("target"))?;
    remove(&new.join("probe"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(new_enough(OLDEST).is_ok());
        assert!(new_enough("1.100.0+dfsg1-1~deb12u1").is_ok());
        assert!(new_enough("2.0.0").is_ok());
        assert!(new_enough("1.85.0+dfsg3-1~deb12u3").unwrap_err().contains("1.85"));
        assert!(new_enough("(none)").is_err() && new_enough("").is_err());
    }

    #[test]
    fn the_candidate_is_found() {
        let policy = "rustc-web:\n  Installed: (none)\n  Candidate: 1.95.0+dfsg1-1\n  Version table:\n";
        assert_eq!(candidate(policy), "1.95.0+dfsg1-1");
        assert_eq!(candidate(""), "");
    }
}
