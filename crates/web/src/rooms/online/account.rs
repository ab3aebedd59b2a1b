//! Oneself at the server: name, coming back elsewhere, devices, taking everything along, leaving for good.

use super::name::NameField;
use super::nav::{OnlineNav, moment};
use crate::icon::Icon;
use crate::online::account::{self, DeviceLink, Me, Session};
use crate::online::api::{ApiError, Person};
use crate::online::{Server, use_server};
use crate::rooms::Route;
use crate::rooms::frame::TopBar;
use crate::rooms::shell::{Shell, use_shell};
use crate::rooms::transfer;
use crate::words::{Words, use_words};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What the room knows.
#[derive(Clone, Copy)]
struct Known {
    me: RwSignal<Option<Me>>,
    sessions: RwSignal<Vec<Session>>,
    server: Server,
    shell: Shell,
    words: Words,
}

impl Known {
    /// Asks the server again; whoever is nobody need not ask.
    fn read(self) {
        let somebody = self.server.you.with_untracked(Option::is_some);
        spawn_local(async move {
            let me = if somebody { account::me().await.ok() } else { None };
            let sessions = if me.is_some() { account::sessions().await.ok() } else { None };
            self.me.try_set(me);
            self.sessions.try_set(sessions.unwrap_or_default());
        });
    }

    /// Says what came of something, and asks again.
    fn after(self, done: Result<(), ApiError>, said: &'static str) {
        let texts = self.words.peek();
        self.shell.notice.set(Some(match done {
            Ok(()) => texts.say(said),
            Err(e) => e.text(&texts),
        }));
        self.read();
    }
}

/// The room.
#[component]
pub fn AccountRoom() -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let known = Known { me: RwSignal::new(None), sessions: RwSignal::new(Vec::new()), server, shell, words };
    Effect::new(move |_| {
        server.you.track();
        known.read();
    });
    let there = Memo::new(move |_| known.me.with(Option::is_some));
    view! {
        <TopBar />
        <main class="room o-account">
            <OnlineNav />
            <section class="panel o-col">
                <h1>{move || words.say("online-account")}</h1>
                <p class="mut">{move || words.say(if there.get() { "online-account-about" } else { "online-account-none" })}</p>
                <NameForm />
            </section>
            <Show when=move || there.get() fallback=move || view! { <ComeIn /> }>
                <PasswordForm known />
                <LinkForm known />
                <Devices known />
                <Leaving known />
            </Show>
        </main>
    }
}

/// The name, and the button that tells the server.
#[component]
fn NameForm() -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let keep = move |_| {
        spawn_local(async move {
            let texts = words.peek();
            let said = match server.introduce(&texts.say("online-guest")).await {
                Ok(_) => texts.say("online-name-kept"),
                Err(e) => e.text(&texts),
            };
            shell.notice.set(Some(said));
        });
    };
    view! {
        <div class="o-form-row">
            <NameField />
            <button type="button" class="btn" id="keep-name" on:click=keep>{move || words.say("online-keep-name")}</button>
        </div>
    }
}

/// Two fields and a button.
#[component]
fn Credentials(
    /// What a browser may fill in.
    autocomplete: &'static str,
    /// The ids of the fields begin with it.
    id: &'static str,
    /// The name.
    login: RwSignal<String>,
    /// The password.
    password: RwSignal<String>,
    /// The key of the button.
    button: &'static str,
    /// What it does.
    on_go: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let ready = move || !login.with(|l| l.trim().is_empty()) && !password.with(String::is_empty);
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if untrack(ready) {
            on_go.run(());
        }
    };
    view! {
        <form class="o-form-row" on:submit=go>
            <label class="field">
                <span class="b">{move || words.say("online-login")}</span>
                <input type="text" id=format!("{id}-login") autocomplete="username" maxlength="40" prop:value=move || login.get() on:input=move |event| login.set(event_target_value(&event)) />
            </label>
            <label class="field">
                <span class="b">{move || words.say("online-password")}</span>
                <input type="password" id=format!("{id}-password") autocomplete=autocomplete maxlength="200" prop:value=move || password.get() on:input=move |event| password.set(event_target_value(&event)) />
            </label>
            <button type="submit" class="btn pri" id=format!("{id}-go") disabled=move || !ready()>{move || words.say(button)}</button>
        </form>
    }
}

/// For whoever is known from elsewhere.
#[component]
fn ComeIn() -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let (login, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let fault = RwSignal::new(None::<String>);
    let on_go = Callback::new(move |()| {
        let (name, secret) = (login.get_untracked(), password.get_untracked());
        spawn_local(async move {
            match account::come_in(&name, &secret).await {
                Ok(person) => {
                    server.is(person);
                    shell.go(Route::Account);
                }
                Err(e) => {
                    fault.try_set(Some(e.text(&words.peek())));
                }
            }
        });
    });
    view! {
        <section class="panel o-col" id="come-in">
            <h2>{move || words.say("online-come-in")}</h2>
            <p class="mut">{move || words.say("online-come-in-about")}</p>
            <Credentials autocomplete="current-password" id="in" login password button="online-come-in" on_go />
            {move || fault.get().map(|text| view! { <p class="fault" role="alert">{text}</p> })}
        </section>
    }
}

/// A name and a password to come back with.
#[component]
fn PasswordForm(known: Known) -> impl IntoView {
    let words = known.words;
    let (login, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let old = RwSignal::new(String::new());
    let now = Memo::new(move |_| known.me.with(|me| me.as_ref().and_then(|me| me.login.clone())));
    let forgotten = Memo::new(move |_| known.me.with(|me| me.as_ref().is_some_and(|me| me.resets_password)));
    let asks_old = Memo::new(move |_| now.with(Option::is_some) && !forgotten.get());
    Effect::new(move |_| login.set(now.get().unwrap_or_default()));
    let on_go = Callback::new(move |()| {
        let (name, secret) = (login.get_untracked(), password.get_untracked());
        let before = asks_old.get_untracked().then(|| old.get_untracked());
        spawn_local(async move {
            let done = account::set_password(&name, &secret, before.as_deref()).await;
            if done.is_ok() {
                password.try_set(String::new());
                old.try_set(String::new());
            }
            known.after(done, "online-password-kept");
        });
    });
    let about = move || match now.get() {
        Some(login) if forgotten.get() => words.fill("online-password-forgotten", &[("login", login.into())]),
        Some(login) => words.fill("online-password-as", &[("login", login.into())]),
        None => words.say("online-password-about"),
    };
    view! {
        <section class="panel o-col">
            <h2>{move || words.say("online-password-title")}</h2>
            <p class="mut">{about}</p>
            <Show when=move || asks_old.get()>
                <label class="field">
                    <span class="b">{move || words.say("online-password-old")}</span>
                    <input type="password" id="old-password" autocomplete="current-password" maxlength="200" prop:value=move || old.get() on:input=move |event| old.set(event_target_value(&event)) />
                </label>
            </Show>
            <Credentials autocomplete="new-password" id="new" login password button="online-password-set" on_go />
        </section>
    }
}

/// A link that brings one to another device.
#[component]
fn LinkForm(known: Known) -> impl IntoView {
    let (shell, words) = (known.shell, known.words);
    let link = RwSignal::new(None::<DeviceLink>);
    let make = move |_| {
        spawn_local(async move {
            match account::make_link().await {
                Ok(made) => {
                    link.try_set(Some(made));
                }
                Err(e) => known.after(Err(e), ""),
            }
        });
    };
    let shown = move || {
        link.get().map(|DeviceLink { code, until }| {
            let href = format!("{}/{}", window().location().origin().unwrap_or_default(), Route::Device(code).hash());
            let (text, copied) = (href.clone(), href);
            let until = words.fill("online-link-until", &[("time", moment(until, words.texts().lang().tag()).into())]);
            view! {
                <div class="row o-link">
                    <input type="text" id="device-link" readonly prop:value=text aria-label=words.say("online-link-title") />
                    <button type="button" class="btn pri" on:click=move |_| shell.copy_saying(copied.clone(), "online-copied")><Icon name="i-link" size=15 />{words.say("online-copy")}</button>
                </div>
                <p class="sm mut" role="status">{until}</p>
            }
        })
    };
    view! {
        <section class="panel o-col">
            <h2>{move || words.say("online-link-title")}</h2>
            <p class="mut">{move || words.say("online-link-about")}</p>
            {shown}
            <div class="row"><button type="button" class="btn" id="make-link" on:click=make>{move || words.say("online-link-make")}</button></div>
        </section>
    }
}

/// Every device that is known as this person.
#[component]
fn Devices(known: Known) -> impl IntoView {
    let words = known.words;
    let rows = move || {
        let texts = words.texts();
        let lang = texts.lang().tag();
        let row = |session: Session| {
            let id = session.id.clone();
            let end = move |_| {
                let id = id.clone();
                spawn_local(
                    async move { known.after(account::end_session(&id).await, "online-session-ended") },
                );
            };
            let title = texts.say(if session.this { "online-this-device" } else { "online-other-device" });
            let args = [
                ("since", moment(session.created, lang).into()),
                ("seen", moment(session.seen, lang).into()),
            ];
            let button = (!session.this).then(|| {
                view! { <button type="button" class="btn sm" data-act="end-session" on:click=end>{texts.say("online-session-end")}</button> }
            });
            view! {
                <li class="row wrap" class:mine=session.this>
                    <span class="col grow"><span class="b">{title}</span><span class="sm mut">{texts.fill("online-session-about", &args)}</span></span>
                    {button}
                </li>
            }
        };
        known.sessions.get().into_iter().map(row).collect_view()
    };
    let several = Memo::new(move |_| known.sessions.with(|all| all.len() > 1));
    let end_others = move |_| {
        spawn_local(async move { known.after(account::end_others().await, "online-sessions-ended") });
    };
    view! {
        <section class="panel o-col">
            <h2>{move || words.say("online-devices")}</h2>
            <ul class="o-chairs" id="sessions">{rows}</ul>
            <Show when=move || several.get()>
                <div class="row"><button type="button" class="btn" id="end-others" on:click=end_others>{move || words.say("online-end-others")}</button></div>
            </Show>
        </section>
    }
}

/// Everything along, out of this browser, or gone for good.
#[component]
fn Leaving(known: Known) -> impl IntoView {
    let (words, server) = (known.words, known.server);
    let take = move |_| {
        spawn_local(async move {
            match account::export().await {
                Ok(text) => {
                    let _ = transfer::hand_out("kosa-account.json", &text);
                }
                Err(e) => known.after(Err(e), ""),
            }
        });
    };
    let gone = move |done: Result<(), ApiError>, said: &'static str| {
        if done.is_ok() {
            server.is_nobody();
        }
        known.after(done, said);
    };
    let leave = move |_| spawn_local(async move { gone(account::leave().await, "online-left") });
    let delete = move |_| spawn_local(async move { gone(account::delete().await, "online-deleted") });
    let sure = RwSignal::new(false);
    view! {
        <section class="panel o-col">
            <h2>{move || words.say("online-your-data")}</h2>
            <p class="mut">{move || words.say("online-your-data-about")}</p>
            <div class="row wrap">
                <button type="button" class="btn" id="export" on:click=take>{move || words.say("online-export")}</button>
                <button type="button" class="btn" id="leave-device" on:click=leave>{move || words.say("online-leave-device")}</button>
                <button type="button" class="btn o-danger" id="delete" aria-expanded=move || sure.get().to_string() on:click=move |_| sure.update(|on| *on = !*on)>{move || words.say("online-delete")}</button>
            </div>
            <Show when=move || sure.get()>
                <div class="o-sure" role="alert">
                    <p>{move || words.say("online-delete-about")}</p>
                    <button type="button" class="btn o-danger" id="delete-sure" on:click=delete>{move || words.say("online-delete-sure")}</button>
                </div>
            </Show>
        </section>
    }
}

/// Where a link for another device leads: who opens it becomes that person here, once it says so.
#[component]
pub fn DeviceRoom(
    /// What the link carries.
    code: String,
) -> impl IntoView {
    let (shell, server, words) = (use_shell(), use_server(), use_words());
    let fault = RwSignal::new(None::<String>);
    let code = StoredValue::new(code);
    let come_in = move |_| {
        spawn_local(async move {
            match account::come_in_by(&code.get_value()).await {
                Ok(person) => {
                    server.is(person);
                    shell.go(Route::Account);
                }
                Err(e) => {
                    fault.try_set(Some(e.text(&words.peek())));
                }
            }
        });
    };
    let who = move || {
        let known: Option<Person> = server.you.get();
        known.map(|you| view! { <p class="mut">{words.fill("online-device-instead", &[("who", you.name.into())])}</p> })
    };
    view! {
        <TopBar />
        <main class="room narrow">
            <section class="panel">
                <h1>{move || words.say("online-device-title")}</h1>
                <p>{move || words.say("online-device-about")}</p>
                {who}
                {move || fault.get().map(|text| view! { <p class="fault" role="alert">{text}</p> })}
                <button type="button" class="btn pri" id="device-in" on:click=come_in>{move || words.say("online-device-in")}</button>
            </section>
        </main>
    }
}
