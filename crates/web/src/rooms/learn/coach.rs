//! The coach of the first five turns: one idea, why, another idea; quiet on request, and gone after the fifth turn.

use crate::game::Play;
use crate::icon::Icon;
use crate::storage;
use crate::words::use_words;
use kosa_client::{Stage, Storage, Target};
use kosa_engine::View;
use kosa_learn::{Advice, Guide, Midway};
use leptos::ev;
use leptos::prelude::*;

/// Whether the coach speaks, and which of its ideas is told. It speaks by itself in the first game of a browser.
#[derive(Clone, Copy)]
pub struct CoachSwitch {
    on: RwSignal<bool>,
    idea: RwSignal<usize>,
    why: RwSignal<bool>,
    says: RwSignal<bool>,
}

impl CoachSwitch {
    /// As it was wished for last; by itself in the first game.
    pub fn new() -> CoachSwitch {
        let on = match storage::setting("coach").as_deref() {
            Some("on") => true,
            Some(_) => false,
            None => storage::games().list().is_ok_and(|listed| listed.len() <= 1),
        };
        CoachSwitch {
            on: RwSignal::new(on),
            idea: RwSignal::new(0),
            why: RwSignal::new(false),
            says: RwSignal::new(false),
        }
    }

    /// Whether it says something now.
    pub fn speaks(self) -> bool {
        self.says.get()
    }

    /// Whether it speaks.
    pub fn is_on(self) -> bool {
        self.on.get()
    }

    /// Lets it speak or be quiet, now and in later games.
    pub fn set(self, on: bool) {
        self.on.set(on);
        storage::keep_setting("coach", if on { "on" } else { "off" });
    }
}

impl Default for CoachSwitch {
    fn default() -> CoachSwitch {
        CoachSwitch::new()
    }
}

/// What is said in a turn: the ideas as they were at its beginning, and what whoever plays saw then.
#[derive(Clone, PartialEq)]
struct Said {
    turns: u16,
    ideas: Vec<Advice>,
    /// Where nobody was there at the beginning of the turn, because the game was gone on with in its middle.
    midway: Option<Midway>,
    view: View,
}

/// The card of the coach. It stands twice on the page, and the style sheet shows the one that fits the window.
#[component]
pub fn Coach(
    /// The page.
    play: Play,
    /// Whether it speaks.
    switch: CoachSwitch,
    /// Where it stands: below the players, or below the question.
    below_players: bool,
) -> impl IntoView {
    let words = use_words();
    let said = Memo::new(move |before: Option<&Option<Said>>| {
        if !switch.on.get() {
            return None;
        }
        play.game.read(|session| {
            if !matches!(session.stage(), Stage::Asking(_)) {
                return None;
            }
            let view = *session.asked()?.view();
            let turns = view.public().turns();
            let ideas = Guide::ideas(&view);
            if !ideas.is_empty() {
                return Some(Said { turns, ideas, midway: None, view });
            }
            // In the middle of the turn what was said at its beginning stays.
            let same = |said: &Said| said.turns == turns && said.view.seat() == view.seat();
            let before = before.cloned().flatten().filter(|said| same(said) && !said.ideas.is_empty());
            before.or_else(|| {
                let midway = Guide::midway(&view)?;
                Some(Said { turns, ideas: Vec::new(), midway: Some(midway), view })
            })
        })
    });
    let says = Memo::new(move |_| said.with(Option::is_some));
    Effect::new(move |_| switch.says.set(says.get()));
    // Another turn, another idea.
    Effect::new(move |_| {
        said.with(|said| said.as_ref().map(|said| said.turns));
        switch.idea.set(0);
        switch.why.set(false);
    });
    if below_players {
        let quiet = window_event_listener(ev::keydown, move |event| {
            let typing = event.target().is_some_and(|target| {
                use wasm_bindgen::JsCast;
                target
                    .dyn_into::<web_sys::Element>()
                    .is_ok_and(|e| e.closest("input, select, textarea").ok().flatten().is_some())
            });
            let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || typing);
            if plain && matches!(event.key().as_str(), "h" | "H") {
                let on = switch.on.get_untracked();
                switch.set(!on);
            }
        });
        on_cleanup(move || quiet.remove());
    }
    let show = move |section| {
        play.mats.set(Some(true));
        let index = play.scene.with_untracked(|scene| {
            scene
                .answers
                .iter()
                .find(|answer| answer.target == Target::Section(section))
                .map(|answer| answer.index)
        });
        play.pointed.set(index);
    };
    let card = move || {
        let said = said.get()?;
        let texts = words.texts();
        if let Some(midway) = &said.midway {
            let (turn, text) = (midway.turn(), midway.text(&said.view, &texts));
            return Some(view! {
                <section class="panel coach" class:in-rail=below_players class:in-ask=!below_players aria-label=texts.say("study-coach")>
                    <div class="row">
                        <h3 class="ct">{texts.say("study-coach")}</h3>
                        <span class="sp"></span>
                        <span class="xs mut">{texts.fill("study-coach-turn", &[("n", turn.into()), ("of", Guide::TURNS.into())])}</span>
                    </div>
                    <p><b>{text}</b></p>
                    <div class="row"><span class="xs mut">{texts.say("study-anything-else")}</span><span class="sp"></span>
                        <button type="button" class="link sm" data-coach="quiet" on:click=move |_| switch.set(false)>{texts.say("study-quiet")}<kbd>"H"</kbd></button></div>
                </section>
            }.into_any());
        }
        let advice = said.ideas.get(switch.idea.get() % said.ideas.len().max(1))?.clone();
        let lines = advice.lines_for(&said.view, &texts);
        let (first, look) = (lines.first().cloned(), lines.last().cloned());
        let what_for = lines.get(1).cloned().filter(|_| lines.len() > 2);
        let dots = (1..=Guide::TURNS)
            .map(|n| view! { <i class:past={n < advice.turn} class:now={n == advice.turn}></i> });
        let dots = dots.collect_view();
        let section = advice.section;
        let several = said.ideas.len() > 1;
        Some(view! {
            <section class="panel coach" class:in-rail=below_players class:in-ask=!below_players aria-label=texts.say("study-coach")>
                <div class="row">
                    <h3 class="ct">{texts.say("study-coach")}</h3>
                    <span class="dots" aria-hidden="true">{dots}</span>
                    <span class="sp"></span>
                    <span class="xs mut">{texts.fill("study-coach-turn", &[("n", advice.turn.into()), ("of", Guide::TURNS.into())])}</span>
                </div>
                <p><b>{first}</b>" "{look}</p>
                <Show when=move || switch.why.get()><p class="sm">{what_for.clone()}</p></Show>
                <div class="row wrap">
                    <button type="button" class="btn sm" data-coach="show" on:click=move |_| show(section)><Icon name="i-eye" size=13 />{texts.say("study-show-me")}</button>
                    <button type="button" class="btn sm" data-coach="why" aria-expanded=move || switch.why.get().to_string() on:click=move |_| switch.why.update(|on| *on = !*on)>{texts.say("study-why")}</button>
                    {several.then(|| view! { <button type="button" class="btn sm" data-coach="another" on:click=move |_| switch.idea.update(|n| *n += 1)>{texts.say("study-another-idea")}</button> })}
                </div>
                <div class="row"><span class="xs mut">{texts.say("study-anything-else")}</span><span class="sp"></span>
                    <button type="button" class="link sm" data-coach="quiet" on:click=move |_| switch.set(false)>{texts.say("study-quiet")}<kbd>"H"</kbd></button></div>
            </section>
        }.into_any())
    };
    // Where there is nothing to say there is nothing in the way of whoever hears the page, either.
    view! { {card} }
}
