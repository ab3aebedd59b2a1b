//! The Riverwalk card: who crosses which water, for the factions at a table or for all.

use crate::icon::Disc;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::vocab::Faction;
use kosa_lang::{Texts, capital};
use kosa_learn::{Rivers, WaterWay};
use leptos::prelude::*;

/// The ways of one faction.
fn ways(ways: &[WaterWay], at_table: bool, without: Option<String>, texts: &Texts) -> AnyView {
    if ways.is_empty() {
        return view! { <p class="sm mut">{without.map(|said| capital(&said))}</p> }.into_any();
    }
    let way = |way: &WaterWay| {
        let mark = if way.in_force { "✓" } else { "·" };
        let (name, text) = (capital(&way.topic.name(texts)), texts.help(way.topic));
        view! {
            <li class:on=way.in_force class="water">
                {at_table.then(|| view! { <span class="wm" aria-label=texts.say(if way.in_force { "study-in-force" } else { "study-not-yet" })>{mark}</span> })}
                <span><b>{name}</b>": "{text}</span>
            </li>
        }
    };
    view! { <ul class="waters sm">{ways.iter().map(way).collect_view()}</ul> }.into_any()
}

/// The card. Without a table it is about every faction.
#[component]
pub fn RiversCard(
    /// The table; every faction without one.
    #[prop(optional, into)]
    public: Option<Signal<Public>>,
) -> impl IntoView {
    let words = use_words();
    let row = |faction: Faction, inside: AnyView, texts: &Texts| {
        view! { <li class="river-row"><Disc faction size=28 /><div class="grow"><div class="b">{texts.faction(faction)}</div>{inside}</div></li> }
    };
    let rows = move || {
        let texts = words.texts();
        match public {
            Some(public) => public
                .with(Rivers::card)
                .iter()
                .map(|rivers| {
                    row(rivers.faction, ways(&rivers.ways, true, rivers.without_ways(&texts), &texts), &texts)
                })
                .collect_view(),
            None => Faction::ALL
                .into_iter()
                .map(|faction| {
                    row(
                        faction,
                        ways(&Rivers::of_faction(faction), false, Some(texts.say("rivers-none")), &texts),
                        &texts,
                    )
                })
                .collect_view(),
        }
    };
    view! { <ul class="rivers">{rows}</ul> }
}
