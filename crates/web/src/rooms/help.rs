//! Help: every term, sign and tile with its rule in a sentence, to be searched.

use super::Route;
use super::frame::TopBar;
use crate::icon::Icon;
use crate::words::use_words;
use kosa_engine::Switch;
use kosa_engine::vocab::{self, *};
use kosa_lang::{Dial, Term, Texts, Topic, capital};
use kosa_learn::Rulebook;
use leptos::prelude::*;

/// The parts of the help, in the order in which somebody new would ask.
fn parts() -> Vec<(&'static str, Vec<Topic>)> {
    vec![
        ("page-help-terms", Term::ALL.map(Topic::Term).to_vec()),
        (
            "page-help-actions",
            TopAction::ALL.map(Topic::Top).into_iter().chain(BottomAction::ALL.map(Topic::Bottom)).collect(),
        ),
        (
            "page-help-pieces",
            UnitKind::ALL
                .map(Topic::Unit)
                .into_iter()
                .chain(Structure::ALL.map(Topic::Structure))
                .chain(vocab::Resource::ALL.map(Topic::Resource))
                .chain(Terrain::ALL.map(Topic::Terrain))
                .collect(),
        ),
        ("page-help-stars", Star::ALL.map(Topic::Star).to_vec()),
        (
            "page-help-factions",
            Faction::ALL
                .map(Topic::Faction)
                .into_iter()
                .chain(abilities().into_iter().map(Topic::Ability))
                .collect(),
        ),
        (
            "page-help-tiles",
            StructureTile::ALL
                .map(Topic::Tile)
                .into_iter()
                .chain(AirshipTile::ALL.map(Topic::AirshipTile))
                .chain(Resolution::ALL.map(Topic::Resolution))
                .collect(),
        ),
        (
            "page-help-automa",
            AutomaLevel::ALL.map(Topic::Level).into_iter().chain(Dial::ALL.map(Topic::Dial)).collect(),
        ),
        ("page-rules", Switch::ALL.map(Topic::Switch).to_vec()),
    ]
}

/// Every mech ability once.
fn abilities() -> Vec<MechAbility> {
    let mut all: Vec<MechAbility> = Vec::new();
    for ability in Faction::ALL.iter().flat_map(|faction| faction.mat().mechs) {
        if !all.contains(&ability) {
            all.push(ability);
        }
    }
    all
}

/// The way to the rule book, with the rulings behind it.
fn in_book(topic: Topic, texts: &Texts) -> Option<impl IntoView + use<>> {
    Rulebook::topic_of(topic).map(|book| {
        let href = Route::Book(book.id().to_string()).hash();
        view! { " "<a class="in-book" href=href title=book.rulings().join(", ")>{texts.fill("study-rule", &[("title", book.title(texts).into())])}</a> }
    })
}

/// Every topic with a field to search them.
#[component]
pub fn HelpTopics() -> impl IntoView {
    let words = use_words();
    let search = RwSignal::new(String::new());
    let found = move || {
        let texts = words.texts();
        let wished = search.with(|s| s.trim().to_lowercase());
        let mut any = false;
        let mut parts = parts()
            .into_iter()
            .filter_map(|(title, topics)| {
                let entries: Vec<(String, String, Topic)> = topics
                    .into_iter()
                    .map(|topic| (capital(&topic.name(&texts)), texts.help(topic), topic))
                    .filter(|(name, text, _)| {
                        [name, text].iter().any(|part| part.to_lowercase().contains(&wished))
                    })
                    .collect();
                any |= !entries.is_empty();
                let rows = entries
                    .iter()
                    .map(|(name, text, topic)| view! { <div class="entry"><dt>{name.clone()}</dt><dd>{text.clone()}{in_book(*topic, &texts)}</dd></div> });
                let rows = rows.collect_view();
                // Whoever searches sees what was found; whoever browses opens one part after the other.
                let open = !wished.is_empty();
                (!entries.is_empty()).then(|| {
                    view! {
                        <details class="panel fold topic" open=open>
                            <summary><Icon name="i-chev" size=14 /><h2>{texts.say(title)}</h2><span class="sp"></span><span class="mut sm">{entries.len()}</span></summary>
                            <dl>{rows}</dl>
                        </details>
                    }
                    .into_any()
                })
            })
            .collect::<Vec<_>>();
        if !any {
            parts.push(view! { <p class="panel pv">{texts.say("page-help-nothing")}</p> }.into_any());
        }
        parts
    };
    view! {
        <div class="topics">
            <input type="search" id="search" aria-label=move || words.say("page-search") placeholder=move || words.say("page-search")
                prop:value=move || search.get() on:input=move |event| search.set(event_target_value(&event)) />
            <div class="parts" aria-live="polite">{found}</div>
        </div>
    }
}

/// The help.
#[component]
pub fn HelpRoom() -> impl IntoView {
    let words = use_words();
    view! {
        <TopBar />
        <main class="room help">
            <header class="row wrap help-head">
                <h1>{move || words.say("page-nav-help")}</h1>
                <span class="sp"></span>
                <a class="btn" href="#/learn">{move || words.say("study-learn")}</a>
                <a class="btn" href="#/book">{move || words.say("study-open-book")}</a>
            </header>
            <HelpTopics />
        </main>
    }
}
