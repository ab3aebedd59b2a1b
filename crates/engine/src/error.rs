//! Errors, each a type with one clear sentence: what, where, and what to do instead.

/// A name that is not in the vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    what: &'static str,
    got: String,
    expected: String,
}

impl UnknownName {
    pub(crate) fn new(what: &'static str, got: &str, known: &[&str]) -> Self {
        UnknownName { what, got: clip(got), expected: format!("one of {}", known.join(", ")) }
    }

    pub(crate) fn number(what: &'static str, got: &str, min: u32, max: u32) -> Self {
        UnknownName { what, got: clip(got), expected: format!("a number from {min} to {max}") }
    }

    pub(crate) fn free(what: &'static str, got: &str, expected: &str) -> Self {
        UnknownName { what, got: clip(got), expected: expected.into() }
    }
}

/// Hostile input may be long: a message shows only its beginning.
pub(crate) fn clip(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short.escape_debug().to_string()
}

impl core::fmt::Display for UnknownName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "'{}' is no {}: expected {}", self.got, self.what, self.expected)
    }
}

impl core::error::Error for UnknownName {}
