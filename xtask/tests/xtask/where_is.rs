//! ARCHITECTURE.md says where strangers find what they look for first: what it names is there.

use crate::sources::root;
use std::fs;

/// What stands between backticks in a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

#[test]
fn what_strangers_look_for_lies_where_they_are_told() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let rows = text.lines().skip_while(|line| *line != "## Where is …?").skip(1);
    let rows = rows.take_while(|line| !line.starts_with("## ")).filter(|line| line.starts_with("| "));
    let (mut files, mut functions) = (0, 0);
    for row in rows {
        let mut sources = Vec::new();
        for file in quoted(row).filter(|word| word.ends_with(".rs")) {
            // Paths begin in the engine unless they begin with the crate.
            let from = if file.starts_with("crates/") { "" } else { "crates/engine/src" };
            let path = root().join(from).join(file);
            sources.push(fs::read_to_string(&path).unwrap_or_else(|e| panic!("{row}: {file}: {e}")));
            files += 1;
        }
        for function in quoted(row).filter_map(|word| word.split_once("::")).map(|(_, name)| name) {
            let declared = format!("fn {function}(");
            assert!(sources.iter().any(|text| text.contains(&declared)), "{row}: there is no {declared}…)");
            functions += 1;
        }
    }
    assert!(files >= 5 && functions >= 4, "the table is another one: {files} files, {functions} functions");
}
