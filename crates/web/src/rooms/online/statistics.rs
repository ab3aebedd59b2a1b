//! How factions and mats did in all games of this server.

use super::nav::OnlineNav;
use crate::icon::{Disc, Emblem, Icon};
use crate::online::api::ApiError;
use crate::online::people::{self, Tally};
use crate::rooms::frame::TopBar;
use crate::words::use_words;
use kosa_engine::vocab::{Faction, Mat};
use kosa_scene::rooms::online::statistics::{Kind, Sum};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Whose games are counted.
const WHO: [(&str, &str); 4] = [
    ("", "online-who-all"),
    ("person", "online-who-people"),
    ("bot", "online-who-bots"),
    ("automa", "online-who-automas"),
];

/// The room.
#[component]
pub fn StatisticsRoom() -> impl IntoView {
    let words = use_words();
    let found = RwSignal::new(None::<Result<Vec<Tally>, ApiError>>);
    spawn_local(async move {
        let tallies = people::statistics().await;
        found.try_set(Some(tallies));
    });
    let who = RwSignal::new("");
    let seats = RwSignal::new(0_u32);
    let shown = Memo::new(move |_| {
        let (who, seats) = (who.get(), seats.get());
        let counts = |t: &&Tally| (who.is_empty() || t.player == who) && (seats == 0 || t.seats == seats);
        found.with(|found| match found {
            Some(Ok(all)) => all.iter().filter(counts).cloned().collect::<Vec<_>>(),
            _ => Vec::new(),
        })
    });
    let sizes = Memo::new(move |_| {
        let mut sizes: Vec<u32> = found.with(|found| match found {
            Some(Ok(all)) => all.iter().map(|t| t.seats).collect(),
            _ => Vec::new(),
        });
        sizes.sort_unstable();
        sizes.dedup();
        sizes
    });
    let chips = WHO.map(|(own, key)| {
        let on = move || who.get() == own;
        view! { <button type="button" class="o-chip" class:on=on aria-pressed=move || on().to_string() on:click=move |_| who.set(own)>{move || words.say(key)}</button> }
    });
    let tables = move || {
        let chip = |n: u32| {
            let on = move || seats.get() == n;
            let text = move || {
                if n == 0 {
                    words.say("online-any-size")
                } else {
                    words.fill("page-seats", &[("n", n.into())])
                }
            };
            view! { <button type="button" class="o-chip" class:on=on aria-pressed=move || on().to_string() on:click=move |_| seats.set(n)>{text}</button> }
        };
        core::iter::once(0).chain(sizes.get()).map(chip).collect_view()
    };
    let none = move || found.with(|found| matches!(found, Some(Ok(all)) if all.is_empty()));
    let fault = move || {
        found.with(|found| match found {
            Some(Err(e)) => Some(view! { <p class="fault" role="alert">{e.text(&words.texts())}</p> }),
            _ => None,
        })
    };
    view! {
        <TopBar />
        <main class="room o-people">
            <OnlineNav />
            <section class="panel o-wide-panel">
                <div class="row wrap">
                    <div class="col grow">
                        <h1>{move || words.say("online-statistics")}</h1>
                        <p class="mut">{move || words.say("online-statistics-about")}</p>
                    </div>
                    <a class="btn" href="/api/v1/statistics.csv" download="kosa-statistics.csv"><Icon name="i-link" size=16 />"CSV"</a>
                    <a class="btn" href="/api/v1/statistics" download="kosa-statistics.json"><Icon name="i-link" size=16 />"JSON"</a>
                </div>
                <div class="o-chips" role="group" aria-label=move || words.say("online-whose")>{chips}</div>
                <div class="o-chips" role="group" aria-label=move || words.say("page-table")>{tables}</div>
                {fault}
                <Show when=none><p class="mut" id="no-statistics">{move || words.say("online-none-finished")}</p></Show>
            </section>
            <Show when=move || shown.with(|all| !all.is_empty())>
                <section class="panel"><h2>{move || words.say("online-by-pair")}</h2><p class="sm mut">{move || words.say("online-by-pair-about")}</p><Pairs shown /></section>
                <section class="panel"><h2>{move || words.say("online-by-faction")}</h2><p class="sm mut">{move || words.say("online-by-faction-about")}</p><Factions shown /></section>
                <section class="panel"><h2>{move || words.say("online-by-mat")}</h2><Rows shown kind=Kind::Mat /></section>
                <section class="panel"><h2>{move || words.say("online-by-seats")}</h2><Rows shown kind=Kind::Seats /></section>
            </Show>
        </main>
    }
}

/// Games won of a hundred by faction and mat; the more, the darker.
#[component]
fn Pairs(shown: Memo<Vec<Tally>>) -> impl IntoView {
    let words = use_words();
    let cell = |sum: Sum| {
        let class = match (sum.games, sum.rate()) {
            (0, _) => "",
            (_, 0) => "none",
            (_, rate) if rate >= 60 => "all",
            _ => "some",
        };
        let text = if sum.games == 0 { "·".to_string() } else { format!("{}/{}", sum.wins, sum.games) };
        view! { <td class=class>{text}</td> }
    };
    move || {
        let (texts, all) = (words.texts(), shown.get());
        let heads = Mat::ALL.map(|mat| view! { <th scope="col"><span>{texts.mat(mat)}</span></th> });
        let rows = Faction::ALL.map(|faction| {
            let own = || all.iter().filter(move |t| t.faction == faction.id());
            let cells = Mat::ALL.map(|mat| cell(Sum::of(own().filter(|t| t.mat == mat.id()))));
            view! { <tr><th scope="row"><Disc faction size=24 /><span class="vh">{texts.faction(faction)}</span></th>{cells}{cell(Sum::of(own()))}</tr> }
        });
        view! {
            <div class="scroll-x" tabindex="0" role="region" aria-label=texts.say("online-by-pair")>
                <table class="matrix"><thead><tr><td></td>{heads}<th scope="col"><span>{texts.say("history-all")}</span></th></tr></thead><tbody>{rows}</tbody></table>
            </div>
        }
    }
}

/// What factions had at the end on average, as bars.
#[component]
fn Factions(shown: Memo<Vec<Tally>>) -> impl IntoView {
    let words = use_words();
    let rows = move || {
        let (texts, all) = (words.texts(), shown.get());
        let mut rows: Vec<(Faction, Sum)> = Faction::ALL
            .into_iter()
            .map(|faction| (faction, Sum::of(all.iter().filter(|t| t.faction == faction.id()))))
            .filter(|(_, sum)| sum.games > 0)
            .collect();
        rows.sort_by_key(|(_, sum)| core::cmp::Reverse(sum.mean()));
        let most = rows.first().map_or(1, |(_, sum)| sum.mean()).max(80);
        let row = |(faction, sum): (Faction, Sum)| {
            let wide = 100.0 * sum.mean().max(0) as f64 / most as f64;
            let args = [("games", (sum.games as u32).into()), ("n", (sum.rate() as u32).into())];
            view! {
                <li class=format!("bar-row f-{faction}")>
                    <Emblem faction /><span class="bn">{texts.faction_short(faction)}</span>
                    <span class="bar-box"><span class="bar-in" style:width=format!("{wide:.1}%")></span></span>
                    <b class="bv">{sum.mean()}</b>
                    <span class="xs mut o-won">{texts.fill("online-won-of", &args)}</span>
                </li>
            }
        };
        rows.into_iter().map(row).collect_view()
    };
    view! { <ul class="bars o-bars">{rows}</ul> }
}

#[component]
fn Rows(shown: Memo<Vec<Tally>>, kind: Kind) -> impl IntoView {
    let words = use_words();
    move || {
        let (texts, all) = (words.texts(), shown.get());
        let heads = ["online-col-played", "online-col-rate", "online-col-mean"]
            .map(|key| view! { <th scope="col">{texts.say(key)}</th> });
        let rows = kind.groups(&all, &texts).into_iter().filter(|(_, sum)| sum.games > 0).map(|(name, sum)| {
            view! { <tr><th scope="row">{name}</th><td>{sum.games}</td><td>{format!("{}%", sum.rate())}</td><td>{sum.mean()}</td></tr> }
        });
        let rows = rows.collect_view();
        view! { <table class="groups"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table> }
    }
}
