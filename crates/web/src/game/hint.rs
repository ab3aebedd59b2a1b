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

/// What was said, and the question it was said to.
pub type Said = RwSignal<Option<(String, Hint)>>;

/// The button that asks for a hint.
#[component]
pub fn HintButton(
    /// The page.
    play: Play,
    /// What is said.
    said: Said,
) -> impl IntoView {
    let words = use_words();
    let ask = move |_| {
        let hint = play.game.peek(|session| session.hint(LEVEL.budget(), Hint::PLANS));
        let question = play.scene.with_untracked(|s| s.question.clone());
        said.set(hint.map(|hint| (question, hint)));
    };
    // A table on a server may do without.
    let live = use_context::<LiveTable>();
    let button = move || {
        live.is_none_or(LiveTable::has_hints).then(|| {
            view! {
                <button type="button" class="btn gh" data-act="hint" title=move || words.say("hint-help") on:click=ask>
                    <Icon name="i-eye" size=14 />
                    <span class="lb">{move || words.say("hint-title")}</span>
                </button>
            }
        })
    };
    view! { {button} }
}

/// The plans, once somebody has asked for them. They go away when the question does.
#[component]
pub fn HintPlans(
    /// The page.
    play: Play,
    /// What is said.
    said: Said,
) -> impl IntoView {
    let words = use_words();
    let asking = Memo::new(move |_| play.scene.with(|s| matches!(s.stage, Stage::Asking(_))));
    let question = Memo::new(move |_| play.scene.with(|s| s.question.clone()));
    let plans = move || {
        let (_, hint) = said.get().filter(|(asked, _)| asking.get() && *asked == question.get())?;
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
    view! { <div class="hint" aria-live="polite">{plans}</div> }
}
