//! Every sample of the documents is run: a document that no longer says what the program answers fails here.
//!
//! In a `text` block, a line that begins with `$ kosa` is run, and what stands under it is compared with the answer:
//! - nothing under it: the command line must be understood, its answer is not compared;
//! - `…` on a line of its own stands for lines that are left out;
//! - numbers of `kosa bench` depend on the machine and are compared by their shape, except sizes in bytes.
//!
//! `KOSA_BLESS=1` writes samples again.
//!
//! The files a command reads stand in the same document: `<!-- file p.txt -->` before a block names it, and
//! `<!-- file p.txt is q.txt of docs/automa.md -->` borrows a block of another document.

use crate::common::{Dir, kosa_at};
use std::path::{Path, PathBuf};

/// A document of the project, by its path from the root.
fn document(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// The README and everything in `docs/`.
fn documents() -> Vec<String> {
    let docs: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let names =
        std::fs::read_dir(docs).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut all: Vec<String> = names.filter(|n| n.ends_with(".md")).map(|n| format!("docs/{n}")).collect();
    all.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(String::from));
    all.sort();
    all
}

/// A fenced block: the word after the fence, the comment on the line above it, the number of its first line, its lines.
struct Block {
    word: String,
    above: String,
    first: usize,
    lines: Vec<String>,
}

fn blocks(text: &str) -> Vec<Block> {
    let mut all: Vec<Block> = Vec::new();
    let (mut open, mut above) = (false, "");
    for (i, line) in text.lines().enumerate() {
        if let Some(word) = line.strip_prefix("```") {
            open = !open;
            if open {
                all.push(Block { word: word.into(), above: above.into(), first: i + 2, lines: Vec::new() });
            }
        } else if open && let Some(block) = all.last_mut() {
            block.lines.push(line.into());
        }
        above = line;
    }
    assert!(!open, "a block is not closed");
    all
}

/// The file of this name that a document shows.
fn shown(document_name: &str, file: &str) -> String {
    let named = format!("<!-- file {file} -->");
    let found = blocks(&document(document_name)).into_iter().find(|b| b.above == named);
    found.unwrap_or_else(|| panic!("{document_name} shows no {file}")).lines.join("\n") + "\n"
}

/// Writes the files a document speaks of.
fn write_files(name: &str, dir: &Dir) {
    for line in document(name).lines() {
        let Some(text) = line.strip_prefix("<!-- file ").and_then(|l| l.strip_suffix(" -->")) else {
            continue;
        };
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            [file] => dir.write(file, &shown(name, file)),
            [file, "is", other, "of", lender] => dir.write(file, &shown(lender, other)),
            _ => panic!("{name}: '{line}' is not understood"),
        };
    }
}

/// The words of a command line: quotation marks hold words together, `#` begins a comment.
fn words(line: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            '#' if !quoted && word.is_none() => break,
            ' ' if !quoted => all.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    all.extend(word);
    all
}

/// A line in which every number is one sign, whatever its length and the blanks before it.
fn shape(line: &str) -> String {
    if line.ends_with(" bytes") {
        return line.into();
    }
    // Which module is the slowest is a matter of the machine too.
    let line = line.strip_suffix(", the slowest").unwrap_or(line);
    let mut out = String::new();
    for c in line.chars() {
        let in_number = out.ends_with('#');
        if c.is_ascii_digit() {
            out.truncate(out.trim_end().len());
            if !out.ends_with('#') {
                out.push('#');
            }
        } else if !(in_number && c == '.') {
            out.push(c);
        }
    }
    out
}

/// Whether an answer is the sample, `…` standing for any lines.
fn fits(sample: &[String], answer: &[String]) -> bool {
    match sample.split_first() {
        None => answer.is_empty(),
        Some((line, rest)) if line == "…" => (0..=answer.len()).any(|n| fits(rest, &answer[n..])),
        Some((line, rest)) => answer.first() == Some(line) && fits(rest, &answer[1..]),
    }
}

/// What a command answers now, where that is not what its sample says: as a sample again, with what was left out left out.
fn differs(at: &str, line: &str, sample: &[String], dir: &Dir) -> Option<Vec<String>> {
    let mut args = words(line);
    assert_eq!(args.remove(0), "kosa", "{at}");
    let bench = args.first().is_some_and(|word| word == "bench");
    if bench && let Some(i) = args.iter().position(|word| word == "--seconds") {
        // The figures do not matter here.
        args[i + 1] = "1".into();
    }
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let answer = kosa_at(dir.path(), &args);
    assert_ne!(answer.code, 2, "{at}: {line}\n{}", answer.err);
    let told: Vec<String> = (answer.out + &answer.err).lines().map(|l| l.trim_end().to_string()).collect();
    let alike = |lines: &[String]| -> Vec<String> {
        lines.iter().map(|l| if bench { shape(l) } else { l.clone() }).collect()
    };
    if sample.is_empty() || fits(&alike(sample), &alike(&told)) {
        return None;
    }
    if bench && sample.len() == told.len() {
        // Figures come from a release build on a quiet machine: only lines that say something else are new.
        let same = |(old, new): (&String, String)| if shape(old) == shape(&new) { old.clone() } else { new };
        return Some(sample.iter().zip(told).map(same).collect());
    }
    let Some(left_out) = sample.iter().position(|l| l == "…") else { return Some(told) };
    let shown = told.into_iter().take(left_out);
    Some(shown.chain(["…".to_string()]).collect())
}

/// Runs every sample of a document. Says how many there were, and the document as it should be where one is out of date.
fn check(name: &str) -> (usize, Option<String>) {
    let dir = Dir::new(&format!("docs-{}", name.replace('/', "-")));
    write_files(name, &dir);
    let text = document(name);
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let mut run = 0;
    // From the end, so that the numbers of the lines before stay true.
    for block in blocks(&text).iter().filter(|b| b.word == "text").rev() {
        let commands = block.lines.iter().enumerate().filter(|(_, l)| l.starts_with("$ ")).rev();
        for (i, line) in commands {
            let sample = block.lines[i + 1..].iter().take_while(|l| !l.starts_with("$ "));
            let sample: Vec<String> = sample.cloned().collect();
            let number = block.first + i;
            if let Some(now) = differs(&format!("{name} line {number}"), &line[2..], &sample, &dir) {
                lines.splice(number..number + sample.len(), now);
            }
            run += 1;
        }
    }
    let now = lines.join("\n") + "\n";
    (run, (now != text).then_some(now))
}

#[test]
fn every_sample_of_the_documents_is_what_the_program_answers() {
    let mut with_samples = Vec::new();
    for name in documents() {
        let (run, now) = check(&name);
        if run > 0 {
            with_samples.push(name.clone());
        }
        let Some(now) = now else { continue };
        if std::env::var_os("KOSA_BLESS").is_some() {
            std::fs::write(path(&name), now).unwrap();
            continue;
        }
        let before = document(&name);
        let new: Vec<&str> = now.lines().filter(|l| !before.lines().any(|b| b == *l)).collect();
        panic!(
            "samples of {name} are out of date (KOSA_BLESS=1 writes them again); new lines:\n{}",
            new.join("\n")
        );
    }
    assert_eq!(
        with_samples,
        [
            "README.md",
            "docs/arena.md",
            "docs/automa.md",
            "docs/lessons.md",
            "docs/terminal.md",
            "docs/wind_gambit.md"
        ]
    );
}

#[test]
fn every_document_stands_in_the_table_of_the_readme() {
    let readme = document("README.md");
    for name in documents().iter().filter(|n| *n != "README.md") {
        assert!(readme.contains(&format!("| [{name}]({name}) |")), "README.md does not list {name}");
    }
}

#[test]
fn every_crate_and_module_stands_on_the_maps() {
    let (architecture, contributing) = (document("ARCHITECTURE.md"), document("CONTRIBUTING.md"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let names = |path: &str| -> Vec<String> {
        let entries = std::fs::read_dir(root.join(path)).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    for name in names("crates") {
        assert!(architecture.contains(&format!("`crates/{name}`")), "ARCHITECTURE.md has no crates/{name}");
        assert!(contributing.contains(&format!("`crates/{name}`")), "CONTRIBUTING.md has no crates/{name}");
    }
    let engine = architecture.split("### `crates/engine`").nth(1).unwrap().split("\n### ").next().unwrap();
    let table: String = engine.lines().filter_map(|l| l.strip_prefix("| ")?.split(" |").next()).collect();
    for name in names("crates/engine/src") {
        let module = name.trim_end_matches(".rs");
        let known = [format!("`{module}`"), format!("`{module}/`")].iter().any(|m| table.contains(m));
        assert!(known || module == "lib", "ARCHITECTURE.md has no module {module} of the engine");
    }
}

#[test]
fn a_comparison_can_fail() {
    let lines = |text: &str| -> Vec<String> { text.lines().map(String::from).collect() };
    assert!(fits(&lines("a\n…\nd"), &lines("a\nb\nc\nd")));
    assert!(!fits(&lines("a\n…\nd"), &lines("a\nb\nc")));
    assert!(!fits(&lines("a"), &lines("a\nb")));
    assert_eq!(shape("games per second      1523.2 s"), shape("games per second   2.9 s"));
    assert_eq!(shape("  airships   1770358   95 %, the slowest"), shape("  airships   26   7 %"));
    assert_ne!(shape("games per second      1523.2"), shape("turns per second      1523.2"));
    assert_ne!(shape("state size   1168 bytes"), shape("state size   1416 bytes"));
    assert_eq!(words("kosa x --moves \"a b; c\"  # why"), ["kosa", "x", "--moves", "a b; c"]);
}
