//! Bids for pairs of faction and mat: one after the other in the open, or all written down.

use super::card;
use crate::icon::{self, Disc, Icon, SmallUnit};
use crate::online::LiveTable;
use crate::tips;
use crate::words::use_words;
use kosa_engine::vocab::{Faction, Mat, UnitKind};
use kosa_lang::{Texts, Topic};
use kosa_wire::{BidsDoc, Command, LotDoc, Room};
use leptos::prelude::*;

/// The highest bid the server takes.
const MOST: u16 = 200;

/// What a place has bid, or that it is asked: a line under its name.
pub fn note(room: &Room, place: u8, texts: &Texts) -> Option<String> {
    let bids = room.bids.as_ref()?;
    if bids.asked.contains(&place) {
        return Some(texts.say(if bids.sealed { "online-writes-bids" } else { "online-bids-now" }));
    }
    if bids.sealed {
        return Some(texts.say("online-has-sealed"));
    }
    let lot = bids.lots.iter().find(|lot| lot.by == Some(place))?;
    let args = [
        ("n", u32::from(lot.coins).into()),
        ("faction", texts.faction_short(lot.faction).into()),
        ("mat", texts.mat(lot.mat).into()),
    ];
    Some(texts.fill("online-has-bid", &args))
}

/// The pairs with what is bid for them, and what one can bid.
#[component]
pub fn Bids(
    /// The table.
    live: LiveTable,
) -> impl IntoView {
    let words = use_words();
    let bids = Memo::new(move |_| live.with_room(|room| room.as_ref().and_then(|room| room.bids.clone())));
    let sealed = Memo::new(move |_| bids.with(|b| b.as_ref().is_some_and(|b| b.sealed)));
    let count = Memo::new(move |_| bids.with(|b| b.as_ref().map_or(0, |b| b.lots.len())));
    let asked = Memo::new(move |_| {
        let own = live.own_places();
        bids.with(|b| b.as_ref().is_some_and(|b| b.asked.iter().any(|place| own.contains(place))))
    });
    // What is typed, pair by pair; nothing typed is the lowest that counts.
    let typed = RwSignal::new(vec![None::<u16>; count.get_untracked()]);
    let told = move || {
        let texts = words.texts();
        let waits = bids.with(|b| b.as_ref().map(|b| b.asked.clone()).unwrap_or_default());
        match (asked.get(), sealed.get()) {
            (true, true) => texts.say("online-you-seal"),
            (true, false) => texts.say("online-you-bid"),
            (false, true) => texts.fill("online-sealed-waits", &[("n", waits.len().into())]),
            (false, false) => {
                let who = live.with_room(|room| {
                    let room = room.as_ref()?;
                    let place = usize::from(*waits.first()?).checked_sub(1)?;
                    room.places.get(place).map(|place| card::sitter(place, &texts))
                });
                texts.fill("online-somebody-bids", &[("who", who.unwrap_or_default().into())])
            }
        }
    };
    let about =
        move || words.say(if sealed.get() { "online-bids-sealed-about" } else { "online-bids-open-about" });
    let lots = move || (0..count.get()).map(|lot| view! { <Lot live bids lot asked typed /> }).collect_view();
    let seal = move |_| {
        let all = typed.with_untracked(|typed| typed.iter().map(|coins| coins.unwrap_or(0)).collect());
        live.ask(Command::Seal { bids: all });
    };
    view! {
        <section class="o-bids" aria-labelledby="bids-title">
            <header class="row wrap">
                <div class="col grow">
                    <h2 id="bids-title">{move || words.say("online-bid-title")}</h2>
                    <p class="mut">{about}</p>
                </div>
                <p class="o-ask" class:now=move || asked.get() role="status" aria-live="polite" id="bids-told">{told}</p>
            </header>
            <div class="o-lots">{lots}</div>
            <Show when=move || sealed.get() && asked.get()>
                <div class="row"><button type="button" class="btn pri big" id="seal" on:click=seal>{move || words.say("online-seal")}</button></div>
            </Show>
            <Stands live bids />
        </section>
    }
}

/// The lowest bid for a pair that counts now.
fn lowest(lot: &LotDoc) -> u16 {
    if lot.by.is_some() { lot.coins.saturating_add(1) } else { 0 }
}

/// One pair.
#[component]
fn Lot(
    live: LiveTable,
    bids: Memo<Option<BidsDoc>>,
    lot: usize,
    asked: Memo<bool>,
    typed: RwSignal<Vec<Option<u16>>>,
) -> impl IntoView {
    let words = use_words();
    let doc = Memo::new(move |_| bids.with(|b| b.as_ref().and_then(|b| b.lots.get(lot).cloned())));
    let sealed = Memo::new(move |_| bids.with(|b| b.as_ref().is_some_and(|b| b.sealed)));
    let least = Memo::new(move |_| doc.with(|d| d.as_ref().map_or(0, lowest)));
    let coins = Memo::new(move |_| {
        let wanted = typed.with(|typed| typed.get(lot).copied().flatten());
        wanted.unwrap_or(0).max(if sealed.get() { 0 } else { least.get() }).min(MOST)
    });
    let mine = Memo::new(move |_| {
        let own = live.own_places();
        doc.with(|d| d.as_ref().and_then(|d| d.by).is_some_and(|by| own.contains(&by)))
    });
    let holder = move || {
        let texts = words.texts();
        let by = doc.with(|d| d.as_ref().and_then(|d| d.by));
        let Some(by) = by else { return texts.say("online-nobody-yet") };
        if mine.get() {
            return texts.say("online-you-note");
        }
        live.room
            .with(|room| {
                room.as_ref()?.places.get(usize::from(by) - 1).map(|place| card::sitter(place, &texts))
            })
            .unwrap_or_default()
    };
    let type_in = move |event| {
        let coins = event_target_value(&event).parse::<u16>().ok().map(|n| n.min(MOST));
        typed.update(|typed| {
            if let Some(own) = typed.get_mut(lot) {
                *own = coins;
            }
        });
    };
    let bid = move |_| {
        live.ask(Command::Bid { lot: lot as u8, coins: coins.get_untracked() });
        typed.update(|typed| typed.fill(None));
    };
    let pair = Memo::new(move |_| doc.with(|d| d.as_ref().map(|d| (d.faction, d.mat))));
    let called = move || {
        let texts = words.texts();
        let (faction, mat) = pair.get()?;
        let args = [("faction", texts.faction_short(faction).into()), ("mat", texts.mat(mat).into())];
        Some(texts.fill("online-bid-for", &args))
    };
    let price = move || {
        (!sealed.get()).then(|| {
            view! {
                <span class="o-price"><b>{move || doc.with(|d| d.as_ref().map_or(0, |d| d.coins))}</b><span class="sm mut">{holder}</span></span>
            }
        })
    };
    let face = move || pair.get().map(|(faction, mat)| face(&words.texts(), faction, mat));
    let title = move || {
        pair.get().map(|(faction, mat)| {
            let texts = words.texts();
            let number = texts.fill("online-mat-number", &[("mat", texts.mat(mat).into()), ("number", mat.face().number.into())]);
            view! {
                <Disc faction size=36 />
                <div class="col grow"><h3>{texts.faction(faction)}</h3><span class="sm mut">{number}</span></div>
            }
        })
    };
    view! {
        <article class=move || format!("o-lot f-{}", pair.get().map(|(faction, _)| faction.id()).unwrap_or_default()) class:mine=move || mine.get() data-lot=lot>
            <header class="row">{title}{price}</header>
            {face}
            <span class="sp"></span>
            <Show when=move || mine.get()><p class="o-stands">{move || words.say("online-bid-stands")}</p></Show>
            <Show when=move || asked.get() && !mine.get()>
                <div class="row o-bid">
                    <input type="number" class="num-in" min=move || (if sealed.get() { 0 } else { least.get() }).to_string() max=MOST.to_string() aria-label=called
                        prop:value=move || coins.get().to_string() on:change=type_in />
                    <Show when=move || !sealed.get()>
                        <button type="button" class="btn pri" data-act="bid" on:click=bid>{move || words.fill("online-bid", &[("n", u32::from(coins.get()).into())])}</button>
                    </Show>
                </div>
            </Show>
        </article>
    }
}

/// What a pair begins with, what its mat asks for, and what its faction can do.
fn face(texts: &Texts, faction: Faction, mat: Mat) -> AnyView {
    let (own, printed) = (faction.mat(), mat.face());
    let sections = printed.sections.map(|section| {
        let tip = format!("{} / {}", texts.name(&section.top), texts.name(&section.bottom));
        let told = tip.clone();
        view! {
            <li data-tip=tip><span class="vh">{told}</span><Icon name=icon::top(section.top) size=15 /><Icon name=icon::resource(section.bottom.resource()) size=15 />{section.cost}</li>
        }
    });
    let mechs = own.mechs.map(|ability| {
        let tip = tips::about(texts, Topic::Ability(ability));
        view! { <span class="dm" data-tip=tip><SmallUnit unit=UnitKind::Mech faction size=18 />{texts.ability(ability)}</span> }
    });
    view! {
        <p class="has" aria-hidden="true">
            <span><Icon name="i-power" class="pow" />{own.power}</span>
            <span><Icon name="i-card" />{own.combat_cards}</span>
            <span><Icon name="i-pop" class="pop" />{printed.popularity}</span>
            <span><Icon name="i-coin" size=17 />{printed.coins}</span>
        </p>
        <ul class="o-secs">{sections}</ul>
        <p class="sm"><b>{texts.name(&faction.ability())}</b>" "{texts.help(Topic::Faction(faction))}</p>
        <div class="dms sm">{mechs}</div>
    }
    .into_any()
}

/// What one has if it stays so.
#[component]
fn Stands(live: LiveTable, bids: Memo<Option<BidsDoc>>) -> impl IntoView {
    let words = use_words();
    let own = Memo::new(move |_| {
        let own = live.own_places();
        bids.with(|b| {
            let lots = b.as_ref().filter(|b| !b.sealed).map(|b| b.lots.clone()).unwrap_or_default();
            lots.into_iter().filter(|lot| lot.by.is_some_and(|by| own.contains(&by))).collect::<Vec<_>>()
        })
    });
    let rows = move || {
        let texts = words.texts();
        let row = |lot: LotDoc| {
            let args = [
                ("faction", texts.faction(lot.faction).into()),
                ("mat", texts.mat(lot.mat).into()),
                ("coins", u32::from(lot.mat.face().coins).into()),
                ("n", u32::from(lot.coins).into()),
            ];
            view! { <li class="row"><Disc faction=lot.faction size=28 /><span>{texts.fill("online-if-it-stays-so", &args)}</span></li> }
        };
        own.get().into_iter().map(row).collect_view()
    };
    view! {
        <Show when=move || own.with(|own| !own.is_empty())>
            <section class="panel"><h2>{move || words.say("online-if-so")}</h2><ul class="o-so">{rows}</ul></section>
        </Show>
    }
}
