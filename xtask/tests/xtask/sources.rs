//! The packages of the project and their sources.

use std::path::{Path, PathBuf};
use toml::Table;

/// A Rust file: its path in the folder it was looked for in, and its text.
pub type Source = (PathBuf, String);

/// The root of the project.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("the task lies in the project").to_path_buf()
}

/// The folders of all packages.
pub fn packages() -> Result<Vec<PathBuf>, String> {
    let root = root();
    let mut packages = vec![root.join("xtask"), root.join("fuzz")];
    let crates = root.join("crates");
    for entry in std::fs::read_dir(&crates).map_err(|e| format!("{}: {e}", crates.display()))? {
        packages.push(entry.map_err(|e| e.to_string())?.path());
    }
    packages.sort();
    Ok(packages)
}

pub fn read_manifest(package: &Path) -> Result<Table, String> {
    let path = package.join("Cargo.toml");
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    text.parse().map_err(|e| format!("{}: {e}", path.display()))
}

/// All Rust files of a package or a folder.
pub fn sources(package: &Path) -> Result<Vec<Source>, String> {
    let mut sources = Vec::new();
    collect(package, package, &mut sources)?;
    Ok(sources)
}

/// The Rust files of a folder. What was built is no source.
fn collect(package: &Path, directory: &Path, sources: &mut Vec<Source>) -> Result<(), String> {
    let fault = |e: std::io::Error| format!("{}: {e}", directory.display());
    for entry in std::fs::read_dir(directory).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path.is_dir() {
            if path != package.join("target") {
                collect(package, &path, sources)?;
            }
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            sources.push((path.strip_prefix(package).unwrap_or(&path).to_path_buf(), text));
        }
    }
    Ok(())
}
