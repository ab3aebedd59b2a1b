//! With the feature `page` the built page becomes part of the program: this writes the list of its files. Without it the list is
//! empty, and nobody who builds the project waits for a page.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut list = String::from("&[\n");
    if std::env::var_os("CARGO_FEATURE_PAGE").is_some() {
        println!("cargo::rerun-if-env-changed=KOSA_PAGE");
        match std::env::var_os("KOSA_PAGE").map(PathBuf::from).filter(|dir| dir.join("index.html").is_file())
        {
            Some(dir) => {
                println!("cargo::rerun-if-changed={}", dir.display());
                let mut files = Vec::new();
                collect(&dir, &mut files);
                files.sort();
                for file in files {
                    entry(&mut list, &dir, &file);
                }
            }
            None => println!(
                "cargo::error=the feature `page` needs a built page: cargo xtask page builds it, and KOSA_PAGE names its folder"
            ),
        }
    }
    list.push(']');
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    if let Err(e) = std::fs::write(out.join("page.rs"), list) {
        println!("cargo::error=the list of the page's files cannot be written: {e}");
    }
}

/// All files that are no compressed form of another.
fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e != "br") {
            files.push(path);
        }
    }
}

fn entry(list: &mut String, dir: &Path, file: &Path) {
    let name = file.strip_prefix(dir).unwrap_or(file).display().to_string().replace('\\', "/");
    let brotli = format!("{}.br", file.display());
    let brotli = if Path::new(&brotli).is_file() {
        format!("Some(include_bytes!({brotli:?}))")
    } else {
        "None".to_string()
    };
    let whole = file.display().to_string();
    let _ = writeln!(list, "    ({name:?}, include_bytes!({whole:?}), {brotli}),");
}
