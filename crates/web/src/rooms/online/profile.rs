//! Somebody with rating and history.

use super::nav::{OnlineNav, day};
use crate::icon::{Disc, Icon};
use crate::online::people::{self, Played, Profile, Rating};
use crate::online::{api::ApiError, use_server};
use crate::rooms::Route;
use crate::rooms::frame::TopBar;
use crate::rooms::learn::plots::{ByFaction, GameByGame, Matrix};
use crate::words::use_words;
use kosa_engine::vocab::{Faction, Mat};
use kosa_lang::{Texts, readable};
use kosa_scene::rooms::learn::plots::Result as Outcome;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// A rating as people read it: whole points.
pub fn points(rating: f64) -> String {
    readable(&format!("{rating:.1}"))
}

/// The games as the plots know them, the oldest first.
fn outcomes(games: &[Played]) -> Vec<Outcome> {
    let outcome = |game: &Played| {
        Some(Outcome {
            faction: game.faction.parse().ok()?,
            mat: game.mat.parse().ok(),
            points: u32::try_from(game.total.max(0)).ok()?,
            won: game.place == 1,
        })
    };
    games.iter().rev().filter_map(outcome).collect()
}

/// The room of somebody.
#[component]
pub fn ProfileRoom(
    /// The id.
    id: String,
) -> impl IntoView {
    let (server, words) = (use_server(), use_words());
    let found = RwSignal::new(None::<Result<Profile, ApiError>>);
    let own = id.clone();
    let is_you = Memo::new(move |_| server.you.with(|you| you.as_ref().is_some_and(|you| you.id == own)));
    spawn_local(async move {
        let profile = people::profile(&id).await;
        found.try_set(Some(profile));
    });
    let body = move || match found.get() {
        None => view! { <p class="panel o-none" role="status">{words.say("link-connecting")}</p> }.into_any(),
        Some(Err(ApiError::Refused(_))) => {
            view! { <p class="panel o-none" role="status">{words.say("online-nobody-such")}</p> }.into_any()
        }
        Some(Err(e)) => {
            view! { <p class="panel o-none" role="status">{e.text(&words.texts())}</p> }.into_any()
        }
        Some(Ok(profile)) => view! { <Shown profile is_you /> }.into_any(),
    };
    view! {
        <TopBar />
        <main class="room o-people">
            <OnlineNav />
            {body}
        </main>
    }
}

/// A number with its word.
fn tile(number: String, word: String) -> impl IntoView {
    view! { <li><b>{number}</b><span class="sm mut">{word}</span></li> }
}

#[component]
fn Shown(profile: Profile, is_you: Memo<bool>) -> impl IntoView {
    let words = use_words();
    let Profile { name, since, rating, games, .. } = profile;
    let letter = name.chars().next().map_or_else(|| "·".to_string(), |c| c.to_uppercase().to_string());
    let all = outcomes(&games);
    let count = games.len();
    let won = games.iter().filter(|game| game.place == 1).count();
    let mean = all.iter().map(|o| o.points).sum::<u32>().checked_div(all.len() as u32);
    let all = Signal::stored(all);
    let name = StoredValue::new(name);
    let games = StoredValue::new(games);
    let called = move || {
        let name = name.get_value();
        if name.is_empty() { words.say("online-guest") } else { name }
    };
    let rating = StoredValue::new(rating);
    let tiles = move || {
        let texts = words.texts();
        let rated = rating.with_value(|r| r.as_ref().map(|Rating { shown, .. }| points(*shown)));
        view! {
            {tile(rated.unwrap_or_else(|| "–".into()), texts.say("online-rating"))}
            {tile(count.to_string(), texts.say("online-col-games"))}
            {tile(won.to_string(), texts.say("online-col-wins"))}
            {tile(mean.map_or_else(|| "–".into(), |mean| mean.to_string()), texts.say("online-col-mean"))}
        }
    };
    let about = move || {
        let texts = words.texts();
        match rating.with_value(Clone::clone) {
            Some(r) => {
                let args = [
                    ("estimate", points(r.estimate).into()),
                    ("error", points(r.uncertainty).into()),
                    ("n", (r.games as u32).into()),
                ];
                texts.fill("online-rating-of", &args)
            }
            None => texts.say("online-no-rating"),
        }
    };
    let rows =
        move || games.with_value(|games| games.iter().map(|game| row(game, &words.texts())).collect_view());
    view! {
        <section class="panel o-person">
            <span class="o-mark large" aria-hidden="true">{letter}</span>
            <div class="col grow">
                <h1>{called}</h1>
                <p class="mut">{move || words.fill("online-since", &[("day", day(since, words.texts().lang().tag()).into())])}</p>
            </div>
            <ul class="o-tiles">{tiles}</ul>
            <p class="sm mut o-wide">{about}</p>
            <Show when=move || is_you.get()><a class="btn" href=Route::Account.hash()><Icon name="i-gear" size=16 />{move || words.say("online-account")}</a></Show>
        </section>
        {if count == 0 {
            view! { <p class="panel o-none">{move || words.say("online-no-history")}</p> }.into_any()
        } else {
            view! {
                <section class="panel o-history"><h2>{move || words.say("online-history")}</h2><ul class="played" id="history">{rows}</ul></section>
                <section class="panel"><h2>{move || words.say("study-matrix")}</h2><p class="sm mut">{move || words.say("study-matrix-about")}</p><Matrix results=all /></section>
                <section class="panel"><h2>{move || words.say("study-by-faction")}</h2><p class="sm mut">{move || words.say("study-by-faction-about")}</p><ByFaction results=all /></section>
                <section class="panel"><h2>{move || words.say("study-by-game")}</h2><p class="sm mut">{move || words.say("study-by-game-about")}</p><GameByGame results=all /></section>
            }
            .into_any()
        }}
    }
}

fn row(game: &Played, texts: &Texts) -> impl IntoView + use<> {
    let faction: Option<Faction> = game.faction.parse().ok();
    let mat: Option<Mat> = game.mat.parse().ok();
    let disc = faction.map(|faction| view! { <Disc faction size=28 /> });
    let title = [faction.map(|f| texts.faction_short(f)), mat.map(|m| texts.mat(m))];
    let title = title.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let won = game.place == 1;
    let result =
        if won { texts.say("study-won") } else { texts.fill("study-place", &[("n", game.place.into())]) };
    let mut about = texts.fill("page-seats", &[("n", game.seats.into())]);
    if game.rated {
        about = format!("{about}, {}", texts.say("online-for-ratings"));
    }
    // A table that was not for everybody is named to nobody else.
    let named = (!game.table.is_empty()).then(|| Route::Table(game.table.clone()).hash());
    let link = named.map(|table| view! { <a class="btn sm" href=table>{texts.say("online-look")}</a> });
    view! {
        <li class="row wrap">
            {disc}
            <span class="col grow"><span class="b">{title}</span><span class="sm mut">{about}</span></span>
            <span class="col res"><span class="b" class:gain=won>{result}</span><span class="sm">{game.total}</span></span>
            <span class="xs mut day">{day(game.at, texts.lang().tag())}</span>
            {link}
        </li>
    }
}
