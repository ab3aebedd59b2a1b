//! The rule book: topics at the left, one of them open, a field to search all of them; and a single topic for a drawer.

use crate::icon::Icon;
use crate::rooms::{Route, TopBar, use_shell};
use crate::words::use_words;
use kosa_lang::Texts;
use kosa_learn::{BookTopic, Lesson, Rulebook};
use leptos::prelude::*;

/// What stands in a topic: its rules, symbols and terms, the rulings behind them, and a lesson where there is one.
fn page(topic: &'static BookTopic, texts: &Texts) -> impl IntoView + use<> {
    let terms = topic.terms().len();
    let lines = topic.page(texts);
    let rules = lines.len() - terms.min(lines.len());
    let split = |line: &String| match line.split_once(": ") {
        Some((name, text)) => (kosa_lang::capital(name), text.to_string()),
        None => (String::new(), line.clone()),
    };
    let paragraphs = lines[..rules].iter().map(|line| view! { <p>{line.clone()}</p> }).collect_view();
    let terms = lines[rules..]
        .iter()
        .map(split)
        .map(|(name, text)| view! { <div class="entry"><dt>{name}</dt><dd>{text}</dd></div> });
    let terms = (terms.len() > 0).then(|| view! { <dl class="rb-terms">{terms.collect_view()}</dl> });
    let rulings = topic.rulings().iter().map(|id| view! { <li class="ruling">{*id}</li> }).collect_view();
    let rulings = (!topic.rulings().is_empty()).then(|| {
        let title = texts.say("study-rulings");
        view! { <div class="rulings"><span class="xs mut" data-tip=texts.say("study-rulings-about") tabindex="0">{title}</span><ul>{rulings}</ul></div> }
    });
    let lessons = Lesson::all().into_iter().filter(|lesson| lesson.topic == topic.id()).map(|lesson| {
        let title = lesson.texts(texts.lang()).title.clone();
        view! { <a class="btn sm" href=Route::Lesson(lesson.name.clone()).hash()><Icon name="i-play" size=12 />{texts.fill("study-lesson-to-it", &[("title", title.into())])}</a> }
    });
    let lessons = lessons.collect_view();
    view! {
        <div class="rb-page">{paragraphs}{terms}{rulings}<div class="row wrap">{lessons}</div></div>
    }
}

/// The topics before and after one, for whoever reads the book from its beginning.
fn turn(topic: &'static BookTopic, texts: &Texts) -> impl IntoView + use<> {
    let all = Rulebook::topics();
    let at = all.iter().position(|one| one.id() == topic.id()).unwrap_or(0);
    let way = |to: &BookTopic, before: bool| {
        let (href, title) = (Route::Book(to.id().to_string()).hash(), to.title(texts));
        match before {
            true => {
                view! { <a class="btn gh" rel="prev" href=href><Icon name="i-prev" size=14 />{title}</a> }
                    .into_any()
            }
            false => {
                view! { <a class="btn gh" rel="next" href=href>{title}<Icon name="i-next" size=14 /></a> }
                    .into_any()
            }
        }
    };
    let before = at.checked_sub(1).and_then(|i| all.get(i)).map(|to| way(to, true));
    let after = all.get(at + 1).map(|to| way(to, false));
    view! { <div class="row wrap rb-turn">{before}<span class="sp"></span>{after}</div> }
}

/// One topic under its title.
#[component]
pub fn BookTopicView(
    /// Which.
    #[prop(into)]
    topic: Signal<Option<&'static BookTopic>>,
) -> impl IntoView {
    let words = use_words();
    move || {
        topic.get().map(|topic| {
            let texts = words.texts();
            view! {
                <section class="panel pv book-one" id="topic-here">
                    <div class="row"><h3 class="ttl">{texts.say("study-book")}</h3><span class="sp"></span>
                        <a class="sm" href=Route::Book(topic.id().to_string()).hash()>{texts.say("study-open-book")}</a></div>
                    <h2>{topic.title(&texts)}</h2>
                    {page(topic, &texts)}
                </section>
            }
        })
    }
}

/// The whole book.
#[component]
pub fn BookRoom(
    /// The topic that is open; the first without one.
    topic: String,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let search = RwSignal::new(String::new());
    let named = Rulebook::topic(&topic);
    let found = Memo::new(move |_| {
        let wished = search.get();
        match wished.trim() {
            "" => Rulebook::topics().iter().map(BookTopic::id).collect::<Vec<_>>(),
            wished => Rulebook::search(wished, &words.texts()).into_iter().map(BookTopic::id).collect(),
        }
    });
    // Whoever searches reads the best that was found.
    let open = move || {
        let searching = search.with(|s| !s.trim().is_empty());
        let first = || found.with(|ids| ids.first().and_then(|id| Rulebook::topic(id)));
        if searching { first() } else { named.or_else(first) }
    };
    let list = move || {
        let (texts, now) = (words.texts(), open().map(BookTopic::id));
        let ids = found.get();
        if ids.is_empty() {
            let nothing = texts.fill("book-nothing", &[("words", search.get().trim().to_string().into())]);
            return view! { <p class="mut" id="nothing">{nothing}</p> }.into_any();
        }
        let row = |id: &'static str| {
            let topic = Rulebook::topic(id)?;
            let current = (now == Some(id)).then_some("true");
            let go = move |_| search.set(String::new());
            Some(
                view! { <li><a class="topic-row" aria-current=current data-topic=id href=Route::Book(id.to_string()).hash() on:click=go>{topic.title(&texts)}</a></li> },
            )
        };
        view! { <ul>{ids.into_iter().filter_map(row).collect_view()}</ul> }.into_any()
    };
    let shown = move || {
        open().map(|topic| {
            let texts = words.texts();
            view! { <article class="panel"><h1 id="topic-title">{topic.title(&texts)}</h1>{page(topic, &texts)}{turn(topic, &texts)}</article> }
        })
    };
    let game = move || {
        shell.game.get().map(|kept| {
            view! { <a class="btn" href=Route::Play(kept.name()).hash()><Icon name="i-prev" size=14 />{words.say("study-back-to-game")}</a> }
        })
    };
    view! {
        <TopBar />
        <main class="room book-room">
            <nav class="panel book-list" aria-label=move || words.say("study-book")>
                {game}
                <input type="search" id="search-book" aria-label=move || words.say("page-search") placeholder=move || words.say("study-search-book")
                    prop:value=move || search.get() on:input=move |event| search.set(event_target_value(&event)) />
                {list}
            </nav>
            <div aria-live="polite">{shown}</div>
        </main>
    }
}
