//! The room of whoever learns: what a newcomer must know, the lessons with what is solved, the ways to rule book and rivers.

use super::notes;
use super::rivers::RiversCard;
use crate::icon::Icon;
use crate::rooms::{Route, TopBar, use_shell};
use crate::words::use_words;
use kosa_learn::{Lesson, Rulebook, first_game};
use leptos::prelude::*;

/// The room.
#[component]
pub fn LearnRoom() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let lessons = StoredValue::new(Lesson::all());
    let learned = move || {
        shell.kept.track();
        notes::learned()
    };
    let first_open = move || {
        lessons.with_value(|all| all.iter().position(|lesson| learned().hints(&lesson.name).is_none()))
    };
    let head = move || {
        let texts = words.texts();
        lessons.with_value(|all| {
            let (solved, of) = (learned().count(all), all.len());
            let next = first_open().and_then(|i| all.get(i)).map(|lesson| {
                let title = lesson.texts(texts.lang()).title.clone();
                let key = if solved == 0 { "study-begin" } else { "study-go-on" };
                view! {
                    <a class="btn pri" id="next-lesson" href=Route::Lesson(lesson.name.clone()).hash()>
                        <Icon name="i-play" size=14 />{texts.fill(key, &[("title", title.into())])}
                    </a>
                }
            });
            view! {
                <p class="mut" id="solved">{texts.fill("learn-lessons", &[("solved", solved.into()), ("of", of.into())])}</p>
                <progress max=of value=solved aria-label=texts.say("study-lessons")></progress>
                {next}
            }
        })
    };
    let rows = move || {
        let (texts, learned) = (words.texts(), learned());
        let next = first_open();
        lessons.with_value(|all| {
            let row = |(i, lesson): (usize, &Lesson)| {
                let said = lesson.texts(texts.lang());
                let solved = learned.hints(&lesson.name);
                let state = match solved {
                    Some(0) => texts.say("learn-solved"),
                    Some(n) => texts.fill("learn-solved-with", &[("n", n.into())]),
                    None => String::new(),
                };
                let topic = Rulebook::topic(&lesson.topic).map(|topic| topic.title(&texts));
                let mark = match solved {
                    Some(_) => view! { <Icon name="i-ok" size=14 /> }.into_any(),
                    None => (i + 1).into_any(),
                };
                view! {
                    <li>
                        <a class="lesson-row" class:solved=solved.is_some() class:next={next == Some(i)} data-lesson=lesson.name.clone() href=Route::Lesson(lesson.name.clone()).hash()>
                            <span class="ln">{mark}</span>
                            <span class="col grow"><span class="b">{said.title.clone()}</span><span class="sm mut">{said.task.clone()}</span></span>
                            <span class="col ls"><span class="xs mut">{topic}</span><span class="xs gain">{state}</span></span>
                        </a>
                    </li>
                }
            };
            all.iter().enumerate().map(row).collect_view()
        })
    };
    let first = move || {
        let part = |(title, text): (String, String)| view! { <div class="entry"><dt>{title}</dt><dd>{text}</dd></div> };
        first_game(&words.texts()).into_iter().map(part).collect_view()
    };
    view! {
        <TopBar />
        <main class="room learn-room">
            <section class="panel lessons">
                <header class="row wrap"><div class="grow"><h1>{move || words.say("study-learn")}</h1>{head}</div></header>
                <ol>{rows}</ol>
            </section>
            <div class="col learn-side">
                <section class="panel">
                    <h2>{move || words.say("study-first-game")}</h2>
                    <dl class="first">{first}</dl>
                    <a class="btn" href="#/new">{move || words.say("study-play-first")}</a>
                </section>
                <section class="panel">
                    <h2>{move || words.say("study-book")}</h2>
                    <p class="mut">{move || words.say("study-book-about")}</p>
                    <a class="btn" id="to-book" href="#/book">{move || words.say("study-open-book")}</a>
                </section>
                <section class="panel">
                    <h2>{move || words.say("rivers-title")}</h2>
                    <RiversCard />
                </section>
                <section class="panel">
                    <h2>{move || words.say("study-analyse")}</h2>
                    <p class="mut">{move || words.say("study-analyse-about")}</p>
                    <a class="btn" href="#/analyse">{move || words.say("study-open-analyse")}</a>
                </section>
            </div>
        </main>
    }
}
