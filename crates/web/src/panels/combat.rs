//! What is known of a combat, fought or only thought of: both sides beside each other.

use crate::icon::{Disc, Icon};
use crate::words::use_words;
use kosa_engine::{CombatFacts, Public, SideFacts};
use kosa_lang::Texts;
use leptos::prelude::*;

/// Both sides of a combat with what everybody may know of them.
#[component]
pub fn CombatPreview(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// What is known: [`View::combat_facts`](kosa_engine::View::combat_facts) or `combat_after`.
    #[prop(into)]
    facts: Signal<Option<CombatFacts>>,
) -> impl IntoView {
    let words = use_words();
    move || {
        facts.get().map(|facts| {
            let texts = words.texts();
            let title = texts.fill("web-combat-on", &[("place", texts.place(facts.place).into())]);
            let sides = public.with(|p| facts.sides.each_ref().map(|side| one(&texts, p, side)));
            view! {
                <section class="panel pv fightp">
                    <div class="row"><Icon name="i-combat" size=20 /><b class="fm">{title}</b></div>
                    <div class="side">{sides}</div>
                </section>
            }
        })
    }
}

fn one(texts: &Texts, public: &Public, side: &SideFacts) -> impl IntoView + use<> {
    let faction = public.player(side.seat).faction();
    view! {
        <div>
            <span class="row"><Disc faction size=24 /><b>{texts.faction_short(faction)}</b></span>
            <div><Icon name="i-power" class="pow" />" "{texts.say("web-power")}" "<b>{side.power}</b></div>
            <div><Icon name="i-card" />" "{texts.say("web-hand")}" "<b>{side.hand}</b></div>
            <div>{texts.fill("web-may-add", &[("n", texts.count("cards", side.card_limit).into())])}</div>
            <div class="mut">{texts.fill("web-at-most", &[("n", side.most.into())])}</div>
        </div>
    }
}
