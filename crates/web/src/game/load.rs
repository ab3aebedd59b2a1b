//! What a unit takes along: a card beside it on the board where the window is wide, so that hand and eye stay with the unit. In narrow
//! windows the same answers stand with the others.

use super::play::Play;
use crate::board::Marks;
use crate::icon::{self, Icon, SmallUnit};
use crate::media;
use crate::words::use_words;
use kosa_client::Target;
use kosa_engine::vocab::{Cargo, Faction, Place, UnitKind};
use kosa_scene::draw::geometry::{Frame, Point, middle_of};
use kosa_scene::game::load::{cargos, height, in_hand, stand};
use kosa_scene::game::scene::Answer;
use leptos::prelude::*;

/// Whether the card stands on the board now: then its answers do not stand in the list.
pub fn beside(play: Play) -> Memo<bool> {
    let wide = media::holds(media::WIDE);
    Memo::new(move |_| {
        let loads = play.scene.with(|s| s.answers.iter().any(|answer| answer.load.is_some()));
        loads && wide.get() && play.pending.with(Option::is_none) && play.game.read(in_hand).is_some()
    })
}

/// The card.
#[component]
pub fn LoadCard(
    /// The page.
    play: Play,
    /// What the question puts on the board.
    marks: Memo<Marks>,
    /// What is shown of the sheet.
    frame: RwSignal<Frame>,
    /// Whether it stands there.
    shown: Memo<bool>,
) -> impl IntoView {
    let in_hand = Memo::new(move |_| marks.with(|m| m.in_hand).filter(|_| shown.get()));
    move || in_hand.get().map(|(place, faction, unit)| view! { <Card play marks frame place faction unit /> })
}

#[component]
fn Card(
    play: Play,
    marks: Memo<Marks>,
    frame: RwSignal<Frame>,
    place: Place,
    faction: Faction,
    unit: UnitKind,
) -> impl IntoView {
    let words = use_words();
    let at = middle_of(place);
    let rows = Memo::new(move |_| play.scene.with(cargos));
    let others = Memo::new(move |_| {
        play.scene.with(|s| {
            s.answers.iter().filter(|a| a.is_load() && a.load.is_none()).cloned().collect::<Vec<_>>()
        })
    });
    // Where it stands is settled when the unit is taken and does not change with what is under the pointer.
    let stand = Memo::new(move |_| {
        let targets: Vec<Point> = marks.with(|m| {
            let rings = m.rings.iter().map(|(place, _)| *place);
            rings.filter(|target| *target != place).map(middle_of).collect()
        });
        stand(at, &targets, frame.get(), height(rows.with(Vec::len), others.with(Vec::len)))
    });
    let number = |n: f64| format!("{n:.1}");
    let from_middle = move |axis: fn(Point) -> f64| number(axis(at) - axis(frame.get().middle()));
    view! {
        <section
            class="panel beside"
            class:left=move || stand.get().left
            aria-label=move || words.say("web-load")
            style=("--x", move || from_middle(|p| p.x))
            style=("--y", move || from_middle(|p| p.y))
            style=("--fw", move || number(frame.get().width))
            style=("--fh", move || number(frame.get().height))
            style=("--share", move || (f64::from(stand.get().share) / 4.0).to_string())
            style=("--h", move || format!("{}px", height(rows.with(Vec::len), others.with(Vec::len))))
        >
            <h3>
                <SmallUnit unit faction size=22 />
                {move || words.say("web-load")}
            </h3>
            <For each=move || rows.get() key=|cargo| *cargo let:cargo>
                <Row play cargo faction />
            </For>
            <div class="row wrap">{move || others.get().into_iter().map(|answer| other(play, &answer)).collect_view()}</div>
        </section>
    }
}

/// One kind of load: less, so many of so many, more. It stays while its number changes, and so does the focus on it.
#[component]
fn Row(play: Play, cargo: Cargo, faction: Faction) -> impl IntoView {
    let words = use_words();
    let answer = Memo::new(move |_| {
        play.scene.with(|s| s.answers.iter().find(|a| a.load.is_some_and(|(one, ..)| one == cargo)).cloned())
    });
    let now =
        move || answer.with(|a| a.as_ref().and_then(|a| a.load).map_or((0, 0), |(_, now, most)| (now, most)));
    let index = move || answer.with(|a| a.as_ref().map(|a| a.index));
    let change = move |by: isize| {
        let (now, most) = now();
        let next = now.saturating_add_signed(by).min(most);
        if let Some(index) = index().filter(|_| next != now) {
            play.choose_within(index, next);
        }
    };
    let icon = match cargo.resource() {
        Some(resource) => {
            view! { <Icon name=icon::resource(resource).to_string() size=20 class="bare" /> }.into_any()
        }
        None => view! { <SmallUnit unit=UnitKind::Worker faction size=20 /> }.into_any(),
    };
    view! {
        <div class="step" class:picked=move || { now().0 > 0 }>
            {icon}
            <button
                type="button"
                class="ans"
                data-choice=move || index().map(|index| index.to_string())
                data-opens=""
                on:click=move |_| if let Some(index) = index() { play.choose(index) }
            >
                <span class="lb vh">{move || answer.with(|a| a.as_ref().map(|a| a.label.clone()))}</span>
                <span aria-hidden="true">{move || words.texts().name(&cargo)}</span>
            </button>
            <button type="button" class="sb" class:max=move || now().0 == 0 aria-disabled=move || (now().0 == 0).to_string() aria-label=move || words.say("web-less") on:click=move |_| change(-1)>"−"</button>
            <span class="v" aria-hidden="true">{move || now().0}<span class="of">{move || format!("/{}", now().1)}</span></span>
            <button type="button" class="sb" class:max=move || now().0 == now().1 aria-disabled=move || (now().0 == now().1).to_string() aria-label=move || words.say("web-more") on:click=move |_| change(1)>"+"</button>
        </div>
    }
}

/// All, nothing; who flies along, where it is set down.
fn other(play: Play, answer: &Answer) -> AnyView {
    let words = use_words();
    let index = answer.index;
    let short = match answer.target {
        Target::Load(true) => words.say("web-load-all"),
        Target::Load(false) => words.say("web-load-nothing"),
        _ => answer.label.clone(),
    };
    let full = answer.label.clone();
    let key = (answer.key.chars().count() == 1).then(|| answer.key.replace('-', "−"));
    view! {
        <button type="button" class="btn sm ans" class:picked=answer.chosen class:long=matches!(answer.target, Target::Passenger | Target::SetDown) aria-pressed=answer.chosen.then_some("true") data-choice=index on:click=move |_| play.choose(index)>
            <span class="lb vh">{full}</span>
            <span aria-hidden="true">{short}</span>
            {key.map(|key| view! { <kbd>{key}</kbd> })}
        </button>
    }
    .into_any()
}
