//! A table on the server, from the empty chairs to the score sheet.

use super::before::Before;
use super::call::call_when_asked;
use super::live::Live;
use crate::online::{LiveTable, NoTable, Server, use_server};
use crate::rooms::Route;
use crate::rooms::frame::TopBar;
use crate::rooms::shell::{Shell, use_shell};
use crate::words::{Words, use_words};
use kosa_wire::{Command, Phase};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What of the table is shown.
#[derive(Clone, PartialEq, Eq)]
enum Shown {
    Nothing(Option<NoTable>),
    Before,
    Game,
    Closed,
}

/// The table with this id.
#[component]
pub fn TableRoom(
    /// Its id.
    id: String,
) -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let live = LiveTable::open(&id, words.peek());
    provide_context(live);
    call_when_asked(live, words);
    // Whoever came to sit down does, as soon as the table has answered.
    leptos::prelude::Effect::new(move |_| {
        if live.phase() == Some(Phase::Waiting) && server.sit_at.get_untracked().as_ref() == Some(&id) {
            server.sit_at.set(None);
            if untrack(|| live.own_places().is_empty())
                && let Some(place) = untrack(|| live.free_place())
            {
                sit(live, shell, server, words, place, None);
            }
        }
    });
    let shown = Memo::new(move |_| match live.phase() {
        None => Shown::Nothing(live.missing.get()),
        Some(Phase::Waiting | Phase::Drafting) => Shown::Before,
        Some(Phase::Playing | Phase::Over) => Shown::Game,
        Some(Phase::Closed) => Shown::Closed,
    });
    move || match shown.get() {
        Shown::Before => view! { <Before live /> }.into_any(),
        Shown::Game => view! { <Live live /> }.into_any(),
        Shown::Closed => sentence("far-closed"),
        Shown::Nothing(None) => sentence("link-connecting"),
        Shown::Nothing(Some(NoTable::None)) => sentence("online-no-table"),
        Shown::Nothing(Some(NoTable::Broken)) => sentence("far-broken"),
        Shown::Nothing(Some(NoTable::Unreachable)) => sentence("online-unreachable"),
    }
}

fn sentence(key: &'static str) -> AnyView {
    let words = use_words();
    view! {
        <TopBar />
        <main class="room narrow">
            <section class="panel">
                <h1>{move || words.say("online-table")}</h1>
                <p role="status">{move || words.say(key)}</p>
                <a class="btn" href=Route::Tables.hash()>{move || words.say("online-tables")}</a>
            </section>
        </main>
    }
    .into_any()
}

/// Sits down at a place; as somebody else at this device, if a name is given.
pub fn sit(live: LiveTable, shell: Shell, server: Server, words: Words, place: u8, name: Option<String>) {
    spawn_local(async move {
        match server.introduce(&words.peek().say("online-guest")).await {
            Ok(anew) => {
                if anew || live.you.get_untracked().is_none() {
                    live.renew();
                }
                live.ask(Command::Sit { place, name });
            }
            Err(e) => shell.notice.set(Some(e.text(&words.peek()))),
        }
    });
}
