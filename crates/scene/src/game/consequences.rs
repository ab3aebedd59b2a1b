//! What an answer would change, beside it: every number before and after, then what is easily missed in sentences.

use super::scene::Consequences;
use crate::drawing::escaped;
use crate::icon;
use kosa_client::{Change, Changed};
use kosa_lang::{Texts, capital};

fn drawn(what: Changed) -> Option<(&'static str, &'static str)> {
    match what {
        Changed::Power => Some(("i-power", "pow")),
        Changed::Popularity => Some(("i-pop", "pop")),
        Changed::Coins => Some(("i-coin", "")),
        Changed::Cards => Some(("i-card", "")),
        Changed::Resource(resource) => Some((icon::resource(resource), "")),
        Changed::Stars => Some(("i-star", "")),
        Changed::Score => None,
    }
}

/// The rows of a list as text: numbers, then sentences.
pub fn text(texts: &Texts, all: &Consequences) -> String {
    let change = |change: &Change| {
        let tone = if change.after < change.before { "to cost" } else { "to gain" };
        let icon = drawn(change.what).map(|(name, class)| icon::shape(name, 16, class)).unwrap_or_default();
        let (name, before, after) = (capital(&change.what.name(texts)), change.before, change.after);
        format!(
            "<li class=\"chgr\"><span class=\"cic\">{icon}</span><span class=\"cwh\">{}</span>\
             <span class=\"dl\">{before}<span class=\"q\">→</span><span class=\"{tone}\">{after}</span></span></li>",
            escaped(&name)
        )
    };
    let said = |line: &String| format!("<li class=\"said\">{}</li>", escaped(line));
    all.changes.iter().map(change).chain(all.said.iter().map(said)).collect()
}
