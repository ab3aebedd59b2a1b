//! The way from the start page to the tables of the server; nothing where there are none.

use crate::icon::Icon;
use crate::online::{api, use_server};
use crate::words::use_words;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The card on the start page.
#[component]
pub fn OnlineWay() -> impl IntoView {
    let (server, words) = (use_server(), use_words());
    let waiting = RwSignal::new(0usize);
    leptos::prelude::Effect::new(move |_| {
        if server.you.with(Option::is_some) {
            spawn_local(async move {
                if let Ok(n) = api::waiting_tables().await {
                    waiting.try_set(n);
                }
            });
        }
    });
    let about = move || match waiting.get() {
        0 => words.say("online-about"),
        n => words.fill("online-wait-for-you", &[("n", n.into())]),
    };
    view! {
        <Show when=move || server.tables.get() == Some(true)>
            <a class="way-card" id="online" href="#/tables">
                <span class="tile" class:calls=move || { waiting.get() > 0 }><Icon name="i-link" size=22 /></span>
                <span class="col">
                    <span class="wt">{move || words.say("online-tables")}</span>
                    <span class="mut">{about}</span>
                </span>
            </a>
        </Show>
    }
}
