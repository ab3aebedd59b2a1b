//! Everybody's chances turn by turn, and the turns that cost most, of a game that is over.

use crate::mind::{Mind, Request};
use crate::rooms::use_shell;
use crate::words::use_words;
use kosa_client::analysis::{Judged, Review, ReviewTurn, Reviewer};
use kosa_engine::vocab::{Faction, Seat};
use kosa_engine::{Public, Record, Viewer};
use kosa_scene::rooms::replay::look_back::{HEIGHT, LEFT, WIDTH, path};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Turns that are told.
const DEAREST: usize = 5;

/// A button, and behind it the look back, which grows turn by turn so that the page goes on.
#[component]
pub fn LookBack(
    /// The record of a game that is over: nothing in it is secret any more.
    record: Record,
    /// Goes to an entry of the record.
    go: Callback<usize>,
) -> impl IntoView {
    let (shell, words) = (use_shell(), use_words());
    let mind = Mind::new();
    let public = *record.start().public();
    let seats: Vec<(Seat, Faction)> =
        public.seats().map(|seat| (seat, public.player(seat).faction())).collect();
    let record = StoredValue::new(record);
    let review = RwSignal::new(None::<(Review, usize, usize)>);
    let begin = move |_| {
        let Ok(reviewer) = record.with_value(|r| Reviewer::new(r, Viewer::Everything, Reviewer::budget()))
        else {
            return;
        };
        review.set(Some(so_far(&reviewer)));
        spawn_local(async move {
            if !look(record, reviewer, mind, review).await {
                // Whoever wants it asks again.
                let _ = review.try_set(None);
                shell.tell_missing();
            }
        });
    };
    let drawn = move || {
        let (review, done, all) = review.get()?;
        let texts = words.texts();
        let lines = seats.iter().map(|(seat, faction)| {
            view! { <polyline class=format!("pline f-{faction}") points=path(&review.chances(*seat)) /> }
        });
        let lines = lines.collect_view();
        let grid = [0.0f32, 0.5, 1.0].map(|part| {
            let y = 8.0 + (HEIGHT - 16.0) * (1.0 - f64::from(part));
            view! { <line class="grid" x1=LEFT x2=WIDTH y1=y y2=y /><text class="num" x=LEFT - 5.0 y=y + 4.0 text-anchor="end">{format!("{:.0}%", 100.0 * part)}</text> }
        });
        let dear =
            review.dearest(DEAREST).into_iter().map(|turn| dear(turn, &public, &texts, go)).collect_view();
        Some(view! {
            <p class="sm mut">{texts.say("review-head")}{(done < all).then(|| format!(" {done}/{all}"))}</p>
            <svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=texts.say("review-head")>{grid.collect_view()}{lines}</svg>
            <ol class="sm dear">{dear}</ol>
        })
    };
    view! {
        <section class="panel pv" style:order="1">
            <Show when=move || review.with(Option::is_none)>
                <button type="button" class="btn" data-act="look-back" title=move || words.say("review-help") on:click=begin>{move || words.say("review-title")}</button>
            </Show>
            {drawn}
        </section>
    }
}

/// The review as it stands, the turns that were looked at and all there are.
fn so_far(reviewer: &Reviewer) -> (Review, usize, usize) {
    let (done, all) = reviewer.progress();
    (reviewer.review().clone(), done, all)
}

/// Has every turn looked at, one after the other, and shows what there is after each; whether somebody could think. Whoever leaves
/// the room ends it.
async fn look(
    record: StoredValue<Record>,
    mut reviewer: Reviewer,
    mind: Mind,
    review: RwSignal<Option<(Review, usize, usize)>>,
) -> bool {
    loop {
        let (done, all) = reviewer.progress();
        let Some(request) = record.try_with_value(|record| Request::judge(record, done)) else { return true };
        if done == all {
            return true;
        }
        let judged = mind.ask(&request).await.ok().and_then(|text| Judged::from_text(&text));
        if review.is_disposed() {
            return true;
        }
        if !judged.is_some_and(|judged| reviewer.note(judged)) {
            return false;
        }
        let _ = review.try_set(Some(so_far(&reviewer)));
    }
}

/// A turn that cost something: a button that goes there, what was played, and what was better.
fn dear(
    turn: &ReviewTurn,
    public: &Public,
    texts: &kosa_lang::Texts,
    go: Callback<usize>,
) -> impl IntoView + use<> {
    let cost = format!("{:.0}", 100.0 * turn.cost.unwrap_or(0.0));
    let who = texts.faction(public.player(turn.seat).faction());
    let head =
        texts.fill("review-turn", &[("turn", turn.turn.into()), ("who", who.into()), ("cost", cost.into())]);
    let list = |key: &str, words: Vec<String>| texts.fill(key, &[("moves", words.join("; ").into())]);
    let (played, better) =
        (list("review-played", turn.played_words(texts)), list("review-better", turn.best_words(texts)));
    let entry = turn.entry;
    view! {
        <li>
            <button type="button" class="btn gh" on:click=move |_| go.run(entry)>{head}</button>
            <div>{played}</div>
            <div>{better}</div>
        </li>
    }
}
