//! The line of a replay: rounds from left to right, a row for each seat, and what stands out on it.

use crate::icon::{Emblem, Icon};
use crate::words::use_words;
use kosa_scene::rooms::replay::line::{NAMES, round_width};
use kosa_scene::timeline::{Kind, Timeline};
use leptos::prelude::*;

/// The line.
#[component]
pub fn Line(
    /// The whole record.
    line: StoredValue<Timeline>,
    /// Where the replay is.
    at: RwSignal<usize>,
    /// Goes to a moment.
    on_go: Callback<usize>,
) -> impl IntoView {
    let words = use_words();
    let window_width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(1440.0);
    let round = round_width(line.with_value(|l| l.rounds.len()), window_width);
    let x = move |at: usize| NAMES + round * line.with_value(|l| l.place(at)) + 10.0;
    let (seats, rounds, length) = line.with_value(|l| (l.seats.clone(), l.rounds.clone(), l.length));
    let width = NAMES + round * rounds.len() as f64 + 30.0;
    let height = 30.0 + 30.0 * seats.len() as f64;
    let heads = rounds.iter().enumerate().map(|(i, from)| {
        let from = *from;
        view! {
            <text class="rn" x=NAMES + round * i as f64 + 10.0 y="16" class:on=move || line.with_value(|l| l.round(at.get())) == i + 1
                on:click=move |_| on_go.run(from)>{i + 1}</text>
        }
    });
    let heads = heads.collect_view();
    let rows = seats.iter().enumerate().map(|(i, (seat, faction))| {
        let (seat, faction, y) = (*seat, *faction, 44.0 + 30.0 * i as f64);
        let turns = line.with_value(|l| l.turns.iter().filter(|t| t.1 == seat).map(|t| t.0).collect::<Vec<_>>());
        let dots = turns.into_iter().map(|turn| view! { <circle class="tdot" cx=x(turn) cy=y r="3" /> }).collect_view();
        let marks = line.with_value(|l| l.marks.iter().filter(|m| m.seat == seat).copied().collect::<Vec<_>>());
        // What happened in the same moment stands beside each other.
        let mut free = 0.0_f64;
        let marks = marks.into_iter().map(|mark| {
            let (icon, key) = mark.kind.parts();
            let label = move || {
                let texts = words.texts();
                let round = line.with_value(|l| l.round(mark.at));
                let args = [
                    ("what", texts.say(key).into()),
                    ("who", texts.faction_short(faction).into()),
                    ("n", round.into()),
                ];
                texts.fill("page-mark-label", &args)
            };
            let cx = x(mark.at).max(free);
            free = cx + 23.0;
            view! {
                <g class=format!("mk f-{faction}") role="button" tabindex="-1" aria-label=label on:click=move |_| on_go.run(mark.at)>
                    <circle cx=cx cy=y r="11" />
                    <use href=format!("#{icon}") x=cx - 7.0 y=y - 7.0 width="14" height="14" />
                </g>
            }
        });
        let marks = marks.collect_view();
        view! {
            <line class="rl" x1="0" x2=width y1=y + 15.0 y2=y + 15.0 />
            {dots}{marks}
        }
    });
    let rows = rows.collect_view();
    let names = seats.into_iter().map(|(_, faction)| {
        view! { <li><Emblem faction />{move || words.texts().faction_short(faction)}</li> }
    });
    let names = names.collect_view();
    // What is looked at stays in view on a line that is longer than the window.
    let scroll = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let x = x(at.get());
        if let Some(scroll) = scroll.get() {
            let (left, wide) = (f64::from(scroll.scroll_left()), f64::from(scroll.client_width()));
            if x < left + NAMES + 20.0 || x > left + wide - 40.0 {
                scroll.set_scroll_left((x - wide / 2.0).max(0.0) as i32);
            }
        }
    });
    let legend = Kind::ALL.map(|kind| {
        let (icon, key) = kind.parts();
        view! { <span><Icon name=icon size=14 />{move || words.say(key)}</span> }
    });
    view! {
        <label class="r-range">
            <span class="sm mut">{move || words.say("page-moment")}</span>
            <input type="range" id="moment" min="0" max=length.to_string() prop:value=move || at.get().to_string()
                on:input=move |event| on_go.run(event_target_value(&event).parse().unwrap_or(0)) />
        </label>
        <div class="r-scroll" node_ref=scroll tabindex="0" role="group" aria-label=move || words.say("page-timeline")>
            <ul class="r-names">{names}</ul>
            <svg class="r-svg" width=width height=height viewBox=format!("0 0 {width} {height}")>
                {heads}{rows}
                <line class="now" x1=move || x(at.get()) x2=move || x(at.get()) y1="22" y2=height />
            </svg>
        </div>
        <div class="legend sm mut">{legend}</div>
    }
}
