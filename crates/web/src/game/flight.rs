//! The flight of an airship as a list of stops: where it has been and what it did there, then where the answer in hand would take it.

use super::play::Play;
use crate::icon::{self, Icon};
use crate::words::use_words;
use kosa_engine::View;
use kosa_engine::vocab::{Place, Resource};
use kosa_lang::{Texts, capital};
use kosa_scene::game::flight::{self, Stop};
use leptos::prelude::*;

/// The flight, beside the question.
#[component]
pub fn FlightPanel(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let shown = Memo::new(move |_| {
        let pointed = play.pointed.get();
        let ahead = play.scene.with(|s| s.asking().and(s.primary(pointed)).map(|answer| answer.index));
        play.game.read(|session| Some((flight::of(session, ahead)?, *session.asked()?.view())))
    });
    move || {
        shown.get().map(|(flight, view)| {
            let texts = words.texts();
            let left = flight.left.map(|n| view! { <span class="xs">{texts.fill("web-flight-left", &[("n", n.into())])}</span> });
            let last = flight.stops.len().saturating_sub(1);
            let rows = flight.stops.iter().enumerate().map(|(i, stop)| row(&texts, &view, stop, i == 0, i == last));
            let rows = rows.collect_view();
            let aboard = Resource::ALL.into_iter().filter(|resource| flight.aboard[resource.index()] > 0);
            let aboard = aboard
                .map(|resource| {
                    let n = flight.aboard[resource.index()];
                    view! { <li class="kv"><span class="row"><Icon name=icon::resource(resource) size=18 class="bare" />{texts.count(resource.id(), n)}</span></li> }
                })
                .collect::<Vec<_>>();
            let aboard = (!aboard.is_empty()).then(|| {
                view! { <div class="aboard"><h4 class="ttl">{capital(&texts.place(Place::ABOARD))}</h4><ul>{aboard}</ul></div> }
            });
            view! {
                <section class="panel pv flight" aria-label=texts.say("web-flight")>
                    <div class="row"><h3 class="ttl">{texts.say("web-flight")}</h3><span class="sp"></span>{left}</div>
                    <ol class="stops">{rows}</ol>
                    {aboard}
                </section>
            }
        })
    }
}

/// A stop: what is done is drawn full, what would be done is open.
fn row(texts: &Texts, view: &View, stop: &Stop, first: bool, last: bool) -> impl IntoView + use<> {
    let deeds: Vec<String> =
        stop.deeds.iter().filter_map(|mv| Some(capital(&texts.describe(mv, view, view.seat()?)))).collect();
    let deeds = match (first, deeds.is_empty()) {
        (true, true) => texts.say("web-flight-begins"),
        _ => deeds.join(" · "),
    };
    // The name of a territory begins with a small letter everywhere. A flight touches no home base but its own, where it begins.
    let called = match stop.place.hex() {
        Some(_) => texts.place(stop.place),
        None => capital(&texts.say("term-home_base")),
    };
    view! {
        <li class="stop" class:ahead=stop.ahead class:last=last>
            <span class="dot" aria-hidden="true"></span>
            <span><b>{called}</b>{(!deeds.is_empty()).then(|| view! { <span class="mut">{deeds}</span> })}</span>
        </li>
    }
}
