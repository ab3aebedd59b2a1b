//! The game at a table on the server: the same page as everywhere, with what an online table adds.

use super::notes::TableNotes;
use super::result::TableResult;
use crate::game::{Beside, GamePage, Play};
use crate::online::{LiveTable, api, use_server};
use crate::rooms::Route;
use crate::rooms::shell::{Shell, use_shell};
use crate::rooms::transfer;
use crate::storage;
use crate::words::{Words, use_words};
use kosa_client::saves;
use kosa_engine::Record;
use kosa_scene::timeline::Timeline;
use kosa_wire::{Command, Phase};
use leptos::prelude::*;
use std::path::Path;
use wasm_bindgen_futures::spawn_local;

/// The game, live.
#[component]
pub fn Live(
    /// The table.
    live: LiveTable,
) -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let game = live.game;
    // Where several people play, the turns of the others pass as they are played; alone they are read as offline.
    game.act(|session| session.set_stops(untrack(|| live.people()) < 2));
    // The record is open once the game is over: for the course of the game, replay and download.
    let record = RwSignal::new(None::<String>);
    let over = Memo::new(move |_| live.phase() == Some(Phase::Over));
    leptos::prelude::Effect::new(move |_| {
        if over.get() {
            let id = live.id.get_value();
            spawn_local(async move {
                if let Ok(text) = api::record(&id).await {
                    record.try_set(Some(text));
                }
            });
        }
    });
    let name = move || format!("table-{}.kosa", live.id.get_value());
    let leave = Callback::new(move |()| shell.go(Route::Tables));
    let again = Callback::new(move |()| another(live, shell, server, words));
    let beside = Beside {
        task: Some(Callback::new(move |_: Play| view! { <TableNotes live /> }.into_any())),
        over: Some(Callback::new(move |_: Play| view! { <TableResult live record /> }.into_any())),
        ..Beside::default()
    };
    let page = move || match record.get() {
        None => view! { <GamePage game leave beside /> }.into_any(),
        Some(text) => {
            let text = StoredValue::new(text);
            let export = Callback::new(move |()| {
                let _ = text.with_value(|text| transfer::hand_out(&name(), text));
            });
            let replay = Callback::new(move |()| text.with_value(|text| look_again(shell, words, text)));
            let timeline = Callback::new(move |()| {
                let record = text.with_value(|text| Record::from_text(text)).ok()?;
                Timeline::of(&record).ok()
            });
            view! { <GamePage game again leave timeline replay export beside /> }.into_any()
        }
    };
    view! {
        {page}
        <Show when=move || live.cut.get()>
            <p class="note row unsaved" role="status" id="cut">{move || words.say("online-cut")}</p>
        </Show>
        <Show when=move || live.present.with(|present| present.watching > 0)>
            <p class="vh" role="status">{move || words.fill("online-watching", &[("n", live.present.with(|present| present.watching as usize).into())])}</p>
        </Show>
    }
}

/// Keeps the record of a game in the browser, once, and looks at it from its beginning.
fn look_again(shell: Shell, words: Words, text: &str) {
    let mut games = storage::games();
    let known = saves::list(&games)
        .unwrap_or_default()
        .into_iter()
        .find(|game| saves::export(&games, &game.path).is_ok_and(|kept| kept == text));
    let name = match known {
        Some(game) => Ok(game.name()),
        None => saves::import(&mut games, Path::new("table.kosa"), text.as_bytes())
            .map(|kept| kept.path.display().to_string()),
    };
    match name {
        Ok(name) => {
            shell.changed();
            shell.go(Route::Replay(name));
        }
        Err(e) => shell.notice.set(Some(format!("{}.", e.text(&words.peek())))),
    }
}

/// Opens another table for the same game, and tells those who sit at this one.
fn another(live: LiveTable, shell: Shell, server: crate::online::Server, words: Words) {
    let played = live
        .room
        .with_untracked(|room| room.as_ref().map(|room| (room.wishes.clone(), room.options.clone())));
    let Some((wishes, options)) = played else { return };
    spawn_local(async move {
        let texts = words.peek();
        let made = match server.introduce(&texts.say("online-guest")).await {
            Ok(_) => api::make(&wishes, &options, false).await,
            Err(e) => Err(e),
        };
        match made {
            Ok(id) => {
                let link = format!("{}/t/{id}", window().location().origin().unwrap_or_default());
                live.ask(Command::Talk { text: texts.fill("online-again-said", &[("link", link.into())]) });
                server.sit_at.set(Some(id.clone()));
                shell.go(Route::Table(id));
            }
            Err(e) => shell.notice.set(Some(e.text(&texts))),
        }
    });
}
