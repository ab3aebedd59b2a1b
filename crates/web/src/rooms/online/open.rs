//! A new table on the server, with everything that can be chosen.

use super::name::NameField;
use super::options::OptionFolds;
use crate::online::{api, use_server};
use crate::rooms::Route;
use crate::rooms::frame::TopBar;
use crate::rooms::setup::{Form, WishFolds};
use crate::rooms::shell::use_shell;
use crate::storage;
use crate::words::use_words;
use kosa_client::Wishes;
use kosa_wire::Options;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Where the wishes for the next table are kept.
const KEPT: &str = "table-wishes";
/// Where the rest that was chosen is kept.
const KEPT_OPTIONS: &str = "table-options";

/// Chooses what is played, and opens the table.
#[component]
pub fn OpenTableRoom() -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let kept = storage::setting(KEPT).and_then(|text| text.parse::<Wishes>().ok());
    let wishes = RwSignal::new(kept.unwrap_or_else(|| Wishes::hot_seat(["", ""])));
    let form = Form::of(wishes, words, true);
    let kept = storage::setting(KEPT_OPTIONS).and_then(|text| serde_json::from_str::<Options>(&text).ok());
    let options = RwSignal::new(kept.filter(Options::is_sound).unwrap_or_default());
    let listed = RwSignal::new(true);
    let busy = RwSignal::new(false);
    let fault = RwSignal::new(None::<String>);
    let open = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let line = Wishes { seed: String::new(), ..wishes.get_untracked() }.to_string();
        storage::keep_setting(KEPT, &line);
        let chosen = options.get_untracked();
        storage::keep_setting(KEPT_OPTIONS, &serde_json::to_string(&chosen).unwrap_or_default());
        spawn_local(async move {
            let texts = words.peek();
            let made = match server.introduce(&texts.say("online-guest")).await {
                Ok(_) => api::make(&line, &chosen, listed.get_untracked()).await,
                Err(e) => Err(e),
            };
            busy.try_set(false);
            match made {
                Ok(id) => {
                    server.sit_at.set(Some(id.clone()));
                    shell.go(Route::Table(id));
                }
                Err(e) => {
                    fault.try_set(Some(e.text(&texts)));
                }
            }
        });
    };
    let tick = move |signal: RwSignal<bool>, id: &'static str, key: &'static str| {
        view! {
            <label class="tick">
                <input type="checkbox" id=id prop:checked=move || signal.get() on:change=move |event| signal.set(event_target_checked(&event)) />
                <span>{move || words.say(key)}</span>
            </label>
        }
    };
    view! {
        <TopBar />
        <main class="room o-open">
            <section class="panel setup o-form" aria-labelledby="open-title">
                <h1 id="open-title">{move || words.say("online-open")}</h1>
                <p class="mut about">{move || words.say("online-open-about")}</p>
                <NameField />
                <h2 class="vh">{move || words.say("online-what")}</h2>
                <WishFolds form unfolded=false />
                <OptionFolds form options />
                <div class="ticks">{tick(listed, "listed", "online-listed")}</div>
                {move || fault.get().map(|text| view! { <p class="fault" role="alert">{text}</p> })}
                <div class="row wrap">
                    <button type="button" class="btn pri go" id="make" disabled=move || busy.get() || !form.is_good() on:click=open>{move || words.say("online-open")}</button>
                </div>
                <p class="sm mut">{move || words.say("online-seed-about")}</p>
            </section>
        </main>
    }
}
