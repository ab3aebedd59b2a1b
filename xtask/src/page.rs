//! `cargo xtask page`: builds the page in which Kosa is played, into `target/page/MODE/dist`.

use crate::lints::Lints;
use crate::shell::{cargo, root, succeeds, target};
use crate::wasm::{self, Checked, Toolchain};
use std::fmt;
use std::path::PathBuf;
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

/// The program of the page, and what clippy has said of kosa-web.
pub struct Compiled {
    program: PathBuf,
    /// Whether kosa-web is without lints: only the page for tests is compiled by clippy's driver.
    pub lints: Checked,
}

/// Why there is no page, in one sentence.
pub enum NoPage {
    /// What it takes cannot be had here.
    Missing(String),
    /// It is not as it must be.
    Wrong(String),
}

impl fmt::Display for NoPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (NoPage::Missing(why) | NoPage::Wrong(why)) = self;
        f.write_str(why)
    }
}

/// Builds the page; where it lies. A second time takes as long as it takes to see that nothing has changed.
pub fn build(mode: Mode) -> Result<PathBuf, NoPage> {
    // What puts the page together is built meanwhile: the page ends with minutes in which one core has nothing to do. Whether it can be built
    // is said when it is run.
    let pack = std::thread::spawn(|| {
        succeeds(&mut cargo(&["build", "--locked", "--quiet", "--package", "kosa-pack"]))
    });
    let compiled = compile(mode);
    let _ = pack.join();
    let compiled = compiled?;
    if matches!(compiled.lints, Checked::Failed) {
        eprintln!("xtask: clippy has found something in kosa-web: see above");
    }
    put_together(mode, &compiled, cargo(&["run", "--locked", "--quiet", "--package", "kosa-pack", "--"]))
}

/// Puts the page together where the tests have been built, and kosa-pack with them: cargo would choose other features for it alone, and
/// build half of it once more.
pub fn build_with_tests(mode: Mode, compiled: &Compiled) -> Result<PathBuf, NoPage> {
    let built = std::env::current_exe().map(|own| own.with_file_name("kosa-pack"));
    match built.ok().filter(|built| built.is_file()) {
        Some(built) => put_together(mode, compiled, Command::new(built)),
        None => build(mode),
    }
}

/// Compiles the program of the page, in a folder of its own: other builds may go on beside it. Nowhere else is kosa-web compiled, so its lints are
/// looked for here, too.
pub fn compile(mode: Mode) -> Result<Compiled, NoPage> {
    let toolchain = wasm::toolchain().map_err(NoPage::Missing)?;
    eprintln!("xtask: building the page (a few minutes the first time)");
    let lints = match mode {
        Mode::Test => toolchain.lints(),
        Mode::Release | Mode::Dev => None,
    };
    let clean = cargo_build(&toolchain, mode, lints.as_ref(), true);
    // Without heeding them the tests still say what they say.
    if !clean && (lints.is_none() || !cargo_build(&toolchain, mode, lints.as_ref(), false)) {
        return Err(NoPage::Wrong("the page could not be compiled: see above".into()));
    }
    // A program or a library, as the crate likes.
    let built = target().join("wasm/wasm32-unknown-unknown").join(mode.profile());
    let names = ["kosa-web.wasm", "kosa_web.wasm"].map(|name| built.join(name));
    let written = |path: &PathBuf| path.metadata().and_then(|file| file.modified()).ok();
    let wasm = names.into_iter().filter(|path| path.is_file()).max_by_key(written);
    let program = wasm.ok_or(NoPage::Wrong("the compiler left no program for the page".into()))?;
    let lints = match lints {
        Some(_) if clean => Checked::Passed,
        Some(_) => Checked::Failed,
        None => Checked::LeftOut("clippy's driver does not lie beside the compiler for WebAssembly".into()),
    };
    Ok(Compiled { program, lints })
}

fn cargo_build(toolchain: &Toolchain, mode: Mode, lints: Option<&Lints>, deny: bool) -> bool {
    let mut build = toolchain.cargo("build");
    build.args(["--package", "kosa-web", "--features", "page", "--profile", mode.profile()]);
    // Where nothing is kept for the next build, small parts are of no use, and what many of them share is compiled for each.
    if mode.profile() == "wasm-dev" && std::env::var_os("CARGO_INCREMENTAL").is_some_and(|kept| kept == "0") {
        build.args(["--config", "profile.wasm-dev.codegen-units=1"]);
        build.args(["--config", "profile.wasm-dev.package.kosa-web.codegen-units=1"]);
    }
    if let Some(lints) = lints {
        lints.told_of("kosa-web", deny, &mut build);
    }
    succeeds(&mut build)
}

fn put_together(mode: Mode, compiled: &Compiled, mut pack: Command) -> Result<PathBuf, NoPage> {
    let dist = mode.dist();
    let wrong = |why: String| NoPage::Wrong(why);
    let parent = dist.parent().ok_or_else(|| wrong("the page has no place".into()))?;
    std::fs::create_dir_all(parent)
        .map_err(|e| wrong(format!("{} cannot be written: {e}", parent.display())))?;
    pack.arg(mode.name())
        .arg(&compiled.program)
        .arg(root().join("crates/web"))
        .arg(root().join("crates/lang/ftl"))
        .arg(&dist);
    if succeeds(&mut pack) {
        Ok(dist)
    } else {
        Err(wrong("the page could not be put together: see above".into()))
    }
}
