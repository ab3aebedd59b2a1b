//! The whole page: what is fetched first, and which room is open.

use crate::gallery::Gallery;
use crate::game::{GameHandle, GamePage};
use crate::theme::Theme;
use crate::words::{Words, use_words};
use crate::{assets, game, offline};
use kosa_lang::{Lang, Texts};
use kosa_table::Seed;
use leptos::prelude::*;
// Not the one of leptos, which works only once something is mounted.
use wasm_bindgen_futures::spawn_local;

/// What a worker answers: what a bot decides.
pub fn think(request: &str, _tell: &dyn Fn(&str)) -> String {
    game::think(request)
}

/// Fetches the language and mounts the page.
pub fn begin() {
    spawn_local(async move {
        match assets::texts(language()).await {
            Ok(texts) => start(texts),
            Err(e) => leptos::logging::error!("{e:?}"),
        }
    });
}

/// The language that the address names, else the first of the browser that Kosa speaks.
fn language() -> Lang {
    let hash = window().location().hash().unwrap_or_default();
    if let Some(named) = hash.split('/').skip(2).find_map(|part| part.parse().ok()) {
        return named;
    }
    let wished = window().navigator().languages();
    wished.iter().filter_map(|one| one.as_string()?.parse().ok()).next().unwrap_or_default()
}

fn start(texts: Texts) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", texts.lang().tag());
    }
    mount_to_body(move || {
        Words::give(texts);
        let update = RwSignal::new_local(None::<offline::Update>);
        spawn_local(async move {
            if let Err(e) = offline::keep(move |new| update.set(Some(new))).await {
                leptos::logging::warn!("{e:?}");
            }
        });
        view! { <Rooms /> }
    });
}

/// The address behind the `#`, and again when it changes.
fn address() -> RwSignal<String> {
    let now = || window().location().hash().unwrap_or_default();
    let hash = RwSignal::new(now());
    let listening = window_event_listener(leptos::ev::hashchange, move |_| hash.set(now()));
    on_cleanup(move || listening.remove());
    hash
}

/// Which room the address opens: `#/kit` the drawings, anything else a game against the Automa. `#/play/day` and
/// `#/play/night` choose colours, a number after `seed-` the chance of the game: `#/play/seed-7`.
#[component]
fn Rooms() -> impl IntoView {
    let hash = address();
    move || {
        let hash = hash.get();
        let parts: Vec<&str> = hash.split('/').collect();
        if parts.contains(&"kit") {
            return view! { <Gallery /> }.into_any();
        }
        let theme = match parts.as_slice() {
            parts if parts.contains(&"night") => Theme::Night,
            parts if parts.contains(&"day") => Theme::Day,
            _ => Theme::System,
        };
        theme.show();
        let seed = parts.iter().find_map(|part| part.strip_prefix("seed-")?.parse::<u64>().ok());
        view! { <Solo seed /> }.into_any()
    }
}

/// A game against the Automa, and another one after it.
#[component]
fn Solo(
    /// The chance of the first game; any other where it is not given.
    seed: Option<u64>,
) -> impl IntoView {
    let words = use_words();
    let game = RwSignal::new(None::<GameHandle>);
    let deal = move |seed: Seed| match game::open(game::against_automa(seed), words.peek()) {
        Ok(opened) => game.set(Some(opened)),
        Err(fault) => leptos::logging::error!("{fault}"),
    };
    deal(seed.map_or_else(any_seed, Seed::from));
    let again = Callback::new(move |()| deal(any_seed()));
    move || game.get().map(|game| view! { <GamePage game again /> })
}

/// A seed that nobody knows.
fn any_seed() -> Seed {
    let mut bytes = [0; 32];
    if let Ok(crypto) = window().crypto() {
        // A browser that refuses leaves zeros: a game all the same.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    Seed::from(bytes)
}
