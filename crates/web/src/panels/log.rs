//! What happened, as a list.

use crate::icon::Emblem;
use kosa_engine::vocab::Faction;
use leptos::prelude::*;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Its number in the game.
    pub number: usize,
    /// Whose doing it was.
    pub faction: Option<Faction>,
    /// What happened, in words.
    pub text: String,
    /// Whether a round begins with it.
    pub round: Option<String>,
}

/// The log.
#[component]
pub fn LogPanel(
    /// The title.
    #[prop(into)]
    title: Signal<String>,
    /// The lines.
    #[prop(into)]
    lines: Signal<Vec<LogLine>>,
    /// Shows the moment of a line on the board.
    on_line: Callback<usize>,
) -> impl IntoView {
    view! {
        // It scrolls, so a keyboard must get to it, even while it holds no line.
        <section class="panel log" tabindex="0">
            <h3 class="ttl">{move || title.get()}</h3>
            <ol>
                <For each=move || lines.get() key=|line| (line.number, line.text.clone()) let:line>
                    <li>
                        {line.round.clone().map(|round| view! { <div class="rd">{round}</div> })}
                        <button type="button" class="ln" on:click=move |_| on_line.run(line.number)>
                            {line.faction.map(|faction| view! { <Emblem faction /> })}
                            <span>{line.text.clone()}</span>
                        </button>
                    </li>
                </For>
            </ol>
        </section>
    }
}
