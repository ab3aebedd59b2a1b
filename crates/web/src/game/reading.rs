//! The turns of others: what they did and why, page by page; and what happened before the device was handed over.

use super::play::Play;
use crate::icon::{Disc, Icon};
use crate::panels::LogTurns;
use crate::words::use_words;
use kosa_client::Stage;
use kosa_client::pages::Page;
use kosa_engine::Viewer;
use kosa_lang::Texts;
use kosa_scene::game::reading::{is_weighing, log_line};
use kosa_scene::panels::log::LogLine;
use leptos::prelude::*;

/// The page that is read: its sentences, and what an Automa weighed.
#[component]
pub fn Told(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let passing = Memo::new(move |_| play.game.read(|session| !session.stops()));
    view! {
        {move || {
            play.game.read(|session| {
                let viewer = session.viewer();
                session.page().map(|page| page_view(page, viewer, session.texts()))
            })
        }}
        <label class="row sm pass">
            <input type="checkbox" prop:checked=move || passing.get() on:change=move |_| play.switch_stops() />
            {move || words.say("web-let-pass")}
        </label>
    }
}

/// The sentences of a page and the table of what was weighed.
pub fn page_view(page: &Page, viewer: Viewer, texts: &Texts) -> AnyView {
    let faction = page.public.player(page.seat).faction();
    // The head of the panel names whose turn it is: for the eye sentences begin behind that name.
    let who = texts.as_subject(&page.public, page.seat);
    let told = page.lines.iter().filter(|line| !is_weighing(line)).map(|line| {
        let class = match (line.is_thought(), line.turn()) {
            (_, Some(_)) => "vh",
            (true, None) => "th",
            (false, None) => "",
        };
        let (who, text) = LogLine::part(line.text(viewer, texts), &who);
        view! { <li class=class>{(!who.is_empty()).then(|| view! { <span class="vh">{who}</span> })}{text}</li> }
    });
    let told = told.collect_view();
    let attempts = page.attempts();
    let weighed = attempts.iter().rev().find(|attempt| attempt.candidates.len() > 1);
    let table = weighed.map(|attempt| {
        let to = attempt.moved.map(|moved| moved.to);
        let number = |n: u16| if n < 50 { n.to_string() } else { "·".into() };
        let rows = attempt.candidates.iter().enumerate().map(|(i, candidate)| {
            let won = Some(candidate.hex.place()) == to;
            view! {
                <tr class:won=won class:out=candidate.excluded>
                    <td><span class="no">{i + 1}</span></td>
                    <th scope="row">{texts.place(candidate.hex.place())}</th>
                    <td>{number(candidate.measure)}</td>
                    <td>{number(candidate.factory.into())}</td>
                </tr>
            }
        });
        let rows = rows.collect_view();
        view! {
            <table class="weighed">
                <thead><tr>
                    <td></td>
                    <th scope="col">{texts.say("web-weighed")}</th>
                    <th scope="col"><Icon name="i-combat" size=14 /><span class="vh">{texts.say("web-measure")}</span></th>
                    <th scope="col"><Icon name="i-gear" size=14 /><span class="vh">{texts.say("web-to-factory")}</span></th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        }
    });
    view! {
        <div class="told" tabindex="0">
            <Disc faction size=28 />
            <ol>{told}</ol>
        </div>
        {table}
    }
    .into_any()
}

/// What happened since the last turn of whoever takes the device.
#[component]
pub fn Since(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let lines = Memo::new(move |_| {
        play.game.read(|session| {
            if !matches!(session.stage(), Stage::HandOver(_)) {
                return Vec::new();
            }
            let all = session.since_last_turn().iter().enumerate().filter(|(_, line)| !line.is_thought());
            let mut all: Vec<LogLine> =
                all.map(|(number, line)| log_line(session, Viewer::Bystander, number, line)).collect();
            // The turn that begins is not over yet.
            all.truncate(all.iter().rposition(|line| line.turn.is_none()).map_or(0, |last| last + 1));
            all.drain(..all.len().saturating_sub(40));
            all
        })
    });
    let name = Callback::new(move |faction| words.texts().faction_short(faction));
    view! {
        <h3 class="ttl">{move || words.say("web-since")}</h3>
        <div class="since" tabindex="0" role="region" aria-label=move || words.say("web-since")>
            <LogTurns lines latest_first=false name />
        </div>
    }
}
