//! What a section of a player mat shows, as plain values: it is drawn again when one of them has changed, and not before.

use crate::icon;
use crate::thing::{Marked, Target};
use crate::tips;
use kosa_client::ask::TopHalf;
use kosa_engine::vocab::{Effect, *};
use kosa_engine::{BottomHalf, Half, Lack, Move, Player, Public, Question, SectionFacts, WhyNot};
use kosa_lang::{Term, Texts, Topic, capital};

/// A section.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// Which.
    pub section: Section,
    /// Whether the rules forbid it in this turn.
    pub shut: bool,
    /// What stands over it.
    pub head: String,
    /// All of it in words, for readers.
    pub label: String,
    /// The action token on it: whose, and what is said of it.
    pub token: Option<(Faction, String)>,
    /// The upper half.
    pub top: Top,
    /// The lower half.
    pub bottom: Bottom,
    /// How its parts stand to the question, that is all but the section itself.
    pub marks: Marked,
}

/// The upper half of a section.
#[derive(Clone, PartialEq, Debug)]
pub enum Top {
    /// That of the Factory card: its name and what it says.
    Card(String, String),
    /// A top-row action of the mat.
    Action {
        /// Its icon.
        icon: &'static str,
        /// Its name.
        name: String,
        /// What is said of it.
        tip: String,
        /// Coins it costs.
        price: u16,
        /// The place of its structure: whether it is built, and what is said of it.
        slot: (Structure, bool, String),
        /// Boxes of what it gives, by the half they belong to.
        groups: Vec<(TopHalf, Vec<Box>)>,
        /// Between halves.
        or: String,
        /// What stands under the boxes.
        notes: Notes,
    },
}

/// A box of the top row.
#[derive(Clone, PartialEq, Debug)]
pub struct Box {
    /// The shape in it, with its class and size.
    pub icon: (&'static str, String, u32),
    /// The cube on it, until it is moved, and its name.
    pub cube: Option<(Cube, String)>,
}

/// What stands under the boxes of a top-row action.
#[derive(Clone, PartialEq, Debug)]
pub enum Notes {
    /// What it costs, in words.
    Price(String),
    /// What it gives.
    Lines(Vec<Note>),
}

/// One of the things an action gives.
#[derive(Clone, PartialEq, Debug)]
pub enum Note {
    /// Instead of the last one.
    Or(String),
    /// In words.
    Words(String),
    /// In numbers.
    Numbers(Vec<Number>),
}

/// A number that changes.
#[derive(Clone, PartialEq, Debug)]
pub enum Number {
    /// Before and after, behind an icon with its class.
    Delta(&'static str, &'static str, u16, u16),
    /// More of something.
    More(&'static str, u8),
    /// Less of something.
    Less(&'static str, u16),
}

/// The lower half of a section.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::large_enum_variant, reason = "there are five at most, and four of them are large")]
pub enum Bottom {
    /// The move of the Factory card, and whether it cannot be taken.
    Move(String, bool),
    /// A bottom-row action.
    Action {
        /// Which.
        action: BottomAction,
        /// Its name.
        name: String,
        /// What is said of it.
        tip: String,
        /// Coins it gives.
        coins: u8,
        /// The recruit's place: whether one has enlisted, the shape with its class, what is said of it.
        recruit: (bool, (&'static str, &'static str), String),
        /// The boxes of its cost: whether each can be reduced, and whether a cube lies on it.
        cost: Vec<(bool, bool)>,
        /// What the resource is, and what is said of it.
        resource: (&'static str, String),
        /// How many tokens could be paid with.
        holds: String,
        /// Whether it cannot be taken.
        short: bool,
        /// Why, or whose recruits profit.
        note: String,
    },
}

/// Everything the sections of a mat are made from.
pub struct Maker<'a> {
    texts: &'a Texts,
    public: &'a Public,
    player: &'a Player,
    marks: &'a Marked,
    in_hand: bool,
}

impl<'a> Maker<'a> {
    /// Of the mat of a seat.
    pub fn new(texts: &'a Texts, public: &'a Public, seat: Seat, marks: &'a Marked) -> Maker<'a> {
        let in_hand = public.active() == seat && !matches!(public.question(), None | Some(Question::Section));
        Maker { texts, public, player: public.player(seat), marks, in_hand }
    }

    /// What a section shows.
    pub fn section(&self, facts: &SectionFacts) -> Shown {
        let (texts, player) = (self.texts, self.player);
        let printed = player.section(facts.section);
        let title = printed.map_or_else(|| texts.name(&facts.section), |p| texts.name(&p.top));
        let mut said: Vec<String> =
            facts.top.iter().map(|half| half_note(texts, self.public, player, half)).collect();
        said.push(bottom_note(texts, self.public, &facts.bottom));
        let mine = |target: Target| belongs(target, facts.section, printed);
        Shown {
            section: facts.section,
            shut: facts.why_not.is_some(),
            head: self.head(facts),
            label: format!(" {title}. {}", said.join(". ")),
            token: (player.action_token() == Some(facts.section))
                .then(|| (player.faction(), tips::about(texts, Topic::Term(Term::ActionToken)))),
            top: self.top(facts, printed),
            bottom: self.bottom(&facts.bottom, printed),
            marks: self.marks.only(mine),
        }
    }

    fn head(&self, facts: &SectionFacts) -> String {
        if self.in_hand && self.player.action_token() == Some(facts.section) {
            return self.texts.say("web-this-turn");
        }
        let tops = facts.top.iter().any(|half| half.why_not.is_none());
        self.texts.say(match (&facts.why_not, tops, &facts.bottom.why_not) {
            (Some(WhyNot::SectionTakenLast { .. }), ..) => "web-used-last-turn",
            (Some(_), ..) => "web-not-now",
            (None, true, None) => "web-ready-both",
            (None, true, Some(_)) => "web-ready-top",
            (None, false, None) => "web-ready-bottom",
            (None, false, Some(_)) => "web-ready-none",
        })
    }

    fn top(&self, facts: &SectionFacts, printed: Option<&'static MatSection>) -> Top {
        let (texts, player) = (self.texts, self.player);
        let Some(printed) = printed else {
            let card = player.factory_card().map(|card| texts.factory_card(card)).unwrap_or_default();
            return Top::Card(texts.name(&facts.section), card);
        };
        let action = printed.top;
        let structure = action.structure();
        let plain = |name: &'static str, size: u32| (name, String::new(), size);
        // Boxes that give something now, the one whose cube has gone last; and one that is still under its cube.
        let group = |half: TopHalf, open: u16, icon: (&'static str, String, u32), under: Option<Cube>| {
            let mut all: Vec<Box> = (0..open).map(|_| Box { icon: icon.clone(), cube: None }).collect();
            let under = under.filter(|under| !player.has_moved(*under));
            all.extend(under.map(|cube| {
                let said = texts.help(Topic::Term(Term::Cubes));
                Box { icon, cube: Some((cube, format!("{}. {said}", capital(&texts.name(&cube))))) }
            }));
            (half, all)
        };
        let groups = match action {
            TopAction::Move => {
                let worker = ("u-worker", format!("f-{}", player.faction()), 21);
                let coin = plain("i-coin", 17);
                vec![
                    group(TopHalf::Units, player.move_units().into(), worker, Some(Cube::MoveUnit)),
                    group(TopHalf::Coins, player.move_coins().into(), coin, Some(Cube::MoveCoin)),
                ]
            }
            TopAction::Bolster => {
                let (power, card) = (plain("i-power", 16), plain("i-card", 16));
                vec![
                    group(TopHalf::Power, player.bolster_power().into(), power, Some(Cube::BolsterPower)),
                    group(TopHalf::Cards, player.bolster_cards().into(), card, Some(Cube::BolsterCard)),
                ]
            }
            TopAction::Trade => {
                let (any, heart) = (plain("r-any", 17), plain("i-pop", 16));
                let popularity = player.trade_popularity().into();
                vec![
                    group(TopHalf::Resources, player.trade_resources().into(), any, None),
                    group(TopHalf::Popularity, popularity, heart, Some(Cube::TradePopularity)),
                ]
            }
            TopAction::Produce => {
                let (open, cube) = (player.produce_territories().into(), Some(Cube::ProduceTerritory));
                vec![group(TopHalf::Produce, open, plain("i-terr", 17), cube)]
            }
        };
        Top::Action {
            icon: icon::top(action),
            name: texts.name(&action),
            tip: tips::about(texts, Topic::Top(action)),
            price: match action {
                TopAction::Move | TopAction::Produce => 0,
                TopAction::Bolster => player.bolster_cost(),
                TopAction::Trade => player.trade_cost(),
            },
            slot: (structure, player.has_built(structure), tips::about(texts, Topic::Structure(structure))),
            groups,
            or: texts.say("web-or"),
            notes: match (action, player.produce_cost()) {
                (TopAction::Produce, free @ (0, 0, 0)) => {
                    let price = texts.produce_cost(free);
                    Notes::Price(texts.fill("web-produce-cost", &[("price", price.into())]))
                }
                _ => Notes::Lines(self.notes(&facts.top)),
            },
        }
    }

    /// What the halves of a top row give. What every one of them gives, such as the bonus of a structure, is said once.
    fn notes(&self, halves: &[Half]) -> Vec<Note> {
        let shared = |gain: &Effect| halves.len() > 1 && halves.iter().all(|half| half.gains.contains(gain));
        let part = |half: &Half, of_all: bool| {
            let gains = half.gains.iter().copied().filter(|gain| shared(gain) == of_all).collect();
            Half { gains, ..half.clone() }
        };
        let mut notes = Vec::new();
        for half in halves {
            if !notes.is_empty() {
                notes.push(Note::Or(self.texts.say("web-or")));
            }
            notes.push(self.note(&part(half, false)));
        }
        let both = halves.iter().find(|half| half.why_not.is_none()).map(|half| part(half, true));
        notes.extend(both.filter(|half| !half.gains.is_empty()).map(|half| self.note(&half)));
        notes
    }

    /// What a half would give: before and after, where that is a number; else in words.
    fn note(&self, half: &Half) -> Note {
        let player = self.player;
        // The territories stand in boxes: what is left to say is what they cost.
        if half.why_not.is_none() && half.mv == Move::Produce && player.produce_cost() != (0, 0, 0) {
            let (power, popularity, coins) = player.produce_cost();
            let paid = [("i-power", u16::from(power)), ("i-pop", u16::from(popularity)), ("i-coin", coins)];
            let paid = paid.into_iter().filter(|(_, n)| *n > 0).map(|(icon, n)| Number::Less(icon, n));
            return Note::Numbers(paid.collect());
        }
        let in_words = half.why_not.is_some() || matches!(half.mv, Move::MoveUnits | Move::Produce);
        let delta = |icon, class, from: u16, by: u8| Number::Delta(icon, class, from, from + u16::from(by));
        let numbers: Option<Vec<Number>> = half
            .gains
            .iter()
            .map(|gain| {
                Some(match *gain {
                    Effect::Power(n) => delta("i-power", "pow", player.power().into(), n),
                    Effect::Popularity(n) => delta("i-pop", "pop", player.popularity().into(), n),
                    Effect::Coins(n) => delta("i-coin", "", player.coins(), n),
                    Effect::CombatCards(n) => Number::More("i-card", n),
                    Effect::AnyResources(n) => Number::More("r-any", n),
                    _ => return None,
                })
            })
            .collect();
        match numbers.filter(|numbers| !in_words && !numbers.is_empty()) {
            Some(numbers) => Note::Numbers(numbers),
            None => Note::Words(half_note(self.texts, self.public, player, half)),
        }
    }

    fn bottom(&self, bottom: &BottomHalf, printed: Option<&'static MatSection>) -> Bottom {
        let (texts, player) = (self.texts, self.player);
        let (Some(printed), Some(action)) = (printed, bottom.action) else {
            return Bottom::Move(texts.name(&TopAction::Move), bottom.why_not.is_some());
        };
        let reduced = player.reduced(action);
        let resource = action.resource();
        let enlisted = player.has_enlisted(action);
        let bonus = action.recruit_bonus();
        let recruits = texts.help(Topic::Term(Term::Recruits));
        Bottom::Action {
            action,
            name: texts.name(&action),
            tip: tips::about(texts, Topic::Bottom(action)),
            coins: bottom.coins,
            recruit: (
                enlisted,
                if enlisted { icon::bonus(bonus) } else { ("i-recruit", "") },
                format!("{}. {recruits}", capital(&texts.recruit_bonus(bonus))),
            ),
            cost: (0..printed.cost)
                .map(|i| (i >= printed.cost - printed.reducible, i >= printed.cost - reduced))
                .collect(),
            resource: (icon::resource(resource), tips::about(texts, Topic::Resource(resource))),
            holds: texts.fill("web-holds", &[("n", bottom.has.into())]),
            short: bottom.why_not.is_some(),
            note: bottom_note(texts, self.public, bottom),
        }
    }
}

/// Whether a part lies on a section.
fn belongs(target: Target, section: Section, printed: Option<&'static MatSection>) -> bool {
    let Some(printed) = printed else {
        return matches!(target, Target::FactoryMove | Target::FactoryOption(_));
    };
    match target {
        Target::Half(half) => half_lies_on(half, printed.top),
        Target::Cube(cube) => cube.top() == printed.top,
        Target::Structure(structure) => printed.top.structure() == structure,
        Target::Bottom(action) | Target::RedBox(action) | Target::Recruit(action) => {
            section.bottom() == Some(action)
        }
        _ => false,
    }
}

fn half_lies_on(half: TopHalf, top: TopAction) -> bool {
    top == match half {
        TopHalf::Units | TopHalf::Coins => TopAction::Move,
        TopHalf::Power | TopHalf::Cards => TopAction::Bolster,
        TopHalf::Resources | TopHalf::Popularity => TopAction::Trade,
        TopHalf::Produce => TopAction::Produce,
    }
}

/// What a half would do, or why it cannot, in words.
pub fn half_note(texts: &Texts, public: &Public, player: &Player, half: &Half) -> String {
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

/// What a bottom row is short of, or whose recruits profit, in words.
pub fn bottom_note(texts: &Texts, public: &Public, bottom: &BottomHalf) -> String {
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
