//! The page in which Kosa is played. It runs in a browser, and a second time in a worker beside it.

#![forbid(unsafe_code)]

mod assets;
mod offline;
mod worker;

use kosa_lang::{Lang, Texts};
use leptos::prelude::*;
// Not the one of leptos, which works only once something is mounted.
use wasm_bindgen_futures::spawn_local;

fn main() {
    if worker::is_worker() {
        worker::answer_with(|request, tell| {
            tell(&request.len().to_string());
            request.chars().rev().collect()
        });
        return;
    }
    let (update, announce) = signal_local(None);
    spawn_local(async move {
        if let Err(e) = offline::keep(move |new| announce.set(Some(new))).await {
            leptos::logging::warn!("{e:?}");
        }
    });
    spawn_local(async move {
        match assets::texts(language()).await {
            Ok(texts) => start(&texts, update),
            Err(e) => leptos::logging::error!("{e:?}"),
        }
    });
}

/// The first language of the browser that Kosa speaks.
fn language() -> Lang {
    let wished = window().navigator().languages();
    wished.iter().filter_map(|one| one.as_string()?.parse().ok()).next().unwrap_or_default()
}

fn start(texts: &Texts, update: ReadSignal<Option<offline::Update>, LocalStorage>) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", texts.lang().tag());
    }
    let line = texts.say("page-welcome");
    let news = texts.say("page-new-version");
    let (thought, think) = signal(String::new());
    spawn_local(async move {
        if let Ok(answer) = worker::Thinker::new().think("asok", |_| ()).await {
            think.set(answer);
        }
    });
    mount_to_body(move || {
        let take_over = move |_| {
            if let Some(new) = update.get_untracked() {
                new.take_over();
            }
        };
        let news = news.clone();
        view! {
            <main data-thought=move || thought.get()>
                <h1>"Kosa"</h1>
                <p>{line}</p>
                <Show when=move || update.with(Option::is_some)>
                    <button id="new-version" on:click=take_over>{news.clone()}</button>
                </Show>
            </main>
        }
    });
}
