//! All lessons beside the one that is played: which are solved, and which comes next.

use super::notes;
use crate::icon::Icon;
use crate::rooms::{Route, use_shell};
use crate::words::use_words;
use kosa_learn::Lesson;
use leptos::prelude::*;

/// The list, where the window leaves room for it below the players.
#[component]
pub fn LessonRail(
    /// The lesson that is played.
    name: String,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let lessons = StoredValue::new(Lesson::all());
    let name = StoredValue::new(name);
    let learned = move || {
        shell.kept.track();
        notes::learned()
    };
    let head = move || {
        let (solved, of) = lessons.with_value(|all| (learned().count(all), all.len()));
        words.fill("learn-lessons", &[("solved", solved.into()), ("of", of.into())])
    };
    let rows = move || {
        let (texts, learned) = (words.texts(), learned());
        let row = |(i, lesson): (usize, &Lesson)| {
            let solved = learned.hints(&lesson.name).is_some();
            let here = name.with_value(|name| *name == lesson.name);
            let mark = match solved {
                true => view! { <Icon name="i-ok" size=12 /> }.into_any(),
                false => (i + 1).into_any(),
            };
            let title = lesson.texts(texts.lang()).title.clone();
            view! {
                <li><a class="lesson-row" class:solved=solved class:next=here aria-current=here.then_some("page") href=Route::Lesson(lesson.name.clone()).hash()>
                    <span class="ln">{mark}</span><span class="grow">{title}</span></a></li>
            }
        };
        lessons.with_value(|all| all.iter().enumerate().map(row).collect_view())
    };
    view! {
        <nav class="panel lesson-rail" aria-label=move || words.say("study-all-lessons")>
            <h3 class="ct">{head}</h3>
            <ol>{rows}</ol>
        </nav>
    }
}
