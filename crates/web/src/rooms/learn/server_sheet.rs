//! The sheet of victories of the server's people: who was the first, and what one may still be entered for.

use crate::icon::Icon;
use crate::online::api::{self, ApiError, OpenVictories, VictoryDoc, VictorySheet};
use crate::online::use_server;
use crate::words::use_words;
use kosa_client::readable_date;
use kosa_lang::{Texts, capital};
use kosa_learn::Category;
use leptos::prelude::*;
use std::time::{Duration, UNIX_EPOCH};
use wasm_bindgen_futures::spawn_local;

/// A category in words; its word where a newer server knows more of them.
fn called(word: &str, texts: &Texts) -> String {
    word.parse::<Category>().map_or_else(|_| word.to_string(), |category| capital(&category.text(texts)))
}

fn day(at: u64) -> String {
    readable_date(UNIX_EPOCH + Duration::from_millis(at)).split(' ').next().unwrap_or_default().to_string()
}

/// The sheet, where the page comes from a server with tables; nothing elsewhere.
#[component]
pub fn ServerSheet() -> impl IntoView {
    let (words, server) = (use_words(), use_server());
    let sheet = RwSignal::new(None::<VictorySheet>);
    let fault = RwSignal::new(None::<ApiError>);
    let load = move || {
        spawn_local(async move {
            // Whoever has left the room meanwhile needs no answer.
            let _ = match api::victories().await {
                Ok(doc) => sheet.try_set(Some(doc)).is_some(),
                Err(e) => fault.try_set(Some(e)).is_some(),
            };
        });
    };
    Effect::new(move |_| {
        server.you.track();
        if server.tables.get() == Some(true) {
            load();
        }
    });
    let enter = move |table: String, category: String| {
        spawn_local(async move {
            let entered = api::enter_victory(&table, &category).await;
            let _ = fault.try_set(entered.err());
            load();
        });
    };
    let title = move || {
        let (entered, of) = sheet.with(|s| s.as_ref().map_or((0, 0), |s| (s.victories.len(), s.of)));
        words.fill("study-server-sheet", &[("entered", entered.into()), ("of", of.into())])
    };
    let rows = move || {
        let texts = words.texts();
        let row = |victory: VictoryDoc| {
            let args = [
                ("what", called(&victory.category, &texts).into()),
                ("name", victory.name.into()),
                ("n", victory.value.into()),
            ];
            view! { <li class="in"><span class="vi"><Icon name="i-star" size=15 /></span><span class="grow">{texts.fill("study-victory", &args)}</span><span class="xs mut day">{day(victory.at)}</span></li> }
        };
        let entered = sheet.with(|s| s.as_ref().map(|s| s.victories.clone())).unwrap_or_default();
        entered.into_iter().rev().map(row).collect_view()
    };
    let open = move || {
        let texts = words.texts();
        let game = |game: OpenVictories| {
            let row = |(category, value): (String, u32)| {
                let label = format!("{} ({value})", called(&category, &texts));
                let (table, word) = (game.table.clone(), category.clone());
                view! { <li><button type="button" class="btn sm" data-enter=category on:click=move |_| enter(table.clone(), word.clone())><Icon name="i-star" size=13 />{label}</button></li> }
            };
            let rows = game.categories.iter().map(|c| row((c.category.clone(), c.value))).collect_view();
            view! { <h3>{texts.fill("study-server-won", &[("day", day(game.at).into())])}</h3><ul class="earned">{rows}</ul> }
        };
        let open = sheet.with(|s| s.as_ref().map(|s| s.open.clone())).unwrap_or_default();
        open.into_iter().map(game).collect_view()
    };
    view! {
        <Show when=move || sheet.with(Option::is_some)>
            <section class="panel p-sheet" id="server-sheet">
                <h2>{title}</h2>
                <p class="sm mut">{move || words.say("study-server-sheet-about")}</p>
                {move || fault.get().map(|e| view! { <p class="fault" role="alert">{e.text(&words.texts())}</p> })}
                <ul class="sheet">{rows}</ul>
                {open}
            </section>
        </Show>
    }
}
