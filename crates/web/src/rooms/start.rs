//! Where everybody begins: games to go on with, ways to begin one, and beside them everything that can be chosen.

use super::Route;
use super::online::OnlineWay;
use super::setup::SetUp;
use super::shell::{Shell, use_shell};
use crate::board::{Board, Marks};
use crate::icon::{Disc, Icon};
use crate::storage;
use crate::theme::Theme;
use crate::words::{Words, use_words};
use kosa_client::wishes::{Start, Wishes};
use kosa_client::{SaveState, SavedGame, saves};
use kosa_engine::State;
use kosa_engine::vocab::Faction;
use kosa_lang::Lang;
use kosa_scene::sample;
use leptos::prelude::*;

/// So many games are offered to go on with; the rest lie in their own room.
const OFFERED: usize = 3;

/// The start page. `unfolded` opens everything that can be chosen.
#[component]
pub fn StartRoom(
    /// Whether everything that can be chosen is open.
    unfolded: bool,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let wishes = shell.wishes;
    let way = RwSignal::new(wishes.with_untracked(way_of));
    let choose = move |start: Start| {
        way.set(start);
        wishes.set(start.wishes());
        shell.go(Route::New);
    };
    let card = move |start: Start, icon: &'static str, title: &'static str, about: &'static str| {
        view! {
            <button type="button" class="way-card" class:on=move || way.get() == start
                aria-pressed=move || (way.get() == start).to_string() on:click=move |_| choose(start)>
                <span class="tile"><Icon name=icon size=22 /></span>
                <span class="col">
                    <span class="wt">{move || words.say(title)}</span>
                    <span class="mut">{move || words.say(about)}</span>
                </span>
            </button>
        }
    };
    view! {
        <main class="start" class:unfolded=unfolded class:alone=move || way.get() != Start::HotSeat>
            <Scene />
            <div class="s-ways">
                <Continue />
                {card(Start::OneClick, "i-gear", "page-automa", "page-automa-about")}
                {card(Start::Bots, "i-bolster", "page-bots", "page-bots-about")}
                {card(Start::HotSeat, "i-recruit", "page-hot-seat", "page-hot-seat-about")}
                <OnlineWay />
                {card(Start::Watch, "i-eye", "page-watch", "page-watch-about")}
                <div class="way-pair">
                    <a class="way-card" id="to-learn" href="#/learn">
                        <span class="tile"><Icon name="i-help" size=22 /></span>
                        <span class="col"><span class="wt">{move || words.say("study-learn")}</span><span class="mut">{move || words.say("study-learn-about")}</span></span>
                    </a>
                    <a class="way-card" id="to-played" href="#/played">
                        <span class="tile"><Icon name="i-star" size=22 /></span>
                        <span class="col"><span class="wt">{move || words.say("study-played")}</span><span class="mut">{move || words.say("study-played-about")}</span></span>
                    </a>
                </div>
                <footer class="s-foot">
                    <div class="s-prefs"><LanguageField /><ThemeButton /></div>
                    <div class="s-links">
                        <a href="#/games">{move || words.say("page-nav-games")}</a>
                        <a href="#/help">{move || words.say("page-nav-help")}</a>
                        <a href="#/settings">{move || words.say("page-nav-settings")}</a>
                    </div>
                </footer>
            </div>
            <SetUp way wishes unfolded />
        </main>
    }
}

/// The way to begin that wishes come from.
fn way_of(wishes: &Wishes) -> Start {
    use kosa_client::wishes::Who;
    let people = wishes.seats.iter().filter(|seat| seat.who == Who::Person).count();
    let automas = wishes.seats.iter().any(|seat| seat.is_automa());
    match (people, automas) {
        (0, _) => Start::Watch,
        (1, true) => Start::OneClick,
        (1, false) => Start::Bots,
        _ => Start::HotSeat,
    }
}

/// The board behind the title. It is only looked at.
#[component]
fn Scene() -> impl IntoView {
    let words = use_words();
    let board = State::from_position(sample::TURN).ok().map(|state| {
        let public = Signal::stored(*state.public());
        let marks = Signal::stored(Marks::default());
        view! { <Board public marks on_point=Callback::new(|_| ()) buttons=false /> }
    });
    view! {
        <div class="s-scene">
            <div class="s-board" aria-hidden="true" inert="">{board}</div>
            <header class="s-title">
                <h1><Icon name="i-kosa" size=52 />"Kosa"</h1>
                <p>{move || words.say("page-welcome")}</p>
            </header>
        </div>
    }
}

/// The games that wait.
#[component]
fn Continue() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let waiting = move || -> Vec<SavedGame> {
        shell.kept.track();
        let games = saves::list(&storage::games()).unwrap_or_default();
        games.into_iter().filter(|game| !matches!(game.state, SaveState::Finished(_))).collect()
    };
    move || {
        let waiting = waiting();
        let count = waiting.len();
        (count > 0).then(|| {
            let rows = waiting.into_iter().take(OFFERED).map(|game| row(shell, words, &game)).collect_view();
            view! {
                <section class="panel s-cont">
                    <div class="row">
                        <span class="tile"><Icon name="i-play" size=20 /></span>
                        <span class="col">
                            <h2 class="wt">{words.say("page-continue")}</h2>
                            <span class="mut">{words.fill("page-waiting", &[("n", count.into())])}</span>
                        </span>
                    </div>
                    <ul>{rows}</ul>
                    {(count > OFFERED).then(|| view! { <a class="s-all" href="#/games">{words.say("page-all-games")}</a> })}
                </section>
            }
        })
    }
}

/// Whose emblem stands for a game: the first person's.
pub fn emblem(game: &SavedGame) -> Option<Faction> {
    let summary = game.summary()?;
    let seats = || summary.public.seats().zip(&summary.players);
    let seat = seats().find(|(_, player)| player.is_human()).or_else(|| seats().next())?.0;
    Some(summary.public.player(seat).faction())
}

fn row(_shell: Shell, words: Words, game: &SavedGame) -> impl IntoView + use<> {
    let texts = words.texts();
    let href = Route::Play(game.name()).hash();
    let title = match (emblem(game), game.summary()) {
        (Some(faction), Some(summary)) => texts.fill(
            "page-game-title",
            &[("faction", texts.faction_short(faction).into()), ("n", summary.round().into())],
        ),
        _ => game.name(),
    };
    let seats = game.summary().map(|summary| summary.seats(&texts)).unwrap_or_default();
    let disc = emblem(game).map(|faction| view! { <Disc faction size=28 /> });
    view! {
        <li>
            <a class="row game" href=href>
                {disc}
                <span class="col">
                    <span class="b">{title}</span>
                    <span class="sm mut">{seats}</span>
                </span>
                <span class="sp"></span>
                <span class="pill">{game.state(&texts)}</span>
            </a>
        </li>
    }
}

/// Chooses the language.
#[component]
pub fn LanguageField() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let options = Lang::ALL.map(|lang| {
        let chosen = move || words.texts().lang() == lang;
        view! { <option value=lang.tag() prop:selected=chosen lang=lang.tag()>{lang.own_name()}</option> }
    });
    view! {
        <select id="language" aria-label=move || words.say("page-language") on:change=move |event| {
            if let Ok(lang) = event_target_value(&event).parse() {
                shell.set_lang(lang);
            }
        }>{options}</select>
    }
}

/// What colours are called.
pub fn theme_key(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "page-theme-system",
        Theme::Day => "page-theme-day",
        Theme::Night => "page-theme-night",
    }
}

/// Turns from the system's colours to day and night.
#[component]
fn ThemeButton() -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let next = move || match shell.theme.get_untracked() {
        Theme::System => Theme::Day,
        Theme::Day => Theme::Night,
        Theme::Night => Theme::System,
    };
    view! {
        <button type="button" class="btn" id="theme" on:click=move |_| shell.set_theme(next())>
            <Icon name="i-sun" size=15 />{move || words.say(theme_key(shell.theme.get()))}
        </button>
    }
}
