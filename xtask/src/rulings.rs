//! `cargo xtask rulings`: which ruling of `docs/rulings.md` is covered by which test.
//!
//! A test covers a ruling when its id stands in the comment above the test or in its body.

use crate::shell::root;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Rulings that no test can cover, by first and last number, and why.
const LEFT_OUT: [(u16, u16, &str); 3] = [
    (118, 131, "Invaders from Afar is not in the game yet"),
    (132, 144, "The Wind Gambit's airships and resolutions are not in the game yet"),
    (149, 149, "a matter of clocks, which belongs to a server and not to the rules engine"),
];

pub fn run(args: &[String]) -> ExitCode {
    if !args.is_empty() {
        eprintln!("xtask: rulings takes no arguments");
        return ExitCode::from(2);
    }
    if report(true) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints the coverage, in full or in short, with every fault; whether there is none.
pub fn report(full: bool) -> bool {
    let list = root().join("docs/rulings.md");
    let Ok(text) = std::fs::read_to_string(&list) else {
        eprintln!("xtask: docs/rulings.md cannot be read");
        return false;
    };
    let titles = titles(&text);
    let covered = covered(&root().join("crates"));
    let mut faults = Vec::new();
    let (mut with_test, mut left_out) = (0, 0);
    for (id, title) in &titles {
        match (covered.get(id), reason(*id)) {
            (Some(tests), None) => {
                with_test += 1;
                if full {
                    println!("RL-{id:03}  {:>2}  {}  {title}", tests.values().sum::<usize>(), files(tests));
                }
            }
            (None, Some(why)) => {
                left_out += 1;
                if full {
                    println!("RL-{id:03}   -  left out: {why}");
                }
            }
            (None, None) => faults.push(format!("RL-{id:03} has no test and no reason: {title}")),
            (Some(tests), Some(why)) => {
                faults.push(format!("RL-{id:03} is left out ({why}), yet {} cites it", files(tests)));
            }
        }
    }
    for (id, tests) in covered.iter().filter(|(id, _)| !titles.contains_key(id)) {
        faults.push(format!("RL-{id:03}, cited by {}, is not in docs/rulings.md", files(tests)));
    }
    for (first, last, why) in LEFT_OUT {
        if (first..=last).any(|id| !titles.contains_key(&id)) {
            faults.push(format!("RL-{first:03} to RL-{last:03} ({why}) are not all in docs/rulings.md"));
        }
    }
    println!("   {} rulings: {with_test} covered by tests, {left_out} left out with a reason", titles.len());
    for fault in &faults {
        eprintln!("   {fault}");
    }
    faults.is_empty()
}

fn reason(id: u16) -> Option<&'static str> {
    LEFT_OUT.iter().find(|(first, last, _)| (*first..=*last).contains(&id)).map(|(_, _, why)| *why)
}

fn files(tests: &BTreeMap<String, usize>) -> String {
    tests.keys().cloned().collect::<Vec<_>>().join(", ")
}

/// The rulings of the list: `- **RL-001** situation`.
fn titles(text: &str) -> BTreeMap<u16, String> {
    let mut all = BTreeMap::new();
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("- **RL-")
            && let Some((id, title)) = rest.split_once("**")
            && let Ok(id) = id.parse()
        {
            all.insert(id, title.trim().to_string());
        }
    }
    all
}

/// The ids a line of code cites.
fn ids(line: &str) -> BTreeSet<u16> {
    let mut all = BTreeSet::new();
    for (at, _) in line.match_indices("RL-") {
        let digits = line.as_bytes().get(at + 3..at + 6).filter(|d| d.iter().all(u8::is_ascii_digit));
        if let Some(id) = digits.and_then(|d| std::str::from_utf8(d).ok()).and_then(|d| d.parse().ok()) {
            all.insert(id);
        }
    }
    all
}

type Covered = BTreeMap<u16, BTreeMap<String, usize>>;

/// For each id the test files that cite it, with the number of their tests that do.
fn covered(crates: &Path) -> Covered {
    let mut all = Covered::new();
    let mut packages: Vec<PathBuf> = entries(crates);
    packages.sort();
    for package in packages {
        let mut open = vec![package.join("tests")];
        while let Some(dir) = open.pop() {
            for path in entries(&dir) {
                if path.is_dir() {
                    open.push(path);
                } else if path.extension().is_some_and(|e| e == "rs")
                    && let Ok(text) = std::fs::read_to_string(&path)
                {
                    let name =
                        path.strip_prefix(crates).unwrap_or(&path).to_string_lossy().replace("/tests/", "/");
                    for id in tests_of(&text).into_iter().flatten() {
                        *all.entry(id).or_default().entry(name.clone()).or_default() += 1;
                    }
                }
            }
        }
    }
    all
}

fn entries(dir: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(dir).map(|list| list.flatten().map(|e| e.path()).collect()).unwrap_or_default()
}

/// The ids each test of a file cites: those of the comment above it and those of its body.
fn tests_of(text: &str) -> Vec<BTreeSet<u16>> {
    let mut tests: Vec<BTreeSet<u16>> = Vec::new();
    let mut pending = BTreeSet::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with("//!") {
            continue;
        }
        if line.starts_with("//") || line.starts_with("#[") {
            pending.extend(ids(line));
            is_test |= line.starts_with("#[test]");
            continue;
        }
        if is_test && line.contains("fn ") {
            tests.push(BTreeSet::new());
            is_test = false;
        }
        pending.extend(ids(line));
        if let Some(test) = tests.last_mut() {
            test.append(&mut pending);
        }
    }
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_belong_to_the_test_below_or_around_them() {
        let text = "//! RL-009\nfn helper() {}\n/// RL-001 and RL-002\n#[test]\nfn a() {\n    // RL-003\n    x();\n}\n\n\
                    // RL-004\n#[test]\nfn b() {}\n";
        let tests = tests_of(text);
        assert_eq!(tests, [BTreeSet::from([1, 2, 3]), BTreeSet::from([4])]);
    }

    #[test]
    fn the_list_is_read_by_its_bold_ids() {
        let all = titles("# Rulings\n- **RL-001** One.\n  Answer. (ES p.10)\n- **RL-157** Last.\n");
        assert_eq!(
            all.into_iter().collect::<Vec<_>>(),
            [(1, "One.".to_string()), (157, "Last.".to_string())]
        );
    }

    #[test]
    fn an_id_has_three_digits() {
        assert_eq!(ids("RL-12 RL-123 RL-1234 RL-x"), BTreeSet::from([123]));
    }
}
