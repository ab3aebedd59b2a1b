//! Games that were played to their end in this browser: a list, the sheet of victories, sums and plots, records in, lists out.

use super::notes;
use super::plots::{ByFaction, Endings, GameByGame, Matrix, Sources};
use super::server_sheet::ServerSheet;
use crate::icon::{Disc, Icon};
use crate::rooms::{Route, Shell, TopBar, transfer, use_shell};
use crate::storage;
use crate::words::{Words, use_words};
use kosa_client::readable_date;
use kosa_lang::{Texts, capital};
use kosa_learn::{Category, FinishedGame, Group, History, Statistics, Sums};
use kosa_scene::rooms::learn::plots::{Result as Outcome, results};
use kosa_table::Occupant;
use leptos::prelude::*;
use std::time::{Duration, UNIX_EPOCH};
use wasm_bindgen::JsCast;

/// So many games of the list are shown before one asks for the rest.
const FIRST: usize = 12;

/// The room.
#[component]
pub fn PlayedRoom() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let elsewhere = window_event_listener(leptos::ev::storage, move |_| shell.changed());
    on_cleanup(move || elsewhere.remove());
    let history = Memo::new(move |_| {
        shell.kept.track();
        History::read(&storage::games()).unwrap_or_default()
    });
    let some = Memo::new(move |_| history.with(|history| !history.games.is_empty()));
    let all = Memo::new(move |_| history.with(results));
    let all: Signal<Vec<Outcome>> = all.into();
    let statistics = Memo::new(move |_| history.with(|history| Statistics::of(&history.games)));
    let sums = Signal::derive(move || statistics.with(|statistics| statistics.all));
    view! {
        <TopBar />
        <main class="room played-room">
            <section class="panel p-list">
                <h1>{move || words.say("study-played")}</h1>
                <Show when=move || some.get() fallback=move || view! { <p class="mut" id="none-played">{move || words.say("study-none-played")}</p> }>
                    <Games history />
                </Show>
                <TakeAlong history />
            </section>
            <section class="panel p-sheet"><Sheet /></section>
            <ServerSheet />
            <Show when=move || some.get()>
                <section class="panel"><h2>{move || words.say("study-matrix")}</h2><p class="sm mut">{move || words.say("study-matrix-about")}</p><Matrix results=all /></section>
                <section class="panel"><h2>{move || words.say("study-by-faction")}</h2><p class="sm mut">{move || words.say("study-by-faction-about")}</p><ByFaction results=all /></section>
                <section class="panel"><h2>{move || words.say("study-endings")}</h2><p class="sm mut">{move || words.fill("study-endings-about", &[("n", all.with(Vec::len).into())])}</p><Endings results=all /><Totals sums /></section>
                <section class="panel"><h2>{move || words.say("study-by-game")}</h2><p class="sm mut">{move || words.say("study-by-game-about")}</p><GameByGame results=all /></section>
                <Sources sums />
                <section class="panel p-groups"><h2>{move || words.say("study-groups")}</h2><Groups statistics /></section>
            </Show>
        </main>
    }
}

/// A player of a game, as people call him.
fn called(occupant: &Occupant, texts: &Texts) -> String {
    match occupant {
        Occupant::Human(name) if name.is_empty() => texts.say("study-nameless"),
        Occupant::Human(name) => name.clone(),
        other => texts.occupant(other),
    }
}

/// Which games of the list are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Filter {
    All,
    Won,
    Lost,
    People,
    Automa,
}

impl Filter {
    const ALL: [Filter; 5] = [Filter::All, Filter::Won, Filter::Lost, Filter::People, Filter::Automa];

    const fn key(self) -> &'static str {
        match self {
            Filter::All => "study-filter-all",
            Filter::Won => "study-filter-won",
            Filter::Lost => "study-filter-lost",
            Filter::People => "study-filter-people",
            Filter::Automa => "study-filter-automa",
        }
    }

    fn takes(self, played: &FinishedGame) -> bool {
        let people = played.seats.iter().filter(|seat| seat.is_human()).count();
        let won = played.winner().is_some_and(|winner| winner.is_human());
        match self {
            Filter::All => true,
            Filter::Won => won,
            Filter::Lost => !won,
            Filter::People => people > 1,
            Filter::Automa => played.seats.iter().any(|seat| seat.level().is_some()),
        }
    }
}

/// The games, the latest first.
#[component]
fn Games(history: Memo<History>) -> impl IntoView {
    let words = use_words();
    let unfolded = RwSignal::new(false);
    let filter = RwSignal::new(Filter::All);
    let count =
        move |one: Filter| history.with(|history| history.games.iter().filter(|g| one.takes(g)).count());
    // What would show nothing, or what is shown anyway, is no choice.
    let chips = move || {
        let (texts, all) = (words.texts(), count(Filter::All));
        let sensible = |one: &Filter| *one == Filter::All || (1..all).contains(&count(*one));
        let chips: Vec<Filter> = Filter::ALL.into_iter().filter(sensible).collect();
        let chip = |one: Filter| {
            let on = move || filter.get() == one;
            view! { <button type="button" class="o-chip" class:on=on aria-pressed=move || on().to_string() on:click=move |_| filter.set(one)>
            {texts.fill(one.key(), &[("n", count(one).into())])}</button> }
        };
        (chips.len() > 1).then(|| view! {
            <div class="o-chips" role="group" aria-label=texts.say("study-filters")>{chips.into_iter().map(chip).collect_view()}</div>
        })
    };
    let rows = move || {
        let texts = words.texts();
        let most = if unfolded.get() { usize::MAX } else { FIRST };
        let wanted = filter.get();
        history.with(|history| {
            let games = history.games.iter().filter(|played| wanted.takes(played));
            games.take(most).map(|played| game(played, &texts)).collect_view()
        })
    };
    let more = move || !unfolded.get() && count(filter.get()) > FIRST;
    view! {
        {chips}
        <ul class="played">{rows}</ul>
        <Show when=more><button type="button" class="btn sm" on:click=move |_| unfolded.set(true)>{move || words.say("page-all-games")}</button></Show>
    }
}

fn game(played: &FinishedGame, texts: &Texts) -> impl IntoView + use<> {
    let own = played.seats.iter().find(|seat| seat.is_human()).or_else(|| played.seats.first());
    let winner = played.winner().map(|winner| winner.seat);
    let disc = own.map(|seat| view! { <Disc faction=seat.faction size=28 /> });
    let title = own.map(|seat| {
        let mat = seat.mat.map(|mat| format!(", {}", texts.mat(mat))).unwrap_or_default();
        let pair = format!("{}{mat}", texts.faction_short(seat.faction));
        // Whoever plays alone at a device need not be named.
        match &seat.occupant {
            Occupant::Human(name) if name.is_empty() => pair,
            other => format!("{}: {pair}", called(other, texts)),
        }
    });
    let others: Vec<String> = played
        .seats
        .iter()
        .filter(|seat| own.is_none_or(|own| own.seat != seat.seat))
        .map(|seat| format!("{} ({})", called(&seat.occupant, texts), texts.faction_short(seat.faction)))
        .collect();
    // The own total first, whoever won.
    let own_total = own.map(|own| own.score.total());
    let rest = played.seats.iter().filter(|seat| own.is_none_or(|own| own.seat != seat.seat));
    let scores: Vec<String> =
        own_total.into_iter().chain(rest.map(|seat| seat.score.total())).map(|n| n.to_string()).collect();
    let won = own.is_some_and(|own| own.is_human() && winner == Some(own.seat));
    let result = match (own, won) {
        (Some(_), true) => texts.say("study-won"),
        (Some(own), false) if own.is_human() => texts.fill("study-place", &[("n", own.place.into())]),
        // Nobody of this device played: what the best had stands first.
        _ => String::new(),
    };
    let day = played.written.map(|at| readable_date(UNIX_EPOCH + Duration::from_secs(at)));
    let about =
        texts.fill("study-against", &[("list", others.join(", ").into()), ("n", played.rounds.into())]);
    let replay = played.file.clone().map(|file| {
        view! { <a class="btn sm" href=Route::Replay(file).hash()><Icon name="i-play" size=12 />{texts.say("page-replay")}</a> }
    });
    view! {
        <li class="played-row">
            {disc}
            <span class="col who"><span class="b">{title}</span><span class="sm mut">{about}</span></span>
            <span class="col res"><span class="b" class:gain=won>{result}</span><span class="sm">{scores.join(" : ")}</span></span>
            <span class="xs mut day">{day}</span>
            <span class="row acts">{replay}
                <a class="btn sm gh" target="_blank" rel="noopener" href=played.play_link(texts) data-tip=texts.say("study-bg-stats-about")>"BG Stats"</a></span>
        </li>
    }
}

/// Numbers over all games.
#[component]
fn Totals(sums: Signal<Sums>) -> impl IntoView {
    let words = use_words();
    move || {
        let (texts, all) = (words.texts(), sums.get());
        let tenths = |n: u32| texts.tenths(n);
        let lines = [
            ("study-games-won", format!("{}, {}", all.games, all.won)),
            ("study-rounds", tenths(all.per_game(all.rounds))),
            ("study-combats", format!("{}, {}", all.combats.0, all.combats.1)),
            ("study-best", all.best.to_string()),
        ];
        let line = |(key, text): (&str, String)| view! { <li class="kv"><span>{texts.say(key)}</span><b>{text}</b></li> };
        view! { <ul class="sums" id="sums">{lines.map(line)}</ul> }
    }
}

/// Records in, lists out.
#[component]
fn TakeAlong(history: Memo<History>) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let out = move |name: &'static str, text: String| {
        if transfer::hand_out(name, &text).is_err() {
            shell.notice.set(Some(words.fill("page-no-file", &[("file", name.into())])));
        }
    };
    let left_out = move || {
        history.with(|history| {
            (history.unfinished + history.unreadable > 0).then(|| {
                let args =
                    [("unfinished", history.unfinished.into()), ("unreadable", history.unreadable.into())];
                view! { <p class="xs mut">{words.fill("history-left-out", &args)}</p> }
            })
        })
    };
    let none = move || history.with(|history| history.games.is_empty());
    view! {
        {left_out}
        <div class="row wrap along">
            <button type="button" class="btn" id="csv" disabled=none on:click=move |_| out("kosa-games.csv", history.with_untracked(History::to_csv))>"CSV"</button>
            <button type="button" class="btn" id="json" disabled=none on:click=move |_| out("kosa-games.json", format!("{:#}", history.with_untracked(History::to_json)))>"JSON"</button>
            <label class="btn file"><span>{move || words.say("study-import")}</span>
                <input type="file" id="import-records" multiple accept=".kosa,.txt,text/plain" on:change=move |event| take_in(shell, words, &event) /></label>
        </div>
    }
}

fn take_in(shell: Shell, words: Words, event: &web_sys::Event) {
    let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    if let Some(field) = field {
        transfer::take_in_files(shell, words, &field);
    }
}

/// The sheet of victories: what is entered first, then what is still free.
#[component]
fn Sheet() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let sheet = Memo::new(move |_| {
        shell.kept.track();
        notes::victories()
    });
    let free = move || {
        let texts = words.texts();
        let open =
            Category::all().into_iter().filter(|category| sheet.with(|sheet| sheet.of(*category).is_none()));
        open.map(|category| view! { <li><span class="vi"></span><span>{capital(&category.text(&texts))}</span></li> }).collect_view()
    };
    let rows = move || {
        let texts = words.texts();
        sheet.with(|sheet| {
            let entered = sheet.entered().iter().rev();
            let row = |victory: &kosa_learn::Victory| {
                let args = [("what", capital(&victory.category.text(&texts)).into()), ("name", victory.name.clone().into()), ("n", victory.value.into())];
                view! { <li class="in"><span class="vi"><Icon name="i-star" size=15 /></span><span class="grow">{texts.fill("study-victory", &args)}</span><span class="xs mut day">{victory.day.clone()}</span></li> }
            };
            entered.map(row).collect_view()
        })
    };
    let title = move || {
        let args =
            [("entered", sheet.with(|s| s.entered().len()).into()), ("of", Category::all().len().into())];
        words.fill("victory-title", &args)
    };
    view! {
        <h2 id="sheet-title">{title}</h2>
        <p class="sm mut">{move || words.say("study-sheet-about")}</p>
        <ul class="sheet" id="sheet">{rows}</ul>
        <details class="fold" open=sheet.with_untracked(|sheet| sheet.entered().is_empty())><summary><Icon name="i-chev" size=14 /><h3>{move || words.say("study-free")}</h3></summary><ul class="sheet free" tabindex="0" aria-label=move || words.say("study-free")>{free}</ul></details>
    }
}

/// Sums by faction, mat, number of players, opponent and name.
#[component]
fn Groups(statistics: Memo<Statistics>) -> impl IntoView {
    let words = use_words();
    let chosen = RwSignal::new(Group::Opponent);
    let tabs = Group::ALL.map(|group| {
        view! { <button type="button" class:on=move || chosen.get() == group aria-pressed=move || (chosen.get() == group).to_string() on:click=move |_| chosen.set(group)>{move || words.say(group.key())}</button> }
    });
    let heads = [
        "history-col-games",
        "history-col-won",
        "history-col-rounds",
        "history-col-fortune",
        "history-col-best",
        "history-col-combats",
    ];
    let rows = move || {
        let texts = words.texts();
        let tenths = |n: u32| texts.tenths(n);
        let row = |(word, sums): (&String, &Sums)| {
            view! {
                <tr><th scope="row">{chosen.get().named(word, &texts)}</th><td>{sums.games}</td><td>{format!("{}%", sums.rate())}</td><td>{tenths(sums.per_game(sums.rounds))}</td>
                    <td>{tenths(sums.per_game(sums.total))}</td><td>{sums.best}</td><td>{format!("{}:{}", sums.combats.0, sums.combats.1)}</td></tr>
            }
        };
        statistics.with(|statistics| statistics.group(chosen.get()).map(row).collect_view())
    };
    view! {
        <div class="seg wrap" role="group" aria-label=move || words.say("study-groups")>{tabs}</div>
        <div class="scroll-x" tabindex="0" role="region" aria-label=move || words.say("study-groups")>
            <table class="groups"><thead><tr><th scope="col">{move || words.say("history-col-what")}</th>{heads.map(|key| view! { <th scope="col">{move || words.say(key)}</th> })}</tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
}
