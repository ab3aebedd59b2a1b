//! What lies on top of the page for a while: mats of others, score, log, cards, decisions, last turns, help.

use super::play::{Drawer, Play};
use crate::icon::{Disc, Icon};
use crate::panels::{FactionMatPanel, HandPanel, PlayerMat, ScoreSheet, StarRow};
use crate::words::use_words;
use kosa_engine::vocab::Seat;
use kosa_engine::{Public, View};
use leptos::prelude::*;

/// What lies on top of the page.
#[component]
pub fn Drawers(
    /// The page.
    play: Play,
    /// What everybody sees.
    public: Signal<Public>,
    /// What whoever looks may know.
    view: Signal<View>,
    /// The seat of whoever looks.
    own: Signal<Option<Seat>>,
) -> impl IntoView {
    let words = use_words();
    let close = move |_| play.drawer.set(None);
    move || {
        play.drawer.get().map(|drawer| {
            let texts = words.texts();
            let title = match drawer {
                Drawer::Mats(seat) => play.game.peek(|session| session.called(seat)),
                Drawer::Score => texts.say("tui-score-now"),
                Drawer::Log => texts.say("tui-log"),
                Drawer::Cards => texts.say("tui-hand"),
                Drawer::Undo => texts.say("tui-take-back"),
                Drawer::Others => texts.say("tui-others"),
                Drawer::Help => texts.say("tui-help-keys"),
            };
            let nothing = Callback::new(|_| ());
            let label = title.clone();
            let body = match drawer {
                Drawer::Mats(seat) => view! { <Mats play public seat own /> }.into_any(),
                Drawer::Score => view! { <ScoreSheet public own /><Scales public /> }.into_any(),
                Drawer::Log => view! { <super::page::Log play most=400 /> }.into_any(),
                Drawer::Cards => view! { <HandPanel view on_point=nothing /> }.into_any(),
                Drawer::Undo => view! { <Decisions play /> }.into_any(),
                Drawer::Others => view! { <Others play /> }.into_any(),
                Drawer::Help => view! { <Help /> }.into_any(),
            };
            view! {
                <aside class="drawer" role="dialog" aria-label=label>
                    <header class="row">
                        <h2>{title}</h2>
                        <span class="sp"></span>
                        <button type="button" class="btn" data-act="close" on:click=close>{texts.say("web-close")}<kbd>"Esc"</kbd></button>
                    </header>
                    <div class="drawer-body">{body}</div>
                </aside>
            }
        })
    }
}

/// What everything is worth.
#[component]
fn Scales(public: Signal<Public>) -> impl IntoView {
    let words = use_words();
    move || {
        let all = public.with(|p| words.texts().scales(p));
        let all = all.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        view! { <ul class="panel pv sm">{all}</ul> }
    }
}

/// The mats of a player, first the numbers.
#[component]
fn Mats(play: Play, public: Signal<Public>, seat: Seat, own: Signal<Option<Seat>>) -> impl IntoView {
    let words = use_words();
    let nothing = Callback::new(|_| ());
    let others = move || {
        let chips = public.with(|p| p.seats().map(|s| (s, p.player(s).faction())).collect::<Vec<_>>());
        let chip = |(s, faction)| {
            view! { <button type="button" class="pchip" class:on={s == seat} on:click=move |_| play.drawer.set(Some(Drawer::Mats(s)))><Disc faction size=28 />{words.texts().faction_short(faction)}</button> }
        };
        chips.into_iter().map(chip).collect_view()
    };
    let numbers = move || {
        public.with(|p| {
            let (player, texts) = (p.player(seat), words.texts());
            let number = |icon: &'static str, class: &'static str, key: &str, n: u32| {
                view! { <div class="panel pv nb"><Icon name=icon class=class size=20 /><b>{n}</b>" "{texts.say(key)}</div> }
            };
            view! {
                {number("i-power", "pow", "preview-power", player.power().into())}
                {number("i-pop", "pop", "preview-popularity", player.popularity().into())}
                {number("i-coin", "", "preview-coins", player.coins().into())}
                {number("i-card", "", "preview-cards", player.hand_count().into())}
                <div class=format!("panel pv nb f-{}", player.faction())><StarRow placed=player.stars().total() /><span class="sm mut">{texts.stars(player.stars())}</span></div>
            }
            .into_any()
        })
    };
    let automa = public.with(|p| p.player(seat).is_automa());
    view! {
        <div class="row">{others}</div>
        <div class="nbs">{numbers}</div>
        <Show when=move || !automa><PlayerMat public seat=Signal::stored(seat) on_point=nothing /></Show>
        <FactionMatPanel public seat=Signal::stored(seat) on_point=nothing />
        <Gift play seat own />
    }
}

/// Coins for another player.
#[component]
fn Gift(play: Play, seat: Seat, own: Signal<Option<Seat>>) -> impl IntoView {
    let words = use_words();
    let amount = RwSignal::new(1_u16);
    let may = move || {
        let me = own.get()?;
        play.game.read(|session| session.takers(me).contains(&seat).then_some(me))
    };
    move || {
        may().map(|me| {
            let label = words.fill("web-give-to", &[("who", play.game.peek(|s| s.called(seat)).into())]);
            let set = move |event| amount.set(event_target_value(&event).parse().unwrap_or(0));
            let give = move |_| {
                play.game.act(|session| session.give(me, seat, amount.get_untracked()));
                play.after();
            };
            view! {
                <div class="row panel pv">
                    <label>{label}" "<input type="number" min="1" class="num-in" prop:value=move || amount.get().to_string() on:input=set /></label>
                    <button type="button" class="btn" data-act="give" on:click=give><Icon name="i-coin" size=16 />{words.say("web-give")}</button>
                </div>
            }
        })
    }
}

/// The decisions that can be taken back.
#[component]
fn Decisions(play: Play) -> impl IntoView {
    let words = use_words();
    let list = move || play.game.read(|session| session.undo_list());
    let stop = move || play.game.read(|session| session.undo_stop_text());
    view! {
        <p>{move || words.say("tui-take-back-ask")}</p>
        <ol class="answers">
            {move || {
                list()
                    .into_iter()
                    .enumerate()
                    .map(|(i, one)| {
                        let back = move |_| {
                            play.game.act(|session| session.undo_to(i));
                            play.drawer.set(None);
                            play.after();
                        };
                        view! { <li><button type="button" class="ans" data-undo=i on:click=back><Icon name="i-undo" size=14 /><span class="tx">{one.words}</span></button></li> }
                    })
                    .collect_view()
            }}
        </ol>
        <p class="sm mut">{stop}</p>
    }
}

/// The last turns of others, with all their reasons.
#[component]
fn Others(play: Play) -> impl IntoView {
    let words = use_words();
    move || {
        play.game.read(|session| {
            let viewer = session.viewer();
            let pages: Vec<AnyView> = session
                .others()
                .iter()
                .map(|page| {
                    let inside = super::reading::page_view(page, viewer, session.texts());
                    view! { <section class="panel pv"><h3 class="ttl">{session.called(page.seat)}</h3>{inside}</section> }.into_any()
                })
                .collect();
            if pages.is_empty() { view! { <p>{words.say("tui-others-none")}</p> }.into_any() } else { pages.into_any() }
        })
    }
}

/// The keys.
#[component]
fn Help() -> impl IntoView {
    let words = use_words();
    const KEYS: [(&str, &str); 16] = [
        ("1–9", "tui-help-numbers"),
        ("⏎", "tui-help-enter"),
        ("↑ ↓", "tui-help-arrows"),
        ("+", "tui-help-all"),
        ("−", "tui-help-nothing"),
        ("Esc", "tui-help-back"),
        ("E", "web-help-leave"),
        ("U", "tui-help-undo"),
        ("Shift U", "tui-help-undo-list"),
        ("M", "tui-help-mat"),
        ("C", "tui-help-cards"),
        ("S", "tui-help-score"),
        ("L", "tui-help-log"),
        ("A", "tui-help-others"),
        ("P", "tui-help-stops"),
        ("␣", "web-look"),
    ];
    view! {
        <dl class="keys panel pv">
            {KEYS.map(|(key, says)| view! { <dt><kbd>{key}</kbd></dt><dd>{move || words.say(says)}</dd> })}
        </dl>
    }
}
