//! A sentence stands in `ftl/en` or in the code, never in both: two that must be kept alike will not be.

use crate::common::messages;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Names that the code knows too: the kind of a thing, of which the key is made, and what is printed on a tile.
const NAMES: [&str; 3] = ["what-", "airship-", "resolution-"];

/// A text without what is filled in, by which it is compared; nothing for what is too short to be a sentence.
fn sentence(text: &str) -> Option<String> {
    let mut plain = String::new();
    let mut depth = 0usize;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let words: Vec<String> = plain
        .split(|c: char| !c.is_alphanumeric() && c != '\'')
        .filter(|word| word.chars().any(char::is_alphabetic))
        .map(str::to_lowercase)
        .collect();
    (words.len() >= 4).then(|| words.join(" "))
}

/// The string literals of a source, lines that go on joined.
fn strings(source: &str) -> Vec<String> {
    // By custom tests stand at the end of a file.
    let code = source.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    let code: Vec<&str> = code.filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let mut found = Vec::new();
    let mut chars = code.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        // A quotation mark as a character is none.
        if c != '"' || before == '\'' || before == '\\' {
            before = c;
            continue;
        }
        let mut text = String::new();
        while let Some(c) = chars.next() {
            match c {
                '"' => break,
                '\\' if chars.peek() == Some(&'\n') => {
                    while chars.next_if(|c| c.is_whitespace()).is_some() {}
                }
                '\\' => text.extend(chars.next()),
                c => text.push(c),
            }
        }
        found.push(text);
        before = '"';
    }
    found
}

fn sources(path: &Path, all: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for file in std::fs::read_dir(path).unwrap() {
            sources(&file.unwrap().path(), all);
        }
    } else if path.extension().is_some_and(|e| e == "rs") {
        all.push(path.to_path_buf());
    }
}

#[test]
fn no_sentence_stands_in_the_texts_and_in_the_code() {
    let (names, texts): (Vec<_>, Vec<_>) =
        messages("en").into_iter().partition(|(key, _)| NAMES.iter().any(|name| key.starts_with(name)));
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    said.extend(texts.into_iter().filter_map(|(key, message)| Some((sentence(&message.text)?, key))));
    for (_, name) in names {
        said.remove(&sentence(&name.text).unwrap_or_default());
    }
    assert!(said.len() > 500, "only {} sentences", said.len());
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for name in [
        "engine", "table", "simulate", "client", "lang", "learn", "tui", "cli", "scene", "web", "server",
        "wire", "arena", "bots", "pack",
    ] {
        sources(&crates.join(name).join("src"), &mut files);
    }
    let mut twice = Vec::new();
    for file in &files {
        let texts = strings(&std::fs::read_to_string(file).unwrap());
        for text in texts.into_iter().filter(|text| text.contains(' ')) {
            if let Some(key) = sentence(&text).and_then(|text| said.get(&text)) {
                twice.push(format!("{}: {key}: {text}", file.display()));
            }
        }
    }
    assert!(twice.is_empty(), "{} sentences stand twice:\n{}", twice.len(), twice.join("\n"));
}

#[test]
fn sentences_are_compared_by_their_words() {
    assert_eq!(sentence("seat {seat} is not in this game"), sentence("seat { $seat } is not in this game."));
    assert_eq!(sentence("not a sentence"), None);
    assert_eq!(strings("f(\"a \\\"b\\\" \\\n   c\", '\"', \"d\")"), ["a \"b\" c", "d"]);
}
