//! A hint for whoever is asked: the best plans for this turn, from what he may know, on request.

use super::play::Play;
use crate::icon::Icon;
use crate::mind::Request;
use crate::online::LiveTable;
use crate::rooms::Shell;
use crate::words::use_words;
use crate::worker::Unanswered;
use kosa_client::Stage;
use kosa_client::analysis::Hint;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

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
    let shell = use_context::<Shell>();
    let busy = RwSignal::new(false);
    let ask = move |_| {
        let view = play.game.peek(|session| session.asked_view().copied());
        let Some(view) = view.filter(|_| !busy.get_untracked()) else { return };
        let question = play.scene.with_untracked(|s| s.question.clone());
        busy.set(true);
        spawn_local(async move {
            let told = play.mind().ask(&Request::Hint(view)).await;
            // Whoever has left the game meanwhile wants no hint.
            if busy.try_set(false).is_some() {
                return;
            }
            if told == Err(Unanswered::NoWorker) {
                shell.inspect(Shell::tell_missing);
            }
            let hint = told.ok().and_then(|text| Hint::from_text(&view, &text));
            said.set(hint.map(|hint| (question, hint)));
        });
    };
    // A table on a server may do without.
    let live = use_context::<LiveTable>();
    let button = move || {
        live.is_none_or(LiveTable::has_hints).then(|| {
            view! {
                <button type="button" class="btn gh" data-act="hint" aria-busy=move || busy.get().then_some("true") title=move || words.say("hint-help") on:click=ask>
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
