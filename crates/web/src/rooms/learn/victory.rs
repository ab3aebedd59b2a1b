//! The end of a game that was won by a person: a name on the sheet of victories, in up to two categories.

use super::notes;
use crate::icon::Icon;
use crate::rooms::use_shell;
use crate::storage;
use crate::words::use_words;
use kosa_client::readable_date;
use kosa_learn::{Category, FinishedGame};
use leptos::prelude::*;
use std::time::{Duration, UNIX_EPOCH};

/// Today, as it stands on the sheet.
fn today() -> String {
    let now = UNIX_EPOCH + Duration::from_millis(js_sys::Date::now() as u64);
    readable_date(now).split(' ').next().unwrap_or_default().to_string()
}

/// Enters a name; nothing if the game earns no place that is free.
#[component]
pub fn EnterVictory(
    /// The game.
    played: FinishedGame,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let winner = played.winner().filter(|winner| winner.is_human()).cloned();
    let name_of = winner.as_ref().map(|winner| match &winner.occupant {
        kosa_table::Occupant::Human(name) => name.clone(),
        _ => String::new(),
    });
    let kept = storage::setting("name").unwrap_or_default();
    let name = RwSignal::new(name_of.filter(|name| !name.is_empty()).unwrap_or(kept));
    let fault = RwSignal::new(None::<String>);
    let played = StoredValue::new(played);
    let open = Memo::new(move |_| {
        shell.kept.track();
        played.with_value(|played| notes::victories().open(played))
    });
    let entered = Memo::new(move |_| {
        shell.kept.track();
        let sheet = notes::victories();
        let id = played.with_value(|played| played.id.clone());
        sheet
            .entered()
            .iter()
            .filter(|victory| victory.game == id)
            .map(|victory| (victory.category, victory.name.clone()))
            .collect::<Vec<_>>()
    });
    let enter = move |category: Category| {
        let mut sheet = notes::victories();
        let name = name.get_untracked();
        match played.with_value(|played| sheet.enter(played, category, &name, &today())) {
            Ok(()) => {
                storage::keep_setting("name", name.trim());
                fault.set(None);
                notes::keep_victories(shell, words, &sheet);
            }
            Err(e) => fault.set(Some(format!("{}.", kosa_lang::capital(&e.text(&words.peek()))))),
        }
    };
    let rows = move || {
        let texts = words.texts();
        let row = |(category, _): (Category, u32)| {
            view! { <li><button type="button" class="btn sm" data-enter=category.to_string() on:click=move |_| enter(category)><Icon name="i-star" size=13 />{kosa_lang::capital(&category.text(&texts))}</button></li> }
        };
        open.get().into_iter().map(row).collect_view()
    };
    let done = move || {
        let texts = words.texts();
        let line = |(category, name): (Category, String)| {
            let args = [("what", category.text(&texts).into()), ("name", name.into())];
            view! { <li class="gain"><Icon name="i-ok" size=14 />{texts.fill("victory-entered", &args)}</li> }
        };
        entered.get().into_iter().map(line).collect_view()
    };
    let any = Memo::new(move |_| !open.with(Vec::is_empty) || !entered.with(Vec::is_empty));
    view! {
        <Show when=move || any.get()>
            <section class="panel pv enter-victory" id="enter-victory">
                <h2 class="ttl">{move || words.say("study-enter")}</h2>
                <ul>{done}</ul>
                <Show when=move || !open.with(Vec::is_empty)>
                    <p class="sm mut">{move || words.say("study-enter-about")}</p>
                    <label class="field"><span class="sm b">{move || words.say("study-name")}</span>
                        <input type="text" id="victor" maxlength="60" prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) /></label>
                    {move || fault.get().map(|why| view! { <p class="fault" role="alert">{why}</p> })}
                    <ul class="earned">{rows}</ul>
                </Show>
                <a class="sm" href="#/played">{move || words.say("study-see-sheet")}</a>
            </section>
        </Show>
    }
}
