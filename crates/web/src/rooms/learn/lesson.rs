//! A lesson on the game page: the same board, the same questions, beside them the task.

use super::notes;
use super::rail::LessonRail;
use super::task::Task;
use crate::game::{Beside, GameHandle, GamePage};
use crate::rooms::{Route, TopBar, use_shell};
use crate::words::use_words;
use kosa_client::link::Thought;
use kosa_client::{Command, NearTable, News, TableLink};
use kosa_learn::{Lesson, Progress};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

/// The table of a lesson, shared by the session that plays at it and the task that looks at its record.
#[derive(Clone)]
struct LessonTable(Rc<RefCell<NearTable>>);

impl TableLink for LessonTable {
    fn send(&mut self, command: Command) -> Vec<News> {
        self.0.borrow_mut().send(command)
    }

    fn thought(&self) -> Option<Thought> {
        self.0.borrow().thought()
    }
}

/// The lesson of this name.
#[component]
pub fn LessonRoom(
    /// Its name, or its number in the list.
    name: String,
) -> impl IntoView {
    let words = use_words();
    let Some(lesson) = Lesson::find(&name) else {
        let text = words.fill("cli-no-lesson", &[("name", name.into())]);
        return view! {
            <TopBar />
            <main class="room narrow"><section class="panel">
                <h1>{kosa_lang::capital(&text)}"."</h1>
                <a class="btn pri" href="#/learn">{move || words.say("study-learn")}</a>
            </section></main>
        }
        .into_any();
    };
    let again = RwSignal::new(0u32);
    let lesson = StoredValue::new(lesson);
    // Hints that were read count for the lesson, however often it is begun again.
    let hints = RwSignal::new(0usize);
    (move || {
        again.track();
        view! { <Playing lesson again hints /> }
    })
    .into_any()
}

/// A lesson being played, from its beginning.
#[component]
fn Playing(lesson: StoredValue<Lesson>, again: RwSignal<u32>, hints: RwSignal<usize>) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let table = LessonTable(Rc::new(RefCell::new(NearTable::new(lesson.with_value(Lesson::start)))));
    let record = StoredValue::new_local(table.clone());
    let game = GameHandle::new(table, words.peek());
    let progress = Memo::new(move |_| {
        game.read(|_| {
            record.with_value(|table| lesson.with_value(|lesson| lesson.progress(table.0.borrow().record())))
        })
    });
    Effect::new(move |_| {
        if progress.get() == Progress::Solved {
            let mut learned = notes::learned();
            let read = u8::try_from(hints.get_untracked()).unwrap_or(u8::MAX);
            lesson.with_value(|lesson| learned.solve(&lesson.name, read));
            notes::keep_learned(shell, words, &learned);
        }
    });
    let anew = Callback::new(move |()| again.update(|n| *n += 1));
    let task = Callback::new(move |play| view! { <Task play lesson progress hints anew /> }.into_any());
    let leave = Callback::new(move |()| shell.go(Route::Learn));
    let name = lesson.with_value(|lesson| lesson.name.clone());
    let rail = Callback::new(move |_| view! { <LessonRail name=name.clone() /> }.into_any());
    let beside =
        Beside { task: Some(task), over: Some(task), players: Some(rail), lesson: true, ..Beside::default() };
    view! { <GamePage game again=anew leave beside /> }
}
