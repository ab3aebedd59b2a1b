//! Points by round: a line for each seat, up to the moment that is looked at, with its emblem and its points at the end.

use crate::words::use_words;
use kosa_scene::panels::plot::{FOOT, HEIGHT, LEFT, RIGHT, TOP, WIDTH, spread};
use kosa_scene::timeline::Timeline;
use leptos::prelude::*;

/// The plot; for whoever does not see it, the points in words.
#[component]
pub fn Plot(
    /// The whole record.
    line: StoredValue<Timeline>,
    /// Up to which entry.
    at: Signal<usize>,
) -> impl IntoView {
    let words = use_words();
    let (seats, rounds, most) = line.with_value(|l| {
        let most = l.points.iter().flatten().copied().max().unwrap_or(0).max(20).next_multiple_of(20);
        (l.seats.clone(), l.points.len(), most)
    });
    let x = move |round: usize| LEFT + (WIDTH - LEFT - RIGHT) * round as f64 / (rounds.max(2) - 1) as f64;
    let y = move |points: u32| HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * f64::from(points) / f64::from(most);
    let grid = (0..=most).step_by((most / 5).max(5) as usize).map(|n| {
        view! {
            <line class="grid" x1=LEFT x2=WIDTH - RIGHT y1=y(n) y2=y(n) />
            <text class="num" x=LEFT - 6.0 y=y(n) + 4.0 text-anchor="end">{n}</text>
        }
    });
    let grid = grid.collect_view();
    // The first round, some between, and the last; none so near to the last that they would touch.
    let apart = (rounds / 6).max(1).next_multiple_of(5);
    let between = move |n: usize| n.is_multiple_of(apart) && rounds - n >= apart / 2;
    let named = (1..=rounds).filter(move |n| *n == 1 || between(*n) || *n == rounds);
    let named =
        named.map(|n| view! { <text class="num" x=x(n - 1) y=HEIGHT - 7.0 text-anchor="middle">{n}</text> });
    let named = named.collect_view();
    let shown = move || line.with_value(|l| l.round(at.get())).clamp(1, rounds.max(1));
    let of = move |round: usize, i: usize| {
        line.with_value(|l| l.points.get(round).and_then(|row| row.get(i)).copied().unwrap_or(0))
    };
    let count = seats.len();
    let lines = seats.iter().enumerate().map(|(i, (_, faction))| {
        let path = move || {
            let dots = (0..shown()).map(|round| format!("{:.1},{:.1}", x(round), y(of(round, i))));
            dots.collect::<Vec<_>>().join(" ")
        };
        view! { <polyline class=format!("pline f-{faction}") points=path /> }
    });
    let lines = lines.collect_view();
    let labels = {
        let seats = seats.clone();
        move || {
            let last = shown() - 1;
            let from = x(last);
            let wished: Vec<f64> = (0..count).map(|i| y(of(last, i))).collect();
            let stands = spread(&wished);
            let label = |(i, (_, faction)): (usize, &(_, kosa_engine::vocab::Faction))| {
                let (cy, cx) = (stands[i], WIDTH - RIGHT + 26.0);
                view! {
                    <g class=format!("pd f-{faction}")>
                        <path class="pc" d=format!("M{from:.1} {:.1}L{:.1} {cy:.1}", wished[i], cx - 12.0) />
                        <circle cx=cx cy=cy r="11" />
                        <use href=format!("#e-{faction}") x=cx - 7.0 y=cy - 7.0 width="14" height="14" />
                        <text x=cx + 16.0 y=cy + 5.5>{of(last, i)}</text>
                    </g>
                }
            };
            seats.iter().enumerate().map(label).collect_view()
        }
    };
    let told = move || {
        let (texts, last) = (words.texts(), shown() - 1);
        let one = |(i, (_, faction)): (usize, &(_, kosa_engine::vocab::Faction))| {
            format!("{} {}", texts.faction_short(*faction), of(last, i))
        };
        let all: Vec<String> = line.with_value(|l| l.seats.iter().enumerate().map(one).collect());
        format!("{}: {}", texts.say("page-points"), all.join(", "))
    };
    view! {
        <svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=told>
            {grid}{named}{lines}{labels}
        </svg>
    }
}
