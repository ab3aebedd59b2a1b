//! A position to be looked at: the board, everybody's numbers, what a bot would do, and a game that begins there.

use crate::board::{Board, Marks};
use crate::icon::{Disc, Emblem, Icon};
use crate::mind::{Mind, Request};
use crate::panels::{PlayerCard, ScoreSheet, Sitter};
use crate::rooms::{Kept, Route, TopBar, use_shell};
use crate::words::use_words;
use crate::worker::Unanswered;
use kosa_client::analysis::Hint;
use kosa_engine::vocab::Seat;
use kosa_engine::{Awaiting, Public, State, View};
use kosa_learn::{Shared, is_shared, read_shared, share_position};
use kosa_scene::sample;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Takes a position as text or link.
#[component]
pub fn AnalyseRoom() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let text = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let open = move |_| {
        let wished = text.get_untracked();
        let found = if is_shared(&wished) {
            match read_shared(&wished) {
                Ok(Shared::Position(state)) => Ok(share_position(&state)),
                // A whole game is opened as one.
                Ok(Shared::Record(_)) => {
                    Ok(wished.trim().rsplit(['#', '/']).next().unwrap_or_default().to_string())
                }
                Err(e) => Err(kosa_lang::capital(&e.text(&words.peek()))),
            }
        } else {
            State::from_position(wished.trim()).map(|state| share_position(&state)).map_err(|e| e.to_string())
        };
        match found {
            Ok(link) => shell.go(Route::Shared(link)),
            Err(why) => fault.set(Some(format!("{}.", why.trim_end_matches('.')))),
        }
    };
    view! {
        <TopBar />
        <main class="room narrow">
            <section class="panel">
                <h1>{move || words.say("study-analyse")}</h1>
                <p class="mut">{move || words.say("study-analyse-how")}</p>
                <textarea id="position" rows="10" aria-label=move || words.say("study-position") prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
                {move || fault.get().map(|why| view! { <p class="fault" role="alert" id="position-fault">{why}</p> })}
                <div class="row wrap">
                    <button type="button" class="btn pri" id="open-position" disabled=move || text.with(|text| text.trim().is_empty()) on:click=open>{move || words.say("study-open-position")}</button>
                    <button type="button" class="btn" id="example" on:click=move |_| text.set(sample::TURN.trim().to_string())>{move || words.say("study-example")}</button>
                </div>
                <p class="sm mut">{move || words.say("study-position-secrets")}</p>
            </section>
        </main>
    }
}

/// A position being looked at.
#[component]
pub fn Analysis(
    /// The position.
    state: State,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let public = Signal::stored(*state.public());
    let marks = Signal::stored(Marks::default());
    let nothing = Callback::new(|_| ());
    let seats: Vec<Seat> = state.public().seats().collect();
    let asked = match state.awaiting() {
        Awaiting::Seats(asked) => asked.iter().next(),
        _ => None,
    };
    let players = seats.iter().copied().map(|seat| {
        let sitter = Signal::derive(move || {
            let text = words.texts().sitter(&public.get(), seat);
            Sitter { long: text.clone(), short: text }
        });
        view! { <PlayerCard public seat sitter own=Signal::stored(asked == Some(seat)) on_point=nothing /> }
    });
    let players = players.collect_view();
    let state = StoredValue::new(state);
    let question = move || {
        let texts = words.texts();
        public.with(|p: &Public| {
            let seat = asked?;
            let question = p.question()?;
            Some(texts.ask(&question, p.player(seat).faction()))
        })
    };
    let hint = RwSignal::new(None::<Hint>);
    let (mind, busy) = (Mind::new(), RwSignal::new(false));
    let think = move |_| {
        let view = asked.map(|seat| state.with_value(|state| View::of(state, seat)));
        let Some(view) = view.filter(|_| !busy.get_untracked()) else { return };
        busy.set(true);
        spawn_local(async move {
            let told = mind.ask(&Request::Hint(view)).await;
            if busy.try_set(false).is_some() {
                return;
            }
            if told == Err(Unanswered::NoWorker) {
                shell.tell_missing();
            }
            hint.set(told.ok().and_then(|text| Hint::from_text(&view, &text)));
        });
    };
    let plans = move || {
        let hint = hint.get()?;
        let texts = words.texts();
        let plan = |plan: &kosa_client::analysis::HintPlan| {
            let lines = hint.words(plan, &texts).into_iter().map(|line| view! { <li>{line}</li> });
            view! { <li><span class="sm mut">{Hint::worth(plan.value, &texts)}</span><ul>{lines.collect_view()}</ul></li> }
        };
        let plans = hint.plans.iter().map(plan).collect_view();
        Some(view! { <ol class="plans sm" id="plans" aria-label=texts.say("hint-title")>{plans}</ol> })
    };
    let take = move |seat: Seat| match state.with_value(|state| Kept::from_moment(*state, seat, words)) {
        Ok(kept) => {
            let route = Route::Play(kept.name());
            shell.open(kept);
            shell.go(route);
        }
        Err(e) => shell.notice.set(Some(words.peek().table_error(&e))),
    };
    let over = public.with_untracked(Public::is_over);
    let takes = seats.iter().copied().filter(|seat| !public.with_untracked(|p| p.player(*seat).is_automa())).map(|seat| {
        let faction = public.with_untracked(|p| p.player(seat).faction());
        let label = move || {
            let texts = words.texts();
            texts.fill("web-take-it", &[("who", texts.faction_short(faction).into())])
        };
        view! { <button type="button" class="btn" data-act="take" disabled=over on:click=move |_| take(seat)><Emblem faction />{label}</button> }
    });
    let takes = takes.collect_view();
    let link = move || {
        let address = window().location().href().unwrap_or_default();
        let page = address.split('#').next().unwrap_or_default().to_string();
        format!("{page}{}", Route::Shared(state.with_value(share_position)).hash())
    };
    let text = move || state.with_value(State::to_position);
    let disc = asked
        .map(|seat| view! { <Disc faction=public.with_untracked(|p| p.player(seat).faction()) size=36 /> });
    view! {
        <main class="replay folded analysis">
            <div class="a-head"><a class="logo" href="#/"><Icon name="i-kosa" size=22 />"Kosa"</a><span class="sp"></span><a class="btn" href="#/analyse">{move || words.say("study-another-position")}</a></div>
            <div class="a-players">{players}</div>
            <div class="a-board"><Board public marks on_point=nothing /></div>
            <div class="r-side">
                <section class="panel">
                    <div class="row">{disc}<div><h1 class="rt">{move || words.say("study-analyse")}</h1><div class="sm">{question}</div></div></div>
                    {asked.map(|_| view! { <button type="button" class="btn pri" id="think" aria-busy=move || busy.get().then_some("true") on:click=think><Icon name="i-eye" size=14 />{move || words.say("hint-title")}</button> })}
                    {plans}
                </section>
                <section class="panel"><h2 class="sm">{move || words.say("page-from-here")}</h2><p class="mut sm">{move || words.say("web-take-it-about")}</p><div class="col from-here">{takes}</div></section>
                <section class="panel">
                    <h2 class="sm">{move || words.say("study-hand-on")}</h2><p class="mut sm">{move || words.say("study-position-secrets")}</p>
                    <div class="row wrap">
                        <button type="button" class="btn" id="copy-link" on:click=move |_| shell.copy_saying(link(), "study-link-copied")><Icon name="i-link" size=14 />{move || words.say("study-copy-link")}</button>
                        <button type="button" class="btn" on:click=move |_| shell.copy(text())>{move || words.say("page-copy")}</button>
                    </div>
                </section>
                <ScoreSheet public own=Signal::stored(asked) />
            </div>
        </main>
    }
}
