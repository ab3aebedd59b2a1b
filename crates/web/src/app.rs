//! The whole page: what is fetched first, and which room is open.

use crate::icon::Sprite;
use crate::online::Server;
use crate::rooms::*;
use crate::tips::Tips;
use crate::words::Words;
use crate::{assets, offline, storage};
use kosa_lang::{Lang, Texts};
use leptos::prelude::*;
use std::time::Duration;
// Not the one of leptos, which works only once something is mounted.
use wasm_bindgen_futures::spawn_local;

/// Fetches the language and mounts the page.
pub fn begin() {
    // Whoever looks for a fault finds its words in the console.
    std::panic::set_hook(Box::new(|info| leptos::logging::error!("{info}")));
    spawn_local(async move {
        let wished = language();
        let fetched = match assets::texts(wished).await {
            // A page that was kept holds every language; a fresh one may have been cut off.
            Err(e) if wished != Lang::English => assets::texts(Lang::English).await.map_err(|_| e),
            fetched => fetched,
        };
        match fetched {
            Ok(texts) => start(texts),
            Err(e) => leptos::logging::error!("{e:?}"),
        }
    });
}

fn start(texts: Texts) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", texts.lang().tag());
    }
    // What stands there while the program is fetched.
    if let Some(wait) = document().get_element_by_id("wait") {
        wait.remove();
    }
    mount_to_body(move || view! { <App texts /> });
}

/// The page: the room that its address names.
#[component]
fn App(
    /// The language it begins in.
    texts: Texts,
) -> impl IntoView {
    let shell = Shell::provide(Words::give(texts));
    Server::provide();
    spawn_local(async move {
        if let Err(e) = offline::keep(move |new| shell.update.set(Some(new))).await {
            leptos::logging::warn!("{e:?}");
        }
    });
    // The start is drawn first.
    request_animation_frame(|| set_timeout(fetch_game, Duration::ZERO));
    let moved = window_event_listener(leptos::ev::hashchange, move |_| {
        shell.route.set(Route::of(&window().location().hash().unwrap_or_default()));
    });
    // Another page in this window, or the same one again, is still this window to whoever else plays.
    let gone = window_event_listener(leptos::ev::pagehide, move |_| storage::leave_window_name());
    on_cleanup(move || {
        moved.remove();
        gone.remove();
    });
    let room = move || match shell.route.get() {
        Route::Start => view! { <StartRoom unfolded=false /> }.into_any(),
        Route::New => view! { <StartRoom unfolded=true /> }.into_any(),
        route => view! { <LaterRoom route /> }.into_any(),
    };
    view! {
        <Sprite />
        {room}
        <Notices />
        <Tips />
    }
}
