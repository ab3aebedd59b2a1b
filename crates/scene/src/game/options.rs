//! The options of a card, an encounter's or the Factory's: what each costs and gives, what it would change here, and why it
//! cannot be taken where it cannot.

use super::scene::{self, Answer, Consequences};
use crate::icon;
use crate::thing::Target;
use kosa_client::{Session, TableLink};
use kosa_engine::vocab::{Effect, *};
use kosa_engine::{Move, Question};
use kosa_lang::Texts;

/// Something paid or gained: its icon and its words.
#[derive(Clone, PartialEq, Debug)]
pub struct Pill {
    /// Its shape.
    pub icon: &'static str,
    /// The class of the shape.
    pub class: &'static str,
    /// In words.
    pub text: String,
}

/// What is paid and gained.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Deal {
    /// What is paid.
    pub price: Vec<Pill>,
    /// Gains; of several lists one is taken.
    pub gains: Vec<Vec<Pill>>,
}

/// One option of a card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardOption {
    /// Its place among the choices; none where it cannot be taken.
    pub index: Option<usize>,
    /// The key that takes it.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// In words, where nothing is known of price and gains.
    pub words: String,
    /// What is paid and gained.
    pub deal: Deal,
    /// What it would change here, or why it cannot be taken.
    pub here: Consequences,
}

/// Everything the dialog shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts {
    /// What it is called.
    pub title: String,
    /// The question.
    pub prompt: String,
    /// The options.
    pub options: Vec<CardOption>,
    /// Which picture: the number of the card and the ground it was met on.
    pub art: Option<(u8, Option<Terrain>)>,
    /// What whoever chooses has: power, popularity, coins, combat cards.
    pub has: [u16; 4],
    /// Why nothing more can be taken back.
    pub undo_stop: Option<String>,
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

/// Everything the dialog shows of the card that is asked about.
pub fn facts<L: TableLink>(session: &Session<L>) -> Option<Facts> {
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
    let has = player
        .map_or([0; 4], |p| [p.power().into(), p.popularity().into(), p.coins(), p.hand_count().into()]);
    let art = met.map(|card| (card.number(), ground));
    Some(Facts { title, prompt: session.prompt(), options, art, has, undo_stop: scene.undo_stop })
}
