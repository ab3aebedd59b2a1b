//! The draft at a table: mats are dealt, factions are chosen one after the other.

use super::card;
use crate::icon::Disc;
use crate::online::LiveTable;
use crate::rooms::setup::faction_card;
use crate::words::use_words;
use kosa_wire::Command;
use leptos::prelude::*;

/// Everybody with mat and faction, and what can be chosen now.
#[component]
pub fn DraftCards(
    /// The table.
    live: LiveTable,
) -> impl IntoView {
    let words = use_words();
    let draft = Memo::new(move |_| live.with_room(|room| room.as_ref().and_then(|room| room.draft.clone())));
    let rows = move || {
        let texts = words.texts();
        let places = live.with_room(|room| room.as_ref().map(|room| room.places.clone()).unwrap_or_default());
        let seats = draft.with(|draft| draft.as_ref().map(|draft| draft.places.clone()).unwrap_or_default());
        let row = |(place, seat): (kosa_wire::Chair, kosa_wire::DraftPlace)| {
            let disc = seat.faction.map(|faction| view! { <Disc faction size=28 /> });
            let mat = seat.mat.map(|mat| texts.mat(mat)).unwrap_or_default();
            view! { <li class="row" class:now=seat.chooses>{disc}<span class="b">{card::sitter(&place, &texts)}</span><span class="mut">{mat}</span></li> }
        };
        places.into_iter().zip(seats).map(row).collect_view()
    };
    let asked = Memo::new(move |_| {
        let seats = draft.with(|draft| draft.as_ref().map(|draft| draft.places.clone()).unwrap_or_default());
        seats.iter().position(|seat| seat.chooses)
    });
    let mine = Memo::new(move |_| {
        let own = live.own_places();
        asked.get().is_some_and(|place| own.contains(&(place as u8 + 1)))
    });
    let told = move || {
        let texts = words.texts();
        let who = asked.get().and_then(|place| {
            live.with_room(|room| room.as_ref()?.places.get(place).map(|place| card::sitter(place, &texts)))
        });
        match mine.get() {
            true => texts.say("online-you-choose"),
            false => texts.fill("link-waiting", &[("who", who.unwrap_or_default().into())]),
        }
    };
    let cards = move || {
        let texts = words.texts();
        let open = draft.with(|draft| draft.as_ref().map(|draft| draft.open.clone()).unwrap_or_default());
        let card = |faction| faction_card(&texts, faction, move |_| live.ask(Command::Choose { faction }));
        mine.get().then(|| view! { <div class="dcards">{open.into_iter().map(card).collect_view()}</div> })
    };
    view! {
        <section class="panel draft" aria-live="polite">
            <h2>{move || words.say("page-drafted")}</h2>
            <ol>{rows}</ol>
            <p class="b">{told}</p>
            {cards}
        </section>
    }
}
