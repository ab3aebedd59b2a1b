//! The games that are kept: go on, look at, take along, remove, take in.

use super::Route;
use super::frame::TopBar;
use super::shell::{Shell, use_shell};
use super::start::emblem;
use super::transfer;
use crate::icon::{Disc, Icon};
use crate::storage;
use crate::words::{Words, use_words};
use kosa_client::{SaveState, SavedGame, saves};
use leptos::prelude::*;
use std::path::Path;
use wasm_bindgen::JsCast;

/// The list of games.
#[component]
pub fn GamesRoom() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let elsewhere = window_event_listener(leptos::ev::storage, move |_| shell.changed());
    on_cleanup(move || elsewhere.remove());
    let pasted = RwSignal::new(String::new());
    let list = move || {
        shell.kept.track();
        let texts = words.texts();
        match saves::list(&storage::games()) {
            Err(e) => view! { <p class="fault">{format!("{}.", e.text(&texts))}</p> }.into_any(),
            Ok(games) if games.is_empty() => {
                view! { <p class="mut">{texts.say("page-no-games")}</p> }.into_any()
            }
            Ok(games) => {
                let rows = games.iter().map(|game| row(shell, words, game)).collect_view();
                view! { <ul class="games">{rows}</ul> }.into_any()
            }
        }
    };
    view! {
        <TopBar />
        <main class="room games-room">
            <section class="panel">
                <h1>{move || words.say("page-nav-games")}</h1>
                {list}
            </section>
            <section class="panel">
                <h2>{move || words.say("page-import")}</h2>
                <p class="mut">{move || words.say("page-import-about")}</p>
                <label class="field">
                    <span class="b">{move || words.say("page-import-file")}</span>
                    <input type="file" id="import-file" accept=".kosa,.txt,text/plain" on:change=move |event| {
                        let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
                        if let Some(field) = field {
                            transfer::take_in_file(shell, words, &field);
                        }
                    } />
                </label>
                <label class="field">
                    <span class="b">{move || words.say("page-import-text")}</span>
                    <textarea id="import-text" rows="5" prop:value=move || pasted.get() on:input=move |event| pasted.set(event_target_value(&event))></textarea>
                </label>
                <button type="button" class="btn" id="import" disabled=move || pasted.with(|text| text.trim().is_empty()) on:click=move |_| {
                    let text = pasted.get_untracked();
                    if transfer::take_in(shell, words, "", text.as_bytes()) {
                        pasted.set(String::new());
                    }
                }>{move || words.say("page-import")}</button>
            </section>
        </main>
    }
}

fn row(shell: Shell, words: Words, game: &SavedGame) -> impl IntoView + use<> {
    let texts = words.texts();
    let name = game.name();
    let seats = game.summary().map_or_else(|| name.clone(), |summary| summary.seats(&texts));
    let round = game.summary().map(|s| texts.fill("web-round", &[("n", s.round().into())]));
    let result = match &game.state {
        SaveState::Finished(summary) => {
            let scores = summary.public.seats().map(|seat| summary.public.score(seat).total().to_string());
            Some(scores.collect::<Vec<_>>().join(" : "))
        }
        _ => None,
    };
    let about = [Some(game.date()), round, result].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let disc = emblem(game).map(|faction| view! { <Disc faction size=36 /> });
    let open = matches!(game.state, SaveState::Unfinished(_) | SaveState::Damaged(..) | SaveState::InUse(_));
    let play = open.then(|| {
        view! { <a class="btn pri" href=Route::Play(name.clone()).hash()>{texts.say("page-go-on")}</a> }
    });
    let replay = game.summary().is_some().then(|| {
        view! { <a class="btn" href=Route::Replay(name.clone()).hash()><Icon name="i-play" size=13 />{texts.say("page-replay")}</a> }
    });
    let warning = game.warning(&texts).map(|text| view! { <p class="warn sm">{text}</p> });
    let (out, gone, told) = (name.clone(), name, seats.clone());
    view! {
        <li class="row wrap game">
            {disc}
            <span class="col grow">
                <span class="b">{seats}</span>
                <span class="sm mut">{about}</span>
                {warning}
            </span>
            <span class="pill">{game.state(&texts)}</span>
            {play}
            {replay}
            <button type="button" class="btn gh" on:click=move |_| export(shell, words, &out)>{texts.say("page-export")}</button>
            <button type="button" class="btn gh" on:click=move |_| remove(shell, words, &gone, &told)>{texts.say("page-remove")}</button>
        </li>
    }
}

fn export(shell: Shell, words: Words, name: &str) {
    match saves::export(&storage::games(), Path::new(name)) {
        Ok(text) => {
            if transfer::hand_out(name, &text).is_err() {
                shell.notice.set(Some(words.fill("page-no-file", &[("file", name.into())])));
            }
        }
        Err(e) => shell.notice.set(Some(format!("{}.", e.text(&words.peek())))),
    }
}

/// Removes a game, and keeps its record at hand until it is clear that nobody wants it back.
fn remove(shell: Shell, words: Words, name: &str, told: &str) {
    let mut games = storage::games();
    let record = saves::export(&games, Path::new(name));
    match games.remove(Path::new(name)) {
        Ok(()) => {
            shell.removed.set(record.ok().map(|text| (told.to_string(), text)));
            shell.changed();
        }
        Err(e) => {
            let texts = words.peek();
            let why = kosa_client::io_reason(&texts, &e);
            shell.notice.set(Some(texts.fill("page-not-removed", &[("why", why.into())])));
        }
    }
}
