//! The end of a game at a table: who is where after bids, how it ended, and the check of every draw.

use super::card;
use crate::icon::{Disc, Icon};
use crate::online::{LiveTable, commitments};
use crate::rooms::Route;
use crate::words::{Words, use_words};
use kosa_client::{Dealt, Known, Unfair, fairness};
use kosa_engine::{Public, Record};
use kosa_wire::{ResultLine, Sitter};
use leptos::prelude::*;

/// What is said on top of the end: who has won, by what counts at this table, and why it is over. Nothing before the table has told.
pub fn headline(
    live: LiveTable,
    words: Words,
    public: &Public,
) -> Option<(kosa_engine::vocab::Seat, String, String)> {
    let texts = words.texts();
    live.with_room(|room| {
        let room = room.as_ref()?;
        let first = room.result.first()?;
        let called = |line: &ResultLine| {
            let sits = room.places.iter().find(|place| place.seat == Some(line.seat));
            let faction = texts.faction_short(public.player(line.seat).faction());
            match sits.map(|place| &place.sitter) {
                Some(Sitter::Person { name, .. }) if !name.is_empty() => format!("{name} ({faction})"),
                _ => faction,
            }
        };
        let who = called(first);
        let by = room.result.get(1).map_or(0, |second| first.total - second.total);
        let won = match by {
            by if by > 0 => texts.fill("web-wins-by", &[("who", who.into()), ("n", by.into())]),
            _ => texts.fill("play-wins", &[("who", who.into())]),
        };
        let ended = room.ended_early.then(|| texts.say("online-ended-early"));
        Some((first.seat, won, ended.unwrap_or_default()))
    })
}

/// The places of everybody, with what was bid; and the check of every draw.
#[component]
pub fn TableResult(
    /// The table.
    live: LiveTable,
    /// The record, once it has come.
    record: RwSignal<Option<String>>,
) -> impl IntoView {
    let words = use_words();
    let rows = move || {
        let texts = words.texts();
        let board = live.game.read(|session| session.board().copied());
        live.with_room(|room| {
            let room = room.as_ref()?;
            let row = |line: &ResultLine| {
                let place = room.places.iter().find(|place| place.seat == Some(line.seat));
                let name = place.map(|place| card::sitter(place, &texts)).unwrap_or_default();
                let disc = board.as_ref().map(|b| view! { <Disc faction=b.player(line.seat).faction() size=24 /> });
                let name = match place.map(|place| &place.sitter) {
                    Some(Sitter::Person { id, .. }) => {
                        view! { <a href=Route::Profile(id.clone()).hash()>{name}</a> }.into_any()
                    }
                    _ => view! { <span>{name}</span> }.into_any(),
                };
                let bid = (line.bid > 0).then(|| {
                    let args = [("n", u32::from(line.bid).into()), ("fortune", line.fortune.into())];
                    view! { <span class="sm mut">{texts.fill("online-less-bid", &args)}</span> }
                });
                view! { <li class="row"><span class="b no">{line.place}</span>{disc}{name}<span class="sp"></span>{bid}<b>{line.total}</b></li> }
            };
            Some(room.result.iter().map(row).collect_view())
        })
    };
    let rated = Memo::new(move |_| live.options().rated);
    view! {
        <section class="panel pv o-result" id="table-result">
            <h2 class="ttl">{move || words.say("online-places")}</h2>
            <ol>{rows}</ol>
            <Show when=move || rated.get()>
                <p class="sm mut">{move || words.say("online-was-rated")}" "<a href=Route::Ratings.hash()>{move || words.say("online-ratings")}</a></p>
            </Show>
            <Draws live record />
        </section>
    }
}

/// Draws everything again from the seed that is open now, and says what came of it.
#[component]
fn Draws(live: LiveTable, record: RwSignal<Option<String>>) -> impl IntoView {
    let words = use_words();
    let found = RwSignal::new(None::<Result<String, String>>);
    let check = move |_| {
        let texts = words.peek();
        // What the table said before the first draw counts, not what it says now.
        let commitment = live.id.with_value(|id| commitments::told(id));
        let known = Known { commitment, ..Known::default() };
        let said = record.with_untracked(|text| {
            let text = text.as_ref()?;
            let checked = match Record::from_text(text) {
                Ok(record) => fairness(text, &record, &known),
                Err(e) => return Some(Err(texts.record_error(&e))),
            };
            Some(match checked {
                Ok(fair) => {
                    let draws = texts.fill("online-fair", &[("n", fair.draws.into())]);
                    let deal = match fair.deal {
                        Dealt::Nothing => String::new(),
                        Dealt::Open => texts.say("online-fair-open"),
                        Dealt::Mats => texts.say("online-fair-mats"),
                        Dealt::Lots => texts.say("online-fair-lots"),
                        Dealt::All => texts.say("online-fair-deal"),
                    };
                    Ok(format!("{draws} {deal}"))
                }
                Err(Unfair::Draw(e)) => Err(texts.table_error(&e)),
                Err(Unfair::OtherDeal) => Err(texts.say("online-other-deal")),
                Err(Unfair::OtherCommitment) => Err(texts.say("online-other-commitment")),
                Err(Unfair::NoSeed | Unfair::NoCommitment) => Err(texts.say("online-no-seed")),
            })
        });
        found.set(said);
    };
    let said = move || {
        found.get().map(|said| match said {
            Ok(text) => view! { <p class="o-good" role="status" id="fair"><Icon name="i-ok" size=16 /><span>{text}</span></p> }.into_any(),
            Err(text) => view! { <p class="fault" role="alert" id="unfair">{text}</p> }.into_any(),
        })
    };
    view! {
        <div class="row wrap">
            <button type="button" class="btn" data-act="verify" disabled=move || record.with(Option::is_none) on:click=check><Icon name="i-ok" size=16 />{move || words.say("online-verify")}</button>
            <span class="xs mut grow">{move || words.say("online-verify-about")}</span>
        </div>
        {said}
    }
}
