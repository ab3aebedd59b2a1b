//! The question with all its answers; something final that waits for a yes; pages of what others did; hand-over.

use super::hint::{HintButton, HintPlans, Said};
use super::play::{Drawer, Play};
use crate::icon::{self, Disc, Icon};
use crate::words::use_words;
use kosa_client::{Stage, Target};
use kosa_engine::vocab::Faction;
use kosa_lang::Texts;
use kosa_scene::game::scene::{Ahead, Answer, Panel, Scene};
use leptos::prelude::*;

/// The panel of the question.
#[component]
pub fn AskPanel(
    /// The page.
    play: Play,
    /// Whether what a unit takes along is asked beside it on the board.
    load_beside: Memo<bool>,
) -> impl IntoView {
    let words = use_words();
    let scene = play.scene;
    let title = Memo::new(move |_| scene.with(|s| s.title.clone()));
    let question = Memo::new(move |_| {
        let pending = play.pending.with(|p| p.as_ref().map(|p| p.what.text(&words.texts())));
        pending.unwrap_or_else(|| scene.with(|s| s.question.clone()))
    });
    let silent = Memo::new(move |_| question.with(String::is_empty));
    let stage = Memo::new(move |_| scene.with(|s| s.stage));
    let said: Said = RwSignal::new(None);
    view! {
        <section class="panel ask" class:wait=move || !matches!(stage.get(), Stage::Asking(_) | Stage::HandOver(_)) aria-label=move || words.say("web-question") class:sections=move || scene.with(|s| s.on_sections()) data-stage=move || name(stage.get())>
            <div class="asked">
                {move || taken_by(play, stage.get()).map(|faction| view! { <Disc faction size=36 /> })}
                <div aria-live="polite" id="question" tabindex="-1">
                    {move || match silent.get() {
                        // Nothing is asked while others are read of: then whose page it is heads the panel.
                        true => view! { <h2 class="t">{move || title.get()}</h2><p class="s"></p> }.into_any(),
                        false => view! { <div class="t">{move || title.get()}</div><h2 class="s">{move || question.get()}</h2> }.into_any(),
                    }}
                    {move || scene.with(|s| s.then.clone()).filter(|_| play.pending.with(Option::is_none)).map(|then| view! { <p class="then">{then}</p> })}
                </div>
                <Numbers play />
            </div>
            {move || scene.with(|s| s.refused.clone()).map(|why| view! { <p class="call r" role="alert">{why}</p> })}
            {move || play.why_not.get().map(|why| view! { <p class="call w" role="status" id="cannot">{why}</p> })}
            <Buttons play said />
            {move || match stage.get() {
                Stage::Asking(_) => view! { <Answers play load_beside /> }.into_any(),
                Stage::Reading => view! { <super::reading::Told play /> }.into_any(),
                Stage::HandOver(_) => view! { <super::reading::Since play /> }.into_any(),
                _ => ().into_any(),
            }}
            <HintPlans play said />
        </section>
    }
}

/// Who takes the device now.
fn taken_by(play: Play, stage: Stage) -> Option<Faction> {
    let Stage::HandOver(seat) = stage else { return None };
    play.game.read(|session| Some(session.board()?.player(seat).faction()))
}

/// What whoever looks has, where the card of the rail is out of sight.
#[component]
fn Numbers(play: Play) -> impl IntoView {
    let numbers = Memo::new(move |_| {
        play.game.read(|session| {
            let view = session.view()?;
            let player = view.public().player(view.seat()?);
            Some((player.power(), player.popularity(), player.coins(), player.hand_count()))
        })
    });
    move || {
        numbers.get().map(|(power, popularity, coins, cards)| {
            view! {
                <span class="has own" aria-hidden="true">
                    <span><Icon name="i-power" class="pow" />{power}</span>
                    <span><Icon name="i-pop" class="pop" />{popularity}</span>
                    <span><Icon name="i-coin" size=17 />{coins}</span>
                    <span><Icon name="i-card" />{cards}</span>
                </span>
            }
        })
    }
}

/// The stage in a word, for style sheets and tests.
fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Connecting => "connecting",
        Stage::Asking(_) => "asking",
        Stage::Reading => "reading",
        Stage::HandOver(_) => "hand-over",
        Stage::Thinking(_) => "thinking",
        Stage::Watching => "watching",
        Stage::Waiting(_) => "waiting",
        Stage::Over => "over",
    }
}

/// What the primary button does, in words. A bottom row that cannot be paid is no deed.
fn deed(play: Play, answer: &Answer) -> String {
    let goes = play.game.read(|session| {
        let way = session.asked()?.menu().choices.get(answer.index)?.way.clone()?;
        let key = if way.outlook.combat.is_some() { "web-go-fight" } else { "web-go-to" };
        let texts = session.texts();
        Some(texts.fill(key, &[("place", texts.place(way.to()).into())]))
    });
    if let Some(goes) = goes {
        return goes;
    }
    let only_top = play.game.read(|session| {
        let Target::Section(section) = answer.target else { return None };
        let view = session.view()?;
        let (public, seat) = (view.public(), view.seat()?);
        let facts = public.sections(seat).into_iter().find(|facts| facts.section == section)?;
        facts.bottom.why_not.as_ref()?;
        let printed = public.player(seat).section(section)?;
        Some(session.texts().name(&printed.top))
    });
    only_top.unwrap_or_else(|| answer.label.clone())
}

/// The primary button, undo, and what else stands beside the question.
#[component]
fn Buttons(play: Play, said: Said) -> impl IntoView {
    let words = use_words();
    let scene = play.scene;
    let primary = Memo::new(move |_| {
        if let Some(pending) = play.pending.get() {
            return Some(pending.label);
        }
        scene.with(|s| match s.stage {
            Stage::Asking(_) => s.primary(play.pointed.get()).map(|answer| deed(play, answer)),
            Stage::Reading => Some(words.say("web-next")),
            Stage::HandOver(_) => Some(words.say("web-show-hand")),
            Stage::Watching => Some(words.say("web-watch")),
            _ => None,
        })
    });
    let reading = Memo::new(move |_| scene.with(|s| s.stage == Stage::Reading));
    let watching = Memo::new(move |_| scene.with(|s| s.stage == Stage::Watching));
    let thinking = Memo::new(move |_| scene.with(|s| matches!(s.stage, Stage::Thinking(_))));
    let asking = Memo::new(move |_| scene.with(|s| s.asking().is_some()));
    view! {
        <div class="row acts">
            {move || primary.get().map(|deed| view! {
                <button type="button" class="btn pri" data-act="primary" on:click=move |_| play.primary()>
                    <span class="lb">{deed}</span><kbd>"⏎"</kbd>
                </button>
            })}
            <Show when=move || play.pending.with(Option::is_some)>
                <button type="button" class="btn gh" data-act="back" on:click=move |_| play.back()>{move || words.say("web-not-yet")}<kbd>"Esc"</kbd></button>
            </Show>
            <Show when=move || asking.get() && scene.with(|s| s.may_go_back) && play.pending.with(Option::is_none)>
                <button type="button" class="btn gh" data-act="back" on:click=move |_| play.back()>{move || words.say("web-back")}<kbd>"Esc"</kbd></button>
            </Show>
            <Show when=move || thinking.get()>
                <button type="button" class="btn gh late" data-act="decide-now" on:click=move |_| play.cut_short()>{move || words.say("web-decide-now")}</button>
            </Show>
            <Show when=move || watching.get()>
                <button type="button" class="btn gh" aria-pressed=move || play.playing.get().to_string() on:click=move |_| play.playing.update(|on| *on = !*on)>
                    {move || words.say(if play.playing.get() { "web-pause" } else { "web-play-itself" })}
                </button>
            </Show>
            <Show when=move || reading.get()>
                <button type="button" class="btn gh" data-act="page-back" on:click=move |_| play.turn_page(false)>{move || words.say("web-back")}<kbd>"←"</kbd></button>
                <button type="button" class="btn gh" data-act="skip" on:click=move |_| play.skip()>{move || words.say("web-skip")}<kbd>"Esc"</kbd></button>
                <button type="button" class="btn gh" aria-pressed=move || play.playing.get().to_string() on:click=move |_| play.playing.update(|on| *on = !*on)>
                    {move || words.say(if play.playing.get() { "web-pause" } else { "web-play-itself" })}
                </button>
            </Show>
            <Show when=move || asking.get()>
                <button type="button" class="btn gh" data-act="undo" disabled=move || !scene.with(|s| s.may_undo) title=move || scene.with(|s| s.undo_stop.clone()) on:click=move |_| play.undo()>
                    <Icon name="i-undo" size=14 />
                    {move || words.say("web-undo")}
                    <kbd>"U"</kbd>
                </button>
                <button type="button" class="btn gh sq" data-act="undo-list" aria-label=move || words.say("play-take-back-ask") title=move || words.say("play-take-back-ask") disabled=move || !scene.with(|s| s.may_undo) on:click=move |_| play.toggle(Drawer::Undo)>"…"</button>
                <HintButton play said />
                <button type="button" class="btn gh sq" data-act="rules" aria-label=move || words.say("study-rules-of-this") title=move || words.say("study-rules-of-this") on:click=move |_| play.toggle(Drawer::Help)><Icon name="i-help" size=14 /></button>
            </Show>
        </div>
    }
}

/// Every answer of the question as a button, but for those that stand beside a unit.
#[component]
pub fn Answers(
    /// The page.
    play: Play,
    /// Whether what a unit takes along is asked elsewhere.
    load_beside: Memo<bool>,
) -> impl IntoView {
    let words = use_words();
    let answers = Memo::new(move |_| {
        let elsewhere = load_beside.get();
        let here = |answer: &&Answer| !(elsewhere && answer.is_load());
        play.scene.with(|s| s.answers.iter().filter(here).cloned().collect::<Vec<_>>())
    });
    // A dialog has the same answers, in a form of their own; where it could not be fetched, the list has to do.
    let dialog = move || play.scene.with(|s| s.panel != Panel::None) && !play.top.missing.get();
    let hidden = move || play.pending.with(Option::is_some) || dialog();
    view! {
        <ol class="answers" class:pairs=move || play.scene.with(Scene::in_pairs) class:final=move || play.pending.with(Option::is_some) aria-label=move || words.say("web-answers") class:hide=hidden>
            {move || {
                let all = answers.get().into_iter().map(|answer| {
                    let class = if answer.is_long() { "long" } else { "" };
                    view! { <li class=class>{one(play, answer)}</li> }
                });
                all.collect_view()
            }}
        </ol>
    }
}

/// The seal of a place as it lies on the board, at the end of its answer.
fn seal(texts: &Texts, ahead: Ahead) -> AnyView {
    match ahead {
        Ahead::Steps(n) => view! { <span class="seal go" aria-hidden="true">{n}</span> }.into_any(),
        Ahead::Combat => view! {
            <span class="seal war"><Icon name="i-combat" size=14 /><span class="vh">{texts.say("web-combat")}</span></span>
        }
        .into_any(),
        Ahead::DrivesOff(n) => view! {
            <span class="seal care"><Icon name="i-pop" size=13 />{format!("−{n}")}</span>
        }
        .into_any(),
    }
}

fn one(play: Play, answer: Answer) -> AnyView {
    let words = use_words();
    let index = answer.index;
    let on = move || play.pointed.get() == Some(index);
    let button = view! {
        <button
            type="button"
            class="ans"
            class:hov=on
            class:picked=answer.chosen
            class:leave=answer.leaving
            aria-pressed=answer.chosen.then_some("true")
            data-choice=index
            data-leaves=answer.leaving.then_some("")
            data-opens=answer.opens.then_some("")
            data-commits=(answer.target == Target::Commit).then_some("")
            on:pointerenter=move |_| play.pointed.set(Some(index))
            on:focus=move |_| play.pointed.set(Some(index))
            on:click=move |_| play.choose(index)
        >
            // A cap is drawn for what one key takes.
            {(answer.key.chars().count() == 1).then(|| view! { <kbd>{answer.key.clone()}</kbd> })}
            <span class="tx"><span class="lb">{answer.label.clone()}</span>{(!answer.detail.is_empty()).then(|| view! { <span class="dt">{answer.detail.clone()}</span> })}</span>
            {answer.ahead.map(|ahead| seal(&words.texts(), ahead))}
        </button>
    };
    let Some((cargo, now, most)) = answer.load else { return button.into_any() };
    let change = move |by: isize| {
        let next = now.saturating_add_signed(by).min(most);
        play.choose_within(index, next);
    };
    let icon = match cargo.resource() {
        Some(resource) => icon::resource(resource).to_string(),
        None => "u-worker".into(),
    };
    view! {
        <div class="step">
            <Icon name=icon size=20 class="bare" />
            {button}
            <button type="button" class="sb" class:max={now == 0} disabled={now == 0} aria-label=words.say("web-less") on:click=move |_| change(-1)>"−"</button>
            <button type="button" class="sb" class:max={now == most} disabled={now == most} aria-label=words.say("web-more") on:click=move |_| change(1)>"+"</button>
        </div>
    }
    .into_any()
}
