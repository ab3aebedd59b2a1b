//! Points by round: a line for each seat, up to the moment that is looked at.

use crate::icon::Emblem;
use crate::rooms::timeline::Timeline;
use crate::words::use_words;
use leptos::prelude::*;

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 28.0;
const FOOT: f64 = 20.0;

/// The plot, and the same as numbers.
#[component]
pub fn Plot(
    /// The whole record.
    line: StoredValue<Timeline>,
    /// Where the replay is.
    at: RwSignal<usize>,
) -> impl IntoView {
    let words = use_words();
    let points = line.with_value(|l| l.points.clone());
    let rounds = points.len();
    let most = points.iter().flatten().copied().max().unwrap_or(0).max(20).next_multiple_of(20);
    let x = move |round: usize| LEFT + (WIDTH - LEFT - 8.0) * round as f64 / (rounds.max(2) - 1) as f64;
    let y = move |points: u32| HEIGHT - FOOT - (HEIGHT - FOOT - 8.0) * f64::from(points) / f64::from(most);
    let step = (most / 4).max(5);
    let grid = (0..=most).step_by(step as usize).map(|n| {
        view! { <line class="grid" x1=LEFT x2=WIDTH y1=y(n) y2=y(n) /><text class="num" x=LEFT - 5.0 y=y(n) + 4.0 text-anchor="end">{n}</text> }
    });
    let grid = grid.collect_view();
    let shown = move || line.with_value(|l| l.round(at.get())).min(rounds);
    let stored = StoredValue::new(points);
    let lines = line.with_value(|l| l.seats.clone()).into_iter().enumerate().map(|(i, (_, faction))| {
        let path = move || {
            stored.with_value(|all| {
                let dots = all.iter().take(shown()).enumerate();
                dots.filter_map(|(round, row)| Some(format!("{:.1},{:.1}", x(round), y(*row.get(i)?))))
                    .collect::<Vec<_>>()
                    .join(" ")
            })
        };
        view! { <polyline class=format!("pline f-{faction}") points=path /> }
    });
    let lines = lines.collect_view();
    let rows = line.with_value(|l| l.seats.clone()).into_iter().enumerate().map(|(i, (_, faction))| {
        let now = move || stored.with_value(|all| all.get(shown().saturating_sub(1)).and_then(|row| row.get(i)).copied().unwrap_or(0));
        view! { <li><Emblem faction /><span>{move || words.texts().faction_short(faction)}</span><b>{now}</b></li> }
    });
    let rows = rows.collect_view();
    view! {
        <svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=move || words.say("page-points")>
            {grid}{lines}
            <text class="num" x=LEFT y=HEIGHT - 4.0>"1"</text>
            <text class="num" x=WIDTH - 8.0 y=HEIGHT - 4.0 text-anchor="end">{rounds}</text>
        </svg>
        <ul class="legend">{rows}</ul>
    }
}
