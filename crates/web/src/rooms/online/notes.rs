//! What a table says beside its game: clocks, who is away, offers that wait for an answer; and the ways to make one.

use super::clock::Clocks;
use crate::game::Play;
use crate::icon::Icon;
use crate::online::LiveTable;
use crate::words::{Words, use_words};
use kosa_client::Stage;
use kosa_engine::vocab::Seat;
use kosa_wire::{Command, Offer, OfferDoc, Phase};
use leptos::prelude::*;

/// So many decisions can be asked back at once.
const MOST: u32 = 20;

/// What stands above the question at a table on a server.
#[component]
pub fn TableNotes(
    /// The table.
    live: LiveTable,
) -> impl IntoView {
    let words = use_words();
    let playing = Memo::new(move |_| live.phase() == Some(Phase::Playing));
    let away = Memo::new(move |_| live.is_away());
    let refused = move || {
        live.refused.get().map(|why| view! { <p class="call r" role="alert">{words.say(why.key())}</p> })
    };
    view! {
        <Show when=move || playing.get()>
            <div class="o-notes">
                <Clocks live />
                <Show when=move || away.get()>
                    <section class="panel o-note calls" role="status" id="away">
                        <p>{move || words.say("online-bot-for-you")}</p>
                        <button type="button" class="btn pri" data-act="back" on:click=move |_| live.ask(Command::Back {})>{move || words.say("online-i-am-back")}</button>
                    </section>
                </Show>
                <Waiting live />
                {refused}
            </div>
        </Show>
    }
}

/// What somebody offers, and the answer to it.
#[component]
fn Waiting(live: LiveTable) -> impl IntoView {
    let words = use_words();
    let offer = Memo::new(move |_| live.with_room(|room| room.as_ref().and_then(|room| room.offer.clone())));
    let shown = move || {
        let open = offer.get()?;
        let you = live.you.get();
        let asked = you.as_ref().is_some_and(|you| open.waiting.contains(you));
        let own = you.as_ref() == Some(&open.by);
        let reply = move |agree: bool| live.ask(Command::Reply { offer: open.number, agree });
        let left: Vec<String> = open.waiting.iter().map(|id| live.name_of(id, &words.texts())).collect();
        let waits = words.fill("online-offer-waits", &[("who", left.join(", ").into())]);
        let buttons = match (asked, own) {
            (true, _) => view! {
                <button type="button" class="btn pri" data-act="agree" on:click=move |_| reply(true)>{words.say("online-agree")}</button>
                <button type="button" class="btn" data-act="refuse" on:click=move |_| reply(false)>{words.say("online-refuse")}</button>
            }
            .into_any(),
            (false, true) => view! {
                <button type="button" class="btn" data-act="refuse" on:click=move |_| reply(false)>{words.say("online-withdraw")}</button>
            }
            .into_any(),
            (false, false) => ().into_any(),
        };
        Some(view! {
            <section class="panel o-note" class:calls=asked role="status" id="offer">
                <p class="b">{told(live, words, &open)}</p>
                <p class="sm mut">{if asked { words.say("online-offer-asks") } else { waits }}</p>
                <div class="row wrap">{buttons}</div>
            </section>
        })
    };
    view! { <div aria-live="polite">{shown}</div> }
}

/// What is offered, in a sentence.
fn told(live: LiveTable, words: Words, open: &OfferDoc) -> String {
    let texts = words.texts();
    let who = live.name_of(&open.by, &texts);
    match open.offer {
        Offer::End {} => texts.fill("online-offers-end", &[("who", who.into())]),
        Offer::Undo { steps, .. } => {
            texts.fill("online-offers-undo", &[("who", who.into()), ("n", steps.into())])
        }
    }
}

/// The seat for which something could be asked back: the one that is asked or looks.
fn own_seat(live: LiveTable) -> Option<Seat> {
    live.game.read(|session| match session.stage() {
        Stage::Asking(seat) => Some(seat),
        _ => session.here().first().copied(),
    })
}

/// The ways of the menu: end by consent, take back by consent, get up.
#[component]
pub fn OfferWays(
    /// The table.
    live: LiveTable,
    /// The page, whose menu closes.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let steps = RwSignal::new(1_u32);
    let may = Memo::new(move |_| {
        let sits = live.game.read(|session| !session.here().is_empty());
        sits && live.phase() == Some(Phase::Playing)
    });
    let offer = move |offer: Offer| {
        play.drawer.set(None);
        live.ask(Command::Offer { offer });
    };
    let take_back = move |_| {
        if let Some(seat) = own_seat(live) {
            offer(Offer::Undo { seat, steps: steps.get_untracked().clamp(1, MOST) });
        }
    };
    // Whoever gets up is asked once more: a bot plays on, and whether the place stays theirs is for them to say.
    let leaving = RwSignal::new(false);
    let get_up = move |for_good: bool| {
        play.drawer.set(None);
        for place in untrack(|| live.own_places()) {
            live.ask(Command::Leave { place, for_good });
        }
    };
    view! {
        <Show when=move || may.get()>
            <div class="o-ways">
                <button type="button" class="way-row" data-act="offer-end" on:click=move |_| offer(Offer::End {})><Icon name="i-flag" size=18 /><span>{move || words.say("online-offer-end")}</span></button>
                <div class="row wrap">
                    <button type="button" class="way-row grow" data-act="offer-undo" on:click=take_back><Icon name="i-undo" size=18 /><span>{move || words.say("online-offer-undo")}</span></button>
                    <label class="row sm">{move || words.say("online-decisions")}
                        <input type="number" class="num-in" id="back-steps" min="1" max=MOST.to_string() prop:value=move || steps.get().to_string()
                            on:input=move |event| steps.set(event_target_value(&event).parse().unwrap_or(1)) /></label>
                </div>
                <p class="xs mut">{move || words.say("online-consent-about")}</p>
                <button type="button" class="way-row" data-act="get-up" on:click=move |_| leaving.set(true)><Icon name="i-no" size=18 /><span>{move || words.say("online-get-up")}</span></button>
                <Show when=move || leaving.get()>
                    <div class="row wrap o-sure" role="alert">
                        <span class="sm">{move || words.say("online-get-up-about")}</span>
                        <button type="button" class="btn sm" data-act="get-up-sure" on:click=move |_| get_up(false)>{move || words.say("online-get-up")}</button>
                        <button type="button" class="btn sm" data-act="get-up-good" on:click=move |_| get_up(true)>{move || words.say("online-get-up-good")}</button>
                    </div>
                </Show>
            </div>
        </Show>
    }
}
