//! The task of a lesson: what is to be done, hints one by one, whether it is done or cannot be done any more, and what comes next.

use crate::game::Play;
use crate::icon::Icon;
use crate::rooms::Route;
use crate::words::use_words;
use kosa_learn::{Lesson, Progress, Rulebook};
use leptos::prelude::*;

/// The card of the task.
#[component]
pub fn Task(
    /// The page.
    play: Play,
    /// The lesson.
    lesson: StoredValue<Lesson>,
    /// How it stands.
    progress: Memo<Progress>,
    /// Hints that have been read.
    hints: RwSignal<usize>,
    /// Begins it again.
    anew: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let all = Lesson::all();
    let number = lesson.with_value(|lesson| all.iter().position(|one| one.name == lesson.name)).unwrap_or(0);
    let next = all.get(number + 1).map(|lesson| lesson.name.clone());
    let of = all.len();
    let head = move || {
        let texts = words.texts();
        lesson.with_value(|lesson| {
            let said = lesson.texts(texts.lang());
            let args = [("n", (number + 1).into()), ("of", of.into()), ("title", said.title.clone().into())];
            view! {
                <div class="t">{texts.fill("study-lesson-of", &args)}</div>
                <h2 class="s" id="task">{said.task.clone()}</h2>
            }
        })
    };
    let told = move || {
        let texts = words.texts();
        let verdict = lesson.with_value(|lesson| lesson.verdict(progress.get(), &texts));
        verdict.map(|text| match progress.get() {
            Progress::Solved => {
                view! { <p class="call g" role="status" id="solved"><Icon name="i-ok" size=16 /><span><b>{texts.say("study-solved")}</b>" "{text}</span></p> }.into_any()
            }
            _ => view! { <p class="call r" role="status" id="failed"><Icon name="i-no" size=16 /><span><b>{texts.say("study-failed")}</b>" "{text}</span></p> }.into_any(),
        })
    };
    let going = Memo::new(move |_| progress.get() == Progress::GoingOn);
    let solved = Memo::new(move |_| progress.get() == Progress::Solved);
    let read = move || {
        let texts = words.texts();
        lesson.with_value(|lesson| {
            let all = &lesson.texts(texts.lang()).hints;
            let hint = |(i, text): (usize, &String)| {
                let args = [("n", (i + 1).into()), ("of", all.len().into()), ("text", text.clone().into())];
                view! { <li>{texts.fill("learn-hint", &args)}</li> }
            };
            let shown = all.iter().enumerate().take(hints.get()).map(hint).collect_view();
            let solution = (hints.get() > all.len()).then(|| {
                let steps = lesson.solution_in_words(&texts).into_iter().map(|step| view! { <li>{step}</li> });
                view! { <li><span class="b">{texts.say("study-solution")}</span><ol class="steps">{steps.collect_view()}</ol></li> }
            });
            (hints.get() > 0).then(|| view! { <ul class="hints sm" aria-live="polite" id="hints">{shown}{solution}</ul> })
        })
    };
    let more = move || {
        let texts = words.texts();
        let count = lesson.with_value(|lesson| lesson.texts(texts.lang()).hints.len());
        let key = match hints.get() {
            0 if count > 0 => "study-hint",
            n if n < count => "study-another-hint",
            n if n == count => "study-show-solution",
            _ => return None,
        };
        Some(
            view! { <button type="button" class="btn" id="hint" on:click=move |_| hints.update(|n| *n += 1)><Icon name="i-help" size=14 />{texts.say(key)}</button> },
        )
    };
    let rule = move || {
        let texts = words.texts();
        lesson.with_value(|lesson| {
            Rulebook::topic(&lesson.topic).map(|topic| {
                let rulings = lesson.rulings.join(", ");
                view! {
                    <a class="sm" id="rule" href=Route::Book(topic.id().to_string()).hash()>{texts.fill("study-rule", &[("title", topic.title(&texts).into())])}</a>
                    <span class="xs mut">{rulings}</span>
                }
            })
        })
    };
    let next = StoredValue::new(next);
    let onward = move || {
        next.get_value().map(|name| {
            view! { <a class="btn pri" id="next" href=Route::Lesson(name).hash()>{words.say("study-next")}<Icon name="i-next" size=14 /></a> }
        })
    };
    view! {
        <section class="panel ask task" class:over=move || !going.get() class:done=move || solved.get() aria-label=move || words.say("study-task")>
            {head}
            {told}
            {read}
            <div class="row acts">
                <Show when=move || solved.get()>{onward}</Show>
                <Show when=move || !going.get() && !solved.get()>
                    <button type="button" class="btn pri" id="try-again" on:click=move |_| anew.run(())>{move || words.say("study-again")}</button>
                    <button type="button" class="btn" id="take-back" disabled=move || !play.scene.with(|s| s.may_undo) on:click=move |_| play.undo()><Icon name="i-undo" size=14 />{move || words.say("web-undo")}</button>
                </Show>
                <Show when=move || going.get() || !solved.get()>{more}</Show>
                <Show when=move || going.get() || solved.get()>
                    <button type="button" class="btn gh" id="anew" on:click=move |_| anew.run(())>{move || words.say("study-again")}</button>
                </Show>
                <a class="btn gh" href="#/learn">{move || words.say("study-all-lessons")}</a>
            </div>
            <p class="row wrap rule">{rule}</p>
            <Show when=move || going.get()><p class="xs mut">{move || words.say("study-why-how")}</p></Show>
        </section>
    }
}
