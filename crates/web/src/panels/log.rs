//! What happened, as a list: turn by turn, each under the emblem of whose turn it was.

use kosa_engine::vocab::Faction;
use kosa_scene::panels::log::{LogLine, Turn, turns};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The turns of a log, the latest first or last; within a turn everything as it happened.
#[component]
pub fn LogTurns(
    /// The lines, as they happened.
    #[prop(into)]
    lines: Signal<Vec<LogLine>>,
    /// Whether the latest turn comes first.
    latest_first: bool,
    /// What a faction is called in the head of its turn.
    name: Callback<Faction, String>,
    /// Shows the moment of a line on the board, where it can be shown.
    #[prop(optional, into)]
    on_line: Option<Callback<usize>>,
) -> impl IntoView {
    // Turns are text: built of elements one by one they took a tenth of what the program needs for a click.
    let turn = move |turn: Turn| {
        let text = turn.text(turn.faction.map(|faction| name.run(faction)), on_line.is_some());
        view! { <li class="lt" inner_html=text></li> }
    };
    let show = move |event: MouseEvent| {
        if let Some((show, number)) = on_line.zip(line_of(&event)) {
            show.run(number);
        }
    };
    let all = move || {
        let mut all = turns(lines.get());
        // A turn in which nothing has happened yet is no news.
        all.retain(|turn| !turn.lines.is_empty());
        if latest_first {
            all.reverse();
        }
        all
    };
    view! {
        <ol class="turns" on:click=show>
            <For each=all key=|turn| turn.key() children=turn />
        </ol>
    }
}

/// The line of the log that was clicked.
fn line_of(event: &MouseEvent) -> Option<usize> {
    let clicked = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    clicked.closest("[data-line]").ok()??.get_attribute("data-line")?.parse().ok()
}

/// The log.
#[component]
pub fn LogPanel(
    /// The title.
    #[prop(into)]
    title: Signal<String>,
    /// The lines, as they happened.
    #[prop(into)]
    lines: Signal<Vec<LogLine>>,
    /// What a faction is called in the head of its turn.
    name: Callback<Faction, String>,
    /// Shows the moment of a line on the board.
    on_line: Callback<usize>,
) -> impl IntoView {
    view! {
        // It scrolls, so a keyboard must get to it, even while it holds no line.
        <section class="panel log" tabindex="0">
            <h3 class="ttl">{move || title.get()}</h3>
            <LogTurns lines latest_first=true name on_line />
        </section>
    }
}
