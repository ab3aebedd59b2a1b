//! The whole page: what is fetched first, and which room is open.

use crate::gallery::Gallery;
use crate::icon::Sprite;
use crate::online::Server;
use crate::rooms::*;
use crate::tips::Tips;
use crate::words::Words;
use crate::{assets, game, offline, storage};
use kosa_lang::{Lang, Texts};
use leptos::prelude::*;
// Not the one of leptos, which works only once something is mounted.
use wasm_bindgen_futures::spawn_local;

/// What a worker answers: what a bot decides.
pub fn think(request: &str, tell: &dyn Fn(&str)) -> String {
    game::think(request, tell)
}

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
    // What hints and reviews are made of is fetched where they are given, once.
    Effect::new(move |there: Option<bool>| {
        let wanted = shell.route.with(Route::thinks);
        if wanted && there != Some(true) {
            spawn_local(async {
                if let Err(e) = assets::weights().await {
                    leptos::logging::warn!("{e:?}");
                }
            });
        }
        wanted || there == Some(true)
    });
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
        Route::Play(name) => view! { <PlayRoom name /> }.into_any(),
        Route::Games => view! { <GamesRoom /> }.into_any(),
        Route::Replay(name) => view! { <ReplayRoom name /> }.into_any(),
        Route::Tables => view! { <TablesRoom /> }.into_any(),
        Route::OpenTable => view! { <OpenTableRoom /> }.into_any(),
        Route::Table(id) => view! { <TableRoom id /> }.into_any(),
        Route::Profile(id) => view! { <ProfileRoom id /> }.into_any(),
        Route::Ratings => view! { <RatingsRoom /> }.into_any(),
        Route::Statistics => view! { <StatisticsRoom /> }.into_any(),
        Route::Account => view! { <AccountRoom /> }.into_any(),
        Route::Device(code) => view! { <DeviceRoom code /> }.into_any(),
        Route::Settings => view! { <SettingsRoom /> }.into_any(),
        Route::Help => view! { <HelpRoom /> }.into_any(),
        Route::Kit => view! { <Gallery /> }.into_any(),
        Route::Learn => view! { <LearnRoom /> }.into_any(),
        Route::Lesson(name) => view! { <LessonRoom name /> }.into_any(),
        Route::Book(topic) => view! { <BookRoom topic /> }.into_any(),
        Route::Played => view! { <PlayedRoom /> }.into_any(),
        Route::Shared(text) => view! { <SharedRoom text /> }.into_any(),
        Route::Analyse => view! { <AnalyseRoom /> }.into_any(),
    };
    view! {
        <Sprite />
        {room}
        <Notices />
        <Tips />
    }
}
