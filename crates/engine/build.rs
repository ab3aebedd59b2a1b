//! Turns the component facts of `data/` into the tables the engine is built on.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    match write_tables() {
        Ok(()) => ExitCode::SUCCESS,
        // One sentence is all a reader of the build log needs; a backtrace would bury it.
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn write_tables() -> Result<(), String> {
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from).ok_or(format!("{name} is not set"));
    let manifest = variable("CARGO_MANIFEST_DIR")?;
    let data = manifest.join("../../data");
    watch(&data);
    for name in kosa_data::FILES {
        watch(&data.join(name));
    }
    let facts = kosa_data::Facts::load(&data).map_err(|e| e.to_string())?;
    let out = variable("OUT_DIR")?.join("tables.rs");
    std::fs::write(&out, kosa_data::generate(&facts))
        .map_err(|e| format!("cannot write {}: {e}", out.display()))
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
