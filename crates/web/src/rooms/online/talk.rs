//! Talk at a table, and the bell.

use crate::online::{
    LiveTable, bell, bell_is_on, notices_are_on, push_is_on, push_is_possible, push_off, push_on, set_bell,
    set_notices, use_server,
};
use crate::words::use_words;
use kosa_wire::Command;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

/// So many letters can be said at once.
const LONGEST: u32 = 500;

/// What is said at the table, and a field to say something. It is text and is shown as text.
#[component]
pub fn TalkPanel(
    /// The table.
    live: LiveTable,
) -> impl IntoView {
    let (server, words) = (use_server(), use_words());
    let text = RwSignal::new(String::new());
    let list = NodeRef::<leptos::html::Ol>::new();
    // The latest line is in sight.
    leptos::prelude::Effect::new(move |_| {
        live.talk.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                let list: &web_sys::Element = list.unchecked_ref();
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let send = move || {
        let said = text.get_untracked();
        if said.trim().is_empty() {
            return;
        }
        text.set(String::new());
        spawn_local(async move {
            // Whoever has only watched so far becomes somebody with a name.
            if server.introduce(&words.peek().say("online-guest")).await == Ok(true) {
                live.renew();
            }
            live.ask(Command::Talk { text: said });
        });
    };
    let lines = move || {
        let you = live.you.get();
        let line = |line: kosa_wire::TalkLine| {
            let own = you.as_ref() == Some(&line.by);
            view! { <li class:own=own><b>{line.name}</b>" "<span>{line.text}</span></li> }
        };
        live.talk.get().into_iter().map(line).collect_view()
    };
    view! {
        <section class="panel talk" aria-label=move || words.say("online-talk")>
            <h3 class="ttl">{move || words.say("online-talk")}</h3>
            <ol node_ref=list tabindex="0" aria-live="polite" aria-label=move || words.say("online-talk")>{lines}</ol>
            <div class="row">
                <input type="text" class="say" maxlength=LONGEST.to_string() aria-label=move || words.say("online-say") placeholder=move || words.say("online-say")
                    prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))
                    on:keydown=move |event| { if event.key() == "Enter" { send() } } />
                <button type="button" class="btn" data-act="say" on:click=move |_| send()>{move || words.say("online-send")}</button>
            </div>
        </section>
    }
}

/// What happened and what was said, one behind the other: the rail beside a game has room for one of them.
#[component]
pub fn LogAndTalk(
    /// The table.
    live: LiveTable,
    /// The log.
    children: Children,
) -> impl IntoView {
    let words = use_words();
    let talking = RwSignal::new(false);
    let last = Memo::new(move |_| live.talk.with(|talk| talk.last().map_or(0, |line| line.number)));
    let read = RwSignal::new(last.get_untracked());
    leptos::prelude::Effect::new(move |_| {
        if talking.get() {
            read.set(last.get());
        }
    });
    let unread = Memo::new(move |_| !talking.get() && last.get() > read.get());
    let tab = move |talk: bool, key: &'static str| {
        let on = move || talking.get() == talk;
        view! {
            <button type="button" class:on=on class:unread=move || talk && unread.get() aria-pressed=move || on().to_string()
                data-act=if talk { "talk" } else { "log" } on:click=move |_| talking.set(talk)>
                {move || words.say(key)}
                {move || (talk && unread.get()).then(|| view! { <span class="vh">{words.say("online-unread")}</span> })}
            </button>
        }
    };
    view! {
        <div class="o-beside" class:talking=move || talking.get()>
            <span class="seg" role="group" aria-label=move || words.say("online-talk")>{tab(false, "play-log")}{tab(true, "online-talk")}</span>
            {children()}
            <TalkPanel live />
        </div>
    }
}

/// Whether a sound is made when it is one's turn, and a notice shown.
#[component]
pub fn BellField() -> impl IntoView {
    let words = use_words();
    let on = RwSignal::new(bell_is_on());
    view! {
        <label class="row sm pass">
            <input type="checkbox" id="bell" prop:checked=move || on.get() on:change=move |event| {
                on.set(event_target_checked(&event));
                set_bell(on.get_untracked());
                // So that whoever wants it knows what it is.
                bell();
            } />
            {move || words.say("online-bell")}
        </label>
        <NoticeField />
        <PushField />
    }
}

/// Whether the system tells when it is one's turn while the page is closed. It is only there where host and browser can.
#[component]
fn PushField() -> impl IntoView {
    let (words, server) = (use_words(), use_server());
    let (possible, on) = (RwSignal::new(false), RwSignal::new(false));
    let fault = RwSignal::new(None::<String>);
    spawn_local(async move {
        possible.try_set(push_is_possible().await);
        on.try_set(push_is_on().await);
    });
    let shown = Memo::new(move |_| {
        possible.get() && server.push.with(Option::is_some) && server.you.with(Option::is_some)
    });
    Effect::new(move |_| {
        if !shown.get() {
            return;
        }
        let (key, lang) = (server.push.get_untracked().unwrap_or_default(), words.texts().lang().tag());
        spawn_local(async move {
            // The server may have forgotten it, with an old session or another person.
            if push_is_on().await {
                let _ = push_on(&key, lang).await;
            }
        });
    });
    let turn = move |event| {
        let wanted = event_target_checked(&event);
        let (key, texts) = (server.push.get_untracked().unwrap_or_default(), words.peek());
        spawn_local(async move {
            let done = if wanted {
                push_on(&key, texts.lang().tag()).await
            } else {
                push_off().await;
                Ok(())
            };
            on.try_set(wanted);
            on.try_set(push_is_on().await);
            fault.try_set(done.err().map(|e| e.text(&texts)));
        });
    };
    view! {
        <Show when=move || shown.get()>
            <label class="row sm pass">
                <input type="checkbox" id="push" prop:checked=move || on.get() on:change=turn />
                {move || words.say("online-push")}
            </label>
        </Show>
        {move || fault.get().map(|text| view! { <p class="xs mut" role="status">{text}</p> })}
    }
}

/// Whether the system tells when it is one's turn while the page is out of sight.
#[component]
fn NoticeField() -> impl IntoView {
    let words = use_words();
    let on = RwSignal::new(notices_are_on());
    let denied = RwSignal::new(false);
    let turn = move |event| {
        let wanted = event_target_checked(&event);
        spawn_local(async move {
            let shown = set_notices(wanted).await;
            // The box is ticked already: it follows what came of it.
            on.try_set(wanted);
            on.try_set(shown);
            denied.try_set(wanted && !shown);
        });
    };
    view! {
        <label class="row sm pass">
            <input type="checkbox" id="notices" prop:checked=move || on.get() on:change=turn />
            {move || words.say("online-notify")}
        </label>
        <Show when=move || denied.get()><p class="xs mut" role="status">{move || words.say("online-notify-denied")}</p></Show>
    }
}
