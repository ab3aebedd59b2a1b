//! What one wants to be called at tables.

use crate::online::use_server;
use crate::words::use_words;
use kosa_client::wishes::SeatWish;
use leptos::prelude::*;

/// The field of the name. The server hears of it when one sits down, opens a table or says something.
#[component]
pub fn NameField() -> impl IntoView {
    let (server, words) = (use_server(), use_words());
    view! {
        <label class="field o-name">
            <span class="b">{move || words.say("online-your-name")}</span>
            <input type="text" id="your-name" autocomplete="nickname" maxlength=SeatWish::LONGEST_NAME.to_string()
                placeholder=move || words.say("online-guest")
                prop:value=move || server.name.get() on:input=move |event| server.name.set(event_target_value(&event)) />
        </label>
    }
}
