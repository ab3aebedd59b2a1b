//! The leaderboard.

use super::nav::OnlineNav;
use super::profile::points;
use crate::online::api::ApiError;
use crate::online::people::{self, Leader};
use crate::online::use_server;
use crate::rooms::Route;
use crate::rooms::frame::TopBar;
use crate::words::use_words;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Everybody who has played for ratings, the strongest first.
#[component]
pub fn RatingsRoom() -> impl IntoView {
    let (server, words) = (use_server(), use_words());
    let found = RwSignal::new(None::<Result<Vec<Leader>, ApiError>>);
    spawn_local(async move {
        let leaders = people::leaders().await;
        found.try_set(Some(leaders));
    });
    let table = move || {
        let texts = words.texts();
        match found.get() {
            None => view! { <p role="status">{texts.say("link-connecting")}</p> }.into_any(),
            Some(Err(e)) => view! { <p class="fault" role="alert">{e.text(&texts)}</p> }.into_any(),
            Some(Ok(leaders)) if leaders.is_empty() => {
                view! { <p class="mut" id="no-ratings">{texts.say("online-none-rated")}</p> }.into_any()
            }
            Some(Ok(leaders)) => {
                let you = server.you.get().map(|you| you.id);
                let rows = (1_u32..).zip(leaders).map(|(place, leader)| {
                    let name =
                        if leader.name.is_empty() { texts.say("online-guest") } else { leader.name.clone() };
                    let mine = you.as_ref() == Some(&leader.id);
                    view! {
                        <tr class:mine=mine>
                            <td class="no">{place}</td>
                            <th scope="row"><a href=Route::Profile(leader.id).hash()>{name}</a></th>
                            <td><b>{points(leader.rating.shown)}</b></td>
                            <td>{points(leader.rating.estimate)}" ± "{points(leader.rating.uncertainty)}</td>
                            <td>{leader.rating.games}</td>
                        </tr>
                    }
                });
                let rows = rows.collect_view();
                let heads = ["online-rating", "online-col-estimate", "online-col-games"]
                    .map(|key| view! { <th scope="col">{texts.say(key)}</th> });
                view! {
                    <div class="scroll-x" tabindex="0" role="region" aria-label=texts.say("online-ratings")>
                        <table class="groups o-leaders"><thead><tr><td></td><th scope="col">{texts.say("page-name")}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>
                    </div>
                }
                .into_any()
            }
        }
    };
    view! {
        <TopBar />
        <main class="room o-narrow">
            <OnlineNav />
            <section class="panel">
                <h1>{move || words.say("online-ratings")}</h1>
                <p class="mut">{move || words.say("online-ratings-about")}</p>
                {table}
            </section>
        </main>
    }
}
