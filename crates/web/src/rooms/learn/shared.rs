//! A whole game or a position that came as a link.

use super::analyse::Analysis;
use crate::rooms::{ReplayRecord, TopBar, transfer, use_shell};
use crate::words::use_words;
use kosa_learn::{Shared, read_shared};
use leptos::prelude::*;

/// What the link holds, or a sentence why it cannot be read.
#[component]
pub fn SharedRoom(
    /// The link, or its end.
    text: String,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    match read_shared(&text) {
        Ok(Shared::Record(record)) => {
            let whole = StoredValue::new(record.to_text());
            let keep = Callback::new(move |()| {
                if whole.with_value(|text| transfer::take_in(shell, words, "", text.as_bytes())) {
                    shell.notice.set(Some(words.peek().say("study-kept")));
                }
            });
            view! { <ReplayRecord record=Ok(*record) keep /> }.into_any()
        }
        Ok(Shared::Position(state)) => view! { <Analysis state=*state /> }.into_any(),
        Err(e) => {
            let why = move || format!("{}.", kosa_lang::capital(&e.text(&words.texts())));
            view! {
                <TopBar />
                <main class="room narrow"><section class="panel"><h1>{move || words.say("page-no-game")}</h1><p id="no-link">{why}</p>
                    <a class="btn" href="#/">{move || words.say("page-nav-play")}</a></section></main>
            }
            .into_any()
        }
    }
}
