//! What the answer under the pointer would do, before it is given: a section with all it would cost and give, a combat it would lead to,
//! else what changes in sentences.

use super::play::Play;
use crate::panels::CombatPreview;
use crate::thing::Target;
use crate::words::use_words;
use kosa_engine::{Public, View};
use kosa_scene::drawing::escaped;
use kosa_scene::game::would::section_text;
use kosa_scene::game::{consequences, scene};
use leptos::prelude::*;

/// What the answer under the pointer would do.
#[component]
pub fn About(
    /// The page.
    play: Play,
    /// What whoever looks may know.
    view: Signal<View>,
    /// What everybody sees.
    public: Signal<Public>,
) -> impl IntoView {
    let words = use_words();
    let index = Memo::new(move |_| {
        let pointed = play.pointed.get();
        play.scene.with(|s| {
            s.asking()
                .and(s.primary(pointed))
                .map(|answer| (answer.index, answer.label.clone(), answer.target))
        })
    });
    let section = Memo::new(move |_| {
        let (.., Target::Section(section)) = index.get()? else { return None };
        view.with(|v| {
            let seat = v.seat()?;
            let facts = v.public().sections(seat).into_iter().find(|facts| facts.section == section)?;
            Some((facts, seat))
        })
    });
    let lines = Memo::new(move |_| {
        let (index, label, _) = index.get().filter(|_| section.with(Option::is_none))?;
        let lines = play.game.read(|session| scene::preview(session, index));
        (!lines.is_empty()).then_some((label, lines))
    });
    let fight = Memo::new(move |_| {
        let (index, ..) = index.get()?;
        let (moves, place) = play.game.read(|session| {
            let choice = session.asked()?.menu().choices.get(index)?;
            let way = choice.way.as_ref().filter(|way| way.outlook.combat.is_some())?;
            Some((choice.moves()?.to_vec(), way.to()))
        })?;
        view.with(|v| v.combat_after(&moves, place))
    });
    let text = Memo::new(move |_| {
        let texts = words.texts();
        if let Some((facts, seat)) = section.get() {
            return public.with(|p| section_text(&texts, p, seat, &facts));
        }
        lines.with(|lines| match lines {
            Some((label, lines)) => {
                let rows = consequences::text(&texts, lines);
                format!("<h3 class=\"ttl\">{}</h3><ul>{rows}</ul>", escaped(label))
            }
            None => String::new(),
        })
    });
    let any = Memo::new(move |_| text.with(|text| !text.is_empty()));
    view! {
        <CombatPreview public facts=fight />
        <Show when=move || any.get()>
            <section class="panel pv would" aria-label=move || words.say("web-would") inner_html=move || text.get()></section>
        </Show>
    }
}
