//! The own player mat: four sections with what they cost and give now, and what is short; and the Factory card.

use super::bits::Delta;
use crate::icon::{self, Icon};
use crate::thing::{Mark, Marked, OnPoint, Target};
use crate::tips;
use crate::words::use_words;
use kosa_engine::Public;
use kosa_engine::vocab::*;
use kosa_lang::{Term, Topic};
use kosa_scene::draw::piece;
use kosa_scene::panels::mat::{Bottom, Box as GainBox, Maker, Note, Notes, Number, Shown, Top};
use leptos::prelude::*;

/// The mat of a player.
#[component]
pub fn PlayerMat(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// Whose mat.
    #[prop(into)]
    seat: Signal<Seat>,
    /// How its parts stand to the question.
    #[prop(into, optional)]
    marks: Signal<Marked>,
    /// The section that the primary button is named after.
    #[prop(into, optional)]
    ahead: Signal<Option<Section>>,
    /// A part was pointed at.
    on_point: OnPoint,
    /// The pointer or the focus has come to a section, or left it.
    #[prop(optional, into)]
    on_hover: Option<Callback<Option<Target>>>,
) -> impl IntoView {
    let words = use_words();
    let hover = move |target: Option<Target>| {
        if let Some(told) = on_hover {
            told.run(target);
        }
    };
    let pointing = Pointing { marks, ahead, on_point, hover: Callback::new(hover) };
    let all = Memo::new(move |_| {
        let (texts, marks) = (words.texts(), marks.get());
        public.with(|p| {
            let maker = Maker::new(&texts, p, seat.get(), &marks);
            p.sections(seat.get()).iter().map(|facts| maker.section(facts)).collect::<Vec<Shown>>()
        })
    });
    // Each section is drawn from what it shows: what happens elsewhere does not draw it again.
    let count = Memo::new(move |_| all.with(Vec::len));
    let section = move |nth: usize| {
        let shown = Memo::new(move |_| all.with(|all| all.get(nth).cloned()));
        move || shown.get().map(|shown| section(shown, nth, pointing))
    };
    let have_card = Memo::new(move |_| all.with(|all| all.iter().any(|s| s.section == Section::Factory)));
    view! {
        <div class="mat">
            <For each=move || 0..count.get() key=|nth| *nth let:nth>
                {section(nth)}
            </For>
            {move || {
                (!have_card.get())
                    .then(|| {
                        let texts = words.texts();
                        view! {
                            <div class="fslot" data-tip=tips::about(&texts, Topic::Term(Term::FactoryCard))>
                                <span>{texts.say("web-no-factory-card")}</span>
                                <Icon name="i-gear" size=22 />
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// What a section has to do with the pointer.
#[derive(Clone, Copy)]
struct Pointing {
    marks: Signal<Marked>,
    ahead: Signal<Option<Section>>,
    on_point: OnPoint,
    hover: Callback<Option<Target>>,
}

/// The parts of a mat that a question may be about.
#[derive(Clone, Copy)]
struct Parts<'a> {
    marks: &'a Marked,
    on_point: OnPoint,
}

impl Parts<'_> {
    /// A part: a button while a question is about it, quiet otherwise.
    fn part(self, target: Target, class: &str, name: String, inside: AnyView) -> AnyView {
        let (mark, on_point) = (self.marks.of(target), self.on_point);
        match mark {
            Mark::Quiet | Mark::Shut => {
                view! { <span class=class.to_string() data-tip=name>{inside}</span> }.into_any()
            }
            mark => view! {
                <button
                    type="button"
                    class=format!("{class} part {}", mark.class())
                    data-tip=name.clone()
                    aria-label=name
                    on:click=move |event| {
                        event.stop_propagation();
                        on_point.run(target);
                    }
                >
                    {inside}
                </button>
            }
            .into_any(),
        }
    }
}

fn section(shown: Shown, nth: usize, pointing: Pointing) -> AnyView {
    let Pointing { marks, ahead, on_point, hover } = pointing;
    let (which, shut) = (shown.section, shown.shut);
    let mark = move || match marks.with(|marks| marks.of(Target::Section(which))) {
        Mark::Quiet if shut => Mark::Shut,
        mark => mark,
    };
    let token = shown.token.map(|(faction, tip)| {
        let drawing = piece::token(faction);
        let class = format!("token f-{faction}");
        view! { <svg class=class viewBox="-24 -24 48 48" aria-hidden="true" data-tip=tip inner_html=drawing></svg> }
    });
    let parts = Parts { marks: &shown.marks, on_point };
    let (below, cant) = match &shown.bottom {
        Bottom::Action { action, short, .. } => (Target::Bottom(*action), *short),
        Bottom::Move(_, short) => (Target::FactoryMove, *short),
    };
    let below_mark = shown.marks.of(below);
    let below = if below_mark == Mark::Quiet { Target::Section(which) } else { below };
    // The pointer changes the frame and nothing in it: a button that has the focus must stay the same button.
    let frame = move || {
        let mark = mark();
        let pointed = mark == Mark::Open && ahead.get() == Some(which);
        format!("sec {}", if pointed { Mark::Pointed.class() } else { mark.class() })
    };
    view! {
        <div class=frame on:pointerenter=move |_| hover.run(Some(Target::Section(which))) on:pointerleave=move |_| hover.run(None)>
            <button type="button" class="sh" data-target=format!("section-{which}") on:focus=move |_| hover.run(Some(Target::Section(which))) on:click=move |_| on_point.run(Target::Section(which))>
                <kbd>{nth + 1}</kbd>
                {shown.head}
                <span class="vh">{shown.label}</span>
            </button>
            <div class="half t" on:click=move |_| on_point.run(Target::Section(which))>{top(shown.top, parts)}</div>
            <div class=format!("half bt {}", below_mark.class()) class:cant=cant on:click=move |_| on_point.run(below)>
                {bottom(shown.bottom, parts)}
            </div>
            {token}
        </div>
    }
    .into_any()
}

fn number(number: Number) -> AnyView {
    match number {
        Number::Delta(icon, class, from, to) => view! { <Delta icon class from to /> }.into_any(),
        Number::More(icon, n) => {
            view! { <span class="dl gain"><b>{format!("+{n}")}</b><Icon name=icon size=16 /></span> }.into_any()
        }
        Number::Less(icon, n) => {
            view! { <span class="dl cost"><b class="cost">{format!("−{n}")}</b><Icon name=icon size=15 /></span> }
                .into_any()
        }
    }
}

/// A note; `more` where numbers follow its numbers.
fn note(note: Note, more: bool) -> AnyView {
    match note {
        Note::Or(or) => view! { <span class="or">{or}</span> }.into_any(),
        Note::Words(words) => view! { <span>{words}</span> }.into_any(),
        Note::Numbers(numbers) => {
            let numbers: Vec<AnyView> = numbers.into_iter().map(number).collect();
            view! { <span class="gives" class:more=more>{numbers}</span> }.into_any()
        }
    }
}

/// A box of the top row, under a cube until it is upgraded.
fn gain_box(one: GainBox, parts: Parts<'_>) -> AnyView {
    let (name, class, size) = one.icon;
    let cube = one.cube.map(|(cube, said)| {
        let icon = view! { <Icon name="i-cube" size=21 /> }.into_any();
        parts.part(Target::Cube(cube), "cube", said, icon)
    });
    let covered = cube.is_some();
    view! { <span class="bx" class:cov=covered><Icon name class size />{cube}</span> }.into_any()
}

fn top(top: Top, parts: Parts<'_>) -> AnyView {
    let Top::Action { icon, name, tip, price, slot: (structure, built, slot), groups, or, notes } = top
    else {
        let Top::Card(name, card) = top else { return ().into_any() };
        return view! {
            <div class="hh"><Icon name="i-gear" size=19 /><b>{name}</b></div>
            <div class="nw">{card}</div>
        }
        .into_any();
    };
    let mut boxes: Vec<AnyView> = Vec::new();
    for (half, group) in groups {
        if !boxes.is_empty() {
            boxes.push(note(Note::Or(or.clone()), false));
        }
        let group: Vec<AnyView> = group.into_iter().map(|one| gain_box(one, parts)).collect();
        boxes.push(parts.part(Target::Half(half), "opt", String::new(), group.into_any()));
    }
    view! {
        <div class="hh" data-tip=tip>
            <Icon name=icon size=19 />
            <b>{name}</b>
            {(price > 0).then(|| view! { <span class="sm cost">{format!("−{price} ")}<Icon name="i-coin" size=14 class="ic" /></span> })}
        </div>
        {parts.part(Target::Structure(structure), if built { "slot up" } else { "slot" }, slot, view! { <Icon name=icon::structure(structure) size=24 /> }.into_any())}
        <div class="boxes">{boxes}</div>
        {match notes {
            Notes::Price(price) => view! { <div class="nw cst">{price}</div> }.into_any(),
            Notes::Lines(notes) => {
                let follows: Vec<bool> = notes.iter().skip(1).map(|next| matches!(next, Note::Numbers(_))).chain([false]).collect();
                let notes: Vec<AnyView> = notes.into_iter().zip(follows).map(|(one, more)| note(one, more)).collect();
                view! { <div class="nw">{notes}</div> }.into_any()
            }
        }}
    }
    .into_any()
}

fn bottom(bottom: Bottom, parts: Parts<'_>) -> AnyView {
    let Bottom::Action { action, name, tip, coins, recruit, cost, resource, holds, short, note } = bottom
    else {
        let Bottom::Move(name, _) = bottom else { return ().into_any() };
        return view! { <div class="hh"><Icon name="i-move" size=19 /><b>{name}</b></div> }.into_any();
    };
    let (token, resource) = resource;
    let boxes = cost.into_iter().map(|(reducible, cube)| {
        view! {
            <span class="bx c" class:red=reducible class:fix=!reducible class:cov=cube>
                <Icon name=token size=17 />
                {cube.then(|| view! { <span class="cube"><Icon name="i-cube" size=21 /></span> })}
            </span>
        }
    });
    let boxes = boxes.collect_view();
    let (enlisted, (icon, class), said) = recruit;
    let recruit = view! { <Icon name=icon class=class size=15 /> }.into_any();
    let ready = (!short).then(|| view! { <span class="ok">"✓ "</span> });
    view! {
        <div class="hh" data-tip=tip><b>{name}</b></div>
        <span class="coinsg" class:mut={coins == 0}>{format!("+{coins} ")}<Icon name="i-coin" size=15 /></span>
        {parts.part(Target::Recruit(action), if enlisted { "rec in" } else { "rec" }, said, recruit)}
        <div class="boxes">{parts.part(Target::RedBox(action), "opt", resource, boxes.into_any())}<span class="holds">{ready}{holds}</span></div>
        <div class="nw" class:short=short>{note}</div>
    }
    .into_any()
}
