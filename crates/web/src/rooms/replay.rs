//! A record that is looked at: board, what happened, points by round, and the line on which one goes back and forth.

mod line;
mod look_back;

use super::Route;
use super::frame::TopBar;
use super::kept::Kept;
use super::shell::use_shell;
use crate::board::{Board, Marks};
use crate::icon::{Disc, Emblem, Icon};
use crate::panels::{PlayerCard, Plot, Sitter};
use crate::storage;
use crate::words::use_words;
use kosa_client::{Replay, saves};
use kosa_engine::vocab::Seat;
use kosa_engine::{Public, Record, State, Viewer};
use kosa_lang::Narrator;
use kosa_scene::draw::ring::Ring;
use kosa_scene::timeline::Timeline;
use leptos::prelude::*;
use line::Line;
use look_back::LookBack;
use std::path::Path;
use std::time::Duration;

/// How fast a replay goes: entries in a second.
const SPEEDS: [(&str, u64); 4] = [("½×", 1600), ("1×", 800), ("2×", 400), ("4×", 200)];

/// A replay of a game that is kept.
#[component]
pub fn ReplayRoom(
    /// Its name in the storage.
    name: String,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    // The game at hand may not be kept anywhere else.
    let at_hand = shell.game.get_untracked().filter(|kept| kept.name() == name).map(|kept| kept.text());
    let text = match at_hand {
        Some(text) => Ok(text),
        None => saves::export(&storage::games(), Path::new(&name)).map_err(|e| e.text(&words.peek())),
    };
    let record = text.and_then(|text| Record::recover(&text).map_err(|e| words.peek().record_error(&e)));
    view! { <ReplayRecord record /> }
}

/// A replay of a record, or a sentence why there is none.
#[component]
pub fn ReplayRecord(
    /// The record.
    record: Result<Record, String>,
    /// Keeps it among the games, where it came from somewhere else.
    #[prop(optional)]
    keep: Option<Callback<()>>,
) -> impl IntoView {
    let words = use_words();
    let opened = record.and_then(|record| {
        let fault = |e: kosa_engine::RecordError| words.peek().record_error(&e);
        let line = Timeline::of(&record).map_err(fault)?;
        // Whoever has not finished a game must not look into the others' hands.
        let over = line_is_over(&record);
        let viewer = if over { Viewer::Everything } else { Viewer::Bystander };
        Ok((Replay::new(record, viewer).map_err(fault)?, line, over))
    });
    match opened {
        Ok((replay, line, over)) => view! { <Showing replay line over keep /> }.into_any(),
        Err(text) => view! {
            <TopBar />
            <main class="room narrow">
                <section class="panel"><h1>{words.say("page-no-game")}</h1><p>{text}</p>
                <a class="btn" href="#/games">{words.say("page-nav-games")}</a></section>
            </main>
        }
        .into_any(),
    }
}

fn line_is_over(record: &Record) -> bool {
    record.replay_with(|_, _, _| ()).is_ok_and(|end| end.public().is_over())
}

/// A record being looked at.
#[component]
fn Showing(
    /// The record.
    replay: Replay,
    /// The whole of it at a glance.
    line: Timeline,
    /// Whether the game is over, so that nothing is secret any more.
    over: bool,
    /// Keeps it among the games.
    keep: Option<Callback<()>>,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let length = line.length;
    let seats = line.seats.clone();
    let first = *replay.view().public();
    let replay = StoredValue::new_local(replay);
    let line = StoredValue::new(line);
    let at = RwSignal::new(0usize);
    let viewer = RwSignal::new(replay.with_value(Replay::viewer));
    let playing = RwSignal::new(false);
    let speed = RwSignal::new(1usize);
    let go = move |to: usize| {
        let to = to.min(length);
        replay.update_value(|r| r.go(to));
        at.set(to);
    };
    let look = move |through: Viewer| {
        replay.update_value(|r| r.set_viewer(through));
        viewer.set(through);
    };
    let public = Memo::new(move |_| {
        at.track();
        viewer.track();
        replay.with_value(|r| *r.view().public())
    });
    let marks = Signal::derive(move || {
        at.track();
        let places = replay.with_value(Replay::marks);
        Marks { rings: places.into_iter().map(|place| (place, Ring::Chosen)).collect(), ..Marks::default() }
    });
    let told = move || {
        at.track();
        viewer.track();
        let texts = words.texts();
        replay.with_value(|r| {
            let mut narrator = Narrator::default();
            let step = r.step();
            step.map(|step| {
                let tell =
                    |told: &kosa_client::link::Told| texts.event(&mut narrator, &told.open, &step.public);
                step.told.iter().map(tell).filter(|text| !text.is_empty()).collect::<Vec<_>>()
            })
            .unwrap_or_default()
        })
    };
    Effect::new(move |_| {
        if playing.get() {
            let pause = SPEEDS.get(speed.get()).map_or(800, |(_, pause)| *pause);
            let tick = move || {
                let now = at.get_untracked();
                if now >= length { playing.set(false) } else { go(now + 1) }
            };
            if let Ok(timer) = set_interval_with_handle(tick, Duration::from_millis(pause)) {
                on_cleanup(move || timer.clear());
            }
        }
    });
    let turn = move |forwards: bool| go(line.with_value(|l| l.turn(at.get_untracked(), forwards)));
    let keys = window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
        _ if in_field(&event) => {}
        "ArrowRight" => go(at.get_untracked() + 1),
        "ArrowLeft" => go(at.get_untracked().saturating_sub(1)),
        "ArrowDown" => turn(true),
        "ArrowUp" => turn(false),
        "p" | "P" => playing.update(|on| *on = !*on),
        _ => {}
    });
    on_cleanup(move || keys.remove());
    let title = move || {
        let texts = words.texts();
        let faction = public.with(|p: &Public| p.player(p.active()).faction());
        let round = line.with_value(|l| l.round(at.get()));
        texts
            .fill("page-game-title", &[("faction", texts.faction_short(faction).into()), ("n", round.into())])
    };
    let entry = move || words.fill("page-entry", &[("n", at.get().into()), ("of", length.into())]);
    let eyes = {
        let mut all = vec![(Viewer::Bystander, "page-eyes-watching", None)];
        if over {
            all.insert(0, (Viewer::Everything, "page-eyes-everything", None));
            let people = seats.iter().filter(|(seat, _)| !first.player(*seat).is_automa());
            all.extend(people.map(|(seat, faction)| (Viewer::Seat(*seat), "page-eyes-seat", Some(*faction))));
        }
        all.into_iter().map(|(own, key, faction)| {
            let name = move || {
                let texts = words.texts();
                faction.map_or_else(|| texts.say(key), |f| texts.fill(key, &[("who", texts.faction_short(f).into())]))
            };
            view! {
                <button type="button" class="btn" class:pri=move || viewer.get() == own aria-pressed=move || (viewer.get() == own).to_string() on:click=move |_| look(own)>
                    {faction.map(|faction| view! { <Emblem faction /> })}{name}
                </button>
            }
        }).collect_view()
    };
    let players = seats.iter().map(|(seat, _)| {
        let seat = *seat;
        let sitter = Signal::derive(move || {
            let text = words.texts().sitter(&public.get(), seat);
            Sitter { long: text.clone(), short: text }
        });
        view! { <PlayerCard public seat sitter own=Signal::stored(false) on_point=Callback::new(|_| ()) /> }
    });
    let players = players.collect_view();
    let speeds = SPEEDS.iter().enumerate().map(|(i, (name, _))| {
        view! { <button type="button" class:on=move || speed.get() == i aria-pressed=move || (speed.get() == i).to_string() on:click=move |_| speed.set(i)>{*name}</button> }
    });
    let speeds = speeds.collect_view();
    // A game that is over holds no secret any more: whoever likes plays it differently from here.
    let take = move |seat: Seat| {
        let before = viewer.get_untracked();
        look(Viewer::Everything);
        let state = replay.with_value(Replay::position).and_then(|text| State::from_position(&text).ok());
        look(before);
        let kept = state.map(|state| Kept::from_moment(state, seat, words));
        match kept {
            Some(Ok(kept)) => {
                let route = Route::Play(kept.name());
                shell.open(kept);
                shell.go(route);
            }
            Some(Err(e)) => shell.notice.set(Some(words.peek().table_error(&e))),
            None => {}
        }
    };
    let takes = seats.iter().filter(|(seat, _)| !first.player(*seat).is_automa()).map(|(seat, faction)| {
        let (seat, faction) = (*seat, *faction);
        let label = move || {
            let texts = words.texts();
            texts.fill("web-take-it", &[("who", texts.faction_short(faction).into())])
        };
        view! {
            <button type="button" class="btn" data-act="take" disabled=move || public.with(Public::is_over) on:click=move |_| take(seat)><Emblem faction />{label}</button>
        }
    });
    let takes = takes.collect_view();
    let copy = move |_| {
        if let Some(text) = replay.with_value(Replay::position) {
            shell.copy(text);
        }
    };
    let address = |text: String| {
        let page = window().location().href().unwrap_or_default();
        format!("{}{}", page.split('#').next().unwrap_or_default(), Route::Shared(text).hash())
    };
    let link = move |_| match replay.with_value(|r| kosa_learn::share_record(r.record())) {
        Some(text) => shell.copy_saying(address(text), "study-link-copied"),
        None => shell.notice.set(Some(words.peek().say("study-no-link"))),
    };
    let analyse = move |_| {
        let text = replay.with_value(Replay::position).and_then(|text| State::from_position(&text).ok());
        if let Some(state) = text {
            shell.go(Route::Shared(kosa_learn::share_position(&state)));
        }
    };
    view! {
        <main class="replay folded">
            <div class="a-head"><a class="logo" href="#/"><Icon name="i-kosa" size=22 />"Kosa"</a><span class="sp"></span><a class="btn" href="#/games">{move || words.say("page-nav-games")}</a></div>
            <div class="a-players">{players}
                <section class="panel eyes"><h2 class="sm">{move || words.say("page-eyes")}</h2>{eyes}</section>
            </div>
            <div class="a-board"><Board public marks on_point=Callback::new(|_| ()) /></div>
            <div class="r-side">
                <section class="panel">
                    <div class="row">
                        {move || view! { <Disc faction=public.with(|p| p.player(p.active()).faction()) size=36 /> }}
                        <div><h1 class="rt">{title}</h1><div class="sm mut" id="entry">{entry}</div></div>
                    </div>
                    <ul class="told" aria-live="polite">{move || told().into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
                </section>
                <section class="panel"><h2 class="sm">{move || words.say("page-points")}</h2><Plot line at=at.into() /></section>
                {over.then(|| view! { <LookBack record=replay.with_value(|r| r.record().clone()) go=Callback::new(go) /> })}
                <section class="panel">
                    <h2 class="sm">{move || words.say("page-from-here")}</h2>
                    {over.then(|| view! {
                        <p class="mut sm">{move || words.say("web-take-it-about")}</p>
                        <div class="col from-here">{takes}</div>
                    })}
                    <p class="mut sm">{move || words.say("page-position-about")}</p>
                    {over.then(|| view! { <button type="button" class="btn" id="copy" disabled=move || viewer.get() != Viewer::Everything on:click=copy><Icon name="i-link" size=14 />{move || words.say("page-copy")}</button>
                        <button type="button" class="btn" id="analyse" disabled=move || viewer.get() != Viewer::Everything on:click=analyse><Icon name="i-eye" size=14 />{move || words.say("study-analyse-this")}</button> })}
                    <button type="button" class="btn" id="copy-link" on:click=link><Icon name="i-link" size=14 />{move || words.say("study-copy-game")}</button>
                    {keep.map(|keep| view! { <button type="button" class="btn" id="keep" on:click=move |_| keep.run(())>{move || words.say("study-keep")}</button> })}
                </section>
            </div>
            <section class="panel r-line">
                <div class="row wrap">
                    <button type="button" class="btn" on:click=move |_| turn(false)><Icon name="i-prev" size=14 />{move || words.say("page-turn")}</button>
                    <button type="button" class="btn" aria-label=move || words.say("page-step-back") on:click=move |_| go(at.get_untracked().saturating_sub(1))><Icon name="i-prev" size=14 /></button>
                    <button type="button" class="btn pri" id="play" on:click=move |_| playing.update(|on| *on = !*on)>
                        {move || if playing.get() { view! { <Icon name="i-pause" size=14 /> } } else { view! { <Icon name="i-play" size=14 /> } }}
                        {move || words.say(if playing.get() { "page-pause" } else { "page-play" })}
                    </button>
                    <button type="button" class="btn" id="step" aria-label=move || words.say("page-step") on:click=move |_| go(at.get_untracked() + 1)><Icon name="i-next" size=14 /></button>
                    <button type="button" class="btn" id="turn" on:click=move |_| turn(true)>{move || words.say("page-turn")}<Icon name="i-next" size=14 /></button>
                    <span class="seg" role="group" aria-label=move || words.say("page-speed")>{speeds}</span>
                </div>
                <Line line at on_go=Callback::new(go) />
            </section>
        </main>
    }
}

/// Whether a key goes to something that uses it itself.
fn in_field(event: &leptos::ev::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().to_lowercase().as_str(), "input" | "select" | "textarea")
            || element.closest(".board").ok().flatten().is_some()
    })
}
