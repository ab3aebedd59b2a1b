//! How a combat ended: what both sides showed, who has won, and what followed. It stands over the board like the choice before it.

use super::dialogs::LookButton;
use super::play::Play;
use crate::icon::{Disc, Icon};
use crate::panels::CombatCardFace;
use crate::words::use_words;
use kosa_engine::Combat;
use kosa_engine::vocab::*;
use kosa_lang::Texts;
use kosa_scene::game::revealed::{Hand, Outcome, outcome};
use leptos::prelude::*;

/// The dialog of a combat that has been fought.
#[component]
pub fn Revealed(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let outcome = Memo::new(move |_| {
        let texts = words.texts();
        play.game.read(|session| session.page().map(|page| outcome(page, session.viewer(), &texts)))
    });
    move || {
        outcome.get().map(|Outcome { bouts, meant, then }| {
            let texts = words.texts();
            let title = bouts.iter().rev().find_map(|(bout, _)| bout.won.as_ref()).map(|(_, said)| said.clone()).unwrap_or_default();
            let several = bouts.len() > 1;
            let bouts = bouts.into_iter().map(|(bout, factions)| {
                let said = bout.won.as_ref().filter(|_| several).map(|(_, said)| view! { <p class="b bout">{said.clone()}</p> });
                let winner = bout.won.as_ref().map(|(seat, _)| *seat);
                let sides = bout.hands.into_iter().zip(factions).map(|(hand, faction)| side(&texts, hand, faction, winner, &meant));
                view! { {said}<div class="halves">{sides.collect_view()}</div> }
            });
            let bouts = bouts.collect_view();
            let then = (!then.is_empty()).then(|| {
                let then = then.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
                view! { <ul class="then">{then}</ul> }
            });
            view! {
                <section class="dialog outcome" role="dialog" aria-labelledby="dialog-title">
                    <header>
                        <Icon name="i-combat" size=30 class="war" />
                        <h2 id="dialog-title">{title}</h2>
                        <span class="sp"></span>
                        <LookButton play />
                    </header>
                    <div class="fought" tabindex="0">{bouts}{then}</div>
                    <footer>
                        <span class="sp"></span>
                        <button type="button" class="btn gh" data-act="page-back" on:click=move |_| play.turn_page(false)>{texts.say("web-back")}<kbd>"←"</kbd></button>
                        <button type="button" class="btn gh" data-act="skip" on:click=move |_| play.skip()>{texts.say("web-skip")}<kbd>"Esc"</kbd></button>
                        <button type="button" class="btn pri big" data-act="primary" on:click=move |_| play.primary()>{texts.say("web-next")}<kbd>"⏎"</kbd></button>
                    </footer>
                </section>
            }
        })
    }
}

/// What one side showed: dial, cards, and all of it.
fn side(
    texts: &Texts,
    hand: Hand,
    faction: Faction,
    winner: Option<Seat>,
    meant: &[(Seat, Vec<String>)],
) -> AnyView {
    let won = winner == Some(hand.seat);
    let meant = meant.iter().find(|(seat, _)| *seat == hand.seat).map(|(_, lines)| {
        let lines = lines.iter().map(|line| view! { <li>{line.clone()}</li> }).collect_view();
        view! { <ul class="meant">{lines}</ul> }
    });
    let cards = CombatCard::ALL.into_iter().flat_map(|card| (0..hand.cards.of(card)).map(move |_| card));
    let cards = cards.map(|card| view! { <CombatCardFace value=card.value() /> }).collect_view();
    let arc = format!("{} {}", hand.dial.min(Combat::MAX_DIAL), Combat::MAX_DIAL);
    view! {
        <div class="shown" class:won=won>
            <div class="row side-head">
                <Disc faction size=36 />
                <b class="fm">{texts.faction(faction)}</b>
                <span class="sp"></span>
                {won.then(|| view! { <Icon name="i-star" size=22 class="gain" /> })}
            </div>
            <div class="box row">
                <svg class="dialr" viewBox="0 0 72 72" width="72" height="72" role="img" aria-label=texts.say("web-power")>
                    <circle class="face" cx="36" cy="36" r="34"></circle>
                    <circle class="arc" cx="36" cy="36" r="27" pathLength=Combat::MAX_DIAL stroke-dasharray=arc transform="rotate(-90 36 36)"></circle>
                    <text x="36" y="45" text-anchor="middle">{hand.dial}</text>
                </svg>
                {(!hand.cards.is_empty()).then(|| view! { <span class="plus" aria-hidden="true">"+"</span> })}
                <span class="hand">{cards}</span>
                <span class="sp"></span>
                <b class="sum">{hand.dial + hand.cards.value()}</b>
            </div>
            {meant}
        </div>
    }
    .into_any()
}
