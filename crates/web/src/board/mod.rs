//! The board: 47 territories and the home bases, each a button with a sentence, each drawn again only when it changes.

mod glide;
mod measure;
mod mini;
mod zoom;

pub use kosa_scene::board::{Ghost, Here, Marks, Range};
pub use zoom::{glide as glide_to, moves};

use crate::thing::{OnPoint, Target};
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::vocab::*;
use kosa_scene::board::{id_of, over};
use kosa_scene::draw::crowd::{self, Content, Detail, Group};
use kosa_scene::draw::geometry::{Direction, Frame, next};
use kosa_scene::draw::{ground, ring};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use zoom::Zoom;

/// The board of a game.
#[component]
pub fn Board(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// Rings, seals, ghosts and arrows.
    #[prop(into)]
    marks: Signal<Marks>,
    /// A place was taken: by click, tap, Enter or the space bar.
    on_point: OnPoint,
    /// The pointer or the focus has come to a place, or left the board.
    #[prop(optional, into)]
    on_hover: Option<Callback<Option<Place>>>,
    /// What is shown of the sheet; without it the board keeps it for itself.
    #[prop(optional, into)]
    frame: Option<RwSignal<Frame>>,
    /// The way of the unit that was sent last: it glides along it.
    #[prop(optional, into)]
    walked: Option<StoredValue<Vec<Place>>>,
    /// Whether the zoom buttons are shown.
    #[prop(default = true)]
    buttons: bool,
) -> impl IntoView {
    let words = use_words();
    let frame = frame.unwrap_or_else(|| RwSignal::new(Frame::WHOLE));
    let focus = RwSignal::new(Hex::FACTORY.place());
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let zoom = Zoom::new(frame, svg);
    let detail = measure::detail(zoom);
    let arriving = RwSignal::new(PlaceSet::NONE);
    let home_open = move |place: Place| {
        place.hex().is_some() || public.with(|p| p.seats().any(|s| p.player(s).faction().home() == place))
    };
    let keys = move |event: KeyboardEvent| {
        let direction = match event.key().as_str() {
            "ArrowLeft" => Some(Direction::Left),
            "ArrowRight" => Some(Direction::Right),
            "ArrowUp" => Some(Direction::Up),
            "ArrowDown" => Some(Direction::Down),
            _ => None,
        };
        if let Some(direction) = direction {
            event.prevent_default();
            if let Some(place) = next(focus.get_untracked(), direction, home_open) {
                focus.set(place);
                focus_place(place);
                zoom.show(place);
            }
            return;
        }
        match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                on_point.run(Target::Place(focus.get_untracked()));
            }
            key => zoom.key(key),
        }
    };
    let hover = move |place: Option<Place>| {
        if let Some(told) = on_hover {
            told.run(place);
        }
    };
    let places: Vec<Place> = (0..Place::COUNT).filter_map(Place::from_index).collect();
    let shown = Shown::all(&places, public, marks, arriving);
    let faded = Memo::new(move |_| marks.with(|m| m.faded()));
    let homes =
        Memo::new(move |_| public.with(|p| p.seats().map(|s| p.player(s).faction()).collect::<Vec<_>>()));
    let near = Memo::new(move |_| frame.with(|f| f.width < Frame::WHOLE.width * 0.93));
    view! {
        <div class="bp" class:near=move || near.get()>
            // What is printed never changes: in sheets of its own it is painted once, whatever happens above it.
            <Sheet frame drawn=Signal::stored(ground::lower()) />
            <Sheet frame drawn=faded class="fade" />
            <Sheet frame drawn=Signal::stored(ground::upper()) />
            <svg
                class="board"
                class:compact=move || detail.get() == Detail::Compact
                class:far=move || detail.get() == Detail::Far
                node_ref=svg
                viewBox=move || frame.get().view_box()
                role="group"
                aria-label=move || words.say("web-board")
                on:keydown=keys
                on:wheel=move |event| zoom.wheel(event)
                on:pointerdown=move |event| zoom.down(event)
                on:pointermove=move |event| zoom.drag(event)
                on:pointerup=move |event| zoom.up(event)
                on:pointercancel=move |event| zoom.up(event)
                on:pointerleave=move |_| hover(None)
            >
                <g inner_html=move || {
                    let here = homes.get();
                    Faction::ALL.map(|f| ground::home(f, here.contains(&f))).concat()
                }></g>
                {places
                    .into_iter()
                    .zip(shown)
                    .map(|(place, shown)| {
                        view! { <Spot place shown public detail focus on_point hover=Callback::new(hover) zoom /> }
                    })
                    .collect_view()}
                <glide::Gliders public arriving walked />
                <g class="over" inner_html=move || marks.with(over)></g>
            </svg>
            <Show when=move || buttons>
                <mini::MiniMap marks frame />
                <div class="zoom">
                    <button type="button" aria-label=move || words.say("web-zoom-in") on:click=move |_| zoom.nearer()>"+"</button>
                    <button type="button" aria-label=move || words.say("web-zoom-out") on:click=move |_| zoom.farther()>"−"</button>
                    <button type="button" class="fit" on:click=move |_| zoom.whole()>{move || words.say("web-fit")}</button>
                </div>
            </Show>
        </div>
    }
}

/// A drawing that lies below the board.
#[component]
fn Sheet(
    frame: RwSignal<Frame>,
    #[prop(into)] drawn: Signal<String>,
    #[prop(default = "")] class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=format!("sheet {class}") viewBox=move || frame.get().view_box() aria-hidden="true" inner_html=move || drawn.get()></svg>
    }
}

/// Puts the focus of the keyboard on a place.
fn focus_place(place: Place) {
    let found = document().get_element_by_id(&id_of(place));
    if let Some(element) = found.and_then(|e| e.dyn_into::<web_sys::SvgElement>().ok()) {
        // Nothing to do if the browser refuses: the cursor of the board has moved all the same.
        let _ = element.focus();
    }
}

/// What is drawn on one place.
#[derive(Clone, Copy)]
struct Shown {
    content: RwSignal<Content>,
    here: RwSignal<Here>,
    arriving: RwSignal<bool>,
}

impl Shown {
    /// What is drawn on each of these places, and kept so. The board is looked at once and tells the places that have changed: if every place looked for
    /// itself, each click would ask all of them.
    fn all(
        places: &[Place],
        public: Signal<Public>,
        marks: Signal<Marks>,
        arriving: RwSignal<PlaceSet>,
    ) -> Vec<Shown> {
        let one = |place: &Place| Shown {
            content: RwSignal::new(public.with_untracked(|p| Content::of(p, *place))),
            here: RwSignal::new(marks.with_untracked(|m| m.at(*place))),
            arriving: RwSignal::new(false),
        };
        let all: Vec<Shown> = places.iter().map(one).collect();
        let each: Vec<(Place, Shown)> = places.iter().copied().zip(all.iter().copied()).collect();
        let each = StoredValue::new(each);
        let tell = move |tell: &dyn Fn(Place, Shown)| {
            each.with_value(|each| each.iter().for_each(|(place, shown)| tell(*place, *shown)));
        };
        leptos::prelude::Effect::new(move |_| {
            public.with(|p| tell(&|place, shown| change(shown.content, Content::of(p, place))));
        });
        leptos::prelude::Effect::new(move |_| {
            marks.with(|m| tell(&|place, shown| change(shown.here, m.at(place))));
        });
        leptos::prelude::Effect::new(move |_| {
            arriving.with(|set| tell(&|place, shown| change(shown.arriving, set.contains(place))));
        });
        all
    }
}

/// Tells whoever looks at it only if it is something else.
fn change<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, now: T) {
    if signal.with_untracked(|before| *before != now) {
        signal.set(now);
    }
}

/// One territory or home base: its line of control, its ring, what stands there, and the button over it.
#[component]
fn Spot(
    place: Place,
    shown: Shown,
    public: Signal<Public>,
    detail: Signal<Detail>,
    focus: RwSignal<Place>,
    on_point: OnPoint,
    hover: Callback<Option<Place>>,
    zoom: Zoom,
) -> impl IntoView {
    let words = use_words();
    let Shown { content, here: marked, arriving } = shown;
    let below = move || {
        let (content, marked) = (content.get(), marked.get());
        let control = content.controller.zip(place.hex()).filter(|_| marked.ring.is_none());
        let mut out = control.map_or_else(String::new, |(faction, hex)| ring::control(hex, faction));
        if let Some(one) = marked.ring {
            out.push_str(&ring::draw(place, one, marked.pointed));
        }
        out
    };
    let pieces = move || {
        let marked = marked.get();
        let ghost = marked.ghost.map(|Ghost { kind, faction }| Group { kind, faction, count: 1 });
        crowd::draw(&content.get(), detail.get(), marked.in_hand, ghost)
    };
    let told = Memo::new(move |_| {
        let more = content.with(Content::has_more_to_tell);
        let texts = words.texts();
        match more {
            true => public.with(|p| texts.place_sentence(p, place)),
            false => public.with_untracked(|p| texts.place_sentence(p, place)),
        }
    });
    let sentence = Memo::new(move |_| {
        let mut said = told.get();
        if let Some(note) = marked.get().note {
            said.push(' ');
            said.push_str(&note);
        }
        said
    });
    let shape = match (place.hex(), place.base()) {
        (Some(hex), _) => ground::outlines(core::iter::once(hex)),
        _ => {
            let at = kosa_scene::draw::geometry::middle_of(place);
            format!("<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"33\"/>", at.x, at.y)
        }
    };
    let choosable = move || marked.get().ring.is_some();
    view! {
        <g
            id=id_of(place)
            class="spot"
            class:open=choosable
            class:arriving=move || arriving.get()
            role="button"
            tabindex=move || if focus.get() == place { "0" } else { "-1" }
            aria-label=move || sentence.get()
            data-long=move || sentence.get()
            on:click=move |_| {
                if !zoom.was_dragged() {
                    change(focus, place);
                    on_point.run(Target::Place(place));
                }
            }
            on:pointerenter=move |_| hover.run(Some(place))
            on:focus=move |_| { change(focus, place); hover.run(Some(place)) }
        >
            <g class="hit" inner_html=shape></g>
            <g inner_html=below></g>
            <g class="on" inner_html=pieces></g>
        </g>
    }
}
