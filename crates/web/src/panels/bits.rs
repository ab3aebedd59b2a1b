//! Small parts that several panels show.

use crate::board::moves;
use crate::icon::Icon;
use kosa_engine::vocab::Stars;
use leptos::prelude::*;
use std::time::Duration;

/// A track as a bar, with ticks where something changes.
#[component]
pub fn Bar(
    /// Where the marker stands.
    #[prop(into)]
    value: Signal<u8>,
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
            <rect class="bar1" x="0" y="3" width=move || at(f64::from(value.get())) height="6" rx="2"></rect>
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

/// How long it is seen that a number has changed.
const SHOWN: Duration = Duration::from_millis(1_000);

/// A number that counts when it becomes another one, and shows that it has changed. Where motion is not wanted it is there at once.
#[component]
pub fn Counted(
    /// What it is.
    #[prop(into)]
    value: Signal<u32>,
) -> impl IntoView {
    let value = Memo::new(move |_| value.get());
    let shown = RwSignal::new(value.get_untracked());
    // How often it has changed: what an older change has begun is over.
    let nth = StoredValue::new(0_u32);
    let changed = RwSignal::new(false);
    leptos::prelude::Effect::new(move |before: Option<u32>| {
        let to = value.get();
        let from = before.unwrap_or(to);
        if from != to {
            let now = nth.get_value().wrapping_add(1);
            nth.set_value(now);
            changed.set(true);
            let over = move || {
                if nth.try_get_value() == Some(now) {
                    changed.set(false);
                }
            };
            set_timeout(over, SHOWN);
            match moves() {
                true => count(shown, (from, to), (nth, now), js_sys::Date::now()),
                false => shown.set(to),
            }
        }
        to
    });
    view! { <span class="n" class:changed=move || changed.get()>{move || shown.get()}</span> }
}

fn count(shown: RwSignal<u32>, (from, to): (u32, u32), (nth, now): (StoredValue<u32>, u32), began: f64) {
    request_animation_frame(move || {
        // It may have changed again meanwhile, or be gone.
        if nth.try_get_value() != Some(now) {
            return;
        }
        let share = ((js_sys::Date::now() - began) / COUNTING).clamp(0.0, 1.0);
        let (a, b) = (f64::from(from), f64::from(to));
        let next = (a + (b - a) * share).round() as u32;
        if shown.get_untracked() != next {
            shown.set(next);
        }
        if share < 1.0 {
            count(shown, (from, to), (nth, now), began);
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
            <Icon name="i-combat" size=14 class="ci" />
        </span>
    }
}
