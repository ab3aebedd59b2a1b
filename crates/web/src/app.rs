//! The whole page: what is fetched first, and which room is open.

use crate::gallery::Gallery;
use crate::words::Words;
use crate::{assets, offline};
use kosa_lang::{Lang, Texts};
use leptos::prelude::*;
// Not the one of leptos, which works only once something is mounted.
use wasm_bindgen_futures::spawn_local;

/// What a worker answers.
pub fn think(request: &str, tell: &dyn Fn(&str)) -> String {
    tell(&request.len().to_string());
    request.chars().rev().collect()
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

/// The first language of the browser that Kosa speaks.
fn language() -> Lang {
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
        view! { <Gallery /> }
    });
}
