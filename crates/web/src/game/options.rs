//! The options of a card, an encounter's or the Factory's: what each costs and gives, what it would change here, and why it
//! cannot be taken where it cannot.

use super::consequences;
use super::dialogs::LookButton;
use super::play::Play;
use super::scene::{self, Answer, Consequences};
use super::vignette;
use crate::icon::{self, Icon};
use crate::thing::Target;
use crate::words::use_words;
use kosa_engine::vocab::{Effect, *};
use kosa_engine::{Move, Question};
use kosa_lang::Texts;
use leptos::prelude::*;

/// Something paid or gained: its icon and its words.
#[derive(Clone, PartialEq)]
struct Pill {
    icon: &'static str,
    class: &'static str,
    text: String,
}

/// What is paid and gained.
#[derive(Clone, PartialEq, Default)]
struct Deal {
    price: Vec<Pill>,
    /// Gains; of several lists one is taken.
    gains: Vec<Vec<Pill>>,
}

/// One option of a card.
#[derive(Clone, PartialEq)]
struct CardOption {
    index: Option<usize>,
    key: String,
    title: String,
    /// In words, where nothing is known of price and gains.
    words: String,
    deal: Deal,
    /// What it would change here, or why it cannot be taken.
    here: Consequences,
}

fn price(texts: &Texts, cost: &Cost) -> Vec<Pill> {
    let any = if cost.distinct { "distinct" } else { "any" };
    let parts = [
        ("coins", cost.coins, "i-coin"),
        ("popularity", cost.popularity, "i-pop"),
        ("power", cost.power, "i-power"),
        ("cards", cost.combat_cards, "i-card"),
        (any, cost.any_resources, "r-any"),
    ];
    let paid = parts.into_iter().filter(|(_, n, _)| *n > 0);
    paid.map(|(what, n, icon)| Pill { icon, class: "", text: texts.count(what, n) }).collect()
}

fn gains(texts: &Texts, gains: &[Effect]) -> Vec<Pill> {
    let one = |gain: &Effect| {
        let (icon, class) = match gain {
            Effect::Coins(_) => ("i-coin", ""),
            Effect::Popularity(_) => ("i-pop", "pop"),
            Effect::Power(_) => ("i-power", "pow"),
            Effect::CombatCards(_) => ("i-card", ""),
            Effect::Resource(resource, _) => (icon::resource(*resource), ""),
            Effect::AnyResources(_) => ("r-any", ""),
            Effect::Workers(_) => ("i-recruit", ""),
            Effect::Upgrade => ("i-cube", ""),
            Effect::Deploy => ("i-bolster", ""),
            Effect::Build => ("s-mill", "bare"),
            Effect::Enlist => ("i-recruit", ""),
            Effect::Produce(_) => ("i-produce", ""),
            Effect::Peek => ("i-eye", ""),
            Effect::Airlift => ("i-move", ""),
        };
        Pill { icon, class, text: texts.deal(&Cost::default(), core::slice::from_ref(gain)) }
    };
    gains.iter().map(one).collect()
}

/// What an option of an encounter card costs and gives.
fn encounter_deal(texts: &Texts, card: Encounter, option: u8) -> Deal {
    card.face().options.get(usize::from(option)).map_or_else(Deal::default, |option| Deal {
        price: price(texts, &option.cost),
        gains: vec![gains(texts, option.gains)],
    })
}

/// What a Factory card costs and gives; one of its halves is taken.
fn factory_deal(texts: &Texts, card: FactoryCard) -> Deal {
    let face = card.face();
    let options = face.options.iter().map(|option| gains(texts, option));
    Deal { price: price(texts, &face.cost), gains: options.collect() }
}

/// Everything the dialog shows.
#[derive(Clone, PartialEq)]
struct Facts {
    title: String,
    prompt: String,
    options: Vec<CardOption>,
    /// Which picture: the number of the card and the ground it was met on.
    art: Option<(u8, Option<Terrain>)>,
    /// What whoever chooses has: power, popularity, coins, combat cards.
    has: [u16; 4],
    undo_stop: Option<String>,
}

/// The dialog of an encounter or of the Factory's cards.
#[component]
pub fn Options(
    /// The page.
    play: Play,
) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| {
        play.game.read(|session| {
            let asked = session.asked()?;
            let (view, texts) = (asked.view(), session.texts());
            let scene = scene::Scene::of(session);
            let met = match asked.question() {
                Some(Question::Encounter { card, .. }) => Some(card),
                _ => None,
            };
            let option = |answer: &Answer| {
                let (title, deal, words) = match (met, answer.target) {
                    (Some(card), Target::Encounter(n)) => {
                        (texts.encounter_label(card, n), encounter_deal(texts, card, n), String::new())
                    }
                    (_, Target::FactoryCard(card)) => {
                        let title = format!("{} {}", texts.say("play-factory-card"), card.number());
                        (title, factory_deal(texts, card), String::new())
                    }
                    _ => (answer.label.clone(), Deal::default(), answer.detail.clone()),
                };
                let here = scene::preview(session, answer.index);
                CardOption { index: Some(answer.index), key: answer.key.clone(), title, words, deal, here }
            };
            let mut options: Vec<CardOption> = scene.answers.iter().map(option).collect();
            if let Some(card) = met {
                let count = card.face().options.len();
                for (at, n) in (0..count).zip(0_u8..) {
                    let there = scene.answers.iter().any(|a| a.target == Target::Encounter(n));
                    if let Some(why) = view.why_not(&Move::Option(n)).filter(|_| !there) {
                        let missing = CardOption {
                            index: None,
                            key: "–".into(),
                            title: texts.encounter_label(card, n),
                            words: String::new(),
                            deal: encounter_deal(texts, card, n),
                            here: Consequences {
                                said: vec![kosa_lang::capital(&texts.why_not(&why, view.public()))],
                                ..Consequences::default()
                            },
                        };
                        options.insert(options.len().min(at), missing);
                    }
                }
            }
            let player = view.seat().map(|seat| view.public().player(seat));
            let place = player.map(|player| player.character());
            let title = match place.filter(|_| met.is_some()) {
                Some(place) => texts.fill("web-encounter-on", &[("place", texts.place(place).into())]),
                None => session.prompt(),
            };
            let ground = place.and_then(Place::hex).map(Hex::terrain);
            let has = player.map_or([0; 4], |p| {
                [p.power().into(), p.popularity().into(), p.coins(), p.hand_count().into()]
            });
            let art = met.map(|card| (card.number(), ground));
            Some(Facts { title, prompt: session.prompt(), options, art, has, undo_stop: scene.undo_stop })
        })
    });
    move || {
        facts.get().map(|Facts { title, prompt, options, art, has, undo_stop }| {
            let texts = words.texts();
            let rows = options.into_iter().map(|option| row(play, &texts, option)).collect_view();
            let picture = art.map(|(number, ground)| vignette::draw(number, ground));
            let wide = picture.is_none();
            let icon = if picture.is_some() { "i-enc" } else { "i-gear" };
            let said = (title != prompt).then(|| view! { <p class="sm mut">{prompt}</p> });
            let [power, popularity, coins, cards] = has;
            view! {
                <section class="dialog card" role="dialog" aria-labelledby="dialog-title">
                    <header>
                        <Icon name=icon size=30 class="encc" />
                        <div><h2 id="dialog-title">{title}</h2>{said}</div>
                        <span class="sp"></span>
                        <span class="has" aria-hidden="true">
                            <span><Icon name="i-coin" size=17 />{coins}</span>
                            <span><Icon name="i-pop" class="pop" />{popularity}</span>
                            <span><Icon name="i-power" class="pow" />{power}</span>
                            <span><Icon name="i-card" />{cards}</span>
                        </span>
                        <LookButton play />
                    </header>
                    <div class="cardbody" class:wide=wide>
                        {picture.map(|drawing| view! { <svg class="vig" viewBox="0 0 300 340" aria-hidden="true" inner_html=drawing></svg> })}
                        <div class="options">{rows}</div>
                    </div>
                    {undo_stop.map(|why| view! { <footer class="sm mut">{why}</footer> })}
                </section>
            }
        })
    }
}

fn pills(all: Vec<Pill>, tone: &'static str) -> impl IntoView {
    let one = move |Pill { icon, class, text }: Pill| {
        view! { <span class=format!("dpill {tone}")><Icon name=icon size=16 class=class />{text}</span> }
    };
    all.into_iter().map(one).collect_view()
}

fn row(play: Play, texts: &Texts, option: CardOption) -> AnyView {
    let CardOption { index, key, title, words, deal, here } = option;
    let here = (!here.is_empty())
        .then(|| view! { <ul class="here" inner_html=consequences::text(texts, &here)></ul> });
    let Deal { price, gains } = deal;
    let paid = (!price.is_empty()).then(|| view! { {pills(price, "c")}<Icon name="i-arr" size=16 /> });
    let last = gains.len().saturating_sub(1);
    let gained = gains.into_iter().enumerate().map(|(i, list)| {
        view! { {pills(list, "g")}{(i < last).then(|| view! { <span class="or">{texts.say("web-or")}</span> })} }
    });
    let gained = gained.collect_view();
    view! {
        <button
            type="button"
            class="option"
            class:cant=index.is_none()
            disabled=index.is_none()
            data-choice=index
            on:click=move |_| if let Some(index) = index { play.choose(index) }
        >
            <span class="nr">{key}</span>
            <span class="what"><b class="serif">{title}</b><span class="deal">{paid}{gained}{words}</span></span>
            {here}
        </button>
    }
    .into_any()
}
