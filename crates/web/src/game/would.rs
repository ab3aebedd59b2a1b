//! What the answer under the pointer would do, before it is given: a section with all it would cost and give, a combat it would lead to,
//! else what changes in sentences.

use super::consequences;
use super::play::Play;
use super::scene;
use crate::drawing::escaped;
use crate::icon;
use crate::panels::{CombatPreview, bottom_note, delta, half_note};
use crate::thing::Target;
use crate::words::use_words;
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

/// A section with all it would cost and give now, as text: it is another one whenever the pointer moves.
fn section_text(texts: &Texts, public: &Public, seat: Seat, facts: &SectionFacts) -> String {
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
        let args = [
            ("action", texts.name(&action).into()),
            ("price", texts.count(resource.id(), count).into()),
            ("n", bottom.has.into()),
        ];
        let said = escaped(&capital(&texts.fill("web-bottom-price", &args)));
        format!("<li>{}{said}</li>", icon::shape(icon::resource(resource), 18, ""))
    });
    let coins = (bottom.why_not.is_none() && bottom.coins > 0).then(|| {
        let from = player.coins();
        format!("<li>{}</li>", delta("i-coin", from, from + u16::from(bottom.coins)))
    });
    let note = bottom_note(texts, public, bottom);
    let short = bottom.why_not.is_some();
    let note = (!note.is_empty()).then(|| {
        let (class, name) = if short { (" class=\"cost b\"", "i-no") } else { ("", "i-recruit") };
        format!("<li{class}>{}{}</li>", icon::shape(name, 18, ""), escaped(&capital(&note)))
    });
    let top_icon = icon::shape(top.map_or("i-gear", icon::top), 18, "");
    let title = escaped(&texts.fill("web-you-would-get", &[("what", title.into())]));
    let [price, coins, note] = [price, coins, note].map(Option::unwrap_or_default);
    let halves = escaped(&halves);
    format!("<h3 class=\"ttl\">{title}</h3><ul><li>{top_icon}{halves}</li>{price}{coins}{note}</ul>")
}
