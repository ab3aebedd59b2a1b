//! Every public type of the libraries shows how it is used: its documentation holds an example, which `cargo test` runs.

use crate::sources::{root, sources};

/// The libraries that strangers use. The screens and the command line are programs.
const LIBRARIES: [&str; 10] =
    ["arena", "bots", "client", "data", "engine", "lang", "learn", "simulate", "table", "wire"];

/// The name of the public type that a line declares.
fn declared(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let name = ["struct ", "enum ", "trait ", "type ", "union "].iter().find_map(|k| rest.strip_prefix(k))?;
    // Macros that only match a declaration name its kind, `$kind:ident`.
    let name = name.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$' || c == ':')).next()?;
    (!name.contains(':')).then_some(name)
}

/// The public types of a file whose documentation holds no example that is run.
fn without_example(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let Some(name) = declared(line) else { continue };
        // A macro that is given the whole declaration is given its documentation with it.
        if name.starts_with('$') && text.contains(&format!("pub enum {name}:ident")) {
            continue;
        }
        let above = lines[..number].iter().rev().map(|l| l.trim_start());
        let is_above = |l: &&str| ["//", "#[", "$("].iter().any(|start| l.starts_with(start));
        let mut documentation = above.take_while(is_above);
        if !documentation.any(|l| l.contains("```") && !l.contains("```text")) {
            found.push(name);
        }
    }
    found
}

#[test]
fn every_public_type_has_an_example() {
    let mut missing = Vec::new();
    for library in LIBRARIES {
        let files = sources(&root().join("crates").join(library).join("src")).expect("sources");
        assert!(!files.is_empty(), "{library} has no sources");
        for (file, text) in files {
            let place = format!("crates/{library}/src/{}", file.display());
            missing.extend(without_example(&text).into_iter().map(|name| format!("{place}: {name}")));
        }
    }
    missing.sort();
    assert!(missing.is_empty(), "{} public types without an example:\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn a_type_without_an_example_is_found() {
    let text = "/// Bare.\n#[derive(Debug)]\npub struct Bare;\n\n/// ```\n/// let x = 1;\n/// ```\npub enum Shown { A }\n\
                pub(crate) struct Inner;\n        pub enum $kind:ident {\n/// ```text\n/// no code\n/// ```text\npub trait Told {}";
    assert_eq!(without_example(text), ["Bare", "Told"]);
}
