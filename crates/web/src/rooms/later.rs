//! Rooms that lie in parts of the program which are fetched when they are first entered: a game, and what nobody needs to begin
//! and play one.

use super::*;
use crate::gallery::Gallery;
use crate::parts::{self, Draw};
use crate::words::use_words;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What draws these rooms, once it is there.
#[derive(Clone, Copy)]
struct Fetched {
    draw: RwSignal<Option<Draw>>,
    missing: RwSignal<bool>,
}

impl Fetched {
    fn fetch(self, game: bool) {
        self.missing.set(false);
        spawn_local(async move {
            let fetched = if game { parts::play().await } else { parts::rooms().await };
            match fetched {
                Ok(draw) => {
                    let _ = self.draw.try_set(Some(draw));
                }
                Err(_) => {
                    let _ = self.missing.try_set(true);
                }
            }
        });
    }
}

/// One of these rooms: drawn as soon as it can be, or a sentence why it cannot.
#[component]
pub fn LaterRoom(
    /// The room.
    route: Route,
) -> impl IntoView {
    let words = use_words();
    let fetched = Fetched { draw: RwSignal::new(None), missing: RwSignal::new(false) };
    let game = matches!(route, Route::Play(_));
    fetched.fetch(game);
    move || {
        match fetched.draw.get() {
        Some(draw) => draw(route.clone()),
        None if fetched.missing.get() => view! {
            <TopBar />
            <main class="room narrow">
                <section class="panel">
                    <p role="alert" id="part-missing">{move || words.say("page-part-missing")}</p>
                    <button type="button" class="btn pri" id="fetch-again" on:click=move |_| fetched.fetch(game)>{move || words.say("page-fetch-again")}</button>
                </section>
            </main>
        }
        .into_any(),
        None => ().into_any(),
    }
    }
}

/// Fetches the part in which a game is played, so that it is there when somebody begins one.
pub fn fetch_game() {
    // Who is without it hears of that on beginning a game.
    spawn_local(async {
        let _ = parts::play().await;
    });
}

/// Draws a game.
pub fn draw_game(route: Route) -> AnyView {
    let Route::Play(name) = route else { return ().into_any() };
    view! { <PlayRoom name /> }.into_any()
}

/// Draws one of the other rooms.
pub fn draw(route: Route) -> AnyView {
    match route {
        // The first two are always there, a game lies in a part of its own.
        Route::Start | Route::New | Route::Play(_) => ().into_any(),
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
    }
}
