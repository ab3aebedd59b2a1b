//! Small parts that several panels show.

use crate::board::moves;
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

/// How long a number takes to become another one, in milliseconds.
const COUNTING: f64 = 300.0;

/// A number that has just become another one: it counts there, and shows that it has changed. Where motion is not wanted it is
/// there at once.
#[component]
pub fn Counted(
    /// What it was.
    from: u32,
    /// What it is.
    to: u32,
) -> impl IntoView {
    let changed = from != to;
    let shown = RwSignal::new(if changed && moves() { from } else { to });
    if changed && moves() {
        count(shown, from, to, js_sys::Date::now());
    }
    view! { <span class="n" class:changed=changed>{move || shown.get()}</span> }
}

fn count(shown: RwSignal<u32>, from: u32, to: u32, began: f64) {
    request_animation_frame(move || {
        let share = ((js_sys::Date::now() - began) / COUNTING).clamp(0.0, 1.0);
        let (a, b) = (f64::from(from), f64::from(to));
        // A card that has been drawn anew meanwhile counts for itself.
        let gone = shown.try_set((a + (b - a) * share).round() as u32).is_some();
        if share < 1.0 && !gone {
            count(shown, from, to, began);
        }
    });
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
