//! The own player mat: four sections with what they cost and give now, and what is short; and the Factory card.

use super::bits::Delta;
use crate::draw::piece;
use crate::icon::{self, Icon, SmallUnit};

use crate::thing::{Mark, Marked, OnPoint, Target};
use crate::tips;
use crate::words::use_words;
use kosa_client::Numbers;
use kosa_client::ask::Half as TopHalf;
use kosa_engine::vocab::{Effect, Resource, *};
use kosa_engine::{BottomHalf, Half, Lack, Move, Player, Public, Question, SectionFacts, WhyNot};
use kosa_lang::{Term, Texts, Topic, capital};
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
    let pointing = Pointing { ahead, on_point, hover: Callback::new(hover) };
    // All that a mat is drawn from: what happens elsewhere does not draw it anew.
    let facts = Memo::new(move |_| {
        public.with(|p| {
            let seat = seat.get();
            let in_hand = p.active() == seat && !matches!(p.question(), None | Some(Question::Section));
            (p.sections(seat), *p.player(seat), Numbers::of(p, seat).resources, in_hand)
        })
    });
    view! {
        <div class="mat">
            {move || {
                let (sections, player, holds, in_hand) = facts.get();
                let texts = words.texts();
                let marks = marks.get();
                let owner = Owner { player: &player, holds, in_hand };
                let have_card = player.factory_card().is_some();
                let all = sections.into_iter().enumerate().map(|(i, facts)| {
                    public.with_untracked(|p| section(&texts, p, owner, &facts, i, &marks, pointing))
                });
                view! {
                    {all.collect_view()}
                    {(!have_card)
                        .then(|| {
                            view! {
                                <div class="fslot" data-tip=tips::about(&texts, Topic::Term(Term::FactoryCard))>
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

/// Whose mat it is, the tokens that could be paid with, and whether its owner has begun a turn.
#[derive(Clone, Copy)]
struct Owner<'a> {
    player: &'a Player,
    holds: [u32; Resource::COUNT],
    in_hand: bool,
}

/// What a section has to do with the pointer.
#[derive(Clone, Copy)]
struct Pointing {
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

/// What stands over a section.
fn head(texts: &Texts, owner: Owner<'_>, facts: &SectionFacts) -> String {
    if owner.in_hand && owner.player.token() == Some(facts.section) {
        return texts.say("web-this-turn");
    }
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
    owner: Owner<'_>,
    facts: &SectionFacts,
    nth: usize,
    marks: &Marked,
    pointing: Pointing,
) -> impl IntoView + use<> {
    let Pointing { ahead, on_point, hover } = pointing;
    let (which, player) = (facts.section, owner.player);
    let mark = match marks.of(Target::Section(which)) {
        Mark::Quiet if facts.why_not.is_some() => Mark::Shut,
        mark => mark,
    };
    let token = (player.token() == Some(which)).then(|| {
        let drawing = piece::token(player.faction());
        let class = format!("token f-{}", player.faction());
        let tip = tips::about(texts, Topic::Term(Term::ActionToken));
        view! { <svg class=class viewBox="-24 -24 48 48" aria-hidden="true" data-tip=tip inner_html=drawing></svg> }
    });
    let printed = player.section(which);
    let title = printed.map_or_else(|| texts.name(&which), |p| texts.name(&p.top));
    let parts = Parts { marks, on_point };
    let below = facts.bottom.action.map_or(Target::FactoryMove, Target::Bottom);
    let below_mark = marks.of(below);
    let below = if below_mark == Mark::Quiet { Target::Section(which) } else { below };
    let label = format!(" {title}. {}", notes(texts, public, player, facts).join(". "));
    // The pointer changes the frame and nothing in it: a button that has the focus must stay the same button.
    let frame = move || {
        let pointed = mark == Mark::Open && ahead.get() == Some(which);
        format!("sec {}", if pointed { Mark::Pointed.class() } else { mark.class() })
    };
    view! {
        <div class=frame on:pointerenter=move |_| hover.run(Some(Target::Section(which))) on:pointerleave=move |_| hover.run(None)>
            <button type="button" class="sh" data-target=format!("section-{which}") on:focus=move |_| hover.run(Some(Target::Section(which))) on:click=move |_| on_point.run(Target::Section(which))>
                <kbd>{nth + 1}</kbd>
                {head(texts, owner, facts)}
                <span class="vh">{label}</span>
            </button>
            <div class="half t" on:click=move |_| on_point.run(Target::Section(which))>{top(texts, public, player, facts, printed, parts)}</div>
            <div class=format!("half bt {}", below_mark.class()) class:cant=facts.bottom.why_not.is_some() on:click=move |_| on_point.run(below)>
                {bottom(texts, public, owner, &facts.bottom, printed, parts)}
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

/// What a half would do, or why it cannot, in words.
pub(crate) fn half_note(texts: &Texts, public: &Public, player: &Player, half: &Half) -> String {
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
        // The cost stands beside the name.
        _ => texts.deal(&Cost::default(), &half.gains),
    }
}

/// What a half would give: before and after, where that is a number; else in words.
fn half_view(texts: &Texts, public: &Public, player: &Player, half: &Half) -> AnyView {
    let in_words = half.why_not.is_some() || matches!(half.mv, Move::MoveUnits | Move::Produce);
    let parts: Option<Vec<AnyView>> = half
        .gains
        .iter()
        .map(|gain| {
            let delta = |icon: &'static str, class: &'static str, from: u16, by: u8| {
                view! { <Delta icon class from to=from + u16::from(by) /> }.into_any()
            };
            let more = |icon: &'static str, n: u8| {
                view! { <span class="dl gain"><b>{format!("+{n}")}</b><Icon name=icon size=16 /></span> }
                    .into_any()
            };
            Some(match *gain {
                Effect::Power(n) => delta("i-power", "pow", player.power().into(), n),
                Effect::Popularity(n) => delta("i-pop", "pop", player.popularity().into(), n),
                Effect::Coins(n) => delta("i-coin", "", player.coins(), n),
                Effect::CombatCards(n) => more("i-card", n),
                Effect::AnyResources(n) => more("r-any", n),
                _ => return None,
            })
        })
        .collect();
    // The territories stand in boxes: what is left to say is what they cost.
    if half.why_not.is_none() && half.mv == Move::Produce && player.produce_cost() != (0, 0, 0) {
        let (power, popularity, coins) = player.produce_cost();
        let paid = [("i-power", u16::from(power)), ("i-pop", u16::from(popularity)), ("i-coin", coins)];
        let paid = paid.into_iter().filter(|(_, n)| *n > 0).map(|(icon, n)| {
            view! { <span class="dl cost"><b class="cost">{format!("−{n}")}</b><Icon name=icon size=15 /></span> }
        });
        return view! { <span class="gives">{paid.collect_view()}</span> }.into_any();
    }
    match parts.filter(|parts| !in_words && !parts.is_empty()) {
        Some(parts) => view! { <span class="gives">{parts}</span> }.into_any(),
        None => view! { <span>{half_note(texts, public, player, half)}</span> }.into_any(),
    }
}

/// What a bottom row is short of, or whose recruits profit, in words.
pub(crate) fn bottom_note(texts: &Texts, public: &Public, bottom: &BottomHalf) -> String {
    if let Some(why) = &bottom.why_not {
        return match why {
            WhyNot::CannotPay(lack @ Lack::Tokens { resource, .. }) => {
                let missing = texts.count(resource.id(), lack.missing());
                texts.fill("web-short", &[("what", missing.into())])
            }
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
fn gain_box(icon: AnyView, cube: Option<AnyView>) -> AnyView {
    let covered = cube.is_some();
    view! { <span class="bx" class:cov=covered>{icon}{cube}</span> }.into_any()
}

fn top(
    texts: &Texts,
    public: &Public,
    player: &Player,
    facts: &SectionFacts,
    printed: Option<&'static MatSection>,
    parts: Parts<'_>,
) -> AnyView {
    let or = || view! { <span class="or">{texts.say("web-or")}</span> }.into_any();
    // What every half gives, such as the bonus of a structure, is said once.
    let shared =
        |gain: &Effect| facts.top.len() > 1 && facts.top.iter().all(|half| half.gains.contains(gain));
    let mut notes: Vec<AnyView> = Vec::new();
    for half in &facts.top {
        if !notes.is_empty() {
            notes.push(or());
        }
        let own =
            Half { gains: half.gains.iter().copied().filter(|gain| !shared(gain)).collect(), ..half.clone() };
        notes.push(half_view(texts, public, player, &own));
    }
    if let Some(half) = facts.top.iter().find(|half| half.why_not.is_none()) {
        let both =
            Half { gains: half.gains.iter().copied().filter(|gain| shared(gain)).collect(), ..half.clone() };
        if !both.gains.is_empty() {
            notes.push(half_view(texts, public, player, &both));
        }
    }
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
    let cube = |cube: Cube| {
        (!player.has_moved(cube)).then(|| {
            let icon = view! { <Icon name="i-cube" size=21 /> }.into_any();
            let name = format!("{}. {}", capital(&texts.name(&cube)), texts.help(Topic::Term(Term::Cubes)));
            parts.part(Target::Cube(cube), "cube", name, icon)
        })
    };
    let price = match action {
        TopAction::Move | TopAction::Produce => 0,
        TopAction::Bolster => player.bolster_cost(),
        TopAction::Trade => player.trade_cost(),
    };
    // Boxes that give something now, the one whose cube has gone last; and one that is still under its cube.
    let group = |half: TopHalf, open: u16, icon: &dyn Fn() -> AnyView, under: Option<Cube>| {
        let mut all: Vec<AnyView> = (0..open).map(|_| gain_box(icon(), None)).collect();
        let under = under.filter(|under| !player.has_moved(*under));
        all.extend(under.map(|under| gain_box(icon(), cube(under))));
        parts.part(Target::Half(half), "opt", String::new(), all.into_any())
    };
    let boxes: Vec<AnyView> = match action {
        TopAction::Move => vec![
            group(TopHalf::Units, player.move_units().into(), &unit, Some(Cube::MoveUnit)),
            or(),
            group(TopHalf::Coins, player.move_coins().into(), &|| plain("i-coin", 17), Some(Cube::MoveCoin)),
        ],
        TopAction::Bolster => vec![
            group(
                TopHalf::Power,
                player.bolster_power().into(),
                &|| plain("i-power", 16),
                Some(Cube::BolsterPower),
            ),
            or(),
            group(
                TopHalf::Cards,
                player.bolster_cards().into(),
                &|| plain("i-card", 16),
                Some(Cube::BolsterCard),
            ),
        ],
        TopAction::Trade => vec![
            group(TopHalf::Resources, player.trade_resources().into(), &|| plain("r-any", 17), None),
            or(),
            group(
                TopHalf::Popularity,
                player.trade_popularity().into(),
                &|| plain("i-pop", 16),
                Some(Cube::TradePopularity),
            ),
        ],
        TopAction::Produce => {
            vec![group(
                TopHalf::Produce,
                player.produce_territories().into(),
                &|| plain("i-terr", 17),
                Some(Cube::ProduceTerritory),
            )]
        }
    };
    let structure = action.structure();
    let built = player.has_built(structure);
    let slot_name = tips::about(texts, Topic::Structure(structure));
    view! {
        <div class="hh" data-tip=tips::about(texts, Topic::Top(action))>
            <Icon name=icon::top(action) size=19 />
            <b>{texts.name(&action)}</b>
            {(price > 0).then(|| view! { <span class="sm cost">{format!("−{price} ")}<Icon name="i-coin" size=14 class="ic" /></span> })}
        </div>
        {parts.part(Target::Structure(structure), if built { "slot up" } else { "slot" }, slot_name, view! { <Icon name=icon::structure(structure) size=24 /> }.into_any())}
        <div class="boxes">{boxes}</div>
        {match (action, player.produce_cost()) {
            (TopAction::Produce, (0, 0, 0)) => {
                let price = texts.produce_cost(player.produce_cost());
                view! { <div class="nw cst">{texts.fill("web-produce-cost", &[("price", price.into())])}</div> }.into_any()
            }
            _ => view! { <div class="nw">{notes}</div> }.into_any(),
        }}
    }
    .into_any()
}

fn bottom(
    texts: &Texts,
    public: &Public,
    owner: Owner<'_>,
    bottom: &BottomHalf,
    printed: Option<&'static MatSection>,
    parts: Parts<'_>,
) -> AnyView {
    let (Some(printed), Some(action)) = (printed, bottom.action) else {
        let name = texts.name(&TopAction::Move);
        return view! { <div class="hh"><Icon name="i-move" size=19 /><b>{name}</b></div> }.into_any();
    };
    let player = owner.player;
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
    let recruit_tip = format!(
        "{}. {}",
        capital(&texts.recruit_bonus(action.recruit_bonus())),
        texts.help(Topic::Term(Term::Recruits))
    );
    let note = bottom_note(texts, public, bottom);
    let short = bottom.why_not.is_some();
    let ready = (!short).then(|| view! { <span class="ok">"✓ "</span> });
    let holds = owner.holds[action.resource().index()];
    let holds = texts.fill("web-holds", &[("n", holds.into())]);
    view! {
        <div class="hh" data-tip=tips::about(texts, Topic::Bottom(action))><b>{texts.name(&action)}</b></div>
        <span class="coinsg" class:mut={bottom.coins == 0}>{format!("+{} ", bottom.coins)}<Icon name="i-coin" size=15 /></span>
        {parts.part(Target::Recruit(action), if enlisted { "rec in" } else { "rec" }, recruit_tip, view! { <Icon name=recruit.0 class=recruit.1 size=15 /> }.into_any())}
        <div class="boxes">{parts.part(Target::RedBox(action), "opt", tips::about(texts, Topic::Resource(action.resource())), boxes.into_any())}<span class="holds">{ready}{holds}</span></div>
        <div class="nw" class:short=short>{note}</div>
    }
    .into_any()
}
