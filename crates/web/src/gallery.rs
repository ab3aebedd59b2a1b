//! A page for whoever works on the page: sample positions with everything that can be seen. `#/kit/turn`, `#/kit/move`;
//! `night` and a language may follow: `#/kit/turn/night/pl`.

use crate::board::{Board, Marks};
use crate::icon::Icon;
use crate::panels::*;
use crate::table::Table;
use crate::theme::Theme;
use crate::thing::{Mark, Marked, Target};
use crate::words::use_words;
use kosa_engine::vocab::*;
use kosa_engine::{State, View};
use kosa_scene::draw::ring::Ring;
use kosa_scene::game::turn::{Step, StepState};
use kosa_scene::sample::{self, moving_marks};
use leptos::prelude::*;

/// The page, as its address asks for it.
#[component]
pub fn Gallery() -> impl IntoView {
    let hash = window().location().hash().unwrap_or_default();
    let parts: Vec<&str> = hash.split('/').collect();
    let theme = match parts.as_slice() {
        parts if parts.contains(&"night") => Theme::Night,
        parts if parts.contains(&"day") => Theme::Day,
        _ => Theme::System,
    };
    theme.show();
    let moving = parts.contains(&"move");
    view! {
        {match State::from_position(sample::TURN) {
            Ok(state) => view! { <Sample state moving /> }.into_any(),
            Err(fault) => view! { <pre>{fault.to_string()}</pre> }.into_any(),
        }}
    }
}

/// A sample position on the whole game page.
#[component]
fn Sample(
    state: State,
    /// Whether a mech is being moved.
    moving: bool,
) -> impl IntoView {
    let words = use_words();
    let me = state.public().active();
    let view = RwSignal::new(View::of(&state, me));
    let public = Signal::derive(move || *view.get().public());
    let marks = RwSignal::new(if moving {
        moving_marks()
    } else {
        let own = state.public().player(me);
        let units = own.mechs().chain(own.workers()).chain([own.character()]);
        let mut places: Vec<Place> = units.collect();
        places.sort_by_key(|place| place.index());
        places.dedup();
        Marks { rings: places.into_iter().map(|place| (place, Ring::CanAct)).collect(), ..Marks::default() }
    });
    let folded = RwSignal::new(moving);
    let sections = RwSignal::new({
        let facts = state.public().sections(me);
        let mark = |open: bool, nth: usize| match (open, nth) {
            (false, _) => Mark::Shut,
            (true, 2) => Mark::Pointed,
            _ => Mark::Open,
        };
        Marked(
            facts
                .iter()
                .enumerate()
                .map(|(i, f)| (Target::Section(f.section), mark(f.why_not.is_none(), i)))
                .collect(),
        )
    });
    let on_point = Callback::new(move |thing: Target| match thing {
        Target::Place(place) => marks.update(|m| m.pointed = Some(place)),
        Target::Section(section) => sections.update(|all| {
            for (thing, mark) in &mut all.0 {
                if *mark != Mark::Shut {
                    *mark = if *thing == Target::Section(section) { Mark::Pointed } else { Mark::Open };
                }
            }
        }),
        _ => {}
    });
    let seats: Vec<Seat> = state.public().seats().collect();
    let question = Signal::derive(move || {
        let texts = words.texts();
        view.with(|v| v.public().question().map_or_else(String::new, |q| texts.prompt(&q, v, me)))
    });
    let round = Signal::derive(move || {
        let round = public.with(|p| p.round());
        words.fill("web-round", &[("n", round.into())])
    });
    let sitter = move |seat: Seat| {
        Signal::derive(move || {
            let text = words.texts().sitter(&public.get(), seat);
            Sitter { long: text.clone(), short: text }
        })
    };
    let seat = Signal::stored(me);
    let here = Signal::stored(Some(me));
    let steps = Signal::derive(move || {
        let texts = words.texts();
        let step = |state, title: String| Step { state, title, note: String::new() };
        vec![
            step(StepState::Now, texts.name(&TopAction::Move)),
            step(StepState::Later, texts.name(&BottomAction::Build)),
        ]
    });
    view! {
        <Table
            folded
            round
            ask=Box::new(move || {
                view! { <Ask title=Signal::derive(move || words.say("web-your-turn")) question can_undo=Signal::stored(true) /> }.into_any()
            })
            board=Box::new(move || {
                view! { <Board public marks on_point /><StructureBonus public seat=here /> }.into_any()
            })
            mats=Box::new(move || {
                view! {
                    <PlayerMat public seat marks=sections on_point />
                    <FactionMatPanel public seat on_point />
                }
                .into_any()
            })
            shelf=Box::new(move || view! { <Shelf steps on_mat=Callback::new(move |()| folded.set(false)) /> }.into_any())
            about=Box::new(move || ().into_any())
            cards=Box::new(move || view! { <HandPanel view on_point /> }.into_any())
            players=Box::new(move || {
                seats
                    .into_iter()
                    .map(|seat| {
                        view! { <PlayerCard public seat sitter=sitter(seat) own=Signal::stored(seat == me) on_point /> }
                    })
                    .collect_view()
                    .into_any()
            })
            chips=Box::new(move || view! { <PlayerChips public own=here on_point /> }.into_any())
            log=Box::new(move || {
                view! { <LogPanel title=Signal::derive(move || words.say("play-log")) lines=Signal::stored(Vec::new()) name=Callback::new(move |faction| words.texts().faction_short(faction)) on_line=Callback::new(|_| ()) /> }.into_any()
            })
            menu=Box::new(move || {
                view! {
                    <button type="button" class="tb"><Icon name="i-star" size=15 />{move || words.say("play-key-score")}<kbd>"S"</kbd></button>
                    <button type="button" class="tb"><Icon name="i-log" size=15 />{move || words.say("play-key-log")}<kbd>"L"</kbd></button>
                    <button type="button" class="tb"><Icon name="i-help" size=15 />{move || words.say("play-key-help")}<kbd>"?"</kbd></button>
                }
                .into_any()
            })
        />
    }
}
