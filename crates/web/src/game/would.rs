//! What the answer under the pointer would do, before it is given: a section with all it would cost and give, a combat it would lead to,
//! else what changes in sentences.

use super::consequences;
use super::play::Play;
use super::scene;
use crate::icon::{self, Icon};
use crate::panels::{CombatPreview, Delta, bottom_note, half_note};
use crate::thing::Target;
use crate::words::use_words;
use kosa_client::Numbers;
use kosa_engine::vocab::*;
use kosa_engine::{Player, Public, SectionFacts, View};
use kosa_lang::{Texts, capital};
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
        let (place, workers) = play.game.read(|session| {
            let way = session.asked()?.level().choices.get(index)?.way.clone()?;
            way.outlook.combat?;
            Some((way.to(), way.load[Cargo::Workers.index()]))
        })?;
        view.with(|v| v.combat_ahead(v.seat()?, place, 1, workers))
    });
    view! {
        <CombatPreview public facts=fight />
        {move || section.get().map(|(facts, seat)| public.with(|p| section_view(&words.texts(), p, seat, &facts)))}
        {move || lines.get().map(|(label, lines)| {
            let lines = consequences::rows(&words.texts(), &lines);
            view! {
                <section class="panel pv would" aria-label=move || words.say("web-would")>
                    <h3 class="ttl">{label}</h3>
                    <ul>{lines}</ul>
                </section>
            }
        })}
    }
}

/// A section with all it would cost and give now.
fn section_view(texts: &Texts, public: &Public, seat: Seat, facts: &SectionFacts) -> AnyView {
    let player: &Player = public.player(seat);
    let top = player.section(facts.section).map(|printed| printed.top);
    let title = match (top, facts.bottom.action) {
        (Some(top), Some(bottom)) => format!("{} / {}", texts.name(&top), texts.name(&bottom)),
        _ => texts.name(&facts.section),
    };
    let halves: Vec<String> = facts.top.iter().map(|half| half_note(texts, public, player, half)).collect();
    let halves = capital(&halves.join(&format!(" {} ", texts.say("web-or"))));
    let bottom = &facts.bottom;
    let price = bottom.action.zip(bottom.cost).map(|(action, (resource, count))| {
        let holds = Numbers::of(public, seat).resources[resource.index()];
        let args = [
            ("action", texts.name(&action).into()),
            ("price", texts.count(resource.id(), count).into()),
            ("n", holds.into()),
        ];
        view! { <li><Icon name=icon::resource(resource) size=18 />{capital(&texts.fill("web-bottom-price", &args))}</li> }
    });
    let coins = (bottom.why_not.is_none() && bottom.coins > 0).then(|| {
        let from = player.coins();
        view! { <li><Delta icon="i-coin" from to=from + u16::from(bottom.coins) /></li> }
    });
    let note = bottom_note(texts, public, bottom);
    let short = bottom.why_not.is_some();
    let note = (!note.is_empty()).then(|| {
        view! { <li class:cost=short class:b=short><Icon name=if short { "i-no" } else { "i-recruit" } size=18 />{capital(&note)}</li> }
    });
    let top_icon = top.map_or("i-gear", icon::top);
    view! {
        <section class="panel pv would" aria-label=texts.say("web-would")>
            <h3 class="ttl">{texts.fill("web-you-would-get", &[("what", title.into())])}</h3>
            <ul>
                <li><Icon name=top_icon size=18 />{halves}</li>
                {price}
                {coins}
                {note}
            </ul>
        </section>
    }
    .into_any()
}
