//! The question in hand, and the shelf with the steps of a turn.

use crate::icon::Icon;
use crate::words::use_words;
use kosa_scene::game::turn::{Step, StepState};
use leptos::prelude::*;

/// The question: a live region, with its one primary button, undo, and whatever else can be answered.
#[component]
pub fn Ask(
    /// Above the question: whose turn, which action, which unit of how many.
    #[prop(into)]
    title: Signal<String>,
    /// The question.
    #[prop(into)]
    question: Signal<String>,
    /// The deed the primary button is named after; no button without it.
    #[prop(into, optional)]
    primary: Signal<Option<String>>,
    /// The key that does it, as on its cap.
    #[prop(into, optional)]
    key: Signal<Option<String>>,
    /// The primary button was pressed.
    #[prop(optional, into)]
    on_primary: Option<Callback<()>>,
    /// Whether something can be taken back.
    #[prop(into, optional)]
    can_undo: Signal<bool>,
    /// Undo was pressed.
    #[prop(optional, into)]
    on_undo: Option<Callback<()>>,
    /// Further buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = use_words();
    let run = |callback: Option<Callback<()>>| {
        if let Some(callback) = callback {
            callback.run(());
        }
    };
    view! {
        <section class="panel ask" aria-label=move || words.say("web-question")>
            <div aria-live="polite">
                <div class="t">{move || title.get()}</div>
                <h2 class="s">{move || question.get()}</h2>
            </div>
            <div class="row acts">
                {move || {
                    primary.get().map(|deed| {
                        view! {
                            <button type="button" class="btn pri" on:click=move |_| run(on_primary)>
                                {deed}
                                {move || key.get().map(|key| view! { <kbd>{key}</kbd> })}
                            </button>
                        }
                    })
                }}
                {children.map(|children| children())}
                <button type="button" class="btn gh" disabled=move || !can_undo.get() on:click=move |_| run(on_undo)>
                    <Icon name="i-undo" size=14 />
                    {move || words.say("web-undo")}
                    <kbd>"U"</kbd>
                </button>
            </div>
        </section>
    }
}

/// The folded mats: the steps of the turn, and a way to bring the mats back.
#[component]
pub fn Shelf(
    /// The steps.
    #[prop(into)]
    steps: Signal<Vec<Step>>,
    /// Brings the mats back.
    #[prop(into)]
    on_mat: Callback<()>,
    /// Further buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = use_words();
    let row = move || {
        let all = steps.get().into_iter().enumerate().map(|(i, step)| {
            let class = match step.state {
                StepState::Done => "stp done",
                StepState::Now => "stp now",
                StepState::Later => "stp",
            };
            let current = (step.state == StepState::Now).then_some("step");
            let number = if step.state == StepState::Done { "✓".to_string() } else { (i + 1).to_string() };
            view! {
                <li class=class aria-current=current>
                    <span class="no">{number}</span>
                    {step.title}
                    <span class="x">{step.note}</span>
                </li>
            }
        });
        all.collect_view()
    };
    view! {
        <div class="shelf">
            <ol>{row}</ol>
            <span class="sp"></span>
            {children.map(|children| children())}
            <button type="button" class="btn sm" on:click=move |_| on_mat.run(())>
                <Icon name="i-chev" size=15 class="turned" />
                {move || words.say("web-show-mat")}
                <kbd>"M"</kbd>
            </button>
        </div>
    }
}
