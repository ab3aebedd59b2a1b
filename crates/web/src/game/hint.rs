//! A hint for whoever is asked: the best plans for this turn, from what he may know, on request.

use super::play::Play;
use crate::icon::Icon;
use crate::online::LiveTable;
use crate::words::use_words;
use kosa_bots::Level;
use kosa_client::Stage;
use kosa_client::analysis::Hint;
use leptos::prelude::*;

/// A page must not stand still: less thought than a program with a thread of its own has.
const LEVEL: Level = Level::Medium;

/// The button, and the plans once it was pressed. They go away when the question does.
#[component]
pub fn HintPanel(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    // A table on a server may do without.
    let live = use_context::<LiveTable>();
    let asking = Memo::new(move |_| {
        let allowed = live.is_none_or(LiveTable::has_hints);
        allowed && play.scene.with(|s| matches!(s.stage, Stage::Asking(_)))
    });
    // The question it was made for is part of it.
    let told = RwSignal::new(None::<(String, Hint)>);
    let question = Memo::new(move |_| play.scene.with(|s| s.question.clone()));
    let ask = move |_| {
        let hint = play.game.peek(|session| session.hint(LEVEL.budget(), Hint::PLANS));
        told.set(hint.map(|hint| (question.get_untracked(), hint)));
    };
    let plans = move || {
        let (_, hint) = told.get().filter(|(asked, _)| *asked == question.get())?;
        let texts = words.texts();
        let plan = |plan: &kosa_client::analysis::HintPlan| {
            let lines = hint.words(plan, &texts).into_iter().map(|line| view! { <li>{line}</li> });
            view! {
                <li>
                    <span class="sm mut">{Hint::worth(plan.value, &texts)}</span>
                    <ul>{lines.collect_view()}</ul>
                </li>
            }
        };
        let plans = hint.plans.iter().map(plan).collect_view();
        Some(view! { <ol class="plans sm" aria-label=texts.say("hint-title")>{plans}</ol> })
    };
    view! {
        <Show when=move || asking.get()>
            <div class="hint" aria-live="polite">
                <button type="button" class="btn gh" data-act="hint" title=move || words.say("hint-help") on:click=ask>
                    <Icon name="i-eye" size=14 />
                    {move || words.say("hint-title")}
                </button>
                {plans}
            </div>
        </Show>
    }
}
