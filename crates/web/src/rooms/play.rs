//! A game being played, with what is said of how it is kept.

use super::Route;
use super::kept::{Keeping, Kept, any_seed};
use super::learn::{Coach, CoachSwitch, EnterVictory};
use super::shell::{Shell, use_shell};
use super::transfer;
use crate::game::{Beside, GameHandle, GamePage};
use crate::words::{Words, use_words};
use kosa_scene::game::against_automa;
use kosa_scene::timeline::Timeline;
use kosa_table::Seed;
use leptos::prelude::*;
use std::time::Duration;

/// The game of this name: the one at hand, or one that is kept.
#[component]
pub fn PlayRoom(
    /// Its name in the storage; empty for one that is not kept.
    name: String,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let again = RwSignal::new(0u32);
    move || {
        let seize = again.get() > 0;
        match find(shell, words, &name, seize) {
            Ok(kept) => {
                if let Some(told) = kept.told.clone() {
                    shell.notice.set(Some(told));
                }
                shell.open(kept.clone());
                view! { <Playing kept again /> }.into_any()
            }
            Err((text, elsewhere)) => view! {
                <super::TopBar />
                <main class="room narrow">
                    <section class="panel">
                        <h1>{words.say("page-no-game")}</h1>
                        <p>{text}</p>
                        {elsewhere.then(|| view! {
                            <button type="button" class="btn pri" id="seize" on:click=move |_| again.update(|n| *n += 1)>{words.say("page-play-here")}</button>
                        })}
                        <a class="btn" href="#/games">{words.say("page-nav-games")}</a>
                    </section>
                </main>
            }
            .into_any(),
        }
    }
}

/// The game, or a sentence why there is none, and whether another window has it.
fn find(shell: Shell, words: Words, name: &str, seize: bool) -> Result<Kept, (String, bool)> {
    if let Some(kept) = shell.game.get_untracked().filter(|kept| !seize && kept.name() == name) {
        return Ok(kept);
    }
    // A game against the Automa that comes out the same each time, for whoever tests or shows something.
    if let Some(seed) = name.strip_prefix("seed-").and_then(|seed| seed.parse::<u64>().ok()) {
        let fault = |e| (words.peek().table_error(&e), false);
        return Kept::deal(against_automa(Seed::from(seed)), words).map_err(fault);
    }
    if name.is_empty() {
        return Err((words.peek().say("page-not-kept"), false));
    }
    Kept::open(name, seize, words).map_err(|e| {
        let elsewhere = matches!(e, kosa_client::SaveError::InUse(_));
        (format!("{}.", e.text(&words.peek())), elsewhere)
    })
}

/// A game, kept as it is played.
#[component]
fn Playing(
    /// The game.
    kept: Kept,
    /// Opens it again, whoever has it.
    again: RwSignal<u32>,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let keeping = kept.keeping.clone();
    // Other windows learn that it is played here; windows in the background wake once a minute.
    let mark = kept.clone();
    if let Ok(timer) = set_interval_with_handle(move || mark.touch(), Duration::from_secs(30)) {
        on_cleanup(move || timer.clear());
    }
    let gone = kept.clone();
    let leave = window_event_listener(leptos::ev::pagehide, move |_| gone.release());
    let other = kept.clone();
    let changed = window_event_listener(leptos::ev::storage, move |_| other.touch());
    on_cleanup(move || {
        leave.remove();
        changed.remove();
    });
    let file = StoredValue::new_local(kept.clone());
    let take_along = move || {
        let (name, text) = file.with_value(|kept| (kept.name(), kept.text()));
        let name = if name.is_empty() { "kosa-game.kosa".to_string() } else { name };
        let _ = transfer::hand_out(&name, &text);
    };
    let notice = move || {
        match keeping.get() {
        Keeping::Good => None,
        Keeping::Elsewhere => Some(
            view! {
                <div class="note row unsaved" role="alert" id="unsaved">
                    <span>{words.say("page-elsewhere")}</span>
                    <button type="button" class="btn" on:click=move |_| again.update(|n| *n += 1)>{words.say("page-play-here")}</button>
                </div>
            }
            .into_any(),
        ),
        Keeping::Not(why) => Some(
            view! {
                <div class="note row unsaved" role="alert" id="unsaved">
                    <span>{words.fill("page-unsaved", &[("why", why.into())])}</span>
                    <button type="button" class="btn" on:click=move |_| take_along()>{words.say("page-export")}</button>
                </div>
            }
            .into_any(),
        ),
    }
    };
    let game = GameHandle::new(kept.clone(), words.peek());
    let table = StoredValue::new_local(kept);
    let again = Callback::new(move |()| {
        let game = table.with_value(Kept::same_table).to_new_game(any_seed());
        match game.map_err(|_| ()).and_then(|game| Kept::deal(game, words).map_err(|_| ())) {
            Ok(kept) => {
                let route = Route::Play(kept.name());
                shell.open(kept);
                shell.go(route);
            }
            Err(()) => shell.go(Route::New),
        }
    });
    let leave = Callback::new(move |()| shell.go(Route::Start));
    let timeline = Callback::new(move |()| table.with_value(|kept| kept.with_record(Timeline::of).ok()));
    let replay = Callback::new(move |()| shell.go(Route::Replay(table.with_value(Kept::name))));
    let export = Callback::new(move |()| take_along());
    let switch = CoachSwitch::new();
    let coach = move |below_players| {
        Callback::new(move |play| view! { <Coach play switch below_players /> }.into_any())
    };
    // Who won may stand on the sheet of victories.
    let victory = Callback::new(move |_| {
        let played = table.with_value(|kept| kept.with_record(kosa_learn::FinishedGame::of)).ok().flatten();
        played.map(|played| view! { <EnterVictory played /> }).into_any()
    });
    let beside = Beside {
        players: Some(coach(true)),
        ask: Some(coach(false)),
        over: Some(victory),
        coach: Some(switch),
        ..Beside::default()
    };
    view! {
        {notice}
        <GamePage game again leave timeline replay export beside />
    }
}
