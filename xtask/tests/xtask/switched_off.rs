//! A library or program without tests inside is not built a second time for them (`test = false` in its manifest), nor is its
//! documentation read for examples where there are none (`doctest = false`). What is written there all the same would never run.

use crate::sources::{Source, packages, read_manifest, root, sources};
use std::path::Path;
use toml::{Table, Value};

fn is_off(target: &Value, what: &str) -> bool {
    target.get(what).and_then(Value::as_bool) == Some(false)
}

/// The first source of a library whose examples are not run, and which has one.
fn unread<'a>(manifest: &Table, sources: &'a [Source]) -> Option<&'a Path> {
    manifest.get("lib").filter(|library| is_off(library, "doctest"))?;
    let example = |line: &str| {
        let words = line.trim_start().strip_prefix("///").or_else(|| line.trim_start().strip_prefix("//!"));
        words.is_some_and(|words| words.trim_start().starts_with("```"))
    };
    let inside = |path: &Path| path.starts_with("src");
    sources
        .iter()
        .find(|(path, text)| inside(path) && text.lines().any(example))
        .map(|(path, _)| path.as_path())
}

/// The sources in which no test may stand: the folder of a library, or the file of a program.
fn switched_off(manifest: &Table) -> Vec<String> {
    let off = |target: &&Value| is_off(target, "test");
    let library = manifest.get("lib").filter(off).map(|_| "src".to_string());
    let programs = manifest.get("bin").and_then(Value::as_array).into_iter().flatten().filter(off);
    let place = |program: &Value| {
        let text = |key: &str| program.get(key).and_then(Value::as_str).map(str::to_string);
        text("path").or_else(|| Some(format!("src/bin/{}.rs", text("name")?)))
    };
    library.into_iter().chain(programs.filter_map(place)).collect()
}

/// The first of these sources in which a test would never run. Modules of a program lie beside those of the library: only its
/// own file is known to be switched off.
fn forgotten<'a>(places: &[String], sources: &'a [Source]) -> Option<&'a Path> {
    let off = |path: &Path| places.iter().any(|place| path.starts_with(place));
    let tests = |text: &str| text.contains("#[test]") || text.contains("cfg(test)");
    sources.iter().find(|(path, text)| off(path) && tests(text)).map(|(path, _)| path.as_path())
}

#[test]
fn no_test_stands_where_none_is_built() {
    let mut switched = 0;
    for package in packages().unwrap() {
        let manifest = read_manifest(&package).unwrap();
        let places = switched_off(&manifest);
        switched += places.len();
        let sources = sources(&package).unwrap();
        let name = package.strip_prefix(root()).unwrap_or(&package).display().to_string();
        assert_eq!(
            forgotten(&places, &sources),
            None,
            "{name} says test = false; its tests belong into tests/"
        );
        assert_eq!(unread(&manifest, &sources), None, "{name} says doctest = false; this would not be run");
    }
    assert!(switched > 0, "nothing was looked at");
}

#[test]
fn a_test_that_would_never_run_is_found() {
    let manifest: Table =
        "[lib]\ntest = false\n[[bin]]\nname = \"screens\"\ntest = false\n[[bin]]\nname = \"kosa\"\npath = \"src/main.rs\""
            .parse()
            .unwrap();
    let places = switched_off(&manifest);
    assert_eq!(places, ["src", "src/bin/screens.rs"]);
    let source = |path: &str, text: &str| (path.into(), text.to_string());
    let sound = [source("src/lib.rs", "fn rule() {}"), source("tests/all.rs", "#[test]\nfn all() {}")];
    assert_eq!(forgotten(&places, &sound), None);
    let lost = [source("src/lib.rs", "mod a;"), source("src/a.rs", "#[cfg(test)]\nmod tests {}")];
    assert_eq!(forgotten(&places, &lost), Some(Path::new("src/a.rs")));
    let example = [source("src/lib.rs", "/// ```\n/// let x = 1;\n/// ```\npub fn x() {}")];
    assert_eq!(unread(&manifest, &example), None, "it is run");
    let manifest: Table = "[lib]\ndoctest = false".parse().unwrap();
    assert_eq!(unread(&manifest, &example), Some(Path::new("src/lib.rs")));
    assert_eq!(unread(&manifest, &sound), None);
}
