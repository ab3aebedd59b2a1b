//! `cargo xtask page`: builds the page in which Kosa is played, into `target/page/MODE/dist`.

use crate::shell::{cargo, root, succeeds, target};
use crate::wasm;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

#[path = "../../crates/pack/src/mode.rs"]
mod mode;

pub use mode::Mode;

impl Mode {
    const fn profile(self) -> &'static str {
        match self {
            Mode::Release => "wasm-release",
            Mode::Test | Mode::Dev => "wasm-dev",
        }
    }

    /// Where the page lies once it is built.
    pub fn dist(self) -> PathBuf {
        target().join("page").join(self.name()).join("dist")
    }
}

pub fn run(args: &[String]) -> ExitCode {
    let wished = args.first().map_or("release", String::as_str);
    let Some(mode) = Mode::by_name(wished).filter(|_| args.len() <= 1) else {
        eprintln!("xtask: page takes release, test or dev");
        return ExitCode::from(2);
    };
    match build(mode) {
        Ok(dist) => {
            println!("xtask: the page is in {}", dist.display());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the page; where it lies, or in one sentence why there is none. A second time takes as long as it takes to see that
/// nothing has changed.
pub fn build(mode: Mode) -> Result<PathBuf, String> {
    // What puts the page together is built meanwhile: the page ends with minutes in which one core has nothing to do. Whether it can be built
    // is said when it is run.
    let pack = std::thread::spawn(|| {
        succeeds(&mut cargo(&["build", "--locked", "--quiet", "--package", "kosa-pack"]))
    });
    let program = compile(mode);
    let _ = pack.join();
    put_together(mode, &program?, cargo(&["run", "--locked", "--quiet", "--package", "kosa-pack", "--"]))
}

/// Puts the page together where the tests have been built, and kosa-pack with them: cargo would choose other features for it alone, and
/// build half of it once more.
pub fn build_with_tests(mode: Mode, program: &Path) -> Result<PathBuf, String> {
    let built = std::env::current_exe().map(|own| own.with_file_name("kosa-pack"));
    match built.ok().filter(|built| built.is_file()) {
        Some(built) => put_together(mode, program, Command::new(built)),
        None => build(mode),
    }
}

/// Compiles the program of the page, in a folder of its own: other builds may go on beside it.
pub fn compile(mode: Mode) -> Result<PathBuf, String> {
    let toolchain = wasm::toolchain()?;
    eprintln!("xtask: building the page (a few minutes the first time)");
    let mut compile = toolchain.cargo("build");
    compile.args(["--package", "kosa-web", "--features", "page", "--profile", mode.profile()]);
    // Where nothing is kept for the next build, small parts are of no use, and what many of them share is compiled for each.
    if mode.profile() == "wasm-dev" && std::env::var_os("CARGO_INCREMENTAL").is_some_and(|kept| kept == "0") {
        compile.args(["--config", "profile.wasm-dev.codegen-units=1"]);
        compile.args(["--config", "profile.wasm-dev.package.kosa-web.codegen-units=1"]);
    }
    if !succeeds(&mut compile) {
        return Err("the page could not be compiled: see above".into());
    }
    // A program or a library, as the crate likes.
    let built = target().join("wasm/wasm32-unknown-unknown").join(mode.profile());
    let names = ["kosa-web.wasm", "kosa_web.wasm"].map(|name| built.join(name));
    let written = |path: &PathBuf| path.metadata().and_then(|file| file.modified()).ok();
    let wasm = names.into_iter().filter(|path| path.is_file()).max_by_key(written);
    wasm.ok_or("the compiler left no program for the page".into())
}

fn put_together(mode: Mode, program: &Path, mut pack: Command) -> Result<PathBuf, String> {
    let dist = mode.dist();
    let parent = dist.parent().ok_or("the page has no place")?;
    std::fs::create_dir_all(parent).map_err(|e| format!("{} cannot be written: {e}", parent.display()))?;
    pack.arg(mode.name())
        .arg(program)
        .arg(root().join("crates/web"))
        .arg(root().join("crates/lang/ftl"))
        .arg(&dist);
    if succeeds(&mut pack) { Ok(dist) } else { Err("the page could not be put together: see above".into()) }
}
