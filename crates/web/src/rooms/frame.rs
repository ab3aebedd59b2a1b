//! What stands around the rooms: the bar with its ways, and what must be said on top.

use super::Route;
use super::shell::use_shell;
use crate::icon::Icon;
use crate::online::Server;
use crate::words::use_words;
use leptos::prelude::*;

/// The bar above every room but the start and the game.
#[component]
pub fn TopBar() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let server = use_context::<Server>();
    let ways = [
        (Route::Start, "page-nav-play"),
        (Route::Tables, "online-tables"),
        (Route::Games, "page-nav-games"),
        (Route::Learn, "study-learn"),
        (Route::Played, "study-played"),
        (Route::Help, "page-nav-help"),
        (Route::Settings, "page-nav-settings"),
    ];
    let ways = ways.map(|(route, key)| {
        let (href, here) = (route.hash(), route.clone());
        let current = move || (shell.route.get() == here).then_some("page");
        let quiet = route == Route::Tables;
        // A server without tables is nothing to speak of.
        let there = move || !quiet || server.is_some_and(|server| server.tables.get() == Some(true));
        let (href, current) = (StoredValue::new(href), StoredValue::new(current));
        view! {
            <Show when=there>
                <a class="way" href=href.get_value() aria-current=current.get_value()>{move || words.say(key)}</a>
            </Show>
        }
    });
    view! {
        <header class="topbar">
            <a class="logo" href="#/"><Icon name="i-kosa" size=22 />"Kosa"</a>
            <nav aria-label=move || words.say("page-nav")>{ways}</nav>
        </header>
    }
}

/// What must be said on top of every room: a new version, something that failed, a game that can be had back.
#[component]
pub fn Notices() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let update = move || {
        shell.update.get().map(|update| {
            view! {
                <button type="button" class="btn note" id="new-version" on:click=move |_| {
                    // The game is kept before the page goes.
                    if let Some(game) = shell.game.get_untracked() {
                        game.save();
                    }
                    update.take_over();
                }>{move || words.say("page-new-version")}</button>
            }
        })
    };
    let notice = move || {
        shell.notice.get().map(|text| {
            view! {
                <div class="note row" role="alert" id="notice">
                    <span>{text}</span>
                    <button type="button" class="btn" on:click=move |_| shell.notice.set(None)>{move || words.say("page-close")}</button>
                </div>
            }
        })
    };
    let removed = move || {
        shell.removed.get().map(|(what, text)| {
            view! {
                <div class="note row" role="status" id="removed">
                    <span>{move || words.fill("page-removed", &[("game", what.clone().into())])}</span>
                    <button type="button" class="btn" on:click=move |_| {
                        shell.removed.set(None);
                        super::transfer::take_in(shell, words, "", text.as_bytes());
                    }>{move || words.say("web-undo")}</button>
                    <button type="button" class="btn" on:click=move |_| shell.removed.set(None)>{move || words.say("page-close")}</button>
                </div>
            }
        })
    };
    view! { <aside class="notices" aria-live="polite" aria-label=move || words.say("page-notices")>{update}{notice}{removed}</aside> }
}
