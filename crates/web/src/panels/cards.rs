//! What a person holds: combat cards, objectives with their progress, and what the structure bonus pays.

use super::bits::CombatCardFace;
use crate::icon::Icon;
use crate::thing::{Marked, OnPoint, Target};
use crate::tips;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::View;
use kosa_engine::vocab::*;
use kosa_lang::{Term, Topic};
use leptos::prelude::*;

/// Combat cards and objectives of whoever looks.
#[component]
pub fn HandPanel(
    /// What the person may know.
    #[prop(into)]
    view: Signal<View>,
    /// How cards stand to the question.
    #[prop(into, optional)]
    marks: Signal<Marked>,
    /// A card was pointed at.
    on_point: OnPoint,
) -> impl IntoView {
    let words = use_words();
    let hand = Memo::new(move |_| {
        view.with(|v| {
            let hand = v.own().hand();
            let cards = CombatCard::ALL.into_iter().flat_map(|c| (0..hand.of(c)).map(move |_| c));
            cards.collect::<Vec<_>>()
        })
    });
    let goals = Memo::new(move |_| view.with(|v| v.own().objectives().collect::<Vec<_>>()));
    let faces = move || {
        let all = hand.get().into_iter().map(|card| {
            let mark = marks.get().of(Target::Card(card)).class();
            view! {
                <button type="button" class=format!("cbtn {mark}") on:click=move |_| on_point.run(Target::Card(card))>
                    <CombatCardFace value=card.value() />
                </button>
            }
        });
        all.collect_view()
    };
    view! {
        <section class="panel pv">
            <div class="row">
                <h3 class="ttl" data-tip=move || tips::about(&words.texts(), Topic::Term(Term::CombatCards))>{move || words.say("web-your-cards")}</h3>
                <span class="sp"></span>
                <div class="hand">{faces}</div>
            </div>
            <h3 class="ttl" data-tip=move || tips::about(&words.texts(), Topic::Term(Term::Objective))>{move || words.say("web-your-objectives")}</h3>
            <For each=move || goals.get() key=|card| *card let:card>
                <ObjectiveLine view card marks on_point />
            </For>
        </section>
    }
}

/// An objective and how far it is.
#[component]
pub fn ObjectiveLine(
    /// What the person may know.
    #[prop(into)]
    view: Signal<View>,
    /// Which.
    card: Objective,
    /// How it stands to the question.
    #[prop(into, optional)]
    marks: Signal<Marked>,
    /// The card was pointed at.
    on_point: OnPoint,
) -> impl IntoView {
    let words = use_words();
    let progress = Memo::new(move |_| {
        view.with(|v| {
            let seat = v.seat()?;
            let all = v.public().objective_progress(seat, card);
            let parts = all.iter().flat_map(|condition| condition.parts.iter());
            // The part that is furthest from what it asks stands for the card.
            let worst = parts.max_by_key(|part| (!part.holds(), part.lacking().unsigned_abs()))?;
            let asked = if worst.have > worst.max { worst.max } else { worst.min };
            Some((worst.have, asked, v.public().objective_holds(seat, card)))
        })
    });
    view! {
        <button type="button" class=move || format!("obj {}", marks.get().of(Target::Objective(card)).class()) data-tip=move || words.texts().objective(card) on:click=move |_| on_point.run(Target::Objective(card))>
            {move || {
                progress.get().map(|(have, of, holds)| {
                    let text = if holds { "✓".to_string() } else { format!("{have}/{of}") };
                    view! { <span class="m" class:full=holds>{text}</span> }
                })
            }}
            <span class="ot"><b>{move || words.texts().objective_name(card)}</b><span class="mut">{move || words.texts().objective(card)}</span></span>
        </button>
    }
}

/// What the structure bonus tile pays, and how much of it a player has.
#[component]
pub fn StructureBonus(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// Whose structures are counted.
    #[prop(into)]
    seat: Signal<Option<Seat>>,
) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| {
        public.with(|p| p.structure_tile().map(|tile| (tile, seat.get().map(|s| p.score(s).structures))))
    });
    move || {
        facts.get().map(|(tile, have)| {
            let texts = words.texts();
            let coins = tile.face().coins;
            let steps = (1..coins.len()).filter(|n| coins[*n] != coins[n - 1]).map(|n| {
                let reached = have.is_some_and(|have| have as usize >= n);
                let next = coins[n..].iter().position(|c| *c != coins[n]).map_or(coins.len(), |more| n + more);
                let here = reached && have.is_some_and(|have| (have as usize) < next || next == coins.len());
                view! { <span class="stepc" class:on=here>{format!("{n}: {} ", coins[n])}<Icon name="i-coin" size=12 /></span> }
            });
            let steps = steps.collect_view();
            view! {
                <div class="cart" data-tip=tips::about(&texts, Topic::Tile(tile))>
                    <b>{texts.say("web-structure-bonus")}</b>
                    <span>{texts.name(&tile)}</span>
                    <div class="row">{steps}</div>
                </div>
            }
        })
    }
}

/// What is left in the box, in the other corner of the board: encounters and Factory cards.
#[component]
pub fn Left(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
) -> impl IntoView {
    let words = use_words();
    let left = Memo::new(move |_| public.with(|p| (p.encounter_tokens().iter().count(), p.factory_count())));
    let line = move |key: &'static str, n: usize| view! { <span>{words.fill(key, &[("n", (n as u32).into())])}</span> };
    view! {
        <div class="cart left-over">
            {move || {
                let (encounters, factory) = left.get();
                view! { {line("web-encounters-left", encounters)}{line("web-factory-left", factory.into())} }
            }}
        </div>
    }
}
