//! The own player mat: four sections with what they cost and give now, and what is short; and the Factory card.

use crate::draw::piece;
use crate::icon::{self, Icon, SmallUnit};
use crate::thing::{Mark, Marked, OnPoint, Thing};
use crate::words::use_words;
use kosa_engine::vocab::*;
use kosa_engine::{BottomHalf, Half, Move, Player, Public, SectionFacts, WhyNot};
use kosa_lang::Texts;
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
    /// A part was pointed at.
    on_point: OnPoint,
) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| public.with(|p| (p.sections(seat.get()), *p.player(seat.get()))));
    view! {
        <div class="mat">
            {move || {
                let (sections, player) = facts.get();
                let texts = words.texts();
                let marks = marks.get();
                let have_card = player.factory_card().is_some();
                let all = sections.into_iter().enumerate().map(|(i, facts)| {
                    public.with(|p| section(&texts, p, &player, &facts, i, &marks, on_point))
                });
                view! {
                    {all.collect_view()}
                    {(!have_card)
                        .then(|| {
                            view! {
                                <div class="fslot">
                                    <span>{texts.say("web-no-factory-card")}</span>
                                    <Icon name="i-gear" size=22 />
                                </div>
                            }
                        })}
                }
            }}
        </div>
    }
}

/// What stands over a section.
fn head(texts: &Texts, facts: &SectionFacts) -> String {
    let tops = facts.top.iter().any(|half| half.why_not.is_none());
    match (&facts.why_not, tops, &facts.bottom.why_not) {
        (Some(WhyNot::SectionTakenLast { .. }), ..) => texts.say("web-used-last-turn"),
        (Some(_), ..) => texts.say("web-not-now"),
        (None, true, None) => texts.say("web-ready-both"),
        (None, true, Some(_)) => texts.say("web-ready-top"),
        (None, false, None) => texts.say("web-ready-bottom"),
        (None, false, Some(_)) => texts.say("web-ready-none"),
    }
}

fn section(
    texts: &Texts,
    public: &Public,
    player: &Player,
    facts: &SectionFacts,
    nth: usize,
    marks: &Marked,
    on_point: OnPoint,
) -> impl IntoView + use<> {
    let which = facts.section;
    let mark = match marks.of(Thing::Section(which)) {
        Mark::Quiet if facts.why_not.is_some() => Mark::Shut,
        mark => mark,
    };
    let token = (player.token() == Some(which)).then(|| {
        let drawing = piece::token(player.faction());
        let class = format!("token f-{}", player.faction());
        view! { <svg class=class viewBox="-24 -24 48 48" aria-hidden="true" inner_html=drawing></svg> }
    });
    let printed = player.mat().section(which);
    let title = printed.map_or_else(|| texts.name(&which), |p| texts.name(&p.top));
    let label =
        format!("{title}. {}. {}", head(texts, facts), notes(texts, public, player, facts).join(". "));
    view! {
        <div class=format!("sec {}", mark.class())>
            <button type="button" class="sh" aria-label=label on:click=move |_| on_point.run(Thing::Section(which))>
                <kbd>{nth + 1}</kbd>
                {head(texts, facts)}
            </button>
            <div class="half t" on:click=move |_| on_point.run(Thing::Section(which))>{top(texts, public, player, facts, printed)}</div>
            <div class="half bt" class:cant=facts.bottom.why_not.is_some() on:click=move |_| on_point.run(Thing::Section(which))>
                {bottom(texts, public, player, &facts.bottom, printed)}
            </div>
            {token}
        </div>
    }
}

/// What a section would do, in words: for readers, and for the lines under its boxes.
fn notes(texts: &Texts, public: &Public, player: &Player, facts: &SectionFacts) -> Vec<String> {
    let mut all: Vec<String> = facts.top.iter().map(|half| half_note(texts, public, player, half)).collect();
    all.push(bottom_note(texts, public, &facts.bottom));
    all
}

fn half_note(texts: &Texts, public: &Public, player: &Player, half: &Half) -> String {
    if let Some(why) = &half.why_not {
        return texts.why_not(why, public);
    }
    match half.mv {
        Move::MoveUnits => {
            let units = player.mech_count() + player.worker_count() + 1;
            texts.fill("web-move-units", &[("n", half.units.into()), ("of", units.into())])
        }
        Move::Produce => {
            let price = texts.produce_cost(player.produce_cost());
            texts.fill("web-produce", &[("n", player.produce_territories().into()), ("price", price.into())])
        }
        _ => texts.deal(&half.cost, &half.gains),
    }
}

fn bottom_note(texts: &Texts, public: &Public, bottom: &BottomHalf) -> String {
    if let Some(why) = &bottom.why_not {
        return match why {
            WhyNot::CannotPay(lack) => texts.lack(lack),
            why => texts.why_not(why, public),
        };
    }
    let own = bottom
        .bonus
        .map(|(bonus, _)| texts.fill("web-own-recruit", &[("bonus", texts.recruit_bonus(bonus).into())]));
    let others = bottom.neighbours.iter().map(|(seat, bonus, _)| {
        let who = texts.faction_short(public.player(*seat).faction());
        texts.fill("web-other-recruit", &[("who", who.into()), ("bonus", texts.recruit_bonus(*bonus).into())])
    });
    own.into_iter().chain(others).collect::<Vec<_>>().join("; ")
}

/// A box of the top row, under a cube until it is upgraded.
fn gain_box(icon: AnyView, cube: bool) -> impl IntoView {
    view! {
        <span class="bx" class:cov=cube>
            {icon}
            {cube.then(|| view! { <span class="cube"><Icon name="i-cube" size=21 /></span> })}
        </span>
    }
}

fn top(
    texts: &Texts,
    public: &Public,
    player: &Player,
    facts: &SectionFacts,
    printed: Option<&'static MatSection>,
) -> AnyView {
    let notes: Vec<String> = facts.top.iter().map(|half| half_note(texts, public, player, half)).collect();
    let Some(printed) = printed else {
        let card = player.factory_card().map(|card| texts.factory_card(card));
        return view! {
            <div class="hh"><Icon name="i-gear" size=19 /><b>{texts.name(&facts.section)}</b></div>
            <div class="nw">{card}</div>
        }
        .into_any();
    };
    let action = printed.top;
    let plain = |name: &str, size: u32| view! { <Icon name=name.to_string() size=size /> }.into_any();
    let unit = || view! { <SmallUnit unit=UnitKind::Worker faction=player.faction() size=21 /> }.into_any();
    let lies = |cube: Cube| !player.has_moved(cube);
    let or = texts.say("web-or");
    let or = move || view! { <span class="or">{or.clone()}</span> }.into_any();
    let price = match action {
        TopAction::Move | TopAction::Produce => 0,
        TopAction::Bolster => player.bolster_cost(),
        TopAction::Trade => player.trade_cost(),
    };
    let boxes: Vec<AnyView> = match action {
        TopAction::Move => {
            let mut all: Vec<AnyView> = (0..2).map(|_| gain_box(unit(), false).into_any()).collect();
            all.push(gain_box(unit(), lies(Cube::MoveUnit)).into_any());
            all.push(or());
            all.push(gain_box(plain("i-coin", 17), false).into_any());
            all.push(gain_box(plain("i-coin", 17), lies(Cube::MoveCoin)).into_any());
            all
        }
        TopAction::Bolster => {
            let mut all: Vec<AnyView> =
                (0..2).map(|_| gain_box(plain("i-power", 16), false).into_any()).collect();
            all.push(gain_box(plain("i-power", 16), lies(Cube::BolsterPower)).into_any());
            all.push(or());
            all.push(gain_box(plain("i-card", 16), false).into_any());
            all.push(gain_box(plain("i-card", 16), lies(Cube::BolsterCard)).into_any());
            all
        }
        TopAction::Trade => {
            let mut all: Vec<AnyView> =
                (0..2).map(|_| gain_box(plain("r-any", 17), false).into_any()).collect();
            all.push(or());
            all.push(gain_box(plain("i-pop", 16), false).into_any());
            all.push(gain_box(plain("i-pop", 16), lies(Cube::TradePopularity)).into_any());
            all
        }
        TopAction::Produce => {
            let mut all: Vec<AnyView> =
                (0..2).map(|_| gain_box(plain("i-terr", 17), false).into_any()).collect();
            all.push(gain_box(plain("i-terr", 17), lies(Cube::ProduceTerritory)).into_any());
            all
        }
    };
    let structure = action.structure();
    let built = player.has_built(structure);
    let slot_name =
        format!("{}. {}", texts.name(&structure), texts.help(kosa_lang::Topic::Structure(structure)));
    view! {
        <div class="hh">
            <Icon name=icon::top(action) size=19 />
            <b>{texts.name(&action)}</b>
            {(price > 0).then(|| view! { <span class="sm cost">{format!("−{price} ")}<Icon name="i-coin" size=14 class="ic" /></span> })}
        </div>
        <span class="slot" class:up=built title=slot_name><Icon name=icon::structure(structure) size=24 /></span>
        <div class="boxes">{boxes}</div>
        {(action == TopAction::Produce).then(|| view! { <div class="nw cst">{texts.fill("web-produce-cost", &[("price", texts.produce_cost(player.produce_cost()).into())])}</div> })}
        {(action != TopAction::Produce).then(|| view! { <div class="nw">{notes.join(" · ")}</div> })}
    }
    .into_any()
}

fn bottom(
    texts: &Texts,
    public: &Public,
    player: &Player,
    bottom: &BottomHalf,
    printed: Option<&'static MatSection>,
) -> AnyView {
    let (Some(printed), Some(action)) = (printed, bottom.action) else {
        let name = texts.name(&TopAction::Move);
        return view! { <div class="hh"><Icon name="i-move" size=19 /><b>{name}</b></div> }.into_any();
    };
    let reduced = player.reduced(action);
    let token = icon::resource(action.resource());
    let cost = (0..printed.cost).map(|i| {
        let reducible = i >= printed.cost - printed.reducible;
        let cube = i >= printed.cost - reduced;
        view! {
            <span class="bx c" class:red=reducible class:fix=!reducible class:cov=cube>
                <Icon name=token size=17 />
                {cube.then(|| view! { <span class="cube"><Icon name="i-cube" size=21 /></span> })}
            </span>
        }
    });
    let boxes = cost.collect_view();
    let enlisted = player.has_enlisted(action);
    let (bonus, class) = icon::bonus(action.recruit_bonus());
    let recruit = if enlisted { (bonus, class) } else { ("i-recruit", "") };
    let note = bottom_note(texts, public, bottom);
    let short = bottom.why_not.is_some();
    let ready = (!short).then(|| view! { <span class="ok">"✓"</span> });
    view! {
        <div class="hh"><b>{texts.name(&action)}</b></div>
        <span class="coinsg" class:mut={bottom.coins == 0}>{format!("+{} ", bottom.coins)}<Icon name="i-coin" size=15 /></span>
        <span class="rec" class:in=enlisted title=texts.recruit_bonus(action.recruit_bonus())><Icon name=recruit.0 class=recruit.1 size=15 /></span>
        <div class="boxes">{boxes}{ready}</div>
        <div class="nw" class:short=short>{note}</div>
    }
    .into_any()
}
