//! Questions with a table of their own: a combat, the options of a card, the mat. Each stands over the board and goes away while
//! the space bar is held.

use super::mat_choice::MatChoice;
use super::options::Options;
use super::play::Play;
use super::revealed::Revealed;
use crate::icon::{Disc, Icon, SmallUnit};
use crate::panels::CombatCardFace;
use crate::thing::Target;
use crate::words::use_words;
use kosa_client::ask::Hand;
use kosa_engine::vocab::*;
use kosa_engine::{CombatFacts, Side, SideFacts, View};
use kosa_lang::Texts;
use kosa_scene::game::scene::{self, Answer, Panel};
use leptos::prelude::*;

/// The dialog of the question, where it has one.
#[component]
pub fn Dialogs(
    /// The page.
    play: Play,
) -> impl IntoView {
    // Something final that waits for a yes stands in the panel of the question, which a dialog would cover.
    let panel = Memo::new(move |_| match play.pending.with(Option::is_some) {
        true => Panel::None,
        false => play.scene.with(|s| s.panel),
    });
    view! {
        <Show when=move || panel.get() != Panel::None>
            <div class="veil" class:look=move || play.looking.get()>
                {move || match panel.get() {
                    Panel::Combat => view! { <Combat play /> }.into_any(),
                    Panel::Options => view! { <Options play /> }.into_any(),
                    Panel::Mat => view! { <MatChoice play /> }.into_any(),
                    Panel::Revealed => view! { <Revealed play /> }.into_any(),
                    Panel::None => ().into_any(),
                }}
            </div>
        </Show>
    }
}

/// Shows the board behind a dialog as long as it is held.
#[component]
pub fn LookButton(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    view! {
        <button type="button" class="btn look-hint" data-act="look" aria-label=move || words.say("web-look") on:pointerdown=move |_| play.looking.set(true)>
            <Icon name="i-eye" size=16 /><span class="lb">{move || words.say("web-look-short")}</span><kbd>{move || words.say("web-key-space")}</kbd>
        </button>
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
                        <LookButton play />
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
    let mut dials: Vec<_> = dials.collect();
    dials.sort_by_key(|(_, n, ..)| *n);
    let steps: Vec<(usize, u8)> = dials.iter().map(|(index, n, ..)| (*index, *n)).collect();
    let last = steps.last().map_or(0, |(_, n)| *n);
    let dials: Vec<(u8, AnyView)> = dials
        .into_iter()
        .map(|(index, n, chosen, label)| {
            let button = view! {
                <button type="button" class="dialn" class:picked=chosen aria-pressed=chosen.to_string() aria-label=label data-choice=index on:click=move |_| play.choose(index)>{n}</button>
            };
            (n, button.into_any())
        })
        .collect();
    let asks_dial = !dials.is_empty();
    let beside = |by: i16| {
        let n = fight.dial.map_or(0, |n| i16::from(n) + by);
        steps.iter().find(|(_, one)| i16::from(*one) == n).map(|(index, _)| *index)
    };
    let turn = |sign: &'static str, key: &'static str, to: Option<usize>| {
        let to = to.filter(|_| fight.dial.is_some() || sign == "+");
        view! {
            <button type="button" class="btn turn" aria-label=texts.say(key) disabled=to.is_none() on:click=move |_| if let Some(index) = to { play.choose(index) }>{sign}</button>
        }
    };
    let (less, more) = (turn("−", "web-less", beside(-1)), turn("+", "web-more", beside(1)));
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
                <div class="row"><b>{texts.say("web-power-you-spend")}</b><span class="sp"></span><span class="mut">{texts.fill("web-you-have-power", &[("n", power.into())])}" "<Icon name="i-power" class="pow" /></span></div>
                <div class="row dials">{less}{half_dial(fight.dial, dials)}{more}</div>
                {match fight.dial {
                    Some(n) => {
                        let left = texts.fill("web-dial-after", &[("n", power.saturating_sub(n).into())]);
                        view! { <p class="sm mut mid"><span class="range"><kbd>"0"</kbd>"–"<kbd>{last}</kbd>" · "</span>{left}</p> }.into_any()
                    }
                    None => view! { <p class="sm mut mid"><span class="range"><kbd>"0"</kbd>"–"<kbd>{last}</kbd>" · "</span>{texts.say("web-dial-first")}</p> }.into_any(),
                }}
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

/// So many degrees above its lower edge the numbers of a dial begin and end.
const LOW: f64 = 11.0;

/// A half dial: its numbers around it as buttons, its hand on the one that is chosen.
fn half_dial(dial: Option<u8>, buttons: Vec<(u8, AnyView)>) -> AnyView {
    let last = buttons.len().saturating_sub(1).max(1) as f64;
    let nth = |n: u8| buttons.iter().position(|(one, _)| *one == n).unwrap_or(0) as f64;
    // The numbers keep off the lower edge: the first and the last stand a little above it.
    let turn = dial.map_or(-90.0, |n| -90.0 + LOW + (180.0 - 2.0 * LOW) * nth(n) / last);
    // The arc up to the hand; its end lies as far round as the hand is turned.
    let angle = (turn - 90.0).to_radians();
    let (x, y) = (150.0 + 78.0 * angle.cos(), 150.0 + 78.0 * angle.sin());
    let (left, right) = (150.0 - 78.0, 150.0 + 78.0);
    let placed = buttons.into_iter().enumerate().map(|(i, (_, button))| {
        let angle = (180.0 + LOW + (180.0 - 2.0 * LOW) * i as f64 / last).to_radians();
        let left = format!("{:.1}%", (150.0 + 118.0 * angle.cos()) / 3.0);
        let top = format!("{:.1}%", (150.0 + 118.0 * angle.sin()) / 1.66);
        view! { <span class="dn" style:left=left style:top=top>{button}</span> }
    });
    let placed = placed.collect_view();
    view! {
        <div class="dial">
            <svg class="needle" viewBox="0 0 300 166" aria-hidden="true">
                <path class="face" d="M4 150a146 146 0 0 1 292 0z"></path>
                <path class="track" d=format!("M{left} 150A78 78 0 0 1 {right} 150")></path>
                {dial.map(|_| view! { <path class="arc" d=format!("M{left} 150A78 78 0 0 1 {x:.1} {y:.1}")></path> })}
                {dial.map(|_| view! { <g transform=format!("rotate({turn:.1} 150 150)")><path class="hand" d="M145 150L150 66L155 150z"></path></g> })}
                <circle cx="150" cy="150" r="14" class="hub"></circle>
            </svg>
            {placed}
        </div>
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
                <svg viewBox="0 0 44 46" width="44" height="46" aria-hidden="true"><rect x="0" y=46.0 - height width="44" height=height rx="3"></rect></svg>
                <span class="cc tiny">{*value}</span>
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
            {if side.hand == 0 {
                view! { <p class="sm mut">{texts.say("web-no-cards")}</p> }.into_any()
            } else {
                view! { <div class="row hand">{backs}</div> }.into_any()
            }}
        </div>
        <div class="box"><b>{texts.fill("web-unseen", &[("n", count.into())])}</b><div class="row ubars">{bars}</div></div>
        <div class="box"><div class="row"><b>{texts.say("web-can-reach")}</b><span class="sp"></span><b class="reach">{format!("0–{}", side.most)}</b></div>
            {versus(texts, fight, side)}
            {side.committed.then(|| view! { <p class="sm mut">{texts.say("web-has-committed")}</p> })}
        </div>
    }
    .into_any()
}

/// How one's own total stands against what the other side can reach.
fn versus(texts: &Texts, fight: &Fight, side: &SideFacts) -> Option<AnyView> {
    let Some(dial) = fight.dial else {
        // Nothing is set against it yet.
        return Some(view! { <svg class="versus" viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true"><rect class="risk" x="0" y="4" width="300" height="12"></rect></svg> }.into_any());
    };
    let total = dial + fight.cards.value();
    // Ties are the attacker's.
    let attacks = fight.facts.side(Side::Attacker).seat != side.seat;
    let need = if attacks { total.saturating_add(1) } else { total };
    let most = f64::from(side.most.max(total).max(1));
    let at = 300.0 * f64::from(total) / most;
    let key = if need > side.most { "web-cannot-beat" } else { "web-to-beat" };
    let said = texts.fill(key, &[("n", total.into()), ("need", need.into())]);
    let open = (300.0 * f64::from(side.most) / most - at).max(0.0);
    Some(
        view! {
            <svg class="versus" viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
                <rect class="safe" x="0" y="4" width=at height="12"></rect>
                <rect class="risk" x=at y="4" width=open height="12"></rect>
                <rect class="mark" x=(at - 1.5).max(0.0) y="0" width="3" height="20"></rect>
            </svg>
            <p class="sm">{said}</p>
            {odds(texts, fight, side, need).map(|said| view! { <p class="sm">{said}</p> })}
        }
        .into_any(),
    )
}

/// How likely it is that the other side comes to so much, as far as cards decide it.
fn odds(texts: &Texts, fight: &Fight, side: &SideFacts, need: u8) -> Option<String> {
    let which = Side::BOTH.into_iter().find(|which| fight.facts.side(*which).seat == side.seat)?;
    let automa = fight.view.public().player(side.seat).is_automa();
    match (fight.view.odds(which, need)?, automa) {
        // That nothing will do is said already.
        (0, _) => None,
        (1000, false) => Some(texts.say("web-odds-any")),
        (share, _) => {
            // What may happen is never said to be sure or out of the question.
            let percent = if share == 1000 { 100 } else { ((share + 5) / 10).clamp(1, 99) };
            let key = if automa { "web-odds-automa" } else { "web-odds-hands" };
            Some(texts.fill(key, &[("n", u32::from(percent).into())]))
        }
    }
}

/// What follows, whoever wins.
fn outcomes(texts: &Texts, fight: &Fight) -> Option<AnyView> {
    let (public, me) = (fight.view.public(), fight.view.seat()?);
    let attacks = fight.facts.side(Side::Attacker).seat == me;
    let mut win = Vec::new();
    if !public.progress(me, Star::Combat).is_complete() {
        win.push(texts.say("web-win-star"));
    }
    let lost = if attacks { public.outlook(me, UnitKind::Mech, fight.facts.place).popularity } else { 0 };
    if lost > 0 {
        let from = public.player(me).popularity();
        let args = [("from", from.into()), ("to", from.saturating_sub(lost).into())];
        win.push(texts.fill("web-win-workers", &args));
    }
    let lose = texts.say("web-lose-units");
    Some(
        view! {
            <div class="outs sm">
                {(!win.is_empty()).then(|| view! { <div><b class="gain">{texts.say("web-if-win")}</b>" "{win.join("; ")}</div> })}
                <div><b class="cost">{texts.say("web-if-lose")}</b>" "{lose}</div>
            </div>
        }
        .into_any(),
    )
}

fn foot(play: Play, texts: &Texts, fight: &Fight) -> AnyView {
    let rest = fight.answers.iter().filter(|a| !matches!(a.target, Target::Amount(_) | Target::Card(_)));
    let rest = rest
        .map(|answer| {
            let (index, commits) = (answer.index, answer.target == Target::Commit);
            let class = if commits { "btn pri big" } else { "btn" };
            let total = fight.dial.filter(|_| commits).map(|dial| dial + fight.cards.value());
            let short = total.map(|n| texts.fill("web-commit", &[("n", n.into())]));
            let label = short.is_some().then(|| answer.label.clone());
            view! {
                <button type="button" class=class aria-label=label data-choice=index data-commits=commits.then_some("") on:click=move |_| play.choose(index)>
                    {short.unwrap_or_else(|| answer.label.clone())}{commits.then(|| view! { <kbd>"⏎"</kbd> })}
                </button>
            }
        })
        .collect_view();
    let first = fight
        .dial
        .is_none()
        .then(|| view! { <span class="btn big off dial-first">{texts.say("web-dial-first")}</span> });
    let undo = texts.say("web-undo");
    view! {
        <footer>
            {outcomes(texts, fight)}
            <span class="sp"></span>
            <button type="button" class="btn gh" data-act="undo" disabled=move || !play.scene.with(|s| s.may_undo) on:click=move |_| play.undo()><Icon name="i-undo" size=14 />{undo}<kbd>"U"</kbd></button>
            {first}
            {rest}
        </footer>
    }
    .into_any()
}
