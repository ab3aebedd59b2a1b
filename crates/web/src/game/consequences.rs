//! What an answer would change, beside it: every number before and after, then what is easily missed in sentences.

use super::scene::Consequences;
use crate::icon::{self, Icon};
use kosa_client::{Change, Changed};
use kosa_lang::{Texts, capital};
use leptos::prelude::*;

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

/// The rows of a list: numbers, then sentences.
pub fn rows(texts: &Texts, all: &Consequences) -> AnyView {
    let change = |change: &Change| {
        let tone = if change.after < change.before { "to cost" } else { "to gain" };
        let icon = drawn(change.what).map(|(name, class)| view! { <Icon name=name size=16 class=class /> });
        view! {
            <li class="chgr">
                <span class="cic">{icon}</span>
                <span class="cwh">{capital(&change.what.name(texts))}</span>
                <span class="dl">{change.before}<span class="q">"→"</span><span class=tone>{change.after}</span></span>
            </li>
        }
    };
    let changes = all.changes.iter().map(change).collect_view();
    let said = all.said.iter().map(|line| view! { <li class="said">{line.clone()}</li> }).collect_view();
    view! { {changes}{said} }.into_any()
}
