//! What can be done around a game: leave it, look at it again, take it along; and the menu that offers it.

use super::play::{Drawer, Play};
use crate::icon::Icon;
use crate::online::LiveTable;
use crate::rooms::{BellField, CoachSwitch, LanguageField, OfferWays, Shell, ThemeField};
use crate::words::use_words;
use kosa_scene::timeline::Timeline;
use leptos::prelude::*;

/// What a room offers around its game; what it does not offer has no button.
#[derive(Clone, Copy, Default)]
pub struct Around {
    /// Another game at the same table, after the end.
    pub again: Option<Callback<()>>,
    /// Leaves the game.
    pub leave: Option<Callback<()>>,
    /// The whole game at a glance.
    pub timeline: Option<Callback<(), Option<Timeline>>>,
    /// Looks at the game from its beginning.
    pub replay: Option<Callback<()>>,
    /// Hands the game out as a file.
    pub export: Option<Callback<()>>,
    /// What stands beside the game.
    pub beside: Beside,
}

/// What a room puts beside its game; made again wherever the page shows it.
#[derive(Clone, Copy, Default)]
pub struct Beside {
    /// Above the question.
    pub task: Option<Callback<Play, AnyView>>,
    /// Below the question.
    pub ask: Option<Callback<Play, AnyView>>,
    /// Below the players.
    pub players: Option<Callback<Play, AnyView>>,
    /// After the end, beside the score.
    pub over: Option<Callback<Play, AnyView>>,
    /// Whether the coach speaks, for the menu.
    pub coach: Option<CoachSwitch>,
    /// Whether this is a lesson: its task stands above the question, the list of lessons below the players.
    pub lesson: bool,
}

/// The menu of a game: what lies on top of the table, and the ways out of it.
#[component]
pub fn Menu(
    /// The page.
    play: Play,
    /// What can be done around the game.
    around: Around,
) -> impl IntoView {
    let words = use_words();
    let open = move |drawer: Drawer, icon: &'static str, key: &'static str, cap: &'static str| {
        view! {
            <li><button type="button" class="way-row" data-open=cap on:click=move |_| play.drawer.set(Some(drawer))>
                <Icon name=icon size=18 /><span>{move || kosa_lang::capital(&words.say(key))}</span><span class="sp"></span><kbd>{cap}</kbd>
            </button></li>
        }
    };
    let way = move |deed: Option<Callback<()>>, act: &'static str, icon: &'static str, key: &'static str| {
        deed.map(|deed| {
            let go = move |_| {
                play.drawer.set(None);
                deed.run(());
            };
            view! { <li><button type="button" class="way-row" data-act=act on:click=go><Icon name=icon size=18 /><span>{move || words.say(key)}</span></button></li> }
        })
    };
    let settings = use_context::<Shell>().is_some().then(|| {
        view! {
            <section class="panel pv">
                <h3 class="ttl">{move || words.say("page-nav-settings")}</h3>
                <div class="row wrap-row"><LanguageField /><ThemeField /></div>
            </section>
        }
    });
    let passing = Memo::new(move |_| play.game.read(|session| !session.stops()));
    view! {
        <div class="menu-cols">
            <section class="panel pv">
                <h3 class="ttl">{move || words.say("web-look-at")}</h3>
                <ul>
                    {open(Drawer::Score, "i-star", "play-key-score", "S")}
                    {open(Drawer::Log, "i-log", "play-key-log", "L")}
                    {open(Drawer::Others, "i-eye", "play-others", "A")}
                    {open(Drawer::Cards, "i-card", "play-hand", "C")}
                    {open(Drawer::Tiles, "i-obj", "web-tiles", "T")}
                    <li><button type="button" class="way-row" data-act="reach" on:click=move |_| { play.drawer.set(None); play.turn_reach() }>
                        <Icon name="i-move" size=18 /><span>{move || words.say("web-reach")}</span><span class="sp"></span><kbd>"R"</kbd>
                    </button></li>
                    {open(Drawer::Undo, "i-undo", "play-take-back", "⇧U")}
                    {open(Drawer::Help, "i-help", "play-key-help", "?")}
                </ul>
            </section>
            <section class="panel pv">
                <h3 class="ttl">{move || words.say("web-this-game")}</h3>
                <ul>
                    {way(around.leave, "leave", "i-home", "web-to-rooms")}
                    {way(around.replay, "replay", "i-play", "web-replay-so-far")}
                    {way(around.export, "export", "i-link", "page-export")}
                </ul>
                <label class="row sm pass">
                    <input type="checkbox" prop:checked=move || passing.get() on:change=move |_| play.switch_stops() />
                    {move || words.say("web-let-pass")}
                </label>
                {use_context::<LiveTable>().map(|live| view! { <BellField /><OfferWays live play /> })}
                {around.beside.coach.map(|coach| view! {
                    <label class="row sm pass">
                        <input type="checkbox" id="coach-on" prop:checked=move || coach.is_on() on:change=move |event| coach.set(event_target_checked(&event)) />
                        {move || words.say("study-coach-on")}
                    </label>
                })}
            </section>
            {settings}
        </div>
    }
}
