//! What lies on top of the page for a while: mats of others, score, log, cards, decisions, last turns, help.

use super::around::{Around, Menu};
use super::play::{Drawer, Play};
use super::tiles::Tiles;
use crate::icon::{Disc, Icon};
use crate::panels::{FactionMatPanel, HandPanel, PlayerMat, ScoreSheet, StarRow};
use crate::rooms::{BookTopicView, HelpTopics, RiversCard};
use crate::words::use_words;
use kosa_engine::vocab::{PlaceSet, Seat, Star};
use kosa_engine::{Public, View};
use kosa_lang::capital;
use kosa_learn::Rulebook;
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
    /// What can be done around the game.
    around: Around,
) -> impl IntoView {
    let words = use_words();
    let close = move |_| play.drawer.set(None);
    move || {
        play.drawer.get().map(|drawer| {
            let texts = words.texts();
            let title = match drawer {
                Drawer::Mats(seat) => play.game.peek(|session| session.called(seat)),
                Drawer::Score => texts.say("play-score-now"),
                Drawer::Log => texts.say("play-log"),
                Drawer::Cards => texts.say("play-hand"),
                Drawer::Undo => texts.say("play-take-back"),
                Drawer::Others => texts.say("play-others"),
                Drawer::Help => kosa_lang::capital(&texts.say("play-key-help")),
                Drawer::Tiles => texts.say("web-tiles"),
                Drawer::Menu => texts.say("web-menu"),
            };
            let nothing = Callback::new(|_| ());
            let label = title.clone();
            let body = match drawer {
                Drawer::Mats(seat) => view! { <Mats play public seat own /> }.into_any(),
                Drawer::Score => view! { <ScoreSheet public own /><Scales public /> }.into_any(),
                Drawer::Log => view! {
                    {use_context::<crate::online::LiveTable>().map(|live| view! { <crate::rooms::TalkPanel live /> })}
                    <super::page::Log play most=400 />
                }
                .into_any(),
                Drawer::Cards => view! { <HandPanel view on_point=nothing /> }.into_any(),
                Drawer::Undo => view! { <Decisions play /> }.into_any(),
                Drawer::Others => view! { <Others play /> }.into_any(),
                Drawer::Help => view! { <Help play public /> }.into_any(),
                Drawer::Tiles => view! { <Tiles public /> }.into_any(),
                Drawer::Menu => view! { <Menu play around /> }.into_any(),
            };
            view! {
                <div class="drawer" role="dialog" aria-label=label>
                    <header class="row">
                        <h2>{title}</h2>
                        <span class="sp"></span>
                        <button type="button" class="btn" data-act="close" on:click=close>{texts.say("web-close")}<kbd>"Esc"</kbd></button>
                    </header>
                    <div class="drawer-body">{body}</div>
                </div>
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
    let automa = public.with_untracked(|p| p.player(seat).is_automa());
    view! {
        <div class="row">{others}</div>
        <div class="nbs">{numbers}</div>
        <Show when=move || !automa><PlayerMat public seat=Signal::stored(seat) on_point=nothing /></Show>
        <FactionMatPanel public seat=Signal::stored(seat) on_point=nothing />
        <div class="row wrap-row">
            <button type="button" class="btn" data-act="reach" on:click=move |_| { play.drawer.set(None); play.reach.set(Some(seat)) }><Icon name="i-eye" size=16 />{move || words.say("web-reach-show")}<kbd>"R"</kbd></button>
            <Gift play seat own />
        </div>
        <Standing public seat />
    }
}

/// Stars, points and pieces of a player.
#[component]
fn Standing(public: Signal<Public>, seat: Seat) -> impl IntoView {
    let words = use_words();
    move || {
        let texts = words.texts();
        public.with(|p| {
            let stars = Star::ALL.into_iter().filter_map(|star| {
                let progress = p.progress(seat, star);
                let done = progress.is_complete();
                (progress.of > 0).then(|| {
                    view! { <li class="kv" class:full=done><span>{capital(&texts.name(&star))}</span><b>{if done { "★".to_string() } else { format!("{}/{}", progress.has, progress.of) }}</b></li> }
                })
            });
            let stars = stars.collect_view();
            let score = p.score(seat);
            let lines = [
                ("web-score-coins", score.coins),
                ("web-score-stars", score.star_coins),
                ("web-score-territories", score.territory_coins),
                ("web-score-resources", score.resource_coins),
                ("web-score-structures", score.structure_coins),
                ("web-score-ability", score.ability_coins),
            ];
            let points = lines.into_iter().filter(|(key, n)| *n > 0 || *key == "web-score-coins").map(|(key, n)| {
                view! { <li class="kv"><span>{texts.say(key)}</span><b>{n}</b></li> }
            });
            let points = points.collect_view();
            let stands: PlaceSet = p.reach(seat).units.iter().map(|units| units.from.set()).collect();
            let held = p.controlled(seat);
            let pieces = (stands | held).into_iter().map(|place| {
                let mut parts = texts.on_place(p, place).into_iter();
                let title = parts.next().unwrap_or_default();
                let rest: Vec<String> = parts.collect();
                view! { <li><b>{title}</b>" "<span class="mut">{rest.join(" · ")}</span></li> }
            });
            let pieces = pieces.collect_view();
            view! {
                <div class="three">
                    <section class="panel pv"><h3 class="ttl">{texts.say("web-score-stars")}</h3><ul>{stars}</ul></section>
                    <section class="panel pv"><h3 class="ttl">{texts.say("play-score-now")}</h3><ul>{points}<li class="kv tot"><span>{texts.say("web-score-total")}</span><b>{score.total()}</b></li></ul></section>
                    <section class="panel pv"><h3 class="ttl">{texts.say("web-on-board")}</h3><ul class="sm onb">{pieces}</ul></section>
                </div>
            }
            .into_any()
        })
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
        <p>{move || words.say("play-take-back-ask")}</p>
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
            if pages.is_empty() { view! { <p>{words.say("play-others-none")}</p> }.into_any() } else { pages.into_any() }
        })
    }
}

/// The keys.
#[component]
fn Help(play: Play, public: Signal<Public>) -> impl IntoView {
    let words = use_words();
    // What the question is about comes first.
    let topic = Signal::derive(move || {
        let question =
            play.game.read(|session| session.asked().and_then(|asked| asked.view().public().question()));
        question.and_then(Rulebook::topic_for)
    });
    const KEYS: [(&str, &str); 19] = [
        ("1–9", "play-help-numbers"),
        ("⏎", "play-help-enter"),
        ("↑ ↓", "play-help-arrows"),
        ("+", "play-help-all"),
        ("−", "play-help-nothing"),
        ("Esc", "play-help-back"),
        ("E", "web-help-leave"),
        ("U", "play-help-undo"),
        ("Shift U", "play-help-undo-list"),
        ("M", "play-help-mat"),
        ("C", "play-help-cards"),
        ("S", "play-help-score"),
        ("L", "play-help-log"),
        ("A", "play-help-others"),
        ("P", "play-help-stops"),
        ("R", "web-help-reach"),
        ("T", "web-tiles"),
        ("[ ] F", "web-help-zoom"),
        ("␣", "web-look"),
    ];
    view! {
        <BookTopicView topic />
        <section class="panel pv"><h3 class="ttl">{move || words.say("rivers-title")}</h3><RiversCard public /></section>
        <section class="panel pv">
            <h3 class="ttl">{move || words.say("play-help-keys")}</h3>
            <dl class="keys">
                {KEYS.map(|(key, says)| view! { <dt><kbd>{key}</kbd></dt><dd>{move || words.say(says)}</dd> })}
            </dl>
        </section>
        <HelpTopics />
    }
}
