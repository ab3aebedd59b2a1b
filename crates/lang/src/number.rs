//! Numbers as people read them.

/// The sign of numbers below zero: as wide as a plus, and never parted from its number at the end of a line, which a hyphen may be.
pub const MINUS: char = '\u{2212}';

/// A written number with the sign that people read.
///
/// ```
/// assert_eq!(kosa_lang::readable(&format!("{:.1}", -2.5)), "\u{2212}2.5");
/// ```
pub fn readable(number: &str) -> String {
    number.strip_prefix('-').map_or_else(|| number.to_string(), |rest| format!("{MINUS}{rest}"))
}

/// A number that is added or taken away, with its sign in any case.
///
/// ```
/// use kosa_lang::signed;
///
/// assert_eq!([signed(3), signed(0), signed(-13)], ["+3", "+0", "\u{2212}13"]);
/// ```
pub fn signed(n: impl Into<i64>) -> String {
    readable(&format!("{:+}", n.into()))
}
