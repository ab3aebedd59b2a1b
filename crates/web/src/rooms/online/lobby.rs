//! The lobby: tables that look for players, games to watch, one's own tables, games that are over.

use super::card;
use super::name::NameField;
use super::nav::OnlineNav;
use crate::icon::Icon;
use crate::online::api::{self, Listed};
use crate::online::use_server;
use crate::rooms::Route;
use crate::rooms::frame::TopBar;
use crate::rooms::shell::use_shell;
use crate::words::use_words;
use kosa_client::Wishes;
use kosa_scene::rooms::online::lobby::{Filter, Lists};
use kosa_scene::rooms::online::options;
use kosa_wire::{Phase, Sitter};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// So often the lists are read again.
const FRESH: Duration = Duration::from_secs(5);

/// Reads what the server has listed.
async fn read_lists(known: bool) -> Lists {
    let open = api::tables().await;
    let fault = open.as_ref().err().cloned();
    let mine = if known { api::my_tables().await } else { Ok(Vec::new()) };
    let finished = api::finished().await;
    Lists {
        open: open.unwrap_or_default(),
        mine: mine.unwrap_or_default(),
        finished: finished.unwrap_or_default(),
        fault,
        read: true,
    }
}

/// The lobby.
#[component]
pub fn TablesRoom() -> impl IntoView {
    let (server, words) = (use_server(), use_words());
    let lists = RwSignal::new(Lists::default());
    let chosen = RwSignal::new(None::<Filter>);
    let read = move || {
        let known = server.you.with_untracked(Option::is_some);
        spawn_local(async move {
            let new = read_lists(known).await;
            if lists.try_with_untracked(|old| *old != new) == Some(true) {
                lists.try_set(new);
            }
        });
    };
    // Once more when it is known who looks.
    leptos::prelude::Effect::new(move |_| {
        server.you.track();
        read();
    });
    if let Ok(timer) = set_interval_with_handle(
        move || {
            if !document().hidden() {
                read();
            }
        },
        FRESH,
    ) {
        on_cleanup(move || timer.clear());
    }
    let filter = Memo::new(move |_| {
        let calls = || lists.with(|l| l.mine.iter().any(|table| table.waits_for_you));
        chosen.get().unwrap_or_else(|| if calls() { Filter::Mine } else { Filter::Open })
    });
    let chips = Filter::ALL.map(|one| {
        let on = move || filter.get() == one;
        let count = Memo::new(move |_| lists.with(|lists| lists.of(one).len()));
        view! {
            <button type="button" class="o-chip" class:on=on aria-pressed=move || on().to_string() data-filter=format!("{one:?}").to_lowercase()
                on:click=move |_| chosen.set(Some(one))>{move || words.say(one.keys().0)}<span class="o-n">{move || count.get()}</span></button>
        }
    });
    let shown = Memo::new(move |_| lists.with(|lists| lists.of(filter.get())));
    let list = move || {
        let texts = words.texts();
        let (fault, read) = lists.with(|lists| (lists.fault.clone(), lists.read));
        if let Some(fault) = fault {
            return view! { <p class="panel o-none" role="status">{fault.text(&texts)}</p> }.into_any();
        }
        if !read {
            return view! { <p class="panel o-none" role="status">{texts.say("link-connecting")}</p> }
                .into_any();
        }
        if shown.with(Vec::is_empty) {
            let none = filter.get().keys().1;
            return view! { <p class="panel o-none">{texts.say(none)}</p> }.into_any();
        }
        let rows = shown.get().into_iter().map(|table| view! { <Row table /> }).collect_view();
        view! { <ul class="o-list">{rows}</ul> }.into_any()
    };
    view! {
        <TopBar />
        <main class="room o-lobby">
            <OnlineNav />
            <div class="o-main">
                <div class="row wrap o-head">
                    <h1>{move || words.say("online-tables")}</h1>
                    <span class="sp"></span>
                    <a class="btn pri" id="open-table" href=Route::OpenTable.hash()>{move || words.say("online-open")}</a>
                </div>
                <div class="o-chips" role="group" aria-label=move || words.say("online-filters")>{chips}</div>
                {list}
            </div>
            <aside class="panel o-side" aria-label=move || words.say("online-you")>
                <NameField />
                <JoinField />
                <p class="sm mut">{move || words.say("online-known-elsewhere")}" "<a href=Route::Account.hash()>{move || words.say("online-come-in")}</a></p>
                <p class="o-good"><Icon name="i-ok" size=16 /><span><b>{move || words.say("online-no-account")}</b>" "{move || words.say("online-no-account-about")}</span></p>
            </aside>
        </main>
    }
}

/// Goes to a table by its link.
#[component]
fn JoinField() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let link = RwSignal::new(String::new());
    let id = Memo::new(move |_| {
        let link = link.get();
        let last = link.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_string();
        (last.len() > 3 && last.chars().all(|c| c.is_ascii_alphanumeric())).then_some(last)
    });
    let go = move || {
        if let Some(id) = id.get_untracked() {
            shell.go(Route::Table(id));
        }
    };
    view! {
        <label class="field">
            <span class="b">{move || words.say("online-by-link")}</span>
            <span class="row o-link">
                <input type="text" id="link" inputmode="url" placeholder="…/t/…" prop:value=move || link.get()
                    on:input=move |event| link.set(event_target_value(&event))
                    on:keydown=move |event| { if event.key() == "Enter" { go() } } />
                <button type="button" class="btn" disabled=move || id.with(Option::is_none) on:click=move |_| go()>{move || words.say("online-go")}</button>
            </span>
        </label>
    }
}

/// A table in the list.
#[component]
fn Row(
    /// The table.
    table: Listed,
) -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let Listed { id, room, waits_for_you, .. } = table;
    // The list is made again in another language.
    let texts = words.peek();
    let own = server.you.get_untracked().is_some_and(|you| {
        room.places.iter().any(|place| matches!(&place.sitter, Sitter::Person { id, .. } if *id == you.id))
    });
    let mut facts =
        room.wishes.parse::<Wishes>().map(|wishes| card::facts(&wishes, &texts)).unwrap_or_default();
    facts.extend(options::facts(&room.options, &texts));
    let facts = facts.into_iter().map(|fact| view! { <li class="o-fact">{fact}</li> }).collect_view();
    let marks = room.places.iter().map(card::mark).collect_view();
    let href = Route::Table(id.clone()).hash();
    let sit = move |_| {
        server.sit_at.set(Some(id.clone()));
        shell.go(Route::Table(id.clone()));
    };
    let action = match (room.phase, own) {
        (Phase::Waiting, false) if card::free(&room) > 0 => {
            view! { <button type="button" class="btn pri" data-act="sit" on:click=sit>{texts.say("online-sit")}</button> }.into_any()
        }
        (Phase::Over, _) => view! { <a class="btn" href=href.clone()>{texts.say("online-look")}</a> }.into_any(),
        (_, true) if waits_for_you => {
            view! { <a class="btn pri" href=href.clone()>{texts.say("online-your-turn")}</a> }.into_any()
        }
        (_, true) => view! { <a class="btn" href=href.clone()>{texts.say("page-go-on")}</a> }.into_any(),
        (_, false) => {
            view! { <a class="btn" href=href.clone()><Icon name="i-eye" size=15 />{texts.say("online-watch")}</a> }.into_any()
        }
    };
    view! {
        <li class="panel o-row" class:calls=waits_for_you>
            <div class="grow">
                <h2><a href=href>{card::title(&room, &texts)}</a></h2>
                <p class="mut">{card::people(&room, &texts)}</p>
                <ul class="o-facts">{facts}</ul>
            </div>
            <span class="o-marks" aria-hidden="true">{marks}</span>
            {action}
        </li>
    }
}
