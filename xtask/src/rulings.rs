//! `cargo xtask rulings`: which ruling of `docs/rulings.md` and `docs/automa.md` is covered by which test.
//!
//! A test covers a ruling when its id stands in the comment above the test or in its body.

use crate::shell::root;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A list of rulings: those of the game, and those of the Automa.
struct List {
    /// What an id begins with.
    prefix: &'static str,
    /// Fewest and most digits that follow.
    digits: (usize, usize),
    /// Where the list stands.
    file: &'static str,
    /// Rulings that no test can cover, by first and last number, and why.
    left_out: &'static [(u16, u16, &'static str)],
}

const LISTS: [List; 2] = [
    List { prefix: "RL-", digits: (3, 3), file: "docs/rulings.md", left_out: &[] },
    List { prefix: "R", digits: (1, 2), file: "docs/automa.md", left_out: &[] },
];

impl List {
    fn id(&self, number: u16) -> String {
        format!("{}{number:0width$}", self.prefix, width = self.digits.0)
    }

    fn reason(&self, number: u16) -> Option<&'static str> {
        self.left_out
            .iter()
            .find(|(first, last, _)| (*first..=*last).contains(&number))
            .map(|(_, _, why)| *why)
    }
}

pub fn run(args: &[String]) -> ExitCode {
    if !args.is_empty() {
        eprintln!("xtask: rulings takes no arguments");
        return ExitCode::from(2);
    }
    if report(true) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints the coverage, in full or in short, with every fault; whether there is none.
pub fn report(full: bool) -> bool {
    // Both lists are told of, whatever the first one shows.
    LISTS.iter().filter(|list| !report_list(list, full)).count() == 0
}

fn report_list(list: &List, full: bool) -> bool {
    let Ok(text) = std::fs::read_to_string(root().join(list.file)) else {
        eprintln!("xtask: {} cannot be read", list.file);
        return false;
    };
    let titles = titles(list, &text);
    let covered = covered(list, &root().join("crates"));
    let mut faults = Vec::new();
    let (mut with_test, mut left_out) = (0, 0);
    for (number, title) in &titles {
        let id = list.id(*number);
        match (covered.get(number), list.reason(*number)) {
            (Some(tests), None) => {
                with_test += 1;
                if full {
                    println!("{id:<6}  {:>2}  {}  {title}", tests.values().sum::<usize>(), files(tests));
                }
            }
            (None, Some(why)) => {
                left_out += 1;
                if full {
                    println!("{id:<6}   -  left out: {why}");
                }
            }
            (None, None) => faults.push(format!("{id} has no test and no reason: {title}")),
            (Some(tests), Some(why)) => {
                faults.push(format!("{id} is left out ({why}), yet {} cites it", files(tests)));
            }
        }
    }
    for (number, tests) in covered.iter().filter(|(number, _)| !titles.contains_key(number)) {
        faults.push(format!("{}, cited by {}, is not in {}", list.id(*number), files(tests), list.file));
    }
    for (first, last, why) in list.left_out {
        if !(*first..=*last).any(|number| titles.contains_key(&number)) {
            faults.push(format!(
                "none of {} to {} ({why}) is in {}",
                list.id(*first),
                list.id(*last),
                list.file
            ));
        }
    }
    println!(
        "   {}: {} rulings, {with_test} covered by tests, {left_out} left out with a reason",
        list.file,
        titles.len()
    );
    for fault in &faults {
        eprintln!("   {fault}");
    }
    faults.is_empty()
}

fn files(tests: &BTreeMap<String, usize>) -> String {
    tests.keys().cloned().collect::<Vec<_>>().join(", ")
}

/// The rulings of a list: `- **RL-001** situation`.
fn titles(list: &List, text: &str) -> BTreeMap<u16, String> {
    let mut all = BTreeMap::new();
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("- **").and_then(|l| l.strip_prefix(list.prefix))
            && let Some((number, title)) = rest.split_once("**")
            && let Ok(number) = number.parse()
        {
            all.insert(number, title.trim().to_string());
        }
    }
    all
}

/// The rulings a line of code cites: whole words only, so that R1 is not found in R12 or in HEX_R1.
fn ids(list: &List, line: &str) -> BTreeSet<u16> {
    let mut all = BTreeSet::new();
    for (at, _) in line.match_indices(list.prefix) {
        let before = line[..at].chars().next_back();
        let rest = &line[at + list.prefix.len()..];
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let after = rest[digits.len()..].chars().next();
        let word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        if (list.digits.0..=list.digits.1).contains(&digits.len())
            && !word(before)
            && !word(after)
            && let Ok(number) = digits.parse()
        {
            all.insert(number);
        }
    }
    all
}

type Covered = BTreeMap<u16, BTreeMap<String, usize>>;

/// For each id the test files that cite it, with the number of their tests that do.
fn covered(list: &List, crates: &Path) -> Covered {
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
                    for id in tests_of(list, &text).into_iter().flatten() {
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
fn tests_of(list: &List, text: &str) -> Vec<BTreeSet<u16>> {
    let mut tests: Vec<BTreeSet<u16>> = Vec::new();
    let mut pending = BTreeSet::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with("//!") {
            continue;
        }
        if line.starts_with("//") || line.starts_with("#[") {
            pending.extend(ids(list, line));
            is_test |= line.starts_with("#[test]");
            continue;
        }
        if is_test && line.contains("fn ") {
            tests.push(BTreeSet::new());
            is_test = false;
        }
        pending.extend(ids(list, line));
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
        let tests = tests_of(&LISTS[0], text);
        assert_eq!(tests, [BTreeSet::from([1, 2, 3]), BTreeSet::from([4])]);
    }

    #[test]
    fn the_list_is_read_by_its_bold_ids() {
        let all =
            titles(&LISTS[0], "# Rulings\n- **RL-001** One.\n  Answer. (ES p.10)\n- **RL-157** Last.\n");
        assert_eq!(
            all.into_iter().collect::<Vec<_>>(),
            [(1, "One.".to_string()), (157, "Last.".to_string())]
        );
    }

    #[test]
    fn an_id_has_three_digits() {
        assert_eq!(ids(&LISTS[0], "RL-12 RL-123 RL-1234 RL-x"), BTreeSet::from([123]));
        assert_eq!(
            ids(&LISTS[1], "// R7, R12 and (R58); HEX_R1 R123 RL-001 R2a"),
            BTreeSet::from([7, 12, 58])
        );
    }
}
