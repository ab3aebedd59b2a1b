//! The clocks of a table: who has how long, and whose clock runs.

use super::card;
use crate::icon::Icon;
use crate::online::LiveTable;
use crate::words::use_words;
use kosa_scene::rooms::online::clock::span;
use kosa_wire::Sitter;
use leptos::prelude::*;
use std::time::Duration;

/// So often they are looked at.
const TICK: Duration = Duration::from_millis(500);
/// Below this a clock calls, in milliseconds.
const SHORT: u64 = 60_000;

/// The time of the server, again and again.
pub fn server_time(live: LiveTable) -> Memo<u64> {
    let ticks = RwSignal::new(0_u32);
    if let Ok(timer) = set_interval_with_handle(move || ticks.update(|n| *n = n.wrapping_add(1)), TICK) {
        on_cleanup(move || timer.clear());
    }
    Memo::new(move |_| {
        ticks.track();
        live.room.track();
        live.server_time()
    })
}

/// Everybody's clock, the running ones marked. Nothing where the table has none.
#[component]
pub fn Clocks(
    /// The table.
    live: LiveTable,
) -> impl IntoView {
    let words = use_words();
    let now = server_time(live);
    let there = Memo::new(move |_| live.with_room(|room| room.as_ref().is_some_and(|r| r.clock.is_some())));
    let places = Memo::new(move |_| {
        live.with_room(|room| {
            let places = room.iter().flat_map(|room| (1_u8..).zip(&room.places));
            let people = places.filter(|(_, place)| matches!(place.sitter, Sitter::Person { .. }));
            people.map(|(number, place)| (number, place.clone())).collect::<Vec<_>>()
        })
    });
    let own = Memo::new(move |_| live.own_places());
    let one = move |number: u8, place: &kosa_wire::Chair| {
        let clock = Memo::new(move |_| {
            let now = now.get();
            live.with_room(|room| {
                let clock = room.as_ref()?.clock.as_ref()?;
                Some((clock.left_at(number, now)?, clock.running.contains(&number)))
            })
        });
        let name = card::sitter(place, &words.texts());
        let runs = move || clock.get().is_some_and(|(_, runs)| runs);
        let short = move || clock.get().is_some_and(|(left, runs)| runs && left < SHORT);
        let text = move || clock.get().map(|(left, _)| span(left, &words.texts()));
        view! {
            <li class="o-clock" class:runs=runs class:short=short class:mine=own.get().contains(&number) data-place=number>
                <Icon name="i-clock" size=14 />
                <span class="who">{name}</span>
                <b role="timer">{text}</b>
                <Show when=runs><span class="vh">{move || words.say("online-clock-runs")}</span></Show>
            </li>
        }
    };
    view! {
        <Show when=move || there.get()>
            <ul class="o-clocks" aria-label=move || words.say("online-clocks")>
                {move || places.get().iter().map(|(number, place)| one(*number, place)).collect_view()}
            </ul>
        </Show>
    }
}
