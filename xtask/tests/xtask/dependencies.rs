//! Dependencies that no source names. Each one costs everybody who builds the project, and a reader believes that it is
//! needed.

use crate::sources::{Source, packages, read_manifest, root, sources};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// What a dependency is for, and so where it must be named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// The package itself.
    Ordinary,
    /// Its tests, benches and examples, those in comments too.
    Tests,
    /// Its build script.
    Build,
}

const USES: [(&str, Use); 3] =
    [("dependencies", Use::Ordinary), ("dev-dependencies", Use::Tests), ("build-dependencies", Use::Build)];

/// One sentence for each dependency of the project that no source of its package names.
fn stray() -> Result<Vec<String>, String> {
    let root = root();
    let mut found = Vec::new();
    let mut manifests = Vec::new();
    for package in packages()? {
        let manifest = read_manifest(&package)?;
        let sources = sources(&package)?;
        let name = package.strip_prefix(&root).unwrap_or(&package).display().to_string();
        found.extend(stray_in(&manifest, &sources).into_iter().map(|fault| format!("{name}: {fault}")));
        manifests.push(manifest);
    }
    let workspace = read_manifest(&root)?;
    found.extend(unused_in_workspace(&workspace, &manifests));
    Ok(found)
}

/// The tables of dependencies of a manifest, those for one platform too.
fn tables(manifest: &Table) -> Vec<(Use, &Table)> {
    let platforms = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let whole = core::iter::once(manifest).chain(platforms.filter_map(Value::as_table));
    whole
        .flat_map(|table| USES.map(|(key, used)| Some((used, table.get(key)?.as_table()?))))
        .flatten()
        .collect()
}

fn stray_in(manifest: &Table, sources: &[Source]) -> Vec<String> {
    let tables = tables(manifest);
    let mut found = Vec::new();
    for (used, table) in &tables {
        for name in table.keys() {
            let ordinary =
                |(other, table): &(Use, &Table)| *other == Use::Ordinary && table.contains_key(name);
            let word = name.replace('-', "_");
            // Tests may want more of it than everybody.
            let more = table.get(name).is_some_and(|asked| asked.get("features").is_some());
            if *used == Use::Tests && !more && tables.iter().any(ordinary) {
                found.push(format!("tests have the dependency {name} already, it need not be named twice"));
            } else if !sources.iter().any(|(path, text)| names(&relevant(*used, path, text), &word)) {
                found.push(match used {
                    Use::Ordinary => format!("no source but tests names the dependency {name}"),
                    Use::Tests => format!("no test names the dependency {name}"),
                    Use::Build => format!("the build script does not name the dependency {name}"),
                });
            }
        }
    }
    found
}

/// The part of a file in which a dependency for this use can be named.
fn relevant(used: Use, path: &Path, text: &str) -> String {
    let first = path.iter().next().and_then(|part| part.to_str()).unwrap_or_default();
    let build = first == "build.rs";
    let tests = matches!(first, "tests" | "benches" | "examples")
        || path.file_name().is_some_and(|n| n == "tests.rs");
    let comment = |line: &&str| line.trim_start().starts_with("//");
    match used {
        Use::Build if build => text.to_string(),
        Use::Tests if !build => text.to_string(),
        Use::Ordinary if !build && !tests => {
            // By custom tests stand at the end of a file.
            let code = text.lines().take_while(|line| !is_test(line.trim_start()));
            code.filter(|line| !comment(line)).collect::<Vec<_>>().join("\n")
        }
        _ => String::new(),
    }
}

fn is_test(line: &str) -> bool {
    line.starts_with("#[cfg(test)]") || line.starts_with("#[cfg(all(test")
}

/// Whether code names a package: `word::…`, `use word…` or `extern crate word`.
fn names(code: &str, word: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + word.len()..]);
        let whole = !before.ends_with(part_of_word) && !after.starts_with(part_of_word);
        whole && (after.starts_with("::") || before.ends_with("use ") || before.ends_with("extern crate "))
    })
}

/// Versions agreed on for the whole project that no package asks for.
fn unused_in_workspace(workspace: &Table, manifests: &[Table]) -> Vec<String> {
    let agreed = workspace.get("workspace").and_then(|w| w.get("dependencies")).and_then(Value::as_table);
    let asked = |name: &str| manifests.iter().any(|m| tables(m).iter().any(|(_, t)| t.contains_key(name)));
    let unused = agreed.into_iter().flat_map(Table::keys).filter(|name| !asked(name));
    unused.map(|name| format!("Cargo.toml: no package asks for {name}")).collect()
}

#[test]
fn every_dependency_of_the_project_is_named_by_a_source() {
    assert_eq!(stray(), Ok(Vec::new()));
}

const MANIFEST: &str = "
    [dependencies]
    used-here = '1'
    only-in-tests = '1'
    only-in-words = '1'
    both = '1'
    [dev-dependencies]
    in-a-test = '1'
    nowhere = '1'
    both = '1'
    [build-dependencies]
    builds = '1'
    only-in-source = '1'
    [target.'cfg(unix)'.dependencies]
    signals = '1'
";

fn source(path: &str, text: &str) -> Source {
    (PathBuf::from(path), text.to_string())
}

#[test]
fn a_dependency_nobody_names_is_found() {
    let manifest = MANIFEST.parse().unwrap();
    let lib = "// only_in_words::f\nuse used_here::X;\nlet only_in_words_too = both::y();\n\
               let z = only_in_source::z();\n\
               #[cfg(test)]\nmod tests { use only_in_tests::T; }\n";
    let mut sources = vec![
        source("src/lib.rs", lib),
        source("src/part/tests.rs", "use only_in_tests::T;"),
        source("tests/all.rs", "use in_a_test as t; use only_in_tests::T;"),
        source("build.rs", "fn main() { builds::all() }"),
    ];
    assert_eq!(
        stray_in(&manifest, &sources),
        [
            "no source but tests names the dependency only-in-tests",
            "no source but tests names the dependency only-in-words",
            "tests have the dependency both already, it need not be named twice",
            "no test names the dependency nowhere",
            "the build script does not name the dependency only-in-source",
            "no source but tests names the dependency signals",
        ]
    );
    sources.push(source("src/signals.rs", "extern crate signals;"));
    assert_eq!(stray_in(&manifest, &sources).len(), 5);
}

#[test]
fn a_version_nobody_asks_for_is_found() {
    let workspace = "[workspace.dependencies]\nnowhere = '1'\nlonely = '1'".parse().unwrap();
    let manifest = MANIFEST.parse().unwrap();
    assert_eq!(
        unused_in_workspace(&workspace, &[manifest]),
        ["Cargo.toml: no package asks for lonely".to_string()]
    );
}
