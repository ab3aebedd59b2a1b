//! Questions with a table of their own: a combat, and the options of a card. Each stands over the board and goes away while
//! the space bar is held.

use super::play::Play;
use super::scene::{self, Answer, Panel};
use crate::icon::{Disc, Icon, SmallUnit};
use crate::panels::CombatCardFace;
use crate::thing::Target;
use crate::words::use_words;
use kosa_client::ask::Hand;
use kosa_engine::vocab::*;
use kosa_engine::{CombatFacts, Move, Question, SideFacts, View};
use kosa_lang::Texts;
use leptos::prelude::*;

/// The dialog of the question, where it has one.
#[component]
pub fn Dialogs(
    /// The page.
    play: Play,
) -> impl IntoView {
    let panel = Memo::new(move |_| play.scene.with(|s| s.panel));
    view! {
        <Show when=move || panel.get() != Panel::None>
            <div class="veil" class:look=move || play.looking.get()>
                {move || match panel.get() {
                    Panel::Combat => view! { <Combat play /> }.into_any(),
                    Panel::Options => view! { <Options play /> }.into_any(),
                    Panel::None => ().into_any(),
                }}
            </div>
        </Show>
    }
}

/// Everything a combat is decided by.
#[derive(Clone, PartialEq)]
struct Fight {
    view: View,
    facts: CombatFacts,
    dial: Option<u8>,
    cards: CombatCards,
    answers: Vec<Answer>,
}

/// The dialog of a combat.
#[component]
fn Combat(play: Play) -> impl IntoView {
    let words = use_words();
    let fight = Memo::new(move |_| {
        play.game.read(|session| {
            let asked = session.asked()?;
            let Hand::Combat(prepared) = asked.hand() else { return None };
            let answers = scene::Scene::of(session).answers;
            Some(Fight {
                view: *asked.view(),
                facts: asked.combat_facts()?,
                dial: prepared.dial,
                cards: prepared.cards,
                answers,
            })
        })
    });
    move || {
        fight.get().map(|fight| {
            let texts = words.texts();
            let title = texts.fill("web-combat-on", &[("place", texts.place(fight.facts.place).into())]);
            let me = fight.view.seat();
            let mine = fight.facts.sides.iter().find(|side| Some(side.seat) == me);
            let other = fight.facts.sides.iter().find(|side| Some(side.seat) != me);
            let attacks = fight.facts.sides.first().is_some_and(|side| Some(side.seat) == me);
            let note = texts.say(if attacks { "web-you-attack" } else { "web-you-defend" });
            view! {
                <section class="dialog fight" role="dialog" aria-labelledby="dialog-title">
                    <header>
                        <Icon name="i-combat" size=30 class="war" />
                        <div><h2 id="dialog-title">{title}</h2><p class="sm mut">{note}</p></div>
                        <span class="sp"></span>
                        <span class="look-hint sm"><Icon name="i-eye" size=16 />{texts.say("web-look")}<kbd>"␣"</kbd></span>
                    </header>
                    <div class="halves">
                        <div>{mine.map(|side| head(&texts, &fight.view, side))}{own(play, &texts, &fight)}</div>
                        <div>
                            {other.map(|side| head(&texts, &fight.view, side))}
                            {other.map(|side| theirs(&texts, &fight, side))}
                        </div>
                    </div>
                    {foot(play, &texts, &fight)}
                </section>
            }
        })
    }
}

fn head(texts: &Texts, view: &View, side: &SideFacts) -> AnyView {
    let faction = view.public().player(side.seat).faction();
    let fighters = (0..side.fighters)
        .map(|_| view! { <SmallUnit unit=UnitKind::Mech faction size=30 /> })
        .collect_view();
    let workers = (0..side.workers)
        .map(|_| view! { <SmallUnit unit=UnitKind::Worker faction size=24 /> })
        .collect_view();
    view! {
        <div class="row side-head">
            <Disc faction size=36 />
            <b class="fm">{texts.faction(faction)}</b>
            <span class="sp"></span>
            {fighters}{workers}
        </div>
    }
    .into_any()
}

/// Dial and cards of whoever is asked.
fn own(play: Play, texts: &Texts, fight: &Fight) -> AnyView {
    let power = fight.view.seat().map_or(0, |seat| fight.view.public().player(seat).power());
    let dials = fight.answers.iter().filter_map(|answer| match answer.target {
        Target::Amount(n) => Some((answer.index, n, answer.chosen, answer.label.clone())),
        _ => None,
    });
    let dials: Vec<AnyView> = dials
        .map(|(index, n, chosen, label)| {
            view! {
                <button type="button" class="dialn" class:picked=chosen aria-pressed=chosen.to_string() aria-label=label data-choice=index on:click=move |_| play.choose(index)>{n}</button>
            }
            .into_any()
        })
        .collect();
    let asks_dial = !dials.is_empty();
    let cards = fight.answers.iter().filter_map(|answer| match answer.target {
        Target::Card(card) => Some((answer.index, card, answer.label.clone())),
        _ => None,
    });
    let cards: Vec<AnyView> = cards
        .map(|(index, card, label)| {
            let (of, played) = (fight.view.own().hand().of(card), fight.cards.of(card));
            let faces = (0..of).map(|i| view! { <span class="cbtn" class:picked={i < played}><CombatCardFace value=card.value() /></span> }).collect_view();
            view! { <button type="button" class="cards-of" aria-label=label data-choice=index aria-pressed=(played > 0).to_string() on:click=move |_| play.choose(index)>{faces}</button> }
                .into_any()
        })
        .collect();
    let limit = fight
        .facts
        .sides
        .iter()
        .find(|side| Some(side.seat) == fight.view.seat())
        .map_or(0, |s| s.card_limit);
    let dial = fight.dial.unwrap_or(0);
    view! {
        {asks_dial.then(|| view! {
            <div class="box">
                <div class="row"><b>{texts.say("web-power-you-spend")}</b><span class="sp"></span><span class="mut"><Icon name="i-power" class="pow" />{power}</span></div>
                {needle(fight.dial, power)}
                <div class="dial">{dials}</div>
            </div>
        })}
        <div class="box">
            <div class="row"><b>{texts.say("web-cards-you-add")}</b><span class="sp"></span><span class="mut">{texts.fill("web-may-add", &[("n", texts.count("cards", limit).into())])}</span></div>
            <div class="row hand">
                {cards}
                <span class="sp"></span>
                <span class="total"><span class="mut">{format!("{dial} + {}", fight.cards.value())}</span><b>{dial + fight.cards.value()}</b></span>
            </div>
        </div>
    }
    .into_any()
}

/// A half dial with its hand.
fn needle(dial: Option<u8>, power: u8) -> AnyView {
    let top = f64::from(power.clamp(1, 7));
    let turn = dial.map_or(-90.0, |n| -90.0 + 180.0 * f64::from(n) / top);
    view! {
        <svg class="needle" viewBox="0 0 200 106" aria-hidden="true">
            <path class="face" d="M6 100a94 94 0 0 1 188 0z"></path>
            <path class="arc" d="M46 100a54 54 0 0 1 108 0"></path>
            <g transform=format!("rotate({turn:.1} 100 100)")><path class="hand" d="M97 100L100 26L103 100z"></path></g>
            <circle cx="100" cy="100" r="11" class="hub"></circle>
        </svg>
    }
    .into_any()
}

/// What can be known of the other side.
fn theirs(texts: &Texts, fight: &Fight, side: &SideFacts) -> AnyView {
    let backs = (0..side.hand)
        .map(|_| view! { <span class="cc back"><Icon name="i-combat" size=14 /></span> })
        .collect_view();
    let unseen = fight.facts.unseen;
    let all: Vec<(u8, u8)> = CombatCard::ALL.map(|card| (card.value(), unseen.of(card))).to_vec();
    let most = all.iter().map(|(_, n)| *n).max().unwrap_or(1).max(1);
    let bars = all.iter().map(|(value, n)| {
        let height = 46.0 * f64::from(*n) / f64::from(most);
        view! {
            <span class="ubar">
                <b>{*n}</b>
                <svg viewBox="0 0 30 46" width="30" height="46" aria-hidden="true"><rect x="0" y=46.0 - height width="30" height=height rx="3"></rect></svg>
                <span class="xs mut">{*value}</span>
            </span>
        }
    });
    let bars = bars.collect_view();
    let abilities: Vec<String> = side.abilities.iter().map(|a| texts.name(&a.ability)).collect();
    let count: u32 = all.iter().map(|(_, n)| u32::from(*n)).sum();
    view! {
        <div class="box"><div class="row"><b>{texts.say("web-power")}</b><span class="sp"></span><span><Icon name="i-power" class="pow" />{side.power}</span></div>
            {(!abilities.is_empty()).then(|| view! { <p class="sm mut">{texts.list(&abilities)}</p> })}
        </div>
        <div class="box">
            <div class="row"><b>{texts.say("web-hand")}</b><span class="sp"></span><span class="mut">{texts.fill("web-may-add", &[("n", texts.count("cards", side.card_limit).into())])}</span></div>
            <div class="row hand">{backs}</div>
        </div>
        <div class="box"><b>{texts.fill("web-unseen", &[("n", count.into())])}</b><div class="row ubars">{bars}</div></div>
        <div class="box"><div class="row"><b>{texts.say("web-can-reach")}</b><span class="sp"></span><b class="reach">{format!("0–{}", side.most)}</b></div>
            {side.committed.then(|| view! { <p class="sm mut">{texts.say("web-has-committed")}</p> })}
        </div>
    }
    .into_any()
}

fn foot(play: Play, texts: &Texts, fight: &Fight) -> AnyView {
    let rest = fight.answers.iter().filter(|a| !matches!(a.target, Target::Amount(_) | Target::Card(_)));
    let rest = rest
        .map(|answer| {
            let (index, commits) = (answer.index, answer.target == Target::Commit);
            let class = if commits { "btn pri big" } else { "btn" };
            view! {
                <button type="button" class=class data-choice=index data-commits=commits.then_some("") on:click=move |_| play.choose(index)>
                    {answer.label.clone()}{commits.then(|| view! { <kbd>"⏎"</kbd> })}
                </button>
            }
        })
        .collect_view();
    let first =
        fight.dial.is_none().then(|| view! { <span class="mut">{texts.say("web-dial-first")}</span> });
    let undo = texts.say("web-undo");
    view! {
        <footer>
            {first}
            <span class="sp"></span>
            <button type="button" class="btn gh" data-act="undo" on:click=move |_| play.undo()><Icon name="i-undo" size=14 />{undo}<kbd>"U"</kbd></button>
            {rest}
        </footer>
    }
    .into_any()
}

/// One option of a card.
#[derive(Clone, PartialEq)]
struct CardOption {
    index: Option<usize>,
    key: String,
    title: String,
    deal: String,
    /// What it would change here, or why it cannot be taken.
    here: Vec<String>,
}

/// The dialog of an encounter or of the Factory's cards.
#[component]
fn Options(play: Play) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| {
        play.game.read(|session| {
            let asked = session.asked()?;
            let (view, texts) = (asked.view(), session.texts());
            let answers = scene::Scene::of(session).answers;
            let option = |answer: &Answer| {
                let (title, deal) = match (asked.question(), answer.target) {
                    (Some(Question::Encounter { card, .. }), Target::Encounter(n)) => {
                        (texts.encounter_label(card, n), texts.encounter_option(card, n))
                    }
                    (_, Target::FactoryCard(card)) => {
                        (texts.say("tui-factory-card"), texts.factory_card(card))
                    }
                    _ => (answer.label.clone(), answer.detail.clone()),
                };
                let here = scene::preview(session, answer.index);
                CardOption { index: Some(answer.index), key: answer.key.clone(), title, deal, here }
            };
            let mut options: Vec<CardOption> = answers.iter().map(option).collect();
            if let Some(Question::Encounter { card, .. }) = asked.question() {
                for n in 0..3 {
                    let there = answers.iter().any(|a| a.target == Target::Encounter(n));
                    let why = view.why_not(&Move::Option(n)).filter(|_| !there);
                    if let Some(why) = why {
                        let at = options.len().min(n.into());
                        options.insert(
                            at,
                            CardOption {
                                index: None,
                                key: "–".into(),
                                title: texts.encounter_label(card, n),
                                deal: texts.encounter_option(card, n),
                                here: vec![texts.why_not(&why, view.public())],
                            },
                        );
                    }
                }
            }
            let place = view.seat().map(|seat| view.public().player(seat).character());
            let encounter = matches!(asked.question(), Some(Question::Encounter { .. }));
            let title = match place.filter(|_| encounter) {
                Some(place) => texts.fill("web-encounter-on", &[("place", texts.place(place).into())]),
                None => session.prompt(),
            };
            Some((title, session.prompt(), options))
        })
    });
    move || {
        facts.get().map(|(title, prompt, options)| {
            let look = words.say("web-look");
            let rows = options.into_iter().map(|option| {
                let CardOption { index, key, title, deal, here } = option;
                let here = here.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
                view! {
                    <button
                        type="button"
                        class="option"
                        class:cant=index.is_none()
                        disabled=index.is_none()
                        data-choice=index
                        on:click=move |_| if let Some(index) = index { play.choose(index) }
                    >
                        <span class="nr">{key}</span>
                        <span class="what"><b class="serif">{title}</b><span>{deal}</span></span>
                        <ul class="here">{here}</ul>
                    </button>
                }
            });
            let rows = rows.collect_view();
            let scene_art = view! {
                <svg class="scene" viewBox="0 0 300 340" aria-hidden="true">
                    <rect class="sky" width="300" height="340"></rect>
                    <circle class="sun" cx="214" cy="110" r="44"></circle>
                    <path class="hill1" d="M0 190L60 140L110 178L170 128L240 182L300 150V340H0z"></path>
                    <path class="hill2" d="M0 214Q90 180 170 208T300 204V340H0z"></path>
                    <path class="field" d="M0 246Q150 210 300 250V340H0z"></path>
                    <path class="road" d="M120 340Q140 280 170 262T196 226" ></path>
                    <use href="#i-enc" x="92" y="176" width="96" height="96" class="post"></use>
                </svg>
            };
            view! {
                <section class="dialog card" role="dialog" aria-labelledby="dialog-title">
                    <header>
                        <Icon name="i-enc" size=30 class="encc" />
                        <div><h2 id="dialog-title">{title}</h2><p class="sm mut">{prompt}</p></div>
                        <span class="sp"></span>
                        <span class="look-hint sm"><Icon name="i-eye" size=16 />{look}<kbd>"␣"</kbd></span>
                    </header>
                    <div class="cardbody">{scene_art}<div class="options">{rows}</div></div>
                </section>
            }
        })
    }
}
