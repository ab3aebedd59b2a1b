//! Puts every file of `lessons/` into the program, in the order of their names: a lesson needs no line of Rust.

use std::fmt::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("lessons");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = std::fs::read_dir(&folder)?
        .map(|file| Ok(file?.path()))
        .collect::<Result<Vec<_>, std::io::Error>>()?;
    files.retain(|file| file.extension().is_some_and(|e| e == "lesson"));
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(list, "    ({name:?}, include_str!({:?})),", file.display().to_string())?;
    }
    list.push_str("]\n");
    let to = Path::new(&std::env::var("OUT_DIR")?).join("lessons.rs");
    std::fs::write(to, list)?;
    Ok(())
}
