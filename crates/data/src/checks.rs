//! Checks that several files need.

use std::fmt::Display;

use toml::Spanned;

use crate::error::{DataError, Source};

/// A number that stands in two places must be the same in both.
pub(crate) fn agree<T: PartialEq + Display>(what: &str, got: T, file: &str, there: T) -> Result<(), String> {
    if got == there { Ok(()) } else { Err(format!("{what} is {got}, but {file} has {there}")) }
}

/// Checks the entries one by one; the fault is shown at its entry.
pub(crate) fn each<T>(
    source: &Source,
    entries: &[Spanned<T>],
    check: impl Fn(&T) -> Result<(), String>,
) -> Result<(), DataError> {
    entries.iter().try_for_each(|e| check(e.get_ref()).map_err(|fault| source.fault(e.span(), fault)))
}

/// The entries must be these, in this order.
pub(crate) fn exactly<T, K: PartialEq>(
    source: &Source,
    what: &str,
    entries: &[Spanned<T>],
    key: impl Fn(&T) -> K,
    expected: &[(K, String)],
) -> Result<(), DataError> {
    for (entry, (wanted, name)) in entries.iter().zip(expected) {
        if key(entry.get_ref()) != *wanted {
            return Err(source.fault(entry.span(), format!("{name} must stand here")));
        }
    }
    if entries.len() == expected.len() {
        return Ok(());
    }
    let at = entries.get(expected.len()).map_or(0..0, Spanned::span);
    let names: Vec<_> = expected.iter().map(|(_, name)| name.as_str()).collect();
    Err(source.fault(at, format!("{} of {what}, expected {}", entries.len(), names.join(", "))))
}
