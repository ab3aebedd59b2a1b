//! Numbers on the command line.

use kosa_lang::{Arg, Texts};

/// A text that is no number in the range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongNumber {
    min: u32,
    max: u32,
}

impl WrongNumber {
    /// What is expected, in the person's language.
    pub fn text(&self, texts: &Texts) -> String {
        texts.fill("error-expected-number", &[("min", self.min.into()), ("max", Arg::from(self.max))])
    }
}

impl core::fmt::Display for WrongNumber {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "expected: {}..{}", self.min, self.max)
    }
}

impl core::error::Error for WrongNumber {}

/// Reads a number from `min` to `max`.
pub fn number<T: TryFrom<u32>>(
    min: u32,
    max: u32,
) -> impl Fn(&str) -> Result<T, WrongNumber> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse::<u32>().ok().filter(|n| (min..=max).contains(n));
        number.and_then(|n| T::try_from(n).ok()).ok_or(WrongNumber { min, max })
    }
}
