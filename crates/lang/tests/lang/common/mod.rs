//! The Fluent files as data: keys, variables, forms; and the sources that use them.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The forms a phrase may have.
pub const FORMS: [&str; 12] =
    ["gen", "dat", "acc", "ins", "a", "the", "of", "on", "from", "to", "plural", "number"];

/// One message of a file.
#[derive(Debug, Default)]
pub struct Message {
    /// Variables of the text and its forms, as they are written.
    pub variables: BTreeSet<String>,
    pub forms: BTreeSet<String>,
    /// Its text, with `{}` for whatever is filled in.
    pub text: String,
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// Every message of a language by key. Whatever is wrong with a file fails the test.
pub fn messages(tag: &str) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    let folder = root().join("ftl").join(tag);
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_string();
                    let mut found = Message::default();
                    let value = message.value.as_ref().unwrap_or_else(|| panic!("{key} has no text"));
                    pattern(value, &mut found);
                    found.text = text_of(value);
                    for attribute in &message.attributes {
                        found.forms.insert(attribute.id.name.to_string());
                        pattern(&attribute.value, &mut found);
                    }
                    let twice = all.insert(key.clone(), found);
                    assert!(twice.is_none(), "{tag}: {key} stands twice");
                }
                Entry::Term(term) => panic!("{tag}: -{} is a term; use messages", term.id.name),
                _ => {}
            }
        }
    }
    all
}

fn text_of(pattern: &Pattern<&str>) -> String {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.to_string(),
        PatternElement::Placeable { .. } => "{}".to_string(),
    };
    pattern.elements.iter().map(part).collect()
}

fn pattern(pattern: &Pattern<&str>, found: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => one(inline, found),
                Expression::Select { selector, variants } => {
                    one(selector, found);
                    for variant in variants {
                        pattern_of(&variant.value, found);
                    }
                }
            }
        }
    }
}

fn pattern_of(value: &Pattern<&str>, found: &mut Message) {
    pattern(value, found);
}

fn one(inline: &InlineExpression<&str>, found: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.variables.insert(id.name.to_string());
        }
        InlineExpression::FunctionReference { id, arguments } => {
            assert_eq!(id.name, "AGREE", "only AGREE is a function of ours");
            arguments.positional.iter().for_each(|argument| one(argument, found));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                one(inner, found);
            }
        }
        _ => {}
    }
}

/// The variable behind `$who-acc`: `who`.
pub fn base(variable: &str) -> &str {
    match variable.rsplit_once('-') {
        Some((base, form)) if FORMS.contains(&form) => base,
        _ => variable,
    }
}

/// Every string literal in the sources of the crates that speak.
pub fn literals() -> BTreeSet<String> {
    literals_of(&["lang", "client", "learn", "wire", "server", "cli", "tui", "pack", "scene", "web"])
}

/// Every string literal in the sources of these crates.
pub fn literals_of(crates: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for crate_name in crates {
        read(&root().join("..").join(crate_name).join("src"), &mut found);
    }
    found
}

fn read(path: &Path, found: &mut BTreeSet<String>) {
    if path.is_dir() {
        for file in std::fs::read_dir(path).unwrap() {
            read(&file.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|e| e == "rs") {
        let text = std::fs::read_to_string(path).unwrap();
        for line in text.lines().filter(|l| !l.trim_start().starts_with("//")) {
            found.extend(line.split('"').skip(1).step_by(2).map(str::to_string));
        }
    }
}
