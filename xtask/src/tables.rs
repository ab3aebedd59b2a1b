//! `cargo xtask tables`: writes the engine's tables from the facts in `data/`.

use crate::shell::root;
use kosa_data::{English, Facts, generate};
use std::process::ExitCode;

pub fn run(args: &[String]) -> ExitCode {
    if !args.is_empty() {
        eprintln!("xtask: tables takes no arguments");
        return ExitCode::from(2);
    }
    match refresh() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            println!("xtask: {} is as data/ says", kosa_data::TABLES);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the tables if the facts have changed; whether they had.
pub fn refresh() -> Result<bool, String> {
    let facts = Facts::load(&root().join("data")).map_err(|e| e.to_string())?;
    let english = English::load(&root()).map_err(|e| e.to_string())?;
    for word in facts.reworded(&english) {
        println!(
            "xtask: {}: {} is now {:?}: the texts in {} wait for it",
            word.file,
            word.key,
            word.text,
            kosa_data::TEXTS
        );
    }
    let tables = generate(&facts, &english);
    let path = root().join(kosa_data::TABLES);
    if std::fs::read_to_string(&path).is_ok_and(|text| text == tables) {
        return Ok(false);
    }
    println!("xtask: data/ has changed: writing {}", kosa_data::TABLES);
    std::fs::write(&path, tables).map_err(|e| format!("cannot write {}: {e}", kosa_data::TABLES))?;
    Ok(true)
}
