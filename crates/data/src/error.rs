use std::ops::Range;
use std::path::Path;

use serde::de::DeserializeOwned;

/// Why the data could not be used: one sentence that names the file, the line, the item and the fault.
///
/// ```
/// use kosa_data::{DataError, Facts};
/// use std::path::Path;
///
/// let error = Facts::load(Path::new("nowhere")).unwrap_err();
/// assert!(matches!(error, DataError::Unreadable { .. }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DataError {
    /// A file is missing or cannot be read.
    Unreadable {
        /// The file, such as `data/map.toml`.
        file: String,
        /// What the operating system says.
        reason: String,
    },
    /// A file was read, and something in it is wrong.
    Fault {
        /// The file, such as `data/map.toml`.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The entry the line belongs to, such as `card 3`; nothing at the head of the file.
        item: Option<String>,
        /// What is wrong, and what was expected.
        fault: String,
    },
}

impl core::fmt::Display for DataError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            DataError::Unreadable { file, reason } => write!(f, "{file}: cannot be read: {reason}"),
            DataError::Fault { file, line, item: Some(item), fault } => {
                write!(f, "{file} line {line}: {item}: {fault}")
            }
            DataError::Fault { file, line, item: None, fault } => write!(f, "{file} line {line}: {fault}"),
        }
    }
}

impl core::error::Error for DataError {}

/// The text of one file, kept while it is checked so that every fault can be given a line and an item.
pub(crate) struct Source {
    label: String,
    text: String,
}

impl Source {
    /// Reads a file. Messages name it by its directory and its own name: the rest of the path differs from one
    /// machine to the next.
    pub(crate) fn read(dir: &Path, name: &str) -> Result<Source, DataError> {
        let label = match dir.file_name() {
            Some(last) => format!("{}/{name}", last.to_string_lossy()),
            None => name.to_owned(),
        };
        match std::fs::read_to_string(dir.join(name)) {
            Ok(text) => Ok(Source { label, text }),
            Err(e) => Err(DataError::Unreadable { file: label, reason: e.to_string() }),
        }
    }

    pub(crate) fn parse<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(&self.text).map_err(|e| {
            // The parser's hints stand on lines of their own; a sentence has only one.
            let fault = e.message().trim().lines().map(str::trim).collect::<Vec<_>>().join(", ");
            self.fault(e.span().unwrap_or(0..0), fault)
        })
    }

    pub(crate) fn fault(&self, at: Range<usize>, fault: impl Into<String>) -> DataError {
        let start = at.start.min(self.text.len());
        let before = &self.text.as_bytes()[..start];
        let line = 1 + before.iter().filter(|b| **b == b'\n').count();
        DataError::Fault { file: self.label.clone(), line, item: self.item_at(line), fault: fault.into() }
    }

    /// A fault of the file as a whole, shown at its first line.
    pub(crate) fn fault_of_file(&self, fault: impl Into<String>) -> DataError {
        self.fault(0..0, fault)
    }

    /// The entry that a line belongs to, named after its header and its number or identifier. Read off the text
    /// and not off the parsed values, because those do not exist when a field is missing or of the wrong type.
    fn item_at(&self, line: usize) -> Option<String> {
        let mut name: Option<&str> = None;
        let mut identity = None;
        let mut own_fields = false;
        for (i, text) in self.text.lines().enumerate() {
            if let Some(header) = header(text) {
                let nested =
                    name.is_some_and(|n| header.strip_prefix(n).is_some_and(|rest| rest.starts_with('.')));
                if !nested {
                    if i >= line {
                        break;
                    }
                    (name, identity) = (Some(header), None);
                }
                own_fields = !nested;
            } else if own_fields
                && identity.is_none()
                && let Some((key, value)) = text.split_once('=')
                && ["number", "id", "faction", "space", "level", "name"].contains(&key.trim())
            {
                identity = Some(value.split('#').next().unwrap_or(value).trim_matches([' ', '"', '=']));
            }
        }
        match (name?, identity) {
            (name, Some(identity)) => Some(format!("{name} {identity}")),
            (name, None) => Some(name.to_owned()),
        }
    }
}

/// The name in a line such as `[[card]]` or `[faction.ability]`; nothing for lines of an array of arrays.
fn header(line: &str) -> Option<&str> {
    let name = line.trim_start().strip_prefix('[')?.trim_start_matches('[');
    let end = name.find(']')?;
    let name = &name[..end];
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-');
    (name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(plain)).then_some(name)
}
