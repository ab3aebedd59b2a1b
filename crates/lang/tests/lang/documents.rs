//! What the documents say in the words of the program.

use crate::common::{messages, root};
use kosa_engine::Switch;
use std::path::PathBuf;

fn document(name: &str) -> String {
    let path: PathBuf = root().join("../../docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("docs/{name}: {e}"))
}

/// A sentence without the ruling in brackets at its end, which programs do not show.
fn without_ruling(text: &str) -> String {
    match text.split_once(" (R") {
        Some((sentence, _)) => format!("{sentence}."),
        None => text.to_string(),
    }
}

#[test]
fn every_file_of_texts_is_documented() {
    let text = document("languages.md");
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
    let mut listed: Vec<String> =
        rows.map(|(file, _)| file.to_string()).filter(|file| file.ends_with(".ftl")).collect();
    let folder = std::fs::read_dir(root().join("ftl/en")).unwrap();
    let mut files: Vec<String> =
        folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    listed.sort();
    files.sort();
    assert_eq!(listed, files, "docs/languages.md lists other files than there are");
}

#[test]
fn a_switch_means_the_same_in_the_document_and_in_the_program() {
    let (rules, english) = (document("rules.md"), messages("en"));
    for switch in Switch::ALL {
        let head = format!("| `{}` |", switch.id());
        let row =
            rules.lines().find(|line| line.starts_with(&head)).unwrap_or_else(|| panic!("no row {head}"));
        let written = row.trim_end_matches(" |").rsplit(" | ").next().unwrap_or_default();
        let said = &english[&format!("help-switch-{}", switch.id())].text;
        assert_eq!(&without_ruling(written), said, "docs/rules.md and help.ftl: {head}");
    }
}
