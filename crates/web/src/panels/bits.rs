//! Small parts that several panels show.

use crate::icon::Icon;
use kosa_engine::vocab::Stars;
use leptos::prelude::*;

/// A track as a bar, with ticks where something changes.
#[component]
pub fn Bar(
    /// Where the marker stands.
    value: u8,
    /// The end of the track.
    top: u8,
    /// Where tiers begin.
    #[prop(optional)]
    ticks: Vec<f64>,
) -> impl IntoView {
    let at = move |v: f64| 100.0 * v / f64::from(top.max(1));
    view! {
        <svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            <rect class="bar0" x="0" y="3" width="100" height="6" rx="2"></rect>
            <rect class="bar1" x="0" y="3" width=at(f64::from(value)) height="6" rx="2"></rect>
            {ticks
                .into_iter()
                .map(|tick| view! { <rect class="tick" x=at(tick) - 0.9 y="0" width="1.8" height="12"></rect> })
                .collect_view()}
        </svg>
    }
}

/// All stars of a player, those placed in the colour of the faction around them.
#[component]
pub fn StarRow(
    /// How many are placed.
    placed: u8,
) -> impl IntoView {
    view! {
        <span class="stars">
            {(0..Stars::PER_PLAYER)
                .map(|i| {
                    let (name, class) = if i < placed { ("i-star", "s1") } else { ("i-staro", "s0") };
                    view! { <Icon name=name size=15 class=class /> }
                })
                .collect_view()}
        </span>
    }
}

/// Before and after.
#[component]
pub fn Delta(
    /// The icon in front of it.
    #[prop(into)]
    icon: String,
    /// The icon's class.
    #[prop(into, default = String::new())]
    class: String,
    /// Before.
    from: u16,
    /// After.
    to: u16,
) -> impl IntoView {
    let tone = if to < from { "to cost" } else { "to gain" };
    view! {
        <span class="dl">
            <Icon name=icon size=15 class=class />
            {from}
            <span class="q">"→"</span>
            <span class=tone>{to}</span>
        </span>
    }
}

/// The face of a combat card.
#[component]
pub fn CombatCardFace(
    /// Its value.
    value: u8,
) -> impl IntoView {
    view! {
        <span class="cc">
            {value}
            <Icon name="i-combat" size=14 />
        </span>
    }
}
