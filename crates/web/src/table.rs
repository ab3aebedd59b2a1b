//! The game page: question, board, mats, cards, players and log in the order of their importance. The style sheets lay them out
//! for wide windows, tablets and phones; on a phone everything but the board lies in a sheet with tabs.

use crate::icon::Icon;
use crate::words::use_words;
use leptos::prelude::*;

/// The tabs of the sheet on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// The question and one's own mats.
    #[default]
    Mat,
    /// Everybody's cards.
    Players,
    /// Own combat cards and objectives.
    Cards,
    /// What happened.
    Log,
}

impl Tab {
    /// All of them, in order.
    pub const ALL: [Tab; 4] = [Tab::Mat, Tab::Players, Tab::Cards, Tab::Log];

    fn class(self) -> &'static str {
        match self {
            Tab::Mat => "tab-mat",
            Tab::Players => "tab-players",
            Tab::Cards => "tab-cards",
            Tab::Log => "tab-log",
        }
    }

    fn parts(self) -> (&'static str, &'static str) {
        match self {
            Tab::Mat => ("i-cube", "web-tab-mat"),
            Tab::Players => ("i-recruit", "web-tab-players"),
            Tab::Cards => ("i-card", "web-tab-cards"),
            Tab::Log => ("i-log", "web-tab-log"),
        }
    }
}

/// The whole game page.
#[component]
pub fn Table(
    /// Whether the mats are folded to the shelf and the left rail is narrow.
    #[prop(into)]
    folded: Signal<bool>,
    /// Further classes: what the style sheet has to know of what lies in the parts. It must not look for it by `:has()`, for which a browser works
    /// out the style of nearly everything again whenever anything changes.
    #[prop(into, optional)]
    manner: Signal<String>,
    /// The round and whose turn it is.
    #[prop(into)]
    round: Signal<String>,
    /// The question.
    ask: Children,
    /// The board with its legends.
    board: Children,
    /// The own mats.
    mats: Children,
    /// The steps of the turn, shown instead of the mats while they are folded.
    shelf: Children,
    /// What the question is about: previews, combat, weighing.
    about: Children,
    /// Own cards and objectives.
    cards: Children,
    /// Everybody's cards.
    players: Children,
    /// Everybody's chips, for phones.
    chips: Children,
    /// What happened.
    log: Children,
    /// The buttons of the page: score, log, help, menu.
    menu: Children,
) -> impl IntoView {
    let words = use_words();
    let tab = RwSignal::new(Tab::Mat);
    // The sheet of a phone: the question alone, half of the screen, nearly all of it.
    let sheet = RwSignal::new(1_u8);
    let tabs = Tab::ALL.map(|one| {
        let (icon, key) = one.parts();
        view! {
            <button type="button" class="ptab" class:on=move || tab.get() == one aria-pressed=move || (tab.get() == one).to_string() on:click=move |_| tab.set(one)>
                <Icon name=icon size=20 />
                {move || words.say(key)}
            </button>
        }
    });
    let class = move || {
        let folded = if folded.get() { " folded" } else { "" };
        format!("table {} sheet-{}{folded}{}", tab.get().class(), sheet.get(), manner.get())
    };
    view! {
        <main class=class>
            <h1 class="vh">"Kosa"</h1>
            <div class="a-chips">{chips()}</div>
            <div class="a-ask">
                <button type="button" class="grip" aria-label=move || words.say("web-sheet-size") on:click=move |_| sheet.update(|size| *size = (*size + 1) % 3)></button>
                {ask()}
            </div>
            <div class="a-about">{about()}</div>
            <div class="a-board">{board()}</div>
            <div class="a-mats">{mats()}</div>
            <div class="a-shelf">{shelf()}</div>
            <div class="a-cards">{cards()}</div>
            <div class="a-head">
                <a class="logo" href="#/"><Icon name="i-kosa" size=22 />"Kosa"</a>
                <span class="sp"></span>
                <span class="tchip">{move || round.get()}</span>
            </div>
            <div class="a-players">{players()}</div>
            <div class="a-log">{log()}</div>
            <nav class="a-menu">{menu()}</nav>
            <div class="a-tabs">{tabs}</div>
        </main>
    }
}
